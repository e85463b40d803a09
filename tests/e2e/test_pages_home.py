"""The home page: ways to start, my tables, the open ones."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.conftest import Meet
from tests.e2e.games import GAMES, SHOWY, at_once, at_random
from tests.e2e.known_turns import goes_on
from tests.e2e.persona import PHONE, WIDE, sized
from tests.e2e.server_process import ServerProcess
from tests.e2e.test_language_change import speaks
from tests.e2e.whole_evening import BOT, WholeEvening, differing, holds

RATIOS = "(img) => [img.clientWidth / img.clientHeight, img.naturalWidth / img.naturalHeight]"
"""Of the room a picture has, which cuts off what does not fit, and of the picture."""

COUNTED = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten")


def test_every_game_is_a_card_with_a_drawn_position_the_easiest_first(
    meet: Meet, night: WholeEvening
) -> None:
    """Challenges of the day come early on a phone."""
    page = meet().page
    page.goto("/")
    page.wait_for_selector("article")
    easiest = [str(game.title) for game in sorted(GAMES, key=lambda game: -game.ease)]
    assert page.locator("article h2").all_text_contents() == easiest
    expect(page.locator("article").first.locator(".go")).to_have_text("Play a bot")
    said = f"{COUNTED[len(GAMES)]} number board games, with friends or against bots. Free, no account."
    expect(page.locator(".intro")).to_have_text(said)
    days = page.locator("section:has(#today)")
    third = page.locator("article").nth(2)
    for size, above in ((PHONE, True), (WIDE, False)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_function(
            "([days, third, above]) => !!(days.compareDocumentPosition(third) & 4) === above",
            arg=[days.element_handle(), third.element_handle(), above],
        )
    for game in night.server.get("/games"):
        it = page.get_by_role("article", name=game["title"], exact=True)
        expect(it).to_contain_text(game["summary"])
        expect(it).to_contain_text(game["credit"])
        it.scroll_into_view_if_needed()
        picture = it.locator("img")
        page.wait_for_function(
            "(img) => img.complete && img.naturalWidth > 100", arg=picture.element_handle()
        )
        expect(it.locator(".go")).to_have_count(1)
        for width, height in (PHONE, WIDE):
            page.set_viewport_size({"width": width, "height": height})
            shown, whole = picture.evaluate(RATIOS)
            assert shown == pytest.approx(whole, rel=0.01)


def test_one_click_plays_a_bot(meet: Meet, night: WholeEvening) -> None:
    page = meet().page
    card = page.get_by_role("article", name=night.title, exact=True)
    for _ in sized(page, [WIDE, PHONE]):
        page.goto("/")
        card.get_by_role("button", name="Play a bot").click()
        page.wait_for_url(re.compile(r"/t/.+"))
        table = page.url.rpartition("/")[2]
        tokens = page.evaluate("(t) => JSON.parse(localStorage.getItem(`parlour.1.table.${t}`)).seats", table)
        key = {"table": table, "token": tokens["0"]}
        (mine,) = night.server.post("/tables/mine", {"tables": [key]})["tables"]
        assert [player["kind"] for player in mine["players"]] == ["person", "bot"]
        assert (mine["phase"], mine["my_seat"]) == ("playing", 0)


def test_a_bot_plays_as_the_last_one_that_was_chosen(meet: Meet, night: WholeEvening) -> None:
    usual, *_, chosen = [level["name"] for level in night.server.get("/levels")]
    page = meet().page
    for level in (usual, chosen):
        page.goto(f"/new/{night.slug}")
        page.get_by_label("Who sits here").last.select_option("bot")
        page.get_by_label("Strength of the bot").last.select_option(level)
        page.locator("form button.go").click()
        page.wait_for_url(re.compile(r"/t/.+"))
        page.goto("/")
        card = page.get_by_role("article", name=night.title, exact=True)
        card.get_by_role("button", name="Play a bot").click()
        page.wait_for_url(re.compile(r"/t/.+"))
        players = night.server.get(f"/tables/{page.url.rpartition('/')[2]}")["players"]
        assert [player.get("level") for player in players if player["kind"] == "bot"] == [level]


def test_tables_are_shown_as_they_stand(server: ServerProcess, meet: Meet) -> None:
    table, tokens = goes_on(server, at_random(SHOWY, 2), part=0.5)
    person = meet()
    holds(person, table, tokens)
    page = person.page
    page.goto("/")
    drawn = page.locator("li.row img").first
    page.wait_for_function("(img) => img.complete && img.naturalWidth > 100", arg=drawn.element_handle())
    assert f"/tables/{table}/position.svg" in (drawn.get_attribute("src") or "")


def test_a_name_is_asked_for_once_and_then_one_click_invites_a_friend(
    meet: Meet, night: WholeEvening
) -> None:
    page = meet().page
    page.goto("/")
    card = page.get_by_role("article", name=night.title, exact=True)
    card.get_by_role("button", name="With a friend").click()
    expect(card.get_by_label("Your name")).to_be_focused()
    page.keyboard.type("Anna")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/t/.+"))
    assert night.server.get(f"/tables/{page.url.rpartition('/')[2]}")["players"][0]["name"] == "Anna"
    page.goto("/")
    card.get_by_role("button", name="With a friend").click()
    page.wait_for_url(re.compile(r"/t/.+"))
    table = page.url.rpartition("/")[2]
    seen = night.server.get(f"/tables/{table}")
    assert [player["kind"] for player in seen["players"]] == ["person", "open"]
    page.goto("/")
    row = page.locator("section", has_text="My tables").get_by_role("listitem").filter(has_text=night.title)
    expect(row.first).to_contain_text("1 free seat")


def test_what_asks_for_a_name_stays_within_its_card(meet: Meet, night: WholeEvening) -> None:
    page = meet().page
    page.goto("/")
    card = page.get_by_role("article", name=night.title, exact=True)
    card.locator(".quick button").nth(1).click()
    for language, mine in (("en", "My tables"), ("es", "Mis mesas")):
        speaks(page, language)
        expect(page.locator("#mine")).to_have_text(mine)
        for size in sized(page, [(width, 820) for width in (320, 844, 1280, 1440)]):
            outer, ask, go = (
                card.bounding_box(),
                card.locator("form").bounding_box(),
                card.locator("form .go").bounding_box(),
            )
            assert outer
            assert ask
            assert go
            assert outer["x"] < ask["x"], size
            assert go["x"] + go["width"] <= ask["x"] + ask["width"] + 0.5, size
            assert ask["x"] + ask["width"] < outer["x"] + outer["width"], size
            assert card.locator("form input").evaluate("probes.placeholderRoom") >= 0, (language, size)


def test_my_tables_are_listed_with_my_turn_first(meet: Meet, night: WholeEvening) -> None:
    person = meet()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}]
    two, tokens, _ = night.server.table(night.slug, seats)
    holds(person, two, tokens)
    in_turns = next(game for game in GAMES if 2 in game.seating.seats and not at_once(game))
    theirs, others, _ = night.server.table(in_turns.slug, seats)
    (due,) = night.server.get(f"/tables/{theirs}")["due"]
    holds(person, theirs, {1 - due: others[1 - due]})
    holds(person, night.waiting, night.tokens)
    page = person.page

    def moved(route: Route) -> None:
        answer = route.fetch().json()
        for table in answer["tables"]:
            table["updated"] += table["table"] != two
        route.fulfill(json=answer)

    page.route("**/tables/mine", moved)
    page.goto("/")
    rows = page.get_by_role("region", name="My tables").locator("li.row")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text("Your turn")
    expect(rows.first).to_contain_text("Anna")
    expect(rows.last.locator("p.small").first).to_have_text(re.compile(r"\w · 1 free seat$"))
    first_card = page.get_by_role("article").first
    low, high = (one.evaluate("(e) => e.getBoundingClientRect().top") for one in (first_card, rows.last))
    assert high < low
    rows.first.get_by_role("link").click()
    page.wait_for_url(f"**/t/{two}")


def test_an_invite_link_is_copied_with_one_click_the_old_way_where_there_is_no_clipboard(
    meet: Meet, night: WholeEvening
) -> None:
    person = meet()
    person.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=person.address)
    holds(person, night.waiting, night.tokens)
    page = person.page
    page.goto("/")
    page.get_by_role("button", name="Copy invite link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{person.address}/j/{night.invite}"
    page.wait_for_url(f"{person.address}/")  # the row under the button was not followed
    page.add_init_script("probes.refuseClipboard()")
    page.goto("/")
    page.get_by_role("button", name="Copy invite link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("probes.copiedText()") == f"{person.address}/j/{night.invite}"


def test_lists_say_what_to_do_while_empty_and_follow_what_happens(meet: Meet, night: WholeEvening) -> None:
    """A new table in another window, and who comes to it."""
    person = meet()
    page = person.page
    page.route("**/tables/open", lambda route: route.fulfill(json={"tables": []}))
    page.goto("/")
    expect(page.get_by_text("None yet. Play a bot, or create a table above")).to_be_visible()
    expect(page.get_by_text("There are no open tables right now.")).to_be_visible()
    table, tokens, invite = night.server.table(night.slug, [{"kind": "me", "name": "Anna"}, {"kind": "link"}])
    other = person.context.new_page()
    other.goto("/about")
    other.evaluate(
        "([t, held]) => localStorage.setItem(`parlour.1.table.${t}`, held)",
        [table, json.dumps({"seats": {"0": tokens[0]}, "at": 1})],
    )
    mine = page.get_by_role("region", name="My tables")
    expect(mine.locator("li.row")).to_have_count(1)
    expect(mine).to_contain_text("1 free seat")
    night.server.post(f"/tables/{table}/join", {"invite": invite, "name": "Ben"})
    page.evaluate("dispatchEvent(new Event('focus'))")
    expect(mine).to_contain_text("Ben")
    expect(mine).not_to_contain_text("1 free seat")


def test_finished_and_vanished_tables_can_be_taken_off(meet: Meet, night: WholeEvening) -> None:
    person = meet()
    holds(person, "nosuchtable", {0: "token"})
    page = person.page
    page.goto("/")
    expect(page.get_by_text("1 table of yours is no longer on this server.")).to_be_visible()
    page.get_by_role("button", name="Remove from the list").click()
    expect(page.get_by_text("no longer on this server")).to_be_hidden()
    assert page.evaluate("localStorage.getItem('parlour.1.table.nosuchtable')") is None


def test_open_tables_are_to_join_or_to_watch_by_their_clock_and_what_is_not_as_usual(
    meet: Meet, night: WholeEvening
) -> None:
    plan = {"game": night.slug, "options": {}, "visibility": "open"}
    joinable = night.server.post(
        "/tables", {**plan, "seats": [{"kind": "me", "name": "Xaver"}, {"kind": "link"}]}
    )
    night.server.post("/tables", {**plan, "seats": [{"kind": "me", "name": "Wanda"}, BOT]})
    clock = {"kind": "fischer", "main": 300, "plus": 5}
    answer = night.server.post(
        "/tables",
        {
            **plan,
            "seats": [{"kind": "me", "name": "Tim"}, {"kind": "link"}],
            "options": differing(night.game),
            "clock": clock,
        },
    )
    unusual = [": ".join(option) for option in night.server.get(f"/invites/{answer['invite']}")["options"]]
    page = meet().page
    page.goto("/")
    tables = page.get_by_role("region", name="Open tables").locator("li.row")
    expect(tables.filter(has_text="Tim").locator("[data-facts]")).to_have_text(
        " · ".join(["5 min for the game, 5 s more after each turn", *unusual])
    )
    expect(tables.filter(has_text="Wanda")).to_contain_text("Watch")
    expect(tables.filter(has_text="Wanda").locator("[data-facts]")).to_have_count(0)
    expect(tables.filter(has_text="Xaver")).to_contain_text("Join")
    tables.filter(has_text="Xaver").get_by_role("link").click()
    page.wait_for_url(f"**/j/{joinable['invite']}")
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Xaver invites you to {night.title}")


def test_finished_tables_of_mine_say_how_they_ended(meet: Meet, night: WholeEvening) -> None:
    """With one seat and with both; they are said to have ended so: to play a game to its end takes long."""
    person = meet()
    for other in (BOT, {"kind": "here", "name": "Ben"}):
        table, tokens, _ = night.server.table(night.slug, [{"kind": "me", "name": "Anna"}, other])
        holds(person, table, tokens)
    page = person.page
    ended: dict[str, Any] = {"ended": "rules"}

    def over(route: Route) -> None:
        answer = route.fetch().json()
        for table in answer["tables"]:
            table |= {"phase": "over", "my_turn": False, "result": ended}
        route.fulfill(json=answer)

    page.route("**/tables/mine", over)
    for scores, returns, ranking, told in (
        ([52, 38], [1, -1], [[0], [1]], ["Anna 52 and Ben 38", "You won 52 to 38"]),
        ([38, 52], [-1, 1], [[1], [0]], ["Ben 52 and Anna 38", "You lost 38 to 52"]),
    ):
        ended |= {"scores": scores, "returns": returns, "ranking": ranking}
        ended |= {"verdict": "won", "leaders": ranking[0]}
        page.goto("/")
        page.get_by_text("2 finished games").click()
        expect(page.locator(".row [data-result]")).to_have_count(2)
        assert sorted(page.locator(".row [data-result]").all_inner_texts()) == told
