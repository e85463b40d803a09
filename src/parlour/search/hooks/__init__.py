"""Hooks of the tree search and the greedy player, each with its default.

A game's `bots` package offers any of the functions of the modules here by name; they are `@compiled`
in modules that import only compiled code. The twin replaces ours by the game's:

| module | function | what it says |
|---|---|---|
| `estimate` | `estimate(state, out)` | at the cut-off: the return to be expected, one a seat |
| `horizon` | `horizon(state)` | entries to play on from a new leaf before that; 0: none |
| `weigh` | `weigh(state, seat, actions, count, out)` | a weight for each legal action: its prior |
| `rollout` | `rollout(state, seat, actions, count, random)` | which action is played beyond the tree |
| `narrow` | `narrow(state, seat)` | makes it a smaller game where others do not affect the seat |
| `evaluate` | `evaluate(state, seat)` | for the greedy player: how good a record is for its viewer |
| `solve` | `solve(state, seat, avoid, seed, effort, work, run)` | a whole turn, or 0: the search decides |

With `solve` goes `WORK`, the layout of its memory. Everything else that a game's bots may offer (`SETTINGS`
and `STRENGTHS`) is in `search.contract`.
"""

from __future__ import annotations

from types import ModuleType
from typing import Final

HOOKS: Final = ("estimate", "horizon", "weigh", "rollout", "narrow", "evaluate", "solve")


def bindings(insight: ModuleType | None) -> dict[str, str]:
    """The module that replaces each of ours, for a game with these bots.

    >>> bindings(None)
    {}
    """
    offered = {name: getattr(insight, name, None) for name in HOOKS}
    return {f"{__name__}.{name}": function.__module__ for name, function in offered.items() if function}
