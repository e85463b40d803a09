"""The table page: what it shows, how it answers, what it withstands. Any game of two with drafts will do."""

from __future__ import annotations

import re
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from parlour.display.contract import display_of
from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from tests.e2e.axe import findings
from tests.e2e.conftest import Meet
from tests.e2e.games import (
    GAMES,
    at_once,
    every_game_at_once,
    few,
    people,
    showy,
    the_showy_game_quickly,
)
from tests.e2e.persona import PHONE, SMALL, WIDE, Person, eventually, holding_back, sized
from tests.e2e.server_process import ServerProcess
from tests.e2e.two_people import HERE, ME, due, faces, may_act, pieces, plays, rests, shown, sits_first, two

LINK: Final = {"kind": "link"}
AS_WIDE: Final = 0.12
"""By which part a short word in one typeface is wider than in another that is made as wide."""


@pytest.fixture(scope="session")
def game() -> Game:
    """A game for two with all there is to see."""
    return showy()


def one(server: ServerProcess, meet: Meet, game: Game, **how: Any) -> Person:
    """Who is to act first at a table of two, once the page lets them; the other is at no browser."""
    person = meet(**how)
    sits_first(person, server, game)
    eventually(lambda: may_act(person))
    return person


# -- composing -----------------------------------------------------------------------------------------------


def test_a_draft_says_what_it_would_score_and_its_turn_is_shown_with_its_places_and_sums(
    server: ServerProcess, meet: Meet, game: Game
) -> None:
    """A reload changes nothing: a snapshot in words of the server has what came in numbers, in the page's."""
    first, second = two(server, meet, game)
    before = first.page.inner_text(".say")
    seen_by_other = pieces(second.page)
    first.composes()
    eventually(lambda: first.page.inner_text(".say") != before)
    expect(first.page.locator("[data-confirm]")).not_to_be_empty()
    expect(first.page.locator(".mark-draft")).not_to_have_count(0)
    assert pieces(second.page) == seen_by_other
    second.listens()
    plays(first)
    expect(second.page.locator(".mark-last")).not_to_have_count(0)
    expect(second.page.locator(".log .turn").first).to_be_visible()
    second.hears(f"{first.name} ")
    eventually(lambda: may_act(second))
    plays(second)
    eventually(lambda: may_act(first))
    stood = pieces(first.page), first.page.inner_text(".table")
    first.page.reload()
    first.page.wait_for_selector(".table")
    eventually(lambda: (pieces(first.page), first.page.inner_text(".table")) == stood)


def test_what_was_drafted_can_be_taken_back(server: ServerProcess, meet: Meet, game: Game) -> None:
    first = one(server, meet, game)
    before = pieces(first.page)
    first.composes()
    changes(first.page, before)
    undo = first.page.locator("[data-undo]")
    while undo.count():
        drafted = pieces(first.page)
        undo.click()
        changes(first.page, drafted)
    assert pieces(first.page) == before


def changes(page: Page, before: dict[str, Any]) -> None:
    """Waits until other pieces lie on the page than before."""
    eventually(lambda: pieces(page) != before)


def test_a_refused_place_says_why_and_opens_the_rule(server: ServerProcess, meet: Meet, game: Game) -> None:
    first = one(server, meet, game)
    first.listens().does_something()
    page = first.page
    dark = page.locator("[data-area=board] [data-key]:not([data-lit])")
    dark.first.click()
    expect(page.locator(".why")).not_to_be_empty()
    expect(page.locator(".bubble")).to_have_text(page.inner_text(".why"))
    first.hears(page.inner_text(".why"))
    rule = page.get_attribute("[data-refused]", "data-refused")
    page.locator("[data-refused]").click()
    expect(page.locator(f"[data-rules] [id='rule-{rule}']")).to_be_focused()
    expect(page.locator(f"[data-rules] [id='rule-{rule}']")).to_be_in_viewport()


