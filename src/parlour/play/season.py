"""A season: events that count together under one link, in which everybody is known by their name.

Points of different games, and of evenings of different lengths, do not add up. So an event brings each of its
members at most 100, by one of two rules that the season begins with: the share of the best plays that they
have made, where the games know these, or the share of the others whom they have left behind. Whoever was not
there has 0; where only the best so many events count, that is often one of those left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from parlour.play.names import name_key
from parlour.play.types import SeasonCounts

MOST_EVENTS: Final = 60
"""The most events of a season: one a week, and some more."""
ABSENT: Final = -1
"""Stands for what an event brings to whoever was not there."""


class Season(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The season of an event, and how it counts, which is the same for all of its events."""

    first: str
    """The event that it began with, whose id is that of the season."""
    counts: SeasonCounts
    best: int = 0
    """How many of their events count for each, those that brought most; 0: all."""


class Placing(NamedTuple):
    """How somebody has come out of an event."""

    place: int
    """From 1 on; those who are level share one."""
    share: int
    """Percent of the points of the best plays; -1 where these are not known."""
    team: int = 1
    """How many have come out together as a team: none of them leaves another behind."""


class SeasonRow(NamedTuple):
    """How somebody stands in a season."""

    name: str
    """What somebody was called at the last event to which they came."""
    brought: tuple[int, ...]
    """What each event has brought, 0 to 100; `ABSENT` where they were not there."""
    counted: tuple[bool, ...]
    """Whether each event counts for them."""
    total: int
    place: int


def brought(counts: SeasonCounts, placings: Mapping[str, Placing]) -> dict[str, int]:
    """What an event brings to each of its members, by their names.

    >>> event = {"Anna": Placing(1, 90), "Ben": Placing(2, 72), "Cleo": Placing(2, 72), "Dan": Placing(4, 5)}
    >>> brought("share", event)
    {'Anna': 90, 'Ben': 72, 'Cleo': 72, 'Dan': 5}
    >>> brought("places", event)
    {'Anna': 100, 'Ben': 50, 'Cleo': 50, 'Dan': 0}
    >>> brought("places", {name: Placing(1 + (name > "Ben"), 0, team=2) for name in event})
    {'Anna': 100, 'Ben': 100, 'Cleo': 0, 'Dan': 0}
    """
    if counts == "share":
        return {name: max(placing.share, 0) for name, placing in placings.items()}
    places = [placing.place for placing in placings.values()]
    return {name: _left_behind(placing, places) for name, placing in placings.items()}


def _left_behind(placing: Placing, places: Sequence[int]) -> int:
    """Percent of the others who are behind somebody, half of those level; 100 where there are no others."""
    others = len(places) - placing.team
    if not others:
        return 100
    behind, level = sum(place > placing.place for place in places), places.count(placing.place) - placing.team
    return 50 * (2 * behind + level) // others


def table_of(rule: Season, events: Sequence[Mapping[str, Placing]]) -> list[SeasonRow]:
    """How everybody stands after some events, the first ones first.

    >>> first, second = {"Anna": Placing(1, 90), "Ben": Placing(2, 80)}, {"ben": Placing(1, 60)}
    >>> for row in table_of(Season("k3fz", "share", best=2), [first, second, {"Anna": Placing(1, 50)}]):
    ...     print(row.place, row.name, row.brought, row.counted, row.total)
    1 Anna (90, -1, 50) (True, False, True) 140
    1 ben (80, 60, -1) (True, True, False) 140
    """
    names = {name_key(name): name for placings in events for name in placings}
    gains = [{name_key(name): n for name, n in brought(rule.counts, placings).items()} for placings in events]
    rows = [(name, [gain.get(key, ABSENT) for gain in gains]) for key, name in names.items()]
    counted = [(name, row, _best(row, rule.best)) for name, row in rows]
    totals = [sum(n for n, counts in zip(row, which, strict=True) if counts) for _, row, which in counted]
    table = [
        SeasonRow(name, tuple(row), tuple(which), total, 1 + sum(other > total for other in totals))
        for (name, row, which), total in zip(counted, totals, strict=True)
    ]
    return sorted(table, key=lambda row: (row.place, row.name))


def _best(row: Sequence[int], most: int) -> list[bool]:
    """Which events count: of those who were there the best so many, of level ones the earlier."""
    attended = [at for at, n in enumerate(row) if n != ABSENT]
    best = sorted(attended, key=lambda at: -row[at])[: most or None]
    return [at in best for at in range(len(row))]
