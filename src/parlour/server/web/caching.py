"""Cacheable answers: identified by their bytes, compressed once."""

from __future__ import annotations

import gzip
import threading
from collections.abc import Mapping
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from parlour.kernel.digest import digest
from parlour.server.bounded_cache import BoundedCache

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
"""Cached but revalidated each time: 304 while it is unchanged."""
WORTH_IT: Final = 1024
"""The size in bytes from which compression pays."""


MOST_ZIPPED_BYTES: Final = 32 * 1024 * 1024

_zipped = BoundedCache[str, bytes](MOST_ZIPPED_BYTES, len)
_zipped_lock = threading.Lock()  # long answers are compressed off the event loop


def zipped(data: bytes) -> bytes:
    """Compress with gzip at its best level, without a timestamp."""
    name = digest(data)
    with _zipped_lock:
        packed = _zipped.get(name)
    if packed is None:
        packed = gzip.compress(data, 9, mtime=0)
        with _zipped_lock:
            _zipped.put(name, packed)
    return packed


def accepts(headers: Headers, coding: str) -> bool:
    """Whether a client accepts a content coding.

    >>> accepts(Headers({"accept-encoding": "gzip, deflate, br;q=0.5"}), "br")
    True
    >>> accepts(Headers({"accept-encoding": "gzip;q=0, identity"}), "gzip")
    False
    """
    for part in headers.get("accept-encoding", "").split(","):
        name, _, quality = part.strip().partition(";")
        if name.strip().lower() == coding:
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def known(headers: Headers, etag: str) -> bool:
    """Whether a client already has the bytes with an entity tag."""
    etags = headers.get("if-none-match", "")
    return etags == "*" or etag in [tag.strip().removeprefix("W/") for tag in etags.split(",")]


def cacheable(
    request: Request,
    data: bytes,
    media: str,
    headers: Mapping[str, str] | None = None,
    *,
    name: str = "",
    forever: bool = False,
    brotli: bytes = b"",
) -> Response:
    """Answer with `data` and an entity tag, or 304 to clients that have it; `brotli`: `data` compressed."""
    etag = f'"{name or digest(data)}"'
    about = {
        "etag": etag,
        "cache-control": FOREVER if forever else ASK_AGAIN,
        "vary": "accept-encoding, accept-language",
        **(headers or {}),
    }
    if known(request.headers, etag):
        return Response(status_code=304, headers=about)
    if brotli and accepts(request.headers, "br"):
        return Response(brotli, headers={**about, "content-encoding": "br"}, media_type=media)
    if len(data) >= WORTH_IT and accepts(request.headers, "gzip"):
        return Response(zipped(data), headers={**about, "content-encoding": "gzip"}, media_type=media)
    return Response(data, headers=about, media_type=media)
