"""Studies of finished games: what was possible, where the game was lost, and how it could have gone.

A game may provide its own (`Game.hindsight`) if it knows more than a search does. Every study has the same
form: sentences about seats, moments of the game, and lines of play to step through. How hard it searches is
counted in simulations or positions, never in seconds, so a second study finds the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from parlour.kernel.game_record import GameRecord
from parlour.kernel.message import Words

StudyStatus = Literal["proved", "best found", "bound", "estimated"]
"""How certain a statement is: nothing better exists; nothing better was found; only a bound is known; it is
estimated from a sample."""

NOWHERE = -1


@dataclass(frozen=True)
class LineOfPlay:
    """A line of play to step through, as a record; it may be of another game or have other options.

    `at` is the entry at which it becomes interesting.
    """

    title: Words
    record: GameRecord
    at: int = 0


@dataclass(frozen=True)
class Finding:
    """A result of a study about a seat (`NOWHERE`: about the game), in a sentence or two.

    `entry` is the entry it is about; `NOWHERE` for the whole game.
    """

    sentence: Words
    status: StudyStatus
    seat: int = NOWHERE
    entry: int = NOWHERE
    lines: tuple[LineOfPlay, ...] = ()


@dataclass(frozen=True)
class Study:
    """The results of the study of one game.

    `expected_returns`, if present, has each seat's value from -1 to 1 before the first entry and after each
    one.
    """

    summary: Words
    findings: tuple[Finding, ...]
    expected_returns: tuple[tuple[float, ...], ...] = ()


def wins_of_100(value: float, teams: Sequence[int], seat: int) -> int:
    """An expected return as wins in 100 games: 0 for a certain loss, 100 for a certain win.

    A team's win is a win for each of its seats. If all seats are on one side, -1 is lost and 1 is won.

    >>> wins_of_100(0.5, (0, 1), 0), wins_of_100(1 / 3, (0, 1, 0, 1), 0), wins_of_100(0.0, (0,), 0)
    (75, 100, 50)
    """
    seats, mates = len(teams), sum(team == teams[seat] for team in teams)
    lost, won = (-1.0, 1.0) if mates == seats else (-1 / (seats - 1), (seats / mates - 1) / (seats - 1))
    return round(100 * min(1.0, max(0.0, (value - lost) / (won - lost))))
