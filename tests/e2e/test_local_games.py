"""A game for one device alone: the network is cut, the page is loaded anew, and it is played to its end."""

from __future__ import annotations

import math
import re
import time
from collections.abc import Mapping
from copy import copy
from operator import itemgetter
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from parlour.display.contract import display_of
from parlour.games import read_record
from parlour.kernel.game import Game
from parlour.kernel.game_record import GameRecord
from parlour.kernel.message import into
from parlour.kernel.state import State, Variant
from parlour.kernel.verify import verify
from parlour.play.names import bots_called
from parlour.search.advice.hints import played, reasons
from tests.e2e.axe import findings
from tests.e2e.conftest import Meet
from tests.e2e.games import GAMES
from tests.e2e.modules import built
from tests.e2e.persona import THINKING, Person, eventually, play_on
from tests.e2e.server_process import ServerProcess
from tests.e2e.test_language_change import speaks

pytestmark = [
    pytest.mark.long,  # compiling a game takes half a minute where the cache has none
    pytest.mark.service_worker,
]


class Plan(NamedTuple):
    """A game that a page plays by itself."""

    home: Game
    """On whose page it begins."""
    game: Game
    seats: int

    def __str__(self) -> str:
        return f"{self.game.slug}-{self.seats}"


PLANS = [
    *(
        Plan(game, game, seats)
        for game in GAMES
        for seats in game.seating.seats
        if seats == 1 or not game.hidden
    ),
    *(Plan(home, room.game, 1) for home in GAMES for room in home.rooms),
]
GAME = next(game for game in GAMES if not game.hidden and not game.more_is_better)
"""A short one, in which nothing is hidden."""
FIRST = Plan(GAME, GAME, 2)
MISSED = "Failed to load resource: net::"
PLAYER = "greedy"
"""A level that does not search."""
SEARCHES = "novice"
"""One that does."""
FORBIDDEN = ("2.5", "4.1")
"""The rules that forbid most squares: to begin on, to move to."""
FEW = 4
"""Turns before the page is loaded anew."""


def quick(game: Game) -> Mapping[str, str]:
    """The options of its preset whose games are the shortest."""
    plans = [preset.options for preset in game.presets]
    bounds = [game.max_turns(Variant.of(game, **plan).options) or math.inf for plan in plans]
    return min(zip(bounds, plans, strict=True), key=itemgetter(0))[1] if plans else {}


def begins(person: Person, plan: Plan, level: str = PLAYER, *, kept: bool = True) -> None:
    """Begins a game on this device, others played by bots; waits until its page opens without a network."""
    built(plan.game)
    page = person.page
    page.goto(f"/new/{plan.home.slug}?{urlencode(quick(plan.game))}")
    if plan.game is plan.home and len(plan.game.seating.seats) > 1:
        page.locator(f"[aria-labelledby=who] input[value='{plan.seats}']").check(force=True)
    for number in range(1, plan.seats):
        seat = page.locator(".seat").nth(number)
        seat.locator("select").select_option("bot")
        seat.locator("select").nth(1).select_option(level)
    page.click("details:has([data-begin-local]) > summary")
    page.click(f'[data-begin-local="{plan.game.slug}"]')
    page.wait_for_selector("[data-kept]" if kept else ".table", state="attached")


def does(person: Person, entries: int) -> None:
    """Plays until there are more entries, and it is in turn again."""
    most = len(kept(person)) + entries
    eventually(lambda: (person.does_something() and len(kept(person)) >= most) or None)


def gives_up(person: Person) -> None:
    """Presses the last button, which leaves a game for one, until it is over."""
    last = person.page.locator("[data-action]:not(:disabled)").last
    sure = person.page.locator("[data-sure]")

    def over() -> bool:
        seen = person.look()
        if sure.count():
            sure.click()
        elif seen["actions"] or seen["confirm"]:
            last.click()
        return person.over

    eventually(over, 2 * THINKING)  # duplicate has 45 turns


def without_a_network(person: Person) -> None:
    """Forget that the browser missed the network, which is what it is about; all else stays a trouble."""
    person.page.close()  # nothing more is missed
    person.troubles[:] = [one for one in person.troubles if not one.startswith(MISSED)]


def asks_for_a_hint(person: Person) -> None:
    """Asks in turn, is told in the game's words what to do, and sees it on the board."""
    person.page.click("[data-aid=hint]")
    expect(person.page.locator("[data-answer]")).to_contain_text(re.compile(r"^(Move|Put|Go) your pawn"))
    expect(person.page.locator(".step").first).to_be_visible()


def is_told_why_not(person: Person) -> None:
    """Touches what the rules forbid, and is told the reason in the law's words."""
    eventually(lambda: not person.look()["busy"])
    expect(person.page.locator("[data-aid=hint]")).to_be_enabled()
    state = position(person)
    board = display_of(GAME).board(state.variant)
    why = {
        place: refusal.sentence
        for action in range(GAME.action_count)
        if isinstance(refs := board.refs(action), tuple)
        for place in refs
        if (refusal := GAME.law.why_not(state.fields, 0, action)) and refusal.rule in FORBIDDEN
    }
    place, sentence = why.popitem()
    person.page.locator(f'[data-key="{place}"]').click()
    expect(person.page.locator(".bubble")).to_have_text(sentence)


