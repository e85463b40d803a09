"""Routes as typed functions, from whose parameters requests are parsed, validated and described.

    routes = Routes("games")

    @routes.get("/games/{slug}/picture.svg", drawing(404, 422), summary="A picture of a game")
    async def game_picture(services: Services, slug: Slug, dark: Dark = 0) -> Response: ...

A parameter is read from the path if the path names it, from the header if it is called `authorization`, from
the body if it is a struct, and else from the query; without a default it is required. Parameters of the types
`Services` and `Request` get those objects.
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
    """A parameter of an operation, read from the path, the query or a header of a request."""

    name: str
    place: str
    """The part of a request that carries the parameter: "path", "query" or "header"."""
    kind: Any
    default: Any
    """The default value; `msgspec.NODEFAULT` if the parameter is required."""


class Operation:
    """An HTTP method of an address, and the function that answers its requests."""

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
        """The type of the request's body; None if it takes none."""
        fields = [(parameter.name, parameter.kind, parameter.default) for parameter in self.parameters]
        self._kind = msgspec.defstruct("Parameters", fields, kw_only=True)
        self._places = {
            parameter.name: f"{parameter.place}.{parameter.name}" for parameter in self.parameters
        }

    @property
    def needs_key(self) -> bool:
        """Whether requests need an `authorization` header."""
        return any(
            parameter.name == AUTHORIZATION and parameter.default is msgspec.NODEFAULT
            for parameter in self.parameters
        )

    async def answer(self, request: Request) -> Response:
        """Answer a request; raises `HttpProblem` if its parameters or body do not fit."""
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
    """Return the text that a request has for a parameter, or None."""
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
    """The operations on one kind of resource; without a `tag` the API's description leaves them out."""

    def __init__(self, tag: str = "", prefix: str = API) -> None:
        self.operations: list[Operation] = []
        self._tag = tag
        self._prefix = prefix

    def get(
        self, path: str, answers: Answers | None = None, *, summary: str = ""
    ) -> Callable[[Handler], Handler]:
        """Return a decorator that lets a function answer GET at an address."""
        return self._add("GET", path, summary, answers)

    def post(
        self, path: str, answers: Answers, *, summary: str, sent: Any = None
    ) -> Callable[[Handler], Handler]:
        """Return a decorator that lets a function answer POST; `sent`: the type of a body it reads itself."""
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
        """The routes for Starlette, one per address, so that Starlette knows all methods there."""
        at: dict[str, dict[str, Operation]] = {}
        for operation in self.operations:
            at.setdefault(operation.path, {})[operation.method] = operation
        return (_route(path, methods) for path, methods in at.items())


def _route(path: str, methods: Mapping[str, Operation]) -> Route:
    async def answer(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await methods[method].answer(request)

    return Route(path, answer, methods=[*methods])
