"""An event in real browsers: made in a form, come to by its code, run from its wall, its results read."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from parlour.browser import modules
from parlour.browser.parts import Part
from parlour.games import catalogue, everything
from parlour.kernel.game import Game
from tests.e2e.axe import findings
from tests.e2e.conftest import Meet
from tests.e2e.crowd import crowd
from tests.e2e.persona import ON_ITS_SIDE, PHONE, SMALL, WIDE, Person, eventually, play_on, sized
from tests.e2e.server_process import ServerProcess

HREFS: Final = "links => links.map((link) => link.href)"
MOST: Final = 4
"""Choices that stand as radio buttons, at most."""
PROJECTOR: Final = (1920, 1080)
NAMES: Final = ["Anna", "Ben", "Cleo"]
CLUB: Final = [game for game in everything() if game.event][-1]
CLASS: Final = next(game for game in catalogue() if game.event)
ONE_TURN: Final = next(game for game in everything() if game.event and game.draws_first)
TITLE: Final = "Spring tournament of the club, with guests from the valleys"
"""As long as a title may be, but for a letter."""


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
        expect(page.locator(".waiting [data-leave]")).to_have_text("Leave the event")
    for name in ("Anna", "Ben"):
        expect(wall.locator("[data-ranking]")).to_contain_text(name)
    for size in sized(wall, [(1920, 1080), WIDE, PHONE, SMALL]):
        expect(wall.locator("[data-code]"), size).to_be_visible()
        lines = "one => one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight)"
        assert wall.locator("[data-code]").evaluate(lines) < 1.5, size
    assert findings(wall) == []
    wall.locator("[data-step=start]").click()
    for person in (anna, ben):
        expect(person.page.locator(".waiting")).to_have_count(0)
    expect(wall.locator("[data-phase=playing]")).to_contain_text("Turn 1")
    expect(wall.locator("[data-left]")).to_be_visible()
    expect(wall.locator("[data-ranking] table")).to_have_count(0)  # all are level
    wall.locator("[data-step=ring]").click()
    expect(wall.locator("[data-phase=playing]")).to_contain_text("Turn 2")
    expect(wall.locator("[data-ranking] tbody tr")).to_have_count(2)
    expect(wall.locator("[data-last-turn] li").first).to_be_visible()
    wall.locator("[data-step=pause]").click()
    expect(wall.locator("[data-phase=paused]")).to_be_visible()
    for person in (anna, ben):
        expect(person.page.locator(".say")).to_contain_text("The maker has paused the event.")
    wall.locator("[data-step=continue]").click()
    for person in (anna, ben):
        expect(person.page.locator(".say")).not_to_contain_text("paused")
    wall.get_by_text("Names, link").click()
    wall.locator(".run select").select_option(label="Ben")
    wall.get_by_label("New name").fill("Benno")
    wall.locator("[data-step=rename]").click()
    expect(wall.locator("[data-ranking]")).to_contain_text("Benno")
    wall.locator("[data-step=end]").click()
    wall.locator("[data-sure]").click()
    expect(wall.locator("[data-phase=over]")).to_be_visible()
    expect(wall.locator("main .button.go")).to_have_text(["Turn by turn"])  # not the next event
    expect(wall.locator("[data-ranking]")).not_to_contain_text("away")
    anna.page.locator("[data-event]").click()
    expect(anna.page.locator("[data-ranking]")).to_contain_text("Benno")
    expect(anna.page.locator("[data-step]")).to_have_count(0)
    anna.page.locator("[data-results]").click()
    expect(anna.page.locator("[data-turns='0'] tbody")).to_contain_text("Anna")
    assert findings(anna.page) == []
    anna.page.locator("[data-ranking] a", has_text="Anna").click()
    expect(anna.page.locator("h1")).to_have_text("Anna")
    expect(anna.page.locator("[data-turns='0'] tbody tr")).to_have_count(1)
    for size in sized(anna.page, [WIDE, PHONE]):
        assert findings(anna.page) == [], size
    anna.page.locator("[data-replay]").click()
    expect(anna.page.get_by_role("button", name="This event is over.")).to_be_visible()
    ben.page.goto(wall.url)
    wall.locator("[data-step=delete]").click()
    wall.locator("[data-sure]").click()
    for page in (wall, ben.page):
        expect(page.locator("h1")).to_have_text("This event is gone")
    for person in (maker, ben, anna):
        person.troubles.clear()  # what is gone was answered by 404


def test_its_rules_are_chosen_as_for_a_table_and_the_level_of_a_room_in_words(
    server: ServerProcess, meet: Meet
) -> None:
    game = next(one for one in server.get("/games") if one["event"])
    option = next(
        one
        for one in game["options"]
        if one["name"] not in ("seats", "aids") and not one["custom"] and 1 < len(one["choices"]) <= MOST
    )
    other = next(choice for choice in option["choices"] if choice["value"] != option["default"])
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
    room, preset, option = next(
        (room, preset, option)
        for game in server.get("/games")
        for room in game["rooms"]
        for preset in room["presets"]
        for option in room["options"]
        if room["event"] and option["name"] in preset["options"] and not option["custom"]
    )
    (chosen,) = [
        choice for choice in option["choices"] if choice["value"] == preset["options"][option["name"]]
    ]
    page.goto("/events")
    page.locator("[data-game]").select_option(room["slug"])
    page.get_by_role("radio", name=preset["label"], exact=True).check()
    assert findings(page) == []
    page.locator("form button.go").click()
    page.locator("[data-code]").wait_for()
    assert [option["label"], chosen["label"]] in server.get(f"/tables/{page.url.rsplit('/', 1)[1]}")[
        "options"
    ]


def test_a_board_of_nobody_is_not_shown_but_what_was_drawn(meet: Meet) -> None:
    wall, anna = meet(name="Maker").page, meet(name="Anna").page
    wall.goto("/events")
    wall.locator("[data-game]").select_option(
        next(
            game.slug
            for game in everything()
            if game.event and not (game.event.is_shared or game.draws_first)
        )
    )
    wall.locator("form button.go").click()
    anna.goto(f"/e/{wall.locator('[data-code]').inner_text()}")
    anna.locator("#name").fill("Anna")
    anna.locator("form button.go").click()
    anna.locator(".waiting").wait_for()
    wall.locator("[data-step=start]").click()
    for size in sized(wall, [PROJECTOR, WIDE, PHONE]):
        called = wall.locator("[data-last-turn] li")
        expect(called, size).to_be_visible()
        expect(wall.locator("section img:not([width='220'])"), size).to_have_count(0)
        letters = "one => parseFloat(getComputedStyle(one).fontSize) / innerWidth"
        assert called.evaluate(letters) > 0.06, size
    assert findings(wall) == []


def test_a_board_of_one_turn_is_shown_once_it_is_over(meet: Meet) -> None:
    """Nobody sees an empty board; who would end the game is asked first, and reads in the end what counts."""
    maker, anna = meet(name="Maker", size=PROJECTOR), meet(name="Anna", size=PHONE)
    named(anna, made(maker, game=ONE_TURN.slug, title=TITLE))
    wall, page = maker.page, anna.page
    wall.locator("[data-step=start]").click()
    expect(wall.locator("[data-phase=playing]")).to_be_visible()
    expect(wall.locator("[data-step=ring]")).to_have_count(0)
    expect(wall.get_by_role("region", name="The board")).to_have_count(0)
    card, whole = (wall.locator(one).bounding_box() for one in ("[data-ranking]", ".page"))
    assert card
    assert whole
    assert card["width"] > whole["width"] / 2
    final = page.locator(".buttons [data-action]").last
    final.click()
    assert findings(page) == []
    page.locator("[data-stay]").click()
    expect(page.locator("[data-sure]")).to_have_count(0)
    expect(page.locator(".say")).not_to_contain_text("points")
    final.click()
    page.locator("[data-sure]").click()
    expect(page.locator(".say")).to_contain_text("Anna ends with 0 points.")
    expect(wall.locator("[data-phase=over]")).to_be_visible()
    expect(wall.get_by_role("region", name="The board").locator("img")).to_be_visible()


def test_a_long_title_is_whole_and_leaves_room_and_no_button_is_offered_while_paused(meet: Meet) -> None:
    """On wall and phone; what the last turn brought is still seen below the board without scrolling."""
    maker, anna = meet(name="Maker", size=PROJECTOR), meet(name="Anna", size=PHONE)
    code = made(maker, game=CLUB.slug, title=TITLE)
    named(anna, code)
    wall, buttons = maker.page, anna.page.locator(".buttons button:enabled")
    wall.locator("[data-step=start]").click()
    expect(buttons.first).to_be_visible()
    wall.locator("[data-step=pause]").click()
    expect(buttons).to_have_count(0)
    wall.locator("[data-step=continue]").click()
    expect(buttons.first).to_be_visible()
    wall.locator("[data-step=ring]").click()
    expect(wall.locator("[data-phase=playing]")).to_contain_text("Turn 2")
    expect(wall.locator("[data-last-turn] li").last).to_be_in_viewport(ratio=1)
    fits = "one => one.scrollWidth <= one.clientWidth"
    for size in sized(wall, [PROJECTOR, WIDE, PHONE, SMALL]):
        expect(wall.locator("h1"), size).to_have_text(TITLE)
        assert wall.locator("h1").evaluate(fits), size
        assert wall.locator("body").evaluate(fits), size


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
    wall.wait_for_function("() => probes.isKnown()")
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


def made(
    maker: Person, *, names: Sequence[str] = (), boards: int = 1, game: str = "", title: str = ""
) -> str:
    """Makes an event in its form; its code, which stands on its wall."""
    page = maker.page
    page.goto("/events")
    if game:
        page.locator("[data-game]").select_option(game)
    page.get_by_label("What it is called").fill(title)
    page.get_by_label("Boards, one after another").fill(str(boards))
    page.get_by_label("Who may come, a name on each line").fill("\n".join(names))
    page.get_by_role("button", name="Make the event").click()
    return page.locator("[data-code]").inner_text()


def comes(person: Person, code: str) -> Page:
    """Types a code at the home page, and stands before the event."""
    page = person.page
    page.goto("/")
    page.locator("#event-code").fill(code)
    page.locator("#event-code").press("Enter")
    expect(page.locator("[id=main] .card")).to_have_count(1)  # not the games of the home page
    return page


def named(person: Person, code: str) -> None:
    """Comes to an event where anybody may."""
    comes(person, code).get_by_label("Your name").fill(person.name)
    person.page.get_by_role("button", name="Come in").click()
    expect(person.page.locator(".waiting")).to_be_visible()


def test_a_class_taps_its_names(meet: Meet) -> None:
    """A name that was taken by mistake is freed; whoever comes back on a device is who they were."""
    maker, anna, ben = meet(name="Maker"), meet(name="Anna", size=PHONE), meet(name="Ben", size=PHONE)
    code = made(maker, names=NAMES)
    wall, page = maker.page, comes(anna, code)
    expect(page.get_by_role("radio")).to_have_count(len(NAMES))
    assert findings(page) == []
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.locator("label", has_text="Ben").click()
    page.get_by_role("button", name="Come in").click()
    expect(page.locator(".waiting")).to_be_visible()
    other = comes(ben, code)
    expect(other.get_by_role("radio")).to_have_count(len(NAMES) - 1)
    wall.get_by_text("Names, link").click()
    wall.get_by_label("Somebody who plays").select_option(label="Ben")
    wall.locator("[data-step=remove]").click()
    wall.locator("[data-sure]").click()
    expect(page.get_by_role("heading", name="Closed doors")).to_be_visible()
    expect(page.locator("main")).to_contain_text("If your name is free again, come anew with the code.")
    other.reload()
    other.locator("label", has_text="Ben").click()
    other.get_by_role("button", name="Come in").click()
    expect(other.locator(".waiting")).to_be_visible()
    comes(anna, code).locator("label", has_text="Anna").click()
    page.get_by_role("button", name="Come in").click()
    expect(wall.locator("[data-ranking]")).to_contain_text("Anna")
    comes(anna, code).locator("[data-back]").click()
    expect(page.locator(".waiting")).to_contain_text("Anna")
    wall.goto("/events")
    wall.locator("[data-last-names]").click()
    expect(wall.get_by_label("Who may come, a name on each line")).to_have_value("\n".join(NAMES))


def test_pages_begin_in_the_language_of_the_event_where_none_is_chosen(meet: Meet) -> None:
    maker, anna, ben = meet(name="Maker"), meet(name="Anna", size=PHONE), meet(name="Ben", locale="es")
    wall = maker.page
    wall.goto("/events")
    wall.locator("[data-language]").select_option("de")
    wall.locator("form button.go").click()
    code = wall.locator("[data-code]").inner_text()
    page = comes(anna, code)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_label("Dein Name")).to_be_visible()
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(wall.locator("html")).to_have_attribute("lang", "en")
    ben.page.goto("/")
    chosen = {"at": {"language": 1}, "theme": "auto", "sound": True, "motion": "auto", "language": "fr"}
    ben.page.evaluate("(kept) => localStorage.setItem('parlour.1.settings', kept)", json.dumps(chosen))
    expect(comes(ben, code).locator("html")).to_have_attribute("lang", "fr")


def test_of_many_names_the_one_that_is_none_is_named(meet: Meet) -> None:
    page = meet().page
    page.goto("/events")
    page.get_by_label("Who may come, a name on each line").fill("\n".join([*NAMES, "x" * 25]))
    page.get_by_role("button", name="Make the event").click()
    expect(page.get_by_role("alert")).to_contain_text("x" * 25)


def test_the_field_for_a_code_is_a_tap_away(meet: Meet) -> None:
    page = meet().page
    for size in sized(page, [WIDE, PHONE, SMALL]):
        page.goto("/")
        button = page.locator("[data-to-code]")
        expect(button, size).to_be_in_viewport(ratio=1)
        expect(page.locator("#event-code")).to_be_visible()
        button.click()
        expect(page.locator("#event-code")).to_be_focused()
        expect(page.locator("#event-code"), size).to_be_in_viewport(ratio=1)


def test_the_list_of_the_day_is_offered_beside_its_challenges(meet: Meet) -> None:
    """Whoever comes reads which game it is; its code stands on no wall, as nobody types it."""
    page = meet(name="Anna").page
    page.goto("/")
    page.locator(f"[data-day-list={CLASS.slug}]").click()
    expect(page.locator("h1")).to_contain_text(str(CLASS.title))
    expect(page.locator("form")).to_contain_text("The list of the day")
    assert findings(page) == []
    page.get_by_role("link", name="To the event").click()
    expect(page.locator("[data-phase=playing]")).to_be_visible()
    expect(page.locator("[data-code]")).to_have_count(0)
    assert findings(page) == []


def test_who_finds_all_names_taken_is_told(server: ServerProcess, meet: Meet) -> None:
    late = meet(name="Late")
    plan = {"game": CLASS.slug, "title": "Our evening", "names": ["Anna"]}
    code = server.post("/events", {**plan, "clock": {"kind": "turn", "main": 600}})["code"]
    server.post("/events/join", {"code": code, "name": "Anna"})
    expect(comes(late, code).locator("form")).to_contain_text("Everybody on the list has come.")
    expect(late.page.get_by_role("button", name="Come in")).to_have_count(0)


def test_the_next_board_comes_by_itself(server: ServerProcess, meet: Meet) -> None:
    """Two boards to their ends: the wall goes on, and whoever plays is led to the second one."""
    game = next(one for one in server.get("/games") if one["event"])
    plan = {"game": game["slug"], "title": "Two boards", "boards": 2, "options": smallest(game)}
    event = server.post("/events", {**plan, "clock": {"kind": "turn", "main": 600}})
    maker, anna, ben = meet(name="Maker"), meet(name="Anna"), meet(name="Ben", size=PHONE, touch=True)
    wall, code = maker.page, event["code"]
    wall.goto(f"/events/{event['event']}#key={event['key']}")
    for person in (anna, ben):
        named(person, code)
    with crowd(server, code, ["Cleo", "Dora"]):
        for board in (1, 2):
            expect(wall.locator("[data-phase=waiting]")).to_contain_text(f"Board {board} of 2")
            tables = [person.page.url for person in (anna, ben)]
            wall.locator("[data-step=start]").click()
            play_on(anna, ben)
            expect(wall.locator("[data-phase=over]")).to_be_visible()
            if board == 1:
                wall.locator("[data-step=next]").click()
                for person, table in zip((anna, ben), tables, strict=True):
                    expect(person.page).not_to_have_url(table)
                    expect(person.page.locator(".waiting")).to_be_visible()
                    person.over = False
    expect(wall.locator("[data-step=next]")).to_have_count(0)
    ben.page.locator("[data-event]").click()
    ben.page.locator("[data-results]").click()
    expect(ben.page.locator("[data-turns]")).to_have_count(2)
    for board in range(2):
        expect(ben.page.locator(f"[data-turns='{board}'] tbody tr", has_text="Dora")).to_be_visible()


def smallest(game: Mapping[str, Any]) -> dict[str, str]:
    """The options of a game with which it is soon over: all numbers as small as can be."""
    return {
        option["name"]: str(option["low"])
        for option in game["options"]
        if not (option["choices"] or option["custom"]) and option["name"] != "seats"
    }


@pytest.mark.parametrize(
    ("game", "people", "phone"), [(CLUB, 24, PHONE), (CLASS, 30, ON_ITS_SIDE)], ids=["club", "class"]
)
def test_a_club_and_a_class(
    server: ServerProcess, meet: Meet, game: Game, people: int, phone: tuple[int, int]
) -> None:
    """Two at browsers, the others over the wire; the maker's and the wall are two browsers more."""
    modules.built(game, Part.SPEAKS)
    maker, wall = meet(name="Maker"), meet(name="Wall", size=PROJECTOR)
    players = [meet(name="Anna"), meet(name="Ben", size=phone, touch=True)]
    code = made(maker, game=game.slug)
    wall.page.goto(maker.page.url)
    for person in players:
        named(person, code)
    with crowd(server, code, [f"Number {n}" for n in range(len(players), people)]):
        expect(wall.page.locator("[data-ranking] li")).to_have_count(people)
        maker.page.locator("[data-step=start]").click()
        for turn in (1, 2):
            expect(wall.page.locator("[data-phase=playing]")).to_contain_text(f"Turn {turn}")
            for person in players:
                eventually(person.does_something)
                person.goes_on()
        expect(wall.page.locator("[data-phase=playing]")).to_contain_text("Turn 3")
        expect(wall.page.locator("[data-step]")).to_have_count(0)
        rows = wall.page.locator("[data-ranking] tbody tr")
        expect(rows).to_have_count(people)
        box = rows.last.bounding_box()
        assert box
        assert box["y"] + box["height"] <= PROJECTOR[1], "who is last cannot be seen on the wall"
        assert findings(wall.page) == []
        if game is CLASS:  # not points, of which fewer would be worse
            expect(wall.page.locator("thead").first).to_contain_text(str(game.score_name))
        for size in sized(wall.page, [PHONE]):
            expect(wall.page.locator("[data-ranking] table"), size).to_have_count(1)
        maker.page.locator("[data-step=end]").click()
        maker.page.locator("[data-sure]").click()
        for person in players:
            expect(person.page.locator("[data-event]")).to_be_visible()
    wall.page.locator("[data-results]").click()
    expect(wall.page.locator("[data-turns='0'] tbody tr", has_text="Number")).to_have_count(
        people - len(players)
    )


