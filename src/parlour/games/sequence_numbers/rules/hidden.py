"""What a seat may know, and a deal of the rest that agrees with it (9)."""

from __future__ import annotations

from parlour.games.sequence_numbers.record import SequenceNumbersState
from parlour.games.sequence_numbers.rules.cards import bit_of, known, put_in
from parlour.games.sequence_numbers.rules.numbers import cells, minus_card
from parlour.games.sequence_numbers.state import MAX_SEQUENCES, MAX_SIDES, OWN_FACES, SPOTS
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.rng import below, pick
from parlour.kernel.types import Random


@compiled
def conceal(state: SequenceNumbersState, seat: int, out: SequenceNumbersState) -> None:
    """Own hand, everything on the table, and the unseen cards as one pool; others' hands stay empty."""
    copy_options(state, out)
    copy_table(state, out)
    out.viewer = seat + 1
    for card in range(1, minus_card(state) + 1):
        out.deck[card] = state.deck[card]
        out.fresh[card] = state.fresh[card]
        out.pile_copies[card] = state.pile_copies[card]
        out.deck_copies[card] = state.deck_copies[card]
        out.fresh_copies[card] = state.fresh_copies[card]
        for other in range(int(state.seats)):
            out.pile[other, card] = state.pile[other, card]
            if other == seat:
                out.taken[other, card] = state.taken[other, card]
    for other in range(int(state.seats)):
        for place in range(known(state, other)):
            if other == seat:
                out.hand[other, place] = state.hand[other, place]
                out.hand_copy[other, place] = state.hand_copy[other, place]
            else:
                unseen(state, int(state.hand[other, place]), int(state.hand_copy[other, place]), out)
    for other in range(int(state.seats)):
        out.hand_size[other] = state.hand_size[other]
        out.has_aside[other] = state.has_aside[other]
        out.top[other] = state.top[other]
        out.top_copy[other] = state.top_copy[other]
        out.owed[other] = state.owed[other]
        out.forfeit[other] = state.forfeit[other]
        if other == seat:
            out.aside[other] = state.aside[other]
            out.aside_copy[other] = state.aside_copy[other]
        elif state.has_aside[other] != 0:
            unseen(state, int(state.aside[other]), int(state.aside_copy[other]), out)


@compiled
def unseen(state: SequenceNumbersState, card: int, copy: int, out: SequenceNumbersState) -> None:
    """Another's card joins the pool of a view."""
    out.deck[card] += 1
    out.deck_copies[card] |= bit_of(state, card, copy)


@compiled
def copy_options(state: SequenceNumbersState, out: SequenceNumbersState) -> None:
    """The options are known to everybody."""
    out.version = state.version
    out.seats = state.seats
    out.teams = state.teams
    out.rows = state.rows
    out.cols = state.cols
    out.numbers = state.numbers
    for cell in range(cells(state)):
        out.printed[cell] = state.printed[cell]
    for number in range(1, int(state.numbers) + 1):
        for k in range(SPOTS):
            out.spots[number, k] = state.spots[number, k]
    out.copies = state.copies
    out.first = state.first
    out.draw = state.draw
    out.sequences_to_win = state.sequences_to_win
    out.shared_chips = state.shared_chips
    out.choose_line = state.choose_line
    out.table_talk = state.table_talk
    out.max_reshuffles = state.max_reshuffles
    out.answers = state.answers


@compiled
def copy_table(state: SequenceNumbersState, out: SequenceNumbersState) -> None:
    """What lies open: chips, sequences, whose turn it is, how many cards are left."""
    out.phase = state.phase
    out.mover = state.mover
    out.drawing = state.drawing
    out.late = state.late
    out.turn_goes_on = state.turn_goes_on
    out.dead_used = state.dead_used
    out.passes = state.passes
    out.reshuffles = state.reshuffles
    out.last_cell = state.last_cell
    out.deck_size = state.deck_size
    for cell in range(cells(state)):
        out.owner[cell] = state.owner[cell]
        out.locked[cell] = state.locked[cell]
    for side in range(MAX_SIDES):
        out.scored[side] = state.scored[side]
        for k in range(MAX_SEQUENCES):
            out.lines[side, k] = state.lines[side, k]


