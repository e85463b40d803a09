"""A seat at a table of a running Parlour, taken by an invite link; everybody there sees that a program plays.

The table's socket sends what it sends to pages, and the game's own rules decode and draw it here.
"""

from __future__ import annotations

import json
import re
import threading
import time
import urllib.error
import urllib.request
import zlib
from http.client import HTTPException
from typing import Final, TypeVar
from urllib.parse import parse_qsl, urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from parlour.games import find
from parlour.kernel.errors import ParlourError
from parlour.kernel.state import State, Variant
from parlour.lab.text import Refusal
from parlour.mcp.seats import GameSeat, Phase
from parlour.search.advice.hints import Hint
from parlour.view.fold import Fold, Torn
from parlour.wire.from_client import Again, FromSeat, Hello, Play
from parlour.wire.http.responses import Invite, SeatToken
from parlour.wire.parts import Player
from parlour.wire.to_client import Bye, Company, CutBack, Happened, Moves, Next, Players, Refused, ToSocket
from parlour.wire.version import VERSION

TIMEOUT: Final = 20.0
"""Seconds for any answer of the server."""
AGAIN_SECONDS: Final = 2.0
"""Seconds before a broken connection is made again."""
MOST_BYTES: Final = 32 << 20
"""The most bytes of an answer or a message."""
LINK: Final = re.compile(r"(https?://[\w.:\[\]-]+(?:/[\w./~-]*)?)/j/(\w+)", re.ASCII)
UNNUMBERED: Final = -1
"""The `id` in the refusal of a message that had none."""
OUTDATED: Final = 4409
"""The code with which the server closes the socket of a client of another wire version."""
DECODER: Final[msgspec.json.Decoder[ToSocket]] = msgspec.json.Decoder(ToSocket)
INVITE: Final = msgspec.json.Decoder(Invite)
SEAT: Final = msgspec.json.Decoder(SeatToken)
ENCODER: Final = msgspec.json.Encoder()


Answer = TypeVar("Answer", Invite, SeatToken)


class NoTable(ParlourError):
    """A table cannot be joined or reached; the message says why."""


