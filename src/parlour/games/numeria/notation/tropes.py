"""The tropes on a board, and how they are said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.games.numeria.locales import say
from parlour.games.numeria.notation.words import KIND_NAMES
from parlour.games.numeria.record import NumeriaState
from parlour.games.numeria.rules.lines import made_through
from parlour.games.numeria.rules.tropes import Trope, kinds_of
from parlour.games.numeria.state.geometry import LENGTH, LINES, MOST_THROUGH, THROUGH
from parlour.kernel.message import Message, Words, listed
from parlour.kernel.records import copied


def tropes_made(before: Any, home: int, goal: int) -> list[Trope]:
    """The tropes that a move makes, each ascending."""
    now = copied(before)
    now.board[goal], now.board[home] = before.board[home], 0
    made = made_through(now, goal)
    return [numbers_on(now, int(THROUGH[goal, k])) for k in range(MOST_THROUGH) if made >> k & 1]


def numbers_on(state: NumeriaState, line: int) -> Trope:
    """The numbers of a full line, ascending."""
    a, b, c, d = sorted(int(state.board[LINES[line, k]]) for k in range(LENGTH))
    return a, b, c, d


def spelled(state: NumeriaState, trope: Trope) -> Message:
    """A trope with its kinds: "4 7 10 13 (irregular)"."""
    kinds = kinds_of(trope, bool(state.primes), bool(state.power))
    names = listed([KIND_NAMES[kind] for kind in kinds])
    return say("spelled", numbers=" ".join(map(str, trope)), kinds=names)


def all_spelled(state: NumeriaState, tropes: Sequence[Trope]) -> Words:
    """Tropes in one phrase."""
    return listed([spelled(state, trope) for trope in tropes])
