"""What people agree on at a table, in real browsers: clocks, questions, stand-ins, series."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from parlour.games import catalogue
from parlour.kernel.actors import TABLE
from parlour.kernel.errors import BadOption
from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE, into
from parlour.kernel.state import Variant
from tests.e2e.axe import findings
from tests.e2e.conftest import Meet
from tests.e2e.persona import ON_ITS_SIDE, PHONE, SMALL, WIDE, Person, eventually, sized
from tests.e2e.server_process import ServerProcess

ANNA, BEN = {"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}
BOT = {"kind": "bot", "level": "random"}
LINES: Final = 4


def open_to(seats: int) -> Game:
    """A game for this many, in which people take turns."""
    found = [game for game in catalogue() if game.display is not None and seats in game.seating.seats]
    in_turn = [game for game in found if len(Variant.of(game, seats=seats).new_state(seed=1).turn) == 1]
    return (in_turn or found)[0]


def two(server: ServerProcess, meet: Meet, *more: dict[str, str], **terms: Any) -> tuple[Person, Person]:
    """Two people at browsers of their own at one new table."""
    game = open_to(2 + len(more))
    body = {"game": game.slug, "seats": [ANNA, BEN, *more], "options": {}, "visibility": "link", **terms}
    answer = server.post("/tables", body)
    tokens = {token["seat"]: token["token"] for token in answer["tokens"]}
    anna, ben = meet(name="Anna"), meet(name="Ben")
    for seat, person in enumerate((anna, ben)):
        person.sits(answer["table"], {seat: tokens[seat]})
    return anna, ben


def is_due(person: Person) -> bool:
    """Whether the page says in its title that it is this person's turn."""
    return person.page.title().startswith("●")


def who_is_due(anna: Person, ben: Person) -> tuple[Person, Person]:
    """The person who is due and the one who is not, as soon as somebody is."""
    eventually(lambda: is_due(anna) or is_due(ben))
    return (anna, ben) if is_due(anna) else (ben, anna)


def play_a_turn(anna: Person, ben: Person) -> tuple[Person, Person]:
    """The person who is due plays until the other one is; returns who that was, and who is due now."""
    due, waiting = who_is_due(anna, ben)

    def passed() -> bool:
        due.goes_on(most=1)
        return is_due(waiting)

    eventually(passed)
    return due, waiting


def end_it(one: Person, other: Person) -> None:
    """Agree to end the game unfinished."""
    one.turns_to("table").locator("[data-stop]").click()
    other.page.locator("[data-agree]").click()
    for person in (one, other):
        expect(person.page.locator("#end-title")).to_be_visible()


def test_a_takeback_is_asked_said_anew_in_another_language_and_agreed_to(
    server: ServerProcess, meet: Meet
) -> None:
    played, other = play_a_turn(*two(server, meet))
    other.listens()
    ask = played.page.locator(".acts [data-takeback]")
    expect(ask).to_be_in_viewport(ratio=1)
    expect(played.page.locator(".ways [data-takeback]")).to_be_hidden()
    ask.click()
    question = other.page.locator("[data-question=takeback]")
    expect(question).to_contain_text("asks to take the last turn back")
    assert findings(other.page) == []
    expect(played.page.locator("[data-withdraw]")).to_be_visible()
    off, on = (
        played.turns_to("table").locator(f".ways [{one}]").evaluate("(one) => getComputedStyle(one).color")
        for one in ("data-stop", "data-leaving")
    )
    assert off != on, "what cannot be asked now looks so"
    for person in (played, other):
        for size in sized(person.page, [(1440, 900), (1280, 720), WIDE]):
            assert person.page.evaluate("probes.nested()") == [], size
    is_said_anew(other.page)
    question.locator("[data-agree]").click()
    expect(question).to_have_count(0)
    other.hears(into(HOUSE("log-took-back"), "cs"))
    for person, language in ((played, "en"), (other, "cs")):
        expect(person.turns_to("log").locator("main")).to_contain_text(into(HOUSE("log-took-back"), language))
    eventually(lambda: is_due(played) and not is_due(other))
    for person in (played, other):  # neither has a turn now, though both are in the log
        expect(person.page.locator("[data-takeback]")).to_have_count(0)


