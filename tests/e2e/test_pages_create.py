"""Setting up a table: seats, rules that differ, who may find it, objections where they belong."""

from __future__ import annotations

import json
import re
from typing import Any, Final
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from parlour.kernel.printed import AS_PRINTED
from tests.e2e.conftest import Meet
from tests.e2e.persona import PHONE
from tests.e2e.whole_evening import WholeEvening

COLOURS: Final = "(discs) => discs.map((disc) => disc.className.match(/seat-\\d/)[0])"
BASES: Final = {
    "printed": "as printed",
    "reading": "our reading",
    "original": "as in the original",
    "house": "house rule",
    "ours": "ours",
}


def summary(night: WholeEvening, page: Page) -> dict[str, Any]:
    """The table whose page is open, as the holder of its first seat sees it listed."""
    page.wait_for_url(re.compile(r"/t/.+"))
    table = page.url.rpartition("/")[2]
    tokens = page.evaluate("(t) => JSON.parse(localStorage.getItem(`parlour.1.table.${t}`)).seats", table)
    key = {"table": table, "token": next(iter(tokens.values()))}
    (found,) = night.server.post("/tables/mine", {"tables": [key]})["tables"]
    return {**found, "held": sorted(int(seat) for seat in tokens), **night.server.get(f"/tables/{table}")}


HELP_OFF = ["Help while playing", "is not given"]
"""What is usual between people, and named as it is not so against bots."""


def choice_of(game: dict[str, Any]) -> dict[str, Any] | None:
    """An option that stands as radio buttons."""
    found = [
        o for o in game["options"] if o["name"] != "seats" and not o["custom"] and 1 < len(o["choices"]) < 5
    ]
    return found[0] if found else None


def test_the_usual_rules_start_by_one_button_and_those_that_differ_are_named(
    meet: Meet, night: WholeEvening
) -> None:
    page = meet().page
    page.goto(f"/new/{night.slug}")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Create and get the link").click()
    made = summary(night, page)
    assert [player["kind"] for player in made["players"]] == ["person", "open"]
    assert made["players"][0]["name"] == "Anna"
    assert made["options"] == [HELP_OFF]
    differs(page, night)


def differs(page: Page, night: WholeEvening) -> None:
    """Rules that differ are named, and taken back."""
    option = choice_of(night.game)
    assert option is not None
    other = next(choice for choice in option["choices"] if choice["value"] != option["default"])
    printed = next(choice for choice in option["choices"] if choice["value"] == option["default"])
    page.goto(f"/new/{night.slug}")
    expect(page.get_by_label("Your name")).to_have_value("Anna")
    rules = page.get_by_role("region", name="Rules")
    rules.get_by_text("Change the rules").click()
    group = page.get_by_role("group", name=option["label"], exact=True)
    expect(group.get_by_role("radio", name=printed["label"])).to_be_checked()
    expect(group.locator("label", has=page.get_by_role("radio", name=printed["label"]))).to_contain_text(
        "as printed"
    )
    group.get_by_role("radio", name=other["label"]).check()
    changed = rules.locator(".changed")
    expect(changed).to_have_text(
        f"{option['label']}: {other['label']} ({BASES[other['basis']['kind']]})", use_inner_text=True
    )
    rules.get_by_role("button", name="Undo the changes").click()
    expect(changed).to_be_hidden()
    expect(group.get_by_role("radio", name=printed["label"])).to_be_checked()
    group.get_by_role("radio", name=other["label"]).check()
    page.get_by_role("button", name="Create and get the link").click()
    assert summary(night, page)["options"] == [[option["label"], other["label"]], HELP_OFF]


def test_a_preset_is_one_click_and_what_departs_from_the_text_is_counted(
    meet: Meet, night: WholeEvening
) -> None:
    page, games = meet().page, night.server.get("/games")
    usual = next(one for one in games if one["presets"] and one["presets"][0]["name"] == AS_PRINTED)
    page.goto(f"/new/{usual['slug']}")
    expect(page.get_by_text("All that the printed text states is played as it says.")).to_be_visible()
    game = next(one for one in games if any(preset["options"] for preset in one["presets"][1:]))
    page.goto(f"/new/{game['slug']}")
    rules = page.get_by_role("region", name="Rules")
    for preset in game["presets"]:
        rules.get_by_role("radio", name=preset["label"], exact=True).check()
        expect(rules.get_by_text(preset["about"])).to_be_visible()
        departing = 0
        for option in game["options"]:
            stated = [choice["value"] for choice in option["choices"] if choice["basis"]["kind"] == "printed"]
            stated += [option["default"]] * (option["basis"]["kind"] == "printed")
            value = preset["options"].get(option["name"], option["default"])
            departing += bool(stated) and value not in stated
        told = "All that the printed text states" if departing == 0 else f"{departing} differ"
        expect(rules.get_by_text(re.compile(f"^{told}"))).to_be_visible()
        assert rules.locator(".changed li").count() == len(preset["options"])


