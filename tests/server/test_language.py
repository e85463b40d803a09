"""Everybody reads their own language: at one table, of the API, on the board."""

from __future__ import annotations

import re

import msgspec
import pytest

from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.language import SOURCE, known
from parlour.kernel.message import HOUSE, into
from parlour.kernel.state import Variant
from parlour.wire.from_client import Hello, Leave
from parlour.wire.http.responses import GameInfo
from parlour.wire.to_client import Refused, Snapshot, Update
from tests.games import game_with_claims, some_game
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
            await person.send(Hello(person.token, language=language))
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
            await due.send(Hello(due.token, language=language))
            await due.until(Snapshot)
            wrong = next(action for action in range(GAME.action_count) if action not in due.legal)
            refused = await due.play([wrong])
            assert isinstance(refused, Refused)
            assert refused.rule
            said.append(refused.sentence)
    assert said[0] == said[2] != said[1], "an unknown language is English"


async def test_whoever_gives_no_name_has_one_in_their_language(site: Site) -> None:
    plan = {"game": GAME.slug, "seats": [{"kind": "me"}, {"kind": "here"}]}
    made = (await site.post("tables?language=cs", plan)).json()
    shown = await site.look(made["table"])
    assert [player.name for player in shown.players] == ["Hráč A", "Hráč B"]


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


async def test_a_program_gets_the_names_of_messages_beside_the_words(site: Site) -> None:
    level = (await site.get("levels?names=1&language=cs")).json()[0]
    assert level["label"] == {
        "text": HOUSE("level-random").into("cs"),
        "message": ["parlour", "level-random", {}],
    }
    assert (await site.get("levels?names=0")).json()[0]["label"] == "Random"
    refused = await site.get("games/chess/rules?names=1")
    assert refused.status_code == 404
    assert refused.json()["sentence"]["message"][1][:2] == ["parlour", "unknown-game"]


async def test_only_one_language_travels(site: Site) -> None:
    """What a Czech reads has no English beside it: names are for those who ask for them."""
    sent = {code: len((await site.get(f"games?language={code}")).content) for code in ("en", "cs", "de")}
    assert max(sent.values()) < 1.25 * min(sent.values())
    czech = (await site.get("games?language=cs")).text
    assert str(GAME.summary) not in czech
    assert into(GAME.summary, "cs") in czech
    assert '"message"' not in czech


async def test_refusals_of_the_server_are_in_the_language_asked_for(site: Site) -> None:
    async def said(path: str, language: str) -> str:
        sentence: str = (await site.get(f"{path}?language={language}")).json()["sentence"]
        return sentence

    for path, name in (("tables/none/replay", "no-table"), ("nowhere", "nothing-here")):
        for language in ("en", "cs", "de"):
            assert await said(path, language) == HOUSE(name).into(language)
    czech = (await site.http.post(f"{site.url}/api/v1/levels?language=cs")).json()
    assert czech["sentence"] == HOUSE("wrong-method").into("cs")
    table, _, _ = await site.make(ME, LINK, game=GAME)
    wrong = await site.http.post(
        f"{site.url}/api/v1/tables/{table}/join?language=de", json={"invite": "none", "name": "Ben"}
    )
    assert wrong.json()["sentence"] == HOUSE("other-invite").into("de")


async def test_the_description_tells_of_languages_and_names(site: Site) -> None:
    found = (await site.get("openapi.json")).json()
    referred = {
        parameter["$ref"].rpartition("/")[2]
        for parameter in found["paths"]["/api/v1/games"]["get"]["parameters"]
    }
    assert referred == {"language", "names"}
    sentence = found["components"]["schemas"]["Problem"]["properties"]["sentence"]
    assert sentence["anyOf"] == [{"type": "string"}, {"$ref": "#/components/schemas/Named"}]
    assert "message" in found["components"]["schemas"]["Named"]["properties"]


NAMES = "Anna", "Ben", "Cleo"


async def test_what_a_table_answers_programs_calls_players_by_their_names(site: Site) -> None:
    """In a refusal of what somebody beside the one in turn may not do."""
    variant = game_with_claims()
    options = {name: text for name, text in variant.options_text().items() if name != "seats"}
    seats = [ME, *({"kind": "here", "name": name} for name in NAMES[1:])]
    table, _, tokens = await site.make(*seats, game=variant.game, options=options)
    sentences = set()
    while True:
        looks = [await site.look(table, token) for token in tokens.values()]
        claiming = [seen for seen in looks if set(seen.legal) & variant.claims]
        if claiming:
            break
        due = next(seen for seen in looks if seen.legal)
        await site.post(f"tables/{table}/play", a_play(due, tokens, due.legal[0]))
    for action in range(0, variant.game.action_count, 7):
        answer = await site.post(f"tables/{table}/play", a_play(claiming[0], tokens, action))
        if answer.status_code == 409:
            sentences.add(answer.json()["sentence"])
    assert any(name in sentence for sentence in sentences for name in NAMES)
    assert not any(re.search(r"\b[ABC]\b", sentence) for sentence in sentences)


@pytest.mark.parametrize("game", catalogue(), ids=lambda game: str(game.slug))
async def test_programs_without_a_socket_are_told_the_same(site: Site, game: Game) -> None:
    table, _, tokens = await site.make(ME, {"kind": "here", "name": "Ben"}, game=game)
    async with Person(site.url, table, tokens[1]) as ben:
        await ben.send(Hello(ben.token))
        heard = await ben.until(Snapshot)
        looked = await site.look(table, ben.token)
        assert looked.log == heard.log
        assert (looked.sentence, looked.status, looked.panels) == (heard.sentence, heard.status, heard.panels)


def a_play(seen: Snapshot, tokens: dict[int, str], action: int) -> dict[str, object]:
    return {"token": tokens[seen.seat], "cut": seen.cut, "n": seen.n, "actions": [action]}


async def test_a_fault_of_a_record_calls_players_by_their_names(site: Site) -> None:
    state = Variant.of(some_game(hidden=False), seats=2).new_state(seed=1)
    (due,) = state.turn
    record = msgspec.to_builtins(state.record())
    record["seats"] = list(NAMES[:2])
    record["entries"].append([1 - due, state.legal_actions(due)[0]])
    answer = await site.post("records", record)
    assert answer.status_code == 409
    assert NAMES[due] in answer.json()["sentence"]
