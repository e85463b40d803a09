"""Pairs of worlds with the same draws so far and other ones to come: nobody at an event can tell them apart.

In both, one member has come to a turn of the second event of a season; then the others play on, each world in
a way of its own. All that the member, who watches and who has a code can get is compared byte for byte: each
address of the server that names a table, an event, a season or a code, and what comes over sockets, in moves
and in words.

In a meeting of teams, those at one table play on to the end, and those at the other, who watches and the
maker cannot tell.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, aclosing, asynccontextmanager
from itertools import product
from random import Random
from typing import Any, Final, NamedTuple

import pytest
from msgspec.structs import replace
from starlette.routing import BaseRoute, Mount, Route

from parlour.games import catalogue, everything, find
from parlour.kernel.chance import commitment_to
from parlour.kernel.event_form import no_best
from parlour.kernel.game import Game
from parlour.play import steady_clock
from parlour.play.clock import DAY, Clock
from parlour.play.event_board import Board, Member, create_event, points_of
from parlour.play.event_rounds import Rounds, create_rounds
from parlour.play.event_table import SEAT, member_table
from parlour.play.resume import resume_table
from parlour.play.season import Placing, Season
from parlour.play.table import Table
from parlour.play.table_state import TableState
from parlour.play.tokens import holder_of
from parlour.server.tables.listing import summary_of
from parlour.server.web.routes import replays
from parlour.wire.from_client import Ask
from parlour.wire.parts import NarratorCall
from parlour.wire.to_client import Players, Refused, Told, Watchers
from tests.play.tables import facts_of
from tests.play.test_event_board import do, finish, join
from tests.server.people import Person, Served, Site, serving, visiting

pytestmark = pytest.mark.anyio

GAMES: Final = [game for game in everything() if game.event and not game.draws_first]
"""Those with draws after a turn: where all come first, there is none to come."""
FIRST: Final = next(game for game in catalogue() if game.event)
KNOWS: Final = [game for game in GAMES if game.event and game.event.best is not no_best][-1]
"""A game that knows its best plays, of which everybody makes a share that a season counts."""
NOW: Final = 1_700_000_000.0
FORMS: Final = {"bells": Clock("turn", 600), "window": Clock("window", 3 * DAY)}
SECRETS: Final = ("11" * 32, "22" * 32)
MEMBERS: Final = ("Anna", "Ben", "Cleo")
"""Who looks, who plays on, and who is at the first turn, or waited for at the bell."""
ANNA, BEN, CLEO = range(1, 4)
FILLED: Final = {"table", "event", "season", "code"}
"""What of an address is about events."""
QUERIES: Final = {
    "stream": ["cut=0&n=0&line=0"],
    "record": ["", "form=text"],
    "results": ["", "form=csv"],
    "{season}": ["", "form=csv"],
    "told": [
        *("calls=scene.0", "calls=tell.0.1", "cut=0&calls=scene.0,legal.0"),
        *(f"cut=0&calls=scene.{n},legal.{n},tell.0.{n},changes.0.{n}" for n in (1, 3, 5, 11)),
    ],
}
"""What is asked besides of addresses that end so: together what is refused if the same entry is not there."""


class Got(NamedTuple):
    """An answer."""

    status: int
    kind: str
    body: bytes


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Served]]:
    """A server for each world, at the same moment for ever."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(steady_clock, "_steady", lambda: NOW)
        with (
            serving(tmp_path_factory.mktemp("one")) as one,
            serving(tmp_path_factory.mktemp("other")) as other,
        ):
            yield [one, other]


def begun(game: Game, clock: Clock, turn: int, season: Season | None = None) -> Board:
    """A board whose first member has finished so many turns, and so all where a bell rings."""
    secret = bytes.fromhex(SECRETS[0])
    new = create_event(game, {}, facts_of(season=season), clock, secret=secret, now=lambda: NOW)
    board = new.table
    assert isinstance(board, Board)
    for name in MEMBERS:
        join(board, name)
    do(board, board.propose_begin())
    for n in range(turn):
        for member in board.members[: None if clock.kind == "turn" else CLEO - 1]:
            finish(board, member, Random(n + member.number))
    return board


def season_of(game: Game, clock: Clock, turn: int) -> list[Board]:
    """Two events of a season: one that is over, and one at a turn."""
    assert game.event
    first = begun(game, FORMS["bells"], 1)
    do(first, first.propose_close())
    rule = Season(first.state.id, "places" if game.event.best is no_best else "share")
    return [first, begun(game, clock, turn, rule)]


def addresses(routes: Sequence[BaseRoute], before: str = "") -> Iterator[str]:
    """The addresses that are read and about tables, events and codes alone."""
    for route in routes:
        if isinstance(route, Mount):
            yield from addresses(route.routes, before + route.path)
        elif isinstance(route, Route) and "GET" in (route.methods or ()):
            named = set(re.findall(r"{(\w+)", route.path))
            if named and named <= FILLED:
                yield before + route.path


