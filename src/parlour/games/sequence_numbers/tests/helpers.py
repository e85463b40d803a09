"""Positions for the tests: chips where a test wants them, hands of its choice, the rest in the deck."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from parlour import CHANCE, State, load
from parlour.games.sequence_numbers.notation.position import COPY_FIELDS, put_in_order
from parlour.games.sequence_numbers.rules.lines import score
from parlour.games.sequence_numbers.state import DIRECTIONS, NOBODY, PLAYING
from parlour.kernel.actors import TABLE

SLUG: Final = "sequence_numbers"
PLUS, MINUS = 49, 50
"""Cards of the default board."""
PLUS_ON, MINUS_ON, DEAD, PASS, DRAW, WAIVE, FORFEIT, CALL, LINE = 100, 200, 299, 348, 349, 350, 350, 401, 404
"""Add the cell, or the card: `DEAD + 9` turns in a dead 9."""
RIGHT, LEFT_DOWN, DOWN, RIGHT_DOWN = range(DIRECTIONS)


def fresh(**options: object) -> State:
    """A game with the first designed deck before anything is drawn; draws are the test's to choose."""
    return load(SLUG, **{"deck": "designed 1", **options}).new_state(draws="manual")


def lay(
    chips: Sequence[Iterable[int]] = (),
    hands: Mapping[int, Iterable[int]] | None = None,
    *,
    sequences: Iterable[tuple[int, int]] = (),
    mover: int = 0,
    deck: Iterable[int] | None = None,
    piles: Mapping[int, Iterable[int]] | None = None,
    **options: object,
) -> State:
    """A position in play: chips of each side, hands by seat, `sequences` as (side, line) already scored.

    Hands that are not given take the highest numbers there are. With `deck`, all other cards are gone.
    """
    state = fresh(**options)
    fields = state.fields
    fields.phase, fields.mover, fields.drawing = PLAYING, mover, NOBODY
    for side, cells in enumerate(chips):
        for cell in cells:
            fields.owner[cell] = side + 1
    for side, line in sequences:
        score(fields, side, line)
    given = dict(hands or {})
    for seat in range(state.seats):
        cards = sorted(given[seat]) if seat in given else _some(state, given, 5 if state.seats < 4 else 4)
        fields.hand_size[seat] = len(cards)
        for place, card in enumerate(cards):
            fields.hand[seat, place] = card
            fields.deck[card] -= 1
            fields.taken[seat, card] += 1
    for seat, discards in (piles or {}).items():
        for card in discards:
            fields.pile[seat, card] += 1
            fields.deck[card] -= 1
            fields.taken[seat, card] += 1
            fields.top[seat] = card
    if deck is not None:
        fields.deck[:] = 0
        for card in deck:
            fields.deck[card] += 1
    fields.deck_size = int(fields.deck.sum())
    for name in COPY_FIELDS:
        fields[name] = 0
    put_in_order(fields)
    return state


def _some(state: State, given: Mapping[int, Iterable[int]], count: int) -> list[int]:
    """Cards that no hand needs, the highest first."""
    wanted = {card for hand in given.values() for card in hand}
    numbers = int(state.fields.numbers)
    left = [n for n in range(numbers, 0, -1) for _ in range(int(state.fields.deck[n])) if n not in wanted]
    return sorted(left[:count])


def line(cell: int, direction: int = RIGHT) -> int:
    """The line of five from a cell."""
    return DIRECTIONS * cell + direction


def play(state: State, *actions: int, seat: int | None = None) -> State:
    """The seat to act (or `seat`) plays these one after another; each draw takes the lowest card."""
    for action in actions:
        state.apply(state.turn[0] if seat is None else seat, action)
        settle(state)
    return state


def settle(state: State) -> State:
    """Draw what is due, the lowest card there is."""
    while state.turn == (CHANCE,):
        state.apply(CHANCE, state.chance_outcomes()[0][0])
    return state


def call(state: State, team: int) -> State:
    """The referee calls a team."""
    state.apply(TABLE, CALL + team)
    return state


def legal(state: State, seat: int = 0) -> set[int]:
    """The legal actions of a seat."""
    return set(state.legal_actions(seat))


def hand(state: State, seat: int) -> list[int]:
    """The cards of a hand."""
    return [int(card) for card in state.fields.hand[seat] if card]


def pile(state: State, seat: int) -> list[int]:
    """The discards of a seat."""
    counts = state.fields.pile[seat]
    return [card for card in range(len(counts)) for _ in range(int(counts[card]))]


def chips(state: State) -> dict[int, int]:
    """Cells with chips, and their sides."""
    return {cell: int(owner) - 1 for cell, owner in enumerate(state.fields.owner) if owner}


def locked(state: State) -> set[int]:
    """Cells whose chips are turned over."""
    return {cell for cell, turned in enumerate(state.fields.locked) if turned}


def scored(state: State) -> list[int]:
    """Sequences of each side."""
    return [int(count) for count in state.fields.scored]
