"""Types for mypy of what compiled functions take besides numbers; a game's own record is in its `record`."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias

from numpy.typing import NDArray

Array: TypeAlias = NDArray[Any]
"""An array, whatever it holds."""


class Record(Protocol):
    """A position of some game: what every game's record has."""

    version: int
    seats: int


class Random(Protocol):
    """A generator (`rng.RANDOM`)."""

    state: Any