class Scene(NamedTuple):
    """What two worlds begin with."""

    season: str
    event: str
    code: str
    logs: Sequence[Table]
    """What is as it was in both, and last the tables whose draws to come are others in each."""
    others: int
    """How many those last ones are."""
    tables: Sequence[str]
    """What is looked at."""
    own: str
    """The table of the member who looks."""
    looks: Sequence[str] = ("", MEMBERS[0])
    """The tokens of those who look, none of who watches."""


class World:
    """An event at a server."""

    def __init__(self, served: Served, site: Site, scene: Scene, secret: str, seed: int) -> None:
        self.served, self.site, self.scene, self.random = served, site, scene, Random(seed)
        kept = len(scene.logs) - scene.others
        self.logs = [*scene.logs[:kept], *(resecreted(log, secret) for log in scene.logs[kept:])]
        self.commitments = [log.state.commitment for log in self.logs[kept:]]
        self.sockets: list[Person] = []

    @classmethod
    @asynccontextmanager
    async def of(cls, served: Served, scene: Scene, secret: str, seed: int) -> AsyncIterator[World]:
        """An event at a server, with people who listen."""
        async with visiting(served.url) as site:
            world = cls(served, site, scene, secret, seed)
            for log in world.logs:
                await world.store(log)
            try:
                for stream in (True, False):
                    for table, token in ((scene.own, MEMBERS[0]), (scene.event, "")):
                        world.sockets.append(await Person(served.url, table, token, stream).come())
                yield world
            finally:
                for person in world.sockets:
                    await person.go()

    async def store(self, log: Table) -> None:
        """Have the server know a log."""
        stored = asyncio.get_running_loop().create_future()
        here = asyncio.get_running_loop()

        def append() -> None:
            hub = self.served.services.hub
            done = hub.store.append(summary_of(log), log.state.events)
            done.add_done_callback(lambda one: here.call_soon_threadsafe(stored.set_result, one.exception()))

        self.served.do(append)
        assert await stored is None

    def table(self, member: int) -> str:
        """A member's table at a board."""
        return member_table(self.scene.event, member)

    async def plays(self, member: int, *, turns: int) -> None:
        """A member plays at random, in the way of this world, so many turns or to the end."""
        token = MEMBERS[member - 1]
        async with Person(self.site.url, self.table(member), token, stream=True) as person:
            await self.goes_on(person, turns, self.random)

    async def goes_on(self, person: Person, turns: int, random: Random) -> None:
        """Somebody plays so many turns, or to the end."""
        for _ in range(turns):
            assert person.fold is not None
            had = draws(person)
            while person.due and draws(person) == had:
                answer = await person.play([random.choice(person.legal)])
                assert not isinstance(answer, Refused)

    async def got(self, path: str, token: str) -> Got:
        """What an address answers."""
        headers = {"host": "localhost"} | ({"authorization": f"Bearer {token}"} if token else {})
        answer = await self.site.http.get(f"{self.site.url}{path}", headers=headers)
        return Got(answer.status_code, answer.headers.get("content-type", ""), self.without(answer.content))

    def without(self, said: bytes) -> bytes:
        """What is said, without the commitment, which is told from the start and tells nothing."""
        for commitment in self.commitments:
            said = said.replace(commitment.encode(), b"")
        return said

    async def read(self) -> AsyncIterator[tuple[str, Got]]:
        """All that can be read of the event, by its name."""
        scene = self.scene
        named = {"event": scene.event, "season": scene.season, "code": scene.code}
        for path in sorted(set(addresses(self.served.app.routes))):
            for table in scene.tables if "{table}" in path else [""]:
                whole = path.format(table=table, **named)
                for query in QUERIES.get(path.rpartition("/")[2], [""]):
                    for token in scene.looks:
                        yield f"{whole}?{query} {token}", await self.got(f"{whole}?{query}", token)
        held = [{"table": scene.own, "token": MEMBERS[0]}]
        mine = await self.site.post("tables/mine", {"tables": held})
        yield "mine", Got(mine.status_code, "", self.without(mine.content))

    async def heard(self) -> list[list[bytes]]:
        """What came over sockets, and what they answer to what pages without the game's module ask."""
        for person in self.sockets:
            cut, n = person.known or (0, 0)
            near = range(max(0, n - 2), n + 3)
            calls = [
                *(NarratorCall(call, k) for k in near for call in ("scene", "legal")),
                *(NarratorCall(call, 0, k) for k in near for call in ("changes", "tell")),
            ]
            for number, call in enumerate(calls, 1000):
                await person.send(Ask(number, cut, [call]))
                await person.until(Told, Refused)
            if person.legal and person.token:
                await person.draft([person.legal[0]])
        return [
            [
                self.without(raw.encode())
                for raw, said in zip(person.raw, person.heard, strict=True)
                if not isinstance(said, Players | Watchers)  # who is here is told when there is time
            ]
            for person in self.sockets
        ]


