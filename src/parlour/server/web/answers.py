"""The answers of operations: structs as JSON, drawings, problems."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from starlette.responses import Response

from parlour.kernel.message import to_json

JSON: Final = "application/json"
SVG: Final = "image/svg+xml"
TEXT: Final = "text/plain"
SVG_ALONE: Final = {
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox"
}
"""Security headers of a drawing, as it may be opened as a page of its own."""


class Reply(Response):
    """An answer in JSON, from a struct."""

    media_type = JSON

    def __init__(self, answer: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(to_json(answer), status, headers)


@dataclass(frozen=True, kw_only=True)
class Answers:
    """What an operation declares about its answers."""

    kind: Any = None
    """The type of the answer; None for bytes."""
    media: str = JSON
    text: bool = False
    """Whether the operation answers as text too, on request."""
    about: str = "Done"
    status: int = 200
    problems: tuple[int, ...] = ()
    """The HTTP statuses of the operation's problems, besides those of every operation."""
    failing: Any = None
    """The type of the body of a 503, if it is not a `Problem`."""
    links: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """The names of operations to continue with, and where in the answer their parameters are."""


def answers(
    kind: Any,
    *problems: int,
    status: int = 200,
    failing: Any = None,
    links: Mapping[str, Mapping[str, str]] | None = None,
    text: bool = False,
) -> Answers:
    """Declare answers that are structs, and the problems there may be."""
    return Answers(kind=kind, problems=problems, status=status, failing=failing, links=links or {}, text=text)


def drawing(*problems: int) -> Answers:
    """Declare answers that are drawings, and the problems there may be."""
    return Answers(kind=str, media=SVG, about="A drawing", problems=problems)
