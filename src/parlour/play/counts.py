"""How many entries of a game exist for each seat, and which drafts are still accepted.

An entry exists for a seat if the seat knows its action, or if it changes a byte of the seat's record; an
entry that does not exist is in no list and no number: its count and time would tell what others choose in
secret.

A draft names the cut and the number of the last entry that it was composed on. It is accepted until its seat
commits, something is drawn that the seat notices, or the seat's legal actions change: four people may act on
one call at once.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import NamedTuple

from parlour.kernel.frames import Choices, Frame


class Count(NamedTuple):
    """A seat's position in a game: the takebacks so far (`cut`), and the entries that exist for it (`n`)."""

    cut: int
    n: int


class Counts:
    """The entries that exist for each seat and, last, for spectators."""

    def __init__(self, views: int, taken_over: int = 0) -> None:
        """`taken_over`: the number of entries of the continued game, which do not count."""
        self.cut = 0
        """How often a turn has been taken back."""
        self._numbers = [array("H", [0]) for _ in range(views)]
        """How many entries exist for each view before each entry of the history, and before the next one."""
        self._oldest = [0] * views
        """The oldest number whose drafts are still accepted, for each view."""
        self._taken_over = taken_over

    def now(self, view: int) -> Count:
        """The count of a view."""
        return Count(self.cut, self._numbers[view][-1])

    def before(self, view: int, entry: int) -> int:
        """How many entries exist for a view before an entry."""
        return self._numbers[view][entry]

    def numbers(self, view: int) -> Sequence[int]:
        """How many entries exist for a view before each entry, up to the next one."""
        return self._numbers[view]

    def exist(self, view: int, first: int, last: int) -> bool:
        """Whether any entry from `first` to before `last` exists for a view."""
        numbers = self._numbers[view]
        return numbers[first] != numbers[last]

    def accept(self, view: int, on: Count) -> bool:
        """Whether a draft that was composed on a count may still be played."""
        return on.cut == self.cut and self._oldest[view] <= on.n <= self._numbers[view][-1]

    def go_on(self, before: Frame, frames: Sequence[Frame]) -> None:
        """Count the entries of the frames that follow one."""
        for frame in frames:
            counts = len(self._numbers[0]) > self._taken_over
            for view, numbers in enumerate(self._numbers):
                numbers.append(numbers[-1] + (counts and frame.exists(view, before)))
            before = frame

    def outdate(self, first: int, actor: int, before: Choices, now: Choices, *, drew: bool) -> None:
        """Expire drafts from before entries that `actor` has played since `first`, where they matter.

        `before` are the choices before them, `now` those after them.
        """
        for view, numbers in enumerate(self._numbers):
            matters = drew or view == actor or before.legal_packed[view] != now.legal_packed[view]
            if matters and numbers[first] != numbers[-1]:
                self._oldest[view] = numbers[-1]

    def cut_back(self, entry: int) -> None:
        """Drop all entries from one on, which have been taken back."""
        self.cut += 1
        for numbers in self._numbers:
            del numbers[entry + 1 :]
        self._oldest = [numbers[-1] for numbers in self._numbers]

    def kept(self) -> tuple[int, list[int], list[bytes]]:
        """The counts, as `restore` takes them."""
        return self.cut, list(self._oldest), [numbers.tobytes() for numbers in self._numbers]

    def restore(self, cut: int, oldest: list[int], numbers: list[bytes]) -> None:
        """Restore stored counts."""
        self.cut, self._oldest = cut, oldest
        self._numbers = [array("H", of_view) for of_view in numbers]