def resecreted(log: Table, secret: str) -> Table:
    """A log with its draws so far, whose draws to come are those of another secret."""
    first = replace(log.state.events[0], payload=replace(log.state.created, secret=secret))
    return resume_table([first, *log.state.events[1:]], find, lambda: NOW)


def draws(person: Person) -> int:
    """How many draws somebody has been told of."""
    assert person.fold is not None
    return sum(entry.actor < 0 for entry in person.fold.entries)


async def told_apart(worlds: Sequence[World]) -> AsyncGenerator[str]:
    """What tells two worlds apart."""
    one, other = (world.read() for world in worlds)
    async for name, got in one:
        there, got_there = await anext(other)
        assert there == name
        if got != got_there:
            yield name
    first, second = [await world.heard() for world in worlds]
    for n, said in enumerate(first):
        if said != second[n]:
            yield f"socket {n}"


async def tells_apart(worlds: Sequence[World]) -> list[str]:
    """All that tells two worlds apart."""
    return [what async for what in told_apart(worlds)]


async def differ(worlds: Sequence[World]) -> bool:
    """Whether anything tells two worlds apart; the rest is not read."""
    async with aclosing(told_apart(worlds)) as told:
        return await anext(told, None) is not None


@asynccontextmanager
async def both(servers: Sequence[Served], scene: Scene) -> AsyncIterator[list[World]]:
    """Two worlds that begin alike."""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(World.of(served, scene, secret, seed))
            for seed, (served, secret) in enumerate(zip(servers, SECRETS, strict=True))
        ]


@asynccontextmanager
async def pair(servers: Sequence[Served], game: Game, form: str, turn: int) -> AsyncIterator[list[World]]:
    """Two worlds at a turn of the second event of a season."""
    before, board = season_of(game, FORMS[form], turn)
    created = board.state.created
    own = [member_table(created.table, n) for n in (ANNA, BEN)]
    logs, tables = (before, board), (created.table, *own)
    scene = Scene(before.state.id, created.table, created.invite, logs, 1, tables, own[0])
    async with both(servers, scene) as worlds:
        yield worlds


async def others_play(worlds: Sequence[World], form: str) -> None:
    """Let the others go on as far as they can, in each world in a way of its own."""
    for world in worlds:
        await world.plays(BEN, turns=1 if form == "bells" else 1000)


@pytest.mark.parametrize(("form", "turn"), [("bells", 2), ("window", 1)])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
async def test_nothing_tells_of_draws_to_come(
    servers: list[Served], game: Game, form: str, turn: int
) -> None:
    async with pair(servers, game, form, turn) as worlds:
        table = (await worlds[0].site.get(f"seasons/{worlds[0].scene.season}")).json()
        assert [event["over"] for event in table["events"]] in ([True, False], [False, True])
        await others_play(worlds, form)
        assert await tells_apart(worlds) == []
        one, other = [await world.got(f"/api/v1/tables/{world.table(BEN)}", MEMBERS[1]) for world in worlds]
        assert one != other, "who has played on sees the difference"
        if form == "bells":  # who has finished the turn still knows nothing of the next one
            for world in worlds:
                await world.goes_on(world.sockets[0], 1, Random(turn))
            assert await tells_apart(worlds) == []


IN_TEAMS: Final = [game for game in everything() if game.plays_pairs and game.pairs_in_teams]
TEAMS: Final = ("Anna", "Ben", "Cleo", "Dan")
"""Two and two play together: at one table the first of each, who look, and at the other the second."""


def meeting_of(game: Game) -> Scene:
    """A meeting of two teams, in which both games have begun."""
    clock, secret = FORMS["bells"], bytes.fromhex("33" * 32)
    new = create_rounds(game, {}, facts_of(rounds="all"), clock, secret=secret, now=lambda: NOW)
    event = new.table
    assert isinstance(event, Rounds)
    for at, name in enumerate(TEAMS):
        do(event, event.propose_join(name, holder_of(name), partner=at if at % 2 else 0)[1])
    do(event, event.propose_begin())
    games = [each.table for each in event.games(0)]
    for table, n in product(games, range(2)):
        seat = table.state.due[0]
        do(table, table.propose_play(seat, table.count(seat), [Random(n).choice(table.legal(seat))]))
    ids = [table.state.id for table in (event, *games)]
    looks = ("", MEMBERS[0], new.tokens[SEAT])
    return Scene(ids[0], ids[0], event.state.invite, (event, *games), 2, ids, ids[1], looks)