def test_what_to_do_is_told_step_by_step(meet: Meet) -> None:
    page = meet(size=PHONE).page
    page.goto("/events")
    for about, steps in (("evening", 10), ("lesson", 9)):
        page.locator(f"[data-help] a[href$={about}]").click()
        expect(page).to_have_url(re.compile(f"{about}$"))
        expect(page.locator("ol > li").nth(steps - 1)).to_be_visible()
        expect(page.locator("ol strong", has_text="Make the event")).to_be_visible()
        assert findings(page) == []
        page.get_by_role("link", name="Make an event").click()
        expect(page.get_by_role("button", name="Make the event")).to_be_visible()


def test_events_are_strung_together_into_a_season(server: ServerProcess, meet: Meet) -> None:
    maker = meet()
    wall = maker.page
    code = made(maker, names=["Anna", "Ben"], game=CLASS.slug)
    for name in ("Anna", "Ben"):
        got = server.post("/events/join", {"code": code, "name": name})
        assert got["table"]
    first = wall.url.rsplit("/", 1)[1]
    end(wall)
    wall.locator("[data-next-event]").click()
    expect(wall.get_by_label("Who may come, a name on each line")).to_have_value("Anna\nBen")
    expect(wall.get_by_label("What it is called")).to_have_value("Our evening")
    wall.get_by_label("Only the best events of each count").check()
    wall.get_by_label("How many").fill("1")
    for size in sized(wall, [WIDE, PHONE]):
        assert findings(wall) == [], size
    wall.locator("form button.go").click()
    wall.locator("[data-code]").wait_for()
    server.post("/events/join", {"code": wall.locator("[data-code]").inner_text(), "name": "Ben"})
    end(wall)
    wall.locator("[data-next-event]").click()
    expect(wall.locator("form button.go")).to_be_visible()
    expect(wall.locator("[data-season]")).to_have_count(0)
    wall.go_back()
    wall.locator("[data-results]").click()
    wall.locator("[data-season]").click()
    expect(wall).to_have_url(f"{server.address}/seasons/{first}")
    rows = wall.locator("[data-season] tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="Ben")).to_contain_text("(50)")
    expect(rows.filter(has_text="Anna")).to_contain_text("–")
    for size in sized(wall, [WIDE, PHONE, ON_ITS_SIDE]):
        assert findings(wall) == [], size


def test_a_long_season_is_printed_across(meet: Meet) -> None:
    """All paper is held across, and no sheet of it bears the title alone."""
    days, names = range(14), [f"{name} of the Meadow Lane" for name in NAMES]
    event = {"title": "Evening of the club", "game": CLASS.slug, "over": True}
    brought = {"brought": [100 for _ in days], "counted": [day < 8 for day in days]}
    table = {
        "season": "s",
        "title": TITLE,
        "counts": "places",
        "best": 8,
        "events": [{**event, "event": f"e{day}", "made": 1_790_000_000 + day * 604_800} for day in days],
        "members": [{**brought, "name": name, "place": 1, "total": 800} for name in names],
    }
    page = meet().page
    page.route("**/api/v1/seasons/s", lambda route: route.fulfill(json=table))
    page.goto("/seasons/s")
    expect(page.locator("[data-season] tbody tr")).to_have_count(len(names))
    for size in sized(page, [WIDE, PHONE, ON_ITS_SIDE]):
        assert findings(page) == [], size
    printed = page.pdf(format="A4", prefer_css_page_size=True)
    sheets = [
        (float(width), float(height))
        for width, height in re.findall(rb"/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]", printed)
    ]
    assert [width > height for width, height in sheets] == [True, True]  # the table, and the list of events
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 1045, "height": 700})
    fits = "one => one.scrollWidth <= one.clientWidth"
    assert page.locator("[data-season]").locator("..").evaluate(fits)


