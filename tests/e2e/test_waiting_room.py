"""The host arranges the waiting room, friends choose seats, and a live clock waits until all are there."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from parlour.games import catalogue
from parlour.kernel.game import Game
from tests.e2e.axe import findings
from tests.e2e.conftest import Meet
from tests.e2e.persona import ON_ITS_SIDE, PHONE, SMALL, WIDE, Person, sized
from tests.e2e.server_process import ServerProcess

CLOCK: Final = {"kind": "fischer", "main": 300, "plus": 5}
ME, LINK = {"kind": "me", "name": "Anna"}, {"kind": "link"}


def open_to(seats: int) -> Game:
    """A game for so many."""
    return next(game for game in catalogue() if game.display is not None and seats in game.seating.seats)


def invited(server: ServerProcess, meet: Meet, seats: int, **terms: Any) -> tuple[Person, str]:
    """The host in the waiting room of a table with open seats, and the invitation."""
    anna = meet(name="Anna")
    return anna, hosts(anna, server, seats, **terms)


def hosts(anna: Person, server: ServerProcess, seats: int, **terms: Any) -> str:
    """Opens the waiting room of a new table with open seats; its invitation."""
    body = {"game": open_to(seats).slug, "seats": [ME, *[LINK] * (seats - 1)], "options": {}, **terms}
    answer = server.post("/tables", {"visibility": "link", **body})
    anna.sits(answer["table"], {0: answer["tokens"][0]["token"]})
    return str(answer["invite"])


def names(person: Person) -> list[str]:
    """Who sits, seat for seat, as a page shows it."""
    return person.page.locator(".waiting li strong").all_inner_texts()


def join(person: Person, invite: str, seat: int | None = None) -> None:
    """A friend opens the link, chooses a seat, and sits down."""
    person.page.goto(f"/j/{invite}")
    person.page.locator("#name").fill(person.name)
    if seat is not None:
        person.page.locator(f"input[name=seat][value='{seat}']").check()
    person.page.locator("form button.go").click()
    expect(person.page.locator(".waiting")).to_be_visible()


def test_friends_choose_seats_and_the_host_moves_removes_and_fills_them(
    server: ServerProcess, meet: Meet
) -> None:
    anna, invite = invited(server, meet, 3)
    ben, cleo = meet(name="Ben"), meet(name="Cleo")
    join(ben, invite, 2)
    seats = anna.page.locator(".waiting li")
    expect(seats.nth(2)).to_contain_text("Ben")
    assert findings(anna.page) == []
    expect(ben.page.locator("[data-move], [data-remove], [data-seat-bot]")).to_have_count(0)

    seats.nth(0).locator("[data-move]").click()
    seats.nth(2).locator("[data-here]").click()
    for page in (anna.page, ben.page):
        expect(page.locator(".waiting li").nth(0)).to_contain_text("Ben")
        expect(page.locator(".waiting li").nth(2)).to_contain_text("Anna")
    expect(seats.nth(2)).to_contain_text("you")
    anna.page.reload()
    expect(seats.nth(2)).to_contain_text("you")
    ben.page.reload()
    expect(ben.page.locator(".waiting li").nth(0)).to_contain_text("you")

    seats.nth(0).locator("[data-remove]").press("Enter")
    anna.page.locator("[data-stay]").press("Enter")
    expect(seats.nth(0).locator("[data-remove]")).to_be_focused()
    seats.nth(0).locator("[data-remove]").click()
    anna.page.locator("[data-sure]").click()
    expect(seats.nth(0)).not_to_contain_text("Ben")
    expect(ben.page.locator("[data-stood]")).to_contain_text("no longer has this seat")
    expect(ben.page.get_by_role("link", name="Sit down again")).to_have_count(0)
    link = anna.page.locator("[data-invite]")
    expect(link).not_to_have_value(re.compile(invite))
    cleo.page.goto(f"/j/{invite}")
    expect(cleo.page.locator(".astray")).to_be_visible()
    cleo.troubles.clear()  # the page was not found, as it should be
    join(cleo, link.input_value().rsplit("/", 1)[1])
    anna.page.locator("[data-seat-bot]").click()
    for person in (anna, cleo):
        expect(person.page.locator(".waiting")).to_have_count(0)


def test_a_live_clock_waits_until_everybody_has_said_to_be_there(server: ServerProcess, meet: Meet) -> None:
    anna, invite = invited(server, meet, 2, clock=CLOCK)
    ben = meet(name="Ben")
    for size in sized(anna.page, [WIDE, PHONE]):
        expect(anna.page.locator("[data-ready]"), size).to_be_visible()
    ben.page.goto(f"/j/{invite}")
    expect(ben.page.get_by_text("the game starts when everybody is ready")).to_be_visible()
    join(ben, invite)
    expect(anna.page).to_have_title(re.compile("^●"))
    anna.page.locator("[data-ready]").click()
    expect(anna.page.locator("[data-ready]")).to_have_count(0)
    expect(ben.page.locator(".waiting li").first).to_contain_text("ready")
    ben.page.locator("[data-ready]").click()
    for person in (anna, ben):
        expect(person.page.locator(".waiting")).to_have_count(0)
        expect(person.page.locator("[data-clock]").first).to_contain_text("5:00")


def test_the_host_changes_the_terms_and_those_who_sit_are_asked(server: ServerProcess, meet: Meet) -> None:
    anna, invite = invited(server, meet, 3)
    page = anna.page
    page.locator("[data-terms]").click()
    page.get_by_label("Time to think").select_option("fischer300")
    page.get_by_label("Anyone, on the home page").check()
    assert findings(page) == []
    page.locator("form button.go").click()
    expect(page.locator(".waiting")).to_contain_text("5 min")
    page.locator("[data-terms]").click()
    ben = meet(name="Ben")
    join(ben, invite)
    page.evaluate("dispatchEvent(new Event('focus'))")  # the page is looked at again
    expect(page.locator("form [role=status]")).to_contain_text("Ben sits at the table and will be asked")
    page.get_by_label("Time to think").select_option("")
    page.locator("form button.go").click()
    expect(ben.page.locator("[data-question=terms]")).to_contain_text("Anna")
    expect(page.locator("[data-question=terms]")).to_contain_text("Waiting for Ben")
    assert findings(ben.page) == []
    ben.page.locator("[data-agree]").click()
    for each in (page, ben.page):
        expect(each.locator("[data-question=terms]")).to_have_count(0)
        expect(each.locator(".waiting")).not_to_contain_text("5 min")


def test_the_card_of_seats_is_whole_and_of_who_is_awaited_is_beside_or_over_the_board(
    server: ServerProcess, meet: Meet
) -> None:
    """Names stand on one line beside what the host may do."""
    anna, invite = invited(server, meet, 6)
    table = anna.page.url.rsplit("/", 1)[1]
    server.post(f"/tables/{table}/join", {"invite": invite, "name": "Cleopatra"})
    for size in sized(anna.page, [(1024, 768), PHONE, ON_ITS_SIDE]):
        name = anna.page.locator(".waiting li strong", has_text="Cleopatra")
        expect(name).to_be_visible()
        assert anna.page.evaluate("probes.seatsOutOfSight()") == [], size
        expect(anna.page.locator(".waiting .send .go")).to_be_in_viewport(ratio=1)
        assert name.evaluate("it => it.getClientRects().length === 1 && it.offsetHeight < 32")
    for size in sized(anna.page, [SMALL]):
        facts = anna.page.locator(".waiting li .facts > *")
        high = facts.evaluate_all("(all) => all.map((one) => one.offsetHeight)")
        assert high, size
        assert max(high) < 32, "each fact on a line"
    hosts(anna, server, 2)  # the card of who is awaited stands alone, beside or over the board
    for size in sized(anna.page, [WIDE, (1024, 768), ON_ITS_SIDE]):
        assert anna.page.evaluate("probes.waitingApart()") == [True, True], size
    for _ in sized(anna.page, [SMALL]):
        assert anna.page.evaluate("probes.seatsOutOfSight()") == []


def test_a_host_with_two_seats_who_has_moved_changes_the_terms(server: ServerProcess, meet: Meet) -> None:
    body = {"game": open_to(3).slug, "seats": [{"kind": "here", "name": "Ben"}, ME, LINK], "options": {}}
    answer = server.post("/tables", {"visibility": "link", **body})
    anna = meet(name="Anna")
    anna.sits(answer["table"], {token["seat"]: token["token"] for token in answer["tokens"]})
    anna.page.locator("[data-terms]").click()
    anna.page.get_by_label("Anyone, on the home page").check()
    anna.page.locator("form button.go").click()
    expect(anna.page.locator(".waiting, [data-curtain]").first).to_be_visible()


def test_terms_that_no_form_offers_stay_until_others_are_chosen(server: ServerProcess, meet: Meet) -> None:
    """The form begins with those that hold."""
    anna = meet(name="Anna")
    page = anna.page
    plans: list[tuple[dict[str, Any], str, str]] = [
        ({"clock": {"kind": "turn", "main": 45}}, "clock", "45 s"),
        ({"patience": 5400}, "patience", "90 minutes"),
        ({"patience": 0}, "patience", "never"),
    ]
    for plan, field, shown in plans:
        hosts(anna, server, 2, **plan)
        page.locator("[data-terms]").click()
        expect(page.locator(f"#table-{field} option:checked")).to_contain_text(shown)
        page.get_by_label("Anyone, on the home page").check()
        with page.expect_request("**/terms") as sent:
            page.locator("form button.go").click()
        decoded = json.loads(sent.value.post_data or "{}")
        assert (decoded["clock"] or {}).get("main") == plan.get("clock", {}).get("main")
        assert decoded["patience"] == plan.get("patience")


def test_what_is_wrong_with_other_terms_stands_at_its_option(server: ServerProcess, meet: Meet) -> None:
    numbers = [
        (game, option)
        for game in server.get("/games")
        for option in game["options"]
        if not option["choices"] and not option["custom"] and option["name"] != "seats"
    ]
    if not numbers:
        pytest.skip("no game has an option that is a number: objections to it were NOT looked at")
    game, option = numbers[0]
    seats = [ME, *[LINK] * (max(game["seats"]) - 1)]
    answer = server.post(
        "/tables", {"game": game["slug"], "seats": seats, "options": {}, "visibility": "link"}
    )
    anna = meet(name="Anna")
    page = anna.sits(answer["table"], {0: answer["tokens"][0]["token"]}).page
    page.locator("[data-terms]").click()
    page.locator("summary", has_text="Change").click()
    page.locator(f"#option-{option['name']} input").fill(str(option["high"] + 1))
    page.locator("form button.go").click()
    expect(page.locator(f"#option-{option['name']}").get_by_role("alert")).to_contain_text(
        str(option["high"])
    )
    expect(page.locator(f"#option-{option['name']} input")).to_be_focused()
    anna.troubles.clear()  # the request was refused, as it should be


def test_without_a_seat_one_puts_in_the_invitation_or_watches_and_the_host_begins_with_who_is_there(
    server: ServerProcess, meet: Meet
) -> None:
    anna, invite = invited(server, meet, 3)
    table = anna.page.url.rsplit("/", 1)[1]
    dana = meet(name="Dana")
    page = dana.visits(table).page
    assert findings(page) == []
    for size in sized(page, [WIDE, PHONE]):
        page.locator("[data-watch]").click()
        expect(page.locator(".waiting"), size).to_have_count(0)
        page.locator("[data-to-seats]").click()
    page.locator("[data-invited]").click()
    field = page.locator(".waiting form input")
    expect(field).to_be_focused()
    field.fill(f"Play with us: {server.address}/j/{invite}")
    page.locator("[data-invited]").click()
    page.wait_for_url(f"**/j/{invite}")
    join(dana, invite, 2)
    expect(anna.page.locator(".waiting li").nth(2)).to_contain_text("Dana")
    expect(page.locator("[data-begin]")).to_have_count(0)
    anna.page.locator("[data-begin]").click()
    for person in (anna, dana):
        expect(person.page.locator(".waiting")).to_have_count(0)
        expect(person.page.locator(".seats")).to_contain_text("Dana")


def test_who_watches_is_named_and_doors_are_closed(server: ServerProcess, meet: Meet) -> None:
    anna, invite = invited(server, meet, 3)
    table = anna.page.url.rsplit("/", 1)[1]
    dana = meet(name="Dana")
    dana.context.add_init_script("localStorage.setItem('parlour.1.name', JSON.stringify('Dana'))")
    dana.visits(table)
    expect(dana.page.locator(".waiting")).to_contain_text("put in the invitation")
    expect(anna.page.locator(".waiting [data-watchers='1']")).to_contain_text("Dana")
    assert findings(anna.page) == []
    anna.page.locator("[data-terms]").click()
    anna.page.get_by_label("Nobody").check()
    assert findings(anna.page) == []
    anna.page.locator("form button.go").click()
    expect(anna.page.locator(".waiting")).to_contain_text("nobody else watches")
    dana.page.reload()
    expect(dana.page.locator("main")).to_contain_text("only those who play see this table")
    expect(dana.page.locator("h1")).to_have_text("Closed doors")
    assert findings(dana.page) == []
    dana.page.get_by_label("Invitation").fill(invite)
    dana.page.locator("[data-invited]").click()
    join(dana, invite)
    expect(anna.page.locator(".waiting li").nth(1)).to_contain_text("Dana")
    dana.troubles.clear()  # closed doors, as it should be


def test_a_channel_is_chosen_when_a_table_is_made(meet: Meet) -> None:
    person = meet()
    page = person.page
    page.route("**/api/v1/channels", lambda route: route.fulfill(json={"hosts": ["ntfy.sh"]}))
    page.goto(f"/new/{open_to(2).slug}")
    page.locator("summary", has_text="Clock, series").click()
    page.locator("#webhook-kind").select_option("ntfy")
    page.locator("#webhook-address").fill("https://ntfy.sh/our-games")
    page.get_by_label("No messages at night").check()
    assert findings(page) == []
    for _ in sized(page, [WIDE, PHONE]):
        expect(page.locator("#webhook-address")).to_be_visible()
    with page.expect_request("**/api/v1/tables") as sent:
        page.locator("form button.go").click()
    decoded = json.loads(sent.value.post_data or "{}")["webhook"]
    assert (decoded["kind"], decoded["address"]) == ("ntfy", "https://ntfy.sh/our-games")
    assert {"begin": 22, "end": 8}.items() <= decoded["quiet"].items()
    expect(page.locator("#webhook-address")).to_have_attribute("aria-invalid", "true")
    expect(page.locator("form")).to_contain_text("This server sends no messages.")
    person.troubles.clear()  # the request was refused, as it should be
