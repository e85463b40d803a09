"""Routes for the compiled rules of games, which browsers run."""

from __future__ import annotations

from typing import Annotated, Final
from urllib.parse import urlencode

import msgspec
from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from parlour.browser.manifest import MANIFESTS, variant_manifest
from parlour.display.phrases import Phrases, phrases_alone
from parlour.games import find
from parlour.kernel.errors import BadOption
from parlour.kernel.language import spoken
from parlour.kernel.message import HOUSE
from parlour.server.http.caching import cacheable
from parlour.server.routes.games import Options, variant_of
from parlour.server.schema.errors import HttpProblem, option_problem
from parlour.server.schema.game_info import find_playable
from parlour.server.schema.openapi import answers
from parlour.server.schema.requests import ID_LENGTH
from parlour.server.schema.responses import Problem, RulesModule
from parlour.server.services import AppServices, Slug

WASM: Final = "application/wasm"
NONE_YET: Final = {204: {"description": "There is none yet; ask again later, and the server until then"}}
NOT_KEPT: Final = {"cache-control": "no-store"}
NO_MODULE: Final = Problem("unknown", HOUSE("no-module"))

GameSlug = Annotated[str, Query(max_length=ID_LENGTH, description="The game's slug")]

router = APIRouter(tags=["games"])

_described = answers(RulesModule, 404, 409, 422)


@router.get(
    "/modules",
    summary="The rules of a game as WebAssembly",
    **{**_described, "responses": {**_described["responses"], **NONE_YET}},
)
async def rules_module(
    services: AppServices, request: Request, game: GameSlug, option: Options = None
) -> Response:
    """The address of a game's module, and what a caller must know to play it under these options.

    It is compiled on first request, after everything else; no content until then. Where there will never be
    one, the answer says why.
    """
    found = find_playable(game)
    variant = variant_of(found, option)
    module = await services.modules.of(found, services.threads)
    if module is None:
        if why := services.modules.never(found):
            answer = RulesModule("", {}, str(why))
            return Response(msgspec.json.encode(answer), headers=NOT_KEPT, media_type="application/json")
        return Response(status_code=204, headers=NOT_KEPT)
    try:
        manifest = msgspec.to_builtins(variant_manifest(variant, MANIFESTS.decode(module.manifest)))
    except BadOption as error:
        raise HttpProblem(409, option_problem(error, found)) from None
    address = f"/api/v1/modules/{module.name}?{urlencode({'game': found.slug})}"
    return cacheable(request, msgspec.json.encode(RulesModule(address, manifest)), "application/json")


@router.get("/games/{slug}/messages", summary="What a page alone says", **answers(Phrases, 404, 422))
async def messages_alone(request: Request, slug: Slug) -> Response:
    """What a page that plays a game by itself says besides its board's phrases: refusals, hints and odds."""
    found = phrases_alone(find(slug).package, spoken())
    return cacheable(request, msgspec.json.encode(found), "application/json")


_module = answers(None, 404, 422)


@router.get(
    "/modules/{name}",
    summary="A WebAssembly module",
    **{
        **_module,
        "responses": {**_module["responses"], 200: {"description": "The module", "content": {WASM: {}}}},
    },
)
async def module_file(services: AppServices, request: Request, name: Slug, game: GameSlug) -> Response:
    """The module with this hash, which may be cached forever."""
    module = await services.modules.of(find_playable(game), services.threads)
    if module is None or module.name != name:
        raise HttpProblem(404, NO_MODULE)
    return cacheable(request, module.wasm, WASM, name=name, forever=True, brotli=module.brotli)
