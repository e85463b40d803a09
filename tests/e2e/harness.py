"""The page of the harness (`web/src/harness`): a table in any state of a golden game, without our server.

python -m tests.e2e.harness builds it and serves it, to be looked at.
"""

from __future__ import annotations

import fcntl
import subprocess
from http import HTTPStatus
from typing import Final

from playwright.sync_api import Page

from hatch_build import digest, npm_command
from tests.e2e.games import GAMES
from tests.e2e.serving import Quiet, served
from tests.e2e.states import answer, name_of
from tests.sources import ROOT

WEB: Final = ROOT / "web"
BUILT: Final = ROOT / "build/harness"
PROBES: Final = BUILT / "probes.js"
"""What every page of the tests is measured with (`web/src/harness/expose_probes.ts`)."""
TABLES: Final = [name_of(game, seats) for game in GAMES for seats in game.seating.seats]
MOMENTS: Final = ("first", "middle", "last")


def build() -> None:
    """Build the page and the probes, unless they are those of the sources; one process does, others wait."""
    BUILT.parent.mkdir(exist_ok=True)
    stamp, made_from = BUILT / ".stamp", digest(WEB)
    with BUILT.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not stamp.is_file() or stamp.read_text(encoding="ascii") != made_from:
            npm, env = npm_command()
            command = [*npm, "run", "harness"]
            done = subprocess.run(command, cwd=WEB, env=env, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stdout + done.stderr
            stamp.write_text(made_from, encoding="ascii")


class States(Quiet):
    """The page, its states and what it asks for beside them."""

    def do_GET(self) -> None:  # noqa: N802  # as its base calls it
        """Answer with a state, with nothing to whoever asks for what only a server has, or with a file."""
        path, _, _ = self.path.partition("?")
        if path == "/":
            self.path = "/src/harness/index.html"
        found = answer(path)
        if found is None and not path.startswith("/api/"):
            super().do_GET()
            return
        self.send_response(HTTPStatus.OK if found else HTTPStatus.NO_CONTENT)
        if found:
            self.send_header("content-type", "application/json")
            self.send_header("content-length", str(len(found)))
        self.end_headers()
        self.wfile.write(found or b"")


def shows(page: Page, table: str, moment: str, how: str = "due") -> None:
    """Shows a table where its seat is "due", has a "draft", or has been "refused" something."""
    if not page.url.endswith("/#"):
        page.goto("/#")
    page.evaluate("([table, moment, how]) => harness.show(table, moment, how)", [table, moment, how])


def plays(page: Page) -> None:
    """The turn is played, and those of the others until the seat is to act again or the game is over."""
    page.evaluate("harness.play()")


def main() -> None:
    """Serve it until somebody stops it."""
    build()
    with served(BUILT, States) as address:
        for table in TABLES:
            print(*(f"{address}/?table={table}&moment={moment}" for moment in MOMENTS))
        input("as=draft and as=refused are there, too. Enter ends it. ")


if __name__ == "__main__":
    main()
