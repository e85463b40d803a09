"""Lessons at the table page: by mouse and by keys, set right where it is wrong, kept and offered."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.play.lesson import Course, course_of
from parlour.view.lesson import course_message
from tests.e2e.axe import findings
from tests.e2e.conftest import Meet
from tests.e2e.persona import PHONE, SMALL, WIDE, Person, Way
from tests.e2e.server_process import ServerProcess
from tests.e2e.touching import plays

SIZES: Final = [(1440, 900), (1024, 768), (390, 844), (320, 568)]
LEAST: Final = {1440: 640, 1024: 440, 390: 300, 320: 200}
"""Pixels that a board is wide at least, by those of the screen."""
ROUNDED: Final = 1
TAUGHT: Final = [game for game in catalogue() if game.lesson is not None]
FIRST: Final = TAUGHT[-1]
OTHERS: Final = [pytest.param(game, id=game.slug, marks=pytest.mark.long) for game in TAUGHT[:-1]]
GAMES: Final = [pytest.param(FIRST, id=FIRST.slug), *OTHERS]


def course(game: Game) -> Course:
    found = course_of(game)
    assert found is not None
    return found


def does(person: Person, course: Course, number: int, way: Way = "mouse") -> None:
    """Composes the turn that a step asks for, and commits it."""
    plays(person, course.beginnings[number], course.seat, course.answers[number], way)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_a_lesson_is_learned(meet: Meet, game: Game, way: Way) -> None:
    person = meet(size=PHONE) if way == "mouse" else meet()
    taught = course(game)
    person.page.goto(f"/learn/{game.slug}")
    for number, step in enumerate(taught.steps):
        expect(person.page.locator(f'[data-task="{number}"] [data-ask]')).to_have_text(str(step.ask))
        does(person, taught, number, way)
        expect(person.page.locator("[data-said]")).to_have_text(str(step.done))
        if number + 1 < len(taught.steps):
            expect(person.page.locator("[data-next]")).to_be_focused()
            person.page.keyboard.press("Enter")
    expect(person.page.locator(f'a[href="/new/{game.slug}"]')).to_be_visible()
    assert not person.troubles


@pytest.mark.parametrize("game", GAMES)
def test_the_board_has_its_room_beside_what_is_asked(meet: Meet, game: Game) -> None:
    person = meet()
    person.page.goto(f"/learn/{game.slug}")
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        board = person.settles().page.locator(".slot").first.bounding_box()
        felt = person.page.locator(".felt").bounding_box()
        assert board is not None
        assert felt is not None
        assert board["width"] >= LEAST[width], width
        assert felt["y"] + felt["height"] <= height


def test_what_is_asked_at_length_is_whole_on_a_phone_and_any_step_gone_to_on_a_wide_screen(
    meet: Meet,
) -> None:
    """There is no room on a phone for what is asked in its usual size."""
    taught = course(FIRST)
    page = meet().page
    asked, card = page.locator("[data-ask]"), page.locator("section.card")
    for (width, height), letters in ((PHONE, 330), (SMALL, 220)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"/learn/{FIRST.slug}")
        expect(card).to_have_attribute("data-size", "")
        lengthen = "(one, letters) => one.textContent = 'Lay some '.repeat(99).slice(0, letters)"
        asked.evaluate(lengthen, letters)
        expect(card).not_to_have_attribute("data-size", "")
        assert card.evaluate("(card) => card.scrollHeight - card.clientHeight") <= ROUNDED, width
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    page.goto(f"/learn/{FIRST.slug}")
    steps = page.get_by_role("navigation", name="Lesson").get_by_role("button")
    expect(steps).to_have_count(len(taught.steps))
    steps.last.click()
    expect(page.locator("[data-ask]")).to_have_text(str(taught.steps[-1].ask))
    expect(steps.last).to_have_attribute("aria-current", "step")


def test_what_was_not_asked_is_said_and_shown(meet: Meet) -> None:
    taught = course(FIRST)
    number, step = next((n, step) for n, step in enumerate(taught.steps) if step.astray)
    person = meet()
    person.page.goto("/about")
    person.page.evaluate(f"localStorage.setItem('parlour.1.lesson.{FIRST.slug}', '{number}')")
    person.page.goto(f"/learn/{FIRST.slug}")
    person.page.wait_for_selector("[data-ask]")
    person.listens()
    person.page.click("[data-show]")
    shown = course_message(taught).steps[number].shown
    expect(person.page.locator("[data-shown]")).to_have_text(str(shown))
    assert not findings(person.page)
    for _ in range(30):
        if person.page.query_selector("[data-ask]") is None or str(step.astray) in person.page.inner_text(
            ".dock"
        ):
            break
        person.does_something()
    if person.page.query_selector("[data-said]") is None:
        person.hears(str(step.astray))


def test_a_lesson_goes_on_where_it_was_left_and_leads_back(meet: Meet, server: ServerProcess) -> None:
    taught = course(FIRST)
    me, friend = {"kind": "me", "name": "Anna"}, {"kind": "link"}
    _, _, invite = server.table(FIRST.slug, [me, friend])
    person = meet()
    person.page.goto(f"/j/{invite}")
    person.page.click("[data-learn]")
    person.page.wait_for_selector('[data-task="0"]')
    does(person, taught, 0)
    person.page.wait_for_selector("[data-said]")
    person.page.reload()
    person.page.wait_for_selector('[data-task="1"]')
    for number in range(1, len(taught.steps)):
        does(person, taught, number)
        person.page.wait_for_selector("[data-said]")
        if number + 1 < len(taught.steps):
            person.page.click("[data-next]")
    person.page.click("[data-return]")
    person.page.wait_for_url(f"**/j/{invite}")
    person.page.wait_for_selector("form")
    assert person.page.query_selector("[data-learn]") is None, "who has learned it is not offered it again"
