"""Studies finished games, each in a separate process.

    python -m parlour.server.jobs.studies SECONDS

reads a record from the standard input and writes the study, or `{"reason": …}` where there can be none.
"""

from __future__ import annotations

import asyncio
import hashlib
import math
import sys
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from parlour.games import load
from parlour.kernel.compile.isolation import module_command
from parlour.kernel.errors import BadOption, BadRecord, ParlourError, UnknownGame
from parlour.kernel.game_record import GameRecord, read
from parlour.kernel.looking_back import LookedBack, unproved
from parlour.kernel.message import HOUSE, Words, packed, unpacked
from parlour.kernel.state import State
from parlour.kernel.study import NOWHERE, Budget, Finding, LineOfPlay, Study, wins_of_100
from parlour.play.seating import player_names
from parlour.presentation.replay_moments import entries_at, moment_of
from parlour.search.advice.game_study import JudgedTurn, in_words, judged_elsewhere, study_of
from parlour.server.http.cpu_budgets import Accounts
from parlour.server.http.rate_limits import MOST_REMEMBERED
from parlour.server.jobs.modules import MOST_TOLD
from parlour.server.jobs.subprocess import aside
from parlour.server.logs import log
from parlour.server.schema.responses import GameStudy, StudyFinding, StudyLine

SECONDS: Final = 20.0
"""Seconds that one study thinks."""
STUDY_SECONDS: Final = 300.0
"""Seconds after which a study that had to compile first is abandoned."""
MOST_KEPT: Final = 200
"""Finished studies kept."""
MOST_OF_ADDRESS: Final = 3
"""Pending studies per address."""
MOST_WAITING: Final = 60
"""Pending studies in total."""
FORGOTTEN: Final = 20.0
"""Seconds after which a study that nobody polls is dropped."""
LOOK: Final = 1.0
"""Seconds between two checks whether anybody still waits for the running study."""
AGAIN: Final = 5
LATER: Final = 60
"""Seconds after which to ask again."""


class Failed(msgspec.Struct, forbid_unknown_fields=True):
    """Why there is no study."""

    reason: Words


class Busy(Exception):
    """A study cannot begin now; ask again in `after` seconds."""

    def __init__(self, sentence: Words, after: int, *, yours: bool) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.after = after
        self.yours = yours
        """Whether the asker's own pending studies are the reason, not everybody's."""


class Job:
    """A pending study, and those who ask for it."""

    def __init__(self, document: bytes) -> None:
        self.document = document
        self.asked: dict[str, float] = {}
        """When each address last asked for it, on the loop's clock."""
        self.answer: asyncio.Future[GameStudy] = asyncio.get_running_loop().create_future()
        self.answer.add_done_callback(lambda done: done.cancelled() or done.exception())

    @property
    def wanted(self) -> float:
        """When anybody last asked for it."""
        return max(self.asked.values())


