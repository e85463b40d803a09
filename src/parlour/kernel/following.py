"""Plays the entries of one event, with what everybody sees of each; bound to one game by its twin."""

from __future__ import annotations

from typing import Any

from parlour.kernel.compile.decorators import compiled, copy_record
from parlour.kernel.rules import conceal, legal, play, seen, turn


@compiled
def follow(
    states: Any, views: Any, entries: Any, watchers: int, known: Any, turns: Any, numbers: Any, counts: Any
) -> None:
    """Play entries one after another from `states[0]` on.

    `watchers` are the seats and the spectator. Written are, for each entry, the action as each watcher knows
    it (`known`), the record after it (`states[k + 1]`), who is to act then (`turns`) and what each watcher
    sees (`views`, zeroed, in rows of `watchers`); and the legal actions of each seat after the last entry
    (`numbers`, `counts`).
    """
    n = entries.shape[0]
    for k in range(n):
        actor, action = int(entries[k, 0]), int(entries[k, 1])
        for seat in range(watchers):
            known[k, seat] = seen(states[k], actor, action, seat)
        copy_record(states[k], states[k + 1])
        play(states[k + 1], actor, action)
        turns[k] = turn(states[k + 1])
        for seat in range(watchers):
            conceal(states[k + 1], seat, views[k * watchers + seat])
    for seat in range(watchers - 1):
        counts[seat] = 0
        if turns[n - 1] > 0 and (turns[n - 1] >> seat) & 1:
            counts[seat] = legal(views[(n - 1) * watchers + seat], seat, numbers[seat])
