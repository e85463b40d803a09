"""Programs in any language as players: they read JSON, a line a message, and write their turns.

`cmd:./model` names such a program wherever a bot is named in the arena. `docs/reference/lab/programs.md` has
the protocol with an example. A program knows what it reads and nothing else.
"""

from __future__ import annotations

import atexit
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, TextIO

from parlour.kernel.compile.isolation import environment_of_others
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.language import SOURCE
from parlour.kernel.message import HOUSE
from parlour.kernel.state import State
from parlour.lab.sitting import at_least_one
from parlour.lab.text import Refusal, SeatText, Table, known_language, rules_of
from parlour.search.arena.matches import Contender, Forfeit
from parlour.search.levels import Fault, GivenUp, Level, add_level

PREFIX: Final = "cmd:"
SECONDS: Final = 60.0
"""Seconds for a turn, all its attempts together."""
MOST_SECONDS: Final = 86_400.0
RETRIES: Final = 3
"""Attempts at a turn."""
MOST_LINE: Final = 1 << 20
"""Letters of an answer; the rest of a longer line is not read."""
MOST_UNREAD: Final = 64
"""Lines that may wait to be read; further ones that a program writes without being asked are dropped."""
MOST_COMPLAINTS: Final = 4096
"""Bytes at the end of a program's standard error that are searched for its last line."""
MOST_TOLD: Final = 300
"""Letters of what a program wrote last to its standard error that a forfeit repeats."""
MOST_COUNT: Final = 10**12
"""The largest number of tokens, or cost, that is believed."""
CLOSING_SECONDS: Final = 2.0
"""Seconds for a program to end by itself once its input has ended."""
MOST_PROGRAMS: Final = 4
"""Processes of a program that a host offers at tables, at most; a further turn waits for one of them."""
MOST_NAME: Final = 24
LEVEL_NAME: Final = re.compile(rf"[A-Za-z0-9-]{{1,{MOST_NAME}}}")
ENDED: Final = ""
"""Marks the end of a program's output in the queue of answers."""


def named_program(text: str) -> tuple[str, str]:
    """The name of a program and its text as a contender, which is empty for what is no program.

    >>> named_program("cmd:./model"), named_program("mine=cmd:./model"), named_program("master:effort=0.1")
    (('cmd:./model', 'cmd:./model'), ('mine', 'cmd:./model'), ('master:effort=0.1', ''))
    """
    name, equals, command = text.partition("=")
    if equals and command.startswith(PREFIX):
        return name, command
    return text, text if text.startswith(PREFIX) else ""


@dataclass(frozen=True)
class Limits:
    """The limits of a program's turn, and the languages in which it is asked, one for each pair of games."""

    seconds: float = SECONDS
    retries: int = RETRIES
    languages: tuple[str, ...] = (SOURCE,)

    def __post_init__(self) -> None:
        if not 0 < self.seconds <= MOST_SECONDS:
            raise ValueError(f"seconds must be above 0, up to {MOST_SECONDS:.0f}, not {self.seconds!r}")
        at_least_one(self.retries, "retries")
        for language in self.languages:
            known_language(language)


@dataclass(frozen=True)
class Attempt:
    """A turn as a program was asked for it, and what it answered."""

    seat: int
    position: str
    """The position as the seat saw it, in the game's notation."""
    board: str
    news: list[str]
    answer: str
    """The line as it was written, or nothing if there was none."""
    refusal: Refusal | None = None
    played: tuple[str, ...] = ()
    fault: str = ""
    """Why there was no answer (`Fault`), if there was none."""
    seconds: float = 0.0
    tokens: int = 0
    cost: float = 0.0
    prompt: str = ""
    """The prompt that the program reports to have given a model; empty if it reports none."""


@dataclass
class Account:
    """All questions to a program in one game, and its answers."""

    language: str
    attempts: list[Attempt] = field(default_factory=list)


@dataclass(frozen=True)
class ProgramContender(Contender):
    """A contender that is a program: its text is `cmd:` and a command."""

    limits: Limits = Limits()

    def player(self, game: Game) -> Callable[..., Sequence[int]]:
        """The player of this contender; raises `ParlourError` if there is no such program."""
        return ProgramPlayer(self.text.removeprefix(PREFIX), self.folder, self.limits)

    @property
    def is_function(self) -> bool:
        """Whether it is a function by name: a program is not, it plays in a process of its own anyway."""
        return False

    @property
    def searches(self) -> bool:
        """Whether our search must be compiled for it."""
        return False


