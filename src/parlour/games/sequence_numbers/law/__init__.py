"""Why an action of Sequence Numbers is refused."""

from __future__ import annotations

from parlour.display.reading import Reader
from parlour.games.sequence_numbers.law import messages, reasons
from parlour.games.sequence_numbers.locales import say

why_not = Reader(say, messages, reasons.PARAMETERS).refusals(reasons)
