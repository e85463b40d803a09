"""What a table says of itself: who is due, what a seat knows, how it ends; chat, resigning, records."""

from __future__ import annotations

import json

import pytest

from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.play.chat import LONGEST_LINE, MOST_LINES, MOST_WATCHERS_LINES
from parlour.play.errors import Declined
from parlour.play.rematch import rematch
from parlour.play.results import ranking
from parlour.play.seating import Plan
from parlour.play.table import Table
from parlour.search import choose
from tests.play import late
from tests.play.tables import ANNA, BEN, CLEO, LINK, NOW, SECRET, commit, do, made, play_out, table_of


def test_the_secret_is_committed_to_from_the_start_and_shown_at_the_end() -> None:
    table = table_of()
    assert len(table.state.commitment) == 64
    assert table.state.seed == ""
    play_out(table)
    assert table.state.seed == SECRET.hex()


def test_the_first_draws_come_with_the_start_the_starter_first() -> None:
    table = table_of(ANNA, BEN, CLEO)
    span = table.state.frames.span(2)
    first, *rest = table.state.position.history[span.first : span.last]
    assert first.action - SEAT_DRAW in range(3)
    assert [entry.actor for entry in rest] == [CHANCE] * 6


def test_the_same_seed_gives_the_same_draws() -> None:
    assert table_of().state.position.history == table_of().state.position.history
    assert table_of().state.position.history != table_of(secret=bytes(32)).state.position.history


def test_a_seat_sees_its_own_draws_and_nobody_elses() -> None:
    table = table_of(random_start=False)
    draws = [entry.action for entry in table.state.position.history]
    hidden = -1
    assert [entry.action for entry in table.seen(0, 0, 4)] == [*draws[:2], hidden, hidden]
    assert [entry.action for entry in table.seen(1, 1, 3)] == [hidden, draws[2]]
    assert [entry.action for entry in table.seen(2, 0, table.state.entries)] == [hidden] * 4


def test_bots_are_due_like_people_and_get_a_seed_of_their_own() -> None:
    table = table_of(ANNA, Plan("bot", level="greedy"), Plan("bot", level="random"))
    assert (table.state.due, table.state.bots_due, table.state.people) == ((0, 1, 2), (1, 2), (0,))
    seeds = {table.bot_seed(seat) for seat in table.state.bots_due}
    for seat in table.state.bots_due:
        run = choose(table.view(seat), table.state.chairs[seat].level, table.bot_seed(seat))
        do(table, table.propose_play(seat, table.count(seat), run))
    assert table.state.bots_due == ()
    seeds |= {table.bot_seed(seat) for seat in (1, 2)}
    assert len(seeds) == 4


@pytest.mark.parametrize("on", [True, False])
def test_chat_that_the_host_of_the_server_ended_stays_so_in_the_next_game(on: bool) -> None:
    table = table_of(ANNA, BEN)
    do(table, table.propose_chat_switch(on=on))
    do(table, table.propose_leave(1))
    for seat in range(2):
        do(table, table.propose_again(seat))
    following = rematch(table)
    assert following.table.state.has_chat == on
    assert Table.resume(following.events, lambda slug: table.state.game).state.has_chat == on


def test_chat_is_one_visible_line_from_somebody() -> None:
    table = table_of()
    do(table, table.propose_chat(1, " Good\n luck! "))
    do(table, table.propose_chat(table.state.seats, "Hello", "Dora"))
    do(table, table.propose_chat(table.state.seats, "Hello"))
    said = [json.loads(event.to_json()) for event in table.state.events if event.kind == "said"]
    assert [(line["seat"], line["name"], line["text"]) for line in said] == [
        (1, "Ben", "Good luck!"),
        (-1, "Dora", "Hello"),
        (-1, "A spectator", "Hello"),
    ]


