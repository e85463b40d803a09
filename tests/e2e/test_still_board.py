"""A board never moves: what happens in a game changes neither its place nor its size on any screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from parlour.kernel.game import Game
from tests.e2e.conftest import Meet
from tests.e2e.games import at_once, the_showy_game_quickly
from tests.e2e.known_turns import goes_on, last_turn
from tests.e2e.persona import Person, eventually
from tests.e2e.server_process import ServerProcess
from tests.e2e.test_lessons import course
from tests.e2e.touching import plays

SIZES: Final = [(1440, 900), (1024, 768), (390, 844), (320, 568)]
SEATS: Final = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]
LEAST: Final = {(1440, 900): 0.44, (1024, 768): 0.48, (390, 844): 0.44, (320, 568): 0.44}
"""The part of the screen that the areas of the stage take at least, boards of others included."""
TAKEN: Final = """() => [...document.querySelectorAll('.stage :is(.slot, .other)')]
  .map((one) => one.getBoundingClientRect()).reduce((sum, { width, height }) => sum + width * height, 0)"""
WIDE_SIZES: Final = [*SIZES[:2], (1920, 1080)]
BANDS: Final = """() => {
  const felt = document.querySelector('.felt');
  const boxes = [...felt.querySelectorAll('.slot, .other')].map((one) => one.getBoundingClientRect());
  const wide = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  return felt.clientWidth - wide;
}"""
"""Pixels of the stage beside what lies on it, both sides together."""
WIDEST_BANDS: Final = 60
BARE: Final = """() => {
  const lowest = (all) => Math.max(...[...document.querySelectorAll(all)].map((one) =>
    one.getBoundingClientRect().bottom));
  return document.querySelector('.felt .other') ? lowest('.felt .slot') - lowest('.felt .other') : 0;
}"""
"""Pixels of bare felt below the boards of others, beside one's own."""
MOST_BARE: Final = 60
SMALLEST_CELL: Final = 19.0
LEAST_MARK: Final = 0.5
LEGIBLE: Final = 9.0
"""Pixels of the smallest text."""
BOARD: Final = """() => [...document.querySelectorAll('.stage :is(.slot, .other)')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const box = [x, y, width, height].map((v) => Math.round(2 * v) / 2);
  return [one.querySelector('[data-area]').dataset.area, ...box];
})"""
SMALLEST: Final = """() => Math.min(...[...document.querySelectorAll('.stage [data-key]')].map((cell) => {
  const { width, height } = cell.getBoundingClientRect();
  return Math.min(width, height);
}))"""
SMALLEST_TEXT: Final = """() => {
  const drawn = [...document.querySelectorAll(':is(.stage, .dock, .beside) svg text')];
  const sizes = drawn.map((text) => [text, text.getScreenCTM().a]);
  for (const use of document.querySelectorAll('.stage svg use, .dock svg use'))
    for (const text of document.querySelector(use.getAttribute('href'))?.querySelectorAll('text') ?? [])
      sizes.push([text, use.getScreenCTM().a]);
  for (const written of document.querySelectorAll('.table *'))
    if (!(written instanceof SVGElement) && written.offsetWidth > 1 &&
        [...written.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
      sizes.push([written, 1]);
  return sizes.map(([one, scale]) => [scale * parseFloat(getComputedStyle(one).fontSize), one.textContent])
    .reduce((least, one) => (one[0] < least[0] ? one : least));
}"""
COVERED = """() => {
  const stage = document.querySelector('.stage').getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(document.querySelector('.dock .sentence') ?? document.head);
  return [...words.getClientRects()].some((one) =>
    Math.min(one.bottom, stage.bottom) - Math.max(one.top, stage.top) > 1 &&
    Math.min(one.right, stage.right) - Math.max(one.left, stage.left) > 1);
}"""
"""Whether the sentence lies over the board, as a long one of a draft may on small screens."""

