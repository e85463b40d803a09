"""Answers that are drawings."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Query

from parlour.server.web.openapi import answers

SVG: Final = "image/svg+xml"
SVG_ALONE: Final = {
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox"
}
"""Headers of a drawing, which may be opened as a page."""

Dark = Annotated[int, Query(ge=0, le=1, description="1 for dark surroundings")]


def drawing(*problems: int) -> dict[str, Any]:
    """What a route declares about its answers: an SVG, and possible problems."""
    described = answers(None, *problems)
    drawn = {200: {"description": "A drawing", "content": {SVG: {"schema": {"type": "string"}}}}}
    return {**described, "responses": {**described["responses"], **drawn}}
