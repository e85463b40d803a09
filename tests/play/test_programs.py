"""A program that sits down by the invite says so, and stays one however often a bot stands in for it."""

from __future__ import annotations

from parlour.play.create import create
from parlour.play.events import Event
from parlour.play.seating import Plan
from parlour.play.table import Table
from parlour.play.tokens import holder_of
from parlour.testing.tiny import GAME


def test_a_program_is_one_from_its_seat_to_the_rematch() -> None:
    new = create(GAME, {}, [Plan("me", "Anna"), Plan("link"), Plan("link")])
    table = new.table

    def fold(*events: Event) -> None:
        for event in events:
            table.fold(event)

    for name, program in (("Model", True), ("Ben", False)):
        fold(*table.propose_sit(table.state.created.invite, name, holder_of(name), program=program)[1])
    assert [chair.program for chair in table.state.chairs] == [False, True, False]
    fold(*table.propose_leave(1, "greedy"))
    assert [chair.stands_in for chair in table.state.chairs] == [False, True, False]
    fold(*table.propose_back(1))
    assert [chair.program for chair in table.state.chairs] == [False, True, False]
    assert [chair.kind for chair in table.state.chairs] == ["person"] * 3
    assert table.state.chairs[1].level == ""
    again = Table(GAME, table.state.events[0])
    for event in table.state.events[1:]:
        again.fold(Event.from_json(event.n, event.at, event.to_json()))
    assert again.state.chairs == table.state.chairs


def test_who_leaves_before_the_start_leaves_nothing_behind() -> None:
    table = create(GAME, {}, [Plan("me", "Anna"), Plan("link"), Plan("link")]).table
    for event in table.propose_sit(table.state.created.invite, "Model", holder_of("x"), program=True)[1]:
        table.fold(event)
    for event in table.propose_leave(1):
        table.fold(event)
    assert not table.state.chairs[1].program
