"""How Causeway looks: the line on the felt, its open ends, hands and the boneyard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from parlour.display.board import Area, Board, Face, Place, Touches
from parlour.display.places import beside, hand
from parlour.display.scene import Counter, LogLine, Preview, Scene, Seat
from parlour.display.svg.shapes import disc, rect, slab, tile_back
from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.state import Variant
from tests.kit.causeway.display import pieces as pieces
from tests.kit.causeway.display.pieces import ARMS as ENDS
from tests.kit.causeway.display.pieces import HALF
from tests.kit.causeway.notation import ARMS, name
from tests.kit.causeway.rules import drawer, high, low, tiles, turn
from tests.kit.causeway.state import DEAL, DRAW, HIDDEN_TILE, LAID, PASS, TILES

W, H = HALF - 1, 2 * HALF - 1
"""Of a tile: neighbours do not quite touch."""
WIDE: Final = 26 * HALF
HIGH: Final = 18 * HALF
ZOOM: Final = 2.6
WELL: Final = rect(0, 0, 1.4 * W, 1.2 * H, "well", 8)
SLOTS: Final = 10
BACK: Final = "back"
END: Final = "end"
PIPS: Final = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


def board(variant: Variant) -> Board:
    """The felt with the line and its ends, the boneyard, a hand for each seat."""
    line = Place("line", WIDE / 2, HIGH / 2, WIDE, HIGH, "the line", "free")
    ends = Place("ends", WIDE / 2, HIGH / 2, WIDE, HIGH, "the open ends", "free", touch_only=True)
    every = [name(tile) for tile in range(TILES)]
    return Board(
        game=variant.game.slug,
        title=str(variant.game.title),
        areas=(
            Area("felt", "board", "Line", WIDE, HIGH, (line, ends), zoom=ZOOM),
            beside("yard", "Boneyard", 1.4 * W, 1.2 * H, WELL, label="boneyard"),
            *(hand(seat, SLOTS, W, H, label="hand") for seat in range(variant.seats)),
        ),
        faces=(
            *(_face(tile) for tile in range(TILES)),
            Face(BACK, "a tile face down", tile_back(W, H), W, H, back=True, text="#"),
            Face(END, "an open end", rect(-W / 2 + 2, -H / 2 + 2, W - 4, H - 4, "well", 7), W, H),
        ),
        touches=(
            Touches(
                0,
                axes=(tuple(f"={one}" for one in every), tuple(f"@{ENDS + arm}" for arm in range(len(ARMS)))),
            ),
            Touches(DRAW, each=(("yard",),)),
            Touches(PASS, buttons=("Pass", "Deal again")),
        ),
        source="yard",
    )


def _face(tile: int) -> Face:
    """Upright, the greater number at the top."""
    halves = ((high(tile), -HALF / 2), (low(tile), HALF / 2))
    dots = [disc(x * 8, at - 0.9 + y * 8, 2.9, "tile-ink") for n, at in halves for x, y in PIPS[n]]
    bar = rect(-W / 2 + 5, -1.6, W - 10, 1.4, "tile-soft")
    text = f"{high(tile)}\n{low(tile)}"
    label = f"{high(tile)} {low(tile)}"
    return Face(name(tile), label, bar + "".join(dots), W, H, text=text, body=(slab(W, H), slab(H, W)))


def scene(variant: Variant, fields: Any, seat: int) -> Scene:
    """The table as a seat sees it."""
    return Scene(
        seat,
        tuple(
            Seat(int(fields.points[one]), (Counter("in hand", int(fields.held[one])),))
            for one in range(variant.seats)
        ),
        _sentence(fields, int(turn(fields)), seat),
        status=f"Deal {int(fields.deal)} of {int(fields.deals)}, {int(fields.yard)} in the boneyard",
    )


def _sentence(fields: Any, due: int, seat: int) -> str:
    if due == OVER:
        return "The last deal is over."
    if due == CHANCE:
        return "Tiles are dealt."
    if fields.open:
        return "The deal is over: deal again." if due >> seat & 1 else "The deal is over."
    if not due >> seat & 1:
        return "The others are at it."
    return "Lay a tile at an end, or draw." if fields.yard else "Lay a tile at an end, or pass."


def tell(variant: Variant, before: Any, actor: int, action: int, after: Any, seat: int) -> LogLine | None:
    """Tiles laid and drawn; what a deal scored."""
    if actor == CHANCE:
        mine = action != HIDDEN_TILE and before.drawing and drawer(before) == seat
        return LogLine(f"You draw {name(action)}") if mine else None
    words = {DRAW: "draws a tile", PASS: "passes", DEAL: "deals again"}
    text = words.get(action) or f"lays {name(action // 2)} at the {ARMS[action % 2]}"
    if not after.open:
        return LogLine(text)
    gain = int(after.points[actor]) - int(before.points[actor])
    return LogLine(f"{text}; all hands are turned up", gain or None)


def preview(variant: Variant, before: Any, actions: Sequence[int], after: Any, seat: int) -> Preview | None:
    """The tile to be laid."""
    if not actions:
        return None
    action = actions[-1]
    if action < DRAW:
        return Preview(f"Lay {name(action // 2)}", f"{name(action // 2)} goes to the {ARMS[action % 2]}.")
    return Preview({DRAW: "Draw", PASS: "Pass", DEAL: "Deal"}[action], "")


def ending(variant: Variant, fields: Any) -> str:
    """There is one way to end."""
    laid = int((fields.where[: tiles(fields)] == LAID).sum())
    return f"All {int(fields.deals)} deals are played; {laid} tiles lie on the table."
