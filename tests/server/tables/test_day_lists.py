"""The list of a day: an event that nobody runs, with one try for each device and draws of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from parlour.games import everything
from parlour.play import day_list
from parlour.play.clock import DAY
from parlour.play.errors import Declined
from parlour.play.event_board import Board
from parlour.play.tokens import new_token
from parlour.server.settings import Rate
from parlour.server.storage.sqlite import SqliteStore
from parlour.server.tables.events import Events
from parlour.server.tables.hub import Hub
from tests.server.people import Person, Site, generous, serving, visiting

pytestmark = pytest.mark.anyio

GAME = next(game for game in everything() if day_list.has_list(game))
OTHER = next(game for game in everything() if not day_list.has_list(game))
MIDNIGHT = 20_000 * DAY


def today() -> str:
    return day_list.code_of(GAME.slug, datetime.now(UTC).date())


class Clock:
    """A time that a test sets."""

    at = MIDNIGHT + 3600.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    store = SqliteStore(tmp_path)
    yield Hub(store, generous(), now=Clock())
    await store.close()


async def board_with(events: Events, code: str) -> Board:
    event = await events.with_code(code)
    assert event is not None
    async with events.hold(event) as (_, board):
        assert isinstance(board, Board)
        return board


async def test_its_title_says_the_game_and_the_day(hub: Hub) -> None:
    board = await board_with(Events(hub, hub.store), day_list.code_of(GAME.slug, day_list.today_of(Clock.at)))
    assert board.facts.title == f"{GAME.title} · 2024-10-04"


async def test_everybody_has_one_try_at_once(site: Site) -> None:
    assert (await site.get(f"games/{GAME.slug}/list")).json() == {"code": today(), "before": ""}
    key, came = new_token(), []
    for name in ("Anna", "Ben"):
        got = await site.post("events/join", {"code": today().upper(), "name": name})
        assert got.status_code == 200, got.text
        came.append(got.json())
    assert came[0]["event"] == came[1]["event"]
    async with Person(site.url, came[0]["table"], came[0]["token"], stream=True) as anna:
        assert anna.due == [0]
    who = {"authorization": f"Bearer {key}"}
    shown = {"label": "Firefox", "tables": [{"table": came[0]["table"], "token": came[0]["token"]}]}
    assert (await site.http.post(f"{site.url}/api/v1/me", json=shown, headers=who)).status_code == 200
    for beside in (False, True):
        again = {"code": today(), "name": "Otto", "beside": beside}
        got = await site.http.post(f"{site.url}/api/v1/events/join", json=again, headers=who)
        assert (got.status_code, got.json()["code"]) == (409, "closed")
    now = (await site.get(f"events/{came[0]['event']}")).json()
    assert [member["name"] for member in now["members"]] == ["Anna", "Ben"]
    assert now["ranked"] is False
    got = await site.http.post(
        f"{site.url}/api/v1/events/{now['event']}/run", json={"step": "end"}, headers=who
    )
    assert got.status_code == 403


@pytest.mark.parametrize("code", ["2026-11-01-{game}", "9999-01-01-{game}", "{today}x", "{today}-1"])
async def test_there_is_none_but_that_of_today(site: Site, code: str) -> None:
    asked = code.format(game=GAME.slug, today=today())
    assert (await site.get(f"events/codes/{asked}")).status_code == 404


async def test_a_game_without_whole_games_of_a_day_has_none(site: Site) -> None:
    assert (await site.get(f"games/{OTHER.slug}/list")).status_code == 404
    code = day_list.code_of(OTHER.slug, datetime.now(UTC).date())
    assert (await site.get(f"events/codes/{code}")).status_code == 404


async def test_who_comes_again_and_again_from_one_address_is_stopped(tmp_path: Path) -> None:
    with serving(tmp_path, generous(table_rate=Rate(0.01, 3))) as served:
        async with visiting(served.url) as site:
            asked = [{"code": today(), "name": name} for name in ("Anna", "Ben", "Cleo", "Dan", "Eve")]
            got = [(await site.post("events/join", one)).status_code for one in asked]
            assert got == [200, 200, 200, 429, 429]


def test_nobody_can_work_out_its_draws_from_the_day() -> None:
    lists = [day_list.create_list(GAME, Clock()) for _ in range(2)]
    secrets = {made.table.state.created.secret for made in lists}
    assert len(secrets) == 2
    assert [made.tokens for made in lists] == [{}, {}]


async def test_it_ends_at_midnight_and_stays_to_be_read_for_two_weeks(hub: Hub) -> None:
    clock, events = Clock(), Events(hub, hub.store)
    hub.now = clock  # type: ignore[assignment]  # a time of our own
    codes = [day_list.code_of(GAME.slug, day_list.today_of(MIDNIGHT + day * DAY)) for day in range(16)]
    first = await board_with(events, codes[0])
    assert first.state.clocks is not None
    assert first.state.clocks.left(0, clock.at) == pytest.approx(23 * 3600, abs=60)
    anna = await events.join(first.state.id, "Anna")
    assert await events.with_code(codes[1]) is None
    clock.at += DAY
    assert await events.lists(GAME) == (codes[1], first.state.id)
    await hub.change(first.state.id, lambda table: table.propose_time_up(""))
    with pytest.raises(Declined):
        await events.join(first.state.id, "Late")
    board = await board_with(events, codes[0])
    assert (board.is_ranked, [standing.place for standing in board.standings()]) == (True, [1])
    assert anna.event == first.state.id
    for day in range(1, 16):
        clock.at = MIDNIGHT + day * DAY + 3600
        await board_with(events, codes[day])
    assert await events.with_code(codes[0]) is None
    assert await events.with_code(codes[2]) is not None
    assert await hub.store.count() == 15
