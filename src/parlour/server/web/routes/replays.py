"""Routes for finished games: those played here, and records from files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType
from starlette.requests import Request
from starlette.responses import Response

from parlour.kernel.errors import BadRecord
from parlour.kernel.game_record import GameRecord, document_text, entries_in, of_today, schema
from parlour.kernel.language import call_players, naming_players
from parlour.kernel.message import HOUSE, to_json
from parlour.kernel.record_text import is_text, read_text, text_of, weight_of
from parlour.kernel.state import Variant
from parlour.play.errors import Declined
from parlour.play.seating import player_names
from parlour.server.limits.client_address import client_address
from parlour.server.services import Services
from parlour.server.web.answers import TEXT, Answers, Reply, answers
from parlour.server.web.caching import cacheable
from parlour.server.web.errors import HttpProblem
from parlour.server.web.game_info import find_playable
from parlour.server.web.parameters import TableId
from parlour.server.web.reading import Body, json_body
from parlour.server.web.routes.tables import watching
from parlour.server.web.routing import Routes
from parlour.view.ask import OpenSource, SeatSource, narrate, read_calls
from parlour.view.finished_game import of_record, of_table, retold
from parlour.wire.http.requests import RecordCalls
from parlour.wire.http.responses import FinishedGame, Problem
from parlour.wire.parts import NarratorAnswers, NarratorCall

REPLAY_ENTRIES: Final = 5000
"""The most entries of a record that is read."""
WRITTEN: Final = f"{TEXT}; charset=utf-8"
SCHEMA: Final = "application/schema+json"

Calls = Annotated[str, Meta(description="Questions with their numbers, such as `scene.12,changes.3.7`")]
Cut = Annotated[
    int | UnsetType, Meta(description="How often turns have been taken back; given, a spectator asks")
]

routes = Routes("replays")


@routes.get("/tables/{table}/replay", answers(FinishedGame, 404, 409, 422), summary="A finished game")
async def replay(services: Services, request: Request, table: TableId) -> Response:
    """The finished game of a table, for clients with its compiled rules (`GET /modules`) to step through."""
    async with services.hub.hold(table) as live:
        record = live.table.record()
        last = await live.snapshot(live.table.state.seats, log=False)
        with naming_players(live.player_names):
            text = to_json(of_table(record, last))
    return await services.threads(cacheable, request, text, "application/json")


@routes.get("/tables/{table}/told", answers(NarratorAnswers, 403, 404, 409, 422), summary="What a game tells")
async def told(
    services: Services, request: Request, table: TableId, calls: Calls, cut: Cut = UNSET
) -> Response:
    """Answer questions about a game, in numbers, for a page without its compiled rules.

    `NarratorCall` lists the questions that `calls` may ask. With `cut` they are about the game as spectators
    know it, whose entries are counted alone; without it, about all hands and entries, once the game is over.
    """
    questions = read_calls(calls)
    account = services.admission.accounts.of(client_address(request.scope))
    weight = sum(max(1, call.end - call.start) for call in questions)
    async with services.admission.replays.place(account, weight), services.hub.hold(table) as live:
        state = live.table.state
        if cut is UNSET:
            state.must_be_over()
            work = partial(narrate, OpenSource(state.frames), 0, questions)
        else:
            work = partial(narrate, SeatSource(live.table, live.pages.stream, watching(live)), cut, questions)
        numbers = NarratorAnswers(await live.compute(work))
    return await services.threads(cacheable, request, msgspec.json.encode(numbers), "application/json")


@routes.post(
    "/records",
    answers(FinishedGame, 400, 404, 409, 413, 422),
    summary="Read a record",
    sent=GameRecord,
)
async def read_record(services: Services, request: Request) -> Response:
    """Read a finished game from a record in a file: all of its claims are checked, and nothing is stored.

    The body is the record as JSON, or as text (`text/plain`), as `GET /tables/{table}/record` gives both.
    """
    return await _read(services, request, _finished, "application/json")


@routes.post(
    "/records/text",
    Answers(kind=str, media=TEXT, about="The record as text", problems=(400, 404, 409, 413, 422)),
    summary="Write a record as text",
    sent=GameRecord,
)
async def written_record(services: Services, request: Request) -> Response:
    """Write a record, sent in either form, as text for people, turn by turn in the game's notation."""
    return await _read(services, request, _written, WRITTEN)


