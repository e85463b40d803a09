"""Games that count together: who begins, what is added up, when a series is over."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.chance import Seeded
from parlour.kernel.errors import BadRecord
from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.kernel.verify import verify
from parlour.play import events as happening
from parlour.play.create import Made, create
from parlour.play.errors import Declined
from parlour.play.events import Event
from parlour.play.rematch import rematch
from parlour.play.results import decide
from parlour.play.seating import Plan
from parlour.play.series import SeriesGame, SeriesPlan
from parlour.play.series_standings import SeriesStandings, next_in_series, series_standings
from parlour.play.table import Table
from parlour.play.types import SeriesForm
from parlour.testing.tiny import GAME
from tests.play.tables import ALL_GAMES, ANNA, BEN, CLEO, NOW, a_round, do, people, play_out

LESS: Game = replace(GAME, more_is_better=False)


def begun(form: SeriesForm, games: int = 0, *plans: Plan, game: Game = GAME, **options: object) -> Table:
    plan = SeriesPlan(form, games)
    new = create(game, options, plans or (ANNA, BEN, CLEO), series=plan, now=lambda: NOW)
    return new.table


def next_of(table: Table) -> Made:
    """The next game, when all have asked for it."""
    for seat in table.state.people:
        do(table, table.propose_again(seat))
    return rematch(table)


def ended_with(table: Table, scores: list[int], returns: list[float]) -> Table:
    """A table whose game ended with these scores."""
    table.state.phase = "over"
    state = table.state
    state._outcome = decide(state.variant, scores, returns, tie_replays=state.tie_replays)
    return table


def stands(table: Table) -> SeriesStandings:
    """The standing of a table's series."""
    now = series_standings(table.state)
    assert now is not None
    return now


def starter(table: Table) -> int:
    return int(table.state.position.fields.first)


def test_a_round_has_a_game_for_each_seat_and_each_begins_one() -> None:
    table = begun("round")
    starters = []
    for number in range(3):
        leg = table.state.created.series
        assert leg is not None
        assert (leg.games, leg.starter, len(leg.rows)) == (3, number, number)
        starters.append(starter(table))
        play_out(table, number)
        now = stands(table)
        assert now.over == (number == 2)
        if not now.over:
            table = next_of(table).table
    assert starters == [0, 1, 2]


def test_who_begins_is_said_by_the_series_and_the_record_names_it() -> None:
    first = play_out(begun("round", 0, ANNA, BEN))
    record = play_out(next_of(first).table).record()
    assert (record.starter, record.entries[0]) == (1, (CHANCE, SEAT_DRAW + 1))
    verify(Variant.of(GAME), record)
    for wrong in (0, -1):
        other = msgspec.structs.replace(record, starter=wrong)
        if (
            wrong == 0
            or Seeded(bytes.fromhex(record.seed)).draw(0, [SEAT_DRAW, SEAT_DRAW + 1], [1, 1]) == SEAT_DRAW
        ):
            with pytest.raises(BadRecord, match=f"entry 0: {SEAT_DRAW + 1} was drawn"):
                verify(Variant.of(GAME), other)


def test_who_begins_is_not_found_by_trying_seeds() -> None:
    """The seeds draw either seat, whichever is to begin."""
    starts = [begun("round", 0, ANNA, BEN) for _ in range(40)]
    assert {starter(table) for table in starts} == {0}
    assert {table.state.source.draw(0, [SEAT_DRAW, SEAT_DRAW + 1], [1, 1]) for table in starts} == {
        SEAT_DRAW,
        SEAT_DRAW + 1,
    }


def test_scores_are_added_up_and_the_fewest_win_where_less_is_better() -> None:
    table = begun("round", game=LESS)
    rows = ([0, 4, 7], [3, 0, 2], [5, 1, 0])
    winners = ([1.0, -0.5, -0.5], [-0.5, 1.0, -0.5], [-0.5, -0.5, 1.0])
    for scores, returns in zip(rows, winners, strict=True):
        ended_with(table, scores, returns)
        now = stands(table)
        table = next_of(table).table
    assert (now.totals, now.ranking, now.over) == ((8, 5, 9), ((1,), (0,), (2,)), True)


