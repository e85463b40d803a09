"""What the tables are made of: the colours of felt, wood, linen, slate and stone, and the things on them.

A board names its material (`Board.material`). A material is deep, so that ivory stands out from it, and it is
the same by day and by night: things on it have the palette's dark colours, but for those given here. Whatever
lies on a material stands in an element of class `on` and, say, `on-slate`.
"""

from __future__ import annotations

from typing import Final, Literal

Material = Literal["felt", "walnut", "linen", "slate", "stone"]

SHARED: Final[dict[str, str]] = {
    "ink": "#f8f2e6",
    "soft": "#e6ddcc",
    "brand": "#a4e6d2",
    "brass": "#f2c877",
    "alarm": "#ffb9aa",
    # ivory, and five enamels with the inks on them
    "token": "#fffaf0",
    "token-edge": "#d8c8a6",
    "token-side": "#b59e72",
    "green": "#1a5d44",
    "green-ink": "#e4fbf1",
    "clay": "#8c3119",
    "clay-ink": "#ffebe3",
    "violet": "#59418f",
    "violet-ink": "#f1ebff",
    "blue": "#1e4f88",
    "blue-ink": "#e4f2ff",
    "sand": "#6b4a0a",
    "sand-ink": "#fff1d0",
    # rings in the colours of seats
    "seat-0": "#b9d6ff",
    "seat-1": "#ff9f66",
    "seat-2": "#63d3ae",
    "seat-3": "#d7a2ff",
    "seat-4": "#ffd363",
    "seat-5": "#fffaf4",
}
"""Colours on every material."""

MATERIALS: Final[dict[Material, dict[str, str]]] = {
    "felt": {
        "felt": "#0f3d32",
        "cell": "#1f5a4b",
        "groove": "#0a2c24",
        "shade": "#06201a",
        "line": "#2d7261",
        "back": "#7b2d2a",
        "back-edge": "#551b19",
        "weave": "#e2b5a4",
    },
    "walnut": {
        "felt": "#6f4526",
        "cell": "#4c2c17",
        "groove": "#2b180b",
        "shade": "#1f1007",
        "line": "#94633c",
    },
    "linen": {
        "felt": "#243056",
        "cell": "#3b4b7f",
        "groove": "#151d38",
        "shade": "#11182f",
        "line": "#4b5c92",
        "back": "#8a2f3a",
        "back-edge": "#611c26",
        "weave": "#e8b9b0",
    },
    "slate": {
        "felt": "#2f3438",
        "cell": "#484f55",
        "groove": "#191c1e",
        "shade": "#131517",
        "line": "#596068",
    },
    "stone": {
        "felt": "#3d1f20",
        "cell": "#7f554b",
        "groove": "#522c2a",
        "shade": "#220f10",
        "line": "#8f6257",
    },
}
"""The colours of materials by name; the first is the default."""

GRAIN: Final[dict[Material, str]] = {
    "felt": "radial-gradient(#ffffff09 .7px, #0000 1px) 0 0 / 4px 4px, "
    "radial-gradient(#0000001c .7px, #0000 1px) 2px 2px / 4px 4px",
    "walnut": "repeating-linear-gradient(91deg, #0002 0 1px, #0000 2px 7px, #fff1 8px 9px, #0000 10px 17px), "
    "repeating-linear-gradient(89.4deg, #0000 0 23px, #0003 25px, #0000 31px 53px)",
    "linen": "repeating-linear-gradient(0deg, #ffffff0c 0 1px, #0000 1px 3px), "
    "repeating-linear-gradient(90deg, #00000024 0 1px, #0000 1px 3px)",
    "slate": "repeating-linear-gradient(118deg, "
    "#fff1 0 1px, #0000 2px 13px, #0002 14px 15px, #0000 16px 37px)",
    "stone": "repeating-linear-gradient(37deg, #0000 0 46px, #fff1 48px, #0000 51px 97px), "
    "repeating-linear-gradient(152deg, #0000 0 61px, #0003 64px, #0000 68px 131px)",
}
"""The texture of each material, as CSS backgrounds over its colour."""
