"""What seats ask of each other: referee's calls, takebacks, a bot for somebody away, an end by agreement."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.kernel.actors import TABLE
from parlour.play.absence import MOST_ABSENCES
from parlour.play.errors import Declined
from parlour.play.events import Abandoned
from parlour.play.requests import MOST_QUESTIONS, calls, has_moved, waiting_for
from parlour.play.seating import Plan
from parlour.play.table import Table
from tests.play.tables import (
    ANNA,
    BEN,
    CLEO,
    LINK,
    a_round,
    again,
    commit,
    do,
    facts,
    look,
    play_out,
    table_of,
)

BOT = Plan("bot", "Robo", "random")


def ask(table: Table, seat: int, about: str, what: int = -1, **more: object) -> None:
    do(table, table.propose_ask(seat, about, what, **more))  # type: ignore[arg-type]  # names as they come


def answer(table: Table, seat: int, yes: bool = True) -> None:
    do(table, table.propose_answer(seat, yes))


# -- the referee ---------------------------------------------------------------------------------------------


def test_a_call_is_raised_against_others_and_confirmed_by_the_creator() -> None:
    table = table_of(ANNA, BEN, CLEO, random_start=False)
    first = table.state.variant.family(calls(table.state, 0)[0])
    assert first is not None
    assert [action - first.first for action in calls(table.state, 1)] == [0, 2]
    assert (table.state.host, calls(table.state, 3), calls(table.state, -1)) == (0, [], [])
    ask(table, 1, "call", first.first + 2)
    assert (waiting_for(table.state), table.state.entries) == ((0,), len(table.state.position.history))
    before = table.state.position.scores()
    answer(table, 0)
    assert table.state.position.history[-1] == (TABLE, first.first + 2)
    assert table.state.position.scores() == [before[0], before[1], before[2] - 1]
    assert table.state.question is None
    assert facts(again(table)) == facts(table)
    record = play_out(table).record()
    assert [TABLE, first.first + 2] in [list(entry) for entry in record.entries]
    assert table.state.variant.replay(record).to_bytes() == table.state.position.to_bytes()


def test_nobody_rules_on_a_call_of_their_own_team() -> None:
    table = table_of(ANNA, BEN)
    ask(table, 0, "call", calls(table.state, 0)[0])
    assert waiting_for(table.state) == (1,), "the creator has raised it, so the accused side answers"
    three = table_of(ANNA, BEN, CLEO, random_start=False)
    first = three.state.variant.family(calls(three.state, 0)[0])
    assert first is not None
    ask(three, 1, "call", first.first)
    assert waiting_for(three.state) == (2,), "neither the one who called nor the accused creator"


def test_a_call_that_only_bots_could_rule_on_counts_at_once() -> None:
    table = table_of(ANNA, BOT)
    ask(table, 0, "call", calls(table.state, 0)[0])
    assert table.state.position.history[-1].actor == TABLE
    assert table.state.question is None


def test_a_call_against_ones_own_side_or_out_of_the_air_is_declined() -> None:
    table = table_of(ANNA, BEN)
    own = calls(table.state, 1)[0] + 1
    for what in (own, 3, -1, 999):
        with pytest.raises(Declined, match="no such call"):
            table.propose_ask(1, "call", what)


def test_a_declined_call_changes_nothing_and_is_not_asked_twice_in_a_turn() -> None:
    table = table_of(ANNA, BEN)
    before = look(table.state.position)
    call = calls(table.state, 1)[0]
    ask(table, 1, "call", call)
    answer(table, 0, yes=False)
    assert (look(table.state.position), table.state.question) == (before, None)
    with pytest.raises(Declined, match="was declined"):
        table.propose_ask(1, "call", call)
    commit(table, 0)
    ask(table, 1, "call", call)


def test_what_was_withdrawn_can_be_asked_again_at_once() -> None:
    table = table_of(ANNA, BEN)
    call = calls(table.state, 1)[0]
    ask(table, 1, "call", call)
    answer(table, 1, yes=False)
    assert table.state.question is None
    ask(table, 1, "call", call)
    answer(table, 0, yes=False)
    with pytest.raises(Declined, match="was declined"):
        table.propose_ask(1, "call", call)


def test_without_its_creator_somebody_else_decides() -> None:
    table = table_of(ANNA, BEN, CLEO)
    do(table, table.propose_leave(0, "greedy"))
    assert table.state.host == 1
    ask(table, 1, "call", calls(table.state, 1)[0])
    assert waiting_for(table.state) == (2,)
    alone = table_of(ANNA, BEN)
    do(alone, alone.propose_leave(0, "greedy"))
    ask(alone, 1, "call", calls(alone.state, 1)[0])
    assert alone.state.position.history[-1].actor == TABLE


# -- takebacks -----------------------------------------------------------------------------------------------


def test_what_was_played_since_ones_last_turn_is_taken_back() -> None:
    table = table_of(ANNA, BEN, random_start=False)
    start, versions = look(table.state.position), [table.count(seat) for seat in range(3)]
    played = table.state.position.history
    commit(table, 0)
    commit(table, 1)
    after = list(table.state.position.history)
    ask(table, 0, "takeback")
    assert waiting_for(table.state) == (1,)
    answer(table, 1)
    assert look(table.state.position) == start
    assert table.state.position.history == played[: len(table.state.position.history)]
    assert table.state.due == (0, 1)
    assert all(table.count(seat) > old for seat, old in enumerate(versions))
    assert facts(again(table)) == facts(table)
    commit(table, 0)
    commit(table, 1)
    assert table.state.position.history == after, "the same turns meet the same draws"


def test_who_has_played_nothing_has_nothing_to_take_back() -> None:
    table = table_of(ANNA, BEN)
    commit(table, 0)
    assert (has_moved(table.state, 0), has_moved(table.state, 1)) == (True, False)
    with pytest.raises(Declined, match="nothing yet"):
        table.propose_ask(1, "takeback")
    ask(table, 0, "takeback")
    answer(table, 1)
    assert not has_moved(table.state, 0)
    with pytest.raises(Declined, match="nothing yet"):
        table.propose_ask(0, "takeback")


def test_a_turn_of_several_commits_is_taken_back_whole() -> None:
    table = table_of(ANNA, BEN)
    start = look(table.state.position)
    for _ in range(2):
        do(table, table.propose_play(0, table.count(0), table.legal(0)[:1]))
    ask(table, 0, "takeback")
    answer(table, 1)
    assert look(table.state.position) == start


def test_all_people_agree_and_bots_do_not_mind() -> None:
    table = table_of(ANNA, BEN, BOT)
    commit(table, 0)
    ask(table, 0, "takeback")
    assert waiting_for(table.state) == (1,)
    answer(table, 1, yes=False)
    assert (table.state.question, len(table.state.taken_back)) == (None, 0)
    alone = table_of(ANNA, BOT)
    commit(alone, 0)
    ask(alone, 0, "takeback")
    assert alone.state.due == (0, 1)


def test_an_answer_on_an_old_version_is_no_longer_good() -> None:
    table = table_of(ANNA, BEN)
    v = table.count(1)
    commit(table, 0)
    ask(table, 0, "takeback")
    answer(table, 1)
    with pytest.raises(Declined) as late:
        table.propose_play(1, v, table.legal(1)[:1])
    assert late.value.code == "stale"


def test_who_plays_on_asks_no_longer() -> None:
    table = table_of(ANNA, BEN)
    commit(table, 0)
    ask(table, 0, "takeback")
    commit(table, 1)
    assert table.state.question is not None, "others may play on meanwhile"
    commit(table, 0)
    assert table.state.question is None


@given(st.integers(0, 2**16), st.integers(1, 40), st.integers(0, 1))
def test_a_takeback_anywhere_leads_to_a_position_that_was(seed: int, commits: int, seat: int) -> None:
    table = play_out(table_of(ANNA, BEN), seed, commits)
    if table.state.phase != "playing":
        return
    were = {look_at(table, entry) for entry in range(table.state.entries + 1)}
    try:
        ask(table, seat, "takeback")
    except Declined:
        return
    answer(table, 1 - seat)
    assert look(table.state.position) in were
    assert facts(again(table)) == facts(table)
    play_out(table, seed)
    assert table.state.variant.replay(table.record()).to_bytes() == table.state.position.to_bytes()


def look_at(table: Table, entry: int) -> bytes:
    return table.state.frames.at(entry).position


# -- the other questions -------------------------------------------------------------------------------------


def test_a_bot_plays_for_somebody_away_when_the_others_agree() -> None:
    table = table_of(ANNA, BEN, CLEO)
    with pytest.raises(Declined, match="not been away"):
        table.propose_ask(0, "stand-in", 2, "greedy")
    ask(table, 0, "stand-in", 2, level="greedy", away={2})
    assert waiting_for(table.state) == (1,)
    answer(table, 1)
    assert table.state.chairs[2].stands_in
    assert (table.state.chairs[2].level, table.state.bots_due) == ("greedy", (2,))


@pytest.mark.parametrize("whom", [0, 2, -1, 7])
def test_only_another_person_is_stood_in_for(whom: int) -> None:
    table = table_of(ANNA, BEN, BOT)
    with pytest.raises(Declined, match="for another person"):
        table.propose_ask(0, "stand-in", whom, "greedy", away={0, 2, -1, 7})


def test_a_game_ends_unfinished_when_all_agree() -> None:
    table = table_of(ANNA, BEN, CLEO)
    commit(table, 1)
    ask(table, 1, "stop")
    answer(table, 0)
    assert table.state.phase == "playing"
    answer(table, 2)
    assert table.state.result is not None
    assert (table.state.phase, table.state.result.ended, table.state.result.by) == (
        "over",
        "agreed",
        -1,
    )
    assert table.record().ended == "agreed"


def test_one_thing_is_asked_at_a_time_of_whom_it_concerns() -> None:
    table = table_of(ANNA, BEN, CLEO)
    ask(table, 0, "stop")
    for wrong, sentence in WRONG:
        with pytest.raises(Declined, match=sentence):
            wrong(table)
    answer(table, 1)
    assert table.propose_answer(1, True) == []
    with pytest.raises(Declined, match="agreed already"):
        table.propose_answer(1, False)
    answer(table, 0, yes=False)
    assert table.state.question is None
    with pytest.raises(Declined, match="Nothing is being asked"):
        table.propose_answer(1, True)


WRONG: list[tuple[Callable[[Table], object], str]] = [
    (lambda table: table.propose_ask(1, "stop"), "Something else is being asked"),
    (lambda table: table.propose_answer(0, True), "for the others to answer"),
    (lambda table: table.propose_answer(3, True), "Others are asked"),
]


def test_asking_has_an_end() -> None:
    table = table_of(ANNA, BEN)
    table.state.questions[0] = MOST_QUESTIONS
    with pytest.raises(Declined, match=f"at most {MOST_QUESTIONS}"):
        table.propose_ask(0, "stop")


def test_questions_belong_to_a_game_under_way_and_to_people() -> None:
    with pytest.raises(Declined, match="not started"):
        table_of(ANNA, LINK).propose_ask(0, "stop")
    with pytest.raises(Declined, match="Only people"):
        table_of(ANNA, BOT).propose_ask(1, "stop")
    with pytest.raises(Declined, match="is over"):
        play_out(table_of(ANNA, BEN)).propose_ask(0, "stop")


def test_getting_up_and_coming_back_has_an_end() -> None:
    table = table_of(ANNA, BEN)
    for _ in range(MOST_ABSENCES):
        do(table, table.propose_leave(1, "greedy"))
        do(table, table.propose_back(1))
    with pytest.raises(Declined, match=f"at most {MOST_ABSENCES}"):
        table.propose_leave(1, "greedy")
    assert (table.state.phase, table.state.people) == ("playing", (0, 1))


def test_who_leaves_last_ends_the_game() -> None:
    table = table_of(ANNA, BOT, Plan("bot", level="random"))
    do(table, table.propose_leave(0, "greedy", "greedy"))
    assert (table.state.phase, table.state.ended, table.state.ended_by) == ("over", "gave-up", 0)
    assert (table.record().ended, table.record().ended_by) == ("gave-up", [0])


@pytest.mark.parametrize("other", [BEN, BOT])
def test_who_gives_up_of_two_loses(other: Plan) -> None:
    table = a_round(table_of(ANNA, other))
    if other is BEN:
        ask(table, 1, "stop")
    do(table, table.propose_leave(0, "", "greedy"))
    result = table.state.result
    assert result is not None
    assert (table.state.phase, table.state.ended, table.state.ended_by, table.state.question) == (
        "over",
        "resigned",
        0,
        None,
    )
    assert (result.returns, result.ranking, result.by) == ((-1.0, 1.0), ((1,), (0,)), 0)
    assert (table.record().ended, table.record().ended_by) == ("resigned", [0])
    assert facts(again(table)) == facts(table)


def test_who_gives_up_of_more_leaves_the_seat_to_a_bot() -> None:
    table = table_of(ANNA, BEN, CLEO)
    do(table, table.propose_leave(0, "", "greedy"))
    assert (table.state.phase, table.state.people, table.state.chairs[0].stands_in) == (
        "playing",
        (1, 2),
        True,
    )
    with pytest.raises(Declined, match="plays for this seat already"):
        table.propose_leave(0, "", "greedy")
    do(table, table.propose_leave(1, "", "greedy"))
    do(table, table.propose_leave(2, "", "greedy"))
    assert (table.state.phase, table.state.ended, table.state.ended_by) == ("over", "gave-up", 2)


def test_who_got_up_of_two_may_still_give_up() -> None:
    table = a_round(table_of(ANNA, BEN))
    do(table, table.propose_leave(0, "greedy"))
    do(table, table.propose_leave(0))
    assert (table.state.ended, table.state.ended_by) == ("resigned", 0)


def test_games_given_up_before_this_was_a_loss_stay_unfinished() -> None:
    table = table_of(ANNA, BEN)
    do(table, table.numbered(Abandoned(0)))
    result = table.state.result
    assert result is not None
    assert (result.ended, result.returns) == ("gave-up", (0.0, 0.0))


def test_a_waiting_table_that_everybody_left_is_closed() -> None:
    table = table_of(ANNA, LINK)
    do(table, table.propose_leave(0))
    result = table.state.result
    assert result is not None
    assert (table.state.phase, result.score_history, result.ended) == ("over", ((), ()), "gave-up")
    assert table.record().entries == []
    assert facts(again(table)) == facts(table)
