"""The compiled rules that browsers are given: at an address for ever, and none before they are made."""

from __future__ import annotations

import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import msgspec
import pytest

from parlour.browser import modules as wasm
from parlour.browser import parts
from parlour.browser.modules import EXPORTS, WASM
from parlour.browser.parts import Part, folder_name, layout_of
from parlour.display.phrases import BESIDES, HELP, LISTS, STUDY, TOLD_AT_TABLES, Phrases
from parlour.display.saying import entries
from parlour.kernel.compile.packages import CONTRACT
from parlour.kernel.compile.sources import collect_sources
from parlour.kernel.game import Game
from parlour.kernel.hindsight_contract import SENTENCES
from parlour.kernel.language import LANGUAGES
from parlour.kernel.message import HOUSE, into
from parlour.kernel.patterns import names_in
from parlour.kernel.state import Variant
from parlour.server.services import Services
from parlour.server.web.caching import zipped
from parlour.server.web.game_info import playable
from parlour.server.work import modules as jobs
from parlour.server.work.modules import Modules
from parlour.server.work.threads import Threads
from parlour.testing.tiny import GAME as TINY
from parlour.wire.http.responses import RulesModules
from tests.games import some_game
from tests.server.people import Site, serving, visiting

pytestmark = pytest.mark.anyio

