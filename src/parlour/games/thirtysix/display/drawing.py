"""The table as it is drawn once: squares by layout, reserves, and what to touch for each action."""

from __future__ import annotations

from typing import Final

from parlour.display.board import Area, Board, Face, Place, Touches, drawn_once
from parlour.display.places import EDGE, MARGIN, edges
from parlour.display.svg.shapes import CELL, counter, gate, pawn, rect, texture
from parlour.games.thirtysix.locales import say
from parlour.games.thirtysix.notation.words import COLOUR_WORDS, FILES
from parlour.games.thirtysix.rules.laying import square_of
from parlour.games.thirtysix.state import COLOUR, COLOURS, CORNERS, COUNTERS, GIVE, PASS, SQUARES, TILES
from parlour.kernel.state import Variant

TINTS: Final = ("clay", "green", "blue")
LETTERS: Final = ("R", "G", "B")
SIDE: Final = 37.4
"""Width and height of a square; a gap of felt and the rim of its tile lie round it."""
_GATE: Final = (-9.0, -9.0, 9.0, 9.0)
SMALL: Final = 9.0
"""Radius of a counter in a reserve."""


@drawn_once
def board(variant: Variant) -> Board:
    """The table for a game's options: the layout and the number of seats change it."""
    spots = positions(variant)
    files = sorted({x for x, _, _ in spots.values()})
    ranks = sorted({y for _, y, _ in spots.values()})
    width, height = EDGE + (files[-1] + 1) * CELL + MARGIN, EDGE + (ranks[-1] + 1) * CELL + MARGIN
    centres = [_centre(variant, slot) for slot in range(TILES)]
    places = [
        Place(
            f"tile{slot}",
            *at,
            2 * CELL,
            2 * CELL,
            say.now("tile-place", number=slot + 1),
            touch=False,
            text=" ",
        )
        for slot, at in enumerate(centres)
    ]
    places += [
        Place(f"gate{slot}", *at, 30, 30, say.now("gate-place", number=slot + 1), touch=False, text=" ")
        for slot, at in enumerate(centres)
    ]
    for x, y, name in spots.values():
        places.append(Place(name, EDGE + (x + 0.5) * CELL, EDGE + (y + 0.5) * CELL, CELL, CELL, name))
    names = edges(FILES[: files[-1] + 1], [str(y + 1) for y in range(ranks[-1] + 1)])
    main = Area(
        "board",
        "board",
        str(variant.game.title),
        width,
        height,
        tuple(places),
        names,
        columns=tuple(FILES[x] for x in files),
        rows=tuple(str(y + 1) for y in ranks),
    )
    return Board(
        game=variant.game.slug,
        title=str(variant.game.title),
        areas=(main, *(_reserve(seat) for seat in range(variant.seats))),
        faces=_faces(),
        touches=_touches([spots[square][2] for square in range(SQUARES)]),
        material="slate",
    )


def positions(variant: Variant) -> dict[int, tuple[int, int, str]]:
    """Each square's file, rank and name, by its number."""
    fields = variant.blank()
    found = {}
    for slot in range(TILES):
        for corner in range(CORNERS):
            x = int(fields.layout[slot, 0]) + corner % 2
            y = int(fields.layout[slot, 1]) + corner // 2
            found[int(square_of(fields, slot, corner))] = (x, y, f"{FILES[x]}{y + 1}")
    return found


def _centre(variant: Variant, slot: int) -> tuple[float, float]:
    x, y = variant.blank().layout[slot]
    return EDGE + (int(x) + 1) * CELL, EDGE + (int(y) + 1) * CELL


def _reserve(seat: int) -> Area:
    """A seat's unplayed counters: a row for each colour."""
    step, height = 2 * SMALL + 3, 2 * SMALL + 6
    width = COUNTERS * step + 6
    rows = tuple(
        Place(
            reserve(seat, colour),
            width / 2,
            (colour + 0.5) * height,
            width,
            height,
            say.now("counters-of", colour=COLOUR_WORDS[colour]),
            "row",
            step,
        )
        for colour in range(COLOURS)
    )
    return Area(f"hand{seat}", "hand", say.now("reserve"), width, COLOURS * height, rows, seat=seat)


def reserve(seat: int, colour: int) -> str:
    """The place of a seat's counters of one colour."""
    return f"reserve{seat}.{LETTERS[colour]}"


def _faces() -> tuple[Face, ...]:
    rim = rect(1 - CELL, 1 - CELL, 2 * CELL - 2, 2 * CELL - 2, "well", 7)
    shown = [
        Face("tile", say.now("tile"), rim, 80, 80, text=" "),
        Face("gate", say.now("gate"), gate(*_GATE), 30, 30, text="\\"),
    ]
    for colour in range(COLOURS):
        tint, letter, word = TINTS[colour], LETTERS[colour], COLOUR_WORDS[colour]
        square, piece = say.now("square", colour=word), say.now("counter", colour=word)
        standing = say.now("pawn", colour=word)
        shown += [
            Face(f"square.{letter}", square, _square(colour), SIDE, SIDE, text=letter.lower()),
            Face(f"counter.{letter}", piece, counter(tint, colour), 22, 22, text=letter),
            Face(f"small.{letter}", piece, counter(tint, colour, SMALL), 18, 18, text=letter),
            Face(f"pawn.{letter}", standing, pawn(tint, colour), 26, 32, text=f"({letter})"),
        ]
    return tuple(shown)


def _square(colour: int) -> str:
    """A square of a tile: its tint, and a texture that tells it without colour."""
    half = SIDE / 2
    plain = rect(-half, -half, SIDE, SIDE, TINTS[colour], 5)
    return plain + texture(colour, -half, -half, SIDE, SIDE, TINTS[colour])


def _touches(squares: list[str]) -> tuple[Touches, ...]:
    colours = tuple(say.now("button-play", colour=word) for word in COLOUR_WORDS)
    return (
        Touches(0, each=tuple((square,) for square in squares)),
        Touches(PASS, buttons=(say.now("button-pass"),)),
        Touches(COLOUR, buttons=colours),
        Touches(GIVE, each=gifts()),
    )


def gifts() -> tuple[tuple[str], ...]:
    """What to touch to give a counter away, by colour: one in the own reserve."""
    return tuple((f"=small.{letter}",) for letter in LETTERS)
