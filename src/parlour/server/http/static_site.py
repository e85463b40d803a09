"""The browser client: its pages and files, precompressed, cached by browsers as long as possible."""

from __future__ import annotations

import base64
import hashlib
import mimetypes
import re
from collections.abc import Iterator, Mapping
from fnmatch import fnmatch
from functools import cached_property, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple
from urllib.parse import quote

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.types import Receive, Scope, Send

from parlour.kernel.message import HOUSE
from parlour.server.http.caching import ASK_AGAIN, FOREVER, accepts, known, named

STATIC: Final = Path(__file__).resolve().parents[2] / "static"
INDEX: Final = "index.html"
OFFLINE: Final = "offline.html"
WORKER: Final = "sw.js"
HEAD_END: Final = b"</head>"
HASHED: Final = "assets/"
"""Files below it have a content hash in their names."""
ROUTES: Final = "pages.json"
"""The addresses that the client has pages for, and what each loads; written by the client's build."""

MOST_LETTERS: Final = 255
"""The longest address outside the API; no page has a longer one."""
AFTER_ADDRESS: Final = re.compile(r"[^\w/-]+$")
"""What may follow an address in a sentence and be pasted with it: a full stop, a bracket, a quote."""
ICON: Final = "assets/icon-*.svg"
ROBOTS: Final = """\
User-agent: *
Disallow: /api/
Disallow: /t/
"""
"""Tables are private to those with their links; pages of invites say so in a header."""

ALLOWED: Final = {"allow": "GET, HEAD, OPTIONS"}
CODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
INLINE: Final = re.compile(r"<(script|style)(?![^>]*\ssrc=)[^>]*>(.+?)</\1>", re.DOTALL)
NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Parlour</title>
<h1>Parlour is running without its browser client</h1>
<p>It is built when Parlour is installed: <code>python3 run.py</code> does both.
The <a href="/docs">API</a> is there.</p></html>"""

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Asset(NamedTuple):
    """A file of the client, and its compressed siblings by content coding."""

    data: bytes
    media: str
    etag: str
    coded: dict[str, bytes]


class Route(NamedTuple):
    """An address of the client."""

    address: re.Pattern[str]
    preload: str
    """The `Link` header that makes a browser preload what the page needs."""


class _Page(msgspec.Struct):
    pattern: str
    files: list[str]


_pages = msgspec.json.Decoder(list[_Page])


def routes(data: bytes) -> list[Route]:
    """The client's addresses, from its build.

    >>> route, = routes(b'[{"pattern": "/t/:id", "files": ["assets/a.js", "assets/b.css"]}]')
    >>> bool(route.address.fullmatch("/t/abc")), bool(route.address.fullmatch("/t/abc/d"))
    (True, False)
    >>> route.preload
    '</assets/a.js>; rel=modulepreload, </assets/b.css>; rel=preload; as=style; crossorigin'
    """
    kinds = {".js": "rel=modulepreload", ".css": "rel=preload; as=style; crossorigin"}
    return [
        Route(
            re.compile(re.sub(r":\w+", "[^/]+", page.pattern).rstrip("/") + "/?"),
            ", ".join(f"</{file}>; {kinds[Path(file).suffix]}" for file in page.files),
        )
        for page in _pages.decode(data)
    ]


@lru_cache(maxsize=4)
def policy(html: str) -> str:
    """The Content-Security-Policy of a page: this origin only; inline scripts and styles by their hashes.

    WebAssembly may be compiled (the rules of games); `eval` is not allowed.

    >>> "'sha256-" in policy("<script>let a = 1</script>"), "'unsafe-eval'" in policy("<p>")
    (True, False)
    """
    html = html.replace("\r\n", "\n").replace("\r", "\n")  # as a browser reads it before it takes hashes
    hashes: dict[str, list[str]] = {"script": [], "style": []}
    for tag, inner in INLINE.findall(html):
        digest = base64.b64encode(hashlib.sha256(inner.encode()).digest()).decode()
        hashes[tag].append(f"'sha256-{digest}'")
    scripts, styles = (" ".join(["'self'", *hashes[tag]]) for tag in ("script", "style"))
    return (
        f"default-src 'none'; script-src {scripts} 'wasm-unsafe-eval'; style-src {styles}; "
        "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "media-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


class Files:
    """The client's files by path: those in its folder, and nothing else."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._folders: dict[Path, int] = {}
        self._listed: dict[str, Path] = {}
        self._kept: dict[str, tuple[int, Asset]] = {}

    def __iter__(self) -> Iterator[str]:
        """The paths of all files, in order."""
        if not self._folders or any(changed(folder) != at for folder, at in self._folders.items()):
            self._list()
        return iter(self._listed)

    def asset(self, path: str) -> Asset | None:
        """A file, read again when it has changed."""
        iter(self)
        file = self._listed.get(path)
        at = changed(file) if file else 0
        if file is None or not at:
            return None
        kept = self._kept.get(path)
        if kept is None or kept[0] != at:
            kept = self._kept[path] = at, read(file)
        return kept[1]

    def _list(self) -> None:
        found = sorted(self._folder.rglob("*"))
        self._folders = {one: changed(one) for one in (self._folder, *found) if one.is_dir()}
        self._listed = {one.relative_to(self._folder).as_posix(): one for one in found if one.is_file()}
        self._kept.clear()


