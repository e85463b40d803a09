"""People over HTTP: their keys list and recover seats, and whatever else is tried with one is refused."""

from __future__ import annotations

import logging
from typing import Any

import httpx2
import pytest

from parlour.play.clock import DAY
from parlour.play.tokens import holder_of, new_token
from parlour.wire.from_client import Hello
from parlour.wire.to_client import Refused
from tests.server.people import Person, Served, Site

pytestmark = pytest.mark.anyio

ANNA, BEN = {"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}


async def sent(site: Site, path: str, body: Any, key: str) -> httpx2.Response:
    headers = {"authorization": f"Bearer {key}"}
    return await site.http.post(f"{site.url}/api/v1/{path}", json=body, headers=headers)


async def begun(site: Site) -> tuple[str, str, dict[int, str]]:
    """A person at a table: their key, the table and the tokens of its seats; the first is theirs."""
    table, _, tokens = await site.make(ANNA, BEN)
    key = new_token()
    shown = {"label": "Firefox", "tables": [{"table": table, "token": tokens[0]}]}
    assert (await sent(site, "me", shown, key)).status_code == 200
    return key, table, tokens


async def test_my_tables_are_those_of_my_person_and_those_shown(site: Site) -> None:
    key, table, _ = await begun(site)
    other, _, more = await site.make(ANNA, BEN)
    shown = {"tables": [{"table": other, "token": more[1]}, {"table": table, "token": "forged"}]}
    answer = (await sent(site, "tables/mine", shown, key)).json()
    assert [(one["table"], one["my_seat"]) for one in answer["tables"]] == [(table, 0), (other, 1)]
    assert answer["unknown"] == [table]
    answer = (await sent(site, "tables/mine", {"tables": []}, key)).json()
    assert [(one["table"], one["my_seat"]) for one in answer["tables"]] == [(table, 0), (other, 1)]
    unknown = await sent(site, "tables/mine", {"tables": []}, new_token())
    assert (unknown.status_code, unknown.json()["code"]) == (403, "not-seated")


async def test_a_table_is_taken_off_the_list_and_its_seat_stays(site: Site) -> None:
    key, table, tokens = await begun(site)
    assert (await sent(site, f"tables/{table}/forget", None, new_token())).status_code == 403
    for _ in range(2):  # twice changes nothing
        assert (await sent(site, f"tables/{table}/forget", None, key)).status_code == 200
    assert (await sent(site, "tables/mine", {"tables": []}, key)).json()["tables"] == []
    assert (await site.look(table, tokens[0])).seat == 0


async def test_who_shows_no_key_is_asked_for_one(site: Site) -> None:
    got = await site.post("me", {"label": "Firefox", "tables": []})
    assert (got.status_code, got.json()["code"]) == (401, "no-key")
    assert got.headers["www-authenticate"] == "Bearer"


async def test_a_recovered_seat_plays_and_the_old_token_does_not(site: Site) -> None:
    key, table, tokens = await begun(site)
    got = await sent(site, f"tables/{table}/recover", {"seat": 0}, key)
    assert got.json()["seat"] == 0
    assert (await site.look(table, got.json()["token"])).seat == 0
    assert (await site.get(f"tables/{table}", tokens[0])).status_code == 403


async def test_a_key_of_a_person_never_plays(site: Site) -> None:
    key, table, tokens = await begun(site)
    for forged in (key, holder_of(key), holder_of(tokens[0])):
        play = {"token": forged, "cut": 0, "n": 0, "actions": [0]}
        assert (await site.post(f"tables/{table}/play", play)).status_code == 403
        assert (await site.post(f"tables/{table}/ready", {"token": forged})).status_code == 403
        assert (await site.get(f"tables/{table}", forged)).status_code == 403
        assert (await site.get(f"tables/{table}/stream", forged)).status_code == 403
    async with Person(site.url, table) as intruder:
        await intruder.send(Hello(key, known=None, line=0, wire=0))
        assert (await intruder.until(Refused)).code == "not-seated"


async def test_nothing_tells_which_keys_and_seats_there_are(site: Site) -> None:
    key, table, _ = await begun(site)
    stranger = new_token()
    wrong = [
        await sent(site, f"tables/{table}/recover", {"seat": 0}, stranger),
        await sent(site, f"tables/{table}/recover", {"seat": 0}, holder_of(key)),
        await sent(site, "tables/mine", {"tables": []}, holder_of(key)),
    ]
    assert {(one.status_code, one.text) for one in wrong} == {(403, wrong[0].text)}
    for short in ("a", key[:-8]):
        assert (await sent(site, f"tables/{table}/recover", {"seat": 0}, short)).status_code == 422
    assert (await sent(site, f"tables/{table}/recover", {"seat": 1}, key)).status_code == 403


async def test_a_link_shows_whose_it_is_and_makes_a_device_theirs(site: Site) -> None:
    key, table, tokens = await begun(site)
    made = (await sent(site, "me/link", {}, key)).json()
    assert made["address"] == f"{site.url}/me#{made['code']}"
    assert made["picture"].startswith("<svg")
    assert (await site.post("me/pass", {"code": made["code"]})).json() == {
        "names": ["Anna"], "seats": 1, "devices": 1,
    }  # fmt: skip
    phone, other = new_token(), await site.make(ANNA, BEN)
    held = [{"table": other[0], "token": other[2][0]}]
    added = {"code": made["code"], "label": "Chrome", "tables": held}
    assert (await sent(site, "me/devices", added, phone)).status_code == 200
    listed = (await sent(site, "tables/mine", {"tables": []}, key)).json()["tables"]
    assert [one["table"] for one in listed] == [table, other[0]]
    headers = {"authorization": f"Bearer {phone}"}
    mine = (await site.http.get(f"{site.url}/api/v1/me", headers=headers)).json()
    assert [(device["label"], device["here"]) for device in mine["devices"]] == [
        ("Firefox", False),
        ("Chrome", True),
    ]
    gone = await sent(site, "me/sign-out", {"device": mine["devices"][0]["id"]}, phone)
    assert gone.status_code == 200
    assert (await sent(site, "tables/mine", {"tables": []}, key)).status_code == 403
    assert (await site.get(f"tables/{table}", tokens[0])).status_code == 403


async def test_codes_used_late_and_guessed_are_refused_alike(site: Site) -> None:
    key, _, _ = await begun(site)
    first = (await sent(site, "me/link", {}, key)).json()["code"]
    used = (await sent(site, "me/link", {}, key)).json()["code"]
    added = {"label": "", "tables": []}
    assert (await sent(site, "me/devices", {"code": used, **added}, new_token())).status_code == 200
    wrong = [first, used, "", "a" * 28, holder_of(used)[:28]]
    answers = [await site.post("me/pass", {"code": code}) for code in wrong]
    answers += [await sent(site, "me/devices", {"code": code, **added}, new_token()) for code in wrong]
    assert {(answer.status_code, answer.text) for answer in answers} == {(403, answers[0].text)}


async def test_no_log_and_no_file_has_a_key(
    site: Site, served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    key, table, tokens = await begun(site)
    got = await sent(site, f"tables/{table}/recover", {"seat": 0}, key)
    codes = [(await sent(site, path, {}, key)).json()["code"] for path in ("me/link", "me/sheet")]
    await site.post("me/pass", {"code": codes[0]})
    for secret in (key, tokens[0], got.json()["token"], *codes):
        assert secret not in caplog.text
        for file in served.settings.data.iterdir():
            assert secret.encode() not in file.read_bytes(), file.name


async def test_a_lost_seat_comes_back_by_consent_with_all_that_it_knew(site: Site, served: Served) -> None:
    table, _, tokens = await site.make(ANNA, BEN)
    hub = served.services.hub
    asked = (await site.post(f"tables/{table}/ask-back", {"seat": 0})).json()
    shown = {"token": asked["token"]}
    assert (await site.get(f"tables/{table}", asked["token"])).status_code == 403
    awaited = (await site.post(f"tables/{table}/take-back", shown)).json()
    assert (awaited["seat"], awaited["held"], awaited["waiting"]) == (0, False, [1])
    assert awaited["until"] > hub.now()
    before = await site.look(table, tokens[0])

    async def told() -> list[int]:
        keys = [{"table": table, "token": token} for token in tokens.values()]
        return [
            one["asked_back"] for one in (await site.post("tables/mine", {"tables": keys})).json()["tables"]
        ]

    assert await told() == [0, 0]
    await hub.change(table, lambda t: t.propose_answer(1, True))
    assert await told() == [0, -1]
    assert not (await site.post(f"tables/{table}/take-back", shown)).json()["held"]
    served.goes_on(table, DAY)
    for _ in range(2):
        assert (await site.post(f"tables/{table}/take-back", shown)).json()["held"]
    after = await site.look(table, asked["token"])
    assert (after.seat, after.legal, after.chat) == (0, before.legal, before.chat)
    assert (await site.get(f"tables/{table}", tokens[0])).status_code == 403


async def test_a_seat_that_was_asked_for_is_not_had_by_a_forged_token(site: Site) -> None:
    key, table, tokens = await begun(site)
    await site.post(f"tables/{table}/ask-back", {"seat": 0})
    for forged in (key, new_token(), holder_of(tokens[0]), ""):
        assert (await site.post(f"tables/{table}/take-back", {"token": forged})).status_code == 403
    assert (await site.post(f"tables/{table}/ask-back", {"seat": 9})).status_code == 403


PROGRESS: dict[str, Any] = {
    "games": {
        "a-game": {
            "puzzles": {"rating": 1020, "streak": 1, "longest": 4, "met": {"abc": 1_790_000_000}, "at": 7},
            "day": {"date": "2026-01-02", "tried": [{"solved": True, "made": 3, "best": 4}]},
            "lesson": {"step": 2, "at": 7},
            "knows": True,
        },
        "another": {"day": {"date": "", "tried": []}, "knows": True},
    },
    "settings": {"at": {"theme": 7}, "theme": "dark"},
}


async def test_what_a_person_learned_is_on_their_other_device_too(site: Site) -> None:
    key, _, _ = await begun(site)
    empty = (await site.get("me/progress", key)).json()
    assert empty == {"games": {}, "settings": {}}
    assert (await sent(site, "me/progress", PROGRESS, key)).status_code == 200
    code = (await sent(site, "me/link", {}, key)).json()["code"]
    phone = new_token()
    await sent(site, "me/devices", {"code": code, "label": "Chrome", "tables": []}, phone)
    assert (await site.get("me/progress", phone)).json() == PROGRESS
    assert (await sent(site, "me/progress", empty, phone)).status_code == 200
    assert (await site.get("me/progress", key)).json() == empty


async def test_only_a_person_has_progress(site: Site) -> None:
    key, _, tokens = await begun(site)
    await sent(site, "me/progress", PROGRESS, key)
    code = (await sent(site, "me/sheet", {}, key)).json()["code"]
    for forged in (new_token(), holder_of(key), tokens[0], code * 2):
        assert (await sent(site, "me/progress", PROGRESS, forged)).status_code == 403
        assert (await site.get("me/progress", forged)).status_code == 403
    assert (await site.get("me/progress", key)).json() == PROGRESS
    await sent(site, "me/delete", {}, key)
    assert (await sent(site, "me/progress", PROGRESS, key)).status_code == 403


async def test_progress_is_no_place_to_keep_texts(site: Site) -> None:
    key, _, _ = await begun(site)
    wrong: list[dict[str, Any]] = [
        {"note": "a text"},
        {"games": {"a-game": {"note": "a text"}}},
        {"games": {"a-game": {"day": {"date": "some day", "tried": []}}}},
        {"games": {"a" * 41: {}}},
        {"games": {"a-game": {"lesson": {"step": -1, "at": 0}}}},
        {"settings": {"at": {"colour": 1}}},
        {"settings": {"theme": "loud"}},
        {"settings": {"language": "a text"}},
    ]
    for one in wrong:
        got = await sent(site, "me/progress", {"games": {}, "settings": {}, **one}, key)
        assert got.status_code == 422, one
    met = {f"{number:040}": 2**53 - 1 for number in range(400)}
    full = {"puzzles": {**PROGRESS["games"]["a-game"]["puzzles"], "met": met}}
    games = {f"game-{number}": full for number in range(4)}
    got = await sent(site, "me/progress", {"games": games, "settings": {}}, key)
    assert (got.status_code, got.json()["code"]) == (409, "limit")
    assert (await site.get("me/progress", key)).json() == {"games": {}, "settings": {}}
