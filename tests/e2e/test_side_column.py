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
from tests.e2e.games import GAMES, SHOWY, at_once, at_random, few, of_few_and_most, the_showy_game_quickly
from tests.e2e.known_turns import goes_on
from tests.e2e.modules import built
from tests.e2e.persona import PHONE, SMALL, Person, sized
from tests.e2e.server_process import ServerProcess

SIZES: Final = [(1440, 900), (1024, 768)]
STEP: Final = 30
"""Pixels."""
LATEST: Final = 3
"""Turns that a window as high as SIZES[0] has room for."""
PARTS: Final = "button, a, .input, summary, h2, p, .parts li, .disc, dt"
STANDS: Final = """(one) => {
  const rooms = [];
  for (let at = one.parentElement; at && at.matches('.aside *'); at = at.parentElement)
    if (getComputedStyle(at).overflowY !== 'visible') rooms.push(at.getBoundingClientRect());
  const { left, top, bottom } = one.getBoundingClientRect();
  if (!one.offsetWidth || one.closest('.visually-hidden')) return 'out';
  if (!one.checkVisibility({ opacityProperty: true })) return 'hidden';
  const beyond = (room) => bottom <= room.top + 1 || top >= room.bottom - 1 || left >= room.right;
  if (rooms.some(beyond)) return 'out';
  return rooms.every((room) => top >= room.top - 2 && bottom <= room.bottom + 2) ? 'whole' : 'cut';
}"""
"""Whether something beside the board is seen whole in what scrolls, cut, hidden there, or out of it."""
CUT: Final = f"""() => [...document.querySelectorAll('.aside :is({PARTS})')]
  .filter((one) => ({STANDS})(one) === 'cut').map((one) => one.tagName + ' ' + one.textContent)"""
ALONE: Final = f"""() => [...document.querySelectorAll('.aside h2')]
  .filter((one) => ({STANDS})(one) === 'whole' && ![...one.parentElement.querySelectorAll('p, dt, button')]
    .some((part) => ({STANDS})(part) === 'whole'))
  .map((one) => one.textContent)"""
"""Headings with nothing under them."""
NESTED: Final = """() => {
  const scrolls = (one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && one.offsetWidth > 0;
  return [...document.querySelectorAll('.aside *, .sheet *')].filter(scrolls).flatMap((one) => {
    const outer = [];
    for (let at = one.parentElement; at; at = at.parentElement) if (scrolls(at)) outer.push(at.className);
    return outer.map((name) => `${one.className || one.tagName} in ${name}`);
  });
}"""
"""What scrolls within something else that scrolls."""
TOLD: Final = f"""() => [...document.querySelectorAll('.aside .turn:not(.table)')].findIndex((turn) =>
  [...turn.querySelectorAll('.row-whole')].some((row) => ({STANDS})(row) !== 'whole'))"""
"""How many of the latest turns are told whole."""
LINES: Final = f"""() => [...document.querySelectorAll('.aside ol :is(p, button)')]
  .filter((one) => ({STANDS})(one) === 'whole').length"""
OUT_OF_REACH: Final = f"""async () => {{
  const missed = [];
  for (const one of document.querySelectorAll('.aside :is(button, a, .input, summary)')) {{
    if (!one.offsetWidth || one.closest('ol, .slot')) continue;
    one.scrollIntoView({{ block: 'nearest' }});
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    if (({STANDS})(one) !== 'whole') missed.push(one.textContent);
  }}
  for (const one of document.querySelectorAll('.aside .scrolls')) one.scrollTop = 0;
  return missed;
}}"""
"""Buttons and fields that are not whole where one scrolls to them."""

every_game_of_few_and_most: Final = of_few_and_most(SHOWY)


