"""The interface of an assistant's seat at a game, and a seat in a game against bots in this process."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, Literal

from parlour.kernel.errors import ParlourError
from parlour.kernel.message import HOUSE
from parlour.kernel.state import State, Variant
from parlour.lab.text import Env, Refusal, SeatText
from parlour.search.advice.hints import Hint, hint
from parlour.search.levels import level_named, levels

Phase = Literal["waiting", "playing", "over"]
ANY_TIMES: Final = 1 << 60
"""Attempts at a turn, practically unlimited: an assistant loses no game by writing badly."""


class GameSeat(ABC):
    """One seat at one game, for several threads; `lock` is held for calls that belong together."""

    variant: Variant
    seat: int
    language: str
    phase: Phase
    players: list[str]
    """A description of the player of each seat."""

    def __init__(self) -> None:
        self.lock = threading.RLock()

    @property
    @abstractmethod
    def view(self) -> State:
        """What the seat may know now."""

    @abstractmethod
    def news(self) -> list[str]:
        """Return what has happened since the last call, a line each."""

    @abstractmethod
    def play(self, turn: str) -> tuple[list[str], Refusal | None]:
        """Play the turn in a text; returns its actions as the notation writes them, or why it was refused."""

    @abstractmethod
    def wait(self, seconds: float) -> None:
        """Wait until it is this seat's turn, the game is over, or some time has passed."""

    @abstractmethod
    def rematch(self) -> None:
        """Begin another game with the same players, or ask them for it; raises `ParlourError`."""

    @abstractmethod
    def close(self) -> None:
        """Close the seat's connection, if it has one."""

    @property
    def text(self) -> SeatText:
        """The text that the seat reads, and the parser of its turns."""
        return SeatText(self.view, self.language, self.names)

    @property
    def names(self) -> Sequence[str]:
        """The names of the players in news; empty for default names."""
        return ()

    @property
    def due(self) -> list[int]:
        """The seats that must act; empty before and after the game."""
        return [seat for seat in self.view.turn if seat >= 0] if self.phase == "playing" else []

    def hint(self) -> Hint:
        """Search for the best turn, for about a second; raises `ParlourError` out of turn."""
        if self.seat not in self.due:
            raise ParlourError(HOUSE("nobodys-turn") if not self.due else "it is not this seat's turn")
        return hint(self.view)


class BotGame(GameSeat):
    """A seat at a game of this process; bots play the others."""

    def __init__(
        self, variant: Variant, *, seat: int = 0, opponents: str = "greedy", language: str, seed: int | None
    ) -> None:
        super().__init__()
        level_named(opponents)  # refuses settings, which could make a bot think forever
        self._env = Env(variant, seat=seat, opponents=opponents, language=language, retries=ANY_TIMES)
        self._env.reset(seed)
        self.variant, self.seat, self.language = self._env.table.variant, seat, language
        label = next(str(level.label) for level in levels() if level.name == opponents)
        self.players = ["you" if other == seat else label for other in range(variant.seats)]

    @property
    def phase(self) -> Phase:  # type: ignore[override] # an attribute in `TableSeat`
        """Whether the game is being played or over."""
        return "over" if self._env.over else "playing"

    @property
    def view(self) -> State:
        """What the seat may know now."""
        return self._env.table.state.view(self.seat)

    def news(self) -> list[str]:
        """Return what has happened since the last call, a line each."""
        return self._env.news

    def play(self, turn: str) -> tuple[list[str], Refusal | None]:
        """Play a turn; the bots answer at once."""
        answer = self._env.step(turn)
        return list(answer.played), answer.refusal

    def wait(self, seconds: float) -> None:
        """Return at once, as the bots have answered already."""

    def rematch(self) -> None:
        """Begin another game against the same bots."""
        if self.phase != "over":
            raise ParlourError("the game is not over")
        self._env.reset()
        self.variant = self._env.table.variant

    def close(self) -> None:
        """Do nothing, as there is no connection."""
