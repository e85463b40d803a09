"""Members of an event who play over the wire while others play in browsers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from random import Random
from threading import Event
from typing import Final

from parlour.wire.to_client import Next, Refused
from tests.e2e.server_process import ServerProcess
from tests.server.people import Person

SLACK: Final = 0.05
"""Seconds between two looks at whether all are here or are to go home, and before a second try."""


@contextmanager
def crowd(server: ServerProcess, code: str, names: Sequence[str]) -> Iterator[None]:
    """Members who come at once, play at random whenever they are due, and follow to each next board."""
    joined = [server.post("/events/join", {"code": code, "name": name}) for name in names]
    members = [Person(server.address, one["table"], one["token"], stream=True) for one in joined]
    here, home = Event(), Event()

    async def stay() -> None:
        for member in members:
            await member.come()
        here.set()
        playing = [asyncio.create_task(play(member, Random(seed))) for seed, member in enumerate(members)]
        while not home.is_set() and not any(task.done() for task in playing):
            await asyncio.sleep(SLACK)
        for task in playing:
            task.cancel()
        for outcome in await asyncio.gather(*playing, return_exceptions=True):
            if not isinstance(outcome, asyncio.CancelledError):
                raise AssertionError("a member stopped playing") from outcome

    with ThreadPoolExecutor(1) as thread:
        stays = thread.submit(asyncio.run, stay())
        while not here.wait(SLACK) and not stays.done():
            pass
        try:
            yield
        finally:
            home.set()
    stays.result()


async def play(member: Person, random: Random) -> None:
    """Play at random whenever it is due, at one board after another."""
    try:
        while True:
            if member.due and member.phase == "playing":
                if isinstance(await member.play([random.choice(member.legal)]), Refused):
                    await asyncio.sleep(SLACK)  # the event is paused
                continue
            with suppress(TimeoutError):  # the others take their time
                message = await member.hear()
                if isinstance(message, Next):
                    await member.go()
                    member = await Person(member.url, message.table, member.token, stream=True).come()
    finally:
        await member.go()
