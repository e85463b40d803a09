"""What never changes during a game: areas, places, faces, and the touch table.

Everything is measured in board units; an area has its own origin. Browsers load a board once, by its hash;
after that only pieces move. Drawings are SVG fragments with the CSS classes of `display.svg.theme`, never
literal colours, so they work in light and dark.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache, wraps
from typing import Any, Final, Literal, TypeVar, cast

import msgspec

from parlour.display.game_words import GameWords, game_words
from parlour.display.phrases import Phrases, phrases
from parlour.display.scene import Piece
from parlour.display.svg.materials import Material
from parlour.display.svg.theme import BADGES
from parlour.kernel import language
from parlour.kernel.digest import digest
from parlour.kernel.state import Variant

BOARDS_KEPT: Final = 32
"""Boards cached per game, for the options used last."""

Role = Literal["board", "hand", "side", "seat"]
"""Where an area goes on the page: `board` fills it; `hand` is at the viewer's thumb if its seat is mine;
`side` is beside the board; `seat` is a player's own board: mine is large, the others' are small and open on
touch."""

Spread = Literal["stack", "row", "column", "free"]
"""How several pieces share a place: stacked, in a row from the left, in a column from the top, or free, each
at its own `x`, `y` from the place's centre. `lie` computes the positions."""


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place for pieces: `x`, `y` are the centre, `w`, `h` the size, all in board units."""

    id: str
    x: float
    y: float
    w: float
    h: float
    label: str
    """What a screen reader says: "h8, double"."""
    spread: Spread = "stack"
    step: float = 0
    """Distance between spread pieces; they move closer together if they would not fit."""
    touch: bool = True
    """Whether it can be touched at all (piles may be for looking only)."""
    text: str = ""
    """The text of an empty place in a terminal; "" for a dot."""
    own: str = ""
    """The place's ref in the touch table for the seat of its area, where actions concern the actor's own
    board or hand. Several places may share one."""
    touch_only: bool = False
    """Whether it and its pieces only exist to be touched, like the open ends of a layout: terminals and
    descriptions leave it out."""


class Area(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the table with its own drawing: the board, a hand, a pile beside it."""

    id: str
    role: Role
    title: str
    w: float
    h: float
    places: tuple[Place, ...]
    drawing: str = ""
    """SVG under the pieces, in board units."""
    seat: int = -1
    """The owner's seat; -1 for none."""
    columns: tuple[str, ...] = ()
    """Names of the columns of places from left to right, for terminals; the drawing shows them already."""
    rows: tuple[str, ...] = ()
    """Names of the rows of places from top to bottom."""
    zoom: float = 1
    """How far it may be zoomed while all its pieces stay in sight, for layouts that grow.

    `display.frame` computes the part shown.
    """
    longer: float = 0
    """How much taller the area may be made where there is room: its columns, which are lowest, get that much
    longer, and their drawing has the class `column`."""


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """One side of a piece: an SVG fragment centred on 0,0 and a spoken name.

    A back is a face too; `back` says so.
    """

    id: str
    label: str
    drawing: str
    w: float
    h: float
    back: bool = False
    text: str = ""
    """The text of the face in a terminal; "" for the id."""
    name: str = ""
    """The name of the face in words (`display.saying.FACE`), the same in every language."""
    body: tuple[str, ...] = ()
    """The body under the drawing, which is not turned with it so that its shadow stays below: upright, and
    after a quarter turn. Both have the size of the face, the second turned."""


Ref = str
"""What a person touches: a place's id; a place of the actor's own, by its `own`; `=7` for any piece with face
"7", or a kind of it such as "7.b", in the actor's hand, `=joker.7` also for one with face "joker" that is to
become a "joker.7"; `@3` for the piece with the id "3", wherever it lies; `*` for any piece in the
place touched last."""


class Touches(msgspec.Struct, frozen=True, omit_defaults=True):
    """A block of action numbers, with what to touch for each, in order.

    With `axes`, the block is their product in row-major order: action `first + i * len(axes[1]) + j` is
    `axes[0][i]` then `axes[1][j]`. With `each`, action `first + i` is the refs of `each[i]`. With `buttons`,
    action `first + i` is a button with that label, for actions without a thing to touch (end, pass), or with
    `each` besides.

    `quick`: touching the first thing is enough if only one action is left; it can still be dragged to the
    next thing. `any_order`: the things may be touched in any order. `quiet`: places are not highlighted,
    because finding them is part of the game; touching a wrong one is answered with the reason. `obvious`:
    while one is legal its button is the one to press; pressing it or touching its thing is the whole turn.
    `final`: its button ends the game, and is asked about before it is played.
    """

    first: int
    axes: tuple[tuple[Ref, ...], ...] = ()
    each: tuple[tuple[Ref, ...], ...] = ()
    buttons: tuple[str, ...] = ()
    quick: bool = False
    any_order: bool = False
    quiet: bool = False
    obvious: bool = False
    final: bool = False

    def count(self) -> int:
        """The number of actions in the block."""
        if self.axes:
            total = 1
            for axis in self.axes:
                total *= len(axis)
            return total
        return len(self.each) or len(self.buttons)

    def at(self, i: int) -> tuple[Ref, ...]:
        """What to touch for action `first + i`; empty for a button."""
        if self.axes:
            refs: list[Ref] = []
            for axis in reversed(self.axes):
                i, k = divmod(i, len(axis))
                refs.append(axis[k])
            return tuple(reversed(refs))
        return self.each[i] if self.each else ()


