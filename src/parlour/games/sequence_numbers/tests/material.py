"""What the suite of every game asks of this one: where the cards are, and what can be drawn."""

from __future__ import annotations

from collections import Counter
from typing import Any

from parlour.games.sequence_numbers.options.decks import designed
from parlour.games.sequence_numbers.state import OWN_FACES, SPECIAL_CARDS, STARTER_DUE
from parlour.kernel.actors import SEAT_DRAW

SMALL_BOARD = "0,1,2,3,4,0/5,6,7,8,9,10/10,9,8,7,6,5/0,4,3,2,1,0"
"""Ten numbers on four rows of six: full after twenty plays, so that cards die and piles are shuffled."""
SMALL_SUMS = ",".join(str(one).replace(" ", "") for cards in designed("designed 2", 30, 2) for one in cards)
"""A custom deck for the board of eight by eight."""


def material(state: Any) -> dict[str, int]:
    """Every card is in the deck, in a hand, aside or on a pile; and from version 2 on each is itself."""
    found = _out(state)
    found.update({card: int(state.deck[card]) for card in _cards(state)})
    amounts = {str(card): found[card] for card in _cards(state)}
    if int(state.version) >= OWN_FACES:
        apart = _apart(state)
        apart.update(_in(state, state.deck_copies))
        amounts |= {f"{card}, copy {copy}": apart[card, copy] for card, copy in _sums(state)}
    return amounts


def draws(state: Any) -> dict[int, int]:
    """Who begins; or whatever lies nowhere else."""
    if int(state.phase) == STARTER_DUE:
        return {SEAT_DRAW + seat: 1 for seat in range(int(state.seats))}
    out = _out(state)
    alike = {card: _copies(state, card) - out[card] for card in _cards(state)}
    if int(state.version) < OWN_FACES:
        return alike
    apart, kinds = _apart(state), len(_cards(state))
    one_by_one = {card + kinds * copy: 1 - apart[card, copy] for card, copy in _sums(state)}
    return one_by_one | {card: alike[card] for card in range(kinds - 1, kinds + 1)}


def _sums(state: Any) -> list[tuple[int, int]]:
    """All cards with sums: their numbers, and which of the number's cards they are."""
    return [(card, copy) for card in range(1, int(state.numbers) + 1) for copy in range(int(state.copies))]


def _in(state: Any, sets: Any) -> Counter[tuple[int, int]]:
    return Counter((card, copy) for card, copy in _sums(state) if int(sets[card]) >> copy & 1)


def _apart(state: Any) -> Counter[tuple[int, int]]:
    """Cards with sums that are out of the deck, each by itself."""
    found = _in(state, state.pile_copies)
    for seat in range(int(state.seats)):
        held = [*zip(state.hand[seat], state.hand_copy[seat], strict=True)]
        for card, copy in (*held, (state.aside[seat], state.aside_copy[seat])):
            if 0 < card <= int(state.numbers):
                found[int(card), int(copy)] += 1
    return found


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
    """A small board, a custom deck, and the fewest and most shuffles."""
    return {"board": [SMALL_BOARD], "deck": [SMALL_SUMS], "max_reshuffles": ["0", "20"]}


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
        42: {"max_reshuffles": "no limit"},
        43: {"shared_chips": "1|4"},
    }
