"""A seat whose token is lost is given back by consent, after a notice to whoever may still have the token."""

from __future__ import annotations

import pytest

from parlour.kernel.actors import NOBODY
from parlour.play.clock import Clock
from parlour.play.create import create
from parlour.play.errors import Declined
from parlour.play.requests import NOTICE_SECONDS, QUICK_NOTICE_SECONDS, waiting_for
from parlour.play.seating import Plan
from parlour.play.table import Table
from parlour.play.tokens import holder_of
from parlour.testing.tiny import GAME
from tests.play.tables import ANNA, BEN, CLEO, LINK, NOW, SECRET, a_round, again, commit, do, facts

NEW, FORGED = holder_of("new"), holder_of("forged")


def table_for(*plans: Plan, clock: Clock | None = None) -> Table:
    options = {"random_start": False}
    return create(GAME, options, plans, levels=("random",), secret=SECRET, now=lambda: NOW, clock=clock).table


def ask(table: Table, seat: int = 0, holder: str = NEW) -> None:
    do(table, table.propose_ask_to_recover(seat, holder))


def ask_host(table: Table, holder: str) -> None:
    do(table, table.propose_ask_to_recover(0, holder, has_host=True))


def answer(table: Table, seat: int, yes: bool = True) -> None:
    do(table, table.propose_answer(seat, yes))


def waits(table: Table, seconds: float) -> None:
    table.now = lambda: NOW + seconds


def test_all_people_agree_and_a_day_goes_by_before_a_seat_has_another_token() -> None:
    table = table_for(ANNA, BEN, CLEO)
    before = table.state.chairs[0]
    ask(table)
    assert waiting_for(table.state) == (1, 2)
    answer(table, 1)
    waits(table, NOTICE_SECONDS)
    assert table.propose_recover_agreed(NEW) == [], "the consent of one is not that of all"
    answer(table, 2)
    do(table, table.propose_recover_agreed(NEW))
    assert table.state.seat_held_by(NEW) == 0
    assert (table.state.seat_held_by(before.holder), table.state.question) == (None, None)
    assert table.state.chairs[0].name == before.name
    assert facts(again(table)) == facts(table)


@pytest.mark.parametrize(
    ("clock", "notice"),
    [
        (Clock("turn", 90, 0), QUICK_NOTICE_SECONDS),
        (Clock("fischer", 900, 5), QUICK_NOTICE_SECONDS),
        (Clock("days", 2, 0), NOTICE_SECONDS),
    ],
)
def test_where_a_clock_runs_at_once_the_notice_is_of_two_minutes(clock: Clock, notice: int) -> None:
    table = table_for(ANNA, BEN, clock=clock)
    ask(table)
    answer(table, 1)
    waits(table, notice - 1)
    assert table.propose_recover_agreed(NEW) == []
    waits(table, notice)
    do(table, table.propose_recover_agreed(NEW))
    assert table.state.seat_held_by(NEW) == 0


def test_the_token_before_refuses_by_saying_so_and_by_playing() -> None:
    table = a_round(table_for(ANNA, BEN))
    ask(table, table.state.due[0])
    answer(table, 1 - table.state.due[0])
    answer(table, table.state.due[0], yes=False)
    with pytest.raises(Declined, match="declined"):
        ask(table, table.state.due[0])
    waits(table, NOTICE_SECONDS)
    with pytest.raises(Declined, match="not given"):
        table.propose_recover_agreed(NEW)
    commit(table, table.state.due[0])
    due = table.state.due[0]
    ask(table, due)
    answer(table, 1 - due)
    commit(table, due)
    assert table.state.question is None
    with pytest.raises(Declined, match="not given"):
        table.propose_recover_agreed(NEW)


def test_nobody_else_takes_the_seat_and_nobody_agrees_for_another() -> None:
    table = table_for(ANNA, BEN, CLEO)
    ask(table)
    for seat in (0, 3, -1):
        with pytest.raises(Declined):
            answer(table, seat)
    answer(table, 1)
    answer(table, 1)
    assert waiting_for(table.state) == (2,)
    answer(table, 2)
    waits(table, NOTICE_SECONDS)
    for forged in (FORGED, "", table.state.chairs[1].holder):
        with pytest.raises(Declined, match="not given"):
            table.propose_recover_agreed(forged)
    answer(table, 0, yes=False)
    assert table.state.question is None


