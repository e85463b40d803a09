"""Why an action of Sequence Numbers is refused, in words."""

from __future__ import annotations

from typing import Final

from parlour.display.reading import Reader
from parlour.games.sequence_numbers.law import grounds, messages
from parlour.games.sequence_numbers.locales import say
from parlour.games.sequence_numbers.record import SequenceNumbersState
from parlour.kernel.errors import Refusal

READER: Final = Reader(say, messages, grounds.PARAMETERS)


def why_not(state: SequenceNumbersState, seat: int, action: int) -> Refusal | None:
    """Return the rule that forbids an action, or None where `legal` lists it."""
    return READER.refusal(grounds, state, seat, action)
