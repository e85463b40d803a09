"""Where draws come from: a seed, a fixed tape, or (without a source) a person's choice.

A source is asked for draw `n` among outcomes with integer weights. Draws are numbered separately from
actions; the draw of the first player has its own stream, so that a seed gives the same draws for any number
of seats.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Sequence
from itertools import count
from operator import index
from typing import Final, Protocol, SupportsIndex

from parlour.kernel.actors import SEAT_DRAW

SEED_BYTES: Final = 32
SPAN: Final = 1 << 256
"""SHA-256 yields a number below this."""


HASH_DIGITS: Final = 64
"""Hex digits of a seed, a secret, a contribution or a commitment."""
SHARED: Final = "parlour-seed-1"
"""The first line of the text whose hash is a shared seed."""


def is_hash(text: str) -> bool:
    """Whether a text is 32 bytes in lower-case hex."""
    return len(text) == HASH_DIGITS and set(text) <= set("0123456789abcdef")


def commitment_to(secret: bytes) -> str:
    """SHA-256 of a secret, in hex: shown before the game, checked after it."""
    return hashlib.sha256(secret).hexdigest()


def shared_seed(table: str, secret: str, contributions: Sequence[str]) -> bytes:
    r"""The seed made from a server's secret and the players' contributions, in seat order ("" for none).

    It is the SHA-256 of lines of text, so anybody can compute it without Parlour.

    >>> lines = b"parlour-seed-1\nt\n" + b"5" * 64 + b"\n" + b"a" * 64 + b"\n"
    >>> shared_seed("t", "5" * 64, ["a" * 64, ""]) == hashlib.sha256(lines).digest()
    True
    """
    return hashlib.sha256("\n".join((SHARED, table, secret, *contributions)).encode()).digest()


class Source(Protocol):
    """Chooses among weighted outcomes."""

    def draw(self, n: int, outcomes: Sequence[int], weights: Sequence[int]) -> int:
        """The outcome of draw `n`."""
        ...

    def copy(self) -> Source:
        """An independent copy that continues from here."""
        ...


class Seeded:
    """Draws as a pure function of (seed, n, weights): SHA-256 in counter mode, unbiased.

    >>> Seeded(7).draw(0, [3, 5, 9], [1, 1, 2]) == Seeded(7).draw(0, [3, 5, 9], [1, 1, 2])
    True
    >>> Seeded(7).secret == Seeded(Seeded(7).secret).secret
    True
    """

    def __init__(self, seed: SupportsIndex | bytes | None = None) -> None:
        """`seed` is a whole number, 32 bytes, or None for 32 random bytes."""
        if seed is None:
            seed = secrets.token_bytes(SEED_BYTES)
        if not isinstance(seed, bytes):
            number = index(seed)
            if not 0 <= number < 1 << 8 * SEED_BYTES:
                raise ValueError(f"a seed is a whole number from 0 to 2**256 - 1, not {number}")
            seed = number.to_bytes(SEED_BYTES, "big")
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.secret: bytes = seed

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret, in hex: shown before the game, checked after it."""
        return commitment_to(self.secret)

    def below(self, stream: str, n: int, total: int) -> int:
        """A uniform integer below `total`, for the n-th use of a stream."""
        limit = SPAN - SPAN % total
        attempt, number, name = 0, limit, stream.encode()
        while number >= limit:  # rarely more than once, since totals are small
            number = int.from_bytes(self._hash(name, n, attempt), "big")
            attempt += 1
        return number % total

    def hashes(self, n: int, count: int) -> bytes:
        """The hashes, 32 bytes each, that decide the draws from the n-th on, for `kernel.stepping`."""
        return b"".join([self._hash(b"draw", draw, 0) for draw in range(n, n + count)])

    def _hash(self, stream: bytes, n: int, attempt: int) -> bytes:
        return hashlib.sha256(b"%b/%b/%d/%d" % (self.secret, stream, n, attempt)).digest()

    def draw(self, n: int, outcomes: Sequence[int], weights: Sequence[int]) -> int:
        """The outcome of draw `n`, with probability weight / sum of weights."""
        # "lot" and "draw" are part of what a seed means: another name would be another game.
        left = self.below("lot" if outcomes[0] >= SEAT_DRAW else "draw", n, sum(weights))
        for outcome, weight in zip(outcomes, weights, strict=True):
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("weights are positive")

    def settler(self) -> Callable[[int], int]:
        """A `below(n)` for what is drawn before the start (a random layout), from its own stream."""
        uses = count()
        return lambda n: self.below("settle", next(uses), n)

    def copy(self) -> Seeded:
        """The source itself: it has no state."""
        return self


class Tape:
    """Outcomes in a fixed order, so that every table sees the same draws.

    Each draw takes the first outcome left on the tape that is possible now; if there is none, `rest` decides.
    The draw of the first player is never taken from the tape.

    >>> tape = Tape([4, 9, 4], rest=Seeded(1))
    >>> tape.draw(0, [4, 9], [2, 1]), tape.draw(1, [4], [1]), tape.draw(2, [4, 9], [1, 1])
    (4, 4, 9)
    """

    def __init__(self, order: Sequence[int], rest: Seeded) -> None:
        self._order = list(order)
        self._rest = rest

    def draw(self, n: int, outcomes: Sequence[int], weights: Sequence[int]) -> int:
        """The next possible outcome of the tape."""
        for at, outcome in enumerate(self._order):
            if outcome in outcomes and outcome < SEAT_DRAW:
                del self._order[at]
                return outcome
        return self._rest.draw(n, outcomes, weights)

    def copy(self) -> Tape:
        """An independent copy of the tape that continues from here."""
        return Tape(self._order, self._rest)
