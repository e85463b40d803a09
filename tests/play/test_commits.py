"""Commits: runs of actions, composed on so many entries. Of two on one count exactly one wins."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from parlour.kernel.actors import CHANCE
from parlour.kernel.chance import Seeded
from parlour.kernel.errors import BadRecord
from parlour.kernel.frames import Frame
from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.kernel.verify import verify
from parlour.play import table as play_table
from parlour.play import turns
from parlour.play.counts import Count
from parlour.play.errors import Declined
from parlour.play.turns import LONGEST_RUN
from parlour.testing.tiny import GAME
from tests.play import revealing
from tests.play.tables import (
    ALL_GAMES,
    ANNA,
    BEN,
    CLEO,
    END,
    LINK,
    SECRET,
    SELF_CLOSING,
    a_run,
    commit,
    do,
    look,
    people,
    play_out,
    table_of,
)
from tests.play.test_frames import runs_as

RACES = 1000
TOGETHER = [game for game in ALL_GAMES if len(Variant.of(game).new_state(seed=1).turn) > 1]
"""Games in which several seats are due at once."""


def slug(game: Game) -> str:
    return game.slug


def test_a_proposal_changes_nothing_until_it_is_folded() -> None:
    table = table_of()
    before = (look(table.state.position), table.state.n, table.state.entries, table.count(0))
    events = table.propose_play(0, table.count(0), a_run(table, 0))
    assert (look(table.state.position), table.state.n, table.state.entries, table.count(0)) == before
    do(table, events)
    assert (table.state.n, table.state.due) == (before[1] + 1, (1,))


def test_the_draws_that_follow_belong_to_the_commit() -> None:
    table = table_of(random_start=False)
    commit(table, 0)
    assert table.state.due == (1,)
    commit(table, 1)
    span = table.state.frames.span(table.state.n)
    entries = table.state.position.history[span.first : span.last]
    assert [entry.actor for entry in entries if entry.action == END] == [1]
    assert entries[-1].actor == CHANCE
    assert list(table.state.due) == [0, 1]


def test_one_thousand_double_commits_have_one_winner_each() -> None:
    races = 0
    game = 0
    while races < RACES:
        table = table_of(*people(2), secret=bytes([game % 256, game // 256, *SECRET[2:]]), top=5)
        while table.state.phase == "playing" and races < RACES:
            seat = table.state.due[races % len(table.state.due)]
            v = table.count(seat)
            legal = table.legal(seat)
            first = table.propose_play(seat, v, [legal[0]])
            second = table.propose_play(seat, v, [legal[-1]])
            do(table, first)
            with pytest.raises(Declined) as late:
                table.propose_play(seat, v, [legal[-1]])
            assert late.value.code in ("stale", "not-due", "stopped")
            with pytest.raises(BadRecord, match="cannot follow"):
                table.fold(second[0])
            races += 1
        game += 1


def test_a_part_of_a_turn_can_be_committed_and_the_rest_later() -> None:
    table = table_of(random_start=False)
    run = a_run(table, 0)
    before = table.count(0)
    for action in run:
        do(table, table.propose_play(0, table.count(0), [action]))
    assert table.count(0).n == before.n + len(run)
    assert table.state.due == (1,)


def test_what_others_do_openly_at_the_same_time_spoils_nothing() -> None:
    table = table_of(*people(3))
    counts = [table.count(seat) for seat in range(3)]
    runs = [a_run(table, seat) for seat in range(3)]
    for seat in (2, 0, 1):
        do(table, table.propose_play(seat, counts[seat], runs[seat]))
    assert all(table.count(seat) > counts[seat] for seat in range(3))


@pytest.mark.parametrize("game", TOGETHER, ids=slug)
def test_all_who_are_due_at_once_act_on_one_call(game: Game) -> None:
    """Nobody waits for another's clicks: every commit composed at the start of a step is accepted."""
    dice = Random(3)
    count = max(game.seating.seats)
    table = table_of(*people(count), game=game, seats=count)
    for _ in range(6):
        if table.state.phase != "playing":
            break
        composed = [
            (seat, table.count(seat), a_run(table, seat, dice.randrange(99))) for seat in table.state.due
        ]
        assert len(composed) == count
        for seat, v, run in dice.sample(composed, count):
            do(table, table.propose_play(seat, v, run))


def test_a_draw_or_a_new_round_spoils_what_was_composed_before() -> None:
    table = table_of(random_start=False)
    v = table.count(0)
    commit(table, 0)
    commit(table, 1)
    assert 0 in table.state.due
    with pytest.raises(Declined) as stale:
        table.propose_play(0, v, [1])
    assert stale.value.code == "stale"


def test_a_count_from_the_future_is_none() -> None:
    table = table_of()
    now = table.count(0)
    for ahead in (Count(now.cut, now.n + 1), Count(now.cut + 1, now.n)):
        with pytest.raises(Declined) as refused:
            table.propose_play(0, ahead, a_run(table, 0))
        assert refused.value.code == "stale"


def test_only_who_is_due_plays() -> None:
    table = table_of()
    commit(table, 0)
    with pytest.raises(Declined) as early:
        table.propose_play(0, table.count(0), [1])
    assert early.value.code == "not-due"


@pytest.mark.parametrize("seat", [-2, -1, 2, 99])
def test_who_does_not_sit_does_not_play(seat: int) -> None:
    table = table_of()
    with pytest.raises(Declined) as foreign:
        table.propose_play(seat, Count(0, 1), [1])
    assert foreign.value.code == "not-seated"


