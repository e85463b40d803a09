"""Where a request comes from."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from typing import Any, Final

from starlette.types import ASGIApp, Receive, Scope, Send

from parlour.server.limits.rate_limits import household

USUAL_PORTS: Final = {"http": ":80", "https": ":443"}
"""The default ports, left out of an origin."""
LOCALHOST: Final = "localhost"


def header(scope: Mapping[str, Any], name: bytes) -> bytes:
    """The first value of a header, or nothing."""
    return next((value for key, value in scope["headers"] if key == name), b"")


def client_address(scope: Mapping[str, Any]) -> str:
    """The address or network that limits apply to; a trusted proxy's header has been applied already."""
    client = scope.get("client")
    return household(client[0]) if client else ""


def unmapped(address: str) -> str:
    """Return the IPv4 address of an IPv4-mapped IPv6 address, and any other address unchanged.

    >>> unmapped("::ffff:127.0.0.1"), unmapped("::1"), unmapped("anna.example")
    ('127.0.0.1', '::1', 'anna.example')
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    mapped = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) else None
    return str(mapped) if mapped else address


class Unmapped:
    """Middleware that unmaps clients' IPv4 addresses, before proxies are recognised by theirs."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope.get("client"):
            address, port = scope["client"]
            scope["client"] = unmapped(address), port
        await self._app(scope, receive, send)


def foreign_page(scope: Mapping[str, Any]) -> bool:
    """Whether a browser says that a page of another site sent the request.

    Browsers send `Sec-Fetch-Site` to trustworthy sites (https, localhost), else only `Origin`.
    """
    site = header(scope, b"sec-fetch-site")
    if site in (b"same-origin", b"none"):
        return False
    origin = header(scope, b"origin").decode("latin-1")
    return site == b"cross-site" or (bool(origin) and not same_site(origin, host_of(scope)))


def same_site(origin: str, host: str) -> bool:
    """Whether an origin is ours, which a browser reaches under `host`.

    A host without a port, as nginx passes on with `$host`, matches every port.

    >>> same_site("http://Parlour.example:8000", "parlour.example:8000")
    True
    >>> same_site("https://parlour.example", "parlour.example:443")
    True
    >>> same_site("http://parlour.example:8080", "parlour.example")
    True
    >>> same_site("null", "parlour.example"), same_site("http://evil.example", "parlour.example")
    (False, False)
    >>> same_site("http://parlour.example:8080", "parlour.example:8000")
    False
    """
    scheme, _, place = origin.lower().partition("://")
    usual = USUAL_PORTS.get(scheme)
    host = host.lower()
    return usual is not None and (
        place.removesuffix(usual) == host.removesuffix(usual) or _without_port(place) == host
    )


class HostNames:
    """The host names that a server answers to, against DNS rebinding.

    A server on loopback or with configured names answers to these names, localhost and numeric addresses; any
    other answers to all.

    >>> names = HostNames("127.0.0.1", "parlour.example")
    >>> [names.know(host) for host in ("localhost:8000", "[::1]:8000", "192.0.2.1", "parlour.example", "")]
    [True, True, True, True, True]
    >>> names.know("evil.example:8000"), HostNames("0.0.0.0", "").know("evil.example")
    (False, True)
    >>> HostNames("::ffff:127.0.0.1", "").know("evil.example")
    False
    """

    def __init__(self, host: str, names: str) -> None:
        """`host` is where the server listens, `names` the configured names, separated by commas."""
        self._names = {name.strip().lower().rstrip(".") for name in names.split(",")} - {""}
        self._all = not self._names and not _loopback(host)

    def know(self, host: str) -> bool:
        """Whether a request for this host is meant for this server."""
        name = _without_port(host.lower()).rstrip(".")
        return self._all or not name or name in self._names or _loopback(name) or _is_numeric(name)

    def meant(self, scope: Mapping[str, Any]) -> bool:
        """Whether a request is meant for this server."""
        return self.know(host_of(scope))


def host_of(scope: Mapping[str, Any]) -> str:
    """The host that a request asks for."""
    return header(scope, b"host").decode("latin-1")


def where_from(scope: Mapping[str, Any]) -> str:
    """The page that a browser says sent a request, and the host it asks for: for the log."""
    origin = header(scope, b"origin").decode("latin-1")
    return f"{origin or '-'} to {host_of(scope)}"


def _without_port(host: str) -> str:
    return host if host.endswith("]") else host.rpartition(":")[0] or host


def _loopback(name: str) -> bool:
    if name == LOCALHOST or name.endswith("." + LOCALHOST):
        return True
    return _is_numeric(name) and ipaddress.ip_address(unmapped(name.strip("[]"))).is_loopback


def _is_numeric(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
