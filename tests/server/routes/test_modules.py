"""The compiled rules that browsers are given: at an address for ever, and none before they are made."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import msgspec
import pytest

from parlour.browser import modules as wasm
from parlour.browser.manifest import Manifest
from parlour.browser.modules import MANIFEST, WASM
from parlour.display.phrases import HELP, LISTS, Phrases
from parlour.display.saying import entries
from parlour.kernel.compile.packages import CONTRACT
from parlour.kernel.compile.sources import collect_sources
from parlour.kernel.game import Game
from parlour.kernel.language import LANGUAGES
from parlour.kernel.message import HOUSE, into
from parlour.kernel.state import Variant
from parlour.server.http.caching import zipped
from parlour.server.jobs import modules as jobs
from parlour.server.jobs.modules import Modules
from parlour.server.jobs.threads import Threads
from parlour.server.schema.game_info import playable
from parlour.server.schema.responses import RulesModule
from parlour.testing.tiny import GAME as TINY
from tests.games import some_game
from tests.server.people import PATIENCE, Served, Site

pytestmark = pytest.mark.anyio

GAME = some_game()
BYTES = b"\0asm\1\0\0\0" + bytes(2000)
BROTLI = b"as the wheel brings it"


def manifest(slug: str) -> Manifest:
    """One that says little."""
    return Manifest(1, slug, 1, 8, 8, False, -1, 0, -2, 1000, [], {}, {}, {}, {}, 0, [], None, 0, "", {})


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of modules as a wheel brings them, with one of `GAME`; and a cache without any."""
    monkeypatch.setattr(wasm, "SHIPPED", tmp_path / "modules")
    monkeypatch.setattr(wasm, "cache_folder", lambda: tmp_path / "cache")
    folder = tmp_path / "modules" / wasm.folder_name(GAME)
    folder.mkdir(parents=True)
    (folder / WASM).write_bytes(BYTES)
    (folder / MANIFEST).write_bytes(msgspec.json.encode(manifest(GAME.slug)))
    (folder / wasm.BROTLI).write_bytes(BROTLI)
    return folder


async def test_a_module_has_an_address_for_ever_and_a_manifest_for_each_variant(
    shipped: Path, site: Site
) -> None:
    named = [option for option in GAME.all_options if option.name == "seats"]
    assert named
    for options in ([], [("option", "seats=2")]):
        query = urlencode([("game", GAME.slug), *options])
        got = await site.get(f"modules?{query}")
        assert got.status_code == 200
        assert got.headers["cache-control"] == "no-cache"
        told = msgspec.json.decode(got.content, type=RulesModule)
        assert told.manifest["seats"] == Variant.of(GAME, **({"seats": 2} if options else {})).seats
        file = await site.http.get(site.url + told.wasm, headers={"accept-encoding": "gzip"})
        assert (file.content, file.headers["content-type"]) == (BYTES, "application/wasm")
        assert file.headers["content-encoding"] == "gzip"
        assert file.headers["cache-control"].endswith("immutable")
        again = {"if-none-match": file.headers["etag"]}
        assert (await site.http.get(site.url + told.wasm, headers=again)).status_code == 304


@pytest.mark.parametrize(
    ("accepted", "coding"), [("gzip, deflate, br", "br"), ("br;q=0, gzip", "gzip"), ("identity", None)]
)
async def test_a_module_comes_in_brotli_where_a_wheel_brings_it_so(
    shipped: Path, site: Site, accepted: str, coding: str | None
) -> None:
    told = msgspec.json.decode((await site.get(f"modules?game={GAME.slug}")).content, type=RulesModule)
    async with site.http.stream("GET", site.url + told.wasm, headers={"accept-encoding": accepted}) as got:
        raw = b"".join([part async for part in got.aiter_raw()])
    assert got.headers.get("content-encoding") == coding
    assert "accept-encoding" in got.headers["vary"]
    assert raw == {"br": BROTLI, "gzip": zipped(BYTES), None: BYTES}[coding]


async def test_a_module_of_another_name_is_not_there(shipped: Path, site: Site) -> None:
    got = await site.get(f"modules/0123456789abcdef?game={GAME.slug}")
    assert got.status_code == 404


