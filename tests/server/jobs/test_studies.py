"""Studies: of what they depend on, one after the other, fair to all, and only while somebody asks."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from parlour.kernel.errors import BadRecord
from parlour.kernel.game_record import GameRecord, read
from parlour.kernel.language import speaking
from parlour.kernel.message import HOUSE, Words, to_json
from parlour.server.http import cpu_budgets
from parlour.server.http.cpu_budgets import Accounts
from parlour.server.jobs.studies import (
    MOST_OF_ADDRESS,
    MOST_WAITING,
    Busy,
    Failed,
    Studies,
    unwrapped,
    wrapped,
)
from parlour.server.schema.responses import GameStudy, StudyFinding, StudyLine

pytestmark = pytest.mark.anyio

NOW = 0.01
SOON = 5.0


def record(number: int, **facts: Any) -> GameRecord:
    """A record like no other number's."""
    return GameRecord(game="any", rules_version=1, options={}, entries=[(0, number)], over=True, **facts)


@dataclass
class Slow:
    """What is studied, and when it may be done."""

    begun: list[int] = field(default_factory=list)
    go: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(0))
    left: list[int] = field(default_factory=list)


class Fake(Studies):
    """Studies that are done when a test says so."""

    def __init__(self, patience: float = 60.0, accounts: Accounts | None = None) -> None:
        super().__init__(patience=patience, accounts=accounts)
        self.slow = Slow()

    async def _study(self, document: bytes) -> GameStudy:
        number = read(document).entries[0][1]
        self.slow.begun.append(number)
        try:
            await self.slow.go.acquire()
        except asyncio.CancelledError:
            self.slow.left.append(number)
            raise
        if number < 0:
            raise BadRecord("no study of that")
        return GameStudy(True, "any", "Any", [], str(number), [], [], [], [])


def test_a_study_comes_out_of_its_process_with_messages_for_every_reader() -> None:
    words: list[Words] = [HOUSE("players", count=3), "Any", HOUSE("log-back"), HOUSE("waiting")]
    line = StudyLine(words[3], 4, "{}")
    finding = StudyFinding(words[2], "proved", 0, 2, 3, [line])
    found = GameStudy(True, "any", words[0], ["Anna"], words[1], [finding], [[0.5]], [0, 1], [[50]])
    assert unwrapped(wrapped(found)) == found
    with speaking("cs"):
        assert "3 hráči" in to_json(unwrapped(wrapped(found))).decode()
    with pytest.raises(BadRecord, match="too odd"):
        unwrapped(wrapped(Failed("too odd")))


@pytest.fixture
async def studies() -> Fake:
    return Fake()


async def test_a_study_is_of_what_it_depends_on(studies: Fake) -> None:
    studies.slow.go.release()
    for at in range(230):
        found = await studies.of(record(1, started=f"{at}", commitment="ab", origin=f"{at}"), SOON, "a")
        assert found is not None
        assert found.summary == "1"
    assert studies.slow.begun == [1]
    changed = msgspec.structs.replace(record(1), seats=["Anna"])
    assert await studies.of(changed, NOW, "a") is None
    await studies.stop()


async def test_one_address_has_so_many_under_way_and_no_more(studies: Fake) -> None:
    for number in range(MOST_OF_ADDRESS):
        assert await studies.of(record(number), NOW, "a") is None
    with pytest.raises(Busy) as busy:
        await studies.of(record(99), NOW, "a")
    assert busy.value.yours
    assert busy.value.after > 0
    assert await studies.of(record(0), NOW, "a") is None  # asked again is not one more
    assert await studies.of(record(99), NOW, "b") is None
    await studies.stop()


async def test_addresses_take_turns(studies: Fake) -> None:
    for number in range(3):
        await studies.of(record(number), NOW, "a")
    await studies.of(record(10), NOW, "b")
    for _ in range(4):
        studies.slow.go.release()
    assert await studies.of(record(2), SOON, "a")
    assert studies.slow.begun == [0, 10, 1, 2]


async def test_a_study_that_nobody_asks_for_any_more_is_left() -> None:
    studies = Fake(patience=0.05)
    waiting = asyncio.create_task(studies.of(record(1), SOON, "a"))
    await asyncio.sleep(0)
    await studies.of(record(2), NOW, "b")
    with pytest.raises(Busy) as left:
        await waiting
    assert not left.value.yours
    assert (studies.slow.begun, studies.slow.left) == ([1], [1])
    studies.slow.go.release()
    assert await studies.of(record(1), SOON, "a")  # asked for again, it is begun again


@pytest.mark.inside
async def test_who_had_many_studies_comes_later_and_nobody_else_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cpu_budgets, "WORTH_CHARGING", 0.0)
    studies = Fake(accounts=Accounts(rate=1e-6, burst=1e-9))
    for _ in range(2):
        studies.slow.go.release()
    assert await studies.of(record(1), SOON, "a")
    with pytest.raises(Busy) as busy:
        await studies.of(record(2), SOON, "a")
    assert busy.value.yours
    assert await studies.of(record(1), SOON, "a")  # what is done costs nothing
    assert await studies.of(record(2), SOON, "b")


async def test_there_are_not_too_many_in_all(studies: Fake) -> None:
    for number in range(MOST_WAITING):
        await studies.of(record(number), 0.0, f"address {number}")
    with pytest.raises(Busy) as busy:
        await studies.of(record(-1), NOW, "another")
    assert not busy.value.yours
    await studies.stop()


async def test_where_there_can_be_none_everybody_hears_why(studies: Fake) -> None:
    asked = [asyncio.create_task(studies.of(record(-1), SOON, address)) for address in "ab"]
    await asyncio.sleep(NOW)
    studies.slow.go.release()
    for one in asked:
        with pytest.raises(BadRecord, match="no study of that"):
            await one


async def test_what_is_under_way_is_left_when_the_server_stops(studies: Fake) -> None:
    waiting = asyncio.create_task(studies.of(record(1), SOON, "a"))
    await studies.of(record(2), NOW, "b")
    await studies.stop()
    with pytest.raises(Busy):
        await waiting
    assert studies.slow.left == studies.slow.begun
