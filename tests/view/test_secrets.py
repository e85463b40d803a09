"""Nobody is told what only others may know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from parlour.display.compile import plain_following
from parlour.kernel.message import to_json
from parlour.kernel.records import new_record
from parlour.play.create import create
from parlour.play.seating import Plan
from parlour.testing.tiny import GAME
from parlour.view.company import Pages
from parlour.view.words import TableInWords
from parlour.wire.to_client import Draws
from tests.play.tables import ANNA, BEN, CLEO, SECRET, a_run, commit, made, table_of


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The tiny game's table, which checks that it is shown nothing but what `conceal` leaves to the seat."""
    shown: list[int] = []

    telling: Any = plain_following(GAME)
    monkeypatch.setattr(GAME.compiled.display, "now", None)  # another test may have compiled it

    def checking(name: str, *records: int) -> None:
        """Let a function of the display check the records that it gets; its seat is the last but one."""
        original = getattr(telling, name)

        def checked(*asked: Any) -> int:
            seat = asked[-2]
            for record in records:
                again = new_record(GAME.dtype)
                GAME.rules.conceal(asked[record], seat, again)
                assert again.tobytes() == asked[record].tobytes(), (
                    f"seat {seat} is shown what it may not know"
                )
            shown.append(seat)
            return int(original(*asked))

        monkeypatch.setattr(telling, name, checked)

    checking("scene", 0)
    checking("pieces", 0)
    checking("tell", 0, 3)
    checking("preview", 0, 3)
    yield shown
    assert shown


def test_nothing_but_concealed_positions_is_drawn_or_told(strict: list[int]) -> None:
    table = table_of(ANNA, BEN, CLEO)
    words = TableInWords(Pages(table))
    while table.state.phase == "playing":
        n = table.state.n
        seat = table.state.due[0]
        words.draft(0, seat, table.attempt(seat, table.count(seat), a_run(table, seat)))
        commit(table, seat, n)
        for looker in range(table.state.seats + 1):
            words.since(looker, n)
            words.snapshot(looker)
    assert set(strict) == {0, 1, 2, 3}


def test_the_seed_of_shared_draws_is_told_with_the_end_alone() -> None:
    table = create(GAME, {}, [ANNA, BEN]).table
    words, told = TableInWords(Pages(table)), list[Draws]()
    n = 1
    while True:
        told += [message for message in words.since(2, n) if isinstance(message, Draws)]
        if table.state.phase == "over":
            break
        n = table.state.n
        commit(table, table.state.due[0], n)
    start, end = told
    assert start == Draws(contributions=["", ""])
    result = words.result()
    assert result is not None
    assert end == Draws(seed=result.seed, secret=result.secret, ahead=result.ahead)
    assert len({end.seed, end.secret, ""}) == 3


def test_no_secret_is_in_any_message_before_the_end() -> None:
    new = made(ANNA, Plan("bot", level="greedy"), CLEO)
    table = new.table
    words = TableInWords(Pages(table))
    secrets = [
        SECRET.hex(),
        *new.tokens.values(),
        *(chair.holder for chair in table.state.chairs if chair.holder),
    ]
    while table.state.phase == "playing":
        n = table.state.n
        commit(table, table.state.due[0], n)
        if table.state.phase == "playing":
            sent = json.dumps(
                [
                    msgspec.json.decode(to_json([words.snapshot(seat), *words.since(seat, n)]))
                    for seat in range(table.state.seats + 1)
                ]
            )
            assert table.state.commitment in sent
            assert not any(secret in sent for secret in secrets)
    over = words.snapshot(table.state.seats)
    assert over.result is not None
    assert over.result.seed == SECRET.hex()