def is_said_anew(page: Page) -> None:
    """The table is in another language and not asked for again; what is half written stays."""
    page.locator("[data-tab=chat]").click()
    said = page.locator(".chat input")
    said.fill("not yet sent")
    page.evaluate("probes.countHellos()")
    page.locator("header button.opener").click()
    page.locator(".language select").select_option("cs")
    page.keyboard.press("Escape")
    expect(page.locator("[data-question=takeback]")).to_contain_text("chce vzít zpět")
    expect(said).to_have_value("not yet sent")
    page.locator("[data-tab=log]").click()
    expect(page.locator("main")).to_contain_text(into(HOUSE("log-asks-takeback"), "cs"))
    assert page.evaluate("probes.sentHellos()") == 0


def test_on_a_phone_what_is_asked_is_seen_and_the_last_turn_taken_back_where_it_was_played(
    server: ServerProcess, meet: Meet
) -> None:
    played, other = play_a_turn(*two(server, meet))
    page = played.page
    for person in (played, other):
        person.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    opener = other.page.locator("button.last")
    opener.click()
    said = other.turns_to("chat").locator(".sheet .chat input")
    said.fill("Well play")
    page.locator("button.last").click()
    expect(played.turns_to("table").locator(".sheet [data-takeback]")).to_be_in_viewport(ratio=1)
    page.locator(".sheet [data-stop]").click()
    withdraw = page.locator("[data-question=stop] [data-withdraw]")
    expect(page.locator(".sheet.open")).to_have_count(0)
    expect(withdraw).to_be_in_viewport(ratio=1)
    agree = other.page.locator("[data-agree]")
    expect(other.page.locator(".sheet.open")).to_have_count(0)
    expect(agree).to_be_in_viewport(ratio=1)
    for person in (played, other):
        for size in sized(person.page, [SMALL, ON_ITS_SIDE, PHONE]):
            assert person.page.evaluate("probes.under('[data-question]')") == [], size
    opener.click()  # the sheet is closed once for a question
    expect(other.page.locator(".sheet.open")).to_have_count(1)
    expect(said).to_have_value("Well play")
    withdraw.click()
    ask = page.locator(".acts [data-takeback]")
    expect(ask).to_be_in_viewport(ratio=1)
    ask.click()
    expect(page.locator("[data-question=takeback] [data-withdraw]")).to_be_visible()


def test_a_game_ends_by_agreement(server: ServerProcess, meet: Meet) -> None:
    anna, ben = two(server, meet)
    anna.turns_to("table").locator("[data-stop]").click()
    ben.page.wait_for_selector("[data-question]")
    for size in sized(ben.page, [PHONE, (SMALL[0], PHONE[1]), SMALL]):
        assert ben.page.evaluate("probes.askedOver", LINES) < 1, size
    ben.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    ben.page.locator("[data-decline]").click()
    expect(anna.page.locator("[data-question]")).to_have_count(0)
    play_a_turn(anna, ben)
    end_it(anna, ben)
    expect(ben.page.locator("[data-verdict]")).to_contain_text("All agreed to end the game here")
    expect(ben.page.locator("[data-replay]")).to_be_visible()
    expect(ben.page.locator("[data-study]")).to_have_count(0)


def test_at_one_screen_whoever_is_asked_answers_and_one_press_asks_for_another_game(
    server: ServerProcess, meet: Meet
) -> None:
    table, tokens, _ = server.table(open_to(2).slug, [ANNA, BEN])
    both = meet().sits(table, tokens)
    both.goes_on(most=1)  # from behind the curtain, where there is one
    both.turns_to("table").locator("[data-stop]").click()
    agree, curtain = (both.page.locator(one) for one in ("[data-agree]", "[data-curtain] button"))
    expect(agree.or_(curtain)).to_be_visible()
    if curtain.count():
        curtain.click()
    agree.click()
    both.page.locator("[data-again]").click()
    both.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    both.page.wait_for_selector(".table, [data-curtain]")


def test_clocks_are_seen_and_go_down_and_who_is_due_is_reminded(server: ServerProcess, meet: Meet) -> None:
    anna, ben = two(server, meet, clock={"kind": "turn", "main": 600})
    due, other = who_is_due(anna, ben)
    for person in (anna, ben):
        expect(person.page.locator("[data-clock]")).to_have_count(2)
    assert findings(due.page) == []
    before = due.page.locator("[data-clock]").all_inner_texts()
    eventually(lambda: due.page.locator("[data-clock]").all_inner_texts() != before)
    due.listens()
    other.turns_to("table").locator("[data-nudge]").click()
    due.hears("reminds you")
    expect(due.page.locator("[data-notice]")).to_contain_text("reminds you")
    expect(other.page.locator("[data-notice]")).to_contain_text("has been reminded")
    for width, height in (PHONE, SMALL):
        due.page.set_viewport_size({"width": width, "height": height})
        assert due.settles().page.evaluate("probes.cutClocks()") == [], f"{width} x {height}"


