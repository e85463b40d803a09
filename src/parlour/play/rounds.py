"""Who meets whom in a round of an event, and who sits out where the number is odd.

All play all, by the circle method: one stays, the others move on by one place each round::

    round 1   1 2 3      round 2   1 6 2      round 3   1 5 6
              6 5 4                5 4 3                4 3 2

Swiss: whoever stands highest and has nobody yet meets the next below. Nobody meets somebody again while that
can be avoided, for all of the round together. Of those who have sat out least often the lowest sits out.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final

OUT: Final = 0
"""In place of the one met: who is paired with it sits out."""
Pair = tuple[int, int]
"""Two who meet, or one who sits out and `OUT`."""


def rounds_of_all(count: int) -> int:
    """How many rounds it takes that so many have all met.

    >>> rounds_of_all(6), rounds_of_all(5)
    (5, 5)
    """
    return max(1, count - 1 + count % 2)


def all_play_all(members: Sequence[int], number: int) -> list[Pair]:
    """The pairs of a round, numbered from 1 on; after `rounds_of_all` it begins anew.

    >>> all_play_all([1, 2, 3, 4, 5], 2)
    [(1, 5), (2, 3), (4, 0)]
    """
    circle = deque([*members[1:], OUT] if len(members) % 2 else members[1:])
    circle.rotate(number - 1)
    places = [*members[:1], *circle]
    half = len(places) // 2
    pairs = zip(places[:half], reversed(places[half:]), strict=True)
    return in_order([(other, OUT) if one == OUT else (one, other) for one, other in pairs])


def swiss(standing: Sequence[int], past: Iterable[Pair]) -> list[Pair]:
    """The pairs of a round, from how all stand, the first ones first, and the pairs of all rounds before.

    >>> swiss([1, 2, 3, 4, 5], [(1, 2), (3, 4), (5, OUT)])
    [(1, 3), (2, 5), (4, 0)]
    """
    before = Counter(frozenset(pair) for pair in past)
    if len(standing) % 2 == 0:
        return _paired(standing, before)
    out = _sits_out(standing, before)
    return [*_paired([one for one in standing if one != out], before), (out, OUT)]


def in_order(pairs: Sequence[Pair]) -> list[Pair]:
    """Pairs with who sits out at the end."""
    return sorted(pairs, key=lambda pair: pair[1] == OUT)


Meetings = Mapping[frozenset[int], int]
"""How often two have met, or one and `OUT`."""


def _sits_out(standing: Sequence[int], before: Meetings) -> int:
    """Of those who have sat out least often the lowest whom the others can best do without."""
    times = {one: before.get(frozenset((one, OUT)), 0) for one in standing}
    least = min(times.values())
    able = [one for one in reversed(standing) if times[one] == least]
    return min(able, key=lambda one: _repeats(_fresh([two for two in standing if two != one], before)))


def _paired(standing: Sequence[int], before: Meetings) -> list[Pair]:
    """All in pairs with as few as can be who meet again, each with the nearest below."""
    fresh = _fresh(standing, before)
    mates = matching(fresh)
    left, pairs = list(standing), list[Pair]()
    while left:
        one, few = left[0], len(left) - len(mates)
        for other in left[1:]:
            rest = {two: fresh[two] & fresh.keys() - {one, other} for two in left if two not in (one, other)}
            kept = {a: b for a, b in mates.items() if {a, b}.isdisjoint((one, other))}
            found = matching(rest, kept)
            if len(rest) - len(found) + 2 * (other not in fresh[one]) == few:
                break
        pairs.append((one, other))
        left, fresh, mates = list(rest), rest, found
    return pairs


Graph = Mapping[int, Collection[int]]
"""Who may be paired with whom."""


def _fresh(members: Sequence[int], before: Meetings) -> dict[int, set[int]]:
    """With whom each has not met, or where all have met, not as often as others have."""
    times = {frozenset(pair): before.get(frozenset(pair), 0) for pair in combinations(members, 2)}
    least = min(times.values(), default=0)
    return {one: {two for two in members if times.get(frozenset((one, two))) == least} for one in members}


def _repeats(graph: Graph) -> int:
    """How many are left who can only meet again."""
    return len(graph) - len(matching(graph))


def matching(graph: Graph, known: Mapping[int, int] | None = None) -> dict[int, int]:
    """As many pairs as can be, both ways round (Edmonds 1965); `known` are pairs to begin with.

    >>> matching({1: [2], 2: [1, 3], 3: [2, 4], 4: [3]})
    {1: 2, 2: 1, 3: 4, 4: 3}
    """
    mates = dict(known or {})
    for one in graph:
        free = next((two for two in graph[one] if two not in mates), None) if one not in mates else None
        if free is not None:
            mates[one], mates[free] = free, one
    for root in graph:
        if root not in mates:
            _Search(graph, mates, root).augment()
    return mates


class _Search:
    """The search for a longer chain of pairs from one who has none."""

    def __init__(self, graph: Graph, mates: dict[int, int], root: int) -> None:
        self.graph, self.mates, self.root = graph, mates, root
        self.parent = dict[int, int]()
        self.base = {one: one for one in graph}
        """The blossom that each is in, by its first."""
        self.reached = {root}
        self.waiting = deque([root])

    def augment(self) -> None:
        """Pair one more, if that can be."""
        while self.waiting:
            one = self.waiting.popleft()
            for two in self.graph[one]:
                if self.base[one] == self.base[two] or self.mates.get(one) == two:
                    continue
                if two == self.root or self.mates.get(two) in self.parent:
                    self._contract(one, two)
                elif two not in self.parent:
                    self.parent[two] = one
                    if two not in self.mates:
                        self._turn(two)
                        return
                    self._reach(self.mates[two])

    def _reach(self, one: int) -> None:
        if one not in self.reached:
            self.reached.add(one)
            self.waiting.append(one)

    def _turn(self, last: int) -> None:
        """Along the chain to `last`, pair those who were not paired."""
        two: int | None = last
        while two is not None:
            one = self.parent[two]
            following = self.mates.get(one)
            self.mates[one], self.mates[two] = two, one
            two = following

    def _contract(self, one: int, two: int) -> None:
        """The two close a circle of odd length, which counts as one from now on."""
        first = self._common(one, two)
        circle = self._way(one, first, two) | self._way(two, first, one)
        for each in self.graph:
            if self.base[each] in circle:
                self.base[each] = first
                self._reach(each)

    def _common(self, one: int, two: int) -> int:
        above = set[int]()
        while True:
            one = self.base[one]
            above.add(one)
            if one == self.root or one not in self.mates:
                break
            one = self.parent[self.mates[one]]
        two = self.base[two]
        while two not in above:
            two = self.base[self.parent[self.mates[two]]]
        return two

    def _way(self, one: int, first: int, child: int) -> set[int]:
        """The blossoms from one up to the first of a circle."""
        circle = set[int]()
        while self.base[one] != first:
            mate = self.mates[one]
            circle |= {self.base[one], self.base[mate]}
            self.parent[one] = child
            child, one = mate, self.parent[mate]
        return circle
