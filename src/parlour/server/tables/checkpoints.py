"""Makes checkpoints of live tables: when a table rests, after many events in play, and on stopping."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from parlour.server.logs import log
from parlour.server.storage.store import Store, StoreError
from parlour.server.tables.live_table import LiveTable

STOP_SECONDS: Final = 5.0
"""Seconds for checkpoints on stopping, of the most recently played tables first."""
AT_ONCE: Final = 50
"""Checkpoints that are made together on stopping, to share disk writes."""


@dataclass(frozen=True)
class CheckpointPace:
    """How often the checkpoint of a table is made."""

    rest_seconds: float = 10.0
    """Seconds without a change after which a table rests: a checkpoint costs as much as five commits."""
    at_rest: int = 40
    """Events after which a resting table gets a checkpoint."""
    in_play: int = 160
    """Events after which a table in play gets a checkpoint."""


class Checkpoints:
    """Makes checkpoints, so that the next start need not replay whole games."""

    def __init__(self, store: Store, spawn: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        self._store = store
        self._spawn = spawn
        self.pace = CheckpointPace()
        self._making = asyncio.Lock()
        """Held while a checkpoint is made, one at a time, so that turns are handled in between."""

    def plan(self, live: LiveTable) -> None:
        """Make a table's checkpoint once it rests."""
        if not live.checkpointing:
            live.checkpointing = True
            asyncio.get_running_loop().call_later(self.pace.rest_seconds, self.rested, live)

    def rested(self, live: LiveTable) -> None:
        """Make a table's checkpoint if nobody has played there meanwhile, or if it cannot wait."""
        loop = asyncio.get_running_loop()
        rest = live.changed_at + self.pace.rest_seconds - loop.time()
        if rest > 0 and live.since_checkpoint < self.pace.in_play:
            loop.call_later(rest, self.rested, live)
        else:
            self._spawn(self._make(live))

    async def at_stop(self, latest: Sequence[LiveTable]) -> None:
        """Make the checkpoints of all tables, as many as there is time for."""
        with suppress(TimeoutError):
            async with asyncio.timeout(STOP_SECONDS):
                for first in range(0, len(latest), AT_ONCE):
                    await asyncio.gather(*map(self._make, latest[first : first + AT_ONCE]))

    async def _make(self, live: LiveTable) -> None:
        async with self._making:
            await asyncio.sleep(0)
            async with live.lock:
                live.checkpointing = False
                n = live.table.state.n
                if live.gone or n == live.checkpointed or not live.keeps_checkpoints:
                    return
                row = await live.checkpoint()
                live.checkpointed = n
        try:
            await self._store.keep_checkpoint(live.table.state.id, n, row)
        except StoreError as error:
            log().warning("checkpoint could not be kept", table=live.table.state.id, reason=str(error))
