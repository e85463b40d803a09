"""What a game's `display` package offers, as types that mypy checks, and typed access to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, cast, runtime_checkable

from parlour.display.board import Board
from parlour.display.saying import Parameters
from parlour.display.scene import LogLine, Preview, Scene
from parlour.kernel.errors import ParlourError, Refusal
from parlour.kernel.game import Game
from parlour.kernel.message import Words
from parlour.kernel.state import Variant


class PieceRows(Protocol):
    """The module `pieces` of a display: what changes with every turn, in compiled functions like the rules.

    A game in which one entry moves pieces twice also has `between` (`MovesTwice`).
    """

    MOST_PIECES: int
    """A bound on the pieces of a scene: the rows of `out`."""

    def pieces(self, state: Any, seat: int, out: Any) -> int:
        """Write a row for each piece, in drawing order; return how many.

        `display.rows.put` writes one. An id is a whole number of at least 0 and names one piece of the scene;
        a piece that stays or moves keeps it where everybody may know that it is the same.
        """
        ...


@runtime_checkable
class MovesTwice(PieceRows, Protocol):
    """The pieces of a game in which one entry moves pieces twice."""

    def between(self, state: Any, actor: int, action: int, after: Any, seat: int, out: Any) -> int:
        """Write the rows of the scene in the middle of an entry; return how many, 0 where there is none.

        `state` is a copy of the record before the entry, to play on.
        """
        ...


class Display(Protocol):
    """How a table of the game looks. Records are concealed for the named seat.

    `seat` is the viewer; the number of seats stands for a spectator.
    """

    def board(self, variant: Variant) -> Board:
        """The table without its pieces: sent once and cached."""
        ...

    @property
    def pieces(self) -> PieceRows:
        """The module `pieces`."""
        ...

    @property
    def telling(self) -> Telling:
        """The module `telling`."""
        ...

    @property
    def messages(self) -> Messages:
        """The module `messages`."""
        ...

    def scene(self, variant: Variant, fields: Any, seat: int) -> Scene:
        """Marks, counters, and a sentence on what is happening; `display.pieces.scene` adds the pieces."""
        ...

    def tell(
        self, variant: Variant, before: Any, actor: int, action: int, after: Any, seat: int
    ) -> LogLine | None:
        """The log line for an entry, from the records before and after it; None for no line.

        `action` is what the seat is told of the action (`rules.seen`).
        """
        ...

    def preview(
        self, variant: Variant, before: Any, actions: Sequence[int], after: Any, seat: int
    ) -> Preview | None:
        """What a seat's draft amounts to: its actions so far have led from `before` to `after`.

        `actions` is empty if none of the draft is allowed.
        """
        ...

    def ending(self, variant: Variant, fields: Any) -> Words:
        """Why the game is over, in a sentence."""
        ...


class Messages(Protocol):
    """The module `messages`, which `parlour make` writes from the catalogue."""

    @property
    def MESSAGES(self) -> str:  # noqa: N802 # a constant of the module
        """The messages that are told, with their parameters (`display.saying.entries`)."""
        ...


class Grounds(Protocol):
    """The module `grounds` of a law that speaks in numbers, which browsers can ask too."""

    @property
    def PARAMETERS(self) -> Parameters:  # noqa: N802 # a constant of the module
        """The parameters that are no plain numbers."""
        ...

    def why_not(self, state: Any, seat: int, action: int, out: Any) -> int:
        """Write the numbers of the rule that forbids an action, and words; return how many, 0 if legal.

        `state` is a copy of the record, to try things on.
        """
        ...


class Asked(Protocol):
    """The module of an aid that answers in numbers, which browsers can ask too (`kernel.game.Aid.module`)."""

    def answer(self, state: Any, seat: int, out: Any) -> int:
        """Write words, then the actions that they are about; return how many numbers.

        `state` is a copy of the record, to try things on.
        """
        ...


class Telling(Protocol):
    """The module `telling` of a display: what is told, in compiled functions like the rules.

    They write words and facts as numbers (`display.saying`) and return how many. The functions of
    `display.telling`, which make words of them, serve as those of the `Display`.
    """

    @property
    def PARAMETERS(self) -> Parameters:  # noqa: N802 # a constant of the module
        """The parameters that are no plain numbers."""
        ...

    def scene(self, state: Any, seat: int, out: Any) -> int:
        """A sentence on what is happening; status, marks, seats, panels."""
        ...

    def tell(self, before: Any, actor: int, action: int, after: Any, seat: int, out: Any) -> int:
        """A line of the log: its words, parts, gain, places shown; 0 for no line."""
        ...

    def preview(self, state: Any, other: Any, actions: Any, after: Any, seat: int, out: Any) -> int:
        """What a draft amounts to: button, sentence, hint, gain; 0 for nothing.

        `state` is a copy of the record before the draft, to play on, and `other` has room for another.
        """
        ...

    def ending(self, state: Any, out: Any) -> int:
        """Why the game is over, in a sentence."""
        ...

    def instruction(self, state: Any, seat: int, action: int, out: Any) -> int:
        """What to do, in the imperative."""
        ...


class Following(PieceRows, Telling, Protocol):
    """`display.following` with a display's `pieces` and `telling` in place of its hooks."""

    news: Callable[..., int]
    worn: Callable[..., int]
    follow: Callable[..., int]
    settle: Callable[..., int]


@runtime_checkable
class Instructs(Display, Protocol):
    """The display of a game whose hints are given in words: "place 9 on e8, then place 2 on f8"."""

    def instruction(self, variant: Variant, before: Any, seat: int, action: int) -> Words:
        """What to do, in the imperative, in lower case and without a full stop."""
        ...


@runtime_checkable
class Corrects(Display, Protocol):
    """The display of a game in which finding what goes together is the player's part."""

    def mismatch(self, variant: Variant, fields: Any, face: str, action: int, seat: int) -> Refusal | None:
        """Why what was touched for an action does not go together, whatever the rules say of the action.

        `face` is the piece picked up, "" where there is none: then what would go is told.
        """
        ...


def display_of(game: Game) -> Display:
    """The display of a game, typed; raises `ParlourError` for a game that is played in text only.

    `Game.display` itself is untyped, so that everybody uses this function; `contracts.py` in each game's
    tests makes mypy check the display.
    """
    if game.display is None:
        raise ParlourError(f"{game.title} has no table to look at")
    return cast(Display, game.display)
