"""The HTTP API: truly described, plain about errors, and pages that need nothing from elsewhere."""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.kernel.errors import UnknownGame
from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.server.web.game_info import find_playable, game_info, playable
from parlour.wire.http.responses import FinishedGame, GameInfo, LevelInfo, Rules
from tests.games import some_game
from tests.server.people import JSON, Served, Site

pytestmark = pytest.mark.anyio

ME = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "level": "random"}


# -- the description ------------------------------------------------------------------------------------


EXPECTED = """\
[checks.negative_data_rejection]
expected-statuses = ["400", "401", "403", "404", "405", "409", "413", "415", "422", "428", "429", "431"]
"""
"""Its own list lacks 413 and 431: what does not fit may be refused for its length alone."""


def schemathesis(url: str, examples: int, phases: str, tmp_path: Path) -> None:
    """Run schemathesis against a running server's own description."""
    (tmp_path / "schemathesis.toml").write_text(EXPECTED)
    command = [
        str(Path(sys.executable).parent / "st"), "run", f"{url}/api/v1/openapi.json", "--no-color",
        "--max-examples", str(examples), "--seed", "1", "--request-timeout", "60",
        "--suppress-health-check", "all", "--phases", phases,
    ]  # fmt: skip
    quiet = {name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")}
    done = subprocess.run(command, cwd=tmp_path, env=quiet, capture_output=True, text=True, check=False)
    assert done.returncode == 0, "\n".join(line[:300] for line in done.stdout.splitlines()[-80:])
    assert re.search(r"[1-9]\d* generated, [1-9]\d* passed", done.stdout), done.stdout[-2000:]


def test_the_description_is_true(served: Served, tmp_path: Path) -> None:
    schemathesis(served.url, 3, "examples,fuzzing", tmp_path)


@pytest.mark.long
def test_the_description_is_true_at_length(served: Served, tmp_path: Path) -> None:
    schemathesis(served.url, 100, "examples,coverage,fuzzing,stateful", tmp_path)


async def test_every_route_is_described_with_its_answers_and_problems(site: Site) -> None:
    found = (await site.get("openapi.json")).json()
    schemas = found["components"]["schemas"]
    for path, methods in found["paths"].items():
        for method, operation in methods.items():
            codes = set(operation["responses"])
            assert {"429", "431", "503"} <= codes, (path, method)
            assert codes & {"200", "201"}, (path, method)
            assert operation["summary"], path
    record = found["paths"]["/api/v1/tables/{table}/record"]["get"]["responses"]["200"]["content"]
    assert record.keys() == {"application/json", "text/plain"}
    for name in re.findall(r'"#/components/schemas/(\w+)"', json.dumps(found)):
        assert name in schemas
    assert schemas["NewTable"]["properties"]["game"]["enum"]


# -- games ----------------------------------------------------------------------------------------------


async def test_games_are_listed_with_their_options(site: Site) -> None:
    games = msgspec.json.decode((await site.get("games")).content, type=list[GameInfo])
    assert [game.slug for game in games] == [game.slug for game in playable()]
    for info, game in zip(games, playable(), strict=True):
        assert [option.name for option in info.options] == [option.name for option in game.all_options]
        for shown, option in zip(info.options, game.all_options, strict=True):
            assert option.read(shown.default) == option.default
            for choice in shown.choices:
                option.read(choice.value)


async def test_nobody_waits_while_the_games_are_read(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes a second the first time: boards are drawn, and tell the colours of the seats."""
    threads: list[str] = []

    def noted(game: Game) -> GameInfo:
        threads.append(threading.current_thread().name)
        return game_info(game)

    monkeypatch.setattr("parlour.server.web.routes.games.game_info", noted)
    assert (await site.get("games")).status_code == 200
    assert threads == ["server-work"] * len(playable())


def test_a_game_without_a_table_is_for_programs_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = replace(some_game(), display=None)
    monkeypatch.setattr("parlour.server.web.game_info.find", lambda name: bare)
    monkeypatch.setattr("parlour.server.web.game_info.catalogue", lambda: (bare,))
    assert playable() == ()
    with pytest.raises(UnknownGame, match="no table"):
        find_playable(bare.slug)


async def test_levels_of_bots_are_listed_and_can_be_seated(site: Site) -> None:
    levels = msgspec.json.decode((await site.get("levels")).content, type=list[LevelInfo])
    assert levels
    for level in levels:
        assert level.label
        await site.make(ME, {"kind": "bot", "level": level.name})


@pytest.mark.parametrize("dark", [0, 1])
async def test_games_have_pictures_that_need_nothing(site: Site, dark: int) -> None:
    got = await site.get(f"games/{some_game().slug}/picture.svg?dark={dark}")
    assert got.headers["content-type"] == "image/svg+xml"
    assert got.text.startswith("<svg")
    assert "http" not in got.text.replace("http://www.w3.org/", "")
    assert "script" not in got.text
    again = await site.get(
        f"games/{some_game().slug}/picture.svg?dark={dark}", **{"if-none-match": got.headers["etag"]}
    )
    assert again.status_code == 304
    assert again.content == b""


async def test_rules_are_a_page_with_drawings_and_contents(site: Site) -> None:
    rules = msgspec.json.decode((await site.get(f"games/{some_game().slug}/rules")).content, type=Rules)
    assert rules.title == str(some_game().title)
    assert rules.contents
    for heading in rules.contents:
        assert f'id="{heading.id}"' in rules.html
    for unsafe in ("<script", "javascript:", " onload=", " onerror=", " style="):
        assert unsafe not in rules.html


async def test_a_game_answers_to_its_other_names(site: Site) -> None:
    for game in playable():
        for name in game.names:
            assert (await site.get(f"games/{name}/rules")).json()["title"]


# -- problems -------------------------------------------------------------------------------------------

BAD_TABLES: list[tuple[dict[str, Any], int, str, str]] = [
    ({"game": "nothing"}, 404, "unknown-game", ""),
    ({"options": {"colour": "red"}}, 409, "option", "options.colour"),
    ({"options": {"seats": "99"}}, 409, "option", "options.seats"),
    ({"seats": [{"kind": "here"}] * 11}, 409, "option", "options.seats"),
    ({"seats": [ME, {"kind": "bot", "level": "divine"}]}, 409, "unreadable", ""),
    ({"seats": [ME, ME]}, 409, "unreadable", ""),
    ({"seats": [ME, {"kind": "me", "name": "x" * 30}]}, 409, "limit", ""),
    ({"seats": [ME, {"kind": "ghost"}]}, 422, "unreadable", "seats.1.kind"),
    ({"seats": [ME, {"kind": "me", "name": 7}]}, 422, "unreadable", "seats.1.name"),
    ({"seats": []}, 422, "unreadable", "seats"),
    ({"more": 1}, 422, "unreadable", "more"),
]


@pytest.mark.parametrize(("wrong", "status", "code", "field"), BAD_TABLES)
async def test_what_is_wrong_with_a_table_is_said_and_where(
    site: Site, wrong: dict[str, Any], status: int, code: str, field: str
) -> None:
    got = await site.post("tables", {"game": some_game().slug, "seats": [ME, BOT], **wrong})
    problem = got.json()
    assert (got.status_code, problem["code"], problem.get("field", "")) == (status, code, field)
    assert got.headers["content-type"] == "application/problem+json"
    assert problem["sentence"].endswith(".")


async def test_what_would_be_allowed_is_listed(site: Site) -> None:
    unknown = (await site.get("games/nothing/rules")).json()
    assert unknown["allowed"] == [game.slug for game in playable()]
    body: dict[str, Any] = {"game": some_game().slug, "seats": [ME, {"kind": "ghost"}]}
    assert (await site.post("tables", body)).json()["allowed"] == ["me", "here", "link", "bot"]
    body = {"game": some_game().slug, "seats": [ME, BOT], "options": {"seats": "99"}}
    assert (await site.post("tables", body)).json()["allowed"] == [str(n) for n in some_game().seating.seats]
    body["options"] = {"preset": "nothing"}
    assert (await site.post("tables", body)).json()["allowed"] == [p.name for p in some_game().presets]
    body["options"] = {"colour": "red"}
    assert (await site.post("tables", body)).json()["allowed"] == [o.name for o in some_game().all_options]


async def test_what_is_no_json_is_said(site: Site) -> None:
    got = await site.http.post(f"{site.url}/api/v1/tables", content=b'{"game":', headers=JSON)
    assert (got.status_code, got.json()["code"]) == (400, "unreadable")


DIGITS = "This JSON has a number of too many digits."
DEEP = "This JSON is nested too deeply."
NO_JSON = "The body is not JSON: "
BODIES = (
    (b"[" * 200_000, DEEP),
    (b'{"a":' * 60_000, DEEP),
    (b'{"a":' + b"9" * 100_000 + b"}", DIGITS),
    (b'{"a":"\xff"}', NO_JSON),
    (b"\x00", NO_JSON),
)


@pytest.mark.parametrize(
    ("content", "sentence"), BODIES, ids=("deep list", "deep object", "digits", "utf-8", "nul")
)
async def test_every_address_says_why_a_body_cannot_be_read(
    site: Site, content: bytes, sentence: str
) -> None:
    paths = (await site.get("openapi.json")).json()["paths"]
    sent = [path for path, way in paths.items() if "requestBody" in way.get("post", {})]
    assert len(sent) > 5
    for path in sent:
        headers = {**JSON, "authorization": f"Bearer {40 * 'x'}"}
        got = await site.http.post(site.url + path.format_map(Blank()), content=content, headers=headers)
        assert got.json()["code"] == "unreadable"
        assert (got.status_code, got.json()["sentence"][: len(sentence)]) == (400, sentence), path


class Blank(dict[str, str]):
    """Fills every parameter of an address."""

    def __missing__(self, key: str) -> str:
        return "x"


@pytest.mark.parametrize(
    ("content", "kind"), [(b"[]", JSON), (b"", JSON), (b"{}", {"content-type": "text/plain"})]
)
async def test_what_is_no_object_is_said(site: Site, content: bytes, kind: dict[str, str]) -> None:
    got = await site.http.post(f"{site.url}/api/v1/tables", content=content, headers=kind)
    problem = {"code": "unreadable", "sentence": "The body must be a JSON object, sent as application/json."}
    assert (got.status_code, got.json()) == (422, problem)


async def test_what_is_not_there_is_a_problem_too(site: Site) -> None:
    for path in (
        "nothing",
        "tables/nowhere",
        "tables/nowhere/board",
        "invites/nothing",
        "boards/0?game=none",
    ):
        got = await site.get(path)
        assert got.status_code == 404, path
        assert got.json()["sentence"]
    got = await site.http.delete(f"{site.url}/api/v1/tables")
    assert got.status_code == 405
    assert got.headers["allow"] == "OPTIONS, POST"
    assert got.json()["code"] == "unknown"


# -- replays --------------------------------------------------------------------------------------------


async def test_a_finished_game_can_be_stepped_through_from_here_or_from_a_file(site: Site) -> None:
    variant = Variant.of(some_game())
    state = variant.new_state(seed=3)
    for _ in range(30):
        if state.is_over:
            break
        seat = state.turn[0]
        state.apply(seat, state.legal_actions(seat)[0])
    record = state.record()
    got = await site.post("records", msgspec.to_builtins(record))
    assert got.status_code == 200, got.text
    game = msgspec.json.decode(got.content, type=FinishedGame)
    assert game.record == record
    assert game.last.players
    assert game.last.result is not None
    assert (await site.http.get(site.url + str(game.last.board))).status_code == 200
    broken = msgspec.to_builtins(record)
    broken["entries"][-1] = [0, 10**6]
    refused = await site.post("records", broken)
    assert (refused.status_code, refused.json()["code"]) == (409, "unreadable")


@pytest.mark.parametrize(
    "entries",
    [
        [[0, 2**62]], [[2**62, 0]], [[-3, 0]], [[-(2**62), 5]], [[0, -1]], [[-1, -(2**62)]], [[-1, 2**70]],
        [[-1, 1e300]], [[0, 0]] * 6000,
    ],
)  # fmt: skip
async def test_records_of_nonsense_are_refused(site: Site, entries: list[list[float]]) -> None:
    for game in playable():
        options = Variant.of(game).options_text()
        record = {"game": game.slug, "rules_version": 1, "options": options, "entries": entries}
        got = await site.post("records", record)
        assert got.status_code in (409, 422), (game.slug, got.text)


async def test_whole_numbers_may_be_written_with_a_point(site: Site) -> None:
    variant = Variant.of(some_game())
    state = variant.new_state(seed=3)
    document = msgspec.to_builtins(state.record())
    document["entries"] = [[float(actor), float(action)] for actor, action in document["entries"]]
    assert (await site.post("records", document)).status_code == 200


async def test_a_parameter_is_given_once(site: Site) -> None:
    got = await site.get(f"games/{some_game().slug}/picture.svg?dark=0&dark=1")
    assert (got.status_code, got.json()["code"]) == (422, "unreadable")


async def test_a_replay_of_a_game_under_way_is_refused(site: Site) -> None:
    table, _, _ = await site.make(ME, {"kind": "here", "name": "Ben"})
    assert (await site.get(f"tables/{table}/replay")).status_code == 409


# -- pages ----------------------------------------------------------------------------------------------

PAGES = [
    "/",
    "/new/some-game",
    "/t/abcdef",
    "/j/abcdef",
    "/rules/some-game",
    "/replay/abc",
    "/replay",
    "/about",
]


async def test_every_address_of_the_client_is_its_page(site: Site) -> None:
    files = set[str]()
    for path in PAGES:
        got = await site.http.get(site.url + path)
        assert got.status_code == 200, path
        assert got.headers["content-type"].startswith("text/html"), path
        assert got.headers["cache-control"] == "no-cache", path
        links = got.headers["link"]
        preloaded = re.findall(r"<(/assets/[^>]+)>; rel=(?:modulepreload|preload; as=style)", links)
        assert preloaded, path
        files.update(preloaded)
    for file in files:
        assert (await site.http.get(site.url + file)).status_code == 200, file


async def test_an_address_that_is_none_says_so_in_the_same_page(site: Site) -> None:
    got = await site.http.get(site.url + "/no/such/page")
    assert got.status_code == 404
    assert got.headers["content-type"].startswith("text/html")


async def test_pages_may_load_nothing_from_elsewhere_and_stand_in_no_frame(site: Site) -> None:
    got = await site.http.get(site.url)
    policy = got.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy.replace(" 'wasm-unsafe-eval';", ";", 1)  # WebAssembly and nothing more
    assert "http" not in policy
    assert "*" not in policy
    assert got.headers["x-content-type-options"] == "nosniff"
    assert got.headers["referrer-policy"] == "no-referrer"
    assert "server" not in got.headers


async def test_files_come_compressed_and_stay_with_the_browser(site: Site) -> None:
    page = (await site.http.get(site.url)).text
    script = re.search(r'src="(/assets/[^"]+\.js)"', page)
    assert script is not None, "the client is not built: run `python3 run.py setup`"
    plain = await site.http.get(site.url + script[1], headers={"accept-encoding": "identity"})
    assert plain.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "content-encoding" not in plain.headers
    for coding in ("br", "gzip"):
        async with site.http.stream("GET", site.url + script[1], headers={"accept-encoding": coding}) as got:
            assert got.headers["content-encoding"] == coding
            raw = b"".join([part async for part in got.aiter_raw()])
        assert len(raw) < len(plain.content) / 2
        if coding == "gzip":
            assert gzip.decompress(raw) == plain.content
    same = {"if-none-match": plain.headers["etag"], "accept-encoding": "identity"}
    known = await site.http.get(site.url + script[1], headers=same)
    assert known.status_code == 304


async def test_the_docs_page_needs_nothing_from_elsewhere(site: Site) -> None:
    page = await site.http.get(site.url + "/docs")
    assert page.status_code == 200
    addresses = re.findall(r'(?:src|href)="([^"]+)"', page.text)
    assert addresses
    for address in addresses:
        assert address.startswith("/")
        assert (await site.http.get(site.url + address)).status_code == 200, address
    assert "script-src 'self';" in page.headers["content-security-policy"]


async def test_the_server_says_how_it_is(site: Site) -> None:
    got = (await site.http.get(site.url + "/healthz")).json()
    assert got["status"] == "ok"
    assert got["tables"] >= 0


@pytest.mark.parametrize(
    "path", ["/healthz", "/api/v1/games", "/api/v1/openapi.json", "/docs", "/", "/robots.txt"]
)
async def test_whatever_can_be_got_answers_head_and_options(site: Site, path: str) -> None:
    got, head = await site.http.get(site.url + path), await site.http.head(site.url + path)
    assert (head.status_code, head.content) == (got.status_code, b"")
    assert head.headers["content-type"] == got.headers["content-type"]
    options = await site.http.options(site.url + path)
    assert (options.status_code, options.content) == (204, b"")
    assert options.headers["allow"] == "GET, HEAD, OPTIONS"
    refused = await site.http.request("DELETE", site.url + path)
    assert (refused.status_code, refused.headers["allow"]) == (405, "GET, HEAD, OPTIONS")


async def test_what_can_be_posted_to_says_so(site: Site) -> None:
    url = f"{site.url}/api/v1/tables"
    assert (await site.http.options(url)).headers["allow"] == "OPTIONS, POST"
    terms = (await site.http.options(f"{url}/unknown/terms")).headers["allow"]
    assert terms == "GET, HEAD, OPTIONS, POST"
    assert (await site.http.head(url)).status_code == 405
    assert (await site.http.options(f"{site.url}/api/v1/nothing")).status_code == 404


async def test_heads_of_pages_can_be_asked_for(site: Site) -> None:
    got = await site.http.head(site.url)
    assert got.status_code == 200
    assert got.content == b""
    assert (await site.http.put(site.url, content=b"x")).status_code == 405
