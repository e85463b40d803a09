"""The host arranges the table before the start, and a live clock waits until all are there."""

from __future__ import annotations

import sys
from random import Random
from types import FrameType

import pytest

from parlour.games import catalogue
from parlour.kernel.frames import play_on
from parlour.kernel.game import Game
from parlour.play.clock import DEAL_SECONDS, Clock
from parlour.play.create import create
from parlour.play.errors import Declined
from parlour.play.results import Outcome
from parlour.play.seating import Plan
from parlour.play.table import Table
from parlour.play.tokens import holder_of
from parlour.testing.tiny import GAME
from tests.play.tables import (
    ANNA,
    BEN,
    LINK,
    NOW,
    a_round,
    a_run,
    again,
    commit,
    do,
    everything,
    people,
    play_out,
    restored,
    table_of,
)

LEVELS = ("random", "greedy")


def sit(table: Table, name: str, seat: int = -1, *, program: bool = False) -> int:
    """Somebody sits down by the invite as it is now."""
    taken, events = table.propose_sit(table.state.invite, name, holder_of(name), seat=seat, program=program)
    do(table, events)
    return taken


def kinds(table: Table) -> list[str]:
    """Who sits, seat for seat."""
    return [chair.name or chair.kind for chair in table.state.chairs]


def live(*plans: Plan, kind: str = "fischer") -> Table:
    """A table with a clock."""
    clock = Clock("days", 1) if kind == "days" else Clock("fischer", 60, 5)
    return create(GAME, {}, plans, levels=LEVELS, clock=clock, now=lambda: NOW).table


def test_a_friend_chooses_the_seat() -> None:
    table = table_of(ANNA, LINK, LINK)
    assert sit(table, "Cleo", 2) == 2
    with pytest.raises(Declined, match="sits there already"):
        sit(table, "Dora", 2)
    with pytest.raises(Declined, match="sits there already"):
        sit(table, "Dora", 7)
    assert kinds(table) == ["Anna", "open", "Cleo"]
    assert sit(table, "Ben") == 1
    assert table.state.phase == "playing"


def test_a_bot_takes_an_open_seat_and_the_game_begins_with_the_last() -> None:
    table = table_of(ANNA, LINK, LINK)
    do(table, table.propose_seat_bot(0, 2, "greedy", LEVELS))
    assert (table.state.chairs[2].kind, table.state.chairs[2].level, table.state.phase) == (
        "bot", "greedy", "waiting",
    )  # fmt: skip
    with pytest.raises(Declined, match="sits there already"):
        table.propose_seat_bot(0, 2, "greedy", LEVELS)
    with pytest.raises(Declined, match="random or greedy"):
        table.propose_seat_bot(0, 1, "wizard", LEVELS)
    do(table, table.propose_seat_bot(0, 1, "greedy", LEVELS))
    assert table.state.phase == "playing"
    assert len({chair.name for chair in table.state.chairs}) == 3
    with pytest.raises(Declined, match="started already"):
        table.propose_remove(0, 1)


def test_who_is_removed_has_no_seat_and_the_old_invite_opens_none() -> None:
    table = table_of(ANNA, LINK, LINK)
    sit(table, "Ben")
    old = table.state.invite
    do(table, table.propose_remove(0, 1))
    assert kinds(table) == ["Anna", "open", "open"]
    assert table.state.seat_of("Ben") is None
    with pytest.raises(Declined, match="invite"):
        table.propose_sit(old, "Ben", holder_of("Ben"))
    assert sit(table, "Cleo") == 1
    for whom in (0, 2, 5, -1):
        with pytest.raises(Declined, match="Nobody sits there"):
            table.propose_remove(0, whom)


def test_people_change_places_and_take_what_they_gave_to_the_draws_along() -> None:
    table = create(GAME, {}, (ANNA, LINK, LINK), levels=LEVELS, contributes=True, now=lambda: NOW).table
    do(table, table.propose_sit(table.state.invite, "Ben", holder_of("b"), "ab" * 32)[1])
    do(table, table.propose_swap(0, 1, 2))
    assert kinds(table) == ["Anna", "open", "Ben"]
    assert table.state.contributions == ["", "", "ab" * 32]
    do(table, table.propose_swap(0, 0, 1))
    assert (kinds(table), table.state.host, table.state.creator) == (["open", "Anna", "Ben"], 1, 1)
    assert table.state.awaits
    with pytest.raises(Declined, match="Only the host of this table can do that: Anna"):
        table.propose_swap(2, 0, 1)
    with pytest.raises(Declined, match="Two different seats"):
        table.propose_swap(1, 2, 2)
    with pytest.raises(Declined, match="Two different seats"):
        table.propose_swap(1, 2, 3)
    assert table_of(ANNA, LINK, LINK).propose_swap(0, 1, 2) == []
    assert everything(again(table)) == everything(restored(table, table.state.n))


