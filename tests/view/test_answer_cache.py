"""A crowd that comes to one seat is told the same answer, made once; the next event makes another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from parlour.play.counts import Count
from parlour.play.event_table import SEAT
from parlour.play.table import Table
from parlour.play.tokens import holder_of
from parlour.testing.tiny import GAME
from parlour.view import company
from parlour.view.answer_cache import MOST, AnswerCache
from parlour.view.company import Pages
from parlour.view.words import SeatView, TableInWords
from parlour.wire.to_client import Company, Moves, ToClient
from tests.play.tables import NOW, commit, people, play_out, table_of
from tests.play.test_checkpoints import evening
from tests.play.test_event_board import EVENTS, board_of

CROWD = 400


def counted(monkeypatch: pytest.MonkeyPatch, where: Any, name: str) -> list[object]:
    """The first arguments of all calls of a function from now on."""
    calls, real = list[object](), getattr(where, name)

    def called(first: object, *others: object) -> object:
        calls.append(first)
        return real(first, *others)

    monkeypatch.setattr(where, name, called)
    return calls


def game_of(messages: list[ToClient]) -> Moves:
    (moves,) = [message for message in messages if isinstance(message, Moves)]
    return moves


@pytest.mark.parametrize("known", [None, Count(0, 3)])
def test_a_crowd_of_pages_at_one_seat_folds_its_game_once(
    known: Count | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = play_out(table_of(*people(2)), commits=2)
    pages, folds = Pages(table), counted(monkeypatch, company, "moves")
    told = [game_of(pages.hello(1, known)) for _ in range(CROWD)]
    assert folds == [1]
    assert all(moves is told[0] for moves in told)
    commit(table, table.state.due[0])
    assert game_of(pages.hello(1, known)).n > told[0].n
    assert folds == [1, 1]


def test_a_crowd_of_programs_at_one_seat_is_told_in_words_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_out(table_of(*people(2)), commits=2)
    words = TableInWords(Pages(table))
    positions = counted(monkeypatch, SeatView, "position")
    logs = counted(monkeypatch, TableInWords, "_log")
    told = [words.snapshot(1) for _ in range(CROWD)]
    assert len(positions) == len(logs) == 1
    assert all(snapshot == told[0] for snapshot in told)
    commit(table, table.state.due[0])
    assert words.snapshot(1).n > told[0].n
    assert len(positions) == len(logs) == 2


def answers(pages: Pages, here: list[int]) -> list[list[ToClient]]:
    """What each seat is told that comes anew, or knows as much as it can."""
    words, now = TableInWords(pages), pages.table.state.counts.now
    return [
        [*pages.hello(seat, known, here), words.snapshot(seat, here)]
        for seat in range(pages.table.state.seats + 1)
        for known in (None, Count(0, 1), now(seat))
    ]


def test_what_is_kept_is_what_would_be_made_anew() -> None:
    events = evening(GAME, seed=3).state.events
    table = Table(GAME, events[0], lambda: NOW)
    pages = Pages(table)
    for event in events[1:]:
        answers(pages, [1])
        table.fold(event)
        assert answers(pages, [0]) == answers(Pages(table), [0])


def test_who_is_here_is_told_without_an_event() -> None:
    pages = Pages(table_of(*people(2)))
    words = TableInWords(pages)

    def here(*seats: int) -> list[bool]:
        (first, *_) = pages.hello(0, None, seats)
        shown = words.snapshot(0, seats)
        assert isinstance(first, Company)
        assert first.players == shown.players
        return [player.here for player in shown.players]

    assert [here(), here(1), here(0, 1)] == [[False, False], [False, True], [True, True]]


def test_a_member_of_an_event_has_another_name_at_once() -> None:
    member = board_of(EVENTS[0]).member(1)
    words = TableInWords(Pages(member))
    assert words.snapshot(SEAT).players[0].name != "Dora"
    member.hold_as("Dora", holder_of("d"))
    assert words.snapshot(SEAT).players[0].name == "Dora"


def test_answers_are_few_and_go_with_the_next_event() -> None:
    table = table_of(*people(2))
    cache, made = AnswerCache(table.state), list[int]()

    def answer(n: int) -> Callable[[], int]:
        def make() -> int:
            made.append(n)
            return n

        return make

    assert [cache.get(n, answer(n)) for n in (1, 1, 2)] == [1, 1, 2]
    commit(table, table.state.due[0])
    assert cache.get(1, answer(3)) == 3
    cache.forget()
    assert cache.get(1, answer(4)) == 4
    for n in range(1, MOST + 2):
        cache.get(n, answer(n))
    made.clear()
    for n in (MOST + 1, 1):
        cache.get(n, answer(n))
    assert made == [1]
