"""Boards of events: everybody has the same draws, and what a one-seat table would tell of them, in time."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from parlour.games import everything, find
from parlour.kernel import calls
from parlour.kernel.actors import CHANCE
from parlour.kernel.entries import Entry
from parlour.kernel.game import Game
from parlour.kernel.message import to_json
from parlour.kernel.state import State
from parlour.play.clock import DAY, Clock
from parlour.play.errors import DamagedLog, Declined
from parlour.play.event_board import Board, Member, create_event, form_of
from parlour.play.event_table import SEAT
from parlour.play.events import Created, Event
from parlour.play.names import LONGEST_TITLE
from parlour.play.resume import resume_table
from parlour.play.table import Table
from parlour.play.tokens import holder_of
from parlour.view.company import Pages, end_in_words
from parlour.view.event_log import event_line
from parlour.view.fold import Fold
from parlour.wire.to_client import Moves
from tests.play.tables import facts_of

EVENTS = [game for game in everything() if game.event]
IN_TURNS = [game for game in EVENTS if not game.draws_first]
"""Those with draws still to come after a turn; elsewhere a board is one turn."""
ON_TIME = 30
TRIES = 20
"""Actions of a turn, after which who plays at random goes away: some turns have no end of them."""
DAYS = Clock("window", 3 * DAY)
NAMES = ("Anna", "Ben", "Cleo", "Dan")


class Clockwork:
    """A clock that tests move on."""

    def __init__(self) -> None:
        self.time = 1_700_000_000.0

    def __call__(self) -> float:
        return self.time


def board_of(
    game: Game,
    members: int = 2,
    clock: Callable[[], float] | None = None,
    timed: Clock = Clock("turn", ON_TIME),  # noqa: B008  # it never changes
    secret: bytes | None = None,
    **more: Any,
) -> Board:
    """A board before its start, with members."""
    new = create_event(game, {}, facts_of(**more), timed, secret=secret, now=clock or Clockwork())
    assert isinstance(new.table, Board)
    for name in NAMES[:members]:
        join(new.table, name)
    return new.table


def do(board: Table, events: Iterable[Event]) -> None:
    """Store and fold what was proposed."""
    for event in events:
        board.fold(event)


def join(board: Board, name: str) -> Member:
    """Somebody comes."""
    number, events = board.propose_join(name, holder_of(name))
    do(board, events)
    return board.member(number)


def play(board: Board, member: Member, *actions: int) -> None:
    """A member commits a run."""
    on = member.count(SEAT)
    do(board, board.propose_for(member.number, lambda table: table.propose_play(SEAT, on, actions)))


def finish(board: Board, member: Member, random: Random) -> None:
    """A member plays at random until the turn is over."""
    turn, own, tries = len(board.bests), len(member.points), 0
    while len(board.bests) == turn and len(member.points) == own and member.is_due:
        legal = member.legal(SEAT)
        away = form_of(board.state.game).away(member.state.position.fields, legal)
        play(board, member, random.choice(legal) if tries < TRIES else away)
        tries += 1


def play_out(board: Board, random: Random) -> Board:
    """Everybody plays to the end."""
    do(board, board.propose_begin())
    while board.state.phase == "playing":
        finish(board, random.choice([member for member in board.present if member.is_due]), random)
    return board


def again(board: Board) -> Board:
    """The board folded again from its events as they are stored."""
    stored = [Event.from_json(event.n, event.at, event.to_json()) for event in board.state.events]
    read = resume_table(stored, find, board.now)
    assert isinstance(read, Board)
    return read


def told(member: Member) -> Fold:
    """What a page makes of all that it is told."""
    fold = Fold(member.state.game)
    for message in Pages(member).hello(SEAT, None):
        if isinstance(message, Moves):
            fold.take(message)
    return fold


def as_one_seat_game(member: Member) -> State:
    """The game as it would be at a table of one's own, with these draws and plays."""
    state = member.state.variant.begin(member.state.created.rules_version)
    for actor, action in member.state.position.history:
        state.apply(actor, action)
    return state


