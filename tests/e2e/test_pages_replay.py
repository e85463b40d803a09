"""A finished game, step by step: from this server and from a file."""

from __future__ import annotations

import json
import re
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from parlour.games import find, read_record
from parlour.kernel.game_record import Branch, Comment, GameRecord, read
from parlour.kernel.state import Variant
from parlour.view.finished_game import retold, view_of
from tests.e2e.conftest import Meet
from tests.e2e.games import GAMES
from tests.e2e.modules import built
from tests.e2e.persona import ON_ITS_SIDE, PHONE, WIDE, eventually, holding_back
from tests.e2e.server_process import ServerProcess
from tests.e2e.whole_evening import BOT, WholeEvening, moments, over

pytestmark = pytest.mark.long  # compiling a game takes half a minute where the cache has none

LATE = [game for game in GAMES if hasattr(game.rules, "scored")]
"""Games whose scores mean something only after a while."""


@pytest.fixture(scope="session")
def server(rules_server: ServerProcess) -> ServerProcess:
    """Pages make the positions of a replay by the compiled rules."""
    return rules_server


@pytest.fixture(scope="session")
def night(rules_night: WholeEvening) -> WholeEvening:
    """Tables of a game whose rules are compiled."""
    return rules_night


def last(night: WholeEvening) -> int:
    """How many turns the finished game had."""
    return len(moments(night.server, night.finished)) - 1


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Moment")


def opened(page: Page, night: WholeEvening, moment: int = 0) -> Page:
    page.goto(f"/replay/{night.finished}" + (f"#{moment}" if moment else ""))
    expect(slider(page)).to_be_visible()
    return page


def pieces(page: Page) -> list[str]:
    """The pieces drawn now."""
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('[data-piece]')].map((e) => e.dataset.piece).sort()"
    )
    return found


@pytest.mark.parametrize("size", [PHONE, (320, 568)])
def test_names_are_whole_beside_copies_of_boards(
    meet: Meet, night: WholeEvening, size: tuple[int, int]
) -> None:
    page = opened(meet(size=size).page, night, last(night) // 2)
    expect(page.locator(".seats .board")).to_have_count(1)
    assert page.evaluate("probes.cutNames()") == []


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), PHONE, (320, 568)])
def test_everything_to_step_with_is_within_the_screen(
    meet: Meet, night: WholeEvening, size: tuple[int, int]
) -> None:
    page = opened(meet(size=size).page, night, 3)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator(".seats [data-level]")).to_have_count(2)  # two bots, with their faces
    assert page.evaluate("document.querySelector('.felt').getBoundingClientRect().bottom <= innerHeight")
    colours = "[data-play-on], [data-analyse]"
    same = f"new Set([...document.querySelectorAll('{colours}')].map((e) => getComputedStyle(e).color)).size"
    assert page.evaluate(same) == 1  # those of the page, not of a board
    for thing in page.locator(".controls input, .controls button, .controls .count, [data-play-on]").all():
        box = thing.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= size[1]
    if size[0] < 900:
        top, bottom = (page.locator(one).bounding_box() for one in (".beside", ".controls"))
        assert top is not None
        assert bottom is not None
        assert top["y"] - bottom["y"] - bottom["height"] <= 12, "what follows the controls follows at once"
    page.keyboard.press("End")
    expect(slider(page)).to_have_value(str(last(night)))
    assert page.evaluate("probes.sentenceWhole()"), "how it ended is cut"


def test_the_log_begins_with_a_whole_line_wherever_one_is(meet: Meet, night: WholeEvening) -> None:
    page = opened(meet(size=(1024, 768)).page, night)
    for at in range(0, last(night), 7):
        page.goto(f"/replay/{night.finished}#{at}")
        assert page.evaluate("probes.cutByLog()") == [], at


