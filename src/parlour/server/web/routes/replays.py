"""Routes for finished games: those played here, and records from files."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeVar

import msgspec
from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from parlour.kernel.errors import BadRecord
from parlour.kernel.game_record import FORMAT, SHOWN, GameRecord, json_text
from parlour.kernel.language import call_players, naming_players
from parlour.kernel.message import HOUSE, to_json
from parlour.kernel.state import Variant
from parlour.play.errors import Declined
from parlour.play.seating import player_names
from parlour.server.limits.client_address import client_address
from parlour.server.schema.responses import Problem
from parlour.server.services import AppServices, TableId
from parlour.server.web.caching import cacheable
from parlour.server.web.errors import HttpProblem, no_json
from parlour.server.web.game_info import find_playable
from parlour.server.web.openapi import answers, describes
from parlour.view.ask import OpenSource, read_calls
from parlour.view.ask import answers as narrate
from parlour.view.finished_game import FinishedGame, of_record, of_table
from parlour.wire.parts import NarratorAnswers

REPLAY_ENTRIES: Final = 5000
"""The most entries of a record that is read."""
Sent = TypeVar("Sent")

router = APIRouter(tags=["replays"])


@router.get("/tables/{table}/replay", summary="A finished game", **answers(FinishedGame, 404, 409, 422))
async def replay(services: AppServices, request: Request, table: TableId) -> Response:
    """A finished game of a table, to be stepped through by whoever has its rules (`GET /modules`)."""
    async with services.hub.hold(table) as live:
        record = live.table.record()
        last = await live.snapshot(live.table.state.seats)
        with naming_players(live.player_names):
            found = to_json(of_table(record, last))
    return await services.threads(cacheable, request, found, "application/json")


@router.get(
    "/tables/{table}/told", summary="What a finished game tells", **answers(NarratorAnswers, 404, 409, 422)
)
async def told(
    services: AppServices, request: Request, table: TableId, calls: Annotated[str, Query()]
) -> Response:
    """A finished game in numbers, all hands open, for a page without its compiled rules.

    `calls` are questions with their numbers, such as `scene.12,changes.3.7`; `NarratorCall` lists them.
    """
    asked = read_calls(calls)
    account = services.admission.accounts.of(client_address(request.scope))
    weight = sum(max(1, each.end - each.start) for each in asked)
    async with services.admission.replays.place(account, weight), services.hub.hold(table) as live:
        source = OpenSource(live.table)
        found = NarratorAnswers(await live.worked_out(narrate, source, 0, asked))
    return await services.threads(cacheable, request, msgspec.json.encode(found), "application/json")


@router.post(
    "/records",
    summary="Read a record",
    openapi_extra={"requestBody": describes(GameRecord)},
    **answers(FinishedGame, 400, 404, 409, 413, 422),
)
async def read_record(services: AppServices, request: Request) -> Response:
    """The same for a record from a file: all of its claims are checked, and nothing is kept."""
    record = await sent_record(request)
    if len(record.entries) > REPLAY_ENTRIES:
        raise Declined("limit", HOUSE("replay-long", most=REPLAY_ENTRIES, given=len(record.entries)))
    variant = Variant.of(find_playable(record.game), **record.options)
    account = services.admission.accounts.of(client_address(request.scope))
    async with services.admission.replays.place(account, len(record.entries)):
        if await left(request):
            return Response()  # nobody reads it
        found = await services.threads(of_record, variant, record)
        with naming_players(player_names(record.seats, variant.seats)):
            text = to_json(found)
        return await services.threads(cacheable, request, text, "application/json")


async def sent_record(request: Request) -> GameRecord:
    """The record in the body of a request; raises `Refusal` or `BadRecord`."""
    return checked(await sent(request, GameRecord))


async def sent(request: Request, kind: type[Sent]) -> Sent:
    """The body of a request that is or contains a record; raises `Refusal` if it cannot be read."""
    body = await request.body()
    try:
        return msgspec.convert(whole(msgspec.json.decode(json_text(body))), kind)
    except msgspec.ValidationError as error:
        raise HttpProblem(422, Problem("unreadable", HOUSE("no-record-sent", why=str(error)))) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise HttpProblem(400, no_json(error)) from None


def checked(record: GameRecord) -> GameRecord:
    """A record with a supported format, of whose players this request speaks by name; raises `BadRecord`."""
    if record.format != FORMAT:
        raise BadRecord(HOUSE("record-format", given=record.format[:SHOWN], known=FORMAT))
    call_players(player_names(record.seats, len(record.seats)))
    return record


def whole(node: Any) -> Any:
    """A document with whole floats as integers: JSON Schema calls 2.0 an integer.

    >>> whole({"entries": [[0.0, 7]], "returns": [0.5]})
    {'entries': [[0, 7]], 'returns': [0.5]}
    """
    if isinstance(node, float) and node.is_integer():
        return int(node)
    if isinstance(node, list):
        return [whole(one) for one in node]
    if isinstance(node, dict):
        return {key: whole(value) for key, value in node.items()}
    return node


async def left(request: Request) -> bool:
    """Whether the client has disconnected."""
    await request.body()  # what comes after it is that
    return await request.is_disconnected()
