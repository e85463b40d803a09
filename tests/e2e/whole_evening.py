"""What the pages round the table have to show: games, tables in every state, a finished game."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from typing import Any, Final

from parlour.kernel.entries import Entry, turns
from tests.e2e.persona import THINKING, Person
from tests.e2e.server_process import ServerProcess

BOT: Final = {"kind": "bot", "level": "greedy"}


@dataclass(frozen=True)
class WholeEvening:
    """One server with something going on.

    No game is meant more than another. One for two people is needed; one that can be played alone as well is
    taken first, because bots are done with it soon.
    """

    server: ServerProcess
    game: dict[str, Any]
    finished: str
    """A table whose game is over."""
    waiting: str
    """A table with one seat free, whose first seat this test's people may hold by `tokens`."""
    invite: str
    tokens: dict[int, str]
    full: str
    """The invitation of a table that has no seat left."""

    @property
    def slug(self) -> str:
        """The game's name in addresses."""
        return str(self.game["slug"])

    @property
    def title(self) -> str:
        """The game's name for people."""
        return str(self.game["title"])


def holds(person: Person, table: str, tokens: dict[int, str]) -> None:
    """Lets a browser hold seats, from its next page on."""
    held = json.dumps({"seats": {str(seat): token for seat, token in tokens.items()}, "at": 1})
    person.context.add_init_script(f"localStorage.setItem('parlour.1.table.{table}', {json.dumps(held)})")


def differing(game: dict[str, Any]) -> dict[str, str]:
    """One option of a game set otherwise than printed, the first that has several values."""
    for option in game["options"]:
        others = [choice["value"] for choice in option["choices"] if choice["value"] != option["default"]]
        if others and option["name"] != "seats":
            return {option["name"]: others[0]}
    return {}


def over(server: ServerProcess, table: str) -> None:
    """Waits until a table's game is over."""
    until = time.monotonic() + THINKING
    while server.get(f"/tables/{table}")["phase"] != "over":
        assert time.monotonic() < until, "the bots never finish"
        time.sleep(0.1)


def moments(server: ServerProcess, table: str) -> list[int]:
    """How many entries of a finished game were played at each moment of its replay."""
    entries = [Entry(*entry) for entry in server.get(f"/tables/{table}/record")["entries"]]
    return [0, *(last for _, last in turns(entries))]


def evening(server: ServerProcess) -> WholeEvening:
    """Opens tables and lets two bots finish a game."""
    games = [one for one in server.get("/games") if 2 in one["seats"]]
    game = next((one for one in games if 1 in one["seats"]), games[0])
    slug = game["slug"]
    finished, _, _ = server.table(slug, [BOT, BOT])
    waiting, tokens, invite = server.table(
        slug, [{"kind": "me", "name": "Anna"}, {"kind": "link"}], differing(game)
    )
    _, _, full = server.table(slug, [{"kind": "me", "name": "Cleo"}, {"kind": "here", "name": "Dora"}])
    over(server, finished)
    return WholeEvening(server, game, finished, waiting, invite, tokens, full)