class Studies:
    """Pending and finished studies, by the parts of the record they depend on.

    One runs at a time. The next is for the address served least recently; one that nobody asks for any more
    is dropped.
    """

    def __init__(
        self, seconds: float = SECONDS, *, patience: float = FORGOTTEN, accounts: Accounts | None = None
    ) -> None:
        """A study thinks for `seconds`, and is dropped if nobody has asked for it in `patience` seconds.

        The cost of a study is split among those who ask for it and charged to their `accounts`.
        """
        self._accounts = accounts or Accounts(1.0, math.inf)
        self._seconds = seconds
        self._patience = patience
        self._jobs: dict[str, Job] = {}
        self._done: OrderedDict[str, GameStudy] = OrderedDict()
        self._served: OrderedDict[str, int] = OrderedDict()
        self._turn = 0
        self._runner: asyncio.Task[None] | None = None

    async def of(self, record: GameRecord, patience: float, address: str = "") -> GameStudy | None:
        """The study of a record; None if it is not finished within `patience` seconds.

        Raises `BadRecord` if there can be none, `Busy` if it cannot begin now.
        """
        document = essence(record).to_json()
        key = hashlib.sha256(document).hexdigest()
        if key in self._done:
            self._done.move_to_end(key)
            return self._done[key]
        job = self._jobs.get(key) or self._begun(key, document, address)
        loop = asyncio.get_running_loop()
        job.asked[address] = loop.time()
        if self._runner is None or self._runner.done():
            self._runner = loop.create_task(self._run())
        await asyncio.wait([job.answer], timeout=patience)
        if address in job.asked:
            job.asked[address] = loop.time()
        if not job.answer.done():
            return None
        if job.answer.cancelled():
            raise Busy(HOUSE("study-left"), AGAIN, yours=False)
        return job.answer.result()

    def _begun(self, key: str, document: bytes, address: str) -> Job:
        self._leave_forgotten()
        if sum(address in job.asked for job in self._jobs.values()) >= MOST_OF_ADDRESS:
            raise Busy(HOUSE("studies-yours", count=MOST_OF_ADDRESS), AGAIN, yours=True)
        if wait := self._accounts.of(address).wait:
            raise Busy(HOUSE("studies-many", seconds=round(wait)), round(wait) + 1, yours=True)
        if len(self._jobs) >= MOST_WAITING:
            raise Busy(HOUSE("studies-waiting"), LATER, yours=False)
        return self._jobs.setdefault(key, Job(document))

    async def stop(self) -> None:
        """Abandon unfinished studies."""
        if self._runner is not None:
            self._runner.cancel()
            await asyncio.wait([self._runner])
        for key in list(self._jobs):
            self._jobs.pop(key).answer.cancel()

    # -- one after the other ---------------------------------------------------------------------------------

    async def _run(self) -> None:
        while (key := self._next()) is not None:
            job = self._jobs[key]
            self._serve(job)
            began = asyncio.get_running_loop().time()
            study = asyncio.create_task(self._study(job.document))
            try:
                while not study.done() and not self._forgotten(job):
                    await asyncio.wait([study], timeout=LOOK)
                self._charge(job, asyncio.get_running_loop().time() - began)
                if study.done():
                    self._answer(key, job, study)
            finally:
                study.cancel()
                await asyncio.wait([study])
                if self._jobs.get(key) is job:
                    del self._jobs[key]
                job.answer.cancel()

    def _charge(self, job: Job, seconds: float) -> None:
        """Charge a study, which runs in its own process, to those who ask for it."""
        for address in job.asked:
            self._accounts.of(address).charge(seconds / len(job.asked))

    def _answer(self, key: str, job: Job, study: asyncio.Task[GameStudy]) -> None:
        error = study.exception()
        if error is not None:
            if not job.answer.done():
                job.answer.set_exception(error)  # retried when somebody asks again
            return
        if not job.answer.done():
            job.answer.set_result(study.result())
        self._done[key] = study.result()
        while len(self._done) > MOST_KEPT:
            self._done.popitem(last=False)

    def _next(self) -> str | None:
        """The first study of the address served least recently."""
        self._leave_forgotten()
        return min(self._jobs, key=lambda key: self._last_served(self._jobs[key]), default=None)

    def _last_served(self, job: Job) -> int:
        return min(self._served.get(address, 0) for address in job.asked)

    def _serve(self, job: Job) -> None:
        """Record that those who ask for a study have been served."""
        self._turn += 1
        for address in job.asked:
            self._served[address] = self._turn
            self._served.move_to_end(address)
        while len(self._served) > MOST_REMEMBERED:
            self._served.popitem(last=False)

    def _forgotten(self, job: Job) -> bool:
        return asyncio.get_running_loop().time() - job.wanted > self._patience

    def _leave_forgotten(self) -> None:
        """Drop the queued studies that nobody asks for any more."""
        for key in [key for key, job in self._jobs.items() if self._forgotten(job)]:
            self._jobs.pop(key).answer.cancel()

    async def _study(self, document: bytes) -> GameStudy:
        command = module_command(__name__, str(self._seconds))
        try:
            done = await aside(command, STUDY_SECONDS, document)
        except TimeoutError:
            raise BadRecord(HOUSE("study-slow")) from None
        if done.code:
            log().error("study failed", reason=done.errors[-MOST_TOLD:])
            raise BadRecord(HOUSE("study-failed"))
        return unwrapped(done.out)


def essence(record: GameRecord) -> GameRecord:
    """The parts of a record that a study depends on: rules, seats, entries."""
    return GameRecord(
        game=record.game,
        rules_version=record.rules_version,
        options=dict(sorted(record.options.items())),
        entries=record.entries,
        seats=record.seats,
        over=record.over,
    )


