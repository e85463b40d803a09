"""Puzzles: a forced win in a number of moves, with every answer looked at (`forced_wins`)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.games.thirtysix.bots.endgame_search import MOST_IN_A_TURN
from parlour.games.thirtysix.notation.words import SEATS
from parlour.games.thirtysix.state import ACTIONS, MOVING
from parlour.kernel.message import Words, catalogue
from parlour.kernel.puzzle import Below, Puzzle, Verdict, module_now, rated, texts_of, turns_of
from parlour.kernel.records import records
from parlour.kernel.state import State

say: Final = catalogue(__package__ or "")

OPTIONS: Final = {"seats": 2, "first": "0"}
ONLY_WAY: Final = True
WIN: Final = "win-in-{}"
MOST_TURNS: Final = 4
"""Moves of the solver."""
FEW_TURNS: Final = 2
"""Moves looked ahead in no time, compiled or not."""
ENTRIES: Final = 4 * MOST_TURNS + 2
FEWEST_TURNS: Final = 5
EASY_KEPT: Final = 3
"""One in this many wins in one move is kept."""
FORCED: Final = "parlour.games.thirtysix.puzzles.forced_wins"
MODULES: Final = (FORCED,)
"""Compiled with the search."""


def ask(puzzle: Puzzle, now: State) -> Words:
    """What is to be reached."""
    seat, turns = now.turn[0] if now.turn else 0, _turns_asked(puzzle)
    return say("ask", seat=SEATS[seat], count=turns)


def hint(puzzle: Puzzle, start: State) -> Words:
    """Where the pawn goes."""
    first = start.copy()
    first.enter(start.turn[0], start.parse(start.turn[0], puzzle.solution[0][0]))
    given = len(puzzle.solution[0]) > 1 or first.turn == start.turn
    square = int(first.fields.pawn[start.turn[0]])
    sown = int(first.fields.reserve[start.turn[0]].sum()) < int(start.fields.reserve[start.turn[0]].sum())
    rank = int(start.fields.y[square]) + 1
    return say("hint", rank=rank, gift="yes" if given else "no", sown="yes" if sown else "no")


def judge(puzzle: Puzzle, before: State, now: State, turns: int) -> Verdict:
    """Whether the win is still there, in the moves that are left."""
    seat, left = before.turn[0], _turns_asked(puzzle) - turns
    if now.is_over and int(now.fields.winner) == seat:
        return Verdict("solved", say("solved", seat=SEATS[seat]))
    if left > 0 and not now.is_over and _wins(now, seat, left):
        return Verdict("open", say("open", count=left))
    return Verdict("failed", say("failed", count=left) if left else say("not-over", seat=SEATS[seat]))


def reply(puzzle: Puzzle, now: State, turns: int) -> int:
    """What holds out longest, and leaves the fewest ways to win."""
    seat, left = now.turn[0], _turns_asked(puzzle) - turns
    best: tuple[Any, ...] = ()
    for actions, after in turns_of(now):
        hope = 1 - seat
        needed = next(
            (n for n in range(1, left + 1) if after.turn == (hope,) and _wins(after, hope, n)), left + 1
        )
        ways = sum(_wins(then, hope, needed - 1) for _, then in turns_of(after)) if needed <= left else 0
        rank = (-needed, ways, actions)
        if not best or rank < best:
            best = rank
    return int(best[2][0])


def slow(puzzle: Puzzle) -> bool:
    """Whether plain rules would take too long to look at every answer."""
    return _turns_asked(puzzle) > FEW_TURNS


def find(state: State, below: Below) -> Puzzle | None:
    """The only turn that wins as soon as can be."""
    if state.seats != 2 or int(state.fields.phase) != MOVING:
        return None
    seat = state.turn[0]
    if int(state.fields.reserve[seat].sum()) > MOST_IN_A_TURN * MOST_TURNS:
        return None
    turns = list(turns_of(state))
    if len(turns) < FEWEST_TURNS:
        return None
    for count in range(1, MOST_TURNS + 1):
        won = [(actions, after) for actions, after in turns if _wins(after, seat, count - 1)]
        if won:
            break
    else:
        return None
    if len(won) != 1 or (count == 1 and below(EASY_KEPT)):
        return None
    puzzle = Puzzle(WIN.format(count), 0, state.text(), ())
    solution, now = [], state
    for number in range(1, count + 1):
        actions, after = next(turn for turn in turns_of(now) if _wins(turn[1], seat, count - number))
        solution.append(texts_of(now, actions))
        while after.turn == (1 - seat,):
            after.enter(1 - seat, reply(puzzle, after, number))
        now = after
        if now.is_over:
            break
    replies = len(list(turns_of(won[0][1]))) if count > 1 else 0
    value = 330 + 300 * count + 14 * min(len(turns), 20) + 9 * min(replies, 20)
    return Puzzle(puzzle.kind, rated(value), puzzle.position, tuple(solution))


def _turns_asked(puzzle: Puzzle) -> int:
    return int(puzzle.kind.rpartition("-")[2])


def _wins(state: State, hope: int, turns: int) -> bool:
    """Whether a seat wins within this many turns of its own, whatever the other does."""
    states = records(state.game.dtype, ENTRIES)
    np.copyto(np.asarray(states[0]), np.asarray(state.fields))
    states[0].viewer = 0
    actions, ranks = np.zeros((ENTRIES, ACTIONS), np.int32), np.zeros((ENTRIES, ACTIONS), np.float64)
    return bool(module_now(state.game, FORCED).wins_in(states, 0, hope, turns, actions, ranks))