class ProgramPlayer:
    """Plays one side of games through a program, which is started once and asked game after game."""

    def __init__(self, command: str, folder: Path | None, limits: Limits) -> None:
        self._program = ProgramProcess(command, folder)
        self._limits = limits
        self._game = 0
        self._table: Table | None = None
        self._account = Account(SOURCE)
        self._seats: Sequence[int] = ()

    def begin(self, state: State, seats: Sequence[int], seed: int) -> None:
        """Tell the program of a new game, once for each of its seats."""
        languages = self._limits.languages
        language = languages[seed % len(languages)]
        self._table = Table.of(state, language)
        self._account, self._seats = Account(language), seats
        self._game += 1
        try:
            for seat in seats:
                self._program.tell(
                    game_message(SeatText(state.view(seat), language), self._game, self._limits)
                )
        except GivenUp:
            pass  # it is started anew, or fails, at its first turn

    def __call__(self, view: State, seed: int, memory: object = None) -> Sequence[int]:
        """The run that the program plays for the seat of a view; raises `GivenUp`."""
        assert self._table is not None
        seat = view.viewer
        assert seat is not None
        here = SeatText(view, self._table.language)
        return ask_for_turn(
            self._program,
            here,
            self._table.news(seat),
            self._game,
            self._limits,
            self._account.attempts.append,
        )

    def end(self, forfeit: Forfeit | None) -> Account:
        """Tell the program how a game ended; returns what it was asked and answered."""
        assert self._table is not None
        state = self._table.state
        for seat in self._seats:
            over = {
                "t": "over",
                "game": self._game,
                "seat": seat,
                "scores": state.scores(),
                "returns": state.returns(),
                "news": self._table.news(seat),
                "forfeit": "" if forfeit is None else forfeit.reason,
            }
            if self._program.running:
                self._program.tell(over)
        return self._account

    def close(self) -> None:
        """End the program."""
        self._program.close()


def game_message(here: SeatText, game: int, limits: Limits) -> dict[str, Any]:
    """The facts of a game that a program reads before its first turn."""
    variant = here.view.variant
    return {
        "t": "game",
        "game": game,
        "name": variant.game.slug,
        "seat": here.seat,
        "seats": variant.seats,
        "options": variant.options_text(),
        "language": here.language,
        "seconds": limits.seconds,
        "retries": limits.retries,
        "rules": rules_of(variant, here.language),
        "notation": here.notation,
    }


def ask_for_turn(
    program: ProgramProcess,
    here: SeatText,
    news: Sequence[str],
    game: int,
    limits: Limits,
    note: Callable[[Attempt], object] = lambda attempt: None,
) -> list[int]:
    """Ask a program for a turn, and again where it is refused; raises `GivenUp`."""
    until = time.monotonic() + limits.seconds
    board, legal, position = here.board, here.legal, here.view.text()
    refusal: Refusal | None = None
    for number in range(limits.retries):
        began = time.monotonic()
        message = {
            "t": "turn",
            "id": program.next_id(),
            "game": game,
            "seat": here.seat,
            "attempt": number + 1,
            "seconds": round(until - began, 3),
            "board": board,
            "news": list(news),
            "legal": legal,
            "scores": here.view.scores(),
            "refusal": None if refusal is None else asdict(refusal),
        }
        attempt = Attempt(here.seat, position, board, list(news), "")
        try:
            answer = program.ask(message, until)
        except GivenUp as error:
            note(_noted(attempt, began, {}, fault=error.fault))
            raise
        read = _read(answer)
        run = here.read(read["turn"]) if read is not None else _unreadable(here)
        if not isinstance(run, Refusal):
            texts = tuple(here.texts(run))
            note(_noted(attempt, began, read or {}, answer=answer, played=texts))
            return run
        refusal = run
        note(_noted(attempt, began, read or {}, answer=answer, refusal=run))
    assert refusal is not None
    fault: Fault = "illegal" if refusal.kind == "illegal" else "unreadable"
    raise GivenUp(fault, f"{limits.retries} attempts at a turn were refused; the last: {refusal.sentence}")


