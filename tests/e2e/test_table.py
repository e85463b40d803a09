"""The table page: what it shows, how it answers, what it withstands. Any game of two with drafts will do."""

from __future__ import annotations

import re
import time
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.axe import findings
from tests.e2e.conftest import Meet
from tests.e2e.house import House
from tests.e2e.people import PHONE, WIDE, Person

pytestmark = [pytest.mark.browser, pytest.mark.long]

SIZES: Final = [(1920, 1080), WIDE, PHONE, (360, 640), (844, 390)]
PATIENCE: Final = 30.0
ME: Final = {"kind": "me", "name": "Anna"}
HERE: Final = {"kind": "here", "name": "Ben"}
LINK: Final = {"kind": "link"}
PIECES: Final = """() => Object.fromEntries([...document.querySelectorAll('[data-piece]')].map((e) =>
  [e.dataset.piece, [e.dataset.in, e.dataset.face]]))"""


@pytest.fixture(scope="session")
def game(house: House) -> dict[str, Any]:
    """A game for two whose hands are hidden: it has all there is to see."""
    found: list[dict[str, Any]] = [one for one in house.get("/games") if 2 in one["seats"]]
    return next((one for one in found if one["hidden"]), found[0])


def two(house: House, meet: Meet, game: dict[str, Any], **how: Any) -> tuple[Person, Person]:
    """Two people at one table, each at a browser of their own; the one who is to play first."""
    table, tokens, _ = house.table(game["slug"], [ME, HERE])
    anna, ben = (meet(**how).sits(table, {seat: token}) for seat, token in tokens.items())
    return (anna, ben) if due(anna, ben) is anna else (ben, anna)


