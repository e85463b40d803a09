"""The marks of compiled functions; with `callees` and `entry` all of the rules' side that touches numba.

`@compiled` leaves a function as it is: the rules are plain Python. The compiled twin is the *same source*
loaded a second time from a generated package (`kernel.compile.twin`), whose name starts with `TWIN`;
there, and only there, the decorator compiles. With `PARLOUR_COMPILE=0` no twin is ever made.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

import numpy as np

TWIN: Final = "parlour_twin_"
WORD: Final = 4
"""Bytes read at once by `word_of`."""

F = TypeVar("F", bound=Callable[..., object])


def _compiling() -> bool:
    return __name__.startswith(TWIN)


if _compiling():
    import numba

    from parlour.kernel.compile.callees import with_callee

    # error_model "numpy": a division by zero never raises, so the same source works on CUDA.
    # _nrt=False: compiled code allocates no arrays, so it needs no reference counting.
    _options: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}


def _copy_record(source: Any, target: Any) -> None:
    np.asarray(target).reshape(1)[0] = source


def _copy_bytes(typing: Any, source: Any, target: Any) -> Any:
    """Code for numba that copies all bytes of a record."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        size = context.get_constant(numba.types.intp, source.size)
        cgutils: Any = numba.core.cgutils
        cgutils.raw_memcpy(builder, values[1], values[0], size, 1)
        return context.get_dummy_value()

    return numba.types.void(source, target), generate


def _word_of(record: Any, k: int) -> int:
    data = np.asarray(record).tobytes()
    if WORD * k >= len(data):
        return -1
    at = min(WORD * k, len(data) - WORD)
    return int.from_bytes(data[at : at + WORD], "little")


def _load_word(typing: Any, record: Any, k: Any) -> Any:
    """Code for numba that reads 32 bits of a record."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        cgutils: Any = numba.core.cgutils
        long, word = values[1].type, cgutils.ir.IntType(8 * WORD)
        start = builder.mul(values[1], long(WORD))
        last = long(record.size - WORD)
        at = builder.select(builder.icmp_signed("<", start, last), start, last)
        place = builder.gep(builder.bitcast(values[0], cgutils.voidptr_t), [at])
        value = builder.load(builder.bitcast(place, word.as_pointer()))
        value.align = 1
        inside = builder.icmp_signed("<", start, long(record.size))
        return builder.select(inside, builder.zext(value, long), long(-1))

    return numba.types.int64(record, numba.types.int64), generate


def _bits_of(x: float) -> int:
    return int(struct.unpack("<q", struct.pack("<d", x))[0])


def _float_of(bits: int) -> float:
    return float(struct.unpack("<d", struct.pack("<q", bits))[0])


def _cast(source: str, target: str) -> Any:
    """Code for numba that reinterprets the bits of one type as another."""

    def typed(typing: Any, x: Any) -> Any:
        kind = getattr(numba.types, target)

        def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            return builder.bitcast(values[0], context.get_value_type(kind))

        return kind(getattr(numba.types, source)), generate

    return numba.extending.intrinsic(typed)


bits_of: Callable[[float], int] = cast(Any, _cast("float64", "int64")) if _compiling() else _bits_of
"""The 64 bits of a float, as a signed integer."""
float_of: Callable[[int], float] = cast(Any, _cast("int64", "float64")) if _compiling() else _float_of
"""The float with these 64 bits."""
copy_record: Any = numba.extending.intrinsic(_copy_bytes) if _compiling() else _copy_record
"""Copies a record into another of the same dtype."""
word_of: Any = numba.extending.intrinsic(_load_word) if _compiling() else _word_of
"""The `k`-th 32 bits of a record, -1 beyond its end; the last may overlap those before."""


def compiled(function: F) -> F:
    """Mark a function of the rules as compilable: plain here, machine code in the twin.

    >>> @compiled
    ... def twice(n):
    ...     return 2 * n
    >>> twice(4)
    8
    """
    if _compiling():
        return cast(F, with_callee(function, **_options))
    return function


def inlined(function: F) -> F:
    """Like `compiled`, but inlined into its callers: for functions of many arrays, which are costly to pass.

    >>> @inlined
    ... def twice(n):
    ...     return 2 * n
    >>> twice(4)
    8
    """
    if _compiling():
        return cast(F, with_callee(function, forceinline=True, **_options))
    return function
