"""Why a disc may not be dropped, in words."""

from __future__ import annotations

from bench.connect_four.law import messages, reasons
from bench.connect_four.locales import say
from parlour.display.reading import Reader

why_not = Reader(say, messages, reasons.PARAMETERS).refusals(reasons)
