"""An event in real browsers: made in a form, come to by its code, run from its wall, its results read."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.e2e.axe import findings
from tests.e2e.conftest import Meet
from tests.e2e.persona import PHONE, WIDE, sized
from tests.e2e.server_process import ServerProcess

KNOWN: Final = "() => JSON.parse(localStorage.getItem('parlour.1.person') ?? '{}').known === true"
"""Whether the server knows the person of a browser."""
HREFS: Final = "links => links.map((link) => link.href)"
MOST: Final = 4
"""Choices that stand as radio buttons, at most."""


def test_an_event_is_made_come_to_run_and_read(meet: Meet) -> None:
    maker, anna, ben = meet(name="Maker"), meet(name="Anna"), meet(name="Ben", size=PHONE)
    wall = maker.page
    wall.goto("/")
    wall.locator("[data-new-event]").click()
    wall.get_by_label("What it is called").fill("Club evening")
    assert findings(wall) == []
    wall.locator("form button.go").click()
    code = wall.locator("[data-code]").inner_text()
    for person in (anna, ben):
        page = person.page
        page.goto("/")
        page.locator("#event-code").fill(code.upper())
        page.locator("#event-code").press("Enter")
        page.locator("#name").fill(person.name)
        assert findings(page) == []
        page.locator("form button.go").click()
        expect(page.locator(".waiting")).to_contain_text("It begins for everybody at once.")
    for name in ("Anna", "Ben"):
        expect(wall.locator("[data-ranking]")).to_contain_text(name)
    for size in sized(wall, [(1920, 1080), WIDE, PHONE]):
        expect(wall.locator("[data-code]"), size).to_be_visible()
    assert findings(wall) == []
    wall.locator("[data-step=start]").click()
    for person in (anna, ben):
        expect(person.page.locator(".waiting")).to_have_count(0)
    expect(wall.locator("[data-phase=playing]")).to_contain_text("Turn 1")
    expect(wall.locator("[data-left]")).to_be_visible()
    wall.locator("[data-step=ring]").click()
    expect(wall.locator("[data-phase=playing]")).to_contain_text("Turn 2")
    expect(wall.locator("[data-last-turn] li").first).to_be_visible()
    wall.locator("[data-step=pause]").click()
    expect(wall.locator("[data-phase=paused]")).to_be_visible()
    wall.locator("[data-step=continue]").click()
    wall.get_by_text("Names, link").click()
    wall.locator(".run select").select_option(label="Ben")
    wall.get_by_label("New name").fill("Benno")
    wall.locator("[data-step=rename]").click()
    expect(wall.locator("[data-ranking]")).to_contain_text("Benno")
    wall.locator("[data-step=end]").click()
    wall.locator("[data-sure]").click()
    expect(wall.locator("[data-phase=over]")).to_be_visible()
    anna.page.locator("[data-event]").click()
    expect(anna.page.locator("[data-ranking]")).to_contain_text("Benno")
    expect(anna.page.locator("[data-step]")).to_have_count(0)
    anna.page.locator("[data-results]").click()
    expect(anna.page.locator("[data-turns='0'] tbody")).to_contain_text("Anna")
    assert findings(anna.page) == []
    ben.page.goto(wall.url)
    wall.locator("[data-step=delete]").click()
    wall.locator("[data-sure]").click()
    for page in (wall, ben.page):
        expect(page.locator("h1")).to_have_text("This event is gone")
    for person in (maker, ben, anna):
        person.troubles.clear()  # what is gone was answered by 404


def test_its_rules_are_chosen_as_for_a_table(server: ServerProcess, meet: Meet) -> None:
    game = next(one for one in server.get("/games") if one["event"])
    option = next(
        one
        for one in game["options"]
        if one["name"] not in ("seats", "aids") and not one["custom"] and 1 < len(one["choices"]) <= MOST
    )
    other = next(one for one in option["choices"] if one["value"] != option["default"])
    page = meet().page
    page.goto("/events")
    page.locator("[data-game]").select_option(game["slug"])
    rules = page.get_by_role("region", name="Rules")
    rules.get_by_text("Change the rules").click()
    group = page.get_by_role("group", name=option["label"], exact=True)
    group.get_by_role("radio", name=other["label"]).check()
    page.locator("form button.go").click()
    page.locator("[data-code]").wait_for()
    assert [option["label"], other["label"]] in server.get(f"/tables/{page.url.rsplit('/', 1)[1]}")["options"]


def test_the_link_of_the_maker_runs_the_event_elsewhere(meet: Meet) -> None:
    maker, other = meet(name="Maker"), meet(name="Other")
    maker.page.goto("/events")
    maker.page.locator("form button.go").click()
    maker.page.locator("[data-code]").wait_for()
    event = maker.page.url.rsplit("/", 1)[1]
    key = maker.page.evaluate(
        "(event) => JSON.parse(localStorage.getItem(`parlour.1.event.${event}`))", event
    )
    other.page.goto(f"/events/{event}#key={key}")
    expect(other.page.locator("[data-step=start]")).to_be_visible()
    assert "#" not in other.page.url


def test_an_event_stands_in_the_list_of_who_made_it_and_of_who_came(meet: Meet) -> None:
    laptop, phone = meet(name="Maker"), meet(name="Maker", size=PHONE)
    wall = laptop.page
    wall.goto("/events")
    wall.get_by_label("What it is called").fill("Club evening")
    wall.locator("[data-shown]").select_option("end")
    wall.locator("form button.go").click()
    code, address = wall.locator("[data-code]").inner_text(), wall.url
    wall.goto(f"/e/{code}")
    wall.locator("#name").fill("Annabelle")
    wall.locator("form button.go").click()
    expect(wall.locator(".waiting")).to_be_visible()
    own = wall.url
    wall.wait_for_function(KNOWN)
    wall.goto(f"/e/{code}")
    expect(wall.locator("[data-back]")).to_have_attribute("href", f"/{own.split('/', 3)[3]}")
    wall.locator("[data-beside]").click()
    wall.locator("#name").fill("Otto")
    wall.locator("form button.go").click()
    expect(wall.locator(".waiting")).to_be_visible()
    others = wall.url
    wall.goto(address)
    expect(wall.locator(".run option", has_text="Otto (on the device of Annabelle)")).to_have_count(1)
    wall.goto("/me")
    wall.locator("[data-pass=link] [data-make]").click()
    phone.page.goto(wall.locator("[data-pass=link] [data-shown]").input_value())
    phone.page.locator("[data-become] [data-yes]").click()
    phone.page.locator("[data-device=here]").wait_for()
    for page in (wall, phone.page):
        page.goto("/")
        rows = page.locator("section[aria-labelledby=mine] .row")
        expect(rows.filter(has_text="Club evening")).to_have_count(3)
        assert findings(page) == []
        assert {link.split("/", 3)[3] for link in rows.locator("a.title").evaluate_all(HREFS)} == {
            address.split("/", 3)[3],
            own.split("/", 3)[3],
            others.split("/", 3)[3],
        }
    phone.page.goto(own)
    expect(phone.page.locator(".waiting")).to_be_visible()
    phone.page.goto(address)
    phone.page.locator("[data-run-here]").click()
    phone.page.locator("[data-step=start]").click()
    expect(phone.page.locator("[data-unranked]")).to_be_visible()
    wall.goto(address)
    wall.locator("[data-step=pause]").click()
    expect(wall.locator("[data-run-here]")).to_be_visible()
    laptop.troubles.clear()  # that the key is worth nothing any longer was an answer of 403
    phone.page.goto("/me")
    phone.page.locator("[data-delete] .button").click()
    phone.page.locator("[data-delete] [data-sure]").click()
    phone.page.wait_for_url("**/")
    wall.reload()
    expect(wall.locator("h1")).to_have_text("…")
    expect(wall.locator("[data-ranking]")).to_contain_text("…")
    expect(wall.locator("[data-ranking]")).not_to_contain_text("Annabelle")
    laptop.troubles.clear()  # a browser whose person is deleted is answered by 403
