"""Without a clock, a table waits for a turn as long as its patience lasts; then comes a bot, or a claim."""

from __future__ import annotations

from dataclasses import replace

import pytest

from parlour.kernel.actors import NOBODY
from parlour.kernel.game import Game
from parlour.play.clock import DAY, Clock
from parlour.play.create import create
from parlour.play.errors import Declined
from parlour.play.events import NudgeSent
from parlour.play.rematch import rematch
from parlour.play.seating import Chair, Plan
from parlour.play.stalling import (
    next_warning,
    stalled,
)
from parlour.play.table import Table
from parlour.testing.tiny import GAME
from tests.play.tables import ANNA, BEN, CLEO, NOW, SECRET, a_round, again, commit, do, facts, play_out
from tests.play.test_clocks import Time

BOT = Plan("bot", level="random")


def patient(*plans: Plan, game: Game = GAME, patience: int = DAY) -> tuple[Table, Time]:
    """A table that waits a day; the tiny game has all seats due at once."""
    time = Time()
    new = create(
        game,
        {},
        plans or (ANNA, BEN),
        levels=("random", "greedy"),
        patience=patience,
        secret=SECRET,
        now=time,
    )
    return new.table, time


def test_whoever_does_not_move_is_warned_at_three_quarters_and_once() -> None:
    table, time = patient()
    commit(table, 0)
    assert next_warning(table.state) == NOW + 0.75 * DAY
    time.pass_by(0.75 * DAY - 1)
    assert table.propose_warnings() == []
    time.pass_by(1)
    do(table, table.propose_warnings())
    assert table.state.events[-1].payload == NudgeSent(NOBODY, 1)
    assert (table.state.nudged, table.state.warned) == ({1: time.now}, {1})
    assert table.propose_warnings() == []
    assert next_warning(table.state) is None
    assert stalled(table.state, table.time()) == ()


def test_then_the_others_may_let_a_bot_play_and_the_person_may_come_back() -> None:
    table, time = patient(ANNA, BEN, CLEO)
    commit(table, 0)
    time.pass_by(DAY - 1)
    with pytest.raises(Declined, match="not waited long enough"):
        table.propose_replace(0, 1, "greedy")
    time.pass_by(1)
    assert stalled(table.state, table.time()) == (1, 2), "both are due"
    with pytest.raises(Declined, match="play your own turn first"):
        table.propose_replace(2, 1, "greedy")
    do(table, table.propose_replace(0, 1, "greedy"))
    assert table.state.chairs[1] == Chair("bot", "Ben", "greedy", table.state.chairs[1].holder)
    with pytest.raises(Declined):
        table.propose_replace(0, 1, "greedy")
    assert stalled(table.state, table.time()) == (2,)
    do(table, table.propose_back(1))
    assert stalled(table.state, table.time()) == (2,), "whoever is back has all the time again"
    time.pass_by(DAY)
    assert stalled(table.state, table.time()) == (1, 2)


def test_of_two_the_other_may_claim_the_game() -> None:
    table, time = patient()
    commit(a_round(table), 0)
    time.pass_by(DAY)
    with pytest.raises(Declined, match="own turn first"):
        table.propose_claim(1)
    do(table, table.propose_claim(0))
    assert table.state.result is not None
    assert (table.state.phase, table.state.result.ended, table.state.result.by) == ("over", "claimed", 1)
    assert table.state.result.returns == (1.0, -1.0)
    assert (table.record().ended, table.record().ended_by) == ("claimed", [1])
    later = again(table)
    assert (facts(later), later.state.result) == (facts(table), table.state.result)


