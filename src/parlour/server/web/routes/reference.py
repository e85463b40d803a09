"""Routes for facts, rules and aids of a game or a table."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from parlour.display.game_words import options_in_words
from parlour.games import home_of
from parlour.kernel.message import to_json
from parlour.kernel.puzzle import puzzles_of
from parlour.kernel.state import Variant
from parlour.play.table import Table
from parlour.server.services import Services
from parlour.server.web.answers import Reply, answers
from parlour.server.web.caching import cacheable
from parlour.server.web.game_info import find_playable, offered
from parlour.server.web.parameters import Options, Slug, TableId
from parlour.server.web.routes.games import variant_of
from parlour.server.web.routes.rules_page import rules_page
from parlour.server.web.routing import Routes
from parlour.wire.http.responses import Facts, FactTable, Gift, Rules, TableExtras

routes = Routes("reference")


@routes.get("/games/{slug}/facts", answers(Facts, 404, 409, 422), summary="Facts to look up")
async def facts(request: Request, slug: Slug, option: Options = ()) -> Response:
    """Tables of facts about a game, if it has any, under the default options or those given."""
    return _facts(request, variant_of(find_playable(slug), option))


@routes.get("/tables/{table}/facts", answers(Facts, 404, 422), summary="Facts for a table")
async def facts_of_table(services: Services, request: Request, table: TableId) -> Response:
    """Tables of facts about the game of a table, under its options."""
    async with services.hub.hold(table) as live:
        variant = live.table.state.variant
    return _facts(request, variant)


def _facts(request: Request, variant: Variant) -> Response:
    game = variant.game
    tables = [
        FactTable(table.title, table.about, list(table.columns), [list(row) for row in table.rows])
        for table in game.references(variant.options)
    ]
    facts = Facts(game.slug, game.title, options_in_words(game, variant.options_text()), tables)
    return cacheable(request, to_json(facts), "application/json")


@routes.get("/tables/{table}/rules", answers(Rules, 404, 422), summary="The rules of a table")
async def table_rules(services: Services, table: TableId) -> Response:
    """The rules of a table's game; passages that do not apply under its options are folded."""
    async with services.hub.hold(table) as live:
        variant = live.table.state.variant
    return Reply(await services.threads(rules_page, variant.game.slug, variant.options_text()))


@routes.get("/tables/{table}/beside", answers(TableExtras, 404, 422), summary="What there is beside a table")
async def extras(services: Services, table: TableId) -> Response:
    """The aids of a table, whether it has facts, puzzles, a lesson and a study, and the result of a room."""
    async with services.hub.hold(table) as live:
        state = live.table.state
        game = state.game
        home = home_of(game.slug)
        beside = TableExtras(
            aids=offered(state.variant),
            facts=bool(game.references(state.variant.options)),
            lesson=game.lesson is not None,
            puzzles=bool(puzzles_of(game)),
            study=home is None or game.hindsight is not None,
            home=home[0].slug if home else "",
            gift=_gift(live.table),
        )
    return Reply(beside)


def _gift(table: Table) -> Gift | None:
    """The result of a room for the game that it belongs to, once it is over; else None."""
    home = home_of(table.state.game.slug)
    if home is None or table.state.phase != "over" or table.state.sealed:
        return None
    game, room = home
    value = room.value(table.full(table.state.entries))
    return Gift(game.slug, game.title, room.option, value) if value else None
