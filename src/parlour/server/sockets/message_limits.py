"""Rate limits of sockets: messages, chat, requests and rematches, counted by socket, person or address."""

from __future__ import annotations

from parlour.kernel.message import HOUSE
from parlour.play.errors import Declined
from parlour.server.limits.admission import Admission
from parlour.server.limits.rate_limits import Bucket, Buckets, Counts
from parlour.server.settings import Limits


class SharedLimits:
    """The limits that all sockets have in common."""

    def __init__(self, limits: Limits, new_tables: Buckets, admission: Admission) -> None:
        """`new_tables` limits the tables that an address makes; a rematch counts as one."""
        self.limits = limits
        self.new_tables = new_tables
        self.admission = admission
        self.chat = Buckets(limits.chat_rate)
        """Chat lines, by table and person."""
        self.requests = Buckets(limits.chat_rate)
        """Requests to the others at a table, by table and person."""
        self.sockets = Counts(limits.address_sockets, limits.sockets)
        """Sockets by address, those of members of events apart."""


class SocketLimits:
    """The limits of one socket, and its share in the limits of its address and of its user.

    Members of events at an address share a second allowance, as large as the address's own: a whole class
    may play from one address.
    """

    def __init__(self, shared: SharedLimits, address: str, table: str) -> None:
        """`shared.sockets` must have counted the socket for `address`; `leave` undoes that."""
        self.account = shared.admission.client(address)
        """The account that is charged for the socket's work."""
        self._counted_for = address
        self.messages = Bucket(shared.limits.socket_rate)
        """Messages of the socket."""
        self._shared = shared
        self._address = address
        self._table = table

    def show_member(self) -> None:
        """Count and charge the socket with those of members of events at its address, if there is room."""
        members = f"members {self._address}"
        if self._counted_for != members and self._shared.sockets.enter(members):
            self.leave()
            self._counted_for = members
            self.account.above = self._shared.admission.accounts.of(members)

    def leave(self) -> None:
        """Count the socket no longer."""
        self._shared.sockets.leave(self._counted_for)

    def request(self, holder: str) -> None:
        """Count a request of a seat's holder to the others at the table; raises `Declined`."""
        if not self._shared.requests.of(f"{self._table} {holder}").take():
            raise Declined("limit", HOUSE("too-much-at-once"))

    def chat(self, holder: str) -> None:
        """Count a chat line of a seat's holder ("" for all spectators together); raises `Declined`."""
        if not self._shared.chat.of(f"{self._table} {holder}").take():
            raise Declined("limit", HOUSE("not-so-fast"))

    def rematch(self) -> None:
        """Count the table of a rematch; raises `Declined`."""
        tables = self._shared.new_tables.of(self._address)
        if not tables.take():
            raise Declined("limit", HOUSE("tables-for-now", seconds=round(tables.wait(1))))
