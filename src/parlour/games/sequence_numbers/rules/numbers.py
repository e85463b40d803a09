"""Where the action numbers of each kind begin, for a board of C cells and N numbers."""

from __future__ import annotations

from typing import Any, Final

from parlour.kernel.compile.decorators import compiled

SIDES_MOST: Final = 3
LARGE_HAND: Final = 5
SMALL_HAND: Final = 4


@compiled
def cells(state: Any) -> int:
    """C: cells of the board, corners included."""
    return int(state.rows) * int(state.cols)


@compiled
def plus_first(state: Any) -> int:
    """PLUS on cell x is `plus_first + x`; PLACE on cell x is x."""
    return cells(state)


@compiled
def minus_first(state: Any) -> int:
    """MINUS on cell x is `minus_first + x`."""
    return 2 * cells(state)


@compiled
def dead_first(state: Any) -> int:
    """DEAD card of number n is `dead_first + n - 1`."""
    return 3 * cells(state)


@compiled
def pass_number(state: Any) -> int:
    """PASS; DRAW and WAIVE follow it."""
    return 3 * cells(state) + int(state.numbers)


@compiled
def draw_number(state: Any) -> int:
    """DRAW the card owed."""
    return pass_number(state) + 1


@compiled
def waive_number(state: Any) -> int:
    """WAIVE the card owed."""
    return pass_number(state) + 2


@compiled
def forfeit_first(state: Any) -> int:
    """FORFEIT card k (number, Plus, Minus) is `forfeit_first + k - 1`."""
    return pass_number(state) + 3


@compiled
def call_first(state: Any) -> int:
    """The referee's call on team t is `call_first + t`."""
    return forfeit_first(state) + int(state.numbers) + 2


@compiled
def line_first(state: Any) -> int:
    """Counting the line from cell x in direction d is `line_first + 4 * x + d` (choose_line)."""
    return call_first(state) + SIDES_MOST


@compiled
def plus_card(state: Any) -> int:
    """The card number of Plus; Minus follows it."""
    return int(state.numbers) + 1


@compiled
def minus_card(state: Any) -> int:
    """The card number of Minus."""
    return int(state.numbers) + 2


@compiled
def is_sum(state: Any, card: int) -> bool:
    """Whether a card has a sum on it: it is no Plus and no Minus."""
    return 0 < card <= int(state.numbers)


@compiled
def card_drawn(state: Any, drawn: int) -> int:
    """The number, Plus or Minus that a draw turns up (10.2)."""
    return (drawn - 1) % minus_card(state) + 1


@compiled
def copy_drawn(state: Any, drawn: int) -> int:
    """Which of its number's cards it is, from 0 on (10.2)."""
    return (drawn - 1) // minus_card(state)


@compiled
def side_of(state: Any, seat: int) -> int:
    """The side (player or team) of a seat: team mates sit alternately (1.3)."""
    return seat % sides(state)


@compiled
def sides(state: Any) -> int:
    """How many sides play: each for himself up to three, else teams (1.2)."""
    if int(state.seats) <= SIDES_MOST:
        return int(state.seats)
    return int(state.teams)


@compiled
def goal(state: Any) -> int:
    """How many sequences win: one for two or three players, two for more (1.1)."""
    if int(state.sequences_to_win) != 0:
        return int(state.sequences_to_win)
    return goal_of(int(state.seats))


@compiled
def goal_of(seats: int) -> int:
    """What the table says of it.

    >>> [goal_of(seats) for seats in (2, 3, 4, 6)]
    [1, 1, 2, 2]
    """
    if seats <= SIDES_MOST:
        return 1
    return 2


@compiled
def dealt(state: Any) -> int:
    """Cards dealt to each of the players at the table (3.1)."""
    return hand_of(int(state.seats))


@compiled
def hand_of(seats: int) -> int:
    """Cards dealt to each: five for two or three players, four for more (3.1).

    >>> [hand_of(seats) for seats in (2, 3, 4, 6)]
    [5, 5, 4, 4]
    """
    if seats <= SIDES_MOST:
        return LARGE_HAND
    return SMALL_HAND
