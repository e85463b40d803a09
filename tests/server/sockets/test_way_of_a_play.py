"""The way of a play through the server, module by module, as `docs/way_of_a_play.txt` shows it."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, Final

import pytest

import parlour
from parlour.wire.to_client import Accepted
from tests.games import some_game
from tests.server.people import Person, serving, visiting
from tests.sources import ROOT

pytestmark = pytest.mark.anyio

WAY: Final = ROOT / "docs" / "way_of_a_play.txt"
PACKAGE: Final = str(Path(parlour.__file__).parent) + os.sep
WHOLE: Final = ("games", "kernel")
"""Packages that are one stop: which of their modules are passed is the game's affair."""


PLAYS: Final = 8
"""What all of them pass is the way; what happens by the clock meanwhile is passed by some."""


class Watch:
    """Writes down the modules of Parlour whose functions are called, in all threads begun under it."""

    def __init__(self) -> None:
        self.modules = set[str]()

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        file = frame.f_code.co_filename
        if event == "call" and file.startswith(PACKAGE):
            module = file.removeprefix(PACKAGE).removesuffix(".py").replace(os.sep, ".")
            package = module.partition(".")[0]
            self.modules.add(package if package in WHOLE else module)


@contextmanager
def watched() -> Iterator[Watch]:
    watch = Watch()
    threading.setprofile(watch)
    try:
        yield watch
    finally:
        threading.setprofile(None)


async def test_a_play_passes_the_modules_that_are_written_down(tmp_path: Path) -> None:
    game = some_game()
    game.compiled.load_rules()
    with watched() as watch, serving(tmp_path) as served:
        async with visiting(served.url) as site:
            me = {"kind": "me", "name": "Anna"}
            table, _, tokens = await site.make(me, {"kind": "here", "name": "Ben"}, game=game)
            people = [Person(served.url, table, token, stream=True) for token in tokens.values()]
            ways = list[set[str]]()
            async with people[0], people[1]:
                for k in range(PLAYS + 1):  # the first loads and makes things
                    person = next(one for one in people if one.seat in one.due)
                    other = next(one for one in people if one is not person)
                    watch.modules = set()
                    assert isinstance(await person.play([Random(k).choice(person.legal)]), Accepted)
                    await other.hear()
                    ways.append(watch.modules)
    way = sorted(set.intersection(*ways[1:]))
    assert way == WAY.read_text("utf-8").split(), f"to write it down anew, put this there: {way}"
