"""The games as tools: a scripted model plays them over every transport, and bad calls get sentences."""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import anyio
import httpx2
import pytest

from parlour.cli.mcp import mcp as mcp_command
from parlour.games import catalogue
from parlour.kernel.errors import ParlourError
from parlour.kernel.language import LANGUAGES
from parlour.server.main import listen
from parlour.wire.from_client import Again, Leave
from parlour.wire.to_client import Next, Update
from tests.games import some_game
from tests.server.people import Person, serving, visiting
from tests.sources import ROOT

pytest.importorskip("mcp", reason="the SDK is not installed: `python3 run.py setup --test` installs it")

import uvicorn
from mcp import Client, StdioServerParameters, stdio_client

from parlour.mcp.server import create_server

pytestmark = pytest.mark.anyio

PAGE = ROOT / "docs/how-to/assistants.md"
SMALL = some_game()
GAMES = [game.slug for game in catalogue()]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def client() -> AsyncIterator[Client]:
    server, under_way = create_server()
    async with Client(server) as client:
        yield client
    under_way.close()


@contextlib.asynccontextmanager
async def over_stdio() -> AsyncIterator[Client]:
    """A client of `parlour mcp` as a process, started as the page says."""
    (block,) = re.findall(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(block.splitlines()) == 3
    settings = json.loads(f"{{{block}}}")["parlour"]
    assert settings["command"] == "parlour"
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "parlour", *settings["args"]], env=dict(os.environ)
    )
    async with Client(stdio_client(command)) as client:
        yield client


@contextlib.contextmanager
def served_over_http() -> Iterator[str]:
    server, under_way = create_server()
    with listen("127.0.0.1", 0) as bound:
        web = uvicorn.Server(uvicorn.Config(server.streamable_http_app(), log_level="error"))
        thread = threading.Thread(target=web.run, args=([bound],))
        thread.start()
        yield f"http://127.0.0.1:{bound.getsockname()[1]}/mcp"
        web.should_exit = True
        thread.join(20)
    under_way.close()
    assert not thread.is_alive()


@contextlib.asynccontextmanager
async def over_http() -> AsyncIterator[Client]:
    with served_over_http() as address:
        async with Client(address) as client:
            yield client


async def call(client: Client, tool: str, **arguments: Any) -> Any:
    """What a tool answers, read as a model reads it: as text; the structure beside it is the same."""
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, result.content
    texts = [part.text for part in result.content if part.type == "text"]
    structured = result.structured_content
    if tool == "rules":
        return texts[0]
    assert structured is not None
    if tool == "games":
        assert list(map(json.loads, texts)) == structured["result"]
        return structured["result"]
    assert json.loads(texts[0]) == structured
    return structured


async def refused(client: Client, tool: str, **arguments: Any) -> str:
    """The sentence by which a call is refused."""
    result = await client.call_tool(tool, arguments)
    assert result.is_error, result.content
    (part,) = result.content
    assert part.type == "text"
    return str(part.text)


async def play_a_game(client: Client, game: str, random: Random, **settings: Any) -> int:
    """Play one game to its end as a scripted model does: rules, look, legal, play; returns its turns."""
    assert "#" in await call(client, "rules", game=game)
    seen = await call(
        client, "new_game", game=game, opponents="random", seed=random.randrange(99), **settings
    )
    turns = 0
    while seen["phase"] == "playing":
        assert seen["your_turn"]
        actions = await call(client, "legal", game_id=seen["game_id"])
        turn = random.choice(actions["actions"])
        assert (await call(client, "why_not", game_id=seen["game_id"], turn=turn))["legal"]
        answer = await call(client, "play", game_id=seen["game_id"], turn=f"My turn: {turn}.")
        assert answer["refusal"] is None
        assert answer["played"]
        seen = answer["look"]
        turns += 1
    assert len(seen["returns"]) == len(seen["players"])
    return turns


async def test_a_scripted_model_plays_a_game_to_its_end(client: Client) -> None:
    assert await play_a_game(client, SMALL.slug, Random(1)) > 1


@pytest.mark.long
@pytest.mark.parametrize("transport", [over_stdio, over_http])
@pytest.mark.parametrize("game", GAMES)
async def test_a_scripted_model_plays_every_game_over_both_transports(game: str, transport: Any) -> None:
    async with transport() as client:
        for number, language in enumerate(LANGUAGES):
            await play_a_game(client, game, Random(number), language=language)


