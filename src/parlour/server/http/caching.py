"""Cacheable answers: identified by their bytes, compressed once."""

from __future__ import annotations

import gzip
import hashlib
import threading
from collections import OrderedDict
from collections.abc import Hashable, Mapping
from typing import Final, Generic, TypeVar

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
"""Cached but revalidated each time: 304 while it is unchanged."""
WORTH_IT: Final = 1024
"""The size in bytes from which compression pays."""


MOST_ZIPPED_BYTES: Final = 32 * 1024 * 1024

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class ByteCache(Generic[Key, Value]):
    """A cache of values that can be recomputed: the most recently used, up to `most` bytes.

    >>> cache = ByteCache[str, bytes](5)
    >>> for word in (b"one", b"two"):
    ...     cache.put(word.decode(), word, len(word))
    >>> cache.get("one"), cache.get("two"), cache.size
    (None, b'two', 3)
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Key, tuple[Value, int]] = OrderedDict()
        self.size = 0

    def get(self, key: Key) -> Value | None:
        """The value of a key."""
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        return self._kept[key][0]

    def put(self, key: Key, value: Value, size: int) -> None:
        """Keep a value of `size` bytes; evicts the least recently used over the bound."""
        self.size += size - self._kept.pop(key, (value, 0))[1]
        self._kept[key] = value, size
        while self.size > self._most:
            self.size -= self._kept.popitem(last=False)[1][1]


_zipped = ByteCache[str, bytes](MOST_ZIPPED_BYTES)
_zipped_lock = threading.Lock()  # long answers are compressed off the event loop


def zipped(data: bytes) -> bytes:
    """Compressed with gzip at its best level, without a timestamp."""
    name = hashlib.sha256(data).hexdigest()
    with _zipped_lock:
        found = _zipped.get(name)
    if found is None:
        found = gzip.compress(data, 9, mtime=0)
        with _zipped_lock:
            _zipped.put(name, found, len(found))
    return found


def named(data: bytes) -> str:
    """The entity tag of these bytes."""
    return hashlib.sha256(data).hexdigest()[:16]


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
    brotli: bytes = b"",
) -> Response:
    """An answer with an entity tag, not sent again to clients that have it; `brotli`: `data` compressed."""
    etag = f'"{name or named(data)}"'
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
