"""Bots for any game: they get what a seat may know and return a run of actions.

>>> from parlour.search import choose, levels
>>> [level.name for level in levels()]
['random', 'greedy', 'novice', 'casual', 'keen', 'strong', 'master']
>>> from parlour.kernel.state import Variant
>>> from parlour.testing.tiny import GAME
>>> view = Variant.of(GAME, random_start=False).new_state(seed=7).view(0)
>>> run = choose(view, "greedy", seed=1)
>>> for action in run:
...     view.apply(0, action)
>>> view.turn
(1,)
"""

from __future__ import annotations

from parlour.search.levels import Level, choose, levels
from parlour.search.turn import Memory

__all__ = ["Level", "Memory", "choose", "levels"]
