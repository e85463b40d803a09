"""Help between people is off unless the host allows it, and whoever asks for it is named to all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from parlour.kernel.options import AIDS
from parlour.play.errors import Declined
from parlour.play.events import Helped
from parlour.play.seating import Plan
from parlour.view.event_log import event_line
from tests.play.tables import ANNA, BEN, LINK, again, do, everything, play_out, restored, table_of

BOT = Plan("bot", level="random")


@pytest.mark.parametrize(
    ("plans", "given", "aids"),
    [
        ((ANNA, BEN), {}, "false"),
        ((ANNA, LINK), {}, "false"),
        ((ANNA, BOT), {}, "true"),
        ((BOT, BOT), {}, "true"),
        ((ANNA, BEN), {AIDS: "true"}, "true"),
        ((ANNA, BOT), {AIDS: "false"}, "false"),
    ],
)
def test_help_is_off_between_people_unless_it_is_asked_for(
    plans: tuple[Plan, ...], given: Mapping[str, Any], aids: str
) -> None:
    assert table_of(*plans, **given).state.created.asked[AIDS] == aids


def test_who_asks_for_help_is_named_once_a_turn() -> None:
    table = table_of(ANNA, BEN, aids="true")
    seat = table.state.due[0]
    events = table.propose_helped(seat)
    assert [event.payload for event in events] == [Helped(seat)]
    do(table, events)
    line = event_line(table.state, table.state.events[-1])
    assert line is not None
    assert (line[0], str(line[1])) == (seat, "asked for help.")
    assert table.propose_helped(seat) == []
    assert everything(again(table)) == everything(restored(table, table.state.n))
    play_out(table, commits=4)
    assert seat not in table.state.helped


def test_nobody_is_named_where_nobody_else_plays_and_help_that_is_off_is_declined() -> None:
    alone, closed = table_of(ANNA, BOT), table_of(ANNA, BEN)
    assert alone.propose_helped(0) == []
    with pytest.raises(Declined):
        closed.propose_helped(0)
    with pytest.raises(Declined):
        closed.propose_helped(closed.state.seats)
