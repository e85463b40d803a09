"""Routes for tables: create, join, view, play, list. Browsers play over the socket."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Annotated, Final, Literal

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message

from parlour.display.board import Board
from parlour.display.game_words import options_in_words
from parlour.display.svg.theme import Scheme
from parlour.kernel.actors import NOBODY
from parlour.kernel.errors import BadOption
from parlour.kernel.game_record import GameRecord
from parlour.kernel.language import naming_players, spoken
from parlour.kernel.message import HOUSE, listed
from parlour.kernel.record_text import text_of
from parlour.play.clock import Clock
from parlour.play.counts import Count
from parlour.play.create import Made
from parlour.play.errors import Declined
from parlour.play.events import Event, Terms
from parlour.play.seating import Plan
from parlour.play.series import SeriesPlan
from parlour.play.table import Table
from parlour.play.terms import is_fixed, terms_of
from parlour.play.tokens import holder_of
from parlour.play.webhook import QuietHours, Webhook
from parlour.server.limits.client_address import client_address
from parlour.server.limits.fair_queue import yield_place
from parlour.server.services import Services
from parlour.server.storage.store import TableSummary
from parlour.server.tables.connection import Connection, MessageFormat
from parlour.server.tables.listing import list_entry
from parlour.server.tables.live_table import LiveTable
from parlour.server.tables.reader import NoTable
from parlour.server.web.answers import SVG, SVG_ALONE, TEXT, Reply, answers, drawing
from parlour.server.web.caching import cacheable
from parlour.server.web.errors import NOT_SEATED, RETRY, HttpProblem, option_problem
from parlour.server.web.game_info import find_playable
from parlour.server.web.parameters import Dark, TableId
from parlour.server.web.qr_code import qr_code
from parlour.server.web.routing import Routes
from parlour.view import company
from parlour.wire.http.requests import (
    ID_LENGTH,
    SECRET_LENGTH,
    ContributionSent,
    Join,
    LeaveSent,
    Mine,
    NewTable,
    PlayRequest,
    ReadySent,
    SeatPlan,
    TermsAsked,
    WebhookAsked,
)
from parlour.wire.http.responses import (
    Channels,
    Invite,
    MyTables,
    News,
    OpenTables,
    Problem,
    SeatToken,
    Stored,
    TableEntries,
    TableMade,
    TableTerms,
)
from parlour.wire.to_client import Snapshot

MOST_LISTED: Final = 50
WAIT_SECONDS: Final = 25.0
"""Seconds after which `stream` answers although there is nothing new: proxies give up after 30 and more."""
Counted = Annotated[int, Meta(ge=0, description="The value in the last message received; 0 before the first")]
LINKS: Final = {
    "look": {"table": "table"},
    "board": {"table": "table"},
    "record": {"table": "table"},
    "replay": {"table": "table"},
    "join": {"table": "table"},
    "play": {"table": "table"},
    "contribute": {"table": "table"},
    "invite": {"code": "invite"},
}
"""Operations that a new table can be used with, and where their parameters are in the answer."""
BEARER: Final = "bearer "

InviteCode = Annotated[str, Meta(max_length=ID_LENGTH, description="An invite's code")]
Authorization = Annotated[
    str, Meta(max_length=SECRET_LENGTH + len(BEARER), description="`Bearer`, and the secret of a seat")
]
"""A seat's secret in a header rather than the address, so that it is never logged."""

RecordForm = Annotated[Literal["json", "text"], Meta(description="`text` for people, or `json`")]

routes = Routes("tables")


