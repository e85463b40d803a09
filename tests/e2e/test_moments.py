"""What is staged at a table: pieces on their way, the draw of the starter, faces, the end."""

from __future__ import annotations

from math import dist
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from parlour.kernel.game import Game
from tests.e2e.conftest import Meet
from tests.e2e.games import GAMES, at_once, showy, the_showy_game_quickly
from tests.e2e.modules import built
from tests.e2e.persona import eventually
from tests.e2e.server_process import ServerProcess
from tests.e2e.whole_evening import BOT, moments, over

SEATS: Final = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]
NEAR: Final = 3.0
"""Pixels between a place and what lies there."""
PIECES: Final = """window.pieces = (of = '') => [...document.querySelectorAll(`.piece${of}`)].map((piece) => {
  const { e, f } = piece.getScreenCTM();
  return [piece.querySelector('use:last-of-type').getAttribute('href'), e, f];
})"""
WATCH: Final = """() => {
  window.flights = [];
  const middle = (e) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  new MutationObserver((changes) => {
    for (const ghost of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const { left, top, width, height } = ghost.style;
      const goal = [parseFloat(left) + parseFloat(width) / 2, parseFloat(top) + parseFloat(height) / 2];
      const flight = { face: ghost.querySelector('use:last-of-type').getAttribute('href'), goal, way: [] };
      flight.places = pieces(); // the piece lies there, unseen: a hand may be laid anew before it has landed
      flight.ends = Number(ghost.getAnimations()[0]?.effect.getKeyframes().at(-1).opacity ?? 1);
      window.flights.push(flight);
      const look = () => {
        if (!ghost.isConnected) {
          flight.over = true;
          return;
        }
        flight.way.push(middle(ghost));
        requestAnimationFrame(look);
      };
      look();
    }
  }).observe(document.querySelector('.overlay'), { childList: true });
}"""
LANDED: Final = """() => {
  const on = (what) => document.querySelector(what);
  const again = on('[data-lit], [data-pick]') && !on('[data-confirm]');
  return again && flights.length && flights.every(({ over }) => over) && flights;
}"""
"""What flew, one's own and others', by the time that it is one's turn again."""


PRESS_AT_ONCE: Final = """(press) => {
  window.left = null;
  new MutationObserver((_, watch) => {
    if (!document.querySelector('.flying')) return;
    watch.disconnect();
    const { key } = press;
    document.body.dispatchEvent(
      key ? new KeyboardEvent('keydown', press) : new PointerEvent('pointerdown', press));
    const look = () => { window.left = document.querySelectorAll('.flying').length; };
    requestAnimationFrame(() => requestAnimationFrame(look));
  }).observe(document, { childList: true, subtree: true });
}"""
"""Presses as soon as something flies, and counts what still does two frames later."""
NOTE_MOTION: Final = """
window.moved = [];
window.drawn = new Set();
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  moved.push(this.getAttribute('class') ?? this.tagName);
  return animate.apply(this, how);
};
new MutationObserver(() => {
  for (const one of document.querySelectorAll('.rising, .flying')) moved.push(one.getAttribute('class'));
  for (const one of document.querySelectorAll('.seat.drawn')) drawn.add(one.dataset.seat);
}).observe(document, { childList: true, subtree: true, attributes: true });
"""
"""What the page moves itself, and the seats that the lot shows; moments that styles move last no time."""
LASTING: Final = """() => document.getAnimations()
  .map((one) => one.effect.getComputedTiming().endTime).filter((ms) => ms > 1)"""
WATCH_RISING: Final = """() => {
  const timing = (one) => one.effect.getComputedTiming();
  const all = (what) => [...document.querySelectorAll(what)].flatMap((one) => one.getAnimations());
  const now = () => document.timeline.currentTime;
  let landed = 0;
  new MutationObserver(() => {
    const left = all('.flying').map((one) => timing(one).endTime - (one.currentTime ?? 0));
    if (left.length) landed = Math.max(landed, now() + Math.max(...left));
    if (window.rose || !document.querySelector('.rising')) return;
    window.rose = [landed, all('.rising *').map((one) => now() + timing(one).delay)];
  }).observe(document, { childList: true, subtree: true });
}"""
"""Notes when the sum comes until when pieces fly, and when each part of it begins."""
A_FRAME: Final = 20
"""Milliseconds."""
SOME: Final = 12
"""Touches of a game, in which something scores."""


