"""Why an action of 3x16 is refused, in words."""

from __future__ import annotations

from typing import Final

from parlour.display.reading import Reader
from parlour.games.threebysixteen.law import grounds, messages
from parlour.games.threebysixteen.locales import say
from parlour.games.threebysixteen.record import ThreebysixteenState
from parlour.kernel.errors import Refusal

READER: Final = Reader(say, messages, grounds.PARAMETERS)


def why_not(state: ThreebysixteenState, seat: int, action: int) -> Refusal | None:
    """None where `legal` lists the action; else the rule that forbids it."""
    return READER.refusal(grounds, state, seat, action)
