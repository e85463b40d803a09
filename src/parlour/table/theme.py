"""How everything drawn looks, written once: colours by name in light and dark, and the classes of drawings.

    python -m parlour.table.theme [--check]

writes `web/src/lib/board.css`, where colours are variables that the page switches; standalone pictures
(`table.svg`) get the same rules with the colours put in. A drawing stands in an element of class `drawn`; a
piece of a seat in one of class `seat-0` to `seat-5`; a marked piece or place in one of class `mark-last` and
so on, with a `<rect class="ring">` round it and its badge (`Board.badges`).
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final, Literal, NamedTuple

TARGET: Final = Path(__file__).resolve().parents[3] / "web/src/lib/board.css"
SEATS: Final = 6
LETTERS: Final = "ABCDEF"
"""Every seat is told by its letter and pattern as well as by its colour."""

Scheme = Literal["auto", "light", "dark"]
"""`auto` follows the reader's own setting."""


class Tone(NamedTuple):
    """One colour in both schemes."""

    light: str
    dark: str


PALETTE: Final[dict[str, Tone]] = {
    # the room
    "paper": Tone("#faf6ee", "#1b1815"),
    "card": Tone("#fffdf8", "#25211d"),
    "ink": Tone("#2a2622", "#efe7da"),
    "soft": Tone("#6b6358", "#b3a797"),
    "line": Tone("#e4dccd", "#3a342d"),
    "felt": Tone("#e9e3d3", "#2a2520"),
    "cell": Tone("#f4efe2", "#352f29"),
    "groove": Tone("#d6ccb6", "#1f1b17"),
    "brand": Tone("#24594d", "#7fc7b3"),
    "brand-ink": Tone("#fffdf8", "#14231f"),
    "brass": Tone("#8f5f1c", "#e0b060"),
    "alarm": Tone("#a3271b", "#ff9d8a"),
    # things
    "token": Tone("#fffaf0", "#f3e7d0"),
    "token-edge": Tone("#d3c5aa", "#c4ae85"),
    "token-side": Tone("#bba985", "#8f7a54"),
    "token-ink": Tone("#2a2622", "#2a2622"),
    "token-soft": Tone("#6f5d3f", "#6a5734"),
    "shade": Tone("#cfc4ac", "#14110f"),
    "back": Tone("#2c6558", "#2f6a5d"),
    "back-edge": Tone("#1c463c", "#204a40"),
    "weave": Tone("#7fa99c", "#7fb0a3"),
    # tints of cells and cards, each with an ink that can be read on it
    "green": Tone("#cbe2d9", "#27493f"),
    "green-ink": Tone("#1f5448", "#a5dccb"),
    "clay": Tone("#f0cebf", "#5a3428"),
    "clay-ink": Tone("#823718", "#f6bda3"),
    "violet": Tone("#dcd3ec", "#443a5c"),
    "violet-ink": Tone("#53408a", "#d3c4f5"),
    "blue": Tone("#cbddee", "#2a4560"),
    "blue-ink": Tone("#1c4f80", "#aed3f5"),
    "sand": Tone("#eddcb0", "#54451f"),
    "sand-ink": Tone("#6b4e0c", "#ecd08a"),
    # seats: told apart with every common form of colour blindness, readable as text on paper and card
    "seat-0": Tone("#17509f", "#9ec4fd"),
    "seat-1": Tone("#a23c14", "#f6752a"),
    "seat-2": Tone("#0f7a64", "#47b190"),
    "seat-3": Tone("#701d6e", "#c58af2"),
    "seat-4": Tone("#946a0e", "#ffc03c"),
    "seat-5": Tone("#3b3834", "#efe4d9"),
    "on-seat": Tone("#ffffff", "#1b1815"),
    # the second colour of a seat's pattern lies further from the letter's, so that patterns cost no contrast
    "deep-0": Tone("#0e3a78", "#c3dcff"),
    "deep-1": Tone("#7c2a0a", "#ffa570"),
    "deep-2": Tone("#085a49", "#7fd3b8"),
    "deep-3": Tone("#4f104e", "#dcb6fa"),
    "deep-4": Tone("#6f4e05", "#ffd985"),
    "deep-5": Tone("#1f1d1a", "#fffaf4"),
}

TINTS: Final = ("green", "clay", "violet", "blue", "sand")

SERIF: Final = "'Fraunces', Georgia, 'Times New Roman', serif"
SANS: Final = "'Atkinson Hyperlegible Next', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"

PATTERNS: Final = (
    "none",
    "repeating-linear-gradient(135deg, var(--deep) 0 3px, #0000 3px 8px)",
    "radial-gradient(var(--deep) 1.6px, #0000 2px) 0 0 / 7px 7px",
    "repeating-linear-gradient(0deg, var(--deep) 0 2.5px, #0000 2.5px 7px)",
    "repeating-linear-gradient(45deg, var(--deep) 0 2px, #0000 2px 7px),"
    " repeating-linear-gradient(135deg, var(--deep) 0 2px, #0000 2px 7px)",
    "repeating-linear-gradient(90deg, var(--deep) 0 2.5px, #0000 2.5px 7px)",
)
"""The seats' patterns as CSS backgrounds over their colour; `table.shapes.pattern` draws the same."""