def drawn_for(member: Member) -> list[Entry]:
    """The draws that a member has had."""
    return [entry for entry in member.state.position.history if entry.actor == CHANCE]


@settings(max_examples=20)
@given(st.data())
@pytest.mark.parametrize("game", EVENTS, ids=lambda game: game.slug)
def test_a_member_is_told_a_one_seat_game_with_the_draws_of_all(game: Game, data: st.DataObject) -> None:
    clock = Clockwork()
    board = board_of(game, 2, clock)
    do(board, board.propose_begin())
    for _ in range(data.draw(st.integers(1, 8))):
        if board.state.phase != "playing":
            break
        random = Random(data.draw(st.integers(0, 99)))
        what = data.draw(st.sampled_from(["play", "play", "act", "bell", "join"]))
        due = [member for member in board.present if member.is_due]
        if what == "join" and len(board.members) < len(NAMES):
            join(board, NAMES[len(board.members)])
        elif what == "bell":
            clock.time += ON_TIME + 1
            do(board, board.propose_time_up(""))
        elif what == "act":
            play(board, due[0], random.choice(due[0].legal(SEAT)))
        else:
            finish(board, random.choice(due), random)
    draws = [entry for entry in board.state.position.history if entry.actor == CHANCE]
    for member in board.members:
        assert drawn_for(member) == draws
        alone = as_one_seat_game(member)
        assert alone.to_bytes() == member.state.position.to_bytes()
        assert told(member).record == alone.view(SEAT).to_bytes()
    read = again(board)
    for one, other in zip(board.members, read.members, strict=True):
        assert one.state.position.to_bytes() == other.state.position.to_bytes()
        assert one.points == other.points
    assert [standing[1:] for standing in read.standings()] == [standing[1:] for standing in board.standings()]


@pytest.mark.parametrize("game", IN_TURNS, ids=lambda game: game.slug)
def test_nothing_tells_of_draws_to_come(game: Game) -> None:
    """Two worlds with the same draws so far and other ones to come differ in their commitments alone."""
    board = board_of(game)
    do(board, board.propose_begin())
    random, worlds = Random(1), list[str]()
    for _ in range(3):
        finish(board, board.members[0], random)
        finish(board, board.members[1], random)
    finish(board, board.members[0], random)
    first = board.state.events[0]
    assert isinstance(first.payload, Created)
    for secret in ("11" * 32, "22" * 32):
        world = Board(game, replace(first, payload=replace(first.payload, secret=secret)), board.now)
        do(world, board.state.events[1:])
        views: list[tuple[Table, int]] = [(member, SEAT) for member in world.members]
        views += [(world, SEAT), (world, SEAT + 1)]
        said = b"".join(
            to_json(Pages(table).hello(view, None)).replace(table.state.commitment.encode(), b"")
            for table, view in views
        )
        worlds.append(said.decode())
        with pytest.raises(Declined):
            world.members[0].record()
        assert world.members[0].state.seed == ""
    assert worlds[0] == worlds[1]


def test_the_turn_ends_when_all_have_played_or_at_the_bell() -> None:
    clock = Clockwork()
    board = board_of(EVENTS[0], 3, clock)
    do(board, board.propose_begin())
    anna, ben, cleo = board.members
    finish(board, anna, Random(1))
    assert not anna.is_due
    assert board.propose_time_up("") == []
    clock.time += ON_TIME
    on = ben.count(SEAT)
    do(board, board.propose_time_up(""))
    assert len(board.bests) == 1
    with pytest.raises(Declined, match="changed") as late:  # a play after the bell
        board.propose_for(ben.number, lambda table: table.propose_play(SEAT, on, ben.legal(SEAT)[:1]))
    assert late.value.code == "stale"
    do(board, board.propose_for(cleo.number, lambda table: table.propose_leave(SEAT)))
    finish(board, anna, Random(1))
    finish(board, ben, Random(1))
    assert len(board.bests) == 2, "nobody waits for who has left"
    assert cleo in [standing.member for standing in board.standings()]
    finish(board, cleo, Random(1))
    assert not cleo.left