def test_a_reader_of_the_screen_hears_of_a_seats_team_and_clock(server: ServerProcess, meet: Meet) -> None:
    seats = max(seats for game in catalogue() for seats in game.seating.seats)
    people = [ANNA, *[{"kind": "here", "name": f"Friend {n}"} for n in range(1, seats)]]
    body = {"game": open_to(seats).slug, "seats": people, "clock": {"kind": "turn", "main": 600}}
    answer = server.post("/tables", body)
    sides = [player.get("team", -1) for player in server.get(f"/tables/{answer['table']}")["players"]]
    assert min(sides) >= 0, "at least this many play on sides"
    page = (
        meet(name="Anna")
        .sits(answer["table"], {token["seat"]: token["token"] for token in answer["tokens"]})
        .page
    )
    page.locator("[data-curtain] button").click()
    for seat, side in enumerate(sides):
        spoken = page.locator(f"[data-seat='{seat}'] .visually-hidden")
        expect(spoken).to_contain_text(f"Team {side + 1}")
        expect(spoken).to_contain_text("clock 10:00" if seat else "clock ")


def test_time_that_is_up_ends_the_game_in_front_of_everybody(server: ServerProcess, meet: Meet) -> None:
    anna, ben = two(server, meet, clock={"kind": "turn", "main": 5})
    for person in (anna, ben):
        expect(person.page.locator("[data-verdict]")).to_contain_text("before everybody had had a turn")


def test_who_does_not_move_is_warned_and_a_bot_may_play_or_the_game_be_claimed(
    server: ServerProcess, meet: Meet
) -> None:
    anna, ben = two(server, meet, patience=8)
    for _ in range(2):
        play_a_turn(anna, ben)
    due, other = who_is_due(anna, ben)
    expect(due.page.locator("[data-hurry]")).to_contain_text("the others may let a bot play for you")
    assert findings(due.page) == []
    stalled = other.page.locator("[data-stalled]")
    expect(stalled).to_contain_text("has not moved for 8 seconds")
    assert findings(other.page) == []
    stalled.locator("[data-replace]").click()
    expect(due.page.locator("[data-stands-in]")).to_be_visible()
    expect(stalled).to_have_count(0)
    due.page.locator("[data-back]").click()
    late, waiting = who_is_due(due, other)
    waiting.page.locator("[data-claim]").click()
    for person in (late, waiting):
        expect(person.page.locator("[data-verdict]")).to_contain_text("did not move in time")


def test_a_bot_says_what_it_plays_like_until_it_is_ready(server: ServerProcess, meet: Meet) -> None:
    """The server of these tests compiles nothing, so that no search is ever ready."""
    seats = max(seats for game in catalogue() for seats in game.seating.seats)
    people = [ANNA, *[{"kind": "bot", "level": "master"}] * (seats - 1)]
    table, tokens, _ = server.table(open_to(seats).slug, people)
    page = meet().sits(table, tokens).page
    expect(page.locator("[data-seat='2']")).to_contain_text("master, playing as greedy until ready")
    assert findings(page) == []
    label = page.locator("[data-seat='2'] .for-now")
    for size in sized(page, [(390, 760), (320, 760)]):
        # It stands in the place of the bot's name, so that nothing moves when it goes.
        expect(label, size).to_be_visible()
        expect(label, size).to_have_text("as greedy")
        assert label.evaluate("e => e.offsetWidth <= e.parentElement.clientWidth"), f"it is cut off: {size}"
        assert findings(page) == [], size


def test_a_bot_plays_on_for_who_leaves_until_they_are_back(server: ServerProcess, meet: Meet) -> None:
    anna, ben = two(server, meet, BOT)
    ben.turns_to("table").locator("[data-leaving]").click()
    ben.page.locator("[data-sure]").click()
    bar = ben.page.locator("[data-stands-in]")
    expect(bar).to_be_visible()
    assert findings(ben.page) == []
    expect(anna.page.locator("[data-seat='1']")).to_contain_text("greedy")
    bar.locator("[data-back]").click()
    expect(bar).to_have_count(0)
    expect(anna.page.locator("[data-seat='1']")).not_to_contain_text("greedy")


