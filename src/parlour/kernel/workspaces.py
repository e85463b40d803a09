"""Arrays for calls of compiled functions, used again: to make them takes longer than most of these calls."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable
from typing import Generic, TypeVar

Room = TypeVar("Room")


class Workspaces(Generic[Room]):
    """Workspaces by what they are for; each is used by one call at a time, in any thread.

    >>> rooms = Workspaces[bytearray]()
    >>> room = rooms.take("eight") or bytearray(8)
    >>> rooms.give("eight", room)
    >>> rooms.take("eight") is room, rooms.take("eight")
    (True, None)
    """

    def __init__(self) -> None:
        self._free: defaultdict[Hashable, list[Room]] = defaultdict(list)

    def take(self, key: Hashable) -> Room | None:
        """A workspace that nobody uses; None if there is none yet."""
        free = self._free[key]
        try:
            return free.pop()
        except IndexError:
            return None

    def give(self, key: Hashable, room: Room) -> None:
        """Give it back; one whose call has failed is left to the garbage collector instead."""
        self._free[key].append(room)
