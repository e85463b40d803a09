"""Requests to other hosts, which never reach this host's own networks.

A name is looked up once, and exactly the address that was checked is connected to; so neither a name that
resolves to something else a moment later, nor a literal address, nor a redirect (not followed) gets inside.
"""

from __future__ import annotations

import socket
from collections.abc import Callable
from errno import EHOSTUNREACH
from ipaddress import IPv6Address, IPv6Network, ip_address
from ssl import SSLContext
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from aiohappyeyeballs import AddrInfoType  # ships with the extra `notify`
else:
    AddrInfoType = tuple

HTTPS: Final = 443
SECONDS: Final = 10.0
"""Seconds within which an answer must arrive."""
TRANSLATED: Final = IPv6Network("64:ff9b::/96")
"""The prefix of translated IPv4 addresses (RFC 6052)."""


class NotSent(Exception):  # it says what became of the request
    """The request was not carried out; the message says why."""

    def __init__(self, why: str, status: int = 0) -> None:
        """`status`: the status of the answer; 0 without an answer."""
        super().__init__(why)
        self.status = status


def host_of(address: str) -> str:
    """The host of a permitted address: HTTPS, without a password; "" for any other.

    >>> host_of("https://Chat.example.org/a"), host_of("https://chat.example.org:8443/a")
    ('chat.example.org', 'chat.example.org:8443')
    >>> {host_of(each) for each in ("http://a.org/", "https://me:secret@a.org/", "https://a.org/ b")}
    {''}
    """
    try:
        parts = urlsplit(address)
        port = parts.port or HTTPS
    except ValueError:
        return ""
    plain = address.isascii() and address.isprintable() and " " not in address
    if not plain or parts.scheme != "https" or "@" in parts.netloc:
        return ""
    host = (parts.hostname or "").lower()
    return host if port == HTTPS else f"{host}:{port}"


def is_inside(host: str) -> bool:
    """Whether an address is not in the public internet: this host, its networks, or unassigned.

    >>> [is_inside(host) for host in ("127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "::ffff:127.0.0.1")]
    [True, True, True, True, True]
    >>> [is_inside(host) for host in ("fe80::1%2", "64:ff9b::7f00:1", "2002:7f00:1::", "1.1.1.1")]
    [True, True, True, False]
    """
    address = ip_address(host.partition("%")[0])
    if isinstance(address, IPv6Address):
        hidden = address.ipv4_mapped or address.sixtofour or (address.teredo and address.teredo[1])
        if hidden is not None:
            return is_inside(str(hidden))
        if address in TRANSLATED:
            return is_inside(str(ip_address(int(address) & 0xFFFFFFFF)))
    return not address.is_global or address.is_multicast


class Outbound:
    """Sends requests to other hosts."""

    def __init__(
        self, *, inside: Callable[[str], bool] = is_inside, trusted: SSLContext | bool = True
    ) -> None:
        """`inside` says which addresses are refused; `trusted` which certificates are accepted."""
        self._inside = inside
        self._trusted = trusted

    async def post(self, address: str, body: bytes, headers: dict[str, str]) -> None:
        """Send a request; raises `NotSent` unless it was accepted."""
        import aiohttp  # ships with the extra `notify`

        connector = aiohttp.TCPConnector(socket_factory=self._socket, use_dns_cache=False, ssl=self._trusted)
        options: dict[str, Any] = {
            "timeout": aiohttp.ClientTimeout(SECONDS),
            "cookie_jar": aiohttp.DummyCookieJar(),
        }
        try:
            async with (
                aiohttp.ClientSession(connector=connector, **options) as session,
                session.post(address, data=body, headers=headers, allow_redirects=False) as answer,
            ):
                status = answer.status
        except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as error:
            raise NotSent(f"{type(error).__name__}: {error}") from None
        if not 200 <= status < 300:  # the class of success (RFC 9110)
            raise NotSent(f"HTTP {status}", status)

    def _socket(self, to: AddrInfoType) -> socket.socket:
        """Open a socket for an address that was looked up; raises `OSError` for one inside."""
        family, kind, protocol, _, (host, *_) = to
        if self._inside(str(host)):
            raise OSError(EHOSTUNREACH, f"{host} is inside")
        return socket.socket(family, kind, protocol)