def study(record: GameRecord, seconds: float = SECONDS) -> GameStudy:
    """The study of a record by its game; raises `BadRecord` or `UnknownGame`."""
    final = _finished(record)
    return _told(final, record, study_of(final.game)(final.game, record, Budget(seconds)))


def study_in_words(
    record: GameRecord, turns: Sequence[JudgedTurn], found: LookedBack | None = None
) -> GameStudy:
    """The same where the asker has judged the turns, or found it in hindsight."""
    final = _finished(record)
    if found is None:
        return _told(final, record, in_words(final, judged_elsewhere(final, turns)))
    if final.game.look_back is None:
        raise BadRecord(HOUSE("study-other"))
    return _told(final, record, final.game.look_back.word(final.game, record, unproved(found)))


def _finished(record: GameRecord) -> State:
    """The end of a record."""
    final = load(record.game, **record.options).replay(record)
    if record.over != final.is_over:
        raise BadRecord(HOUSE("study-unfinished"))
    return final


def _told(final: State, record: GameRecord, found: Study) -> GameStudy:
    """What was found, with all that a page shows."""
    game, entries = final.game, entries_at(final.history)
    return GameStudy(
        done=True,
        game=game.slug,
        title=game.title,
        players=player_names(record.seats, final.seats),
        summary=found.summary,
        findings=[_finding(one, final, record.seats) for one in found.findings],
        expected_returns=[list(points) for points in found.expected_returns],
        entries=entries,
        chances=chances(found.expected_returns, entries, final.variant.teams),
    )


def chances(
    expected_returns: Sequence[Sequence[float]], entries: Sequence[int], teams: Sequence[int]
) -> list[list[int]]:
    """Wins in 100 for each seat after each number of entries; the last one stands for those that follow."""
    return [
        [wins_of_100(points[min(entry, len(points) - 1)], teams, seat) for entry in entries]
        for seat, points in enumerate(expected_returns)
    ]


def _finding(finding: Finding, final: State, names: list[str]) -> StudyFinding:
    at = NOWHERE if finding.entry == NOWHERE else moment_of(final.history, finding.entry)
    return StudyFinding(
        sentence=finding.sentence,
        status=finding.status,
        seat=finding.seat,
        moment=at,
        entries=NOWHERE if at == NOWHERE else entries_at(final.history)[at],
        lines=[_line(one, names) for one in finding.lines],
    )


def _line(line: LineOfPlay, names: list[str]) -> StudyLine:
    """A line with the players' names, if it has as many seats and no names."""
    final = load(line.record.game, **line.record.options).replay(line.record)
    seats = line.record.seats or (names if len(names) == final.seats else [])
    record = msgspec.structs.replace(line.record, seats=seats)
    return StudyLine(line.title, moment_of(final.history, line.at), record.to_json().decode())


def wrapped(answer: GameStudy | Failed) -> bytes:
    """An answer for the server, whose readers have languages of their own: messages stay messages."""
    return msgspec.json.encode(answer, enc_hook=packed)


def unwrapped(out: bytes) -> GameStudy:
    """The study in what `wrapped` gave; raises `BadRecord` with the reason why there is none."""
    answer = msgspec.json.decode(out, type=dict)
    if "reason" in answer:
        raise BadRecord(unpacked(answer["reason"]))
    findings = [_worded(one, "sentence") for one in answer["findings"]]
    for one in findings:
        one["lines"] = [StudyLine(**_worded(line, "title")) for line in one["lines"]]
    answer["findings"] = [StudyFinding(**one) for one in findings]
    return GameStudy(**_worded(answer, "title", "summary"))


def _worded(thing: dict[str, Any], *names: str) -> dict[str, Any]:
    return thing | {name: unpacked(thing[name]) for name in names}


def main(arguments: list[str]) -> int:
    """Study the record on the standard input."""
    try:
        answer: GameStudy | Failed = study(read(sys.stdin.buffer.read()), float(arguments[0]))
    except (BadRecord, BadOption, UnknownGame) as error:
        answer = Failed(error.message)
    except ParlourError as error:
        answer = Failed(str(error))
    sys.stdout.buffer.write(wrapped(answer))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
