"""Why an action of the arranging of layouts is refused."""

from __future__ import annotations

from parlour.display.reading import Reader
from parlour.games.thirtysix.locales import say
from parlour.games.thirtysix.rooms.layouts.law import messages, reasons

why_not = Reader(say, messages, reasons.PARAMETERS).refusals(reasons)
