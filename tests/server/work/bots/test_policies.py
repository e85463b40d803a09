"""A trained policy's file at a table: it plays, and sees what the environment it learned in would show it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from parlour.games import find
from parlour.kernel.state import State, Variant
from parlour.lab.encoding import Encoding
from parlour.lab.policy import Policy, seat_at_tables
from parlour.lab.sitting import Sitting
from parlour.search import choose
from parlour.search.levels import remove_level
from tests.server.people import Person, serving, together, visiting
from tests.sources import ROOT

pytestmark = pytest.mark.anyio

LEARNER = ROOT / "docs/examples/learner.npz"
ME = {"kind": "me", "name": "Anna"}


@pytest.fixture
def level() -> Iterator[str]:
    made = seat_at_tables(LEARNER)
    yield made.name
    remove_level(made.name)


async def test_a_policy_sits_at_a_table_under_the_observation_it_learned_from(
    level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    policy = Policy.load(LEARNER)
    game = find(policy.game)
    rows: list[NDArray[np.float32]] = []
    turns: list[tuple[State, int, list[int]]] = []
    scores = Policy.scores

    def noted(self: Policy, row: NDArray[np.float32]) -> NDArray[np.float32]:
        rows.append(row)
        return scores(self, row)

    def watched(view: State, name: str, seed: int, *memory: object) -> Sequence[int]:
        first, run = len(rows), choose(view, name, seed)
        turns.append((view, first, run))
        return run

    monkeypatch.setattr(Policy, "scores", noted)
    with serving(tmp_path, bots=watched) as served:
        async with visiting(served.url) as site:
            table, _, tokens = await site.make(ME, {"kind": "bot", "level": level}, game=game)
            async with Person(served.url, table, tokens[0]) as anna:
                await together([anna], Random(1), 6)
    assert turns
    variant = turns[0][0].variant
    own = Encoding(Variant.of(game, **policy.options)).within(Encoding(variant))
    sitting = Sitting(variant)
    for view, first, run in turns:
        assert view.viewer == 1
        sitting.state = view  # the environment's own word on the same position
        np.testing.assert_array_equal(rows[first], sitting.observe(1)[own])
        assert run == policy(view, seed=0)