def test_a_piece_follows_the_pointer_and_snaps(server: ServerProcess, meet: Meet, game: Game) -> None:
    first = one(server, meet, game)
    seen = first.look()
    first.page.mouse.move(*seen["pick"][0]["at"])
    first.page.mouse.down()
    first.page.mouse.move(seen["pick"][0]["at"][0], seen["pick"][0]["at"][1] - 40, steps=4)
    x, y = first.look()["lit"][0]["at"]
    first.page.mouse.move(x + 7, y - 6, steps=5)
    held = first.page.locator(".overlay .held").bounding_box()
    assert held is not None
    assert abs(held["x"] + held["width"] / 2 - (x + 7)) < 4
    expect(first.page.locator(".snap")).not_to_have_count(0)
    first.page.mouse.up()
    expect(first.page.locator("[data-confirm]")).to_be_enabled()
    expect(first.page.locator(".overlay .held")).to_have_count(0)


def test_a_label_picks_escape_puts_down_and_takes_back_and_the_full_stop_plays(
    server: ServerProcess, meet: Meet, game: Game
) -> None:
    first = one(server, meet, game)
    page = first.page
    first.tabs_to("[data-area] [data-pick]")
    label = page.evaluate("document.activeElement.getAttribute('aria-label')").split(",")[0]
    for key in label:
        page.keyboard.press(key)
    expect(page.locator("[role=gridcell][aria-selected=true]")).to_have_attribute(
        "aria-label", re.compile(f"^{label}")
    )
    page.keyboard.press("Escape")
    expect(page.locator(".piece.up")).to_have_count(0)
    first.does_something("keys")
    expect(page.locator(".piece.up")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".piece.up")).to_have_count(0)
    eventually(lambda: first.look()["confirm"] or (first.does_something("keys") and None))
    page.keyboard.press(".")
    rests(first)
    expect(page.locator(".log .turn")).not_to_have_count(0)


# -- the others ----------------------------------------------------------------------------------------------


def test_a_hand_is_seen_by_nobody_else_and_pieces_fly_unless_nothing_shall_move(
    server: ServerProcess, meet: Meet, game: Game
) -> None:
    table, tokens, _ = server.table(game.slug, [ME, HERE])
    anna, ben = (meet(still=False).sits(table, {seat: token}) for seat, token in tokens.items())
    quiet = meet().visits(table)
    if game.hidden:
        sees_its_own_hand_alone(anna, ben, quiet)
    first = due(anna, ben)
    second = ben if first is anna else anna
    for person in (second, quiet):
        person.page.evaluate("probes.countFlights()")
    first.composes()
    first.page.locator("[data-confirm]").click()
    eventually(lambda: second.page.evaluate("probes.flownPieces()"))
    expect(quiet.page.locator(".mark-last")).not_to_have_count(0)
    assert quiet.page.evaluate("probes.flownPieces()") == 0


def sees_its_own_hand_alone(anna: Person, ben: Person, guest: Person) -> None:
    """The faces of the hand of the first seat are on no other page, and who watches has nothing to touch."""
    anna.page.wait_for_selector("[data-piece][data-in=hand0]")
    own = {face for place, face in pieces(anna.page).values() if place == "hand0"}
    for other in (ben, guest):
        other.page.wait_for_selector("[data-piece][data-in=hand0]")
        shown = {face for place, face in pieces(other.page).values() if place == "hand0"}
        assert len(shown) == 1
        assert not shown & own
    assert guest.page.locator("[data-pick], [data-lit], [data-confirm]").count() == 0


@every_game_at_once
def test_nobody_waits_for_the_others_where_all_are_due(server: ServerProcess, meet: Meet, game: Game) -> None:
    table, tokens, _ = server.table(game.slug, people(at_once(game)))
    everybody = [meet().sits(table, {seat: token}) for seat, token in tokens.items()]
    eventually(lambda: all(may_act(person) for person in everybody))
    lines = [person.page.locator(".log .turn").count() for person in everybody]
    board = display_of(game).board(Variant.of(game, seats=at_once(game)))
    backs = {face.id for face in board.faces if face.back}
    for person in everybody:
        person.composes()
    *early, last = everybody
    before = shown(last.page)
    for person in early:
        person.page.locator("[data-confirm]").click()
        rests(person)
        # What the last one composes stays composed, once the server has answered about it on the new view,
        # and of what others have done no more than backs is seen before all have.
        eventually(lambda: last.look()["confirm"] and faces(shown(last.page) - before) <= backs)
    last.page.locator("[data-confirm]").click()
    eventually(lambda: all(may_act(person) for person in everybody))
    for person, before_all in zip(everybody, lines, strict=True):
        expect(person.page.locator(".log .turn").nth(before_all)).to_be_attached()


