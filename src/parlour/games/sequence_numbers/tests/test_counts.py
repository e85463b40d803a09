"""The counts of `counts.txt` (`parlour.testing.counts`)."""

from __future__ import annotations

import pytest

from parlour.games.sequence_numbers import GAME
from parlour.testing import counts


@pytest.mark.parametrize(
    ("block", "depth"),
    [
        pytest.param(block, depth, marks=[pytest.mark.long] if int(block[str(depth)]) > counts.MOST else [])
        for block, depth in counts.cases(GAME)
    ],
)
def test_the_counts_of_the_file_hold(block: counts.Block, depth: int) -> None:
    assert counts.sequences(GAME, counts.start_of(GAME, block), depth) == int(block[str(depth)])
