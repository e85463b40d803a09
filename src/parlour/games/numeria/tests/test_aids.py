"""What people may look up and ask."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.numeria import GAME
from parlour.games.numeria.bots.aids import ANY_TROPE
from parlour.games.numeria.bots.one_move_tropes import tropes_in_one
from parlour.games.numeria.state import MAX_LEGAL, PASS, TAKING
from parlour.games.numeria.tests.helpers import lay, play, wandered
from parlour.kernel.game import Answer, Reference
from parlour.kernel.options import OptionValue
from parlour.testing.words import in_words


def asked(fields: object) -> Answer:
    return in_words(ANY_TROPE.answer(fields, 0))


def tables_of(**options: OptionValue) -> list[Reference]:
    return [in_words(table) for table in GAME.references(options)]


def in_one(fields: Any) -> list[int]:
    out = np.zeros(MAX_LEGAL, np.int32)
    return [int(move) for move in out[: tropes_in_one(fields, out)]]


@settings(max_examples=15)
@given(seed=st.integers(0, 10**6), steps=st.integers(0, 25))
def test_tropes_in_one_are_the_moves_that_make_one(seed: int, steps: int) -> None:
    state = wandered(seed, steps)
    if state.is_over or int(state.fields.phase) == TAKING:
        return
    (seat,) = state.turn
    makes = []
    for action in state.legal_actions(seat):
        if action != PASS:
            after = state.copy()
            after.enter(seat, action)
            if after.scores()[seat] > state.scores()[seat] or int(after.fields.phase) == TAKING:
                makes.append(action)
    assert in_one(state.fields) == makes


def test_a_tile_of_the_line_does_not_complete_it() -> None:
    assert in_one(lay("b3=1 c3=2 d3=3 e3=5").fields) == []


def test_the_aid_says_whether_and_how() -> None:
    quiet = lay("a1=1 h8=2")
    assert asked(quiet.fields) == Answer("No: no move makes a trope now.")
    state = lay("b3=4 c3=7 d3=10 e8=13")
    assert asked(state.fields) == Answer(
        "Yes: the 13 from e8 to e3 makes 4 7 10 13 (irregular).", (64 * 60 + 20,)
    )
    assert GAME.aids[0].answer(state.view(0).fields, 0).actions == (64 * 60 + 20,)
    choosing = play(lay("b3=1 c3=2 d3=3 f3=5 e8=4"), "e8-e3")
    assert asked(choosing.fields) == Answer("No tile is to be moved now.")


def test_many_moves_are_counted() -> None:
    state = lay("b2=1 c2=2 d2=3 e8=4 b5=5 c5=6 d5=7 h5=8 b7=9 c7=10 d7=11 h7=12 f6=20")
    answer = asked(state.fields)
    assert len(answer.actions) > 3
    assert answer.sentence == f"Yes: {len(answer.actions)} moves make a trope."


def test_all_tropes_can_be_looked_up_by_kind() -> None:
    tables = tables_of(primes="as_printed", power="one_base")
    assert [table.title for table in tables] == [
        "Consecutive: 33",
        "Multiples: 41",
        "Irregular: 124",
        "Plus 1 plus 2 plus 3: 30",
        "Prime: 10",
        "Power: 4",
        "Squares: 3",
        "Triangular: 5",
        "Fibonacci: 5",
    ]
    assert ("1 2 3 5", "Fibonacci") in tables[4].rows
    assert all(len(row) == len(table.columns) for table in tables for row in table.rows)
    assert len(tables_of(primes="strict", power="geometric")[5].rows) == 5
    assert tables_of(primes="strict", power="one_base")[4].title == "Prime: 8"
