"""The record of a game of Sequence Numbers.

FR  1  2  3  4  5  6  7  8 FR      four free corners; every number lies on two cells;
 9 10 11 12 13 14 15 16 17 18      cells are columns * row + column.
 :                                 Cards are numbers: 1 … N, then Plus, then Minus;
FR 41 42 43 44 45 46 47 48 FR      and copies: which of its number's cards one is, from 0 on.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from parlour.kernel.records import packed

MAX_SEATS: Final = 6
MAX_SIDES: Final = 3
MAX_SIDE: Final = 10
MAX_CELLS: Final = MAX_SIDE * MAX_SIDE
MAX_NUMBERS: Final = (MAX_CELLS - 4) // 2
MAX_CARDS: Final = MAX_NUMBERS + 3  # index 0 unused, then the numbers, Plus, Minus
SPOTS: Final = 2  # cells that show a number
LENGTH: Final = 5
MAX_HAND: Final = 5
MAX_SEQUENCES: Final = 21  # one, and all the lines through one cell
NOBODY: Final = -1
FREE: Final = 0  # the printed number of a free corner
HIDDEN_CARD: Final = -1  # what others see of a card drawn
OWN_FACES: Final = 2  # the rules version since which every card is itself (2.3)

# Phases
STARTER_DUE: Final = 0
DEALING: Final = 1
PLAYING: Final = 2
PICKING: Final = 3  # the player says which line counts (choose_line)
ENDED: Final = 4

# Options
FIRST_RANDOM: Final = 1
AUTO: Final = 0
MANUAL: Final = 1
REFEREE: Final = 1
BY_TABLE: Final = 0
SPECIAL_CARDS: Final = 2  # of Plus and of Minus each
MOST_COPIES: Final = 4  # cards of one number
MOST_RESHUFFLES: Final = 20
NO_LIMIT: Final = -1  # of shuffles; they are then counted to 20, and from 1 again

STEPS: Final = ((0, 1), (1, -1), (1, 0), (1, 1))
"""Directions of lines as (row, column): right, down-left, down, down-right."""
STEP_ROW: Final = np.array([row for row, _ in STEPS], np.int8)
STEP_COL: Final = np.array([col for _, col in STEPS], np.int8)
DIRECTIONS: Final = len(STEPS)

OPTION_FIELDS: Final = frozenset(
    "version seats teams rows cols numbers printed spots copies first draw sequences_to_win shared_chips "
    "choose_line table_talk max_reshuffles answers".split()
)
"""The fields that hold options, and what follows from them."""

STATE: Final = packed(
    [
        # options
        ("version", np.int16),
        ("seats", np.int8),
        ("teams", np.int8),
        ("rows", np.int8),
        ("cols", np.int8),
        ("numbers", np.int8),
        ("printed", np.int8, (MAX_CELLS,)),
        ("spots", np.int8, (MAX_NUMBERS + 1, SPOTS)),  # the two cells of each number, ascending
        ("copies", np.int8),
        ("first", np.int8),
        ("draw", np.int8),
        ("sequences_to_win", np.int8),
        ("shared_chips", np.int8),
        ("choose_line", np.int8),
        ("table_talk", np.int8),
        ("max_reshuffles", np.int8),
        ("answers", np.int8),  # the sums' results are shown on the cards: display only
        # the game
        ("viewer", np.int8),  # whose view this is: seat + 1; 0 = everything
        ("phase", np.int8),
        ("mover", np.int8),
        ("drawing", np.int8),  # the seat a card is drawn for, NOBODY else
        ("late", np.int8),  # that card is drawn by hand, after the turn has passed on
        ("turn_goes_on", np.int8),  # that card replaces a dead one: the turn is not over
        ("dead_used", np.int8),  # the mover has turned in a dead card this turn
        ("passes", np.int8),  # in a row
        ("reshuffles", np.int8),
        ("owner", np.int8, (MAX_CELLS,)),  # side + 1 of the chip, 0 = none
        ("locked", np.int8, (MAX_CELLS,)),  # part of a sequence
        ("scored", np.int8, (MAX_SIDES,)),  # sequences of each side
        ("lines", np.int16, (MAX_SIDES, MAX_SEQUENCES)),  # which: 4 * first cell + direction
        ("last_cell", np.int8),  # where the last chip was put or taken, NOBODY before
        ("hand_size", np.int8, (MAX_SEATS,)),
        ("hand", np.int8, (MAX_SEATS, MAX_HAND)),  # the cards that are known, ascending, then 0
        ("aside", np.int8, (MAX_SEATS,)),  # the card drawn late, 0 = none
        ("has_aside", np.int8, (MAX_SEATS,)),
        ("pile", np.int8, (MAX_SEATS, MAX_CARDS)),  # discards
        ("top", np.int8, (MAX_SEATS,)),  # the last card of each discard pile, 0 = none
        ("owed", np.int8, (MAX_SEATS,)),  # may still draw for the last play (manual)
        ("forfeit", np.int8, (MAX_SEATS,)),  # has to give up a card (table talk)
        ("deck_size", np.int16),
        ("deck", np.int8, (MAX_CARDS,)),  # in a view: all cards the seat does not see
        ("fresh", np.int8, (MAX_CARDS,)),  # the deck as last shuffled
        ("taken", np.int8, (MAX_SEATS, MAX_CARDS)),  # drawn by each seat since
        # which card of its number each one is; all zero under version 1, and for Plus and Minus
        ("hand_copy", np.int8, (MAX_SEATS, MAX_HAND)),
        ("aside_copy", np.int8, (MAX_SEATS,)),
        ("top_copy", np.int8, (MAX_SEATS,)),
        ("pile_copies", np.int8, (MAX_CARDS,)),  # as sets of bits: those on any discard pile,
        ("deck_copies", np.int8, (MAX_CARDS,)),  # in the deck (in a view: all the seat does not see),
        ("fresh_copies", np.int8, (MAX_CARDS,)),  # and in the deck as last shuffled
    ]
)
"""One record. Boards and decks of other sizes leave room unused."""
