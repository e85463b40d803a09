"""What may be taken beside a turn: how long bots leave people time for it, and that bots always take it."""

from __future__ import annotations

import pytest

from parlour.play.claims import Patience, bots_wait_until, claimants
from parlour.play.clock import DAY, Clock
from parlour.play.create import create
from parlour.play.seating import Plan
from parlour.play.table import Table
from parlour.search import choose
from parlour.search.levels import LEVELS
from tests.games import game_with_claims
from tests.play.tables import ANNA, NOW, SECRET, do

BOT = Plan("bot", level="random")
SECOND = 1
PATIENCE = Patience(here=10.0, away=60.0)


def with_a_claim(*plans: Plan, clock: Clock | None = None) -> tuple[Table, int]:
    """A table whose first player may take something while the second is to play, and the seat."""
    variant = game_with_claims()
    options = {name: text for name, text in variant.options_text().items() if name != "seats"}
    levels = tuple(level.name for level in LEVELS)
    table = create(
        variant.game, options, plans, levels=levels, clock=clock, secret=SECRET, now=lambda: NOW
    ).table
    seat = table.state.due[0]
    while table.state.position.claim(seat) is None:
        (due,) = table.state.due
        do(table, table.propose_play(due, table.count(due), [table.legal(due)[0]]))
    return table, seat


def test_bots_wait_for_what_a_person_may_take() -> None:
    table, seat = with_a_claim(ANNA, BOT, BOT)
    played = NOW + SECOND
    assert claimants(table.state) == (seat,)
    assert bots_wait_until(table.state, {seat: 0.0}, PATIENCE) == played + PATIENCE.here
    assert bots_wait_until(table.state, {}, PATIENCE) == played + PATIENCE.away
    came_back = {seat: played + 5.0}
    assert bots_wait_until(table.state, came_back, PATIENCE) == played + 5.0 + PATIENCE.here
    assert bots_wait_until(table.state, {seat: played + 55.0}, PATIENCE) == played + PATIENCE.away
    claim = table.state.position.claim(seat)
    assert claim is not None
    do(table, table.propose_play(seat, table.count(seat), [claim]))
    assert bots_wait_until(table.state, {}, PATIENCE) == 0.0


def test_in_a_game_by_days_bots_wait_for_a_day() -> None:
    table, seat = with_a_claim(ANNA, BOT, BOT, clock=Clock("days", 3))
    assert bots_wait_until(table.state, {seat: 0.0}, PATIENCE) == NOW + DAY


def test_nobody_waits_for_a_bot_that_may_take_something() -> None:
    table, seat = with_a_claim(BOT, BOT, ANNA)
    assert claimants(table.state) == ()
    assert table.state.bots_due == (seat,), "it takes it first"


@pytest.mark.parametrize("level", ["random", "greedy", "novice"])
def test_a_bot_always_takes_it(level: str) -> None:
    table, seat = with_a_claim(BOT, BOT, ANNA)
    assert {tuple(choose(table.view(seat), level, seed)) for seed in range(12)} == {
        (table.state.position.claim(seat),)
    }
