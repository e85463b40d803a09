"""Routes for tables of facts about a game or a table."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from parlour.kernel.message import to_json
from parlour.kernel.state import Variant
from parlour.presentation.sentences import options_in_words
from parlour.server.http.caching import cacheable
from parlour.server.routes.games import Options, variant_of
from parlour.server.schema.game_info import find_playable
from parlour.server.schema.openapi import answers
from parlour.server.schema.responses import Facts, FactTable
from parlour.server.services import AppServices, Slug, TableId

router = APIRouter(tags=["reference"])


@router.get("/games/{slug}/facts", summary="Facts to look up", **answers(Facts, 404, 409, 422))
async def facts(request: Request, slug: Slug, option: Options = None) -> Response:
    """Tables of facts about a game, if it has any, under the default options or those given."""
    return _facts(request, variant_of(find_playable(slug), option))


@router.get("/tables/{table}/facts", summary="Facts for a table", **answers(Facts, 404, 422))
async def facts_of_table(services: AppServices, request: Request, table: TableId) -> Response:
    """The same under the options of a table."""
    async with services.hub.hold(table) as room:
        variant = room.table.state.variant
    return _facts(request, variant)


def _facts(request: Request, variant: Variant) -> Response:
    game = variant.game
    tables = [
        FactTable(one.title, one.about, list(one.columns), [list(row) for row in one.rows])
        for one in game.references(variant.options)
    ]
    found = Facts(game.slug, game.title, options_in_words(game, variant.options_text()), tables)
    return cacheable(request, to_json(found), "application/json")