def test_a_copy_of_a_board_shows_on_a_phone_that_its_chip_opens_it(server: ServerProcess, meet: Meet) -> None:
    def apart(game: Game) -> int:
        areas = display_of(game).board(Variant.of(game)).areas
        return sum(area.role == "seat" and area.seat == 1 for area in areas)

    game = max((one for one in GAMES if 2 in one.seating.seats), key=apart)
    table, tokens, _ = server.table(game.slug, [ME, {"kind": "bot", "level": "random"}])
    page = meet(size=PHONE, touch=True).sits(table, tokens).page
    chip, board = page.locator(".seat[data-seat='1']"), page.locator(".stage .area").first
    copy = chip.locator("svg.area")
    expect(copy).to_be_visible()
    opened = copy.get_attribute("data-area")
    assert opened is not None
    chip.tap()
    expect(board).to_have_attribute("data-area", opened)
    expect(copy).to_have_count(0)
    page.locator(".seat[data-seat='0']").tap()
    expect(copy).to_be_visible()


def test_chat_reaches_everybody_and_counts_as_unread_until_it_is_seen(
    server: ServerProcess, meet: Meet, game: Game
) -> None:
    table, tokens, _ = server.table(game.slug, [ME, HERE])
    anna = meet().sits(table, {0: tokens[0]})
    phone = meet(size=PHONE, touch=True).sits(table, {1: tokens[1]})
    anna.turns_to("chat").locator(".chat input").fill("Good luck!")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".chat li")).to_have_text(re.compile("Anna Good luck!"))
    expect(phone.page.locator(".bar .pill")).to_contain_text("1")
    phone.page.locator(".bar button").tap()
    expect(phone.page.locator(".chat li")).to_be_in_viewport(ratio=1)
    field = phone.page.locator(".chat input")
    for line, said in enumerate(("You too!", "Shall we?", "Go on!"), 2):
        field.fill(said)
        phone.page.keyboard.press("Enter")
        expect(phone.page.locator(".chat li")).to_have_count(line)
        expect(field).to_be_in_viewport(ratio=1)
    phone.page.locator(".more .close").tap()
    expect(phone.page.locator(".bar .pill")).to_have_count(0)


def test_the_starter_is_drawn_before_everybodys_eyes(server: ServerProcess, meet: Meet, game: Game) -> None:
    table, tokens, invite = server.table(game.slug, [ME, LINK])
    anna = meet(still=False).sits(table, tokens)
    anna.listens()
    seat = server.post(f"/tables/{table}/join", {"invite": invite, "name": "Ben"})["seat"]
    expect(anna.page.locator(f"[data-seat='{seat}'].drawn, [data-seat='0'].drawn").first).to_be_visible()
    expect(anna.page.locator(".say")).to_contain_text(re.compile("[Dd]raw"))
    anna.hears("drawn")
    expect(anna.page.locator(".seat.drawn")).to_have_count(0)
    expect(anna.page.locator(".say")).not_to_contain_text("starts when")  # once the deal is shown
    sentence = anna.page.inner_text(".say")
    anna.page.reload()
    anna.page.wait_for_selector(".table")
    eventually(lambda: anna.page.inner_text(".say") == sentence)  # it is drawn once
    expect(anna.page.locator(".seat.drawn")).to_have_count(0)


def test_what_may_be_asked_has_a_name_while_there_is_room(
    server: ServerProcess, meet: Meet, game: Game
) -> None:
    first = one(server, meet, game, size=PHONE, touch=True)
    name = first.page.locator("[data-aid] span").first
    expect(name).to_be_visible()
    first.composes()
    expect(name).to_be_hidden()
    assert first.page.evaluate("probes.fits()")


