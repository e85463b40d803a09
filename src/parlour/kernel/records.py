"""Records: a memory layout that every device accepts, and new ones, zeroed or from bytes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter
from typing import Any

import numpy as np

SPARE = "spare"
"""The padding field of a record; always zero."""


def packed(fields: Sequence[tuple[Any, ...]]) -> np.dtype[Any]:
    """A record with these fields, the widest first, padded so that arrays of it are aligned too.

    CUDA devices load a number only from a multiple of its size; and there must be no gaps, which plain copies
    would leave uninitialised.

    >>> packed([("turn", np.int8), ("board", np.int64, (3,)), ("score", np.int16, (2,))]).names
    ('board', 'score', 'turn', 'spare')
    """
    by_width = sorted(fields, key=lambda field: -np.dtype(field[1]).itemsize)
    made = np.dtype(by_width)
    missing = -made.itemsize % np.dtype(by_width[0][1]).itemsize
    return np.dtype([*by_width, (SPARE, np.uint8, (missing,))]) if missing else made


def in_order(fields: Sequence[tuple[Any, ...]]) -> np.dtype[Any]:
    """A record with these fields one after another, aligned as devices want it.

    >>> in_order([("score", np.int16), ("turn", np.int8), ("seats", np.int8)]).names
    ('score', 'turn', 'seats')
    """
    return np.dtype(list(fields), align=True)


def new_record(dtype: np.dtype[Any]) -> np.record:
    """One zeroed record of a dtype, which plain code can change field by field."""
    return record_of(dtype, bytes(dtype.itemsize))


def record_of(dtype: np.dtype[Any], data: bytes) -> np.record:
    r"""A record with these bytes (as many as the dtype has).

    >>> point = record_of(np.dtype([("x", np.int8), ("y", np.int8)]), bytes([3, 4]))
    >>> point.y = 5
    >>> int(point.x), point.tobytes()
    (3, b'\x03\x05')
    """
    made: np.record = _records(dtype, data, 1)[0]
    return made


def records_of(dtype: np.dtype[Any], data: bytes) -> Any:
    """Return an array of the records whose bytes `data` is: a whole number of them."""
    return _records(dtype, data, len(data) // dtype.itemsize)


def copied(fields: np.record) -> np.record:
    """An independent record with the same bytes."""
    return record_of(fields.dtype, fields.tobytes())


class _Record(np.void):  # type: ignore[misc]  # NumPy makes such classes itself
    """A record whose fields are attributes."""

    __slots__ = ()


def _records(dtype: np.dtype[Any], data: bytes, n: int) -> Any:
    kind = dtype if issubclass(dtype.type, _Record) else _with_attributes(dtype)
    own = np.frombuffer(bytearray(data), np.uint8)  # `compile.entry` finds it as `base`
    return np.ndarray(n, kind, own)


@cache
def _with_attributes(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The dtype whose records have their fields as attributes; raises `ValueError` for a name that NumPy has.

    `np.record` looks up every attribute in Python. There is one object per layout, since numba looks types up
    by it and spends more on a new one than most rules take.
    """
    plain = np.dtype((np.void, dtype))
    clashing = [name for name in plain.names or () if hasattr(np.record, name)]
    if clashing:
        raise ValueError(
            f"a field of a record may not be called {clashing[0]!r}, as an attribute of NumPy's records"
        )
    if any(plain[name].base.names for name in plain.names or ()):
        return np.dtype((np.record, plain))  # so that nested records have attributes too

    def reduced(record: Any) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return record_of, (plain, record.tobytes())

    fields = {name: property(itemgetter(name), _setter(name)) for name in plain.names or ()}
    record_type = type("record", (_Record,), {**fields, "__slots__": (), "__reduce__": reduced})
    return np.dtype((record_type, plain))


def _setter(name: str) -> Callable[[Any, Any], None]:
    def put(record: Any, value: Any) -> None:
        record[name] = value

    return put


def records(dtype: np.dtype[Any], n: int) -> np.recarray[Any, Any]:
    """`n` zeroed records whose elements plain code can read and change by attribute."""
    return np.zeros(n, dtype).view(np.recarray)
