"""Errors of the HTTP API: a code for programs, a sentence for people, and what is allowed."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from parlour.kernel.errors import BadOption, BadRecord, UnknownGame
from parlour.kernel.game import Game
from parlour.kernel.language import call_players
from parlour.kernel.message import HOUSE, sentence, to_json
from parlour.kernel.printed import PRESET
from parlour.play.errors import Declined
from parlour.server.limits.fair_queue import MustWait
from parlour.server.logs import log
from parlour.server.schema.responses import PROBLEM_JSON, Problem
from parlour.server.storage.store import StoreError
from parlour.server.tables.hub import NoTable
from parlour.server.web.game_info import playable
from parlour.server.work.threads import Stopping

NOT_YOURS: Final = "not-seated"
"""The code of a table's refusal that maps to 403; the others map to 409: valid but not possible now.

Requests that do not fit the schema get 422.
"""

RETRY: Final = "retry-after"
RETRY_SOON: Final = {RETRY: "2"}
NOTHING_HERE: Final = HOUSE("nothing-here")
WRONG_METHOD: Final = HOUSE("wrong-method")
NOT_SEATED: Final = Problem("not-seated", HOUSE("not-seated"))


class HttpProblem(Exception):
    """An answer that is a problem."""

    def __init__(self, status: int, problem: Problem, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(problem.sentence)
        self.status = status
        self.problem = problem
        self.headers = headers


def reply(status: int, problem: Problem, headers: Mapping[str, str] | None = None) -> Response:
    """A problem as an HTTP answer."""
    return Response(to_json(problem), status, headers, PROBLEM_JSON)


def no_table(_: Request, error: Exception) -> Response:
    """There is no such table, or no game of its name any more."""
    assert isinstance(error, NoTable)
    return reply(404, Problem("no-table", error.sentence))


def unknown_game(_: Request, error: Exception) -> Response:
    """No game answers to this name."""
    assert isinstance(error, UnknownGame)
    slugs = tuple(game.slug for game in playable())
    return reply(404, Problem("unknown-game", sentence(error.message), allowed=slugs))


def refused(_: Request, error: Exception) -> Response:
    """An answer made on purpose."""
    assert isinstance(error, HttpProblem)
    return reply(error.status, error.problem, error.headers)


def declined(request: Request, error: Exception) -> Response:
    """A table declines; its players go by their names."""
    assert isinstance(error, Declined)
    live = request.app.state.services.hub.live_tables.get(request.path_params.get("table"))
    if live is not None:
        call_players(live.player_names)
    return reply(403 if error.code == NOT_YOURS else 409, Problem(error.code, error.message, rule=error.rule))


def bad_option(_: Request, error: Exception) -> Response:
    """An option's name or value is not one that is allowed."""
    assert isinstance(error, BadOption)
    return reply(409, option_problem(error))


def option_problem(error: BadOption, game: Game | None = None) -> Problem:
    """What is wrong with an option: its allowed values if they are finite, or the options there are."""
    allowed = _allowed_instead(error.name, game) if game else ()
    return Problem("option", sentence(error.message), f"options.{error.name}", allowed=allowed)


def _allowed_instead(name: str, game: Game) -> tuple[str, ...]:
    if name == PRESET:
        return tuple(preset.name for preset in game.presets)
    options = {option.name: option for option in game.all_options}
    return tuple(choice.text for choice in options[name].choices) if name in options else tuple(options)


def bad_record(_: Request, error: Exception) -> Response:
    """A record does not replay, or claims what is not true."""
    assert isinstance(error, BadRecord)
    return reply(409, Problem("unreadable", sentence(error.message), error.field))


def not_kept(_: Request, error: Exception) -> Response:
    """The store could not do it."""
    log().error("store failed", reason=str(error))
    return reply(503, Problem("closed", HOUSE("not-kept")), RETRY_SOON)


def must_wait(_: Request, error: Exception) -> Response:
    """Too much work is pending for this client."""
    assert isinstance(error, MustWait)
    said = HOUSE("too-much-for-now", seconds=round(error.after))
    return reply(429, Problem("limit", said), {RETRY: str(round(error.after) + 1)})


def stopping(_: Request, error: Exception) -> Response:
    """The server is stopping while working on a request."""
    return reply(503, Problem("closed", HOUSE("stopping")), RETRY_SOON)


def unreadable(_: Request, error: Exception) -> Response:
    """The request does not fit the schema."""
    assert isinstance(error, RequestValidationError)
    first: Mapping[str, Any] = error.errors()[0]
    if first["type"] == "json_invalid":
        return reply(400, no_json(first["ctx"]["error"]))
    place = ".".join(str(part) for part in first["loc"] if part != "body")
    if not place:
        return reply(422, Problem("unreadable", HOUSE("no-object")))
    expected = first.get("ctx", {}).get("expected", "")
    allowed = tuple(part.strip("' ") for part in expected.replace(" or ", ", ").split(",") if part)
    return reply(
        422,
        Problem(
            "unreadable", HOUSE("does-not-fit", place=place, why=str(first["msg"])), place, allowed=allowed
        ),
    )


def no_json(why: object) -> Problem:
    """Describe why a body cannot be read as JSON; `why` is the decoder's exception or its words."""
    if isinstance(why, RecursionError):
        return Problem("unreadable", HOUSE("too-deep"))
    if type(why) is ValueError:  # Python's limit; its other errors are of kinds of their own
        return Problem("unreadable", HOUSE("too-many-digits"))
    return Problem("unreadable", HOUSE("no-json", why=str(why)))


def http(request: Request, error: Exception) -> Response:
    """An address or method that the API lacks, or a body that FastAPI could not read; OPTIONS is answered."""
    assert isinstance(error, HTTPException)
    if error.status_code == HTTPStatus.BAD_REQUEST:
        return reply(error.status_code, no_json(error.__cause__), error.headers)
    if error.status_code != HTTPStatus.METHOD_NOT_ALLOWED:
        return reply(error.status_code, Problem("unknown", NOTHING_HERE), error.headers)
    methods = {*(error.headers or {}).get("Allow", "").split(", "), "OPTIONS"}
    allow = {"allow": ", ".join(sorted(methods | {"HEAD"} if "GET" in methods else methods))}
    if request.method == "OPTIONS":
        return Response(status_code=204, headers=allow)
    return reply(405, Problem("unknown", WRONG_METHOD), allow)


def failed(_: Request, error: Exception) -> Response:
    """An internal error; details are in the log only."""
    return reply(500, Problem("fault", HOUSE("fault")))


def install(app: FastAPI) -> None:
    """Register the handlers."""
    app.add_exception_handler(HttpProblem, refused)
    app.add_exception_handler(NoTable, no_table)
    app.add_exception_handler(UnknownGame, unknown_game)
    app.add_exception_handler(Declined, declined)
    app.add_exception_handler(BadOption, bad_option)
    app.add_exception_handler(BadRecord, bad_record)
    app.add_exception_handler(StoreError, not_kept)
    app.add_exception_handler(MustWait, must_wait)
    app.add_exception_handler(Stopping, stopping)
    app.add_exception_handler(RequestValidationError, unreadable)
    app.add_exception_handler(HTTPException, http)
    app.add_exception_handler(Exception, failed)
