"""An invitation, as the friend who opens it sees it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Meet
from tests.e2e.persona import ON_ITS_SIDE, PHONE, WIDE, sized
from tests.e2e.whole_evening import WholeEvening, differing, holds


def invited(night: WholeEvening) -> tuple[str, dict[int, str], str]:
    """A table of Anna's with one seat free and one rule that differs."""
    return night.server.table(
        night.slug, [{"kind": "me", "name": "Anna"}, {"kind": "link"}], differing(night.game)
    )


def test_a_friend_sees_what_it_is_enters_a_name_and_sits(meet: Meet, night: WholeEvening) -> None:
    table, _, code = invited(night)
    ((label, value),) = night.server.get(f"/invites/{code}")["options"]
    page = meet().page
    page.goto(f"/j/{code}")
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Anna invites you to {night.title}")
    expect(page.locator("dl")).to_contain_text(label)
    expect(page.locator("dl")).to_contain_text(value)
    for size in sized(page, [WIDE, PHONE, ON_ITS_SIDE]):
        told = page.get_by_text("You take the last seat: the game starts at once.")
        expect(told, size).to_be_visible()
        expect(page.get_by_role("button", name="Sit down"), size).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_have_text("What should the others call you?")
    expect(page.get_by_label("Your name")).to_be_focused()
    page.get_by_label("Your name").fill("Ben")
    page.get_by_label("Your name").press("Enter")
    page.wait_for_url(f"**/t/{table}")
    seen = night.server.get(f"/tables/{table}")
    assert [player["name"] for player in seen["players"]] == ["Anna", "Ben"]
    assert seen["phase"] == "playing"
    assert page.evaluate("(t) => JSON.parse(localStorage.getItem(`parlour.1.table.${t}`)).seats['1']", table)


def test_one_may_only_watch_and_nothing_else_where_a_table_is_full(meet: Meet, night: WholeEvening) -> None:
    table, _, code = invited(night)
    page = meet().page
    page.goto(f"/j/{code}")
    page.get_by_role("link", name="Just watch").click()
    page.wait_for_url(f"**/t/{table}")
    page.goto(f"/j/{night.full}")
    expect(page.get_by_text("All seats are taken. You may watch.")).to_be_visible()
    expect(page.get_by_label("Your name")).to_be_hidden()
    page.get_by_role("link", name="Watch").click()
    page.wait_for_url(re.compile(r"/t/.+"))


def test_who_sits_already_is_led_to_the_table_or_may_take_another_seat(
    meet: Meet, night: WholeEvening
) -> None:
    table, tokens, code = invited(night)
    person = meet()
    holds(person, table, {0: tokens[0]})
    page = person.page
    page.goto(f"/j/{code}")
    expect(page.get_by_text("You already sit at this table.")).to_be_visible()
    expect(page.get_by_role("link", name="To the table")).to_have_attribute("href", f"/t/{table}")
    page.get_by_role("button", name="Take another seat").click()
    expect(page.get_by_label("Your name")).to_be_visible()


def test_a_seat_taken_in_the_meantime_is_told(meet: Meet, night: WholeEvening) -> None:
    _, _, code = invited(night)
    person = meet()
    page = person.page
    page.goto(f"/j/{code}")
    page.get_by_label("Your name").fill("Late")
    table = night.server.get(f"/invites/{code}")["table"]
    night.server.post(f"/tables/{table}/join", {"invite": code, "name": "Quick"})
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_text("All seats are taken. You may watch.")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Quick")).to_be_visible()
    person.troubles.clear()  # the refused request
