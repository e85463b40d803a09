"""Positions of Sequence Numbers as one line of text, both ways: the kernel's codec, and what must agree."""

from __future__ import annotations

from typing import Final

import numpy as np

from parlour.games.sequence_numbers.locales import say
from parlour.games.sequence_numbers.record import SequenceNumbersState
from parlour.games.sequence_numbers.rules.cards import bit_of
from parlour.games.sequence_numbers.state import (
    FIELDS,
    MAX_HAND,
    MAX_SEATS,
    MAX_SIDES,
    MOST_COPIES,
    NOBODY,
    OWN_FACES,
    STATE,
)
from parlour.kernel.errors import NotReadable
from parlour.kernel.position import PositionCodec

CODEC: Final = PositionCodec(
    STATE,
    apart=FIELDS.options,
    bounds={
        **FIELDS.bounds,
        "viewer": (0, MAX_SEATS + 1),
        "mover": (0, MAX_SEATS - 1),
        "drawing": (NOBODY, MAX_SEATS - 1),
        "owner": (0, MAX_SIDES),
    },
)
position_text = CODEC.text


COPY_FIELDS: Final = ("hand_copy", "aside_copy", "top_copy", "pile_copies", "deck_copies", "fresh_copies")


def read_position(state: SequenceNumbersState, text: str) -> None:
    """Fill a record that holds the options from `position_text`; raises `NotReadable`.

    A text that tells no two cards of a number apart, such as one of rules version 1, is read with all of them
    in order (`put_in_order`).
    """
    CODEC.read(state, text)
    _check(state)
    if int(state.version) >= OWN_FACES:
        if not any(np.any(getattr(state, name)) for name in COPY_FIELDS):
            put_in_order(state)
        _check_copies(state)


def put_in_order(state: SequenceNumbersState) -> None:
    """Say of every card which of its number's it is: first those in hands, then the piles, then the deck."""
    for card in range(1, int(state.numbers) + 1):
        copies = iter(range(int(state.copies)))
        for seat in range(int(state.seats)):
            for place in np.flatnonzero(state.hand[seat] == card):
                state.hand_copy[seat, place] = next(copies, 0)
            if int(state.aside[seat]) == card:
                state.aside_copy[seat] = next(copies, 0)
        for seat in range(int(state.seats)):
            for _ in range(int(state.pile[seat, card])):
                copy = next(copies, 0)
                state.pile_copies[card] |= bit_of(state, card, copy)
                if int(state.top[seat]) == card:
                    state.top_copy[seat] = copy
        for _ in range(int(state.deck[card])):
            state.deck_copies[card] |= bit_of(state, card, next(copies, 0))
        for copy in range(int(state.copies) - int(state.fresh[card]), int(state.copies)):
            state.fresh_copies[card] |= bit_of(state, card, max(0, copy))


def _check(state: SequenceNumbersState) -> None:
    """Seats must sit at the table, and hands be in order."""
    seats = int(state.seats)
    if int(state.mover) >= seats or int(state.drawing) >= seats or int(state.viewer) > seats + 1:
        raise NotReadable(say("read-seat", seats=seats))
    for seat in range(seats):
        hand = [int(card) for card in state.hand[seat]]
        known = sorted(card for card in hand if card)
        if hand != known + [0] * (MAX_HAND - len(known)):
            raise NotReadable(say("read-order"))


def _check_copies(state: SequenceNumbersState) -> None:
    """No card is in two places, and those of one number in a hand are in order."""
    for card in range(1, int(state.numbers) + 1):
        held = [
            (seat, int(copy))
            for seat in range(int(state.seats))
            for copy in state.hand_copy[seat][state.hand[seat] == card]
        ]
        if held != sorted(held):
            raise NotReadable(say("read-order"))
        copies = [copy for _, copy in held] + [int(copy) for copy in state.aside_copy[state.aside == card]]
        for bits in (int(state.pile_copies[card]), int(state.deck_copies[card])):
            copies += [copy for copy in range(MOST_COPIES) if bits >> copy & 1]
        if len(set(copies)) < len(copies):
            raise NotReadable(say("read-twice", number=card))