def test_while_it_is_paused_the_clock_stands_and_nobody_plays() -> None:
    clock = Clockwork()
    board = board_of(EVENTS[0], 1, clock)
    do(board, board.propose_begin())
    clock.time += ON_TIME - 5
    do(board, board.propose_pause())
    clock.time += 100
    assert board.propose_time_up("") == []
    with pytest.raises(Declined, match="paused"):
        finish(board, board.members[0], Random(1))
    with pytest.raises(Declined, match="paused"):
        board.propose_bell()
    do(again(board), [])
    do(board, board.propose_continue())
    clock.time += 4
    assert board.propose_time_up("") == []
    clock.time += 1
    assert board.propose_time_up("") != []


def test_a_board_that_was_closed_begins_no_more() -> None:
    board = board_of(EVENTS[0], 1)
    do(board, board.propose_close())
    with pytest.raises(Declined, match="is over"):
        board.propose_begin()


def test_only_what_belongs_to_an_event_happens_there() -> None:
    board = board_of(EVENTS[0], 1)
    do(board, board.propose_begin())
    with pytest.raises(Declined, match="started already"):
        board.propose_begin()
    of_tables: list[Callable[[Table], list[Event]]] = [
        lambda table: table.propose_chat(SEAT, "psst"),
        lambda table: table.propose_ask(SEAT, "stop"),
        lambda table: table.propose_ask_to_recover(SEAT, holder_of("mine")),
        lambda table: table.propose_swap(SEAT, 0, 0),
    ]
    for propose in of_tables:
        with pytest.raises(Declined):
            board.propose_for(1, propose)
        with pytest.raises(Declined):
            propose(board)
    with pytest.raises(Declined):
        board.propose_play(SEAT, board.count(SEAT), board.legal(SEAT)[:1])
    with pytest.raises(Declined):
        board.propose_leave(SEAT)
    with pytest.raises(Declined):
        board.member(2)
    assert board.members[0].state.shuts_out(SEAT + 1), "nobody looks over another's shoulder"


def test_names_are_ones_own_and_of_the_list() -> None:
    board = board_of(EVENTS[0], 0, names=("Anna", "Ben"), most=2)
    join(board, "Anna")
    for name in ("anna", "\u0410nna", "Cleo"):
        with pytest.raises(Declined):
            board.propose_join(name, holder_of(name))
    join(board, "ben")
    with pytest.raises(Declined, match="no room"):
        board.propose_join("Ben", holder_of("x"))
    do(board, board.propose_removal(1))
    assert [standing.member.name for standing in board.standings()] == ["ben"]
    assert board.members[0].state.seat_of("Anna") is None
    do(board, board.propose_rename(2, "Bea"))
    assert again(board).members[1].name == "Bea"


def test_the_ranking_shares_places_and_says_nothing_of_the_turn_that_runs() -> None:
    board = board_of(EVENTS[0], 3)
    do(board, board.propose_begin())
    before = [standing[1:] for standing in board.standings()]
    assert [standing.place for standing in board.standings()] == [1, 1, 1]
    finish(board, board.members[0], Random(3))
    assert [standing[1:] for standing in board.standings()] == before
    play_on = board.propose_bell()
    do(board, play_on)
    for one, other in pairwise(board.standings()):
        assert (one.points == other.points) == (one.place == other.place)


@pytest.mark.parametrize("game", EVENTS, ids=lambda game: game.slug)
def test_what_counts_at_an_event_is_what_the_form_says(game: Game) -> None:
    form, board = form_of(game), board_of(game, 4)
    more = form.points is not None or game.more_is_better
    for table in (board, *board.members):
        assert Pages(table).company(SEAT).more_is_better == more
    if form.points is not None:
        play_out(board, Random(4))
        points = [form.points(member.state.position.fields) for member in board.members]
        assert [member.points[-1] for member in board.members] == points
        assert [standing.points for standing in board.standings()] == sorted(points, reverse=True)
        assert len(set(points)) > 1, "else nothing is ranked"


