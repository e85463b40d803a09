"""What docs/reference/api.md says is so."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from pathlib import Path

import pytest

from parlour.server.settings import Limits, Rate
from parlour.wire import from_client, to_client
from tests.server.people import PATIENCE, Person, Site, serving, visiting
from tests.sources import ROOT

pytestmark = pytest.mark.anyio

TEXT = (ROOT / "docs/reference/api.md").read_text(encoding="utf-8")


async def test_the_bot_of_the_docs_plays_a_whole_game(tmp_path: Path) -> None:
    strict = Limits(socket_rate=Rate(20.0, 20))  # so that it is too quick now and then
    with serving(tmp_path / "data", strict) as served:
        async with visiting(served.url) as site:
            await _plays_a_whole_game(site, tmp_path)


async def _plays_a_whole_game(site: Site, tmp_path: Path) -> None:
    example = re.search(r"```py\n(.*?)```", TEXT, re.DOTALL)
    assert example is not None
    script = tmp_path / "bot.py"
    script.write_text(example[1], encoding="utf-8")
    table, invite, _ = await site.make({"kind": "bot", "level": "random"}, {"kind": "link"})
    bot = await asyncio.create_subprocess_exec(
        sys.executable, str(script), f"{site.url}/j/{invite}",
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    async with asyncio.timeout(5 * PATIENCE):
        said, _ = await bot.communicate()
    assert bot.returncode == 0, said.decode()
    assert said.decode().startswith("over: ")
    assert (await site.look(table)).phase == "over"


async def test_every_address_of_the_docs_is_described(site: Site) -> None:
    paths = (await site.get("openapi.json")).json()["paths"]
    known = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    named = re.findall(r"`(GET|POST) (/[^`]*)`", TEXT)
    assert len(named) > 12
    for method, path in named:
        path = path.partition("?")[0].replace("{hash}", "{name}")
        assert (method, f"/api/v1{path}") in known, (method, path)


def test_every_message_of_the_socket_is_in_the_docs() -> None:
    for kind in (*from_client.FromSocket.__args__, *to_client.ToSocket.__args__):
        assert f"`{kind.__struct_config__.tag}`" in TEXT, kind


async def test_the_hello_of_the_docs_is_one(site: Site) -> None:
    hello = re.search(r"```json\n(.*?)```", TEXT, re.DOTALL)
    assert hello is not None
    table, _, tokens = await site.make({"kind": "me"}, {"kind": "link"})
    async with Person(site.url, table, tokens[0]) as person:
        await person.send(json.dumps({**json.loads(hello[1]), "token": tokens[0]}))
        await person.until(to_client.Players)
