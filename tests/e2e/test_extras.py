"""What there is besides games, in a browser: rooms, facts, aids, best results, studies; no game is named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from parlour.display.contract import display_of
from parlour.games import catalogue, load
from parlour.kernel.game import Game, Room
from parlour.kernel.options import AIDS, WholeOption
from parlour.kernel.state import State, Variant
from tests.e2e.axe import findings
from tests.e2e.conftest import Meet
from tests.e2e.modules import built
from tests.e2e.persona import PHONE, SMALL, THINKING, WIDE, sized
from tests.e2e.server_process import ServerProcess
from tests.e2e.test_every_state import LEGIBLE
from tests.e2e.whole_evening import holds, over

ROOMS = [(game, room) for game in catalogue() for room in game.rooms]
EDITORS = [(game, room) for game, room in ROOMS if room.option]
PUZZLES = [(game, room) for game, room in ROOMS if not room.option]
HELPED = [(game, room) for game, room in PUZZLES if room.game.aids]
WITH_FACTS = [game for game in catalogue() if game.references(Variant.of(game).options)]
WITH_AIDS = [game for game in catalogue() if game.aids]
WITH_STUDY = [game for game in catalogue() if game.hindsight is not None]
FILLED: Final = 0.9
"""The part of the width of a page that its tables take at least."""
BESIDE: Final = [(1280, 800), (1440, 900), (1024, 768)]


def slug_of(value: object) -> str:
    return getattr(value, "slug", "")


def named(game: Game) -> str:
    return game.slug


def me_and_here(game: Game) -> list[dict[str, str]]:
    seats = Variant.of(game).seats
    return [
        {"kind": "me", "name": "Anna"},
        *({"kind": "here", "name": f"Guest {k}"} for k in range(1, seats)),
    ]


def touch(page: Page, state: State, action: int) -> None:
    """Do one action as a person does: press its button, or touch its things one after another.

    A thing that is the whole action, and could also begin another one, is touched again.
    """
    board = display_of(state.game).board(state.variant)
    refs = board.refs(action) or ()
    if isinstance(refs, str):
        page.locator(f'[data-action="{action}"]').click()
        return
    others = [board.refs(other) or "" for other in state.legal_actions(0) if other != action]
    if len(refs) == 1 and any(other[:1] == refs for other in others):
        refs *= 2
    places = {f"@{piece.id}": piece.place for piece in state.scene(0).pieces}
    for ref in refs:
        page.locator(f'[data-key="{places.get(ref, ref)}"]').click()


def refused(state: State) -> tuple[int, str]:
    """An action of two things to touch that is not allowed now, and why."""
    board = display_of(state.game).board(state.variant)
    places = {f"@{piece.id}": piece.place for piece in state.scene(0).pieces}
    for action in range(state.game.action_count):
        refs = board.refs(action)
        why = state.game.law.why_not(state.fields, 0, action)
        if why and isinstance(refs, tuple) and len(refs) == 2 and places.get(refs[0]) != refs[1]:
            return action, why.sentence
    raise AssertionError("everything is allowed")


# -- rooms -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "room"), EDITORS, ids=slug_of)
def test_what_is_made_in_a_room_is_played_on(meet: Meet, game: Game, room: Room) -> None:
    anna = meet()
    page = anna.page
    page.goto(f"{anna.address}/new/{game.slug}")
    page.locator("#seat-0-name").fill("Annabel")
    page.locator("form summary", has_text="Change the rules").click()
    page.locator(f'form [data-room="{room.game.slug}"]').click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-confirm]")).to_be_enabled()
    state = Variant.of(room.game).new_state()
    for area in display_of(room.game).board(state.variant).areas:
        if area.role == "side" and area.drawing:
            expect(page.locator(f'[data-area="{area.id}"] .corners').first).to_be_visible()
            expect(page.locator(f'[data-area="{area.id}"] circle.lit')).to_have_count(
                0
            )  # it would cover that
    action, why = refused(state)
    touch(page, state, action)
    expect(page.get_by_text(why).first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-key][data-pick]").first.focus()
    page.keyboard.press("Enter")
    page.locator("[data-key][data-lit]").last.click()
    expect(page.locator("ol li, [data-log] li").filter(has_text="moved").first).to_be_visible()
    assert findings(page) == []
    undo = page.get_by_role("button", name="Undo")
    undo.click()
    expect(undo).to_have_count(0)
    page.locator("[data-confirm]").click()
    gift = page.locator("[data-gift]")
    expect(gift).to_be_visible()
    assert findings(page) == []
    gift.click()
    page.wait_for_url(f"**/new/{game.slug}?*")
    expect(page.locator("#seat-0-name")).to_have_value("Annabel")
    page.locator("form button.go").last.click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize(("game", "room"), PUZZLES, ids=slug_of)
def test_a_puzzle_is_entered_from_its_game(meet: Meet, game: Game, room: Room) -> None:
    page = meet(size=PHONE).page
    page.goto(f"/new/{game.slug}")
    page.locator(f'.reading [data-room="{room.game.slug}"]').click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-key]").first).to_be_visible()
    expect(page.locator("[data-seat='0'] .score")).to_have_text("0")
    assert findings(page) == []


@pytest.mark.parametrize(("game", "room"), HELPED, ids=slug_of)
def test_a_puzzle_is_helped_along_to_its_end(meet: Meet, game: Game, room: Room) -> None:
    anna = meet(size=PHONE)
    page = anna.page
    page.goto(f"{anna.address}/new/{game.slug}")
    page.locator(f'.reading [data-room="{room.game.slug}"]').click()
    page.wait_for_url("**/t/*")
    for aid in room.game.aids:
        page.locator(f'[data-aid="{aid.name}"]').click()
        expect(page.locator("[data-answer]")).to_be_visible(timeout=THINKING * 1000)
    assert findings(page) == []
    state = Variant.of(room.game).new_state()
    while not state.is_over:
        action = room.game.aids[0].answer(state.view(0).fields, 0).actions[0]
        touch(page, state, action)
        state.apply(0, action)
        expect(page.locator("[data-seat='0'] .score")).to_have_text(str(state.scores()[0]))
    page.locator("[data-end]").click()  # on a small screen the board comes first
    expect(page.locator(".best [aria-current]")).to_contain_text(str(state.scores()[0]))
    assert findings(page) == []


# -- facts -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", WITH_FACTS, ids=named)
def test_facts_are_looked_up_from_the_rules_and_from_the_table(
    meet: Meet, server: ServerProcess, game: Game
) -> None:
    """They stand in tables with heads, which fill their page."""
    anna = meet()
    page = anna.page
    page.goto(f"{anna.address}/rules/{game.slug}")
    page.locator("[data-facts]").click()
    tables = game.references(Variant.of(game).options)
    expect(page.locator(".tables h2")).to_have_count(len(tables))
    assert findings(page) == []
    wanted = str(tables[-1].rows[0][0])
    page.keyboard.press("Tab")
    page.locator("#wanted").fill(wanted)
    expect(page.locator("tbody tr").first).to_be_visible()
    for row in page.locator("tbody tr").all_inner_texts():
        assert set(wanted.split()) <= set(row.split())
    page.locator("#wanted").fill("nonsense")
    expect(page.locator("tbody tr")).to_have_count(0)
    page.locator("#wanted").fill("")
    expect(page.locator("main table")).to_have_count(len(tables))
    for size in sized(page, [PHONE, WIDE]):
        assert page.evaluate("probes.headless()") == [], size
        assert page.evaluate("probes.leastFilled()") > FILLED, size
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
    table, tokens, _ = server.table(game.slug, me_and_here(game))
    holds(anna, table, tokens)
    page.goto(f"{anna.address}/t/{table}")
    if game.needs_curtain:
        page.locator("[data-curtain] button").click()
    page.locator(".more [data-facts]").click()
    page.wait_for_url(f"**/facts/{game.slug}?table={table}")
    expect(page.locator(".tables h2")).to_have_count(len(tables))


# -- aids --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", WITH_AIDS, ids=named)
def test_help_is_there_for_who_is_in_turn_unless_the_table_is_serious(
    meet: Meet, server: ServerProcess, game: Game
) -> None:
    anna = meet()
    table, tokens, _ = server.table(game.slug, me_and_here(game))
    serious, keys, _ = server.table(game.slug, me_and_here(game), {AIDS: "false"})
    holds(anna, table, tokens)
    holds(anna, serious, keys)
    page = anna.page
    page.goto(f"{anna.address}/t/{table}")
    button = page.locator(f'[data-aid="{game.aids[0].name}"]')
    button.wait_for()
    before = {size: page.evaluate("probes.areas()") for size in sized(page, BESIDE)}
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-answer]")).to_be_visible(timeout=THINKING * 1000)
    expect(page.locator("[data-spoken]")).not_to_be_empty()
    expect(button).to_be_focused()
    assert findings(page) == []
    for size in sized(page, BESIDE):
        assert page.evaluate("probes.underAnswer()") == [], size
        assert page.evaluate("probes.areas()") == before[size], f"{size}: the board has moved"
    page.goto(f"{anna.address}/t/{serious}")
    expect(page.locator("[data-key][data-pick], [data-key][data-lit]").first).to_be_visible()
    expect(button).to_have_count(0)


# -- studies and best results ------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("game", WITH_STUDY, ids=named)
def test_a_finished_game_is_studied_and_its_lines_are_stepped_through(
    meet: Meet, rules_server: ServerProcess, game: Game, tmp_path: Path
) -> None:
    built(game)
    server = rules_server
    small = {
        option.name: str(max(option.low, 2)) for option in game.options if isinstance(option, WholeOption)
    }
    bot = {"kind": "bot", "level": "random"}
    table, _, _ = server.table(game.slug, [bot] * min(n for n in game.seating.seats if n > 1), small)
    over(server, table)
    anna = meet(address=server.address)
    page = anna.page
    page.add_init_script("probes.watchStudy()")
    page.goto(f"{anna.address}/t/{table}")
    page.locator("[data-study]").click()
    page.wait_for_url("**/study/*")
    expect(page.locator(".slot").first).to_be_visible()
    expect(page.locator("[data-finding]").first).to_be_visible()
    assert not page.evaluate("probes.wasEmptyStudy()")
    assert findings(page) == []
    for size in (WIDE, SMALL, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for thing in ("h1", ".slot", ".controls"):
            expect(page.locator(thing).first).to_be_in_viewport(ratio=0.98)
        if size == WIDE:
            expect(page.locator("[data-finding]").first).to_be_in_viewport(ratio=0.5)
        assert page.evaluate("probes.smallestText()")[0] >= LEGIBLE, size
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        assert findings(page) == [], scheme
    page.locator("[data-finding] [data-line]").first.click()
    expect(page.locator("[data-shown=line] input[type=range]")).to_be_visible()
    for thing in (".slot", ".controls"):
        expect(page.locator(thing).first).to_be_in_viewport(ratio=0.98)  # from far below, too
    page.locator(".controls button").first.focus()
    page.keyboard.press("End")
    expect(page.locator(".controls .count")).to_contain_text(" ")
    assert findings(page) == []
    back = page.locator("[data-back]:visible")
    expect(back).to_be_in_viewport(ratio=1)
    back.click()
    expect(page.locator("[data-shown=game] input[type=range]")).to_be_visible()
    expect(page.locator("[data-finding] [data-line][aria-pressed=true]")).to_have_count(0)
    record = tmp_path / "record.json"
    record.write_text(json.dumps(server.get(f"/tables/{table}/record")))
    page.goto("/replay")
    page.get_by_label("Choose a record").set_input_files(record)
    page.locator("[data-study]").click()
    expect(page.locator("[data-finding]").first).to_be_visible()
    expect(page.locator("main h1")).to_be_focused()
    page.get_by_role("button", name="The game as played").click()
    expect(page.locator("input[type=range]")).to_be_visible()


def test_best_results_of_games_alone_are_kept_on_the_device(meet: Meet) -> None:
    game = next(game for game in catalogue() if 1 in game.seating.seats)
    anna = meet()
    kept = [{"score": 7, "at": 1, "table": "a"}, {"score": 9, "at": 1, "table": "b"}]
    anna.context.add_init_script(
        f"localStorage.setItem('parlour.1.best.{game.slug}.', {json.dumps(json.dumps(kept))})"
    )
    anna.page.goto(f"{anna.address}/new/{game.slug}")
    expect(anna.page.locator("#bests")).to_be_visible()
    expect(anna.page.locator("section:has(#bests) li")).to_have_count(2)
    assert findings(anna.page) == []
    assert load(game.slug, seats=1).seats == 1
