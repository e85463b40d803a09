"""Lets connections parse received data in pieces, fair over addresses, some in each turn of the loop."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from parlour.server.limits.fair_queue import Shares
from parlour.server.limits.rate_limits import Bucket
from parlour.server.logs import log

TURN_SECONDS: Final = 0.0005
"""Seconds for parsing in one turn of the event loop; the rest of the turn serves what was parsed, of some
fifteen sockets, which takes ten times as long."""


class FairReader:
    """Lets connections parse a piece at a time: the address that has had the least time is next."""

    def __init__(self, turn_seconds: float = TURN_SECONDS) -> None:
        self._turn_seconds = turn_seconds
        self._lines: dict[Bucket, deque[tuple[Bucket, Callable[[], None]]]] = {}
        self._shares = Shares()
        self._spent = 0.0  # in this turn of the event loop
        self._counting = False
        self._reading = False

    def enter(self, account: Bucket, read: Callable[[], None]) -> None:
        """Call `read` when it is its turn, at once if no other waits, and charge its time to an account."""
        self._lines.setdefault(account.address, deque()).append((account, read))
        if not self._counting:
            self._counting = True
            asyncio.get_running_loop().call_soon(self._next_turn)
        if not self._reading:
            self._go_on()

    def end_turn(self) -> None:
        """Parse no more until the event loop has served everything once, also the request parsed last."""
        self._spent = self._turn_seconds

    def _next_turn(self) -> None:
        self._spent = 0.0
        self._counting = bool(self._lines)
        if self._counting:
            asyncio.get_running_loop().call_soon(self._next_turn)
            self._go_on()

    def _go_on(self) -> None:
        self._reading = True
        try:
            while self._lines and self._spent < self._turn_seconds:
                account, read = self._pop()
                began = time.perf_counter()  # reading processor time takes longer than most pieces
                try:
                    read()
                except Exception:  # the other connections must still be read
                    log().exception("a connection could not be read")
                finally:
                    seconds = time.perf_counter() - began
                    self._spent += seconds
                    account.charge(seconds)
        finally:
            self._reading = False

    def _pop(self) -> tuple[Bucket, Callable[[], None]]:
        lines = self._lines
        address = next(iter(lines)) if len(lines) == 1 else min(lines, key=self._shares.had)
        self._shares.note(address)
        piece = lines[address].popleft()
        if not lines[address]:
            del lines[address]
        return piece
