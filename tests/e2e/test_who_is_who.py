"""Everybody at a table can be told: their names are whole, bots have their faces wherever they are named."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from parlour.kernel.game import Game
from parlour.kernel.language import LANGUAGES, SOURCE
from parlour.kernel.state import Variant
from parlour.view.company import first_colours
from tests.e2e.conftest import Meet
from tests.e2e.games import GAMES, at_once, at_random, every_game, every_game_in_teams, few, people
from tests.e2e.known_turns import goes_on, last_turn
from tests.e2e.persona import PHONE, Person, eventually, sized
from tests.e2e.server_process import ServerProcess
from tests.e2e.test_language_change import speaks
from tests.e2e.touching import plays

SIZES: Final = [(1024, 768), PHONE, (320, 568)]


NAMES: Final = ["Anna", "Benjamin", "Caroline", "Dominika", "Federico", "Isabelle"]
ROUND: Final = (*(one for one in LANGUAGES if one != SOURCE), SOURCE)
"""All languages, for a page that is in English now."""
THREE: Final = 3
FOUR: Final = 4


@every_game
def test_names_are_whole_and_bots_have_faces_in_the_latest_lines(
    server: ServerProcess, meet: Meet, game: Game
) -> None:
    """With a bot on each other seat of the fewest, and with as many people as there may be."""
    seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "level": "random"}] * (few(game) - 1)]
    table, tokens, _ = server.table(game.slug, seats)
    anna = meet(size=PHONE).sits(table, tokens)
    if not at_once(game):  # where all play at the same time, lines speak of all
        face = anna.page.locator("[data-latest] .disc svg")
        eventually(lambda: face.count() or (anna.does_something() and None))
        expect(face.first).to_be_visible()
    for size in sized(anna.page, SIZES):
        assert anna.page.evaluate("probes.cutNames()") == [], size
    everybody = people(max(game.seating.seats))
    seats = [{**one, "name": name} for one, name in zip(everybody, NAMES, strict=False)]
    table, tokens, _ = server.table(game.slug, seats)
    page = anna.sits(table, {0: tokens[0]}).page
    expect(page.locator(".seats .score")).to_have_count(len(seats))
    for size in sized(page, SIZES):
        assert page.evaluate("probes.cutNames()") == [], size


def takes_a_colour(person: Person) -> tuple[str, set[str]]:
    """Takes the first colour that is offered: its name, and what was offered."""
    offered = eventually(person.page.locator("[data-action]:visible").all_inner_texts)
    button = person.page.get_by_role("button", name=offered[0], exact=True)
    button.click()
    expect(button).to_have_count(0)
    return offered[0], set(offered)


@pytest.mark.parametrize("apart", [True, False], ids=["by link", "one device"])
def test_a_colour_that_is_taken_is_not_offered_again(server: ServerProcess, meet: Meet, apart: bool) -> None:
    game = next(game for game in GAMES if first_colours(Variant.of(game, seats=2))[:1] not in ([], [0]))
    seats = people(max(game.seating.seats))
    table, tokens, invite = server.table(game.slug, [seats[0], {"kind": "link"}] if apart else seats)
    players = [meet().sits(table, tokens)]
    if apart:
        players.append(meet())
        players[1].page.goto(f"/j/{invite}")
        players[1].page.get_by_label("Your name").fill("Ben")
        players[1].page.get_by_role("button", name="Sit down").click()
        players[1].page.wait_for_url(f"**/t/{table}")
    taken = set[str]()
    for _ in range(2 if apart else len(seats)):
        due = server.get(f"/tables/{table}")["due"][0] if apart else 0
        colour, offered = takes_a_colour(players[due])
        assert offered.isdisjoint(taken)
        taken.add(colour)
    assert len(taken) == (2 if apart else len(seats))
    worn = players[0].page.evaluate("probes.wornBySeats()")
    assert len(set(worn)) == len(worn) == len(taken)


def test_a_player_has_one_colour_to_the_end(server: ServerProcess, meet: Meet) -> None:
    """Where that is not the colour of the seat's number: in ring, log, chart and list."""
    game = next(game for game in GAMES if first_colours(Variant.of(game, seats=2))[:1] not in ([], [0]))
    last = last_turn(game, 2)
    table, tokens = goes_on(server, last.before)
    anna = meet(size=(1440, 900)).sits(table, {last.seat: tokens[last.seat]})
    eventually(lambda: any(anna.look()[kind] for kind in ("pick", "lit", "actions")))
    plays(anna, last.before, last.seat, last.actions)
    expect(anna.page.locator("figure svg")).to_be_visible()
    seen = anna.page.evaluate("probes.wornByLetters()")
    own = {letter: worn[0] for letter, worn in seen["seats"].items()}
    assert own["A"] != "seat-0" or own["B"] != "seat-1"
    for where in ("log", "list", "chart"):
        assert {letter: {*worn} for letter, worn in seen[where].items()} == {
            letter: {worn} for letter, worn in own.items()
        }, where
    assert {*anna.page.evaluate("probes.wornByRings()")} == {own["AB"[1 - last.seat]]}


