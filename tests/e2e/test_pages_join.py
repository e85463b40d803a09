"""An invitation, as the friend who opens it sees it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Meet
from tests.e2e.persona import PHONE
from tests.e2e.whole_evening import WholeEvening, differing, holds


def invited(night: WholeEvening) -> tuple[str, dict[int, str], str]:
    """A table of Anna's with one seat free and one rule that differs."""
    return night.server.table(
        night.slug, [{"kind": "me", "name": "Anna"}, {"kind": "link"}], differing(night.game)
    )


@pytest.mark.parametrize("size", [(1280, 820), PHONE], ids=["wide", "phone"])
def test_a_friend_sees_what_it_is_enters_a_name_and_sits(
    meet: Meet, night: WholeEvening, size: tuple[int, int]
) -> None:
    table, _, code = invited(night)
    ((label, value),) = night.server.get(f"/invites/{code}")["options"]
    page = meet(size=size).page
    page.goto(f"/j/{code}")
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Anna invites you to {night.title}")
    expect(page.locator("dl")).to_contain_text(label)
    expect(page.locator("dl")).to_contain_text(value)
    expect(page.get_by_text("You take the last seat: the game starts at once.")).to_be_visible()
    expect(page.get_by_role("button", name="Sit down")).to_be_in_viewport(ratio=1)
    page.get_by_label("Your name").fill("Ben")
    page.get_by_label("Your name").press("Enter")
    page.wait_for_url(f"**/t/{table}")
    seen = night.server.get(f"/tables/{table}")
    assert [one["name"] for one in seen["players"]] == ["Anna", "Ben"]
    assert seen["phase"] == "playing"
    assert page.evaluate("(t) => JSON.parse(localStorage.getItem(`parlour.1.table.${t}`)).seats['1']", table)


def test_a_name_is_asked_for(meet: Meet, night: WholeEvening) -> None:
    _, _, code = invited(night)
    page = meet().page
    page.goto(f"/j/{code}")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_have_text("What should the others call you?")
    expect(page.get_by_label("Your name")).to_be_focused()


def test_one_may_only_watch(meet: Meet, night: WholeEvening) -> None:
    table, _, code = invited(night)
    page = meet().page
    page.goto(f"/j/{code}")
    page.get_by_role("link", name="Just watch").click()
    page.wait_for_url(f"**/t/{table}")


def test_a_full_table_can_be_watched(meet: Meet, night: WholeEvening) -> None:
    page = meet().page
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


def test_an_unknown_invitation_is_met_kindly(meet: Meet) -> None:
    person = meet()
    page = person.page
    page.goto("/j/nosuchcode")
    expect(page.get_by_role("heading", level=1)).to_have_text("This invitation leads to no table")
    expect(page.get_by_text("Ask for a new link.")).to_be_visible()
    page.get_by_role("link", name="To all games", exact=True).click()
    page.wait_for_url(f"{person.address}/")
    person.troubles.clear()  # the server's 404
