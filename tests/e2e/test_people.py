"""A seat follows its person: to a browser that has lost its token, and from one device to another."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.e2e.conftest import Meet
from tests.e2e.games import showy
from tests.e2e.persona import PHONE
from tests.e2e.server_process import ServerProcess

TWO = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}]
ONE = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]
KNOWN = "() => JSON.parse(localStorage.getItem('parlour.1.person') ?? 'null')?.known === true"
HELD = "(key) => JSON.parse(localStorage.getItem(key) ?? 'null')?.seats"
DRAWN = "(image) => image.decode().then(() => image.naturalWidth > 0)"
BOTH = f"(key) => Object.keys(({HELD})(key) ?? {{}}).length === 2"


def test_a_seat_whose_token_is_lost_comes_back_by_itself(server: ServerProcess, meet: Meet) -> None:
    anna = meet(name="Anna")
    page = anna.page
    table, tokens, _ = server.table(showy().slug, TWO)
    key = f"parlour.1.table.{table}"
    page.goto("/about")
    page.evaluate(
        "([key, held]) => localStorage.setItem(key, held)", [key, json.dumps({"seats": tokens, "at": 1})]
    )
    page.reload()
    page.wait_for_function(KNOWN)
    page.evaluate("(key) => localStorage.removeItem(key)", key)
    anna.visits(table)
    page.wait_for_function(BOTH, arg=key)
    seats = page.evaluate(HELD, key)
    assert seats.keys() == {str(seat) for seat in tokens}
    assert not set(seats.values()) & set(tokens.values())
    anna.visits(table)
    assert page.evaluate(HELD, key) == seats


def test_the_page_left_for_another_device_says_so_and_takes_the_seat_back(
    server: ServerProcess, meet: Meet
) -> None:
    laptop, phone = meet(name="Anna"), meet(name="Anna")
    table, tokens, _ = server.table(showy().slug, ONE)
    laptop.sits(table, tokens).page.wait_for_function(KNOWN)
    mine = laptop.page.evaluate("() => localStorage.getItem('parlour.1.person')")
    phone.context.add_init_script(f"localStorage.setItem('parlour.1.person', {json.dumps(mine)})")
    phone.visits(table)
    laptop.page.locator("[data-elsewhere]").wait_for()
    laptop.page.locator("[data-elsewhere] button").click()
    phone.page.locator("[data-elsewhere]").wait_for()
    laptop.page.locator("[data-elsewhere]").wait_for(state="detached")


def test_a_game_goes_on_by_a_link_on_a_phone_and_the_laptop_is_signed_out(
    server: ServerProcess, meet: Meet
) -> None:
    laptop, phone = meet(name="Anna"), meet(name="Anna", size=PHONE, touch=True)
    table, tokens, _ = server.table(showy().slug, ONE)
    laptop.sits(table, tokens).page.wait_for_function(KNOWN)
    laptop.page.goto("/me")
    laptop.page.locator("[data-pass=link] [data-make]").click()
    assert laptop.page.locator("[data-pass=link] img").evaluate(DRAWN)
    address = laptop.page.locator("[data-pass=link] [data-shown]").input_value()
    phone.page.goto(address)
    assert "Anna" in phone.page.locator("[data-become] h1").inner_text()
    assert "#" not in phone.page.url
    phone.page.locator("[data-become] [data-yes]").click()
    phone.page.locator("[data-device=other] button").click()
    phone.page.locator("[data-device=other] .harm").click()
    phone.page.locator("[data-device=other]").wait_for(state="detached")
    phone.visits(table)
    phone.page.wait_for_function(
        f"(key) => Object.keys(({HELD})(key) ?? {{}}).length === 1", arg=f"parlour.1.table.{table}"
    )
    laptop.page.goto("/about")
    laptop.page.wait_for_function("() => localStorage.getItem('parlour.1.person') === null")
    laptop.troubles.clear()  # that it was signed out was an answer of 403
    phone.page.goto(address)
    phone.page.get_by_role("alert").or_(phone.page.locator(".astray")).first.wait_for()
    phone.troubles.clear()  # a link that is used up is answered by 403


def test_a_sheet_finds_the_tables_again_of_a_browser_that_lost_all(server: ServerProcess, meet: Meet) -> None:
    before, after = meet(name="Anna"), meet(name="Anna")
    table, tokens, _ = server.table(showy().slug, ONE)
    before.sits(table, tokens).page.wait_for_function(KNOWN)
    before.page.goto("/me")
    before.page.locator("[data-pass=sheet] [data-make]").click()
    code = before.page.locator("[data-pass=sheet] [data-shown]").inner_text()
    after.page.goto("/me")
    after.page.locator("[data-code]").fill(code)
    after.page.locator("form .button").click()
    after.page.locator("[data-become] [data-yes]").click()
    after.page.locator("[data-device=here]").wait_for()
    after.page.goto("/")
    after.page.locator(f"a[href='/t/{table}']").first.wait_for()


def test_the_others_agree_to_give_a_lost_seat_back_and_its_old_device_refuses(
    server: ServerProcess, meet: Meet
) -> None:
    plans = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}]
    table, tokens, invite = server.table(showy().slug, plans)
    anna, ben = (meet().sits(table, {seat: tokens[seat]}) for seat in tokens)
    somebody = meet(size=PHONE)
    lost = somebody.page
    lost.goto(f"/j/{invite}")
    lost.locator("[data-ask-back] summary").click()
    lost.locator("[data-ask-back] [data-seat='0']").click()
    anna.page.goto("/about")  # the notice reaches other pages, too
    expect(anna.page.locator("[data-notice]")).to_contain_text("your seat")
    anna.page.locator("[data-notice] a").click()
    ben.page.locator("[data-question=recover] [data-agree]").click()
    expect(ben.page.locator("[data-question=recover]")).to_contain_text("All agree")
    lost.locator("[data-ask-back] [role=status]").filter(has_text="All agree").wait_for(state="attached")
    anna.page.locator("[data-question=recover] [data-withdraw]").click()
    lost.locator("[data-ask-back] [role=alert]").wait_for(state="attached")
    assert lost.evaluate("(table) => localStorage.getItem(`parlour.1.asked_back.${table}`)", table) is None
    somebody.troubles.clear()  # the refusal was an answer of 403


def test_a_lost_seat_is_asked_for_at_a_table_with_closed_doors(server: ServerProcess, meet: Meet) -> None:
    plans = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}]
    body = {"game": showy().slug, "seats": plans, "visibility": "link", "watching": "closed"}
    made = server.post("/tables", body)
    ben = meet().sits(made["table"], {one["seat"]: one["token"] for one in made["tokens"][1:]})
    lost = meet(size=PHONE, touch=True).page
    lost.goto(f"/j/{made['invite']}")
    expect(lost.locator(".invitation")).to_contain_text("only those who play see this table")
    expect(lost.locator(f"main a[href='/t/{made['table']}']")).to_have_count(0)
    lost.locator("[data-ask-back] summary").click()
    lost.locator("[data-ask-back] [data-seat='0']").click()
    ben.page.locator("[data-question=recover] [data-agree]").click()
    expect(lost.locator("[data-ask-back] [role=status]")).to_contain_text("All agree")


def test_who_watches_where_they_had_a_seat_sees_how_to_ask_for_it(server: ServerProcess, meet: Meet) -> None:
    table, _, _ = server.table(showy().slug, TWO)
    page = meet(size=PHONE, touch=True).visits(table).page
    page.locator("[data-lost-seat]").click()
    expect(page.locator("[data-ask-back] [data-seat='1']")).to_be_visible()


def test_who_has_no_table_here_is_shown_where_to_find_those_of_before(meet: Meet) -> None:
    page = meet(size=PHONE).page
    page.goto("/")
    page.locator("[data-find]").click()
    expect(page.locator("[data-code]")).to_be_visible()


def test_who_deletes_everything_is_gone_from_browser_and_table(server: ServerProcess, meet: Meet) -> None:
    anna = meet()
    table, tokens, _ = server.table(showy().slug, [{"kind": "me", "name": "Annabelle"}, ONE[1]])
    page = anna.page
    page.goto("/about")
    held = json.dumps({"seats": tokens, "at": 1})
    page.evaluate("([id, held]) => localStorage.setItem(`parlour.1.table.${id}`, held)", [table, held])
    page.reload()
    page.wait_for_function(KNOWN)
    page.goto("/me")
    page.locator("[data-results]").wait_for()
    page.locator("[data-delete] .button").click()
    page.locator("[data-delete] [data-sure]").click()
    page.wait_for_url("**/")
    kept = "() => Object.keys(localStorage).filter((key) => /person|table/.test(key))"
    assert page.evaluate(kept) == []
    told = str(server.get(f"/tables/{table}"))
    assert "…" in told
    assert "Annabelle" not in told
