"""The record of the tiny game.

bag  0 1 2 3     left 8        hands[0]  . 1 1 .    down[0]  . . . 1
joker^ ^cards of 1 …          hands[1]  1 . . 1    down[1]  . . . .      out  . . . .
"""

from __future__ import annotations

from typing import Final

from parlour.kernel.features import count, seat
from parlour.kernel.fields import ALL, OWNER, Field, Fields, options

SEATS: Final = 3
TOP: Final = 5
"""The highest card there can be."""
KINDS: Final = TOP + 1
JOKER: Final = 0
COPIES: Final = 2
HAND: Final = 2
MOST_PUT: Final = 2

PUT: Final = 0
"""Action `PUT + kind` lays a card; `PUT_JOKER + value` lays a joker as that value."""
PUT_JOKER: Final = KINDS
END: Final = 2 * KINDS
HUSH: Final = END + 1
ACTIONS: Final = HUSH + SEATS

HIDDEN_CARD: Final = -1
HIDDEN_PUT: Final = -2

NO_JOKER_AS_BONUS: Final = 2
"""The version of the rules since which a joker is not laid as the bonus card's value."""

NOBODY_SCORES: Final = 0
FIRST_SCORES: Final = 1

CARDS: Final = COPIES * KINDS

FIELDS: Final = Fields(
    *options("version", "seats", "top", "jokers", "ties", "random_start", "bonus"),
    Field(count("starter_due", "The first player is still to be drawn.", 1), shown_to=ALL),
    Field(seat("first", "Who wins a tie."), shown_to=ALL),
    Field(count("left", "Cards in the bag.", CARDS), shown_to=ALL),
    Field(count("bag", "Cards of each kind that the seat does not see.", COPIES), (KINDS,), pool=True),
    Field(count("out", "Cards of each kind that are out.", COPIES), (KINDS,), ALL),
    Field(count("hands", "Own cards of each kind.", COPIES, by_seat=True), (SEATS, KINDS), OWNER),
    Field(count("down", "Own cards laid of each kind.", COPIES, by_seat=True), (SEATS, KINDS), OWNER),
    Field(
        count("total", "What the own cards laid are worth.", MOST_PUT * TOP, by_seat=True), (SEATS,), OWNER
    ),
    Field(count("held", "Cards in each hand.", CARDS, by_seat=True), (SEATS,), ALL),
    Field(count("laid", "Cards laid by each seat.", COPIES, by_seat=True), (SEATS,), ALL),
    Field(count("due", "The seat is still to lay.", 1, by_seat=True), (SEATS,), ALL),
    Field(count("hushed", "The seat was told to be quiet.", 1, by_seat=True), (SEATS,), ALL),
    Field(count("points", "Points.", CARDS, -SEATS, by_seat=True), (SEATS,), ALL),
)
"""The record, field by field; what is not said to be shown is hidden."""
STATE: Final = FIELDS.dtype
