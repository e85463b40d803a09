"""The description of the HTTP API: requests from FastAPI, answers from the structs that are really sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from starlette.responses import Response

from parlour.server.documents import Problem
from parlour.server.problems import MEDIA

JSON: Final = "application/json"
COMPONENTS: Final = "#/components/schemas/"
_PLACE: Final = "x-struct"

_kinds: dict[str, Any] = {}
_encoder = msgspec.json.Encoder()
Kind = TypeVar("Kind")

REASONS: Final[Mapping[int, str]] = {
    400: "The body is no JSON",
    403: "Not yours: the token holds no such seat",
    404: "There is no such thing",
    409: "Not now: the table is in another state; the code says which",
    413: "The body is too long",
    422: "The request is not readable, or asks for what is not allowed; the sentence says what is",
    429: "Too many requests; come back after the seconds of `Retry-After`",
    503: "The server cannot keep anything just now",
}


class Reply(Response):
    """A struct as an answer."""

    media_type = JSON

    def __init__(self, answer: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(_encoder.encode(answer), status, headers)


def answers(kind: Any, *problems: int, status: int = 200, about: str = "Done") -> dict[str, Any]:
    """What a route tells FastAPI of its answers: a struct, and the problems there may be."""
    key = str(len(_kinds))
    _kinds[key] = kind
    described: dict[int | str, dict[str, Any]] = {
        status: {"description": about, "content": {JSON: {"schema": {_PLACE: key}}}}
    }
    key = str(len(_kinds))
    _kinds[key] = Problem
    for number in (*problems, 429, 503):
        content = {MEDIA: {"schema": {_PLACE: key}}}
        described[number] = {"description": REASONS[number], "content": content}
    return {"status_code": status, "response_model": None, "response_class": Reply, "responses": described}


def describe(app: FastAPI) -> dict[str, Any]:
    """The whole description, made once."""
    if app.openapi_schema is None:
        found = get_openapi(
            title=app.title, version=app.version, summary=app.summary, description=app.description,
            routes=app.routes, tags=app.openapi_tags,
        )  # fmt: skip
        schemas, components = msgspec.json.schema_components(
            list(_kinds.values()), ref_template=COMPONENTS + "{name}"
        )
        made = dict(zip(_kinds, schemas, strict=True))
        found = _filled(found, made)
        found.setdefault("components", {}).setdefault("schemas", {}).update(components)
        app.openapi_schema = found
    return app.openapi_schema


def _filled(node: Any, made: Mapping[str, Any]) -> Any:
    """The description with the structs' schemas put in their places."""
    if isinstance(node, dict):
        if _PLACE in node:
            return made[node[_PLACE]]
        return {key: _filled(value, made) for key, value in node.items()}
    if isinstance(node, list):
        return [_filled(value, made) for value in node]
    return node
