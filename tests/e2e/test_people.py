"""A seat follows its person: to a browser that has lost its token, and from one device to another."""

from __future__ import annotations

import json
from io import BytesIO
from typing import Any

import zxingcpp
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from parlour.browser import modules
from parlour.browser.parts import Part
from parlour.play.requests import QUICK_NOTICE_SECONDS
from tests.e2e.conftest import Meet
from tests.e2e.games import showy
from tests.e2e.persona import PHONE, Person
from tests.e2e.server_process import ServerProcess
from tests.e2e.two_people import due, may_act, plays
from tests.server.people import Served

TWO = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}]
ONE = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]
HELD = "(key) => JSON.parse(localStorage.getItem(key) ?? 'null')?.seats"
DRAWN = "(image) => image.decode().then(() => image.naturalWidth > 0)"
ASKED = "(table) => localStorage.getItem(`parlour.1.asked_back.${table}`)"
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
    page.wait_for_function("() => probes.isKnown()")
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
    laptop.sits(table, tokens).page.wait_for_function("() => probes.isKnown()")
    mine = laptop.page.evaluate("() => localStorage.getItem('parlour.1.person')")
    phone.context.add_init_script(f"localStorage.setItem('parlour.1.person', {json.dumps(mine)})")
    phone.visits(table)
    laptop.page.locator("[data-elsewhere]").wait_for()
    expect(laptop.page.locator("[data-lost-seat]")).to_have_count(0)
    laptop.page.locator("[data-elsewhere] button").click()
    phone.page.locator("[data-elsewhere]").wait_for()
    laptop.page.locator("[data-elsewhere]").wait_for(state="detached")


def test_a_sheet_finds_the_tables_again_of_a_browser_that_lost_all(server: ServerProcess, meet: Meet) -> None:
    before, after = meet(name="Anna"), meet(name="Anna")
    table, tokens, _ = server.table(showy().slug, ONE)
    before.sits(table, tokens).page.wait_for_function("() => probes.isKnown()")
    before.page.goto("/me")
    before.page.locator("[data-pass=sheet] [data-make]").click()
    code = before.page.locator("[data-pass=sheet] [data-shown]").inner_text()
    after.page.goto("/me")
    expect(after.page.get_by_text("You have not played on this device yet.")).to_be_visible()
    mistyped = code[:-1] + ("3" if code[-1] == "2" else "2")
    for typed in (mistyped, code):
        after.page.locator("[data-code]").fill(typed)
        after.page.locator("[data-code]").press("Enter")
        if typed == mistyped:
            expect(after.page.get_by_role("alert")).to_contain_text("letter for letter")
            expect(after.page.locator("[data-code]")).to_have_value(mistyped)
            after.troubles.clear()  # the code was refused, as it should be
    after.page.locator("[data-become] [data-yes]").click()
    after.page.locator("[data-device=here]").wait_for()
    after.page.goto("/")
    after.page.locator(f"a[href='/t/{table}']").first.wait_for()
    assert after.page.evaluate("localStorage.getItem('parlour.1.sheet_offered')") == "true"


def begin(anna: Person, ben: Person) -> str:
    """Anna makes a table with a clock that runs at once, Ben comes, both are ready and play; the table."""
    page = anna.page
    page.goto(f"/new/{showy().slug}")
    page.fill("#seat-0-name", "Anna")
    page.locator("summary", has_text="Clock, series").click()
    page.locator("#table-clock").select_option("fischer1800")
    page.click("form button.go")
    ben.page.goto(page.locator("[data-invite]").input_value())
    ben.page.fill("#name", "Ben")
    ben.page.click("form button.go")
    for person in (anna, ben):
        person.page.locator("[data-ready]").click()
    take_turns(anna, ben)
    return page.url.rpartition("/")[2]


def take_turns(*people: Person) -> None:
    """As many turns as there are people, each by whoever is due."""
    for _ in people:
        plays(due(*people))


def scanned(page: Page) -> str:
    """The address that the camera of a phone reads off a screen."""
    assert page.locator("[data-pass=link] img").evaluate(DRAWN)
    with Image.open(BytesIO(page.screenshot())) as seen:
        (code,) = zxingcpp.read_barcodes(seen)
    return code.text


def signs_out_the_other(phone: Person) -> None:
    """Somebody ends what their other device may do."""
    phone.page.goto("/me")
    phone.page.locator("[data-device=other] button").click()
    phone.page.locator("[data-device=other] .harm").click()
    phone.page.locator("[data-device=other]").wait_for(state="detached")


