"""The documentation page of the API, served entirely from here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from parlour.kernel.digest import digest
from parlour.server.web.answers import JSON
from parlour.server.web.caching import cacheable
from parlour.server.web.openapi import describe
from parlour.server.web.routing import Operation, Routes

DESCRIPTION: Final = "/api/v1/openapi.json"
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Swagger UI needs inline styles and data URLs."""

PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Parlour: API</title>
<link rel="icon" href="/swagger/favicon-32x32.png" type="image/png">
<link rel="stylesheet" href="/swagger/swagger-ui.css">
<link rel="stylesheet" href="/docs/look.css">
<script src="/swagger/swagger-ui-bundle.js" defer></script>
<script src="/docs/start.js" defer></script>
</head>
<body>
<header><h1><a class="home" href="/">Parlour</a></h1></header>
<div id="docs"></div>
<noscript>The page needs JavaScript; the description itself is
<a href="/api/v1/openapi.json">openapi.json</a>.</noscript>
</body>
</html>
"""
START: Final = f"""\
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
const arrange = () => {{
  document.querySelector('.info .title')?.setAttribute('aria-level', '2'); // below the page's own heading
  const about = document.querySelector('.information-container'); // it stands before the main part
  about?.setAttribute('role', 'region');
  about?.setAttribute('aria-label', 'About the API');
}};
// several may be opened: each table of answers is called by its own name
new MutationObserver(() => {{
  for (const one of document.querySelectorAll('.responses-table')) one.ariaLabel = one.id;
}}).observe(document.getElementById('docs'), {{ childList: true, subtree: true }});
// without deep links: they would lie within buttons
SwaggerUIBundle({{
  url: '{DESCRIPTION}', dom_id: '#docs', validatorUrl: null, syntaxHighlight: false,
  onComplete: () => setTimeout(arrange),
}});
"""
LOOK: Final = Path(__file__).with_suffix(".css").read_bytes()


def docs(operations: Sequence[Operation], levels: Sequence[str]) -> Routes:
    """Return the routes of the page, and of the OpenAPI description of `operations` that it shows."""
    routes = Routes(prefix="")

    @cache
    def described() -> tuple[bytes, str]:
        """The encoded description, and its digest for the entity tag."""
        data = msgspec.json.encode(describe(operations, levels))
        return data, digest(data)

    @routes.get("/docs")
    async def page() -> Response:
        """The page of the API's documentation."""
        return Response(PAGE, media_type="text/html", headers={"content-security-policy": POLICY})

    @routes.get(DESCRIPTION)
    async def description(request: Request) -> Response:
        """The OpenAPI description."""
        data, name = described()
        return cacheable(request, data, JSON, name=name)

    @routes.get("/docs/look.css")
    async def look(request: Request) -> Response:
        """The colours of the page."""
        return cacheable(request, LOOK, "text/css")

    @routes.get("/docs/start.js")
    async def start() -> Response:
        """The script that starts the page."""
        return Response(START, media_type="text/javascript")

    return routes
