"""What a shared link shows elsewhere: who invites to which game, and a drawn position of it.

Before a game has started the drawing is the one of the home page, of one that nobody plays; then it is the
table's own position, as its spectators see it.
"""

from __future__ import annotations

from html import escape
from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from parlour.games import find
from parlour.kernel.errors import UnknownGame
from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE, Words
from parlour.pictures import PREVIEW_SIZE, preview_file
from parlour.play.table_state import TableState
from parlour.server.http.caching import cacheable
from parlour.server.http.static_site import StaticSite
from parlour.server.schema.requests import ID_LENGTH
from parlour.server.services import AppServices

PICTURES: Final = "/previews"
OWN: Final = f"{PICTURES}/tables"
UNLISTED: Final = {"x-robots-tag": "noindex"}
"""Invites are for those who have their links; whoever shows a link may look at it."""


def previews(pages: StaticSite) -> APIRouter:
    """The addresses of invitations, before the pages of the client, and of the pictures that they show."""
    router = APIRouter(include_in_schema=False)

    @router.api_route("/j/{code}", methods=["GET", "HEAD"])
    async def invited(services: AppServices, request: Request, code: str) -> Response:
        """The client's page, with what others show of a link to it."""
        table = await services.store.invited(code) if len(code) <= ID_LENGTH else None
        if table is None:
            return pages.answer(request)
        async with services.hub.hold(table) as live:
            state = live.table.state
            hosts = [chair.name for chair in state.chairs if chair.kind == "person"]
            own = f"{OWN}/{code}.png?at={seen(state)}" if seen(state) else ""
        return pages.answer(
            request, tags(str(request.base_url), state.game, hosts[0] if hosts else "", own), UNLISTED
        )

    @router.api_route(f"{OWN}/{{code}}.png", methods=["GET", "HEAD"])
    async def position(services: AppServices, request: Request, code: str) -> Response:
        """The position of the table that an invitation leads to; its game's picture if there is none."""
        table = await services.store.invited(code) if len(code) <= ID_LENGTH else None
        if table is None:
            return Response(str(HOUSE("no-picture")), 404, media_type="text/plain")
        async with services.hub.hold(table) as live:
            state = live.table.state
            version, game, view = seen(state), state.game, live.table.view(state.seats)
        data = await services.link_pictures.of(table, version, view, services.threads) if version else None
        if data is None:
            return await picture(services, request, game.slug)
        return cacheable(request, data, "image/png", UNLISTED)

    @router.api_route(f"{PICTURES}/{{slug}}.png", methods=["GET", "HEAD"])
    async def picture(services: AppServices, request: Request, slug: str) -> Response:
        """A drawn position of a game, as large as links show it."""
        try:
            data = await services.threads(preview_file(find(slug[:ID_LENGTH])).read_bytes)
        except (UnknownGame, FileNotFoundError):
            return Response(str(HOUSE("no-picture")), 404, media_type="text/plain")
        return cacheable(request, data, "image/png")

    return router


def seen(state: TableState) -> int:
    """Which position spectators see, unmoved by what they do not see; 0 before the game has started."""
    return 0 if state.phase == "waiting" else 1 + state.versions.all[state.seats]


def tags(base: str, game: Game, host: str, own: str = "") -> str:
    """Open Graph and Twitter tags of an invitation; `own` is the address of the table's own picture.

    >>> from parlour.testing.tiny import GAME
    >>> print(tags("http://here/", GAME, 'A "B"').split("><")[0])
    <meta property="og:title" content="A &quot;B&quot; invites you to Tiny"
    """
    title = HOUSE("invites", host=host, game=game.title) if host else HOUSE("invited", game=game.title)
    wide, high = PREVIEW_SIZE
    facts: dict[str, Words] = {
        "og:title": title,
        "og:description": game.summary,
        "og:type": "website",
        "og:site_name": "Parlour",
    }
    card = "summary"
    if own or preview_file(game).is_file():
        card = "summary_large_image"
        facts |= {
            "og:image": base.rstrip("/") + (own or f"{PICTURES}/{game.slug}.png"),
            "og:image:width": str(wide),
            "og:image:height": str(high),
            "og:image:alt": HOUSE("under-way", game=game.title),
        }
    shown = [f'<meta property="{name}" content="{escape(str(text))}">' for name, text in facts.items()]
    return "".join([*shown, f'<meta name="twitter:card" content="{card}">'])
