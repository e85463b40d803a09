"""What people agree on at a table, over real sockets: calls, takebacks, stand-ins, nudges, series, clocks."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.games import catalogue
from parlour.kernel.actors import NOBODY, TABLE
from parlour.kernel.errors import BadOption
from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.play.errors import Declined
from parlour.play.requests import calls, waiting_for
from parlour.play.series import starter_is_drawn, with_drawn_starter
from parlour.view.company import Pages
from parlour.view.words import TableInWords
from parlour.wire.from_client import Again, AnswerOthers, Back, Leave, Nudge, Request
from parlour.wire.to_client import (
    Asked,
    ClockTimes,
    Next,
    Nudged,
    Players,
    Refused,
    Snapshot,
    Standings,
    Update,
)
from tests.games import some_game
from tests.play.tables import ANNA, BEN, CLEO, do, made, people, play_out, table_of
from tests.server.people import Person, Served, Site, generous, serving, visiting
from tests.view.test_words import Browser, as_seen, snapshot_of

pytestmark = pytest.mark.anyio

ME, HERE = {"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}
BOT = {"kind": "bot", "level": "random"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server at which everybody without a connection is away at once."""
    with serving(tmp_path_factory.mktemp("data"), generous(away_seconds=0.0)) as served:
        yield served


@pytest.fixture
async def site(served: Served) -> AsyncIterator[Site]:
    async with visiting(served.url) as site:
        yield site


def for_many() -> Game:
    """A game for three or more."""
    return next(game for game in catalogue() if game.display is not None and 3 in game.seating.seats)


async def two(site: Site, **more: Any) -> tuple[Person, Person]:
    table, _, tokens = await site.make(ME, HERE, **more)
    return Person(site.url, table, tokens[0]), Person(site.url, table, tokens[1])


async def played(people: list[Person], commits: int) -> Person:
    """A number of commits by whoever is due; returns who played last."""
    random, last = Random(3), people[0]
    for _ in range(commits):
        last = next(person for person in people if person.seat in person.due and person.legal)
        await last.play([random.choice(last.legal)])
        for person in people:
            while person.n < max(one.n for one in people):
                await person.hear()
    return last


async def test_a_takeback_that_all_agree_to_brings_the_table_back(site: Site) -> None:
    a, b = await two(site)
    async with a, b:
        before = await site.look(a.table, a.token)
        last = await played([a, b], 1)
        other = b if last is a else a
        await last.send(Request("takeback"))
        asked = await other.until(Asked)
        assert asked.question is not None
        assert (asked.question.about, asked.question.by, asked.question.waiting) == (
            "takeback", last.seat, [other.seat],
        )  # fmt: skip
        await other.send(AnswerOthers(True))
        for person in (a, b):
            back = await person.until(Snapshot)
            assert back.question is None
            assert back.log[-1].told.text.startswith("took the last turn back")
        after = await site.look(a.table, a.token)
        assert (after.pieces, after.due, after.legal) == (before.pieces, before.due, before.legal)
        assert after.cut > before.cut


async def test_what_is_declined_stays_as_it_is(site: Site) -> None:
    a, b = await two(site)
    async with a, b:
        await a.send(Request("stop"))
        await b.until(Asked)
        await b.send(AnswerOthers(False))
        while (await a.until(Asked)).question is not None:
            pass
        await a.send(Request("stop"))
        refused = await a.until(Refused)
        assert "was declined" in refused.sentence
        assert (await site.look(a.table)).phase == "playing"


async def test_all_may_agree_to_stop_and_the_record_says_so(site: Site) -> None:
    a, b = await two(site)
    async with a, b:
        await a.send(Request("stop"))
        await b.until(Asked)
        await b.send(AnswerOthers(True))
        while True:
            update = await a.until(Update)
            if update.result is not None:
                break
        assert update.result.ended == "agreed"
    record = (await site.get(f"tables/{a.table}/record")).json()
    assert (record["over"], record["ended"]) == (False, "agreed")


async def test_everybody_is_told_after_how_long_somebody_counts_as_away(tmp_path: Path) -> None:
    with serving(tmp_path, generous(away_seconds=7.5)) as served:
        async with visiting(served.url) as site:
            table, _, tokens = await site.make(ME, HERE)
            for token in (tokens[0], ""):  # who watches, too
                async with Person(site.url, table, token) as person:
                    told = [heard.away_seconds for heard in person.heard if isinstance(heard, Snapshot)]
                    assert told == [7.5]


