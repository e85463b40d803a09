"""Studies finished games, each in a process of its own, so that nothing else waits for them.

    python -m parlour.server.studying SECONDS

reads a record from the standard input and writes the study, or `{"reason": …}` where there can be none.
"""

from __future__ import annotations

import asyncio
import hashlib
import sys
from collections import OrderedDict
from typing import Final

import msgspec

from parlour.games import load
from parlour.kernel.errors import BadRecord, ParlourError
from parlour.kernel.record import Record, read
from parlour.kernel.state import State
from parlour.kernel.study import NOWHERE, Budget, Finding, Line
from parlour.play.seats import letter
from parlour.search.analysis import study_of
from parlour.server.aside import aside
from parlour.server.compiling import MOST_TOLD
from parlour.server.extras import GameStudy, StudyFinding, StudyLine
from parlour.server.logs import log
from parlour.server.moments import entries_at, moment_of

SECONDS: Final = 20.0
"""How long one study thinks."""
LONGEST: Final = 300.0
"""Seconds after which a study that had to compile first is given up."""
MOST_KEPT: Final = 200
"""Studies kept for whoever asks again."""


class Failed(msgspec.Struct, forbid_unknown_fields=True):
    """Why there is no study."""

    reason: str


class Studies:
    """Studies under way and done, by the record they are of."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._tasks: OrderedDict[str, asyncio.Task[GameStudy]] = OrderedDict()
        self._one = asyncio.Semaphore(1)

    async def of(self, record: Record, patience: float) -> GameStudy | None:
        """The study of a record; None when it is not done after so many seconds. Raises `BadRecord`."""
        document = record.to_json()
        key = hashlib.sha256(document).hexdigest()
        task = self._tasks.get(key)
        if task is None:
            task = self._tasks[key] = asyncio.create_task(self._study(document))
        self._tasks.move_to_end(key)
        while len(self._tasks) > MOST_KEPT:
            self._tasks.popitem(last=False)[1].cancel()
        done, _ = await asyncio.wait([task], timeout=patience)
        if not done:
            return None
        if task.exception() is not None:
            del self._tasks[key]  # tried again when somebody asks again
        return task.result()

    async def stop(self) -> None:
        """Leave what is not done."""
        left = [task for task in self._tasks.values() if not task.done()]
        for task in left:
            task.cancel()
        if left:
            await asyncio.wait(left)

    async def _study(self, document: bytes) -> GameStudy:
        async with self._one:
            command = [sys.executable, "-m", __name__, str(self._seconds)]
            try:
                done = await aside(command, LONGEST, document)
            except TimeoutError:
                raise BadRecord("the study took too long") from None
        if done.code:
            log().error("study failed", reason=done.errors[-MOST_TOLD:])
            raise BadRecord("the game could not be studied")
        answer = msgspec.json.decode(done.out, type=dict)
        if "reason" in answer:
            raise BadRecord(answer["reason"])
        return msgspec.convert(answer, GameStudy)


def study(record: Record, seconds: float = SECONDS) -> GameStudy:
    """The study that a record's game makes of it; raises `BadRecord`, or `UnknownGame`."""
    variant = load(record.game, **record.options)
    game = variant.game
    final = variant.replay(record)
    found = study_of(game)(record, Budget(seconds))
    return GameStudy(
        done=True,
        game=game.slug,
        title=game.title,
        players=names(record, final.seats),
        summary=found.summary,
        findings=[_finding(one, final) for one in found.findings],
        curve=[list(points) for points in found.curve],
        entries=entries_at(final.history),
    )


def names(record: Record, seats: int) -> list[str]:
    """The players' names; the seat's letter for one without."""
    given = record.seats if len(record.seats) == seats else [""] * seats
    return [name or f"Player {letter(seat)}" for seat, name in enumerate(given)]


def _finding(finding: Finding, final: State) -> StudyFinding:
    at = NOWHERE if finding.entry == NOWHERE else moment_of(final.history, finding.entry)
    return StudyFinding(
        sentence=finding.sentence,
        status=finding.status,
        seat=finding.seat,
        moment=at,
        entries=NOWHERE if at == NOWHERE else entries_at(final.history)[at],
        lines=[_line(one) for one in finding.lines],
    )


def _line(line: Line) -> StudyLine:
    final = load(line.record.game, **line.record.options).replay(line.record)
    return StudyLine(line.title, moment_of(final.history, line.at), line.record.to_json().decode())


def main(arguments: list[str]) -> int:
    """Study the record on the standard input."""
    try:
        answer: GameStudy | Failed = study(read(sys.stdin.buffer.read()), float(arguments[0]))
    except ParlourError as error:
        answer = Failed(str(error))
    sys.stdout.buffer.write(msgspec.json.encode(answer))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