Rule = tuple[str, dict[str, str]]

RULES: Final[tuple[Rule, ...]] = (
    # surfaces
    (".felt", {"fill": "var(--felt)"}),
    (".cell", {"fill": "var(--cell)"}),
    (".well", {"fill": "var(--groove)"}),
    (".paper", {"fill": "var(--paper)"}),
    (".plate", {"fill": "var(--card)", "stroke": "var(--line)"}),
    *((f".{tint}", {"fill": f"var(--{tint})"}) for tint in TINTS),
    *((f".{tint}-ink", {"fill": f"var(--{tint}-ink)"}) for tint in TINTS),
    *((f".{tint}-line", {"stroke": f"var(--{tint}-ink)", "fill": "none"}) for tint in TINTS),
    # words and lines
    (".ink", {"fill": "var(--ink)"}),
    (".soft", {"fill": "var(--soft)"}),
    (".brand", {"fill": "var(--brand)"}),
    (".brass", {"fill": "var(--brass)"}),
    (".rule", {"stroke": "var(--line)", "fill": "none"}),
    (".ink-line", {"stroke": "var(--ink)", "fill": "none"}),
    (".soft-line", {"stroke": "var(--soft)", "fill": "none"}),
    (".brass-line", {"stroke": "var(--brass)", "fill": "none"}),
    (".brand-line", {"stroke": "var(--brand)", "fill": "none"}),
    ("text", {"font-family": SANS, "text-anchor": "middle"}),
    (".left", {"text-anchor": "start"}),
    (".right", {"text-anchor": "end"}),
    (".bold", {"font-weight": "650"}),
    (".head", {"font-family": SERIF, "font-weight": "620"}),
    (
        ".num",
        {"font-family": SERIF, "font-weight": "620", "font-variant-numeric": "lining-nums tabular-nums"},
    ),
    # tiles, cards, backs
    (".shade", {"fill": "var(--shade)"}),
    (".side", {"fill": "var(--token-side)"}),
    (".tile", {"fill": "var(--token)", "stroke": "var(--token-edge)"}),
    (".tile-ink", {"fill": "var(--token-ink)"}),
    (".tile-soft", {"fill": "var(--token-soft)"}),
    (".tile-line", {"stroke": "var(--token-soft)", "fill": "none"}),
    (".back", {"fill": "var(--back)", "stroke": "var(--back-edge)"}),
    (".back-side", {"fill": "var(--back-edge)"}),
    (".weave", {"stroke": "var(--weave)", "fill": "none"}),
    # seats
    (".own", {"fill": "var(--own)"}),
    (".own-deep", {"fill": "var(--deep)"}),
    (".own-ink", {"fill": "var(--on-seat)"}),
    (".own-line", {"stroke": "var(--own)", "fill": "none"}),
    (".own-deep-line", {"stroke": "var(--deep)", "fill": "none"}),
    # marks
    (".ring", {"fill": "none", "stroke": "none"}),
    (".mark-last .ring", {"stroke": "var(--own)", "stroke-width": "3.2"}),
    (".mark-draft .ring", {"stroke": "var(--brand)", "stroke-width": "2.6", "stroke-dasharray": "4.5 3"}),
    (".mark-locked .ring", {"stroke": "var(--soft)", "stroke-width": "1.6"}),
    (
        ".mark-due .ring",
        {
            "stroke": "var(--brass)",
            "stroke-width": "3",
            "stroke-dasharray": "0.1 5",
            "stroke-linecap": "round",
        },
    ),
    (".mark-found .ring", {"stroke": "var(--brass)", "stroke-width": "3"}),
    (".mark-dead .ring", {"stroke": "var(--soft)", "stroke-width": "1.6", "stroke-dasharray": "2 3"}),
    (".mark-refused .ring", {"stroke": "var(--alarm)", "stroke-width": "2.6"}),
    (".mark-dead .body", {"opacity": "0.55"}),
    (".badge", {"fill": "var(--card)", "stroke": "var(--ink)", "stroke-width": "1.2"}),
    (
        ".badge-sign",
        {"fill": "none", "stroke": "var(--ink)", "stroke-width": "1.6", "stroke-linecap": "round"},
    ),
    (".badge-alarm", {"fill": "var(--alarm)", "stroke": "var(--card)", "stroke-width": "1"}),
    (
        ".badge-cross",
        {"fill": "none", "stroke": "var(--card)", "stroke-width": "1.9", "stroke-linecap": "round"},
    ),
    (".badge-brass", {"fill": "var(--brass)", "stroke": "var(--card)", "stroke-width": "1"}),
    (".badge-star", {"fill": "var(--card)"}),
)
"""The classes of drawings. Inside an element of a seat, `--own` and `--deep` are that seat's colours."""

