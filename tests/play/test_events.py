"""Events as they are stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

import msgspec
import pytest

from parlour.kernel.actors import NOBODY
from parlour.kernel.errors import BadRecord
from parlour.kernel.frames import Frame, play_on
from parlour.play import apply as apply_module
from parlour.play import events as happening
from parlour.play.clock import Clock
from parlour.play.events import Ahead, Event, EventFacts, EventMember, Payload
from parlour.play.seating import Chair
from parlour.play.series import SeriesGame
from parlour.play.table import Table
from tests.play.tables import ANNA, BEN, NOW, do, find, table_of

EVERY_KIND: tuple[Payload, ...] = (
    happening.Created(
        table="t",
        game="tiny",
        rules_version=1,
        options={"seats": "2"},
        asked={"seats": "2"},
        chairs=(Chair("person", "Anna", holder="h"), Chair("bot", "Bot B", "greedy"), Chair("open")),
        visibility="open",
        secret="00" * 32,
        invite="i",
        before="b",
        host=0,
        clock=Clock("fischer", 300, 5),
        series=SeriesGame("best", 3, rows=((1.0, 0.0),), tables=("s",), starter=1),
        shared=True,
        contributions=("ab" * 32, "", ""),
        contributes=True,
        ahead=Ahead("t2", "11" * 32),
    ),
    happening.Sat(1, "Ben", "h", "cd" * 32),
    happening.Contributed(0, "ab" * 32),
    happening.PlayerLeft(1),
    happening.Started(((-1, 1000), (-1, 2))),
    happening.Played(0, ((0, 1), (0, 12), (-1, 3))),
    happening.ChatSent(NOBODY, "A spectator", "Hello"),
    happening.RematchRequested(1, "ab" * 32),
    happening.RematchWithdrawn(1),
    happening.Abandoned(1),
    happening.Resigned(1),
    happening.TimedOut(1, ms=250),
    happening.BotTookOver(1, "greedy", "away"),
    happening.PlayerReturned(1),
    happening.NudgeSent(0, 1),
    happening.QuestionAsked(0, "call", 14),
    happening.Answered(1, yes=False),
    happening.Called(0, ((-2, 14),)),
    happening.TakenBack(0, 3),
    happening.RematchCreated("t2"),
    happening.Claimed(0, (1,)),
    happening.BotSeated(0, 2, "Pica C", "greedy"),
    happening.SeatRecovered(1, "h2"),
    happening.QuestionAsked(1, "recover", holder="h2"),
    happening.Forgotten(1),
    happening.Removed(0, 1, "j", "Ben"),
    happening.SeatsSwapped(0, 1, 2),
    happening.Arranged(
        seat=0,
        terms=happening.Terms((("seats", "3"),), "open", Clock("days", 1)),
        options={"seats": "3"},
        seats=(0, 1, NOBODY),
    ),
    happening.Ready(1),
    happening.ChatSwitched(on=False),
    happening.ClosedByHost(),
    happening.SeatRecovered(1, "a1"),
    happening.WebhookStopped(),
    happening.Helped(1),
    happening.Created(
        table="t",
        game="tiny",
        rules_version=1,
        options={},
        asked={},
        chairs=(Chair("person", "Club evening", holder="h"),),
        visibility="link",
        secret="00" * 32,
        invite="abcdef",
        event=EventFacts(
            "Club evening", 2, 30, ("Anna",), "t1", (EventMember("Anna", "h", ((5,),)),), ((9,),)
        ),
    ),
    happening.Joined(member=1, name="Anna", holder="h"),
    happening.MemberPlayed(member=1, entries=((0, 1), (0, 12))),
    happening.MemberLeft(member=1),
    happening.MemberRenamed(member=1, name="Annie"),
    happening.MemberRemoved(member=1),
    happening.MemberRecovered(member=1, holder="h" * 64),
    happening.MemberForgotten(member=1),
    happening.Paused(),
    happening.Continued(),
    happening.RoundDrawn((happening.Meeting((1, 2), ("a", "b")), happening.Meeting((3, 0)))),
    happening.RoundOver(((2, 1), ())),
    happening.MeetingOver(),
    happening.Partnered(member=2, partner=1),
)


def test_every_kind_is_written_and_read() -> None:
    assert {type(what) for what in EVERY_KIND} == set(get_args(Payload))
    for what in EVERY_KIND:
        event = Event(7, NOW, what)
        assert Event.from_json(7, NOW, event.to_json()) == event


def test_an_event_knows_its_kind_and_seat() -> None:
    kinds = [Event(1, NOW, what).kind for what in EVERY_KIND[:11]]
    assert kinds == [
        "created", "sat", "contributed", "stood", "started", "played", "said", "again",
        "again-withdrawn", "abandoned", "resigned",
    ]  # fmt: skip
    assert [Event(1, NOW, what).seat for what in EVERY_KIND[:11]] == [-1, 1, 0, 1, -1, 0, -1, 1, 1, 1, 1]


def test_a_clock_needs_thousandths_of_seconds() -> None:
    assert Event(1, NOW, happening.TimedOut(1, ms=250)).time == NOW + 0.25
    assert Event(1, NOW, happening.RematchRequested(1, "ab" * 32)).time == NOW


@pytest.mark.parametrize("data", [b"", b"{}", b'{"kind":"flown"}', b'{"kind":"sat","seat":0}', b"\xff"])
def test_what_is_no_event_is_refused(data: bytes) -> None:
    with pytest.raises(BadRecord, match="event 3 cannot be read"):
        Event.from_json(3, NOW, data)


def test_events_fold_in_order_and_once() -> None:
    table = table_of()
    again = happening.ChatSent(0, "Anna", "Hi")
    for n in (table.state.n, table.state.n + 2, 0):
        with pytest.raises(BadRecord, match="cannot follow"):
            table.fold(Event(n, NOW, again))
    with pytest.raises(BadRecord, match="created once"):
        table.fold(Event(table.state.n + 1, NOW, table.state.created))
    with pytest.raises(BadRecord, match="its creation"):
        Table.resume([], find)
    with pytest.raises(BadRecord, match="its creation"):
        Table.resume([Event(1, NOW, again)], find)


@pytest.mark.parametrize("entry", [(0, 12), (2, 1), (-1, 3), (-5, 1), (0, 999)])
def test_a_store_that_was_meddled_with_is_noticed(entry: tuple[int, int]) -> None:
    table = table_of()
    with pytest.raises(BadRecord, match="is not possible there"):
        table.fold(Event(table.state.n + 1, NOW, happening.Played(0, (entry,))))


def test_what_was_proposed_is_played_without_asking_the_rules_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In the position it was proposed in alone, and nothing that only looks the same."""
    asked: list[Sequence[tuple[int, int]]] = []

    def noted(now: Frame, given: Sequence[tuple[int, int]]) -> list[Frame]:
        asked.append(given)
        return play_on(now, given)

    monkeypatch.setattr(apply_module, "play_on", noted)
    table = table_of(ANNA, BEN)
    for again in range(3):
        asked.clear()
        seat = table.state.due[0]
        events = table.propose_play(seat, table.count(seat), [table.legal(seat)[0]])
        if again == 1:
            events = [Event.from_json(event.n, event.at, event.to_json()) for event in events]
        if again == 2:
            do(table, table.propose_chat(0, "One moment"))
            events = [msgspec.structs.replace(event, n=event.n + 1) for event in events]
        for event in events:
            table.fold(event)
        assert bool(asked) == (again > 0)