# -- opening -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_the_typefaces_come_after_the_board_and_move_nothing(
    server: ServerProcess, meet: Meet, game: Game, size: tuple[int, int]
) -> None:
    table, _, _ = server.table(game.slug, [ME, HERE])
    page = meet(size=size).page
    with holding_back(page, "**/*.woff2") as held:
        page.goto(f"/t/{table}", wait_until="commit")  # a page is not loaded before its typefaces
        page.wait_for_selector(".say")
        expect(page.locator(".say")).not_to_contain_text("start")  # its lot has been drawn
        before = extents(page)
        assert len(held) > 1
    page.evaluate("probes.settled()")
    after = extents(page)
    both = before.keys() & after.keys()
    assert len(both) > 10
    for text in both:
        assert before[text]["lines"] == after[text]["lines"], text
        assert before[text]["width"] == pytest.approx(after[text]["width"], rel=AS_WIDE), text


def extents(page: Page) -> dict[str, Any]:
    """How wide each text of a page is, and in how many lines."""
    return {one["text"]: one for one in page.evaluate("probes.extents()")}


# -- coming back ---------------------------------------------------------------------------------------------


def test_a_draft_and_the_switch_of_sound_outlive_a_reload(
    server: ServerProcess, meet: Meet, game: Game
) -> None:
    first = one(server, meet, game)
    switch = first.page.get_by_role("button", name=re.compile("Sound is"))
    sound = switch.get_attribute("aria-pressed")
    switch.click()
    assert switch.get_attribute("aria-pressed") != sound
    first.composes()
    before = pieces(first.page), first.page.inner_text(".say"), first.page.inner_text("[data-confirm]")
    first.page.reload()
    confirm = first.page.locator("[data-confirm]")
    expect(confirm).to_be_enabled()
    eventually(lambda: (pieces(first.page), first.page.inner_text(".say"), confirm.inner_text()) == before)
    assert switch.get_attribute("aria-pressed") != sound
    confirm.click()
    rests(first)
    first.page.reload()
    first.page.wait_for_selector(".table")
    assert first.page.locator(".mark-draft").count() == 0


def test_a_commit_sent_into_the_dark_is_played_once_and_the_table_comes_back(
    own_server: ServerProcess, browser: Browser, game: Game
) -> None:
    """The server is killed between a touch and its answer: pages that see the line break have troubles."""
    table, tokens, _ = own_server.table(game.slug, [ME, HERE])
    people = [
        Person(browser, own_server.address, seed=seat).sits(table, {seat: token})
        for seat, token in tokens.items()
    ]
    plays(due(*people))
    first = due(*people)
    first.composes()
    own_server.kill()
    first.page.locator("[data-confirm]").click()
    for person in people:
        expect(person.page.locator(".away")).to_be_visible()
    own_server.start()
    for person in people:
        expect(person.page.locator(".away")).to_have_count(0)
    expect(first.page.locator("[data-busy]")).to_have_count(0)
    record = own_server.get(f"/tables/{table}")
    assert record["phase"] == "playing"
    gains = [
        line for line in record["log"] if line["seat"] == people.index(first) and line["told"].get("places")
    ]
    assert len(gains) == 1
    for _ in range(2):  # one turn each
        plays(due(*people))
    due(*people)
    for seat, person in enumerate(people):
        late = Person(browser, own_server.address).sits(table, {seat: tokens[seat]})
        expect(late.page.locator(".log")).to_have_text(person.page.locator(".log").text_content() or "")
        assert pieces(late.page) == pieces(person.page)
        late.leaves()
        person.context.close()


# -- one device ----------------------------------------------------------------------------------------------


def test_nothing_of_a_hand_is_behind_the_curtain(server: ServerProcess, meet: Meet, game: Game) -> None:
    if not game.hidden:
        pytest.skip("no game here hides anything")
    table, tokens, _ = server.table(game.slug, [ME, HERE])
    sofa = meet().sits(table, tokens)
    page = sofa.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for _ in range(2):
        button = page.locator("[data-curtain] button")
        expect(button).to_be_focused()
        assert page.locator("[data-piece]").count() == 0
        button.press("Enter")
        plays(due(sofa))
        expect(page.locator("[data-curtain]")).to_be_visible()
    assert not [address for address in asked if "/beside?" in address], "it is asked once a device"


