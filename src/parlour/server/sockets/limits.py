"""What a socket may send in a time: messages, drafts, requests, chat and rematches."""

from __future__ import annotations

from typing import NamedTuple

from parlour.kernel.message import HOUSE
from parlour.play.errors import Declined
from parlour.server.limits.admission import Admission
from parlour.server.limits.rate_limits import Bucket, Buckets
from parlour.server.settings import Limits


class SharedLimits(NamedTuple):
    """The limits that all sockets have in common."""

    tables: Buckets
    """Tables made, by address; a rematch counts as one."""
    chat: Buckets
    """Chat lines, by address."""
    watchers_chat: Buckets
    """Chat lines of spectators, by table."""
    admission: Admission
    """CPU budgets and queues."""


class SocketLimits:
    """The limits of one socket, with its part in those of its address and table."""

    def __init__(self, limits: Limits, shared: SharedLimits, address: str, table: str) -> None:
        self._messages = Bucket(limits.socket_rate)
        self._drafts = Bucket(limits.try_rate)
        self._requests = Bucket(limits.chat_rate)
        self._chat = Bucket(limits.chat_rate)
        self._address_chat = shared.chat.of(address)
        self._watchers_chat = shared.watchers_chat.of(table)
        self._tables = shared.tables.of(address)

    def message(self) -> None:
        """Count a message; raises `Declined`."""
        if not self._messages.take():
            raise Declined("limit", HOUSE("too-much-at-once"))

    def draft(self) -> None:
        """Count a draft, or a question about the game; raises `Declined`."""
        if not self._drafts.take():
            raise Declined("limit", HOUSE("too-many-drafts"))

    def request(self) -> None:
        """Count a request to the others at the table; raises `Declined`."""
        if not self._requests.take():
            raise Declined("limit", HOUSE("too-much-at-once"))

    def chat(self, *, watches: bool) -> None:
        """Count a line of chat, of a player or of somebody who watches; raises `Declined`."""
        if not (
            self._chat.take() and self._address_chat.take() and (not watches or self._watchers_chat.take())
        ):
            raise Declined("limit", HOUSE("not-so-fast"))

    def rematch(self) -> None:
        """Count the table of a rematch; raises `Declined`."""
        if not self._tables.take():
            raise Declined("limit", HOUSE("tables-for-now", seconds=round(self._tables.wait(1))))
