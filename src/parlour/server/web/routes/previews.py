"""Previews of shared links: who invites to which game or plays it, and a picture of a position.

Before a game has started, and on pages about a game, the picture is the sample position of the home page;
afterwards it is the table's own position, as its spectators see it.
"""

from __future__ import annotations

from html import escape
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from parlour.browser.parts import Part
from parlour.games import catalogue, find
from parlour.kernel.errors import UnknownGame
from parlour.kernel.game import Game
from parlour.kernel.language import spoken
from parlour.kernel.message import HOUSE, Message, Words, listed
from parlour.kernel.state import Variant
from parlour.pictures import PREVIEW_SIZE, preview_file
from parlour.play.seating import player_names
from parlour.play.table_state import TableState
from parlour.server.services import Services
from parlour.server.storage.store import StoreError
from parlour.server.tables.reader import NoTable
from parlour.server.web.caching import cacheable
from parlour.server.web.routes.modules import module_address, read_at_first
from parlour.server.web.routing import Routes
from parlour.server.web.static_site import StaticSite
from parlour.wire.http.requests import ID_LENGTH

PICTURES: Final = "/previews"
OWN: Final = f"{PICTURES}/tables"
WATCHED: Final = f"{PICTURES}/watched"
OF_HOME: Final = "/preview.png"
"""The client's picture of the games on its home page."""
OF_A_GAME: Final = (
    *(f"/{page}/{{slug}}" for page in ("new", "rules", "learn", "puzzles", "daily", "facts")),
    "/daily/{slug}/{day}",
)
"""Addresses of the client's pages about a game."""
UNLISTED: Final = {"x-robots-tag": "noindex"}
"""Keeps search engines out: these pages are for people who have a link, and for its preview."""


def previews(pages: StaticSite) -> Routes:
    """Return the routes of pages that people share, with preview tags, and of the previews' pictures."""
    routes = Routes(prefix="")

    @routes.get("/")
    async def home(request: Request) -> Response:
        """The client's home page, with the tags of its preview."""
        games = [game.title for game in catalogue() if preview_file(game).is_file()]
        shown = tags(str(request.base_url), "Parlour", HOUSE("number-games"), OF_HOME, listed(games))
        return pages.answer(request, shown)

    @routes.get("/j/{code}")
    async def invited(services: Services, request: Request, code: str) -> Response:
        """The client's page of an invite, with the tags of its preview."""
        table = await services.store.invited(code) if len(code) <= ID_LENGTH else None
        if table is None:
            return pages.answer(request)
        async with services.hub.hold(table) as live:
            state = live.table.state
            hosts = [chair.name for chair in state.chairs if chair.kind == "person"]
            own = own_picture(OWN, code, state)
        title = invitation(state.game, hosts[0] if hosts else "")
        return pages.answer(request, game_tags(str(request.base_url), state.game, title, own), UNLISTED)

    @routes.get(f"{OWN}/{{code}}.png")
    async def position(services: Services, request: Request, code: str) -> Response:
        """The position of the table that an invitation leads to; its game's picture if there is none."""
        table = await services.store.invited(code) if len(code) <= ID_LENGTH else None
        return await picture_of_table(services, request, table)

    @routes.get("/t/{table}")
    async def at_table(services: Services, request: Request, table: str) -> Response:
        """The client's page of a table, which preloads what the game needs."""
        return await about_table(services, request, table, speaks=True)

    @routes.get("/replay/{table}")
    @routes.get("/study/{table}")
    async def watched(services: Services, request: Request, table: str) -> Response:
        """The client's page of a table's replay or study."""
        return await about_table(services, request, table)

    async def about_table(
        services: Services, request: Request, table: str, *, speaks: bool = False
    ) -> Response:
        """A page of the client about a table, with the tags of its preview."""
        if len(table) > ID_LENGTH:
            return pages.answer(request)
        try:
            async with services.hub.hold(table) as live:
                state = live.table.state
                shut = state.shuts_out(state.seats)
                result = None if shut else live.words.result()
        except (NoTable, StoreError):
            return pages.answer(request)  # which says so
        names = player_names([chair.name for chair in state.chairs], len(state.chairs))
        seated = [name for name, chair in zip(names, state.chairs, strict=True) if chair.kind != "open"]
        title = HOUSE("players-of", game=state.game.title, players=listed(seated))
        own = own_picture(WATCHED, table, state)
        about = result.sentence if result else ""
        shown = game_tags(str(request.base_url), state.game, title, own, about)
        links = await preloads(services, table, state.variant) if speaks else {}
        return pages.answer(request, shown, {**UNLISTED, **links})

    @routes.get(f"{WATCHED}/{{table}}.png")
    async def watched_position(services: Services, request: Request, table: str) -> Response:
        """The position of a table, as its spectators see it; its game's picture if there is none."""
        return await picture_of_table(services, request, table if len(table) <= ID_LENGTH else None)

    async def about(request: Request, slug: str) -> Response:
        """The client's page about a game, with the tags of its preview."""
        try:
            game = find(slug[:ID_LENGTH])
        except UnknownGame:
            return pages.answer(request)  # which says so
        return pages.answer(request, game_tags(str(request.base_url), game, game.title))

    for path in OF_A_GAME:
        routes.get(path)(about)

    @routes.get(f"{PICTURES}/{{slug}}.png")
    async def picture(services: Services, request: Request, slug: str) -> Response:
        """The sample position of a game, as large as previews show it."""
        return await picture_of_game(services, request, slug)

    return routes