@every_game_in_teams
def test_a_phone_says_in_words_who_plays_together(server: ServerProcess, meet: Meet, game: Game) -> None:
    variant = Variant.of(game, seats=FOUR)
    seats = [{**one, "name": name} for one, name in zip(people(FOUR), NAMES, strict=False)]
    table, tokens, _ = server.table(game.slug, seats)
    page = meet(size=PHONE, touch=True).sits(table, {0: tokens[0]}).page
    worn = page.locator(".seats .team")
    expect(worn).to_have_text([f"Team {team + 1}" for team in variant.teams])
    for size in sized(page, [PHONE, (360, 740)]):
        for team in worn.all():
            expect(team, size).to_be_in_viewport(ratio=1)
        assert page.evaluate("probes.cutNotes('.team')") == [], size
    page.get_by_role("button", name="Log, chat and more").click()
    page.locator("[data-tab=table]").click()
    expect(page.locator("[data-team='0']")).to_have_text("Team 1: Anna and Caroline.")


def test_what_is_told_of_oneself_is_whole_among_the_most_players(server: ServerProcess, meet: Meet) -> None:
    game = max(GAMES, key=lambda game: max(game.seating.seats))
    bots = [{"kind": "bot", "level": "random"}] * (max(game.seating.seats) - 1)
    table, tokens, _ = server.table(game.slug, [{"kind": "me", "name": "Anna"}, *bots])
    page = meet(size=(1024, 768)).sits(table, {0: tokens[0]}).page
    expect(page.locator(".seats .due")).to_have_count(1)
    facts = page.locator(".seats .seat .fact").first
    assert facts.evaluate("(fact) => fact.scrollWidth <= fact.clientWidth"), facts.inner_text()


def test_what_is_noted_of_three_players_is_seen_in_every_language(server: ServerProcess, meet: Meet) -> None:
    """As the colour that somebody plays, in words."""
    for game in (game for game in GAMES if max(game.seating.seats) == THREE):
        table, _ = goes_on(server, at_random(game, THREE), part=0.5)
        page = meet(size=SIZES[0]).visits(table).page
        notes = page.locator(".seats .note")
        for language in ROUND:
            before = notes.all_text_contents()
            speaks(page, language)
            expect(notes).to_have_count(THREE)
            expect(notes).not_to_have_text(before)
            for size in sized(page, SIZES, either_way=True):
                for note in notes.all():
                    expect(note, f"{language}, {size}").to_be_in_viewport(ratio=1)
                assert page.evaluate("probes.cutNotes('.note')") == [], f"{language}, {size}"


def test_a_program_is_shown_as_one_before_and_after_the_start_in_every_language(
    server: ServerProcess, meet: Meet
) -> None:
    words = {
        "en": "a program",
        "de": "ein Programm",
        "cs": "program",
        "fr": "un programme",
        "es": "un programa",
    }
    game = next(game for game in GAMES if 3 in game.seating.seats)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "link"}, {"kind": "link"}]
    table, tokens, invite = server.table(game.slug, seats)
    page = meet().sits(table, tokens).page
    server.post(f"/tables/{table}/join", {"invite": invite, "name": "Model", "program": True})
    for language, said in words.items():
        speaks(page, language)
        expect(page.get_by_role("listitem").filter(has_text="Model")).to_contain_text([said] * 2)
    server.post(f"/tables/{table}/join", {"invite": invite, "name": "Ben", "program": False})
    for language, said in words.items():
        speaks(page, language)
        expect(page.locator("[data-program='1']")).to_have_text(said)
        expect(page.locator("[data-program]")).to_have_count(1)
        expect(page.locator(".seats [data-seat='1'] .visually-hidden").first).to_contain_text(said)
