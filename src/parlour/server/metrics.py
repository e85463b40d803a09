"""Metrics for Prometheus, served separately from the public port."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    start_http_server,
)

from parlour.server.settings import BadSetting

if TYPE_CHECKING:
    from parlour.server.services import Services

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
EXAMPLE: Final = "127.0.0.1:9090"


class Metrics:
    """The metrics of one server; `commit_seconds` counts commits too."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.refused = Counter(
            "parlour_refused", "What clients were refused, by kind", ["kind"], registry=self.registry
        )
        self.commit_seconds = Histogram(
            "parlour_commit_seconds",
            "Seconds in which the store kept a commit",
            buckets=BUCKETS,
            registry=self.registry,
        )

    def watch(self, services: Services) -> None:
        """Add gauges of a server's parts, read whenever the metrics are requested."""
        admission, bots = services.admission, services.bots.queue
        for name, about, value in (
            ("parlour_tables", "Tables kept", lambda: services.hub.count),
            ("parlour_live_tables", "Tables in memory", lambda: len(services.hub.live_tables)),
            ("parlour_sockets", "Open sockets", lambda: services.sockets.count),
            ("parlour_turns_waiting", "Requests and messages that wait", lambda: admission.queue.waiting),
            ("parlour_replays_waiting", "Records that wait to be checked", lambda: admission.replays.waiting),
            ("parlour_bots_thinking", "Bots at work", lambda: bots.thinking),
            ("parlour_bots_waiting", "Bots that wait for a processor", lambda: bots.waiting),
        ):
            Gauge(name, about, registry=self.registry).set_function(value)


def place(setting: str) -> tuple[str, int]:
    """Address and port of the setting `metrics`; raises `BadSetting`.

    >>> place("127.0.0.1:9090"), place("[::1]:0")
    (('127.0.0.1', 9090), ('::1', 0))
    """
    host, _, port = setting.rpartition(":")
    try:
        address, number = ipaddress.ip_address(host.removeprefix("[").removesuffix("]")), int(port)
    except ValueError:
        raise BadSetting(
            f"PARLOUR_METRICS must be an address and a port such as {EXAMPLE}, not {setting!r}"
        ) from None
    if address.is_unspecified or getattr(address, "ipv4_mapped", None) == ipaddress.IPv4Address(0):
        raise BadSetting(
            f"PARLOUR_METRICS must be one address of this host such as {EXAMPLE}:"
            f" {host} would show the metrics to everybody"
        )
    if not 0 <= number < 2**16:
        raise BadSetting(f"PARLOUR_METRICS must have a port below {2**16}, not {number}")
    return str(address), number


@contextmanager
def exposed(metrics: Metrics, setting: str) -> Iterator[int]:
    """Serve `/metrics` in a thread; yields the port, 0 without a `setting`. Raises `BadSetting`."""
    if not setting:
        yield 0
        return
    host, port = place(setting)
    try:
        server, thread = start_http_server(port, host, metrics.registry)
    except OSError as error:
        raise BadSetting(f"PARLOUR_METRICS cannot be opened at {setting}: {error}") from None
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
