"""Puzzles at the table page: solved, missed, shown; the task of a day, tried once and shared."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Final

from playwright.sync_api import Response, expect

from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.puzzle import puzzles_of
from parlour.kernel.state import State
from parlour.play.puzzle import Task, play, solution_of, task_of, tasks_of_day
from tests.e2e.axe import findings
from tests.e2e.conftest import Meet
from tests.e2e.persona import PHONE, WIDE, Person, Way, sized
from tests.e2e.server_process import ServerProcess
from tests.e2e.touching import plays

BOOKS: Final = [game for game in catalogue() if puzzles_of(game)]
CHAINS: Final = [game for game in BOOKS if not hasattr(game.puzzles, "daily")]
"""Their days are chains of puzzles."""
CHAINED: Final = CHAINS[-1]
"""One whose puzzles are of one turn."""


def task(game: Game, name: str) -> Task:
    found = task_of(game, name)
    assert found is not None
    return found


def wrong(one: Task) -> list[int]:
    """A turn of one action that is not the solution."""
    right = solution_of(one)[0]
    for action in one.start.legal_actions(one.seat):
        after = one.start.copy()
        after.enter(one.seat, action)
        if action not in right:
            closing = [
                number for number in after.legal_actions(one.seat) if number in one.variant.game.closing
            ]
            return [action, *closing]
    raise AssertionError("every turn is right")


def solves(person: Person, one: Task, way: Way = "mouse") -> None:
    """Plays the first turn of the solution, which is all of it."""
    plays(person, one.start, one.seat, solution_of(one)[0], way)


def test_a_puzzle_is_missed_then_solved_and_the_next_one_comes(meet: Meet) -> None:
    game = CHAINED
    first = task(game, "1")
    person = meet()
    person.page.goto(f"/puzzles/{game.slug}?p=1")
    expect(person.page.locator('[data-task="1"] [data-ask]')).to_have_text(
        str(first.book.ask(first.puzzle, first.start))
    )
    assert not findings(person.page)
    person.listens()
    plays(person, first.start, first.seat, wrong(first))
    said = str(first.book.judge(first.puzzle, first.start, _after(first, wrong(first)), 1).sentence)
    expect(person.page.locator('[data-said="open"]')).to_have_text(said)
    person.hears(said)
    expect(person.page.locator("[data-progress]")).to_have_attribute("data-progress", "0")
    person.page.reload()
    person.page.wait_for_selector('[data-task="1"] [data-ask]')
    solves(person, first, "keys")
    expect(person.page.locator('[data-said="solved"]')).to_be_visible()
    expect(person.page.locator("[data-next]")).to_be_focused()
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector('[data-task]:not([data-task="1"]) [data-ask]')
    name = person.page.get_attribute("[data-task]", "data-task") or ""
    solves(person, task(game, name))
    expect(person.page.locator("[data-progress]")).to_have_attribute("data-progress", "1")
    assert not person.troubles


def _after(one: Task, actions: list[int]) -> State:
    after = one.start.copy()
    for action in actions:
        after.enter(one.seat, action)
    return after


def test_a_puzzle_is_missed_and_solved_in_a_browser_that_runs_no_rules(meet: Meet) -> None:
    first = task(CHAINED, "1")
    person = meet()
    person.context.add_init_script("delete window.WebAssembly")
    person.page.goto(f"/puzzles/{CHAINED.slug}?p=1")
    person.page.wait_for_selector('[data-task="1"] [data-ask]')
    plays(person, first.start, first.seat, wrong(first))
    expect(person.page.locator('[data-said="open"]')).to_be_visible()
    person.page.reload()
    person.page.wait_for_selector('[data-task="1"] [data-ask]')
    solves(person, first)
    expect(person.page.locator('[data-said="solved"]')).to_be_visible()
    assert not person.troubles


def test_the_solution_is_played_and_the_streak_ends(meet: Meet) -> None:
    game = max(
        BOOKS,
        key=lambda each: max((len(one.solution) for one in puzzles_of(each) if not one.draws), default=0),
    )
    stored = puzzles_of(game)
    name = str(1 + next(n for n, one in enumerate(stored) if len(one.solution) == 2))
    person = meet(size=PHONE)
    person.page.goto(f"/puzzles/{game.slug}?p={name}")
    person.page.click("[data-hint]")
    one = task(game, name)
    expect(person.page.locator("[data-hinted]")).to_have_text(str(one.book.hint(one.puzzle, one.start)))
    person.page.click("[data-solution]")
    for _ in range(2):
        person.page.wait_for_selector("[data-task]:not(:has([data-busy])) [data-step]")
        person.page.click("[data-step]")
    expect(person.page.locator("[data-said]")).to_be_visible()
    expect(person.page.locator("[data-step]")).to_have_count(0)
    expect(person.page.locator("[data-next]")).to_be_visible()
    assert not person.troubles


def test_a_day_is_tried_once_and_its_line_is_copied(meet: Meet) -> None:
    game = CHAINED
    person = meet()
    person.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.page.goto(f"/daily/{game.slug}")
    names = tasks_of_day(game, datetime.now(UTC).date())
    for number, name in enumerate(names):
        person.page.wait_for_selector(f'[data-task="{name}"] [data-ask]')
        one = task(game, name)
        if number == 1:
            plays(person, one.start, one.seat, wrong(one))
            expect(person.page.locator('[data-said="open"]')).to_be_visible()
            expect(person.page.locator("[data-lit], [data-pick]")).to_have_count(0)
            person.page.reload()  # it was the only try
            if number + 1 < len(names):
                continue
        solves(person, one)
        expect(person.page.locator('[data-said="solved"]')).to_be_visible()
        person.page.click("[data-next]")
    line = person.page.inner_text("[data-line]")
    assert "●○●●●" in line
    assert not findings(person.page)
    person.page.click(".copy button")
    assert person.page.evaluate("navigator.clipboard.readText()") == line
    person.page.reload()
    expect(person.page.locator("[data-line]")).to_have_text(line)
    person.page.click("[data-yesterday]")
    person.page.wait_for_selector("[data-step]")
    person.page.click("[data-step]")
    expect(person.page.locator("[data-said]")).to_be_visible()
    assert not person.troubles


def test_a_day_in_two_windows_has_one_try_of_each_puzzle(meet: Meet) -> None:
    game = CHAINED
    person = meet()
    pages = [person.page, person.context.new_page()]
    names = tasks_of_day(game, datetime.now(UTC).date())
    for page in pages:
        page.goto(f"/daily/{game.slug}")
        page.wait_for_selector(f'[data-task="{names[0]}"] [data-ask]')
    one = task(game, names[0])
    solves(person, one)
    expect(pages[0].locator('[data-said="solved"]')).to_be_visible()
    person.page = pages[1]
    expect(pages[1].locator("[data-elsewhere]")).to_be_visible()  # before it is tried in vain
    plays(person, one.start, one.seat, wrong(one))
    for page in pages:
        page.bring_to_front()
        page.click("[data-next]")
        page.wait_for_selector(f'[data-task="{names[1]}"] [data-ask]')
        assert page.locator(".pips .done").count() == 1
    for page in pages:
        page.reload()
        page.wait_for_selector(f'[data-task="{names[1]}"] [data-ask]')
    assert not person.troubles


def test_a_day_begun_on_a_laptop_goes_on_on_a_phone_that_follows_by_a_link(
    server: ServerProcess, meet: Meet
) -> None:
    game = CHAINED
    laptop, phone = meet(name="Anna"), meet(name="Anna", size=PHONE, touch=True)
    names = tasks_of_day(game, datetime.now(UTC).date())
    laptop.page.goto(f"/daily/{game.slug}")
    laptop.page.wait_for_selector(f'[data-task="{names[0]}"] [data-ask]')
    solves(laptop, task(game, names[0]))
    expect(laptop.page.locator('[data-said="solved"]')).to_be_visible()
    table, tokens, _ = server.table(
        game.slug, [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]
    )
    with laptop.page.expect_response(lambda got: got.url.endswith("/me/progress") and _kept(got)):
        laptop.sits(table, tokens)  # with the first seat there is a person
    laptop.page.goto("/me")
    laptop.page.locator("[data-pass=link] [data-make]").click()
    phone.page.goto(laptop.page.locator("[data-pass=link] [data-shown]").input_value())
    phone.page.locator("[data-become] [data-yes]").click()
    phone.page.locator("[data-device=other]").wait_for()
    phone.page.goto(f"/daily/{game.slug}")
    phone.page.wait_for_selector(f'[data-task="{names[1]}"] [data-ask]')
    assert phone.page.locator(".pips .done").count() == 1
    with phone.page.expect_response(lambda got: got.url.endswith("/me/progress") and _kept(got)):
        solves(phone, task(game, names[1]), "touch")
    laptop.page.goto(f"/daily/{game.slug}")
    expect(laptop.page.locator(".pips .done")).to_have_count(2)
    assert not laptop.troubles + phone.troubles


def _kept(got: Response) -> bool:
    return got.request.method == "POST" and got.ok


def test_a_whole_game_goes_on_after_a_reload(meet: Meet) -> None:
    game = next(game for game in BOOKS if hasattr(game.puzzles, "daily"))
    one = task(game, datetime.now(UTC).date().isoformat())
    person = meet(size=PHONE)
    person.page.goto(f"/daily/{game.slug}")
    ask = person.page.locator("[data-ask]")
    expect(ask).to_have_text(str(one.book.ask(one.puzzle, one.start)))
    actions = [one.start.legal_actions(one.seat)[0]]
    plays(person, one.start, one.seat, actions)
    later = str(one.book.ask(one.puzzle, play(one, [], actions).now))
    expect(ask).to_have_text(later)
    person.page.reload()
    expect(ask).to_have_text(later)
    assert not person.troubles


def test_who_wants_to_plays_for_the_list_of_the_day(meet: Meet) -> None:
    game = next(game for game in BOOKS if hasattr(game.puzzles, "daily"))
    person = meet(name="Anna", size=PHONE)
    page = person.page
    page.goto("/")
    done = {"date": datetime.now(UTC).date().isoformat(), "tried": [{"solved": True, "made": 3, "best": 2}]}
    page.evaluate(
        "([key, text]) => localStorage.setItem(key, text)", [f"parlour.1.daily.{game.slug}", json.dumps(done)]
    )
    page.goto(f"/daily/{game.slug}")
    for size in sized(page, [WIDE, PHONE]):
        expect(page.locator("[data-list]")).to_be_visible()
        assert findings(page) == [], size
    page.locator("[data-list]").click()
    page.locator("#name").fill("Anna")
    page.locator("form button.go").click()
    page.wait_for_url("**/t/*-1")
    expect(page.locator(".say")).to_be_visible()
    table = page.url
    page.goto(f"/daily/{game.slug}")
    page.locator("[data-list]").click()
    page.locator("[data-back]").click()
    page.wait_for_url(table)
    assert not person.troubles


def test_puzzles_are_found_on_the_home_page_and_no_picture_of_the_rules_is_cut(meet: Meet) -> None:
    """In a low window there is room for what they are in a sentence."""
    page = meet(size=(1024, 768)).page
    page.goto("/")
    page.click(f'a[href="/puzzles/{CHAINED.slug}"]')
    page.wait_for_selector("[data-ask]")
    page.goto(f"/puzzles/{BOOKS[0].slug}")
    expect(page.locator("#rules-in-short")).to_be_visible()
    expect(page.locator(".rules-short > :visible")).to_have_count(1)
    assert (
        page.locator("[role=group][aria-labelledby=rules-in-short]").evaluate(
            "(card) => card.scrollHeight - card.clientHeight"
        )
        <= 1
    )
