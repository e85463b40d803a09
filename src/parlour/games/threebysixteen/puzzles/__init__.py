"""Puzzles: complete the board, with all calls to come known. The daily task is a whole game alone.

What can still be reached is worked out after every step (`bots.hindsight`), so a slip is told at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from parlour.games.threebysixteen.bots.hindsight import SOLVER, Best, best_from
from parlour.games.threebysixteen.state import MAX_TILES, PLACE, START, TAKE
from parlour.kernel.actors import CHANCE
from parlour.kernel.chance import Seeded
from parlour.kernel.game import Game
from parlour.kernel.message import Words, catalogue, listed
from parlour.kernel.puzzle import Below, Puzzle, Verdict, rated, texts_of
from parlour.kernel.state import State, Variant

say: Final = catalogue(__package__ or "")

OPTIONS: Final = {"seats": 1, "caller": "house", "auto_done": "true"}
ONLY_WAY: Final = False
COMPLETE: Final = "complete"
SOLO: Final = "solo"
FEWEST_CALLS, MOST_CALLS = 3, 12
ORDERS: Final = 3
"""Orders of the calls to come that are tried in a position."""
UNKNOWN: Final = -1
"""What the solver would leave, while it is not compiled."""
MODULES: Final = (SOLVER,)
"""Compiled with the search. Until then a slip is told at the end alone."""
BUDGET: Final = 3000
"""Positions kept after each call; few calls are looked at whole with far fewer."""


def ask(puzzle: Puzzle, now: State) -> Words:
    """What is to be reached, and the calls to come."""
    if puzzle.kind == SOLO:
        return say("ask-solo", count=MAX_TILES - int(now.fields.calls))
    to_come = _to_come(puzzle, now)
    if not to_come:
        return say("ask-last")
    return say("ask", count=len(to_come), calls=listed([str(call) for call in to_come]))


def hint(puzzle: Puzzle, start: State) -> Words:
    """Where the first called tile goes, or how many tiles can be taken."""
    first = [start.parse(0, text) for text in puzzle.solution[0]]
    put = next((action for action in first if PLACE <= action < TAKE), None)
    if put is None:
        return say("hint-start", count=sum(TAKE <= action < START for action in first))
    return say("hint-column", column="abcde"[put - PLACE], number=int(start.fields.called))


def judge(puzzle: Puzzle, before: State, now: State, turns: int) -> Verdict:
    """Whether the board can still be completed."""
    left = _left(now)
    if puzzle.kind == SOLO:
        return ended(puzzle, now.variant, left) if now.is_over else Verdict("open")
    if now.is_over:
        return (
            Verdict("failed", say("incomplete", count=left), left)
            if left
            else Verdict("solved", say("solved"))
        )
    best = _best(puzzle, now) if now.game.compiled.puzzles.ready else None
    fewest = best.bound if best else 0
    if fewest:
        return Verdict("failed", say("failed", count=fewest), fewest)
    return Verdict("open")


def reply(puzzle: Puzzle, now: State, turns: int) -> int:
    """Nobody replies: there is one board."""
    raise AssertionError("one seat plays alone")


def find(state: State, below: Below) -> Puzzle | None:
    """An order of the calls to come that completes the board, if a simple player would not see how."""
    fields = state.fields
    rest = [n for n in range(1, int(fields.top) + 1) for _ in range(int(fields.left[n]))]
    if state.turn != (CHANCE,) or not FEWEST_CALLS <= len(rest) <= MOST_CALLS:
        return None
    for _ in range(ORDERS):
        order = _shuffled(rest, below)
        best = best_from(state.variant, fields, 0, order, BUDGET)
        if best.left > 0:
            continue
        slips = _slips(state, order, best)
        if slips:
            value = 660 + 24 * len(order) + 28 * min(slips, 30)
            return Puzzle(COMPLETE, rated(value), state.text(), _texts(state, order, best), _spelled(order))
    return None


def positions(game: Game, below: Below) -> Iterator[State]:
    """Positions before a call of a game that the solver plays on one order, to be asked about with others."""
    state = Variant.of(game, **OPTIONS).begin()
    calls = _calls(game, below(1 << 32))
    best = best_from(state.variant, state.fields, 0, calls, BUDGET // 10)
    for call, step in zip(calls, best.steps, strict=True):
        yield state.copy()
        state.enter(CHANCE, call)
        for action in step:
            state.enter(0, action)


def daily(game: Game, seed: int) -> Puzzle:
    """A whole game alone, its calls drawn from the seed of the day."""
    start = Variant.of(game, **OPTIONS).begin()
    return Puzzle(SOLO, 0, start.text(), (), _spelled(_calls(game, seed)))


def ended(puzzle: Puzzle, variant: Variant, score: int) -> Verdict:
    """How many tiles were left, beside the fewest."""
    fewest = _best_of_day(puzzle, variant).left if variant.game.compiled.puzzles.ready else UNKNOWN
    return Verdict("solved", say("solo-done", count=score), score, fewest)


def solve(puzzle: Puzzle, start: State) -> tuple[tuple[str, ...], ...]:
    """The best that the solver finds, once the calls are known."""
    order = [int(text.split()[1]) for text in puzzle.draws]
    before = start.variant.from_text(puzzle.position)
    return _texts(before, order, _best_of_day(puzzle, start.variant))


def _calls(game: Game, seed: int) -> list[int]:
    """The calls of a whole game."""
    state, source, calls = Variant.of(game, **OPTIONS).begin(), Seeded(seed), list[int]()
    while state.turn == (CHANCE,):
        calls.append(state.drawn_by(source))
        state.enter(CHANCE, calls[-1])
        while state.turn == (0,):
            state.enter(0, state.legal_actions(0)[-1])
    return calls


def _spelled(calls: Sequence[int]) -> tuple[str, ...]:
    """Calls in notation."""
    return tuple(f"call {number}" for number in calls)


def _shuffled(numbers: Sequence[int], below: Below) -> list[int]:
    """The numbers in any order."""
    rest = list(numbers)
    return [rest.pop(below(len(rest))) for _ in numbers]


def _left(state: State) -> int:
    """Tiles that are not in rows."""
    return int(state.fields.runs) * int(state.fields.top) - int(state.fields.rows[0].sum())


def _to_come(puzzle: Puzzle, now: State) -> list[int]:
    """The calls after the present one."""
    last = sum(int(n) for n in now.fields.left)
    return [int(text.split()[1]) for text in puzzle.draws[len(puzzle.draws) - last :]] if last else []


@lru_cache(maxsize=8)
def _best_of_day(puzzle: Puzzle, variant: Variant) -> Best:
    """The best that the solver finds once the calls are known."""
    order = [int(text.split()[1]) for text in puzzle.draws]
    return best_from(variant, variant.from_text(puzzle.position).fields, 0, order)


def _best(puzzle: Puzzle, now: State) -> Best:
    """The best that is still possible."""
    return best_from(now.variant, now.fields, 0, _to_come(puzzle, now), BUDGET)


def _slips(state: State, order: list[int], best: Best) -> int:
    """How many other columns would spoil it, over all calls of the way."""
    now, slips = state.copy(), 0
    for at, (call, step) in enumerate(zip(order, best.steps, strict=True)):
        now.enter(CHANCE, call)
        slips += sum(_spoils(now, action, step, order[at + 1 :]) for action in range(PLACE, TAKE))
        for action in step:
            now.enter(0, action)
    return slips


def _spoils(state: State, put: int, step: Sequence[int], rest: list[int]) -> bool:
    """Whether putting the called tile in another column makes a complete board impossible."""
    if put in step or put not in state.legal_actions(0):
        return False
    after = state.copy()
    after.enter(0, put)
    while after.turn == (0,):
        legal = after.legal_actions(0)
        after.enter(0, legal[0])  # takes what can be taken, then is done
    return best_from(after.variant, after.fields, 0, rest, BUDGET).bound > 0


def _texts(state: State, order: list[int], best: Best) -> tuple[tuple[str, ...], ...]:
    """The steps of a way, as text."""
    now, texts = state.copy(), []
    for call, step in zip(order, best.steps, strict=True):
        now.enter(CHANCE, call)
        texts.append(texts_of(now, step))
        for action in step:
            now.enter(0, action)
    return tuple(texts)
