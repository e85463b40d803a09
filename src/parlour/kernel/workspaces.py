"""Reusable arrays for calls of compiled functions: allocating them takes longer than most of these calls."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable
from typing import Generic, TypeVar

Space = TypeVar("Space")


class Workspaces(Generic[Space]):
    """Workspaces by what they are for; each is used by one call at a time, in any thread.

    >>> spaces = Workspaces[bytearray]()
    >>> space = spaces.take("eight") or bytearray(8)
    >>> spaces.give("eight", space)
    >>> spaces.take("eight") is space, spaces.take("eight")
    (True, None)
    """

    def __init__(self) -> None:
        self._free: defaultdict[Hashable, list[Space]] = defaultdict(list)

    def take(self, key: Hashable) -> Space | None:
        """Return a free workspace; None if there is none."""
        free = self._free[key]
        try:
            return free.pop()
        except IndexError:
            return None

    def give(self, key: Hashable, space: Space) -> None:
        """Give it back; one whose call has failed is left to the garbage collector instead."""
        self._free[key].append(space)