@routes.post(
    "/tables",
    answers(TableMade, 400, 404, 409, 413, 422, status=201, links=LINKS),
    summary="Make a table",
)
async def make(services: Services, request: Request, body: NewTable) -> Response:
    """Make a table. Its "me" and "here" seats are yours: keep their tokens, which are shown only now."""
    game = find_playable(body.game)
    plans = plans_of(body.seats)
    clock = Clock(body.clock.kind, body.clock.main, body.clock.plus) if body.clock else None
    series = SeriesPlan(body.series.form, body.series.games) if body.series else None
    with services.bot_tables.place(client_address(request.scope), plans) as placed:
        admit(services, request)
        try:
            new = await services.hub.make(
                game,
                body.options,
                plans,
                body.visibility,
                clock=clock,
                series=series,
                patience=services.settings.patience_of(body.patience, clock),
                contributes=body.contributes,
                watching=body.watching,
                webhook=webhook_of(services, request, body.webhook),
            )
        except BadOption as error:
            raise HttpProblem(409, option_problem(error, game)) from None
        placed(new.table.state.id)
    return laid(new)


@routes.get("/channels", answers(Channels), summary="Where turns may be told")
async def channels(services: Services) -> Response:
    """The hosts to which a new table may send whose turn it is, and the key for push subscriptions."""
    push = services.pushes.public_key if services.pushes else ""
    return Reply(Channels(sorted(services.webhooks.hosts), push))


@routes.post("/tables/{table}/join", answers(SeatToken, 400, 403, 404, 409, 413, 422), summary="Sit down")
async def join(services: Services, table: TableId, body: Join) -> Response:
    """Take an open seat with the table's invite: the one named, or the next.

    When the last seat is taken the game starts; with a clock that runs at once, only when all people say that
    they are ready.
    """
    seat, token = await services.hub.join(
        table, body.invite, body.name, body.contribution, seat=body.seat, program=body.program
    )
    return Reply(SeatToken(seat, token))


@routes.post(
    "/tables/{table}/contribution",
    answers(Stored, 400, 403, 404, 409, 413, 422),
    summary="Contribute to the draws",
)
async def contribute(services: Services, table: TableId, body: ContributionSent) -> Response:
    """Send the contribution that the start of a table made with `contributes` waits for."""

    def propose(table: Table) -> list[Event]:
        return table.propose_contribution(seat_with(table, body.token), body.contribution)

    await services.hub.change(table, propose)
    return Reply(Stored())


@routes.post("/tables/{table}/ready", answers(Stored, 400, 403, 404, 409, 413, 422), summary="Be ready")
async def ready(services: Services, table: TableId, body: ReadySent) -> Response:
    """Say that the player is there, where the start waits for that; for programs without a socket."""
    await services.hub.change(table, lambda t: t.propose_ready(seat_with(t, body.token)))
    return Reply(Stored())


@routes.post("/tables/{table}/leave", answers(Stored, 400, 403, 404, 409, 413, 422), summary="Leave")
async def leave(services: Services, table: TableId, body: LeaveSent) -> Response:
    """Leave a seat, for lists of tables and programs without a socket; a table without people closes."""
    hub = services.hub
    hub.check_level(body.level)
    await hub.change(table, lambda t: t.propose_leave(seat_with(t, body.token), body.level, hub.stand_in))
    return Reply(Stored())


@routes.get("/tables/{table}/terms", answers(TableTerms, 404, 409, 422), summary="Read the terms")
async def terms(services: Services, table: TableId) -> Response:
    """The terms by which a table that has not begun will be played."""
    async with services.hub.hold(table, fresh=True) as live:
        state = live.table.state
        if state.phase != "waiting":
            raise Declined("closed", HOUSE("game-started"))
        now = terms_of(state)
        return Reply(
            TableTerms(
                game=state.game.slug,
                options=dict(now.options),
                host=state.host,
                seated=state.seats - len(state.open_seats),
                visibility=now.visibility,
                clock=company.clock(state),
                patience=now.patience,
                watching=now.watching,
                fixed=is_fixed(state),
            )
        )


