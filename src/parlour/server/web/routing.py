"""Routes as typed functions: the types of their parameters say what is read, refused and described.

    routes = Routes("games")

    @routes.get("/games/{slug}/picture.svg", drawing(404, 422), summary="A picture of a game")
    async def game_picture(services: Services, slug: Slug, dark: Dark = 0) -> Response: ...

A parameter is part of the path if that names it, a header if it is called `authorization`, the body if it is
a struct, and else part of the query; one without a default is required. `Services` and `Request` are handed
over.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from inspect import Parameter as Given
from inspect import signature
from typing import Any, Final, NamedTuple, TypeVar, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from parlour.kernel.message import HOUSE
from parlour.server.services import Services
from parlour.server.web.answers import Answers
from parlour.server.web.errors import HttpProblem
from parlour.server.web.reading import converted, struct_body
from parlour.wire.http.responses import Problem

API: Final = "/api/v1"
AUTHORIZATION: Final = "authorization"
WHO_ASKS: Final = {"www-authenticate": "Bearer"}

Handler = TypeVar("Handler", bound=Callable[..., Awaitable[Response]])


class Parameter(NamedTuple):
    """What a function takes from the path, the query or a header of a request."""

    name: str
    place: str
    """The part of a request that carries the parameter: "path", "query" or "header"."""
    kind: Any
    default: Any
    """`msgspec.NODEFAULT` if it is required."""


class Operation:
    """One method of an address, and the function that answers."""

    def __init__(
        self, method: str, path: str, function: Callable[..., Awaitable[Response]], tag: str, summary: str,
        answers: Answers, sent: Any,
    ) -> None:  # fmt: skip
        self.method, self.path, self.function = method, path, function
        self.tag, self.summary, self.answers = tag, summary, answers
        self.parameters: list[Parameter] = []
        self._handed: dict[str, Callable[[Request], Any]] = {}
        self._body: tuple[str, type[msgspec.Struct]] | None = None
        hints = get_type_hints(function, include_extras=True)
        for name, argument in signature(function).parameters.items():
            kind = hints[name]
            default = msgspec.NODEFAULT if argument.default is Given.empty else argument.default
            if kind is Request:
                self._handed[name] = lambda request: request
            elif kind is Services:
                self._handed[name] = lambda request: request.app.state.services
            elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
                self._body = name, kind
            else:
                place = "path" if f"{{{name}}}" in path else "header" if name == AUTHORIZATION else "query"
                self.parameters.append(Parameter(name, place, kind, default))
        self.body = self._body[1] if self._body else sent
        """The type of the body, if it takes one."""
        fields = [(parameter.name, parameter.kind, parameter.default) for parameter in self.parameters]
        self._kind = msgspec.defstruct("Parameters", fields, kw_only=True)
        self._places = {
            parameter.name: f"{parameter.place}.{parameter.name}" for parameter in self.parameters
        }

    @property
    def needs_key(self) -> bool:
        """Whether it answers only who says with a key who they are."""
        return any(
            parameter.name == AUTHORIZATION and parameter.default is msgspec.NODEFAULT
            for parameter in self.parameters
        )

    async def answer(self, request: Request) -> Response:
        """Answer a request; raises `HttpProblem` if it does not fit."""
        arguments: dict[str, Any] = {name: handed(request) for name, handed in self._handed.items()}
        if self.parameters:
            named = ((parameter.name, _text_of(request, parameter)) for parameter in self.parameters)
            texts = {name: text for name, text in named if text is not None}
            if self.needs_key and AUTHORIZATION not in texts:
                raise HttpProblem(401, Problem("no-key", HOUSE("no-key")), WHO_ASKS)
            parameters = converted(texts, self._kind, self._places, strict=False)
            arguments |= msgspec.structs.asdict(parameters)
        if self._body:
            name, kind = self._body
            arguments[name] = await struct_body(request, kind)
        return await self.function(**arguments)


def _text_of(request: Request, parameter: Parameter) -> str | list[str] | None:
    """What a request says for a parameter; None if nothing."""
    name = parameter.name
    if parameter.place == "path":
        text: str = request.path_params[name]
        return text
    if parameter.place == "header":
        return request.headers.get(name)
    if isinstance(parameter.default, tuple):
        return request.query_params.getlist(name) or None
    return request.query_params.get(name)


class Routes:
    """The operations on one kind of resource; those without a `tag` are not described."""

    def __init__(self, tag: str = "", prefix: str = API) -> None:
        self.operations: list[Operation] = []
        self._tag = tag
        self._prefix = prefix

    def get(
        self, path: str, answers: Answers | None = None, *, summary: str = ""
    ) -> Callable[[Handler], Handler]:
        """Let a function answer GET at an address."""
        return self._add("GET", path, summary, answers)

    def post(
        self, path: str, answers: Answers, *, summary: str, sent: Any = None
    ) -> Callable[[Handler], Handler]:
        """Let a function answer POST at an address; `sent` is the type of a body that it reads by itself."""
        return self._add("POST", path, summary, answers, sent)

    def _add(
        self, method: str, path: str, summary: str, answers: Answers | None, sent: Any = None
    ) -> Callable[[Handler], Handler]:
        def added(function: Handler) -> Handler:
            self.operations.append(
                Operation(
                    method, self._prefix + path, function, self._tag, summary, answers or Answers(), sent
                )
            )
            return function

        return added

    def __iter__(self) -> Iterator[Route]:
        """The routes for Starlette: one an address, so that it knows all the methods there."""
        at: dict[str, dict[str, Operation]] = {}
        for operation in self.operations:
            at.setdefault(operation.path, {})[operation.method] = operation
        return (_route(path, methods) for path, methods in at.items())


def _route(path: str, methods: Mapping[str, Operation]) -> Route:
    async def answer(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await methods[method].answer(request)

    return Route(path, answer, methods=[*methods])
