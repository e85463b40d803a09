"""Seasons: events under one link, whose table counts everybody by name at all of them."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from typing import Any

import httpx2
import pytest

from parlour.kernel.event_form import no_best
from parlour.play.season import MOST_EVENTS
from parlour.server.tables import events as server_events
from tests.server.people import Site
from tests.server.tables.test_events import GAMES, TURN, Maker

pytestmark = pytest.mark.anyio

KNOWS = [game.slug for game in GAMES if game.event and game.event.best is not no_best][-1]
NOT = next(game.slug for game in GAMES if game.event and game.event.best is no_best)
PLACES = {"counts": "places", "best": 2}


async def following(before: Maker, key: str = "", **more: Any) -> httpx2.Response:
    """Ask for an event that follows another in a season."""
    return await before.site.http.post(
        f"{before.site.url}/api/v1/events",
        json={"game": KNOWS, "title": "Next evening", "clock": TURN, "after": before.event, **more},
        headers={"authorization": f"Bearer {key or before.made['key']}"},
    )


async def next_of(before: Maker, **more: Any) -> Maker:
    got = await following(before, **more)
    assert got.status_code == 201, got.text
    return Maker(before.site, got.json())


async def evening(maker: Maker, names: Sequence[str], *, over: bool = True) -> None:
    """Everybody comes, and the first one alone plays some turns; then the board is ended."""
    people = [await maker.join(name) for name in names]
    await maker.must("start")
    for _ in range(3):
        while not people[0].due:
            await people[0].hear()
        while people[0].due:
            await people[0].play([people[0].legal[0]])
        await maker.must("ring")
    if over:
        await maker.must("end")
    for person in people:
        await person.go()


async def table_of(site: Site, season: str) -> dict[str, Any]:
    got = await site.get(f"seasons/{season}")
    assert got.status_code == 200, got.text
    table: dict[str, Any] = got.json()
    return table


def in_order(table: dict[str, Any], makers: Sequence[Maker]) -> dict[str, Any]:
    """A table with its events in the order of their makers: those made within a second stand in any."""
    at = [[event["event"] for event in table["events"]].index(maker.event) for maker in makers]
    assert len(at) == len(table["events"])
    for row in table["members"]:
        for fact in ("brought", "counted"):
            row[fact] = [row[fact][n] for n in at]
    return table | {"events": [table["events"][n] for n in at]}


def left_behind(results: dict[str, Any]) -> dict[str, int]:
    """Percent of the others whom each has left behind, as the places of an event say."""
    places = [member["place"] for member in results["members"]]
    return {
        one["name"]: int(
            100
            * sum(
                1 if one["place"] < place else 0.5
                for n, place in enumerate(places)
                if n != at and one["place"] <= place
            )
            / (len(places) - 1)
        )
        for at, one in enumerate(results["members"])
    }


async def test_events_of_any_game_count_together_by_names(site: Site) -> None:
    async with Maker.of(site, NOT) as first:
        await evening(first, ["Anna", "Ben", "Cleo"])
        assert (await site.get(f"seasons/{first.event}")).status_code == 404
        assert (await site.get(f"events/{first.event}/results")).json()["season"] == ""
        second = await next_of(first, season=PLACES)
        await evening(second, ["anna", "Dan"])
        third = await next_of(second)  # the season is that of the first, and counts as it does
        await evening(third, ["Anna", "Ben"])
        fourth = await next_of(first, season=PLACES)
        await evening(fourth, ["Ben", "Cleo"], over=False)
        makers = [first, second, third, fourth]
        table = in_order(await table_of(site, first.event), makers)
        assert [event["over"] for event in table["events"]] == [True, True, True, False]
        assert (table["counts"], table["best"]) == ("places", 2)
        results = [(await site.get(f"events/{maker.event}/results")).json() for maker in makers]
        assert {result["season"] for result in results} == {first.event}
        gained = [left_behind(result) for result in results[:3]]
        # Names stand as at the last event, and events made within a second stand in any order.
        rows = {member["name"].capitalize(): member for member in table["members"]}
        assert rows["Anna"]["brought"] == [gained[0]["Anna"], gained[1]["anna"], gained[2]["Anna"], -1]
        assert rows["Ben"]["brought"] == [gained[0]["Ben"], -1, gained[2]["Ben"], -1]
        assert rows["Cleo"]["brought"] == [gained[0]["Cleo"], -1, -1, -1]
        assert rows["Dan"]["brought"] == [-1, gained[1]["Dan"], -1, -1]
        for row in rows.values():
            there = sorted((n for n in row["brought"] if n >= 0), reverse=True)
            assert row["total"] == sum(there[:2])
            assert sum(row["counted"]) == min(2, len(there))
        assert table["members"] == sorted(table["members"], key=lambda one: -one["total"])
        lines = list(csv.reader((await site.get(f"seasons/{first.event}?form=csv")).text.splitlines()))
        assert lines[0][:3] == ["place", "name", "total"]
        assert {title.rpartition(" 20")[0] for title in lines[0][3:]} == {"Club evening", "Next evening"}
        assert [line[1] for line in lines[1:]] == [member["name"] for member in table["members"]]
        dan = next(line for line in lines if line[1] == "Dan")
        assert sorted(dan[3:]) == ["", "", "", str(gained[1]["Dan"])]


async def test_a_season_of_shares_adds_up_percents_of_the_best(site: Site) -> None:
    async with Maker.of(site, KNOWS) as first:
        await evening(first, ["Anna", "Ben"])
        second = await next_of(first, season={"counts": "share"})
        await evening(second, ["Ben", "Anna"])
        results = [(await site.get(f"events/{one.event}/results")).json() for one in (first, second)]
        shares = [{member["name"]: member["share"] for member in result["members"]} for result in results]
        assert max(shares[0].values()) > 0
        for row in in_order(await table_of(site, first.event), [first, second])["members"]:
            assert row["brought"] == [share[row["name"]] for share in shares]
            assert row["total"] == sum(row["brought"])


async def test_only_the_maker_strings_events_together_and_the_rule_stays(site: Site) -> None:
    async with Maker.of(site, KNOWS) as first, Maker.of(site, NOT) as other:
        for key in (other.made["key"], first.code, "x"):
            got = await following(first, key)
            assert (got.status_code, got.json()["code"]) == (403, "not-seated")
            assert (await site.get(f"events/{first.event}/plan", key)).status_code == 403
        gone = Maker(site, {**first.made, "event": "k3fz-none"})
        assert (await following(gone)).status_code == 404
        got = await following(other, season={"counts": "share"})
        assert got.status_code == 409
        assert "does not know its best plays" in got.json()["sentence"]
        got = await following(first, game=NOT, season={"counts": "share"})
        assert got.status_code == 409
        await next_of(first, season={"counts": "share", "best": 3})
        for rule in ({"counts": "places", "best": 3}, {"counts": "share"}):
            got = await following(first, season=rule)
            assert (got.status_code, got.json()["code"]) == (409, "closed")
        for bad in ({"counts": "points"}, {"best": MOST_EVENTS + 1}, {"best": -1}, {"most": 1}):
            assert (await following(first, season=bad)).status_code in (400, 422)
        await next_of(first, season={"counts": "share", "best": 3})


async def test_a_season_is_no_longer_than_its_table_can_be(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_events, "MOST_EVENTS", 2)
    async with Maker.of(site) as first:
        await next_of(first)
        got = await following(first)
        assert (got.status_code, got.json()["code"]) == (409, "limit")
        assert "2 events" in got.json()["sentence"]


async def test_the_others_stand_where_one_is_deleted(site: Site) -> None:
    async with Maker.of(site) as first:
        second = await next_of(first)
        third = await next_of(second)
        await evening(third, ["Anna", "Ben"])
        await first.must("delete")
        assert (await site.get(f"events/{first.event}")).status_code == 404
        table = await table_of(site, first.event)
        assert {event["event"] for event in table["events"]} == {second.event, third.event}
        assert {member["name"] for member in table["members"]} == {"Anna", "Ben"}
        await next_of(third)
        await third.must("delete")
        assert len((await table_of(site, first.event))["events"]) == 2


async def test_the_next_event_is_made_from_the_one_before(site: Site) -> None:
    asked = {"names": ["Anna", "Ben"], "boards": 3, "most": 20, "ranking": "end", "language": "de"}
    async with Maker.of(site, KNOWS, **asked) as first:
        got = await site.get(f"events/{first.event}/plan", first.made["key"])
        plan = got.json()
        assert plan == {
            "game": KNOWS,
            "title": "Club evening",
            "clock": TURN,
            "after": first.event,
        } | asked | {"options": plan.get("options", {})}
        assert not {"seats", "aids"} & set(plan["options"])
        second = await next_of(first, **plan, season=PLACES)
        again = (await site.get(f"events/{second.event}/plan", second.made["key"])).json()
        assert again == plan | {"after": second.event, "season": PLACES}
        invite = (await site.get(f"events/codes/{second.code}")).json()
        assert (invite["names"], invite["language"]) == (["Anna", "Ben"], "de")
