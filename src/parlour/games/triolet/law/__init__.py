"""Why an action of Triolet is refused."""

from __future__ import annotations

from parlour.display.reading import Reader
from parlour.games.triolet.law import messages, reasons
from parlour.games.triolet.locales import say

why_not = Reader(say, messages, reasons.PARAMETERS).refusals(reasons)
