"""Where a request comes from."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from typing import Any, Final

from parlour.server.http.rate_limits import household

USUAL_PORTS: Final = {"http": ":80", "https": ":443"}
"""The default ports, left out of an origin."""
LOCALHOST: Final = "localhost"


def header(scope: Mapping[str, Any], name: bytes) -> bytes:
    """The first value of a header, or nothing."""
    return next((value for key, value in scope["headers"] if key == name), b"")


def client_address(scope: Mapping[str, Any]) -> str:
    """The client that limits apply to; a trusted proxy's header has been applied already."""
    client = scope.get("client")
    return household(client[0]) if client else ""


def foreign_page(scope: Mapping[str, Any]) -> bool:
    """Whether a browser says that a page of another site sent the request.

    Browsers send `Sec-Fetch-Site` to trustworthy sites (https, localhost), else only `Origin`.
    """
    site = header(scope, b"sec-fetch-site")
    if site in (b"same-origin", b"none"):
        return False
    origin = header(scope, b"origin").decode("latin-1")
    return site == b"cross-site" or (bool(origin) and not same_site(origin, _host(scope)))


def same_site(origin: str, host: str) -> bool:
    """Whether an origin is ours, which a browser reaches under `host`.

    >>> same_site("http://Parlour.example:8000", "parlour.example:8000")
    True
    >>> same_site("https://parlour.example", "parlour.example:443")
    True
    >>> same_site("null", "parlour.example"), same_site("http://evil.example", "parlour.example")
    (False, False)
    """
    scheme, _, place = origin.lower().partition("://")
    usual = USUAL_PORTS.get(scheme)
    return usual is not None and place.removesuffix(usual) == host.lower().removesuffix(usual)


class HostNames:
    """The host names that a server answers to, against DNS rebinding.

    A server on loopback, or one configured with names, answers to those and to numeric addresses; any other
    answers to all.

    >>> names = HostNames("127.0.0.1", "parlour.example")
    >>> [names.know(host) for host in ("localhost:8000", "[::1]:8000", "192.0.2.1", "parlour.example", "")]
    [True, True, True, True, True]
    >>> names.know("evil.example:8000"), HostNames("0.0.0.0", "").know("evil.example")
    (False, True)
    """

    def __init__(self, host: str, names: str) -> None:
        """`host` is where the server listens, `names` the configured names, separated by commas."""
        self._names = {name.strip().lower().rstrip(".") for name in names.split(",")} - {""}
        self._all = not self._names and not _loopback(host)

    def know(self, host: str) -> bool:
        """Whether a request for this host is meant for this server."""
        name = host.lower() if host.endswith("]") else host.lower().rpartition(":")[0] or host.lower()
        name = name.rstrip(".")
        return self._all or not name or name in self._names or _loopback(name) or _is_numeric(name)

    def meant(self, scope: Mapping[str, Any]) -> bool:
        """Whether a request is meant for this server."""
        return self.know(_host(scope))


def _host(scope: Mapping[str, Any]) -> str:
    return header(scope, b"host").decode("latin-1")


def _loopback(name: str) -> bool:
    if name == LOCALHOST or name.endswith("." + LOCALHOST):
        return True
    return _is_numeric(name) and ipaddress.ip_address(name.strip("[]")).is_loopback


def _is_numeric(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
