"""Why an action of duplicate is refused."""

from __future__ import annotations

from parlour.display.reading import Reader
from parlour.games.triolet.law import messages
from parlour.games.triolet.locales import say
from parlour.games.triolet.rooms.duplicate.law import reasons

why_not = Reader(say, messages, reasons.PARAMETERS).refusals(reasons)
