"""Routes of puzzles and of the task of a day. The server keeps nothing of what a solver does."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request
from pydantic import BeforeValidator
from starlette.responses import Response

from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE, to_json
from parlour.play.puzzle import Task, task_of
from parlour.server.schema.requests import ID_LENGTH, PuzzleTurn
from parlour.server.schema.responses import Problem
from parlour.server.services import AppServices, Slug
from parlour.server.web.caching import cacheable
from parlour.server.web.errors import HttpProblem
from parlour.server.web.game_info import find_playable
from parlour.server.web.openapi import Reply, answers
from parlour.view.puzzle import (
    DailyTask,
    PuzzleAhead,
    PuzzleAnswer,
    PuzzleList,
    PuzzleSolution,
    PuzzleTask,
    ahead_message,
    answered,
    daily_message,
    list_message,
    solution_message,
    task_message,
    tried,
)
from parlour.wire.to_client import Draft

NO_PUZZLES: Final = Problem("no-puzzles", HOUSE("no-puzzles"))
NO_PUZZLE: Final = Problem("no-puzzle", HOUSE("no-puzzle"))

Name = Annotated[str, Path(max_length=ID_LENGTH, description="A puzzle's number, or a date.")]
WRITTEN_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def day_of(text: object) -> date:
    """The day of an address; pydantic alone would take seconds since 1970 too."""
    if not isinstance(text, str) or not WRITTEN_DAY.fullmatch(text):
        raise ValueError("not a day such as 2026-11-22")
    return date.fromisoformat(text)


Day = Annotated[date | None, BeforeValidator(day_of), Query(description="A day; without, today by UTC.")]

router = APIRouter(tags=["puzzles"])


@router.get("/games/{slug}/puzzles", summary="The puzzles of a game", **answers(PuzzleList, 404, 422))
async def puzzles(services: AppServices, request: Request, slug: Slug) -> Response:
    """The names and ratings of all puzzles."""

    def made() -> Response:
        return cacheable(request, to_json(list_message(_game(slug))), "application/json")

    return await services.threads(made)


@router.get("/games/{slug}/puzzles/{name}", summary="A puzzle", **answers(PuzzleTask, 404, 422))
async def puzzle(services: AppServices, request: Request, slug: Slug, name: Name) -> Response:
    """What is asked, and the table before it."""

    def made() -> Response:
        return cacheable(request, to_json(task_message(_task(slug, name))), "application/json")

    return await services.threads(made)


@router.get(
    "/games/{slug}/puzzles/{name}/solution",
    summary="A puzzle's solution",
    **answers(PuzzleSolution, 404, 409, 422),
)
async def solution(services: AppServices, slug: Slug, name: Name) -> Response:
    """The turns that reach the goal."""
    return await services.threads(lambda: Reply(solution_message(_task(slug, name))))


@router.get(
    "/games/{slug}/puzzles/{name}/ahead",
    summary="A day's game, to go on with alone",
    **answers(PuzzleAhead, 404, 422),
)
async def ahead(services: AppServices, slug: Slug, name: Name) -> Response:
    """Draws and words with which a page goes on with the game of a day where it cannot reach the server."""

    def made() -> Response:
        found = ahead_message(_task(slug, name))
        if found is None:
            raise HttpProblem(404, NO_PUZZLE)
        return Reply(found)

    return await services.threads(made)


@router.post(
    "/games/{slug}/puzzles/{name}/try", summary="Try a draft in a puzzle", **answers(Draft, 404, 409, 422)
)
async def try_in_puzzle(services: AppServices, slug: Slug, name: Name, turn: PuzzleTurn) -> Response:
    """What a draft would do, as at a table; `id` of the answer is 0."""
    return await services.threads(
        lambda: Reply(tried(_task(slug, name), turn.played, turn.actions, turn.held))
    )


@router.post(
    "/games/{slug}/puzzles/{name}/play", summary="Play in a puzzle", **answers(PuzzleAnswer, 404, 409, 422)
)
async def play_in_puzzle(services: AppServices, slug: Slug, name: Name, turn: PuzzleTurn) -> Response:
    """What a turn comes to, and the table after it and after the replies to it."""
    return await services.threads(lambda: Reply(answered(_task(slug, name), turn.played, turn.actions)))


@router.get("/games/{slug}/daily", summary="The task of a day", **answers(DailyTask, 404, 422))
async def daily(services: AppServices, slug: Slug, day: Day = None) -> Response:
    """The puzzles of a day, the same for everybody; those of days to come are no secret."""
    asked = day or datetime.now(UTC).date()
    return await services.threads(lambda: Reply(daily_message(_game(slug), asked)))


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
