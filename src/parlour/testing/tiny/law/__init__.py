"""Why an action of the tiny game is refused, in words."""

from __future__ import annotations

from parlour.display.reading import Reader
from parlour.testing.tiny.law import messages, reasons
from parlour.testing.tiny.locales import say

why_not = Reader(say, messages, reasons.PARAMETERS).refusals(reasons)
