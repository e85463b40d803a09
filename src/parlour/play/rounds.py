"""The pairs of a round of an event; with an odd number, one sits out.

Round robin by the circle method: one stays, the others move on by one place each round::

    round 1   1 2 3      round 2   1 6 2      round 3   1 5 6
              6 5 4                5 4 3                4 3 2

Swiss: first, as few pairs of a round as possible have met before; then, pairs are close in the standings. The
lowest of those who have sat out least often sits out.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

OUT: Final = 0
"""The opponent of the one who sits out."""
Pair = tuple[int, int]
"""Two who meet, or one who sits out with `OUT`."""


def rounds_of_all(count: int) -> int:
    """The number of rounds after which this many have all met.

    >>> rounds_of_all(6), rounds_of_all(5)
    (5, 5)
    """
    return max(1, count - 1 + count % 2)


def all_play_all(members: Sequence[int], number: int) -> list[Pair]:
    """The pairs of a round of a round robin, numbered from 1 on; after `rounds_of_all` it repeats.

    >>> all_play_all([1, 2, 3, 4, 5], 2)
    [(1, 5), (2, 3), (4, 0)]
    """
    circle = deque([*members[1:], OUT] if len(members) % 2 else members[1:])
    circle.rotate(number - 1)
    places = [*members[:1], *circle]
    half = len(places) // 2
    pairs = zip(places[:half], reversed(places[half:]), strict=True)
    return in_order([(other, OUT) if first == OUT else (first, other) for first, other in pairs])


def swiss(standing: Sequence[int], past: Iterable[Pair]) -> list[Pair]:
    """The pairs of a Swiss round, from the standings, best first, and the pairs of all earlier rounds.

    The pairs with the least total cost are chosen. A pair costs the square of its distance in the standings
    (`OUT` is last); each earlier meeting costs more than all distances of a round, and each earlier sitting
    out more than all meetings.

    >>> swiss([1, 2, 3, 4, 5], [(1, 2), (3, 4), (5, OUT)])
    [(1, 3), (2, 5), (4, 0)]
    """
    from networkx import Graph, max_weight_matching  # takes a tenth of a second, and few servers need it

    before = Counter(frozenset(pair) for pair in past)
    places = [*standing, OUT] if len(standing) % 2 else list(standing)
    again = len(places) ** 3
    graph = Graph()
    for (i, one), (j, other) in combinations(enumerate(places), 2):
        times = before[frozenset((one, other))] * (again**2 if other == OUT else again)
        graph.add_edge(i, j, weight=-((j - i) ** 2) - times)
    pairs = sorted(map(sorted, max_weight_matching(graph, maxcardinality=True)))
    return in_order([(places[i], places[j]) for i, j in pairs])


def in_order(pairs: Sequence[Pair]) -> list[Pair]:
    """Order pairs so that the one who sits out is last."""
    return sorted(pairs, key=lambda pair: pair[1] == OUT)
