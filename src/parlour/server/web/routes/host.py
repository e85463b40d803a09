"""Routes for the host of the server, with the host's key: overview, closing, deleting, announcing."""

from __future__ import annotations

from collections.abc import Callable
from hmac import compare_digest
from typing import Annotated, Final, get_args

import msgspec
from msgspec import Meta
from starlette.responses import Response

from parlour import __version__
from parlour.kernel.actors import NOBODY
from parlour.kernel.errors import BadRecord
from parlour.kernel.message import HOUSE
from parlour.play.events import Event
from parlour.play.names import one_line
from parlour.play.resume import resume_table
from parlour.play.table import Table
from parlour.play.types import Phase
from parlour.server.logs import log
from parlour.server.services import Services
from parlour.server.storage.store import LostRace
from parlour.server.tables.listing import list_entry, own_table
from parlour.server.web.answers import Reply, answers
from parlour.server.web.errors import HttpProblem
from parlour.server.web.parameters import TableId
from parlour.server.web.routes.tables import Authorization, secret_of
from parlour.server.web.routing import Routes
from parlour.wire.http.requests import Announcement, ChatSwitch, Restored, SeatGiven
from parlour.wire.http.responses import HostedSite, OpenTables, Problem, SiteFacts, Stored

MOST_FOUND: Final = 100
LONGEST_ANNOUNCEMENT: Final = 300
"""The most characters of an announcement."""
NO_KEY: Final = Problem("no-host-key", HOUSE("no-host-key"))
NOT_HOST: Final = Problem("not-host", HOUSE("not-host"))

Text = Annotated[str, Meta(max_length=64, description="A table's id or invite code, or part of a name")]

routes = Routes("host", prefix="/api/v1/host")


def check_key(services: Services, authorization: str) -> None:
    """Check the host's key; raises `HttpProblem` with 404 if the server has none, with 403 if it is wrong."""
    key = services.settings.admin_key
    if not key:
        raise HttpProblem(404, NO_KEY)
    if not compare_digest(secret_of(authorization).encode(), key.encode()):
        raise HttpProblem(403, NOT_HOST)


@routes.get("/facts", answers(SiteFacts), summary="What the host says of the site")
async def facts(services: Services) -> Response:
    """For how long tables are stored, and the host's contact; needs no key."""
    return Reply(SiteFacts(services.settings.purge_days, services.settings.contact))


@routes.get("", answers(HostedSite, 403, 404, 422), summary="What there is on the site")
async def site(services: Services, authorization: Authorization = "") -> Response:
    """How many tables and connections there are, and what the host has set."""
    check_key(services, authorization)
    notes, phases = services.hub.site, await services.store.phases()
    return Reply(
        HostedSite(
            version=__version__,
            tables={phase: phases.get(phase, 0) for phase in get_args(Phase)},
            live=len(services.hub.live_tables),
            sockets=services.sockets.count,
            purge_days=services.settings.purge_days,
            announcement=notes.announcement,
            chat=notes.chat,
        )
    )


@routes.get("/tables", answers(OpenTables, 403, 404, 422), summary="Find tables")
async def tables(services: Services, text: Text = "", authorization: Authorization = "") -> Response:
    """The newest tables, or those with `text` as id or invite code, or in the name of a player."""
    check_key(services, authorization)
    summaries = await services.store.find_tables(text.strip(), MOST_FOUND)
    shown = [own_table(summary, NOBODY)[0] for summary in summaries]
    return Reply(OpenTables([list_entry(summary, services.hub.find) for summary in shown]))


@routes.post("/tables", answers(Stored, 400, 403, 404, 409, 413, 422), summary="Restore a table")
async def restore(services: Services, body: Restored, authorization: Authorization = "") -> Response:
    """Restore a deleted table from its events in a backup."""
    check_key(services, authorization)
    events = [Event.from_json(event.n, event.at, event.what) for event in body.events]
    if not events:
        raise BadRecord(HOUSE("no-table"))
    table = await services.threads(resume_table, events, services.hub.find, services.hub.now)
    try:
        await services.hub.restore(table)
    except LostRace:
        raise HttpProblem(409, Problem("closed", HOUSE("table-exists"))) from None
    log().info("table restored by the host", table=table.state.id)
    return Reply(Stored())


@routes.post("/tables/{table}/close", answers(Stored, 403, 404, 422), summary="Close a table")
async def close(services: Services, table: TableId, authorization: Authorization = "") -> Response:
    """End the game of a table, unfinished; its moves stay stored."""
    return await _changed(services, authorization, table, lambda t: t.propose_close())


@routes.post(
    "/tables/{table}/chat", answers(Stored, 400, 403, 404, 413, 422), summary="Switch a table's chat"
)
async def table_chat(
    services: Services, table: TableId, body: ChatSwitch, authorization: Authorization = ""
) -> Response:
    """End the chat at a table, or allow it again."""
    return await _changed(services, authorization, table, lambda t: t.propose_chat_switch(on=body.on))


@routes.post(
    "/tables/{table}/give-seat", answers(Stored, 400, 403, 404, 409, 413, 422), summary="Give a seat back"
)
async def give_seat(
    services: Services, table: TableId, body: SeatGiven, authorization: Authorization = ""
) -> Response:
    """Agree to give a lost seat to the person who asks for it, where nobody else at the table is a person.

    The seat is theirs unless the holder of its previous token refuses in time.
    """
    return await _changed(services, authorization, table, lambda t: t.propose_give_seat(body.code))


@routes.post(
    "/tables/{table}/refuse-seat", answers(Stored, 403, 404, 409, 422), summary="Refuse to give a seat back"
)
async def refuse_seat(services: Services, table: TableId, authorization: Authorization = "") -> Response:
    """Refuse to give a lost seat to the person who asks for it, where nobody else at the table is a person.

    It can be asked for again after the time in which the holder of its previous token could have refused.
    """
    return await _changed(services, authorization, table, lambda t: t.propose_answer(NOBODY, yes=False))


@routes.post("/tables/{table}/delete", answers(Stored, 403, 404, 422), summary="Delete a table")
async def delete(services: Services, table: TableId, authorization: Authorization = "") -> Response:
    """Delete everything stored of a table or, for a board, of its event. Only a backup brings it back."""
    check_key(services, authorization)
    await services.hub.delete(table)
    log().info("table deleted by the host", table=table)
    return Reply(Stored())


@routes.post("/chat", answers(Stored, 400, 403, 404, 413, 422), summary="Switch all chat")
async def chat(services: Services, body: ChatSwitch, authorization: Authorization = "") -> Response:
    """End the chat at all tables, or allow it again."""
    check_key(services, authorization)
    await services.hub.set_site_notes(msgspec.structs.replace(services.hub.site, chat=body.on))
    return Reply(Stored())


@routes.post("/announcement", answers(Stored, 400, 403, 404, 409, 413, 422), summary="Announce something")
async def announce(services: Services, body: Announcement, authorization: Authorization = "") -> Response:
    """Show everybody a sentence, at tables and on the home page, until it is replaced, or emptied."""
    check_key(services, authorization)
    text = one_line(body.text)
    if len(text) > LONGEST_ANNOUNCEMENT:
        raise HttpProblem(409, Problem("limit", HOUSE("announcement-long", most=LONGEST_ANNOUNCEMENT)))
    await services.hub.set_site_notes(msgspec.structs.replace(services.hub.site, announcement=text))
    return Reply(Stored())


async def _changed(
    services: Services, authorization: str, table: str, propose: Callable[[Table], list[Event]]
) -> Response:
    check_key(services, authorization)
    await services.hub.change(table, propose)
    return Reply(Stored())