def test_boards_follow_each_other_with_the_same_people() -> None:
    game = EVENTS[0]
    board = play_out(board_of(game, 2, boards=2), Random(5))
    assert all(member.state.seed == board.state.seed != "" for member in board.members)
    first = {standing.member.name: standing.points for standing in board.standings()}
    made = board.next_board()
    assert made.table.state.id == board.next_board().table.state.id, "whoever asks makes the same"
    do(board, board.propose_next(made.table.state.id))
    assert board.members[1].state.next == f"{made.table.state.id}-2"
    second = made.table
    assert isinstance(second, Board)
    assert second.number == 2
    late = join(second, "Cleo")
    assert late.number == 3
    assert second.members[0].state.seat_of("Anna") == SEAT
    play_out(second, Random(6))
    for standing in again(second).standings():
        assert len(standing.turns) == 2
        earlier = first.get(standing.member.name, board.passed[-1])
        assert standing.points == earlier + standing.turns[1][-1]
    with pytest.raises(Declined):
        second.next_board()


@pytest.mark.parametrize("game", EVENTS, ids=lambda game: game.slug)
def test_no_play_changes_the_draws(game: Game) -> None:
    """What `EventForm` demands: from one seed come the same draws, whatever is played, and whoever draws."""
    secret = bytes(range(32))
    bells = play_out(board_of(game, 1, secret=secret), Random(1))
    window = board_of(game, 2, timed=DAYS, secret=secret)
    do(window, window.propose_begin())
    for seed, member in enumerate(window.members):
        play_to_the_end(window, member, Random(seed))
    members = [*bells.members, *window.members]
    assert len({tuple(drawn_for(member)) for member in members}) == 1
    assert len({tuple(member.state.position.history) for member in members}) == len(members)


def play_to_the_end(board: Board, member: Member, random: Random) -> None:
    """A member plays all turns of a window."""
    while member.is_due:
        finish(board, member, random)


@pytest.mark.parametrize("game", IN_TURNS, ids=lambda game: game.slug)
def test_in_a_window_everybody_plays_when_they_like(game: Game) -> None:
    """Who is quick goes on alone; who comes late begins at the first turn; the end passes what is left."""
    clock = Clockwork()
    board = board_of(game, 3, clock, DAYS)
    do(board, board.propose_begin())
    first = board.state.position.to_bytes()
    quick, slow, away = board.members
    play_to_the_end(board, quick, Random(1))
    for _ in range(2):
        finish(board, slow, Random(2))
    late = join(board, "Dan")
    finish(board, late, Random(3))
    assert board.state.position.to_bytes() == first, "who watches sees no draw before any member"
    assert [len(one.points) for one in (slow, away, late)] == [2, 0, 1]
    assert len(quick.points) > 2
    assert [one.is_due for one in board.members] == [False, True, True, True]
    for one in (slow, late):
        assert drawn_for(quick)[: len(drawn_for(one))] == drawn_for(one)
    assert [standing[1:] for standing in board.standings()] == [((), 0, 0, 0)] * 4
    assert (board.shown_bests, board.best, board.all_due) == ((), 0, [2, 3, 4])
    with pytest.raises(Declined):
        quick.record()
    read = again(board)
    assert [one.points for one in read.members] == [one.points for one in board.members]
    clock.time += 3 * DAY - 1
    assert board.propose_time_up("") == []
    clock.time += 1
    for world in (board, read):
        do(world, world.propose_time_up(""))
        assert world.state.phase == "over"
        of_all = [world.passed, world.bests, *[member.points for member in world.members]]
        assert len({len(points) for points in of_all}) == 1
        assert world.members[2].points == world.passed
        assert len({tuple(drawn_for(member)) for member in world.members}) == 1
    for member in board.members:
        assert member.state.seed == board.state.seed != ""
        assert as_one_seat_game(member).to_bytes() == member.state.position.to_bytes()
        assert told(member).record == as_one_seat_game(member).view(SEAT).to_bytes()
    assert all(standing.place for standing in board.standings())
    assert [standing[1:] for standing in again(board).standings()] == [
        standing[1:] for standing in board.standings()
    ]


