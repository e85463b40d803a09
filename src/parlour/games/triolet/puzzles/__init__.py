"""Puzzles: the play with the most points, all plays looked at, and one alone being best."""

from __future__ import annotations

from typing import Any, Final

from parlour.games.triolet.state import CELLS, DOUBLE, END, PLACE_JOKER, REPEAT, SPACE, TRIPLE
from parlour.kernel.message import Words, catalogue
from parlour.kernel.puzzle import Below, Puzzle, Verdict, rated, texts_of, turns_of
from parlour.kernel.state import State

say: Final = catalogue(__package__ or "")

OPTIONS: Final = {"seats": 2}
ONLY_WAY: Final = True
BEST_PLAY: Final = "best-play"
FEWEST_PLAYS: Final = 12
"""With fewer there is little to find."""
FEWEST_POINTS: Final = 20


def ask(puzzle: Puzzle, now: State) -> Words:
    """What is to be reached."""
    return say("ask")


def hint(puzzle: Puzzle, start: State) -> Words:
    """How many tokens the best play has, and what it covers."""
    cells = [_cell(start.parse(start.turn[0], text)) for text in puzzle.solution[0][:-1]]
    kinds = [int(SPACE.flat[cell]) for cell in cells]
    space = "double" if DOUBLE in kinds else "triple" if TRIPLE in kinds else "none"
    return say("hint", count=len(cells), space=space)


def judge(puzzle: Puzzle, before: State, now: State, turns: int) -> Verdict:
    """What the play scores, beside what was possible."""
    seat = before.turn[0]
    made, best = _gained(before, now, seat), _best(puzzle, before)
    if made >= best:
        return Verdict("solved", say("solved", made=made), made, best)
    return Verdict("failed", say("failed", made=made, best=best), made, best)


def reply(puzzle: Puzzle, now: State, turns: int) -> int:
    """Nobody replies: one play is asked for."""
    raise AssertionError("a play is judged before anybody replies")


def find(state: State, below: Below) -> Puzzle | None:
    """The best play, if one alone has most points and none that is legal covers a repeat space."""
    if int(state.fields.tokens) == 0 or int(state.fields.extra) or not _can_place(state):
        return None
    plays: dict[bytes, tuple[int, tuple[int, ...]]] = {}
    seat = state.turn[0]
    for actions, after in turns_of(state):
        if any(int(SPACE.flat[_cell(action)]) == REPEAT for action in actions[:-1]):
            return None
        board = after.fields.board.tobytes()
        if board not in plays or actions < plays[board][1]:
            plays[board] = _gained(state, after, seat), actions
    ranked = sorted(plays.values(), key=lambda play: -play[0])
    if len(ranked) < FEWEST_PLAYS or ranked[0][0] == ranked[1][0] or ranked[0][0] < FEWEST_POINTS:
        return None
    best, actions = ranked[0]
    tokens, gap = len(actions) - 1, best - ranked[1][0]
    value = 560 + 190 * tokens + 3 * min(len(ranked), 150) - 6 * min(gap, 40)
    return Puzzle(BEST_PLAY, rated(value), state.text(), (texts_of(state, actions),))


def _can_place(state: State) -> bool:
    """Whether the seat in turn has a token to lay."""
    return any(action < END for action in state.legal_actions(state.turn[0]))


def _best(puzzle: Puzzle, before: State) -> int:
    """The points of the solution."""
    after = before.copy()
    seat = before.turn[0]
    for text in puzzle.solution[0]:
        after.enter(seat, after.parse(seat, text))
    return _gained(before, after, seat)


def _gained(before: State, after: State, seat: int) -> int:
    return int(after.fields.scores[seat]) - int(before.fields.scores[seat])


def _cell(action: int) -> Any:
    return (action - PLACE_JOKER) % CELLS if action >= PLACE_JOKER else action % CELLS
