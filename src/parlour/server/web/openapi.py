"""The OpenAPI description: requests from FastAPI, answers from the structs actually sent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from starlette.responses import Response

from parlour.kernel.language import LANGUAGES
from parlour.kernel.message import IN_SCHEMAS, Named, to_json
from parlour.server.schema.responses import PROBLEM_JSON, Problem

JSON: Final = "application/json"
COMPONENTS: Final = "#/components/schemas/"
_PLACE: Final = "x-struct"

_kinds: dict[str, Any] = {}
Kind = TypeVar("Kind")

NAMED: Final = {"$ref": f"{COMPONENTS}Named"}
EVERYWHERE: Final[Mapping[str, str]] = {
    "language": f"The language of all sentences: {', '.join(LANGUAGES)}; it goes before `Accept-Language`",
    "names": "1: each text that is a message comes as a `Named`, with its name and parameters",
}
"""Parameters that every address takes."""

REASONS: Final[Mapping[int, str]] = {
    400: "The request is no HTTP, its address is too long, or its body is no JSON",
    403: "Not yours: the token holds no such seat",
    404: "There is no such thing",
    409: "Not possible here and now; the code and the sentence say why",
    413: "The body is too long",
    422: "The request does not fit this description",
    429: "Too many requests; come back after the seconds of `Retry-After`",
    431: "The headers are too long",
    503: "The server cannot keep anything just now",
}


class Reply(Response):
    """A struct as an answer."""

    media_type = JSON

    def __init__(self, answer: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(to_json(answer), status, headers)


def answers(
    kind: Any, *problems: int, status: int = 200, about: str = "Done", failing: Any = None
) -> dict[str, Any]:
    """What a route declares about its answers: a struct, and possible problems.

    `failing`: the struct sent with a 503 that is not a problem document.
    """
    key = str(len(_kinds))
    _kinds[key] = kind
    described: dict[int | str, dict[str, Any]] = {
        status: {"description": about, "content": {JSON: {"schema": {_PLACE: key}}}}
    }
    key = str(len(_kinds))
    _kinds[key] = Problem
    for number in sorted({400, 422, *problems, 429, 431, 503}):
        content = {PROBLEM_JSON: {"schema": {_PLACE: key}}}
        described[number] = {"description": REASONS[number], "content": content}
    if failing is not None:
        key = str(len(_kinds))
        _kinds[key] = failing
        described[503] = {"description": REASONS[503], "content": {JSON: {"schema": {_PLACE: key}}}}
    return {"status_code": status, "response_model": None, "response_class": Reply, "responses": described}


def describes(kind: Any) -> dict[str, Any]:
    """A request's body that is a struct, read by the route itself."""
    key = str(len(_kinds))
    _kinds[key] = kind
    return {"required": True, "content": {JSON: {"schema": {_PLACE: key}}}}


def linked(told: dict[str, Any], links: Mapping[str, Mapping[str, str]]) -> dict[str, Any]:
    """What `answers` gave, with links: operations by name, and where their parameters are in the answer."""
    status = told["status_code"]
    told["responses"][status]["links"] = {
        operation: {
            "operationId": operation,
            "parameters": {name: f"$response.body#/{at}" for name, at in of.items()},
        }
        for operation, of in links.items()
    }
    return told


def describe(app: FastAPI, slugs: Sequence[str], example: Mapping[str, Any]) -> dict[str, Any]:
    """The whole description, made once. `slugs`: what a new table's game may be; `example`: a new table."""
    if app.openapi_schema is None:
        found = get_openapi(
            title=app.title, version=app.version, summary=app.summary, description=app.description,
            routes=app.routes, tags=app.openapi_tags,
        )  # fmt: skip
        schemas, components = msgspec.json.schema_components(
            [*_kinds.values(), Named], ref_template=COMPONENTS + "{name}"
        )
        made = dict(zip(_kinds, schemas, strict=False))
        found.setdefault("components", {}).setdefault("schemas", {}).update(components)
        found = _filled(found, made)
        _tell_of_languages(found)
        table = found["components"]["schemas"]["NewTable"]
        table["properties"]["game"]["enum"] = list(slugs)
        table["examples"] = [example]
        app.openapi_schema = found
    return app.openapi_schema


def _tell_of_languages(found: dict[str, Any]) -> None:
    """Add the parameters that every address takes."""
    found["components"]["parameters"] = {
        name: {"name": name, "in": "query", "description": about, "schema": {"type": "string"}}
        for name, about in EVERYWHERE.items()
    }
    for methods in found["paths"].values():
        for operation in methods.values():
            named = [{"$ref": f"#/components/parameters/{name}"} for name in EVERYWHERE]
            operation["parameters"] = [*operation.get("parameters", []), *named]


def _filled(node: Any, made: Mapping[str, Any]) -> Any:
    """The description with the structs' schemas inserted."""
    if isinstance(node, dict):
        if _PLACE in node:
            return _filled(made[node[_PLACE]], made)
        if IN_SCHEMAS in node:
            about = {key: value for key, value in node.items() if key not in (IN_SCHEMAS, "type")}
            return {**about, "anyOf": [{"type": node["type"]}, NAMED]}
        return {key: _filled(value, made) for key, value in node.items()}
    if isinstance(node, list):
        return [_filled(value, made) for value in node]
    return node
