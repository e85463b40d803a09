"""Logs: no secret is in any line, at any level."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.server.people import Person, visiting
from tests.server.processes import Process

pytestmark = pytest.mark.anyio

ME, LINK = {"kind": "me", "name": "Anna"}, {"kind": "link"}
ADDRESSES = (
    "/j/{}", "/j/{}/", "/j/{}/x", "//j/{}", "/J/{}", "/{}", "/previews/tables/{}.png", "/previews/tables/{}",
    "/previews/tables/{}.png/", "/previews/watched/x/{}", "/api/v1/invites/{}", "/api/v1/invites/{}/x",
    "/api/v1/{}", "/t/x?invite={}", "/j/x?code={}",
)  # fmt: skip


@pytest.mark.parametrize("form", ["console", "json"])
async def test_no_secret_is_logged_at_any_level(tmp_path: Path, form: str) -> None:
    server = Process(tmp_path, PARLOUR_LOG_LEVEL="debug", PARLOUR_LOG=form).start()
    assert server.process is not None
    async with visiting(server.url) as site:
        table, invite, tokens = await site.make(ME, LINK)
        for address in ADDRESSES:
            await site.http.get(server.url + address.format(invite))
            await site.http.post(server.url + address.format(invite))
            await site.http.get(server.url + address.format(invite), headers={"host": "elsewhere"})
        await site.get(f"tables/{table}?token={tokens[0]}")
        await site.post("tables/mine", {"tables": [{"table": table, "token": tokens[0]}]})
        _, joined = await site.join(table, invite, "Ben")
        await site.look(table, joined)
        async with Person(site.url, table, tokens[0]) as a:
            await a.send('{"t":"hello","token":"' + joined + '","since":"nonsense"}')
            await a.hear()
    server.process.terminate()
    logged, _ = server.process.communicate()
    assert "status=200" in logged or '"status": 200' in logged
    assert table in logged
    for secret in (invite, joined, *tokens.values()):
        assert secret not in logged
    if form == "json":
        lines = [json.loads(line) for line in logged.splitlines()]
        assert {"request", "stopped"} <= {line["event"] for line in lines}
        assert all({"level", "timestamp"} <= set(line) for line in lines)
