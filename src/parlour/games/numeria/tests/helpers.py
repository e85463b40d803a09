"""What the tests of this game share: boards from words, moves from text."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

from parlour import CHANCE, State, load
from parlour.games.numeria.notation.words import square_name, square_number
from parlour.games.numeria.state import MOVING, PASS
from parlour.games.numeria.tests.reference import Board

SLUG = "numeria"
RULES = Path(__file__).parents[1] / "RULES.md"


def lay(tiles: str, mover: int = 0, **options: object) -> State:
    """A position in play with these tiles, such as `b3=4 c3=7`; seat A to move."""
    state = load(SLUG, first="0", **options).new_state(draws="manual")
    fields = state.fields
    fields.phase, fields.mover, fields.dealt = MOVING, mover, 40
    for one in tiles.split():
        square, _, number = one.partition("=")
        fields.board[square_number(square)] = int(number)
    return state


def set_up(seed: int = 1, **options: object) -> State:
    """A game after its set-up; seat A begins."""
    return load(SLUG, first="0", **options).new_state(seed=seed)


def play(state: State, *texts: str) -> State:
    """The seats to act play these, one after another."""
    for text in texts:
        (seat,) = state.turn
        state.apply(seat, state.parse(seat, text))
    return state


def legal(state: State) -> set[str]:
    """The legal actions of the seat to act, as texts."""
    (seat,) = state.turn
    return {state.action_text(seat, action) for action in state.legal_actions(seat)}


def goals(state: State, home: str) -> set[str]:
    """Where the tile on a square may go."""
    return {text[3:] for text in legal(state) if text.startswith(f"{home}-")}


def tiles(state: State) -> dict[str, int]:
    """The board as square and number."""
    return {square_name(square): int(tile) for square, tile in enumerate(state.fields.board) if tile}


def plain_board(state: State) -> Board:
    """The board in the form of `reference`."""
    return {(square % 8, square // 8): int(tile) for square, tile in enumerate(state.fields.board) if tile}


def pile(state: State, seat: int = 0) -> list[tuple[int, ...]]:
    """The tropes that a seat has collected."""
    count = int(state.fields.collected[seat])
    return [tuple(map(int, trope)) for trope in state.fields.piles[seat, :count]]


def wandered(seed: int, steps: int, **options: Any) -> State:
    """A game after some random moves, nobody passing if there is a choice."""
    choose = Random(seed)
    state = load(SLUG, **options).new_state(seed=seed)
    for _ in range(steps):
        if state.is_over or state.turn == (CHANCE,):
            break
        (seat,) = state.turn
        actions = state.legal_actions(seat)
        state.apply(seat, choose.choice([a for a in actions if a != PASS] or actions))
    return state


def rule_numbers() -> list[str]:
    """The numbers of the rules in RULES.md, in order."""
    return re.findall(r"^(\d+\.\d+) ", RULES.read_text(encoding="utf-8"), re.MULTILINE)
