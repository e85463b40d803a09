"""What stands beside the board is seen whole or not at all: buttons, headings, lines of the log."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import msgspec
import pytest
from playwright.sync_api import expect

from parlour.kernel.game import Game
from tests.e2e.conftest import Meet
from tests.e2e.games import GAMES, SHOWY, at_random, few, of_few_and_most, the_showy_game_quickly
from tests.e2e.harness import shows
from tests.e2e.known_turns import goes_on
from tests.e2e.modules import built
from tests.e2e.persona import PHONE, SMALL, Person, sized
from tests.e2e.server_process import ServerProcess
from tests.e2e.states import name_of

SIZES: Final = [(1440, 900), (1024, 768)]
every_game_of_few_and_most: Final = of_few_and_most(SHOWY)


FAR: Final = 12
"""Pixels between buttons whose edges are not drawn."""
LOW: Final = {"1440 x 900", "1024 x 768"}
"""The sizes that are too low for a row of its own."""


def is_whole(person: Person) -> None:
    """Everything beside the board is whole or absent, and can be reached."""
    page = person.page
    for size in sized(page, SIZES):
        person.settles()
        assert page.evaluate("probes.cutParts()") == [], size
        assert page.evaluate("probes.lonelyHeadings()") == [], size
        assert page.evaluate("probes.linesWhole()"), f"{size}: nothing is told"
        assert page.evaluate("probes.nested()") == [], size


@pytest.mark.long  # compiling a game takes half a minute where the cache has none
@every_game_of_few_and_most
def test_all_beside_a_replay_is_whole(
    meet: Meet, rules_server: ServerProcess, game: Game, seats: int, tmp_path: Path
) -> None:
    built(game)
    record = tmp_path / "record.json"
    record.write_text(json.dumps(msgspec.to_builtins(at_random(game, seats).record())))
    person = meet(address=rules_server.address)
    page = person.page
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(record)
    moment = page.get_by_role("slider")
    expect(moment).to_be_visible()
    for part in (2, 1):
        moment.fill(str(int(moment.get_attribute("max") or 0) * part // 2))
        is_whole(person)
    for size in sized(page, SIZES):
        assert page.evaluate("probes.outOfReach()") == [], size


@the_showy_game_quickly
def test_nothing_in_the_sheet_lies_over_anything_else(stand: str, meet: Meet, game: Game) -> None:
    page = meet(address=stand, size=PHONE).page
    shows(page, name_of(game, few(game)), "middle")
    opener = page.get_by_role("button", name="Log, chat and more")
    opener.click()
    expect(page.get_by_role("tab", selected=True)).to_be_focused()
    address = page.url
    for tab in page.get_by_role("tab").all():
        tab.click()
        for size in sized(page, [PHONE, SMALL], either_way=True):
            assert page.evaluate("probes.laidOver()") == [], size
            assert page.evaluate("probes.nested()") == [], size
    page.go_back()
    expect(page.locator(".sheet.open")).to_have_count(0)
    expect(opener).to_be_focused()
    assert page.url == address


def test_a_wide_window_lower_than_a_phone_has_all_below_the_hand(stand: str, meet: Meet) -> None:
    page = meet(address=stand, size=(1000, 500)).page
    shows(page, name_of(SHOWY, 2), "middle")
    page.locator("[data-tab=table]").click()
    page.locator("[data-stop]").scroll_into_view_if_needed()
    expect(page.locator("[data-stop]")).to_be_in_viewport(ratio=1)
    assert page.locator(".scrolls:visible").evaluate("(all) => all.clientHeight >= all.scrollHeight")


def test_a_new_line_of_chat_is_seen_beside_the_board_until_it_is_read(
    server: ServerProcess, meet: Meet
) -> None:
    table, tokens = goes_on(server, at_random(SHOWY, 2), part=0.5)
    anna = meet(size=(1280, 720)).sits(table, {0: tokens[0]})
    ben = meet().sits(table, {1: tokens[1]})
    mark, lines = anna.page.locator("[data-tab=chat]"), anna.page.locator(".chat li")
    ben.turns_to("chat")
    for said in ("Good luck!", "Your turn."):
        ben.page.locator(".chat input").fill(said)
        ben.page.keyboard.press("Enter")
        expect(mark).to_contain_text("1 new line of chat")
        expect(mark).to_be_in_viewport(ratio=1)
        mark.click()
        expect(anna.page.locator("[data-unread]")).to_have_count(0)
        expect(lines.last).to_be_in_viewport(ratio=1)
        expect(lines.last).to_contain_text(said)
        anna.turns_to("log")


def test_what_gives_a_game_up_stands_apart(stand: str, meet: Meet) -> None:
    """In a row of its own; where a window is too low for that, at the other end of the row."""
    page = meet(address=stand, size=SIZES[0]).page
    resign = page.get_by_role("button", name="Resign")
    for game in GAMES:
        shows(page, name_of(game, few(game)), "first")
        for size in sized(page, [*SIZES, (1920, 1080), PHONE, SMALL], either_way=True):
            if not resign.is_visible():
                page.get_by_role("button", name="Log, chat and more").click()
            expect(resign).to_be_visible()
            level, gap = page.evaluate("probes.apart()")
            assert not level or (size in LOW and gap >= FAR), f"{game.slug}, {size}: {gap}"
            resign.click()
            assert page.evaluate("probes.asked()"), f"{game.slug}, {size}"
            page.get_by_role("button", name="Play on").click()