def test_equal_sums_share_the_place() -> None:
    table = begun("games", 2)
    for scores in ([3, 1, 2], [0, 1, 1]):
        ended_with(table, scores, [1.0, -0.5, -0.5])
        now = stands(table)
        table = next_of(table).table
    assert now.ranking == ((0, 2), (1,))


def test_the_best_of_three_may_be_over_after_two() -> None:
    table = begun("best", 3, ANNA, BEN)
    for number in range(2):
        ended_with(table, [1, 9], [1.0, -1.0])
        now = stands(table)
        assert now.over == (number == 1)
        table = next_of(table).table
    assert now.totals == (2.0, 0.0)
    leg = table.state.created.series
    assert leg == SeriesGame("best", 3, starter=0), "after a series comes a new one"


def test_a_shared_win_counts_in_parts() -> None:
    table = ended_with(begun("best", 3, ANNA, BEN), [1, 1], [0.0, 0.0])
    now = stands(table)
    assert now.totals == (0.5, 0.5)


def test_a_game_that_nobody_won_is_played_again_where_the_game_says_so() -> None:
    table = begun("round", game=replace(GAME, replay_ties=2))
    for replays in range(1, 3):
        ended_with(table, [2, 2, 0], [0.25, 0.25, -0.5])
        now = stands(table)
        assert (now.rows, now.counted, now.over) == ((), False, False)
        table = next_of(table).table
        leg = table.state.created.series
        assert leg is not None
        assert (leg.replays, leg.starter) == (replays, 0)
    ended_with(table, [2, 2, 0], [0.25, 0.25, -0.5])
    now = stands(table)
    assert now.rows == ((2.0, 2.0, 0.0),)


def test_a_game_left_unfinished_is_played_again() -> None:
    table = begun("games", 2)
    do(table, table.propose_leave(1))
    now = stands(table)
    assert (now.counted, now.totals) == (False, (0, 0, 0))
    leg = next_in_series(table.state)
    assert leg is not None
    assert leg.replays == 1


def test_a_game_that_somebody_gave_up_counts() -> None:
    table = a_round(begun("best", 3, ANNA, BEN))
    do(table, table.propose_leave(1))
    now = stands(table)
    assert (now.counted, now.rows) == (True, ((1.0, 0.0),))


def test_every_game_keeps_its_own_record_and_its_draws_verify() -> None:
    first = play_out(begun("round", 0, ANNA, BEN))
    second = play_out(next_of(first).table, 5)
    assert first.state.id != second.state.id
    for table in (first, second):
        final = verify(table.state.variant, table.record())
        assert final.is_over
    leg = second.state.created.series
    assert leg is not None
    assert leg.tables == (first.state.id,)


def test_a_series_comes_back_from_the_log() -> None:
    table = play_out(next_of(play_out(begun("games", 4))).table)
    stored = [Event.from_json(event.n, event.at, event.to_json()) for event in table.state.events]
    resumed = Table.resume(stored, lambda slug: GAME)
    assert series_standings(resumed.state) == series_standings(table.state)


@pytest.mark.parametrize(
    ("form", "games"), [("best", 2), ("best", 0), ("games", 1), ("games", 99), ("round", 5)]
)
def test_a_series_that_makes_no_sense_is_declined(form: SeriesForm, games: int) -> None:
    with pytest.raises(Declined):
        begun(form, games)


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.slug)
def test_any_game_may_be_played_as_a_round_and_each_seat_begins_once(game: Game) -> None:
    seats = max(game.seating.seats)
    if seats < 2:
        pytest.skip(f"{game.title} is for one player")
    table = begun("round", 0, *people(seats), game=game)
    for number in range(seats):
        leg = table.state.created.series
        assert leg is not None
        starter = [entry.action for entry in table.state.position.history[:1]]
        assert leg.starter in (number, -1)
        if leg.starter >= 0:
            assert starter == [1000 + number]
        ended_with(table, [0] * seats, [1.0, *[-1 / (seats - 1)] * (seats - 1)])
        table = next_of(table).table


def test_no_starter_is_set_where_none_is_drawn() -> None:
    table = begun("games", 2, random_start=False)
    assert table.state.created.series == SeriesGame("games", 2)
    assert isinstance(table.state.events[0].payload, happening.Created)