def test_terms_are_chosen_when_a_table_is_made(meet: Meet) -> None:
    page = meet().page
    page.goto(f"/new/{open_to(2).slug}")
    page.locator("summary", has_text="Clock, series").click()
    page.locator("#table-series").select_option("round")
    page.locator("#table-clock").select_option("fischer300")
    for size in sized(page, [WIDE, PHONE]):
        assert findings(page) == [], size
    with page.expect_request("**/api/v1/tables") as sent:
        page.locator("form button.go").click()
    decoded = json.loads(sent.value.post_data or "{}")
    assert decoded["series"] == {"form": "round"}
    assert decoded["clock"] == {"kind": "fischer", "main": 300, "plus": 5}
    page.wait_for_url("**/t/*")


def test_the_next_game_of_a_series_begins_from_the_end(server: ServerProcess, meet: Meet) -> None:
    anna, ben = two(server, meet, series={"form": "best", "games": 3})
    anna.turns_to("chat").get_by_label("Write to everybody").fill("Good luck!")
    anna.page.keyboard.press("Enter")
    end_it(anna, ben)
    expect(anna.page.locator(".cover [data-standing]")).to_contain_text("Game 1 of 3")
    expect(anna.page.locator(".cover [data-standing]")).to_contain_text("played again")
    assert findings(anna.page) == []
    before = anna.page.url
    for size in sized(anna.page, [WIDE, PHONE]):
        expect(anna.page.locator("header .part"), size).to_have_text("Game 1 of 3")
        expect(anna.page.locator("header .part"), size).to_be_in_viewport(ratio=1)
    anna.page.locator("[data-again]").click()
    anna.page.locator("[data-withdraw-again]").click()
    expect(anna.page.locator("[data-again]")).to_be_enabled()
    anna.page.locator("[data-again]").click()
    ben.page.goto(f"/study/{before.rsplit('/', 1)[1]}")
    expect(ben.page.locator("[data-notice]")).to_contain_text("Anna asks for another game.")
    assert findings(ben.page) == []
    ben.page.locator("[data-notice] a").click()
    ben.page.locator("[data-again]").click()
    for person in (anna, ben):
        expect(person.page).not_to_have_url(before)
        expect(person.page.locator("[data-standing]")).to_contain_text("Game 1 of 3")
    assert anna.page.url == ben.page.url
    expect(ben.turns_to("chat").locator(".chat li")).to_contain_text(["Good luck!", "This game"])
    assert findings(ben.page) == []


def refereed() -> tuple[str, int, dict[str, str]] | None:
    """A game whose table has a referee: its slug, most seats, and the option that asks for one."""
    for game in catalogue():
        seats = max(game.seating.seats)
        for option in (None, *game.options):
            for choice in option.choices if option else [None]:
                chosen = {option.name: choice.text} if option and choice else {}
                try:
                    state = Variant.of(game, seats=seats, **chosen).new_state(seed=1)
                except BadOption:
                    continue
                if state.legal_actions(TABLE):
                    return game.slug, seats, chosen
    return None


def test_a_call_is_raised_confirmed_and_told(server: ServerProcess, meet: Meet) -> None:
    found = refereed()
    if found is None:
        pytest.skip("no game here has a referee: calls in the browser were NOT tried")
    slug, seats, options = found
    bots = [BOT] * (seats - 2)
    body = {"game": slug, "seats": [ANNA, BEN, *bots], "options": options, "visibility": "link"}
    answer = server.post("/tables", body)
    tokens = {token["seat"]: token["token"] for token in answer["tokens"]}
    anna, ben = meet(name="Anna"), meet(name="Ben")
    for seat, person in enumerate((anna, ben)):
        person.sits(answer["table"], {seat: tokens[seat]})
    anna.listens()
    ben.turns_to("table").locator("[data-call]").first.click()
    expect(ben.page.locator(".sure [role=alert]")).to_contain_text(re.compile(r"\? \w.+\."))  # what it costs
    ben.page.locator("[data-sure]").click()
    question = anna.page.locator("[data-question=call]")
    expect(question).to_contain_text("calls the referee")
    assert findings(anna.page) == []
    question.locator("[data-agree]").click()
    expect(ben.page.locator("[data-question]")).to_have_count(0)
    anna.hears("calls the referee")
