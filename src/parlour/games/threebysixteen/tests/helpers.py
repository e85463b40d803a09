"""What the tests of this game share: boards from pictures, steps from text.

A board is written as in the notation, its columns from top to bottom: `3.0.0:9.4////` has one row that ends
in 3, and a 9 above a 4 in column a.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour import CHANCE, NotAllowed, State, load
from parlour.games.threebysixteen import GAME
from parlour.games.threebysixteen.bots.hindsight import BUDGET, FellBehind, Finished
from parlour.games.threebysixteen.bots.study_report import HINDSIGHT
from parlour.games.threebysixteen.notation import position_text
from parlour.kernel.game_record import GameRecord
from parlour.kernel.state import Variant
from parlour.search.advice.hindsight import in_hindsight

SLUG = "threebysixteen"
RULES = Path(__file__).parents[1] / "RULES.md"
EMPTY = "0.0.0:////"


def solo(board: str, called: int, **options: object) -> State:
    """One seat on a board, with a number just called; all numbers that are elsewhere are still to come."""
    return table([board], called, **options)


def table(boards: list[str], called: int, **options: object) -> State:
    """Seats with equal tiles on their boards, all due."""
    variant = load(SLUG, seats=len(boards), **options)
    runs, top = (int(variant.options[name]) for name in ("runs", "top"))
    held = [*numbers(boards[0]), called]
    left = [runs - held.count(number) for number in range(1, top + 1)]
    assert min(left) >= 0, "more copies than there are"
    head = f"view 0 caller A calls {len(held)} called {called} left {'.'.join(map(str, left))}"
    return variant.from_text(
        "; ".join([head, *(f"{letter} due+tile {one}" for letter, one in zip("ABCD", boards, strict=False))])
    )


def numbers(board: str) -> list[int]:
    """All numbers on a board, in rows and columns."""
    rows, _, columns = board.partition(":")
    found = [number for end in rows.split(".") for number in range(1, int(end) + 1)]
    return found + [int(text) for text in re.findall(r"\d+", columns)]


def board(state: State, seat: int = 0) -> str:
    """A seat's board as it stands."""
    part = position_text(state.fields).split("; ")[seat + 1]
    return part.split(" ")[2]


def play(state: State, *texts: str, seat: int = 0) -> State:
    """A seat does these, one after another; `4` and such are action numbers."""
    for text in texts:
        state.apply(seat, int(text) if text.isdigit() else state.parse(seat, text))
    return state


def call(state: State, *called: int) -> State:
    """These numbers are called; every seat puts each in its first column, or starts a row, and is done."""
    for number in called:
        state.apply(CHANCE, number)
        for seat in state.turn:
            play(state, "start" if number == 1 else "@a", "done", seat=seat)
    return state


def legal(state: State, seat: int = 0) -> set[int]:
    return set(state.legal_actions(seat))


def refused(state: State, text: str, seat: int = 0) -> tuple[str, str]:
    """The rule and the sentence that refuse an action, which leaves the state as it was."""
    before = state.to_bytes()
    with pytest.raises(NotAllowed) as caught:
        play(state, text, seat=seat)
    assert state.to_bytes() == before
    return caught.value.rule, caught.value.sentence


def played_out(seed: int, greedy: bool = True, **options: Any) -> State:
    """A game to its end, tiles put anywhere, taken whenever they can be (or at random)."""
    choose = Random(seed)
    state = load(SLUG, **options).new_state(seed=seed)
    while not state.is_over:
        seat = choose.choice(state.turn)
        actions = state.legal_actions(seat)
        takes = [action for action in actions if 5 <= action < 10]
        state.apply(seat, choose.choice(takes if greedy and takes else actions))
    return state


def behind(record: GameRecord, seat: int) -> FellBehind | None:
    """Where a seat fell behind, searched to the end."""
    played = Finished(Variant.of(GAME).replay(record))
    found = in_hindsight(played.final, BUDGET / HINDSIGHT.effort)
    points = {point.seat: point for point in found.turning_points}
    return played.behind(points[seat]) if seat in points else None


def rule_numbers() -> list[str]:
    """The numbers of the rules in RULES.md, in order."""
    return re.findall(r"^(\d+\.\d+) ", RULES.read_text(encoding="utf-8"), re.MULTILINE)