@compiled
def guess(state: SequenceNumbersState, seat: int, random: Random) -> None:
    """Deal the pool to the others' hands; what the last shuffle did not hold can only lie in a hand (9.2)."""
    state.viewer = 0
    last = minus_card(state)
    for card in range(1, last + 1):
        for copy in range(draws_of_each(state)):
            while surely_held(state, card, copy):
                deal(state, seat, card, copy, random)
    while places(state, seat) > 0:
        card = pick(random, state.deck, last + 1)
        deal(state, seat, card, any_copy(state, card, random), random)


@compiled
def surely_held(state: SequenceNumbersState, card: int, copy: int) -> bool:
    """Whether the pool has a card that the last shuffle did not hold (9.2)."""
    bit = bit_of(state, card, copy)
    if bit != 0:
        return bool(state.deck_copies[card] & ~state.fresh_copies[card] & bit != 0)
    return copy == 0 and int(state.deck[card]) > loose(state, card)


@compiled
def any_copy(state: SequenceNumbersState, card: int, random: Random) -> int:
    """One of the pool's cards of a number; 0 where they are alike (2.3)."""
    if bit_of(state, card, 0) == 0:
        return 0
    left = below(random, int(state.deck[card]))
    for copy in range(int(state.copies)):
        if state.deck_copies[card] & bit_of(state, card, copy) != 0:
            if left == 0:
                return copy
            left -= 1
    return 0


@compiled
def draws_of_each(state: SequenceNumbersState) -> int:
    """How many draws may turn up one number: one for each of its cards, or for all of them (10.2)."""
    return int(state.copies) if int(state.version) >= OWN_FACES else 1


@compiled
def in_deck(state: SequenceNumbersState, card: int, copy: int) -> int:
    """How many cards of a kind can be drawn; in a view, how many may lie in the deck (9.2)."""
    bit = bit_of(state, card, copy)
    if bit != 0:
        return 1 if state.deck_copies[card] & state.fresh_copies[card] & bit != 0 else 0
    if copy > 0:
        return 0
    count = int(state.deck[card])
    return min(count, loose(state, card)) if state.viewer != 0 else count


@compiled
def loose(state: SequenceNumbersState, card: int) -> int:
    """How many cards of a kind may still lie in the deck: as last shuffled, less all draws known."""
    count = int(state.fresh[card])
    for seat in range(int(state.seats)):
        count -= int(state.taken[seat, card])
    return count


@compiled
def room(state: SequenceNumbersState, seat: int, other: int) -> int:
    """Cards still missing in another seat's hand and aside."""
    if other == seat:
        return 0
    missing = int(state.hand_size[other]) - known(state, other)
    if state.has_aside[other] != 0 and state.aside[other] == 0:
        missing += 1
    return missing


@compiled
def places(state: SequenceNumbersState, seat: int) -> int:
    """Cards still missing in all the others' hands."""
    total = 0
    for other in range(int(state.seats)):
        total += room(state, seat, other)
    return total


@compiled
def deal(state: SequenceNumbersState, seat: int, card: int, copy: int, random: Random) -> None:
    """One card from the pool to a random free place."""
    left = below(random, places(state, seat))
    for other in range(int(state.seats)):
        free = room(state, seat, other)
        if left < free:
            if left == 0 and state.has_aside[other] != 0 and state.aside[other] == 0:
                state.aside[other] = card
                state.aside_copy[other] = copy
            else:
                put_in(state, other, card, copy)
            state.deck[card] -= 1
            state.deck_copies[card] &= ~bit_of(state, card, copy)
            return
        left -= free