CUT: Final = """() => {
  const room = document.querySelector('[data-latest]')?.getBoundingClientRect();
  return [...document.querySelectorAll('[data-latest] .event')].filter((line) => {
    const { left, bottom } = line.getBoundingClientRect();
    return left < room.right && bottom > room.bottom + 5;
  }).length;
}"""
"""How many of the latest lines are seen in part."""
CRAMPED: Final = """() => [...document.querySelectorAll('.acts > .button')].filter((button) => {
  const [row, own] = [button.parentElement, button].map((one) => one.getBoundingClientRect());
  const high = own.top < row.top - 1 || own.bottom > row.bottom + 1;
  return own.height && (high || button.scrollHeight > button.clientHeight + 1);
}).length"""
"""How many buttons under the hand are higher than their row, or too low for their words."""

TIGHT: Final = """() => [...document.querySelectorAll('.buttons > .button')].filter((button) => {
  const words = document.createRange();
  words.selectNodeContents(button);
  const [all, own] = [words, button].map((one) => one.getBoundingClientRect());
  return all.left < own.left + 4 || all.right > own.right - 4;
}).map((button) => button.textContent)"""
"""Buttons under the hand whose words touch their border."""

MARKED: Final = """() => [...document.querySelectorAll('.seat.due')].flatMap((seat) => {
  const { width, height } = getComputedStyle(seat, '::before');
  const part = Math.max(parseFloat(width) / seat.clientWidth, parseFloat(height) / seat.clientHeight);
  return seat.clientWidth ? [part] : [];
})"""
"""How much of a side of its seat the mark takes that says whose turn it is."""

WATCH: Final = (
    """() => {
  const board = """
    + BOARD
    + """;
  window.seen = [];
  const look = () => seen.push([
    [...document.querySelectorAll('.seat.due')].map((seat) => Number(seat.dataset.seat)), board()]);
  new MutationObserver(look).observe(document.querySelector('.table'), {
    childList: true, subtree: true, attributes: true });
}"""
)
"""Notes with every change of the page whose turn it is and where the board lies."""

SHOW_ON: Final = """() => {
  document.querySelector('[data-task]:not(:has([data-busy])) [data-step]')?.click();
  return !document.querySelector('[data-step]') && !!document.querySelector('[data-said]');
}"""
"""Shows the next turn of a solution; says whether that was it."""

Rectangles = dict[tuple[int, int], list[list[object]]]


def measured(person: Person, *, before_a_draft: bool = False) -> Rectangles:
    """Where the areas of the stage lie on every screen."""
    found = {}
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        found[width, height] = person.settles().page.evaluate(BOARD)
        assert person.page.evaluate(CUT) == 0, f"{width} x {height}: a line is cut"
        covered = before_a_draft and person.page.evaluate(COVERED)
        assert not covered, f"{width} x {height}: the sentence lies over the board"
        marked = before_a_draft and person.page.evaluate(MARKED)
        assert not marked or min(marked) > LEAST_MARK, f"{width} x {height}: whose turn is it?"
        size, text = person.page.evaluate(SMALLEST_TEXT)
        assert size >= LEGIBLE, f"{width} x {height}: {text!r} is {size:.2f} pixels high"
    return found


def commits(person: Person) -> list[tuple[list[int], object]]:
    """Plays what is offered first and waits until there is more to do; what was seen meanwhile."""
    page = person.page
    person.composes()
    page.locator("[data-confirm]").click()
    eventually(lambda: page.locator("[data-busy], [data-confirm]").count() == 0)
    eventually(lambda: any(person.look()[kind] for kind in ("pick", "lit", "actions")))
    seen: list[tuple[list[int], object]] = page.evaluate("seen")
    return seen


