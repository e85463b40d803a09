"""Lessons at the table page: by mouse and by keys, set right where it is wrong, kept and offered."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final

import pytest
from playwright.sync_api import expect

from parlour.display.board import Touches
from parlour.display.contract import display_of
from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.play.lesson import Course, course_of
from tests.e2e.axe import findings
from tests.e2e.conftest import Meet
from tests.e2e.persona import PHONE, Person, Way, eventually
from tests.e2e.server_process import ServerProcess

TAUGHT: Final = [game for game in catalogue() if game.lesson is not None]
FIRST: Final = TAUGHT[-1]
OTHERS: Final = [pytest.param(game, id=game.slug, marks=pytest.mark.long) for game in TAUGHT[:-1]]
GAMES: Final = [pytest.param(FIRST, id=FIRST.slug), *OTHERS]

LYING: Final = "() => [...document.querySelectorAll('[data-piece]')].map((e) => ({ ...e.dataset }))"


def course(game: Game) -> Course:
    found = course_of(game)
    assert found is not None
    return found


def block_of(course: Course, action: int) -> Touches | None:
    """The block of an action that is no button."""
    for block in display_of(course.variant.game).board(course.variant).touches:
        count = len(block.each) or (prod(map(len, block.axes)) if block.axes else 0)
        if block.first <= action < block.first + count:
            return block
    return None


def things(course: Course, block: Touches, action: int) -> list[str]:
    """What to touch for an action."""
    rest = action - block.first
    if block.each:
        return list(block.each[rest])
    refs = list[str]()
    for axis in reversed(block.axes):
        rest, index = divmod(rest, len(axis))
        refs.insert(0, axis[index])
    return refs


def cell_of(person: Person, course: Course, ref: str) -> str:
    """The key of what a ref means on the page now."""
    board = display_of(course.variant.game).board(course.variant)
    own = {place.id: place.own for area in board.areas for place in area.places if area.seat == course.seat}
    named = next((place for place, name in own.items() if name == ref), ref)
    for piece in person.page.evaluate(LYING):
        faces = {piece["face"], piece["face"].rpartition(".")[0]}
        mine = ref[0] == "=" and piece["in"] in own and ref[1:] in faces
        if mine or ref == f"@{piece['piece']}":
            key = f"{piece['in']}/{piece['piece']}"
            return key if person.page.query_selector(f'[data-key="{key}"]') else str(piece["in"])
    return named


def meant(course: Course, block: Touches, legal: Sequence[int], refs: Sequence[str]) -> list[int]:
    """The legal actions of a block that touching these things may lead to."""
    found = [action for action in legal if block_of(course, action) == block]
    return [action for action in found if set(refs) <= set(things(course, block, action))]


def does(person: Person, course: Course, number: int, way: Way = "mouse") -> None:
    """Composes the turn that a step asks for by touching what it needs, and commits it."""
    state, actions = course.beginnings[number].copy(), course.answers[number]
    for action in actions:
        legal = state.legal_actions(course.seat)
        state.enter(course.seat, action)
        block = block_of(course, action)
        if block is None:
            continue  # a button: it closes the turn
        refs = things(course, block, action)
        for count, ref in enumerate(refs, 1):
            if block.quick and count > 1 and len(meant(course, block, legal, refs[: count - 1])) == 1:
                break  # it is clear already
            eventually(lambda: not person.look()["busy"])
            key = cell_of(person, course, ref)
            cell = person.page.query_selector(f'[data-key="{key}"]')
            assert cell is not None, f"{ref} is not on the page"
            if count < len(refs) and cell.get_attribute("data-pick") is None:
                continue  # the only one of its kind is in hand already
            if way == "keys":
                person.walks_to(key)
                person.page.keyboard.press("Enter")
            else:
                cell.click(force=True)
    eventually(lambda: not person.look()["busy"])
    button = "[data-confirm]:not(:disabled)"
    person.page.wait_for_selector(f"{button}, [data-action='{actions[-1]}']")
    if person.page.query_selector(button) is None:
        button = f"[data-action='{actions[-1]}']"
    if way == "keys":
        person.tabs_to(button)
        person.page.keyboard.press("Enter")
    else:
        person.page.click(button)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_a_lesson_is_learned(meet: Meet, game: Game, way: Way) -> None:
    person = meet(size=PHONE) if way == "mouse" else meet()
    taught = course(game)
    person.page.goto(f"/learn/{game.slug}")
    for number, step in enumerate(taught.steps):
        expect(person.page.locator(f'[data-lesson="{number}"] [data-ask]')).to_have_text(str(step.ask))
        does(person, taught, number, way)
        expect(person.page.locator("[data-said]")).to_have_text(str(step.done))
        if number + 1 < len(taught.steps):
            expect(person.page.locator("[data-next]")).to_be_focused()
            person.page.keyboard.press("Enter")
    expect(person.page.locator(f'a[href="/new/{game.slug}"]')).to_be_visible()
    assert not person.troubles


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
    expect(person.page.locator("[data-shown]")).not_to_be_empty()
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
    person.page.wait_for_selector('[data-lesson="0"]')
    does(person, taught, 0)
    person.page.wait_for_selector("[data-said]")
    person.page.reload()
    person.page.wait_for_selector('[data-lesson="1"]')
    for number in range(1, len(taught.steps)):
        does(person, taught, number)
        person.page.wait_for_selector("[data-said]")
        if number + 1 < len(taught.steps):
            person.page.click("[data-next]")
    person.page.click("[data-return]")
    person.page.wait_for_url(f"**/j/{invite}")
    person.page.wait_for_selector("form")
    assert person.page.query_selector("[data-learn]") is None, "who has learned it is not offered it again"