@routes.get(
    "/records/schema",
    Answers(kind=dict[str, Any], media=SCHEMA, about="The schema"),
    summary="The JSON Schema of records",
)
async def record_schema(request: Request) -> Response:
    """The JSON Schema of records, by which other programs may check what they write."""
    return cacheable(request, msgspec.json.format(msgspec.json.encode(schema())), SCHEMA)


@routes.post(
    "/records/told",
    answers(NarratorAnswers, 400, 404, 409, 413, 422),
    summary="What a record tells",
    sent=RecordCalls,
)
async def record_told(services: Services, request: Request) -> Response:
    """Answer questions about a record, all hands open, in numbers, for a page without the compiled rules."""
    body = await sent(request, RecordCalls)
    record = checked(body.record)
    weight = _bounded(record) + sum(max(1, call.end - call.start) for call in body.calls)
    account = services.admission.accounts.of(client_address(request.scope))
    async with services.admission.replays.place(account, weight):
        if await left(request):
            return Response()  # nobody reads it
        return Reply(await services.threads(_told, record, body.calls))


def _told(record: GameRecord, calls: Sequence[NarratorCall]) -> NarratorAnswers:
    _, frames = retold(Variant.of(find_playable(record.game), **record.options), record)
    return NarratorAnswers(narrate(OpenSource(frames), 0, calls))


def _bounded(record: GameRecord) -> int:
    """How many entries are replayed for a record; raises `Declined` if they are too many."""
    weight = entries_in(record)
    if weight > REPLAY_ENTRIES:
        raise Declined("limit", HOUSE("replay-long", most=REPLAY_ENTRIES, given=weight))
    return weight


async def _read(
    services: Services, request: Request, answer: Callable[[GameRecord], bytes], media: str
) -> Response:
    """Read the record in a request, and send what `answer` makes of it, both off the event loop."""
    text = await _in_text(request)
    if text is None:
        record = checked(await sent(request, GameRecord))
        weight = _bounded(record)
        work = partial(answer, record)
    else:
        weight = min(weight_of(text), REPLAY_ENTRIES)
        work = partial(_answered, text, answer)
    account = services.admission.accounts.of(client_address(request.scope))
    async with services.admission.replays.place(account, weight):
        if await left(request):
            return Response()  # nobody reads it
        return await services.threads(cacheable, request, await services.threads(work), media)


async def _in_text(request: Request) -> str | None:
    """The body of a request if it is a record's text; None for anything else, which may be JSON."""
    try:
        text = document_text(await request.body())
        return text if is_text(text) else None
    except BadRecord:
        return None


def _answered(text: str, answer: Callable[[GameRecord], bytes]) -> bytes:
    return answer(read_text(text, find_playable, REPLAY_ENTRIES))


def _finished(record: GameRecord) -> bytes:
    variant = Variant.of(find_playable(record.game), **record.options)
    finished = of_record(variant, record)
    with naming_players(player_names(record.seats, variant.seats)):
        return to_json(finished)


def _written(record: GameRecord) -> bytes:
    return text_of(find_playable(record.game), record).encode()


async def sent(request: Request, kind: type[Body]) -> Body:
    """The body of a request that is or contains a record; raises `HttpProblem` if it cannot be read."""
    document = await json_body(request)
    try:
        return msgspec.convert(document, kind)
    except msgspec.ValidationError as error:
        raise HttpProblem(422, Problem("unreadable", HOUSE("no-record-sent", why=str(error)))) from None


def checked(record: GameRecord) -> GameRecord:
    """Convert a record to today's format, and name its players in this request; raises `BadRecord`."""
    call_players(player_names(record.seats, len(record.seats)))
    return of_today(record)


async def left(request: Request) -> bool:
    """Whether the client has disconnected."""
    await request.body()  # the message after the body says so
    return await request.is_disconnected()
