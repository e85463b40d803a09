"""Why an action of the race is refused."""

from __future__ import annotations

from parlour.display.reading import Reader
from parlour.games.sequence_numbers.law import messages
from parlour.games.sequence_numbers.locales import say
from parlour.games.sequence_numbers.rooms.race.law import reasons

why_not = Reader(say, messages, reasons.PARAMETERS).refusals(reasons)
