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
from tests.e2e.persona import Person, eventually
from tests.e2e.server_process import ServerProcess
from tests.e2e.whole_evening import BOT, moments, over

SEATS: Final = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]
NEAR: Final = 3.0
"""Pixels between a place and what lies there."""


A_FRAME: Final = 20
"""Milliseconds."""
SOME: Final = 12
"""Touches of a game, in which something scores."""


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
    page.evaluate("probes.watchFlights()")
    flights = list[dict[str, Any]]()
    while not any(flight["ends"] for flight in flights):  # a game may begin with turns that only choose
        anna.composes()
        eventually(lambda: page.locator(".flying").count() == 0)
        spent = page.evaluate("probes.drawnPieces('.used')")
        page.locator("[data-confirm]").click()
        expect(page.locator("[data-busy], .flying")).to_have_count(0)
        flights = eventually(lambda: page.evaluate("probes.landed()"))
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
    page.evaluate("probes.watchRising()")
    page.keyboard.press("ArrowRight")
    landed, beginnings = eventually(lambda: page.evaluate("probes.risen()"))
    assert landed > 0
    assert min(beginnings) >= landed - A_FRAME


def test_a_touch_skips_the_draw_of_the_starter(server: ServerProcess, meet: Meet) -> None:
    open_game = next(game for game in GAMES if 2 in game.seating.seats and not game.hidden)
    table, tokens, _ = server.table(open_game.slug, [SEATS[0], {"kind": "here", "name": "Ben"}])
    anna = meet(still=False).sits(table, tokens)
    expect(anna.page.locator(".seat.drawn")).to_have_count(1)
    anna.page.mouse.click(5, 5)
    expect(anna.page.locator(".seat.drawn")).to_have_count(0, timeout=1000)


def test_hands_are_dealt_from_the_pile_unless_nothing_shall_move(server: ServerProcess, meet: Meet) -> None:
    anna = meet(still=False)
    page = anna.page
    page.add_init_script("probes.countFlights()")
    hand = page.locator(".hand [data-piece]")
    sits_at_a_new_table(anna, server)
    page.click("[data-curtain] button")
    expect(hand.first).to_be_visible()
    anna.settles()
    eventually(lambda: page.evaluate("probes.flownPieces()") >= hand.count())
    page.emulate_media(reduced_motion="reduce")
    sits_at_a_new_table(anna, server)
    page.click("[data-curtain] button")
    expect(hand.first).to_be_visible()
    anna.settles()
    assert page.evaluate("probes.flownPieces()") == 0


def sits_at_a_new_table(person: Person, server: ServerProcess) -> None:
    """Holds both seats of a table where hands are dealt."""
    dealt = next(game for game in GAMES if 2 in game.seating.seats and game.hidden)
    table, tokens, _ = server.table(dealt.slug, [SEATS[0], {"kind": "here", "name": "Ben"}])
    person.sits(table, tokens)


def test_what_lies_on_an_open_table_is_laid_piece_by_piece(server: ServerProcess, meet: Meet) -> None:
    """Where there is no pile that it could come from."""
    laid = next(game for game in GAMES if 2 in game.seating.seats and not game.hidden)
    table, tokens, _ = server.table(laid.slug, [SEATS[0], {"kind": "here", "name": "Ben"}])
    anna = meet(still=False)
    anna.context.add_init_script("probes.watchComing()")
    page = anna.sits(table, tokens).page
    coming = eventually(lambda: page.evaluate("probes.comingPieces()"))
    assert len(coming) == len({piece for piece, _ in coming}) == page.locator("[data-piece]").count() > 1
    assert len({delay for _, delay in coming}) == len(coming)


def test_a_press_ends_the_deal(server: ServerProcess, meet: Meet) -> None:
    """Of a pointer, and of a key."""
    anna = meet(still=False)
    page = anna.page
    for press in ({}, {"key": " "}):
        sits_at_a_new_table(anna, server)
        page.evaluate("probes.pressInFlight", {"bubbles": True, **press})
        page.click("[data-curtain] button")
        eventually(lambda: page.evaluate("probes.leftInFlight() !== null"))
        assert page.evaluate("probes.leftInFlight()") == 0, press


@the_showy_game_quickly
def test_nothing_moves_for_those_who_ask_for_it(server: ServerProcess, meet: Meet, game: Game) -> None:
    table, tokens, _ = server.table(game.slug, SEATS)
    anna = meet()
    anna.context.add_init_script("probes.watchMotion()")
    page = anna.sits(table, tokens).page
    for _ in range(SOME):
        eventually(lambda: anna.over or anna.does_something())
    if not anna.over:
        anna.resigns()
    page.wait_for_selector("[data-final]")
    motion = page.evaluate("probes.motion()")
    assert motion["moved"] == []
    assert motion["lots"] <= 1, "the lot falls at once"
    eventually(lambda: page.evaluate("probes.lasting()") == [])


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