def test_nobody_ends_a_game_that_somebody_else_would_go_on_with() -> None:
    table, time = patient(ANNA, BEN, CLEO)
    commit(table, 0)
    time.pass_by(DAY / 2)
    commit(table, 2)
    time.pass_by(DAY / 2)
    assert stalled(table.state, table.time()) == (1,)
    with pytest.raises(Declined, match="Others would go on"):
        table.propose_claim(0)
    table, time = patient(ANNA, BEN, CLEO)
    commit(a_round(table), 0)
    time.pass_by(DAY)
    do(table, table.propose_claim(0))
    assert table.state.result is not None
    assert table.state.result.returns == (1.0, -1.0, -1.0)


def test_a_turn_begins_the_time_anew_and_a_part_of_one_does_not() -> None:
    table, time = patient()
    commit(table, 0)
    time.pass_by(DAY - 1)
    do(table, table.propose_warnings())
    do(table, table.propose_play(1, table.count(1), [table.legal(1)[0]]))
    assert table.state.warned == {1}
    time.pass_by(1)
    assert stalled(table.state, table.time()) == (1,)
    commit(table, 1)
    assert (stalled(table.state, table.time()), table.state.warned, table.state.nudged) == ((), set(), {})
    assert table.state.waiting_since == dict.fromkeys(table.state.due, time.now)


def test_nobody_waits_while_a_bot_thinks_or_before_or_after_the_game() -> None:
    table, time = patient(ANNA, BOT, CLEO, game=replace(GAME, waited_for=lambda fields: 0b010))
    time.pass_by(10 * DAY)
    assert (table.state.waiting_since, stalled(table.state, table.time()), next_warning(table.state)) == (
        {},
        (),
        None,
    )
    waiting, time = patient(ANNA, Plan("link"))
    time.pass_by(10 * DAY)
    assert stalled(waiting.state, waiting.time()) == ()
    over, time = patient()
    play_out(over)
    time.pass_by(10 * DAY)
    assert (stalled(over.state, over.time()), next_warning(over.state)) == ((), None)


def test_alone_with_bots_nobody_is_hurried() -> None:
    table, time = patient(ANNA, BOT)
    time.pass_by(10 * DAY)
    assert (table.propose_warnings(), stalled(table.state, table.time())) == ([], ())


def test_time_without_a_server_is_nobodys_fault() -> None:
    table, time = patient()
    commit(table, 0)
    table.state.outages = [
        (NOW - 500.0, NOW - 400.0),
        (NOW - 50.0, NOW + 1000.0),
        (NOW + 2000.0, NOW + 5000.0),
    ]
    time.pass_by(DAY + 3999)
    assert stalled(table.state, table.time()) == ()
    time.pass_by(1)
    assert stalled(table.state, table.time()) == (1,)


def test_a_table_may_wait_for_ever_and_a_clock_needs_no_patience() -> None:
    table, time = patient(patience=0)
    time.pass_by(1000 * DAY)
    assert (stalled(table.state, table.time()), next_warning(table.state)) == ((), None)
    for patience, clock in ((4, None), (61 * DAY, None), (-1, None), (DAY, Clock("turn", 60))):
        with pytest.raises(Declined) as refused:
            create(GAME, {}, (ANNA, BEN), patience=patience, clock=clock)
        assert refused.value.code == "unreadable"


def test_it_comes_back_from_the_log_and_into_the_rematch() -> None:
    table, time = patient()
    commit(table, 0)
    time.pass_by(0.8 * DAY)
    do(table, table.propose_warnings())
    later = again(table)
    assert (later.state.waiting_since, later.state.warned, later.state.warnings) == (
        table.state.waiting_since,
        {1},
        1,
    )
    play_out(table)
    for seat in (0, 1):
        do(table, table.propose_again(seat))
    assert rematch(table).table.state.created.patience == DAY


def test_a_takeback_begins_the_time_anew() -> None:
    table, time = patient()
    commit(table, 0)
    time.pass_by(0.9 * DAY)
    do(table, table.propose_ask(0, "takeback"))
    do(table, table.propose_answer(1, True))
    assert table.state.waiting_since == {0: time.now, 1: time.now}
