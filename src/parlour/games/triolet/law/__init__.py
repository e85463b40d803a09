"""Why an action of Triolet is refused, in words."""

from __future__ import annotations

from typing import Final

from parlour.display.reading import Reader
from parlour.games.triolet.law import grounds, messages
from parlour.games.triolet.locales import say
from parlour.games.triolet.record import TrioletState
from parlour.kernel.errors import Refusal

READER: Final = Reader(say, messages, grounds.PARAMETERS)


def why_not(state: TrioletState, seat: int, action: int) -> Refusal | None:
    """None where `legal` lists the action; else the rule that forbids it."""
    return READER.refusal(grounds, state, seat, action)
