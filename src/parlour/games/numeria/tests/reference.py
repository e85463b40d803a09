"""Moves and tropes, implemented again in a slow, simple way, for tests to compare with."""

from __future__ import annotations

from collections.abc import Iterator

Square = tuple[int, int]  # file and row, both from 0
Board = dict[Square, int]

EVERY_WAY = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
DIAGONALLY = [(dx, dy) for dx, dy in EVERY_WAY if dx and dy]
PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31]
AS_PRINTED = {(1, 2, 3, 5), (23, 29, 31, 33)}


def on_board(square: Square) -> bool:
    return 0 <= square[0] < 8 and 0 <= square[1] < 8


def beside(square: Square, way: tuple[int, int], far: int = 1) -> Square:
    return square[0] + far * way[0], square[1] + far * way[1]


def slides(board: Board, origin: Square) -> Iterator[Square]:
    """Squares that a tile on `origin`, which is not on the board meanwhile, slides to."""
    for way in EVERY_WAY:
        square = beside(origin, way)
        while on_board(square) and square not in board:
            yield square
            square = beside(square, way)


def jumps(board: Board, origin: Square, ways: list[tuple[int, int]]) -> set[Square]:
    """Squares reached by one jump or more."""
    reached: set[Square] = set()
    todo = [origin]
    while todo:
        square = todo.pop()
        for way in ways:
            over, land = beside(square, way), beside(square, way, 2)
            if over in board and on_board(land) and land not in board and land not in reached:
                reached.add(land)
                todo.append(land)
    return reached


def destinations(board: Board, home: Square, *, diagonal: bool = False, combine: bool = False) -> set[Square]:
    """Where the tile on a square may go."""
    rest = {square: tile for square, tile in board.items() if square != home}
    ways = DIAGONALLY if diagonal else EVERY_WAY
    slid, jumped = set(slides(rest, home)), jumps(rest, home, ways)
    found = slid | jumped
    if combine:
        found |= {land for square in slid for land in jumps(rest, square, ways)}
        found |= {land for square in jumped for land in slides(rest, square)}
    return found - {home}


def is_trope(numbers: tuple[int, ...], *, strict: bool = False, geometric: bool = False) -> bool:
    """Whether four ascending numbers belong together, kind by kind."""
    a, b, c, d = numbers
    steps = (b - a, c - b, d - c)
    if len(set(steps)) == 1 or steps == (1, 2, 3):
        return True
    if not strict and numbers in AS_PRINTED:
        return True
    runs = [
        PRIMES,
        [n * n for n in range(1, 7)],
        [n * (n + 1) // 2 for n in range(1, 9)],
        [1, 2, 3, 5, 8, 13, 21, 34],
        *([base**power for power in range(6)] for base in range(2, 7)),
    ]
    if any(numbers == tuple(run[k : k + 4]) for run in runs for k in range(len(run) - 3)):
        return True
    return geometric and b % a == 0 and (b * b, c * c) == (a * c, b * d)