def test_every_kind_of_seat(meet: Meet, night: WholeEvening) -> None:
    most = max(night.game["seats"])
    if most < 3:
        pytest.skip("the first game has two seats only")
    page = meet().page
    page.goto(f"/new/{night.slug}")
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("group", name="Seat B").get_by_label("Who sits here").select_option("here")
    page.get_by_label("Name at seat B").fill("Ben")
    page.get_by_role("group", name="Seat C").get_by_label("Who sits here").select_option("bot")
    page.get_by_label("Strength of the bot at seat C").select_option(index=0)
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Start playing").click()
    made = summary(night, page)
    assert [(player["kind"], player["name"]) for player in made["players"][:2]] == [
        ("person", "Anna"),
        ("person", "Ben"),
    ]
    assert made["players"][2]["kind"] == "bot"
    assert made["held"] == [0, 1]
    assert made["phase"] == "playing"


def test_seats_and_teams_are_named_and_coloured_as_in_the_waiting_room(
    meet: Meet, night: WholeEvening
) -> None:
    games = night.server.get("/games")
    game = next(one for one in games if one["seatings"][0]["colours"][:1] not in ([], [0]))
    page = meet().page
    page.goto(f"/new/{game['slug']}")
    discs = page.locator(".disc")
    expect(discs).to_have_count(2)
    planned = discs.evaluate_all(COLOURS)
    assert len(set(planned)) == len(planned)
    page.get_by_role("button", name="Create and get the link").click()
    page.wait_for_selector("[data-invite]")
    assert planned == page.locator("[aria-labelledby=waiting-title] .disc").evaluate_all(COLOURS)
    teams_are_named(page, next(one for one in games if any(s["options"] for s in one["seatings"])))


def teams_are_named(page: Page, game: dict[str, Any]) -> None:
    """Teams have in a form the names and colours of the waiting room."""
    discs, teams = page.locator(".seat .disc"), page.locator("[data-team]")
    for seating in game["seatings"]:
        page.goto(f"/new/{game['slug']}?{urlencode(seating['options'])}")
        page.get_by_role("radio", name=str(seating["seats"]), exact=True).first.check()
        expect(discs).to_have_count(seating["seats"])
        expect(teams).to_have_text([f"Team {team + 1}" for team in seating["teams"]])
        worn = seating["teams"] or range(seating["seats"])
        assert discs.evaluate_all(COLOURS) == [f"seat-{one}" for one in worn]
    planned, named = discs.evaluate_all(COLOURS), teams.all_inner_texts()
    page.get_by_role("button", name="Create and get the link").click()
    waiting = page.locator("[aria-labelledby=waiting-title] li")
    expect(waiting).to_have_count(len(named))
    assert waiting.locator(".disc").evaluate_all(COLOURS) == planned
    for seat, name in enumerate(named):
        expect(waiting.nth(seat)).to_contain_text(name)


def test_what_is_chosen_of_one_seat_or_of_all_changes_what_is_said(meet: Meet, night: WholeEvening) -> None:
    """A game on this device says who plays in the place of others; a second "me" is somebody here."""
    page = meet().page
    page.goto(f"/new/{night.slug}")
    page.locator("summary", has_text="On this device alone").click()
    said = page.get_by_text("Whoever else is to play is played by a bot")
    expect(said).to_be_visible()
    kinds = page.get_by_label("Who sits here")
    kinds.nth(1).select_option("bot")
    expect(said).to_be_hidden()
    kinds.nth(1).select_option("me")
    expect(kinds.nth(0)).to_have_value("here")
    expect(page.get_by_label("Name at seat A")).to_be_visible()


