"""Records: how one lies in memory so that every device takes it, and new ones, zeroed or from bytes."""

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


def new_record(dtype: np.dtype[Any]) -> np.record:
    """One zeroed record of a dtype, that plain code can change field by field."""
    made: np.record = np.zeros(1, dtype).view(np.recarray)[0]
    return made


def record_of(dtype: np.dtype[Any], data: bytes) -> np.record:
    """A record with these bytes, as many as the dtype has."""
    made = new_record(dtype)
    np.asarray(made).reshape(1).view(np.uint8)[:] = np.frombuffer(data, np.uint8)
    return made


def records(dtype: np.dtype[Any], n: int) -> np.recarray[Any, Any]:
    """`n` zeroed records whose elements plain code can read and change by attribute."""
    return np.zeros(n, dtype).view(np.recarray)
