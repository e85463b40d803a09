"""What operations answer: structs as JSON, drawings, problems."""

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
"""Headers of a drawing, which may be opened as a page."""


class Reply(Response):
    """A struct as an answer."""

    media_type = JSON

    def __init__(self, answer: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(to_json(answer), status, headers)


@dataclass(frozen=True, kw_only=True)
class Answers:
    """What an operation declares about its answers."""

    kind: Any = None
    """The type of what it answers; None for bytes."""
    media: str = JSON
    text: bool = False
    """Whether it answers in text too, where that is asked for."""
    about: str = "Done"
    status: int = 200
    problems: tuple[int, ...] = ()
    """The statuses of the problems that it may come to, besides those of every operation."""
    failing: Any = None
    """The type of what is sent with a 503, if that is not a problem."""
    links: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Operations by name, and where their parameters are in the answer."""


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
