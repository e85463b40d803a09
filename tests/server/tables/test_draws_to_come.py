"""Pairs of worlds with the same draws so far and other ones to come: nobody at an event can tell them apart.

In both, one member has come to a turn of the second event of a season; then the others play on, each world in
a way of its own. All that the member, who watches and who has a code can get is compared byte for byte: each
address of the server that names a table, an event, a season or a code, and what comes over sockets, in moves
and in words.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any, Final, NamedTuple

import pytest
from msgspec.structs import replace
from starlette.routing import BaseRoute, Mount, Route

from parlour.games import catalogue, everything, find
from parlour.kernel.event_form import no_best
from parlour.kernel.game import Game
from parlour.play import steady_clock
from parlour.play.clock import DAY, Clock
from parlour.play.event_board import Board, Member, create_event, points_of
from parlour.play.event_table import member_table
from parlour.play.events import Created, Event
from parlour.play.resumed import resumed
from parlour.play.season import Season, Stand
from parlour.play.table_state import TableState
from parlour.server.tables.listing import summary_of
from parlour.server.web.routes import replays
from parlour.wire.from_client import Ask
from parlour.wire.parts import NarratorCall
from parlour.wire.to_client import Players, Refused, Told, Watchers
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
        *("calls=scene.0", "calls=tell.0.1"),
        *(f"cut=0&calls={call}.{n}" for call in ("scene", "legal") for n in (0, 1, 3, 5, 11)),
        *(f"cut=0&calls={call}.0.{n}" for call in ("tell", "changes") for n in (1, 3, 5, 11)),
    ],
}
"""What is asked besides of addresses that end so."""


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
    made = create_event(game, {}, title="Evening", clock=clock, season=season, secret=secret, now=lambda: NOW)
    board = made.table
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


class World:
    """An event of a season at a server."""

    def __init__(
        self, served: Served, site: Site, before: Board, events: Sequence[Event], secret: str, seed: int
    ) -> None:
        self.served, self.site, self.random = served, site, Random(seed)
        first = events[0].payload
        assert isinstance(first, Created)
        resecreted = [replace(events[0], payload=replace(first, secret=secret)), *events[1:]]
        table = resumed(resecreted, find, lambda: NOW)
        assert isinstance(table, Board)
        self.board, self.code, self.commitment = first.table, first.invite, table.state.commitment
        self.season = before.state.id
        self.logs = [before, table]
        self.sockets: list[Person] = []

    @classmethod
    @asynccontextmanager
    async def of(
        cls, served: Served, season: Sequence[Board], secret: str, seed: int
    ) -> AsyncIterator[World]:
        """The last event of a season at a server, with people who listen."""
        before, board = season
        async with visiting(served.url) as site:
            world = cls(served, site, before, board.state.events, secret, seed)
            for log in world.logs:
                await world.store(log)
            try:
                for stream in (True, False):
                    for table, token in ((world.table(ANNA), MEMBERS[0]), (world.board, "")):
                        world.sockets.append(await Person(served.url, table, token, stream).come())
                yield world
            finally:
                for person in world.sockets:
                    await person.go()

    async def store(self, log: Board) -> None:
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
        """A member's table."""
        return member_table(self.board, member)

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
        return said.replace(self.commitment.encode(), b"")

    async def read(self) -> dict[str, Got]:
        """All that can be read of the event."""
        found = dict[str, Got]()
        for path in sorted(set(addresses(self.served.app.routes))):
            tables = [self.board, *(self.table(n) for n in (ANNA, BEN))] if "{table}" in path else [""]
            for table in tables:
                named = {"table": table, "event": self.board, "season": self.season, "code": self.code}
                whole = path.format(**named)
                for query in QUERIES.get(path.rpartition("/")[2], [""]):
                    for token in ("", MEMBERS[0]):
                        found[f"{whole}?{query} {token}"] = await self.got(f"{whole}?{query}", token)
        held = [{"table": self.table(ANNA), "token": MEMBERS[0]}]
        mine = await self.site.post("tables/mine", {"tables": held})
        return {**found, "mine": Got(mine.status_code, "", self.without(mine.content))}

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
            if person.due and person.token:
                await person.draft([person.legal[0]])
        return [
            [
                self.without(raw.encode())
                for raw, said in zip(person.raw, person.heard, strict=True)
                if not isinstance(said, Players | Watchers)  # who is here is told when there is time
            ]
            for person in self.sockets
        ]


def draws(person: Person) -> int:
    """How many draws somebody has been told of."""
    assert person.fold is not None
    return sum(entry.actor < 0 for entry in person.fold.entries)


async def alike(worlds: Sequence[World]) -> list[str]:
    """What tells two worlds apart."""
    one, other = [await world.read() for world in worlds]
    assert one.keys() == other.keys()
    told = [name for name in one if one[name] != other[name]]
    first, second = [await world.heard() for world in worlds]
    return told + [f"socket {n}" for n, said in enumerate(first) if said != second[n]]


@asynccontextmanager
async def pair(servers: Sequence[Served], game: Game, form: str, turn: int) -> AsyncIterator[list[World]]:
    """Two worlds at a turn."""
    season = season_of(game, FORMS[form], turn)
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(World.of(served, season, secret, seed))
            for seed, (served, secret) in enumerate(zip(servers, SECRETS, strict=True))
        ]


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
        table = (await worlds[0].site.get(f"seasons/{worlds[0].season}")).json()
        assert [one["over"] for one in table["events"]] in ([True, False], [False, True])
        await others_play(worlds, form)
        assert await alike(worlds) == []
        one, other = [await world.got(f"/api/v1/tables/{world.table(BEN)}", MEMBERS[1]) for world in worlds]
        assert one != other, "who has played on sees the difference"
        if form == "bells":  # who has finished the turn still knows nothing of the next one
            for world in worlds:
                await world.goes_on(world.sockets[0], 1, Random(turn))
            assert await alike(worlds) == []


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

    def stands(board: Board) -> list[Stand]:
        return [Stand(0, -1), *(Stand(1, points_of(member.state)) for member in board.members)]

    patch.setattr(Board, "stands", stands)


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
        assert await alike(worlds) != []