class TableSeat(GameSeat):
    """A seat at a table of a running Parlour."""

    def __init__(self, link: str, name: str, language: str) -> None:
        """Sit down by an invite link (`https://…/j/CODE`); raises `NoTable`."""
        super().__init__()
        self._changed = threading.Condition(self.lock)
        site, invite = _parts(link)
        self._api = f"{site}/api/v1"
        self.table: str = self._ask(INVITE, f"invites/{invite}").table
        sat = {"invite": invite, "name": name, "program": True}
        held = self._ask(SEAT, f"tables/{self.table}/join", sat)
        self.seat, self._token = held.seat, held.token
        self.language = language
        self.phase: Phase = "waiting"
        self._fold: Fold | None = None
        self._people: list[Player] = []
        self._news_at = 0
        """The number of entries whose news were returned already."""
        self._fault = ""
        self._answers: dict[int, Refused | None] = {}
        """Answers to plays by `id`: the refusal, or None for an accepted play."""
        self._asked = 0
        self._wants_rematch = False
        """Whether this seat has asked for a rematch that has not begun."""
        self._pause = AGAIN_SECONDS
        self._socket: ClientConnection | None = None
        self._closed = False
        threading.Thread(target=self._follow, daemon=True).start()
        try:
            self._must_be_there()
        except NoTable:
            self.close()
            raise

    # -- the interface of a seat -----------------------------------------------------------------------------

    @property
    def view(self) -> State:
        """What the seat may know now."""
        with self.lock:
            self._must_be_there()
            assert self._fold is not None
            return State(self.variant, self._fold.fields, viewer=self.seat)

    @property
    def names(self) -> list[str]:
        """The names of the players."""
        return [player.name for player in self._people]

    @property
    def players(self) -> list[str]:  # type: ignore[override] # a property here
        """A description of the player of each seat."""
        return ["you" if seat == self.seat else _in_words(player) for seat, player in enumerate(self._people)]

    def news(self) -> list[str]:
        """Return what has happened since the last call, a line each."""
        with self.lock:
            here, fold = self.text, self._fold
            assert fold is not None
            first, self._news_at = self._news_at, fold.n
            lines = [here.news(before, *entry, after) for before, entry, after in fold.steps(first)]
            return [line for line in lines if line is not None]

    def play(self, turn: str) -> tuple[list[str], Refusal | None]:
        """Play a turn, and wait until it is stored."""
        with self._changed:
            self._must_be_there()
            here = self.text
            if self.phase != "playing":
                reason = "the game has not begun" if self.phase == "waiting" else "the game is over"
                return [], here.refused("illegal", "turn", reason)
            run = here.read(turn)
            if isinstance(run, Refusal):
                return [], run
            assert self._fold is not None
            self._asked += 1
            number = self._asked
            played = here.texts(run)
            self._tell(Play(number, self._fold.cut, self._fold.n, run))
            if not self._changed.wait_for(lambda: number in self._answers or bool(self._fault), TIMEOUT):
                raise NoTable("the table does not answer; look whether the turn was played")
            refused = self._answers.pop(number, None)
            if refused is not None:
                return [], here.refused("illegal", refused.rule or refused.code, _sentence(refused))
            self._must_be_there()
            return played, None

    def wait(self, seconds: float) -> None:
        """Wait until it is this seat's turn, the game is over, or some time has passed."""
        with self._changed:
            self._changed.wait_for(
                lambda: self._fault or (self._ready and (self._ended or self.seat in self.due)),
                max(0.0, seconds),
            )
            self._must_be_there()

    def rematch(self) -> None:
        """Ask for another game with the same players; it begins when all have, at a table of its own."""
        with self._changed:
            self._must_be_there()
            if self.phase != "over":
                raise ParlourError("the game is not over")
            self._answers.pop(UNNUMBERED, None)
            self._tell(Again())
            self._wants_rematch = True
            self._changed.wait_for(
                lambda: self._fault or not self._ready or self._asked_again or UNNUMBERED in self._answers,
                TIMEOUT,
            )
            if refused := self._answers.pop(UNNUMBERED, None):
                self._wants_rematch = False
                raise NoTable(_sentence(refused))
            self._must_be_there()

    def hint(self) -> Hint:
        """Search for a hint; raises `ParlourError` at a table without help, too."""
        if self.variant.options_text().get("aids") == "false":
            raise ParlourError("there is no help at this table")
        return super().hint()

    def close(self) -> None:
        """Disconnect; the seat stays taken, and is shown as away."""
        self._closed = True
        if self._socket is not None:
            self._socket.close()

    # -- the connection --------------------------------------------------------------------------------------

    @property
    def _ready(self) -> bool:
        return self._fold is not None and bool(self._fold.record)

    @property
    def _asked_again(self) -> bool:
        return self._people[self.seat].again

    @property
    def _ended(self) -> bool:
        return self.phase == "over" and not self._wants_rematch

    def _must_be_there(self) -> None:
        """Wait until the table has been received; raises `NoTable`."""
        with self._changed:
            self._changed.wait_for(lambda: self._ready or bool(self._fault), TIMEOUT)
            if self._fault or not self._ready:
                raise NoTable(self._fault or "the table does not answer")

    def _ask(self, answers: msgspec.json.Decoder[Answer], path: str, body: object = None) -> Answer:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(  # noqa: S310 # http and https alone, see above
            f"{self._api}/{path}", data, {"content-type": "application/json"}
        )
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:  # noqa: S310 # as above
                return answers.decode(answer.read(MOST_BYTES))
        except urllib.error.HTTPError as error:
            with error:
                raise NoTable(_problem(error.read(MOST_BYTES), error.code)) from None
        except (OSError, ValueError, HTTPException, msgspec.DecodeError) as error:
            why = getattr(error, "reason", error)
            raise NoTable(f"there is no Parlour at {self._api.removesuffix('/api/v1')}: {why}") from None

    def _follow(self) -> None:
        """Receive the table's messages until `close` or a fault; reconnect when the connection breaks."""
        while not self._closed:
            table = self.table
            address = f"{self._api}/tables/{table}/socket".replace("http", "ws", 1)
            try:
                with connect(address, open_timeout=TIMEOUT, max_size=MOST_BYTES) as socket:
                    self._socket = socket
                    socket.send(ENCODER.encode(Hello(self._token, wire=VERSION)).decode())
                    while table == self.table and not self._closed:
                        self._hear(DECODER.decode(_unpacked(socket.recv())))
            except ConnectionClosed as error:
                if error.rcvd is not None and error.rcvd.code == OUTDATED:
                    return self._end("the Parlour there is of another version; update the older one")
            except Torn:
                continue
            except (OSError, WebSocketException):
                pass
            except (msgspec.DecodeError, zlib.error, ParlourError) as error:
                return self._end(f"what the table tells cannot be read: {error}")
            if table == self.table and not self._closed:
                time.sleep(self._pause)
                self._pause = AGAIN_SECONDS
        return None

    def _end(self, fault: str) -> None:
        with self._changed:
            self._fault = fault
            self._changed.notify_all()

    def _tell(self, message: FromSeat) -> None:
        """Send a message; raises `NoTable`."""
        try:
            assert self._socket is not None
            self._socket.send(ENCODER.encode(message).decode())
        except (OSError, WebSocketException):
            raise NoTable("the connection to the table is broken; look again in a moment") from None

    def _go_on(self, table: str) -> None:
        """Follow the players to the table of the rematch, where the same token holds a seat."""
        self.table, self._fold, self._wants_rematch = table, None, False

    def _hear(self, message: ToSocket) -> None:
        with self._changed:
            match message:
                case Company():
                    self.seat = message.seat
                    self._people = message.players
                    self.phase = message.phase
                    if message.next:
                        self._go_on(message.next)
                        return
                    self.variant = _variant(message)
                    if self._fold is None:
                        self._fold, self._news_at = Fold(self.variant.game), 0
                case Moves():
                    assert self._fold is not None
                    self._fold.take(message)
                    if message.id >= 0:
                        self._answers[message.id] = None
                    if message.moves and self.phase == "waiting":
                        self.phase = "playing"
                    if message.result is not None:
                        self.phase = "over"
                case CutBack():
                    assert self._fold is not None
                    self._fold.take(message)
                    self._news_at = min(self._news_at, self._fold.n)
                case Happened():
                    if message.result is not None:
                        self.phase = "over"
                case Players():
                    self._people = message.players
                    if self.phase != "over":
                        self.phase = message.phase
                case Next():
                    self._go_on(message.table)
                case Refused():
                    self._answers[message.id] = message
                case Bye():
                    self._pause = min(float(message.after), TIMEOUT)
                case _:
                    pass
            self._changed.notify_all()


