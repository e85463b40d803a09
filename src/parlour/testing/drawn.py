"""Text drawings read back, for tests that compare them with the record."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from hypothesis import strategies as st

from parlour.kernel.game import Game
from parlour.kernel.state import State
from parlour.testing.cases import all_cases
from parlour.testing.walks import walk

EVERY = 7
"""Entries between two positions that are looked at."""


def walks(game: Game) -> st.SearchStrategy[Iterator[tuple[State, int]]]:
    """Random games of every set of options: positions along each, each with a seat that looks at it."""
    return st.builds(
        lambda case, seed: _looks(walk(case.variant, seed), seed),
        st.sampled_from(all_cases(game)),
        st.integers(0, 10**6),
    )


def _looks(states: Iterator[State], seed: int) -> Iterator[tuple[State, int]]:
    for number, state in enumerate(states, seed):
        if number % EVERY == 0 or state.is_over:
            yield state, number // EVERY % (state.seats + 1)


def parts(drawing: str) -> dict[str, list[str]]:
    r"""The areas of a drawing by their titles; the board has none.

    >>> parts("  a\n1 ·\n\nYour hand: 7 12\n\nReserve\nR\nG G\n")
    {'': ['  a', '1 ·'], 'Your hand': ['7 12'], 'Reserve': ['R', 'G G']}
    """
    areas = dict[str, list[str]]()
    for part in drawing.rstrip("\n").split("\n\n"):
        first, *lines = part.split("\n")
        title, colon, line = first.partition(": ")
        if first.startswith((" ", ">")):
            areas.setdefault("", [first, *lines])
        elif lines:
            areas[first] = lines
        elif colon:
            areas[title] = [line]
    return areas


def cells(lines: Sequence[str]) -> dict[str, str]:
    """The contents of a grid's cells, by their names; `b2>` is behind and below b2.

    >>> cells(["  a  b", "1 7+ 12", "   /", "2 ·  ·"])
    {'a1': '7+', 'b1': '12', 'a1>': '/', 'a2': '·', 'b2': '·'}
    """
    ends = _ends(lines[0])
    cells, row = dict[str, str](), ""
    for line in lines[1:]:
        tokens = list(re.finditer(r"\S+", line))
        if tokens[0].end() < min(ends.values()):
            row = tokens.pop(0)[0]
        for token in tokens:
            column = _column(ends, token)
            before = max(
                (name for name in ends if ends[name] <= token.start()), key=ends.__getitem__, default=""
            )
            cells[f"{column}{row}" if column else f"{before}{row}>"] = token[0]
    return cells


def columns(lines: Sequence[str]) -> dict[str, list[str]]:
    """The contents of columns, from the top, by their names.

    >>> columns(["  a  b", "  7  ·", " 12"])
    {'a': ['7', '12'], 'b': []}
    """
    ends = _ends(lines[0])
    columns = {name: list[str]() for name in ends}
    for line in lines[1:]:
        for token in re.finditer(r"\S+", line):
            column = _column(ends, token)
            assert column, (line, token)
            columns[column] += [token[0]] if token[0] != "·" else []
    return columns


def _ends(head: str) -> dict[str, int]:
    """The end of the column under each name of a head."""
    return {token[0]: token.end() for token in re.finditer(r"\S+", head)}


def _column(ends: dict[str, int], token: re.Match[str]) -> str:
    return next((name for name, end in ends.items() if token.start() < end <= token.end()), "")