APART: Final = """() => {
  const [[harm], others] = ['.leave', ':not(.leave)'].map((which) =>
    [...document.querySelectorAll(`.small-print > ${which}`)].map((one) => one.getBoundingClientRect()));
  const level = others.filter(({ top, bottom }) => top < harm.bottom && bottom > harm.top);
  return [level.length > 0, Math.min(...level.map(({ right }) => harm.left - right))];
}"""
"""Whether *Resign* is level with other buttons, and how far from the nearest."""
LAID_OVER: Final = """() => {
  const parts = [...document.querySelectorAll('.sheet > .tabs, .scrolls > *')];
  const seen = parts.filter((one) => one.offsetWidth).map((one) => [one, one.getBoundingClientRect()]);
  return seen.flatMap(([one, own]) => seen.filter(([two, { top, bottom }]) =>
    one !== two && top >= own.top && Math.min(bottom, own.bottom) > top + 1).map(([two]) => two.textContent));
}"""
"""What is drawn over what stands above it, in the column or the sheet."""
ASKED: Final = """() => {
  const sure = document.querySelector('.sure');
  const [own, words, stay, leave] = [sure, ...sure.children].map((one) => one.getBoundingClientRect());
  const colours = [...sure.querySelectorAll('button')].map((one) => getComputedStyle(one).color);
  const level = stay.top === leave.top && stay.height === leave.height && stay.height < 60;
  const within = own.left <= stay.left && leave.right <= own.right && leave.bottom <= own.bottom;
  return level && within && words.bottom <= stay.top && colours[0] !== colours[1] &&
    document.activeElement === sure.querySelector('[data-stay]');
}"""
"""Whether the question stands over two unlike buttons in one block; the harmless one has the focus."""
FAR: Final = 12
"""Pixels between buttons whose edges are not drawn."""
LOW: Final = {"1440 x 900", "1024 x 768"}
"""The sizes that are too low for a row of its own."""


def is_whole(person: Person) -> None:
    """Everything beside the board is whole or absent, and can be reached."""
    page = person.page
    for size in sized(page, SIZES):
        person.settles()
        assert page.evaluate(CUT) == [], size
        assert page.evaluate(ALONE) == [], size
        assert page.evaluate(LINES), f"{size}: nothing is told"
        assert page.evaluate(NESTED) == [], size


@every_game_of_few_and_most
def test_all_beside_a_table_is_whole(server: ServerProcess, meet: Meet, game: Game, seats: int) -> None:
    table, tokens = goes_on(server, at_random(game, seats), part=0.5)
    due = server.get(f"/tables/{table}")["due"][0]
    anna = meet().sits(table, {due: tokens[due]})
    expect(anna.page.locator("[data-stop]")).to_be_attached()
    is_whole(anna)
    if seats == few(game):
        anna.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        assert anna.settles().page.evaluate(TOLD) >= LATEST
    if not at_once(game):
        anna.composes()
        anna.page.locator("[data-confirm]").click()
        expect(anna.page.locator("[data-busy]")).to_have_count(0)
        is_whole(anna)
    for size in sized(anna.page, SIZES):
        assert anna.page.evaluate(OUT_OF_REACH) == [], size


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
        assert page.evaluate(OUT_OF_REACH) == [], size


@the_showy_game_quickly
def test_nothing_in_the_sheet_lies_over_anything_else(server: ServerProcess, meet: Meet, game: Game) -> None:
    table, tokens = goes_on(server, at_random(game, few(game)), part=0.5)
    page = meet(size=PHONE).sits(table, {0: tokens[0]}).page
    opener = page.get_by_role("button", name="Log, chat and more")
    opener.click()
    expect(page.get_by_role("tab", selected=True)).to_be_focused()
    for tab in page.get_by_role("tab").all():
        tab.click()
        for size in sized(page, [PHONE, SMALL]):
            assert page.evaluate(LAID_OVER) == [], size
            assert page.evaluate(NESTED) == [], size
    page.go_back()
    expect(page.locator(".sheet.open")).to_have_count(0)
    expect(opener).to_be_focused()
    assert page.url.endswith(f"/t/{table}")


def test_a_wide_window_lower_than_a_phone_has_all_below_the_hand(server: ServerProcess, meet: Meet) -> None:
    table, tokens = goes_on(server, at_random(SHOWY, 2), part=0.5)
    page = meet(size=(1000, 500)).sits(table, {0: tokens[0]}).turns_to("table")
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


def test_what_gives_a_game_up_stands_apart(server: ServerProcess, meet: Meet) -> None:
    """In a row of its own; where a window is too low for that, at the other end of the row."""
    for game in GAMES:
        seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "level": "random"}] * (few(game) - 1)]
        table, tokens, _ = server.table(game.slug, seats)
        page = meet(size=SIZES[0]).sits(table, tokens).page
        resign = page.get_by_role("button", name="Resign")
        expect(resign).to_be_visible()
        for size in sized(page, [*SIZES, (1920, 1080), PHONE, SMALL]):
            if not resign.is_visible():
                page.get_by_role("button", name="Log, chat and more").click()
            expect(resign).to_be_visible()
            level, gap = page.evaluate(APART)
            assert not level or (size in LOW and gap >= FAR), f"{game.slug}, {size}: {gap}"
            resign.click()
            assert page.evaluate(ASKED), f"{game.slug}, {size}"
            page.get_by_role("button", name="Play on").click()
