"""Sequences as a person would look for them: every line, every choice of lines; slow and plain."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

Cells = tuple[int, ...]
STEPS = ((0, 1), (1, 0), (1, 1), (1, -1))


def all_lines(rows: int, cols: int) -> list[Cells]:
    """Every line of five, its cells ascending."""
    found = []
    for row in range(rows):
        for col in range(cols):
            for down, right in STEPS:
                spots = [(row + k * down, col + k * right) for k in range(5)]
                if all(0 <= r < rows and 0 <= c < cols for r, c in spots):
                    found.append(tuple(sorted(cols * r + c for r, c in spots)))
    return sorted(found)


def shared_chips(one: Cells, other: Cells, corners: Iterable[int]) -> int:
    """Chips on both lines; a free corner is none."""
    return len(set(one) & set(other) - set(corners))


def scored_by(
    cell: int,
    own: set[int],
    earlier: Sequence[Cells],
    lines: Sequence[Cells],
    corners: Sequence[int],
    limit: int,
) -> list[Cells]:
    """The lines that a chip just put on `cell` scores: as many as can be, the first ones on the board."""
    ready = own | set(corners)
    possible = [
        line
        for line in lines
        if cell in line
        and ready >= set(line)
        and line not in earlier
        and all(shared_chips(line, other, corners) <= limit for other in earlier)
    ]
    clashes = {frozenset(pair) for pair in combinations(possible, 2) if shared_chips(*pair, corners) > limit}
    best: list[Cells] = []

    def choose(taken: list[Cells], left: list[Cells]) -> None:
        nonlocal best
        if len(taken) > len(best):  # lines come in order, so the first of a size is the first on the board
            best = taken
        if len(taken) + len(left) <= len(best):
            return
        first, rest = left[0], left[1:]
        choose([*taken, first], [line for line in rest if frozenset((first, line)) not in clashes])
        choose(taken, rest)

    choose([], possible)
    return best
