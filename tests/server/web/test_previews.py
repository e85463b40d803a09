"""Links that are shared: what other sites show of them."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from random import Random

import pytest
import segno

from parlour.kernel.game import Game
from parlour.kernel.message import Message
from parlour.pictures import PREVIEW_SIZE, preview_file, sample_game
from parlour.play.counts import Count
from parlour.server.web.game_info import playable
from parlour.server.web.routes.previews import OF_A_GAME
from parlour.server.web.static_site import STATIC
from parlour.server.work.pictures import Pictures
from parlour.server.work.threads import Threads
from parlour.testing.tiny import GAME as TINY
from parlour.wire.from_client import Leave
from tests.server.people import Person, Site

pytestmark = pytest.mark.anyio
built = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the browser client is not built")
HERE = {"kind": "here", "name": "Ben"}
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


async def test_the_qr_code_of_an_invitation_is_that_of_its_link(site: Site) -> None:
    _, invite, _ = await site.make(ME, LINK)
    got = await site.get(f"invites/{invite}/qr.svg")
    assert got.headers["content-type"].startswith("image/svg+xml")
    assert "sandbox" in got.headers["content-security-policy"]
    assert got.text.startswith("<svg ")
    assert "http://www.w3.org/2000/svg" in got.text
    code = segno.make(f"{site.url}/j/{invite}", error="m", micro=False)
    (path,) = re.findall(r' d="([^"]+)"', code.svg_inline())
    assert path in got.text
    assert (await site.get("invites/nothing/qr.svg")).status_code == 404


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


async def previewed(site: Site, invite: str) -> tuple[str, bytes]:
    """The address of the picture that an invitation shows, and the picture."""
    head = (await site.http.get(f"{site.url}/j/{invite}")).text
    (image,) = re.findall(r'og:image" content="([^"]+)"', head)
    shown = await site.http.get(image)
    assert shown.headers["content-type"] == "image/png"
    assert size_of(shown.content) == PREVIEW_SIZE
    return str(image), shown.content


async def test_that_there_is_no_picture_is_said_without_words(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first words of a language take a cold server seconds."""
    worded: list[str] = []

    def into(message: Message, language: str) -> str:
        worded.append(message.name)
        return ""

    monkeypatch.setattr(Message, "into", into)
    for path in ("tables/nothing", "watched/nothing", "nothing"):
        answer = await site.http.get(f"{site.url}/previews/{path}.png")
        assert (answer.status_code, answer.content) == (404, b"")
    assert worded == []


@built
async def test_an_invitation_to_a_game_under_way_shows_its_own_position(site: Site) -> None:
    table, invite, tokens = await site.make(ME, HERE)
    seen = dict[str, bytes]()
    async with Person(site.url, table, tokens[0]) as anna, Person(site.url, table, tokens[1]) as ben:
        for _ in range(2):
            acting = anna if anna.seat in anna.due else ben
            await acting.play_on(Random(1), 1)
            address, picture = await previewed(site, invite)
            assert f"/previews/tables/{invite}.png?at=" in address
            seen[address] = picture
    assert len(set(seen.values())) == 2
    stock = await site.http.get(f"{site.url}/previews/{(await site.look(table)).game}.png")
    assert stock.content not in seen.values()
    again = await site.http.get(address)
    assert again.content == picture
    assert again.headers["x-robots-tag"] == "noindex"
    assert (await site.http.get(f"{site.url}/previews/tables/nothing.png")).status_code == 404


@built
async def test_a_picture_does_not_tell_who_has_acted_unseen(site: Site) -> None:
    tried = 0
    for game in playable():
        if not game.hidden or 2 not in game.seating.seats:
            continue
        table, invite, tokens = await site.make(ME, HERE, game=game)
        async with Person(site.url, table, tokens[0]) as anna:
            if len(anna.due) < 2:
                continue  # nobody acts unseen
            before = await previewed(site, invite)
            assert await anna.play_on(Random(1), 1)  # a draft to the others until she says that she has done
            assert await previewed(site, invite) == before
            while (await site.look(table, tokens[0])).legal:
                await anna.play_on(Random(1), 1)
            assert await previewed(site, invite) != before
            tried += 1
    assert tried


@built
async def test_a_picture_does_not_show_hidden_hands(site: Site) -> None:
    tried = 0
    for game in playable():
        if not (game.hidden and game.curtain and 2 in game.seating.seats):
            continue
        hands, pictures = set[str](), set[bytes]()
        for _ in range(2):
            table, invite, tokens = await site.make(ME, HERE, game=game)
            hands.add(str((await site.look(table, tokens[0])).pieces))
            pictures.add((await previewed(site, invite))[1])
        assert (len(hands), len(pictures)) == (2, 1), game.slug
        tried += 1
    assert tried


