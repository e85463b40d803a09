"""Why an action of 3x16 is refused."""

from __future__ import annotations

from parlour.display.reading import Reader
from parlour.games.threebysixteen.law import messages, reasons
from parlour.games.threebysixteen.locales import say

why_not = Reader(say, messages, reasons.PARAMETERS).refusals(reasons)
