"""Routes beside tables: facts to look up, aids, what rooms come to, studies of finished games."""

from __future__ import annotations

from typing import Final

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from parlour.games import home_of
from parlour.kernel.errors import BadRecord
from parlour.kernel.game import Aid, Answer
from parlour.kernel.options import AIDS
from parlour.kernel.record import Record
from parlour.kernel.state import Variant
from parlour.kernel.study import NOWHERE
from parlour.play.errors import Declined
from parlour.play.table import Table
from parlour.presentation.sentences import options_in_words
from parlour.search.advice.table_aids import aids_of
from parlour.server.http.caching import cacheable
from parlour.server.http.client_address import client_address
from parlour.server.http.fair_queue import step_aside
from parlour.server.jobs.studies import Busy, names
from parlour.server.routes.games import Options, variant_of
from parlour.server.routes.replays import LONGEST, sent_record
from parlour.server.schema.documents import Problem
from parlour.server.schema.errors import BACK_SOON, RETRY, HttpProblem
from parlour.server.schema.extras import AidAnswer, AidInfo, Ask, Beside, Facts, FactTable, GameStudy, Gift
from parlour.server.schema.game_info import find_playable
from parlour.server.schema.openapi import Reply, answers, describes
from parlour.server.services import AppServices, Services, Slug, TableId

PATIENCE: Final = 4.0
"""Seconds that a request waits for a study before it says that there is none yet."""
NO_AID: Final = Problem("unknown", "This table has no such aid.")
TOO_MUCH_HELP: Final = "That was too much help at once; wait a moment."
NOT_SEATED: Final = Problem("not-seated", "This token holds no seat at this table.")

router = APIRouter(tags=["beside"])

# -- facts ---------------------------------------------------------------------------------------------------


@router.get("/games/{slug}/facts", summary="Facts to look up", **answers(Facts, 404, 409, 422))
async def facts(request: Request, slug: Slug, option: Options = None) -> Response:
    """Tables of facts about a game, if it has any, under the printed rules or the options given."""
    return _facts(request, variant_of(find_playable(slug), option))


@router.get("/tables/{table}/facts", summary="Facts for a table", **answers(Facts, 404, 422))
async def facts_of_table(services: AppServices, request: Request, table: TableId) -> Response:
    """The same under the options of a table."""
    async with services.hub.hold(table) as room:
        variant = room.table.variant
    return _facts(request, variant)


def _facts(request: Request, variant: Variant) -> Response:
    game = variant.game
    tables = [
        FactTable(one.title, one.about, list(one.columns), [list(row) for row in one.rows])
        for one in game.references(variant.options)
    ]
    found = Facts(game.slug, game.title, options_in_words(game, variant.options_text()), tables)
    return cacheable(request, msgspec.json.encode(found), "application/json")


# -- tables --------------------------------------------------------------------------------------------------


@router.get("/tables/{table}/beside", summary="What there is beside a table", **answers(Beside, 404, 422))
async def beside(services: AppServices, table: TableId) -> Response:
    """The aids its seats may ask, whether there are facts and a study, and what a room has come to."""
    async with services.hub.hold(table) as room:
        it = room.table
        game = it.game
        home = home_of(game.slug)
        found = Beside(
            aids=[AidInfo(aid.name, aid.label, aid.about) for aid in _aids(it)] if _helps(it) else [],
            facts=bool(game.references(it.variant.options)),
            study=home is None or game.study is not None,
            more_is_better=it.game.more_is_better,
            home=home[0].slug if home else "",
            gift=_gift(it),
        )
    return Reply(found)


def _aids(table: Table) -> tuple[Aid, ...]:
    """The questions of a table: its game's own in a room, else the general ones too."""
    return table.game.aids if home_of(table.game.slug) else aids_of(table.variant)


def _helps(table: Table) -> bool:
    """Whether the table was made with help while playing."""
    return bool(table.variant.options.get(AIDS, False))


def _gift(table: Table) -> Gift | None:
    """What a room has come to, once it is over."""
    home = home_of(table.game.slug)
    if home is None or table.phase != "over":
        return None
    game, room = home
    value = room.value(table.full(table.entries))
    return Gift(game.slug, game.title, room.option, value) if value else None


@router.post("/tables/{table}/ask", summary="Ask an aid", **answers(AidAnswer, 400, 403, 404, 409, 413, 422))
async def ask(services: AppServices, request: Request, table: TableId, asked: Ask) -> Response:
    """Have one of the table's aids answer from what the seat may know; only in turn."""
    async with services.hub.hold(table) as room:
        it = room.table
        seat = it.seat_of(asked.token)
        if seat is None:
            raise HttpProblem(403, NOT_SEATED)
        if not _helps(it):
            raise Declined("closed", "This table was made without help while playing.")
        aid = next((one for one in _aids(it) if one.name == asked.aid), None)
        if aid is None:
            raise HttpProblem(404, NO_AID)
        if seat not in it.due:
            raise Declined("not-your-turn", "Help is given in turn.")
        fields = it.view_record(seat, it.entries)
    address = client_address(request.scope)
    asker = services.askers.of(address)
    if not asker.take():
        raise HttpProblem(429, Problem("limit", TOO_MUCH_HELP), {RETRY: str(round(asker.wait) + 1)})
    if not services.asked.enter(address):
        raise HttpProblem(429, Problem("limit", TOO_MUCH_HELP), BACK_SOON)
    step_aside()
    try:
        answer: Answer = await services.threads(aid.answer, fields, seat)
    finally:
        services.asked.leave(address)
    async with services.hub.hold(table) as room:
        if room.table.seat_of(asked.token) != seat:
            raise HttpProblem(403, NOT_SEATED)
    return Reply(AidAnswer(answer.sentence, list(answer.actions), list(answer.rows)))


# -- studies -------------------------------------------------------------------------------------------------


@router.get("/tables/{table}/study", summary="Study a game", **answers(GameStudy, 404, 409, 422))
async def study(services: AppServices, request: Request, table: TableId) -> Response:
    """What the game says of itself once it is over. It may have to be asked for again until it is done."""
    async with services.hub.hold(table) as room:
        record = room.table.record()
    return await _studied(services, request, record)


@router.post(
    "/study",
    summary="Study a record",
    openapi_extra={"requestBody": describes(Record)},
    **answers(GameStudy, 400, 404, 409, 413, 422),
)
async def study_record(services: AppServices, request: Request) -> Response:
    """The same for a record from a file."""
    return await _studied(services, request, await sent_record(request))


async def _studied(services: Services, request: Request, record: Record) -> Response:
    game = find_playable(record.game)
    if len(record.entries) > LONGEST:
        raise Declined("limit", f"A study is of at most {LONGEST} entries, not {len(record.entries)}.")
    if not record.over:
        raise BadRecord("the game was not played to its end, so it cannot be studied")
    step_aside()
    try:
        found = await services.studies.of(record, PATIENCE, client_address(request.scope))
    except Busy as busy:
        problem = Problem("limit" if busy.yours else "closed", busy.sentence)
        raise HttpProblem(429 if busy.yours else 503, problem, {RETRY: str(busy.after)}) from None
    if found is None:
        seats = game.with_options(**record.options).seats
        found = GameStudy(False, game.slug, game.title, names(record, seats), "", [], [], [], [])
    return Reply(found)


assert NOWHERE == -1  # as `StudyFinding` says
