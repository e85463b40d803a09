"""The board of a task never moves: what happens in a lesson or puzzle changes neither its place nor its size.

`test_every_state` has tables.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from parlour.kernel.game import Game
from tests.e2e.conftest import Meet
from tests.e2e.games import the_showy_game_quickly
from tests.e2e.persona import Person, eventually, sized
from tests.e2e.test_every_state import LEGIBLE
from tests.e2e.test_lessons import course
from tests.e2e.touching import plays

SIZES: Final = [(1440, 900), (1024, 768), (390, 844), (320, 568)]


def measured(person: Person) -> dict[str, list[list[object]]]:
    """Where the areas of the stage lie on every screen."""
    found = {}
    for size in sized(person.page, SIZES, either_way=True):
        found[size] = person.page.evaluate("probes.areas()")
        assert person.page.evaluate("probes.cutLines()") == 0, f"{size}: a line is cut"
        pixels, text = person.page.evaluate("probes.smallestText()")
        assert pixels >= LEGIBLE, f"{size}: {text!r} is {pixels:.2f} pixels high"
        assert person.page.evaluate("probes.cramped()") == 0, f"{size}: a button is no part of its row"
    return found


def lies_still(person: Person, game: Game, kind: str, solves: Callable[[], None]) -> None:
    """The board of a task is the same before, with help, with a draft and at its end."""
    page = person.page
    page.goto(f"/{kind}/{game.slug}")
    page.wait_for_selector("[data-ask]")
    start = measured(person)
    assert all(start.values())
    helper = page.locator("[data-hint], [data-show]")
    if helper.count():
        helper.click()
        assert measured(person) == start, f"{kind}: a hint"
    person.composes()
    assert measured(person) == start, f"{kind}: a draft"
    page.evaluate("sessionStorage.clear()")  # else the draft is still there
    page.reload()
    page.wait_for_selector("[data-ask]")
    solves()
    assert measured(person) == start, f"{kind}: a turn"
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    if page.locator("[data-solution]").count():
        page.click("[data-solution]")
        eventually(lambda: page.evaluate("probes.showOn()"))
        assert measured(person) == start, f"{kind}: the end"


def tries(person: Person) -> None:
    """Plays the first turn that is offered, be it right or wrong."""
    person.composes()
    person.page.locator("[data-confirm]").click()
    eventually(lambda: person.page.locator("[data-busy], [data-confirm]").count() == 0)


@the_showy_game_quickly
def test_the_board_lies_still_through_a_lesson_and_puzzles(meet: Meet, game: Game) -> None:
    person = meet()
    taught = course(game)

    def learns() -> None:
        plays(person, taught.beginnings[0], taught.seat, taught.answers[0])
        person.page.wait_for_selector("[data-said]")

    lies_still(person, game, "learn", learns)
    lies_still(person, game, "puzzles", partial(tries, person))
    lies_still(person, game, "daily", partial(tries, person))
