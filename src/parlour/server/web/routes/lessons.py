"""Routes of lessons: their steps, and what the learner plays. The server stores nothing."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from parlour.kernel.message import HOUSE, to_json
from parlour.play.lesson import Course, course_of
from parlour.server.services import Services
from parlour.server.web.answers import Reply, answers
from parlour.server.web.caching import cacheable
from parlour.server.web.errors import HttpProblem
from parlour.server.web.game_info import find_playable
from parlour.server.web.layouts import must_read
from parlour.server.web.parameters import Slug
from parlour.server.web.routing import Routes
from parlour.view.lesson import answered, course_message, told
from parlour.wire.http.exercises import LessonAnswer, LessonCourse
from parlour.wire.http.requests import LessonCalls, LessonTurn
from parlour.wire.http.responses import Problem
from parlour.wire.parts import NarratorAnswers

NO_LESSON = Problem("no-lesson", HOUSE("no-lesson"))

routes = Routes("lessons")


@routes.get("/games/{slug}/lesson", answers(LessonCourse, 404, 422), summary="The lesson of a game")
async def lesson(services: Services, request: Request, slug: Slug) -> Response:
    """Every step of a lesson: what to do, the table before it, and a turn that does it."""

    def made() -> Response:
        return cacheable(request, to_json(course_message(_course(slug))), "application/json")

    return await services.threads(made)


@routes.post(
    "/games/{slug}/lesson/told", answers(NarratorAnswers, 404, 409, 422), summary="What a lesson tells"
)
async def told_in_lesson(services: Services, slug: Slug, body: LessonCalls) -> Response:
    """Answer questions about a step, in numbers, for a page without the compiled rules (`NarratorCall`)."""
    return await services.threads(lambda: Reply(told(_course(slug), body.step, body.played, body.calls)))


@routes.post("/games/{slug}/lesson/play", answers(LessonAnswer, 404, 409, 422), summary="Play in a lesson")
async def play_in_lesson(services: Services, slug: Slug, turn: LessonTurn) -> Response:
    """Judge a turn in a step; answers also what the turn changed, unless it goes astray."""

    def played() -> Response:
        course = _course(slug)
        must_read(course.variant.game, turn.layout)
        return Reply(answered(course, turn.step, turn.played, turn.actions))

    return await services.threads(played)


def _course(slug: str) -> Course:
    course = course_of(find_playable(slug))
    if course is None:
        raise HttpProblem(404, NO_LESSON)
    return course
