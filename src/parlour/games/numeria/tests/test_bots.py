"""What bots are told: tropes in one, the exchange of tropes, and how a position stands."""

from __future__ import annotations

import numpy as np
import pytest

from parlour import State
from parlour.games.numeria.bots import estimate, horizon, rollout, weigh
from parlour.games.numeria.state import PASS, TAKE
from parlour.games.numeria.tests.helpers import lay, play, set_up
from parlour.kernel.rng import random
from parlour.search import choose
from parlour.testing.solver import solved as solution

THREE_TAKEN = "b3=1 c3=2 d3=3 e8=4"
"""The 4 goes to e3."""


def solved(state: State) -> list[str] | None:
    """What the solver plays, as texts."""
    (seat,) = state.turn
    run = solution(state.view(seat), compiled=False)
    if run is None:
        return None
    texts, after = [], state.copy()
    for action in run:
        texts.append(after.action_text(seat, action))
        after.apply(seat, action)
    return texts


def expected(state: State) -> tuple[float, float]:
    out = np.zeros(2)
    estimate(state.fields, out)
    return float(out[0]), float(out[1])


def test_a_trope_in_one_is_made_and_none_is_invented() -> None:
    assert solved(lay(THREE_TAKEN)) == ["e8-e3"]
    assert solved(lay("a1=1 h8=30")) is None


def test_the_next_best_trope_is_known_where_no_quiet_move_is_better() -> None:
    state = lay("b3=1 c3=2 d3=3 f3=5 e8=4 b1=21")
    view = state.view(0)
    best = solution(view, compiled=False)
    assert best is not None
    other = solution(view, avoid=best[0], compiled=False)
    assert other is not None
    assert other[0] != best[0]
    after = state.copy()
    for action in other:
        after.apply(0, action)
    assert after.scores() == [1, 0]
    one = lay(THREE_TAKEN)
    only = solution(one.view(0), compiled=False)
    assert only is not None
    assert solution(one.view(0), avoid=only[0], compiled=False) is None
    assert solution(view, effort=0, compiled=False) is None


def test_the_trope_that_wins_is_made_whatever_it_leaves() -> None:
    state = lay(THREE_TAKEN + " b5=21 c5=22 d5=23 h5=24 b6=31 c6=32 d6=33 h6=34")
    state.fields.collected[0] = 2
    run = solved(state)
    assert run is not None
    assert play(state, *run).is_over


def test_of_several_tropes_one_is_made_that_leaves_none() -> None:
    """The 5 makes 1 2 3 5, the 4 that or 2 3 4 5; and nothing is left to the other."""
    state = lay("b3=1 c3=2 d3=3 f3=5 e8=4 b1=21")
    run = solved(state)
    assert run is not None
    assert solved(play(state, *run)) is None
    assert state.scores() == [1, 0]


def test_a_trope_that_costs_the_game_is_left() -> None:
    """The 4 leaves e5, where the 24 then makes the other's third; from e8 it may go."""
    state = lay("b3=1 c3=2 d3=3 e8=4 b5=21 c5=22 d5=23 a8=36")
    state.fields.collected[1] = 2
    assert solved(state) == ["e8-e3"]
    poisoned = lay("b3=1 c3=2 d3=3 e5=4 b5=21 c5=22 d5=23 f5=24 a8=36")
    poisoned.fields.collected[1] = 2
    assert solved(poisoned) is None


def test_an_even_exchange_is_begun() -> None:
    """One each: as good as none, and none is left to chance."""
    state = lay(THREE_TAKEN + " b5=21 c5=22 d5=23 h5=24")
    assert solved(state) is not None


def test_a_choice_between_tropes_is_made_where_the_move_has_been() -> None:
    state = play(lay("b3=1 c3=2 d3=3 f3=5 e8=4"), "e8-e3")
    run = solution(state.view(0), compiled=False)
    assert run is not None
    assert len(run) == 1
    assert run[0] >= TAKE


def test_no_time_no_answer() -> None:
    assert solution(lay(THREE_TAKEN).view(0), effort=0, compiled=False) is None


def test_tropes_weigh_most_and_passing_least() -> None:
    state = lay(THREE_TAKEN)
    actions = np.array(state.legal_actions(0), np.int32)
    out = np.zeros(len(actions))
    weigh(state.fields, 0, actions, len(actions), out)
    assert actions[int(out.argmax())] == state.parse(0, "e8-e3")
    assert actions[int(out.argmin())] == PASS
    assert out.min() > 0
    assert actions[rollout(state.fields, 0, actions, len(actions), random(1))] == state.parse(0, "e8-e3")


@pytest.mark.parametrize("mover", [0, 1])
def test_a_trope_at_hand_is_as_good_as_made(mover: int) -> None:
    quiet, hot = lay("a1=1 h8=30", mover), lay(THREE_TAKEN, mover)
    assert expected(quiet) == (0.0, 0.0)
    assert expected(hot)[mover] > 0.4 > 0 > expected(hot)[1 - mover]
    assert sum(expected(hot)) == 0
    hot.fields.collected[mover] = 2
    assert expected(hot)[mover] > 0.9
    assert horizon(hot.fields) > 0


def test_greedy_makes_a_trope_and_looks_no_further() -> None:
    state = lay(THREE_TAKEN)
    assert choose(state.view(0), "greedy", 1) == [state.parse(0, "e8-e3")]
    calm = set_up(passing="never")
    (seat,) = calm.turn
    assert len({tuple(choose(calm.view(seat), "greedy", seed)) for seed in range(5)}) > 1
