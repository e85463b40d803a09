"""The route of the contact for security reports (RFC 9116)."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

from starlette.responses import Response

from parlour.kernel.message import HOUSE
from parlour.server.services import Services
from parlour.server.web.routing import Routes

VALID: Final = timedelta(days=180)

routes = Routes(prefix="")


@routes.get("/.well-known/security.txt")
async def security(services: Services) -> Response:
    """The host's contact for security reports, if any."""
    contact = services.settings.contact
    if not contact:
        return Response(str(HOUSE("no-file")), 404, media_type="text/plain")
    expires = (datetime.now(UTC) + VALID).strftime("%Y-%m-%dT00:00:00Z")
    return Response(f"Contact: {contact}\nExpires: {expires}\n", media_type="text/plain")
