"""Positions of Sequence Numbers as one line of text, both ways: the kernel's codec, and what must agree."""

from __future__ import annotations

from typing import Final

import numpy as np

from parlour.games.sequence_numbers.locales import say
from parlour.games.sequence_numbers.record import SequenceNumbersState
from parlour.games.sequence_numbers.rules.cards import bit_of
from parlour.games.sequence_numbers.rules.lines import line_at
from parlour.games.sequence_numbers.rules.numbers import cells, dealt, goal, minus_card, sides
from parlour.games.sequence_numbers.state import (
    DEALING,
    DIRECTIONS,
    ENDED,
    FIELDS,
    MAX_HAND,
    MAX_SEATS,
    MAX_SIDES,
    MOST_COPIES,
    NOBODY,
    OWN_FACES,
    PICKING,
    SPECIAL_CARDS,
    STARTER_DUE,
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
    """Seats and sides must be at the table, hands in order, cards and lines those of this deck and board."""
    seats = int(state.seats)
    if int(state.mover) >= seats or int(state.drawing) >= seats or int(state.viewer) > seats + 1:
        raise NotReadable(say("read-seat", seats=seats))
    if state.owner.max() > sides(state) or state.owner[cells(state) :].any():
        raise NotReadable(say("read-seat", seats=seats))
    for seat in range(seats):
        hand = [int(card) for card in state.hand[seat]]
        known_cards = sorted(card for card in hand if card)
        if hand != known_cards + [0] * (MAX_HAND - len(known_cards)):
            raise NotReadable(say("read-order"))
        if not _adds_up(state, seat, len(known_cards)):
            raise NotReadable(say("read-cards"))
    drawing = int(state.drawing) != NOBODY
    unseen = int(state.deck.sum()) - int(state.deck_size)
    whole = unseen >= 0 if state.viewer else unseen == 0
    if not (whole and _in_deck(state)) or (drawing and not state.deck_size):
        raise NotReadable(say("read-cards"))
    if not (_is_dealt(state) and _lines_fit(state)):
        raise NotReadable(say("read-lines"))


def _adds_up(state: SequenceNumbersState, seat: int, known: int) -> bool:
    """Whether a hand has as many cards as are known of it, with room for those that it may be given."""
    aside, size = bool(state.has_aside[seat]), int(state.hand_size[seat])
    to_come = int(state.owed[seat]) + (int(state.drawing) == seat)
    if int(state.viewer) in (0, seat + 1):
        counts_agree = known == size and bool(state.aside[seat]) == aside
    else:
        counts_agree = known in (0, size)
    return counts_agree and size + aside + to_come <= MAX_HAND


def _in_deck(state: SequenceNumbersState) -> bool:
    """Whether every card named is one of the deck, and none is there more often than in it."""
    numbers, last, copies = int(state.numbers), minus_card(state), int(state.copies)
    if max(state.hand.max(), state.aside.max(), state.top.max()) > last:
        return False
    if max(state.hand_copy.max(), state.aside_copy.max(), state.top_copy.max()) >= copies:
        return False
    counted = (*state.taken, state.pile.sum(0), state.deck, state.fresh)
    return not any(
        counts[0]
        or counts[1 : numbers + 1].max() > copies
        or counts[numbers + 1 : last + 1].max() > SPECIAL_CARDS
        or counts[last + 1 :].any()
        for counts in counted
    )


def _is_dealt(state: SequenceNumbersState) -> bool:
    """Whether hands are dealt, or being dealt one after another."""
    phase, seat, sizes = int(state.phase), int(state.drawing), state.hand_size[: int(state.seats)]
    if phase == STARTER_DUE:
        return seat == NOBODY and not sizes.any()
    whole, begun, empty = sizes[:seat], sizes[seat], sizes[seat + 1 :]
    dealing = seat != NOBODY and (whole == dealt(state)).all() and begun < dealt(state) and not empty.any()
    return phase > DEALING or bool(dealing)


def _lines_fit(state: SequenceNumbersState) -> bool:
    """Whether the sequences that count lie on the board, and none would be one too many."""
    for side in range(sides(state)):
        scored = int(state.scored[side])
        if int(state.phase) < ENDED and scored >= goal(state):
            return False
        for line in map(int, state.lines[side, :scored]):
            if line_at(state, line // DIRECTIONS, line % DIRECTIONS, 0) != line:
                return False
    return int(state.last_cell) < cells(state) and (int(state.phase) != PICKING or int(state.last_cell) >= 0)


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
        in_deck, fresh = int(state.deck_copies[card]), int(state.fresh_copies[card])
        if in_deck.bit_count() != int(state.deck[card]) or (not state.viewer and in_deck & ~fresh):
            raise NotReadable(say("read-cards"))
