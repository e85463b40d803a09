"""What a game is about is staged on its table as it is made: the sum named, its places lit, rows swept.

Each game is brought to its own moment: the step of a greedy game that scores most, one that completes a row
where nothing scores, else the last step of all, which is lit without a word.
"""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from parlour.display.contract import display_of
from parlour.display.game_words import score_forms
from parlour.display.scene import LogLine
from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from tests.e2e.conftest import Meet
from tests.e2e.games import GAMES, every_game
from tests.e2e.known_turns import Turn, goes_on, turns
from tests.e2e.persona import PHONE, eventually
from tests.e2e.server_process import ServerProcess
from tests.e2e.touching import plays

SEED: Final = 6
"""Of games with a trio, a trope, a sequence, a whole row, the last counter given away."""
NEAR: Final = 3.0
"""Pixels between the edges of a place and of its light."""
LONGEST: Final = 3000
"""Milliseconds of a moment, once its pieces lie."""

LIT: Final = "() => [...document.querySelectorAll('[data-in]:has(.mark-found)')].map((one) => one.dataset.in)"


def rows(game: Game) -> set[str]:
    """The places in which pieces lie in a row: told of at all, such a row is complete."""
    areas = display_of(game).board(Variant.of(game, seats=2)).areas
    return {place.id for area in areas for place in area.places if place.spread == "row"}


def moment(game: Game) -> tuple[Turn, LogLine]:
    """The turn of a game that is its own, and the line that is told of it."""
    told = [(turn, line) for turn in turns(game, 2, SEED, "greedy") for line in turn.lines]
    worth = [(turn, line) for turn, line in told if line.gain or rows(game) & {*line.places}]
    return max(worth or told[-1:], key=lambda one: one[1].gain or 0)


def what_won(game: Game) -> tuple[Turn, set[str]]:
    """The turn that ends a game, and the places that are lit then: those of a line that won."""
    *_, last = turns(game, 2, SEED, "greedy")
    state = last.before.copy()
    for action in last.actions:
        state.apply(last.seat, action)
    return last, {piece.place for piece in state.scene(last.seat).pieces if piece.mark == "found"}


def close(one: list[float], other: list[float]) -> bool:
    return all(abs(a - b) <= NEAR for a, b in zip(one, other, strict=True))


@every_game
def test_what_a_game_is_about_is_staged_as_it_is_made(server: ServerProcess, meet: Meet, game: Game) -> None:
    turn, line = moment(game)
    table, tokens = goes_on(server, turn.before)
    anna = meet(still=False).sits(table, {turn.seat: tokens[turn.seat]})
    page = anna.page
    eventually(lambda: any(anna.look()[kind] for kind in ("pick", "lit", "actions")))
    page.evaluate("probes.watchStaged()")
    plays(anna, turn.before, turn.seat, turn.actions)
    noted = eventually(lambda: page.evaluate("probes.stagedMoment()"))

    swept = rows(game) & {*line.places}
    assert bool(line.gain) == game.more_is_better, "no step of it scores"
    said = [*(line.parts[: len(swept) or None] or [line.text]), *([f"+{line.gain}"] if line.gain else [])]
    assert noted["said"] == (said if line.gain or swept else [])  # what ends a game only: the result says it
    assert all(map(close, [box for box, _ in noted["lit"]], page.evaluate("probes.placeEdges", line.places)))
    assert len(noted["lit"]) == len(line.places) > 0
    for place, (_, moves) in zip(line.places, noted["lit"], strict=True):
        assert any(shown for _, shown in moves), f"{place} is never lit"
        assert any(name.endswith("sweep") for name, _ in moves) == (place in swept)
    assert noted["lasts"] <= LONGEST
    assert noted["skipped"]
    eventually(lambda: page.locator(".rising").count() == 0)
    if line.gain:  # read out in the game's own unit
        unit = score_forms(game)["one" if line.gain == 1 else "other"]
        expect(page.locator(".log .gain .visually-hidden").first).to_have_text(f", {line.gain} {unit}")


def test_at_the_end_a_phone_shows_the_board_first_with_what_won_lit(
    server: ServerProcess, meet: Meet
) -> None:
    last, lit = next(found for found in map(what_won, GAMES) if found[1])
    table, tokens = goes_on(server, last.before)
    anna = meet(size=PHONE).sits(table, {last.seat: tokens[last.seat]})
    page = anna.page
    eventually(lambda: any(anna.look()[kind] for kind in ("pick", "lit", "actions")))
    plays(anna, last.before, last.seat, last.actions)
    expect(page.locator("[data-end]")).to_be_visible()
    expect(page.locator(".cover")).to_have_count(0)
    assert {*page.evaluate(LIT)} == lit
    page.locator("[data-end]").click()
    expect(page.locator(".cover [data-final]").first).to_be_visible()
