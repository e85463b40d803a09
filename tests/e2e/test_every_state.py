"""A table in every state of a golden game, on every screen: whole, legible, its board never moves by a pixel.

The page of the harness shows it without a server; `test_still_board` and its like have what needs one.
"""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from parlour.display.contract import display_of
from parlour.display.game_words import score_forms
from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.testing import golden
from tests.e2e.axe import findings
from tests.e2e.conftest import Meet
from tests.e2e.games import GAMES, SHOWY, few
from tests.e2e.harness import TABLES, plays, shows
from tests.e2e.persona import ON_ITS_SIDE, PHONE, SMALL, WIDE, sized
from tests.e2e.states import golden_history, name_of, variant_named

SIZES: Final = [(1440, 900), (1024, 768), PHONE, SMALL, ON_ITS_SIDE]
ASIDE: Final = {"1440 x 900", "1024 x 768"}
"""Where a column stands beside the board."""
PHONES: Final = {"390 x 844"}
APPEARS: Final = ("first", "due")
"""The state in which a table appears anew in each size."""
STATES: Final = [
    APPEARS, ("middle", "draft"), ("middle", "refused"), ("first", "draft"), ("last", "draft"),
    ("last", "due"), ("last", "end"),
]  # fmt: skip
WIDEST: Final = (1920, 1080)
LEAST: Final = {
    "1440 x 900": 0.44,
    "1024 x 768": 0.48,
    "390 x 844": 0.44,
    "320 x 568": 0.44,
    "844 x 390": 0.3,
}
"""The part of the screen that the areas of the stage take at least, boards of others included."""
MOST_BANDS: Final = 60
MOST_BARE: Final = 60
SMALLEST_CELL: Final = 19.0
LEAST_MARK: Final = 0.5
LEGIBLE: Final = 9.0
"""Pixels of the smallest text."""
STANDS_STILL: Final = 0.05
"""The part of a window, by how far it goes, that may move while a table is drawn."""
LATEST: Final = 3
"""Turns that a window as high as the first size has room for."""
FEWER: Final = "fewer is better"
SHOWN: Final = {name_of(SHOWY, seats) for seats in (few(SHOWY), max(SHOWY.seating.seats))}
QUICK: Final = SHOWN | {name_of(game, few(game)) for game in GAMES}


def every_table(*quick: str) -> pytest.MarkDecorator:
    """Every game with all numbers of seats; those that are not `quick` take long."""
    marked = [pytest.param(table, marks=() if table in quick else pytest.mark.long) for table in TABLES]
    return pytest.mark.parametrize("table", marked)


def names(game: Game) -> set[str]:
    """What scores of a game are called."""
    return {str(name) for name in (game.score_name, *score_forms(game).values())}


def state(page: Page, table: str, moment: str, how: str) -> None:
    """Shows a table in a state, the end too."""
    shows(page, table, moment, "due" if how == "end" else how)
    if how == "end":
        plays(page)
        expect(page.locator("[data-final], [data-end]").first).to_be_attached()


def is_whole(found: dict[str, Any], size: str, how: str) -> None:
    """What holds in every state; the card of the end stands in the column instead of what is told."""
    assert (found["fits"], found["beyond"]) == (True, [])
    assert (found["together"], found["cutLines"]) == ([], 0)
    assert found["text"][0] >= LEGIBLE, found["text"]
    assert (found["nested"], found["cramped"]) == ([], 0)
    assert (found["shortened"], found["logOverFelt"]) == ([], False)
    if how != "end" and size in ASIDE:
        assert (found["cut"], found["lonely"]) == ([], [])
        assert found["lines"], "nothing is told"
    if size == "320 x 568":
        assert found["tight"] == []
    if how == "due":
        assert found["mark"] > LEAST_MARK, "whose turn is it?"
    if how in ("due", "refused") or (how == "draft" and size in PHONES):
        assert not found["covered"], "the sentence lies over the board"


def has_units(game: Game, seats: int, units: dict[str, Any]) -> None:
    """Each of the scores says what it counts, and whether fewer is better."""
    assert len(units["each"]) == seats
    assert {one.partition(" · ")[0] for one in units["each"]} <= names(game)
    assert (FEWER in units["below"]) != game.more_is_better
    assert units["whole"]


def ranks_with_units(page: Page, game: Game) -> None:
    """The end's card says what its scores count."""
    units = page.locator(".ranking .unit:visible")
    expect(page.locator(".ranking .score")).to_have_count(units.count())
    assert {*units.all_inner_texts()} <= names(game)
    assert page.locator(".cover").get_by_text(FEWER).is_visible() != game.more_is_better


def test_states_are_those_of_the_golden_playthrough() -> None:
    *_, (over, _) = golden_history(Variant.of(SHOWY))
    assert f"    position    {over.text()}\n" in golden.path(SHOWY).read_text(encoding="utf-8")


