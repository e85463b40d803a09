"""The actions a seat may take in each situation, as ascending numbers (RULES.md 4 and 5)."""

from __future__ import annotations

from parlour.games.sequence_numbers.record import SequenceNumbersState
from parlour.games.sequence_numbers.rules.cards import holds
from parlour.games.sequence_numbers.rules.lines import candidate, is_open, open_cells
from parlour.games.sequence_numbers.rules.numbers import (
    cells,
    dead_first,
    forfeit_first,
    line_first,
    minus_card,
    minus_first,
    pass_number,
    plus_card,
    plus_first,
    side_of,
)
from parlour.games.sequence_numbers.state import DIRECTIONS, LENGTH, MAX_HAND, SPOTS
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array


@compiled
def is_opponent_chip(state: SequenceNumbersState, seat: int, cell: int) -> bool:
    """Tell whether Minus can take a cell's chip: one of another side, in no sequence (5.2)."""
    owner = int(state.owner[cell])
    return owner != 0 and owner != side_of(state, seat) + 1 and state.locked[cell] == 0


@compiled
def is_dead(state: SequenceNumbersState, card: int) -> bool:
    """Tell whether both cells of an equation card's number are covered (5.1)."""
    return card <= int(state.numbers) and open_cells(state, card) == 0


@compiled
def insert(out: Array, count: int, number: int) -> int:
    """Put a number into its place in an ascending list and return the new length."""
    at = count
    while at > 0 and out[at - 1] > number:
        out[at] = out[at - 1]
        at -= 1
    out[at] = number
    return count + 1


@compiled
def placings(state: SequenceNumbersState, seat: int, out: Array) -> int:
    """List the PLACE actions: one for each open cell of an equation card in hand (5.2)."""
    count = 0
    last = 0
    for place in range(MAX_HAND):
        card = int(state.hand[seat, place])
        if card != last and card != 0 and card <= int(state.numbers):
            for k in range(SPOTS):
                cell = int(state.spots[card, k])
                if state.owner[cell] == 0:
                    count = insert(out, count, cell)
        last = card
    return count


@compiled
def plays(state: SequenceNumbersState, seat: int, out: Array) -> int:
    """List the plays: PLACE, PLUS, MINUS, exchanging a dead card, or PASS if there is none (5.1, 5.2)."""
    count = placings(state, seat, out)
    if holds(state, seat, plus_card(state)):
        for cell in range(cells(state)):
            if is_open(state, cell):
                out[count] = plus_first(state) + cell
                count += 1
    if holds(state, seat, minus_card(state)):
        for cell in range(cells(state)):
            if is_opponent_chip(state, seat, cell):
                out[count] = minus_first(state) + cell
                count += 1
    may_pass = count == 0
    if state.dead_used == 0:
        last = 0
        for place in range(MAX_HAND):
            card = int(state.hand[seat, place])
            if card != last and card != 0 and is_dead(state, card):
                out[count] = dead_first(state) + card - 1
                count += 1
            last = card
    if may_pass:
        out[count] = pass_number(state)
        count += 1
    return count


@compiled
def forfeits(state: SequenceNumbersState, seat: int, out: Array) -> int:
    """List the FORFEIT actions: one for each different card in hand (7.1)."""
    count = 0
    last = 0
    for place in range(MAX_HAND):
        card = int(state.hand[seat, place])
        if card != last and card != 0:
            out[count] = forfeit_first(state) + card - 1
            count += 1
        last = card
    return count


@compiled
def picks(state: SequenceNumbersState, seat: int, out: Array) -> int:
    """List the LINE actions: one for each line through the last chip that may still count (6.5)."""
    count = 0
    side = side_of(state, seat)
    cell = int(state.last_cell)
    for line in range(DIRECTIONS * cells(state)):
        direction = line % DIRECTIONS
        for back in range(LENGTH):
            if candidate(state, side, cell, direction, back) == line:
                out[count] = line_first(state) + line
                count += 1
    return count


@compiled
def team_cards(state: SequenceNumbersState, team: int) -> int:
    """Count the cards in the hands of a team."""
    total = 0
    for seat in range(int(state.seats)):
        if side_of(state, seat) == team:
            total += int(state.hand_size[seat])
    return total
