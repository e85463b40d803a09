"""Rooms: further games of one seat that a game's folder hands over: a puzzle, an editor."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from parlour.kernel.game import Game


def no_value(fields: Any) -> str:
    """What a room gives that is played for its own sake.

    >>> no_value(None)
    ''
    """
    return ""


@dataclass(frozen=True)
class Room:
    """A game of one seat beside another game, played on the same table page by the same contract.

    It is played for its own sake (a puzzle), or what it comes to is a value of an option of the game it
    belongs to (an editor): `option` is then that option's name, and `value` gives the text of the value from
    the record of a room that is over, or "" where it was left without one.
    """

    game: Game
    option: str = ""
    value: Callable[[Any], str] = field(default=no_value, compare=False)
