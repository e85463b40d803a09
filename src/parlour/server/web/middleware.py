"""Middleware of every request: lengths, rates, and security headers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import MutableMapping
from http import HTTPStatus
from typing import Any, Final
from urllib.parse import parse_qsl

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.kernel.language import known, name_messages, negotiated, speak
from parlour.kernel.message import HOUSE
from parlour.server.limits.admission import Admission
from parlour.server.limits.client_address import (
    HostNames,
    client_address,
    foreign_page,
    header,
    host_of,
    where_from,
)
from parlour.server.limits.fair_queue import MustWait, yield_place
from parlour.server.limits.rate_limits import Buckets
from parlour.server.logs import log
from parlour.server.settings import Limits
from parlour.server.web.errors import RETRY, reply
from parlour.wire.http.responses import Problem

API: Final = "/api/"
EVENTS: Final = "/e/"
"""The start of addresses that contain the code of an event."""
COSTLY: Final = (API, "/t/", "/j/", "/replay/", "/study/", "/previews/")
"""The starts of addresses whose requests need work, such as loading a table or drawing."""
RECORDS: Final = ("/api/v1/records", "/api/v1/play-on")
"""The addresses to which clients send whole records."""
LISTS: Final = ("option",)
"""Parameters that may be given more than once."""
FAULT: Final = 500
TAKEN_FOR_POLITENESS: Final = 4 * 1024 * 1024
INVITE: Final = "code"
"""The parameter of routes that holds the code of an invite; it is not logged."""

NO_HTTP: Final = HOUSE("no-http")
NOT_MEANT: Final = HOUSE("foreign-name")
TOO_MUCH: Final = Problem("limit", HOUSE("too-many-requests"))
CLOSE: Final = {"connection": "close"}

HEADERS: Final = {
    b"content-security-policy": b"default-src 'none'; frame-ancestors 'none'",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    b"referrer-policy": b"no-referrer",
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
}
"""Headers of every answer that does not set them itself."""
STRICT_TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000")


class Guard:
    """Middleware round the whole application."""

    def __init__(self, app: ASGIApp, limits: Limits, names: HostNames, admission: Admission) -> None:
        self._app = app
        self._limits = limits
        self._names = names
        self._admission = admission
        self._readers = Buckets(limits.cheap_rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer it here."""
        if scope["type"] != "http":
            if scope["type"] == "websocket" and not self._names.meant(scope):
                self._admission.refusals.note("host", host_of(scope))
                await receive()
                await send({"type": "websocket.close"})
                return
            await self._app(scope, receive, send)
            return
        speak(language_of(scope))
        name_messages(wants_names(scope))
        began = time.perf_counter()
        status = FAULT

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = dressed(message.get("headers", []), scope)
            yield_place()
            await send(message)

        as_get = (
            {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
        )  # uvicorn leaves the body out
        try:
            await self._checked(as_get, receive, sending)
        finally:
            log().debug(
                "request", method=scope["method"], path=loggable(as_get, status), status=status,
                ms=round(1000 * (time.perf_counter() - began), 1),
            )  # fmt: skip

    async def _checked(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["http_version"] == "1.1" and not names_one_host(scope):
            self._admission.refusals.note("head")
            await reply(400, Problem("unreadable", NO_HTTP), CLOSE)(scope, receive, send)
            return
        if not self._names.meant(scope):
            self._admission.refusals.note("host", host_of(scope))
            await reply(421, Problem("foreign", NOT_MEANT))(scope, receive, send)
            return
        if not scope["path"].startswith(COSTLY):
            await self._cheap(scope, receive, send)
        elif scope["path"].startswith(API) and repeated(scope["query_string"]):
            await reply(422, Problem("unreadable", HOUSE("parameter-twice"), "query"))(scope, receive, send)
        elif scope["method"] not in ("GET", "OPTIONS") and foreign_page(scope):
            self._admission.refusals.note("foreign", where_from(scope))
            await reply(403, Problem("foreign", HOUSE("foreign-page")))(scope, receive, send)
        else:
            most = self._limits.record_bytes if scope["path"] in RECORDS else self._limits.body_bytes
            await self._with_body(scope, receive, send, most)

    async def _cheap(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request that needs no work, or refuse it after a delay if its address asks too often."""
        bucket = self._readers.of(client_address(scope))
        if bucket.take():
            await self._app(scope, receive, send)
            return
        self._admission.refusals.note("pages")
        owed = bucket.reserve(self._limits.refused_most_seconds)
        await asyncio.sleep(max(self._limits.refused_seconds, owed))
        await too_much(scope, bucket.wait(1))(scope, receive, send)

    async def _with_body(self, scope: Scope, receive: Receive, send: Send, most: int) -> None:
        """Read the whole body, up to `most` bytes, and pass the request on when it is its turn."""
        try:
            async with asyncio.timeout(self._limits.body_seconds):
                body = await read_body(receive, most)
        except TimeoutError:
            self._admission.refusals.note("body")
            await reply(408, Problem("limit", HOUSE("body-slow")), CLOSE)(scope, receive, send)
            return
        except Disconnect:
            return
        if body is None:
            self._admission.refusals.note("body")
            problem = Problem("limit", HOUSE("body-long", most=most))
            await reply(413, problem, CLOSE)(scope, receive, send)
            return
        replayed = False

        async def replay() -> Message:
            nonlocal replayed
            if replayed:
                return await receive()
            replayed = True
            return {"type": "http.request", "body": body, "more_body": False}

        account = self._admission.accounts.of(client_address(scope))
        try:
            async with self._admission.queue.place(account):
                await self._app(scope, replay, send)
        except MustWait as wait:
            self._admission.refusals.note("budget")
            await asyncio.sleep(self._limits.refused_seconds)
            await too_much(scope, wait.after)(scope, receive, send)


def too_much(scope: Scope, after: float) -> Response:
    """Refuse an address that asks too often; a page that a person opens says why and reloads itself later."""
    seconds = str(round(after) + 1)
    if header(scope, b"sec-fetch-dest") != b"document":
        return reply(429, TOO_MUCH, {RETRY: seconds})
    return PlainTextResponse(str(HOUSE("page-soon")), 429, {RETRY: seconds, "refresh": seconds})


class Disconnect(Exception):
    """The client went away."""


async def read_body(receive: Receive, most: int) -> bytes | None:
    """Read a body; returns None if it has more than `most` bytes, and raises `Disconnect`.

    Some more of a body that is too long is read and discarded, so that an honest client still sending gets
    the answer.
    """
    body, length, more = bytearray(), 0, True
    while more and length <= most + TAKEN_FOR_POLITENESS:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Disconnect
        part = message.get("body", b"")
        length += len(part)
        more = message.get("more_body", False)
        if length <= most:
            body += part
    return bytes(body) if length <= most else None


def names_one_host(scope: Scope) -> bool:
    """Whether a request has exactly one `Host`, as HTTP/1.1 requires (RFC 9112, 3.2).

    >>> names_one_host({"headers": [(b"host", b"parlour.example")]}), names_one_host({"headers": []})
    (True, False)
    """
    return [name for name, _ in scope["headers"]].count(b"host") == 1


def loggable(scope: Scope, status: int) -> str:
    """Return a request's path without the code of an invite or event, or the end of an unknown address.

    >>> loggable({"path": "/j/abc", "endpoint": None, "path_params": {"code": "abc"}}, 200)
    '/j/…'
    >>> loggable({"path": "/j/abc/"}, 307), loggable({"path": "/abc"}, 404), loggable({"path": "/about"}, 200)
    ('/j/…', '…', '/about')
    >>> loggable({"path": "/e/abc"}, 200)
    '/e/…'
    """
    path: str = scope["path"]
    if "endpoint" in scope:
        code = scope["path_params"].get(INVITE)
        return path.replace(code, "…") if code else path
    exists = status in (HTTPStatus.OK, HTTPStatus.NOT_MODIFIED)
    return path if exists and not path.startswith(EVENTS) else path[: path.find("/", 1) + 1] + "…"


def language_of(scope: Scope) -> str:
    """The language to answer in: what the address asks for, else what the client prefers.

    >>> language_of({"query_string": b"language=cs", "headers": [(b"accept-language", b"de")]})
    'cs'
    >>> language_of({"query_string": b"", "headers": [(b"accept-language", b"de")]})
    'de'
    """
    language = dict(parse_qsl(scope["query_string"].decode("latin-1"))).get("language", "")
    return known(language) or negotiated(Headers(scope=scope).get("accept-language", ""))


def wants_names(scope: Scope) -> bool:
    """Whether the address asks for the names of messages beside their words.

    >>> wants_names({"query_string": b"names=1"}), wants_names({"query_string": b"names=0"})
    (True, False)
    """
    return dict(parse_qsl(scope["query_string"].decode("latin-1"))).get("names") == "1"


def repeated(query: bytes) -> bool:
    """Whether a query parameter that is not a list is given more than once.

    >>> repeated(b"dark=1&seat=2"), repeated(b"dark=0&dark=1"), repeated(b"dark=0&%64ark=1")
    (False, True, True)
    >>> repeated(b"option=a=1&option=b=2")
    False
    """
    pairs = parse_qsl(query.decode("latin-1"), keep_blank_values=True)
    names = [name for name, _ in pairs if name not in LISTS]
    return len(names) > len(set(names))


def dressed(headers: list[tuple[bytes, bytes]], scope: MutableMapping[str, Any]) -> list[tuple[bytes, bytes]]:
    """Complete the headers of an answer with the default ones."""
    has = {name.lower() for name, _ in headers}
    more = [(name, value) for name, value in HEADERS.items() if name not in has]
    if b"cache-control" not in has and scope["path"].startswith(API):
        more.append((b"cache-control", b"no-store"))
    if scope.get("scheme") == "https":
        more.append(STRICT_TRANSPORT)
    return [*headers, *more]