@routes.post("/tables/{table}/terms", answers(Stored, 400, 403, 404, 409, 413, 422), summary="Change terms")
async def change_terms(services: Services, table: TableId, body: TermsAsked) -> Response:
    """Change options, clock, patience or visibility of a table before the start, as its host.

    Other people who have sat down are asked, and the change applies once all have agreed.
    """
    clock = Clock(body.clock.kind, body.clock.main, body.clock.plus) if body.clock else None
    patience = services.settings.patience_of(body.patience, clock)
    proposed = Terms(tuple(sorted(body.options.items())), body.visibility, clock, patience, body.watching)

    def propose(table: Table) -> list[Event]:
        try:
            return table.propose_terms(seat_with(table, body.token), proposed)
        except BadOption as error:
            raise HttpProblem(409, option_problem(error, table.state.game)) from None

    await services.hub.change(table, propose)
    return Reply(Stored())


@routes.get("/invites/{code}", answers(Invite, 404, 422), summary="Look at an invite")
async def invite(services: Services, code: InviteCode) -> Response:
    """What a friend sees before sitting down."""
    table = await services.store.invited(code)
    if table is None:
        raise NoTable(code)
    async with services.hub.hold(table) as live:
        state = live.table.state
        series = state.created.series
        return Reply(
            Invite(
                table=state.id,
                game=state.game.slug,
                title=state.game.title,
                phase=state.phase,
                watching=state.created.watching,
                players=company.players(state, live.here),
                options=options_in_words(state.game, state.created.asked),
                open=len(state.open_seats) if state.phase == "waiting" else 0,
                clock=company.clock(state),
                form=series.form if series else None,
                games=series.games if series else 0,
                origin=company.origin(state),
                commitment=state.commitment,
                colours=company.colours(state),
            )
        )


@routes.get("/invites/{code}/qr.svg", drawing(404, 422), summary="The QR code of an invite")
async def invite_code(services: Services, request: Request, code: InviteCode) -> Response:
    """The link of an invite as a QR code, for the camera of another device."""
    if await services.store.invited(code) is None:
        raise NoTable(code)
    return cacheable(request, qr_code(f"{request.base_url}j/{code}"), SVG, SVG_ALONE)


@routes.post("/tables/mine", answers(MyTables, 400, 403, 413, 422), summary="My tables")
async def mine(services: Services, body: Mine, authorization: Authorization = "") -> Response:
    """The tables of the seats sent; with a person's key, which adopts them, all of the person's tables."""
    key = secret_of(authorization)
    keys = [(seat.table, seat.token) for seat in body.tables]
    held = await services.people.held(keys)
    seats = await services.people.tables(key, keys) if key else list(held.values())
    here = await _here(services, [summary for summary, _ in seats])
    shown = {table for table, _ in held}
    return Reply(
        MyTables(
            [list_entry(summary, services.hub.find, seat, here[summary.table]) for summary, seat in seats],
            [table for table, _ in keys if table not in shown],
        )
    )


@routes.get("/tables/open", answers(OpenTables), summary="Open tables")
async def open_tables(services: Services) -> Response:
    """The newest public tables: to join while seats are open, else to watch."""
    summaries = await services.store.open_tables(MOST_LISTED)
    here = await _here(services, summaries)
    return Reply(
        OpenTables(
            [list_entry(summary, services.hub.find, NOBODY, here[summary.table]) for summary in summaries],
            services.hub.site.announcement,
        )
    )


@routes.get("/tables/{table}", answers(Snapshot, 403, 404, 422), summary="Look at a table")
async def look(services: Services, table: TableId, authorization: Authorization = "") -> Response:
    """The whole table as the token's seat sees it; without a token, as a spectator sees it."""
    async with services.hub.hold(table, fresh=True) as live:
        snapshot = await live.snapshot(seated(live, secret_of(authorization)))
        with naming_players(live.player_names):
            return Reply(snapshot)


