"""A game in numbers, over real HTTP: for a page without the game's compiled rules."""

from __future__ import annotations

import msgspec
import pytest

from parlour.games import catalogue, find
from parlour.kernel.state import Variant
from parlour.wire.parts import NarratorAnswers
from parlour.wire.to_client import Accepted
from tests.play.tables import a_run, acts_unseen, unseen_action
from tests.server.people import Person, Served, Site
from tests.server.web.test_play_on import finished

pytestmark = pytest.mark.anyio

PLAYERS = {"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}


def asking(table: str, *calls: str) -> str:
    """The address that asks some calls."""
    return f"tables/{table}/told?calls={','.join(calls)}"


async def test_a_finished_game_is_told_entry_by_entry(site: Site) -> None:
    table, record, moments = await finished(site)
    last = len(record.entries)
    calls = [f"scene.{last}", f"changes.{moments[-2]}.{last}", f"tell.0.{last}", f"legal.{moments[-2]}"]
    path = asking(table, *calls)
    got = await site.get(path)
    assert got.status_code == 200, got.text
    scene, changes, lines, legal = msgspec.json.decode(got.content, type=NarratorAnswers).answers
    final = Variant.of(find(record.game), **record.options).replay(record)
    assert scene[2] == final.scores()
    assert changes[0][0] > 0
    assert len(lines) == last
    assert legal[0] == [record.entries[moments[-2]][0]]
    again = await site.get(path, **{"if-none-match": got.headers["etag"]})
    assert again.status_code == 304


async def test_a_record_from_a_file_is_told_in_the_same_numbers(site: Site) -> None:
    table, record, moments = await finished(site)
    last = len(record.entries)
    calls = [["scene", last], ["changes", moments[-2], last], ["tell", 0, last], ["legal", moments[-2]]]
    at_table = await site.get(asking(table, *[".".join(map(str, call)) for call in calls]))
    document = msgspec.to_builtins(record)
    got = await site.post("records/told", {"record": document, "calls": calls})
    assert got.status_code == 200, got.text
    assert got.json() == at_table.json()
    beyond = {"record": document, "calls": [["scene", last + 1]]}
    assert (await site.post("records/told", beyond)).status_code == 409
    document["entries"][0] = [-1, 99_999]
    assert (await site.post("records/told", {"record": document, "calls": calls})).status_code == 409


async def test_what_is_not_there_is_not_told(site: Site) -> None:
    table, record, _ = await finished(site)
    for call in (f"scene.{len(record.entries) + 1}", "scene", "look.1", "scene.-1"):
        assert (await site.get(asking(table, call))).status_code == 409
    assert (await site.get(f"tables/{table}/told")).status_code == 422
    assert (await site.get(asking("nowhere", "scene.0"))).status_code == 404


async def test_a_game_under_way_is_told_as_who_watches_knows_it(served: Served, site: Site) -> None:
    game = next(filter(acts_unseen, catalogue()))
    table, _, tokens = await site.make(*PLAYERS, {"kind": "here", "name": "Cleo"}, game=game)
    assert (await site.get(asking(table, "scene.0"))).status_code == 409, "its hands are not open"
    played = served.services.hub.live_tables[table].table
    for seat, token in tokens.items():
        async with Person(site.url, table, token) as person:
            assert isinstance(await person.play(a_run(played, seat)), Accepted)
    shown = await site.look(table)
    calls = ("scene.{}", "legal.{}", "changes.0.{}", "tell.0.{}")
    asked = [
        f"{asking(table, *(call.format(n) for call in calls))}&cut={shown.cut}" for n in range(shown.n + 2)
    ]
    before = [await site.get(path) for path in asked]
    assert [each.status_code for each in before] == [200] * (shown.n + 1) + [409]
    unseen, entries = unseen_action(played.state.position, 0, (1, 2, 3)), played.state.entries
    assert unseen is not None
    async with Person(site.url, table, tokens[0]) as anna:
        assert isinstance(await anna.play([unseen]), Accepted)
    assert played.state.entries > entries
    for path, one in zip(asked, before, strict=True):
        again = await site.get(path)
        assert (again.status_code, again.content) == (one.status_code, one.content)
        assert again.headers.get("etag") == one.headers.get("etag")
    assert (await site.get(f"{asking(table, 'scene.0')}&cut={shown.cut + 1}")).status_code == 409
