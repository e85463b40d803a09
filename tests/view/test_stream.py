"""Folding what a seat was sent gives what it may know, whatever has happened and whenever it has come."""

from __future__ import annotations

from base64 import b64decode
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.kernel.game import Game
from parlour.kernel.records import SPARE
from parlour.play.counts import Count
from parlour.play.errors import Declined
from parlour.play.table import Table
from parlour.testing.tiny import GAME
from parlour.view.company import Pages
from parlour.view.fold import Fold, Torn
from parlour.wire.to_client import Company, CutBack, Happened, Moves, Players, ToClient
from tests.play.tables import (
    ALL_GAMES,
    ANNA,
    LINK,
    a_round,
    acts_unseen,
    commit,
    do,
    people,
    table_of,
    unseen_action,
)
from tests.play.test_going_on import gone_on, played

SEVERAL_AT_ONCE = [game for game in ALL_GAMES if game.display and acts_unseen(game)]


class Viewer:
    """A client that folds moves: at a seat, or with the number of seats a spectator."""

    def __init__(self, table: Table, pages: Pages, seat: int) -> None:
        self.table, self.pages, self.seat = table, pages, seat
        self.fold = Fold(table.state.game)
        self.heard = list[ToClient]()
        self.come(None)

    def come(self, known: Count | None) -> None:
        """Say hello."""
        self.hear(self.pages.hello(self.seat, known))

    def hear(self, messages: list[ToClient]) -> None:
        for message in messages:
            self.heard.append(message)
            if isinstance(message, Moves | CutBack):
                self.fold.take(message)

    def is_right(self) -> bool:
        """Whether the record and the entries are those that the seat may know."""
        table, seat = self.table.state, self.seat
        if table.phase == "waiting":
            return not self.fold.record
        known = self.table.state.frames.at(table.entries).known(seat)
        told = self.table.seen(seat, len(table.given), table.entries)
        open_entries = [entry for entry in self.fold.entries if entry.action >= 0]
        return self.fold.record == known and open_entries == [each for each in told if each.action >= 0]


@pytest.mark.parametrize("game", [game for game in ALL_GAMES if SPARE in (game.dtype.names or ())], ids=str)
def test_spare_bytes_of_a_record_are_zero_for_everybody(game: Game) -> None:
    table = table_of(*people(min(game.seating.seats)), game=game)
    for n in range(20):
        if table.state.phase == "playing":
            commit(table, table.state.due[0], n)
    for frame in table.state.frames.between(0, table.state.entries):
        for view in range(table.state.seats + 1):
            assert not frame.view(view)[SPARE].any()


def play_something(table: Table, pages: Pages, chosen: Random) -> None:
    """Let one of many things happen at a table."""
    seat = chosen.choice(table.state.due) if table.state.due else 0
    what = chosen.random()
    people = table.state.people
    if table.state.phase != "playing" or what < 0.05:
        do(table, table.propose_chat(seat, "hello"))
    elif what < 0.15 and len(people) > 1 and pages.table.state.frames.first_of(seat):
        asked = table.state.frames.first_of(seat)
        if asked is None or table.state.question is not None:
            return
        try:
            do(table, table.propose_ask(seat, "takeback"))
        except Declined:
            return  # it was declined before
        for other in people:
            if table.state.question is not None and other != seat:
                do(table, table.propose_answer(other, chosen.random() < 0.8))
    elif what < 0.16:
        do(table, table.propose_leave(seat))
    elif what < 0.24:
        stand_in_or_return(table, chosen)
    else:
        commit(table, seat, chosen.randrange(2**16))


def stand_in_or_return(table: Table, chosen: Random) -> None:
    """Have a bot play for somebody, or somebody take their seat back."""
    seat = chosen.randrange(table.state.seats)
    if table.state.chairs[seat].stands_in:
        do(table, table.propose_back(seat))
        return
    try:
        events = table.propose_leave(seat, "random")
    except Declined:
        return  # too often
    do(table, events)


@pytest.mark.parametrize("game", [game for game in ALL_GAMES if game.display], ids=str)
@settings(max_examples=12)
@given(seed=st.integers(0, 2**32), steps=st.integers(1, 40))
def test_what_is_folded_is_what_the_seat_may_know(game: Game, seed: int, steps: int) -> None:
    chosen = Random(seed)
    seats = chosen.choice([count for count in game.seating.seats if count <= 4])
    table = table_of(*people(seats), game=game, secret=chosen.randbytes(32))
    pages = Pages(table)
    viewers = [Viewer(table, pages, seat) for seat in range(seats + 1)]
    away, told = dict[int, Count](), [table.state.n] * len(viewers)
    for _ in range(steps):
        play_something(table, pages, chosen)
        for viewer in viewers:
            if viewer.seat in away:
                if chosen.random() < 0.3:
                    viewer.come(away.pop(viewer.seat))
                    told[viewer.seat] = table.state.n
            elif chosen.random() < 0.3:
                continue  # it is told several events together
            elif chosen.random() < 0.1:
                known = Count(viewer.fold.cut, viewer.fold.n)
                away[viewer.seat] = chosen.choice([known, known, Count(7, 0), Count(0, -3), Count(0, 10**6)])
            else:
                viewer.hear(pages.since(viewer.seat, told[viewer.seat]))
                told[viewer.seat] = table.state.n
            assert viewer.seat in away or viewer.is_right()
    for viewer in viewers:
        if viewer.seat not in away:
            viewer.hear(pages.since(viewer.seat, told[viewer.seat]))
        late = Viewer(table, Pages(table), viewer.seat)
        assert late.is_right()
        if viewer.seat not in away:
            assert (late.fold.record, late.fold.n) == (viewer.fold.record, viewer.fold.n)


