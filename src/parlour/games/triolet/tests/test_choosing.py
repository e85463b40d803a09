"""Choosing among whole plays: all of them are there, the same deals for each, and the better half stays."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import State
from parlour.games.triolet.bots.choose_play import (
    MOST_COMPARED,
    TOO_MANY,
    WORK,
    begin,
    find_plays,
    halve,
    sampled,
    try_out,
    write_run,
)
from parlour.games.triolet.tests.helpers import EVERY_OPTION, lay, played_to_a_turn, position
from parlour.kernel.records import records
from parlour.kernel.solving import AGAIN
from parlour.kernel.state import State as AnyState
from parlour.testing.solver import solved

SEED = np.uint64(5)
OPTIONS = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in EVERY_OPTION.items()})


def after_run(state: AnyState, run: list[int]) -> AnyState:
    after = state.copy()
    for action in run:
        after.apply(after.turn[0], action)
    return after


class WholePlay(NamedTuple):
    run: list[int]
    after: bytes


def room() -> Any:
    return records(WORK, 1)[0]


def run_of(work: Any, play: int) -> list[int]:
    out = np.zeros(64, np.int32)
    return [int(action) for action in out[: write_run(work, play, out)]]


def whole_plays(view: AnyState, work: Any) -> list[WholePlay] | None:
    """All that the seat may do; None when there is too much of it."""
    assert view.viewer is not None
    count = find_plays(view.fields, view.viewer, work)
    if count == TOO_MANY:
        return None
    return [WholePlay(run_of(work, k), work.roots[k].tobytes()) for k in range(count)]


def chosen(view: AnyState, seed: int, play_outs: int) -> list[int]:
    """The best play in a number of playouts, without the compiler."""
    assert view.viewer is not None
    work, out, count = room(), np.zeros(64, np.int32), AGAIN
    while count == AGAIN:
        count = sampled(view.fields, view.viewer, np.uint64(seed), play_outs, work, out)
    return [int(action) for action in out[:count]]


@settings(max_examples=10)
@given(OPTIONS, st.integers(0, 10**6), st.integers(0, 60))
def test_every_play_is_legal_to_its_end_and_no_two_come_to_the_same(
    options: dict[str, object], seed: int, steps: int
) -> None:
    state = played_to_a_turn(options, seed, steps)
    if state.is_over:
        return
    (seat,) = state.turn
    plays = whole_plays(state.view(seat), room())
    if plays is None:
        return  # jokers: too many
    assert len({one.after for one in plays}) == len(plays) > 0
    for one in plays[:20]:
        after = state.view(seat)
        for action in one.run:
            assert after.turn == (seat,)
            after.apply(seat, action)
        assert after.fields.tobytes() == one.after
    firsts = {one.run[0] for one in plays}
    single = {after_run(state, [action]).fields.tobytes() for action in state.legal_actions(seat)}
    assert len(firsts) <= len(single) or int(state.fields.placed) == 0


def test_one_play_looked_at_twice_is_judged_alike() -> None:
    """Whatever is drawn at random is drawn for both."""
    state = lay("   h\n 8 5", hand="7 15 14", others="0 0 0")
    (seat,) = state.turn
    view, work = state.view(seat), room()
    assert whole_plays(view, work)
    work.roots[1] = work.roots[0]
    work.plays = 2
    begin(view.fields, seat, 100, work)
    for deals in (4, 2):
        try_out(work, seat, SEED, deals)
        assert work.sums[0] == work.sums[1] != 0


def test_halving_keeps_the_better_half() -> None:
    work, plays = room(), 9
    work.left = plays
    work.alive[:plays] = np.arange(plays)
    work.sums[:plays] = np.arange(plays)
    halve(work)
    assert work.alive[: work.left].tolist() == [8, 7, 6, 5, 4]
    while work.left > 1:
        halve(work)
    assert int(work.alive[0]) == plays - 1


def test_for_two_the_plays_that_look_best_at_once_are_compared() -> None:
    """Of 5 beside 6 and 4 the play on the triple is first; with more players all plays are compared."""
    state = position("turn A | board 6@f2 4@g2 | hands A 5 14 15, B 0 0 0 | bag 1x9 2x8 3x8")
    work = room()
    plays = whole_plays(state.view(0), work)
    assert plays is not None
    begin(state.view(0).fields, 0, 100, work)
    assert int(work.left) == min(MOST_COMPARED, len(plays))
    assert after_run(state, run_of(work, int(work.alive[0]))).scores()[0] == 90
    state = position("turn A | board 6@f2 4@g2 | hands A 5 14 15, B 0 0 0, C 0 0 0 | bag 1x9", seats=3)
    work = room()
    plays = whole_plays(state.view(0), work)
    assert plays is not None
    begin(state.view(0).fields, 0, 100, work)
    assert int(work.left) == len(plays)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_trio_on_the_triple_is_taken_by_any_number_of_players(seats: int) -> None:
    """5 on k2 completes 6, 4 and it on the triple e2 for 90 points; nothing else comes near."""
    rest = ", ".join(f"{seat} 0 0 0" for seat in "BCD"[: seats - 1])
    state = position(f"turn A | board 6@f2 4@g2 | hands A 5 14 15, {rest}", seats=seats)
    run = chosen(state.view(0), 1, 40)
    assert after_run(state, run).scores()[0] >= 90
    assert run == chosen(state.view(0), 1, 40)


def test_the_choice_hangs_on_the_view_alone() -> None:
    """Two worlds with other hidden hands, but one view."""
    one = position("turn A | board 5@h8 | hands A 7 3 1, B 0 0 0")
    other = position("turn A | board 5@h8 | hands A 7 3 1, B 9 8 2")
    views: list[State] = [one.view(0), other.view(0)]
    assert views[0].to_bytes() == views[1].to_bytes()
    runs = [chosen(view, 3, 20) for view in views]
    assert runs[0] == runs[1]


def test_with_an_empty_bag_the_exact_play_is_chosen() -> None:
    state = lay("   h\n 8 5", hand="7 3", others="1", more="bag")
    run = solved(state.view(0), effort=600_000, compiled=False)
    assert run is not None
    assert run != chosen(state.view(0), 1, 1)  # what looks best at once is another play


def test_where_there_is_no_choice_nothing_is_sampled() -> None:
    state = lay("   h\n 8 5", hand="15", others="1", more="bag 0x1")
    assert whole_plays(state.view(0), room()) is not None
    assert chosen(state.view(0), 1, 50) == []
