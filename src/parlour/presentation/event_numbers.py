"""The numbers that one seat knows events by: it counts those alone that it is told of.

A number that counted what others do unseen would tell that they do it, and how often.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence

from parlour.play.events import Event

UNKNOWN = -1
"""In place of an event, for a number that is none."""


class EventNumbers:
    """The events that one seat is told of, in order.

    >>> numbers = EventNumbers()
    >>> numbers.told += [1, 2, 5, 6]
    >>> [numbers.of(n) for n in (1, 2, 3, 4, 5, 6)], numbers.of(0), numbers.of(-3)
    ([1, 2, 2, 2, 3, 4], 0, -3)
    >>> numbers.event(3), numbers.event(5), numbers.event(0)
    (5, -1, -1)
    """

    def __init__(self) -> None:
        self.told: list[int] = []
        self.read = 0

    def take(self, events: Sequence[Event], noticed: Callable[[Event], bool]) -> None:
        """Take in what has happened since; `noticed` says what the seat is told of."""
        self.told += [event.n for event in events[self.read :] if noticed(event)]
        self.read = len(events)

    def of(self, n: int) -> int:
        """The seat's number for an event: of that, or of the last one before it that it was told of."""
        return bisect_right(self.told, n) if n > 0 else n

    def event(self, number: int) -> int:
        """The event that has this number; `UNKNOWN` where none has."""
        return self.told[number - 1] if 0 < number <= len(self.told) else UNKNOWN
