"""Versions by themselves: what raises them, and what spoils a commit composed before."""

from __future__ import annotations

from parlour.kernel.state import State, Variant
from parlour.play.moment import Moment, observed
from parlour.play.versions import Versions
from parlour.testing.tiny import GAME

END = GAME.closing[0]
SPECTATOR = 3


def dealt() -> State:
    return Variant.of(GAME, seats=3, random_start=False).new_state(seed=7)


def at(state: State) -> Moment:
    return observed(state.game, state.seats, state.to_bytes())


def followed(state: State) -> Versions:
    """Versions of a game that has just begun."""
    versions = Versions(at(state))
    versions.advance(at(state), -1, drew=True)
    return versions


def card(state: State, seat: int) -> int:
    return state.legal_actions(seat)[0]


def test_an_own_commit_counts_even_if_it_changes_nothing_to_see() -> None:
    state = dealt()
    versions = followed(state)
    before = versions.all
    versions.advance(at(state), 1, drew=False)
    assert versions.all == (before[0], before[1] + 1, before[2], before[SPECTATOR])
    assert not versions.accepts(1, before[1])
    assert versions.accepts(0, before[0])


def test_another_seats_open_action_raises_a_version_and_spoils_nothing() -> None:
    state = dealt()
    versions = followed(state)
    before = versions.all
    state.apply(1, card(state, 1))
    versions.advance(at(state), 1, drew=False)
    assert versions.all == tuple(v + 1 for v in before)
    assert [versions.accepts(seat, before[seat]) for seat in range(3)] == [True, False, True]


def test_a_draw_that_a_seat_notices_spoils_what_it_composed() -> None:
    state = dealt()
    versions = followed(state)
    before = versions.all
    state.apply(1, card(state, 1))
    versions.advance(at(state), 1, drew=True)
    assert not any(versions.accepts(seat, before[seat]) for seat in range(3))


def test_changed_legal_numbers_spoil_what_was_composed() -> None:
    state = dealt()
    versions = followed(state)
    before = versions.all
    for action in (card(state, 0), END):
        state.apply(0, action)
    versions.advance(at(state), 2, drew=False)  # as if another had taken seat 0's turn away
    assert not versions.accepts(0, before[0])
    assert versions.legal(0) == []
    assert versions.accepts(1, before[1])


def test_the_end_spoils_everything() -> None:
    state = dealt()
    versions = followed(state)
    before = versions.all
    versions.all_change()
    assert versions.all == tuple(v + 1 for v in before)
    assert not any(versions.accepts(seat, before[seat]) for seat in range(3))
    assert [versions.legal(seat) for seat in range(3)] == [[]] * 3
