"""Where a request comes from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.server.limits import household


def header(scope: Mapping[str, Any], name: bytes) -> bytes:
    """The first value of a header, or nothing."""
    return next((value for key, value in scope["headers"] if key == name), b"")


def client_address(scope: Mapping[str, Any]) -> str:
    """The client that limits count for; a trusted proxy's word on it has been taken by then."""
    client = scope.get("client")
    return household(client[0]) if client else ""


def foreign_page(scope: Mapping[str, Any]) -> bool:
    """Whether a page of another site asks, as browsers tell it. Programs that are no browsers say nothing."""
    return header(scope, b"sec-fetch-site") == b"cross-site"