def test_a_live_clock_begins_when_all_are_there_and_the_deal_was_shown() -> None:
    table = live(ANNA, LINK, LINK)
    sit(table, "Ben")
    do(table, table.propose_ready(1))
    sit(table, "Cleo")
    assert (table.state.phase, sorted(table.state.unready)) == ("waiting", [0, 2])
    assert table.propose_ready(1) == []
    do(table, table.propose_ready(0))
    assert table.state.unready == {2}
    do(table, table.propose_ready(2))
    assert table.state.phase == "playing"
    clocks = table.state.clocks
    assert clocks is not None
    assert clocks.starts_in(NOW) == DEAL_SECONDS
    assert clocks.left(0, NOW + DEAL_SECONDS + 1) == 59
    assert everything(again(table)) == everything(restored(table, table.state.n))


def test_whoever_does_not_come_is_replaced() -> None:
    table = live(ANNA, LINK)
    sit(table, "Ben")
    do(table, table.propose_ready(0))
    do(table, table.propose_remove(0, 1))
    assert table.state.ready == {0}
    do(table, table.propose_seat_bot(0, 1, "greedy", LEVELS))
    assert table.state.phase == "playing"


def test_programs_days_and_one_device_need_no_word_that_they_are_ready() -> None:
    program = live(ANNA, LINK)
    do(program, program.propose_ready(0))
    sit(program, "Model", program=True)
    days = live(ANNA, LINK, kind="days")
    sit(days, "Ben")
    here = live(ANNA, BEN)
    assert [table.state.phase for table in (program, days, here)] == ["playing"] * 3


def test_a_game_counts_once_every_side_of_people_has_had_a_turn() -> None:
    table = table_of(ANNA, BEN)
    commit(table, 0)
    do(table, table.propose_leave(1))
    result = table.state.result
    assert result is not None
    assert (result.ended, result.verdict, result.leaders, result.by) == ("void", "unfinished", (), 1)
    table = a_round(table_of(ANNA, BEN))
    do(table, table.propose_leave(1))
    assert table.state.ended == "resigned"


def test_a_part_of_a_turn_is_no_turn() -> None:
    table = table_of(ANNA, BEN)
    commit(table, 0)
    legal = Random(1).choice(table.legal(1)[:1])
    do(table, table.propose_play(1, table.count(1), [legal]))
    do(table, table.propose_leave(1))
    assert table.state.ended == "void"


def played_out(table: Table) -> Outcome:
    """How it ends, played by whoever is due."""
    while table.state.phase == "playing":
        seat = table.state.due[0]
        bot = table.state.chairs[seat].kind == "bot"
        do(table, table.propose_play(seat, table.count(seat), table.legal(seat)[:1], bot=bot))
    assert table.state.result is not None
    return table.state.result


def test_a_game_that_a_bot_has_played_for_a_side_does_not_count() -> None:
    table = table_of(ANNA, BEN)
    do(table, table.propose_leave(1, "greedy"))
    result = played_out(table)
    assert (result.ended, result.verdict, result.leaders, set(result.returns)) == (
        "void",
        "unfinished",
        (),
        {0},
    )
    assert table.record().over, "the record is that of a game played out"
    table = a_round(table_of(ANNA, BEN))
    do(table, table.propose_leave(1, "greedy"))
    assert played_out(table).ended == "rules", "who has had a turn has played"
    table = table_of(ANNA, BEN)
    do(table, table.propose_leave(1, "greedy"))
    do(table, table.propose_back(1))
    assert played_out(table).ended == "rules"
    table = table_of(ANNA, Plan("bot", level="greedy"))
    assert played_out(table).ended == "rules", "a bot of the table is no stand-in"


@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.slug)
def test_that_a_long_game_counts_is_seen_in_its_first_turns(game: Game) -> None:
    table = play_out(table_of(*people(2), game=game), seed=1, commits=40)
    table.state.frames.rest()
    calls = 0

    def watch(frame: FrameType, event: str, _: object) -> None:
        nonlocal calls
        calls += event == "call" and frame.f_code is play_on.__code__

    sys.setprofile(watch)
    try:
        assert not table.state.is_void
    finally:
        sys.setprofile(None)
    assert calls <= 2 * table.state.seats


def test_a_bot_that_stood_in_has_not_had_the_turn() -> None:
    table = table_of(ANNA, BEN)
    do(table, table.propose_leave(1, "greedy"))
    commit(table, 0)
    do(table, table.propose_play(1, table.count(1), a_run(table, 1, 0), bot=True))
    do(table, table.propose_back(1))
    do(table, table.propose_leave(1))
    assert table.state.ended == "void"


def test_bots_need_not_have_played() -> None:
    table = table_of(ANNA, Plan("bot", level="greedy"))
    commit(table, 0)
    do(table, table.propose_leave(0))
    assert table.state.ended == "resigned"
