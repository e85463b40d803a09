"""How a record lies in memory: written in reading order, laid out so that every device takes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

SPARE = "spare"
"""The field that fills a record up; always zero."""


def packed(fields: Sequence[tuple[Any, ...]]) -> np.dtype[Any]:
    """A record with these fields, the wide ones first, filled up so that arrays of it are aligned too.

    CUDA devices load a number only from a multiple of its size; and there must be no gaps, which plain copies
    would leave unwritten.

    >>> packed([("turn", np.int8), ("board", np.int64, (3,)), ("score", np.int16, (2,))]).names
    ('board', 'score', 'turn', 'spare')
    """
    by_width = sorted(fields, key=lambda field: -np.dtype(field[1]).itemsize)
    made = np.dtype(by_width)
    missing = -made.itemsize % np.dtype(by_width[0][1]).itemsize
    return np.dtype([*by_width, (SPARE, np.uint8, (missing,))]) if missing else made
