"""The browser client: its pages and files, precompressed, cached by browsers as long as possible."""

from __future__ import annotations

import base64
import hashlib
import mimetypes
import os
import re
import stat
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple
from urllib.parse import quote

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from parlour.kernel.language import spoken
from parlour.kernel.message import HOUSE
from parlour.server.web.caching import ASK_AGAIN, FOREVER, accepts, cacheable

STATIC: Final = Path(__file__).resolve().parents[2] / "static"
INDEX: Final = "index.html"
OFFLINE: Final = "offline.html"
WORKER: Final = "sw.js"
HEAD_END: Final = "</head>"
HASHED: Final = "assets/"
"""The folder of files with a content hash in their names."""
ROUTES: Final = "pages.json"
"""A file of the build: the addresses of the client's pages, and the files that each loads, by language."""

MOST_LETTERS: Final = 255
"""The longest address outside the API; no page has a longer one."""
AFTER_ADDRESS: Final = re.compile(r"[^\w/\x00-\x1f\x7f-]+$")
"""What may follow an address in a sentence and be pasted with it: a full stop, a bracket, a quote."""
ICON: Final = "assets/icon-*.svg"
ROBOTS: Final = """\
User-agent: *
Disallow: /api/
Disallow: /t/
"""
"""Tables are private to those with their links; pages of invites say so in a header."""

ALLOWED: Final = {"allow": "GET, HEAD, OPTIONS"}
CODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""Content codings, and the suffixes of files compressed in them."""
OF_A_BODY: Final = {"content-type", "content-length", "content-encoding", "accept-ranges"}
"""Headers that an answer without a body leaves out."""
INLINE: Final = re.compile(r"<(script|style)(?![^>]*\ssrc=)[^>]*>(.+?)</\1>", re.DOTALL)
NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Parlour</title>
<h1>Parlour is running without its browser client</h1>
<p>It is built when Parlour is installed: <code>python3 run.py</code> does both.
The <a href="/docs">API</a> is there.</p></html>"""

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Route(NamedTuple):
    """An address of the client."""

    address: re.Pattern[str]
    preload: str
    """The `Link` header that makes a browser preload what the page needs."""
    words: Mapping[str, str]
    """The `Link` header for the files of the page's words, by language; English is in the scripts."""


class _Page(msgspec.Struct):
    pattern: str
    files: list[str]
    words: dict[str, list[str]] = {}


_pages = msgspec.json.Decoder(list[_Page])


def _preload(file: str) -> str:
    kinds = {".js": "rel=modulepreload", ".css": "rel=preload; as=style; crossorigin"}
    return f"</{file}>; {kinds[Path(file).suffix]}"


