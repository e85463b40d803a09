"""Routes for people: the key of a browser lists and recovers its person's seats, and never plays."""

from __future__ import annotations

from math import ceil
from typing import Annotated, Final

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from parlour.kernel.actors import NOBODY
from parlour.kernel.language import spoken
from parlour.kernel.message import HOUSE
from parlour.play import requests
from parlour.play.events import Event
from parlour.play.person import Subscription
from parlour.play.table import Table
from parlour.play.tokens import holder_of, new_token
from parlour.server.services import Services
from parlour.server.web.answers import Reply, answers
from parlour.server.web.errors import HttpProblem
from parlour.server.web.parameters import TableId
from parlour.server.web.qr_code import qr_code
from parlour.server.web.routes.tables import BEARER, secret_of
from parlour.server.web.routing import Routes
from parlour.server.work.pushes import check
from parlour.wire.http.requests import (
    SECRET_LENGTH,
    AddDevice,
    Begin,
    PassShown,
    Progress,
    PushAsked,
    Recover,
    SeatAsked,
    SettingsChosen,
    SignOut,
    TokenShown,
)
from parlour.wire.http.responses import (
    DeviceInfo,
    PassOwner,
    PersonInfo,
    PersonPass,
    Problem,
    SeatAwaited,
    SeatToken,
    Stored,
)

LEAST_KEY: Final = 40
"""The fewest characters of a key; 32 random bytes in base64 have 43."""

Key = Annotated[
    str,
    Meta(
        min_length=len(BEARER) + LEAST_KEY,
        max_length=len(BEARER) + SECRET_LENGTH,
        description="`Bearer`, and the key that a browser has made for its person",
    ),
]

_progress: Final = msgspec.json.Decoder(Progress)

routes = Routes("people")


@routes.post("/me", answers(Stored, 400, 403, 409, 413, 422), summary="Begin a person")
async def begin(services: Services, body: Begin, authorization: Key) -> Response:
    """Store seats for a person, whose key the browser makes when it gets its first seat.

    The server stores only the key's digest. A key lists and recovers seats; playing takes a seat's own token.
    """
    tokens = [(seat.table, seat.token) for seat in body.tables]
    await services.people.begin(secret_of(authorization), body.label, tokens)
    return Reply(Stored())


@routes.post(
    "/tables/{table}/ask-back", answers(SeatToken, 400, 403, 404, 409, 413, 422), summary="Ask for a seat"
)
async def ask_back(services: Services, table: TableId, body: SeatAsked) -> Response:
    """Ask the other people at a table for a seat whose token is lost, or the host where there are none.

    The new token holds the seat only once they have agreed and the previous token has not refused in time.
    """
    token, has_host = new_token(), bool(services.settings.admin_key)
    await services.hub.change(
        table, lambda t: t.propose_ask_to_recover(body.seat, holder_of(token), has_host=has_host)
    )
    return Reply(SeatToken(body.seat, token))


@routes.post(
    "/tables/{table}/take-back", answers(SeatAwaited, 400, 403, 404, 409, 413, 422), summary="Take a seat"
)
async def take_back(services: Services, table: TableId, shown: TokenShown) -> Response:
    """Take a seat that was asked for with this token, once it is due; else tell what is still awaited."""
    holder = holder_of(shown.token)

    def take(t: Table) -> list[Event]:
        return [] if t.state.seat_held_by(holder) is not None else t.propose_recover_agreed(holder)

    await services.hub.change(table, take)
    async with services.hub.hold(table) as live:
        state = live.table.state
        seat, question = state.seat_held_by(holder), state.question
        if seat is not None or question is None:
            return Reply(SeatAwaited(NOBODY if seat is None else seat, held=seat is not None))
        until = ceil(requests.recoverable_at(state))
        waiting, code = list(requests.waiting_for(state)), requests.code_of(question)
        return Reply(SeatAwaited(question.seat, False, waiting, until, code))


@routes.get("/me", answers(PersonInfo, 403, 422), summary="My devices")
async def person(services: Services, authorization: Key) -> Response:
    """The names and devices of a person; `/tables/mine` lists their seats."""
    key = secret_of(authorization)
    owner, names = await services.people.looked_up(key)
    here = owner.device(holder_of(key))
    devices = [
        DeviceInfo(device.id, device.label, device.made, device == here, device.push is not None)
        for device in owner.devices
    ]
    return Reply(PersonInfo(names, devices, owner.has_sheet))