@pytest.mark.parametrize("game", SEVERAL_AT_ONCE, ids=str)
def test_what_a_seat_cannot_notice_does_not_exist_for_it(game: Game) -> None:
    table = table_of(*people(3), game=game)
    pages = Pages(table)
    actor, other = table.state.due[:2]
    before = pages.hello(other, None)
    n = table.state.n
    action = unseen_action(table.state.position, actor, {*range(4)} - {actor})
    assert action is not None
    do(table, table.propose_play(actor, table.count(actor), [action]))
    assert pages.since(other, n) == pages.since(3, n) == []
    assert pages.hello(other, None) == before
    (own,) = [one for one in pages.since(actor, n) if isinstance(one, Moves)]
    assert own.moves[0].action == action


def test_before_the_start_there_is_company_alone() -> None:
    table = table_of(ANNA, LINK)
    pages = Pages(table)
    assert [type(one) for one in pages.hello(0, None)] == [Company]
    n = table.state.n
    do(table, table.propose_sit(table.state.created.invite, "Ben", "token")[1])
    do(table, table.propose_start())
    (start,) = [one for one in pages.since(0, n) if isinstance(one, Moves)]
    fold = Fold(table.state.game)
    fold.take(start)
    assert fold.record == table.state.frames.at(table.state.entries).known(0)


def test_who_begins_is_news_after_who_has_come() -> None:
    """A page that has heard of a line does not hear it twice."""
    table = table_of(ANNA, LINK)
    pages, n = Pages(table), table.state.n
    do(table, table.propose_sit(table.state.created.invite, "Ben", "token")[1])
    do(table, table.propose_start())
    told = pages.since(0, n)
    (came,) = [one.line for one in told if isinstance(one, Players)]
    (begins,) = [one.entry.line for one in told if isinstance(one, Happened)]
    assert came < begins == pages.line()


def test_what_was_said_stands_after_the_entries_that_its_reader_knew() -> None:
    table = table_of(*people(2))
    pages = Pages(table)
    commit(table, table.state.due[0])
    asker = table.state.frames.spans[-1].seat
    do(table, table.propose_ask(asker, "stop"))
    (company, moves, *_) = pages.hello(2, None)
    assert isinstance(company, Company)
    assert isinstance(moves, Moves)
    begins, asks = company.log
    assert (asks.seat, asks.n) == (asker, moves.n)
    assert begins.n < moves.n


def test_a_game_that_goes_on_from_another_begins_where_that_was_left() -> None:
    entries = 4
    table = gone_on(played(GAME, 2), entries, *people(2)).table
    pages = Pages(table)
    viewer = Viewer(table, pages, 0)
    assert viewer.is_right()
    (_, moves, *_) = viewer.heard
    assert isinstance(moves, Moves)
    assert b64decode(moves.start) == table.state.frames.at(entries).known(0)
    commit(table, table.state.due[0])
    viewer.hear(pages.since(0, table.state.n - 1))
    assert viewer.is_right()


def test_moves_that_miss_one_are_torn() -> None:
    table = table_of(*people(2))
    pages = Pages(table)
    viewer = Viewer(table, pages, 0)
    commit(table, table.state.due[0])
    n = table.state.n
    commit(table, table.state.due[0], 1)
    with pytest.raises(Torn):
        viewer.hear(pages.since(0, n))
    viewer.come(None)
    assert viewer.is_right()


def test_a_turn_that_is_taken_back_is_cut_off_and_counting_goes_on() -> None:
    table = table_of(*people(2), random_start=False)
    pages = Pages(table)
    viewers = [Viewer(table, pages, seat) for seat in range(3)]
    commit(table, 0)
    for viewer in viewers:
        viewer.hear(pages.since(viewer.seat, table.state.n - 1))
    before = [viewer.fold.n for viewer in viewers]
    n = table.state.n
    do(table, table.propose_ask(0, "takeback"))
    do(table, table.propose_answer(1, True))
    for viewer, known in zip(viewers, before, strict=True):
        viewer.heard.clear()
        viewer.hear(pages.since(viewer.seat, n))
        (back,) = [one for one in viewer.heard if isinstance(one, CutBack)]
        assert not any(isinstance(one, Moves | Company) for one in viewer.heard)
        assert (back.cut, back.entry.n) == (1, back.to)
        assert back.to < known
        assert viewer.is_right()
    commit(table, 0, 1)
    for viewer in viewers:
        viewer.hear(pages.since(viewer.seat, table.state.n - 1))
        assert viewer.is_right()


def test_how_a_game_was_stopped_is_told_beside_its_moves() -> None:
    table = a_round(table_of(*people(2)))
    pages = Pages(table)
    n = table.state.n
    do(table, table.propose_leave(0))
    (end, *_) = pages.since(1, n)
    assert isinstance(end, Happened)
    assert end.result
    assert (end.entry.seat, end.entry.said) == (0, ["parlour", "log-gave-up", {}])
    assert end.result.said[:2] == ["parlour", "lost-to"]
    assert (end.result.sentence, end.result.ended) == ("", "resigned")
