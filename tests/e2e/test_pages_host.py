"""The host's page: announcing, ending the chat, finding, closing and deleting tables; and what is stored."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Meet
from tests.e2e.games import GAMES
from tests.e2e.persona import PHONE, Person
from tests.e2e.server_process import ADMIN_KEY, ServerProcess


def test_a_host_announces_ends_the_chat_and_deletes_a_table(meet: Meet, server: ServerProcess) -> None:
    seats = [{"kind": "me", "name": "Hosted"}, {"kind": "here", "name": "Ben"}]
    table, tokens, _ = server.table(GAMES[0].slug, seats)
    host = meet(size=PHONE)
    page = host.page
    page.goto("/host")
    page.get_by_label("Key").fill("another key, a long one")
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("alert")).to_contain_text("not the key")
    host.troubles.clear()  # the browser says what it was refused
    page.get_by_label("Key").fill(ADMIN_KEY)
    page.get_by_role("button", name="Open").click()
    page.get_by_label("Announcement").fill("This server rests tonight.")
    page.get_by_role("button", name="Announce").click()
    visitor = meet().page
    visitor.goto("/")
    expect(visitor.locator("[data-announcement]")).to_contain_text("This server rests tonight.")
    player = meet(size=PHONE, touch=True).sits(table, tokens)
    expect(player.page.locator("[data-notice]")).to_contain_text("This server rests tonight.")
    expect(player.visits(table).page.locator("[data-notice]")).to_have_count(0)
    page.get_by_label("Announcement").fill("")
    page.get_by_role("button", name="Announce").click()
    page.get_by_label("A name").fill("hosted")
    page.get_by_role("button", name="Search").click()
    row = page.get_by_role("listitem").filter(has_text="Hosted")
    expect(row).to_have_count(1)
    row.get_by_role("button", name="End chat").click()
    expect(player.page.locator("[data-log], .log").first).to_contain_text("ended the chat")
    row.get_by_role("button", name="Allow chat").click()
    expect(player.page.locator("[data-log], .log").first).to_contain_text("allows chat here again")
    expect(row.get_by_role("button", name="End chat")).to_be_visible()
    row.get_by_role("button", name="Close").click()
    expect(row.get_by_role("button", name="Close")).to_have_count(0)
    row.get_by_role("button", name="Delete").click()
    row.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("There is no such table.")).to_be_visible()
    expect(player.page.locator("h1, h2").filter(has_text="no such table")).to_have_count(1)


def asks_the_host(meet: Meet, server: ServerProcess, name: str) -> Person:
    """Somebody who asks for a seat in a game against a bot."""
    seats = [{"kind": "me", "name": name}, {"kind": "bot", "level": "random"}]
    table, _, _ = server.table(GAMES[0].slug, seats)
    somebody = meet(size=PHONE, touch=True).visits(table)
    page = somebody.page
    page.locator("[data-lost-seat]").click()
    page.locator("[data-ask-back] [data-seat='0']").click()
    expect(page.locator("[data-ask-back] [role=status]")).to_contain_text("the host of this server is asked")
    expect(page.locator("[data-question]")).to_have_count(0)
    return somebody


def test_a_host_gives_a_lost_seat_back_and_refuses_it_to_a_stranger(
    meet: Meet, server: ServerProcess
) -> None:
    lost, stranger = asks_the_host(meet, server, "Lonely"), asks_the_host(meet, server, "Wary")
    page = meet().page
    page.goto("/host")
    page.get_by_label("Key").fill(ADMIN_KEY)
    page.get_by_role("button", name="Open").click()
    row = page.get_by_role("listitem").filter(has_text="The seat of Lonely is asked for")
    row.get_by_role("button", name="Give the seat back").click()
    expect(row).to_have_count(0)
    expect(lost.page.locator("[data-ask-back] [role=status]")).to_contain_text("All agree")
    row = page.get_by_role("listitem").filter(has_text="The seat of Wary is asked for")
    row.get_by_role("button", name="Refuse").click()
    expect(row).to_have_count(0)
    expect(stranger.page.locator("[data-ask-back] [role=alert]")).to_have_text("The seat is not given.")
    stranger.troubles.clear()  # the refusal was an answer of 403


def test_a_visitor_reads_what_is_stored(meet: Meet) -> None:
    page = meet().page
    page.goto("/")
    page.get_by_role("link", name="What is stored", exact=True).click()
    expect(page.locator("h1")).to_have_text("What is stored about you")
    expect(page.get_by_text("Tables are kept until")).to_be_visible()
