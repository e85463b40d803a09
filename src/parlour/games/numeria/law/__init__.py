"""Why an action of Numeria is refused, in words."""

from __future__ import annotations

from typing import Final

from parlour.display.reading import Reader
from parlour.games.numeria.law import grounds, messages
from parlour.games.numeria.locales import say
from parlour.games.numeria.record import NumeriaState
from parlour.kernel.errors import Refusal

READER: Final = Reader(say, messages, grounds.PARAMETERS)


def why_not(state: NumeriaState, seat: int, action: int) -> Refusal | None:
    """None where `legal` lists the action; else the rule that forbids it."""
    return READER.refusal(grounds, state, seat, action)
