"""Rounds of pairs in real browsers: made in the form, drawn at the wall, played at two tables, counted."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from parlour.games import catalogue
from tests.e2e.axe import findings
from tests.e2e.conftest import Meet
from tests.e2e.persona import PHONE, WIDE, Person, sized
from tests.e2e.server_process import ServerProcess

GAME: Final = next(game for game in catalogue() if game.plays_pairs and not game.pairs_in_teams)
IN_TEAMS: Final = next(game for game in catalogue() if game.plays_pairs and game.pairs_in_teams)
PROJECTOR: Final = (1920, 1080)


def comes(person: Person, code: str) -> None:
    """Comes with the code, and waits at the page of the event."""
    page = person.page
    page.goto(f"/e/{code}")
    page.locator("#name").fill(person.name)
    page.locator("form button.go").click()
    expect(page.locator("[data-mine]")).to_contain_text("You are in.")


def sits_down(person: Person) -> str:
    """Goes to the table of the round; its address."""
    person.page.locator("[data-mine] [data-sit]").click()
    person.page.wait_for_url("**/t/*")
    return person.page.url


def fills_in(maker: Person, game: str, form: str) -> Page:
    """Chooses in the form of events which game is played in rounds, and how pairs are drawn."""
    page = maker.page
    page.goto("/events")
    page.locator("[data-game]").select_option(game)
    page.locator("[data-form]").select_option(form)
    return page


def test_a_round_of_pairs(server: ServerProcess, meet: Meet) -> None:
    maker, anna, ben = meet(name="Maker"), meet(name="Anna"), meet(name="Ben")
    wall = fills_in(maker, GAME.slug, "swiss")
    for hint in ("pairs-hint", "trust"):
        expect(wall.locator(f"[data-{hint}]")).to_be_visible()
    expect(wall.locator("[data-shown]")).to_have_count(0)
    wall.get_by_label("Rounds, one after another").fill("2")
    assert findings(wall) == []
    wall.locator("form button.go").click()
    code = wall.locator("[data-code]").inner_text()
    for person in (anna, ben):
        comes(person, code)
    for name in ("Anna", "Ben"):
        expect(wall.locator("[data-ranking]")).to_contain_text(name)
    wall.locator("[data-step=start]").click()
    expect(wall.locator("[data-phase=playing]")).to_contain_text("Round 1 of 2")
    expect(wall.locator("[data-meetings] li")).to_have_count(1)
    for person, other in ((anna, "Ben"), (ben, "Anna")):
        expect(person.page.locator("[data-mine]")).to_contain_text(f"You play against {other}.")
    assert findings(anna.page) == []
    server.post("/events/join", {"code": code, "name": "Cleo"})
    ben.page.wait_for_function("() => probes.isKnown()")
    assert ben.page.evaluate("probes.recover", [wall.url.rpartition("/")[2], 2]) == 200
    first = [sits_down(person) for person in (anna, ben)]
    assert first[0] == first[1]
    anna.resigns()
    for person in (anna, ben):  # who sees how it ended goes on to the second game, where seats are changed
        expect(person.page.locator("[data-second]")).to_contain_text("The second game has begun")
        expect(person.page.locator("#end-title")).to_be_visible()
        assert person.page.url == first[0]
        for size in sized(person.page, [PHONE, WIDE]):
            expect(person.page.locator("[data-next]")).to_be_in_viewport()
            assert findings(person.page) == [], size
    anna.page.reload()  # a page that is opened after the end knows the way too
    for person in (anna, ben):
        person.page.locator("[data-next]").click()
        person.page.wait_for_function("before => location.href !== before", arg=first[0])
        expect(person.page.get_by_role("button", name="Resign")).to_be_visible()
    expect(wall.locator("[data-meetings] [data-game]")).to_have_count(2)
    assert anna.page.url == ben.page.url
    ben.resigns()
    anna.page.locator("[data-event]").click()
    expect(anna.page.locator("[data-mine]")).to_contain_text("You are in.")
    expect(wall.locator("[data-phase=over]")).to_contain_text("Round 1 of 2")
    expect(wall.locator("[data-meetings] .points")).to_have_text("2 : 2")
    wall.locator("[data-step=next]").click()
    expect(wall.locator("[data-phase=playing]")).to_contain_text("Round 2 of 2")
    expect(wall.locator("[data-meetings]")).to_contain_text("sits out")
    for size in sized(wall, [PROJECTOR, WIDE, PHONE]):
        assert findings(wall) == [], size
    wall.locator("[data-step=end]").click()
    wall.locator("[data-sure]").click()
    expect(wall.locator("[data-phase=over]")).to_be_visible()
    expect(wall.locator("[data-step=next]")).to_have_count(0)
    wall.locator("[data-results]").click()
    expect(wall.locator("[data-round='1'] [data-meetings]")).to_contain_text("2 : 2")
    for size in sized(wall, [WIDE, PHONE]):
        assert findings(wall) == [], size


def test_a_round_of_teams(server: ServerProcess, meet: Meet) -> None:
    """Two have come without a partner and find each other; both games run at once, then all see them."""
    maker, anna, ben = meet(name="Maker"), meet(name="Anna"), meet(name="Ben")
    wall = fills_in(maker, IN_TEAMS.slug, "all")
    expect(wall.locator("[data-pairs-hint]")).to_contain_text("Two teams of two")
    wall.locator("form button.go").click()
    code = wall.locator("[data-code]").inner_text()
    event = wall.url.rpartition("/")[2]
    comes(anna, code)
    expect(anna.page.locator("[data-team]")).to_contain_text("no partner yet: whoever comes")
    beside = anna.context.new_page()
    beside.goto(f"/e/{code}")
    expect(beside.locator("[data-own-device]")).to_contain_text("a device of their own")
    expect(beside.locator("form, [data-beside]")).to_have_count(0)
    beside.close()
    ben.page.goto(f"/e/{code}")
    expect(ben.page.locator("[data-partners] label")).to_have_count(2)
    for size in sized(ben.page, [PHONE, WIDE]):
        assert findings(ben.page) == [], size
    ben.page.locator("#name").fill("Ben")
    ben.page.locator("form button.go").click()
    expect(wall.locator("[data-ranking] [data-alone]")).to_have_count(2)
    expect(ben.page.locator("[data-partner]")).to_have_text("Play with Anna")
    for size in sized(ben.page, [PHONE, WIDE]):
        assert findings(ben.page) == [], size
    ben.page.locator("[data-partner]").click()
    for person, partner in ((anna, "Ben"), (ben, "Anna")):
        expect(person.page.locator("[data-team]")).to_have_text(f"You play together with {partner}.")
    cleo = server.post("/events/join", {"code": code, "name": "Cleo"})
    dan = server.post("/events/join", {"code": code, "name": "Dan", "partner": cleo["seat"]})
    expect(wall.locator("[data-ranking]")).to_contain_text("Cleo and Dan")
    server.post("/events/join", {"code": code, "name": "Eve"})
    wall.locator("[data-step=start]").click()
    for person, other, partner in ((anna, "Cleo", "Ben"), (ben, "Dan", "Anna")):
        expect(person.page.locator("[data-mine]")).to_contain_text(f"You play against {other}.")
        expect(person.page.locator("[data-team]")).to_contain_text(f"{partner} plays for your team")
    expect(wall.locator(".meetings [data-sealed]")).to_contain_text("when they are over")
    expect(wall.locator("[data-meetings] a")).to_have_count(0)
    tables = [sits_down(person) for person in (anna, ben)]
    assert tables[0] != tables[1]
    anna.resigns()
    expect(anna.page.locator("#end-title")).to_be_visible()
    wall.goto(tables[0])
    expect(wall.locator("main")).to_contain_text("Closed doors")
    anna.page.locator("[data-event]").click()
    expect(anna.page.locator("[data-phase=playing]")).to_be_visible()
    expect(anna.page.locator("[data-mine]")).to_contain_text("Your game of this round is over.")
    assert dan["table"] == cleo["table"]
    got = server.post(f"/tables/{tables[1].rpartition('/')[2]}/leave", {"token": dan["token"]})
    assert got == {}
    expect(anna.page.locator("[data-meetings] .points")).to_have_text("2 : 2")
    expect(anna.page.locator(".meetings [data-sealed], [data-alone]")).to_have_count(0)
    for at, table in enumerate(tables):
        expect(anna.page.locator(f"[data-meetings] [data-game='{at}']")).to_have_attribute(
            "href", table[table.index("/t/") :]
        )
    wall.goto(tables[0])
    expect(wall.locator("#end-title")).to_be_visible()
    for number in (1, 2):  # a team comes out as one
        wall.goto(f"/events/{event}/results/{number}")
        expect(wall.get_by_role("heading", level=1)).to_have_text("Anna and Ben")
        expect(wall.locator("[data-round] [data-game]")).to_have_count(2)


def test_how_many_rounds_there_are_is_said_once_they_are_drawn(meet: Meet) -> None:
    """Where all play all it depends on who comes."""
    wall = meet().page
    wall.goto("/events")
    wall.locator("[data-game]").select_option(GAME.slug)
    wall.locator("[data-form]").select_option("all")
    wall.locator("form button.go").click()
    expect(wall.locator("[data-phase=waiting]")).to_have_text("Not begun yet")
