"""Routes for help at a table: what it offers besides play, and questions that a seat may ask in turn."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from parlour.games import home_of
from parlour.kernel.errors import NotAllowed
from parlour.kernel.game import Advice
from parlour.kernel.language import naming_players
from parlour.kernel.message import HOUSE, to_json
from parlour.kernel.options import AIDS
from parlour.kernel.puzzle import puzzles_of
from parlour.play.errors import Declined
from parlour.play.table import Table
from parlour.server.bots.process import aids, offered, shown
from parlour.server.http.client_address import client_address
from parlour.server.http.fair_queue import step_aside
from parlour.server.routes.rules_page import rules_page
from parlour.server.schema.errors import NOT_SEATED, RETRY, RETRY_SOON, HttpProblem
from parlour.server.schema.openapi import Reply, answers
from parlour.server.schema.requests import Ask, FoundAdvice
from parlour.server.schema.responses import AidAnswer, Gift, Problem, Rules, TableExtras
from parlour.server.services import AppServices, TableId

NO_AID: Final = Problem("unknown", HOUSE("no-aid"))
TOO_MUCH_HELP: Final = HOUSE("too-much-help")

router = APIRouter(tags=["help"])


@router.get(
    "/tables/{table}/beside", summary="What there is beside a table", **answers(TableExtras, 404, 422)
)
async def extras(services: AppServices, table: TableId) -> Response:
    """The aids its seats may ask, whether there are facts and a study, and a room's result."""
    async with services.hub.hold(table) as room:
        it = room.table
        game = it.state.game
        home = home_of(game.slug)
        found = TableExtras(
            aids=offered(it.state.variant),
            facts=bool(game.references(it.state.variant.options)),
            lesson=game.lesson is not None,
            puzzles=bool(puzzles_of(game)),
            study=home is None or game.study is not None,
            home=home[0].slug if home else "",
            gift=_gift(it),
        )
    return Reply(found)


@router.get("/tables/{table}/rules", summary="The rules of a table", **answers(Rules, 404, 422))
async def table_rules(services: AppServices, table: TableId) -> Response:
    """The rules of its game, with what does not hold under its options folded."""
    async with services.hub.hold(table) as room:
        variant = room.table.state.variant
    return Reply(await services.threads(rules_page, variant.game.slug, variant.options_text()))


def _advice(found: FoundAdvice) -> Advice:
    return Advice(tuple(found.run), found.value, tuple(found.other), found.other_value)


def _helps(table: Table) -> bool:
    """Whether the table allows help during play."""
    return bool(table.state.variant.options.get(AIDS, False))


def _gift(table: Table) -> Gift | None:
    """A room's result, once it is over."""
    home = home_of(table.state.game.slug)
    if home is None or table.state.phase != "over":
        return None
    game, room = home
    value = room.value(table.full(table.state.entries))
    return Gift(game.slug, game.title, room.option, value) if value else None


@router.post("/tables/{table}/ask", summary="Ask an aid", **answers(AidAnswer, 400, 403, 404, 409, 413, 422))
async def ask(services: AppServices, request: Request, table: TableId, asked: Ask) -> Response:
    """Ask one of the table's aids, which answers from what the seat may know; only in turn."""
    async with services.hub.hold(table) as room:
        it = room.table
        seat = it.state.seat_of(asked.token)
        if seat is None:
            raise HttpProblem(403, NOT_SEATED)
        if not _helps(it):
            raise Declined("closed", HOUSE("help-closed"))
        aid = next((one for one in aids(it.state.variant) if one.name == asked.aid), None)
        if aid is None:
            raise HttpProblem(404, NO_AID)
        if seat not in it.state.due:
            raise Declined("not-your-turn", HOUSE("help-in-turn"))
        view = it.view(seat)
    address = client_address(request.scope)
    asker = services.askers.of(address)
    if not asker.take():
        raise HttpProblem(429, Problem("limit", TOO_MUCH_HELP), {RETRY: str(round(asker.wait) + 1)})
    if not services.asked.enter(address):
        raise HttpProblem(429, Problem("limit", TOO_MUCH_HELP), RETRY_SOON)
    step_aside()
    try:
        with naming_players(room.player_names):
            if asked.found is not None and aid.word is not None:
                worded = await services.threads(aid.word, view.fields, seat, _advice(asked.found))
                answer = to_json(shown(worded))
            else:
                answer = await services.thinkers.ask(view, aid.name)
    except NotAllowed as error:
        raise Declined("rule", error.message, rule=error.rule) from None
    finally:
        services.asked.leave(address)
    async with services.hub.hold(table) as room:
        if room.table.state.seat_of(asked.token) != seat:
            raise HttpProblem(403, NOT_SEATED)
    return Response(answer, media_type=Reply.media_type)
