"""Routes for finished games: those played here, and records from files."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from parlour.kernel.errors import BadRecord
from parlour.kernel.game_record import FORMAT, SHOWN, GameRecord
from parlour.kernel.language import call_players, naming_players
from parlour.kernel.message import HOUSE, to_json
from parlour.kernel.state import Variant
from parlour.play.errors import Declined
from parlour.play.seating import player_names
from parlour.server.limits.client_address import client_address
from parlour.server.services import Services
from parlour.server.web.answers import answers
from parlour.server.web.caching import cacheable
from parlour.server.web.errors import HttpProblem
from parlour.server.web.game_info import find_playable
from parlour.server.web.parameters import TableId
from parlour.server.web.reading import Body, json_body
from parlour.server.web.routing import Routes
from parlour.view.ask import OpenSource, read_calls
from parlour.view.ask import answers as narrate
from parlour.view.finished_game import of_record, of_table
from parlour.wire.http.responses import FinishedGame, Problem
from parlour.wire.parts import NarratorAnswers

REPLAY_ENTRIES: Final = 5000
"""The most entries of a record that is read."""

Calls = Annotated[str, Meta(description="Questions with their numbers, such as `scene.12,changes.3.7`")]

routes = Routes("replays")


@routes.get("/tables/{table}/replay", answers(FinishedGame, 404, 409, 422), summary="A finished game")
async def replay(services: Services, request: Request, table: TableId) -> Response:
    """A finished game of a table, to be stepped through by whoever has its rules (`GET /modules`)."""
    async with services.hub.hold(table) as live:
        record = live.table.record()
        last = await live.snapshot(live.table.state.seats)
        with naming_players(live.player_names):
            text = to_json(of_table(record, last))
    return await services.threads(cacheable, request, text, "application/json")


@routes.get(
    "/tables/{table}/told", answers(NarratorAnswers, 404, 409, 422), summary="What a finished game tells"
)
async def told(services: Services, request: Request, table: TableId, calls: Calls) -> Response:
    """A finished game in numbers, all hands open, for a page without its compiled rules.

    `NarratorCall` lists the questions that `calls` may ask.
    """
    asked = read_calls(calls)
    account = services.admission.accounts.of(client_address(request.scope))
    weight = sum(max(1, each.end - each.start) for each in asked)
    async with services.admission.replays.place(account, weight), services.hub.hold(table) as live:
        source = OpenSource(live.table)
        numbers = NarratorAnswers(await live.worked_out(narrate, source, 0, asked))
    return await services.threads(cacheable, request, msgspec.json.encode(numbers), "application/json")


@routes.post(
    "/records",
    answers(FinishedGame, 400, 404, 409, 413, 422),
    summary="Read a record",
    sent=GameRecord,
)
async def read_record(services: Services, request: Request) -> Response:
    """A finished game from a record in a file: all of its claims are checked, and nothing is kept."""
    record = await sent_record(request)
    if len(record.entries) > REPLAY_ENTRIES:
        raise Declined("limit", HOUSE("replay-long", most=REPLAY_ENTRIES, given=len(record.entries)))
    variant = Variant.of(find_playable(record.game), **record.options)
    account = services.admission.accounts.of(client_address(request.scope))
    async with services.admission.replays.place(account, len(record.entries)):
        if await left(request):
            return Response()  # nobody reads it
        finished = await services.threads(of_record, variant, record)
        with naming_players(player_names(record.seats, variant.seats)):
            text = to_json(finished)
        return await services.threads(cacheable, request, text, "application/json")


async def sent_record(request: Request) -> GameRecord:
    """The record in the body of a request; raises `HttpProblem` or `BadRecord`."""
    return checked(await sent(request, GameRecord))


async def sent(request: Request, kind: type[Body]) -> Body:
    """The body of a request that is or contains a record; raises `HttpProblem` if it cannot be read."""
    document = await json_body(request)
    try:
        return msgspec.convert(document, kind)
    except msgspec.ValidationError as error:
        raise HttpProblem(422, Problem("unreadable", HOUSE("no-record-sent", why=str(error)))) from None


def checked(record: GameRecord) -> GameRecord:
    """A record with a supported format, of whose players this request speaks by name; raises `BadRecord`."""
    if record.format != FORMAT:
        raise BadRecord(HOUSE("record-format", given=record.format[:SHOWN], known=FORMAT))
    call_players(player_names(record.seats, len(record.seats)))
    return record


async def left(request: Request) -> bool:
    """Whether the client has disconnected."""
    await request.body()  # what comes after it is that
    return await request.is_disconnected()