def test_an_objection_of_the_server_stands_at_its_field_or_at_the_button(
    meet: Meet, night: WholeEvening
) -> None:
    found = next(
        (
            (g, o)
            for g in night.server.get("/games")
            for o in g["options"]
            if not o["choices"] and not o["custom"]
        ),
        None,
    )
    assert found, "no game has a whole number to choose"
    game, option = found
    person = meet()
    page = person.page
    page.goto(f"/new/{game['slug']}")
    page.get_by_text("Change the rules").click()
    field = page.get_by_role("spinbutton", name=option["label"])
    field.fill(str(option["high"] + 1))
    page.get_by_text("Change the rules").click()  # closed again: the objection opens it
    page.get_by_role("button", name=re.compile("Create|Start")).click()
    wrong = page.locator(f"#option-{option['name']}").get_by_role("alert")
    expect(wrong).to_contain_text(str(option["high"]))
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("alert")).to_have_count(1)
    page.route(
        "**/api/v1/tables",
        lambda route: route.fulfill(status=429, body=json.dumps({"code": "limit", "sentence": "Later."})),
    )
    page.goto(f"/new/{night.slug}")
    page.get_by_role("button", name="Create and get the link").click()
    expect(page.get_by_role("alert")).to_have_text("The table was not created. Later.")
    page.unroute("**/api/v1/tables")
    page.get_by_role("button", name="Create and get the link").click()
    page.wait_for_url(re.compile(r"/t/.+"))
    person.troubles.clear()  # the refused requests


def test_the_first_click_after_a_number_hits(meet: Meet, night: WholeEvening) -> None:
    """Nothing moves as the field is left: what was pressed would no longer be under the pointer."""
    games = [
        (game, [o for o in game["options"] if not o["choices"] and not o["custom"]])
        for game in night.server.get("/games")
    ]
    game, (option, after, *_) = next((game, numbers) for game, numbers in games if len(numbers) > 1)
    page = meet().page
    page.goto(f"/new/{game['slug']}")
    page.get_by_text("Change the rules").click()
    fields = [page.get_by_role("spinbutton", name=one["label"], exact=True) for one in (option, after)]
    for typed in ("", "2"):
        fields[0].fill(str(option["low"]))
        fields[0].press("Tab")
        fields[0].press("ControlOrMeta+a")
        if typed:
            page.keyboard.type(typed)
        else:
            page.keyboard.press("Delete")
        fields[1].scroll_into_view_if_needed()
        box = fields[1].bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] / 3, box["y"] + 2)
        expect(fields[1]).to_be_focused()
        assert fields[1].bounding_box() == box
        expect(fields[0]).to_have_value(typed or option["default"])


def test_by_keyboard_alone(meet: Meet, night: WholeEvening) -> None:
    page = meet().page
    page.goto("/")
    page.wait_for_selector("article")

    def tab_to(name: str) -> None:
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("probes.focusIsOn", name):
                return
        raise AssertionError(f"Tab never reaches {name!r}")

    tab_to("Set up")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/new/.+"))
    page.wait_for_selector("form")
    tab_to("Your name")
    page.keyboard.type("Keira")
    tab_to("Who sits here")
    page.keyboard.type("A bot")
    tab_to("Start playing")
    page.keyboard.press("Enter")
    made = summary(night, page)
    assert [player["kind"] for player in made["players"]] == ["person", "bot"]
    assert made["players"][0]["name"] == "Keira"


def test_by_touch_on_a_phone(meet: Meet, night: WholeEvening) -> None:
    page = meet(size=PHONE, touch=True).page
    page.goto(f"/new/{night.slug}")
    button = page.get_by_role("button", name="Create and get the link")
    expect(button).to_be_in_viewport()  # the one button is always at hand
    page.get_by_text("Change the rules").tap()
    button.tap()
    assert summary(night, page)["phase"] == "waiting"


def test_who_comes_back_to_the_form_finds_it_as_it_was_left_and_everybody_finds_an_open_table(
    meet: Meet, night: WholeEvening
) -> None:
    page = meet().page
    name, second = page.get_by_label("Your name"), page.get_by_label("Who sits here").nth(1)
    page.goto(f"/new/{night.slug}")
    name.fill("Openhearted")
    second.select_option("bot")
    page.locator("summary", has_text="Only people with the link").click()
    page.get_by_role("radio", name="Anyone, on the home page").check()
    page.get_by_role("link", name="Read the rules").click()
    page.wait_for_url("**/rules/**")
    page.go_back()
    expect(name).to_have_value("Openhearted")
    expect(second).to_have_value("bot")
    expect(page.locator("summary", has_text="Anyone, on the home page")).to_be_visible()
    second.select_option("link")
    page.get_by_role("button", name="Create and get the link").click()
    page.wait_for_url(re.compile(r"/t/.+"))
    listed = night.server.get("/tables/open")["tables"]
    assert "Openhearted" in [player.get("name") for one in listed for player in one["players"]]
    page.goto("/")
    page.goto(f"/new/{night.slug}")
    expect(second).to_have_value("link")
