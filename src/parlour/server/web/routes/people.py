"""Routes for people: the key of a browser lists and recovers its person's seats, and never plays."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta
from starlette.responses import Response

from parlour.server.services import Services
from parlour.server.web.answers import Reply, answers
from parlour.server.web.parameters import TableId
from parlour.server.web.routes.tables import BEARER, secret_of
from parlour.server.web.routing import Routes
from parlour.wire.http.requests import SECRET_LENGTH, Begin, Recover
from parlour.wire.http.responses import SeatToken, Stored

LEAST_KEY: Final = 40
"""The characters of a key: 32 random bytes in base64 have 43."""

Key = Annotated[
    str,
    Meta(
        min_length=len(BEARER) + LEAST_KEY,
        max_length=len(BEARER) + SECRET_LENGTH,
        description="`Bearer`, and the key that a browser has made for its person",
    ),
]

routes = Routes("people")


@routes.post("/me", answers(Stored, 400, 403, 409, 413, 422), summary="Begin a person")
async def begin(services: Services, asked: Begin, authorization: Key) -> Response:
    """Keep seats for a person, whose key the browser makes by itself at its first seat.

    The server stores only the key's digest. It lists and recovers seats; to play takes a seat's own token.
    """
    tokens = [(one.table, one.token) for one in asked.tables]
    await services.people.begin(secret_of(authorization), asked.label, tokens)
    return Reply(Stored())


@routes.post(
    "/tables/{table}/recover", answers(SeatToken, 400, 403, 404, 409, 413, 422), summary="Recover a seat"
)
async def recover(services: Services, table: TableId, asked: Recover, authorization: Key) -> Response:
    """Give one's own seat a new token; the one before, on whatever device, is worth nothing then."""
    token = await services.people.recover(secret_of(authorization), table, asked.seat)
    return Reply(SeatToken(asked.seat, token))
