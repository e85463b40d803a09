"""Hints and studies by the visitor's own processor, said by the page."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Locator, Request, expect

from parlour.games import find, read_record
from parlour.kernel.entries import Entry, turns
from parlour.kernel.game_record import GameRecord
from parlour.kernel.state import Variant
from tests.e2e.axe import findings
from tests.e2e.conftest import Meet
from tests.e2e.games import GAMES
from tests.e2e.modules import built
from tests.e2e.persona import Person, eventually
from tests.e2e.server_process import ServerProcess
from tests.e2e.test_analysis import played
from tests.e2e.test_playing_on import opens_a_table
from tests.e2e.two_people import sits_first

pytestmark = [
    pytest.mark.long,  # compiling a game takes half a minute where the cache has none
    pytest.mark.service_worker,
]

GAME = next(game for game in GAMES if game.hidden and game.hindsight is None)
"""One of hidden hands, which is studied by search."""
IN_HINDSIGHT = next(game for game in GAMES if game.hindsight)
"""One with a search of its own."""


@pytest.fixture(scope="module", autouse=True)
def rules_for_browsers() -> None:
    built(GAME)
    built(IN_HINDSIGHT)


def seconds(depth: Locator) -> int:
    """How long a hint has been thought about."""
    return int(depth.inner_text().split()[0])


def posted(person: Person) -> list[Request]:
    """What the page asks of the server from now on."""
    found: list[Request] = []
    person.page.on("request", lambda one: found.append(one) if "/api/v1/" in one.url else None)
    return found


def test_a_hint_is_searched_and_said_by_the_page(meet: Meet, rules_server: ServerProcess) -> None:
    """The page has loaded the module that speaks; the one that thinks comes with the wish for a hint."""
    person = meet(address=rules_server.address)
    sits_first(person, rules_server, GAME, rules=True)
    with person.page.expect_request("**/modules?*"):
        loaded = posted(person)
        person.page.reload()
    person.page.wait_for_load_state("networkidle")
    (speaks,) = {one.url for one in loaded if "/modules/" in one.url}
    requests = posted(person)
    person.page.locator('[data-aid="hint"]').click()
    expect(person.page.locator("[data-answer]")).to_be_visible()
    expect(person.page.locator(".step").first).to_be_visible()
    assert not [request for request in requests if request.method == "POST"]
    assert [request.url == speaks for request in requests if "/modules/" in request.url] == [False]
    assert not person.troubles


def test_help_waits_for_rules_that_are_still_compiled(meet: Meet, rules_server: ServerProcess) -> None:
    person = meet(address=rules_server.address)
    page = person.page
    person.context.add_init_script("probes.withholdRules()")
    sits_first(person, rules_server, GAME)
    page.locator('[data-aid="hint"]').click()
    expect(page.locator("[data-answer]")).to_contain_text("no compiled rules")
    page.evaluate("probes.giveRules()")
    page.locator('[data-aid="hint"]').click()
    expect(page.locator(".step").first).to_be_visible()
    assert not person.troubles


def test_a_hint_is_thought_about_while_one_looks(meet: Meet, rules_server: ServerProcess) -> None:
    person = meet(address=rules_server.address)
    sits_first(person, rules_server, GAME, rules=True)
    page = person.page
    page.wait_for_load_state("networkidle")
    board = page.locator(".area svg, svg.area, [data-area]").first
    page.locator('[data-aid="hint"]').click()
    depth = page.locator("[data-depth]")
    expect(depth).to_have_attribute("data-depth", "thinking")
    before, lies = seconds(depth), board.bounding_box()
    eventually(lambda: seconds(depth) >= 2 * before + 1 or None)
    assert board.bounding_box() == lies
    expect(page.locator(".step").first).to_be_visible()
    page.evaluate("probes.hide(true)")
    expect(depth).to_have_attribute("data-depth", "stopped")
    page.evaluate("probes.hide(false)")
    expect(depth).to_have_attribute("data-depth", "thinking")
    depth.click()
    expect(depth).to_have_attribute("data-depth", "stopped")
    page.keyboard.press("Escape")
    expect(page.locator("[data-answer]")).to_have_count(0)
    assert not person.troubles


def test_a_study_is_searched_and_said_by_the_page(meet: Meet, rules_server: ServerProcess) -> None:
    person = meet(address=rules_server.address)
    table = played(rules_server, person.page, GAME)
    page = person.page
    person.context.add_init_script("probes.withholdRules()")
    page.goto(f"/study/{table}")
    expect(page.locator(".head [role=status]")).to_contain_text("being compiled")
    expect(page.locator("[data-standing], [data-finding]")).to_have_count(0)
    page.evaluate("probes.giveRules()")  # it goes on by itself
    expect(page.locator("[data-standing]")).to_be_visible()
    answer = posted(person)
    expect(page.locator("progress")).to_be_visible()  # a quick look, which closer ones replace
    expect(page.locator("[data-depth]")).to_have_attribute("data-depth", "1")
    board = page.locator("[data-area]").first
    lies = board.bounding_box()
    expect(page.locator("progress")).to_have_count(0)
    assert board.bounding_box() == lies
    page.locator("[data-longer]").click()
    expect(page.locator("progress")).to_be_visible()
    expect(page.locator("[data-standing]")).to_be_visible()
    expect(page.locator("[data-longer]")).to_be_visible()
    assert not answer
    assert not person.troubles


@pytest.mark.parametrize("lacking", ["withholdRules", "refuseWebAssembly"])
def test_a_replay_needs_no_rules_here(meet: Meet, rules_server: ServerProcess, lacking: str) -> None:
    person = meet(address=rules_server.address)
    table = played(rules_server, person.page, GAME)
    page = person.page
    page.goto(f"/replay/{table}#3")
    moment = page.get_by_role("slider", name="Moment")
    expect(moment).to_have_value("3")
    pieces = page.evaluate("probes.pieces()")
    person.context.add_init_script(f"probes.{lacking}()")
    with page.expect_response("**/told?*"):
        page.reload()
    expect(moment).to_have_value("3")
    assert page.evaluate("probes.pieces()") == pieces != {}
    assert findings(page) == []
    assert not person.troubles


@pytest.mark.parametrize("lacking", ["withholdRules", "refuseWebAssembly"])
def test_a_record_from_a_file_needs_no_rules_here(
    meet: Meet, rules_server: ServerProcess, lacking: str, tmp_path: Path
) -> None:
    person = meet(address=rules_server.address)
    table, page = played(rules_server, person.page, GAME), person.page
    file = tmp_path / "record.json"
    file.write_text(json.dumps(rules_server.get(f"/tables/{table}/record")))
    page.goto(f"/replay/{table}#3")
    moment = page.get_by_role("slider", name="Moment")
    expect(moment).to_have_value("3")
    pieces = page.evaluate("probes.pieces()")
    person.context.add_init_script(f"probes.{lacking}()")
    page.goto("/replay")
    with page.expect_response("**/records/told"):
        page.set_input_files("input[type=file]", file)
    moment.fill("3")
    expect(moment).to_have_value("3")
    eventually(lambda: page.evaluate("probes.pieces()") == pieces)
    assert findings(page) == []
    assert not person.troubles


def test_a_game_whose_rules_never_run_here_is_not_studied(meet: Meet, rules_server: ServerProcess) -> None:
    person = meet(address=rules_server.address)
    table = played(rules_server, person.page, GAME)
    person.context.add_init_script("probes.refuseWebAssembly()")
    person.page.goto(f"/study/{table}")
    expect(person.page.locator("main [role=alert]")).to_contain_text("WebAssembly")


def test_a_study_ends_with_its_page(meet: Meet, rules_server: ServerProcess) -> None:
    person = meet(address=rules_server.address)
    table = played(rules_server, person.page, GAME)
    page = person.page
    page.goto(f"/study/{table}")
    expect(page.locator("[data-standing]")).to_be_visible()
    page.locator(f'a[href="/replay/{table}"]').click()
    expect(page.locator("[data-analyse]")).to_be_visible()
    eventually(lambda: page.wait_for_timeout(50) if page.workers else True)
    assert not person.troubles


def test_a_line_of_a_study_is_kept_in_the_record(
    meet: Meet, rules_server: ServerProcess, tmp_path: Path
) -> None:
    person = meet(address=rules_server.address)
    table, page = played(rules_server, person.page, GAME), person.page
    file = tmp_path / "record.json"
    file.write_text(json.dumps(rules_server.get(f"/tables/{table}/record")))
    page.goto("/replay")
    page.set_input_files("input[type=file]", file)
    page.locator("[data-study]").click()
    page.locator("[data-finding] [data-line]").first.click()
    keep = page.locator("[data-keep]")
    keep.click()
    expect(keep).to_be_disabled()
    page.locator("[data-back]").click()
    page.get_by_role("button", name="The game as played").click()
    page.locator("[data-branch] button").click()
    expect(page.locator("[data-back]")).to_be_visible()
    page.locator("[data-back]").click()
    page.locator("header button.opener").click()
    with page.expect_response("**/records"):
        page.locator(".language select").select_option("cs")
    page.keyboard.press("Escape")
    expect(page.locator("[data-branch] button")).to_be_visible()
    with page.expect_download() as saved:
        page.locator("[data-save]").click()
    (branch,) = read_record(Path(saved.value.path()).read_text(encoding="utf-8")).branches
    assert branch.entries
    assert branch.title
    assert not person.troubles


def test_a_game_is_looked_back_on_in_the_page(meet: Meet, rules_server: ServerProcess) -> None:
    person = meet(address=rules_server.address)
    table = played(rules_server, person.page, IN_HINDSIGHT)
    person.page.goto(f"/study/{table}")
    expect(person.page.locator("[data-line]").first).to_be_visible()
    expect(person.page.locator("progress")).to_have_count(0)
    expect(person.page.locator('[data-finding="0"]')).to_be_visible()
    person.page.locator("[data-finding] [data-line]").first.click()
    expect(person.page.locator("[data-shown=line] input[type=range]")).to_be_visible()
    assert not person.troubles


def from_the_middle(record: GameRecord) -> GameRecord:
    """The second half of a game, from the position there."""
    ends = [last for _, last in turns([Entry(*entry) for entry in record.entries])]
    at = ends[len(ends) // 2]
    state = Variant.of(find(record.game), **record.options).replay(record, at)
    return msgspec.structs.replace(
        record, position=state.text(), entries=record.entries[at:],
        seed="", commitment="", secret="", contributions=[], starter=-1,
    )  # fmt: skip


def test_a_record_from_a_position_is_stepped_through_and_played_on(
    meet: Meet, rules_server: ServerProcess, tmp_path: Path
) -> None:
    person = meet(address=rules_server.address)
    table, page = played(rules_server, person.page, GAME), person.page
    record = from_the_middle(read_record(json.dumps(rules_server.get(f"/tables/{table}/record"))))
    file = tmp_path / "record.txt"
    file.write_text(record.text(), encoding="utf-8")
    moment = page.get_by_role("slider", name="Moment")
    page.goto(f"/replay/{table}")
    expect(moment).to_be_visible()
    moment.fill(moment.get_attribute("max") or "")
    pieces = page.evaluate("probes.pieces()")
    page.goto("/replay")
    page.set_input_files("input[type=file]", file)
    expect(moment).to_be_visible()
    moment.fill(moment.get_attribute("max") or "")
    eventually(lambda: page.evaluate("probes.pieces()") == pieces)
    moment.fill("0")
    page.locator("[data-analyse]").click()
    expect(page.locator(".step").first).to_be_visible()
    opens_a_table(person)
    assert not person.troubles


def test_a_game_searched_in_hindsight_says_that_it_is_not_studied_from_a_position(
    meet: Meet, rules_server: ServerProcess
) -> None:
    built(IN_HINDSIGHT)
    page = meet(address=rules_server.address).page
    table = played(rules_server, page, IN_HINDSIGHT)
    record = from_the_middle(read_record(json.dumps(rules_server.get(f"/tables/{table}/record"))))
    page.goto("/replay")
    page.get_by_label("paste its text").fill(record.text())
    page.locator("[data-study]").click()
    expect(page.get_by_text("It is studied only from the usual beginning.")).to_be_visible()
    page.get_by_role("button", name="The game as played").click()
    expect(page.get_by_role("slider", name="Moment")).to_be_visible()