def due(*people: Person) -> Person:
    """Whoever the page lets do something."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for person in people:
            seen = person.look()
            if seen["pick"] or seen["lit"] or seen["actions"]:
                return person
        time.sleep(0.05)
    raise AssertionError("nobody is to play")


def drafts(person: Person) -> None:
    """Composes something, without playing it."""
    while not person.look()["confirm"]:
        person.does_something()
        person.page.wait_for_timeout(30)


def plays(person: Person) -> None:
    """Composes something and plays it."""
    drafts(person)
    person.page.locator("[data-confirm]").click()
    expect(person.page.locator("[data-busy]")).to_have_count(0)


def pieces(page: Page) -> dict[str, Any]:
    """Every piece on the page: where it lies and what it shows."""
    found: dict[str, Any] = page.evaluate(PIECES)
    return found


# -- composing -------------------------------------------------------------------------------------------------


def test_a_draft_says_what_it_would_score_before_it_is_played(house: House, meet: Meet, game: Any) -> None:
    first, second = two(house, meet, game)
    before = first.page.inner_text(".say")
    seen_by_other = pieces(second.page)
    drafts(first)
    assert first.page.inner_text(".say") != before
    assert first.page.locator("[data-confirm]").inner_text() != ""
    assert first.page.locator(".mark-draft").count() > 0
    assert pieces(second.page) == seen_by_other


def test_what_was_drafted_can_be_taken_back(house: House, meet: Meet, game: Any) -> None:
    first, _ = two(house, meet, game)
    before = pieces(first.page)
    drafts(first)
    assert pieces(first.page) != before
    while first.page.locator("[data-undo]").count():
        first.page.locator("[data-undo]").click()
    assert pieces(first.page) == before


def test_a_refused_place_says_why(house: House, meet: Meet, game: Any) -> None:
    first, _ = two(house, meet, game)
    said = first.spoken()
    first.does_something()
    page = first.page
    dark = page.locator("[data-area=board] [data-key]:not([data-lit])")
    dark.first.click()
    expect(page.locator(".why")).not_to_be_empty()
    expect(page.locator(".bubble")).to_have_text(page.inner_text(".why"))
    page.wait_for_timeout(500)
    assert any(page.inner_text(".why") in line for line in said)


def test_a_piece_follows_the_pointer_and_snaps(house: House, meet: Meet, game: Any) -> None:
    first, _ = two(house, meet, game)
    seen = first.look()
    first.page.mouse.move(*seen["pick"][0]["at"])
    first.page.mouse.down()
    first.page.mouse.move(seen["pick"][0]["at"][0], seen["pick"][0]["at"][1] - 40, steps=4)
    x, y = first.look()["lit"][0]["at"]
    first.page.mouse.move(x + 7, y - 6, steps=5)
    held = first.page.locator(".air .held").bounding_box()
    assert held is not None
    assert abs(held["x"] + held["width"] / 2 - (x + 7)) < 4
    assert first.page.locator(".target, .snap").count() > 0
    first.page.mouse.up()
    expect(first.page.locator("[data-confirm]")).to_be_enabled()
    assert first.page.locator(".air .held").count() == 0


def test_escape_puts_down_and_takes_back_and_the_full_stop_plays(house: House, meet: Meet, game: Any) -> None:
    first, second = two(house, meet, game)
    page = first.page
    first.does_something("keys")
    assert page.locator(".piece.up").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".piece.up").count() == 0
    while not first.look()["confirm"]:
        first.does_something("keys")
        page.wait_for_timeout(30)
    page.keyboard.press(".")
    assert due(first, second) in (first, second)
    expect(page.locator(".log .turn")).not_to_have_count(0)


def test_typing_a_label_picks_that_piece_of_the_hand(house: House, meet: Meet, game: Any) -> None:
    first, _ = two(house, meet, game)
    page = first.page
    first.tabs_to("[data-area] [data-pick]")
    label = page.evaluate("document.activeElement.getAttribute('aria-label')").split(",")[0]
    for key in label:
        page.keyboard.press(key)
    expect(page.locator("[aria-selected=true]")).to_have_attribute("aria-label", re.compile(f"^{label}"))


# -- the others ------------------------------------------------------------------------------------------------


def test_a_turn_is_shown_to_the_other_with_its_places_marked_and_its_sums_told(
    house: House, meet: Meet, game: Any
) -> None:
    first, second = two(house, meet, game)
    said = second.spoken()
    plays(first)
    expect(second.page.locator(".mark-last")).not_to_have_count(0)
    expect(second.page.locator(".log .turn").first).to_be_visible()
    second.page.wait_for_timeout(700)
    assert said != []


def test_pieces_fly_unless_nothing_shall_move(house: House, meet: Meet, game: Any) -> None:
    table, tokens, _ = house.table(game["slug"], [ME, HERE])
    people = [meet(still=False).sits(table, {seat: token}) for seat, token in tokens.items()]
    first = due(*people)
    second = next(person for person in people if person is not first)
    watch = """() => { window.flown = 0; new MutationObserver((all) => all.forEach((one) => window.flown +=
      [...one.addedNodes].filter((node) => node.classList?.contains('flying')).length))
      .observe(document.querySelector('.air'), { childList: true }); }"""
    quiet = meet().visits(table)
    for person in (second, quiet):
        person.page.evaluate(watch)
    drafts(first)
    first.page.locator("[data-confirm]").click()
    until = time.monotonic() + PATIENCE
    while not second.page.evaluate("window.flown") and time.monotonic() < until:
        time.sleep(0.05)
    assert second.page.evaluate("window.flown") > 0
    expect(quiet.page.locator(".mark-last")).not_to_have_count(0)
    assert quiet.page.evaluate("window.flown") == 0


def test_a_hand_is_seen_by_nobody_else(house: House, meet: Meet, game: Any) -> None:
    if not game["hidden"]:
        pytest.skip("no game here hides anything")
    table, tokens, _ = house.table(game["slug"], [ME, HERE])
    anna = meet().sits(table, {0: tokens[0]})
    ben = meet().sits(table, {1: tokens[1]})
    guest = meet().visits(table)
    own = {face for place, face in pieces(anna.page).values() if place == "hand0"}
    for other in (ben, guest):
        other.page.wait_for_selector("[data-piece][data-in=hand0]")
        shown = {face for place, face in pieces(other.page).values() if place == "hand0"}
        assert len(shown) == 1
        assert not shown & own
    assert guest.page.locator("[data-pick], [data-lit], [data-confirm]").count() == 0


def test_chat_reaches_everybody_and_counts_as_unread_until_it_is_seen(
    house: House, meet: Meet, game: Any
) -> None:
    table, tokens, _ = house.table(game["slug"], [ME, HERE])
    anna = meet().sits(table, {0: tokens[0]})
    phone = meet(size=PHONE, touch=True).sits(table, {1: tokens[1]})
    anna.page.locator(".chat input").fill("Good luck!")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".chat li")).to_have_text(re.compile("Anna Good luck!"))
    expect(phone.page.locator(".bar .pill")).to_contain_text("1")
    phone.page.locator(".bar button").tap()
    expect(phone.page.locator(".chat li")).to_be_visible()
    phone.page.locator(".more .close").tap()
    expect(phone.page.locator(".bar .pill")).to_have_count(0)


def test_the_lot_is_drawn_before_everybodys_eyes(house: House, meet: Meet, game: Any) -> None:
    table, tokens, invite = house.table(game["slug"], [ME, LINK])
    anna = meet(still=False).sits(table, tokens)
    said = anna.spoken()
    seat = house.post(f"/tables/{table}/join", {"invite": invite, "name": "Ben"})["seat"]
    expect(anna.page.locator(f"[data-seat='{seat}'].lot, [data-seat='0'].lot").first).to_be_visible()
    expect(anna.page.locator(".say")).to_contain_text("lot")
    anna.page.wait_for_timeout(600)
    assert any("lot" in line for line in said)
    expect(anna.page.locator(".lot")).to_have_count(0, timeout=15_000)


# -- coming back -----------------------------------------------------------------------------------------------


def test_a_reload_changes_nothing(house: House, meet: Meet, game: Any) -> None:
    first, _ = two(house, meet, game)
    plays(first)
    before = pieces(first.page), first.page.inner_text(".log")
    first.page.reload()
    first.page.wait_for_selector(".table")
    assert (pieces(first.page), first.page.inner_text(".log")) == before


def test_the_table_comes_back_after_the_server_was_killed(
    own_house: House, browser: Browser, game: Any
) -> None:
    table, tokens, _ = own_house.table(game["slug"], [ME, HERE])
    people = [
        Person(browser, own_house.address, seed=seat).sits(table, {seat: token})
        for seat, token in tokens.items()
    ]
    plays(due(*people))
    own_house.kill()
    for person in people:
        expect(person.page.locator(".away")).to_be_visible()
    own_house.start()
    for person in people:
        expect(person.page.locator(".away")).to_have_count(0, timeout=PATIENCE * 1000)
    for _ in range(4):
        plays(due(*people))
    due(*people)
    for seat, person in enumerate(people):
        late = Person(browser, own_house.address).sits(table, {seat: tokens[seat]})
        assert pieces(late.page) == pieces(person.page)
        assert late.page.inner_text(".log") == person.page.inner_text(".log")
        late.leaves()
        person.context.close()  # its page has seen the line break: that is no trouble of its own


def test_a_commit_sent_into_the_dark_is_played_once(own_house: House, browser: Browser, game: Any) -> None:
    table, tokens, _ = own_house.table(game["slug"], [ME, HERE])
    people = [
        Person(browser, own_house.address, seed=seat).sits(table, {seat: token})
        for seat, token in tokens.items()
    ]
    first = due(*people)
    drafts(first)
    own_house.kill()
    first.page.locator("[data-confirm]").click()
    expect(first.page.locator(".away")).to_be_visible()
    own_house.start()
    expect(first.page.locator(".away")).to_have_count(0, timeout=PATIENCE * 1000)
    expect(first.page.locator("[data-busy]")).to_have_count(0)
    record = own_house.get(f"/tables/{table}")
    assert record["phase"] == "playing"
    gains = [
        line for line in record["log"] if line["seat"] == people.index(first) and line["told"].get("places")
    ]
    assert len(gains) == 1
    for person in people:
        person.context.close()


def test_a_table_that_does_not_exist_says_so(house: House, meet: Meet) -> None:
    person = meet()
    person.page.goto("/t/nowhere")
    expect(person.page.get_by_role("heading", name="No such table")).to_be_visible()


# -- one device ------------------------------------------------------------------------------------------------


def test_nothing_of_a_hand_is_behind_the_curtain(house: House, meet: Meet, game: Any) -> None:
    if not game["hidden"]:
        pytest.skip("no game here hides anything")
    table, tokens, _ = house.table(game["slug"], [ME, HERE])
    sofa = meet().sits(table, tokens)
    page = sofa.page
    for _ in range(2):
        button = page.locator("[data-curtain] button")
        expect(button).to_be_focused()
        assert page.locator("[data-piece]").count() == 0
        button.press("Enter")
        plays(due(sofa))
        expect(page.locator("[data-curtain]")).to_be_visible()


# -- how it looks ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_whole_table_fits_the_screen(house: House, meet: Meet, size: tuple[int, int]) -> None:
    for game in house.get("/games"):
        table, tokens, _ = house.table(game["slug"], [ME] + [HERE] * (min(game["seats"]) - 1))
        page = meet(size=size).sits(table, {0: tokens[0]}).page
        page.wait_for_timeout(300)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), game["slug"]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), game["slug"]
        for area in page.locator(".stage .area, .hand .area, [data-confirm]").all():
            box = area.bounding_box()
            assert box is not None
            assert box["x"] >= -1, game["slug"]
            assert box["x"] + box["width"] <= size[0] + 1, game["slug"]
            assert box["y"] >= -1, game["slug"]
            assert box["y"] + box["height"] <= size[1] + 1, game["slug"]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_at_any_table(house: House, meet: Meet, size: tuple[int, int], dark: bool) -> None:
    for game in house.get("/games"):
        count = min(game["seats"])
        table, tokens, _ = house.table(game["slug"], [ME] + [HERE] * (count - 1))
        person = meet(size=size, dark=dark).sits(table, {0: tokens[0]})
        person.page.wait_for_timeout(300)
        assert findings(person.page) == [], game["slug"]
        if person.look()["pick"] or person.look()["lit"]:
            drafts(person)
            assert findings(person.page) == [], game["slug"]


def test_axe_finds_nothing_while_waiting_behind_the_curtain_and_in_the_sheet(
    house: House, meet: Meet, game: Any
) -> None:
    table, tokens, _ = house.table(game["slug"], [ME, LINK])
    anna = meet().sits(table, tokens)
    assert findings(anna.page) == []
    table, tokens, _ = house.table(game["slug"], [ME, HERE])
    sofa = meet().sits(table, tokens)
    assert findings(sofa.page) == []
    phone = meet(size=PHONE, touch=True).sits(table, {0: tokens[0]})
    phone.page.locator(".bar button").tap()
    expect(phone.page.locator(".more.open")).to_be_visible()
    assert findings(phone.page) == []


def test_sound_has_a_visible_switch(house: House, meet: Meet, game: Any) -> None:
    first, _ = two(house, meet, game)
    switch = first.page.get_by_role("button", name=re.compile("Sound is"))
    before = switch.get_attribute("aria-pressed")
    switch.click()
    assert switch.get_attribute("aria-pressed") != before
    first.page.reload()
    assert switch.get_attribute("aria-pressed") != before


# -- after the game --------------------------------------------------------------------------------------------


def test_giving_up_ends_the_game_and_leads_to_another_with_the_same_people(
    house: House, meet: Meet, game: Any
) -> None:
    first, second = two(house, meet, game)
    first.page.get_by_role("button", name="Give up").click()
    first.page.get_by_role("button", name="Yes, give up").click()
    for person in (first, second):
        expect(person.page.locator(".verdict")).to_contain_text("gave up")
    assert findings(first.page) == []
    first.page.locator("[data-again]").click()
    expect(second.page.locator(".cover [role=status]")).to_contain_text("play again")
    before = first.page.url
    second.page.locator("[data-again]").click()
    for person in (first, second):
        person.page.wait_for_url(lambda url: "/t/" in url and url != before)
        person.page.wait_for_selector(".table")
    assert first.page.url == second.page.url
    assert due(first, second) in (first, second)


def test_the_end_offers_the_record_and_the_replay(house: House, meet: Meet, night: Any) -> None:
    page = meet().visits(night.finished).page
    with page.expect_download() as download:
        page.locator("[data-record]").click()
    assert download.value.suggested_filename.endswith(".json")
    page.locator("[data-replay]").click()
    page.wait_for_url(f"**/replay/{night.finished}")
    page.wait_for_selector(".table")