def test_a_window_goes_on_without_whoever_leaves_and_after_a_pause() -> None:
    clock = Clockwork()
    board = board_of(EVENTS[0], 3, clock, DAYS, boards=2)
    do(board, board.propose_begin())
    anna, ben, cleo = board.members
    play_to_the_end(board, anna, Random(1))
    do(board, board.propose_for(ben.number, lambda table: table.propose_leave(SEAT)))
    do(board, board.propose_removal(cleo.number))
    do(board, board.propose_forget({ben.holder}, ""))
    assert board.state.phase == "playing", "others may come until the end"
    do(board, board.propose_pause())
    with pytest.raises(Declined, match="paused"):
        finish(board, join(board, "Dan"), Random(1))
    clock.time += 9 * DAY
    assert board.propose_time_up("") == []
    do(board, board.propose_continue())
    finish(board, board.members[3], Random(1))
    do(board, board.propose_close())
    assert (board.state.phase, board.state.ended) == ("over", "rules"), "all have as many turns"
    assert len({len(member.points) for member in board.members}) == 1
    following = board.next_board().table
    assert isinstance(following, Board)
    assert following.has_window
    do(following, following.propose_begin())
    play_to_the_end(following, following.members[0], Random(1))
    do(following, following.propose_bell())
    assert [len(standing.turns) for standing in following.standings()] == [2] * 3


def test_games_without_a_form_are_no_events() -> None:
    other = next(game for game in everything() if game.event is None)
    with pytest.raises(Declined, match="not played as an event"):
        create_event(other, {}, facts_of(), Clock("turn", ON_TIME))


def test_a_title_is_longer_than_a_name() -> None:
    title = "An evening of the club, with all " + "x" * (LONGEST_TITLE - 33)
    new = create_event(EVENTS[0], {}, facts_of(title), Clock("turn", ON_TIME))
    assert new.table.state.chairs[SEAT].name == title
    with pytest.raises(Declined, match="at most 60"):
        create_event(EVENTS[0], {}, facts_of(title + "x"), Clock("turn", ON_TIME))


def test_a_log_with_a_gap_is_damaged() -> None:
    board = board_of(EVENTS[0], 2)
    events = [*board.state.events[:1], replace(board.state.events[2], n=2)]
    with pytest.raises(DamagedLog):
        resume_table(events, find, board.now)


@pytest.mark.parametrize("game", IN_TURNS)
def test_the_turn_under_way_does_not_count_where_a_board_is_ended(game: Game) -> None:
    """Neither in the ranking nor on the member's own record, where it is said to be taken back."""
    board = board_of(game, 2)
    anna = board.members[0]
    do(board, board.propose_begin())
    finish(board, anna, Random(1))
    do(board, board.propose_bell())
    counted, before = anna.points[-1], list(anna.state.position.history)
    play(board, anna, anna.legal(SEAT)[-1])
    assert len(anna.state.position.history) > len(before)
    do(board, board.propose_close())
    assert list(anna.state.position.history) == before
    assert calls.scores(game, anna.state.frames.now.fields, 1)[SEAT] == counted == anna.points[-1]
    assert [member.state.phase for member in board.members] == ["over", "over"]
    assert anna.state.n == again(board).members[0].state.n
    assert "does not count" in "".join(
        str(line[1]) for event in anna.state.events if (line := event_line(anna.state, event))
    )


@pytest.mark.parametrize("game", [game for game in EVENTS if game.draws_first])
def test_a_board_of_one_turn_ends_with_what_each_has(game: Game) -> None:
    board = board_of(game, 2)
    assert board.has_one_turn
    do(board, board.propose_begin())
    play(board, board.members[0], board.members[0].legal(SEAT)[0])
    do(board, board.propose_close())
    assert board.state.phase == "over"
    assert [len(standing.turns[0]) for standing in board.standings()] == [1, 1]
    (first, *_) = board.standings()
    assert f"{first.points} points" in str(end_in_words(board.member(first.member.number).state))
