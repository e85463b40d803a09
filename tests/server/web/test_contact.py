"""Whom to tell of a hole in the server's security."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.server.people import Site, serving, visiting

pytestmark = pytest.mark.anyio

ADDRESS = "/.well-known/security.txt"


async def test_the_contact_that_a_host_has_set_is_told(tmp_path: Path) -> None:
    with serving(tmp_path, contact="mailto:host@example.org") as served:
        async with visiting(served.url) as site:
            got = await site.http.get(site.url + ADDRESS)
    assert got.headers["content-type"] == "text/plain; charset=utf-8"
    fields = dict(line.split(": ", 1) for line in got.text.splitlines())
    assert fields["Contact"] == "mailto:host@example.org"
    left = datetime.fromisoformat(fields["Expires"]) - datetime.now(UTC)
    assert timedelta(0) < left < timedelta(days=365), "as RFC 9116 wants it"


async def test_without_one_nothing_is_there(site: Site) -> None:
    assert (await site.http.get(site.url + ADDRESS)).status_code == 404
