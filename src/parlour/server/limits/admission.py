"""Admits requests by turns, and charges clients for the processor time they use."""

from __future__ import annotations

from typing import Final

from parlour.server.limits.fair_queue import FairQueue
from parlour.server.limits.fair_reader import FairReader
from parlour.server.limits.rate_limits import Bucket, Buckets
from parlour.server.limits.refusals import Refusals
from parlour.server.settings import Limits

TURNS: Final = 32
"""Requests and messages in progress at a time."""
TURNS_OF_ADDRESS: Final = 4
PRICE: Final = 0.01
"""Seconds of processor time charged for a request's or message's part on the event loop: several times what
most take, so that an address gets fifty a second. Longer work is done in threads, whose time is measured."""
SOCKET_SHARE: Final = 0.4
"""The share of its address's processor time that one socket may use; the rest is left to the others there."""
REPLAYS: Final = 2
"""Records checked at a time."""
REPLAYS_OF_ADDRESS: Final = 1
REPLAY_SECONDS: Final = 30.0
"""Seconds in which the check of a record must begin."""
MOST_REPLAYS_WAITING: Final = 60
"""The most records of one address that may wait to be checked."""


class Admission:
    """The budgets and queues of one server."""

    def __init__(self, limits: Limits, refusals: Refusals | None = None) -> None:
        self._limits = limits
        self.refusals = refusals or Refusals()
        self.accounts = Buckets(limits.costly_rate)
        self.reader = FairReader()
        self.queue = FairQueue(TURNS, TURNS_OF_ADDRESS, patience=limits.turn_seconds, price=PRICE)
        self.replays = FairQueue(
            REPLAYS, REPLAYS_OF_ADDRESS, patience=REPLAY_SECONDS, most_waiting=MOST_REPLAYS_WAITING
        )

    def client(self, address: str) -> Bucket:
        """An account for one socket; its address is charged as well."""
        return Bucket(self._limits.costly_rate.times(SOCKET_SHARE), self.accounts.of(address))