def is_laid_out_once(page: Page, table: str) -> None:
    """All is in its place at once: nothing is drawn before its frame has its size, not even between two."""
    page.reload()
    page.evaluate("probes.watch()")
    page.evaluate("probes.watchShifts()")
    shows(page, table, "first")
    page.evaluate("probes.settled()")
    assert len(page.evaluate("probes.watched()")) == 1
    assert page.evaluate("probes.shifted()") < STANDS_STILL


@every_table(*QUICK)
def test_a_table_is_laid_out_once_and_whole_and_its_board_never_moves(
    stand: str, meet: Meet, table: str
) -> None:
    page = meet(address=stand, size=WIDEST).page
    variant, start = variant_named(table), dict[str, Any]()
    shows(page, table, "first")
    assert page.evaluate("probes.bands()") <= MOST_BANDS
    assert page.evaluate("probes.bare()") <= MOST_BARE
    for moment, how in STATES:
        if (moment, how) != APPEARS:
            state(page, table, moment, how)
        for size in sized(page, SIZES, either_way=True):
            if (moment, how) == APPEARS:
                is_laid_out_once(page, table)
            found = page.evaluate("probes.measured()")
            start.setdefault(size, found)
            assert found["areas"] == start[size]["areas"], f"{moment}, {how}, {size}: the board has moved"
            try:
                is_whole(found, size, how)
            except AssertionError as fault:
                fault.add_note(f"{moment}, {how}, {size}")
                raise
            if (moment, how) == ("last", "due") and size in ASIDE:
                assert page.evaluate("probes.outOfReach()") == [], size
    for size, found in start.items():
        assert found["taken"] >= LEAST[size], size
        assert found["cell"] >= SMALLEST_CELL, size
        has_units(variant.game, variant.seats, found["units"])
    assert page.locator(".acts > .button").count() == 2  # on small screens the board comes first
    page.locator("[data-end]").click()
    ranks_with_units(page, variant.game)
    assert page.evaluate("probes.endOutOfSight()") == 0
    for _ in sized(page, SIZES[:1]):
        ranks_with_units(page, variant.game)


def test_what_is_everybodys_lies_in_sight_on_a_phone(stand: str, meet: Meet) -> None:
    """Decks and discards too, with as many people as there may be at any table."""
    page = meet(address=stand, size=PHONE).page
    table = max(TABLES, key=lambda table: variant_named(table).seats)
    variant = variant_named(table)
    shows(page, table, "middle")
    shared = [area.id for area in display_of(variant.game).board(variant).areas if area.seat < 0]
    assert len(shared) > 1
    for name in shared:
        expect(page.locator(f".stage [data-area='{name}']")).to_be_in_viewport(ratio=0.99)


@every_table(*SHOWN)
def test_a_board_lies_still_while_turns_are_played(stand: str, meet: Meet, table: str) -> None:
    page = meet(address=stand, size=PHONE, still=False).page
    shows(page, table, "last")
    before = page.evaluate("JSON.stringify(probes.areas())")
    page.evaluate("probes.watch()")
    plays(page)
    expect(page.locator("[data-final], [data-end]").first).to_be_attached()
    assert page.evaluate("probes.watched()") == [before]


@pytest.mark.parametrize("table", [name_of(SHOWY, few(SHOWY))])
def test_the_latest_turns_are_told_whole(stand: str, meet: Meet, table: str) -> None:
    page = meet(address=stand, size=SIZES[0]).page
    shows(page, table, "middle")
    assert page.evaluate("probes.toldWhole()") >= LATEST


LOOKS: Final = {"light-wide": (False, WIDE), "light-phone": (False, PHONE), "dark-small": (True, SMALL)}


def looks() -> list[Any]:
    """Each table in three looks; of those that show most, the quick ones are looked at always."""
    few_seats, most = (name_of(SHOWY, seats) for seats in (few(SHOWY), max(SHOWY.seating.seats)))
    quick = {
        (few_seats, "light-phone"), (few_seats, "dark-small"), (most, "light-wide"), (most, "dark-small"),
    }  # fmt: skip
    return [
        pytest.param(
            table, *how, id=f"{table}-{look}", marks=() if (table, look) in quick else pytest.mark.long
        )
        for table in TABLES
        for look, how in LOOKS.items()
    ]


@pytest.mark.parametrize(("table", "dark", "size"), looks())
def test_axe_finds_nothing_from_a_draft_to_the_end(
    stand: str, meet: Meet, table: str, dark: bool, size: tuple[int, int]
) -> None:
    page = meet(address=stand, size=size, dark=dark).page
    found = dict[str, list[str]]()
    for moment, how in STATES[:3]:
        state(page, table, moment, how)
        found[how] = findings(page)
    if size != WIDE:
        page.locator(".bar button").click()
        page.locator(".sheet.open").wait_for()
        found["sheet"] = findings(page)
    page.get_by_role("button", name="Resign").click()
    found["sure?"] = findings(page)
    state(page, table, "last", "end")
    found["the end"] = findings(page)
    if size != WIDE:  # the board comes first
        page.locator("[data-end]").click()
        found["the result"] = findings(page)
    for folded in page.locator(".cover summary:visible").all():
        folded.click()
    found["unfolded"] = findings(page)
    assert found == {name: [] for name in found}
