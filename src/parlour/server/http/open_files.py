"""How many connections fit into the limit of open files."""

from __future__ import annotations

import sys
from typing import Final

ENOUGH: Final = 65_536
"""More open files than any server needs."""
RESERVE: Final = 128
"""Files kept free for the store, the client's pages and log files."""
UNKNOWN: Final = 8192
"""Assumed if the platform has no such limit."""


def raise_soft_limit() -> int:
    """Raise the soft limit of open files up to the hard one; returns the limit."""
    if sys.platform == "win32":
        return UNKNOWN
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # macOS has further, undocumented limits
            return soft
        return wanted
    return soft


def open_files() -> int:
    """The current limit of open files."""
    if sys.platform == "win32":
        return UNKNOWN
    import resource

    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return ENOUGH if soft == resource.RLIM_INFINITY else min(soft, ENOUGH)


def room_for(most: int, files: int | None = None) -> int:
    """Connections that fit, of at most `most`: one half for requests, the other for sockets.

    >>> room_for(20_000, 1024), room_for(20_000, 65_536), room_for(20_000, 60)
    (448, 20000, 1)
    """
    return max(1, min(most, ((open_files() if files is None else files) - RESERVE) // 2))
