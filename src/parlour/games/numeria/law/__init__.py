"""Why an action of Numeria is refused."""

from __future__ import annotations

from parlour.display.reading import Reader
from parlour.games.numeria.law import grounds, messages
from parlour.games.numeria.locales import say

why_not = Reader(say, messages, grounds.PARAMETERS).refusals(grounds)
