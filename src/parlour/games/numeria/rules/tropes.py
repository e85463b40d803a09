"""The tropes: which four numbers in a row belong together, and as what.

Computed from their definitions, never listed: 253 as printed, 252 with strict primes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

HIGHEST: Final = 36
LENGTH: Final = 4

Trope = tuple[int, int, int, int]

CONSECUTIVE: Final = "consecutive"
MULTIPLES: Final = "multiples"
IRREGULAR: Final = "irregular"
PLUS_123: Final = "plus 1 plus 2 plus 3"
PRIME: Final = "prime"
PRINTED_PRIME: Final = "prime, as printed"
POWER: Final = "power"
GEOMETRIC: Final = "geometric"
SQUARE: Final = "squares"
TRIANGULAR: Final = "triangular"
FIBONACCI: Final = "Fibonacci"

KINDS: Final = (
    CONSECUTIVE,
    MULTIPLES,
    IRREGULAR,
    PLUS_123,
    PRIME,
    PRINTED_PRIME,
    POWER,
    GEOMETRIC,
    SQUARE,
    TRIANGULAR,
    FIBONACCI,
)

PRINTED_EXAMPLES: Final[tuple[Trope, ...]] = ((1, 2, 3, 5), (23, 29, 31, 33))
"""The printed examples of prime runs that are none by the strict definition."""


def _of_kind(kind: str) -> Iterator[Trope]:
    whole = range(1, HIGHEST + 1)
    if kind == CONSECUTIVE:
        yield from ((n, n + 1, n + 2, n + 3) for n in whole)
    elif kind == MULTIPLES:
        yield from ((n, n + k, n + 2 * k, n + 3 * k) for k in range(2, HIGHEST) for n in whole if n % k == 0)
    elif kind == IRREGULAR:
        yield from ((n, n + d, n + 2 * d, n + 3 * d) for d in range(2, HIGHEST) for n in whole if n % d != 0)
    elif kind == PLUS_123:
        yield from ((n, n + 1, n + 3, n + 6) for n in whole)
    elif kind == PRIME:
        yield from _runs([n for n in whole if n > 1 and all(n % k for k in range(2, n))])
    elif kind == PRINTED_PRIME:
        yield from PRINTED_EXAMPLES
    elif kind == POWER:
        for base in range(2, HIGHEST):
            yield from _runs([base**e for e in range(HIGHEST) if base**e <= HIGHEST])
    elif kind == GEOMETRIC:
        yield from ((n, n * k, n * k**2, n * k**3) for k in range(2, HIGHEST) for n in whole)
    elif kind == SQUARE:
        yield from _runs([n * n for n in whole])
    elif kind == TRIANGULAR:
        yield from _runs([n * (n + 1) // 2 for n in whole])
    else:
        yield from _runs([1, 2, 3, 5, 8, 13, 21, 34])


def _runs(numbers: list[int]) -> Iterator[Trope]:
    for k in range(len(numbers) - LENGTH + 1):
        a, b, c, d = numbers[k : k + LENGTH]
        yield a, b, c, d


def _all() -> dict[Trope, tuple[str, ...]]:
    by_trope: dict[Trope, list[str]] = {}
    for kind in KINDS:
        for trope in _of_kind(kind):
            if trope[-1] <= HIGHEST:
                by_trope.setdefault(trope, []).append(kind)
    return {trope: tuple(by_trope[trope]) for trope in sorted(by_trope)}


EVERY: Final[dict[Trope, tuple[str, ...]]] = _all()
"""Every run of any reading, with its kinds."""


def kinds_of(numbers: Trope, printed_primes: bool, geometric: bool) -> tuple[str, ...]:
    """The kinds of four ascending numbers under the options; empty if they are no trope.

    >>> kinds_of((1, 2, 3, 5), printed_primes=True, geometric=False)
    ('prime', 'Fibonacci')
    >>> kinds_of((3, 6, 12, 24), printed_primes=True, geometric=False)
    ()
    """
    found = []
    for kind in EVERY.get(numbers, ()):
        if kind == PRINTED_PRIME:
            if printed_primes:
                found.append(PRIME)
        elif kind == GEOMETRIC:
            if geometric and POWER not in EVERY[numbers]:
                found.append(POWER)
        else:
            found.append(kind)
    return tuple(found)


def list_of(printed_primes: bool, geometric: bool) -> dict[Trope, tuple[str, ...]]:
    """All tropes under the options, with their kinds.

    >>> len(list_of(True, False)), len(list_of(False, False)), len(list_of(True, True))
    (253, 252, 254)
    """
    kinds = {trope: kinds_of(trope, printed_primes, geometric) for trope in EVERY}
    return {trope: kind for trope, kind in kinds.items() if kind}


RADIX: Final = HIGHEST + 1
CODES: Final = np.array([((a * RADIX + b) * RADIX + c) * RADIX + d for a, b, c, d in EVERY], np.int32)
"""All tropes as sorted numbers, for compiled code."""
CODE_COUNT: Final = len(CODES)
NAMED: Final = tuple(kind for kind in KINDS if kind not in (PRINTED_PRIME, GEOMETRIC))
"""The kinds as they are said; `display.telling` has their messages in this order."""


def _kind_set(trope: Trope, printed: int, power: int) -> int:
    return sum(1 << NAMED.index(kind) for kind in kinds_of(trope, bool(printed), bool(power)))


KIND_SETS: Final = np.array(
    [[[_kind_set(trope, primes, power) for power in range(2)] for primes in range(2)] for trope in EVERY],
    np.int16,
)
"""The kinds of each trope under the options for primes and powers, as a set of positions in `NAMED`."""