def _read(answer: str) -> Mapping[str, Any] | None:
    """The message in a line; None if it is not an object with a text `turn`."""
    try:
        read = json.loads(answer)
    except (ValueError, RecursionError):
        return None
    return read if isinstance(read, dict) and isinstance(read.get("turn"), str) else None


def _unreadable(here: SeatText) -> Refusal:
    return here.refused("unreadable", "", 'an answer is one line of JSON with a text "turn"')


def _noted(attempt: Attempt, began: float, read: Mapping[str, Any], **facts: Any) -> Attempt:
    spent = time.monotonic() - began
    prompt = read.get("prompt")
    return Attempt(
        **{
            **vars(attempt),
            "seconds": round(spent, 3),
            "tokens": int(_amount(read.get("tokens"))),
            "cost": _amount(read.get("cost")),
            "prompt": prompt.encode(errors="replace").decode() if isinstance(prompt, str) else "",
            **facts,
        }
    )


def _amount(amount: object) -> float:
    """A number of tokens, or a cost; 0 for what is none.

    >>> [_amount(told) for told in (12, 0.5, -1, "many", True, float("nan"))]
    [12.0, 0.5, 0.0, 0.0, 0.0, 0.0]
    """
    if isinstance(amount, bool) or not isinstance(amount, int | float):
        return 0.0
    return float(amount) if 0 <= amount <= MOST_COUNT else 0.0


class ProgramLevel:
    """A program that a host offers at tables: a player of a level, which several tables may ask at once."""

    def __init__(self, command: str, limits: Limits) -> None:
        self._limits = limits
        self._idle = SimpleQueue[ProgramProcess]()
        for _ in range(MOST_PROGRAMS):
            self._idle.put(ProgramProcess(command))
        atexit.register(self.close)

    def __call__(self, view: State, seed: int) -> list[int]:
        """A run of the viewing seat; raises `GivenUp`. The program is told of the game before each turn."""
        here = SeatText(view)
        program = self._idle.get()
        try:
            number = program.next_id()
            program.tell(game_message(here, number, self._limits))
            return ask_for_turn(program, here, (), number, self._limits)
        finally:
            self._idle.put(program)

    def close(self) -> None:
        """End the programs that nobody waits for."""
        while not self._idle.empty():
            self._idle.get().close(at_once=True)


def seat_program(text: str, limits: Limits | None = None) -> Level:
    """Offer a program at tables as a level; `text` is `NAME=cmd:…`. Raises `ParlourError`.

    >>> seat_program("./model")
    Traceback (most recent call last):
    parlour.kernel.errors.ParlourError: a bot of your own is NAME=cmd:COMMAND, not './model'
    """
    name, command = named_program(text)
    if not command or name == command:
        raise ParlourError(f"a bot of your own is NAME=cmd:COMMAND, not {text!r}")
    if not LEVEL_NAME.fullmatch(name):
        raise ParlourError(f"a bot's name has letters, digits and hyphens, up to {MOST_NAME}, not {name!r}")
    player = ProgramLevel(command.removeprefix(PREFIX), limits or Limits())
    level = Level(name, name, HOUSE("level-program-about"), player, is_program=True)
    add_level(level)
    return level