COUNT_FLIGHTS: Final = """
window.flown = 0;
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node.classList?.contains('flying')) window.flown += 1;
}).observe(document, { childList: true, subtree: true });
"""


NOTE_COMING: Final = """
window.coming = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  if (this.dataset.piece) coming.push([this.dataset.piece, how[1].delay]);
  return animate.apply(this, how);
};
"""
"""The pieces that the page shows coming, and how many milliseconds after the first."""


def lies(pieces: list[Any], face: str, spot: list[float]) -> bool:
    return any(one == face and dist((x, y), spot) <= NEAR for one, x, y in pieces)


@the_showy_game_quickly
def test_a_piece_flies_to_where_it_lies_and_what_is_spent_fades_in_place(
    server: ServerProcess, meet: Meet, game: Game
) -> None:
    table, tokens, _ = server.table(game.slug, SEATS)
    anna = meet(still=False).sits(table, tokens)
    eventually(lambda: any(anna.look()[kind] for kind in ("pick", "lit", "actions")))
    page = anna.page
    page.evaluate(PIECES)
    page.evaluate(WATCH)
    flights = list[dict[str, Any]]()
    while not any(flight["ends"] for flight in flights):  # a game may begin with turns that only choose
        anna.composes()
        eventually(lambda: page.locator(".flying").count() == 0)
        spent = page.evaluate("pieces('.used')")
        page.locator("[data-confirm]").click()
        expect(page.locator("[data-busy], .flying")).to_have_count(0)
        flights = eventually(lambda: page.evaluate(LANDED))
    for flight in flights:
        if flight["ends"] == 0:
            assert all(dist(spot, flight["goal"]) <= NEAR for spot in flight["way"]), flight
        else:
            assert lies(flight["places"], flight["face"], flight["goal"]), flight
    faded = [[flight["face"], *flight["goal"]] for flight in flights if flight["ends"] == 0]
    assert all(lies(faded, face, spot) for face, *spot in spent), "what is spent goes unseen"


@pytest.mark.long  # compiling a game takes half a minute where the cache has none
def test_what_a_step_was_worth_shows_once_its_pieces_lie(rules_server: ServerProcess, meet: Meet) -> None:
    server = rules_server
    open_games = [game for game in GAMES if 2 in game.seating.seats and not game.hidden and not at_once(game)]
    table, _, _ = server.table(open_games[-1].slug, [BOT, BOT])
    over(server, table)
    built(open_games[-1])
    last = len(moments(server, table)) - 2
    page = meet(still=False, address=server.address).page
    page.goto(f"/replay/{table}#{last}")
    page.wait_for_selector(".stage [data-piece]")
    eventually(lambda: page.locator(".flying").count() == 0)
    page.evaluate(WATCH_RISING)
    page.keyboard.press("ArrowRight")
    landed, beginnings = eventually(lambda: page.evaluate("window.rose"))
    assert landed > 0
    assert min(beginnings) >= landed - A_FRAME


def test_a_touch_skips_the_draw_of_the_starter(server: ServerProcess, meet: Meet) -> None:
    open_game = next(game for game in GAMES if 2 in game.seating.seats and not game.hidden)
    table, tokens, _ = server.table(open_game.slug, [SEATS[0], {"kind": "here", "name": "Ben"}])
    anna = meet(still=False).sits(table, tokens)
    expect(anna.page.locator(".seat.drawn")).to_have_count(1)
    anna.page.mouse.click(5, 5)
    expect(anna.page.locator(".seat.drawn")).to_have_count(0, timeout=1000)