async def test_somebody_away_is_played_for_and_comes_back(site: Site) -> None:
    table, _, tokens = await site.make(ME, HERE, BOT, game=for_many())
    a, b = Person(site.url, table, tokens[0]), Person(site.url, table, tokens[1])
    async with a, b:
        await a.send(Request("stand-in", b.seat))
        assert "not been away" in (await a.until(Refused)).sentence
    async with a:
        await a.send(Request("stand-in", b.seat))
        while not (await a.until(Players)).players[b.seat].stands_in:
            pass
        async with b:
            await b.send(Back())
            while (await a.until(Players)).players[b.seat].stands_in:
                pass
            await b.send(Leave(level="deepest"))
            assert (await b.until(Refused)).code == "unreadable"
            await b.send(Leave(level="random"))
            while not (await a.until(Players)).players[b.seat].stands_in:
                pass
            assert (await site.look(table)).phase == "playing"


async def test_who_is_due_may_be_nudged_once_in_a_while(site: Site) -> None:
    a, b = await two(site)
    async with a, b:
        due, other = (a, b) if a.seat in a.due else (b, a)
        await other.send(Nudge(due.seat))
        nudged = await due.until(Nudged)
        assert (nudged.by, nudged.whom) == (other.seat, due.seat)
        mine = await site.post("tables/mine", {"tables": [{"table": due.table, "token": due.token}]})
        assert mine.json()["tables"][0]["nudged"]
        await other.send(Nudge(due.seat))
        assert "just been reminded" in (await other.until(Refused)).sentence


async def test_clocks_are_told_and_listed(site: Site) -> None:
    a, b = await two(site, clock={"kind": "fischer", "main": 600, "plus": 5})
    async with a, b:
        shown = await site.look(a.table)
        assert shown.clock is not None
        assert (shown.clock.main, shown.clock.plus, shown.clock.loses) == (600, 5, True)
        due = a if a.seat in a.due else b
        await due.send(Request("takeback"))
        await due.until(Refused)
        heard = [message for message in due.heard if isinstance(message, ClockTimes)]
        assert len(heard[-1].left) == 2
        assert heard[-1].running == list(shown.due)
        assert all(0 < left <= 605_000 for left in heard[-1].left)
        mine = await site.post("tables/mine", {"tables": [{"table": due.table, "token": due.token}]})
        assert mine.json()["tables"][0]["until"] > 0


async def test_a_clock_or_a_series_that_makes_no_sense_is_refused(site: Site) -> None:
    for more in (
        {"clock": {"kind": "turn", "main": 1}},
        {"clock": {"kind": "hourglass", "main": 60}},
        {"series": {"form": "best", "games": 2}},
        {"series": {"form": "round", "games": 9}},
    ):
        body = {"game": some_game().slug, "seats": [ME, HERE], **more}
        got = await site.post("tables", body)
        assert got.status_code in (400, 409, 422), more
        assert got.json()["sentence"]


async def test_the_next_game_of_a_series_begins_with_the_same_people(site: Site) -> None:
    a, b = await two(site, series={"form": "round"})
    async with a, b:
        first = await site.look(a.table)
        assert first.series is not None
        game = some_game()
        drawn = starter_is_drawn(Variant.of(game, **with_drawn_starter(game, {"seats": 2})))
        starter = 0 if drawn else NOBODY
        assert (first.series.games, first.series.number, first.series.starter) == (2, 1, starter)
        await a.send(Request("stop"))
        await b.until(Asked)
        await b.send(AnswerOthers(True))
        assert (await a.until(Standings)).series.again, "a game left unfinished is played again"
        await a.send(Again())
        await b.send(Again())
        following = (await a.until(Next)).table
    second = await site.look(following, a.token)
    assert second.series is not None
    assert (second.series.number, second.series.replays, second.seat) == (1, 1, a.seat)


async def test_the_last_who_leaves_closes_the_table(site: Site) -> None:
    table, _, tokens = await site.make(ME, {"kind": "link"})
    async with Person(site.url, table, tokens[0]) as a:
        await a.send(Leave())
        await a.until(Update)
    assert (await site.look(table)).phase == "over"
    record = (await site.get(f"tables/{table}/record")).json()
    assert (record["ended"], record["ended_by"]) == ("gave-up", [0])


