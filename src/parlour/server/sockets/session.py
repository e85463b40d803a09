"""Handles the messages of one socket at one table, or refuses them with a reason.

Whatever a client sends, it gets an answer saying what was wrong, and nobody else notices. A client that keeps
sending what no correct client sends is disconnected.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from starlette.types import Receive

from parlour.kernel.language import SOURCE, known
from parlour.kernel.message import HOUSE, Words
from parlour.play.chat import watcher_name
from parlour.play.counts import Count
from parlour.play.errors import Declined
from parlour.play.events import Event
from parlour.play.table import Table
from parlour.play.tokens import holder_of
from parlour.server.limits.admission import Admission
from parlour.server.limits.fair_queue import MustWait, in_thread
from parlour.server.logs import log
from parlour.server.sockets.message_limits import SocketLimits
from parlour.server.storage.store import StoreError
from parlour.server.tables.connection import (
    DOORS,
    GOING_AWAY,
    INTERNAL,
    NO_TABLE,
    OUTDATED,
    POLICY,
    Answer,
    Connection,
    MessageFormat,
)
from parlour.server.tables.hub import Hub
from parlour.server.tables.live_table import LiveTable
from parlour.server.tables.live_tables import BACK_SOON
from parlour.server.tables.reader import NoTable
from parlour.view.ask import SeatSource, narrate
from parlour.wire.from_client import (
    Again,
    AnswerOthers,
    Ask,
    AsSeat,
    Back,
    Claim,
    FromClient,
    FromSocket,
    Hello,
    Helped,
    Leave,
    Nudge,
    OtherSeat,
    Play,
    Ready,
    Remove,
    Replace,
    Request,
    Say,
    SeatBot,
    StartWithFewer,
    Swap,
    ToOthers,
    Try,
    WithdrawAgain,
)
from parlour.wire.http.requests import MOST_SEATS
from parlour.wire.to_client import Accepted, Announced, Told
from parlour.wire.version import VERSION

FAULTS: Final = ("unreadable", "not-seated", "limit")
"""Codes of refusals that a correct client does not get repeatedly."""

WATCHERS_SECONDS: Final = 0.5
"""The delay in seconds before everybody is told who watches."""

HELLO: Final = HOUSE("hello-first")
NOT_SEATED: Final = HOUSE("not-seated")

_decoder = msgspec.json.Decoder(FromSocket)


class Numbered(msgspec.Struct):
    """The number and the seat of a message, read where the rest of it is not or cannot be."""

    id: int = -1
    seat: int = -1
    message: Numbered | None = None


_numbers = msgspec.json.Decoder(Numbered)


def _number_in(data: str | bytes) -> tuple[int, int]:
    """The `id` of a refused message and its seat (`AsSeat`); -1 for either that it lacks."""
    try:
        numbered = _numbers.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return -1, -1
    inner = numbered.message
    return (numbered.id, -1) if inner is None else (inner.id, numbered.seat)


class SocketSession:
    """A client's visit at one table, from the first message of its socket to the end."""

    def __init__(
        self, hub: Hub, connection: Connection, table: str, admission: Admission, limits: SocketLimits
    ) -> None:
        self._hub = hub
        self._connection = connection
        self._limits = limits
        self._table = table
        self._speaker = -1
        """The device's further seat that sent the message being handled; -1: its first seat."""
        self._queue = admission.queue
        self._refusals = admission.refusals

    def _decline(self, declined: Declined, number: int) -> None:
        """Tell the client why a message is declined, and count what a correct client never sends."""
        if declined.code in FAULTS:
            self._refusals.note("messages" if declined.code == "limit" else "faults")
            self._connection.fault(declined.code, declined.message, number, seat=self._speaker)
        else:
            self._connection.refuse(
                declined.code, declined.message, number, declined.rule, seat=self._speaker
            )

    async def run(self, receive: Receive) -> None:
        """Handle messages until the client leaves or is closed."""
        connection = self._connection
        try:
            async with self._queue.place(self._limits.account), self._hub.hold(self._table):
                pass  # loads the table, if necessary
            while not connection.closing:
                wait = self._hub.limits.hello_seconds if connection.holder is None else None
                frame = await asyncio.wait_for(receive(), wait)
                if frame["type"] == "websocket.disconnect":
                    break
                await self.take(frame)
                await connection.pauses()
                await connection.catches_up()
        except NoTable as error:
            connection.refuse("no-table", error.sentence)
            connection.close(NO_TABLE)
        except MustWait:
            self._refusals.note("budget")
            connection.bye(BACK_SOON)
        except StoreError:
            connection.bye(BACK_SOON)
        except TimeoutError:
            connection.refuse("not-seated", HOUSE("no-hello"))
            connection.close(POLICY)
        except Exception:
            log().exception("socket failed", table=self._table)
            connection.close(INTERNAL)
        finally:
            connection.close(GOING_AWAY)
            await asyncio.shield(asyncio.ensure_future(self._end()))

    async def take(self, frame: Mapping[str, Any]) -> None:
        """Handle one frame when it is its turn, or refuse it with a reason."""
        data = frame.get("text") or frame.get("bytes") or b""
        try:
            async with self._queue.place(self._limits.account):
                await self._take(data)
        except MustWait as wait:
            self._refusals.note("budget")  # not a fault: others at the same address may have used it up
            number, seat = _number_in(data)
            self._connection.refuse("limit", wait.sentence, number, seat=seat)

    async def _take(self, data: str | bytes) -> None:
        connection = self._connection
        if not self._limits.messages.take():
            number, self._speaker = _number_in(data)
            self._decline(Declined("limit", HOUSE("too-much-at-once")), number)
            return
        if len(data) > self._hub.limits.frame_bytes:
            self._refusals.note("faults")
            connection.fault("limit", HOUSE("message-long", most=self._hub.limits.frame_bytes))
            return
        try:
            message = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._refusals.note("faults")
            number, seat = _number_in(data)
            connection.fault("unreadable", HOUSE("no-such-message", why=str(error)), number, seat=seat)
            return
        self._speaker = -1
        about = message
        if isinstance(message, AsSeat):
            self._speaker, about = message.seat, message.message
        number = about.id if isinstance(about, Try | Ask | Play) else -1
        try:
            if self._speaker < 0 and about is not message:
                raise Declined("not-seated", NOT_SEATED)
            await self._do(about)
            connection.faults = 0
        except Declined as declined:
            self._decline(declined, number)
        except StoreError:
            if isinstance(message, Hello):
                connection.bye(BACK_SOON)  # the client waits for a table that cannot be loaded
            else:
                connection.refuse("closed", HOUSE("not-kept"), number, seat=self._speaker)

    async def _do(self, message: FromClient) -> None:
        match message:
            case Hello():
                await self._hello(message)
            case Try():
                await self._try(message)
            case Ask():
                await self._ask(message)
            case Play():
                await self._play(message)
            case Say(text):
                await self._say(text)
            case Again(contribution):
                await self._change(lambda t: self._again(t, contribution))
            case _:
                await self._handle_request(message)

    async def _handle_request(self, message: ToOthers) -> None:
        """Handle requests at a table other than play and chat."""
        holder = self._connection.holder
        if holder is None:
            raise Declined("not-seated", HELLO)
        self._limits.request(holder)
        match message:
            case WithdrawAgain():
                await self._change(lambda t: t.propose_withdraw_again(self._seat(t)))
            case Leave(level):
                self._hub.check_level(level)
                await self._change(lambda t: t.propose_leave(self._seat(t), level, self._hub.stand_in))
            case Back():
                await self._change(lambda t: t.propose_back(self._seat(t)))
            case Nudge(whom):
                await self._change(lambda t: t.propose_nudge(self._seat(t), whom))
            case Replace(whom):
                level = self._hub.stand_in
                await self._change(lambda t: t.propose_replace(self._seat(t), whom, level))
            case Helped():
                await self._change(lambda t: t.propose_helped(self._seat(t)))
            case Ready():
                await self._change(lambda t: t.propose_ready(self._seat(t)))
            case StartWithFewer():
                await self._change(lambda t: t.propose_start_with_fewer(self._seat(t)))
            case SeatBot(seat, level):
                levels = self._hub.levels
                await self._change(lambda t: t.propose_seat_bot(self._seat(t), seat, level, levels))
            case Remove(whom):
                await self._change(lambda t: t.propose_remove(self._seat(t), whom))
            case Swap(first, second):
                await self._change(lambda t: t.propose_swap(self._seat(t), first, second))
            case Claim():
                await self._change(lambda t: t.propose_claim(self._seat(t)))
            case Request(about, what, level):
                self._hub.check_level(level)
                live = self._hub.live_tables.get(self._table)
                now = asyncio.get_running_loop().time()
                away = live.away(now) if live else frozenset()
                level = level or self._hub.stand_in
                await self._change(lambda t: t.propose_ask(self._seat(t), about, what, level, away))
            case AnswerOthers(yes):
                await self._change(lambda t: t.propose_answer(self._seat(t), yes))

    def _again(self, table: Table, contribution: str) -> list[Event]:
        """Ask for a rematch; the last one to ask creates its table."""
        seat = self._seat(table)
        events = table.propose_again(seat, contribution)
        if events and table.state.asking | {seat} >= set(table.state.people):
            self._hub.check_capacity()
            self._limits.rematch()
        return events

    async def _change(self, propose: Callable[[Table], list[Event]]) -> None:
        await self._hub.change(self._table, propose)

    def _seat(self, table: Table) -> int:
        """The seat that sent the message being handled; raises `Declined`. The table must be held."""
        holder = self._connection.holder
        if holder is None:
            raise Declined("not-seated", HELLO)
        if self._speaker >= 0:
            chairs = table.state.chairs[self._speaker : self._speaker + 1]
            if not any(chair.holder in self._connection.beside | {holder} for chair in chairs):
                raise Declined("not-seated", NOT_SEATED)
            return self._speaker
        seat = table.state.seat_held_by(holder) if holder else table.state.seats
        if seat is None or table.state.shuts_out(seat):
            raise Declined("not-seated", NOT_SEATED)
        return seat

    async def _layout(self) -> str:
        """The layout of the records of the table's game."""
        async with self._hub.hold(self._table) as live:
            game = live.table.state.game
        return await in_thread(self._hub.reader.layout_of, game)

    async def _hello(self, hello: Hello) -> None:
        """Attach to a seat or watch; answers with the table, or its news since `known`, and presence.

        The device's `others` get the table too; tokens among them that no longer hold a seat are ignored.
        """
        if len(hello.others) > MOST_SEATS:
            raise Declined("limit", HOUSE("device-seats", most=MOST_SEATS))
        if hello.damaged:
            self._refusals.note("checksum")
        language = known(hello.language) or SOURCE
        if hello.wire not in (0, VERSION):
            self._turn_away(language, OUTDATED, "outdated", HOUSE("page-outdated"))
            return
        self._connection.form = MessageFormat(language, bool(hello.wire))
        if hello.wire and hello.layout not in ("", await self._layout()):
            others = [OtherSeat(other.token) for other in hello.others]
            hello = replace(hello, known=None, others=others)
        async with self._hub.hold(self._table, fresh=True) as live:
            state = live.table.state
            seat = state.seat_of(hello.token) if hello.token else state.seats
            if seat is None:
                raise Declined("not-seated", NOT_SEATED)
            if state.shuts_out(seat):
                self._turn_away(language, DOORS, state.shut_code, state.shut_words)
                return
            here, watched = live.here, live.watchers
            self._attach(live, hello)
            await self._welcome(live, seat, hello)
            if live.here != here:
                live.tell_presence()
            else:
                self._connection.tell(live.pages.players(live.here))
            if live.watchers != watched:
                self._tell_watchers(live)
            elif watched.count:
                self._connection.tell(watched)

    def _turn_away(self, language: str, close: int, code: str, sentence: Words) -> None:
        """Refuse a hello as text, since the client may unpack otherwise, and close the socket."""
        self._connection.form = MessageFormat(language)
        self._connection.refuse(code, sentence)
        self._connection.close(close)

    async def _welcome(self, live: LiveTable, seat: int, hello: Hello) -> None:
        """Send the table, or its news, to the seat or spectator, then to each other seat of the device."""
        connection, seat_of = self._connection, live.holders
        if self._hub.site.announcement:
            connection.tell(Announced(self._hub.site.announcement))
        for message in await live.welcome(seat, hello.known, hello.line, connection.form):
            connection.tell(message)
        known_of = {holder_of(other.token): other.known for other in hello.others}
        for holder in sorted(connection.beside, key=lambda holder: seat_of[holder]):
            other = seat_of[holder]
            for message in await live.welcome(other, known_of[holder], 0, connection.form):
                connection.tell(message, other)

    def _attach(self, live: LiveTable, hello: Hello) -> None:
        """Subscribe the connection to a table, for the hello's seat (or as a spectator) and its others."""
        connection, held = self._connection, live.holders.keys()
        holder = holder_of(hello.token) if hello.token else ""
        others = {holder_of(other.token) for other in hello.others}
        if holder and live.board is not None:
            self._limits.show_member()
        connection.name = watcher_name(live.table.state, hello.name)
        live.connections.add(connection)
        connection.holder = holder
        shown = connection.holders | {holder, *others}
        live.come((shown & held) - live.shown)
        connection.holders = shown & held
        connection.beside = (others & held) - {holder}
        self._hub.visited(live)
        self._hub.presence.announce(live)
        connection.players = live.player_names

    def _tell_watchers(self, live: LiveTable) -> None:
        """Tell everybody who watches, after a delay, as spectators arrive in crowds."""
        if not live.telling_watchers and not self._hub.stopping:
            live.telling_watchers = True
            self._hub.spawn(self._tell_watchers_soon(live))

    async def _tell_watchers_soon(self, live: LiveTable) -> None:
        await asyncio.sleep(WATCHERS_SECONDS)
        async with live.lock:
            live.telling_watchers = False
            if not live.gone:
                live.tell_watchers()

    async def _try(self, message: Try) -> None:
        async with self._hub.hold(self._table) as live:
            table, words = live.table, live.words
            seat = self._seat(table)
            draft = await live.compute(
                lambda: words.draft(
                    message.id, seat, table.attempt(seat, Count(message.cut, message.n), message.actions)
                )
            )
            self._connection.tell(draft, self._speaker)

    async def _ask(self, message: Ask) -> None:
        async with self._hub.hold(self._table) as live:
            source = SeatSource(live.table, live.pages.stream, self._seat(live.table))
            numbers = await live.compute(narrate, source, message.cut, message.calls)
            self._connection.tell(Told(message.id, numbers), self._speaker)

    async def _play(self, message: Play) -> None:
        on, actions = Count(message.cut, message.n), message.actions
        answer = Answer(self._connection, message.id, self._speaker)
        await self._hub.change(self._table, lambda t: t.propose_play(self._seat(t), on, actions), answer)
        if not answer.given:
            self._connection.tell(Accepted(message.id), self._speaker)

    async def _say(self, text: str) -> None:
        self._hub.check_chat()
        self._limits.chat(self._connection.holder or "")
        await self._hub.change(
            self._table, lambda t: t.propose_chat(self._seat(t), text, self._connection.name)
        )

    async def _end(self) -> None:
        """Detach the client from the table."""
        live = self._hub.live_tables.get(self._table)
        if live is None or self._connection not in live.connections:
            return
        before, watched = live.here, live.watchers
        live.connections.discard(self._connection)
        if live.watchers != watched:
            self._tell_watchers(live)
        self._hub.presence.announce(live)
        live.leave(before - live.here)
        if live.here != before and not self._hub.stopping:
            async with live.lock:
                if not live.gone:
                    live.tell_presence()
