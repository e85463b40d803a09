"""Routes of puzzles and of the task of a day. The server stores nothing of what a solver does."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Annotated, Final

from msgspec import UNSET, Meta, UnsetType
from starlette.requests import Request
from starlette.responses import Response

from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE, to_json
from parlour.play.puzzle import Task, task_of
from parlour.server.services import Services
from parlour.server.web.answers import Reply, answers
from parlour.server.web.caching import cacheable
from parlour.server.web.errors import HttpProblem
from parlour.server.web.game_info import find_playable
from parlour.server.web.layouts import must_read
from parlour.server.web.parameters import Slug
from parlour.server.web.routing import Routes
from parlour.view.puzzle import (
    ahead_message,
    answered,
    daily_message,
    list_message,
    solution_message,
    task_message,
    told,
)
from parlour.wire.http.exercises import (
    DailyTask,
    PuzzleAhead,
    PuzzleAnswer,
    PuzzleList,
    PuzzleSolution,
    PuzzleTask,
)
from parlour.wire.http.requests import ID_LENGTH, PuzzleCalls, PuzzleTurn
from parlour.wire.http.responses import Problem
from parlour.wire.parts import NarratorAnswers

NO_PUZZLES: Final = Problem("no-puzzles", HOUSE("no-puzzles"))
NO_PUZZLE: Final = Problem("no-puzzle", HOUSE("no-puzzle"))

Name = Annotated[str, Meta(max_length=ID_LENGTH, description="A puzzle's number, or a date.")]
Day = Annotated[date | UnsetType, Meta(description="A day; today in UTC by default.")]

routes = Routes("puzzles")


@routes.get("/games/{slug}/puzzles", answers(PuzzleList, 404, 422), summary="The puzzles of a game")
async def puzzles(services: Services, request: Request, slug: Slug) -> Response:
    """The names and ratings of all puzzles."""

    def made() -> Response:
        return cacheable(request, to_json(list_message(_game(slug))), "application/json")

    return await services.threads(made)


@routes.get("/games/{slug}/puzzles/{name}", answers(PuzzleTask, 404, 422), summary="A puzzle")
async def puzzle(services: Services, request: Request, slug: Slug, name: Name) -> Response:
    """The task of a puzzle, and the table before it."""

    def made() -> Response:
        return cacheable(request, to_json(task_message(_task(slug, name))), "application/json")

    return await services.threads(made)


@routes.get(
    "/games/{slug}/puzzles/{name}/solution",
    answers(PuzzleSolution, 404, 409, 422),
    summary="A puzzle's solution",
)
async def solution(services: Services, slug: Slug, name: Name) -> Response:
    """The turns that reach the goal of a puzzle."""
    return await services.threads(lambda: Reply(solution_message(_task(slug, name))))


@routes.get(
    "/games/{slug}/puzzles/{name}/ahead",
    answers(PuzzleAhead, 404, 422),
    summary="A day's game, to go on with alone",
)
async def ahead(services: Services, slug: Slug, name: Name) -> Response:
    """The draws and names with which a page can continue a day's game when it is offline."""

    def made() -> Response:
        game_of_day = ahead_message(_task(slug, name))
        if game_of_day is None:
            raise HttpProblem(404, NO_PUZZLE)
        return Reply(game_of_day)

    return await services.threads(made)


@routes.post(
    "/games/{slug}/puzzles/{name}/told",
    answers(NarratorAnswers, 404, 409, 422),
    summary="What a puzzle tells",
)
async def told_in_puzzle(services: Services, slug: Slug, name: Name, body: PuzzleCalls) -> Response:
    """Answer questions about a puzzle, in numbers, for a page without the compiled rules (`NarratorCall`)."""
    return await services.threads(lambda: Reply(told(_task(slug, name), body.played, body.calls)))


@routes.post(
    "/games/{slug}/puzzles/{name}/play", answers(PuzzleAnswer, 404, 409, 422), summary="Play in a puzzle"
)
async def play_in_puzzle(services: Services, slug: Slug, name: Name, turn: PuzzleTurn) -> Response:
    """Judge a turn in a puzzle; answers also what the turn and the replies to it changed."""

    def played() -> Response:
        task = _task(slug, name)
        must_read(task.variant.game, turn.layout)
        return Reply(answered(task, turn.played, turn.actions))

    return await services.threads(played)


@routes.get("/games/{slug}/daily", answers(DailyTask, 404, 422), summary="The task of a day")
async def daily(services: Services, slug: Slug, day: Day = UNSET) -> Response:
    """The puzzles of a day, the same for everybody; those of days to come are no secret."""
    chosen = datetime.now(UTC).date() if day is UNSET else day
    return await services.threads(lambda: Reply(daily_message(_game(slug), chosen)))


def _game(slug: str) -> Game:
    game = find_playable(slug)
    if game.puzzles is None:
        raise HttpProblem(404, NO_PUZZLES)
    return game


def _task(slug: str, name: str) -> Task:
    task = task_of(_game(slug), name)
    if task is None:
        raise HttpProblem(404, NO_PUZZLE)
    return task
