"""The record of the tiny game.

bag  0 1 2 3     left 8        hands[0]  . 1 1 .    down[0]  . . . 1
joker^ ^cards of 1 …          hands[1]  1 . . 1    down[1]  . . . .      out  . . . .
"""

from __future__ import annotations

from typing import Final

import numpy as np

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

STATE: Final = np.dtype(
    [
        ("version", np.uint8), ("seats", np.uint8), ("top", np.uint8), ("jokers", np.uint8),
        ("ties", np.uint8), ("random_start", np.uint8), ("bonus", np.uint8),
        ("starter_due", np.uint8),
        ("first", np.uint8),
        ("left", np.uint8),              # cards in the bag, known to all
        ("bag", np.uint8, (KINDS,)),     # in a view: all that the seat does not see
        ("out", np.uint8, (KINDS,)),
        ("hands", np.uint8, (SEATS, KINDS)),
        ("down", np.uint8, (SEATS, KINDS)),
        ("total", np.uint8, (SEATS,)),   # what the cards put are worth
        ("held", np.uint8, (SEATS,)),    # cards in hand, known to all
        ("laid", np.uint8, (SEATS,)),    # cards put, known to all
        ("due", np.uint8, (SEATS,)),
        ("hushed", np.uint8, (SEATS,)),
        ("points", np.int8, (SEATS,)),
    ]
)  # fmt: skip
