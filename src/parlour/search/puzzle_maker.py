"""Makes puzzles: plays games of bots, or asks the game's folder for positions, and keeps what is proved."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE
from parlour.kernel.puzzle import Puzzle, PuzzleBook, book_of, load_puzzles
from parlour.kernel.state import State, Variant
from parlour.search.levels import choose

LEVEL: Final = "greedy"
SLIPS: Final = 4
"""One run in this many is random, so that games differ."""
A_GAME: Final = 3
"""Puzzles kept of one game: more would be alike."""
APART: Final = 5
"""Positions between two puzzles of one game."""
MOST_GAMES: Final = 4000
"""Games played before giving up for want of puzzles."""


def make(game: Game, count: int, seed: int) -> Iterator[Puzzle]:
    """Make `count` different puzzles of a game, the same for the same seed; each takes a moment."""
    book = book_of(game)
    if book is None:
        raise ParlourError(HOUSE("no-puzzles"))
    load_puzzles(game)
    met: set[str] = set()
    for number in range(MOST_GAMES):
        if len(met) >= count:
            return
        random = Random(seed * MOST_GAMES + number)  # a choice of positions, not of secrets
        solutions: set[tuple[tuple[str, ...], ...]] = set()
        wait = 0
        for state in _positions(game, book, random):
            wait -= 1
            puzzle = None if wait > 0 else book.find(state, random.randrange)
            if puzzle is None or puzzle.position in met or puzzle.solution in solutions:
                continue
            met.add(puzzle.position)
            solutions.add(puzzle.solution)
            yield puzzle
            wait = APART
            if len(solutions) == A_GAME or len(met) >= count:
                break


def _positions(game: Game, book: PuzzleBook, random: Random) -> Iterator[State]:
    """The positions of one game in which a seat is due; the game's folder may bring its own."""
    composed = getattr(book, "positions", None)
    if composed is not None:
        yield from composed(game, random.randrange)
        return
    state = Variant.of(game, **book.OPTIONS).new_state(random.randrange(1 << 32))
    while not state.is_over:
        seat = state.turn[0]
        yield State(state.variant, state.copy().fields)
        level = "random" if random.randrange(SLIPS) == 0 else LEVEL
        for action in choose(state.view(seat), level, random.randrange(1 << 32)):
            state.apply(seat, action)
