"""The server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send

from parlour import __version__
from parlour.kernel.compile.twin import compiling
from parlour.search import levels
from parlour.search.levels import plays_as
from parlour.server.limits.admission import Admission
from parlour.server.limits.client_address import HostNames
from parlour.server.limits.rate_limits import Buckets
from parlour.server.limits.refusals import Refusals
from parlour.server.logs import log
from parlour.server.metrics import Metrics
from parlour.server.schema.responses import Problem
from parlour.server.services import Services
from parlour.server.settings import Settings
from parlour.server.sockets.socket import Sockets
from parlour.server.storage.health import StoreHealth
from parlour.server.storage.store import Store
from parlour.server.tables.clock_watch import ClockWatch
from parlour.server.tables.connection import POLICY
from parlour.server.tables.hub import Hub
from parlour.server.tables.rematches import Rematches
from parlour.server.web import docs_page, errors
from parlour.server.web.bot_quota import BotTables
from parlour.server.web.game_info import playable
from parlour.server.web.middleware import Guard
from parlour.server.web.openapi import describe
from parlour.server.web.routes import (
    games,
    health,
    lessons,
    modules,
    play_on,
    puzzles,
    reference,
    replays,
    tables,
)
from parlour.server.web.routes.previews import previews
from parlour.server.web.static_site import StaticSite
from parlour.server.work.bots.process import Thinkers
from parlour.server.work.bots.runner import BotRunner, Choose
from parlour.server.work.compiling import CompileQueue
from parlour.server.work.modules import Modules

API: Final = "/api/v1"
ABOUT: Final = """\
Make tables, sit down, play and look, as the browser does. Errors say what is wrong and what is allowed.

To play a whole game, use the websocket of a table, `/api/v1/tables/{table}/socket`: messages both ways
are JSON objects with a tag `t`, described in `docs/api.md`.
"""

NOTHING_HERE: Final = Problem("unknown", errors.NOTHING_HERE)


def create_app(
    settings: Settings,
    store: Store,
    *,
    bots: Choose | None = None,
    names: Sequence[str] | None = None,
) -> FastAPI:
    """The application; its parts start with it, and it closes the store when it stops.

    `bots` choose their turns in place of the processes for it.
    """
    names = [level.name for level in levels()] if names is None else names
    metrics = Metrics()
    refusals = Refusals(metrics.refused)
    admission = Admission(settings.limits, refusals)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        limits = settings.limits
        hub = Hub(store, limits, levels=names, commits=metrics.commit_seconds)
        if bots is None:
            hub.reader.plays_as = plays_as
        thinkers = Thinkers(settings)
        hub.on_change.append(Rematches(hub).table_changed)
        makers = Buckets(limits.table_rate, limits.table_burst)
        services = Services(
            settings=settings,
            admission=admission,
            store=store,
            hub=hub,
            bots=BotRunner(hub, bots or thinkers, pace=settings.bot_pace),
            thinkers=thinkers,
            clock_watch=ClockWatch(hub),
            sockets=Sockets(hub, limits, makers, admission),
            makers=makers,
            bot_tables=BotTables(hub, limits.address_bot_tables),
            health=StoreHealth(store),
            modules=Modules(offered=settings.browser_rules, compiling=settings.compile and compiling()),
        )
        app.state.services = services
        metrics.watch(services)
        await hub.start()
        services.bots.start()
        services.clock_watch.start(settings.limits.restart_seconds if hub.count else 0.0)
        compile_queue = CompileQueue(hub, services.modules)
        if settings.compile and compiling():
            compile_queue.start()
        log().info("started", tables=hub.count)
        yield
        await compile_queue.stop()
        await services.clock_watch.stop()
        await services.bots.stop()
        await thinkers.pool.stop()
        await hub.say_goodbye()
        await store.close()
        refusals.tell()
        log().info("stopped")

    slugs = sorted({name for game in playable() for name in (game.slug, *game.names)})
    me, bot = {"kind": "me", "name": "Anna"}, {"kind": "bot", "level": names[0] if names else ""}
    example = {"game": slugs[0], "seats": [me, bot], "options": {}, "visibility": "link"}
    app = FastAPI(
        title="Parlour",
        version=__version__,
        summary="A place to play, study and simulate number board games",
        description=ABOUT,
        openapi_url=None,  # `docs_page` serves it, encoded once
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        separate_input_output_schemas=False,
        generate_unique_id_function=lambda route: route.name,
    )
    app.state.metrics, app.state.admission = metrics, admission
    app.openapi = lambda: describe(app, slugs, example)  # type: ignore[method-assign]  # FastAPI's own way to replace it
    errors.install(app)
    for part in (games, lessons, puzzles, modules, tables, replays, play_on, reference):
        app.include_router(part.router, prefix=API)
    app.include_router(health.router)
    app.include_router(docs_page.router)
    app.router.routes.insert(0, WebSocketRoute(f"{API}/tables/{{table}}/socket", SocketEndpoint(app)))
    pages = StaticSite()
    app.include_router(previews(pages))
    app.router.default = Fallback(pages)
    app.add_middleware(
        Guard, limits=settings.limits, names=HostNames(settings.host, settings.names), admission=admission
    )
    return app


class Fallback:
    """Everything outside the API: pages, or nothing."""

    def __init__(self, pages: StaticSite) -> None:
        self._pages = pages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": POLICY})
        elif scope["path"].startswith("/api/"):
            await errors.reply(404, NOTHING_HERE)(scope, receive, send)
        else:
            await self._pages(scope, receive, send)


class SocketEndpoint:
    """The application's sockets, once it has started."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket."""
        services: Services = self._app.state.services
        await services.sockets(scope, receive, send)
