"""How a tile gets from one square to another: the squares of a slide, or of the shortest chain of jumps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from parlour.games.numeria.state import DIAGONAL
from parlour.games.numeria.state.geometry import NEXT, NOWHERE, STEPS

DIAGONAL_STEPS: Final = tuple(k for k, (dx, dy) in enumerate(STEPS) if dx and dy)
ALL_STEPS: Final = tuple(range(len(STEPS)))


def path(state: Any, home: int, goal: int) -> tuple[int, ...]:
    """The squares from `home` to `goal`, where the tile lands on its way; empty if it cannot go there.

    A slide lands nowhere between. Of several chains of jumps the shortest is given, and a slide before all of
    them; where slide and jumps may be combined, that comes last.
    """
    if goal in _slides(state, home, home):
        return home, goal
    chain = _chain(state, [(home,)], home, goal)
    if chain or not state.combine:
        return chain
    chains = [(home, square) for square in _slides(state, home, home)]
    jumped = _chain(state, chains, home, goal)
    slid = [
        (*way, goal) for way in _all_chains(state, [(home,)], home) if goal in _slides(state, way[-1], home)
    ]
    found = sorted((way for way in (jumped, *slid) if way), key=len)
    return found[0] if found else ()


def is_slide(state: Any, way: tuple[int, ...]) -> bool:
    """Whether the tile slides all of a way."""
    return len(way) == 2 and way[1] in _slides(state, way[0], way[0])


def _free(state: Any, square: int, home: int) -> bool:
    return square != NOWHERE and (square == home or not state.board[square])


def _slides(state: Any, origin: int, home: int) -> list[int]:
    """Squares that the tile from `home` slides to from `origin`."""
    found = []
    for step in ALL_STEPS:
        square = int(NEXT[origin, step])
        while _free(state, square, home):
            found.append(square)
            square = int(NEXT[square, step])
    return [square for square in found if square not in (home, origin)]


def _jumps(state: Any, origin: int, home: int) -> Iterator[int]:
    """Squares that one jump of the tile from `home` leads to from `origin`."""
    for step in DIAGONAL_STEPS if int(state.jump_dirs) == DIAGONAL else ALL_STEPS:
        over = int(NEXT[origin, step])
        if not _free(state, over, home) and over != NOWHERE:
            square = int(NEXT[over, step])
            if _free(state, square, home) and square != home:
                yield square


def _all_chains(state: Any, begun: Sequence[tuple[int, ...]], home: int) -> Iterator[tuple[int, ...]]:
    """Ways of one jump or more that go on from those begun, the shortest first, one to each square."""
    met = {way[-1] for way in begun}
    ways = begun
    while ways:
        longer = []
        for way in ways:
            for square in _jumps(state, way[-1], home):
                if square not in met:
                    met.add(square)
                    longer.append((*way, square))
        yield from longer
        ways = longer


def _chain(state: Any, begun: Sequence[tuple[int, ...]], home: int, goal: int) -> tuple[int, ...]:
    return next((way for way in _all_chains(state, begun, home) if way[-1] == goal), ())