@pytest.mark.parametrize("still", [False, True])
def test_hands_are_dealt_from_the_pile_unless_nothing_shall_move(
    server: ServerProcess, meet: Meet, still: bool
) -> None:
    dealt = next(game for game in GAMES if 2 in game.seating.seats and game.hidden)
    table, tokens, _ = server.table(dealt.slug, [SEATS[0], {"kind": "here", "name": "Ben"}])
    anna = meet(still=still)
    anna.context.add_init_script(COUNT_FLIGHTS)
    page = anna.sits(table, tokens).page
    page.click("[data-curtain] button")
    hand = page.locator(".hand [data-piece]")
    expect(hand.first).to_be_visible()
    anna.settles()
    if still:
        assert page.evaluate("flown") == 0
    else:
        eventually(lambda: page.evaluate("flown") >= hand.count())


def test_what_lies_on_an_open_table_is_laid_piece_by_piece(server: ServerProcess, meet: Meet) -> None:
    """Where there is no pile that it could come from."""
    laid = next(game for game in GAMES if 2 in game.seating.seats and not game.hidden)
    table, tokens, _ = server.table(laid.slug, [SEATS[0], {"kind": "here", "name": "Ben"}])
    anna = meet(still=False)
    anna.context.add_init_script(NOTE_COMING)
    page = anna.sits(table, tokens).page
    coming = eventually(lambda: page.evaluate("coming"))
    assert len(coming) == len({piece for piece, _ in coming}) == page.locator("[data-piece]").count() > 1
    assert len({delay for _, delay in coming}) == len(coming)


@pytest.mark.parametrize("press", [{}, {"key": " "}], ids=["press", "key"])
def test_a_press_ends_the_deal(server: ServerProcess, meet: Meet, press: dict[str, str]) -> None:
    dealt = next(game for game in GAMES if 2 in game.seating.seats and game.hidden)
    table, tokens, _ = server.table(dealt.slug, [SEATS[0], {"kind": "here", "name": "Ben"}])
    page = meet(still=False).sits(table, tokens).page
    page.evaluate(PRESS_AT_ONCE, {"bubbles": True, **press})
    page.click("[data-curtain] button")
    eventually(lambda: page.evaluate("left !== null"))
    assert page.evaluate("left") == 0


@the_showy_game_quickly
def test_nothing_moves_for_those_who_ask_for_it(server: ServerProcess, meet: Meet, game: Game) -> None:
    table, tokens, _ = server.table(game.slug, SEATS)
    anna = meet()
    anna.context.add_init_script(NOTE_MOTION)
    page = anna.sits(table, tokens).page
    for _ in range(SOME):
        eventually(lambda: anna.over or anna.does_something())
    if not anna.over:
        anna.resigns()
    page.wait_for_selector("[data-final]")
    assert page.evaluate("moved") == []
    assert page.evaluate("drawn.size") <= 1, "the lot falls at once"
    eventually(lambda: page.evaluate(LASTING) == [])


def test_a_bot_has_one_face_and_the_end_speaks_to_its_reader(server: ServerProcess, meet: Meet) -> None:
    table, tokens, _ = server.table(showy().slug, SEATS)
    anna = meet().sits(table, tokens)
    page = anna.page
    face = page.locator(".seats .disc svg path").first
    expect(face).to_be_visible()
    drawn = face.get_attribute("d")
    turns = [page.locator("li.turn", has_text=name) for name in ("Anna", "Dodo B")]

    def have_both_moved() -> bool:
        anna.does_something()
        return all(those.count() for those in turns)

    eventually(have_both_moved)  # a game of which a side had no turn is void
    anna.resigns()
    expect(page.locator("#end-title")).to_have_text("You lost")
    expect(page.locator(".ranking li").first).to_contain_text("Dodo B")
    assert page.locator(".ranking .disc svg path").first.get_attribute("d") == drawn
    assert page.locator(".card:has(.ranking) .go").count() == 1
