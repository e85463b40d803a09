"""The tables that make the rules fast say what the board says; the set of tokens stays whole."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import load
from parlour.games.triolet.state import CENTRE, MOST_LEGAL, STATE, VALUES
from parlour.games.triolet.tests import reference
from parlour.games.triolet.tests.helpers import EVERY_OPTION, SLUG, played
from parlour.games.triolet.tests.material import material

OPTIONS = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in EVERY_OPTION.items()})


@settings(max_examples=30)
@given(OPTIONS, st.integers(0, 10**6), st.integers(0, 200))
def test_the_values_that_fit_are_those_that_the_rules_allow(
    options: dict[str, object], seed: int, steps: int
) -> None:
    fields = played(options, seed, steps).fields
    board = reference.board_of(fields)
    room = [0] * VALUES
    for x in range(15):
        for y in range(15):
            fit = reference.values_that_open(board, (x, y))
            assert int(fields.fits[y, x]) == sum(1 << value for value in fit), (x, y)
            assert bool(int(fields.reach[y]) >> x & 1) == bool(fit)
            for value in fit:
                room[value] += 1
    assert [int(count) for count in fields.room] == room
    assert int(fields.tokens) == len(board)
    assert (CENTRE, CENTRE) in board or not board


def test_no_token_is_lost_and_the_list_of_actions_has_room() -> None:
    choose = random.Random(5)
    for seats, jokers, stuck in ((2, 0, "swap_one"), (3, 2, "free_swap"), (4, 0, "swap_all")):
        state = load(SLUG, seats=seats, jokers=jokers, stuck=stuck).new_state(seed=5)
        whole = material(state.fields)
        assert sum(whole.values()) == 81 + jokers
        while not state.is_over:
            (seat,) = state.turn
            legal = state.legal_actions(seat)
            assert len(legal) <= MOST_LEGAL
            state.apply(seat, choose.choice(legal))
            assert material(state.fields) == whole
            assert int(sum(state.fields.bag)) == state.fields.bag_size
            assert [int(sum(hand)) for hand in state.fields.hands] == [int(n) for n in state.fields.held]


def test_a_position_takes_less_than_a_kilobyte() -> None:
    assert STATE.itemsize == sum(STATE[name].itemsize for name in STATE.names or ())
    assert STATE.itemsize < 1000
