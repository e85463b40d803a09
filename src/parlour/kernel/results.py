"""Results that games share: winners split the win, all others lose equally; scores always count."""

from __future__ import annotations

from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array, Record


@compiled
def share_win(out: Array, seats: int) -> None:
    """Turn standings (lower is better, one per seat in `out`) into returns, in place.

    With n seats and k of them best: (n/k - 1)/(n - 1) for each of the best, -1/(n - 1) for the rest, and
    zeros if all are tied.

    >>> import numpy as np
    >>> out = np.array([4.0, 2.0, 2.0])
    >>> share_win(out, 3); out.tolist()
    [-0.5, 0.25, 0.25]
    """
    best = out[0]
    for seat in range(1, seats):
        best = min(best, out[seat])
    winners = 0
    for seat in range(seats):
        if out[seat] == best:
            winners += 1
    for seat in range(seats):
        if winners == seats:
            out[seat] = 0.0
        elif out[seat] == best:
            out[seat] = (seats / winners - 1.0) / (seats - 1)
        else:
            out[seat] = -1.0 / (seats - 1)


@compiled
def scored(state: Record) -> bool:
    """Scores mean something from the beginning: for games that leave `kernel.rules.scored` out."""
    return True
