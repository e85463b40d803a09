"""Why an action of 36 is refused."""

from __future__ import annotations

from parlour.display.reading import Reader
from parlour.games.thirtysix.law import messages, reasons
from parlour.games.thirtysix.locales import say

why_not = Reader(say, messages, reasons.PARAMETERS).refusals(reasons)
