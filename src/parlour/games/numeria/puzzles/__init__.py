"""Puzzles: the one move that makes a trope, and the trope after which another one follows for sure.

All tiles are common, so a trope left is one that the other player may take or spoil: all replies
are searched.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from parlour.games.numeria.bots.one_move_tropes import GAPS
from parlour.games.numeria.notation.tropes import all_spelled, tropes_made
from parlour.games.numeria.notation.words import KIND_NAMES
from parlour.games.numeria.rules.tropes import CONSECUTIVE, IRREGULAR, MULTIPLES, PLUS_123, kinds_of
from parlour.games.numeria.state import MAX_LEGAL, MOVING, TAKING
from parlour.games.numeria.state.geometry import SIDE, SQUARES
from parlour.kernel.chance import Seeded
from parlour.kernel.game import Game
from parlour.kernel.message import Words, catalogue
from parlour.kernel.puzzle import Below, Puzzle, Verdict, module_now, rated, texts_of, turns_of
from parlour.kernel.records import copied
from parlour.kernel.state import State, Variant

say: Final = catalogue(__package__ or "")

OPTIONS: Final = {"first": "0", "passing": "never"}
ONLY_WAY: Final = True
MODULES: Final = (GAPS,)
"""Compiled with the search."""
ONE: Final = "trope-in-one"
TWO: Final = "trope-in-two"
WALK: Final = 24
"""Quiet moves from a set-up."""
SAMPLE: Final = 24
"""Moves of which the one that leaves most tropes is played."""
MOST_TROPES: Final = 12
EASY_KEPT: Final = 6
"""One in this many puzzles of a single move is kept."""
EASY: Final = (CONSECUTIVE, MULTIPLES, PLUS_123)


def ask(puzzle: Puzzle, now: State) -> Words:
    """What is to be reached."""
    if puzzle.kind == ONE:
        return say("ask-one")
    return say("ask-next") if any(now.fields.collected) else say("ask-two")


def hint(puzzle: Puzzle, start: State) -> Words:
    """The kind of the trope, or the tile that moves first."""
    home, goal = _move(start, puzzle)
    if puzzle.kind == TWO:
        return say("hint-tile", tile=int(start.fields.board[home]))
    return say("hint-kind", kind=KIND_NAMES[_kinds(start, home, goal)[0]])


def judge(puzzle: Puzzle, before: State, now: State, turns: int) -> Verdict:
    """Whether a trope was made, and whether another one will follow."""
    seat = before.turn[0]
    if int(now.fields.collected[seat]) == int(before.fields.collected[seat]):
        return Verdict("failed", say("none-made"))
    if puzzle.kind == ONE:
        home, goal = divmod(now.history[len(before.history)].action, SQUARES)
        return Verdict(
            "solved", say("made", tropes=all_spelled(before.fields, tropes_made(before.fields, home, goal)))
        )
    if turns > 1:
        return Verdict("solved", say("both-made"))
    answer = _refutation(now, seat)
    if answer is None:
        return Verdict("open", say("first-made"))
    return Verdict("failed", say("refuted", move=now.action_text(1 - seat, answer)))


def reply(puzzle: Puzzle, now: State, turns: int) -> int:
    """What leaves fewest tropes."""
    seat = now.turn[0]
    left = {actions: _count(after) for actions, after in turns_of(now)}
    return min(left, key=lambda actions: (left[actions], actions))[0] if left else now.legal_actions(seat)[0]


def slow(puzzle: Puzzle) -> bool:
    """Whether plain rules would take too long to look at every answer."""
    return puzzle.kind == TWO


def find(state: State, below: Below) -> Puzzle | None:
    """The one move that makes a trope, or the only trope after which another one follows for sure."""
    if int(state.fields.phase) != MOVING:
        return None
    moves = _tropes_in_one(state)
    if len(moves) == 1:
        if state.fields.collected.any() or below(EASY_KEPT):
            return None
        home, goal = divmod(moves[0], SQUARES)
        actions = next((turn for turn, _ in _turns(state, moves)), None)
        if actions is None or len(actions) > 1:
            return None
        texts = (texts_of(state, actions),)
        return Puzzle(ONE, _rating(state, home, goal), state.text(), texts)
    if not 1 < len(moves) <= MOST_TROPES or state.fields.collected.any():
        return None
    seat = state.turn[0]
    sure = [(actions, after) for actions, after in _turns(state, moves) if _refutation(after, seat) is None]
    if len(sure) != 1:
        return None
    actions, after = sure[0]
    replied = _replied(after, seat)
    second = _tropes_in_one(replied)[0]
    turn = next(turn for turn, _ in _turns(replied, [second]))
    value = 1250 + 60 * (len(moves) - 2) - 15 * _count(replied)
    return Puzzle(TWO, rated(value), state.text(), (texts_of(state, actions), texts_of(replied, turn)))


def positions(game: Game, below: Below) -> Iterator[State]:
    """A walk of quiet moves from a set-up, by which more and more tropes lie ready."""
    state = Variant.of(game, **OPTIONS).begin()
    state.settle(Seeded(below(1 << 32)))
    for _ in range(WALK):
        yield state
        ready = set(_tropes_in_one(state))
        legal = [action for action in state.legal_actions(state.turn[0]) if action not in ready]
        tried = []
        for _ in range(SAMPLE):
            after = state.copy()
            after.enter(state.turn[0], legal[below(len(legal))])
            if not after.fields.collected.any() and int(after.fields.phase) == MOVING:
                tried.append(after)
        if not tried:
            return
        state = max(tried, key=_count)


def _tropes_in_one(state: State) -> list[int]:
    """The moves that make a trope, by whoever moves."""
    out = np.zeros(MAX_LEGAL, np.int32)
    count = int(module_now(state.game, GAPS).tropes_in_one(state.fields, out))
    moves: list[int] = out[:count].tolist()
    return moves


def _count(state: State) -> int:
    """Moves that make a trope."""
    return len(_tropes_in_one(state)) if int(state.fields.phase) == MOVING else 0


def _turns(state: State, moves: list[int]) -> Iterator[tuple[tuple[int, ...], State]]:
    """The turns that begin with one of some moves, each with the choice between its tropes."""
    seat = state.turn[0]
    for move in moves:
        after = state.copy()
        after.enter(seat, move)
        if int(after.fields.phase) != TAKING:
            yield (move,), after
            continue
        for choice in after.legal_actions(seat):
            chosen = after.copy()
            chosen.enter(seat, choice)
            yield (move, choice), chosen


def _refutation(state: State, seat: int) -> int | None:
    """The other seat's first move after which `seat` can make no trope, or None where each leaves one."""
    other = 1 - seat
    if state.turn != (other,):
        return None
    rules, gaps = state.game.running, module_now(state.game, GAPS)
    out = np.zeros(MAX_LEGAL, np.int32)
    for action in state.legal_actions(other):
        fields = copied(state.fields)
        rules.play(fields, other, action)
        if int(fields.phase) == TAKING:
            after = State(state.variant, fields)
            for choice in after.legal_actions(other):
                chosen = copied(fields)
                rules.play(chosen, other, choice)
                if not gaps.tropes_in_one(chosen, out):
                    return action
        elif not gaps.tropes_in_one(fields, out):
            return action
    return None


def _replied(after: State, seat: int) -> State:
    """The position after the other's best reply."""
    replied = after.copy()
    dummy = Puzzle(TWO, 0, "", ())
    while replied.turn == (1 - seat,):
        replied.enter(1 - seat, reply(dummy, replied, 1))
    return replied


def _move(start: State, puzzle: Puzzle) -> tuple[int, int]:
    return divmod(start.parse(start.turn[0], puzzle.solution[0][0]), SQUARES)


def _kinds(state: State, home: int, goal: int) -> tuple[str, ...]:
    """The kinds of the trope that a move makes."""
    trope = tropes_made(state.fields, home, goal)[0]
    return kinds_of(trope, bool(state.fields.primes), bool(state.fields.power))


def _rating(state: State, home: int, goal: int) -> int:
    """Jumps, long ways and rare kinds are harder to see."""
    kinds = _kinds(state, home, goal)
    across, up = abs(home % SIDE - goal % SIDE), abs(home // SIDE - goal // SIDE)
    slides = across == 0 or up == 0 or across == up
    rare = 0 if kinds[0] in EASY else 90 if kinds[0] == IRREGULAR else 180
    return rated(780 + rare + (0 if slides else 220) + 25 * max(across, up))
