"""Answers that browsers may keep: named by their bytes, compressed once."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
"""Kept, but asked for again each time: 304 while it is the same."""
WORTH_IT: Final = 1024
"""Bytes from which compressing pays."""


@lru_cache(maxsize=512)
def zipped(data: bytes) -> bytes:
    """Compressed as well as gzip can, without a time in it."""
    return gzip.compress(data, 9, mtime=0)


@lru_cache(maxsize=512)
def named(data: bytes) -> str:
    """A name for these bytes."""
    return hashlib.sha256(data).hexdigest()[:16]


def accepts(headers: Headers, coding: str) -> bool:
    """Whether a client takes a content coding.

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
    """Whether a client has these bytes already."""
    given = headers.get("if-none-match", "")
    return given == "*" or etag in [one.strip().removeprefix("W/") for one in given.split(",")]


def cacheable(
    request: Request,
    data: bytes,
    media: str,
    headers: Mapping[str, str] | None = None,
    *,
    name: str = "",
    forever: bool = False,
) -> Response:
    """An answer with a name, which need not be sent to whoever has it."""
    etag = f'"{name or named(data)}"'
    about = {
        "etag": etag,
        "cache-control": FOREVER if forever else ASK_AGAIN,
        "vary": "accept-encoding",
        **(headers or {}),
    }
    if known(request.headers, etag):
        return Response(status_code=304, headers=about)
    if len(data) >= WORTH_IT and accepts(request.headers, "gzip"):
        return Response(zipped(data), headers={**about, "content-encoding": "gzip"}, media_type=media)
    return Response(data, headers=about, media_type=media)
