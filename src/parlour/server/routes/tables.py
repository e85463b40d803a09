"""Routes about tables: make one, sit down, look, play, list. Whoever plays in a browser uses the socket."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Annotated, Protocol

import msgspec
from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from parlour.display.board import Board
from parlour.kernel.errors import BadOption
from parlour.kernel.record import Record
from parlour.play.clock import Clock
from parlour.play.create import Made
from parlour.play.events import Event
from parlour.play.seats import Plan, PlanKind
from parlour.play.series import SeriesPlan
from parlour.play.table import Table
from parlour.presentation import table_info
from parlour.presentation.messages import Snapshot
from parlour.presentation.sentences import options_in_words
from parlour.server.http.caching import cacheable
from parlour.server.http.client_address import client_address
from parlour.server.live.hub import NoTable
from parlour.server.schema.documents import (
    ID_LENGTH,
    Invite,
    Join,
    Mine,
    MyTables,
    NewTable,
    OpenTables,
    Played,
    PlayRequest,
    Problem,
    SeatToken,
    Summary,
    TableMade,
)
from parlour.server.schema.errors import RETRY, Refusal, option_problem
from parlour.server.schema.game_info import find_playable
from parlour.server.schema.openapi import Reply, answers, linked
from parlour.server.services import House, OfHouse, TableId, Token
from parlour.server.storage.store import Card
from parlour.server.storage.table_summary import NO_SEAT, seat_of, summary

MOST_LISTED = 50
NOT_SEATED = Problem("not-seated", "This token holds no seat at this table.")

router = APIRouter(tags=["tables"])


class Asked(Protocol):
    """What is asked for one seat, however it was sent."""

    @property
    def kind(self) -> PlanKind:
        """Who is to sit there."""

    @property
    def name(self) -> str:
        """What to call them."""

    @property
    def level(self) -> str:
        """Of a bot."""


@router.post(
    "/tables",
    summary="Make a table",
    **linked(
        answers(TableMade, 400, 404, 409, 413, 422, status=201),
        {
            "look": {"table": "table"},
            "board": {"table": "table"},
            "record": {"table": "table"},
            "replay": {"table": "table"},
            "join": {"table": "table"},
            "play": {"table": "table"},
            "invite": {"code": "invite"},
        },
    ),
)
async def make(house: OfHouse, request: Request, asked: NewTable) -> Response:
    """A new table. "me" and "here" seats are yours at once: keep their tokens, they are shown only now."""
    admit(house, request)
    game = find_playable(asked.game)
    plans = plans_of(asked.seats)
    clock = Clock(asked.clock.kind, asked.clock.main, asked.clock.plus) if asked.clock else None
    series = SeriesPlan(asked.series.form, asked.series.games) if asked.series else None
    with house.bot_tables.place(client_address(request.scope), plans) as placed:
        try:
            made = await house.hub.make(
                game, asked.options, plans, asked.visibility, clock=clock, series=series
            )
        except BadOption as error:
            raise Refusal(409, option_problem(error, game)) from None
        placed(made.table.id)
    return laid(made)


@router.post("/tables/{table}/join", summary="Sit down", **answers(SeatToken, 400, 403, 404, 409, 413, 422))
async def join(house: OfHouse, table: TableId, asked: Join) -> Response:
    """Take the next open seat with the table's invite. When it was the last one, the game starts."""
    seat, token = await house.hub.join(table, asked.invite, asked.name)
    return Reply(SeatToken(seat, token))


@router.get("/invites/{code}", summary="Look at an invite", **answers(Invite, 404, 422))
async def invite(
    house: OfHouse, code: Annotated[str, Path(max_length=ID_LENGTH, description="An invite's code")]
) -> Response:
    """What a friend sees before sitting down."""
    table = await house.store.invited(code)
    if table is None:
        raise NoTable(code)
    async with house.hub.hold(table) as room:
        it = room.table
        return Reply(
            Invite(
                table=it.id,
                game=it.game.slug,
                title=it.game.title,
                players=table_info.players(it, room.here),
                options=options_in_words(it.game, it.created.asked),
                open=len(it.open_seats),
                clock=table_info.clock(it),
                form=it.created.series.form if it.created.series else None,
                games=it.created.series.games if it.created.series else 0,
                origin=table_info.origin(it),
            )
        )


