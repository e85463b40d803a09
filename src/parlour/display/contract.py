"""What a game's `display` package offers, as types that mypy checks, and the door to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, cast, runtime_checkable

from parlour.display.board import Board
from parlour.display.scene import LogLine, Preview, Scene
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.state import Variant


class Display(Protocol):
    """How a table of the game looks. Records come concealed for the seat that is named.

    Where nobody may know more than a seat, `seat` is that seat; the number of seats is the spectator.
    """

    def board(self, variant: Variant) -> Board:
        """The table without its pieces: sent once, and kept."""
        ...

    def scene(self, variant: Variant, fields: Any, seat: int) -> Scene:
        """Pieces, marks, counters, and the sentence that says what is happening."""
        ...

    def tell(
        self, variant: Variant, before: Any, actor: int, action: int, after: Any, seat: int
    ) -> LogLine | None:
        """The line of the log for an entry, from the records before and after it; None: no line.

        `action` is what the seat is told of the action (`rules.seen`).
        """
        ...

    def preview(
        self, variant: Variant, before: Any, actions: Sequence[int], after: Any, seat: int
    ) -> Preview | None:
        """What a draft of the seat comes to: its actions so far have led from `before` to `after`.

        There are no actions where none of the draft is allowed.
        """
        ...

    def ending(self, variant: Variant, fields: Any) -> str:
        """Why the game is over, in a sentence."""
        ...


@runtime_checkable
class ShowsSteps(Display, Protocol):
    """A display of a game in which one entry moves pieces several times."""

    def between(
        self, variant: Variant, before: Any, actor: int, action: int, after: Any, seat: int
    ) -> tuple[Scene, ...]:
        """The scenes to show between those before and after an entry."""
        ...


def display_of(game: Game) -> Display:
    """The display of a game, typed; raises `ParlourError` for a game that is played in text only.

    `Game.display` itself is an object without a type, so that nobody goes past this door; `contracts.py` in
    the tests of each game lets mypy compare what comes through it.
    """
    if game.display is None:
        raise ParlourError(f"{game.title} has no table to look at")
    return cast(Display, game.display)
