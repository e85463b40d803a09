"""The rules of a race, as plain functions on one record. Numbers are those of RULES.md."""

from __future__ import annotations

from parlour.games.sequence_numbers.rooms.race.record import SequenceNumbersRaceState
from parlour.games.sequence_numbers.rooms.race.state import (
    BOOK,
    CELLS,
    COLUMNS,
    COPIES,
    GIVE_UP,
    HANDS,
    NUMBERS,
    OWNERS,
    PLAYS,
    PRINTED,
    ROWS,
    SHARED,
    SPOTS_OF,
)
from parlour.games.sequence_numbers.rules.actions import placings
from parlour.games.sequence_numbers.rules.cards import discard
from parlour.games.sequence_numbers.rules.lines import score_all
from parlour.games.sequence_numbers.state import (
    MAX_CARDS,
    MAX_HAND,
    MAX_SEQUENCES,
    NOBODY,
    PLAYING,
    SPOTS,
)
from parlour.kernel.actors import CHANCE
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.open_information import conceal, guess, seen
from parlour.kernel.race import (
    SEAT,
    SHOW,
    SOLVING,
    race_answered,
    race_drawn,
    race_draws,
    race_shown,
    returns,
    scores,
    turn,
)
from parlour.kernel.types import Array

__all__ = ["chance", "conceal", "guess", "legal", "play", "returns", "scores", "seen", "start", "turn"]


@compiled
def start(state: SequenceNumbersRaceState) -> None:
    """An empty board and no hand; the first puzzle is still to be drawn (3.1)."""
    equip(state)
    state.phase = PLAYING
    state.drawing = NOBODY
    state.last_cell = NOBODY


@compiled
def equip(state: SequenceNumbersRaceState) -> None:
    """The board of the book (2.1), and how many cards have a number (2.3)."""
    state.rows = ROWS
    state.cols = COLUMNS
    state.numbers = NUMBERS
    state.copies = COPIES
    state.shared_chips = SHARED
    for cell in range(CELLS):
        state.printed[cell] = PRINTED[cell]
    for number in range(1, NUMBERS + 1):
        for k in range(SPOTS):
            state.spots[number, k] = SPOTS_OF[number, k]


@compiled
def chance(state: SequenceNumbersRaceState, out: Array, weights: Array) -> int:
    """A puzzle of the part that is due (3.1), or its one solution (6.1)."""
    return race_draws(state, BOOK, out, weights)


@compiled
def legal(state: SequenceNumbersRaceState, seat: int, out: Array) -> int:
    """A card of the hand on an open cell of its number (5.2), or giving up (4.2)."""
    if seat != SEAT or int(state.stage) != SOLVING or int(state.viewer) > SEAT + 1:
        return 0
    count = placings(state, SEAT, out)
    out[count] = GIVE_UP
    return count + 1


@compiled
def play(state: SequenceNumbersRaceState, actor: int, action: int) -> None:
    """Draw a puzzle, show its solution, play a card or give up."""
    if actor != CHANCE:
        if action != GIVE_UP:
            put_chip(state, action)
        race_answered(state, action == wanted(state))
    elif action == SHOW:
        lay(state)
        put_chip(state, wanted(state))
        score_all(state, SEAT, wanted(state))
        race_shown(state)
    else:
        race_drawn(state, action)
        lay(state)


@compiled
def wanted(state: SequenceNumbersRaceState) -> int:
    """The play that makes two sequences: a cell, and so its number's card."""
    return int(PLAYS[int(state.puzzle) - 1])


@compiled
def lay(state: SequenceNumbersRaceState) -> None:
    """Chips and hand lie as the puzzle has them (3.2)."""
    puzzle = int(state.puzzle) - 1
    for cell in range(CELLS):
        state.owner[cell] = OWNERS[puzzle, cell]
        state.locked[cell] = 0
    state.scored[SEAT] = 0
    for k in range(MAX_SEQUENCES):
        state.lines[SEAT, k] = 0
    for k in range(MAX_HAND):
        state.hand[SEAT, k] = HANDS[puzzle, k]
    state.hand_size[SEAT] = MAX_HAND
    for card in range(MAX_CARDS):
        state.pile[SEAT, card] = 0
    state.top[SEAT] = 0
    state.last_cell = NOBODY


@compiled
def put_chip(state: SequenceNumbersRaceState, cell: int) -> None:
    """A card leaves the hand for a chip on its number (5.2); sequences are turned over later (6.1)."""
    discard(state, SEAT, int(state.printed[cell]))
    state.owner[cell] = SEAT + 1
    state.last_cell = cell
