"""Cards on their way: discards, the deck made anew, and the turn that goes on (5.3, 5.4)."""

from __future__ import annotations

from typing import Any

from parlour.games.sequence_numbers.numbers import minus_card
from parlour.games.sequence_numbers.state import ENDED, NOBODY
from parlour.kernel.compiled import compiled


@compiled
def discard(state: Any, seat: int, card: int) -> None:
    """A card goes face up to the seat's own pile."""
    state.hand[seat, card] -= 1
    state.hand_size[seat] -= 1
    state.pile[seat, card] += 1
    state.top[seat] = card


@compiled
def end(state: Any) -> None:
    """Nothing is due any more."""
    state.phase = ENDED
    state.drawing = NOBODY


@compiled
def shuffle(state: Any) -> None:
    """All discard piles become the new deck; one shuffle too many ends the game (5.4, 8.2)."""
    total = 0
    for seat in range(int(state.seats)):
        for card in range(1, minus_card(state) + 1):
            total += int(state.pile[seat, card])
    if total == 0:
        return
    if int(state.reshuffles) == int(state.max_reshuffles):
        end(state)
        return
    state.reshuffles += 1
    for card in range(1, minus_card(state) + 1):
        state.fresh[card] = 0
        for seat in range(int(state.seats)):
            state.fresh[card] += state.pile[seat, card]
            state.pile[seat, card] = 0
            state.taken[seat, card] = 0
        state.deck[card] += state.fresh[card]
    for seat in range(int(state.seats)):
        state.top[seat] = 0
    state.deck_size = total


@compiled
def refill(state: Any) -> bool:
    """Make sure that the deck has a card; False where none is left, or the game ended over it (8.2)."""
    if state.deck_size == 0:
        shuffle(state)
    return state.deck_size > 0 and int(state.phase) != ENDED


@compiled
def close_window(state: Any, seat: int) -> None:
    """The seat before loses the card it is still owed, and so on backwards (5.3)."""
    for _ in range(int(state.seats)):
        seat = (seat + int(state.seats) - 1) % int(state.seats)
        if state.owed[seat] == 0:
            return
        state.owed[seat] = 0


@compiled
def next_turn(state: Any) -> None:
    """Clockwise; a card drawn late joins the hand now (5.3)."""
    seat = (int(state.mover) + 1) % int(state.seats)
    state.mover = seat
    state.dead_used = 0
    if state.has_aside[seat] != 0:
        state.hand[seat, int(state.aside[seat])] += 1
        state.hand_size[seat] += 1
        state.aside[seat] = 0
        state.has_aside[seat] = 0
