"""How Causeway looks: the line on the felt, its open ends, hands and the boneyard."""

from __future__ import annotations

from typing import Final

from parlour.display.board import Area, Board, Face, Place, Touches, drawn_once
from parlour.display.places import beside, hand
from parlour.display.svg.shapes import disc, rect, slab, tile_back
from parlour.kernel.state import Variant
from tests.kit.causeway.display.pieces import ARMS as ENDS
from tests.kit.causeway.display.pieces import HALF
from tests.kit.causeway.notation import ARMS, name
from tests.kit.causeway.rules import high, low
from tests.kit.causeway.state import DRAW, PASS, TILES

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


@drawn_once
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
