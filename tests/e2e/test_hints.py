"""A hint of several pieces: told one after another, drawn on the board, its pieces marked in the hand."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.search import choose
from tests.e2e.axe import findings
from tests.e2e.conftest import Meet
from tests.e2e.games import showy
from tests.e2e.modules import built
from tests.e2e.persona import PHONE, SMALL, sized
from tests.e2e.server_process import ServerProcess
from tests.e2e.two_people import sits_first
from tests.e2e.whole_evening import holds

TABLES = 8
"""Tables at most that are asked for a hint of several pieces."""


def pieces(game: Game) -> int:
    """How many actions a good first turn has, on a few tables."""
    count, random = 0, Random(1)
    for _ in range(4):
        state = Variant.of(game).new_state(seed=random.getrandbits(32))
        run = choose(state.view(state.turn[0]), "greedy", 1)
        count += len([action for action in run if action not in game.closing])
    return count


@pytest.mark.long
def test_all_pieces_of_a_hint_are_told_drawn_and_marked(meet: Meet, rules_server: ServerProcess) -> None:
    game, server = max(catalogue(), key=pieces), rules_server
    built(game)
    person = meet(size=PHONE, address=server.address)
    page = person.page
    for _ in range(TABLES):
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}]
        table, tokens, _ = server.table(game.slug, seats)
        page.goto("/about")
        holds(person, table, tokens)
        page.goto(f"/t/{table}")
        if game.needs_curtain:
            page.locator("[data-curtain] button").click()
        page.locator('[data-aid="hint"]').click()
        answer = page.locator("[data-answer]")
        expect(answer).to_be_visible()
        steps = page.locator(".step")
        if steps.count() > 1:
            break
    count = steps.count()
    assert count > 1, "no hint of several pieces"
    pips = [one.locator("circle").count() for one in page.locator(".ordinal").all()]
    assert sorted(pips) == [*range(1, count + 1)]
    expect(page.locator(".piece .mark-found")).to_have_count(count)
    said = answer.locator("p").first.inner_text()
    assert said.count(", then ") >= count - 1
    assert answer.locator("li").count() > 0, "reasons are given"
    expect(page.locator("[data-spoken]")).to_contain_text(said.split(".")[0])
    assert findings(page) == []
    for size in ((390, 844), (320, 568)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert person.settles().page.evaluate("probes.under('[data-answer]')") == [], size
        assert page.evaluate("probes.linesUnderDepth()") == [], size
    page.keyboard.press("Escape")
    expect(answer).to_have_count(0)
    expect(page.locator(".step, .ordinal, .mark-found")).to_have_count(0)
    assert not person.troubles


def test_an_answer_of_many_rows_leaves_the_board_free(server: ServerProcess, meet: Meet) -> None:
    """Whatever it is about: the rest of what it says is scrolled to."""
    one = meet()
    for width, height in (PHONE, SMALL):
        one.page.set_viewport_size({"width": width, "height": height})
        sits_first(one, server, showy())
        one.page.locator("[data-aid]:not([data-aid=hint])").first.click()
        said = one.page.locator("[data-answer] p").first  # at least that there are no rules for browsers
        expect(said).to_be_visible()
        more = "(said) => said.parentElement.append(...[...'12345678'].map(() => said.cloneNode(true)))"
        said.evaluate(more)
        for size in sized(one.page, [(width, height - 1), (width, height)]):  # it is looked at again
            one.page.wait_for_timeout(100)
            assert ".felt" not in one.page.evaluate("probes.under('[data-answer]')"), size
