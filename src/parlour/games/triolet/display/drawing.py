"""The table as it is drawn once: board, hands and bag, and what to touch for each action."""

from __future__ import annotations

from typing import Final

from parlour.display.board import Area, Board, Face, Place, Touches, drawn_once
from parlour.display.places import beside, edges, grid, grid_size, hand, numbers
from parlour.display.svg.shapes import (
    TILE,
    again,
    cells,
    group,
    path,
    pouch,
    sign,
    star,
    tile,
    tile_back,
    wild,
)
from parlour.games.triolet.locales import say
from parlour.games.triolet.notation.words import COLUMNS, JOKER_SIGN, cell_name
from parlour.games.triolet.state import (
    CELLS,
    CENTRE,
    DOUBLE,
    END,
    HAND,
    PASS,
    PLACE,
    PLACE_JOKER,
    PLAIN,
    REPEAT,
    SIZE,
    SPACE,
    SWAP,
    SWAP_JOKER,
    TRIPLE,
    VALUES,
)
from parlour.kernel.state import Variant

ROWS: Final = numbers(SIZE)
BAG: Final = "bag"
BACK: Final = "back"
JOKER_FACE: Final = "joker"

TINTS: Final = {DOUBLE: "green", TRIPLE: "clay", REPEAT: "violet"}
SIGNS: Final = {DOUBLE: "×2", TRIPLE: "×3", REPEAT: "↻"}
STAR: Final = "★"


@drawn_once
def board(variant: Variant) -> Board:
    """The table for a game's options: jokers and seats change what lies on it."""
    title, slug, jokers = str(variant.game.title), variant.game.slug, variant.options["jokers"] != "0"
    width, height = grid_size(SIZE, SIZE)
    places = grid(COLUMNS, ROWS, label=_label, text=_text)
    middle = Area(
        "board",
        "board",
        say.now("board"),
        width,
        height,
        places,
        _drawing(places),
        columns=tuple(COLUMNS),
        rows=ROWS,
    )
    bag = beside(BAG, say.now("bag"), 64, 80, group(pouch(), 32, 40), label=say.now("bag-place"))
    hands = (hand(seat, HAND, label=say.now("hand")) for seat in range(variant.seats))
    return Board(slug, title, (middle, bag, *hands), _faces(jokers), _touches(jokers), (END,), source=BAG)


def _label(y: int, x: int) -> str:
    name, kind = cell_name(SIZE * y + x), int(SPACE[y, x])
    if y == x == CENTRE:
        return say.now("start-space", cell=name)
    if kind == DOUBLE:
        return say.now("double-space", cell=name)
    if kind == TRIPLE:
        return say.now("triple-space", cell=name)
    return say.now("repeat-space", cell=name) if kind == REPEAT else name


def _text(y: int, x: int) -> str:
    return STAR if y == x == CENTRE else SIGNS.get(int(SPACE[y, x]), "")


def _drawing(places: tuple[Place, ...]) -> str:
    """The spaces: plain ones first, then each kind with its sign, and a star to start on."""
    spots = [(place.x, place.y) for place in places]
    kinds = [int(kind) for kind in SPACE.flat]
    drawn = cells(spot for spot, kind in zip(spots, kinds, strict=True) if kind == PLAIN)
    for special, tint in TINTS.items():
        found = [i for i, kind in enumerate(kinds) if kind == special]
        drawn += cells((spots[i] for i in found), f"{tint} brass-edge")
        for i in found:
            if i == SIZE * CENTRE + CENTRE:
                drawn += path(star(*spots[i], 11), f"{tint}-ink")
            elif special == REPEAT:
                drawn += again(*spots[i], 8, tint)
            else:
                drawn += sign(*spots[i], SIGNS[special], tint)
    return edges(COLUMNS, ROWS) + drawn


def _faces(jokers: bool) -> tuple[Face, ...]:
    shown = [Face(str(value), str(value), tile(str(value)), TILE, TILE) for value in range(VALUES)]
    shown.append(Face(BACK, say.now("token-back"), tile_back(), TILE, TILE, back=True, text="▒"))
    if jokers:
        shown.append(Face(JOKER_FACE, say.now("joker"), wild(), TILE, TILE, text=JOKER_SIGN))
        shown += [
            Face(
                f"{JOKER_FACE}.{value}",
                say.now("joker-as", value=value),
                wild(str(value)),
                TILE,
                TILE,
                text=f"{JOKER_SIGN}{value}",
            )
            for value in range(VALUES)
        ]
    return tuple(shown)


def _touches(jokers: bool) -> tuple[Touches, ...]:
    spaces = tuple(cell_name(cell) for cell in range(CELLS))
    values = tuple(f"={value}" for value in range(VALUES))
    blocks = [
        Touches(PLACE, axes=(values, spaces)),
        Touches(END, buttons=(say.now("button-end"),)),
        Touches(SWAP, each=tuple((value, BAG) for value in values)),
        Touches(PASS, buttons=(say.now("button-pass"),)),
    ]
    if jokers:
        forms = tuple(f"={JOKER_FACE}.{value}" for value in range(VALUES))
        blocks.append(Touches(PLACE_JOKER, axes=(forms, spaces)))
        blocks.append(Touches(SWAP_JOKER, each=((f"={JOKER_FACE}", BAG),)))
    return tuple(blocks)
