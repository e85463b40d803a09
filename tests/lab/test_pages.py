"""The pages for researchers are current, and what they show runs."""

from __future__ import annotations

import re
from itertools import product
from random import Random

import pytest

from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.lab import pages
from tests.sources import ROOT

LAB = ROOT / "docs/reference/lab"
PROGRAMS = LAB / "programs.md"
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)

every_game = pytest.mark.parametrize("game", catalogue(), ids=lambda game: str(game.slug))


@every_game
def test_the_page_of_a_game_is_current(game: Game) -> None:
    path = LAB / f"{game.slug}.md"
    assert path.is_file(), f"write it: parlour make {game.slug}"
    said = f"it is stale: parlour make {game.slug}"
    assert path.read_text(encoding="utf-8") == pages.page(game), said


@every_game
def test_a_page_has_the_fixed_headings_in_their_order(game: Game) -> None:
    matches = re.findall(r"^## (.+)$", (LAB / f"{game.slug}.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert matches == [
        "Observation",
        "Actions",
        "Rewards",
        "Termination",
        "Bots",
        "Options",
        "Version history",
    ]


def test_there_is_a_page_for_each_game_and_no_other_and_the_first_page_names_them() -> None:
    slugs = {game.slug for game in catalogue()}
    assert {path.stem for path in LAB.glob("*.md")} == {"index", PROGRAMS.stem, *slugs}
    text = (LAB / "index.md").read_text(encoding="utf-8")
    assert set(re.findall(r"\((\w+)\.md\)", text)) - {PROGRAMS.stem} == slugs
    assert text == pages.with_links(text), "it is stale: parlour make"


def test_every_page_shows_something_that_runs() -> None:  # `test_readme` runs it
    others = [path for path in LAB.glob("*.md") if path != PROGRAMS]  # whose example `test_programs` runs
    assert [path.name for path in others if not BLOCK.search(path.read_text(encoding="utf-8"))] == []


@every_game
def test_results_are_those_of_the_formula_on_the_page(game: Game) -> None:
    page = (LAB / f"{game.slug}.md").read_text(encoding="utf-8")
    assert "each of k winners gets (n/k - 1)/(n - 1), each other seat -1/(n - 1)" in page
    assert str(game.rules.returns.__doc__).splitlines()[0] in page
    random = Random(5)
    for seed, n in product(range(3), game.seating.seats):
        state = Variant.of(game, seats=n).new_state(seed=seed)
        while state.turn:
            seat = random.choice(state.turn)
            state.apply(seat, random.choice(state.legal_actions(seat)))
        found = state.returns()
        if n > 1:
            k = found.count(max(found))
            won, lost = (n / k - 1) / (n - 1), -1 / (n - 1)
            assert sorted(found) == pytest.approx([lost] * (n - k) + [won] * k)
        else:
            low, high = game.returns_range
            assert low <= found[0] <= high
