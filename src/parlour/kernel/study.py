"""What can be said of a game once it is over: what it allowed, where it was lost, and how it could have gone.

A game may hand over a `study` of its own where it knows more than a search does. The form is the same for
every study, whoever makes it: sentences about seats, moments of the game, and lines of play that people can
step through. The caller gives a study a `Budget` and runs it apart from anything that must answer at once.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from parlour.kernel.game_record import GameRecord

StudyStatus = Literal["proved", "best found", "bound", "estimated"]
"""How far a statement is to be believed: nothing better exists; nothing better was found; no more than a
limit is known; it comes from a sample."""

NOWHERE = -1


class Budget:
    """How long a study may think: a number of seconds from its creation, or from the last `begin`.

    A study checks the time now and then, so it may take a little longer; it reports what it has by then, with
    its status. One that has to compile or load first calls `begin` when it is ready.
    """

    def __init__(self, seconds: float = float("inf"), clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._clock = clock
        self.begin()

    def begin(self) -> None:
        """Start the time anew."""
        self._deadline = self._clock() + self._seconds

    @property
    def spent(self) -> bool:
        """Whether the time is up.

        >>> Budget().spent, Budget(0.0).spent
        (False, True)
        """
        return self._clock() >= self._deadline

    @property
    def left(self) -> float:
        """The seconds that are left, none below 0.

        >>> Budget(0.0).left
        0.0
        """
        return max(0.0, self._deadline - self._clock())


@dataclass(frozen=True)
class LineOfPlay:
    """A way of play to step through, as a record of its own; it may be of another game or with other options.

    `at` is the entry from which on it is worth looking at.
    """

    title: str
    record: GameRecord
    at: int = 0


@dataclass(frozen=True)
class Finding:
    """Something found out about a seat (`NOWHERE`: about the game), in a sentence or two.

    `entry` is the entry of the played game that it is about, `NOWHERE` if it is about all of it.
    """

    sentence: str
    status: StudyStatus
    seat: int = NOWHERE
    entry: int = NOWHERE
    lines: tuple[LineOfPlay, ...] = ()


@dataclass(frozen=True)
class Study:
    """What was found out about one game.

    `curve`, where there is one, says for each seat how it stood before the first entry and after each: what
    `returns` would be on average, from -1 to 1.
    """

    summary: str
    findings: tuple[Finding, ...]
    curve: tuple[tuple[float, ...], ...] = ()


def wins_of_100(value: float, teams: Sequence[int], seat: int) -> int:
    """A mean return of a seat (`Study.curve`) as wins in 100 games: 0 for a sure loss, 100 for a sure win.

    A win of a team is a win for each of its seats. Where all seats are on one side, -1 is lost and 1 is won.

    >>> wins_of_100(0.5, (0, 1), 0), wins_of_100(1 / 3, (0, 1, 0, 1), 0), wins_of_100(0.0, (0,), 0)
    (75, 100, 50)
    """
    seats, mates = len(teams), sum(team == teams[seat] for team in teams)
    lost, won = (-1.0, 1.0) if mates == seats else (-1 / (seats - 1), (seats / mates - 1) / (seats - 1))
    return round(100 * min(1.0, max(0.0, (value - lost) / (won - lost))))
