"""The bots that play the other seats of an environment."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from parlour.kernel.state import State
from parlour.search import choose
from parlour.search.levels import level_asked

Bot = str | Callable[[State, int], list[int]]
"""A level (`master`, `master:effort=0.1`), or a function from a view and a seed to a run of actions."""
BOT_SEEDS: Final = 1 << 31


def bots_of(opponents: Bot | Mapping[int, Bot], seats: int, own: int | None = None) -> dict[int, Bot]:
    """Return the bots of seats: the same for all, or one for each, with or without the seat `own`.

    Raises `ValueError` for a seat that does not exist or lacks a bot, and for anything but a bot;
    `UnknownLevel` and `BadStrength` for a level.

    >>> bots_of("greedy", 2)
    {0: 'greedy', 1: 'greedy'}
    >>> bots_of({1: "random"}, 3, own=0)
    Traceback (most recent call last):
    ValueError: opponents lack a bot for seat 2
    """
    bots: dict[int, Bot] = (
        dict(opponents) if isinstance(opponents, Mapping) else dict.fromkeys(range(seats), opponents)
    )
    if unknown := [seat for seat in bots if seat not in range(seats)]:
        raise ValueError(f"opponents are for the seats 0 to {seats - 1}, not for {unknown[0]!r}")
    if missing := [seat for seat in range(seats) if seat not in bots and seat != own]:
        raise ValueError(f"opponents lack a bot for seat {missing[0]}")
    for bot in bots.values():
        if isinstance(bot, str):
            level_asked(bot)
        elif not callable(bot):
            raise ValueError(f"a bot is a level by name, or a function, not {bot!r}")
    return bots


def run_of(bot: Bot, view: State, seed: int) -> Sequence[int]:
    """Return a bot's run for the seat of a view; raises `ValueError` if it is empty."""
    answer: Any = choose(view, bot, seed) if isinstance(bot, str) else bot(view, seed)
    if answer is None or not len(answer):
        raise ValueError(f"the bot of seat {view.viewer} returned no action")
    run: Sequence[int] = answer
    return run