GAME = some_game()
BYTES = {part: b"\0asm\1\0\0\0" + part.encode() * 300 for part in Part}
BROTLI = b"as the wheel brings it"
FAILS = "print('law.py, in `why_not`: no such thing'); raise SystemExit(1)"
Own = tuple[Services, Site]


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of modules as a wheel brings them, with those of `GAME`; and a cache without any."""
    monkeypatch.setattr(wasm, "SHIPPED", tmp_path / "modules")
    monkeypatch.setattr(wasm, "cache_folder", lambda: tmp_path / "cache")
    for part, data in BYTES.items():
        folder = tmp_path / "modules" / folder_name(GAME, part)
        folder.mkdir(parents=True)
        (folder / WASM).write_bytes(data)
        (folder / EXPORTS).write_bytes(b"{}")
        (folder / wasm.BROTLI).write_bytes(BROTLI)
    return tmp_path / "modules"


@pytest.fixture
async def own(tmp_path: Path) -> AsyncIterator[Own]:
    """The parts of a server of one test, which may change them, and a client."""
    with serving(tmp_path / "data") as served:
        async with visiting(served.url) as site:
            yield served.services, site


async def test_modules_have_addresses_for_ever_and_a_manifest_for_each_variant(
    shipped: Path, site: Site
) -> None:
    named = [option for option in GAME.all_options if option.name == "seats"]
    assert named
    for options in ([], [("option", "seats=2")]):
        query = urlencode([("game", GAME.slug), *options])
        got = await site.get(f"modules?{query}")
        assert got.status_code == 200
        assert got.headers["cache-control"] == "no-cache"
        decoded = msgspec.json.decode(got.content, type=RulesModules)
        assert decoded.never == {}
        assert decoded.manifest["seats"] == Variant.of(GAME, **({"seats": 2} if options else {})).seats
        assert decoded.manifest["layout"] == layout_of(GAME)
        for part, address in decoded.manifest["modules"].items():
            file = await site.http.get(site.url + address, headers={"accept-encoding": "gzip"})
            assert (file.content, file.headers["content-type"]) == (BYTES[part], "application/wasm")
            assert file.headers["content-encoding"] == "gzip"
            assert file.headers["cache-control"].endswith("immutable")
            again = {"if-none-match": file.headers["etag"]}
            assert (await site.http.get(site.url + address, headers=again)).status_code == 304


@pytest.mark.parametrize("language", ["en", "de"])
async def test_the_page_of_a_table_loads_at_once_what_the_game_is_played_with(
    language: str, shipped: Path, site: Site
) -> None:
    table, _, tokens = await site.make({"kind": "me", "name": "Anna"}, {"kind": "link"})
    speaks = (await modules_of(site))["speaks"]
    shown = (await site.get(f"tables/{table}", tokens[0], **{"accept-language": language})).json()
    for method in ("GET", "HEAD"):
        got = await site.http.request(
            method, f"{site.url}/t/{table}", headers={"accept-language": f"{language}-AT, en;q=0.1"}
        )
        links = re.findall(
            "<([^>]+)>; rel=preload; as=fetch; crossorigin; fetchpriority=low", got.headers["link"]
        )
        module, board, manifest, messages, beside = links
        assert (module, board) == (speaks, shown["board"])
        assert messages == f"/api/v1/games/{GAME.slug}/messages?language={language}"
        assert manifest.startswith("/api/v1/modules?")
        assert f"language={language}" in manifest
        assert beside == f"/api/v1/tables/{table}/beside?language={language}"
        for link in links:
            assert (await site.http.get(site.url + link)).status_code == 200
    for path in ("/", f"/replay/{table}", "/t/nothing"):
        assert "as=fetch" not in (await site.http.get(site.url + path)).headers.get("link", "")


async def modules_of(site: Site) -> dict[str, str]:
    """The addresses of the modules of `GAME`."""
    found: dict[str, str] = (await site.get(f"modules?game={GAME.slug}")).json()["manifest"]["modules"]
    return found


@pytest.mark.parametrize(
    ("accepted", "coding"), [("gzip, deflate, br", "br"), ("br;q=0, gzip", "gzip"), ("identity", None)]
)
async def test_a_module_comes_in_brotli_where_a_wheel_brings_it_so(
    shipped: Path, site: Site, accepted: str, coding: str | None
) -> None:
    address, data = (await modules_of(site))["thinks"], BYTES[Part.THINKS]
    async with site.http.stream("GET", site.url + address, headers={"accept-encoding": accepted}) as got:
        raw = b"".join([part async for part in got.aiter_raw()])
    assert got.headers.get("content-encoding") == coding
    assert "accept-encoding" in got.headers["vary"]
    assert raw == {"br": BROTLI, "gzip": zipped(data), None: data}[coding]


async def test_a_module_of_another_name_is_not_there(shipped: Path, site: Site) -> None:
    got = await site.get(f"modules/0123456789abcdef?game={GAME.slug}")
    assert got.status_code == 404


async def test_there_is_none_until_it_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own: Own
) -> None:
    services, site = own
    monkeypatch.setattr(wasm, "cache_folder", lambda: tmp_path / "cache")
    modules, wanted = Modules(), list[str]()
    modules.wanted = lambda game: wanted.append(game.slug)
    services.modules = modules
    assert await modules_of(site) == {"speaks": "", "thinks": ""}
    assert {*wanted} == {GAME.slug}


async def test_one_module_may_be_there_before_the_other(shipped: Path, own: Own) -> None:
    services, site = own
    (shipped / folder_name(GAME, Part.THINKS) / EXPORTS).unlink()
    services.modules = Modules()
    found = await modules_of(site)
    assert found["speaks"]
    assert found["thinks"] == ""


@pytest.mark.parametrize("why", ["offered", "compiling"])
async def test_a_host_may_give_out_none_and_says_so(
    why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own: Own
) -> None:
    services, site = own
    monkeypatch.setattr(wasm, "cache_folder", lambda: tmp_path / "cache")
    modules, wanted = Modules(**{why: False}), list[str]()
    modules.wanted = lambda game: wanted.append(game.slug)
    services.modules = modules
    for language in LANGUAGES:
        got = await site.get(f"modules?game={GAME.slug}&language={language}")
        assert got.status_code == 200
        sentence = HOUSE("no-rules-for-browsers").into(language)
        assert got.json()["never"] == {"speaks": sentence, "thinks": sentence}
        assert got.json()["manifest"]["modules"] == {"speaks": "", "thinks": ""}
    assert not wanted


async def test_a_host_that_compiles_nothing_gives_out_what_it_has(shipped: Path, own: Own) -> None:
    services, site = own
    services.modules = Modules(compiling=False)
    assert all((await modules_of(site)).values())


async def test_what_is_wanted_is_made_by_a_process_of_its_own(
    shipped: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = folder_name(GAME, Part.SPEAKS)
    program = f"import shutil; shutil.copytree({str(shipped / name)!r}, {str(tmp_path / 'cache' / name)!r})"
    monkeypatch.setattr(wasm, "SHIPPED", tmp_path / "none")
    monkeypatch.setattr(jobs, "build_command", lambda game, part: [sys.executable, "-c", program])
    modules, threads = Modules(), Threads()
    assert await modules.of(GAME, Part.SPEAKS, threads) is None
    await modules.build(GAME, Part.SPEAKS, threads)
    module = await modules.of(GAME, Part.SPEAKS, threads)
    assert module is not None
    assert module.wasm == BYTES[Part.SPEAKS]
    assert await modules.of(GAME, Part.THINKS, threads) is None


@pytest.mark.parametrize(
    ("part", "program", "reason"),
    [
        (Part.SPEAKS, FAILS, "law.py, in `why_not`: no such thing"),
        (Part.THINKS, FAILS, "law.py, in `why_not`: no such thing"),
        (Part.THINKS, "import os; os.kill(os.getpid(), 9)", "returncode -9"),
    ],
)
async def test_what_cannot_be_compiled_is_tried_once_and_said_for_good(
    part: Part, program: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own: Own
) -> None:
    services, site = own
    tried: list[Part] = []

    def command(game: Game, part: Part) -> list[str]:
        tried.append(part)
        return [sys.executable, "-c", program]

    monkeypatch.setattr(wasm, "cache_folder", lambda: tmp_path / "cache")
    monkeypatch.setattr(jobs, "build_command", command)
    modules, threads, wanted = Modules(), Threads(), list[str]()
    modules.wanted = lambda game: wanted.append(game.slug)
    assert modules.never(GAME, part) == ""
    for _ in range(2):
        await modules.build(GAME, part, threads)
    why = modules.never(GAME, part)
    assert str(why).endswith(reason)
    assert await modules.of(GAME, part, threads) is None
    assert not wanted
    services.modules = modules
    got = await site.get(f"modules?game={GAME.slug}&language=de")
    assert got.json()["never"] == {part: into(why, "de")}
    assert tried == [part]


@pytest.mark.parametrize("part", Part)
def test_another_rule_is_another_module(part: Part, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "digest_of", parts.digest_of.__wrapped__)  # what was kept is of before
    before = folder_name.__wrapped__(TINY, part)
    home = TINY.rules.__name__
    sources = collect_sources((home,), {CONTRACT: home})
    assert home in sources

    def edited(entries: tuple[str, ...], bind: dict[str, str]) -> object:
        sources = collect_sources(entries, bind)
        return {**sources, home: sources[home]._replace(text=sources[home].text + "\nEDITED = 1\n")}

    monkeypatch.setattr(parts, "collect_sources", edited)
    assert folder_name.__wrapped__(TINY, part) != before


@pytest.mark.parametrize("game", playable(), ids=str)
async def test_what_a_page_alone_says_has_words_in_every_language(game: Game, site: Site) -> None:
    law: Any = game.law
    told = {name for name, _ in entries(law.messages.MESSAGES)}
    told |= {*SENTENCES} if game.hindsight else set()
    house = {name for heading in TOLD_AT_TABLES for name in names_in(HOUSE.folder.parent, heading)}
    named = told | house | {*LISTS, *HELP, *STUDY, *BESIDES}
    said = []
    for language in LANGUAGES:
        got = await site.get(f"games/{game.slug}/messages?language={language}")
        said.append(set(msgspec.json.decode(got.content, type=Phrases).patterns))
    assert all(names == said[0] for names in said)
    assert said[0] >= named
    assert all("scor" in name or "point" in name or "tile" in name for name in said[0] - named)
