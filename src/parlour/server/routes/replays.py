"""Routes for stepping through finished games: those played here, and records from files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, TypeVar

import msgspec
from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from parlour.kernel.errors import BadRecord
from parlour.kernel.game_record import FORMAT, SHOWN, GameRecord, json_text
from parlour.kernel.language import call_players, naming, spoken
from parlour.kernel.message import HOUSE
from parlour.kernel.state import Variant
from parlour.play.errors import Declined
from parlour.play.seating import player_names
from parlour.presentation.replay import Replay
from parlour.server.http.caching import cacheable
from parlour.server.http.client_address import client_address
from parlour.server.jobs.replays import ReplayRequest
from parlour.server.schema.errors import HttpProblem, no_json
from parlour.server.schema.game_info import find_playable
from parlour.server.schema.openapi import answers, describes
from parlour.server.schema.requests import MOST_SEATS
from parlour.server.schema.responses import Problem
from parlour.server.services import AppServices, Services, TableId

REPLAY_ENTRIES: Final = 5000
"""The most entries of a record that may be replayed."""
Sent = TypeVar("Sent")

router = APIRouter(tags=["replays"])

SeatQuery = Annotated[
    int | None, Query(ge=0, lt=MOST_SEATS, description="Whose side of the table; without it, nobody's")
]


@router.get("/tables/{table}/replay", summary="Step through a game", **answers(Replay, 403, 404, 409, 422))
async def replay(services: AppServices, request: Request, table: TableId, seat: SeatQuery = None) -> Response:
    """A finished game of a table: a snapshot before its first entry and an update for each turn."""
    async with services.hub.hold(table) as live:
        record = live.table.record()
        bots = [chair.level if chair.kind == "bot" else "" for chair in live.table.state.chairs]
    return await answer(services, request, record, seat, bots=bots)


@router.post(
    "/replay",
    summary="Step through a record",
    openapi_extra={"requestBody": describes(GameRecord)},
    **answers(Replay, 400, 403, 404, 409, 413, 422),
)
async def replay_record(services: AppServices, request: Request, seat: SeatQuery = None) -> Response:
    """The same for a record from a file; all of its claims are checked."""
    return await answer(services, request, await sent_record(request), seat, foreign=True)


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


async def answer(
    services: Services,
    request: Request,
    record: GameRecord,
    seat: int | None,
    *,
    foreign: bool = False,
    bots: Sequence[str] = (),
) -> Response:
    """The replay of a record; raises `BadRecord` if it does not replay or makes a false claim."""
    if len(record.entries) > REPLAY_ENTRIES:
        raise Declined("limit", HOUSE("replay-long", most=REPLAY_ENTRIES, given=len(record.entries)))
    variant = Variant.of(find_playable(record.game), **record.options)
    if seat is not None and seat >= variant.seats:
        raise Declined("not-seated", HOUSE("no-seat", seat=seat, last=variant.seats - 1))
    account = services.admission.accounts.of(client_address(request.scope))
    async with services.admission.replays.place(account, len(record.entries)):
        if await left(request):
            return Response()  # nobody reads it
        compiled = variant.game.running is not variant.game.rules
        asked = ReplayRequest(record, seat, foreign, spoken(), naming(), compiled, list(bots))
        found = await services.replayers(asked)
        return await services.threads(cacheable, request, found, "application/json")
