"""Routes for continuing from the middle of a finished game: one played here, or a record from a file."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from parlour.kernel.game_record import GameRecord
from parlour.kernel.message import HOUSE
from parlour.play.errors import Declined
from parlour.play.resume_from import resume_from
from parlour.server.limits.client_address import client_address
from parlour.server.services import Services
from parlour.server.web.answers import answers
from parlour.server.web.game_info import find_playable
from parlour.server.web.parameters import TableId
from parlour.server.web.routes.replays import REPLAY_ENTRIES, checked, sent
from parlour.server.web.routes.tables import admit, laid, plans_of
from parlour.server.web.routing import Routes
from parlour.wire.http.requests import PlayOn, PlayOnRecord
from parlour.wire.http.responses import TableMade

routes = Routes("replays")


@routes.post(
    "/tables/{table}/play-on",
    answers(TableMade, 400, 404, 409, 413, 422, status=201),
    summary="Play on from a game",
)
async def play_on(services: Services, request: Request, table: TableId, body: PlayOn) -> Response:
    """Make a table that continues a finished game after some of its entries, with draws of its own."""
    async with services.hub.hold(table) as live:
        record = live.table.record()
    return await _table(services, request, record, body, table)


@routes.post(
    "/play-on",
    answers(TableMade, 400, 404, 409, 413, 422, status=201),
    summary="Play on from a record",
    sent=PlayOnRecord,
)
async def play_on_record(services: Services, request: Request) -> Response:
    """Make a table that continues a record from a file, whose entries up to that point are checked."""
    body = await sent(request, PlayOnRecord)
    return await _table(services, request, checked(body.record), body)


async def _table(
    services: Services, request: Request, record: GameRecord, body: PlayOn | PlayOnRecord, table: str = ""
) -> Response:
    """Make the table off the event loop, since every entry must be replayed."""
    plans = plans_of(body.seats)
    if len(record.entries) > REPLAY_ENTRIES:
        raise Declined("limit", HOUSE("play-on-long", most=REPLAY_ENTRIES, given=len(record.entries)))
    game = find_playable(record.game)
    services.hub.check_capacity()
    hub = services.hub
    with services.bot_tables.place(client_address(request.scope), plans) as placed:
        admit(services, request)
        account = services.admission.accounts.of(client_address(request.scope))
        async with services.admission.replays.place(account, len(record.entries)):
            new = await services.threads(
                resume_from,
                game,
                record,
                body.entries,
                plans,
                table=table,
                levels=hub.levels,
                patience=services.settings.patience_seconds,
                contributes=body.contributes,
                now=hub.now,
            )
        await hub.keep(new)
        placed(new.table.state.id)
    return laid(new)
