"""What the suite of every game asks of this one: where the cards are, and what can be drawn."""

from __future__ import annotations

from collections import Counter
from typing import Any

from parlour.games.sequence_numbers.options.decks import designed
from parlour.games.sequence_numbers.state import SPECIAL_CARDS, STARTER_DUE
from parlour.kernel.actors import SEAT_DRAW

SMALL_BOARD = "0,1,2,3,4,0/5,6,7,8,9,10/10,9,8,7,6,5/0,4,3,2,1,0"
"""Ten numbers on four rows of six: full after twenty plays, so that cards die and piles are shuffled."""
SMALL_SUMS = ",".join(str(one).replace(" ", "") for cards in designed("designed 2", 30, 2) for one in cards)
"""A custom deck for the board of eight by eight."""


def material(state: Any) -> dict[str, int]:
    """Every card is in the deck, in a hand, aside or on a pile."""
    found = _out(state)
    found.update({card: int(state.deck[card]) for card in _cards(state)})
    return {str(card): found[card] for card in _cards(state)}


def draws(state: Any) -> dict[int, int]:
    """Who begins; or whatever lies nowhere else."""
    if int(state.phase) == STARTER_DUE:
        return {SEAT_DRAW + seat: 1 for seat in range(int(state.seats))}
    out = _out(state)
    return {card: _copies(state, card) - out[card] for card in _cards(state)}


def _cards(state: Any) -> range:
    return range(1, int(state.numbers) + 3)


def _copies(state: Any, card: int) -> int:
    return int(state.copies) if card <= int(state.numbers) else SPECIAL_CARDS


def _out(state: Any) -> Counter[int]:
    """Cards that are out of the deck."""
    found: Counter[int] = Counter()
    for seat in range(int(state.seats)):
        found.update(int(card) for card in state.hand[seat] if card)
        found.update([int(state.aside[seat])] if state.aside[seat] else [])
        found.update({card: int(state.pile[seat, card]) for card in _cards(state)})
    return found


def option_values() -> dict[str, list[str]]:
    """A small board and a custom deck."""
    return {"board": [SMALL_BOARD], "deck": [SMALL_SUMS]}


def fixed_options() -> dict[int, dict[str, str]]:
    """What sentences of the printed text say of options, read apart from the options themselves."""
    return {
        4: {"sequences_to_win": "by table"},
        5: {"sequences_to_win": "by table"},
        15: {"teams": "2"},
        22: {"first": "0"},
        37: {"draw": "manual"},
        38: {"draw": "manual"},
        39: {"table_talk": "referee"},
        40: {"table_talk": "referee"},
        43: {"shared_chips": "1|4"},
    }
