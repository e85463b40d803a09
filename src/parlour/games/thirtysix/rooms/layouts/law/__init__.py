"""Why an action of the arranging of layouts is refused, in words."""

from __future__ import annotations

from typing import Final

from parlour.display.reading import Reader
from parlour.games.thirtysix.locales import say
from parlour.games.thirtysix.rooms.layouts.law import grounds, messages
from parlour.games.thirtysix.rooms.layouts.record import ThirtysixLayoutsState
from parlour.kernel.errors import Refusal

READER: Final = Reader(say, messages, grounds.PARAMETERS)


def why_not(state: ThirtysixLayoutsState, seat: int, action: int) -> Refusal | None:
    """None where `legal` lists the action; else the rule that forbids it."""
    return READER.refusal(grounds, state, seat, action)