async def preloads(services: Services, table: str, variant: Variant) -> dict[str, str]:
    """Return the `Link` header by which a browser preloads what a page of a table needs."""
    module = await services.modules.of(variant.game, Part.SPEAKS, services.threads)
    first = [module_address(variant.game, module)] if module else []
    first += await services.threads(read_at_first, variant, spoken())
    first += [f"/api/v1/tables/{table}/beside?language={spoken()}"]
    later = "rel=preload; as=fetch; crossorigin; fetchpriority=low"  # the page's scripts come first
    return {"link": ", ".join(f"<{address}>; {later}" for address in first)}


async def picture_of_table(services: Services, request: Request, table: str | None) -> Response:
    """The position of a table as its spectators see it; its game's picture where they see none."""
    if table is None:
        return no_picture()
    try:
        async with services.hub.hold(table) as live:
            state, view = live.table.state, live.table.view(live.table.state.seats)
            count = state.counts.now(state.seats)
            begun = state.phase != "waiting" and not state.shuts_out(state.seats)
    except NoTable:
        return no_picture()
    data = await services.pictures.png(table, count, view) if begun else None
    if data is None:
        return await picture_of_game(services, request, state.game.slug)
    return cacheable(request, data, "image/png", UNLISTED)


async def picture_of_game(services: Services, request: Request, slug: str) -> Response:
    """The sample position of a game as PNG, or a 404."""
    try:
        data = await services.threads(preview_file(find(slug[:ID_LENGTH])).read_bytes)
    except (UnknownGame, FileNotFoundError):
        return no_picture()
    return cacheable(request, data, "image/png")


def no_picture() -> Response:
    """Answer 404 without text, which no page would show and which takes long to load at first."""
    return Response(status_code=404)


def invitation(game: Game, host: str) -> Message:
    """The title of an invite to a game, with the name of its host if there is one.

    >>> from parlour.testing.tiny import GAME
    >>> str(invitation(GAME, "Anna")), str(invitation(GAME, ""))
    ('Anna invites you to Tiny', 'You are invited to Tiny')
    """
    return HOUSE("invites", host=host, game=game.title) if host else HOUSE("invited", game=game.title)


def own_picture(folder: str, name: str, state: TableState) -> str:
    """The address of a table's picture, new whenever spectators see something new; "" before the start."""
    cut, n = state.counts.now(state.seats)
    return (
        ""
        if state.phase == "waiting" or state.shuts_out(state.seats)
        else f"{folder}/{name}.png?at={cut}.{n}"
    )


def game_tags(base: str, game: Game, title: Words, own: str = "", about: Words = "") -> str:
    """Tags of a link to a page of a game; `own` is the address of the table's own picture."""
    stock = f"{PICTURES}/{game.slug}.png" if preview_file(game).is_file() else ""
    return tags(base, title, about or game.summary, own or stock, HOUSE("under-way", game=game.title))


def tags(base: str, title: Words, about: Words, image: str, alt: Words) -> str:
    """Open Graph and Twitter tags of a link; `image` is the address of its picture, if it has one.

    >>> print(tags("http://here/", 'A "B" invites you', "Lay tokens.", "", "").split("><")[0])
    <meta property="og:title" content="A &quot;B&quot; invites you"
    """
    wide, high = PREVIEW_SIZE
    facts: dict[str, Words] = {
        "og:title": title,
        "og:description": about,
        "og:type": "website",
        "og:site_name": "Parlour",
    }
    if image:
        facts |= {
            "og:image": base.rstrip("/") + image,
            "og:image:width": str(wide),
            "og:image:height": str(high),
            "og:image:alt": alt,
        }
    shown = [f'<meta property="{name}" content="{escape(str(text))}">' for name, text in facts.items()]
    card = "summary_large_image" if image else "summary"
    return "".join([*shown, f'<meta name="twitter:card" content="{card}">'])
