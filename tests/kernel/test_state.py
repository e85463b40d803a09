"""The shell: turns, refusals, views with histories of their own, copies, bytes and text."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

from parlour.kernel.actors import CHANCE, SEAT_DRAW, TABLE
from parlour.kernel.entries import Entry
from parlour.kernel.errors import NotAllowed, NotReadable
from parlour.kernel.rng import random
from parlour.kernel.state import State, Variant
from parlour.testing.tiny import GAME
from parlour.testing.tiny.state import END, HIDDEN_CARD, HIDDEN_PUT


def dealt(*draws: int, **options: object) -> State:
    state = Variant.of(GAME, **{"random_start": False, **options}).new_state(draws="manual")
    for k in draws or (1, 2, 3, 3):
        state.apply(CHANCE, k)
    return state


def test_draws_from_a_seed_are_made_at_once_and_by_hand_they_wait() -> None:
    assert Variant.of(GAME).new_state(seed=7).turn == (0, 1)
    manual = Variant.of(GAME).new_state(draws="manual")
    assert manual.turn == (CHANCE,)
    assert manual.chance_outcomes()[0][0] == SEAT_DRAW


def test_an_unknown_kind_of_draws_is_refused() -> None:
    with pytest.raises(ValueError, match="manual"):
        Variant.of(GAME).new_state(draws="by hand")  # type: ignore[arg-type]  # a slip of the pen


def test_what_is_not_allowed_raises_with_the_rule_and_changes_nothing() -> None:
    state = dealt()
    before = state.to_bytes()
    for actor, action in ((0, END), (1, 1), (CHANCE, 1), (TABLE, 0), (7, 1), (-3, 1), (0, 10**30), (0, -1)):
        with pytest.raises(NotAllowed) as refused:
            state.apply(actor, action)
        assert refused.value.rule
        assert refused.value.sentence in str(refused.value)
    assert state.to_bytes() == before
    assert len(state.history) == 4


def test_actions_are_whole_numbers_of_any_kind_and_nothing_else() -> None:
    state = dealt()
    state.apply(np.int8(0), np.int64(1))  # type: ignore[arg-type]  # numbers out of arrays are welcome
    assert state.history[-1] == Entry(0, 1)
    assert type(state.history[-1].action) is int
    with pytest.raises(TypeError):
        state.apply(0, "1")  # type: ignore[arg-type]  # text goes through `parse`


def test_a_view_knows_what_the_seat_was_told() -> None:
    state = dealt()
    state.apply(1, 3)
    assert [e.action for e in state.view(0).history] == [1, 2, HIDDEN_CARD, HIDDEN_CARD, HIDDEN_PUT]
    assert [e.action for e in state.view(1).history] == [HIDDEN_CARD, HIDDEN_CARD, 3, 3, 3]
    assert state.view(1).history == state.seen_by(1)
    assert state.seen_by(0, since=4) == [Entry(1, HIDDEN_PUT)]
    assert {e.action for e in state.view(2).history} == {HIDDEN_CARD, HIDDEN_PUT}


def test_a_view_acts_for_its_own_seat_only() -> None:
    view = dealt().view(0)
    assert view.legal_actions(0) == [1, 2]
    for ask in (lambda: view.legal_actions(1), lambda: view.apply(1, 3), lambda: view.view(1)):
        with pytest.raises(NotAllowed, match="seat 0"):
            ask()
    with pytest.raises(NotAllowed):
        view.record()
    view.apply(0, 1)
    assert view.legal_actions(0) == [2, END]


def test_a_views_odds_are_those_of_its_seat() -> None:
    state = Variant.of(GAME, random_start=False).new_state(draws="manual")
    for k in (1, 2, 3):
        state.apply(CHANCE, k)
    assert dict(state.chance_outcomes()) != dict(state.view(0).chance_outcomes())
    assert [str(p) for _, p in state.view(0).chance_outcomes()] == ["1/4", "1/4", "1/2"]


def test_views_and_states_from_bytes_stop_where_a_draw_is_due() -> None:
    seeded = Variant.of(GAME, random_start=False).new_state(seed=1)
    loose = seeded.variant.from_bytes(seeded.to_bytes())
    for state in (loose, seeded):
        for seat in (0, 1):
            state.apply(seat, state.legal_actions(seat)[0])
            state.apply(seat, END)
    assert loose.turn == (CHANCE,)
    assert seeded.turn == (0, 1)
    assert loose.history[:4] == seeded.history[4:8]


def test_there_is_no_view_from_a_seat_that_is_not_there() -> None:
    for seat in (-1, 3, 99):
        with pytest.raises(NotAllowed, match="the last for onlookers"):
            dealt().view(seat)


def test_a_guess_agrees_with_the_view_it_came_from() -> None:
    state = dealt()
    view = state.view(0)
    for seed in range(20):
        guess = view.guess(random(seed))
        assert guess.viewer is None
        assert guess.view(0).to_bytes() == view.to_bytes()
        assert guess.legal_actions(1)
    assert view.to_bytes() == state.view(0).to_bytes()


def test_copies_go_their_own_ways() -> None:
    state = dealt()
    pickled = pickle.loads(pickle.dumps(state))  # noqa: S301  # our own bytes
    for other in (state.copy(), copy.copy(state), copy.deepcopy(state), pickled):
        assert other == state
        assert other.history == state.history
        other.apply(0, 1)
        assert other != state
        assert len(state.history) == 4
    assert pickle.loads(pickle.dumps(state.view(1))).viewer == 1  # noqa: S301  # our own bytes


def test_equal_positions_are_equal_and_hash_alike() -> None:
    one, two = dealt(1, 2, 3, 3), dealt(2, 1, 3, 3)
    assert one == two
    assert hash(one) == hash(two)
    assert one != dealt(1, 2, 3, 2)
    assert one != "a state"


def test_bytes_of_other_lengths_versions_and_options_are_not_readable() -> None:
    state = dealt()
    with pytest.raises(NotReadable, match="not the bytes of a position"):
        state.variant.from_bytes(b"abc")
    with pytest.raises(NotReadable, match="with these options"):
        Variant.of(GAME, random_start=False, seats=3).from_bytes(state.to_bytes())
    for version in (0, 200):
        wrong = state.copy()
        wrong.fields.version = version
        with pytest.raises(NotReadable, match="not the bytes"):
            state.variant.from_bytes(wrong.to_bytes())


def test_no_bytes_break_the_reader() -> None:
    variant = Variant.of(GAME)
    generator = np.random.default_rng(1)
    for _ in range(200):
        with pytest.raises(NotReadable):
            variant.from_bytes(generator.bytes(GAME.dtype.itemsize))


def test_returns_are_zero_until_the_end_and_scores_are_there_always() -> None:
    state = dealt()
    assert state.returns() == [0.0, 0.0]
    assert state.scores() == [0, 0]
    assert repr(state) == "<State of tiny: turn (0, 1), 4 entries>"


def test_a_state_goes_back_before_an_entry_and_the_same_draws_come_again() -> None:
    state = Variant.of(GAME, random_start=False).new_state(seed=7)
    start = state.copy()
    entry = len(state.history)
    for seat in (0, 1):
        state.apply(seat, state.legal_actions(seat)[0])
        state.apply(seat, END)
    after = list(state.history)
    back = state.before(entry, start.copy().fields)
    assert (back, back.history, back.seen_by(1)) == (start, start.history, start.seen_by(1))
    assert state.history == after, "it stays as it is"
    for actor, action in after[entry : entry + 4]:
        back.apply(actor, action)
    assert back == state
    assert back.history == after
