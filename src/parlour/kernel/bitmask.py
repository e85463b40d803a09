"""Bit masks of squares and seats: the index of the lowest bit, in one CPU instruction."""

from __future__ import annotations

from typing import Any

from parlour.kernel.compile.decorators import TWIN, compiled

if __name__.startswith(TWIN):
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    def _instruction(context: Any, mask: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            zero_is_undefined = ir.Constant(ir.IntType(1), 1)
            return builder.cttz(arguments[0], zero_is_undefined)

        return types.int64(types.int64), build

    _trailing_zeros: Any = intrinsic(_instruction)

else:

    def _plainly(mask: int) -> int:
        number = int(mask)  # in a plain twin it is a numpy scalar, which has no such method
        return (number & -number).bit_length() - 1

    _trailing_zeros = _plainly


@compiled
def lowest(mask: int) -> int:
    """The index of a mask's lowest bit; undefined for 0.

    To iterate over a mask from low to high, clear its lowest bit until it is zero:

    >>> mask, places = 0b101100, []
    >>> while mask != 0:
    ...     places.append(lowest(mask))
    ...     mask &= mask - 1
    >>> places
    [2, 3, 5]
    """
    return int(_trailing_zeros(mask))