async def test_the_table_of_the_page_names_every_tool(client: Client) -> None:
    tools = {tool.name: tool.input_schema["properties"] for tool in (await client.list_tools()).tools}
    rows = dict(re.findall(r"^\| `(\w+)` \| (.+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    assert list(rows) == list(tools)
    for name, row in rows.items():
        assert set(re.findall(r"`(\w+)`", row)) <= {*tools[name], *tools}, name


async def test_the_command_answers_at_the_address_that_it_prints() -> None:
    command = [sys.executable, "-m", "parlour", "mcp", "--http", "--port", "0"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stderr is not None
            address = process.stderr.readline().strip()
            with anyio.fail_after(30):
                async with Client(address) as client:
                    assert [one["name"] for one in await call(client, "games")] == GAMES
            process.terminate()
            assert process.wait(20) in (0, -15)
        finally:
            process.kill()


@pytest.mark.parametrize("transport", [over_stdio, over_http])
async def test_tools_and_resources_are_there_over_both_transports(transport: Any) -> None:
    async with transport() as client:
        tools = (await client.list_tools()).tools
        assert [tool.name for tool in tools] == [
            "games", "rules", "new_game", "join", "look", "legal", "play", "why_not", "hint", "rematch",
        ]  # fmt: skip
        assert all(tool.description for tool in tools)
        assert [one["name"] for one in await call(client, "games")] == GAMES
        seen = await call(client, "new_game", game=SMALL.slug, seed=1)
        assert seen["board"] in (await call(client, "look", game_id=seen["game_id"]))["board"]


async def test_the_same_text_as_in_the_environment_is_told(client: Client) -> None:
    from parlour.games import load
    from parlour.lab import text

    env = text.env(SMALL.slug, opponents="random")
    env.reset(seed=5)
    seen = await call(client, "new_game", game=SMALL.slug, opponents="random", seed=5)
    assert seen["board"] == env.board
    assert seen["notation"] == env.notation
    assert seen["news"] == env.news
    assert (await call(client, "legal", game_id=seen["game_id"]))["actions"] == env.legal[:400]
    assert await call(client, "rules", game=SMALL.slug) == text.rules_of(load(SMALL.slug))


async def test_rule_books_are_resources_in_every_language(client: Client) -> None:
    found = (await client.list_resources()).resources
    assert len(found) == len(GAMES) * len(LANGUAGES)
    books = set()
    for resource in found:
        (content,) = (await client.read_resource(resource.uri)).contents
        books.add(content.text)  # type: ignore[union-attr] # rule books are text
    assert len(books) == len(found)


async def test_one_game_is_listed_with_options_that_it_takes(client: Client) -> None:
    for game in catalogue():
        (listed,) = await call(client, "games", game=game.slug)
        for option in listed["options"]:
            options = {option["name"]: option["usual"]}
            assert await call(client, "rules", game=game.slug, options=options)
        for options in listed["presets"].values():
            assert await call(client, "rules", game=game.slug, options=options)


async def test_a_refused_turn_names_the_rule_and_changes_nothing(client: Client) -> None:
    seen = await call(client, "new_game", game=SMALL.slug, seed=3)
    answer = await call(client, "play", game_id=seen["game_id"], turn="7@zz")
    assert answer["played"] == []
    assert answer["refusal"]["kind"] == "unreadable"
    assert answer["refusal"]["allowed"]
    assert answer["look"]["board"] == seen["board"]
    verdict = await call(client, "why_not", game_id=seen["game_id"], turn="7@zz")
    assert (verdict["legal"], verdict["refusal"]) == (False, answer["refusal"])


HOSTILE: list[tuple[str, dict[str, Any], str]] = [
    ("look", {"game_id": "nowhere"}, "there is no game 'nowhere'"),
    ("look", {"game_id": 7}, "look: game_id: Input should be a valid string"),
    ("look", {}, "look: game_id: Field required"),
    ("look", {"game_id": "x", "wait": 1e9}, "look: wait: Input should be less than or equal to 50"),
    ("look", {"game_id": "x" * 10**6}, "look: game_id: String should have at most 60 characters"),
    ("rules", {"game": "chess"}, "chess"),
    ("rules", {"game": SMALL.slug, "language": "tlh"}, "language must be en, cs, de, fr, es, not 'tlh'"),
    ("rules", {"game": SMALL.slug, "options": {"seats": "a hundred"}}, "seats"),
    ("rules", {"game": SMALL.slug, "options": {"no such": "x"}}, "no such"),
    ("rules", {"game": SMALL.slug, "options": {"seats": {"a": []}}}, "rules: options.seats"),
    ("new_game", {"game": SMALL.slug, "seat": 99}, "seat must be 0 to"),
    ("new_game", {"game": SMALL.slug, "opponents": "os:system"}, "Bots play at"),
    ("new_game", {"game": SMALL.slug, "opponents": "master:effort=1e9"}, "Bots play at"),
    (
        "new_game",
        {"game": SMALL.slug, "seed": -1},
        "new_game: seed: Input should be greater than or equal to 0",
    ),
    ("play", {"game_id": "x", "turn": "1" * 10**5}, "play: turn: String should have at most 4000 characters"),
    ("join", {"link": "file:///etc/passwd", "name": "A"}, "an invite link looks like"),
    ("join", {"link": "http://127.0.0.1:9/j/abc", "name": "A"}, "there is no Parlour at http://127.0.0.1:9"),
    ("join", {"link": "http://127.0.0.1:9/j/../x", "name": "A"}, "an invite link looks like"),
    ("join", {"link": "http://127.0.0.1:9/j/äö", "name": "A"}, "an invite link looks like"),
    ("join", {"link": "http://127.0.0.1:9\n/j/abc", "name": "A"}, "an invite link looks like"),
    ("join", {"link": "http://no where/j/abc", "name": "A"}, "an invite link looks like"),
    ("join", {"link": "http://a:b@127.0.0.1:9/j/abc", "name": "A"}, "an invite link looks like"),
    ("join", {"link": "http://127.0.0.1:x/j/abc", "name": "A"}, "there is no Parlour at http://127.0.0.1:x"),
    ("join", {"link": "http://[::1/j/abc", "name": "A"}, "Invalid IPv6 URL"),
    ("rules", {"game": "a\n\nb"}, "a b"),
    ("new_game", {"game": SMALL.slug, "option": {"seats": 2}}, "new_game: there is no argument 'option'; it"),
    ("rematch", {"game_id": "nowhere"}, "there is no game 'nowhere'"),
    ("no_such_tool", {}, "Unknown tool"),
    ("no_such_tool", {"a": 1}, "Unknown tool"),
]


@pytest.mark.parametrize("answer", [b"hello\n", b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}", b""])
async def test_what_answers_and_is_no_parlour_is_said_in_a_sentence(client: Client, answer: bytes) -> None:
    with listen("127.0.0.1", 0) as bound:

        def give() -> None:
            with bound.accept()[0] as peer:
                peer.recv(65536)
                peer.sendall(answer)

        bound.listen()
        thread = threading.Thread(target=give)
        thread.start()
        site = f"http://127.0.0.1:{bound.getsockname()[1]}"
        told = await refused(client, "join", link=f"{site}/j/abc", name="A")
        thread.join()
    assert told.startswith(f"there is no Parlour at {site}: ")
    assert "Error" not in told


@pytest.mark.parametrize(("tool", "arguments", "sentence"), HOSTILE)
async def test_hostile_arguments_get_a_sentence(
    client: Client, tool: str, arguments: dict[str, Any], sentence: str
) -> None:
    told = await refused(client, tool, **arguments)
    assert sentence in told
    assert "\n" not in told
    assert "Error executing" not in told
    assert len(told) < 300


async def test_games_are_forgotten_when_there_are_too_many(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.mcp.server.MOST_GAMES", 2)
    first, *_ = [(await call(client, "new_game", game=SMALL.slug))["game_id"] for _ in range(3)]
    assert "there is no game" in await refused(client, "look", game_id=first)


@pytest.mark.long
async def test_a_hint_is_a_turn_that_can_be_played(client: Client) -> None:
    seen = await call(client, "new_game", game=SMALL.slug, seed=3)
    advised = await call(client, "hint", game_id=seen["game_id"])
    assert advised["sentence"]
    answer = await call(client, "play", game_id=seen["game_id"], turn=advised["turn"])
    assert answer["refusal"] is None


# -- a seat at a real table ----------------------------------------------------------------------------------


@pytest.mark.parametrize("hidden", [False, True])
async def test_an_assistant_sits_at_a_real_table_and_is_shown_as_a_program(
    hidden: bool, client: Client, tmp_path: Path
) -> None:
    game, random = some_game(hidden=hidden), Random(4)
    with serving(tmp_path) as served:
        async with visiting(served.url) as site:
            table, invite, tokens = await site.make(
                {"kind": "me", "name": "Anna"}, {"kind": "link"}, game=game
            )
            seen = await call(client, "join", link=f"{served.url}/j/{invite}", name="Model")
            shown = await site.look(table, tokens[0])
            assert [player.program for player in shown.players] == [False, True]
            assert seen["players"] == ["Anna", "you"]
            async with Person(served.url, table, tokens[0]) as anna:
                for _ in range(6):
                    moved = False
                    while anna.seat in anna.due:
                        await anna.play([random.choice(anna.legal)])
                        moved = True
                    seen = await call(client, "look", game_id=seen["game_id"], wait=20)
                    assert seen["your_turn"]
                    assert any("Anna" in line for line in seen["news"]) or not moved
                    actions = await call(client, "legal", game_id=seen["game_id"])
                    answer = await call(
                        client, "play", game_id=seen["game_id"], turn=random.choice(actions["actions"])
                    )
                    assert answer["refusal"] is None
                    await anna.catch_up(await site.look(table, tokens[0]))


async def test_an_assistant_plays_on_at_the_table_of_a_rematch(client: Client, tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        async with visiting(served.url) as site:
            table, invite, tokens = await site.make({"kind": "me", "name": "Anna"}, {"kind": "link"})
            seen = await call(client, "join", link=f"{served.url}/j/{invite}", name="Model")
            code = seen["game_id"]
            assert await refused(client, "rematch", game_id=code) == "the game is not over"
            async with Person(served.url, table, tokens[0]) as anna:
                await anna.send(Leave())
                await anna.until(Update)
                await anna.send(Again())
                while "rematch" not in seen["players"][0]:
                    seen = await call(client, "look", game_id=code)
                    await anyio.sleep(0.05)
                assert (seen["phase"], seen["players"]) == ("over", ["Anna (asks for a rematch)", "you"])
                asked = await call(client, "rematch", game_id=code, wait=0)
                further = (await anna.until(Next)).table
            assert asked["game_id"] == code
            async with Person(served.url, further, tokens[0]) as anna:
                await anna.play_on(Random(4), most=1)
                seen = await call(client, "look", game_id=code, wait=20)
                assert (seen["phase"], seen["players"]) == ("playing", ["Anna", "you"])
                assert any("Anna" in line for line in seen["news"])
                actions = await call(client, "legal", game_id=code)
                answer = await call(client, "play", game_id=code, turn=actions["actions"][0])
                assert answer["refusal"] is None
                await anna.catch_up(await site.look(further, tokens[0]))


async def test_the_same_bots_are_played_again(client: Client) -> None:
    seen = await call(client, "new_game", game=SMALL.slug, opponents="random", seed=3)
    code, first = seen["game_id"], seen["board"]
    assert await refused(client, "rematch", game_id=code) == "the game is not over"
    while seen["phase"] == "playing":
        turn = (await call(client, "legal", game_id=code))["actions"][0]
        seen = (await call(client, "play", game_id=code, turn=turn))["look"]
    again = await call(client, "rematch", game_id=code)
    assert (again["game_id"], again["phase"], again["your_turn"]) == (code, "playing", True)
    assert again["players"] == seen["players"]
    assert (await call(client, "look", game_id=code))["board"] == again["board"] != first


async def test_a_table_that_is_gone_is_said_in_a_sentence(client: Client, tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        async with visiting(served.url) as site:
            table, invite, tokens = await site.make(
                {"kind": "me", "name": "Anna"}, {"kind": "link"}, game=SMALL
            )
            seen = await call(client, "join", link=f"{served.url}/j/{invite}", name="Model")
            async with Person(served.url, table, tokens[0]) as anna:
                while anna.seat in anna.due:
                    await anna.play([anna.legal[0]])
            seen = await call(client, "look", game_id=seen["game_id"], wait=20)
            actions = await call(client, "legal", game_id=seen["game_id"])
    told = await refused(client, "play", game_id=seen["game_id"], turn=actions["actions"][0])
    assert told == "the connection to the table is broken; look again in a moment"
    assert (await call(client, "look", game_id=seen["game_id"]))["board"] == seen["board"]


async def test_who_cannot_sit_down_is_told_why(client: Client, tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        async with visiting(served.url) as site:
            _, invite, _ = await site.make({"kind": "me", "name": "Anna"}, {"kind": "link"}, game=SMALL)
            link = f"{served.url}/j/{invite}"
            assert "Anna" in await refused(client, "join", link=link, name="Anna")
            assert await call(client, "join", link=link, name="Model")
            assert await refused(client, "join", link=link, name="Another")
            assert await refused(client, "join", link=f"{served.url}/j/nosuchcode", name="Another")


# -- the command ---------------------------------------------------------------------------------------------


def test_nothing_is_imported_before_it_is_asked_for() -> None:
    script = (
        "import sys, parlour.cli, parlour.server; print([m for m in ('mcp', 'pydantic') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.returncode) == ("[]", 0), done.stderr


def test_a_missing_package_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(ParlourError, match=r"pip install parlour\[mcp\]"):
        mcp_command()


def test_a_request_that_names_another_host_is_refused() -> None:
    with served_over_http() as address:
        for host, origin, status in (
            ("evil.example", "", 421),
            ("", "http://evil.example", 403),
        ):
            headers = {"content-type": "application/json", "accept": "application/json, text/event-stream"}
            headers |= {"host": host} if host else {}
            headers |= {"origin": origin} if origin else {}
            got = httpx2.post(address, json={"jsonrpc": "2.0", "id": 1, "method": "ping"}, headers=headers)
            assert got.status_code == status
