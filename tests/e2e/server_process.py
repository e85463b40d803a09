"""A real server in a process of its own, and its HTTP interface, for tests that drive browsers."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from parlour.kernel.options import AIDS

START: Final = """
import sys
from pathlib import Path
from parlour.lab.policy import seat_at_tables
from parlour.server.main import run
from parlour.server.settings import Settings
for policy in sys.argv[1:]:
    seat_at_tables(Path(policy))
run(Settings.load())
"""
OLDER: Final = """
import sys
from parlour.browser import parts
newer = parts.layout_of
parts.layout_of = lambda game: newer(game)[::-1]
from parlour.games import find
from parlour.server.main import run
from parlour.server.settings import Settings
for slug in sys.argv[1:]:
    object.__setattr__(find(slug), "rules_version", find(slug).rules_version - 1)
run(Settings.load())
"""
"""These games have the rules before the newest, and all records another layout."""
SOLVING: Final = """
import sys
from dataclasses import replace
from parlour.games import find
from parlour.kernel.puzzle import load_puzzles
from parlour.server.main import run
from parlour.server.settings import Settings
for slug in sys.argv[1:]:
    load_puzzles(find(slug))
run(replace(Settings.load(), compile=False))
"""
"""Puzzles of these games are judged by compiled code; nothing else is compiled."""
OPEN: Final = "Parlour is open at "
PATIENCE: Final = 60.0
"""Seconds in which a server opens, on a machine that has much else to do."""
QUICK_BOTS: Final = "0.02"
GENEROUS: Final = {
    "PARLOUR_CHEAP_RATE": "1000",
    "PARLOUR_COSTLY_RATE": "100",
    "PARLOUR_SOCKET_RATE": "2000",
}
"""Tests click faster than people do."""


ADMIN_KEY = "the key of the host"


class ServerProcess:
    """One server with its data folder; it can be killed and started again where it was."""

    def __init__(  # noqa: PLR0913  # named by keyword
        self,
        data: Path,
        port: int = 0,
        *,
        bot_pace: str = QUICK_BOTS,
        policies: Sequence[Path] = (),
        browser_rules: bool = False,
        solving: Sequence[str] = (),
        older: Sequence[str] = (),
        store: str = "",
    ) -> None:
        """`policies`: files of trained policies, to be chosen for seats.

        `browser_rules`: whether pages are given the compiled rules that are in the cache.
        `solving`: games whose puzzles it judges by compiled code.
        `older`: games that have the rules before the newest until it is renewed.
        `store`: a database that it shares with others, in place of a file of its own.
        """
        self._data = data
        self.port = port
        self._store = store
        self._pace = bot_pace
        self._browser_rules = browser_rules
        self._compile = str(int(bool(solving)))
        self._newest = [SOLVING, *solving] if solving else [START, *map(str, policies)]
        self._program = [OLDER, *older] if older else self._newest
        self._process: subprocess.Popen[str] | None = None
        self.address = ""
        self.start()

    def start(self) -> None:
        """Open the server, at the same address as before."""
        settings = {
            "PARLOUR_PORT": str(self.port),
            "PARLOUR_STORE": self._store,
            "PARLOUR_DATA": str(self._data),
            "PARLOUR_BOT_PACE": self._pace,
            "PARLOUR_COMPILE": self._compile,
            "PARLOUR_BROWSER_RULES": str(int(self._browser_rules)),
            "PARLOUR_LOG_LEVEL": "error",
            "PARLOUR_ADMIN_KEY": ADMIN_KEY,
        }
        with (self._data / "server.log").open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", *self._program],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, **GENEROUS, **settings},
            )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            line = self._process.stdout.readline() if self._process.stdout else ""
            if line.startswith(OPEN):
                self.address = line.removeprefix(OPEN).strip()
                self.port = int(self.address.rpartition(":")[2])
                return
            if not line and self._process.poll() is not None:
                break
        raise RuntimeError(f"the server did not open: {(self._data / 'server.log').read_text()[-2000:]}")

    def kill(self) -> None:
        """Stop it without warning, as a power cut does."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to stop."""
        self._end(signal.SIGTERM)

    def renew(self) -> None:
        """Stop it, and start the newest in its place."""
        self.stop()
        self._program = self._newest
        self.start()

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.wait(PATIENCE)
        if self._process.stdout:
            self._process.stdout.close()
        self._process = None

    def get(self, path: str) -> Any:
        """An answer of the HTTP interface."""
        with urllib.request.urlopen(f"{self.address}/api/v1{path}") as answer:  # noqa: S310  # our own server
            return json.load(answer)

    def post(self, path: str, body: Mapping[str, Any], key: str = "") -> Any:
        """The answer to a document, shown with a key."""
        request = urllib.request.Request(  # noqa: S310  # our own server
            f"{self.address}/api/v1{path}",
            json.dumps(body).encode(),
            {"content-type": "application/json", "authorization": f"Bearer {key}"},
        )
        with urllib.request.urlopen(request) as answer:  # noqa: S310  # our own server
            return json.load(answer)

    def table(
        self, game: str, seats: Sequence[Mapping[str, str]], options: Mapping[str, str] | None = None
    ) -> tuple[str, dict[int, str], str]:
        """A table that allows help: its id, the secrets of the seats here, the code of its invitation."""
        chosen = {AIDS: "true", **(options or {})}
        plan = {"game": game, "seats": list(seats), "options": chosen, "visibility": "link"}
        made = self.post("/tables", plan)
        return made["table"], {token["seat"]: token["token"] for token in made["tokens"]}, made["invite"]
