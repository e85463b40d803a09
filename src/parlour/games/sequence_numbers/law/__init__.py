"""Why an action of Sequence Numbers is refused."""

from __future__ import annotations

from parlour.display.reading import Reader
from parlour.games.sequence_numbers.law import grounds, messages
from parlour.games.sequence_numbers.locales import say

why_not = Reader(say, messages, grounds.PARAMETERS).refusals(grounds)
