"""Routes for continuing from the middle of a finished game: one played here, or a record from a file."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from parlour.kernel.game_record import MOST_ENTRIES, GameRecord
from parlour.kernel.message import HOUSE
from parlour.play.errors import Declined
from parlour.play.resume_from import resume_from
from parlour.play.types import PlanKind
from parlour.server.limits.client_address import client_address
from parlour.server.schema.requests import ID_LENGTH, MOST_SEATS, NAME_LENGTH, PlayOn
from parlour.server.schema.responses import TableMade
from parlour.server.services import AppServices, Services, TableId
from parlour.server.web.game_info import find_playable
from parlour.server.web.openapi import answers, describes
from parlour.server.web.routes.replays import REPLAY_ENTRIES, checked, sent
from parlour.server.web.routes.tables import admit, laid, plans_of

router = APIRouter(tags=["replays"])


class PlanSent(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to take a seat, as `SeatPlan` says."""

    kind: PlanKind
    name: Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)] = ""
    level: Annotated[str, msgspec.Meta(max_length=ID_LENGTH)] = ""


class PlayOnRecord(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made that continues a record after some of its entries."""

    record: GameRecord
    entries: Annotated[int, msgspec.Meta(ge=0, le=MOST_ENTRIES)]
    seats: Annotated[list[PlanSent], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    contributes: bool = False


@router.post(
    "/tables/{table}/play-on",
    summary="Play on from a game",
    **answers(TableMade, 400, 404, 409, 413, 422, status=201),
)
async def play_on(services: AppServices, request: Request, table: TableId, asked: PlayOn) -> Response:
    """A new table that continues a finished game after some of its entries, with its own draws."""
    async with services.hub.hold(table) as live:
        record = live.table.record()
    return await _table(services, request, record, asked, table)


@router.post(
    "/play-on",
    summary="Play on from a record",
    openapi_extra={"requestBody": describes(PlayOnRecord)},
    **answers(TableMade, 400, 404, 409, 413, 422, status=201),
)
async def play_on_record(services: AppServices, request: Request) -> Response:
    """The same for a record from a file, whose entries up to that point are checked."""
    asked = await sent(request, PlayOnRecord)
    return await _table(services, request, checked(asked.record), asked)


async def _table(
    services: Services, request: Request, record: GameRecord, asked: PlayOn | PlayOnRecord, table: str = ""
) -> Response:
    """Make the table off the event loop, since every entry must be replayed."""
    plans = plans_of(asked.seats)
    if len(record.entries) > REPLAY_ENTRIES:
        raise Declined("limit", HOUSE("play-on-long", most=REPLAY_ENTRIES, given=len(record.entries)))
    game = find_playable(record.game)
    services.hub.check_capacity()
    hub = services.hub
    with services.bot_tables.place(client_address(request.scope), plans) as placed:
        admit(services, request)
        account = services.admission.accounts.of(client_address(request.scope))
        async with services.admission.replays.place(account, len(record.entries)):
            made = await services.threads(
                resume_from,
                game,
                record,
                asked.entries,
                plans,
                table=table,
                levels=hub.levels,
                patience=services.settings.patience_seconds,
                contributes=asked.contributes,
                now=hub.now,
            )
        await hub.keep(made)
        placed(made.table.state.id)
    return laid(made)
