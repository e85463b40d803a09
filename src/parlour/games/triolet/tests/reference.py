"""The rules implemented again in a slow, simple way, on a dictionary of cells, for tests to compare with."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

Cell = tuple[int, int]  # column, row, both from 0


class Token(NamedTuple):
    """What lies on a cell: the value it shows, and what it counts in a pair."""

    shows: int
    counts: int


Board = dict[Cell, Token]

CENTRE = (7, 7)
DOUBLES = {(4, 4), (10, 4), (4, 10), (10, 10), (7, 3), (3, 7), (11, 7), (7, 11), (7, 7)}
TRIPLES = {(4, 1), (10, 1), (1, 4), (13, 4), (1, 10), (13, 10), (4, 13), (10, 13)}
REPEATS = {(7, 0), (1, 1), (13, 1), (0, 7), (14, 7), (1, 13), (13, 13), (7, 14)}


def board_of(state: Any) -> Board:
    """The tokens of a record."""
    found = {}
    for y in range(15):
        for x in range(15):
            content = int(state.board[y, x])
            if content:
                value = (content - 1) % 16
                found[x, y] = Token(value, 0 if content > 16 else value)
    return found


def lines(board: Board) -> Iterator[tuple[Cell, ...]]:
    """Every unbroken line of tokens, across and down, single tokens too (in both directions)."""
    for dx, dy in ((1, 0), (0, 1)):
        for x, y in board:
            if (x - dx, y - dy) not in board:
                line = []
                while (x, y) in board:
                    line.append((x, y))
                    x, y = x + dx, y + dy
                yield tuple(line)


def is_in_order(board: Board) -> bool:
    """Whether all lines of a board are allowed."""
    for line in lines(board):
        total = sum(board[cell].shows for cell in line)
        if len(line) > 3 or total > 15 or (len(line) == 3 and total != 15):
            return False
    return True


def score(board: Board, new: Iterable[Cell], joker_used: bool) -> int:
    """What the tokens on the cells `new` score, now that they lie on the board."""
    new = set(new)
    points = 0
    made = [line for line in lines(board) if new & set(line)]
    for line in made:
        if len(line) == 3:
            points += 30
        if len(line) == 2:
            points += sum(board[cell].counts for cell in line)
    for cell in new:
        times = 1 if cell in DOUBLES else 2 if cell in TRIPLES else 0
        in_trio = any(len(line) == 3 and cell in line for line in made)
        points += times * (30 if in_trio else board[cell].counts)
        if all(len(line) == 1 for line in made if cell in line):
            points += board[cell].counts
    if len(new) == 3 and not joker_used and sum(board[cell].shows for cell in new) == 15:
        points += 50
    return points


def neighbours(cell: Cell) -> set[Cell]:
    x, y = cell
    return {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}


def lone_square(board: Board) -> bool:
    """Whether the board is one full square of two by two or three by three, and nothing else."""
    xs = {x for x, _ in board}
    ys = {y for _, y in board}
    return len(xs) == len(ys) == max(xs) - min(xs) + 1 and len(board) == len(xs) ** 2 and len(xs) in (2, 3)


def small_squares(board: Board) -> set[Cell]:
    """The top left cells of all full squares of two by two."""
    return {(x, y) for x, y in board if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= board.keys()}


def spans_apart(board: Board) -> Iterator[tuple[Cell, ...]]:
    """One to three empty cells of a row or column that can be laid so that each touches what lay before."""
    for line in range(15):
        for cells in ([(i, line) for i in range(15)], [(line, i) for i in range(15)]):
            empty = [cell for cell in cells if cell not in board]
            for size in (1, 2, 3):
                for span in itertools.combinations(empty, size):
                    if any(grows(board, order) for order in itertools.permutations(span)):
                        yield span


def grows(board: Board, order: tuple[Cell, ...]) -> bool:
    """Whether each cell touches the board with the cells before it, or is the centre of an empty one."""
    there = set(board)
    for cell in order:
        if not (neighbours(cell) & there if there else cell == CENTRE):
            return False
        there.add(cell)
    return True


def spans(board: Board) -> Iterator[tuple[Cell, ...]]:
    """One to three empty cells of a row or column, with no empty cell between them."""
    for line in range(15):
        for cells in ([(i, line) for i in range(15)], [(line, i) for i in range(15)]):
            empty = [cell for cell in cells if cell not in board]
            for size in (1, 2, 3):
                for start in range(len(empty) - size + 1):
                    span = tuple(empty[start : start + size])
                    if size > 1 or line == span[0][1]:
                        yield span


def touches(board: Board, span: tuple[Cell, ...]) -> bool:
    """Whether a play on these cells touches the board, or is the first and covers the centre."""
    if not board:
        return CENTRE in span
    return any(neighbours(cell) & board.keys() for cell in span)


def is_one_line(board: Board, span: tuple[Cell, ...]) -> bool:
    """Whether the cells lie in one unbroken line of the board."""
    return any(set(span) <= set(line) for line in lines(board))


Play = frozenset[tuple[Cell, int, bool]]  # cell, value shown, whether by a joker


def spans_together(board: Board) -> Iterator[tuple[Cell, ...]]:
    """One to three empty cells that make one unbroken line with what lies there."""
    for span in spans(board):
        if touches(board, span) and is_one_line({**board, **dict.fromkeys(span, Token(0, 0))}, span):
            yield span


def whole_plays(board: Board, hand: list[int], jokers: int, *, gaps: bool = False) -> set[Play]:
    """Every legal play of a hand, found by trying all."""
    found = set()
    for span in spans_apart(board) if gaps else spans_together(board):
        for shown in assignments(hand, jokers, len(span)):
            after = {
                **board,
                **{cell: Token(v, 0 if j else v) for cell, (v, j) in zip(span, shown, strict=True)},
            }
            if is_in_order(after):
                found.add(frozenset((cell, v, j) for cell, (v, j) in zip(span, shown, strict=True)))
    return found


def assignments(hand: list[int], jokers: int, size: int) -> set[tuple[tuple[int, bool], ...]]:
    """The ways to fill `size` cells in order from a hand, at most one of them with a joker."""
    plain = {tuple((v, False) for v in chosen) for chosen in itertools.permutations(hand, size)}
    if not jokers:
        return plain
    with_joker = {
        (*chosen[:at], (value, True), *chosen[at:])
        for chosen in ({tuple((v, False) for v in c) for c in itertools.permutations(hand, size - 1)})
        for at in range(size)
        for value in range(16)
    }
    return plain | with_joker


def values_that_open(board: Board, cell: Cell) -> list[int]:
    """The values that a turn may open with on a cell."""
    if cell in board or not touches(board, (cell,)):
        return []
    return [value for value in range(16) if is_in_order({**board, cell: Token(value, value)})]