async def test_there_is_none_until_it_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, served: Served, site: Site
) -> None:
    monkeypatch.setattr(wasm, "cache_folder", lambda: tmp_path / "cache")
    monkeypatch.setattr(served.services, "modules", Modules())
    assert (await site.get(f"modules?game={GAME.slug}")).status_code == 204
    assert served.services.modules._wanted.qsize() == 1


@pytest.mark.parametrize("why", ["offered", "compiling"])
async def test_a_host_may_give_out_none_and_says_so(
    why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, served: Served, site: Site
) -> None:
    monkeypatch.setattr(wasm, "cache_folder", lambda: tmp_path / "cache")
    monkeypatch.setattr(served.services, "modules", Modules(**{why: False}))
    for language in LANGUAGES:
        got = await site.get(f"modules?game={GAME.slug}&language={language}")
        assert got.status_code == 200
        assert got.json() == {
            "wasm": "",
            "manifest": {},
            "never": HOUSE("no-rules-for-browsers").into(language),
        }
    assert served.services.modules._wanted.empty()


async def test_a_host_that_compiles_nothing_gives_out_what_it_has(
    shipped: Path, monkeypatch: pytest.MonkeyPatch, served: Served, site: Site
) -> None:
    monkeypatch.setattr(served.services, "modules", Modules(compiling=False))
    assert (await site.get(f"modules?game={GAME.slug}")).status_code == 200


async def test_what_is_asked_for_is_made_by_a_process_of_its_own(
    shipped: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = tmp_path / "cache" / shipped.name
    part = tmp_path / "part"
    program = f"import os, shutil; shutil.copytree({str(shipped)!r}, {str(part)!r})"
    program += f"; os.makedirs({str(made.parent)!r}); os.rename({str(part)!r}, {str(made)!r})"
    monkeypatch.setattr(wasm, "SHIPPED", tmp_path / "none")
    monkeypatch.setattr(jobs, "build_command", lambda game: [sys.executable, "-c", program])
    modules, threads = Modules(), Threads()
    building = asyncio.create_task(modules.build())
    async with asyncio.timeout(PATIENCE):
        while (module := await modules.of(GAME, threads)) is None:
            await asyncio.sleep(0.05)
    building.cancel()
    assert module.wasm == BYTES


async def test_what_cannot_be_compiled_is_tried_once_and_said_for_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, served: Served, site: Site
) -> None:
    tried: list[str] = []

    def command(game: object) -> list[str]:
        tried.append(str(game))
        return [sys.executable, "-c", "print('law.py, in `why_not`: no such thing'); raise SystemExit(1)"]

    monkeypatch.setattr(wasm, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(jobs, "build_command", command)
    modules, threads = Modules(), Threads()
    building = asyncio.create_task(modules.build())
    assert await modules.of(GAME, threads) is None
    assert modules.never(GAME) == ""
    async with asyncio.timeout(PATIENCE):
        while not (why := modules.never(GAME)):
            await asyncio.sleep(0.05)
    assert str(why).endswith("law.py, in `why_not`: no such thing")
    monkeypatch.setattr(served.services, "modules", modules)
    got = await site.get(f"modules?game={GAME.slug}&language=de")
    assert got.json() == {"wasm": "", "manifest": {}, "never": into(why, "de")}
    assert len(tried) == 1
    building.cancel()


def test_another_rule_is_another_module(monkeypatch: pytest.MonkeyPatch) -> None:
    before = wasm.folder_name.__wrapped__(TINY)
    home = TINY.rules.__name__
    sources = collect_sources((home,), {CONTRACT: home})
    assert home in sources

    def edited(entries: tuple[str, ...], bind: dict[str, str]) -> object:
        found = collect_sources(entries, bind)
        return {**found, home: found[home]._replace(text=found[home].text + "\nEDITED = 1\n")}

    monkeypatch.setattr(wasm, "collect_sources", edited)
    assert wasm.folder_name.__wrapped__(TINY) != before


@pytest.mark.parametrize("game", playable(), ids=str)
async def test_what_a_page_alone_says_has_words_in_every_language(game: Game, site: Site) -> None:
    law: Any = game.law
    told = {name for name, _ in entries(law.messages.MESSAGES)} if game.law_module else set()
    for language in LANGUAGES:
        got = await site.get(f"games/{game.slug}/messages?language={language}")
        found = msgspec.json.decode(got.content, type=Phrases)
        assert set(found.patterns) == told | {*LISTS, *HELP}
