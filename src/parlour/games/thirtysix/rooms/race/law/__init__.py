"""Why an action of the race is refused."""

from __future__ import annotations

from parlour.display.reading import Reader
from parlour.games.thirtysix.law import messages
from parlour.games.thirtysix.locales import say
from parlour.games.thirtysix.rooms.race.law import reasons

why_not = Reader(say, messages, reasons.PARAMETERS).refusals(reasons)
