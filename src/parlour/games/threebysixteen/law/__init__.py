"""Why an action of 3x16 is refused."""

from __future__ import annotations

from parlour.display.reading import Reader
from parlour.games.threebysixteen.law import grounds, messages
from parlour.games.threebysixteen.locales import say

why_not = Reader(say, messages, grounds.PARAMETERS).refusals(grounds)