def _parts(link: str) -> tuple[str, str]:
    """The site and the code of an invite link; raises `NoTable`."""
    match = LINK.fullmatch(link.strip())
    if match is None:
        raise NoTable("an invite link looks like http://127.0.0.1:8000/j/abcdefghjk")
    return match[1], match[2]


def _variant(company: Company) -> Variant:
    """The variant that a table plays, from the address of its board; raises `ParlourError`."""
    query = parse_qsl(urlsplit(str(company.board)).query)
    options = dict(value.split("=", 1) for name, value in query if name == "option" and "=" in value)
    return Variant.of(find(company.game), **options)


def _unpacked(message: str | bytes) -> str:
    if isinstance(message, str):
        return message
    return zlib.decompressobj().decompress(message, MOST_BYTES).decode()


def _in_words(player: Player) -> str:
    if player.kind == "open":
        return "an open seat"
    if player.kind == "bot":
        return f"{player.name} (a bot, {player.level})"
    about = [*["a program"] * player.program, *["asks for a rematch"] * player.again]
    return f"{player.name} ({', '.join(about)})" if about else player.name


def _problem(body: bytes, status: int) -> str:
    """The sentence of a refusal over HTTP."""
    try:
        return str(json.loads(body)["sentence"])
    except (ValueError, KeyError, TypeError):
        return f"the server answered with status {status}"


def _sentence(refused: Refused) -> str:
    """Say why a table refused a message, by the code of the refusal."""
    if refused.code == "limit":
        return "that was too fast; try again"
    return f"the table has changed ({refused.code}); look at it again"
