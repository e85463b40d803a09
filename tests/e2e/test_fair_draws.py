"""The seed of the draws as people see it: what each browser gave, and that it checks the table by itself."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from parlour.kernel.chance import shared_seed
from parlour.kernel.state import Variant
from tests.e2e.conftest import Meet
from tests.e2e.games import GAMES
from tests.e2e.persona import Person
from tests.e2e.server_process import ServerProcess
from tests.e2e.two_people import by_invitation, finds_the_draws_fair

GAME = min(GAMES, key=lambda game: game.max_turns(Variant.of(game).options) or 10**9)
"""A short one."""
SOME = 10
"""Touches before the end."""


def kept(page: Page, table: str) -> dict[str, dict[str, str]]:
    """What the browser remembers to have given, by seat."""
    found: dict[str, dict[str, str]] = page.evaluate(
        "(t) => JSON.parse(localStorage.getItem(`parlour.1.draws.${t}`) ?? '{}')", table
    )
    return found


@pytest.fixture
def met(meet: Meet) -> tuple[Person, Person, str]:
    return by_invitation(meet, GAME)


def ends(person: Person, other: Person) -> None:
    """The shortest way to a revealed seed: one of them resigns."""
    person.resigns()
    for page in (person.page, other.page):
        page.wait_for_selector("[data-final]")


def test_the_menu_shows_the_commitment_from_the_start_and_contributions_from_the_first_turn(
    meet: Meet, server: ServerProcess
) -> None:
    person = meet()
    page = person.page
    page.goto(f"/new/{GAME.slug}")
    page.click("form button.go")
    page.wait_for_selector("[data-invite]")
    table = page.url.rpartition("/")[2]
    seen = server.get(f"/tables/{table}")
    person.turns_to("table").locator("[data-fair] summary").click()
    expect(page.locator("[data-fair] [data-commitment]")).to_have_text(seen["commitment"])
    expect(page.locator("[data-fair] [data-contribution]")).to_have_count(0)
    given = kept(page, table)["0"]
    assert given["commitment"] == seen["commitment"]
    code = page.input_value("[data-invite]").rpartition("/")[2]
    server.post(f"/tables/{table}/join", {"invite": code, "name": "A program"})
    expect(page.locator("[data-fair] [data-contribution='0']")).to_have_text(given["contribution"])
    expect(page.locator("[data-fair] [data-contribution='1']")).to_have_text("nothing")
    expect(page.locator("[data-fair] [data-draws='held']")).to_be_visible()


def test_both_browsers_find_the_draws_fair_at_the_end(
    met: tuple[Person, Person, str], server: ServerProcess
) -> None:
    anna, ben, table = met
    given = [kept(anna.page, table)["0"], kept(ben.page, table)["1"]]
    for person in (anna, ben):
        person.goes_on(most=SOME)
    ends(anna, ben)
    for person in (anna, ben):
        finds_the_draws_fair(person)
    record: Any = server.get(f"/tables/{table}/record")
    assert record["contributions"] == [one["contribution"] for one in given]
    assert {one["commitment"] for one in given} == {record["commitment"]}
    assert shared_seed(table, record["secret"], record["contributions"]).hex() == record["seed"]


def test_a_record_is_refused_by_name_if_it_is_forged_or_not_of_what_this_browser_gave(
    met: tuple[Person, Person, str], server: ServerProcess, tmp_path: Path
) -> None:
    """The record of a host who made up a whole other game verifies; but not with who was there."""
    anna, ben, table = met
    ends(anna, ben)
    record: Any = server.get(f"/tables/{table}/record")
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps({**record, "contributions": [record["contributions"][0], "c1" * 32]}))
    page = ben.page
    page.goto("/replay")
    page.set_input_files("input[type=file]", forged)
    expect(page.get_by_role("alert")).to_contain_text("the server's secret and these contributions")
    ben.troubles.clear()  # the refused request
    true = tmp_path / "true.json"
    true.write_text(json.dumps(record))
    page.set_input_files("input[type=file]", true)
    expect(page.locator(".stage")).to_be_visible()  # it is not refused
    other = {"1": {**kept(ben.page, table)["1"], "contribution": "c1" * 32}}
    page.evaluate(
        "([t, kept]) => localStorage.setItem(`parlour.1.draws.${t}`, JSON.stringify(kept))", [table, other]
    )
    page.goto(f"/t/{table}")
    expect(page.locator(".cover [data-draws='contribution']")).to_be_visible()
    page.goto("/replay")
    page.set_input_files("input[type=file]", true)
    expect(page.get_by_role("alert")).to_contain_text("what this browser contributed is not in the draws")
