"""Events of rounds: whom the log pairs, what a meeting is, and how it counts."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from parlour.games import catalogue, everything, find
from parlour.kernel.actors import CHANCE
from parlour.kernel.game import Game
from parlour.play.clock import Clock
from parlour.play.errors import DamagedLog, Declined
from parlour.play.event_rounds import LEVEL, MEETING, MOST_PAIRED, Rounds, create_rounds, points_won
from parlour.play.event_table import SEAT
from parlour.play.events import Created, Event, RoundDrawn, RoundOver
from parlour.play.rematch import rematch
from parlour.play.resumed import resumed
from parlour.play.rounds import OUT
from parlour.play.table import Table
from parlour.play.tokens import holder_of
from tests.play.test_event_board import Clockwork, do

PAIRED = [game for game in everything() if game.plays_pairs]
CLOCK = Clock("turn", 30)
NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")


def rounds_of(members: int, game: Game = PAIRED[0], **more: Any) -> Rounds:
    """An event before its first round."""
    asked = {"form": "swiss", "rounds": 3, "now": Clockwork(), **more}
    made = create_rounds(game, {}, title="Club evening", clock=CLOCK, **asked)
    assert isinstance(made.table, Rounds)
    for name in NAMES[:members]:
        join(made.table, name)
    return made.table


def join(event: Rounds, name: str) -> int:
    number, events = event.propose_join(name, holder_of(name))
    do(event, events)
    return number


def again(event: Table) -> Table:
    """A log folded again from its events as they are stored."""
    return resumed([Event.from_json(e.n, e.at, e.to_json()) for e in event.state.events], find, event.now)


def both_games(event: Rounds, at: int) -> tuple[Table, Table]:
    """The games of a meeting, the first one resigned by its first seat."""
    first = event.first_game(at).table
    do(first, first.propose_leave(0, "greedy"))
    assert first.state.wants_rematch
    second = rematch(first).table
    do(first, first.propose_next(second.state.id))
    return first, second


def end_round(event: Rounds, *won: tuple[int, ...]) -> None:
    """End a round; unless it is said what came of it, whoever came first wins everything."""
    one_wins = [
        () if meeting.members[1] == OUT else (2, 2) if meeting.members[0] < meeting.members[1] else (0, 0)
        for meeting in event.rounds[-1]
    ]
    do(event, event.propose_round_over(len(event.rounds), won or one_wins))


def play_out(event: Rounds) -> Rounds:
    """All rounds."""
    do(event, event.propose_begin())
    end_round(event)
    while event.state.phase != "over":
        do(event, event.propose_round())
        end_round(event)
    return event


@pytest.mark.parametrize("game", PAIRED, ids=lambda game: game.slug)
def test_both_games_of_a_meeting_have_the_same_draws_and_changed_seats(game: Game) -> None:
    event = rounds_of(4, game)
    do(event, event.propose_begin())
    starts = []
    for at, meeting in enumerate(event.rounds[0]):
        first, second = both_games(event, at)
        assert (first.state.id, second.state.id) == meeting.tables
        names = [event.member(number).name for number in meeting.members]
        assert [chair.name for chair in first.state.chairs] == names
        assert [chair.name for chair in second.state.chairs] == names[::-1]
        assert [second.state.seat_of(name) for name in names] == [1, 0]
        assert second.state.phase == "playing", "nobody is asked"
        draws = [
            [entry for entry in game.state.position.history if entry.actor == CHANCE]
            for game in (first, second)
        ]
        assert draws[0] == draws[1] != []
        assert first.state.commitment == second.state.commitment
        assert first.full(len(draws[0])) == second.state.position.fields
        assert not second.state.wants_rematch
        starts.append(draws[0])
    assert starts[0] != starts[1], "another meeting has other draws"


def test_what_follows_from_the_secret_is_the_same_for_who_asks_again() -> None:
    event = rounds_of(4)
    do(event, event.propose_begin())
    read = again(event)
    assert isinstance(read, Rounds)
    created = [one.first_game(0).table.state.created for one in (event, read)]
    assert created[0].secret == created[1].secret != event.state.created.secret
    assert created[0].table == created[1].table


@pytest.mark.parametrize("form", ["swiss", "all"])
@pytest.mark.parametrize("count", [2, 5, 8])
def test_a_whole_event_of_rounds(form: str, count: int) -> None:
    event = play_out(rounds_of(count, form=form, rounds=min(3, count - 1)))
    rounds = count - 1 + count % 2 if form == "all" else min(3, count - 1)
    assert (event.boards, len(event.won), event.number) == (rounds, rounds, rounds)
    for meetings in event.rounds:
        met = [number for meeting in meetings for number in meeting.members if number != OUT]
        assert sorted(met) == list(range(1, count + 1))
    standings = event.standings()
    (anna,) = (one for one in standings if one.member.name == "Anna")
    assert form == "swiss" or anna.place == 1
    assert anna.points == event.best - (MEETING - LEVEL) * any(
        meeting.members == (1, OUT) for meetings in event.rounds for meeting in meetings
    )
    assert sum(one.points for one in standings) == sum(
        LEVEL if OUT in meeting.members else MEETING for meetings in event.rounds for meeting in meetings
    )
    for one, other in pairwise(standings):
        assert (one.points, one.met) >= (other.points, other.met)
        assert ((one.points, one.met) == (other.points, other.met)) == (one.place == other.place)
    read = again(event)
    assert isinstance(read, Rounds)
    assert [one[1:] for one in read.standings()] == [one[1:] for one in standings]
    assert read.state.phase == "over"
    for propose in (event.propose_begin, event.propose_round):
        with pytest.raises(Declined):
            propose()


def test_those_who_have_as_much_meet_in_the_second_round() -> None:
    event = rounds_of(8)
    do(event, event.propose_begin())
    end_round(event)
    points = {one.member.number: one.points for one in event.standings()}
    do(event, event.propose_round())
    assert all(points[a] == points[b] for a, b in (meeting.members for meeting in event.rounds[1]))


def test_points_of_whom_one_has_met_part_those_who_are_level() -> None:
    event = rounds_of(3)
    do(event, event.propose_begin())
    (a, b), (out, _) = (meeting.members for meeting in event.rounds[0])
    end_round(event, (1, 1), ())
    assert [one.place for one in event.standings()] == [1, 1, 1]
    do(event, event.propose_round())
    end_round(event, *[() if OUT in meeting.members else (2, 1) for meeting in event.rounds[1]])
    by = {one.member.number: (one.points, one.met) for one in event.standings()}
    winner, loser = event.rounds[1][0].members
    sat_out = event.rounds[1][1].members[0]
    assert {a, b, out} == {winner, loser, sat_out}
    assert [by[one][0] for one in (winner, loser, sat_out)] == [LEVEL + 3, LEVEL + 1, LEVEL * 2]
    for one in (winner, loser, sat_out):
        met = [
            by[other or one][0]
            for meetings in event.rounds
            for meeting in meetings
            if one in meeting.members
            for other in [sum(meeting.members) - one]
        ]
        assert by[one][1] == sum(met)


def test_a_game_counts_for_the_first_member_whatever_the_seat() -> None:
    assert [points_won([1.0, -1.0], turned=turned) for turned in (False, True)] == [2, 0]
    assert [points_won([0.0, 0.0], turned=turned) for turned in (False, True)] == [1, 1]


def test_who_does_not_come_has_lost() -> None:
    clock = Clockwork()
    event = rounds_of(2, now=clock)
    do(event, event.propose_begin())
    first = event.first_game(0).table
    due = first.state.due[0]
    clock.time += 31
    do(first, first.propose_time_up("greedy"))
    assert first.state.result is not None
    assert (first.state.result.ended, first.state.result.returns[due]) == ("time", -1.0)


def test_nobody_plays_for_another_or_asks_for_a_rematch() -> None:
    event = rounds_of(2)
    do(event, event.propose_begin())
    game = event.first_game(0).table
    left = game.propose_leave(0, "greedy", "greedy")
    assert [type(one.payload).__name__ for one in left] == ["Resigned"]
    do(game, left)
    with pytest.raises(Declined):
        game.propose_again(0)


def test_late_comers_play_from_the_next_round_unless_all_play_all() -> None:
    event = rounds_of(2)
    do(event, event.propose_begin())
    late = join(event, "Cleo")
    end_round(event)
    assert event.standings()[-1].turns == ((0,),)
    do(event, event.propose_round())
    paired = [meeting.members for meeting in event.rounds[1]]
    assert any(late in pair and OUT not in pair for pair in paired), "the other two would meet again"
    event = rounds_of(2, form="all")
    do(event, event.propose_begin())
    with pytest.raises(Declined, match="first round"):
        join(event, "Cleo")


def test_who_is_removed_is_met_no_more() -> None:
    for form in ("swiss", "all"):
        event = rounds_of(4, form=form)
        do(event, event.propose_begin())
        end_round(event)
        do(event, event.propose_removal(2))
        do(event, event.propose_round())
        met = [meeting.members for meeting in event.rounds[1]]
        assert sorted(number for pair in met for number in pair) == [OUT, 1, 3, 4]
        assert all(one.member.number != 2 for one in event.standings())


def test_forgotten_people_are_named_nowhere_and_lose_their_games() -> None:
    event = rounds_of(3)
    do(event, event.propose_forget({holder_of("Anna")}, ""))
    assert [one.member.name for one in event.standings()] == ["…", "Ben", "Cleo"]
    do(event, event.propose_begin())
    assert {n for meeting in event.rounds[0] for n in meeting.members} == {2, 3}


def test_only_what_belongs_to_rounds_happens_in_their_log() -> None:
    event = rounds_of(2)
    for propose in (event.propose_bell, event.propose_pause, event.propose_continue, event.propose_round):
        with pytest.raises(Declined):
            propose()
    do(event, event.propose_begin())
    refused: list[Callable[[], object]] = [
        event.propose_begin,
        event.propose_round,
        lambda: event.propose_play(SEAT, event.count(SEAT), [0]),
        lambda: event.propose_chat(SEAT, "psst"),
        lambda: event.propose_leave(SEAT),
        lambda: event.propose_again(SEAT),
        lambda: event.propose_next("elsewhere"),
        lambda: event.propose_sit(event.state.invite, "Cleo", holder_of("Cleo")),
    ]
    for ask in refused:
        with pytest.raises(Declined):
            ask()
    assert event.people_due() == frozenset()
    assert not event.state.bots_due
    do(event, event.propose_close())
    assert event.boards == event.number == 1, "no more come"
    assert event.propose_round_over(1, [(2, 2)]) == []
    with pytest.raises(Declined):
        event.propose_round()


def test_the_end_of_a_round_is_stored_once() -> None:
    event = rounds_of(2)
    do(event, event.propose_begin())
    end_round(event)
    assert event.propose_round_over(1, [(0, 0)]) == []
    do(event, event.propose_round())
    assert event.propose_round_over(1, [(0, 0)]) == [], "who has looked before says nothing of this"
    assert event.propose_round_over(2, [(0, 0)]) != []


def test_a_round_takes_two() -> None:
    event = rounds_of(1)
    with pytest.raises(Declined, match="two people"):
        event.propose_begin()


def test_games_that_hide_or_draw_later_are_refused() -> None:
    other = [game for game in catalogue() if not game.plays_pairs]
    assert other
    for game in other:
        with pytest.raises(Declined, match="not played in rounds"):
            rounds_of(0, game)


def test_no_more_come_than_can_be_paired_at_once() -> None:
    assert rounds_of(0, most=300).facts.most == MOST_PAIRED


def test_a_log_in_disorder_is_damaged() -> None:
    event = rounds_of(2)
    do(event, event.propose_begin())
    drawn = event.state.events[-1].payload
    assert isinstance(drawn, RoundDrawn)
    for payload in (drawn, RoundOver(()), RoundOver(((2, 2), (2, 2)))):
        with pytest.raises(DamagedLog):
            again(event).fold(Event(event.state.n + 1, event.state.events[-1].at, payload))


def test_a_random_game_is_a_meeting_too() -> None:
    """Played by the rules to its end, the second begins as the first did."""
    event, random = rounds_of(2), Random(1)
    do(event, event.propose_begin())
    game = event.first_game(0).table
    while game.state.phase == "playing":
        seat = game.state.due[0]
        do(game, game.propose_play(seat, game.count(seat), [random.choice(game.legal(seat))]))
    made = rematch(game).events[0].payload
    assert isinstance(made, Created)
    assert made.pair is not None
    assert made.pair.turned
    assert made.before == game.state.id
