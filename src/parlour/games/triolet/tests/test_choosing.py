"""Choosing among whole plays: all of them are there, the same deals for each, and the better half stays."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import State
from parlour.games.triolet import rules
from parlour.games.triolet.bots.choose_play import MOST_COMPARED, Sampler, sampled, solve, whole_plays
from parlour.games.triolet.bots.endgame import SolvedEnd
from parlour.games.triolet.tests.helpers import EVERY_OPTION, lay, played_to_a_turn, position
from parlour.kernel.state import State as AnyState

AGES = 1e6
OPTIONS = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in EVERY_OPTION.items()})


def after_run(state: AnyState, run: list[int]) -> AnyState:
    after = state.copy()
    for action in run:
        after.apply(after.turn[0], action)
    return after


@settings(max_examples=10)
@given(OPTIONS, st.integers(0, 10**6), st.integers(0, 60))
def test_every_play_is_legal_to_its_end_and_no_two_come_to_the_same(
    options: dict[str, object], seed: int, steps: int
) -> None:
    state = played_to_a_turn(options, seed, steps)
    if state.is_over:
        return
    (seat,) = state.turn
    plays = whole_plays(state.view(seat), rules)
    if plays is None:
        return  # jokers: too many
    assert len({one.after.tobytes() for one in plays}) == len(plays) > 0
    for one in plays[:20]:
        after = state.view(seat)
        for action in one.run:
            assert after.turn == (seat,)
            after.apply(seat, action)
        assert after.fields.tobytes() == one.after.tobytes()
    firsts = {one.run[0] for one in plays}
    single = {after_run(state, [action]).fields.tobytes() for action in state.legal_actions(seat)}
    assert len(firsts) <= len(single) or int(state.fields.placed) == 0


def test_one_play_looked_at_twice_is_judged_alike() -> None:
    """Whatever is drawn at random is drawn for both."""
    state = lay("   h\n 8 5", hand="7 15 14", others="0 0 0")
    (seat,) = state.turn
    view = state.view(seat)
    plays = whole_plays(view, rules)
    assert plays is not None
    sampler = Sampler(view, [plays[0], plays[0]], 5, compiled=False)
    sampler.run(4)
    assert sampler.sums[0] == sampler.sums[1]
    sampler.run(2)
    assert sampler.sums[0] == sampler.sums[1]


def test_halving_keeps_the_better_half() -> None:
    state = lay("   h\n 8 5", hand="7 15 14", others="0 0 0")
    view = state.view(0)
    plays = whole_plays(view, rules)
    assert plays is not None
    sampler = Sampler(view, plays * 2, 5, compiled=False)
    sampler.alive = np.arange(2 * len(plays))
    sampler.sums[:] = np.arange(len(sampler.sums))
    best = len(sampler.sums) - 1
    sampler.halve()
    assert len(sampler.alive) == len(plays)
    assert sampler.alive[0] == best
    while len(sampler.alive) > 1:
        sampler.halve()
    assert list(sampler.alive) == [best]


def test_for_two_the_plays_that_look_best_at_once_are_compared() -> None:
    """Of 5 beside 6 and 4 the play on the triple is first; with more players all plays are compared."""
    state = position("turn A | board 6@f2 4@g2 | hands A 5 14 15, B 0 0 0 | bag 1x9 2x8 3x8")
    plays = whole_plays(state.view(0), rules)
    assert plays is not None
    sampler = Sampler(state.view(0), plays, 1, compiled=False)
    assert len(sampler.alive) == min(MOST_COMPARED, len(plays))
    assert after_run(state, plays[int(sampler.alive[0])].run).scores()[0] == 90
    state = position("turn A | board 6@f2 4@g2 | hands A 5 14 15, B 0 0 0, C 0 0 0 | bag 1x9", seats=3)
    plays = whole_plays(state.view(0), rules)
    assert plays is not None
    assert len(Sampler(state.view(0), plays, 1, compiled=False).alive) == len(plays)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_trio_on_the_triple_is_taken_by_any_number_of_players(seats: int) -> None:
    """5 on k2 completes 6, 4 and it on the triple e2 for 90 points; nothing else comes near."""
    rest = ", ".join(f"{seat} 0 0 0" for seat in "BCD"[: seats - 1])
    state = position(f"turn A | board 6@f2 4@g2 | hands A 5 14 15, {rest}", seats=seats)
    run = sampled(state.view(0), 1, 40, AGES, compiled=False)
    assert run is not None
    assert after_run(state, run).scores()[0] >= 90
    assert run == sampled(state.view(0), 1, 40, AGES, compiled=False)


def test_the_choice_hangs_on_the_view_alone() -> None:
    """Two worlds with other hidden hands, but one view."""
    one = position("turn A | board 5@h8 | hands A 7 3 1, B 0 0 0")
    other = position("turn A | board 5@h8 | hands A 7 3 1, B 9 8 2")
    views: list[State] = [one.view(0), other.view(0)]
    assert views[0].to_bytes() == views[1].to_bytes()
    runs = [sampled(view, 3, 20, AGES, compiled=False) for view in views]
    assert runs[0] == runs[1]


def test_with_an_empty_bag_the_exact_play_is_chosen() -> None:
    state = lay("   h\n 8 5", hand="7 3", others="1", more="bag")
    assert solve(state.view(0), 1, 600.0) == SolvedEnd(state.view(0)).run(10_000)


def test_where_there_is_no_choice_nothing_is_sampled() -> None:
    state = lay("   h\n 8 5", hand="15", others="1", more="bag 0x1")
    assert whole_plays(state.view(0), rules) is not None
    assert sampled(state.view(0), 1, 50, AGES, compiled=False) is None