BADGES: Final[dict[str, str]] = {
    "locked": '<circle class="badge" r="6"/>'
    '<path class="badge-sign" d="M-2.6-.4h5.2v3.4h-5.2zM-1.7-.4v-1.4a1.7 1.7 0 0 1 3.4 0v1.4"/>',
    "found": '<circle class="badge-brass" r="6.4"/>'
    '<path class="badge-star" d="M0-4.4 1.2-1.5l3 .1L1.9.6 2.7 3.5 0 1.9l-2.7 1.6.8-2.9-2.3-2 3-.1z"/>',
    "dead": '<circle class="badge" r="6"/><path class="badge-sign" d="M-2.8 0h5.6"/>',
    "refused": '<circle class="badge-alarm" r="6.4"/>'
    '<path class="badge-cross" d="M-2.4-2.4 2.4 2.4M2.4-2.4-2.4 2.4"/>',
}
"""The badges of `Board.badges`: a padlock, a star, a bar, a cross."""

_VARIABLE: Final = re.compile(r"var\(--([a-z0-9-]+)\)")
_OF_SEAT: Final = ("own", "deep")
_NO_SEAT: Final = {"own": "brass", "deep": "brass"}


def colour(name: str, scheme: Literal["light", "dark"]) -> str:
    """A colour of the palette as `#rrggbb`."""
    return PALETTE[name].light if scheme == "light" else PALETTE[name].dark


def standalone(scheme: Scheme) -> str:
    """The rules for a picture on its own, every colour put in; they hold inside `svg.drawn-{scheme}` only.

    >>> ".drawn-dark .felt{fill:#2a2520}" in standalone("dark")
    True
    """
    scope = f".drawn-{scheme}"
    if scheme != "auto":
        return "".join(_written(scope, rule, scheme) for rule in RULES)
    light = "".join(_written(scope, rule, "light") for rule in RULES)
    dark = "".join(_written(scope, rule, "dark") for rule in RULES if "var(" in str(rule))
    return f"{light}@media(prefers-color-scheme:dark){{{dark}}}"


def _written(scope: str, rule: Rule, scheme: Literal["light", "dark"]) -> str:
    """A rule with literal colours; one that has a seat's colour is written for every seat too."""
    selector, declarations = rule
    text = _declared(declarations)
    lines = [f"{scope} {selector}{{{_literal(text, scheme, _NO_SEAT)}}}"]
    if any(f"var(--{name})" in text for name in _OF_SEAT):
        for seat in range(SEATS):
            names = {"own": f"seat-{seat}", "deep": f"deep-{seat}"}
            within = f"{scope} .seat-{seat} {selector},{scope} .seat-{seat}{selector}"
            lines.append(f"{within}{{{_literal(text, scheme, names)}}}")
    return "".join(lines)


def _declared(declarations: dict[str, str]) -> str:
    return ";".join(f"{name}:{value}" for name, value in declarations.items())


def _literal(text: str, scheme: Literal["light", "dark"], names: dict[str, str]) -> str:
    return _VARIABLE.sub(lambda found: colour(names.get(found[1], found[1]), scheme), text)


def page_css() -> str:
    """The stylesheet of the page: colours as variables, and the rules."""
    light = "".join(f"  --{name}: {tone.light};\n" for name, tone in PALETTE.items())
    dark = {name: tone.dark for name, tone in PALETTE.items()}
    inner = "".join(f"    --{name}: {value};\n" for name, value in dark.items())
    outer = "".join(f"  --{name}: {value};\n" for name, value in dark.items())
    parts = [
        "/* Generated by `python -m parlour.table.theme`; do not edit. A test checks it. */\n",
        f":root {{\n  color-scheme: light dark;\n  --serif: {SERIF};\n  --sans: {SANS};\n{light}}}\n",
        f"@media (prefers-color-scheme: dark) {{\n  :root:not([data-theme='light']) {{\n{inner}  }}\n}}\n",
        f":root[data-theme='dark'] {{\n  color-scheme: dark;\n{outer}}}\n",
        ":root[data-theme='light'] {\n  color-scheme: light;\n}\n",
        ":root {\n  --own: var(--brass);\n  --deep: var(--brass);\n  --pattern: none;\n}\n",
    ]
    parts += (
        f".seat-{seat} {{\n  --own: var(--seat-{seat});\n  --deep: var(--deep-{seat});\n"
        f"  --pattern: {PATTERNS[seat]};\n}}\n"
        for seat in range(SEATS)
    )
    parts.append(
        "/* a seat's disc in HTML: its letter on its colour and pattern */\n"
        ".seat-disc {\n  color: var(--on-seat);\n  background: var(--pattern), var(--own);\n}\n"
    )
    for selector, declarations in RULES:
        body = "".join(f"  {name}: {value};\n" for name, value in declarations.items())
        parts.append(f".drawn {selector} {{\n{body}}}\n")
    return "".join(parts)


def main(arguments: list[str]) -> int:
    """Write the page's stylesheet, or with `--check` say whether it is current."""
    wanted = page_css()
    current = TARGET.is_file() and TARGET.read_text(encoding="utf-8") == wanted
    if arguments == ["--check"]:
        if not current:
            print(f"{TARGET} is out of date: run `python -m parlour.table.theme`", file=sys.stderr)
        return 0 if current else 1
    if not current:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
