"""Parses what clients send into structs, or says where it does not fit and why."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from starlette.requests import Request

from parlour.kernel.game_record import json_text
from parlour.kernel.message import HOUSE
from parlour.server.web.errors import HttpProblem
from parlour.wire.http.responses import Problem

FAULT: Final = re.compile(r"(?P<why>.*?)(?: - at (?P<key>`key` in )?`\$(?P<path>[^`]*)`)?", re.DOTALL)
"""A message of msgspec: "Expected `str`, got `int` - at `$.seats[1].name`"."""
STEP: Final = re.compile(r"\.([^.\[]+)|\[(\d+|\.\.\.)\]")
NAMED: Final = re.compile(
    r"Object (?:(?P<missing>missing required)|contains unknown) field `(?P<name>.*)`", re.DOTALL
)
ANY_KEY: Final = "..."
"""msgspec's name for any key of an object whose keys are free."""
JSON_MEDIA: Final = re.compile(r"application/(.+\+)?json")
NO_OBJECT: Final = Problem("unreadable", HOUSE("no-object"))
Body = TypeVar("Body", bound=msgspec.Struct)


async def json_body(request: Request) -> Any:
    """Parse the JSON in the body of a request; raises `HttpProblem` with 400 if it is none."""
    try:
        return whole(msgspec.json.decode(json_text(await request.body())))
    except msgspec.ValidationError:  # without a type, only long numbers are invalid
        sentence = HOUSE("too-many-digits")
    except RecursionError:
        sentence = HOUSE("too-deep")
    except (msgspec.DecodeError, UnicodeError) as error:
        sentence = HOUSE("no-json", why=str(error))
    raise HttpProblem(400, Problem("unreadable", sentence))


def whole(node: Any) -> Any:
    """Convert whole floats in a document to integers: JSON Schema calls 2.0 an integer.

    >>> whole({"entries": [[0.0, 7]], "returns": [0.5]})
    {'entries': [[0, 7]], 'returns': [0.5]}
    """
    if isinstance(node, float) and node.is_integer():
        return int(node)
    if isinstance(node, list):
        return [whole(item) for item in node]
    if isinstance(node, dict):
        return {key: whole(value) for key, value in node.items()}
    return node


async def struct_body(request: Request, kind: type[Body]) -> Body:
    """Parse the body of a request into a struct; raises `HttpProblem` with 400 or 422."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if not JSON_MEDIA.fullmatch(media) or not await request.body():
        raise HttpProblem(422, NO_OBJECT)
    return converted(await json_body(request), kind)


def converted(
    document: Any, kind: type[Body], places: Mapping[str, str] | None = None, *, strict: bool = True
) -> Body:
    """Convert a document to a struct; raises `HttpProblem` with 422, which says what does not fit.

    `places` names where the fields of the struct come from, if not from the body. Without `strict`, numbers
    may be text.
    """
    try:
        return msgspec.convert(document, kind, strict=strict)
    except msgspec.ValidationError as error:
        raise HttpProblem(422, misfit(error, document, kind, places or {})) from None


def misfit(
    error: msgspec.ValidationError, document: Any, kind: type[msgspec.Struct], places: Mapping[str, str]
) -> Problem:
    """Say where a document does not fit a struct, why, and what would be allowed there.

    >>> from parlour.wire.http.requests import NewTable
    >>> def fault(**more):
    ...     try:
    ...         converted({"game": "chess", "seats": [{"kind": "me"}], **more}, NewTable)
    ...     except HttpProblem as error:
    ...         return error.problem.field, str(error.problem.sentence), error.problem.allowed
    >>> fault(seats=[{"kind": "me", "name": 7}])
    ('seats.0.name', 'seats.0.name: Expected `str`, got `int`.', ())
    >>> fault(seats=[{"name": "Anna"}])
    ('seats.0.kind', 'seats.0.kind is missing.', ())
    >>> fault(clock={"kind": "sun", "main": 1})
    ('clock.kind', 'clock.kind is none of the allowed values.', ('turn', 'fischer', 'days'))
    >>> fault(clock={"kind": "turn", "main": 1, "colour": ""})
    ('clock.colour', 'There is no field clock.colour.', ('kind', 'main', 'plus'))
    >>> fault(options={"board": "small", "end": 3})
    ('options.end', 'options.end: Expected `str`, got `int`.', ())
    >>> fault(options={"x" * 41: "small"})[1][-34:]
    'x: Expected `str` of length <= 40.'
    """
    fault, named = FAULT.fullmatch(str(error)), NAMED.fullmatch(str(error))
    assert fault is not None
    why, steps, expected = fault["why"], list[str](), kind
    if not named or named["name"] not in document:  # an unknown name may look like a message's end
        steps, expected = _followed(fault["path"] or "", document, kind, of_key=bool(fault["key"]))
        named = NAMED.fullmatch(why)
    if named:
        steps.append(named["name"])
    if not steps:
        return NO_OBJECT
    place = ".".join([places.get(steps[0], steps[0]), *steps[1:]])
    if named and named["missing"]:
        return Problem("unreadable", HOUSE("field-missing", place=place), place)
    if named:
        return Problem(
            "unreadable", HOUSE("field-unknown", place=place), place, allowed=tuple(hints(expected))
        )
    if get_origin(expected) is Literal:
        return Problem("unreadable", HOUSE("value-unknown", place=place), place, allowed=get_args(expected))
    return Problem("unreadable", HOUSE("does-not-fit", place=place, why=why), place)


def _followed(path: str, document: Any, kind: Any, *, of_key: bool) -> tuple[list[str], Any]:
    """Follow the path in a message of msgspec; returns its keys and indices, and the type at its end.

    `of_key`: the fault is a key of the object at the end of the path.
    """
    node, steps = document, list[str]()
    for name, index in STEP.findall(path):
        if name:
            kind, step = hints(kind)[name], name
        elif index == ANY_KEY:
            kind = get_args(kind)[1]
            step = next(key for key, value in node.items() if not _fits(value, kind))
        elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):  # written as an array
            kind, step = list(hints(kind).values())[int(index)], index
        else:
            kind, step = get_args(kind)[0], index
        steps.append(step)
        node = node[int(index)] if isinstance(node, list) else node.get(step)
        kind = bare(kind)
    if of_key:
        kind = get_args(kind)[0]
        steps.append(next(key for key in node if not _fits(key, kind)))
    return steps, kind


def bare(kind: Any) -> Any:
    """Strip constraints from a type, and None from a union of two.

    >>> bare(Annotated[list[int] | None, msgspec.Meta(max_length=3)])
    list[int]
    """
    if get_origin(kind) is Annotated:
        return bare(get_args(kind)[0])
    if isinstance(kind, UnionType):
        return bare(next(part for part in get_args(kind) if part is not NoneType))
    return kind


@cache
def hints(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The types of the fields of a struct, with their constraints."""
    return get_type_hints(kind, include_extras=True)


def _fits(value: Any, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True