def test_what_stands_beside_goes_on_when_a_phone_is_turned(meet: Meet, night: WholeEvening) -> None:
    page = opened(meet(size=PHONE).page, night, 3)
    page.locator("[data-analyse]").click()
    page.locator("[data-analysis]").evaluate("(shown) => { shown.same = true; }")
    for width, height in (ON_ITS_SIDE, WIDE, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.querySelector('[data-analysis]').same")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        stage, beside = (page.locator(one).bounding_box() for one in (".stage", ".beside"))
        assert stage
        assert beside
        below, right = stage["y"] + stage["height"] - 1, stage["x"] + stage["width"] - 1
        assert beside["y"] >= below or beside["x"] >= right


def test_no_study_is_offered_of_a_game_that_was_given_up(
    server: ServerProcess, meet: Meet, night: WholeEvening
) -> None:
    table, tokens, _ = server.table(night.slug, [{"kind": "me", "name": "Anna"}, BOT])
    anna = meet().sits(table, tokens)
    anna.resigns()
    expect(anna.page.locator("[data-final]").first).to_be_visible()
    anna.page.goto(f"/replay/{table}")
    expect(slider(anna.page)).to_be_visible()
    expect(anna.page.locator("[data-study]")).to_have_count(0)


@pytest.mark.parametrize("size", [(1280, 820), PHONE], ids=["wide", "phone"])
def test_buttons_step_and_the_address_follows(meet: Meet, night: WholeEvening, size: tuple[int, int]) -> None:
    page = opened(meet(size=size).page, night)
    end = last(night)
    expect(page.get_by_role("button", name="One turn back")).to_be_disabled()
    page.get_by_role("button", name="One turn on").click()
    expect(slider(page)).to_have_value("1")
    page.wait_for_url("**#1")  # once it rests
    page.get_by_role("button", name="To the end").click()
    expect(slider(page)).to_have_value(str(end))
    expect(page.get_by_role("button", name="One turn on")).to_be_disabled()
    page.get_by_role("button", name="One turn back").click()
    expect(page.get_by_text(f"{end - 1} of {end}")).to_be_visible()
    page.get_by_role("button", name="To the start").click()
    page.wait_for_url(lambda url: "#" not in url)


def test_keys_step(meet: Meet, night: WholeEvening) -> None:
    page = opened(meet().page, night)
    end = last(night)
    for key, moment in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", end), ("Home", 0)]:
        page.keyboard.press(key)
        expect(slider(page)).to_have_value(str(moment))
    slider(page).focus()
    page.keyboard.press("ArrowRight")
    expect(slider(page)).to_have_value("1")  # the slider's own arrow, counted once


def test_a_moment_looks_the_same_by_whatever_way_one_comes(meet: Meet, night: WholeEvening) -> None:
    middle = last(night) // 2
    page = opened(meet().page, night, middle)
    page.wait_for_load_state("networkidle")  # the others' boards are loaded late
    straight = pieces(page)
    page.keyboard.press("Home")
    for _ in range(middle):
        page.keyboard.press("ArrowRight")
    expect(slider(page)).to_have_value(str(middle))
    eventually(lambda: pieces(page) == straight)
    page.keyboard.press("End")
    eventually(lambda: pieces(page) != straight)
    for _ in range(last(night) - middle):
        page.keyboard.press("ArrowLeft")
    eventually(lambda: pieces(page) == straight)


def test_the_log_follows_and_leads(meet: Meet, night: WholeEvening) -> None:
    page = opened(meet().page, night, last(night))
    log = page.get_by_role("region", name="What happened")
    expect(log.locator("[aria-current=step]")).to_have_count(1)
    log.scroll_into_view_if_needed()  # it follows inside its own frame, and the page stays where it is
    expect(log.locator("[aria-current=step]")).to_be_in_viewport()
    log.get_by_role("button").first.scroll_into_view_if_needed()
    log.get_by_role("button").first.click()
    expect(slider(page)).to_have_value(re.compile("^[01]$"))
    expect(log.locator("[aria-current=step]")).to_be_in_viewport()


def test_the_log_says_all_that_a_turn_was(meet: Meet, night: WholeEvening) -> None:
    log = opened(meet().page, night, last(night)).get_by_role("region", name="What happened")
    record = read(json.dumps(night.server.get(f"/tables/{night.finished}/record")))
    final, frames = retold(Variant.of(find(night.slug)), record)
    seen = view_of(record, final, frames, final.seats)
    told = [line for span in frames.spans for _, line in seen.told(span.first, span.last)]
    assert (parts := {str(part) for line in told for part in line.parts})
    text = log.inner_text()
    assert [part for part in parts if part not in text] == []


def test_scores_at_the_end_are_those_of_the_table(meet: Meet, night: WholeEvening) -> None:
    page = opened(meet().page, night, last(night))
    result = night.server.get(f"/tables/{night.finished}")["result"]
    curve = page.get_by_role("img", name=re.compile("How the scores grew"))
    for score in result["scores"]:
        expect(curve).to_have_accessible_name(re.compile(rf": {score}\b"))
    expect(page.get_by_text(result["sentence"]).first).to_be_visible()


def test_it_plays_by_itself_and_stops_at_a_touch(meet: Meet, night: WholeEvening) -> None:
    page = opened(meet().page, night)
    page.clock.install()
    page.reload()
    page.get_by_role("button", name="Play automatically").click()
    page.clock.run_for(3400)
    expect(slider(page)).to_have_value("2")
    page.get_by_role("button", name="One turn back").click()
    page.clock.run_for(5000)
    expect(slider(page)).to_have_value("1")
    expect(page.get_by_role("button", name="Play automatically")).to_be_visible()


def test_the_link_to_a_moment_is_copied(meet: Meet, night: WholeEvening) -> None:
    person = meet()
    person.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=person.address)
    page = opened(person.page, night, 2)
    page.get_by_role("button", name="Link to this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{person.address}/replay/{night.finished}#2"


def test_a_downloaded_record_opens_again(meet: Meet, night: WholeEvening, tmp_path: Path) -> None:
    page = opened(meet().page, night)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "record.txt"
    download.value.save_as(record)
    assert read_record(record).game == night.slug
    page.goto("/replay")
    page.get_by_label("Choose a record").set_input_files(record)
    expect(slider(page)).to_have_attribute("max", str(last(night)))
    expect(page).to_have_title(f"Replay of {night.title} · Parlour")


def remarked(night: WholeEvening) -> GameRecord:
    """The finished game with comments and a branch."""
    record = read(json.dumps(night.server.get(f"/tables/{night.finished}/record")))
    replayed = Variant.of(find(night.slug), **record.options)
    for at in range(len(record.entries) // 2, len(record.entries)):
        state = replayed.replay(record, at)
        seat = state.turn[0] if state.turn else -1
        others = [k for k in (state.legal_actions(seat) if seat >= 0 else []) if k != record.entries[at][1]]
        if others and record.entries[at - 1][0] != seat:
            break
    record.comments = [Comment(0, "Played on a rainy evening."), Comment(at, "Here it turned.\nHard to see.")]
    branch = Branch(at=at, entries=[(seat, others[0])], title="the quiet way")
    record.branches = [branch]
    return record


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_a_text_is_pasted_and_its_comments_and_branches_are_shown(
    meet: Meet, night: WholeEvening, size: tuple[int, int], tmp_path: Path
) -> None:
    record = remarked(night)
    person = meet(size=size)
    page = person.page
    page.goto("/replay")
    page.get_by_label("paste its text").fill("parlour-record-2\ngame: chess\n")
    expect(page.get_by_role("alert")).to_contain_text("Line 2, column 7: ")
    eventually(lambda: bool(person.troubles))
    person.troubles.clear()  # the refusal
    sent = list[Request]()  # filling types line by line
    page.on("request", lambda one: sent.append(one) if one.url.endswith("/records") else None)
    page.get_by_label("paste its text").fill(record.text())
    expect(slider(page)).to_be_visible()
    assert len(sent) == 1
    expect(page.get_by_role("alert")).to_have_count(0)
    log = page.get_by_role("region", name="What happened")
    assert log.locator("[data-comment]").all_inner_texts() == [comment.text for comment in record.comments]
    log.get_by_role("button", name="Instead: the quiet way").click()
    expect(page.get_by_text("Stepping through: Instead: the quiet way")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    back = page.locator("[data-back]:visible")
    expect(back).to_be_in_viewport(ratio=1)  # wherever the way in was
    back.click()
    expect(slider(page)).to_have_attribute("max", str(last(night)))
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    download.value.save_as(tmp_path / "again.txt")
    assert read_record(tmp_path / "again.txt") == record


def test_a_game_opened_stays_without_a_word_where_no_server_says_it_in_another_language(
    meet: Meet, night: WholeEvening
) -> None:
    person = meet()
    page = person.page
    page.goto("/replay")
    page.get_by_label("paste its text").fill(json.dumps(night.server.get(f"/tables/{night.finished}/record")))
    expect(slider(page)).to_be_visible()
    page.route("**/records", lambda route: route.abort())
    page.locator("header button.opener").click()
    with page.expect_event("requestfailed"):
        page.locator(".language select").select_option("cs")
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    page.wait_for_timeout(200)  # until it would be said
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("main input[type=range]")).to_be_visible()
    person.troubles.clear()  # the broken request


def test_a_record_opens_though_the_language_changes_meanwhile(
    meet: Meet, night: WholeEvening, tmp_path: Path
) -> None:
    record = night.server.get(f"/tables/{night.finished}/record")
    page = meet().page
    page.goto("/replay")
    page.get_by_label("paste its text").fill(json.dumps(record))
    expect(slider(page)).to_be_visible()
    file = tmp_path / "other.json"
    file.write_text(json.dumps({**record, "seats": ["Pia", "Quentin"]}))
    with page.expect_request(partial(asked_in, "cs")) as again:
        with holding_back(page, "**/records"):
            page.locator("input[type=file]").set_input_files(file)
            page.locator("header button.opener").click()
            page.locator(".language select").select_option("cs")
            expect(page.locator("html")).to_have_attribute("lang", "cs")
        expect(page.get_by_text("Pia").first).to_be_visible()
    assert "Pia" in (again.value.post_data or "")


def asked_in(language: str, request: Request) -> bool:
    """Whether a request sends a record, to be told in a language."""
    return request.url.endswith("/records") and request.headers["accept-language"] == language


def test_a_record_is_dropped_on_the_page(meet: Meet, night: WholeEvening) -> None:
    record = json.dumps(night.server.get(f"/tables/{night.finished}/record"))
    page = meet().page
    page.goto("/replay")
    page.wait_for_selector("main h1")
    data = page.evaluate_handle("probes.draggedFile", record)
    page.dispatch_event("body", "dragenter", {"dataTransfer": data})
    expect(page.get_by_text("Let go to open it")).to_be_visible()
    page.dispatch_event("body", "drop", {"dataTransfer": data})
    expect(slider(page)).to_be_visible()


@pytest.mark.parametrize(
    ("content", "sentence"),
    [("no json", "This file is not a record of a game."), ('{"game": "x"}', "")],
    ids=["no JSON", "no record"],
)
def test_a_file_that_is_no_record_is_refused(meet: Meet, tmp_path: Path, content: str, sentence: str) -> None:
    person = meet()
    file = tmp_path / "file.json"
    file.write_text(content)
    person.page.goto("/replay")
    person.page.get_by_label("Choose a record").set_input_files(file)
    alert = person.page.get_by_role("alert")
    expect(alert).to_contain_text(sentence)
    expect(alert).not_to_be_empty()
    person.troubles.clear()  # the refused request


def test_a_game_still_played_is_not_shown(meet: Meet, night: WholeEvening) -> None:
    person = meet()
    person.page.goto(f"/replay/{night.waiting}")
    expect(person.page.get_by_role("heading", level=1)).to_have_text("Still being played")
    expect(person.page.get_by_text("This game is still being played.")).to_be_visible()
    expect(person.page.get_by_role("link", name="To the table")).to_have_attribute(
        "href", f"/t/{night.waiting}"
    )
    person.troubles.clear()  # the server's 409


@pytest.mark.skipif(not LATE, reason="no game's scores begin later than the game")
def test_the_curve_begins_where_scores_mean_something(meet: Meet, server: ServerProcess) -> None:
    table, _, _ = server.table(LATE[0].slug, [BOT, BOT])
    over(server, table)
    built(LATE[0])
    count = len(moments(server, table))
    page = meet().page
    page.goto(f"/replay/{table}")
    line = page.get_by_role("img", name=re.compile("How the scores grew")).locator("polyline").first
    expect(line).to_have_attribute("points", re.compile("."))
    points = (line.get_attribute("points") or "").split()
    begins = count - len(points)
    assert 0 < begins < count
    last_x = float(points[-1].split(",")[0])
    assert float(points[0].split(",")[0]) > last_x * begins / count, "after a gap"


def test_quick_keys_show_where_they_lead_instead_of_every_step(meet: Meet, night: WholeEvening) -> None:
    there = opened(meet().page, night, 12).evaluate("probes.boardPieces()")
    page = opened(meet(still=False).page, night, 0)
    page.evaluate("probes.pressQuickly", ["ArrowRight", 12])
    expect(slider(page)).to_have_value("12")
    assert page.evaluate("probes.boardPieces()") == there


def test_who_opens_or_closes_the_analysis_by_a_key_stands_at_the_way_back(
    meet: Meet, night: WholeEvening
) -> None:
    page = meet().page
    page.goto(f"/replay/{night.finished}#1")
    page.locator("[data-analyse]").press("Enter")
    expect(page.locator("[data-close]")).to_be_focused()
    page.locator("[data-close]").press("Enter")
    expect(page.locator("[data-analyse]")).to_be_focused()
