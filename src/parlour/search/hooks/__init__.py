"""What a game may tell the tree search, each with what holds where the game says nothing.

A game's `insight.py` offers any of the functions of the modules here under their names; they are `@compiled`
and lie in modules that import compiled code only. The twin puts the game's in the place of ours:

| module | function | what it says |
|---|---|---|
| `estimate` | `estimate(state, out)` | at the cut-off: the return to be expected, one a seat |
| `horizon` | `horizon(state)` | entries to play on from a new leaf before that; 0: none |
| `weigh` | `weigh(state, seat, actions, count, out)` | a weight for each legal action: its prior |
| `rollout` | `rollout(state, seat, actions, count, random)` | which action is played beyond the tree |

Plain functions are asked for too: `evaluate(state, seat)` (`search.evaluation`); `solve(view, seed,
seconds)`, which gives a run for a view, or None where it knows nothing better than the search; `second(view,
run, seed, seconds)`, the best run but that one, or None where it does not know (for hints); and
`narrow(view)`, for games in which nobody touches what a seat does: the view of a smaller game that a bot's
turn is thought about in, with the same action numbers for its viewing seat and a history that grows as the
whole game's does. Only turns are found that way; what a seat may expect (hints, studies) is told of the whole
game. `STRENGTHS` tunes levels (`search.levels`), `SETTINGS` the tree (`search.tree.search`); `MODULES` are
compiled beside it.
"""

from __future__ import annotations

from types import ModuleType
from typing import Final

HOOKS: Final = ("estimate", "horizon", "weigh", "rollout")


def bindings(insight: ModuleType | None) -> dict[str, str]:
    """Which module takes the place of each of ours, for a game with this insight.

    >>> bindings(None)
    {}
    """
    given = {name: getattr(insight, name, None) for name in HOOKS}
    return {f"{__name__}.{name}": function.__module__ for name, function in given.items() if function}