class Board(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """Everything about a table that is drawn once, for one game with its options."""

    game: str
    title: str
    areas: tuple[Area, ...]
    faces: tuple[Face, ...]
    touches: tuple[Touches, ...]
    closing: tuple[int, ...] = ()
    """Action numbers that end a turn of several parts: the one big button."""
    direct: bool = False
    """Whether one touched action is a whole turn and committed at once, without a draft."""
    source: str = ""
    """The place that appearing pieces come from and leaving pieces go to: the bag, the pile."""
    material: Material = "felt"
    """The material of the table; pieces are drawn in colours that stand out from it."""
    badges: dict[str, str] = msgspec.field(default_factory=lambda: dict(BADGES))
    """By mark: an SVG fragment about 12 units across, centred on 0,0, for the piece's top right corner, so
    that no mark relies on colour alone. Marks told apart by their ring have none."""
    phrases: Phrases | None = None
    """The messages for the numbers of `display.saying`; None before it is `drawn_once`."""
    words: GameWords | None = None
    """The names of the game and its options; None before it is `drawn_once`."""

    @cached_property
    def json(self) -> bytes:
        """The encoded board, as it is sent."""
        return msgspec.json.encode(self)

    @cached_property
    def hash(self) -> str:
        """Identifies the board permanently: the same hash is the same board."""
        return digest(self.json)

    @cached_property
    def place(self) -> dict[str, Place]:
        """Places by id."""
        return {place.id: place for area in self.areas for place in area.places}

    @cached_property
    def own(self) -> frozenset[str]:
        """The refs to an actor's own places."""
        return frozenset(place.own for place in self.place.values() if place.own)

    @cached_property
    def face(self) -> dict[str, Face]:
        """Faces by id."""
        return {face.id: face for face in self.faces}

    def block(self, action: int) -> Touches | None:
        """The block of the touch table that has an action; None if the table lacks it."""
        return next((touch for touch in self.touches if 0 <= action - touch.first < touch.count()), None)

    def refs(self, action: int) -> tuple[Ref, ...] | str | None:
        """What to touch for an action: refs, a button's label, or None if the touch table lacks it."""
        block = self.block(action)
        if block is None:
            return None
        i = action - block.first
        return block.buttons[i] if block.buttons else block.at(i)


_DRAWS = TypeVar("_DRAWS", bound=Callable[[Any], Board])


def drawn_once(draw: _DRAWS) -> _DRAWS:
    """Draws boards in the current language, with their words, and caches the most recent ones.

    For functions of a game's package `display`.
    """
    package = draw.__module__.rpartition(".display")[0]

    @lru_cache(maxsize=BOARDS_KEPT)
    def drawn(language: str, variant: Variant) -> Board:
        words = game_words(variant)
        return msgspec.structs.replace(draw(variant), phrases=phrases(package, language), words=words)

    @wraps(draw)
    def board(variant: Variant) -> Board:
        return drawn(language.spoken(), variant)

    return cast(_DRAWS, board)


def lie(place: Place, piece: Piece, count: int) -> tuple[float, float]:
    """The centre of a piece among the `count` pieces of its place, in units of the area.

    The first of a spread lies half a step from the start edge; if `count` steps do not fit, they shrink so
    that the last lies half a step from the end edge.

    >>> hand = Place("hand0", 60, 20, 120, 40, "your hand", "row", 40)
    >>> [lie(hand, Piece("", "", "", i), 3) for i in range(3)], lie(hand, Piece("", "", "", 4), 5)
    ([(20.0, 20), (60.0, 20), (100.0, 20)], (100.0, 20))
    """
    if place.spread == "free":
        return place.x + piece.x, place.y + piece.y
    if place.spread == "stack":
        return place.x, place.y
    long = place.w if place.spread == "row" else place.h
    step = place.step if count < 2 else min(place.step, (long - place.step) / (count - 1))
    along = place.step / 2 - long / 2 + piece.order * step
    return (place.x + along, place.y) if place.spread == "row" else (place.x, place.y + along)


def size(face: Face, piece: Piece) -> tuple[float, float]:
    """Width and height of a piece, turned as it lies."""
    return (face.h, face.w) if piece.turn % 2 else (face.w, face.h)


def spoken(board: Board, refs: Sequence[Ref]) -> str:
    """Refs in words, for labels and speech; pieces referred to by id are left out."""
    own = {place.own: place for place in board.place.values() if place.own}
    places = own | board.place
    names = [
        board.face[r[1:]].label if r.startswith("=") else places[r].label
        for r in refs
        if not r.startswith("@")
    ]
    return ", ".join(names)
