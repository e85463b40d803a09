"""Events of rounds: whom the log pairs, what a meeting is, and how it counts."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from parlour.games import everything, find
from parlour.kernel.actors import CHANCE
from parlour.kernel.game import Game
from parlour.play.checkpoint import checkpoint
from parlour.play.clock import Clock
from parlour.play.errors import DamagedLog, Declined
from parlour.play.event_rounds import (
    LEVEL,
    MEETING,
    MOST_PAIRED,
    PairTable,
    Rounds,
    create_rounds,
    points_won,
)
from parlour.play.event_table import SEAT
from parlour.play.events import Created, Event, Partnered, RoundDrawn, RoundOver
from parlour.play.rematch import rematch
from parlour.play.resume import resume_table
from parlour.play.rounds import OUT
from parlour.play.season import brought
from parlour.play.table import Table
from parlour.play.tokens import holder_of
from tests.play.tables import facts_of
from tests.play.test_event_board import Clockwork, do

PAIRED = [game for game in everything() if game.plays_pairs and not game.pairs_in_teams]
IN_TEAMS = [game for game in everything() if game.plays_pairs and game.pairs_in_teams]
CLOCK = Clock("turn", 30)
NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")


def rounds_of(
    members: int, game: Game = PAIRED[0], now: Callable[[], float] | None = None, **more: Any
) -> Rounds:
    """An event before its first round."""
    facts = facts_of(**{"boards": 3, "rounds": "swiss", **more})
    new = create_rounds(game, {}, facts, CLOCK, now=now or Clockwork())
    assert isinstance(new.table, Rounds)
    for name in NAMES[:members]:
        join(new.table, name)
    return new.table


def join(event: Rounds, name: str, partner: int = 0) -> int:
    number, events = event.propose_join(name, holder_of(name), partner=partner)
    do(event, events)
    return number


def again(event: Table) -> Table:
    """A log folded again from its events as they are stored."""
    return resume_table(
        [Event.from_json(e.n, e.at, e.to_json()) for e in event.state.events], find, event.now
    )


def both_games(event: Rounds, at: int) -> tuple[Table, Table]:
    """The games of a meeting, the first one resigned by its first seat."""
    (first,) = (made.table for made in event.games(at))
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
    created = [one.games(0)[0].table.state.created for one in (event, read)]
    assert created[0].secret == created[1].secret != event.state.created.secret
    assert created[0].table == created[1].table


@pytest.mark.parametrize("form", ["swiss", "all"])
@pytest.mark.parametrize("count", [2, 5, 8])
def test_a_whole_event_of_rounds(form: str, count: int) -> None:
    event = play_out(rounds_of(count, rounds=form, boards=min(3, count - 1)))
    rounds = count - 1 + count % 2 if form == "all" else min(3, count - 1)
    assert (event.boards, len(event.won), event.number) == (rounds, rounds, rounds)
    for meetings in event.rounds:
        met = [number for meeting in meetings for number in meeting.members if number != OUT]
        assert sorted(met) == list(range(1, count + 1))
    standings = event.standings()
    (anna,) = (standing for standing in standings if standing.member.name == "Anna")
    assert form == "swiss" or anna.place == 1
    assert anna.points == event.best - (MEETING - LEVEL) * any(
        meeting.members == (1, OUT) for meetings in event.rounds for meeting in meetings
    )
    assert sum(standing.points for standing in standings) == sum(
        LEVEL if OUT in meeting.members else MEETING for meetings in event.rounds for meeting in meetings
    )
    for one, other in pairwise(standings):
        assert (one.points, one.met) >= (other.points, other.met)
        assert ((one.points, one.met) == (other.points, other.met)) == (one.place == other.place)
    read = again(event)
    assert isinstance(read, Rounds)
    assert [standing[1:] for standing in read.standings()] == [standing[1:] for standing in standings]
    assert read.state.phase == "over"
    for propose in (event.propose_begin, event.propose_round):
        with pytest.raises(Declined, match="event is over"):
            propose()


def test_those_who_have_as_much_meet_in_the_second_round() -> None:
    event = rounds_of(8)
    do(event, event.propose_begin())
    end_round(event)
    points = {standing.member.number: standing.points for standing in event.standings()}
    do(event, event.propose_round())
    assert all(points[a] == points[b] for a, b in (meeting.members for meeting in event.rounds[1]))


def test_points_of_whom_one_has_met_part_those_who_are_level() -> None:
    event = rounds_of(3)
    do(event, event.propose_begin())
    (a, b), (out, _) = (meeting.members for meeting in event.rounds[0])
    end_round(event, (1, 1), ())
    assert [standing.place for standing in event.standings()] == [1, 1, 1]
    do(event, event.propose_round())
    end_round(event, *[() if OUT in meeting.members else (2, 1) for meeting in event.rounds[1]])
    by = {standing.member.number: (standing.points, standing.met) for standing in event.standings()}
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
    first = event.games(0)[0].table
    due = first.state.due[0]
    clock.time += 31
    do(first, first.propose_time_up("greedy"))
    assert first.state.result is not None
    assert (first.state.result.ended, first.state.result.returns[due]) == ("time", -1.0)


def test_nobody_plays_for_another_chats_or_asks_for_a_rematch() -> None:
    event = rounds_of(2)
    do(event, event.propose_begin())
    game = event.games(0)[0].table
    left = game.propose_leave(0, "greedy", "greedy")
    assert [type(one.payload).__name__ for one in left] == ["Resigned"]
    with pytest.raises(Declined):
        game.propose_chat(0, "psst")
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
    event = rounds_of(2, rounds="all")
    do(event, event.propose_begin())
    with pytest.raises(Declined, match="first round"):
        join(event, "Cleo")


def test_who_is_removed_is_met_no_more() -> None:
    for form in ("swiss", "all"):
        event = rounds_of(4, rounds=form)
        do(event, event.propose_begin())
        end_round(event)
        do(event, event.propose_removal(2))
        do(event, event.propose_round())
        met = [meeting.members for meeting in event.rounds[1]]
        assert sorted(number for pair in met for number in pair) == [OUT, 1, 3, 4]
        assert all(standing.member.number != 2 for standing in event.standings())


def test_forgotten_people_are_named_nowhere_and_lose_their_games() -> None:
    event = rounds_of(3)
    do(event, event.propose_forget({holder_of("Anna")}, ""))
    assert [standing.member.name for standing in event.standings()] == ["…", "Ben", "Cleo"]
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


def test_games_that_are_none_for_two_are_refused() -> None:
    other = [game for game in everything() if not game.plays_pairs]
    assert other
    for game in other:
        with pytest.raises(Declined, match="not played in rounds"):
            rounds_of(0, game)


# -- in teams ------------------------------------------------------------------------------------------------


def teams_of(members: int, game: Game = IN_TEAMS[0], **more: Any) -> Rounds:
    """An event before its first round, to which two have come together, and again two."""
    event = rounds_of(0, game, **more)
    for at, name in enumerate(NAMES[:members]):
        join(event, name, partner=at if at % 2 else 0)
    return event


@pytest.mark.parametrize("game", IN_TEAMS, ids=lambda game: game.slug)
def test_a_meeting_of_teams_is_two_games_at_once(game: Game) -> None:
    event = teams_of(4, game)
    do(event, event.propose_begin())
    (meeting,) = event.rounds[0]
    assert {frozenset(pair) for pair in zip(meeting.members, meeting.partners, strict=True)} == {
        frozenset((1, 2)),
        frozenset((3, 4)),
    }
    first, second = (made.table for made in event.games(0))
    assert (first.state.id, second.state.id) == meeting.tables
    for table, people in ((first, meeting.members), (second, meeting.partners[::-1])):
        assert [chair.name for chair in table.state.chairs] == [event.member(n).name for n in people]
        assert table.state.phase == "playing"
        assert not table.state.wants_rematch
    assert first.state.position.history == second.state.position.history
    assert first.state.source.secret == second.state.source.secret
    again_first, again_second = (made.table for made in event.games(0))
    assert again_first.state.source.secret == first.state.source.secret
    assert again_second.state.id == second.state.id


def test_a_game_of_teams_is_sealed_until_both_are_over() -> None:
    event = teams_of(4)
    do(event, event.propose_begin())
    first, second = (made.table for made in event.games(0))
    watchers = first.state.seats
    do(first, first.propose_leave(0))
    for table in (first, second, again(first)):
        assert table.state.shuts_out(watchers)
        assert table.state.seed == ""
        for ask in (table.record, lambda table=table: table.full(0)):
            with pytest.raises(Declined, match="both games"):  # the words tell of neither which is over
                ask()
        assert "both games" in str(table.state.shut_words)
    assert not first.state.wants_rematch
    do(second, second.propose_leave(1))
    for table in (first, second):
        assert isinstance(table, PairTable)
        do(table, table.propose_meeting_over())
        assert table.propose_meeting_over() == [], "once is enough"
        for one in (table, again(table), restored(table)):
            assert not one.state.shuts_out(watchers)
            assert one.state.seed == first.state.source.secret.hex()
            assert one.record().seed == one.state.seed


def restored(table: Table) -> Table:
    """A table from its checkpoint."""
    one = resume_table(table.state.events, find, table.now, checkpoint(table.state))
    assert one.restored == table.state.n
    return one


@pytest.mark.parametrize("form", ["swiss", "all"])
@pytest.mark.parametrize("teams", [2, 3, 4])
def test_a_whole_event_of_teams(form: str, teams: int) -> None:
    event = play_out(teams_of(2 * teams, rounds=form, boards=teams - 1))
    for meetings in event.rounds:
        met = [n for meeting in meetings for n in (*meeting.members, *meeting.partners) if n != OUT]
        assert sorted(met) == list(range(1, 2 * teams + 1))
    standings = event.standings()
    for one, other in zip(standings[::2], standings[1::2], strict=True):
        assert event.partner_of(one.member.number) == other.member.number
        assert one[1:] == other[1:], "a team comes out as one"
    assert [standing.place for standing in standings if standing.place == 1] == [1, 1]
    assert max(standing.place for standing in standings) <= teams
    read = again(event)
    assert isinstance(read, Rounds)
    assert [standing[1:] for standing in read.standings()] == [standing[1:] for standing in standings]
    assert [stand.place for stand in read.placings()][1:] == [
        next(standing.place for standing in standings if standing.member.number == n)
        for n in range(1, 2 * teams + 1)
    ]


def test_a_team_leaves_its_opponents_behind_in_a_season() -> None:
    """Neither of a team is an other to the other one; who is forgotten stands in no row."""
    event = play_out(teams_of(4, boards=1))
    season = brought("places", {str(n): stand for n, stand in enumerate(event.placings()) if n})
    assert sorted(season.values()) == [0, 0, 100, 100]
    do(event, event.propose_forget([holder_of(NAMES[0])], ""))
    season = brought("places", {str(n): stand for n, stand in enumerate(event.placings()) if n > 1})
    assert season == {"2": 100, "3": 0, "4": 0}


def test_who_has_nobody_to_play_with_is_not_drawn() -> None:
    event = teams_of(5)
    do(event, event.propose_begin())
    drawn = {n for meeting in event.rounds[0] for n in (*meeting.members, *meeting.partners)}
    assert drawn == {1, 2, 3, 4}
    late = join(event, "Finn", partner=5)
    end_round(event)
    do(event, event.propose_round())
    drawn = {n for meeting in event.rounds[1] for n in (*meeting.members, *meeting.partners)}
    assert {5, late} < drawn
    assert {standing.place for standing in event.standings() if standing.member.number in (5, late)} == {3}


def test_a_team_is_two_who_both_are_there() -> None:
    event = teams_of(3)
    for wrong, why in ((1, "already"), (9, "no such"), (-1, "no such")):
        with pytest.raises(Declined, match=why):
            join(event, "Zoe", partner=wrong)
    with pytest.raises(Declined, match="two teams"):
        event.propose_begin()
    do(event, event.propose_removal(2))
    assert [n for n in (1, 3) if event.is_alone(n)] == [1, 3]
    new = join(event, "Zoe", partner=1)
    assert (event.partner_of(1), event.partner_of(new), event.is_alone(1)) == (new, 1, False)
    join(event, "Yan", partner=3)
    do(event, event.propose_begin())
    end_round(event)
    do(event, event.propose_removal(1))
    assert not event.is_alone(new), "who has played in a team takes nobody else into it"
    with pytest.raises(Declined, match="two teams"):
        event.propose_round()
    assert sorted(standing.member.number for standing in event.standings()) == [3, new, new + 1]


def test_a_team_that_was_never_drawn_ends_when_one_goes() -> None:
    event = teams_of(5)
    zoe = join(event, "Zoe", partner=5)
    do(event, event.propose_removal(zoe))
    assert event.partner_of(5) == 0
    do(event, event.propose_begin())
    assert event.is_alone(5), "others have been drawn, this one not"
    yan = join(event, "Yan", partner=5)
    do(event, event.propose_forget([holder_of("Yan")], ""))
    assert [event.partner_of(n) for n in (5, yan)] == [0, 0]
    late = join(event, "Xenia", partner=5)
    end_round(event)
    do(event, event.propose_round())
    assert {5, late} < {n for meeting in event.rounds[1] for n in (*meeting.members, *meeting.partners)}
    do(event, event.propose_removal(late))
    assert (event.partner_of(5), event.is_alone(5)) == (late, False)
    read = again(event)
    assert isinstance(read, Rounds)
    assert read.partners == event.partners


def test_two_who_are_alone_find_each_other() -> None:
    event = rounds_of(3, IN_TEAMS[0])
    with pytest.raises(Declined, match="already"):
        event.propose_partner(1, 1)
    do(event, event.propose_partner(3, 1))
    assert [event.partner_of(n) for n in (1, 2, 3)] == [3, 0, 1]
    for seat, partner in ((1, 2), (2, 3), (2, 2)):
        with pytest.raises(Declined, match="already"):
            event.propose_partner(seat, partner)
    for pair in ((1, 2), (2, 2), (2, 9)):
        damaged = Partnered(member=pair[0], partner=pair[1])
        with pytest.raises((DamagedLog, Declined)):
            again(event).fold(Event(event.state.n + 1, event.state.events[-1].at, damaged))


def test_a_team_has_two_devices() -> None:
    event = teams_of(1)
    with pytest.raises(Declined, match="own"):
        event.propose_join("Ben", holder_of("Ben"), {holder_of("Anna")}, beside=True, partner=1)


def test_nobody_plays_together_where_there_are_no_teams() -> None:
    event = rounds_of(1)
    with pytest.raises(Declined, match="event"):
        join(event, "Ben", partner=1)


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
    game = event.games(0)[0].table
    while game.state.phase == "playing":
        seat = game.state.due[0]
        do(game, game.propose_play(seat, game.count(seat), [random.choice(game.legal(seat))]))
    new = rematch(game).events[0].payload
    assert isinstance(new, Created)
    assert new.pair is not None
    assert new.pair.turned
    assert new.before == game.state.id