# -- without a network ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 2, 3))])
def test_everybody_who_listens_sees_what_a_reload_would_show(seed: int) -> None:
    """The tiny game with calls, questions, takebacks and stand-ins between the turns."""
    table = table_of(ANNA, BEN, CLEO)
    words, random = TableInWords(Pages(table)), Random(seed)
    browsers = [Browser(snapshot_of(words, seat)) for seat in range(4)]
    wishes: list[Any] = [
        lambda seat: table.propose_ask(seat, "call", random.choice(calls(table.state, seat) or [-1])),
        lambda seat: table.propose_ask(seat, "takeback"),
        lambda seat: table.propose_ask(seat, "stop"),
        lambda seat: table.propose_ask(seat, "stand-in", (seat + 1) % 3, "greedy", {0, 1, 2}),
        lambda seat: table.propose_answer(seat, random.random() < 0.8),
        lambda seat: table.propose_answer(seat, True),
        lambda seat: table.propose_back(seat),
        lambda seat: table.propose_nudge(seat, (seat + 1) % 3),
    ]
    for step in range(120):
        n = table.state.n
        try:
            if random.random() < 0.5 and table.state.phase == "playing":
                play_out(table, step, 1)
            else:
                do(table, random.choice(wishes)(random.randrange(3)))
        except Declined:
            pass
        for seat, browser in enumerate(browsers):
            browser.hear(words.since(seat, n))
            assert as_seen(browser.now) == as_seen(snapshot_of(words, seat))
            assert as_seen(browser.now) == as_seen(snapshot_of(TableInWords(Pages(table)), seat)), (
                "or a restart"
            )
    assert table.state.taken_back or table.state.phase == "over"


def test_a_call_is_told_as_the_game_has_it_and_stands_in_the_record() -> None:
    table = made(ANNA, BEN, CLEO).table
    words = TableInWords(Pages(table))
    call = snapshot_of(words, 1).calls[0]
    assert (call.label, call.against) == ("Hush", [0])
    assert snapshot_of(words, 3).calls == []
    do(table, table.propose_ask(1, "call", call.action))
    question = snapshot_of(words, 2).question
    assert question is not None
    assert (question.by, question.waiting, question.whom, question.label) == (1, [2], [0], "Hush")
    do(table, table.propose_answer(2, True))
    texts = [line.told.text for line in snapshot_of(words, 2).log]
    assert "calls the referee: Hush, Anna." in texts
    assert "agrees." in texts
    assert table.state.position.history[-1].actor == TABLE


def with_calls() -> list[tuple[Game, dict[str, Any]]]:
    """Games with a referee, and the option that asks for one where it takes an option."""
    found: list[tuple[Game, dict[str, Any]]] = []
    for game in catalogue():
        single: list[dict[str, Any]] = [
            {o.name: c.text} for o in game.options for c in o.choices if len(o.choices) <= 4
        ]
        for options in ({}, *single):
            seats = max(game.seating.seats)
            try:
                state = Variant.of(game, seats=seats, **options).new_state(seed=1)
            except BadOption:
                continue
            if state.legal_actions(TABLE):
                found.append((game, options))
                break
    return found


@pytest.mark.parametrize(("game", "options"), with_calls(), ids=lambda part: getattr(part, "slug", ""))
def test_a_game_with_a_referee_goes_on_after_calls(game: Game, options: dict[str, Any]) -> None:
    """After a call the seats that are due act, at once or one after another, to the end."""
    seats = max(game.seating.seats)
    table = table_of(*people(seats), game=game, **options)
    words, random = TableInWords(Pages(table)), Random(5)
    for turn in range(12):
        play_out(table, turn, 1)
        raising = random.randrange(seats)
        possible = calls(table.state, raising)
        if table.state.phase != "playing" or not possible:
            continue
        called = random.choice(possible)
        do(table, table.propose_ask(raising, "call", called))
        if table.state.question is not None:
            do(table, table.propose_answer(waiting_for(table.state)[0], True))
        assert table.state.position.history[-1] == (TABLE, called)
        for seat in range(seats + 1):
            assert snapshot_of(words, seat).log[-1].seat == -1, "the game tells of it itself"
    assert any(entry.actor == TABLE for entry in table.state.position.history)
    play_out(table)
    assert table.state.variant.replay(table.record()).to_bytes() == table.state.position.to_bytes()
