"""The OpenAPI description, from the types that operations take and answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from inspect import cleandoc, getdoc
from typing import Any, Final

import msgspec

from parlour import __version__
from parlour.kernel.language import LANGUAGES
from parlour.kernel.message import IN_SCHEMAS, Named
from parlour.server.web.answers import JSON, TEXT
from parlour.server.web.game_info import playable
from parlour.server.web.routing import Operation, Parameter
from parlour.wire.http.requests import NewTable, SeatPlan
from parlour.wire.http.responses import PROBLEM_JSON, Problem

ABOUT: Final = """\
Make tables, sit down, play and look, as the browser does. Errors say what is wrong and what is allowed.

To play a whole game, use the websocket of a table, `/api/v1/tables/{table}/socket`: messages both ways
are JSON objects with a tag `t`, described in `docs/reference/api.md`.
"""
COMPONENTS: Final = "#/components/schemas/"
NAMED: Final = {"$ref": f"{COMPONENTS}Named"}
EVERYWHERE: Final[Mapping[str, str]] = {
    "language": f"The language of all sentences: {', '.join(LANGUAGES)}; it goes before `Accept-Language`",
    "names": "1: each text that is a message comes as a `Named`, with its name and parameters",
}
"""Parameters that every address takes."""

STRING: Final = {"type": "string"}
REASONS: Final[Mapping[int, str]] = {
    400: "The request is no HTTP, its address is too long, or its body is no JSON",
    401: "There is no key that says who asks",
    403: "Not yours: the token holds no such seat",
    404: "There is no such thing",
    409: "Not possible here and now; the code and the sentence say why",
    413: "The body is too long",
    422: "The request does not fit this description",
    429: "Too many requests; come back after the seconds of `Retry-After`",
    431: "The headers are too long",
    503: "The server cannot keep anything just now",
}
COMMON: Final = (400, 422, 429, 431, 503)
"""The HTTP statuses of the problems that every operation may have."""


def describe(operations: Sequence[Operation], levels: Sequence[str]) -> dict[str, Any]:
    """Describe the API; `levels` are the names of the bots' levels, of which an example names one."""
    described = [operation for operation in operations if operation.tag]
    kinds = [Problem, Named, *(kind for operation in described for kind in _kinds(operation))]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=COMPONENTS + "{name}")
    of_kind = dict(zip(kinds, schemas, strict=True))
    for component in components.values():
        component["description"] = cleandoc(component["description"])
    paths: dict[str, dict[str, Any]] = {}
    for operation in described:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation, of_kind)
    new_table = components["NewTable"]
    new_table["properties"]["game"]["enum"] = sorted(
        {name for game in playable() for name in (game.slug, *game.names)}
    )
    new_table["examples"] = [_example(new_table["properties"]["game"]["enum"][0], levels)]
    description: dict[str, Any] = _with_named({
        "openapi": "3.1.0",
        "info": {
            "title": "Parlour",
            "summary": "A place to play, study and simulate number board games",
            "description": ABOUT,
            "version": __version__,
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "parameters": {
                name: {"name": name, "in": "query", "description": about, "schema": {"type": "string"}}
                for name, about in EVERYWHERE.items()
            },
        },
    })  # fmt: skip
    return description


def _example(game: str, levels: Sequence[str]) -> Any:
    seats = [SeatPlan("me", "Anna"), SeatPlan("bot", level=levels[0] if levels else "")]
    return msgspec.to_builtins(NewTable(game, seats))


def _kinds(operation: Operation) -> Iterator[Any]:
    """The types whose schemas a description of an operation needs."""
    yield from (parameter.kind for parameter in operation.parameters)
    yield from filter(None, (operation.body, operation.answers.kind, operation.answers.failing))


def _operation(operation: Operation, schemas: Mapping[Any, Any]) -> dict[str, Any]:
    answers = operation.answers
    answer: dict[str, Any] = {"description": answers.about}
    answer["content"] = {answers.media: {"schema": schemas[answers.kind]} if answers.kind else {}}
    if answers.text:
        answer["content"][TEXT] = {"schema": STRING}
    if answers.links:
        answer["links"] = {
            name: {
                "operationId": name,
                "parameters": {parameter: f"$response.body#/{at}" for parameter, at in of.items()},
            }
            for name, of in answers.links.items()
        }
    responses = {str(answers.status): answer}
    for status in sorted({*COMMON, *answers.problems, *([401] if operation.needs_key else ())}):
        responses[str(status)] = {
            "description": REASONS[status],
            "content": {PROBLEM_JSON: {"schema": schemas[Problem]}},
        }
    responses["400"]["content"][TEXT] = {"schema": STRING}  # to a request that is no HTTP
    if answers.failing:
        responses["503"]["content"] = {JSON: {"schema": schemas[answers.failing]}}
    everywhere = [{"$ref": f"#/components/parameters/{name}"} for name in EVERYWHERE]
    described: dict[str, Any] = {
        "tags": [operation.tag],
        "summary": operation.summary,
        "description": getdoc(operation.function),
        "operationId": operation.function.__name__,
        "parameters": [*(_parameter(parameter, schemas) for parameter in operation.parameters), *everywhere],
        "responses": responses,
    }
    if operation.body:
        content = {JSON: {"schema": schemas[operation.body]}}
        described["requestBody"] = {"required": True, "content": content}
    return described


def _parameter(parameter: Parameter, schemas: Mapping[Any, Any]) -> dict[str, Any]:
    schema = {name: value for name, value in schemas[parameter.kind].items() if name != "description"}
    if parameter.default not in (msgspec.NODEFAULT, msgspec.UNSET):
        schema["default"] = parameter.default
    required = parameter.default is msgspec.NODEFAULT
    about = schemas[parameter.kind]["description"]
    described = {"name": parameter.name, "in": parameter.place, "required": required, "description": about}
    return {**described, "schema": schema}


def _with_named(node: Any) -> Any:
    """Return a description in which each text that is a message may also be a `Named`."""
    if isinstance(node, dict):
        if IN_SCHEMAS in node:
            about = {key: value for key, value in node.items() if key not in (IN_SCHEMAS, "type")}
            return {**about, "anyOf": [{"type": node["type"]}, NAMED]}
        return {key: _with_named(value) for key, value in node.items()}
    if isinstance(node, list):
        return [_with_named(value) for value in node]
    return node
