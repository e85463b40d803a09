"""Links that are shared: what other sites show of them."""

from __future__ import annotations

import re

import pytest

from parlour.kernel.game import Game
from parlour.pictures import PREVIEW_SIZE, preview_file
from parlour.server.http.static_site import STATIC
from parlour.server.schema.game_info import playable
from tests.server.people import Site

pytestmark = pytest.mark.anyio
built = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the browser client is not built")
ME, LINK = {"kind": "me", "name": "Anna"}, {"kind": "link"}
PNG = b"\x89PNG\r\n\x1a\n"


def size_of(png: bytes) -> tuple[int, int]:
    """Width and height that a PNG's header gives."""
    assert png.startswith(PNG)
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


@pytest.mark.parametrize("game", [game for game in playable() if game.printed], ids=lambda game: game.slug)
def test_every_game_has_a_picture_for_links(game: Game) -> None:
    data = preview_file(game).read_bytes()
    assert size_of(data) == PREVIEW_SIZE
    assert len(data) < 100_000


@built
async def test_an_invitation_says_who_invites_to_what(site: Site) -> None:
    _, invite, _ = await site.make({**ME, "name": '<b>"Anna"'}, LINK)
    got = await site.http.get(f"{site.url}/j/{invite}")
    assert got.status_code == 200
    head = got.text.partition("</head>")[0]
    assert re.search(r'og:title" content="&lt;b&gt;&quot;Anna&quot; invites you to \w+', head)
    assert "<b>" not in head
    assert got.headers["x-robots-tag"] == "noindex"
    assert "content-security-policy" in got.headers
    (image,) = re.findall(r'og:image" content="([^"]+)"', head)
    assert image.startswith(site.url)
    shown = await site.http.get(image)
    assert shown.headers["content-type"] == "image/png"
    assert size_of(shown.content) == PREVIEW_SIZE


@built
async def test_an_unknown_invitation_is_the_plain_page(site: Site) -> None:
    for code in ("nothing", "x" * 200):
        got = await site.http.get(f"{site.url}/j/{code}")
        assert got.status_code == 200
        assert "og:title" not in got.text
    assert (await site.http.get(f"{site.url}/previews/nothing.png")).status_code == 404


@built
async def test_the_app_can_be_installed(site: Site) -> None:
    manifest = (await site.http.get(f"{site.url}/manifest.webmanifest")).json()
    for icon in manifest["icons"]:
        got = await site.http.get(site.url + icon["src"])
        assert "x".join(map(str, size_of(got.content))) == icon["sizes"]
    worker = await site.http.get(f"{site.url}/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert (await site.http.get(f"{site.url}/offline.html")).status_code == 200