def end(wall: Page) -> None:
    """Play one turn of a board, and end it."""
    for step in ("start", "ring", "end"):
        wall.locator(f"[data-step={step}]").click()
    wall.locator("[data-sure]").click()
    expect(wall.locator("[data-phase=over]")).to_be_visible()


def test_in_a_window_each_plays_when_they_like(server: ServerProcess, meet: Meet) -> None:
    """One plays to the end, another a turn: the wall tells its maker so, and the ranking comes at the end."""
    game = next(one for one in server.get("/games") if one["event"])
    maker, anna, ben = meet(name="Maker"), meet(name="Anna"), meet(name="Ben", size=PHONE, touch=True)
    wall = maker.page
    wall.goto("/events")
    wall.locator("[data-game]").select_option(game["slug"])
    wall.locator("[data-time]").select_option(label="within 3 days")
    expect(wall.locator("[data-window]")).to_contain_text("when the window is over")
    expect(wall.locator("[data-shown]")).to_have_count(0)
    assert findings(wall) == []
    wall.locator("form button.go").click()
    wall.locator("[data-code]").wait_for()
    plan = {"game": game["slug"], "title": "Homework", "options": smallest(game)}
    event = server.post("/events", {**plan, "clock": {"kind": "window", "main": 259_200}})
    wall.goto(f"/events/{event['event']}#key={event['key']}")
    for person in (anna, ben):
        expect(comes(person, event["code"]).locator("[data-window]")).to_contain_text("once it has begun")
        named(person, event["code"])
        expect(person.page.locator(".waiting")).to_contain_text("Once it begins, you play when you like.")
    wall.locator("[data-step=start]").click()
    expect(wall.locator("[data-left]")).to_contain_text("2 d 23 h")
    eventually(ben.does_something)
    play_on(anna)
    expect(anna.page.locator("[data-sealed]")).to_be_visible()
    expect(anna.page.locator("[data-record]")).to_have_count(0)
    expect(wall.locator("[data-phase=playing]")).to_contain_text("1 of 2 have finished")
    expect(wall.locator("[data-ranking] li", has_text="Anna").locator(".done")).to_be_visible()
    expect(wall.locator("[data-unranked]")).to_be_visible()
    for size in sized(wall, [PROJECTOR, WIDE, PHONE]):
        expect(wall.locator("[data-code]"), size).to_be_visible()
    assert findings(wall) == []
    anna.page.locator("[data-event]").click()
    expect(anna.page.locator("[data-unranked]")).to_be_visible()
    expect(anna.page.locator("[data-phase=playing]")).not_to_contain_text("finished")
    late = comes(maker, event["code"])
    expect(late.locator("[data-window]")).to_contain_text("Time left: 2 days")
    wall.goto(f"/events/{event['event']}")
    wall.locator("[data-step=ring]").click()
    wall.locator("[data-sure]").click()
    expect(wall.locator("[data-phase=over]")).to_be_visible()
    expect(wall.locator("[data-ranking] tbody tr")).to_have_count(2)
    ben.page.locator("[data-event]").click()
    ben.page.locator("[data-results]").click()
    expect(ben.page.locator("[data-turns='0'] tbody tr", has_text="Anna")).to_be_visible()
