"""Routes for the compiled rules of games, which browsers run."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlencode

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from parlour.browser.manifest import manifest_of
from parlour.browser.modules import WasmModule
from parlour.browser.parts import Part
from parlour.display.phrases import Phrases, phrases_alone
from parlour.games import find
from parlour.kernel.errors import BadOption
from parlour.kernel.game import Game
from parlour.kernel.language import SOURCE, spoken
from parlour.kernel.message import HOUSE
from parlour.kernel.state import Variant
from parlour.server.services import Services
from parlour.server.web.answers import Answers, answers
from parlour.server.web.caching import cacheable
from parlour.server.web.errors import HttpProblem, option_problem
from parlour.server.web.game_info import find_playable
from parlour.server.web.parameters import GameSlug, Options, Slug
from parlour.server.web.routes.games import variant_of
from parlour.server.web.routing import Routes
from parlour.view.board_address import board_address
from parlour.wire.http.responses import Problem, RulesModules

WASM: Final = "application/wasm"
NO_MODULE: Final = Problem("unknown", HOUSE("no-module"))

routes = Routes("games")


@routes.get("/modules", answers(RulesModules, 404, 409, 422), summary="The rules of a game as WebAssembly")
async def rules_modules(
    services: Services, request: Request, game: GameSlug, option: Options = ()
) -> Response:
    """The addresses of a game's two modules, and what a caller must know to play it under these options.

    One module describes positions, one searches them. A module not compiled yet has an empty address, and is
    compiled sooner for having been asked for. For one that will never be there, the answer says why.
    """
    played = find_playable(game)
    variant = variant_of(played, option)
    modules = {part: await services.modules.of(played, part, services.threads) for part in Part}
    addresses = {part: module_address(played, module) if module else "" for part, module in modules.items()}
    try:
        manifest = msgspec.to_builtins(manifest_of(variant, addresses))
    except BadOption as error:
        raise HttpProblem(409, option_problem(error, played)) from None
    lacking = (part for part, module in modules.items() if module is None)
    never = {str(part): str(why) for part in lacking if (why := services.modules.never(played, part))}
    return cacheable(request, msgspec.json.encode(RulesModules(manifest, never)), "application/json")


def module_address(game: Game, module: WasmModule) -> str:
    """The permanent address of a module."""
    return f"/api/v1/modules/{module.name}?{urlencode({'game': game.slug})}"


def read_at_first(variant: Variant, language: str) -> list[str]:
    """The addresses from which a page in a language fetches a game's board, its manifest and its messages."""
    board = board_address(variant).into(language)
    query = board.partition("?")[2]
    manifest = query if language != SOURCE else f"{query}&language={SOURCE}"
    messages = f"/api/v1/games/{variant.game.slug}/messages?language={language}"
    return [board, f"/api/v1/modules?{manifest}", messages]


@routes.get("/games/{slug}/messages", answers(Phrases, 404, 422), summary="What a page alone says")
async def messages_alone(request: Request, slug: Slug) -> Response:
    """The messages of a page that plays without the server, besides the board's: refusals, hints and odds."""
    phrases = phrases_alone(find(slug).package, spoken())
    return cacheable(request, msgspec.json.encode(phrases), "application/json")


@routes.get(
    "/modules/{name}",
    Answers(media=WASM, about="The module", problems=(404, 422)),
    summary="A WebAssembly module",
)
async def module_file(services: Services, request: Request, name: Slug, game: GameSlug) -> Response:
    """The module with this hash, which may be cached forever."""
    playable = find_playable(game)
    for part in Part:
        module = await services.modules.of(playable, part, services.threads)
        if module is not None and module.name == name:
            return cacheable(request, module.wasm, WASM, name=name, forever=True, brotli=module.brotli)
    raise HttpProblem(404, NO_MODULE)
