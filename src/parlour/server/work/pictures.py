"""Drawings of tables' positions, as spectators see them: SVG for lists of tables, PNG for shared links."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from parlour.display.svg import raster
from parlour.display.svg.theme import Scheme
from parlour.kernel.compile.isolation import script_command
from parlour.kernel.language import spoken
from parlour.kernel.state import State
from parlour.pictures import position_card, position_preview
from parlour.play.counts import Count
from parlour.server.bounded_cache import BoundedCache
from parlour.server.logs import log
from parlour.server.work.processes import run_aside
from parlour.server.work.threads import Threads

MOST_BYTES: Final = 16 * 1024 * 1024
"""The most bytes of cached drawings: about a hundred for links, and some hundreds for lists."""
SECONDS: Final = 20.0
"""The most seconds for one PNG, on a busy machine."""
MOST_TOLD: Final = 1000
"""The most characters of an error in the log."""


class Pictures:
    """Draws positions and caches the latest drawings.

    A position is a table's for its spectators, who have its `count` and know it as `view`.
    """

    def __init__(self, threads: Threads) -> None:
        self._threads = threads
        self._kept = BoundedCache[tuple[str, Count, str, str], bytes](
            MOST_BYTES, lambda drawing: len(drawing) or 1
        )
        self._busy = False  # with a PNG

    async def svg(self, table: str, count: Count, view: State, scheme: Scheme) -> bytes:
        """Draw a position in a thread."""
        key = table, count, scheme, spoken()
        drawing = self._kept.get(key)
        if drawing is None:
            drawing = (await self._threads(position_card, view, scheme)).encode()
            self._kept.put(key, drawing)
        return drawing

    async def png(self, table: str, count: Count, view: State) -> bytes | None:
        """Draw a position in a low-priority process; None while it draws another one, or if it fails."""
        key = table, count, "png", spoken()
        drawn = self._kept.get(key)
        if drawn is not None or self._busy:
            return drawn or None
        self._busy = True
        try:
            svg = await self._threads(position_preview, view)
            result = await run_aside(script_command(Path(raster.__file__)), SECONDS, svg.encode())
        except (OSError, TimeoutError) as error:
            log().warning("drawing a picture failed", table=table, reason=repr(error))
            return None
        finally:
            self._busy = False
        if result.code:
            log().warning("drawing a picture failed", table=table, reason=result.errors[-MOST_TOLD:])
            self._kept.put(key, b"")  # drawing it would fail again
            return None
        self._kept.put(key, result.out)
        return result.out
