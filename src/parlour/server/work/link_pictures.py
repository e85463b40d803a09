"""What shared links show of games under way: their positions as PNG, as spectators see them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from parlour.display.svg import raster
from parlour.kernel.compile.isolation import script_command
from parlour.kernel.language import spoken
from parlour.kernel.state import State
from parlour.pictures import position_preview
from parlour.server.bounded import Bounded
from parlour.server.logs import log
from parlour.server.work.processes import aside
from parlour.server.work.threads import Threads

MOST_BYTES: Final = 8 * 1024 * 1024
"""Bytes of pictures that are kept: about a hundred."""
SECONDS: Final = 20.0
"""Seconds that one picture may take, on a busy machine."""
MOST_TOLD: Final = 1000
"""Characters of an error that go into the log."""


class LinkPictures:
    """Draws one picture at a time, in a low-priority process, and keeps the latest."""

    def __init__(self) -> None:
        self._kept = Bounded[tuple[str, str, str], bytes](MOST_BYTES, lambda drawing: len(drawing) or 1)
        self._busy = False

    async def of(self, table: str, version: str, view: State, threads: Threads) -> bytes | None:
        """The position of a table; None while another is drawn, or if it fails.

        `view` is what its spectators know, `version` that of what they see.
        """
        key = table, version, spoken()
        kept = self._kept.get(key)
        if kept is not None or self._busy:
            return kept or None
        self._busy = True
        try:
            svg = await threads(position_preview, view)
            command = script_command(Path(raster.__file__))
            done = await aside(command, SECONDS, svg.encode())
        except (OSError, TimeoutError) as error:
            log().warning("drawing a picture failed", table=table, reason=repr(error))
            return None
        finally:
            self._busy = False
        if done.code:
            log().warning("drawing a picture failed", table=table, reason=done.errors[-MOST_TOLD:])
            self._kept.put(key, b"")  # it would fail again
            return None
        self._kept.put(key, done.out)
        return done.out