@routes.get("/me/progress", answers(Progress, 403, 422), summary="How far I am")
async def progress(services: Services, authorization: Key) -> Response:
    """A person's progress in puzzles, days and lessons, and their settings; empty at first."""
    text = await services.people.progress(secret_of(authorization))
    return Reply(_progress.decode(text) if text else Progress({}, SettingsChosen()))


@routes.post("/me/progress", answers(Stored, 400, 403, 409, 413, 422), summary="Keep how far I am")
async def keep_progress(services: Services, body: Progress, authorization: Key) -> Response:
    """Replace a person's progress and settings, which pages have merged with the stored ones before."""
    await services.people.keep_progress(secret_of(authorization), msgspec.json.encode(body).decode())
    return Reply(Stored())


@routes.post("/me/link", answers(PersonPass, 403, 409, 422), summary="Use on another device")
async def link(services: Services, request: Request, authorization: Key) -> Response:
    """Make a link that adds another device to a person, valid once, for ten minutes."""
    return _shown(request, await services.people.new_link(secret_of(authorization)))


@routes.post("/me/sheet", answers(PersonPass, 403, 409, 422), summary="Keep a person safe")
async def sheet(services: Services, request: Request, authorization: Key) -> Response:
    """Make a code to be kept in case all devices are lost; it replaces the previous code."""
    return _shown(request, await services.people.new_sheet(secret_of(authorization)))


def _shown(request: Request, code: str) -> Response:
    address = f"{request.base_url}me#{code}"
    return Reply(PersonPass(code, address, qr_code(address).decode()))


@routes.post("/me/pass", answers(PassOwner, 400, 403, 413, 422), summary="Whose code it is")
async def pass_owner(services: Services, body: PassShown) -> Response:
    """The person to whom a device with this code would be added; the code stays valid."""
    owner = await services.people.whose(body.code)
    return Reply(PassOwner(await services.people.names(owner), len(owner.seats), len(owner.devices)))


@routes.post("/me/devices", answers(Stored, 400, 403, 409, 413, 422), summary="Make a device a person's")
async def add_device(services: Services, body: AddDevice, authorization: Key) -> Response:
    """Add the device with this key, and its seats, to the person whose code it shows."""
    tokens = [(seat.table, seat.token) for seat in body.tables]
    await services.people.add_device(secret_of(authorization), body.label, body.code, tokens)
    return Reply(Stored())


@routes.post("/me/sign-out", answers(Stored, 400, 403, 409, 413, 422), summary="Sign a device out")
async def sign_out(services: Services, body: SignOut, authorization: Key) -> Response:
    """Revoke the key of another device of the person, and the tokens that it got."""
    await services.people.sign_out(secret_of(authorization), body.device)
    return Reply(Stored())


@routes.post("/me/push", answers(Stored, 400, 403, 409, 413, 422), summary="Tell a device of turns")
async def push(services: Services, body: PushAsked, authorization: Key) -> Response:
    """Subscribe the device with this key to push messages about turns, or unsubscribe it."""
    address, subscription = body.subscription, None
    if address is not None:
        if services.pushes is None:
            raise HttpProblem(409, Problem("closed", HOUSE("no-push")))
        subscription = Subscription(address.endpoint, address.key, address.secret, spoken())
        check(subscription)
    await services.people.subscribe(secret_of(authorization), subscription)
    return Reply(Stored())


@routes.post("/tables/{table}/forget", answers(Stored, 403, 422), summary="Take a table off my list")
async def forget_table(services: Services, table: TableId, authorization: Key) -> Response:
    """Remove a table from a person's list, on all devices; the token of a seat there stays valid."""
    await services.people.leave_out(secret_of(authorization), table)
    return Reply(Stored())


@routes.post("/me/delete", answers(Stored, 403, 422), summary="Delete a person")
async def delete(services: Services, authorization: Key) -> Response:
    """Delete everything stored of a person: keys, tokens, list; at tables, their name and chat."""
    await services.people.forget(secret_of(authorization))
    return Reply(Stored())


@routes.post(
    "/tables/{table}/recover", answers(SeatToken, 400, 403, 404, 409, 413, 422), summary="Recover a seat"
)
async def recover(services: Services, table: TableId, body: Recover, authorization: Key) -> Response:
    """Give a person's seat a new token; the previous one becomes invalid on all devices."""
    token = await services.people.recover(secret_of(authorization), table, body.seat)
    return Reply(SeatToken(body.seat, token))