def is_told_why(person: Person, language: str) -> None:
    """Asks for a hint in every turn until one is given with reasons, in the game's words."""
    hint, answer = (person.page.locator(one) for one in ("[data-aid=hint]", "[data-answer]"))

    def told() -> list[str]:
        expect(hint).to_be_enabled()
        hint.click()
        expect(answer).to_be_visible()
        return answer.locator("li").all_text_contents()

    while not (said := told()):
        does(person, 1)
    view = position(person).view(0)
    runs = [[action] for action in view.legal_actions(0)]
    runs += [[*run, then] for run in runs for then in played(view, run).legal_actions(0)]
    assert said in [[into(one, language) for one in reasons(view, run)] for run in runs]


def position(person: Person) -> State:
    """The position that is kept of a game under the defaults."""
    state = Variant.of(GAME).new_state(draws="manual")
    for entry in kept(person):
        state.enter(*entry)
    return state


def looks_back(person: Person) -> None:
    """Steps back through the game, has a moment analysed, and goes back to the end."""
    page = person.page
    page.click("[data-replay]")
    page.click("[data-verify]")
    expect(page.locator("[data-verified=held]")).to_be_visible()
    assert findings(page) == []
    page.keyboard.press("End")
    expect(page.locator("[aria-labelledby=log] [aria-current]")).to_contain_text(
        page.inner_text(".scores strong")
    )
    page.keyboard.press("ArrowLeft")
    page.click("[data-analyse]")
    expect(page.locator("[data-analysis] li").first).to_be_visible()
    page.click("[data-back]")
    expect(page.locator("[data-final]").first).to_be_visible()


def kept(person: Person) -> list[list[int]]:
    """The entries that the browser has kept."""
    entries: list[list[int]] = person.page.evaluate("probes.entriesKept()")
    return entries


def record_of(person: Person, folder: Path) -> GameRecord:
    """The record that the page gives away at the end."""
    with person.page.expect_download() as found:
        person.page.click("[data-record]")
    path = folder / "record.json"
    found.value.save_as(path)
    return read_record(path)


def test_a_game_alone_is_played_to_its_end_without_a_network(
    meet: Meet, rules_server: ServerProcess, tmp_path: Path
) -> None:
    person = meet(address=rules_server.address)
    begins(person, FIRST)
    expect(person.page.locator("[data-seat='1']")).to_contain_text(f"{bots_called(PLAYER)[0]} B")
    person.context.set_offline(True)
    while person.page.locator(".log .turn").count() < FEW:
        person.does_something()
    is_told_why_not(person)
    asks_for_a_hint(person)
    assert findings(person.page) == []
    before = kept(person)
    person.page.reload()
    person.page.wait_for_selector(".log .turn")
    person.page.wait_for_selector("[data-kept]", state="attached")
    play_on(person)
    record = record_of(person, tmp_path)
    assert record.over
    assert [list(entry) for entry in record.entries[: len(before)]] == before
    state = verify(Variant.of(GAME, **record.options), record)
    assert (state.scores(), state.returns()) == (record.scores, record.returns)
    assert person.finals == dict(enumerate(record.scores))
    expect(person.page.locator("[data-again]")).to_have_text("Play again")
    headline = person.page.locator("#end-title").inner_text()
    looks_back(person)
    person.page.goto("/")
    expect(person.page.locator("[data-local] [data-result]")).to_have_text(headline)
    person.page.click("[data-local] a")
    expect(person.page.locator("[data-final]").first).to_be_visible()
    has_it_studied(person)
    without_a_network(person)


def has_it_studied(person: Person) -> None:
    """Is offered a study, without a network too, which has chances of both seats."""
    page = person.page
    page.click("[data-replay]")
    expect(page.locator("[data-verify]")).to_be_visible()
    page.click("[data-study]")
    expect(page.locator("[data-standing]")).to_be_visible()
    page.click("[data-restep]")
    expect(page.locator("[data-verify]")).to_be_visible()
    person.context.set_offline(False)
    page.reload()


def test_a_game_alone_goes_on_in_another_language(meet: Meet, rules_server: ServerProcess) -> None:
    person = meet(address=rules_server.address)
    begins(person, FIRST)
    does(person, 1)
    speaks(person.page, "cs")
    expect(person.page.locator("[data-takeback]")).to_have_text("Vzít zpět poslední tah")
    does(person, 1)
    speaks(person.page, "en")
    expect(person.page.locator("[data-takeback]")).to_have_text("Take the last turn back")
    play_on(person)
    person.page.click("[data-replay]")
    speaks(person.page, "cs")
    expect(person.page.locator("[data-save]")).to_have_text("Stáhnout záznam")


