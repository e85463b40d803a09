"""A socket as the tables see it: its tokens, and its queue of outgoing messages."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from msgspec.structs import replace
from starlette.types import Send

from parlour.kernel.language import SOURCE, naming_players
from parlour.kernel.message import Words, encoder, packed
from parlour.server.settings import Limits
from parlour.wire.to_client import Bye, ForSeat, Moves, Refused, ToClient, ToSocket, Unseated

NORMAL: Final = 1000
GOING_AWAY: Final = 1001
POLICY: Final = 1008
INTERNAL: Final = 1011
RESTART: Final = 1012
TOO_SLOW: Final = 1013
NO_TABLE: Final = 4404
OUTDATED: Final = 4409
DOORS: Final = 4403
"""Close codes of sockets; those from 4000 on are our own."""

BRACE: Final = ord("{")
LONGEST_PAUSE: Final = 1.0
LEAST_PACKED: Final = 600
"""The least bytes of a message to be deflated; messages of turns are shorter, and faster sent as they are."""
UNREAD: Final = 8
"""Messages that may be queued for a client before its next one is read: it must read its answers first."""


class MessageFormat(NamedTuple):
    """The language of a client's messages, and whether it gets them as a page does."""

    language: str = SOURCE
    compact: bool = False
    """Whether the client gets the game as `to_client.Moves`, and long messages deflated."""


def is_text(data: bytes) -> bool:
    """Whether an encoded message is text; a deflated one begins with another byte (RFC 1950)."""
    return data[0] == BRACE


def encoded(message: ToSocket, form: MessageFormat, players: Iterable[str] = ()) -> bytes:
    """A message as it is sent: as text, or deflated if it is long and the client inflates it.

    `players` are the names of the players at the table.
    """
    with naming_players(players):
        text = encoder(form.language).encode(message)
    return zlib.compress(text) if form.compact and len(text) >= LEAST_PACKED else text


