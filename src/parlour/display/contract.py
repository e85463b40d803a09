"""What a game's `display` package offers, as types that mypy checks, and typed access to it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, Protocol, runtime_checkable

from parlour.display.board import Board
from parlour.display.saying import Parameters
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
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


class Messages(Protocol):
    """The module `messages`, which `parlour make` writes from the catalogue."""

    @property
    def MESSAGES(self) -> str:  # noqa: N802 # a constant of the module
        """The messages and their parameters (`display.saying.entries`)."""
        ...


class RefusalReasons(Protocol):
    """The module `reasons` of a law: why an action is refused, in compiled functions like the rules."""

    @property
    def PARAMETERS(self) -> Parameters:  # noqa: N802 # a constant of the module
        """The parameters that are not plain numbers."""
        ...

    def why_not(self, state: Any, seat: int, action: int, out: Any) -> int:
        """Write the numbers of the rule that forbids an action, and words; return how many, 0 if legal.

        `state` is a copy of the record, to try things on.
        """
        ...


class FindsMismatches(RefusalReasons, Protocol):
    """The reasons of a law where players must find themselves what fits together."""

    def mismatch(self, state: Any, seat: int, action: int, face: int, out: Any) -> int:
        """Write the numbers of a rule, and words, as `why_not` does; return how many, 0 if everything fits.

        They say why the things touched for an action do not fit together, whatever `legal` lists. `face` is
        the number of the face picked up; if it is -1, for none, they say what would fit.
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
    """The module `telling` of a display: sentences and facts, in compiled functions like the rules.

    They write words and facts as numbers (`display.saying`) and return how many; the functions of
    `display.telling` make words of them.
    """

    @property
    def PARAMETERS(self) -> Parameters:  # noqa: N802 # a constant of the module
        """The parameters that are not plain numbers."""
        ...

    def scene(self, state: Any, seat: int, out: Any) -> int:
        """A sentence on what is happening; status, marks, seats, panels."""
        ...

    def tell(self, before: Any, actor: int, action: int, after: Any, seat: int, out: Any) -> int:
        """A line of the log: its words, parts, gain, places shown; 0 for no line."""
        ...

    def preview(self, state: Any, other: Any, actions: Any, after: Any, seat: int, out: Any) -> int:
        """The effects of a draft: button, sentence, hint, gain; 0 for none.

        `state` is a copy of the record before the draft, to play on, and `other` has room for another.
        """
        ...

    def ending(self, state: Any, out: Any) -> int:
        """Why the game is over, in a sentence."""
        ...


class Instructs(Telling, Protocol):
    """The telling of a game whose hints are given in words: "place 9 on e8, then place 2 on f8"."""

    def instruction(self, state: Any, seat: int, action: int, out: Any) -> int:
        """An instruction, in the imperative, in lower case and without a full stop."""
        ...


class Following(PieceRows, Instructs, Protocol):
    """`display.following` with a display's `pieces` and `telling` in place of its hooks."""

    write_changes: Callable[..., int]
    seat_colours: Callable[..., int]
    write_step: Callable[..., int]
    write_facts: Callable[..., int]


class Draws(Protocol):
    """The module `drawing` of a display."""

    def board(self, variant: Variant) -> Board:
        """Draw the table without its pieces: sent once and cached."""
        ...


class Display(NamedTuple):
    """How a table of the game looks: the modules of its folder `display`.

    Records are concealed for the named seat; the number of seats stands for a spectator.
    """

    drawing: Draws
    pieces: PieceRows
    telling: Telling
    messages: Messages

    def board(self, variant: Variant) -> Board:
        """Draw the table without its pieces."""
        return self.drawing.board(variant)


@cache
def display_of(game: Game) -> Display:
    """The display of a game, typed; raises `ParlourError` for a game that is played in text only."""
    if game.display is None:
        raise ParlourError(f"{game.title} has no table to look at")
    package = game.display.__name__

    def part(name: str) -> Any:
        return import_module(f"{package}.{name}")

    return Display(part("drawing"), part("pieces"), part("telling"), part("messages"))
