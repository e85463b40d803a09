"""The best play again, in a slow, simple way: every play is made by trying all, counted, and sorted."""

from __future__ import annotations

from typing import Any, NamedTuple

from parlour.games.triolet.tests.reference import (
    Board,
    Cell,
    Token,
    lone_square,
    score,
    values_that_open,
    whole_plays,
)

Laid = tuple[Cell, int, bool]
"""A cell, the value shown, and whether by a joker."""


class Found(NamedTuple):
    """A play, its points, and its text."""

    points: int
    tokens: tuple[Laid, ...]

    @property
    def text(self) -> str:
        """As the notation writes it."""
        (x, y), *_ = (cell for cell, _, _ in self.tokens)
        way = "down" if len({column for (column, _), _, _ in self.tokens}) < len(self.tokens) else "across"
        shown = " ".join(f"{'*' if joker else ''}{value}" for _, value, joker in self.tokens)
        return f"{'abcdefghijklmno'[x]}{y + 1} {way} {shown}"


def hand_of(fields: Any) -> tuple[list[int], int]:
    """The values in the hand, and how many jokers."""
    return [value for value in range(16) for _ in range(int(fields.hands[0, value]))], int(
        fields.hands[0, 16]
    )


def found(board: Board, hand: list[int], jokers: int, *, squares: bool = True) -> list[Found]:
    """Every play; `squares`: none that leaves a full square alone on the board."""
    plays = []
    for play in whole_plays(board, hand, jokers):
        tokens = tuple(sorted(play, key=lambda laid: (laid[0][1], laid[0][0])))
        after = board | {cell: Token(value, 0 if joker else value) for cell, value, joker in tokens}
        if squares and lone_square(after):
            continue
        used = any(joker for _, _, joker in tokens)
        plays.append(Found(score(after, [cell for cell, _, _ in tokens], used), tokens))
    return plays


def order(play: Found) -> tuple[Any, ...]:
    """By which plays are sorted, the best first: 4.2 to 4.6."""
    cells = [cell for cell, _, _ in play.tokens]
    return (
        -play.points,
        any(joker for _, _, joker in play.tokens),
        -len(cells),
        len(cells) > 1 and len({x for x, _ in cells}) == 1,
        (cells[0][1], cells[0][0]),
        [value + 16 * joker for _, value, joker in play.tokens],
    )


def best(board: Board, hand: list[int], jokers: int, *, squares: bool = True) -> Found:
    """The best play."""
    return min(found(board, hand, jokers, squares=squares), key=order)


def fitting_values(board: Board) -> set[int]:
    """The values that fit somewhere."""
    return {value for x in range(15) for y in range(15) for value in values_that_open(board, (x, y))}
