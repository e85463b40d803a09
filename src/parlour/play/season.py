"""A season: events that count together under one link; people are identified by their names.

Points of different games, and of evenings of different lengths, do not add up. So an event brings each of its
members at most 100, by one of two rules, fixed when the season begins: their points as a share of the best
plays', where the games know these, or the share of the other members who did worse. An absent member has 0,
which often does not matter where only a number of best events count.
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
"""The mark of an event at which a member was absent."""


class Season(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The season of an event, and how its events count, the same for all of them."""

    first: str
    """The event that the season began with, whose id is the season's."""
    counts: SeasonCounts
    best: int = 0
    """The number of each member's best events that count; 0: all."""


class Placing(NamedTuple):
    """A member's result at an event."""

    place: int
    """The place, from 1 on, shared by members who are level."""
    share: int
    """The points as a percentage of the best plays'; -1 where these are unknown."""
    team: int = 1
    """The size of the team that has this result: its members do not count as behind each other."""


class SeasonRow(NamedTuple):
    """A member's standing in a season."""

    name: str
    """The member's name at the last event that they attended."""
    brought: tuple[int, ...]
    """What each event has brought, 0 to 100; `ABSENT` for one that the member missed."""
    counted: tuple[bool, ...]
    """Whether each event counts for the member."""
    total: int
    place: int


def brought(counts: SeasonCounts, placings: Mapping[str, Placing]) -> dict[str, int]:
    """Return what an event brings to each of its members, by name.

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
    """The percentage of the others who did worse, counting half of those level; 100 without others."""
    others = len(places) - placing.team
    if not others:
        return 100
    behind, level = sum(place > placing.place for place in places), places.count(placing.place) - placing.team
    return 50 * (2 * behind + level) // others


def table_of(rule: Season, events: Sequence[Mapping[str, Placing]]) -> list[SeasonRow]:
    """The standings after some events, the best first.

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
    """Return for each event whether it counts: the best attended ones do, of equal ones the earlier."""
    attended = [at for at, n in enumerate(row) if n != ABSENT]
    best = sorted(attended, key=lambda at: -row[at])[: most or None]
    return [at in best for at in range(len(row))]
