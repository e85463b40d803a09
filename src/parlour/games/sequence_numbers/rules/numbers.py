"""Where the action numbers of each kind begin, for a board of C cells and N numbers."""

from __future__ import annotations

from typing import Final

from parlour.games.sequence_numbers.record import SequenceNumbersState
from parlour.kernel.compile.decorators import compiled

SIDES_MOST: Final = 3
LARGE_HAND: Final = 5
SMALL_HAND: Final = 4


@compiled
def cells(state: SequenceNumbersState) -> int:
    """Count the cells of the board, C; corners are cells too."""
    return int(state.rows) * int(state.cols)


@compiled
def plus_first(state: SequenceNumbersState) -> int:
    """Return the number of PLUS on cell 0: PLUS on cell x is `plus_first + x`, and PLACE on cell x is x."""
    return cells(state)


@compiled
def minus_first(state: SequenceNumbersState) -> int:
    """Return the number of MINUS on cell 0: MINUS on cell x is `minus_first + x`."""
    return 2 * cells(state)


@compiled
def dead_first(state: SequenceNumbersState) -> int:
    """Return the number of the dead card 1: that of the dead card n is `dead_first + n - 1`."""
    return 3 * cells(state)


@compiled
def pass_number(state: SequenceNumbersState) -> int:
    """Return the number of PASS, which DRAW and WAIVE follow."""
    return 3 * cells(state) + int(state.numbers)


@compiled
def draw_number(state: SequenceNumbersState) -> int:
    """Return the number of DRAW, which takes the card owed."""
    return pass_number(state) + 1


@compiled
def waive_number(state: SequenceNumbersState) -> int:
    """Return the number of WAIVE, which leaves the card owed."""
    return pass_number(state) + 2


@compiled
def forfeit_first(state: SequenceNumbersState) -> int:
    """Return the number of FORFEIT of card 1; of card k (a number, Plus, Minus) add k - 1."""
    return pass_number(state) + 3


@compiled
def call_first(state: SequenceNumbersState) -> int:
    """Return the number of the referee's call on team 0: that on team t is `call_first + t`."""
    return forfeit_first(state) + int(state.numbers) + 2


@compiled
def line_first(state: SequenceNumbersState) -> int:
    """Return the number that counts the first line; for cell x and direction d add 4 * x + d."""
    return call_first(state) + SIDES_MOST


@compiled
def plus_card(state: SequenceNumbersState) -> int:
    """Return the card number of Plus, which that of Minus follows."""
    return int(state.numbers) + 1


@compiled
def minus_card(state: SequenceNumbersState) -> int:
    """Return the card number of Minus, the last one."""
    return int(state.numbers) + 2


@compiled
def is_sum(state: SequenceNumbersState, card: int) -> bool:
    """Tell whether a card has a sum on it: it is no Plus and no Minus."""
    return 0 < card <= int(state.numbers)


@compiled
def card_drawn(state: SequenceNumbersState, drawn: int) -> int:
    """Return the number, Plus or Minus that a draw turns up (10.2)."""
    return (drawn - 1) % minus_card(state) + 1


@compiled
def copy_drawn(state: SequenceNumbersState, drawn: int) -> int:
    """Return which card of its number a draw turns up, counted from 0 (10.2)."""
    return (drawn - 1) // minus_card(state)


@compiled
def side_of(state: SequenceNumbersState, seat: int) -> int:
    """Return the side (player or team) of a seat: team mates sit alternately (1.3)."""
    return seat % sides(state)


@compiled
def sides(state: SequenceNumbersState) -> int:
    """Count the sides that play: every player up to three, else the teams (1.2)."""
    if int(state.seats) <= SIDES_MOST:
        return int(state.seats)
    return int(state.teams)


@compiled
def goal(state: SequenceNumbersState) -> int:
    """Return how many sequences win: what the table says, else what is usual for its seats (1.1)."""
    if int(state.sequences_to_win) != 0:
        return int(state.sequences_to_win)
    return goal_of(int(state.seats))


@compiled
def goal_of(seats: int) -> int:
    """Return how many sequences win as a rule: one for two or three players, two for more (1.1).

    >>> [goal_of(seats) for seats in (2, 3, 4, 6)]
    [1, 1, 2, 2]
    """
    if seats <= SIDES_MOST:
        return 1
    return 2


@compiled
def dealt(state: SequenceNumbersState) -> int:
    """Return how many cards each player of this table is dealt (3.1)."""
    return hand_of(int(state.seats))


@compiled
def hand_of(seats: int) -> int:
    """Return how many cards each player is dealt: five for two or three players, four for more (3.1).

    >>> [hand_of(seats) for seats in (2, 3, 4, 6)]
    [5, 5, 4, 4]
    """
    if seats <= SIDES_MOST:
        return LARGE_HAND
    return SMALL_HAND
