"""A class comes to an event from one address, and has an allowance of its own there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import InvalidStatus

from parlour.server.settings import Limits
from tests.server.people import Person, Site, generous, serving, visiting
from tests.server.tables.test_events import Maker, play_turn

pytestmark = pytest.mark.anyio

PUPILS = 60


async def comes(site: Site, maker: Maker, name: str) -> Person:
    """Look the code up, as the page does, join, and connect; nothing is refused."""
    assert (await site.get(f"events/codes/{maker.code}")).status_code == 200
    return await maker.join(name)


async def test_sixty_come_at_once_and_play_by_the_limits_as_they_are(tmp_path: Path) -> None:
    with serving(tmp_path, Limits()) as served:
        async with visiting(served.url) as site, Maker.of(site) as maker:
            names = [f"Pupil {number}" for number in range(PUPILS)]
            pupils = await asyncio.gather(*[comes(site, maker, name) for name in names])
            await maker.must("start")
            for turn in range(2):
                await asyncio.gather(*[play_turn(pupil, Random(turn)) for pupil in pupils])
            assert (await maker.now())["turn"] >= 2
            assert not served.services.admission.refusals.tell()


async def test_those_at_an_event_leave_an_address_its_sockets(tmp_path: Path) -> None:
    with serving(tmp_path, generous(address_sockets=2)) as served:
        async with visiting(served.url) as site, Maker.of(site) as maker:
            for name in ("Anna", "Ben", "Cleo"):  # two are counted as members, and one as the others are
                await maker.join(name)
            await maker.at(maker.event)
            with pytest.raises(InvalidStatus):
                await maker.at(maker.event)
            assert served.services.sockets.count == 4
            for person in maker.people:
                await person.go()
            while served.services.sockets.count:
                await asyncio.sleep(0.01)
            await maker.join("Dora")
