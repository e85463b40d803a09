"""The counts of `counts.txt` (`parlour.testing.counts`)."""

from __future__ import annotations

from parlour.games.numeria import GAME
from parlour.testing import counts


@counts.each(GAME)
def test_the_counts_of_the_file_hold(block: counts.Block, depth: int) -> None:
    assert counts.holds(GAME, block, depth)
