"""Rendering for environments: as text, on the screen, or as an array of pixels."""

from __future__ import annotations

import io
import sys
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.errors import ParlourError
from parlour.kernel.state import State

MODES: Final = ("human", "ansi", "rgb_array")
FRAMES_A_SECOND: Final = 4
PAPER: Final = "#ffffff"


def rendered(state: State, mode: str | None, seat: int | None = None) -> Any:
    """The table as a seat sees it (None: the seat to act).

    `ansi`: as a text. `human`: the text is printed. `rgb_array`: pixels, (height, width, 3) of uint8.
    """
    if mode == "rgb_array":
        return pixels(state, seat)
    text = state.drawing(seat)
    if mode == "ansi":
        return text
    if mode == "human":
        print(text, file=sys.stdout)
    return None


def pixels(state: State, seat: int | None = None) -> NDArray[np.uint8]:
    """Return the picture of a position that notebooks show, as pixels: (height, width, 3) of uint8."""
    drawn = state.svg(seat)
    if drawn is None:
        raise ParlourError(f"{state.game.title} has no table to draw")
    try:
        import resvg_py
        from PIL import Image
    except ImportError as error:
        raise ParlourError(f"pictures as pixels need {error.name}: pip install parlour[lab]") from None
    png = resvg_py.svg_to_bytes(svg_string=drawn, background=PAPER)
    with Image.open(io.BytesIO(bytes(png))) as image:
        return np.asarray(image.convert("RGB"), np.uint8)