async def second_game(worlds: Sequence[World], turns: int) -> None:
    """Let the second game of a meeting go on, in each world in a way of its own."""
    for world in worlds:
        table = world.scene.tables[2]
        async with AsyncExitStack() as stack:
            people = [
                await stack.enter_async_context(Person(world.site.url, table, name, stream=True))
                for name in (TEAMS[1], TEAMS[3])
            ]
            waits = people[0]
            for _ in range(turns):
                while not any(person.legal for person in people):
                    await waits.hear()
                plays, waits = sorted(people, key=lambda person: not person.legal)
                assert not isinstance(await plays.play([world.random.choice(plays.legal)]), Refused)


async def resigns(worlds: Sequence[World], table: int, *names: str) -> None:
    """Let a game of a meeting end, in each world by somebody else."""
    for world, who in zip(worlds, names, strict=True):
        got = await world.site.post(f"tables/{world.scene.tables[table]}/leave", {"token": who})
        assert got.status_code == 200, got.text


@pytest.mark.parametrize("game", IN_TEAMS, ids=lambda game: game.slug)
async def test_nothing_tells_of_the_other_table_of_a_meeting(servers: list[Served], game: Game) -> None:
    async with both(servers, meeting_of(game)) as worlds:
        await second_game(worlds, 6)
        assert await tells_apart(worlds) == []
        await resigns(worlds, 2, TEAMS[1], TEAMS[3])
        assert await tells_apart(worlds) == [], "the end of it tells nothing either"
        await resigns(worlds, 1, TEAMS[2], TEAMS[2])
        assert await differ(worlds), "now all is open to all"
        for world in worlds:
            for table in world.scene.tables[1:]:
                record = (await world.site.get(f"tables/{table}/record")).json()
                assert commitment_to(bytes.fromhex(record["seed"])) in world.commitments


def look_at_others(patch: pytest.MonkeyPatch) -> None:
    """Let everybody watch members' tables."""
    patch.setattr(TableState, "shuts_out", lambda self, seat: False)


def ask_of_others(patch: pytest.MonkeyPatch) -> None:
    """Tell any table in numbers."""
    patch.setattr(replays, "watching", lambda live: live.table.state.seats)


def rank_at_once(patch: pytest.MonkeyPatch) -> None:
    """Show the ranking, and so what others have played, at any time."""
    patch.setattr(Board, "is_ranked", True)


def draw_at_once(patch: pytest.MonkeyPatch) -> None:
    """Let members have their draws when they have played, without a bell."""
    patch.setattr(Member, "source", property(lambda self: self._board.state.source))


def count_at_once(patch: pytest.MonkeyPatch) -> None:
    """Let a season count what members have before their event is over."""

    def placings(board: Board) -> list[Placing]:
        return [Placing(0, -1), *(Placing(1, points_of(member.state)) for member in board.members)]

    patch.setattr(Board, "placings", placings)


def open_at_once(patch: pytest.MonkeyPatch) -> None:
    """Open a table of a meeting when its game is over."""
    patch.setattr(TableState, "must_be_over", lambda self: None)


def watch_at_once(patch: pytest.MonkeyPatch) -> None:
    """Let everybody watch a table of a meeting when its game is over."""
    shuts_out = TableState.shuts_out
    patch.setattr(TableState, "shuts_out", lambda self, seat: self.phase != "over" and shuts_out(self, seat))


@pytest.mark.parametrize("mutant", [look_at_others, open_at_once, watch_at_once])
async def test_a_leak_between_tables_is_noticed(
    servers: list[Served], monkeypatch: pytest.MonkeyPatch, mutant: Callable[[Any], None]
) -> None:
    async with both(servers, meeting_of(IN_TEAMS[0])) as worlds:
        mutant(monkeypatch)
        await second_game(worlds, 6)
        await resigns(worlds, 2, TEAMS[1], TEAMS[3])
        assert await differ(worlds)


@pytest.mark.parametrize(
    ("game", "form", "mutant"),
    [
        (FIRST, "bells", look_at_others),
        (FIRST, "bells", draw_at_once),
        (FIRST, "window", look_at_others),
        (FIRST, "window", ask_of_others),
        (FIRST, "window", rank_at_once),
        (KNOWS, "window", count_at_once),
    ],
)
async def test_a_leak_is_noticed(
    servers: list[Served],
    monkeypatch: pytest.MonkeyPatch,
    game: Game,
    form: str,
    mutant: Callable[[Any], None],
) -> None:
    async with pair(servers, game, form, 2) as worlds:
        mutant(monkeypatch)
        await others_play(worlds, form)
        if form == "bells":
            for world in worlds:
                await world.goes_on(world.sockets[0], 1, Random(2))
        assert await differ(worlds)