def test_a_game_of_rules_that_are_not_here_stays_and_another_is_offered(
    meet: Meet, rules_server: ServerProcess
) -> None:
    person = meet(address=rules_server.address)
    begins(person, FIRST)
    does(person, 1)
    person.page.evaluate("probes.renewRules()")
    person.page.reload()
    expect(person.page.locator(".astray p").first).to_contain_text("other rules")
    person.page.click("[data-retry]")
    expect(person.page.locator("[data-aid=hint]")).to_be_enabled()
    person.page.goto("/")
    expect(person.page.locator("[data-local]")).to_have_count(2)


def test_a_game_alone_goes_on_by_what_is_kept_while_the_server_has_no_module(
    meet: Meet, tmp_path: Path
) -> None:
    """As after an upgrade, until it has compiled."""
    server = ServerProcess(tmp_path, browser_rules=True)
    person = meet(address=server.address)
    begins(person, FIRST)
    does(person, 1)
    server.kill()
    port = int(server.address.rpartition(":")[2])
    renewed = ServerProcess(tmp_path, port)
    for _ in range(2):  # what is kept stays kept
        with person.page.expect_response("**/api/v1/modules?*") as asked:
            person.page.reload()
        assert asked.value.json()["never"]
        person.page.wait_for_selector("[data-kept]", state="attached")
    play_on(person)
    renewed.stop()


def test_a_game_in_two_windows_goes_on_when_the_one_that_thinks_is_closed(
    meet: Meet, rules_server: ServerProcess, tmp_path: Path
) -> None:
    first = meet(address=rules_server.address)
    begins(first, FIRST)
    second = in_another_window(first)
    second.composes()
    first.page.evaluate("probes.silenceWorkers()")
    second.does_something()
    eventually(lambda: kept(second)[-1][0] == 0)  # played by the first, whose bot has yet to answer
    before = kept(second)
    first.page.close()
    eventually(lambda: len(kept(second)) > len(before))
    third = in_another_window(second)
    play_on(second, third)
    assert kept(third)[: len(before)] == before
    record = record_of(third, tmp_path)
    state = verify(Variant.of(GAME, **record.options), record)
    assert second.finals == third.finals == dict(enumerate(state.scores()))


def test_a_window_takes_the_place_of_one_that_sleeps(meet: Meet, rules_server: ServerProcess) -> None:
    first = meet(address=rules_server.address)
    begins(first, FIRST)
    second = in_another_window(first)
    first.page.evaluate("probes.sleep()")
    does(second, 1)
    before, now = kept(second), time.time()
    play_on(second)
    assert first.page.wait_for_function("() => probes.awakeSince()").json_value() > now
    play_on(first)
    assert kept(second)[: len(before)] == before
    assert second.finals == first.finals


def in_another_window(person: Person) -> Person:
    """The same person, at a second window of the browser with the same page."""
    other = copy(person)
    other.page = person.context.new_page()
    other.page.goto(person.page.url)
    other.page.wait_for_selector("[data-kept]", state="attached")
    return other


def test_a_hint_says_why_in_the_words_of_the_page_and_goes_on_without_a_network(
    meet: Meet, rules_server: ServerProcess
) -> None:
    person = meet(address=rules_server.address, locale="de")
    begins(person, FIRST)
    person.context.set_offline(True)
    is_told_why(person, "de")
    depth = person.page.locator("[data-depth=thinking]")
    expect(depth).not_to_have_text(depth.inner_text())
    without_a_network(person)


def test_bots_think_in_the_page_where_no_worker_may_and_it_says_so(
    meet: Meet, rules_server: ServerProcess
) -> None:
    person = meet(address=rules_server.address)
    person.context.add_init_script("probes.refuseWorkers()")
    begins(person, FIRST, SEARCHES)
    does(person, 1)
    expect(person.page.locator("[data-note]")).to_have_text(re.compile("they think in the page"))
    does(person, FEW)
    assert {actor for actor, _ in kept(person)} >= {0, 1}
    without_a_network(person)


@pytest.mark.parametrize("plan", [plan for plan in PLANS if plan != FIRST], ids=str)
def test_the_network_is_cut_in_the_middle_of_a_game_and_it_is_played_to_its_end(
    meet: Meet, rules_server: ServerProcess, tmp_path: Path, plan: Plan
) -> None:
    person = meet(address=rules_server.address)
    begins(person, plan)
    does(person, FEW if plan.game is plan.home else 1)
    person.context.set_offline(True)
    if plan.seats == 1:
        for aid in plan.game.aids:
            person.page.click(f"[data-aid={aid.name}]")
            expect(person.page.locator("[data-answer]")).to_contain_text(".")
    before = kept(person)
    person.page.reload()
    person.page.wait_for_selector("[data-kept]", state="attached")
    (play_on if plan.game is plan.home else gives_up)(person)
    record = record_of(person, tmp_path)
    assert [list(entry) for entry in record.entries[: len(before)]] == before
    state = verify(Variant.of(plan.game, **record.options), record)
    assert state.is_over
    assert state.seats == plan.seats
    assert person.finals == dict(enumerate(state.scores()))
    without_a_network(person)
