"""Why an action of Triolet is refused."""

from __future__ import annotations

from parlour.display.reading import Reader
from parlour.games.triolet.law import grounds, messages
from parlour.games.triolet.locales import say

why_not = Reader(say, messages, grounds.PARAMETERS).refusals(grounds)
