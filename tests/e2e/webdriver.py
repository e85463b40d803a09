"""Firefox and WebKit, driven by the commands of the W3C's WebDriver.

Firefox takes them at the socket of its Marionette, WebKit over HTTP by Debian's `WebKitWebDriver`, so that a
browser needs no package but its own.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, BinaryIO, Final

import pytest

from tests.e2e.persona import THINKING, WIDE, eventually

Command = Callable[[str, Mapping[str, Any]], Any]

MARIONETTE: Final = {
    "actions": "PerformActions",
    "execute/sync": "ExecuteScript",
    "url": "Navigate",
    "window/rect": "SetWindowRect",
}
"""What Marionette calls the commands that have these paths over HTTP."""
PREFERENCES: Final = """
user_pref("marionette.port", 0);
user_pref("ui.prefersReducedMotion", 1);
"""
DRAWING: Final = {"WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1"}
"""Without a graphics card WebKit draws fastest without pretending to have one."""
BARS: Final = 86
"""Height of the bars of Firefox's window, so that the page is as large as in other tests."""


class Driven:
    """A browser with one page."""

    def __init__(self, command: Command) -> None:
        self._command = command
        command("window/rect", {"width": WIDE[0], "height": WIDE[1] + BARS})

    def goto(self, address: str) -> None:
        """Open an address and wait until it has loaded."""
        self._command("url", {"url": address})

    def evaluate(self, function: str, *arguments: Any) -> Any:
        """Call a JavaScript function in the page and return what it returns."""
        script = f"return ({function})(...arguments)"
        return self._command("execute/sync", {"script": script, "args": arguments})

    def click(self, x: float, y: float) -> None:
        """Move the mouse to a point of the window and press its left button."""
        move = {"type": "pointerMove", "duration": 0, "origin": "viewport", "x": round(x), "y": round(y)}
        press = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        mouse = {"pointerType": "mouse"}
        source = {"type": "pointer", "id": "mouse", "parameters": mouse, "actions": [move, *press]}
        self._command("actions", {"actions": [source]})


def installed(program: str, package: str) -> str:
    """The path of a program; without it the test is skipped, and the report says why."""
    path = shutil.which(program)
    if path is None:
        pytest.skip(f"no {program}: install Debian's `{package}`")
    return path


@contextmanager
def running(*command: str, home: Path, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    """A program with a home folder of its own, until the end of the block."""
    with (home / "browser.log").open("ab") as log:
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=log,
            env={**os.environ, "HOME": str(home), **environment},
        )
    with process:
        try:
            yield process
        finally:
            process.terminate()


@contextmanager
def firefox(home: Path) -> Iterator[Driven]:
    """Firefox without a window."""
    program = installed("firefox-esr", "firefox-esr")
    profile = home / "profile"
    profile.mkdir()
    (profile / "user.js").write_text(PREFERENCES)
    port = profile / "MarionetteActivePort"
    numbers = count(1)

    def answer(answers: BinaryIO) -> Any:
        size = b"".join(iter(lambda: answers.read(1), b":"))
        return json.loads(answers.read(int(size)))

    with running(program, "--headless", "--marionette", "--profile", str(profile), home=home):
        address = ("127.0.0.1", eventually(lambda: port.is_file() and int(port.read_text() or 0), THINKING))
        with socket.create_connection(address) as connection, connection.makefile("rb") as answers:

            def command(path: str, parameters: Mapping[str, Any]) -> Any:
                name = f"WebDriver:{MARIONETTE.get(path, path)}"
                message = json.dumps([0, next(numbers), name, parameters]).encode()
                connection.sendall(b"%d:%b" % (len(message), message))
                _, _, error, result = answer(answers)
                assert error is None, error
                return result.get("value", result)

            answer(answers)  # its greeting
            command("NewSession", {})
            yield Driven(command)


@contextmanager
def webkit(home: Path) -> Iterator[Driven]:
    """The small browser of WebKitGTK, on a screen of its own that nobody sees."""
    program = installed("WebKitWebDriver", "webkit2gtk-driver")
    screen = [
        installed("Xvfb", "xvfb"),
        "-displayfd",
        "1",
        "-screen",
        "0",
        "1600x1200x24",
        "-nolisten",
        "tcp",
    ]
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]

    def ask(path: str, body: Mapping[str, Any] | None = None, method: str | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data, method=method)
        with urllib.request.urlopen(request) as answer:  # noqa: S310  # the driver
            return json.load(answer)["value"]

    def ready() -> bool:
        try:
            return bool(ask("/status")["ready"])
        except OSError:
            return False

    with running(*screen, home=home) as display:
        assert display.stdout
        number = display.stdout.readline().decode().strip()
        with running(program, f"--port={port}", home=home, DISPLAY=f":{number}", **DRAWING):
            eventually(ready, THINKING)
            session = f"/session/{ask('/session', {'capabilities': {}})['sessionId']}"
            try:
                yield Driven(lambda path, parameters: ask(f"{session}/{path}", parameters))
            finally:
                ask(session, method="DELETE")
