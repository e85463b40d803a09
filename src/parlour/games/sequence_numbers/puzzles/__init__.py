"""Puzzles: the one card and cell that make two sequences at once, in games played so that it comes up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from parlour.games.sequence_numbers.rules.lines import cell_on, line_at
from parlour.games.sequence_numbers.rules.numbers import dead_first, minus_card, plus_card, plus_first
from parlour.games.sequence_numbers.state import DIRECTIONS, FREE, LENGTH, PLAYING
from parlour.kernel.actors import CHANCE
from parlour.kernel.chance import Seeded
from parlour.kernel.game import Game
from parlour.kernel.message import Words, catalogue
from parlour.kernel.puzzle import Below, Puzzle, Verdict, rated
from parlour.kernel.state import State, Variant

say: Final = catalogue(__package__ or "")

OPTIONS: Final = {"seats": 2, "sequences_to_win": 2}
ONLY_WAY: Final = True
AT_ONCE: Final = "two-at-once"
BUILDER: Final = 0
"""The seat whose chips line up."""
LUCK: Final = 3
"""In this many draws of four the builder gets a card that helps."""
MOST_PLAYS: Final = 140
DOWN, RIGHT = 2, 0


def ask(puzzle: Puzzle, now: State) -> Words:
    """What is to be reached."""
    return say("ask")


def hint(puzzle: Puzzle, start: State) -> Words:
    """The row of the cell, and how the lines run."""
    cell = _cell(start, start.parse(BUILDER, puzzle.solution[0][0]))
    slanted = sum(direction not in (DOWN, RIGHT) for direction in _directions(start, cell))
    return say("hint", row=cell // int(start.fields.cols) + 1, count=slanted)


def judge(puzzle: Puzzle, before: State, now: State, turns: int) -> Verdict:
    """How many sequences the play makes."""
    made = _made(before, now)
    if made > 1:
        return Verdict("solved", say("solved"), made, made)
    return Verdict("failed", say("failed", count=made), made, 2)


def reply(puzzle: Puzzle, now: State, turns: int) -> int:
    """Nobody replies: one play is asked for."""
    raise AssertionError("a play is judged before anybody replies")


def find(state: State, below: Below) -> Puzzle | None:
    """The only play that makes two sequences."""
    seat = BUILDER
    if state.turn != (seat,) or int(state.fields.phase) != PLAYING or state.fields.scored.any():
        return None
    twice, once = [], 0
    for action in state.legal_actions(seat):
        if action >= dead_first(state.fields):
            continue
        after = state.copy()
        after.enter(seat, action)
        if _made(state, after) > 1:
            twice.append(action)
        once += _made(state, after) == 1
    if len(twice) != 1:
        return None
    cell = _cell(state, twice[0])
    slanted = sum(direction not in (DOWN, RIGHT) for direction in _directions(state, cell))
    cards = len(set(state.fields.hand[seat].tolist()))
    chips = int((state.fields.owner != 0).sum())
    value = (
        640 + 130 * slanted + 60 * cards + 6 * chips + (150 if twice[0] >= plus_first(state.fields) else 0)
    )
    value -= 90 * min(once, 3)
    return Puzzle(AT_ONCE, rated(value - 150), state.text(), ((state.action_text(seat, twice[0]),),))


def positions(game: Game, below: Below) -> Iterator[State]:
    """The end of a game in which one seat gets the cards for two lines; the other plays anywhere."""
    state = Variant.of(game, **OPTIONS).settled(Seeded(0)).begin()
    crossing, winning = _lines(state, below)
    for _ in range(MOST_PLAYS):
        if state.is_over:
            return
        if state.turn == (CHANCE,):
            state.enter(CHANCE, _drawn(state, crossing, winning, below))
            continue
        seat = state.turn[0]
        if seat == BUILDER and all(state.fields.owner[cell] for cell in winning):
            yield state.copy()
        state.enter(seat, _played(state, seat, crossing, winning, below))


def _lines(state: State, below: Below) -> tuple[int, frozenset[int]]:
    """A cell, and all others of two lines through it that run in different directions."""
    fields = state.fields
    while True:
        cell = below(int(fields.rows) * int(fields.cols))
        lines = [
            line
            for direction in range(DIRECTIONS)
            for back in range(LENGTH)
            if (line := line_at(fields, cell, direction, back)) >= 0
        ]
        if int(fields.printed[cell]) == FREE or len(lines) < LENGTH:
            continue
        one, other = lines[below(len(lines))], lines[below(len(lines))]
        if one % DIRECTIONS != other % DIRECTIONS:
            cells = {cell_on(fields, line, k) for line in (one, other) for k in range(LENGTH)} - {cell}
            return cell, frozenset(place for place in cells if int(fields.printed[place]) != FREE)


def _drawn(state: State, crossing: int, winning: frozenset[int], below: Below) -> int:
    """A card: often one that the builder can use, and its last one when all else is done."""
    fields = state.fields
    outcomes, _ = state.draws()
    plain = [card for card in outcomes if card not in (plus_card(fields), minus_card(fields))] or outcomes
    if int(fields.drawing) == BUILDER and below(4) < LUCK:
        open_ = [cell for cell in winning if not fields.owner[cell]] or [crossing]
        useful = sorted({int(fields.printed[cell]) for cell in open_} & set(plain))
        useful = [card for card in useful if card not in fields.hand[BUILDER]]
        if useful:
            return useful[below(len(useful))]
    return plain[below(len(plain))]


def _played(state: State, seat: int, crossing: int, winning: frozenset[int], below: Below) -> int:
    """The builder lines up; everything else goes where it is not in the way."""
    legal = state.legal_actions(seat)
    placings = [action for action in legal if action < plus_first(state.fields)]
    building = [action for action in placings if action in winning]
    if seat == BUILDER and building:
        return building[below(len(building))]
    elsewhere = [action for action in placings if action not in winning and action != crossing]
    keeping = [
        action for action in elsewhere if state.fields.printed[action] != state.fields.printed[crossing]
    ]
    choice = (keeping if seat == BUILDER else []) or elsewhere or legal
    return choice[below(len(choice))]


def _cell(state: State, action: int) -> int:
    """The cell of a card or a Plus."""
    return action % (int(state.fields.rows) * int(state.fields.cols))


def _directions(state: State, cell: int) -> set[int]:
    """The directions of the lines that a chip on a cell completes."""
    fields = state.copy().fields
    fields.owner[cell] = BUILDER + 1
    return {
        direction
        for direction in range(DIRECTIONS)
        for back in range(LENGTH)
        if (line := line_at(fields, cell, direction, back)) >= 0
        and all(
            int(fields.printed[at]) == FREE or int(fields.owner[at]) == BUILDER + 1
            for at in (cell_on(fields, line, k) for k in range(LENGTH))
        )
    }


def _made(before: State, after: State) -> int:
    return int(after.fields.scored[BUILDER]) - int(before.fields.scored[BUILDER])
