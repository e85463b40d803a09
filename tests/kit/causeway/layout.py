"""Where the tiles of the line lie: two arms from the middle outwards, which turn at the edges of the table.

The unit is half a tile. The left arm is the right one turned half round, so that they never meet: the right
arm goes right, then down and left again, and so on; the left arm left, then up.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tests.kit.causeway.rules import high, low
from tests.kit.causeway.state import LEFT, RIGHT

REACH: Final = 10.0
"""How far from the middle an arm goes before it turns."""


class Spot(NamedTuple):
    """Where a tile lies, by its centre, and its quarter turns."""

    x: float
    y: float
    turn: int


class Arm:
    """The end of an arm: `x`, `y` is the middle of its open edge, `ahead` the way it goes."""

    def __init__(self, arm: int, first: int) -> None:
        self.sign = 1 if arm == RIGHT else -1
        self.ahead = (self.sign, 0)
        self.across = self.ahead
        """The last way that it went to the right or left."""
        self.x = self.sign * (0.5 if high(first) == low(first) else 1.0)
        self.y = 0.0
        self.double = high(first) == low(first)
        """Whether its last tile lies crosswise."""

    def go(self, length: float) -> tuple[float, float]:
        """The middle of a tile of a length; the edge moves behind it."""
        at = self.x + self.ahead[0] * length / 2, self.y + self.ahead[1] * length / 2
        self.x += self.ahead[0] * length
        self.y += self.ahead[1] * length
        return at

    def bend(self, ahead: tuple[int, int]) -> None:
        """Turn about the last half of a tile, or the middle of a double."""
        side = 1.0 if self.double else 0.5
        self.x += side * ahead[0] - self.ahead[0] / 2
        self.y += side * ahead[1] - self.ahead[1] / 2
        self.ahead = ahead

    def lay(self, tile: int, inner: int) -> Spot:
        """The spot of the next tile, which joins by its number `inner`."""
        double = high(tile) == low(tile)
        if self.ahead[1]:
            self.across = (-self.across[0], 0)
            self.bend(self.across)
        elif not double and abs(self.x + 2 * self.ahead[0]) > REACH:
            self.bend((0, self.sign))
        self.double = double
        if double:
            return Spot(*self.go(1), 0)
        half_round = 0 if inner == low(tile) else 2
        return Spot(*self.go(2), (outwards(self.ahead) + half_round) % 4)

    def following(self) -> Spot:
        """Where another tile, not a double, would lie."""
        kept = vars(self).copy()
        spot = self.lay(1, 0)
        vars(self).update(kept)
        return Spot(spot.x, spot.y, spot.turn % 2)


def outwards(ahead: tuple[int, int]) -> int:
    """Quarter turns of a tile whose greater number, at its top, is to point ahead."""
    return {(0, -1): 0, (1, 0): 1, (0, 1): 2, (-1, 0): 3}[ahead]


def spots(fields: Any) -> tuple[dict[int, Spot], dict[int, Spot]]:
    """Where each tile of the line lies, and where each arm goes on."""
    line = [[int(fields.line[arm, at]) - 1 for at in range(int(fields.length[arm]))] for arm in (LEFT, RIGHT)]
    if not line[RIGHT]:
        return {}, {RIGHT: Spot(0, 0, 1)}
    first = line[RIGHT].pop(0)
    laid = {first: Spot(0, 0, 0 if high(first) == low(first) else 1)}
    open_ends = {}
    for arm, inner in ((LEFT, low(first)), (RIGHT, high(first))):
        end = Arm(arm, first)
        for tile in line[arm]:
            laid[tile] = end.lay(tile, inner)
            inner = high(tile) + low(tile) - inner
        open_ends[arm] = end.following()
    return laid, open_ends
