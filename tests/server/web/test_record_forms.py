"""Records in both forms over HTTP: read, written, and described by a published schema."""

from __future__ import annotations

import json
from base64 import b64decode
from random import Random

import jsonschema  # type: ignore[import-untyped]  # it has no types
import pytest

from parlour.games import read_record
from parlour.kernel.game_record import Branch, Comment, GameRecord, schema
from parlour.kernel.state import Variant
from tests.games import some_game
from tests.server.people import Site
from tests.sources import ROOT

pytestmark = pytest.mark.anyio

SCHEMA = ROOT / "docs/reference/record.schema.json"


def a_record() -> GameRecord:
    state, random = Variant.of(some_game(), seats=2).new_state(seed=5), Random(5)
    while not state.is_over:
        state.apply(state.turn[0], random.choice(state.legal_actions(state.turn[0])))
    record = state.record(seats=["Anna", "Ben"], comments=[Comment(len(state.history), "Well played.")])
    at = next(n for n in range(20, 99) if record.entries[n][0] >= 0)
    record.branches = [Branch(at=at, entries=record.entries[at : at + 1], title="Instead")]
    return record


async def test_a_text_is_read_like_its_json(site: Site) -> None:
    record = a_record()
    as_text = await site.http.post(f"{site.url}/api/v1/records", content=record.text().encode())
    as_json = await site.http.post(f"{site.url}/api/v1/records", content=record.json().encode())
    assert as_text.status_code == as_json.status_code == 200, as_text.text
    first, second = as_text.json(), as_json.json()
    assert first["last"] == second["last"]
    assert first["record"]["comments"] == [{"at": len(record.entries), "text": "Well played."}]
    assert read_record(json.dumps(first["record"])).text() == record.text()


async def test_the_fault_of_a_text_has_its_place(site: Site) -> None:
    lines = a_record().text().splitlines()
    got = await site.http.post(f"{site.url}/api/v1/records", content="\n".join([*lines, "A hop"]).encode())
    assert got.status_code == 409
    assert got.json()["sentence"].startswith(f"Line {len(lines) + 1}, column 3: ")


async def test_a_record_is_written_as_text(site: Site) -> None:
    record = a_record()
    for content in (record.json(), record.text()):
        got = await site.http.post(f"{site.url}/api/v1/records/text", content=content.encode())
        assert got.headers["content-type"] == "text/plain; charset=utf-8"
        assert got.text == record.text()


async def test_an_illegal_branch_is_refused(site: Site) -> None:
    record = a_record()
    record.branches = [Branch(at=len(record.entries), entries=[(0, 0)])]
    got = await site.http.post(f"{site.url}/api/v1/records", content=record.json().encode())
    assert got.status_code == 409


async def test_records_fit_the_schema_that_is_published(site: Site) -> None:
    served = await site.get("records/schema")
    assert served.json() == schema() == json.loads(SCHEMA.read_text(encoding="utf-8"))
    jsonschema.validate(json.loads(a_record().json()), schema())
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"game": 3}, schema())


async def test_a_record_from_a_position_says_it_in_bytes_and_is_played_on(site: Site) -> None:
    state, random = Variant.of(some_game(), seats=2).new_state(seed=5), Random(5)
    for _ in range(8):
        state.apply(state.turn[0], random.choice(state.legal_actions(state.turn[0])))
    record = state.record()
    record.position, record.entries, record.seed, record.commitment = state.text(), [], "", ""
    got = await site.http.post(f"{site.url}/api/v1/records", content=record.text().encode())
    assert b64decode(got.json()["start"]) == state.variant.from_text(state.text()).to_bytes()
    usual = await site.http.post(f"{site.url}/api/v1/records", content=a_record().json().encode())
    assert usual.json()["start"] == ""
    answer = await site.post(
        "play-on",
        {"record": json.loads(record.json()), "entries": 0, "seats": [{"kind": "me"}, {"kind": "here"}]},
    )
    table = answer.json()["table"]
    looked = await site.look(table)
    assert looked.phase == "playing"
    assert looked.due == list(state.turn)
