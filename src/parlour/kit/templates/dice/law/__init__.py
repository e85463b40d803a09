"""Why an action of Newgame is refused, in words."""

from __future__ import annotations

from parlour.display.reading import Reader

from parlour.kit.templates.dice.law import messages, reasons
from parlour.kit.templates.dice.locales import say

why_not = Reader(say, messages, reasons.PARAMETERS).refusals(reasons)
