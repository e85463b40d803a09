"""Everybody reads their own language: at one table, of the API, on the board."""

from __future__ import annotations

import msgspec
import pytest

from parlour.games import catalogue
from parlour.kernel.language import SOURCE, known
from parlour.kernel.message import HOUSE, into
from parlour.presentation.messages import Hello, Leave, Refused, Snapshot, Update
from parlour.server.schema.responses import GameInfo
from tests.server.people import Person, Site

pytestmark = pytest.mark.anyio

ME = {"kind": "me", "name": "Anna"}
LINK = {"kind": "link"}

GAME = next(game for game in catalogue() if (game.folder / "locales/cs.ftl").is_file())
TITLES = {language: into(GAME.title, language) for language in (SOURCE, "cs", "de")}


async def test_two_people_at_one_table_read_their_own_languages(site: Site) -> None:
    table, _, tokens = await site.make(ME, {"kind": "here", "name": "Ben"}, game=GAME)
    async with (
        Person(site.url, table, tokens[0]) as anna,
        Person(site.url, table, tokens[1]) as ben,
    ):
        shown = {}
        for person, language in ((anna, "cs"), (ben, "de-AT")):
            await person.send(Hello(person.token, -1, language=language))
            shown[known(language)] = await person.until(Snapshot)
        assert {language: seen.title for language, seen in shown.items()} == {
            "cs": TITLES["cs"],
            "de": TITLES["de"],
        }
        assert shown["cs"].sentence != shown["de"].sentence
        await anna.send(Leave())
        for person, language in ((anna, "cs"), (ben, "de")):
            told = (await person.until(Update)).steps[0].told
            assert told is not None
            assert told.text == HOUSE("log-gave-up").into(language)


async def test_a_refusal_is_in_the_language_of_the_refused(site: Site) -> None:
    table, _, tokens = await site.make(ME, {"kind": "here", "name": "Ben"}, game=GAME)
    async with Person(site.url, table, tokens[0]) as anna, Person(site.url, table, tokens[1]) as ben:
        due = anna if anna.seat in anna.due else ben
        said = []
        for language in ("en", "cs", "tlh"):
            await due.send(Hello(due.token, -1, language=language))
            await due.until(Snapshot)
            wrong = next(action for action in range(GAME.action_count) if action not in due.legal)
            refused = await due.play([wrong])
            assert isinstance(refused, Refused)
            assert refused.rule
            said.append(refused.sentence)
    assert said[0] == said[2] != said[1], "an unknown language is English"


async def test_the_api_answers_in_the_language_asked_for(site: Site) -> None:
    async def title(path: str, **headers: str) -> object:
        games = msgspec.json.decode((await site.get(path, **headers)).content, type=list[GameInfo])
        return next(game.title for game in games if game.slug == GAME.slug)

    assert await title("games") == TITLES["en"]
    assert await title("games", **{"accept-language": "fi, de;q=0.7, cs;q=0.9"}) == TITLES["cs"]
    assert await title("games?language=de", **{"accept-language": "cs"}) == TITLES["de"]


async def test_a_board_has_the_words_of_its_reader_and_an_address_of_its_own(site: Site) -> None:
    table, _, tokens = await site.make(ME, LINK, game=GAME)
    found = {}
    for language in ("en", "cs"):
        got = await site.get(f"tables/{table}", tokens[0], **{"accept-language": language})
        address = str(msgspec.json.decode(got.content, type=Snapshot).board)
        # whoever asks for it, with whatever header: the address says the language
        other = {"accept-language": "de"} if language != "en" else {}
        board = await site.http.get(site.url + address, headers=other)
        assert "immutable" in board.headers["cache-control"]
        found[language] = board.json()["title"]
    assert found == {language: TITLES[language] for language in found}
