"""Compiled loops over pieces of a batch: called directly, and distributed over threads.

>>> workers, found = Workers(2), []
>>> workers.each(lambda piece: found.append(piece), [(1,), (2,), (3,)])
>>> sorted(found)
[1, 2, 3]
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from queue import SimpleQueue
from typing import Any, Final

Piece = tuple[Any, ...]
"""The arguments of one call."""


def entry(function: Any, example: Piece) -> Callable[..., object]:
    """The machine code of a compiled function for arguments of these types; a plain function unchanged.

    A call by name determines the type of each argument, which for arrays of records takes longer than
    stepping hundreds of games. This skips the dispatch: the caller is responsible for the types.
    """
    code: Callable[..., object] = function
    if hasattr(function, "compile"):  # not of a plain twin
        import numba

        code = function.compile(tuple(map(numba.typeof, example)))
    return code


class Workers:
    """A pool of threads, the caller's included, for work that releases the GIL.

    A free thread takes the next piece. Once all pieces are taken, only threads that took one are waited for,
    so small batches lose little by asking for help.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def each(self, work: Callable[..., object], pieces: Iterable[Piece]) -> None:
        """Do the work on all pieces; the first error is raised when all are done."""
        left = deque(pieces)
        others = min(self.workers, len(left)) - 1
        if others < 1:
            for piece in left:
                work(*piece)
            return
        done: SimpleQueue[BaseException | None] = SimpleQueue()
        count = len(left)
        for _ in range(others):
            _pool(self.workers - 1).submit(_take, work, left, done)
        _take(work, left, done)
        errors = [error for error in (done.get() for _ in range(count)) if error is not None]
        if errors:
            raise errors[0]


def _take(work: Callable[..., object], left: deque[Piece], done: SimpleQueue[BaseException | None]) -> None:
    """Work on pieces until none is left, and put None or the error among those done for each."""
    while True:
        try:
            piece = left.popleft()  # atomic: each thread gets a different piece
        except IndexError:
            return
        try:
            work(*piece)
        except BaseException as error:
            done.put(error)
        else:
            done.put(None)


class FastestOf:
    """Finds the fastest of several choices: each is timed in turn, and again now and then.

    >>> fastest = FastestOf(2)
    >>> while fastest.is_trial:
    ...     fastest.record((3.0, 2.0)[fastest.choice])
    >>> fastest.choice
    1
    """

    ROUNDS: Final = 6
    """Measurements per choice; the fastest counts, since other load may disturb the rest."""
    ANEW: Final = 5000
    """Uses after which everything is timed again: games grow longer, machines busier."""

    def __init__(self, choices: int) -> None:
        self.choices = choices
        self.choice = 0
        """The choice to use now."""
        self._begin()

    @property
    def is_trial(self) -> bool:
        """Whether this use is to be timed and given to `record`."""
        if self._left == 0 and self.choices > 1:
            self._begin()
        self._left -= 1
        return len(self._times) < self.ROUNDS * self.choices

    def record(self, seconds: float) -> None:
        """Report how long the current choice took."""
        self._times.append(seconds)
        done = len(self._times)
        if done < self.ROUNDS * self.choices:
            self.choice = done % self.choices
        else:
            self.choice = min(range(self.choices), key=lambda k: min(self._times[k :: self.choices]))

    def _begin(self) -> None:
        self._times: list[float] = []
        self._left = self.ANEW
        self.choice = 0


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="games")
