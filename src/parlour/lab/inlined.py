"""Compiled functions that are put into their callers.

What is done once for each game and takes many arrays costs more to call than to do: an array is seven words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from parlour.kernel.compiled import TWIN

F = TypeVar("F", bound=Callable[..., object])


def inlined(function: F) -> F:
    """Like `compiled`, for a function that few others call.

    >>> @inlined
    ... def twice(n):
    ...     return 2 * n
    >>> twice(4)
    8
    """
    if not __name__.startswith(TWIN):
        return function
    import numba

    made: F = numba.njit(  # type: ignore[call-overload]  # _nrt is missing in numba's own types
        cache=True, nogil=True, error_model="numpy", _nrt=False, forceinline=True
    )(function)
    return made