def asks_back(person: Person, table: str) -> Locator:
    """Somebody comes to watch and says that Anna's seat was theirs; where they read how far that has come."""
    person.visits(table).page.locator("[data-lost-seat]").click()
    asked = person.page.locator("[data-ask-back]")
    asked.locator("[data-seat]", has_text="Anna").click()
    expect(asked.locator("[role=status]")).to_have_text("Waiting for Ben to agree.")
    return asked


def agrees(person: Person) -> None:
    """Somebody at the table lets a seat be given back."""
    question = person.page.locator("[data-question=recover]")
    question.locator("[data-agree]").click()
    expect(question).to_contain_text("All agree")


def test_a_seat_goes_from_laptop_to_phone_and_once_that_is_lost_to_a_new_device(
    served_here: Served, meet: Meet
) -> None:
    modules.built(showy(), Part.SPEAKS)

    def comes(**how: Any) -> Person:
        return meet(address=served_here.url, **how)

    laptop, ben, phone, new, stranger = comes(), comes(), *(comes(size=PHONE, touch=True) for _ in range(3))
    table = begin(laptop, ben)
    tokens = laptop.page.evaluate(HELD, f"parlour.1.table.{table}")

    laptop.page.goto("/me")
    laptop.page.locator("[data-pass=link] [data-make]").click()
    address = scanned(laptop.page)
    phone.page.goto(address)
    expect(phone.page.locator("[data-become] h1")).to_contain_text("Anna")
    assert "#" not in phone.page.url
    phone.page.locator("[data-become] [data-yes]").click()
    phone.page.locator("[data-device=other]").wait_for()
    laptop.refusals.add(403)  # once it is signed out
    stranger.refusals.add(403)  # of a link that is used up, and of the seat
    stranger.page.goto(address)
    expect(stranger.page.get_by_role("alert")).to_contain_text("A link is good once")

    phone.visits(table)
    take_turns(phone, ben)
    signs_out_the_other(phone)
    assert not may_act(laptop.visits(table))
    laptop.page.locator("[data-lost-seat]").wait_for()
    play = {"token": "".join(tokens.values()), "cut": 0, "n": 0, "actions": [0]}
    assert laptop.page.request.post(f"/api/v1/tables/{table}/play", data=play).status == 403
    phone.visits(table)
    take_turns(phone, ben)

    phone.context.close()  # with all that it kept
    asked = asks_back(new, table)
    agrees(ben)
    expect(asked.locator("[role=status]")).to_contain_text("The seat is yours in 2 minutes, unless")
    served_here.goes_on(table, QUICK_NOTICE_SECONDS)
    expect(new.page.locator("[data-lost-seat]")).to_have_count(0)
    take_turns(new, ben)

    asked = asks_back(stranger, table)
    new.page.goto("/about")  # the notice reaches other pages, too
    expect(new.page.locator("[data-notice]")).to_contain_text("your seat")
    new.page.locator("[data-notice] a").click()
    agrees(ben)
    new.page.locator("[data-question=recover] [data-withdraw]").click()
    expect(asked.locator("[role=alert]")).to_have_text("The seat is not given.")
    assert stranger.page.evaluate(ASKED, table) is None
    take_turns(new, ben)


def test_a_lost_seat_is_asked_for_at_a_table_with_closed_doors(server: ServerProcess, meet: Meet) -> None:
    plans = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}]
    body = {"game": showy().slug, "seats": plans, "visibility": "link", "watching": "closed"}
    answer = server.post("/tables", body)
    ben = meet().sits(answer["table"], {token["seat"]: token["token"] for token in answer["tokens"][1:]})
    lost = meet(size=PHONE, touch=True).page
    lost.goto(f"/j/{answer['invite']}")
    expect(lost.locator(".invitation")).to_contain_text("only those who play see this table")
    expect(lost.locator(f"main a[href='/t/{answer['table']}']")).to_have_count(0)
    lost.locator("[data-ask-back] summary").click()
    lost.locator("[data-ask-back] [data-seat='0']").click()
    code = lost.locator("[data-ask-back] [data-code]").get_attribute("data-code")
    assert code
    expect(ben.page.locator("[data-question=recover]")).to_contain_text(f"and names {code}")
    ben.page.locator("[data-question=recover] [data-agree]").click()
    expect(lost.locator("[data-ask-back] [role=status]")).to_contain_text("All agree")


def test_who_watches_where_they_had_a_seat_sees_how_to_ask_for_it(server: ServerProcess, meet: Meet) -> None:
    """And on the home page, without a table, where to find those of before."""
    table, _, _ = server.table(showy().slug, TWO)
    page = meet(size=PHONE, touch=True).visits(table).page
    page.locator("[data-lost-seat]").click()
    expect(page.locator("[data-ask-back] [data-seat='1']")).to_be_visible()
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
    page.wait_for_function("() => probes.isKnown()")
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