class ProgramProcess:
    """A process of a program, asked over its standard input and output; started when it is first needed."""

    def __init__(self, command: str, folder: Path | None = None) -> None:
        """`command` as a shell would read it, but without a shell; raises `ParlourError` if it is none."""
        try:
            self._words = shlex.split(command)
        except ValueError as error:
            raise ParlourError(f"the command {command!r} cannot be read: {error}") from None
        self._folder = folder or Path.cwd()
        if not self._words or not (self._own().is_file() or shutil.which(self._words[0])):
            raise ParlourError(f"there is no program {self._words[0] if self._words else command!r}")
        self._process: subprocess.Popen[str] | None = None
        self._answers = SimpleQueue[str]()
        self._messages = SimpleQueue[str | None]()
        self._complaints: Any = None
        self._number = 0

    def _own(self) -> Path:
        return self._folder / self._words[0]

    @property
    def running(self) -> bool:
        """Whether the program runs."""
        return self._process is not None and self._process.poll() is None

    def tell(self, message: Mapping[str, Any]) -> None:
        """Send a message that expects no answer."""
        self._start()
        self._messages.put(json.dumps(message, ensure_ascii=False))

    def ask(self, message: Mapping[str, Any], until: float) -> str:
        """Send a message and return the answer; raises `GivenUp` if none comes in time (monotonic).

        It is the next line, but for those that name the `id` of another message.
        """
        self._start()
        while not self._answers.empty():  # written without being asked
            if self._answers.get() == ENDED:
                raise self._crashed()
        self._messages.put(json.dumps(message, ensure_ascii=False))
        while True:
            left = until - time.monotonic()
            try:
                if left <= 0:
                    raise Empty
                answer = self._answers.get(timeout=left)
            except Empty:
                self.close(at_once=True)
                raise GivenUp("time", "it did not answer in time") from None
            if answer == ENDED:
                raise self._crashed()
            read = _read(answer)
            if read is None or read.get("id", message["id"]) == message["id"]:
                return answer

    def next_id(self) -> int:
        """A unique number for a message."""
        self._number += 1
        return self._number

    def close(self, *, at_once: bool = False) -> None:
        """End the program: its input ends, and it is killed if it does not end by itself."""
        process, self._process = self._process, None
        if process is None:
            return
        self._messages.put(None)
        if not at_once:
            with suppress(subprocess.TimeoutExpired):
                process.wait(CLOSING_SECONDS)
        _kill(process)
        self._complaints.close()

    def _crashed(self) -> GivenUp:
        """Why the program has ended, with the last line of its standard error."""
        process = self._process
        assert process is not None
        try:
            code = process.wait(CLOSING_SECONDS)
        except subprocess.TimeoutExpired:
            code = None
        length = self._complaints.seek(0, os.SEEK_END)
        self._complaints.seek(max(0, length - MOST_COMPLAINTS))
        last = _printable(self._complaints.read().decode(errors="replace").strip().rpartition("\n")[2])
        last = last[-MOST_TOLD:]
        self.close(at_once=True)
        return GivenUp("crash", f"its program {_how(code)}{': ' if last else ''}{last}")

    def _start(self) -> None:
        if self._process is not None:
            return
        own = self._own()
        program = str(own) if own.is_file() else self._words[0]
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115 # closed with the program
        try:
            self._process = subprocess.Popen(
                [program, *self._words[1:]], cwd=self._folder, text=True, encoding="utf-8", errors="replace",
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._complaints,
                env=environment_of_others(), process_group=0,
            )  # fmt: skip
        except OSError as error:
            self._complaints.close()
            raise GivenUp("crash", f"its program cannot be started: {error.strerror or error}") from None
        self._answers, self._messages = SimpleQueue(), SimpleQueue()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        for work, ours in (
            (_listen, (self._process.stdout, self._answers)),
            (_send, (self._process.stdin, self._messages)),
        ):
            threading.Thread(target=work, args=ours, daemon=True).start()


def _kill(process: subprocess.Popen[str]) -> None:
    """Kill a program with what it has started: it may be a script around the program."""
    if os.name == "posix":
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()


def _printable(text: str) -> str:
    """A line without control sequences of terminals."""
    return "".join(letter for letter in text if letter.isprintable())


def _how(code: int | None) -> str:
    """How a program ended, by its exit code, if it did."""
    if code is None:
        return "closed its output"
    return f"ended by signal {-code}" if code < 0 else f"ended with exit code {code}"


def _listen(output: TextIO, answers: SimpleQueue[str]) -> None:
    """Forward a program's output to the queue, until it ends."""
    with output:
        at_line_start = True
        while line := output.readline(MOST_LINE):
            if at_line_start and line.strip() and answers.qsize() < MOST_UNREAD:
                answers.put(line)
            at_line_start = line.endswith("\n")  # of a line that is too long, only its beginning
    answers.put(ENDED)


def _send(entrance: TextIO, messages: SimpleQueue[str | None]) -> None:
    """Write queued messages to a program, which may have ended, until there are no more."""
    try:
        with entrance:
            while (message := messages.get()) is not None:
                entrance.write(f"{message}\n")
                entrance.flush()
    except OSError:
        pass
