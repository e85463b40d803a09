"""The server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import chain
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send

from parlour.browser.parts import layout_of
from parlour.kernel.compile.twin import compiling
from parlour.search import levels
from parlour.search.levels import plays_as
from parlour.server.limits.admission import Admission
from parlour.server.limits.client_address import HostNames
from parlour.server.limits.rate_limits import Buckets, Tries
from parlour.server.limits.refusals import Refusals
from parlour.server.logs import log
from parlour.server.metrics import Metrics
from parlour.server.services import Services
from parlour.server.settings import Settings
from parlour.server.sockets.socket import Sockets
from parlour.server.storage.health import StoreHealth
from parlour.server.storage.store import Store
from parlour.server.tables.bot_quota import BotTables
from parlour.server.tables.clock_watch import ClockWatch
from parlour.server.tables.connection import POLICY
from parlour.server.tables.events import Events
from parlour.server.tables.hub import Hub
from parlour.server.tables.people import People
from parlour.server.tables.purge import Purge
from parlour.server.tables.refused_names import RefusedNames
from parlour.server.tables.rematches import Rematches
from parlour.server.web import errors
from parlour.server.web.docs_page import docs
from parlour.server.web.middleware import Guard
from parlour.server.web.routes import (
    contact,
    events,
    games,
    health,
    host,
    lessons,
    modules,
    people,
    play_on,
    puzzles,
    reference,
    replays,
    seasons,
    tables,
)
from parlour.server.web.routes.previews import previews
from parlour.server.web.routing import API
from parlour.server.web.static_site import StaticSite
from parlour.server.work.boards import Boards
from parlour.server.work.bots.process import Thinkers
from parlour.server.work.bots.runner import BotRunner, Choose
from parlour.server.work.compiling import CompileQueue
from parlour.server.work.modules import Modules
from parlour.server.work.pictures import Pictures
from parlour.server.work.pushes import Pushes, installed
from parlour.server.work.threads import Threads
from parlour.server.work.webhooks import Webhooks
from parlour.wire.http.responses import Problem

PARTS: Final = (
    games.routes, lessons.routes, puzzles.routes, modules.routes, tables.routes, people.routes,
    events.routes, seasons.routes, replays.routes, play_on.routes, reference.routes, host.routes,
    health.routes, contact.routes,
)  # fmt: skip
OPERATIONS: Final = [operation for part in PARTS for operation in part.operations]
"""All HTTP operations, in the order of the API's description."""
NOTHING_HERE: Final = Problem("unknown", errors.NOTHING_HERE)


def create_app(settings: Settings, store: Store, *, bots: Choose | None = None) -> Starlette:
    """Build the application, which starts its parts when it starts, and closes the store when it stops.

    `bots` chooses the bots' turns, in this process; by default processes of their own do.
    """
    names = [level.name for level in levels()]
    metrics = Metrics()
    services = build_services(settings, store, metrics, bots, names)
    metrics.watch(services)
    pages = StaticSite()
    host_names = HostNames(settings.host, settings.names)
    app = Starlette(
        routes=[
            WebSocketRoute(f"{API}/tables/{{table}}/socket", services.sockets),
            *chain(*PARTS, docs(OPERATIONS, names), previews(pages)),
        ],
        middleware=[
            Middleware(Guard, limits=settings.limits, names=host_names, admission=services.admission)
        ],
        exception_handlers=dict.fromkeys(errors.HANDLED, errors.answer_to),
        lifespan=running,
    )
    app.router.default = Fallback(pages)
    app.state.services, app.state.metrics = services, metrics
    return app


def build_services(
    settings: Settings, store: Store, metrics: Metrics, bots: Choose | None, names: Sequence[str]
) -> Services:
    """Build the parts of a server, in the order in which they need each other."""
    limits = settings.limits
    admission = Admission(limits, Refusals(metrics.refused))
    hub = Hub(
        store,
        limits,
        levels=names,
        commits=metrics.commit_seconds,
        names=RefusedNames(settings.refused_words()),
        plays_as=plays_as if bots is None else None,
        layout_of=layout_of,
    )
    hub.on_rematch.append(Rematches(hub).wanted)
    events = Events(hub, store)
    hub.on_sealed_over.append(events.may_open)
    people, thinkers = People(hub), Thinkers(settings)
    new_tables, threads = Buckets(limits.table_rate), Threads()
    rules_modules = Modules(offered=settings.browser_rules, compiling=settings.compile and compiling())
    return Services(
        settings=settings,
        admission=admission,
        store=store,
        hub=hub,
        people=people,
        events=events,
        bots=BotRunner(hub, bots or thinkers, pace=settings.bot_pace),
        thinkers=thinkers,
        clock_watch=ClockWatch(hub),
        purge=Purge(hub, settings.purge_days),
        sockets=Sockets(hub, limits, new_tables, admission),
        new_tables=new_tables,
        codes=Tries(limits.code_rate),
        bot_tables=BotTables(hub, limits.address_bot_tables),
        health=StoreHealth(store),
        modules=rules_modules,
        compile_queue=CompileQueue(hub, rules_modules),
        webhooks=Webhooks(hub, settings.allowed_hosts()),
        pushes=Pushes(hub, people, settings.push_contact()) if installed() else None,
        threads=threads,
        boards=Boards(threads),
        pictures=Pictures(threads),
    )


@asynccontextmanager
async def running(app: Starlette) -> AsyncIterator[None]:
    """Start the parts of the server, and stop them in the end."""
    services: Services = app.state.services
    settings, hub = services.settings, services.hub
    await hub.start()
    await services.webhooks.start()
    if services.pushes:
        await services.pushes.start()
    services.bots.start()
    services.clock_watch.start(settings.limits.restart_seconds if hub.count else 0.0)
    services.purge.start()
    if settings.compile and compiling():
        services.compile_queue.start()
    log().info("started", tables=hub.count)
    yield
    await services.compile_queue.stop()
    await services.purge.stop()
    await services.webhooks.stop()
    if services.pushes:
        await services.pushes.stop()
    await services.clock_watch.stop()
    await services.bots.stop()
    await services.thinkers.pool.stop()
    await hub.say_goodbye()
    await services.store.close()
    services.admission.refusals.tell()
    log().info("stopped")


class Fallback:
    """The ASGI application for addresses without a route: the client's pages, and errors of the API."""

    def __init__(self, pages: StaticSite) -> None:
        self._pages = pages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or refuse a socket."""
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": POLICY})
        elif scope["path"].startswith("/api/"):
            await errors.reply(404, NOTHING_HERE)(scope, receive, send)
        else:
            await self._pages(scope, receive, send)
