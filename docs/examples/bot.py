"""A bot that sits down by an invite link and asks the table what its moves would score.

    python docs/examples/bot.py http://127.0.0.1:8000/j/abcdefghjk --name Asker

It knows no game. It builds its turn action by action: of some legal ones it asks with `try` what each would
score, keeps the best, and commits the turn when nothing more adds to it. When the line breaks or the server
restarts, it comes back with its token and says what it knows.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import sys
import time
import urllib.request
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

CANDIDATES = 12
"""Actions whose score is asked for at each step of a turn."""
BACK_AFTER = 2.0
"""Seconds after which a broken line is tried again."""


def ask(address: str, body: object = None) -> Any:
    """The JSON answer of the HTTP API; with a body it is a POST."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"content-type": "application/json"})  # noqa: S310 # given by hand
    with urllib.request.urlopen(request) as answer:  # noqa: S310 # the same
        return json.load(answer)


def numbers(steps: list[int]) -> list[int]:
    """Action numbers as they are, from the steps between them that are sent."""
    return list(itertools.accumulate(steps))


class Bot:
    """One seat at one table."""

    def __init__(self, api: str, table: str, seat: int, token: str, pace: float) -> None:
        self.address = f"{api}/tables/{table}/socket".replace("http", "ws", 1)
        self.seat, self.token, self.pace = seat, token, pace
        self.closing = set(ask(f"{api}/tables/{table}/board").get("closing", []))
        self.known: tuple[int, int] | None = None
        """The `cut` and `n` of what it knows."""
        self.line = 0
        self.due: list[int] = []
        self.legal: list[int] = []
        self.result: dict[str, Any] | None = None
        self.questions = itertools.count(1)

    def play(self) -> dict[str, Any]:
        """Play to the end, however often the line breaks; the result."""
        while self.result is None:
            try:
                with connect(self.address, max_size=None) as socket:
                    self.visit(socket)
            except (OSError, ConnectionClosed):
                time.sleep(BACK_AFTER)
        return self.result

    def visit(self, socket: ClientConnection) -> None:
        """Listen, and act when it is this seat's turn, until the game or the line ends."""
        self.send(socket, t="hello", token=self.token, known=self.known, line=self.line)
        while self.result is None:
            message = self.hear(socket)
            if message["t"] in ("snapshot", "update", "players") and self.my_turn():
                self.take_turn(socket)

    @property
    def on(self) -> dict[str, int]:
        """What a turn is composed on."""
        cut, n = self.known or (0, 0)
        return {"cut": cut, "n": n}

    def my_turn(self) -> bool:
        """Whether there is something to do."""
        return self.result is None and self.seat in self.due and bool(self.legal)

    def send(self, socket: ClientConnection, **message: object) -> None:
        """Send one message."""
        socket.send(json.dumps(message))

    def hear(self, socket: ClientConnection) -> dict[str, Any]:
        """Take in one message: what it leaves out is as before, or in a snapshot, nothing."""
        message: dict[str, Any] = json.loads(socket.recv())
        if message["t"] == "snapshot":
            self.due, self.legal = [], []
        if message["t"] in ("snapshot", "update"):
            self.known = message.get("cut", 0), message["n"]
            self.due = message.get("due", self.due)
            self.legal = numbers(message["legal"]) if "legal" in message else self.legal
            self.result = message.get("result", self.result)
        self.line = max(
            self.line, message.get("line", 0) if message["t"] != "chat" else message["line"]["line"]
        )
        if message["t"] == "bye":
            time.sleep(message.get("after", BACK_AFTER))
        return message

    def answer(self, socket: ClientConnection, **question: object) -> dict[str, Any]:
        """Ask something with an id, and wait for its answer; what comes meanwhile is taken in."""
        number = next(self.questions)
        self.send(socket, id=number, **question)
        while True:
            message = self.hear(socket)
            if message.get("id") == number:
                return message

    def take_turn(self, socket: ClientConnection) -> None:
        """Compose a turn and commit it; if the table changed meanwhile, look again and start over."""
        while self.my_turn():
            run = self.compose(socket)
            answer = self.answer(socket, t="play", **self.on, actions=run)
            if answer["t"] == "refused" and answer["code"] == "limit":
                time.sleep(BACK_AFTER)
            elif answer["t"] == "refused" and answer["code"] not in ("stale", "not-due", "stopped"):
                raise SystemExit(f"the table refused {run}: {answer['sentence']}")

    def compose(self, socket: ClientConnection) -> list[int]:
        """The turn that scores most among those looked at."""
        run: list[int] = []
        gain, legal = None, self.legal
        while True:
            open_ones = [action for action in legal if action not in self.closing]
            best = None
            for action in random.sample(open_ones, min(CANDIDATES, len(open_ones))):
                draft = self.answer(socket, t="try", **self.on, actions=[*run, action])
                time.sleep(self.pace)
                if draft["t"] == "draft" and not draft.get("wrong"):
                    scored = (draft.get("preview") or {}).get("gain", 0)
                    if best is None or scored > best[0]:
                        best = (scored, draft)
            if best is None or (gain is not None and best[0] <= gain):
                break
            gain, draft = best
            run, legal = draft["actions"], numbers(draft["legal"])
            if not legal:
                return run
        closing = [action for action in legal if action in self.closing]
        return [*run, *closing[:1]] or [random.choice(legal)]


def main() -> None:
    """Sit down and play."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("link", help="the invite link of a table")
    options.add_argument("--name", default="Asker")
    options.add_argument("--pace", type=float, default=0.13, help="seconds between two questions")
    asked = options.parse_args()
    site, slash, invite = asked.link.partition("/j/")
    if not slash:
        sys.exit("an invite link looks like http://127.0.0.1:8000/j/abcdefghjk")
    api = f"{site}/api/v1"
    table = ask(f"{api}/invites/{invite}")["table"]
    held = ask(f"{api}/tables/{table}/join", {"invite": invite, "name": asked.name, "program": True})
    result = Bot(api, table, held["seat"], held["token"], asked.pace).play()
    print("over:", result["sentence"])


if __name__ == "__main__":
    main()
