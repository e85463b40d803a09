"""Routes about games: what there is to play, how it looks, its rules."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from parlour.display.board import Board
from parlour.games import find
from parlour.kernel.chance import Seeded
from parlour.kernel.errors import BadOption
from parlour.kernel.game import Game
from parlour.kernel.message import to_json
from parlour.kernel.state import Variant
from parlour.server.services import Services
from parlour.server.web.answers import SVG, SVG_ALONE, Reply, answers, drawing
from parlour.server.web.caching import cacheable
from parlour.server.web.errors import HttpProblem, option_problem
from parlour.server.web.game_info import find_playable, game_info, level_infos, offered, picture, playable
from parlour.server.web.parameters import Dark, GameSlug, Options, Slug
from parlour.server.web.routes.rules_page import rules_page
from parlour.server.web.routing import Routes
from parlour.view.board_address import board_address
from parlour.wire.http.responses import GameInfo, LevelInfo, LocalTable, Rules

routes = Routes("games")


@routes.get("/games", answers(list[GameInfo]), summary="All games")
async def games(services: Services) -> Response:
    """Every game, with all of its options."""
    return await services.threads(lambda: Reply([game_info(game) for game in playable()]))


@routes.get("/levels", answers(list[LevelInfo]), summary="Levels of bots")
async def levels() -> Response:
    """The levels of the server's bots, from weak to strong."""
    return Reply(level_infos())


@routes.get("/games/{slug}/picture.svg", drawing(404, 422), summary="A picture of a game")
async def game_picture(
    services: Services,
    request: Request,
    slug: Slug,
    dark: Dark = 0,
) -> Response:
    """A drawing of a game under way, light or dark."""
    drawn = await services.threads(picture, find(slug).slug, "dark" if dark else "light")
    return cacheable(request, drawn, SVG, SVG_ALONE)


@routes.get("/games/{slug}/rules", answers(Rules, 404, 422), summary="The rules of a game")
async def game_rules(services: Services, request: Request, slug: Slug) -> Response:
    """The rules as HTML with drawings, and their table of contents."""
    page = await services.threads(rules_page, find(slug).slug)
    return cacheable(request, to_json(page), "application/json")


@routes.get("/games/{slug}/local", answers(LocalTable, 404, 409, 422), summary="A game for one device")
async def local_table(services: Services, slug: Slug, option: Options = ()) -> Response:
    """What a page needs to play a game without the server; options drawn at the start are drawn now."""
    variant = variant_of(find_playable(slug), option).settled(Seeded())
    await services.boards.of(variant)  # its address needs it
    game = variant.game
    return Reply(
        LocalTable(
            game=game.slug,
            title=game.title,
            board=board_address(variant),
            draws_starter=game.draws_starter,
            aids=offered(variant),
        ),
        headers={"cache-control": "no-store"},
    )


@routes.get("/boards/{name}", answers(Board, 404, 409, 422), summary="The board of a game")
async def board_of(
    services: Services,
    request: Request,
    name: Slug,
    game: GameSlug,
    option: Options = (),
) -> Response:
    """Everything about a table that is drawn once, at the address given in its snapshot.

    At an address with the board's own hash it may be cached forever.
    """
    board = await services.boards.of(variant_of(find_playable(game), option))
    return cacheable(request, board.json, "application/json", name=board.hash, forever=board.hash == name)


def variant_of(game: Game, options: Sequence[str]) -> Variant:
    """The variant of a game with options from an address; raises `HttpProblem`."""
    pairs = (text.partition("=") for text in options)
    try:
        return Variant.of(game, **{name: value for name, _, value in pairs})
    except BadOption as error:
        raise HttpProblem(409, option_problem(error, game)) from None