def changed(path: Path) -> int:
    """When a file, or the list of a folder's files, last changed; 0 if it does not exist."""
    try:
        return path.stat().st_mtime_ns
    except FileNotFoundError:
        return 0


class StaticSite:
    """An ASGI application for everything that is not the API."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._files = Files(folder)
        self._routes: tuple[str, list[Route]] = "", []
        self._start = Route(re.compile("/"), "")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request for a page or file."""
        request = Request(scope)
        if request.method == "OPTIONS":
            response = Response(status_code=204, headers=ALLOWED)
        elif request.method not in ("GET", "HEAD"):
            response = Response(str(HOUSE("pages-read-only")), 405, ALLOWED, "text/plain")
        else:
            response = self.answer(request)
        await response(scope, receive, send)

    def answer(
        self, request: Request, tags: str = "", more_headers: Mapping[str, str] = MappingProxyType({})
    ) -> Response:
        """A file, a page of the client, or that for what does not exist; `tags` go into the page's head."""
        address: str = request.scope["path"]
        path = address.lstrip("/")
        hidden = not path or path.endswith((INDEX, ROUTES, ".br", ".gz"))
        asset = None if hidden else self._files.asset(path)
        if asset is not None:
            own = path in (OFFLINE, WORKER)  # no page of the client says what they may do
            headers = {"content-security-policy": policy(asset.data.decode())} if own else None
            return given(request, asset, FOREVER if path.startswith(HASHED) else ASK_AGAIN, headers)
        if path == "robots.txt":
            return Response(ROBOTS, media_type="text/plain")
        if path == "favicon.ico":
            return self._icon(request)
        if (meant := AFTER_ADDRESS.sub("", address)) != address and self.route(meant):
            query = f"?{request.url.query}" if request.url.query else ""
            return RedirectResponse(quote(meant) + query, 308)
        if path.startswith(HASHED) or "." in path.rpartition("/")[2] or len(address) > MOST_LETTERS:
            return Response(str(HOUSE("no-file")), 404, media_type="text/plain")
        page = self._files.asset(INDEX) or self._not_built
        headers = {"content-security-policy": policy(page.data.decode()), **more_headers}
        route = self.route(address)
        if route is not None and route.preload:
            headers["link"] = ", ".join(filter(None, (route.preload, headers.get("link"))))
        if tags:
            data = page.data.replace(HEAD_END, tags.encode() + HEAD_END, 1)
            page = Asset(data, page.media, named(data), {})
        return given(request, page, ASK_AGAIN, headers, 404 if route is None else 200)

    def _icon(self, request: Request) -> Response:
        """The client's icon, for programs that request the default address."""
        asset = next((self._files.asset(path) for path in self._files if fnmatch(path, ICON)), None)
        if asset is None:
            return Response(str(HOUSE("no-file")), 404, media_type="text/plain")
        return given(request, asset, ASK_AGAIN)

    def route(self, path: str) -> Route | None:
        """The client's page at a path, if any."""
        listed = self._files.asset(ROUTES)
        if listed is None:
            return self._start if path == "/" else None
        if self._routes[0] != listed.etag:
            self._routes = listed.etag, routes(listed.data)
        return next((route for route in self._routes[1] if route.address.fullmatch(path)), None)

    @cached_property
    def _not_built(self) -> Asset:
        data = NOT_BUILT.encode()
        return Asset(data, "text/html", named(data), {})


def read(file: Path) -> Asset:
    """A file with its compressed siblings."""
    data = file.read_bytes()
    siblings = {coding: file.with_name(file.name + suffix) for coding, suffix in CODINGS}
    coded = {coding: sibling.read_bytes() for coding, sibling in siblings.items() if sibling.is_file()}
    media = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Asset(data, media, named(data), coded)


def given(
    request: Request, asset: Asset, keep: str, headers: dict[str, str] | None = None, status: int = 200
) -> Response:
    """An asset as an answer, in the best coding that both sides support."""
    about = {"cache-control": keep, "vary": "accept-encoding", "etag": f'"{asset.etag}"', **(headers or {})}
    if status == 200 and known(request.headers, about["etag"]):
        return Response(status_code=304, headers=about)
    for coding, data in asset.coded.items():
        if accepts(request.headers, coding):
            return Response(data, status, {**about, "content-encoding": coding}, asset.media)
    return Response(asset.data, status, about, asset.media)
