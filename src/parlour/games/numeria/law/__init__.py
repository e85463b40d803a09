"""Why an action of Numeria is refused."""

from __future__ import annotations

from parlour.display.reading import Reader
from parlour.games.numeria.law import messages, reasons
from parlour.games.numeria.locales import say

why_not = Reader(say, messages, reasons.PARAMETERS).refusals(reasons)
