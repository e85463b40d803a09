"""Health."""

from __future__ import annotations

from typing import Final, Literal

from fastapi import APIRouter
from starlette.responses import Response

from parlour import __version__
from parlour.kernel.message import HOUSE
from parlour.server.schema.responses import Health, Waiting
from parlour.server.services import AppServices
from parlour.server.web.openapi import Reply, answers

STOPPING: Final = HOUSE("stopping")

router = APIRouter(tags=["server"])


@router.get("/healthz", summary="Is the server well?", **answers(Health, failing=Health))
async def healthz(services: AppServices) -> Response:
    """Reports ok while the server takes requests and its store works; else 503 and the reason."""
    problem = STOPPING if services.hub.stopping else await services.health.problem()
    admission = services.admission
    waiting = Waiting(admission.turns.waiting, admission.replays.waiting, services.bots.queue.waiting)
    status: Literal["ok", "failing"] = "failing" if problem else "ok"
    found = Health(
        status, __version__, len(services.hub.live_tables), services.sockets.count, waiting, problem
    )
    return Reply(found, 503 if problem else 200)
