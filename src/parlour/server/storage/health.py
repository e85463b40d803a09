"""The server's health: what `/healthz` reports, checked at most once a second."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from parlour.kernel.message import HOUSE, Words
from parlour.server.logs import log
from parlour.server.storage.store import Store, StoreError

FRESH_SECONDS: Final = 1.0
PATIENCE: Final = 5.0
"""Seconds within which a healthy store answers."""
NOT_STORED: Final = HOUSE("not-stored")


class StoreHealth:
    """Checks a store's health, once for all callers."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._lock = asyncio.Lock()
        self._until = float("-inf")
        self._problem: Words = ""

    async def problem(self) -> Words:
        """The problem, in a sentence fit for the public; empty if there is none."""
        async with self._lock:
            if self._clock() >= self._until:
                await self._look()
                self._until = self._clock() + FRESH_SECONDS
            return self._problem

    async def _look(self) -> None:
        reason = ""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.check()
        except StoreError as error:
            reason = str(error)
        except TimeoutError:
            reason = f"the store has not answered for {PATIENCE:.0f} seconds"
        if bool(reason) != bool(self._problem):
            if reason:
                log().error("not well", reason=reason)
            else:
                log().warning("well again")
        self._problem = NOT_STORED if reason else ""
