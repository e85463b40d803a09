"""A press is never lost: not while something moves, not while the server has more to do than it can."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from parlour.kernel.game import Game
from parlour.kernel.options import AIDS
from tests.e2e.conftest import Meet
from tests.e2e.games import SHOWY, showy
from tests.e2e.persona import PHONE, WIDE, Person, eventually
from tests.e2e.server_process import ServerProcess
from tests.e2e.two_people import HERE, ME, may_act, rests, sits_first, two

STYLED: Final = "UpdateLayoutTree"
"""What Chromium calls it in a trace when it works out anew how elements look."""
DARK: Final = "[data-area=board] [data-key]:not([data-lit])"
SLOWLY: Final = 0.01
"""Of the speed at which things move: what is pressed now is pressed in mid-flight."""


@pytest.fixture(scope="session")
def game() -> Game:
    """A game for two with all there is to see."""
    return showy()


def task(page: Page) -> tuple[str, str | None]:
    """Which task it is, by address and name."""
    return page.url, page.locator("[data-task]").get_attribute("data-task")


def slowly(person: Person) -> None:
    """From now on whatever moves takes long."""
    session = person.context.new_cdp_session(person.page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": SLOWLY})


def presses(page: Page, what: str) -> None:
    """A press at once, without waiting until things have come to rest."""
    box = page.locator(what).first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def key(person: Person, what: str) -> None:
    """Presses a button by a key."""
    person.page.locator(what).press("Enter")


def test_a_press_on_a_place_speaks_and_one_on_the_button_plays_while_a_piece_is_on_its_way(
    server: ServerProcess, meet: Meet, game: Game
) -> None:
    first = meet(still=False)
    sits_first(first, server, game)
    eventually(lambda: may_act(first))
    slowly(first)
    presses(first.page, "[data-pick]")
    expect(first.page.locator(".piece.up")).to_have_count(1)
    presses(first.page, DARK)
    expect(first.page.locator(".why")).not_to_be_empty()
    first.composes()
    expect(first.page.locator(".flying")).not_to_have_count(0)
    presses(first.page, "[data-confirm]:not(:disabled)")
    rests(first)
    expect(first.page.locator(".log .turn")).not_to_have_count(0)


def test_a_press_on_a_piece_picks_it_up_while_the_others_pieces_fly(
    server: ServerProcess, meet: Meet, game: Game
) -> None:
    first, second = two(server, meet, game, still=False)
    slowly(second)
    first.composes()
    first.page.locator("[data-confirm]").click()
    expect(second.page.locator(".flying")).not_to_have_count(0)
    presses(second.page, "[data-area^=hand] [data-key]")
    expect(second.page.locator(".piece.up")).to_have_count(1)
    expect(second.page.locator(".flying")).to_have_count(0)


def test_a_refusal_is_heard_though_the_server_was_asked_too_much(
    server: ServerProcess, meet: Meet, game: Game
) -> None:
    """In a page without rules, which asks about every draft."""
    person = meet()
    person.page.add_init_script("delete window.WebAssembly")
    asked = list[int]()

    def route(socket: WebSocketRoute) -> None:
        beyond = socket.connect_to_server()

        def busy(message: str | bytes) -> None:
            said = json.loads(message)
            tries = said["t"] == "ask" and any("preview" in call for call in said["calls"])
            if tries:
                asked.append(said["id"])
            if not tries or len(asked) > 1:
                return beyond.send(message)
            return socket.send(
                json.dumps({"t": "refused", "code": "limit", "sentence": "Later.", "id": said["id"]})
            )

        socket.on_message(busy)

    person.page.route_web_socket("**/socket", route)
    sits_first(person, server, game)
    eventually(lambda: person.look()["pick"])
    presses(person.page, "[data-pick]")
    presses(person.page, DARK)
    expect(person.page.locator(".why")).not_to_be_empty()
    assert len(asked) > 1


def test_what_goes_away_when_it_is_pressed_by_a_key_takes_no_focus_with_it(
    server: ServerProcess, meet: Meet, game: Game
) -> None:
    first, second = two(server, meet, game)
    key(first, "button.leave")
    key(first, "[data-stay]")
    expect(first.page.locator("button.leave")).to_be_focused()
    first.composes()
    key(first, "[data-confirm]")
    expect(first.page.locator("[data-confirm]")).to_have_count(0)
    expect(first.page.locator("[data-key]:focus")).to_have_count(1)
    for answer, one in (("[data-withdraw]", first), ("[data-decline]", second)):
        key(first, ".acts [data-takeback]")
        key(one, answer)
        for person in (first, one):
            expect(person.page.locator("[data-question]")).to_have_count(0)
            expect(person.page.locator("[data-key]:focus")).to_have_count(1)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_double_click_on_the_button_of_a_task_leaves_its_answer(meet: Meet, size: tuple[int, int]) -> None:
    """Ways on take its place, and the second click is not meant for them."""
    person = meet(size=size)
    for kind in ("puzzles", "daily"):
        person.page.goto(f"/{kind}/{SHOWY.slug}")
        person.page.wait_for_selector("[data-ask]")
        person.composes()
        begun = task(person.page)
        assert "data-confirm" not in person.page.evaluate("probes.pressTwice('[data-confirm]')")
        person.settles()
        expect(person.page.locator("[data-said]"), kind).to_be_visible()
        assert task(person.page) == begun


def test_a_double_click_at_a_table_resigns_nothing_and_asks_to_take_nothing_back(
    server: ServerProcess, meet: Meet, game: Game
) -> None:
    """Other buttons take the place of the pressed one. What is written later comes after what is asked."""
    table, tokens, _ = server.table(game.slug, [ME, HERE], {AIDS: "false"})
    (begins,) = server.get(f"/tables/{table}")["due"]
    first, second = (meet().sits(table, {seat: tokens[seat]}) for seat in (begins, 1 - begins))
    assert "data-sure" in first.page.evaluate("probes.pressTwice('button.leave')")
    first.page.locator("[data-stay]").click()
    first.composes()
    assert "data-takeback" in first.page.evaluate("probes.pressTwice('[data-confirm]', 0.2)")
    first.turns_to("chat").locator(".chat input").fill("Your turn!")
    first.page.keyboard.press("Enter")
    expect(second.turns_to("chat").locator(".chat li")).to_have_count(1)
    expect(second.page.locator("[data-question]")).to_have_count(0)


def test_a_touch_styles_what_it_changes_and_not_the_whole_table(
    server: ServerProcess, meet: Meet, game: Game, browser: Browser, tmp_path: Path
) -> None:
    """A rule about what lies anywhere in a table (`.table:has(…)`) doubled the time that a touch takes."""
    person, trace = meet(), tmp_path / "trace.json"
    sits_first(person, server, game)
    eventually(lambda: may_act(person))
    browser.start_tracing(page=person.page, path=trace, categories=["devtools.timeline"])
    person.composes()
    browser.stop_tracing()
    events = json.loads(trace.read_bytes())["traceEvents"]
    styled = [event["args"]["elementCount"] for event in events if event["name"] == STYLED and "dur" in event]
    assert 0 < sum(styled) < person.page.evaluate("document.querySelectorAll('*').length") / 2