def test_nobody_plays_before_the_start_or_after_the_end() -> None:
    waiting = table_of(ANNA, LINK)
    with pytest.raises(Declined, match="has not started") as early:
        waiting.propose_play(0, Count(0, 0), [1])
    over = play_out(table_of())
    with pytest.raises(Declined, match="is over") as late:
        over.propose_play(0, over.count(0), [1])
    assert (early.value.code, late.value.code) == ("stopped", "stopped")


def test_a_refusal_names_the_rule_and_changes_nothing() -> None:
    table = table_of()
    before = look(table.state.position)
    with pytest.raises(Declined) as refused:
        table.propose_play(0, table.count(0), [END])
    assert (refused.value.code, refused.value.rule) == ("rule", "2.4")
    assert refused.value.sentence == "At least one card is to be laid."
    assert look(table.state.position) == before


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.long)])
def test_a_commit_ends_with_an_action_that_reveals_something(
    compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs_as(revealing.GAME, compiled, monkeypatch)
    table = table_of(game=revealing.GAME)
    card = a_run(table, 0)[0]
    for run in ([card, END], [card, card]):
        with pytest.raises(Declined) as refused:
            table.propose_play(0, table.count(0), run)
        assert refused.value.code == "limit"
        assert "after 1 of these" in refused.value.sentence
    do(table, table.propose_play(0, table.count(0), [card]))
    assert list(table.state.due) == [0, 1]
    do(table, table.propose_play(0, table.count(0), [END]))
    assert list(table.state.due) == [1]


def test_what_the_rules_forbid_is_asked_once_in_a_position(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def asking(*given: Any) -> list[Frame]:
        asked.append(given)
        return turns.run(*given)

    monkeypatch.setattr(play_table, "run", asking)
    table = table_of()
    for _ in range(3):
        with pytest.raises(Declined, match="At least one card") as refused:
            table.propose_play(0, table.count(0), [END])
        assert (refused.value.code, refused.value.rule) == ("rule", "2.4")
    assert len(asked) == 1
    commit(table, 0)
    commit(table, 1)
    with pytest.raises(Declined):
        table.propose_play(0, table.count(0), [END])
    assert len(asked) == 4, "the two commits, and the rules of the new position"


@pytest.mark.parametrize(
    ("actions", "code"),
    [([], "unreadable"), ([-1], "unreadable"), ([GAME.action_count], "unreadable"), ([10**30], "unreadable"),
     ([1] * (LONGEST_RUN + 1), "limit")],
)  # fmt: skip
def test_what_is_no_run_is_refused_before_anything_is_computed(actions: list[int], code: str) -> None:
    table = table_of()
    with pytest.raises(Declined) as refused:
        table.propose_play(0, table.count(0), actions)
    assert refused.value.code == code


def test_a_run_ends_where_the_turn_passes() -> None:
    table = table_of()
    run = a_run(table, 0)
    with pytest.raises(Declined, match=f"ends after {len(run)} of these actions; play the last 2 later"):
        table.propose_play(0, table.count(0), [*run, 1, END])


def test_the_table_closes_a_turn_in_which_nothing_else_is_left() -> None:
    table = table_of(ANNA, BEN, game=SELF_CLOSING)
    both = [action for action in a_run(table, 0, seed=3) if action != END]
    assert len(both) == 2
    do(table, table.propose_play(0, table.count(0), both))
    assert table.state.position.history[-1] == (0, END)
    assert table.state.due == (1,)


@pytest.mark.parametrize("auto_end", [True, False])
def test_it_leaves_a_turn_open_that_can_go_on_or_where_it_is_not_wanted(auto_end: bool) -> None:
    table = table_of(ANNA, BEN, game=SELF_CLOSING, auto_end=auto_end)
    both = [action for action in a_run(table, 0, seed=3) if action != END]
    played = both[:1] if auto_end else both
    do(table, table.propose_play(0, table.count(0), played))
    assert END in table.legal(0)
    assert table.legal(1)


def test_a_count_rises_only_with_the_bytes_of_a_view_or_what_it_knows() -> None:
    table = table_of(ANNA, BEN, CLEO, top=5)
    everybody = range(table.state.seats + 1)
    while table.state.phase == "playing":
        seat = table.state.due[table.state.n % len(table.state.due)]
        before = [(table.count(s).n, table.view(s).to_bytes(), table.state.entries) for s in everybody]
        commit(table, seat, table.state.n)
        for s, (n, view, entries) in enumerate(before):
            known = sum(entry.action >= 0 for entry in table.seen(s, entries, table.state.entries))
            assert known <= table.count(s).n - n <= table.state.entries - entries
            if not known and table.view(s).to_bytes() == view:
                assert table.count(s).n == n


@pytest.mark.parametrize("game", ALL_GAMES, ids=slug)
def test_a_whole_game_is_played_recorded_and_verified(game: Game) -> None:
    count = max(game.seating.seats)
    table = play_out(table_of(*people(count), game=game, seats=count), seed=1)
    assert table.state.phase == "over"
    record = table.record()
    assert verify(table.state.variant, record).to_bytes() == table.state.position.to_bytes()
    assert record.over
    assert record.scores == list(table.state.result.scores) if table.state.result else False
    assert table.state.seed == record.seed == SECRET.hex()
    assert Seeded(bytes.fromhex(record.seed)).commitment == table.state.commitment == record.commitment
