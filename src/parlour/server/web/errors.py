"""Errors of the HTTP API: a code for programs, a sentence for people, and what is allowed."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from parlour.kernel.errors import BadOption, BadRecord, UnknownGame
from parlour.kernel.game import Game
from parlour.kernel.language import call_players
from parlour.kernel.message import HOUSE, sentence, to_json
from parlour.kernel.printed import PRESET
from parlour.play.errors import Declined
from parlour.server.limits.fair_queue import MustWait
from parlour.server.logs import log
from parlour.server.storage.store import StoreError
from parlour.server.tables.reader import NoTable
from parlour.server.web.game_info import playable
from parlour.server.work.threads import Stopping
from parlour.wire.http.responses import PROBLEM_JSON, Problem

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


HANDLED: Final = (
    HttpProblem, NoTable, UnknownGame, Declined, BadOption, BadRecord, StoreError, MustWait, Stopping,
    HTTPException, Exception,
)  # fmt: skip
"""The errors that `answer_to` answers; the last stands for all others."""


def answer_to(request: Request, error: Exception) -> Response:
    """Answer a request that failed; the details of an internal error are in the log only."""
    match error:
        case HttpProblem():
            return reply(error.status, error.problem, error.headers)
        case NoTable():
            return reply(404, Problem("no-table", error.sentence))
        case UnknownGame():
            slugs = tuple(game.slug for game in playable())
            return reply(404, Problem("unknown-game", sentence(error.message), allowed=slugs))
        case Declined():
            return declined(request, error)
        case BadOption():
            return reply(409, option_problem(error))
        case BadRecord():
            return reply(409, Problem("unreadable", sentence(error.message), error.field))
        case StoreError():
            log().error("store failed", reason=str(error))
            return reply(503, Problem("closed", HOUSE("not-kept")), RETRY_SOON)
        case MustWait():
            return reply(429, Problem("limit", error.sentence), {RETRY: str(round(error.after) + 1)})
        case Stopping():
            return reply(503, Problem("closed", HOUSE("stopping")), RETRY_SOON)
        case HTTPException():
            return not_routed(request, error)
    return reply(500, Problem("fault", HOUSE("fault")))


def declined(request: Request, error: Declined) -> Response:
    """Answer with the reason why a table declines, which calls its players by their names."""
    live = request.app.state.services.hub.live_tables.get(request.path_params.get("table"))
    if live is not None:
        call_players(live.player_names)
    return reply(403 if error.code == NOT_YOURS else 409, Problem(error.code, error.message, rule=error.rule))


def not_routed(request: Request, error: HTTPException) -> Response:
    """Answer requests for unknown addresses and unsupported methods, and OPTIONS."""
    if error.status_code != HTTPStatus.METHOD_NOT_ALLOWED:
        return reply(error.status_code, Problem("unknown", NOTHING_HERE), error.headers)
    methods = {*(error.headers or {}).get("Allow", "").split(", "), "OPTIONS"}
    allow = {"allow": ", ".join(sorted(methods | {"HEAD"} if "GET" in methods else methods))}
    if request.method == "OPTIONS":
        return Response(status_code=204, headers=allow)
    return reply(405, Problem("unknown", WRONG_METHOD), allow)


def option_problem(error: BadOption, game: Game | None = None) -> Problem:
    """Describe what is wrong with an option, with its allowed values if finite, or all names of options."""
    allowed = _allowed_instead(error.name, game) if game else ()
    return Problem("option", sentence(error.message), f"options.{error.name}", allowed=allowed)


def _allowed_instead(name: str, game: Game) -> tuple[str, ...]:
    if name == PRESET:
        return tuple(preset.name for preset in game.presets)
    options = {option.name: option for option in game.all_options}
    return tuple(choice.text for choice in options[name].choices) if name in options else tuple(options)
