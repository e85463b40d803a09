"""Clocks run for those the game waits for, come back from the log, and decide when time is up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.play.clock import DAY, Clock
from parlour.play.create import create
from parlour.play.errors import Declined
from parlour.play.results import lost_by
from parlour.play.seating import Plan
from parlour.play.steady_clock import SteadyClock, _steady, seconds
from parlour.play.table import Table
from parlour.testing.tiny import GAME
from parlour.view.sentences import ending
from tests.play.tables import (
    ALL_GAMES,
    ANNA,
    BEN,
    CLEO,
    NOW,
    SECRET,
    a_round,
    again,
    commit,
    do,
    facts,
    play_out,
)


class Time:
    """A clock that moves only when it is told to."""

    def __init__(self) -> None:
        self.now = float(NOW)

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds


def timed(clock: Clock, *plans: Plan, game: Game = GAME) -> tuple[Table, Time]:
    """A table whose time is told; the tiny game has all seats due at once."""
    time = Time()
    new = create(
        game, {}, plans or (ANNA, BEN), levels=("random", "greedy"), clock=clock, secret=SECRET, now=time
    )
    return new.table, time


def left(table: Table) -> list[float]:
    """What all clocks show now, to the tenth of a second."""
    assert table.state.clocks is not None
    return [round(table.state.clocks.left(seat, table.now()), 1) for seat in range(table.state.seats)]


def test_a_table_without_a_clock_has_none() -> None:
    table, _ = timed(Clock("turn", 60))
    assert create(GAME, {}, (ANNA, BEN)).table.state.clocks is None
    assert table.state.clocks is not None


def test_the_stock_goes_down_while_the_game_waits_and_grows_after_a_turn() -> None:
    table, time = timed(Clock("fischer", 60, 5))
    time.pass_by(10.5)
    assert left(table) == [49.5, 49.5]
    commit(table, 0)
    assert left(table) == [54.5, 49.5]
    time.pass_by(20)
    assert left(table) == [54.5, 29.5]
    commit(table, 1)
    assert left(table) == [54.5, 34.5]
    time.pass_by(1)
    assert left(table) == [53.5, 33.5], "the next round waits for both"


def test_a_clock_for_each_turn_begins_anew() -> None:
    table, time = timed(Clock("turn", 60))
    time.pass_by(59)
    commit(table, 0)
    commit(table, 1)
    assert left(table) == [60, 60]


def test_a_part_of_a_turn_does_not_wind_the_clock() -> None:
    table, time = timed(Clock("turn", 60))
    time.pass_by(20)
    first = table.legal(0)[0]
    do(table, table.propose_play(0, table.count(0), [first]))
    assert table.state.clocks is not None
    assert table.state.due == (0, 1)
    assert left(table) == [40, 40]


def test_days_are_days() -> None:
    table, time = timed(Clock("days", 3))
    time.pass_by(2 * 24 * 3600)
    assert left(table) == [24 * 3600] * 2


@pytest.mark.parametrize(
    "clock",
    [
        Clock("turn", 4), Clock("turn", 10**6), Clock("fischer", 60, -1), Clock("fischer", 60, 10**5),
        Clock("turn", 60, 5), Clock("days", 0), Clock("days", 61),
    ],
)  # fmt: skip
def test_a_clock_that_makes_no_sense_is_declined(clock: Clock) -> None:
    with pytest.raises(Declined):
        timed(clock)


def test_bots_have_no_clock() -> None:
    table, time = timed(Clock("turn", 60), ANNA, Plan("bot", level="random"))
    time.pass_by(30)
    assert left(table) == [30, 60]


def test_time_that_is_up_loses_between_two() -> None:
    table, time = timed(Clock("turn", 60))
    a_round(table)
    commit(table, 0)
    time.pass_by(59.9)
    assert table.propose_time_up("greedy") == []
    time.pass_by(0.2)
    do(table, table.propose_time_up("greedy"))
    result = table.state.result
    assert result is not None
    assert (table.state.phase, result.ended, result.by, result.returns) == ("over", "time", 1, (1.0, -1.0))
    assert result.ranking == ((0,), (1,))
    record = table.record()
    assert (record.over, record.ended, record.ended_by) == (False, "time", [1])
    assert table.state.variant.replay(record).to_bytes() == table.state.position.to_bytes()
    assert table.propose_time_up("greedy") == []


def test_among_more_a_bot_plays_on_and_the_person_may_come_back() -> None:
    table, time = timed(Clock("fischer", 60), ANNA, BEN, CLEO)
    commit(table, 0)
    time.pass_by(61)
    do(table, table.propose_time_up("greedy"))
    assert [chair.stands_in for chair in table.state.chairs] == [False, True, True]
    assert (table.state.phase, table.state.people, table.state.bots_due) == ("playing", (0,), (1, 2))
    assert table.state.chairs[1].name == "Ben"
    with pytest.raises(Declined, match="take the seat back"):
        table.propose_play(1, table.count(1), table.legal(1)[:1])
    do(table, table.propose_back(1))
    assert (table.state.people, table.state.bots_due) == ((0, 1), (2,))
    assert left(table)[1] == 10, "enough to look"
    assert table.propose_back(1) == []
    assert table.propose_time_up("greedy") == []
    time.pass_by(10)
    do(table, table.propose_time_up("greedy"))
    assert table.state.chairs[1].stands_in


def test_whose_time_is_up_together_lose_together() -> None:
    table, time = timed(Clock("turn", 60))
    a_round(table)
    time.pass_by(60)
    do(table, table.propose_time_up("greedy"))
    result = table.state.result
    assert result is not None
    assert (result.ended, result.by, result.together, result.returns) == ("time", 0, (1,), (-1.0, -1.0))
    assert result.ranking == ((0, 1),)
    record = table.record()
    assert (record.over, record.ended, record.ended_by) == (False, "time", [0, 1])
    assert str(ending(GAME, result, ["Anna", "Ben"], "")) == "Anna and Ben had no time left: nobody wins."
    later = again(table)
    assert (facts(later), later.state.result) == (facts(table), result)


def test_whose_time_was_up_first_loses_alone_however_late_that_is_noticed() -> None:
    table, time = timed(Clock("fischer", 60))
    time.pass_by(10)
    commit(table, 1)
    time.pass_by(1)
    commit(table, 0)
    time.pass_by(3600)
    do(table, table.propose_time_up("greedy"))
    assert table.state.result is not None
    assert (table.state.result.by, table.state.result.together, table.state.result.returns) == (
        0,
        (),
        (-1.0, 1.0),
    )


def test_of_three_two_lose_and_the_third_wins() -> None:
    table, time = timed(Clock("turn", 60), ANNA, BEN, CLEO, game=replace(GAME, time_up="loses"))
    commit(a_round(table), 1)
    time.pass_by(60)
    do(table, table.propose_time_up("greedy"))
    assert table.state.result is not None
    assert (table.state.result.returns, table.state.result.ranking) == ((-1.0, 1.0, -1.0), ((1,), (0, 2)))
    names = ["Anna", "Ben", "Cleo"]
    assert str(ending(GAME, table.state.result, names, "")) == "Anna and Cleo had no time left: Ben wins."


FOURS = {
    len(set(state.variant.teams)): state
    for game in ALL_GAMES
    if 4 in game.seating.seats
    for state in [Variant.of(game, seats=4).new_state(1)]
}
"""New games for four, by the number of sides."""


@pytest.mark.parametrize(
    ("sides", "late", "returns"),
    [
        (2, (0,), (-1.0, 1.0, -1.0, 1.0)),
        (2, (0, 2), (-1.0, 1.0, -1.0, 1.0)),
        (2, (0, 1), (-1.0, -1.0, -1.0, -1.0)),
        (4, (0, 1, 3), (-1.0, -1.0, 1.0, -1.0)),
        (4, (0, 1, 2, 3), (-1.0, -1.0, -1.0, -1.0)),
    ],
)
def test_sides_lose_together(sides: int, late: tuple[int, ...], returns: tuple[float, ...]) -> None:
    assert tuple(lost_by(late, FOURS[sides])) == returns


def test_the_game_may_say_what_happens() -> None:
    table, time = timed(Clock("turn", 60), ANNA, BEN, CLEO, game=replace(GAME, time_up="loses"))
    commit(a_round(table), 1)
    commit(table, 2)
    time.pass_by(60)
    do(table, table.propose_time_up("greedy"))
    assert table.state.result is not None
    assert table.state.result.returns == (-1.0, 0.5, 0.5)
    table, time = timed(Clock("turn", 60), game=replace(GAME, time_up="stand-in"))
    time.pass_by(60)
    do(table, table.propose_time_up("greedy"))
    assert table.state.phase == "playing"


def test_clocks_run_only_for_seats_that_the_game_waits_for() -> None:
    table, time = timed(Clock("turn", 60), game=replace(GAME, waited_for=lambda fields: 0b01))
    time.pass_by(30)
    assert table.state.due == (0, 1)
    assert left(table) == [30, 60]


def test_clocks_stand_when_the_game_is_over() -> None:
    table, time = timed(Clock("fischer", 600, 1), ANNA, BEN)
    play_out(table)
    before = left(table)
    time.pass_by(10**6)
    assert left(table) == before
    assert table.state.clocks is not None
    assert table.state.clocks.deadline is None


def test_clocks_and_all_else_come_back_from_the_log() -> None:
    table, time = timed(Clock("fischer", 60, 5), ANNA, BEN, CLEO)
    for seat in (2, 0, 1, 1):
        time.pass_by(7.125)
        commit(table, seat)
    time.pass_by(70)
    do(table, table.propose_time_up("greedy"))
    do(table, table.propose_back(0))
    later = again(table)
    assert facts(later) == facts(table)
    assert table.state.clocks is not None
    assert later.state.clocks is not None
    assert [later.state.clocks.left(seat, time()) for seat in range(3)] == [
        table.state.clocks.left(seat, time()) for seat in range(3)
    ]
    assert later.state.clocks.deadline == table.state.clocks.deadline


@pytest.mark.parametrize("jump", [-365 * DAY, -3600, -2])
def test_a_clock_set_back_between_two_starts_freezes_nobody(jump: float) -> None:
    table, time = timed(Clock("turn", 60))
    time.pass_by(20)
    commit(table, 0)
    time.pass_by(jump)
    resumed = Table.resume(table.state.events, lambda slug: GAME, time)
    assert resumed.propose_time_up("random") == []
    time.pass_by(39)
    assert resumed.propose_time_up("random") == []
    time.pass_by(2)
    (event,) = resumed.propose_time_up("random")
    assert event.time >= table.state.events[-1].time


@pytest.mark.parametrize("jump", [-365 * DAY, 365 * DAY])
def test_a_clock_set_while_the_server_runs_moves_nothing(jump: float) -> None:
    wall, counted = Time(), Time()
    steady = SteadyClock(wall, counted)
    table = create(GAME, {}, (ANNA, BEN), clock=Clock("turn", 60), secret=SECRET, now=steady).table
    wall.pass_by(jump)
    counted.pass_by(59)
    assert table.propose_time_up("random") == []
    counted.pass_by(2)
    assert table.propose_time_up("random") != []


def test_the_time_of_tables_is_that_on_the_wall_but_steady() -> None:
    assert isinstance(_steady, SteadyClock)
    assert seconds() <= seconds()