@router.post("/tables/mine", summary="My tables", **answers(MyTables, 400, 413, 422))
async def mine(house: OfHouse, asked: Mine) -> Response:
    """The tables one holds seats at, in the order asked for."""
    cards = {card.table: card for card in await house.store.cards([key.table for key in asked.tables])}
    here = await _here(house, cards.values())
    found: list[Summary] = []
    unknown: list[str] = []
    for key in asked.tables:
        card = cards.get(key.table)
        seat = NO_SEAT if card is None else seat_of(card, key.token)
        if card is None or seat == NO_SEAT:
            unknown.append(key.table)
        else:
            found.append(summary(card, house.hub.find, seat, here[card.table]))
    return Reply(MyTables(found, unknown))


@router.get("/tables/open", summary="Open tables", **answers(OpenTables))
async def open_tables(house: OfHouse) -> Response:
    """The newest tables that everybody may find: to join while seats are open, else to watch."""
    cards = await house.store.open_tables(MOST_LISTED)
    here = await _here(house, cards)
    return Reply(OpenTables([summary(card, house.hub.find, NO_SEAT, here[card.table]) for card in cards]))


@router.get("/tables/{table}", summary="Look at a table", **answers(Snapshot, 403, 404, 422))
async def look(house: OfHouse, table: TableId, token: Token) -> Response:
    """The whole table as the token's seat sees it; without a token, as a spectator does."""
    async with house.hub.hold(table, fresh=True) as room:
        seat = room.table.seat_of(token) if token else room.table.seats
        if seat is None:
            raise Refusal(403, NOT_SEATED)
        return Reply(await room.snapshot(seat))


@router.post("/tables/{table}/play", summary="Play", **answers(Played, 400, 403, 404, 409, 413, 422))
async def play(house: OfHouse, table: TableId, asked: PlayRequest) -> Response:
    """Commit a run of actions. For programs that do not want a socket."""
    seat = NO_SEAT

    def proposed(it: Table) -> list[Event]:
        nonlocal seat
        held = it.seat_of(asked.token)
        if held is None:
            raise Refusal(403, NOT_SEATED)
        seat = held
        return it.propose_play(seat, asked.v, asked.actions)

    n = await house.hub.change(table, proposed)
    async with house.hub.hold(table) as room:
        return Reply(Played(room.presenter.number(seat, n)))


@router.get("/tables/{table}/board", summary="The board of a table", **answers(Board, 404, 422))
async def board(house: OfHouse, request: Request, table: TableId) -> Response:
    """Everything about the table that is drawn once."""
    async with house.hub.hold(table) as room:
        found = room.presenter.board
    return cacheable(request, found.json, "application/json", name=found.hash)


@router.get("/tables/{table}/record", summary="The record of a game", **answers(Record, 404, 409, 422))
async def record(house: OfHouse, table: TableId) -> Response:
    """Every action and draw with the seed, once the game is over."""
    async with house.hub.hold(table) as room:
        found = room.table.record()
    name = f'attachment; filename="{found.game}-{table}.json"'
    return Response(
        msgspec.json.encode(found), media_type="application/json", headers={"content-disposition": name}
    )


def admit(house: House, request: Request) -> None:
    """Let an address make one more table, unless it made too many; raises `Refusal`."""
    maker = house.makers.of(client_address(request.scope))
    if not maker.take():
        problem = Problem("limit", "That were too many tables in a short time; come back later.")
        raise Refusal(429, problem, {RETRY: str(round(maker.wait) + 1)})


def plans_of(seats: Sequence[Asked]) -> list[Plan]:
    """What a creator wants of the seats."""
    return [Plan(seat.kind, seat.name, seat.level) for seat in seats]


def laid(made: Made) -> Response:
    """The answer to who made a table."""
    tokens = [SeatToken(seat, token) for seat, token in made.tokens.items()]
    return Reply(TableMade(made.table.id, made.table.created.invite, tokens), 201)


async def _here(house: House, cards: Collection[Card]) -> dict[str, Collection[int]]:
    """The seats of tables in a list that somebody is connected for, to whatever process."""
    live = {card.table: house.hub.live_room(card.table) for card in cards}
    elsewhere = await house.hub.presence.elsewhere([table for table, room in live.items() if room is None])
    found: dict[str, Collection[int]] = {}
    for card in cards:
        room, others = live[card.table], elsewhere.get(card.table, ())
        found[card.table] = room.here if room else [i for i, h in enumerate(card.holders) if h in others]
    return found
