"""Cards: discards, reshuffling the deck, and the next turn (5.3, 5.4)."""

from __future__ import annotations

from parlour.games.sequence_numbers.record import SequenceNumbersState
from parlour.games.sequence_numbers.rules.numbers import is_sum, minus_card
from parlour.games.sequence_numbers.state import ENDED, MAX_HAND, MOST_RESHUFFLES, NOBODY, OWN_FACES
from parlour.kernel.compile.decorators import compiled


@compiled
def holds(state: SequenceNumbersState, seat: int, card: int) -> bool:
    """Whether a card is among those known of a hand."""
    for k in range(MAX_HAND):
        if int(state.hand[seat, k]) == card:
            return True
    return False


@compiled
def known(state: SequenceNumbersState, seat: int) -> int:
    """Count the known cards of a hand: all of them, but in a view."""
    count = 0
    while count < MAX_HAND and state.hand[seat, count] != 0:
        count += 1
    return count


@compiled
def bit_of(state: SequenceNumbersState, card: int, copy: int) -> int:
    """Return the bit of a card among those of its number; 0 under version 1, and for Plus and Minus (2.3)."""
    if int(state.version) < OWN_FACES or not is_sum(state, card):
        return 0
    return 1 << copy


@compiled
def held_copy(state: SequenceNumbersState, seat: int, card: int) -> int:
    """Return which card of a number a seat plays: of several in its hand the first (2.3)."""
    for k in range(MAX_HAND):
        if int(state.hand[seat, k]) == card:
            return int(state.hand_copy[seat, k])
    return 0


@compiled
def put_in(state: SequenceNumbersState, seat: int, card: int, copy: int) -> None:
    """Put a card into its place among those known of a hand."""
    at = known(state, seat)
    while at > 0 and (
        int(state.hand[seat, at - 1]) > card
        or (int(state.hand[seat, at - 1]) == card and int(state.hand_copy[seat, at - 1]) > copy)
    ):
        state.hand[seat, at] = state.hand[seat, at - 1]
        state.hand_copy[seat, at] = state.hand_copy[seat, at - 1]
        at -= 1
    state.hand[seat, at] = card
    state.hand_copy[seat, at] = copy


@compiled
def take_out(state: SequenceNumbersState, seat: int, card: int) -> None:
    """Take the first card of a number out of a hand, and close the gap."""
    at = 0
    while int(state.hand[seat, at]) != card:
        at += 1
    while at < MAX_HAND - 1:
        state.hand[seat, at] = state.hand[seat, at + 1]
        state.hand_copy[seat, at] = state.hand_copy[seat, at + 1]
        at += 1
    state.hand[seat, at] = 0
    state.hand_copy[seat, at] = 0


@compiled
def discard(state: SequenceNumbersState, seat: int, card: int) -> None:
    """Put a card face up on the seat's own pile."""
    copy = held_copy(state, seat, card)
    take_out(state, seat, card)
    state.hand_size[seat] -= 1
    state.pile[seat, card] += 1
    state.pile_copies[card] |= bit_of(state, card, copy)
    state.top[seat] = card
    state.top_copy[seat] = copy


@compiled
def end(state: SequenceNumbersState) -> None:
    """End the game: nothing is due any more."""
    state.phase = ENDED
    state.drawing = NOBODY


@compiled
def shuffle(state: SequenceNumbersState) -> None:
    """Make all discard piles the new deck; one shuffle too many ends the game (5.4, 8.2)."""
    total = 0
    for seat in range(int(state.seats)):
        for card in range(1, minus_card(state) + 1):
            total += int(state.pile[seat, card])
    if total == 0:
        return
    if int(state.reshuffles) == int(state.max_reshuffles):
        end(state)
        return
    state.reshuffles = int(state.reshuffles) % MOST_RESHUFFLES + 1
    for card in range(1, minus_card(state) + 1):
        state.fresh[card] = 0
        for seat in range(int(state.seats)):
            state.fresh[card] += state.pile[seat, card]
            state.pile[seat, card] = 0
            state.taken[seat, card] = 0
        state.deck[card] += state.fresh[card]
        state.fresh_copies[card] = state.pile_copies[card]
        state.deck_copies[card] |= state.pile_copies[card]
        state.pile_copies[card] = 0
    for seat in range(int(state.seats)):
        state.top[seat] = 0
        state.top_copy[seat] = 0
    state.deck_size = total


@compiled
def refill(state: SequenceNumbersState) -> bool:
    """Make sure that the deck has a card; False where none is left, or the game ended over it (8.2)."""
    if state.deck_size == 0:
        shuffle(state)
    return state.deck_size > 0 and int(state.phase) != ENDED


@compiled
def close_window(state: SequenceNumbersState, seat: int, plays: int) -> None:
    """Let the seats of the last `plays` plays lose the cards that they are still owed (5.3)."""
    for _ in range(plays):
        seat = (seat + int(state.seats) - 1) % int(state.seats)
        if state.owed[seat] == 0:
            return
        state.owed[seat] = 0


@compiled
def older_plays(state: SequenceNumbersState, seat: int) -> int:
    """Count the others' last plays that came before a seat's own: all but those made since."""
    return (seat - int(state.mover) + int(state.seats)) % int(state.seats)


@compiled
def next_turn(state: SequenceNumbersState) -> None:
    """Let the next seat clockwise play; a card drawn late joins the hand now (5.3)."""
    seat = int(state.mover) + 1
    if seat == int(state.seats):
        seat = 0
    state.mover = seat
    state.dead_used = 0
    if state.has_aside[seat] != 0:
        put_in(state, seat, int(state.aside[seat]), int(state.aside_copy[seat]))
        state.hand_size[seat] += 1
        state.aside[seat] = 0
        state.aside_copy[seat] = 0
        state.has_aside[seat] = 0