def test_a_seat_is_asked_for_only_where_a_person_sits_and_another_can_agree() -> None:
    bot = Plan("bot", "Robo", "random")
    table = table_for(ANNA, bot)
    for seat in (1, 2, -1):
        with pytest.raises(Declined, match="no person's seat"):
            ask(table, seat)
    with pytest.raises(Declined, match="Nobody else"):
        ask(table)
    with pytest.raises(Declined):
        ask(table_for(ANNA, LINK))
    with pytest.raises(Declined, match="sit here"):
        table_for(ANNA, BEN).propose_ask(0, "recover", 1)


def test_where_nobody_else_is_a_person_the_host_of_the_server_agrees() -> None:
    table = table_for(ANNA, Plan("bot", "Robo", "random"))
    do(table, table.propose_ask_to_recover(0, NEW, has_host=True))
    assert waiting_for(table.state) == (NOBODY,)
    waits(table, NOTICE_SECONDS)
    assert table.propose_recover_agreed(NEW) == []
    with pytest.raises(Declined):
        answer(table, 1)
    answer(table, NOBODY)
    do(table, table.propose_recover_agreed(NEW))
    assert table.state.seat_held_by(NEW) == 0
    assert facts(again(table)) == facts(table)


def test_where_the_only_other_person_has_gone_the_host_of_the_server_agrees() -> None:
    table = a_round(table_for(ANNA, BEN))
    ask(table)
    answer(table, 1)
    do(table, table.propose_leave(1, "random", "random"))
    assert (table.state.phase, table.state.question) == ("playing", None)
    with pytest.raises(Declined, match="Nobody else"):
        ask(table)
    do(table, table.propose_ask_to_recover(0, NEW, has_host=True))
    assert waiting_for(table.state) == (NOBODY,)


def test_nobody_pushes_aside_a_request_that_was_agreed_to() -> None:
    table = table_for(ANNA, Plan("bot", "Robo", "random"))
    ask_host(table, NEW)
    answer(table, NOBODY)
    for seconds in (0, NOTICE_SECONDS, 2 * NOTICE_SECONDS - 1):
        waits(table, seconds)
        with pytest.raises(Declined, match="asked for here already"):
            ask_host(table, FORGED)
    waits(table, 2 * NOTICE_SECONDS)  # whoever asked has not come
    ask_host(table, "newer")
    with pytest.raises(Declined, match="not given"):
        table.propose_recover_agreed(NEW)
    assert table.propose_recover_agreed("newer") == []


def test_a_request_that_was_agreed_to_late_stands_no_less() -> None:
    table = table_for(ANNA, Plan("bot", "Robo", "random"))
    ask_host(table, NEW)
    waits(table, 5 * NOTICE_SECONDS)
    answer(table, NOBODY)
    waits(table, 6 * NOTICE_SECONDS - 1)
    with pytest.raises(Declined, match="asked for here already"):
        ask_host(table, FORGED)
    do(table, table.propose_recover_agreed(NEW))
    assert table.state.seat_held_by(NEW) == 0


@pytest.mark.parametrize("seat", [NOBODY, 0], ids=["host", "its own device"])
def test_a_seat_may_be_asked_for_again_though_it_is_its_turn(seat: int) -> None:
    table = table_for(ANNA, Plan("bot", "Robo", "random"))
    ask_host(table, FORGED)
    with pytest.raises(Declined, match="asked for here already"):
        ask_host(table, NEW)
    answer(table, seat, yes=False)
    assert facts(again(table)) == facts(table)
    waits(table, NOTICE_SECONDS - 1)
    with pytest.raises(Declined, match="declined"):
        ask_host(table, NEW)
    waits(table, NOTICE_SECONDS)
    ask_host(table, NEW)
    answer(table, NOBODY)
    waits(table, 2 * NOTICE_SECONDS)
    do(table, table.propose_recover_agreed(NEW))
    assert table.state.seat_held_by(NEW) == 0


def test_who_asks_for_a_seat_uses_up_none_of_its_requests_and_is_in_nobodys_way() -> None:
    table = a_round(table_for(ANNA, BEN))
    ask(table, 0)
    assert table.state.questions == [0, 0]
    with pytest.raises(Declined, match="Something else"):
        table.propose_ask(1, "stop")
    answer(table, 1)
    do(table, table.propose_ask(1, "stop"))
    with pytest.raises(Declined, match="not given"):
        table.propose_recover_agreed(NEW)


def test_the_person_of_a_seat_who_recovers_it_ends_the_request() -> None:
    table = table_for(ANNA, BEN)
    ask(table)
    do(table, table.propose_recovery(0, [table.state.chairs[0].holder], holder_of("own")))
    assert table.state.question is None
    assert facts(again(table)) == facts(table)
