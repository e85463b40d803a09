"""Why an action of the border puzzle is refused, in words."""

from __future__ import annotations

from typing import Final

from parlour.display.reading import Reader
from parlour.games.thirtysix.locales import say
from parlour.games.thirtysix.rooms.puzzle.law import grounds, messages
from parlour.games.thirtysix.rooms.puzzle.record import ThirtysixPuzzleState
from parlour.kernel.errors import Refusal

READER: Final = Reader(say, messages, grounds.PARAMETERS)


def why_not(state: ThirtysixPuzzleState, seat: int, action: int) -> Refusal | None:
    """None where `legal` lists the action; else the rule that forbids it."""
    return READER.refusal(grounds, state, seat, action)