# -- how it looks --------------------------------------------------------------------------------------------


@the_showy_game_quickly
def test_axe_finds_nothing_at_any_table(server: ServerProcess, meet: Meet, game: Game) -> None:
    table, tokens, _ = server.table(game.slug, people(few(game)))
    anna = meet().sits(table, {seat: token for seat, token in tokens.items() if not seat})
    assert seen_by_axe(anna, WIDE, "light") + seen_by_axe(anna, PHONE, "dark") == []
    eventually(
        lambda: anna.look()["confirm"] or not anna.does_something()
    )  # a turn half composed, if it is hers
    assert seen_by_axe(anna, WIDE, "dark") + seen_by_axe(anna, PHONE, "light") == []


def seen_by_axe(person: Person, size: tuple[int, int], scheme: Literal["light", "dark"]) -> list[str]:
    """What axe objects to on a screen of that size."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    return findings(person.settles().page)


def test_axe_finds_nothing_while_waiting_behind_the_curtain_and_in_the_sheet(
    server: ServerProcess, meet: Meet, game: Game
) -> None:
    table, tokens, _ = server.table(game.slug, [ME, LINK])
    anna = meet().sits(table, tokens)
    assert findings(anna.page) == []
    table, tokens, _ = server.table(game.slug, [ME, HERE])
    sofa = meet().sits(table, tokens)
    assert findings(sofa.page) == []
    phone = meet(size=PHONE, touch=True).sits(table, {0: tokens[0]})
    phone.page.locator(".bar button").tap()
    expect(phone.page.locator(".more.open")).to_be_visible()
    assert findings(phone.page) == []


# -- after the game ------------------------------------------------------------------------------------------


def test_resigning_ends_the_game_and_leads_to_another_with_the_same_people(
    server: ServerProcess, meet: Meet, game: Game
) -> None:
    first, second = two(server, meet, game)
    first.page.locator("button.leave").click()
    expect(first.page.locator(".sure")).to_contain_text("The game does not count before")
    first.page.locator("[data-sure]").click()
    for person in (first, second):
        expect(person.page.locator(".cover")).to_contain_text("the game does not count")
    assert findings(first.page) == []
    again = first.page.locator("[data-again]")
    again.click()
    expect(again).to_have_text("Waiting for Ben." if first.name == "Anna" else "Waiting for Anna.")
    expect(second.page.locator(".cover [data-asked-again]")).to_contain_text("play again")
    for size in sized(second.page, [PHONE, SMALL, WIDE]):
        expect(second.page.locator("[data-asked-again]"), size).to_be_in_viewport(ratio=1)
        second.page.locator("header .opener").click(trial=True)
    before = first.page.url
    second.page.locator("[data-again]").click()
    for person in (first, second):
        person.page.wait_for_url(lambda url: "/t/" in url and url != before)
        person.page.wait_for_selector(".table")
    assert first.page.url == second.page.url
    assert due(first, second) in (first, second)


def test_the_end_offers_the_record_and_the_replay(server: ServerProcess, meet: Meet, night: Any) -> None:
    page = meet().visits(night.finished).page
    with page.expect_download() as download:
        page.locator("[data-record]").click()
    assert download.value.suggested_filename.endswith(".txt")
    expect(page.locator(".cover .go")).to_have_attribute("data-replay", "")  # the main one of who watched
    page.locator("[data-replay]").click()
    page.wait_for_url(f"**/replay/{night.finished}")


def test_a_large_phone_on_its_side_shows_the_board_and_the_button(
    server: ServerProcess, meet: Meet, game: Game
) -> None:
    first = one(server, meet, game, size=(915, 412))
    first.composes()
    for part in ("[data-area=board]", "[data-confirm]"):
        expect(first.page.locator(part)).to_be_in_viewport(ratio=1)
    first.page.locator("[data-read]").scroll_into_view_if_needed()
    expect(first.page.locator("[data-area=board]")).to_be_in_viewport(ratio=1)