@routes.get(
    "/tables/{table}/entries", answers(TableEntries, 403, 404, 422), summary="What was played at a table"
)
async def entries(services: Services, table: TableId) -> Response:
    """All actions and draws so far, for a page that continues offline; none if the game hides anything."""
    async with services.hub.hold(table, fresh=True) as live:
        state = live.table.state
        played = [] if state.game.hidden else live.table.seen(watching(live), 0, state.entries)
        return Reply(TableEntries(state.created.rules_version, [list(entry) for entry in played]))


@routes.get("/tables/{table}/stream", answers(News, 403, 404, 422), summary="Wait for news of a table")
async def stream(
    services: Services,
    request: Request,
    table: TableId,
    cut: Counted = 0,
    n: Counted = 0,
    line: Counted = 0,
    authorization: Authorization = "",
) -> Response:
    """The messages of a table after `cut`, `n` and `line`, in words, for programs where sockets are blocked.

    Answers as soon as there is a message, or after 25 seconds.
    """
    token, heard_of, form = secret_of(authorization), Count(cut, n), MessageFormat(spoken())
    heard = asyncio.Event()

    async def hear(_: Message) -> None:
        heard.set()

    connection = Connection(hear, client_address(request.scope), services.settings.limits)
    connection.holder = holder_of(token) if token else ""
    async with services.hub.hold(table, fresh=True) as live:
        seat = seated(live, token)
        if not live.has_told(seat, heard_of, line):
            return await news(live, seat, heard_of, line, form)
        live.connections.add(connection)
        live.leave(frozenset({seat}))  # a seat that waits here is not away yet
    yield_place()
    pump = asyncio.create_task(connection.pump())
    try:
        with suppress(TimeoutError):
            await asyncio.wait_for(heard.wait(), WAIT_SECONDS)
    finally:
        pump.cancel()
        live.connections.discard(connection)
    async with services.hub.hold(table, fresh=True) as live:
        return await news(live, seated(live, token), heard_of, line, form)


def seated(live: LiveTable, token: str) -> int:
    """The seat of a token, or the spectators' without one; raises `HttpProblem` with 403."""
    if token:
        return seat_with(live.table, token)
    return watching(live)


def watching(live: LiveTable) -> int:
    """The spectators' seat; raises `HttpProblem` with 403 where the doors are closed to them."""
    state = live.table.state
    if state.shuts_out(state.seats):
        raise HttpProblem(403, Problem(state.shut_code, state.shut_words))
    return state.seats


def seat_with(table: Table, token: str) -> int:
    """The seat that a token holds; raises `HttpProblem` with 403."""
    seat = table.state.seat_of(token)
    if seat is None:
        raise HttpProblem(403, NOT_SEATED)
    return seat


async def news(live: LiveTable, seat: int, heard_of: Count, line: int, form: MessageFormat) -> Response:
    """Answer with the messages that a seat has not received yet, in words."""
    messages = await live.welcome(seat, heard_of, line, form)
    live.leave(frozenset({seat}))
    with naming_players(live.player_names):
        return Reply(News([*messages, live.pages.players(live.here)]))


@routes.post("/tables/{table}/play", answers(Stored, 400, 403, 404, 409, 413, 422), summary="Play")
async def play(services: Services, table: TableId, body: PlayRequest) -> Response:
    """Commit a run of actions, for programs without a socket."""

    def propose(table: Table) -> list[Event]:
        return table.propose_play(seat_with(table, body.token), Count(body.cut, body.n), body.actions)

    await services.hub.change(table, propose)
    return Reply(Stored())


@routes.get("/tables/{table}/board", answers(Board, 404, 422), summary="The board of a table")
async def board(services: Services, request: Request, table: TableId) -> Response:
    """Everything about the table that is drawn once."""
    async with services.hub.hold(table) as live:
        drawn = await services.boards.of(live.table.state.variant)
    return cacheable(request, drawn.json, "application/json", name=drawn.hash)


