"""What a play scores, in sums that a person can check. `score` has the same rules as the game counts them."""

from __future__ import annotations

from typing import Any, NamedTuple

from parlour.games.triolet.board import filled, is_joker, value_at
from parlour.games.triolet.score import line_length, worth
from parlour.games.triolet.state import (
    DOUBLE,
    FIFTEEN,
    HAND,
    HAND_POINTS,
    LINE,
    SIZE,
    SPACE,
    TRIO_POINTS,
    TRIPLE,
)
from parlour.games.triolet.words import cell_name

ACROSS = (0, 1)
DOWN = (1, 0)
WAYS = {ACROSS: "across", DOWN: "down"}


class Sum(NamedTuple):
    """One thing that scores: its points, and the sum in words."""

    points: int
    text: str


def breakdown(state: Any) -> list[Sum]:
    """Everything that scores in the play lying in `draft`; the points add up to `score.play_points`."""
    new = [divmod(int(cell), SIZE) for cell in state.draft[: int(state.placed)]]
    if not new:
        return []
    found = [_line(state, line, way) for way in WAYS for line in _lines(state, new, way)]
    found += [gained for y, x in new if (gained := _space(state, y, x)) is not None]
    if int(state.tokens) == 1:
        found.append(_alone(state, *new[0]))
    if len(new) == HAND and not any(is_joker(state, y, x) for y, x in new):
        found.append(Sum(HAND_POINTS, f"three tokens at once: {HAND_POINTS} more"))
    return found


def spelled(sums: list[Sum]) -> str:
    """The sums as sentences, with their total where there are several."""
    if not sums:
        return "Nothing scores."
    total = sum(one.points for one in sums)
    return "; ".join(one.text for one in sums) + (f". Together {total}." if len(sums) > 1 else ".")


def _lines(state: Any, new: list[tuple[int, int]], way: tuple[int, int]) -> list[list[tuple[int, int]]]:
    """Every line of two or three in one direction that holds a new token, once."""
    lines: list[list[tuple[int, int]]] = []
    for y, x in new:
        if any((y, x) in line for line in lines):
            continue
        dy, dx = way
        while filled(state, y - dy, x - dx):
            y, x = y - dy, x - dx
        line = [(y, x)]
        while filled(state, y + dy, x + dx):
            y, x = y + dy, x + dx
            line.append((y, x))
        if len(line) > 1:
            lines.append(line)
    return lines


def _line(state: Any, line: list[tuple[int, int]], way: tuple[int, int]) -> Sum:
    if len(line) == LINE:
        terms = " + ".join(_shown(state, y, x) for y, x in line)
        return Sum(TRIO_POINTS, f"{terms} {WAYS[way]} makes {FIFTEEN}: {FIFTEEN} + {FIFTEEN} = {TRIO_POINTS}")
    points = sum(worth(state, y, x) for y, x in line)
    terms = " + ".join(_counted(state, y, x) for y, x in line)
    return Sum(points, f"{terms} {WAYS[way]} makes {points}")


def _shown(state: Any, y: int, x: int) -> str:
    """A token as it stands in a trio: a joker as what it stands for."""
    value = str(value_at(state, y, x))
    return f"joker as {value}" if is_joker(state, y, x) else value


def _counted(state: Any, y: int, x: int) -> str:
    """A token as it counts elsewhere: a joker is nothing."""
    return "joker 0" if is_joker(state, y, x) else str(value_at(state, y, x))


def _alone(state: Any, y: int, x: int) -> Sum:
    points = worth(state, y, x)
    return Sum(points, f"{_counted(state, y, x)} alone counts {points}")


def _space(state: Any, y: int, x: int) -> Sum | None:
    """What the special space under a new token adds."""
    kind = int(SPACE[y, x])
    if kind not in (DOUBLE, TRIPLE):
        return None
    name, at = ("double" if kind == DOUBLE else "triple"), cell_name(SIZE * y + x)
    if any(line_length(state, y, x, *way) == LINE for way in WAYS):
        points = kind * TRIO_POINTS
        return Sum(points, f"its trio on the {name} {at}: {points} more")
    points = kind * worth(state, y, x)
    return Sum(points, f"{_counted(state, y, x)} on the {name} {at}: {points} more")
