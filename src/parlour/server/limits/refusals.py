"""Refused requests: counted by kind, and logged once a minute rather than one by one."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Final, Literal, Protocol

import prometheus_client as prometheus

from parlour.server.logs import log

Kind = Literal[
    "connections", "sockets", "pages", "budget", "messages", "faults", "body", "head", "host", "foreign",
    "slow", "checksum",
]  # fmt: skip
"""Too many connections, sockets, pages; processor time overdrawn; too many or malformed messages; bodies and
heads that are too long or slow; a foreign host name; a page of another site; a peer that does not read; a
page whose copy of a game has a wrong checksum."""

SECONDS: Final = 60.0
LONGEST_EXAMPLE: Final = 200


class CallLater(Protocol):
    """`call_later` of an event loop."""

    def __call__(self, delay: float, callback: Callable[[], object]) -> object:
        """Call something after `delay` seconds."""
        ...


class Refusals:
    """Counts for one server; to be used on its event loop."""

    def __init__(self, total: prometheus.Counter | None = None, later: CallLater | None = None) -> None:
        """`total` counts by kind and is never reset; `later` defaults to the event loop's."""
        self._total = total
        self._later = later
        self._since: Counter[str] = Counter()
        self._examples: dict[str, str] = {}

    def note(self, kind: Kind, example: str = "") -> None:
        """Count a refusal; the log shows the last `example` of each kind, which may show a wrong setting."""
        if example:
            self._examples[f"last_{kind}"] = example[:LONGEST_EXAMPLE]
        if not self._since:
            later = self._later or asyncio.get_running_loop().call_later
            later(SECONDS, self.tell)
        self._since[kind] += 1
        if self._total is not None:
            self._total.labels(kind).inc()

    def tell(self) -> dict[str, int | str]:
        """Log what has been refused since the last line; returns it."""
        counts: dict[str, int | str] = {**self._since, **self._examples}
        if counts:
            log().warning("refused", **counts)
            self._since.clear()
            self._examples.clear()
        return counts