@routes.get("/tables/{table}/position.svg", drawing(403, 404, 422), summary="The position of a table")
async def position(services: Services, request: Request, table: TableId, dark: Dark = 0) -> Response:
    """A drawing of the position of a table, as spectators see it, light or dark."""
    async with services.hub.hold(table, fresh=True) as live:
        state = live.table.state
        count = state.counts.now(watching(live))
        view = live.table.view(state.seats)
    scheme: Scheme = "dark" if dark else "light"
    drawn = await services.pictures.svg(table, count, view, scheme)
    return cacheable(request, drawn, SVG, SVG_ALONE)


@routes.get(
    "/tables/{table}/record", answers(GameRecord, 404, 409, 422, text=True), summary="The record of a game"
)
async def record(services: Services, table: TableId, form: RecordForm = "json") -> Response:
    """Every action and draw with the seed, once the game is over; with `form=text` as text for people."""
    async with services.hub.hold(table) as live:
        game = live.table.record()
        rules = live.table.state.game
    end = "txt" if form == "text" else "json"
    name = {"content-disposition": f'attachment; filename="{game.game}-{table}.{end}"'}
    if form == "text":
        return Response(await services.threads(text_of, rules, game), headers=name, media_type=TEXT)
    return Response(game.json(), headers=name, media_type="application/json")


def secret_of(authorization: str) -> str:
    """The secret of an `Authorization: Bearer …` header; empty without one.

    >>> secret_of("Bearer abc"), secret_of("Basic abc")
    ('abc', '')
    """
    kind, token = authorization[: len(BEARER)], authorization[len(BEARER) :]
    return token.strip() if kind.lower() == BEARER else ""


def admit(services: Services, request: Request) -> None:
    """Count one more table of an address; raises `HttpProblem` if it made too many."""
    tables = services.new_tables.of(client_address(request.scope))
    if not tables.take():
        problem = Problem("limit", HOUSE("too-many-tables"))
        raise HttpProblem(429, problem, {RETRY: str(round(tables.wait(1)) + 1)})


def plans_of(seats: Sequence[SeatPlan]) -> list[Plan]:
    """The plans of the seats that the creator of a table asks for."""
    return [Plan(seat.kind, seat.name, seat.level) for seat in seats]


def webhook_of(services: Services, request: Request, webhook: WebhookAsked | None) -> Webhook | None:
    """The webhook of a new table; raises `HttpProblem` for an address that this server does not write to."""
    if webhook is None:
        return None
    hosts = sorted(services.webhooks.hosts)
    if not services.webhooks.allows(webhook.address):
        why = HOUSE("webhook-host", hosts=listed(hosts, "or")) if hosts else HOUSE("no-webhooks")
        raise HttpProblem(409, Problem("webhook", why, "webhook.address"))
    hours = webhook.quiet
    quiet = None if hours is None else QuietHours(hours.begin, hours.end, hours.zone)
    server = str(request.base_url).rstrip("/")
    return Webhook(webhook.kind, webhook.address, server, spoken(), quiet)


def laid(new: Made) -> Response:
    """The answer to the creator of a table."""
    tokens = [SeatToken(seat, token) for seat, token in new.tokens.items()]
    table = new.table
    return Reply(TableMade(table.state.id, table.state.created.invite, tokens, table.state.commitment), 201)


async def _here(services: Services, summaries: Collection[TableSummary]) -> dict[str, Collection[int]]:
    """The seats of each listed table that are connected, to any process of the server."""
    loaded = {summary.table: services.hub.live_tables.get(summary.table) for summary in summaries}
    elsewhere = await services.hub.presence.elsewhere(
        [table for table, live in loaded.items() if live is None]
    )
    seats_at: dict[str, Collection[int]] = {}
    for summary in summaries:
        live, others = loaded[summary.table], elsewhere.get(summary.table, ())
        seats_at[summary.table] = (
            live.here if live else [i for i, h in enumerate(summary.holders) if h in others]
        )
    return seats_at
