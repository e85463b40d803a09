"""The tournament as a series: as many games as players, unplayed counters added up, the fewest win."""

from __future__ import annotations

from parlour.games.thirtysix import GAME
from parlour.play.create import create
from parlour.play.rematch import rematch
from parlour.play.results import decide
from parlour.play.seating import Plan
from parlour.play.series import SeriesPlan
from parlour.play.series_standings import SeriesStandings, series_standings
from parlour.play.table import Table

PEOPLE = (Plan("me", "Anna"), Plan("here", "Ben"), Plan("here", "Cleo"))
ROUND = SeriesPlan("round")


def ended(table: Table, left: tuple[int, int, int], winners: tuple[int, ...]) -> Table:
    """The table after a game with this many counters left."""
    returns = [(3 / len(winners) - 1) / 2 if seat in winners else -0.5 for seat in range(3)]
    state = table.state
    state.phase = "over"
    state._outcome = decide(state.variant, left, returns, tie_replays=state.tie_replays)
    return table


def stands(table: Table) -> SeriesStandings:
    """How the tournament stands."""
    now = series_standings(table.state)
    assert now is not None
    return now


def next_game(table: Table) -> Table:
    """The table of the next game, when all have asked for it."""
    for seat in table.state.people:
        for event in table.propose_again(seat):
            table.fold(event)
    return rematch(table).table


def test_6_1_6_2_each_starts_once_and_the_fewest_unplayed_counters_win() -> None:
    table = create(GAME, {}, PEOPLE, series=ROUND).table
    starters = []
    for left, winner in (((0, 4, 7), 0), ((3, 0, 2), 1), ((5, 1, 0), 2)):
        starters.append(int(table.state.position.fields.starter))
        ended(table, left, (winner,))
        now = stands(table)
        table = next_game(table)
    assert starters == [0, 1, 2]
    assert (now.totals, now.ranking[0], now.over) == ((8, 5, 9), (1,), True)


def test_5_4_a_tied_game_is_played_again_with_the_same_order_and_at_most_ten_times() -> None:
    table = create(GAME, {"first": "0"}, PEOPLE, series=ROUND).table
    for replays in range(GAME.replay_ties):
        ended(table, (1, 1, 2), (0, 1))
        now = stands(table)
        assert now.rows == ()
        table = next_game(table)
        leg = table.state.created.series
        assert leg is not None
        assert (leg.replays, leg.starter) == (replays + 1, 0)
        assert int(table.state.position.fields.starter) == 0
    ended(table, (1, 1, 2), (0, 1))
    now = stands(table)
    assert now.rows == ((1, 1, 2),)