def test_chat_has_limits() -> None:
    table = table_of()
    with pytest.raises(Declined, match="nothing in that line"):
        table.propose_chat(0, " \u200b ")
    with pytest.raises(Declined, match=f"at most {LONGEST_LINE}"):
        table.propose_chat(0, "x" * (LONGEST_LINE + 1))
    with pytest.raises(Declined, match="Only those who sit"):
        table.propose_chat(-1, "Hello")
    table.state.watchers_lines = MOST_WATCHERS_LINES
    with pytest.raises(Declined, match="has had its"):
        table.propose_chat(table.state.seats, "One more")
    do(table, table.propose_chat(0, "One more"))
    assert (table.state.lines, table.state.watchers_lines) == (1, MOST_WATCHERS_LINES)
    table.state.lines = MOST_LINES
    with pytest.raises(Declined, match="has had its"):
        table.propose_chat(0, "One more")


def test_chat_changes_no_version() -> None:
    table = table_of()
    before = [table.count(seat) for seat in range(3)]
    do(table, table.propose_chat(0, "Hi"))
    assert [table.count(seat) for seat in range(3)] == before


def test_resigning_ends_the_game_there() -> None:
    table = table_of(ANNA, BEN, CLEO)
    commit(table, 0)
    do(table, table.propose_leave(1))
    assert (table.state.phase, table.state.due, table.legal(2), table.state.seed) == (
        "over",
        (),
        [],
        SECRET.hex(),
    )
    result = table.state.result
    assert result is not None
    assert (result.by, set(result.returns), result.ranking[-1]) == (1, {0.0}, (1,))
    record = table.record()
    assert (record.over, record.ended, record.seed) == (False, "gave-up", SECRET.hex())
    assert table.state.variant.replay(record).to_bytes() == table.state.position.to_bytes()
    with pytest.raises(Declined, match="is over"):
        table.propose_play(2, table.count(2), [1])
    with pytest.raises(Declined, match="nothing to resign"):
        table.propose_leave(0)


def test_no_record_and_no_open_position_before_the_end() -> None:
    table = table_of()
    with pytest.raises(Declined) as early:
        table.record()
    assert early.value.code == "closed"
    with pytest.raises(Declined):
        table.full(0)
    play_out(table)
    assert table.full(table.state.entries).tobytes() == table.state.position.to_bytes()
    assert table.record().seats == ["Anna", "Ben"]
    assert table.record().started == "2023-11-14T22:13:20Z"
    assert table.state.events[0].at == NOW


def test_the_curve_has_a_point_for_each_turn_and_ends_with_the_scores() -> None:
    result = play_out(table_of(top=5)).state.result
    assert result is not None
    assert all(points[0] == 0 for points in result.score_history)
    assert tuple(points[-1] for points in result.score_history) == result.scores
    rounds = len(result.score_history[0]) - 1
    assert 1 < rounds <= 10


def test_the_curve_begins_where_scores_mean_something() -> None:
    whole = play_out(table_of(top=5)).state.result
    result = play_out(table_of(game=late.GAME, top=5)).state.result
    assert result is not None
    assert whole is not None
    dropped = len(whole.score_history[0]) - len(result.score_history[0])
    assert dropped > 0
    assert result.score_history == tuple(points[dropped:] for points in whole.score_history)
    assert result.score_history[0]


def test_where_less_is_better_the_least_comes_first() -> None:
    assert ranking([3, 0, 3], [-0.5, 1.0, -0.5], more_is_better=False) == ((1,), (0, 2))
    assert ranking([9, 4, 7], [0.0, 0.0, 0.0], more_is_better=False) == ((1,), (2,), (0,))


def test_only_who_sits_leaves_or_asks() -> None:
    table = table_of(ANNA, LINK)
    for seat in (1, 2, -1):
        with pytest.raises(Declined, match="Only those who sit"):
            table.propose_leave(seat)


def test_a_token_of_another_table_holds_no_seat_here() -> None:
    here, there = made(ANNA, BEN), made(ANNA, BEN)
    assert here.table.state.seat_of(there.tokens[0]) is None


def test_a_table_is_of_the_game_its_creation_names() -> None:
    new = made(ANNA, BEN)
    assert isinstance(Table(new.table.state.game, new.events[0]), Table)
