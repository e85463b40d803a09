"""Lessons over real HTTP: steps, what they tell, turns that are right, astray, forbidden, or nonsense."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlour.browser.parts import layout_of
from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.play.lesson import Course, course_of, play
from parlour.view.fold import Fold
from parlour.wire.http.exercises import LessonAnswer, LessonCourse
from parlour.wire.http.responses import GameInfo
from tests.server.people import Site

pytestmark = pytest.mark.anyio

TAUGHT = {game: len(game.lesson.steps) for game in catalogue() if game.lesson is not None}
"""The games with a lesson, and its steps."""
GAME = next(iter(TAUGHT))


def course_for(game: Game) -> Course:
    course = course_of(game)
    assert course is not None
    return course


@pytest.fixture(scope="module")
def course() -> Course:
    return course_for(GAME)


async def ask(site: Site, what: str, game: Game = GAME, **turn: Any) -> Any:
    return await site.post(f"games/{game.slug}/lesson/{what}", turn)


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.slug)
async def test_every_step_of_every_lesson_is_played(site: Site, game: Game) -> None:
    course = course_for(game)
    got = await site.get(f"games/{game.slug}/lesson")
    assert got.status_code == 200, got.text
    taught = msgspec.json.decode(got.content, type=LessonCourse)
    assert (taught.company.seat, taught.company.phase) == (course.seat, "playing")
    assert len(taught.steps) == len(course.steps)
    for number, (step, given) in enumerate(zip(taught.steps, course.steps, strict=True)):
        assert (step.done, step.astray) == (str(given.done), str(given.astray))
        fold = Fold(game)
        fold.take(step.start)
        assert fold.due == [course.seat]
        asked = await ask(site, "told", game, step=number, calls=[["preview", 0, 0, step.answer[:1]]])
        order, legal, *_ = asked.json()["answers"][0]
        assert order == step.answer[:1]
        done = await ask(site, "play", game, step=number, actions=step.answer)
        answer = msgspec.json.decode(done.content, type=LessonAnswer)
        assert answer.outcome == "right"
        assert answer.moves is not None
        changes = [["changes", 0, answer.moves.n]]
        asked = await ask(site, "told", game, step=number, calls=changes, played=step.answer)
        assert asked.status_code == 200, asked.text
        fold.take(answer.moves)
        now = play(course, number, step.answer).now
        assert fold.record == now.view(course.seat).to_bytes()
        if len(step.answer) > 1 and legal:
            first = await ask(site, "play", game, step=number, actions=step.answer[:1])
            assert first.json()["outcome"] in ("open", "right")


async def test_a_turn_that_was_not_asked_for_is_answered_and_changes_nothing(
    site: Site, course: Course
) -> None:
    number = next(n for n, step in enumerate(course.steps) if step.astray)
    for action in course.beginnings[number].legal_actions(course.seat):
        got = await ask(site, "play", step=number, actions=[action, *course.answers[number][1:]])
        if got.status_code == 200 and got.json()["outcome"] == "astray":
            assert "moves" not in got.json()
            return
    raise AssertionError("every turn was right")


async def test_a_page_of_another_layout_is_told_so(site: Site, course: Course) -> None:
    actions = course.answers[0]
    refused = await ask(site, "play", step=0, actions=actions, layout="another")
    assert (refused.status_code, refused.json()["code"]) == (409, "outdated")
    same = await ask(site, "play", step=0, actions=actions, layout=layout_of(GAME))
    assert same.json()["outcome"] == "right"


async def test_the_law_says_why_a_turn_is_forbidden(site: Site, course: Course) -> None:
    legal = course.beginnings[0].legal_actions(course.seat)
    action = next(n for n in range(GAME.action_count) if n not in legal)
    refused = await ask(site, "play", step=0, actions=[action])
    assert refused.status_code == 409
    assert refused.json()["code"] == "rule"
    assert refused.json()["rule"]


@pytest.mark.parametrize(
    ("turn", "status"),
    [
        ({"step": TAUGHT[GAME], "actions": [0]}, 409),
        ({"step": -1, "actions": [0]}, 422),
        ({"step": 0, "actions": [10**9]}, 409),
        ({"step": 0, "actions": [-1]}, 409),
        ({"step": 0, "actions": [0] * 65}, 409),
        ({"step": 0, "actions": [0] * 201}, 422),
        ({"step": 0}, 422),
    ],
)
async def test_nonsense_is_declined(site: Site, turn: dict[str, Any], status: int) -> None:
    assert (await ask(site, "play", **turn)).status_code == status
    assert (await ask(site, "play", step=0, actions=[])).status_code == 409


async def test_games_without_a_lesson_say_so(site: Site) -> None:
    games = msgspec.json.decode((await site.get("games")).content, type=list[GameInfo])
    for game in games:
        got = await site.get(f"games/{game.slug}/lesson")
        assert got.status_code == (200 if game.lesson else 404)
    assert (await site.get("games/nothing/lesson")).status_code == 404
