"""The page that tells monitors whether the server is well."""

from __future__ import annotations

from typing import Final, Literal

from starlette.responses import Response

from parlour import __version__
from parlour.kernel.message import HOUSE
from parlour.server.services import Services
from parlour.server.web.answers import Reply, answers
from parlour.server.web.routing import Routes
from parlour.wire.http.responses import Health, Waiting

STOPPING: Final = HOUSE("stopping")

routes = Routes("server", prefix="")


@routes.get("/healthz", answers(Health, failing=Health), summary="Is the server well?")
async def healthz(services: Services) -> Response:
    """Report ok while the server accepts requests and its store works, else 503 and the reason."""
    problem = STOPPING if services.hub.stopping else await services.health.problem()
    admission = services.admission
    waiting = Waiting(admission.queue.waiting, admission.replays.waiting, services.bots.queue.waiting)
    status: Literal["ok", "failing"] = "failing" if problem else "ok"
    health = Health(
        status, __version__, len(services.hub.live_tables), services.sockets.count, waiting, problem
    )
    return Reply(health, 503 if problem else 200)
