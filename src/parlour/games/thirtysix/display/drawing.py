"""The table as it is drawn once: squares by layout, reserves, and what to touch for each action."""

from __future__ import annotations

from typing import Final

from parlour.display.board import Area, Board, Face, Place, Touches, drawn_once
from parlour.display.places import EDGE, MARGIN, edges
from parlour.display.svg.shapes import CELL, counter, gate, pawn, rect, texture
from parlour.games.thirtysix.notation.words import COLOUR_WORDS, FILES
from parlour.games.thirtysix.rules.laying import square_of
from parlour.games.thirtysix.state import COLOUR, COLOURS, CORNERS, COUNTERS, GIVE, PASS, SQUARES, TILES
from parlour.kernel.state import Variant

TINTS: Final = ("clay", "green", "blue")
LETTERS: Final = ("R", "G", "B")
SIDE: Final = 36.0
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
    places = [
        Place(f"tile{slot}", *_centre(variant, slot), 2 * CELL, 2 * CELL, f"tile {slot + 1}", touch=False)
        for slot in range(TILES)
    ]
    places += [
        Place(f"gate{slot}", *_centre(variant, slot), 30, 30, f"gate of tile {slot + 1}", touch=False)
        for slot in range(TILES)
    ]
    for x, y, name in spots.values():
        places.append(Place(name, EDGE + (x + 0.5) * CELL, EDGE + (y + 0.5) * CELL, CELL, CELL, name))
    names = edges(FILES[: files[-1] + 1], [str(y + 1) for y in range(ranks[-1] + 1)])
    main = Area("board", "board", str(variant.game.title), width, height, tuple(places), names)
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
            f"{COLOUR_WORDS[colour]} counters",
            "row",
            step,
        )
        for colour in range(COLOURS)
    )
    return Area(f"hand{seat}", "hand", "Reserve", width, COLOURS * height, rows, seat=seat)


def reserve(seat: int, colour: int) -> str:
    """The place of a seat's counters of one colour."""
    return f"reserve{seat}.{LETTERS[colour]}"


def _faces() -> tuple[Face, ...]:
    shown = [
        Face("tile", "tile", rect(1 - CELL, 1 - CELL, 2 * CELL - 2, 2 * CELL - 2, "well", 7), 80, 80),
        Face("gate", "gate", gate(*_GATE), 30, 30, text="/"),
    ]
    for colour in range(COLOURS):
        tint, letter, word = TINTS[colour], LETTERS[colour], COLOUR_WORDS[colour]
        shown += [
            Face(f"square.{letter}", f"{word} square", _square(colour), SIDE, SIDE, text=letter.lower()),
            Face(f"counter.{letter}", f"{word} counter", counter(tint, letter), 22, 22, text=letter),
            Face(f"small.{letter}", f"{word} counter", counter(tint, letter, SMALL), 18, 18, text=letter),
            Face(f"pawn.{letter}", f"{word} pawn", pawn(tint, letter), 26, 32, text=f"({letter})"),
        ]
    return tuple(shown)


def _square(colour: int) -> str:
    """A square of a tile: its tint, and a texture that tells it without colour."""
    half = SIDE / 2
    plain = rect(-half, -half, SIDE, SIDE, TINTS[colour], 5)
    return plain + texture(colour, -half, -half, SIDE, SIDE, TINTS[colour])


def _touches(squares: list[str]) -> tuple[Touches, ...]:
    gifts = tuple((f"=small.{letter}",) for letter in LETTERS)
    colours = tuple(f"Play {word}" for word in COLOUR_WORDS)
    return (
        Touches(0, each=tuple((square,) for square in squares)),
        Touches(PASS, buttons=("Pass",)),
        Touches(COLOUR, buttons=colours),
        Touches(GIVE, each=gifts),
    )
