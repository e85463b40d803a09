"""Where the tiles of the line lie: two arms from the middle outwards, which turn at the edges of the table.

The unit is a quarter of a tile. The left arm is the right one turned half round, so that they never meet: the
right arm goes right, then down and left again, and so on; the left arm left, then up.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.kernel.compile.decorators import compiled
from tests.kit.causeway.rules import high, low
from tests.kit.causeway.state import RIGHT

REACH: Final = 20
"""How far from the middle an arm goes before it turns."""


class End(NamedTuple):
    """The end of an arm, and the tile laid last."""

    sign: int
    """1 for the right arm, -1 for the left."""
    ahead_x: int
    ahead_y: int
    """The way it goes."""
    across: int
    """The last way that it went to the right or left."""
    x: int
    y: int
    """The middle of its open edge."""
    double: bool
    """Whether the last tile lies crosswise."""
    tile_x: int
    tile_y: int
    turn: int
    """The last tile's centre, and its quarter turns."""


@compiled
def middle(arm: int, first: int) -> End:
    """Return an arm that only the first tile belongs to."""
    sign = 1 if arm == RIGHT else -1
    double = high(first) == low(first)
    return End(sign, sign, 0, sign, sign if double else 2 * sign, 0, double, 0, 0, 0 if double else 1)


@compiled
def lay(end: End, tile: int, inner: int) -> End:
    """Return the arm with another tile, which joins by its number `inner`."""
    double = high(tile) == low(tile)
    x, y, ahead_x, ahead_y, across = end.x, end.y, end.ahead_x, end.ahead_y, end.across
    to_x, to_y = ahead_x, ahead_y
    if ahead_y:
        across = -across
        to_x, to_y = across, 0
    elif not double and abs(x + 4 * ahead_x) > REACH:
        to_x, to_y = 0, end.sign
    if to_x != ahead_x or to_y != ahead_y:  # about the last half of a tile, or the middle of a double
        side = 2 if end.double else 1
        x += side * to_x - ahead_x
        y += side * to_y - ahead_y
    half = 1 if double else 2
    turn = 0 if double else (outwards(to_x, to_y) + (0 if inner == low(tile) else 2)) % 4
    return End(
        end.sign, to_x, to_y, across, x + 2 * half * to_x, y + 2 * half * to_y, double,
        x + half * to_x, y + half * to_y, turn,
    )  # fmt: skip


@compiled
def following(end: End) -> End:
    """Return the arm with one more tile, not a double, whose numbers do not matter."""
    laid = lay(end, 1, 0)
    return End(
        laid.sign, laid.ahead_x, laid.ahead_y, laid.across, laid.x, laid.y, laid.double,
        laid.tile_x, laid.tile_y, laid.turn % 2,
    )  # fmt: skip


@compiled
def outwards(ahead_x: int, ahead_y: int) -> int:
    """Return the quarter turns of a tile whose greater number, at its top, is to point ahead."""
    if ahead_y:
        return 0 if ahead_y < 0 else 2
    return 1 if ahead_x > 0 else 3
