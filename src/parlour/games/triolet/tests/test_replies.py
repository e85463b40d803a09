"""The most that a hand can play, and its mean over all hands, against laying and drawing everything."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import State
from parlour.games.triolet.bots.all_hands import HAND_OF, SETS, best_of, expected, survey_plays, weigh_hands
from parlour.games.triolet.bots.best_plays import AGAIN
from parlour.games.triolet.bots.choose_play import WORK, find_plays
from parlour.games.triolet.bots.common_draws import lead_with_prospects
from parlour.games.triolet.bots.play_value import (
    OWN_SHARE,
    ROOM,
    ValueArrays,
    arrays_in,
    foresee,
    look_at_unseen,
    luck,
    prospect,
)
from parlour.games.triolet.state import COPIES_OF, DEAD_BOARD, HAND, VALUES
from parlour.games.triolet.tests.helpers import lay, played_to_a_turn, position
from parlour.kernel.records import records


def surveyed(state: State) -> ValueArrays:
    here = arrays_in(records(ROOM, 1)[0])
    survey_plays(state.fields, here.best, here.alone, here.within, here.tokens)
    return here


def best_by_playing(state: State, hand: tuple[int, ...]) -> float:
    """The most points, and value of a further play, that the seat to act gets from a hand."""
    other = state.copy()
    (seat,) = other.turn
    other.fields.hands[seat, :] = 0
    other.fields.held[seat] = HAND
    for value in hand:
        other.fields.hands[seat, value] += 1
    work = records(WORK, 1)[0]
    plays = work.roots[: find_plays(other.view(seat).fields, seat, work)]
    before = state.scores()[seat]
    return max(int(after.scores[seat]) - before + AGAIN * int(after.extra) for after in plays)


def best_by_playing_of_other(state: State) -> float:
    """The same of the hand that B holds, were B on turn."""
    held = [value for value in range(VALUES) for _ in range(int(state.fields.hands[1, value]))]
    return best_by_playing(state, tuple(held))


@settings(max_examples=25)
@given(st.integers(0, 10**6), st.integers(4, 90), st.data())
def test_the_best_play_of_a_hand_is_what_laying_every_play_finds(
    seed: int, steps: int, data: st.DataObject
) -> None:
    state = played_to_a_turn({"seats": 2}, seed, steps)
    if state.is_over or int(state.fields.bag_size) < HAND or int(state.fields.extra):
        return
    best = surveyed(state).best
    one, other = data.draw(st.integers(0, 15)), data.draw(st.integers(0, 15))
    for third in (data.draw(st.integers(0, 15)), max(0, 15 - one - other)):
        hand = (one, other, third)
        assert best_of(best, *hand) == best_by_playing(state, hand)


def test_jokers_on_the_board_count_as_they_do_in_a_play() -> None:
    state = position("turn A | board 5@h8 *4@i8 | hands A 6 0 9, B 0 0 0", jokers=2)
    for hand in ((6, 0, 9), (6, 6, 3), (1, 2, 2), (11, 2, 2)):
        assert best_of(surveyed(state).best, *hand) == best_by_playing(state, hand)


@pytest.mark.parametrize("kept", [(), (7,), (7, 3)])
def test_the_mean_is_that_of_all_hands_that_may_be_drawn(kept: tuple[int, ...]) -> None:
    state = lay("   h i\n 8 9 2", hand="4 14 15", others="0 0 0")
    here = surveyed(state)
    unseen = (0, 0, 0, 4, 5, 8, 8, 11)
    for value in unseen:
        here.unseen[value] += 1
    weigh_hands(here.unseen, here.hands, here.pairs)
    hands = [(*kept, *drawn) for drawn in combinations(unseen, HAND - len(kept))]
    mean = sum(best_of(here.best, *hand) for hand in hands) / len(hands)
    first, second = (*kept, 0, 0)[:2]
    found = expected(here.best, here.unseen, here.hands, here.pairs, len(kept), first, second)
    assert found == pytest.approx(mean)


def test_ways_to_draw_a_hand_add_up() -> None:
    here = arrays_in(records(ROOM, 1)[0])
    here.unseen[:] = COPIES_OF
    weigh_hands(here.unseen, here.hands, here.pairs)
    assert here.hands.sum() == 81 * 80 * 79 / 6
    assert here.pairs.sum() == 81 * 80 / 2


def test_a_position_is_worth_what_is_kept_less_what_is_opened() -> None:
    state = lay("   h i\n 8 9 2", hand="4 14", others="0 0 0")
    (seat,) = state.turn
    here = arrays_in(records(ROOM, 1)[0])
    look_at_unseen(state.view(seat).fields, seat, here)
    worth = prospect(state.fields, seat, here)
    arguments = here.best, here.unseen, here.hands, here.pairs
    assert worth == OWN_SHARE * expected(*arguments, 2, 4, 14) - expected(*arguments, 0, 0, 0)


def test_who_plays_again_counts_that_play() -> None:
    state = lay("   h i\n 8 9 2", hand="4 14", others="0 0 0")
    (seat,) = state.turn
    here = arrays_in(records(ROOM, 1)[0])
    look_at_unseen(state.view(seat).fields, seat, here)
    once = prospect(state.fields, seat, here)
    state.fields.extra = 1
    own = expected(here.best, here.unseen, here.hands, here.pairs, 2, 4, 14)
    assert prospect(state.fields, seat, here) == pytest.approx(once + own)


def test_luck_is_what_a_hand_plays_beyond_the_mean_and_none_on_average() -> None:
    state = lay("   h i\n 8 9 2", hand="4 14", others="4 0 11")
    here = arrays_in(records(ROOM, 1)[0])
    look_at_unseen(state.fields, 0, here)
    worth, replies, best = np.zeros(1), np.zeros(1), np.zeros((1, SETS))
    foresee([state.fields], 0, 0, here, worth, best, replies)  # a list stands for the array of records
    assert luck(state.fields, 0, best[0], replies[0]) == best_by_playing_of_other(state) - replies[0]
    lucks = []
    for values in HAND_OF:
        state.fields.hands[1, :] = 0
        for value in values:
            state.fields.hands[1, value] += 1
        lucks.append(luck(state.fields, 0, best[0], replies[0]))
    assert np.dot(here.hands, lucks) / here.hands.sum() == pytest.approx(0.0, abs=1e-9)
    assert worth[0] == prospect(state.fields, 0, here)
    state.fields.ending = DEAD_BOARD
    assert luck(state.fields, 0, best[0], replies[0]) == 0, "nobody plays any more"


def test_a_hand_with_a_joker_or_too_few_tokens_is_neither_lucky_nor_not() -> None:
    best = np.zeros(SETS)
    state = position("turn A | board 5@h8 | hands A 7 3 1, B 0 0 *", jokers=2)
    assert luck(state.fields, 0, best, 10.0) == 0
    state = lay("   h\n 8 5", hand="7 3", others="1", more="bag")
    assert luck(state.fields, 0, best, 10.0) == 0


def test_the_lead_counts_what_the_last_play_opened_and_kept() -> None:
    """B is to move; A has kept 4 and 14, and everything else is unseen to A."""
    state = lay("   h i\n 8 9 2", hand="4 14", others="4 0 11")
    state.fields.scores[0] = 30
    state.fields.mover = 1
    here = arrays_in(records(ROOM, 1)[0])
    look_at_unseen(state.fields, 0, here)
    worth = prospect(state.fields, 0, here)
    assert lead_with_prospects(state.fields, 0, arrays_in(records(ROOM, 1)[0])) == 30 + worth
    assert lead_with_prospects(state.fields, 1, arrays_in(records(ROOM, 1)[0])) == -30 - worth
    state.fields.ending = DEAD_BOARD
    assert lead_with_prospects(state.fields, 0, arrays_in(records(ROOM, 1)[0])) == 30


def test_unseen_is_counted_alike_in_a_view_and_in_the_full_state() -> None:
    state = played_to_a_turn({"seats": 2}, 1, 20)
    (seat,) = state.turn
    counts = []
    for fields in (state.fields, state.view(seat).fields):
        here = arrays_in(records(ROOM, 1)[0])
        look_at_unseen(fields, seat, here)
        counts.append(here.unseen.copy())
    assert np.array_equal(*counts)
    assert counts[0].sum() == int(state.fields.bag_size) + int(state.fields.held[1 - seat])
    assert len(counts[0]) == VALUES