class Connection:
    """A socket at one table. It presents tokens; the table knows which of them hold a seat."""

    def __init__(
        self,
        send: Send,
        address: str,
        limits: Limits,
        abort: Callable[[], None] = lambda: None,
        write: Callable[[Sequence[bytes]], bool] = lambda _: False,
    ) -> None:
        """`send` takes ASGI messages and waits for the network.

        `write` sends messages at once, in one go; False if the network does not take them as quickly.
        """
        self.address = address
        self.holder: str | None = None
        """The hash of the token in use; "" for a spectator, None before a Hello and after losing the seat."""
        self.holders: set[str] = set()
        """The hashes of all tokens presented: those of one device in a hot-seat game."""
        self.beside: set[str] = set()
        """The hashes of tokens whose seats get the table too, besides the one in use."""
        self.name = ""
        """The name of a spectator; "" if none was given."""
        self.form = MessageFormat()
        self.players: tuple[str, ...] = ()
        """The names of the players at the table."""
        self.faults = 0
        self.pause = 0.0
        """Seconds before the next message is read, to slow down a client that keeps being refused."""
        self._limits = limits
        self._transmit = send
        self._abort = abort
        self._write = write
        self._pumping = False  # the pump is sending what waits
        self._waiting: list[bytes] = []
        self._bytes = 0  # of those waiting
        self._wake = asyncio.Event()
        self._read = asyncio.Event()  # the client has read most
        self._read.set()
        self._close: int | None = None

    @property
    def closing(self) -> bool:
        """Whether no more messages are accepted for this client."""
        return self._close is not None

    async def pauses(self) -> None:
        """Wait if the client was refused."""
        if self.pause:
            await asyncio.sleep(self.pause)
            self.pause = 0.0

    async def catches_up(self) -> None:
        """Wait until the client has read most of what it has been sent."""
        await self._read.wait()

    def tell(self, message: ToClient, seat: int = -1) -> None:
        """Send one message, in order; `seat`: the one of the device's other seats that it is for."""
        addressed: ToSocket = message if seat < 0 else ForSeat(seat, message)
        self.send(encoded(addressed, self.form, self.players))

    def send(self, *messages: bytes) -> None:
        """Send encoded messages, in order: at once, or by the pump if the network is slow.

        A client that is too slow is disconnected instead.
        """
        if self._close is not None:
            return
        if not (self._waiting or self._pumping) and self._write(messages):
            return
        limits = self._limits
        if len(self._waiting) >= limits.backlog_messages or self._bytes > limits.backlog_bytes:
            self._drop()
            self.close(TOO_SLOW)
            return
        self._waiting += messages
        self._bytes += sum(map(len, messages))
        if len(self._waiting) > UNREAD:
            self._read.clear()
        self._wake.set()

    def unseat(self, seat: int, holder: str) -> None:
        """Tell that a token no longer holds its seat, and drop messages queued for it."""
        self.holders.discard(holder)
        self.beside.discard(holder)
        if holder == self.holder:
            self.holder = None
            self._drop()
        self.tell(Unseated(seat))

    def refuse(self, code: str, sentence: Words, number: int = -1, rule: str = "", *, seat: int = -1) -> None:
        """Tell why a message was declined; a client that keeps doing this is disconnected.

        `seat`: the one of the device's other seats that sent it.
        """
        if self.form.compact:
            self.tell(Refused(code, "", number, rule, said=packed(sentence)), seat)
        else:
            self.tell(Refused(code, sentence, number, rule), seat)

    def fault(self, code: str, sentence: Words, number: int = -1, *, seat: int = -1) -> None:
        """Refuse a message that a correct client never sends."""
        self.faults += 1
        self.refuse(code, sentence, number, seat=seat)
        if self.faults >= self._limits.faults:
            self.close(POLICY)
        elif code != "limit":  # over the limit: go on counting, until the socket is closed
            self.pause = min(self.faults * self._limits.fault_seconds, LONGEST_PAUSE)

    def close(self, code: int = NORMAL) -> None:
        """Close the socket after sending the queue."""
        if self._close is None:
            self._close = code
            self._wake.set()

    def bye(self, after: int, code: int = RESTART) -> None:
        """Ask the client to reconnect after some seconds, and close."""
        self.tell(Bye(after))
        self.close(code)

    async def pump(self) -> None:
        """Send queued messages until the socket is closed."""
        try:
            while True:
                self._pumping = True
                while self._waiting:
                    data = self._waiting.pop(0)
                    self._bytes -= len(data)
                    said = {"text": data.decode()} if is_text(data) else {"bytes": data}
                    await self._out({"type": "websocket.send", **said})
                    if len(self._waiting) <= UNREAD:
                        self._read.set()
                if self._close is not None:
                    await self._out({"type": "websocket.close", "code": self._close, "reason": ""})
                    return
                self._pumping = False
                self._wake.clear()
                await self._wake.wait()
        except TimeoutError:
            self._abort()  # a client that has not read for this long is dropped
        except (OSError, RuntimeError):
            pass  # the client has disconnected
        finally:
            self._close = self._close or NORMAL
            self._drop()

    def _drop(self) -> None:
        """Forget what is queued."""
        self._waiting.clear()
        self._bytes = 0
        self._read.set()

    async def _out(self, message: dict[str, Any]) -> None:
        async with asyncio.timeout(self._limits.send_seconds):
            await self._transmit(message)


class Listener(NamedTuple):
    """A connection, as the recipient of one of its seats' messages."""

    connection: Connection
    beside: bool
    """Whether the seat is another than the one whose token is in use."""

    def tell(self, message: ToClient, seat: int) -> None:
        """Send one message for the seat, in order."""
        self.connection.tell(message, seat if self.beside else -1)


@dataclass(slots=True)
class Answer:
    """The pending answer to a client, that its commit is stored."""

    connection: Connection
    id: int
    """The client's number of its message."""
    seat: int = -1
    """The seat that sent the commit, if it is one of the device's other seats."""
    given: bool = False
    """Whether another message to the client has carried the answer."""

    def is_for(self, listener: Listener, seat: int) -> bool:
        """Whether a listener to a seat's view sent the commit for that seat."""
        own = seat == self.seat if self.seat >= 0 else not listener.beside
        return own and listener.connection is self.connection and listener.connection.form.compact

    def with_it(self, message: ToClient) -> ToClient:
        """The message to the connection with the answer added, if it can carry it."""
        if not isinstance(message, Moves) or self.id < 0:
            return message
        self.given = True
        return replace(message, id=self.id)