@the_showy_game_quickly
def test_the_board_lies_still_through_a_whole_game(server: ServerProcess, meet: Meet, game: Game) -> None:
    table, tokens, _ = server.table(game.slug, SEATS)
    anna = meet().sits(table, tokens)
    page = anna.page
    eventually(lambda: any(anna.look()[kind] for kind in ("pick", "lit", "actions")))
    start = measured(anna, before_a_draft=True)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        taken = anna.settles().page.evaluate(TAKEN)
        assert taken >= LEAST[width, height] * width * height, f"{width} x {height}: {taken}"
        assert page.evaluate(SMALLEST) >= SMALLEST_CELL, f"{width} x {height}"
    for width, height in WIDE_SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert anna.settles().page.evaluate(BANDS) <= WIDEST_BANDS, f"{width} x {height}"
        assert page.evaluate(BARE) <= MOST_BARE, f"{width} x {height}"

    page.evaluate(WATCH)
    others = page.locator(".log .turn", has_text=page.inner_text("[data-seat='1'] .name"))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        anna.settles()
        page.evaluate("seen.length = 0")
        told = others.count()
        seen = commits(anna)
        while not (at_once(game) or any(1 in due for due, _ in seen)):
            assert others.count() == told, "the other's turn was missed"
            seen = commits(anna)  # the turn goes on: something is owed for what was played
        assert all(areas == start[width, height] for _, areas in seen), f"{width} x {height}: a turn"

    anna.composes()
    assert measured(anna) == start, "a draft"
    assert page.evaluate(TIGHT) == [], "on the smallest screen"
    for aid in page.locator("[data-aid]").all():
        aid.click()
        page.wait_for_selector("[data-answer]")
        assert measured(anna) == start, aid.get_attribute("data-aid")
        page.keyboard.press("Escape")
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    anna.resigns()
    page.wait_for_selector("[data-final]")
    assert measured(anna) == start, "the end"
    assert page.locator(".acts > .button").count() == 2
    assert page.evaluate(CRAMPED) == 0


@the_showy_game_quickly
def test_the_board_lies_still_among_the_most_seats_to_the_end_of_a_game(
    server: ServerProcess, meet: Meet, game: Game
) -> None:
    last = last_turn(game, max(game.seating.seats))
    table, tokens = goes_on(server, last.before)
    anna = meet().sits(table, {last.seat: tokens[last.seat]})
    eventually(lambda: any(anna.look()[kind] for kind in ("pick", "lit", "actions")))
    start = measured(anna, before_a_draft=True)
    anna.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    plays(anna, last.before, last.seat, last.actions)
    anna.page.wait_for_selector("[data-final]")
    assert measured(anna) == start, "the end"


def lies_still(person: Person, game: Game, kind: str, solves: Callable[[], None]) -> None:
    """The board of a task is the same before, with help, with a draft and at its end."""
    page = person.page
    page.goto(f"/{kind}/{game.slug}")
    page.wait_for_selector("[data-ask]")
    start = measured(person)
    assert all(start.values())
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert person.settles().page.evaluate(CRAMPED) == 0, f"{kind}: {width} x {height}"
    helper = page.locator("[data-hint], [data-show]")
    if helper.count():
        helper.click()
        assert measured(person) == start, f"{kind}: a hint"
    person.composes()
    assert measured(person) == start, f"{kind}: a draft"
    page.evaluate("sessionStorage.clear()")  # else the draft is still there
    page.reload()
    page.wait_for_selector("[data-ask]")
    solves()
    assert measured(person) == start, f"{kind}: a turn"
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    if page.locator("[data-solution]").count():
        page.click("[data-solution]")
        eventually(lambda: page.evaluate(SHOW_ON))
        assert measured(person) == start, f"{kind}: the end"


def tries(person: Person) -> None:
    """Plays the first turn that is offered, be it right or wrong."""
    person.composes()
    person.page.locator("[data-confirm]").click()
    eventually(lambda: person.page.locator("[data-busy], [data-confirm]").count() == 0)


@the_showy_game_quickly
def test_the_board_lies_still_through_a_lesson_and_puzzles(meet: Meet, game: Game) -> None:
    person = meet()
    taught = course(game)

    def learns() -> None:
        plays(person, taught.beginnings[0], taught.seat, taught.answers[0])
        person.page.wait_for_selector("[data-said]")

    lies_still(person, game, "learn", learns)
    lies_still(person, game, "puzzles", partial(tries, person))
    lies_still(person, game, "daily", partial(tries, person))
