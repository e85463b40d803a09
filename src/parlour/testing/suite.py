"""The suite: every check, for every game and room found, with options that together hold each value of each.

A test module that says `from parlour.testing.suite import *` runs it; with `GAMES = (…)` in that module for
those games only. It fails, it never warns. Long forms run where the marker `long` is not left out.
"""

# ruff: noqa: D103  # a test's name says what it pins

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

import pytest

from parlour.games import everything
from parlour.kernel import batch
from parlour.kernel.batch import cuda
from parlour.kernel.compile.twin import compiling
from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.testing import browsers, golden
from parlour.testing.cases import Case, all_cases, cases, editions
from parlour.testing.checks import (
    catalogues,
    chances,
    contracts,
    ends,
    laws,
    leaks,
    lessons,
    pages,
    puzzles,
    records,
    rulebook,
    texts,
    touches,
    twins,
)
from parlour.testing.walks import positions

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@dataclass(frozen=True)
class Effort:
    """How much the suite looks at."""

    positions: int  # for one set of options
    law_positions: int
    leak_states: int  # for one game, all its sets of options together
    deals: int
    pairs: int
    twin_games: int
    games: int
    odds: int
    puzzles: int
    touched_positions: int
    touched_actions: int  # of each of these positions

    def leak_positions(self, case: Case) -> int:
        """The share of one set of options."""
        return -(-self.leak_states // len(cases(case.game)))


NORMAL: Final = Effort(
    positions=40,
    law_positions=8,
    leak_states=200,
    deals=3,
    pairs=3,
    twin_games=1,
    games=200,
    odds=60,
    puzzles=2,
    touched_positions=2,
    touched_actions=4,
)
LONG: Final = Effort(
    positions=200,
    law_positions=40,
    leak_states=10_000,
    deals=1,
    pairs=10,
    twin_games=4,
    games=5000,
    odds=300,
    puzzles=300,
    touched_positions=4,
    touched_actions=1000,
)
EFFORTS: Final = [pytest.param(NORMAL, id="normal"), pytest.param(LONG, id="long", marks=pytest.mark.long)]

effort_of = pytest.mark.parametrize("effort", EFFORTS)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each test for each game, or each game with each of its sets of options."""
    games: tuple[Game, ...] = getattr(metafunc.module, "GAMES", None) or everything()
    if "case" in metafunc.fixturenames:
        cases = [case for game in games for case in all_cases(game)]
        metafunc.parametrize("case", cases, ids=map(str, cases), scope="session")
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=[game.slug for game in games], scope="session")


@pytest.fixture(autouse=True)
def compiled_rules(request: pytest.FixtureRequest) -> None:
    """States run the compiled rules, where there is a compiler, so that many can be looked at."""
    call = getattr(request.node, "callspec", None)
    for value in call.params.values() if call else ():
        if isinstance(value, (Case, Game)):
            (value.game if isinstance(value, Case) else value).compiled.load_rules()


# 1 ----------------------------------------------------------------------------------------------------------


def test_options_are_fixed_points_of_their_texts(case: Case) -> None:
    texts.options(case)


@effort_of
def test_actions_and_positions_are_fixed_points_of_their_texts(case: Case, effort: Effort) -> None:
    for state in positions(case, effort.positions):
        texts.actions(state)
        texts.hidden_actions(state)
        texts.position(state)


def test_nonsense_is_not_readable_and_breaks_nothing(case: Case) -> None:
    random = Random(1)
    for state in positions(case, NORMAL.positions)[::3]:
        texts.unreadable(state, random)


# 2 ----------------------------------------------------------------------------------------------------------


@effort_of
def test_legal_actions_are_those_of_the_seats_that_are_due(case: Case, effort: Effort) -> None:
    for state in positions(case, effort.positions):
        laws.legal_lists(state)


@effort_of
def test_the_law_refuses_exactly_what_is_not_legal(case: Case, effort: Effort) -> None:
    rules = rulebook.rules(case.game)
    for state in positions(case, effort.law_positions):
        laws.agree(state, rules)


def test_a_refused_action_leaves_the_state_as_it_was(case: Case) -> None:
    for state in positions(case, NORMAL.positions):
        laws.refusals_keep_the_state(state)


def test_a_draft_of_which_nothing_is_allowed_is_previewed(case: Case) -> None:
    for state in positions(case, NORMAL.law_positions):
        laws.drafts_of_nothing(state)


def test_every_legal_action_plays(case: Case) -> None:
    for state in positions(case, NORMAL.law_positions):
        laws.every_legal_action_plays(state)


def test_a_view_then_an_own_action_is_the_action_then_the_view(case: Case) -> None:
    laws.foreseen(case.game.running, positions(case, NORMAL.positions))


def test_an_action_that_reveals_something_unsaid_would_be_noticed(game: Game) -> None:
    if not hasattr(game.rules, "reveals"):
        return  # that the game has none is checked above
    states = [state for case in cases(game) for state in positions(case, NORMAL.positions)]
    with pytest.raises(AssertionError, match="does it reveal something"):
        laws.foreseen(laws.silent(game.running), states)


# 3 ----------------------------------------------------------------------------------------------------------


def test_the_same_seed_is_the_same_game(case: Case) -> None:
    records.same_seed_same_game(case, seed=3)


def test_what_the_folder_hands_over_fits_its_contracts(game: Game) -> None:
    contracts.fits(game)


def test_fields_have_names_and_places_of_their_own(game: Game) -> None:
    twins.fields_have_their_own_names(game)
    twins.fields_are_aligned(game)


@effort_of
def test_plain_and_compiled_rules_give_the_same_bytes(case: Case, effort: Effort) -> None:
    for seed in range(effort.twin_games):
        twins.side_by_side(case, seed, every=8)


# 4 ----------------------------------------------------------------------------------------------------------


@effort_of
def test_nothing_leaks_when_the_unknown_is_dealt_anew(case: Case, effort: Effort) -> None:
    for number, state in enumerate(positions(case, effort.leak_positions(case))):
        for seat in range(state.seats + 1):
            leaks.redeal(case.game.running, state, seat, effort.deals, seed=number + 1)


@effort_of
def test_nothing_leaks_between_games_that_look_the_same(case: Case, effort: Effort) -> None:
    for seat in range(case.variant.seats + 1):
        for seed in range(effort.pairs):
            leaks.pairs(case.game.running, case, seat, seed)


def test_seats_are_shown_what_the_list_of_fields_says(case: Case) -> None:
    for state in positions(case, NORMAL.positions):
        leaks.shown_as_listed(case.game.running, state)


def test_one_hidden_field_shown_would_be_noticed(game: Game) -> None:
    states = tuple(state for case in cases(game) for state in positions(case, NORMAL.positions))
    unnoticed = [
        name
        for name, mutant, where in leaks.mutants(game.running, game, states)
        if not leaks.caught(mutant, where, cases(game))
    ]
    assert not unnoticed, f"views that showed these fields would pass the leak tests: {unnoticed}"
    hidden = bool(list(leaks.mutants(game.running, game, states)))
    assert hidden == game.hidden, "Game.hidden says otherwise"


# 5 ----------------------------------------------------------------------------------------------------------


@effort_of
def test_draws_are_exact(case: Case, effort: Effort) -> None:
    for state in positions(case, effort.positions):
        chances.well_formed(state)
        chances.exact(state)


def test_draws_come_first_where_that_is_stated(game: Game) -> None:
    later = [
        case.label
        for case in cases(game)
        for state in positions(case, NORMAL.positions)
        if chances.draws_later(state)
    ]
    assert not (game.draws_first and later), f"Game.draws_first says otherwise: {later[:3]}"


@effort_of
def test_the_odds_of_a_view_are_those_of_its_deals(case: Case, effort: Effort) -> None:
    for state in positions(case, NORMAL.positions):
        chances.odds_of_views(state, effort.odds)


# 6 ----------------------------------------------------------------------------------------------------------


@effort_of
def test_games_end_within_their_bound_with_stated_results(case: Case, effort: Effort) -> None:
    ends.within_the_bound(case, effort.games)


def test_results_exist_at_any_time(case: Case) -> None:
    for state in positions(case, NORMAL.positions):
        ends.results(state)


def test_material_is_conserved(case: Case) -> None:
    ends.material_is_conserved(positions(case, NORMAL.positions))


def test_deals_of_the_unknown_can_be_played_out(case: Case) -> None:
    for state in positions(case, NORMAL.law_positions):
        ends.deals_can_be_played_out(state, count=3)


# 7 ----------------------------------------------------------------------------------------------------------


def test_a_record_replays_and_verifies(case: Case) -> None:
    records.replays(case, seed=5)


def test_a_record_as_text_reads_as_itself(case: Case) -> None:
    records.reads_as_text(case, seed=5)


def test_a_tampered_record_does_not_verify(case: Case) -> None:
    records.tampering_shows(case, seed=5)


def test_the_golden_playthrough_agrees(game: Game) -> None:
    for preset in ("", *golden.presets(game)):
        golden.agrees(game, preset=preset)


def test_games_begun_by_older_rules_go_on_by_them(game: Game) -> None:
    for edition in editions(game)[1:]:
        golden.agrees(edition, newest=False)
        for case in cases(edition):
            records.goes_on_by_its_rules(case, game, seed=5)


def test_the_history_of_the_rules_is_told(game: Game) -> None:
    rulebook.every_version_is_told(game)


# -- what people touch and read ------------------------------------------------------------------------------


@effort_of
def test_what_is_touched_for_an_action_is_what_it_changes(case: Case, effort: Effort) -> None:
    if case.game.display is not None:
        touches.lead_to_their_actions(positions(case, effort.law_positions))


def test_places_are_where_they_are_named(case: Case) -> None:
    if case.game.display is not None:
        touches.are_named(case.variant)


@pytest.fixture(scope="module")
def page_browser() -> Iterator[Browser]:
    if lacking := browsers.missing():
        pytest.skip(lacking)
    with browsers.browsing() as browser:
        yield browser


@pytest.fixture(scope="module")
def address(
    request: pytest.FixtureRequest, page_browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    games = getattr(request.module, "GAMES", None) or everything()
    with browsers.serving(games, tmp_path_factory.mktemp("tables")) as address:
        yield address


@pytest.mark.browser
@effort_of
def test_touching_what_an_action_needs_drafts_that_very_action(
    page_browser: Browser, address: str, game: Game, effort: Effort
) -> None:
    if game.display is not None:
        states = pages.positions(Variant.of(game), effort.touched_positions)
        pages.draft_their_actions(page_browser, address, states, effort.touched_actions)


def test_messages_are_those_that_are_said_with_their_parameters(game: Game) -> None:
    catalogues.are_sound(game)


# 8 ----------------------------------------------------------------------------------------------------------


def test_the_lesson_can_be_played(game: Game) -> None:
    lessons.is_taught(game)


@effort_of
def test_puzzles_have_the_solution_that_is_stored(game: Game, effort: Effort) -> None:
    puzzles.are_solved(game, effort.puzzles)


def test_every_rule_stands_by_itself(game: Game) -> None:
    rulebook.every_rule_stands_by_itself(game)


def test_every_rule_is_named_by_a_test(game: Game) -> None:
    rulebook.every_rule_is_tested(game)


def test_every_sentence_of_the_printed_text_is_claimed_by_a_rule(game: Game) -> None:
    rulebook.every_sentence_is_claimed(game)


def test_every_sentence_has_the_status_that_its_rules_give_it(game: Game) -> None:
    rulebook.every_status_is_the_rules(game)


def test_the_preset_as_printed_follows_the_text(game: Game) -> None:
    rulebook.as_printed_follows_the_text(game)


# 9 ----------------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_the_rules_compile_for_cuda(game: Game) -> None:
    if not compiling():
        pytest.skip("PARLOUR_COMPILE=0 switches compiling off")
    reason = cuda.no_compiler()
    if reason:
        pytest.skip(f"rules were not compiled to PTX: {reason}")
    text = cuda.ptx(game)
    assert text.count(".entry") == 1
    assert ".target sm_90" in text


@pytest.mark.gpu
def test_play_outs_on_a_gpu_are_those_of_the_cpu(game: Game) -> None:
    reason = "PARLOUR_COMPILE=0 switches compiling off" if not compiling() else cuda.no_device()
    if reason:
        pytest.skip(f"playouts did not run on a GPU: {reason}")
    for case in all_cases(game):
        there, here = (batch.new_states(case.variant, 2000, seed=4) for _ in range(2))
        bound = game.max_turns(case.variant.options) or ends.ENOUGH
        assert cuda.play_out(there, bound) == here.play_out(bound)
        assert there.fields.tobytes() == here.fields.tobytes()
