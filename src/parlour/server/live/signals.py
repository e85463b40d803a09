"""An event and a queue for one waiting task: each socket has some, and asyncio's take a kilobyte or three."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Signal:
    """As `asyncio.Event`; one task may wait at a time."""

    __slots__ = ("_is_set", "_woken")

    def __init__(self, *, is_set: bool = False) -> None:
        self._is_set = is_set
        self._woken: asyncio.Future[None] | None = None
        """Of the task that waits."""

    def is_set(self) -> bool:
        """Whether nobody has to wait."""
        return self._is_set

    def set(self) -> None:
        """Wake the task that waits, and let others pass."""
        self._is_set = True
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)

    def clear(self) -> None:
        """Let who comes wait."""
        self._is_set = False

    async def wait(self) -> None:
        """Wait until it is set."""
        if self._is_set:
            return
        self._woken = asyncio.get_running_loop().create_future()
        try:
            await self._woken
        finally:
            self._woken = None


class Inbox(Generic[Item]):
    """As `asyncio.Queue`; one task reads, and few items are in it."""

    __slots__ = ("_came", "_items")

    def __init__(self) -> None:
        self._came = Signal()
        self._items: list[Item] = []

    def put_nowait(self, item: Item) -> None:
        """Put an item at the end."""
        self._items.append(item)
        self._came.set()

    async def get(self) -> Item:
        """The first item, once there is one."""
        while not self._items:
            self._came.clear()
            await self._came.wait()
        return self._items.pop(0)

    def empty(self) -> bool:
        """Whether there is none."""
        return not self._items
