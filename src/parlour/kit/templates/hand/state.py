"""The record of Newgame: the deck, the hands, what is laid in this round and what is out of the game.

deck   . 1 . 1 1 …      hands[0]  . . 1 . . 1 …      laid  5 0      out  . . . . . …
value    1 2 3 4        hands[1]  . . . . . . 1 …

Action `value` lays the card of that value, as draw `value` deals it.
"""

from __future__ import annotations

from typing import Final

from parlour.kernel.features import count, kind, rank, seat
from parlour.kernel.fields import ALL, OWNER, Field, Fields, options

SEATS: Final = 4
TOP: Final = 13
"""The highest card."""
KINDS: Final = TOP + 1
"""The length of an array by card value, from 0, which stands for no card."""
HAND: Final = 3
NONE: Final = 0

HIDDEN_CARD: Final = -1
"""The action that others see when a card is dealt to a seat."""

FIELDS: Final = Fields(
    *options("version", "seats"),
    Field(seat("mover", "Whose turn it is."), shown_to=ALL),
    Field(count("dealt", "Cards dealt so far.", SEATS * HAND), shown_to=ALL),
    Field(count("deck", "Cards of each value that the seat does not see.", 1), (KINDS,), pool=True),
    Field(count("hands", "Own cards of each value.", 1, by_seat=True), (SEATS, KINDS), OWNER),
    Field(count("held", "Cards in each hand.", HAND, by_seat=True), (SEATS,), ALL),
    Field(
        rank("laid", "The card that each seat has laid in this round; 0 for none.", TOP, by_seat=True),
        (SEATS,),
        ALL,
    ),
    Field(kind("out", "Cards of each value that are out of the game.", 1), (KINDS,), ALL),
    Field(count("points", "Points.", HAND, by_seat=True), (SEATS,), ALL),
)
"""The record, field by field; a field not declared as shown is hidden."""
STATE: Final = FIELDS.dtype
