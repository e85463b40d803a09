"""The last plays, once the bag is empty, against every line of play looked at without any cleverness."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from parlour import State
from parlour.games.triolet.bots.endgame import NOTHING, best_action, best_run, last_plays, lay_open, memory
from parlour.games.triolet.bots.endgame_search import EMPTY
from parlour.games.triolet.state import HAND, JOKER, PLAYING, VALUES
from parlour.games.triolet.tests.helpers import lay, played_to_a_turn, position
from parlour.kernel.records import records

ENOUGH = 100_000
A_SEAT, B_SEAT = 0, 1


class SolvedEnd:
    """The memory of one search through the last plays, without the compiler."""

    def __init__(self, view: State) -> None:
        assert view.viewer is not None
        self.fields, self.seat = view.fields, view.viewer
        self.work: Any = records(memory(64), 1)[0]

    def run(self, positions: int) -> list[int]:
        out = np.zeros(64, np.int32)
        return [int(action) for action in out[: best_run(self.fields, self.seat, positions, self.work, out)]]

    def margin(self, positions: int) -> int | None:
        lay_open(self.fields, self.seat, positions, self.work)
        found = best_action(self.work, self.seat, EMPTY)
        return None if found == NOTHING else int(self.work.margin[0])


@st.composite
def endings(draw: st.DrawFn, most: int = 2) -> State:
    """A board of a random game, a few tokens in each hand, nothing in the bag."""
    options: dict[str, object] = {
        "seats": 2,
        "jokers": draw(st.sampled_from((0, 2))),
        "repeat": draw(st.sampled_from(("may", "must"))),
        "finish": draw(st.sampled_from(("all_played", "first_out"))),
    }
    options["finish_bonus"] = options["finish"] == "first_out" and draw(st.booleans())
    state = played_to_a_turn(options, draw(st.integers(0, 10**6)), draw(st.integers(8, 40)))
    assume(not state.is_over)
    fields = state.fields
    fields.bag[:], fields.bag_size, fields.returned[:] = 0, 0, 0
    fields.stage, fields.extra = PLAYING, draw(st.integers(0, 1))
    fields.hands[:] = 0
    kinds = st.integers(0, JOKER if options["jokers"] else VALUES - 1)
    for seat in (A_SEAT, B_SEAT):
        least = 1 if seat == int(fields.mover) else 0
        hand = draw(st.lists(kinds, min_size=least, max_size=most if seat == A_SEAT else 1))
        hand = hand[: 1 if hand.count(JOKER) else most]
        for kind in hand:
            fields.hands[seat, kind] += 1
        fields.held[seat] = len(hand)
    assume(state.legal_actions(int(fields.mover)))
    return state


def best_margin(state: State, seat: int) -> int:
    """What a seat gains on the other when both look at everything."""
    if state.is_over:
        return 0
    (mover,) = state.turn
    found = []
    for action in state.legal_actions(mover):
        after = state.copy()
        after.apply(mover, action)
        found.append(gained(state, after, seat) + best_margin(after, seat))
    return max(found) if mover == seat else min(found)


def gained(before: State, after: State, seat: int) -> int:
    one, two = before.scores(), after.scores()
    return (two[seat] - two[1 - seat]) - (one[seat] - one[1 - seat])


@settings(max_examples=20)
@given(endings())
def test_the_margin_is_that_of_looking_at_everything(state: State) -> None:
    (seat,) = state.turn
    ending = SolvedEnd(state.view(seat))
    assert ending.margin(ENOUGH) == best_margin(state, seat)


@settings(max_examples=10)
@given(endings())
def test_a_run_keeps_what_was_promised(state: State) -> None:
    (seat,) = state.turn
    view = state.view(seat)
    before = view.to_bytes()
    run = SolvedEnd(view).run(ENOUGH)
    assert view.to_bytes() == before
    assert run
    after = state.copy()
    for action in run:
        assert after.turn == (seat,)
        after.apply(seat, action)
    assert gained(state, after, seat) + best_margin(after, seat) == best_margin(state, seat)


def test_a_small_play_that_leaves_the_other_nothing_beats_a_large_one() -> None:
    """A may make a trio of h8 to j8 with the 4, or spoil the place of B's only token."""
    state = lay("   h i\n 8 9 2", hand="4 0", others="4", more="bag")
    (seat,) = state.turn
    run = SolvedEnd(state.view(seat)).run(ENOUGH)
    assert best_margin(state, seat) == gained(state, after_run(state, run), seat) + best_margin(
        after_run(state, run), seat
    )


def after_run(state: State, run: list[int]) -> State:
    after = state.copy()
    for action in run:
        after.apply(after.turn[0], action)
    return after


def test_the_rest_of_a_play_begun_is_found_too() -> None:
    """With the 7 laid under h8, 5 more points are had by the 3 beside it."""
    state = lay("   h\n 8 5", hand="7 3", others="1", more="bag")
    state.apply(A_SEAT, state.parse(A_SEAT, "7@h9"))
    run = SolvedEnd(state.view(A_SEAT)).run(ENOUGH)
    whole = gained(state, after_run(state, run), A_SEAT) + best_margin(after_run(state, run), A_SEAT)
    assert whole == best_margin(state, A_SEAT)


@pytest.mark.parametrize("more", ["bag 5x1", "bag 0x1 1x2"])
def test_with_tokens_in_the_bag_nothing_is_solved(more: str) -> None:
    state = lay("   h\n 8 5", hand="7 3", others="1", more=more)
    assert last_run(state) == []


def test_with_three_players_nothing_is_solved() -> None:
    assert last_run(position("turn A | board 5@h8 | hands A 4, B 0, C 7 | bag", seats=3)) == []


def last_run(state: State) -> list[int]:
    """What is found for seat A."""
    out = np.zeros(64, np.int32)
    fields = state.view(A_SEAT).fields
    return [int(action) for action in out[: last_plays(fields, A_SEAT, 1000, records(memory(64), 1)[0], out)]]


def test_nothing_is_said_once_the_positions_are_used_up() -> None:
    state = lay("   h\n 8 5", hand="7 3 1", others="1 2 4", more="bag")
    assert SolvedEnd(state.view(A_SEAT)).run(10) == []
    assert int(state.fields.held[A_SEAT]) == HAND
