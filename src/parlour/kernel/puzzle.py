"""A puzzle: a position, what is to be reached in it, and what the game's folder says of a solver's turns.

Puzzles are stored in the game's folder, one a line of `puzzles/puzzles.jsonl`, made by `parlour puzzles`.
Turns and draws are written in the game's notation. A puzzle states all that its solver may know: draws to
come are part of what is asked, and only the solver's view of the position is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Final, Literal, Protocol, cast

import msgspec

from parlour.kernel.compile.twin import Twin, compiling
from parlour.kernel.game import Game
from parlour.kernel.message import Words
from parlour.kernel.records import records
from parlour.kernel.rng import RANDOM
from parlour.kernel.state import State, Variant

FILE: Final = "puzzles/puzzles.jsonl"
LOWEST_RATING: Final = 500
HIGHEST_RATING: Final = 2000

Below = Callable[[int], int]
"""Returns a random whole number from 0 to below its argument."""


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """One puzzle; the seat that is due in its position solves it."""

    kind: str
    """What is to be reached, by the game's own names."""
    rating: int
    """How hard it is, on the scale of chess ratings, by depth and by how much there is to choose from."""
    position: str
    solution: tuple[tuple[str, ...], ...]
    """The actions of each of the solver's turns, against the replies of `PuzzleBook.reply`."""
    draws: tuple[str, ...] = ()
    """The draws, in order."""


@dataclass(frozen=True)
class Verdict:
    """The judgement on a solver's turn.

    `made` and `best` are the game's own figures, where the goal has any: what the turn reached, and what was
    possible.
    """

    outcome: Literal["solved", "failed", "open"]
    sentence: Words = ""
    made: int = 0
    best: int = 0


class PuzzleBook(Protocol):
    """The module `puzzles` of a game's folder: what puzzles ask, and how a solver's turns are judged."""

    @property
    def OPTIONS(self) -> Mapping[str, object]:  # noqa: N802  # a constant of the module
        """The options that the positions have."""

    @property
    def ONLY_WAY(self) -> bool:  # noqa: N802  # a constant of the module
        """Whether one first turn alone is right."""

    def ask(self, puzzle: Puzzle, now: State) -> Words:
        """What is to be reached, with all that the solver may know besides the table."""
        ...

    def hint(self, puzzle: Puzzle, start: State) -> Words:
        """A help that gives away a part of the solution."""
        ...

    def judge(self, puzzle: Puzzle, before: State, now: State, turns: int) -> Verdict:
        """Judge the solver's `turns`-th turn, before any draw or reply."""
        ...

    def reply(self, puzzle: Puzzle, now: State, turns: int) -> int:
        """The action of another seat that is due after the solver's `turns`-th turn: the best defence."""
        ...

    def find(self, state: State, below: Below) -> Puzzle | None:
        """A proved puzzle in a position from a game of bots; None where there is none worth solving."""
        ...


class ComposesPositions(Protocol):
    """A book whose positions are not those of bots' games."""

    def positions(self, game: Game, below: Below) -> Iterator[State]:
        """Positions of one game, played so that puzzles come up."""
        ...


class MakesDailies(Protocol):
    """A book with a task of its own for a day; else the day's task is a chain of puzzles."""

    def daily(self, game: Game, seed: int) -> Puzzle:
        """The task whose draws come from a seed: a whole game of one seat; it needs no solution yet."""
        ...

    def ended(self, puzzle: Puzzle, variant: Variant, score: int) -> Verdict:
        """Judge such a game by its score.

        Pages render the verdict themselves: `$count` is the score, and the draws are in what is asked.
        """
        ...

    def solve(self, puzzle: Puzzle, start: State) -> tuple[tuple[str, ...], ...]:
        """The solution of such a task, once everything is known."""
        ...


class TakesLong(Protocol):
    """A book that searches too deep for rules that are not compiled yet."""

    def slow(self, puzzle: Puzzle) -> bool:
        """Whether a puzzle has to wait for `MODULES`, the modules that are compiled for it."""
        ...


def book_of(game: Game) -> PuzzleBook | None:
    """The module `puzzles` of a game's folder; None where there is none."""
    return cast("PuzzleBook | None", game.puzzles)


@cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles of a game, as they are stored; a puzzle's number is its place, from 1."""
    if game.puzzles is None:
        return ()
    lines = (game.folder / FILE).read_bytes().splitlines()
    return tuple(_DECODER.decode(line) for line in lines)


def written(puzzles: tuple[Puzzle, ...]) -> bytes:
    """Puzzles as they are stored."""
    return b"".join(_ENCODER.encode(puzzle) + b"\n" for puzzle in puzzles)


def turns_of(state: State) -> Iterator[tuple[tuple[int, ...], State]]:
    """Every turn of the seat that is due: its actions, and the position after it, before any draw."""
    due = state.turn
    waiting: list[tuple[tuple[int, ...], State]] = [((), state)]
    while waiting:
        actions, now = waiting.pop()
        for action in now.legal_actions(due[0]):
            after = now.copy()
            after.enter(due[0], action)
            if after.turn == due:
                waiting.append(((*actions, action), after))
            else:
                yield (*actions, action), after


def texts_of(state: State, actions: tuple[int, ...]) -> tuple[str, ...]:
    """The actions of the seat that is due, as text."""
    now, texts = state.copy(), list[str]()
    for action in actions:
        texts.append(now.action_text(state.turn[0], action))
        now.enter(state.turn[0], action)
    return tuple(texts)


def load_puzzles(game: Game) -> None:
    """Compile the rules and the modules that puzzles need, or load them from the cache; blocks."""
    twin = game.compiled.load_rules()
    if twin.compiled:
        game.compiled.puzzles.load(lambda: {name: _warmed(game, twin, name) for name in _modules(game)})


def _warmed(game: Game, twin: Twin, name: str) -> Any:
    module: Any = twin.module(name)
    module.warm(records(game.dtype, 1), records(RANDOM, 1))
    return module


def _modules(game: Game) -> tuple[str, ...]:
    named: tuple[str, ...] = getattr(game.puzzles, "MODULES", ())
    return named


def is_ready(game: Game, puzzle: Puzzle) -> bool:
    """Whether turns of a puzzle can be judged at once."""
    slow: Callable[[Puzzle], bool] = getattr(game.puzzles, "slow", lambda puzzle: False)
    return game.compiled.puzzles.ready or not (compiling() and _modules(game) and slow(puzzle))


def module_now(game: Game, name: str) -> Any:
    """A module of a game's folder: compiled if it is ready, else as it is."""
    return (game.compiled.puzzles.now or {}).get(name) or import_module(name)


def rated(value: float) -> int:
    """A rating within its limits, in tens.

    >>> rated(1234.5), rated(-5)
    (1230, 500)
    """
    return round(min(HIGHEST_RATING, max(LOWEST_RATING, value)) / 10) * 10


_DECODER: Final = msgspec.json.Decoder(Puzzle)
_ENCODER: Final = msgspec.json.Encoder()