@lru_cache(maxsize=4)
def routes(data: str) -> list[Route]:
    """The client's addresses, from its build.

    >>> route, = routes('[{"pattern": "/t/:id", "files": ["assets/a.js", "assets/b.css"]}]')
    >>> bool(route.address.fullmatch("/t/abc")), bool(route.address.fullmatch("/t/abc/d"))
    (True, False)
    >>> route.preload
    '</assets/a.js>; rel=modulepreload, </assets/b.css>; rel=preload; as=style; crossorigin'
    """
    return [
        Route(
            re.compile(re.sub(r":\w+", "[^/]+", page.pattern).rstrip("/") + "/?"),
            ", ".join(map(_preload, page.files)),
            {language: ", ".join(map(_preload, files)) for language, files in page.words.items()},
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
    html = html.replace("\r\n", "\n").replace("\r", "\n")  # as a browser normalizes it before it takes hashes
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


class Files(StaticFiles):
    """The client's files, each with compressed copies `.br` and `.gz`."""

    def find(self, path: str) -> tuple[str, os.stat_result] | None:
        """Return a file's full path and status; None unless `path` is its normal form."""
        if path != os.path.normpath(path):
            return None
        try:
            full_path, facts = self.lookup_path(path)
        except (OSError, ValueError):  # too long, or no name at all
            return None
        return None if facts is None or not stat.S_ISREG(facts.st_mode) else (full_path, facts)

    def read(self, path: str) -> str | None:
        """Return the text of a file, None if there is none."""
        place = self.find(path)
        return None if place is None else _text(place[0], place[1].st_mtime_ns)

    def answer(self, path: str, request: Request, headers: Mapping[str, str]) -> Response | None:
        """Answer with a file in the best coding that both sides support; None if there is none."""
        place = self.find(path)
        if place is None or path.endswith(tuple(CODINGS.values())):
            return None
        for coding, suffix in CODINGS.items():
            if accepts(request.headers, coding) and (twin := self.find(path + suffix)) is not None:
                place, headers = twin, {**headers, "content-encoding": coding}
                break
        answer = FileResponse(place[0], stat_result=place[1], headers={"vary": "accept-encoding", **headers})
        if self.is_not_modified(answer.headers, request.headers):
            # Starlette's own 304 leaves headers out, but a browser applies those of a 304 to its cached page
            about = {name: value for name, value in answer.headers.items() if name not in OF_A_BODY}
            return Response(status_code=304, headers=about)
        return answer


@lru_cache(maxsize=8)
def _text(path: str, changed: int) -> str:
    return Path(path).read_text(encoding="utf-8")


class StaticSite:
    """An ASGI application for everything that is not the API."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._files = Files(directory=folder, check_dir=False)

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
        """Answer with a file, a page of the client, or a 404; `tags` go into the page's head."""
        address: str = request.scope["path"]
        path = address.lstrip("/")
        own = path in (OFFLINE, WORKER)  # the policies of the client's pages do not apply to them
        about = {"content-security-policy": policy(self._files.read(path) or "")} if own else {}
        about["cache-control"] = FOREVER if path.startswith(HASHED) else ASK_AGAIN
        file = None if path in ("", INDEX, ROUTES) else self._files.answer(path, request, about)
        if file is not None:
            return file
        if path == "robots.txt":
            return Response(ROBOTS, media_type="text/plain")
        if path == "favicon.ico":
            return self._icon(request)
        if (meant := AFTER_ADDRESS.sub("", address)) != address and self.route(meant):
            query = f"?{request.url.query}" if request.url.query else ""
            return RedirectResponse(quote(meant) + query, 308)
        if path.startswith(HASHED) or "." in path.rpartition("/")[2] or len(address) > MOST_LETTERS:
            return Response(str(HOUSE("no-file")), 404, media_type="text/plain")
        page = self._files.read(INDEX)
        text = NOT_BUILT if page is None else page
        headers = {"content-security-policy": policy(text), "cache-control": ASK_AGAIN, **more_headers}
        route = self.route(address)
        if route is None:
            return Response(text, 404, headers, "text/html")
        headers["vary"] = "accept-encoding, accept-language"
        if links := [*filter(None, (route.preload, route.words.get(spoken()), headers.get("link")))]:
            headers["link"] = ", ".join(links)
        if tags or page is None:
            return cacheable(
                request, text.replace(HEAD_END, tags + HEAD_END, 1).encode(), "text/html", headers
            )
        file = self._files.answer(INDEX, request, headers)
        assert file is not None
        return file

    def _icon(self, request: Request) -> Response:
        """The client's icon, for programs that request the default address."""
        icons = sorted(file.relative_to(self._folder).as_posix() for file in self._folder.glob(ICON))
        icon = self._files.answer(icons[0], request, {"cache-control": ASK_AGAIN}) if icons else None
        return icon or Response(str(HOUSE("no-file")), 404, media_type="text/plain")

    def route(self, path: str) -> Route | None:
        """The client's page at a path, if any."""
        listed = self._files.read(ROUTES)
        listed_routes = [Route(re.compile("/"), "", {})] if listed is None else routes(listed)
        return next((route for route in listed_routes if route.address.fullmatch(path)), None)
