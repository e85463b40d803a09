"""Routes of lessons: their steps, and what the learner tries and plays. The server keeps nothing of them."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from parlour.kernel.message import HOUSE, to_json
from parlour.play.lesson import Course, course_of
from parlour.server.schema.requests import LessonTurn
from parlour.server.schema.responses import Problem
from parlour.server.services import AppServices, Slug
from parlour.server.web.caching import cacheable
from parlour.server.web.errors import HttpProblem
from parlour.server.web.game_info import find_playable
from parlour.server.web.openapi import Reply, answers
from parlour.view.lesson import LessonAnswer, LessonCourse, answered, course_message, tried
from parlour.wire.to_client import Draft

NO_LESSON = Problem("no-lesson", HOUSE("no-lesson"))

router = APIRouter(tags=["lessons"])


@router.get("/games/{slug}/lesson", summary="The lesson of a game", **answers(LessonCourse, 404, 422))
async def lesson(services: AppServices, request: Request, slug: Slug) -> Response:
    """Every step of a lesson: what to do, the table before it, and a turn that does it."""

    def made() -> Response:
        return cacheable(request, to_json(course_message(_course(slug))), "application/json")

    return await services.threads(made)


@router.post("/games/{slug}/lesson/try", summary="Try a draft in a lesson", **answers(Draft, 404, 409, 422))
async def try_in_lesson(services: AppServices, slug: Slug, turn: LessonTurn) -> Response:
    """What a draft in a step would do, as at a table; `id` of the answer is 0."""
    return await services.threads(
        lambda: Reply(tried(_course(slug), turn.step, turn.played, turn.actions, turn.held))
    )


@router.post("/games/{slug}/lesson/play", summary="Play in a lesson", **answers(LessonAnswer, 404, 409, 422))
async def play_in_lesson(services: AppServices, slug: Slug, turn: LessonTurn) -> Response:
    """What is said of a turn in a step, and the table after it if that was asked, or goes on."""
    return await services.threads(
        lambda: Reply(answered(_course(slug), turn.step, turn.played, turn.actions))
    )


def _course(slug: str) -> Course:
    course = course_of(find_playable(slug))
    if course is None:
        raise HttpProblem(404, NO_LESSON)
    return course
