"""What a seat may know, and a deal of the rest that agrees with it (9)."""

from __future__ import annotations

from typing import Any

from parlour.games.sequence_numbers.rules.cards import known, put_in
from parlour.games.sequence_numbers.rules.numbers import cells, minus_card
from parlour.games.sequence_numbers.state import MAX_SEQUENCES, MAX_SIDES, SPOTS
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.rng import below, pick


@compiled
def conceal(state: Any, seat: int, out: Any) -> None:
    """Own hand, everything on the table, and the unseen cards as one pool; others' hands stay empty."""
    copy_options(state, out)
    copy_table(state, out)
    out.viewer = seat + 1
    for card in range(1, minus_card(state) + 1):
        out.deck[card] = state.deck[card]
        out.fresh[card] = state.fresh[card]
        for other in range(int(state.seats)):
            out.pile[other, card] = state.pile[other, card]
            if other == seat:
                out.taken[other, card] = state.taken[other, card]
    for other in range(int(state.seats)):
        for place in range(known(state, other)):
            if other == seat:
                out.hand[other, place] = state.hand[other, place]
            else:
                out.deck[int(state.hand[other, place])] += 1
    for other in range(int(state.seats)):
        out.hand_size[other] = state.hand_size[other]
        out.has_aside[other] = state.has_aside[other]
        out.top[other] = state.top[other]
        out.owed[other] = state.owed[other]
        out.forfeit[other] = state.forfeit[other]
        if other == seat:
            out.aside[other] = state.aside[other]
        elif state.has_aside[other] != 0:
            out.deck[int(state.aside[other])] += 1


@compiled
def copy_options(state: Any, out: Any) -> None:
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
def copy_table(state: Any, out: Any) -> None:
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
def guess(state: Any, seat: int, random: Any) -> None:
    """Deal the pool to the others' hands; what the last shuffle did not hold can only lie in a hand (9.2)."""
    state.viewer = 0
    last = minus_card(state)
    for card in range(1, last + 1):
        while int(state.deck[card]) > loose(state, card):
            deal(state, seat, card, random)
    while places(state, seat) > 0:
        deal(state, seat, pick(random, state.deck, last + 1), random)


@compiled
def loose(state: Any, card: int) -> int:
    """How many cards of a kind may still lie in the deck: as last shuffled, less all draws known."""
    count = int(state.fresh[card])
    for seat in range(int(state.seats)):
        count -= int(state.taken[seat, card])
    return count


@compiled
def room(state: Any, seat: int, other: int) -> int:
    """Cards still missing in another seat's hand and aside."""
    if other == seat:
        return 0
    missing = int(state.hand_size[other]) - known(state, other)
    if state.has_aside[other] != 0 and state.aside[other] == 0:
        missing += 1
    return missing


@compiled
def places(state: Any, seat: int) -> int:
    """Cards still missing in all the others' hands."""
    total = 0
    for other in range(int(state.seats)):
        total += room(state, seat, other)
    return total


@compiled
def deal(state: Any, seat: int, card: int, random: Any) -> None:
    """One card from the pool to a random free place."""
    left = below(random, places(state, seat))
    for other in range(int(state.seats)):
        free = room(state, seat, other)
        if left < free:
            if left == 0 and state.has_aside[other] != 0 and state.aside[other] == 0:
                state.aside[other] = card
            else:
                put_in(state, other, card)
            state.deck[card] -= 1
            return
        left -= free
