"""Routes for studies: what can be said about a finished game."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from parlour.kernel.errors import BadRecord
from parlour.kernel.game_record import GameRecord
from parlour.kernel.looking_back import LookedBack
from parlour.kernel.message import HOUSE
from parlour.kernel.state import Variant
from parlour.kernel.study import NOWHERE
from parlour.play.errors import Declined
from parlour.play.seating import player_names
from parlour.search.advice.game_study import JudgedTurn
from parlour.server.http.client_address import client_address
from parlour.server.http.fair_queue import step_aside
from parlour.server.jobs.studies import Busy, study_in_words
from parlour.server.routes.replays import REPLAY_ENTRIES, checked, sent, sent_record
from parlour.server.schema.errors import RETRY, HttpProblem
from parlour.server.schema.game_info import find_playable
from parlour.server.schema.openapi import Reply, answers, describes
from parlour.server.schema.responses import GameStudy, Problem
from parlour.server.services import AppServices, Services, TableId

PATIENCE: Final = 4.0
"""Seconds that a request waits for a study before it answers that there is none yet."""

router = APIRouter(tags=["study"])


class JudgedRecord(msgspec.Struct, forbid_unknown_fields=True):
    """A finished game, and what the client's own search has found out about it.

    That is its turns as judged, or, for a game whose manifest has a `look_back`, what it finds in hindsight.
    """

    record: GameRecord
    turns: Annotated[list[JudgedTurn], msgspec.Meta(max_length=REPLAY_ENTRIES)] = []
    found: LookedBack | None = None


@router.get("/tables/{table}/study", summary="Study a game", **answers(GameStudy, 404, 409, 422))
async def study(services: AppServices, request: Request, table: TableId) -> Response:
    """The study of a finished game. Ask again until it is done."""
    async with services.hub.hold(table) as room:
        record = room.table.record()
    return await _studied(services, request, record)


@router.post(
    "/study",
    summary="Study a record",
    openapi_extra={"requestBody": describes(GameRecord)},
    **answers(GameStudy, 400, 404, 409, 413, 422),
)
async def study_record(services: AppServices, request: Request) -> Response:
    """The same for a record from a file."""
    return await _studied(services, request, await sent_record(request))


@router.post(
    "/study/judged",
    summary="Put a study into words",
    openapi_extra={"requestBody": describes(JudgedRecord)},
    **answers(GameStudy, 400, 404, 409, 413, 422),
)
async def judged_record(services: AppServices, request: Request) -> Response:
    """The same where the client's own search has found it; its ways are checked, its bounds not believed."""
    asked = await sent(request, JudgedRecord)
    record = _finished(checked(asked.record))
    account = services.admission.accounts.of(client_address(request.scope))
    async with services.admission.replays.place(account, len(record.entries)):
        return Reply(await services.threads(study_in_words, record, asked.turns, asked.found))


def _finished(record: GameRecord) -> GameRecord:
    """A record that may be studied; raises `Declined` or `BadRecord`."""
    if len(record.entries) > REPLAY_ENTRIES:
        raise Declined("limit", HOUSE("study-long", most=REPLAY_ENTRIES, given=len(record.entries)))
    if not record.over:
        raise BadRecord(HOUSE("study-unfinished"))
    return record


async def _studied(services: Services, request: Request, record: GameRecord) -> Response:
    game = find_playable(record.game)
    record = _finished(record)
    step_aside()
    try:
        found = await services.studies.of(record, PATIENCE, client_address(request.scope))
    except Busy as busy:
        problem = Problem("limit" if busy.yours else "closed", busy.sentence)
        raise HttpProblem(429 if busy.yours else 503, problem, {RETRY: str(busy.after)}) from None
    if found is None:
        seats = Variant.of(game, **record.options).seats
        found = GameStudy(False, game.slug, game.title, player_names(record.seats, seats), "", [], [], [], [])
    return Reply(found)


assert NOWHERE == -1  # as `StudyFinding` says
