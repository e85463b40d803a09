"""Parts of displays that are computed once for all seats that see the same."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from types import SimpleNamespace
from typing import Any, Final, TypeVar, cast

import numpy as np

from parlour.kernel.records import copied

VIEWER: Final = "viewer"
NOTHING: Final = object()
KEPT: Final = 500
"""Results kept of each function; then it starts anew."""

MADE = TypeVar("MADE", bound=Callable[..., Any])

_all_kept: Final[list[dict[tuple[Hashable, ...], Any]]] = []


def shared(*names: str) -> Callable[[MADE], MADE]:
    """Keeps what a function makes of records and other arguments, for all who call it with the same.

    Two seats at a table draw nearly the same things one after the other, and most of them stay as they are
    with the next entry. With `names` the function is given these fields alone, so that a result depends on
    nothing else; without, whole records as a full state has them, with nobody as the `viewer`. Results must
    not be changed.

    >>> calls = []
    >>> @shared("board")
    ... def taken(fields):
    ...     calls.append(1)
    ...     return [cell for cell, content in enumerate(fields.board.tolist()) if content]
    >>> layout = np.dtype([("board", np.int8, (3,)), ("mover", np.int8)])
    >>> one, other = np.array([([0, 7, 0], 0), ([0, 7, 0], 1)], layout)
    >>> taken(one), taken(other), len(calls)
    ([1], [1], 1)
    """

    def key(value: Any) -> Hashable:
        if not isinstance(value, np.void):
            return value  # type: ignore[no-any-return]  # whatever the caller gives is hashable
        if names:
            return b"".join([value[name].tobytes() for name in names])
        data, (layout, begin, *_) = value.tobytes(), cast(Any, value.dtype.fields)[VIEWER]
        return data[:begin] + data[begin + layout.itemsize :]

    def given(value: Any) -> Any:
        if not isinstance(value, np.void):
            return value
        if names:
            return SimpleNamespace(**{name: value[name] for name in names})
        whole = copied(cast(np.record, value))
        whole[VIEWER] = 0
        return whole

    def decorated(make: MADE) -> MADE:
        kept: dict[tuple[Hashable, ...], Any] = {}
        _all_kept.append(kept)

        @wraps(make)
        def found(*asked: Any) -> Any:
            known = tuple(map(key, asked))
            made = kept.get(known, NOTHING)
            if made is NOTHING:
                made = make(*map(given, asked))
                if len(kept) >= KEPT:
                    kept.clear()
                kept[known] = made
            return made

        return found  # type: ignore[return-value]  # it has the signature of `make`

    return decorated


def forget() -> None:
    """Compute everything anew from now on."""
    for kept in _all_kept:
        kept.clear()
