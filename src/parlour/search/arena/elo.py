"""From results to Elo: a difference with its interval, and a rating list.

Results are the first side's share of a game: 1 won, 1/2 drawn, 0 lost. Games of a pair share their draws, so
pairs, not games, are independent.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10, sqrt
from typing import Final, NamedTuple

import numpy as np

SPREAD: Final = 400.0
"""Points for odds of ten to one."""
Z95: Final = 1.96
"""Standard deviations that hold 95 % of a normal distribution."""
MOST: Final = 0.9999
"""The largest share for which a difference is given."""
ROUNDS: Final = 200
PRIOR_DRAWS: Final = 0.5
"""Added to each pairing, so that a clean score has a finite rating."""


class Interval(NamedTuple):
    """An estimate with its 95 % interval."""

    value: float
    low: float
    high: float


def elo(share: float) -> float:
    """The Elo difference of an expected share.

    >>> round(elo(0.5)), round(elo(0.76)), round(elo(0.909))
    (0, 200, 400)
    """
    share = min(MOST, max(1 - MOST, share))
    return SPREAD * log10(share / (1 - share))


def share_of(pairs: Sequence[float]) -> Interval:
    """The mean share with its interval (Wilson 1927, for the effective number of games).

    >>> found = share_of([1.0, 0.5, 1.0, 0.5, 1.0, 1.0, 0.5, 0.5])
    >>> round(found.value, 2), round(found.low, 2), round(found.high, 2)
    (0.75, 0.54, 0.89)
    """
    count = len(pairs)
    mean = sum(pairs) / count
    variance = sum((x - mean) ** 2 for x in pairs) / max(1, count - 1)
    games = float(count)
    if variance > 0:
        games = max(games, mean * (1 - mean) * count / variance)
    middle = (mean + Z95**2 / (2 * games)) / (1 + Z95**2 / games)
    half = Z95 * sqrt(mean * (1 - mean) / games + Z95**2 / (4 * games**2)) / (1 + Z95**2 / games)
    return Interval(mean, max(0.0, middle - half), min(1.0, middle + half))


def difference(pairs: Sequence[float]) -> Interval:
    """The Elo of the first side over the second."""
    return Interval(*map(elo, share_of(pairs)))


def ladder(results: Mapping[tuple[str, str], Sequence[float]], seed: int = 0) -> dict[str, Interval]:
    """Ratings (Bradley and Terry 1952) with mean 0; intervals by bootstrapping pairs.

    >>> found = ladder({("a", "b"): [1, 1, 0.5, 1], ("b", "c"): [1, 0.5, 1, 0.5]})
    >>> sorted(found, key=lambda name: -found[name].value)
    ['a', 'b', 'c']
    """
    names = sorted({name for pair in results for name in pair})
    random = np.random.default_rng(seed)
    best = _ratings(names, {pair: (sum(shares), len(shares)) for pair, shares in results.items()})
    drawn = np.array(
        [
            _ratings(
                names,
                {
                    pair: (float(random.choice(shares, len(shares)).sum()), len(shares))
                    for pair, shares in results.items()
                },
            )
            for _ in range(ROUNDS)
        ]
    )
    low, high = np.percentile(drawn, [2.5, 97.5], axis=0)
    return {name: Interval(best[k], float(low[k]), float(high[k])) for k, name in enumerate(names)}


def _ratings(names: Sequence[str], results: Mapping[tuple[str, str], tuple[float, int]]) -> list[float]:
    """By minorisation (Hunter 2004): strength = points / sum of games / strength of both."""
    at = {name: k for k, name in enumerate(names)}
    points, games = np.zeros(len(names)), np.zeros((len(names), len(names)))
    for (a, b), (won, count) in results.items():
        points[at[a]] += won + PRIOR_DRAWS
        points[at[b]] += count - won + PRIOR_DRAWS
        games[at[a], at[b]] += count + 2 * PRIOR_DRAWS
        games[at[b], at[a]] += count + 2 * PRIOR_DRAWS
    strength = np.ones(len(names))
    for _ in range(ROUNDS):
        strength = points / (games / (strength[:, None] + strength[None, :])).sum(axis=1)
        strength /= np.exp(np.log(strength).mean())
    return [float(x) for x in SPREAD * np.log10(strength)]
