"""The record of a game of Sequence Numbers.

FR  1  2  3  4  5  6  7  8 FR      four free corners; every number lies on two cells;
 9 10 11 12 13 14 15 16 17 18      cells are columns * row + column.
 :                                 Cards are numbers: 1 … N, then Plus, then Minus;
FR 41 42 43 44 45 46 47 48 FR      and copies: which of its number's cards one is, from 0 on.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from parlour.kernel.features import count, kind, left_out, seat, team
from parlour.kernel.fields import ALL, OWNER, Field, Fields, options, viewer

MAX_SEATS: Final = 6
MAX_SIDES: Final = 3
MAX_SIDE: Final = 10
MAX_CELLS: Final = MAX_SIDE * MAX_SIDE
MAX_NUMBERS: Final = (MAX_CELLS - 4) // 2
MAX_CARDS: Final = MAX_NUMBERS + 3  # index 0 unused, then the numbers, Plus, Minus
LAST_CARD: Final = MAX_CARDS - 1
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
ALL_COPIES: Final = (1 << MOST_COPIES) - 1  # as a set of bits
MOST_IN_DECK: Final = MAX_NUMBERS * MOST_COPIES + 2 * SPECIAL_CARDS
MOST_RESHUFFLES: Final = 20
NO_LIMIT: Final = -1  # of shuffles; they are then counted to 20, and from 1 again

STEPS: Final = ((0, 1), (1, -1), (1, 0), (1, 1))
"""Directions of lines as (row, column): right, down-left, down, down-right."""
STEP_ROW: Final = np.array([row for row, _ in STEPS], np.int8)
STEP_COL: Final = np.array([col for _, col in STEPS], np.int8)
DIRECTIONS: Final = len(STEPS)

FIELDS: Final = Fields(
    *options("version", number=np.int16),
    *options("seats", "teams", "rows", "cols", "numbers"),
    *options("printed", shape=(MAX_CELLS,)),
    *options("spots", shape=(MAX_NUMBERS + 1, SPOTS)),  # the two cells of each number, ascending
    *options("copies", "first", "draw", "sequences_to_win", "shared_chips", "choose_line", "table_talk"),
    *options("max_reshuffles"),
    *options("answers"),  # the sums' results are shown on the cards: display only
    viewer(),
    Field(
        kind("phase", "Drawing who begins, dealing, playing, picking a line, or over.", ENDED), shown_to=ALL
    ),
    Field(seat("mover", "Whose turn it is."), shown_to=ALL),
    Field(seat("drawing", "For whom a card is drawn; nobody most of the time."), shown_to=ALL),
    Field(count("late", "That card is drawn by hand, after the turn has passed on.", 1), shown_to=ALL),
    Field(count("turn_goes_on", "That card replaces a dead one.", 1), shown_to=ALL),
    Field(count("dead_used", "A dead card has been turned in this turn.", 1), shown_to=ALL),
    Field(count("passes", "Passes in a row.", MAX_SEATS), shown_to=ALL),
    Field(
        count(
            "reshuffles", "Shuffles of the discards; without a limit 1 comes again after 20.", MOST_RESHUFFLES
        ),
        shown_to=ALL,
    ),
    Field(
        team("owner", "The side of the chip on each cell: 1 the own, then the others in order; 0 open.", 1),
        (MAX_CELLS,),
        ALL,
    ),
    Field(count("locked", "Which chips are part of a sequence.", 1), (MAX_CELLS,), ALL),
    Field(count("scored", "Sequences of each side.", MAX_SEQUENCES, by_team=True), (MAX_SIDES,), ALL),
    Field(  # as good as told by the locked chips
        left_out("lines", "Which: 4 times the first cell plus the direction.", DIRECTIONS * MAX_CELLS - 1),
        (MAX_SIDES, MAX_SEQUENCES),
        ALL,
        number=np.int16,
    ),
    Field(kind("last_cell", "Where the last chip was put or taken.", MAX_CELLS - 1, NOBODY), shown_to=ALL),
    Field(count("hand_size", "Cards in each hand.", MAX_HAND, by_seat=True), (MAX_SEATS,), ALL),
    Field(
        kind("hand", "Own cards, ascending: a number, Plus, Minus, then 0.", LAST_CARD, by_seat=True),
        (MAX_SEATS, MAX_HAND),
        OWNER,
    ),
    Field(
        kind("aside", "The own card drawn late, 0 for none.", LAST_CARD, by_seat=True), (MAX_SEATS,), OWNER
    ),
    Field(count("has_aside", "Who has a card lying aside.", 1, by_seat=True), (MAX_SEATS,), ALL),
    Field(count("pile", "Discards of each card.", MOST_COPIES, by_seat=True), (MAX_SEATS, MAX_CARDS), ALL),
    Field(kind("top", "The last card of each discard pile.", LAST_CARD, by_seat=True), (MAX_SEATS,), ALL),
    Field(count("owed", "Who may still draw for the last play.", 1, by_seat=True), (MAX_SEATS,), ALL),
    Field(count("forfeit", "Who has to give up a card.", 1, by_seat=True), (MAX_SEATS,), ALL),
    Field(count("deck_size", "Cards in the deck.", MOST_IN_DECK), shown_to=ALL, number=np.int16),
    Field(
        count("deck", "Cards of each kind that the seat does not see.", MOST_COPIES), (MAX_CARDS,), pool=True
    ),
    Field(
        count("fresh", "Cards of each kind in the deck when it was last shuffled.", MOST_COPIES),
        (MAX_CARDS,),
        ALL,
    ),
    Field(
        count("taken", "Own cards of each kind drawn since.", MOST_COPIES, by_seat=True),
        (MAX_SEATS, MAX_CARDS),
        OWNER,
    ),
    # which card of its number each one is, for the eye; all zero under version 1, and for Plus and Minus
    Field(left_out("hand_copy", high=MOST_COPIES - 1, by_seat=True), (MAX_SEATS, MAX_HAND), OWNER),
    Field(left_out("aside_copy", high=MOST_COPIES - 1, by_seat=True), (MAX_SEATS,), OWNER),
    Field(left_out("top_copy", high=MOST_COPIES - 1), (MAX_SEATS,), ALL),
    # as sets of bits: those on any discard pile, in the deck, and in the deck as last shuffled
    Field(left_out("pile_copies", high=ALL_COPIES), (MAX_CARDS,), ALL),
    Field(left_out("deck_copies", high=ALL_COPIES), (MAX_CARDS,), pool=True),
    Field(left_out("fresh_copies", high=ALL_COPIES), (MAX_CARDS,), ALL),
    usual=np.int8,
)
"""The record, field by field. Boards and decks of other sizes leave room unused."""
STATE: Final = FIELDS.dtype