@built
async def test_every_page_that_is_shared_has_all_tags_and_its_picture(site: Site) -> None:
    table, invite, _ = await site.make(ME, HERE)
    game = (await site.look(table)).game
    for page in ("", f"j/{invite}", f"t/{table}", f"replay/{table}", f"puzzles/{game}", f"daily/{game}"):
        head = (await site.http.get(f"{site.url}/{page}")).text.partition("</head>")[0]
        tags = dict(re.findall(r'<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]+)">', head))
        assert tags["twitter:card"] == "summary_large_image"  # the rest is as in Open Graph
        assert all(tags[f"og:{name}"] for name in ("title", "description", "image:alt", "site_name", "type"))
        assert tags["og:image"].startswith(site.url)
        picture = await site.http.get(unescape(tags["og:image"]))
        assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
        announced = int(tags["og:image:width"]), int(tags["og:image:height"])
        assert size_of(picture.content) == announced == PREVIEW_SIZE


def shown_of(page: str) -> dict[str, str]:
    """The tags of a page that others read."""
    return {name: unescape(text) for name, text in re.findall(r'"og:(\w+)" content="([^"]*)"', page)}


@built
async def test_a_link_to_the_home_page_shows_the_games(site: Site) -> None:
    shown = shown_of((await site.http.get(f"{site.url}/")).text)
    assert shown["title"] == "Parlour"
    picture = await site.http.get(shown["image"])
    assert picture.headers["content-type"] == "image/png"
    assert size_of(picture.content) == PREVIEW_SIZE
    assert len(picture.content) < 100_000


@built
@pytest.mark.parametrize("page", [*OF_A_GAME])
async def test_a_link_to_a_page_about_a_game_shows_the_game(site: Site, page: str) -> None:
    game = next(game for game in playable() if game.printed)
    got = await site.http.get(site.url + page.format(slug=game.slug, day="2026-01-01"))
    shown = shown_of(got.text)
    assert (got.status_code, shown["title"], shown["description"]) == (
        200,
        str(game.title),
        str(game.summary),
    )
    assert (await site.http.get(shown["image"])).content == preview_file(game).read_bytes()
    assert "og:title" not in (await site.http.get(site.url + page.format(slug="no", day="no"))).text


@built
async def test_a_link_to_a_table_or_replay_says_who_plays_and_shows_where_it_stands(site: Site) -> None:
    table, _, tokens = await site.make(ME, {**HERE, "name": '"Ben"'})
    game = (await site.look(table)).title
    addresses = [f"{site.url}/{page}/{table}" for page in ("t", "replay", "study")]
    first, *others = [await site.http.get(address) for address in addresses]
    assert all(shown_of(other.text) == shown_of(first.text) for other in others)
    assert shown_of(first.text)["title"] == f'{game}: Anna and "Ben"'
    assert first.headers["x-robots-tag"] == "noindex"
    before = await site.http.get(shown_of(first.text)["image"])
    assert before.headers["x-robots-tag"] == "noindex"
    assert size_of(before.content) == PREVIEW_SIZE
    stock = await site.http.get(f"{site.url}/previews/{(await site.look(table)).game}.png")
    assert before.content != stock.content
    async with Person(site.url, table, tokens[0]) as anna:
        await anna.send(Leave())
        while (await site.look(table)).result is None:
            await anna.hear()
    after = shown_of((await site.http.get(addresses[1])).text)
    result = (await site.look(table)).result
    assert result is not None
    assert after["description"] == result.sentence
    for unknown in (f"{site.url}/t/nothing", f"{site.url}/replay/{'x' * 99}"):
        got = await site.http.get(unknown)
        assert got.status_code == 200
        assert "og:title" not in got.text
    assert (await site.http.get(f"{site.url}/previews/watched/nothing.png")).status_code == 404


@built
async def test_a_table_whose_picture_must_wait_shows_that_of_its_game(site: Site) -> None:
    tables = [(await site.make(ME, HERE))[0] for _ in range(2)]
    asked = [site.http.get(f"{site.url}/previews/watched/{table}.png") for table in tables]
    stock = await site.http.get(f"{site.url}/previews/{(await site.look(tables[0])).game}.png")
    got = [answer.content for answer in await asyncio.gather(*asked)]
    assert got.count(stock.content) == 1
    later = await site.http.get(f"{site.url}/previews/watched/{tables[got.index(stock.content)]}.png")
    assert later.content != stock.content


async def test_one_picture_is_drawn_at_a_time(site: Site) -> None:
    pictures, count = Pictures(Threads()), Count(0, 1)
    state = sample_game(TINY).state
    one, other = await asyncio.gather(
        *(pictures.png(table, count, state.view(state.seats)) for table in ("one", "other"))
    )
    assert one is not None
    assert size_of(one) == PREVIEW_SIZE
    assert other is None
    assert await pictures.png("one", count, state.view(state.seats)) is one


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
    assert "connect-src 'self'" in worker.headers["content-security-policy"], "it fetches the offline page"
    offline = await site.http.get(f"{site.url}/offline.html")
    assert "'sha256-" in offline.headers["content-security-policy"], "its style and script may run"
