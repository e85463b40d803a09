"""Playing on from the middle of a finished game, in a real browser; and who is here at a shared device."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from parlour.kernel.game import Game
from parlour.kernel.game_record import GameRecord, read
from parlour.kernel.state import Variant
from parlour.kernel.verify import verify
from tests.e2e.axe import findings
from tests.e2e.conftest import Meet
from tests.e2e.games import GAMES, people
from tests.e2e.modules import built
from tests.e2e.persona import PHONE, Person, play_on
from tests.e2e.server_process import ServerProcess
from tests.e2e.two_people import LATE
from tests.e2e.whole_evening import WholeEvening, moments, over

pytestmark = pytest.mark.long  # compiling a game takes half a minute where the cache has none

QUICK = "random"
CASES = [
    *((game, 1) for game in GAMES if 1 in game.seating.seats),
    *((game, 2) for game in GAMES if 2 in game.seating.seats),
]
cases = pytest.mark.parametrize(
    ("game", "seats"),
    CASES,
    ids=lambda one: getattr(one, "slug", one),
)


@pytest.fixture(scope="session")
def server(rules_server: ServerProcess) -> ServerProcess:
    """Pages make the positions of a replay by the compiled rules."""
    return rules_server


@pytest.fixture(scope="session")
def night(rules_night: WholeEvening) -> WholeEvening:
    """Tables of a game whose rules are compiled."""
    return rules_night


def record_of(server: ServerProcess, table: str) -> GameRecord:
    return read(json.dumps(server.get(f"/tables/{table}/record")))


def middle(page: Page, part: float = 0.5) -> int:
    """Go to the middle of a replay, or after another part of it; the moment that is."""
    slider = page.locator("input[type=range]")
    moment = int(part * int(slider.get_attribute("max") or 0))
    slider.fill(str(moment))
    return moment


def opens_a_table(person: Person) -> str:
    """Press the way there, choose the weakest bots where there is a choice; the new table."""
    page = person.page
    page.locator("[data-play-on]").first.click()
    form = page.locator("form")
    if form.count():
        expect(form.locator("input:checked")).to_be_focused()
        form.locator("select").select_option(QUICK)
        assert findings(page) == []
        form.locator("button.go").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".table")
    return page.url.rpartition("/")[2]


@cases
def test_a_finished_game_is_played_on_to_another_end(
    server: ServerProcess, meet: Meet, game: Game, seats: int
) -> None:
    built(game)
    table, _, _ = server.table(game.slug, [{"kind": "bot", "level": QUICK}] * seats)
    over(server, table)
    size: Any = {"size": PHONE, "touch": True} if seats == 1 else {}
    anna = meet(**size)
    anna.page.goto(f"/replay/{table}")
    moment = middle(anna.page, LATE)
    entries = moments(server, table)[moment]
    new = opens_a_table(anna)
    shown = server.get(f"/tables/{new}")
    assert shown["origin"] == {"table": table, "moment": moment, "entries": entries}
    assert sum(player["kind"] == "bot" for player in shown["players"]) == seats - 1
    if seats > 1:
        expect(anna.page.locator(".more [data-origin] a")).to_have_attribute(
            "href", f"/replay/{table}#{moment}"
        )
    play_on(anna, way="touch" if seats == 1 else "mouse")
    if seats == 1:  # on a small screen the board comes first
        anna.page.locator("[data-end]").click()
    expect(anna.page.locator(".cover [data-origin]")).to_be_visible()
    expect(anna.page.locator(".best")).to_have_count(0)  # it did not begin at the beginning
    its = record_of(server, new)
    assert (its.given, its.origin) == (entries, table)
    assert its.entries[:entries] == record_of(server, table).entries[:entries]
    assert anna.finals == dict(enumerate(verify(Variant.of(game), its).scores()))
    anna.page.locator("[data-replay]").click()
    expect(anna.page.locator("[data-origin]")).to_be_visible()
    anna.page.go_back()
    anna.page.locator("[data-again]").click()
    anna.page.wait_for_url(lambda url: not url.endswith(new))
    again = anna.page.url.rpartition("/")[2]
    assert server.get(f"/tables/{again}")["origin"] == shown["origin"]


def test_a_record_from_a_file_is_played_on(
    server: ServerProcess, meet: Meet, night: WholeEvening, tmp_path: Path
) -> None:
    record = tmp_path / "record.json"
    record.write_text(json.dumps(server.get(f"/tables/{night.finished}/record")))
    anna = meet()
    anna.page.goto("/replay")
    anna.page.get_by_label("Choose a record").set_input_files(record)
    moment = middle(anna.page)
    new = opens_a_table(anna)
    origin = server.get(f"/tables/{new}")["origin"]
    assert ("table" in origin, origin["moment"]) == (False, moment)
    expect(anna.page.locator(".more [data-origin]")).to_contain_text("a game from a file")
    expect(anna.page.locator(".more [data-origin] a")).to_have_count(0)


def test_nobody_plays_on_from_the_end(meet: Meet, night: WholeEvening) -> None:
    anna = meet()
    anna.page.goto(f"/replay/{night.finished}")
    anna.page.locator("input[type=range]").wait_for()
    anna.page.keyboard.press("End")
    expect(anna.page.locator("[data-play-on]")).to_have_count(0)
    anna.page.keyboard.press("ArrowLeft")
    expect(anna.page.locator("[data-play-on]")).to_be_visible()


def test_escape_closes_the_choice_and_the_seat_follows_the_moment(meet: Meet, night: WholeEvening) -> None:
    anna = meet()
    page = anna.page
    page.goto(f"/replay/{night.finished}")
    middle(page)
    page.locator("[data-play-on]").click()
    expect(page.locator("form")).to_have_accessible_name(re.compile("Play on from move"))
    page.keyboard.press("Escape")
    expect(page.locator("form")).to_have_count(0)
    expect(page.locator("[data-play-on]")).to_be_focused()


def test_a_device_with_several_seats_is_here_for_all_of_them(server: ServerProcess, meet: Meet) -> None:
    game = next(game for game in GAMES if 3 in game.seating.seats)
    table, tokens, _ = server.table(game.slug, people(3))
    meet().sits(table, {seat: tokens[seat] for seat in (0, 1)})
    watcher = meet().sits(table, {2: tokens[2]})
    expect(watcher.page.locator("[data-seat]").first).to_be_visible()
    expect(watcher.page.get_by_text("away", exact=True)).to_have_count(0)
    assert [player["here"] for player in server.get(f"/tables/{table}")["players"]] == [True] * 3
