"""What an order of calls allowed, against a search through everything on small games."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import CHANCE, State, load
from parlour.games.threebysixteen import GAME
from parlour.games.threebysixteen.bots.hindsight import alone, best_from, best_result, line
from parlour.games.threebysixteen.puzzles import OPTIONS
from parlour.games.threebysixteen.tests.helpers import SLUG, behind, play, played_out
from parlour.games.threebysixteen.tests.reference_beam import reference
from parlour.kernel.game_record import GameRecord
from parlour.kernel.puzzle import puzzles_of

MANY = ["free", "after", "forced"]


def small(seed: int, **options: Any) -> tuple[list[int], dict[str, Any]]:
    """An order of calls of a small game, and its options."""
    given = {"runs": 2, "top": 4, "columns": 2, "transfers": "free", **options}
    order = [number for number in range(1, given["top"] + 1) for _ in range(given["runs"])]
    Random(seed).shuffle(order)
    return order, given


def everything(state: State, order: tuple[int, ...]) -> int:
    """The fewest tiles that can be left, by trying all."""

    @cache
    def fewest(text: str, called: int) -> int:
        now = state.variant.from_text(text)
        if now.is_over:
            return now.scores()[0]
        if now.turn == (CHANCE,):
            now.apply(CHANCE, order[called])
            return fewest(now.text(), called + 1)
        ends = []
        for action in now.legal_actions(0):
            after = now.copy()
            after.apply(0, action)
            ends.append(fewest(after.text(), called))
        return min(ends)

    return fewest(state.text(), 0)


@pytest.mark.parametrize("transfers", MANY)
@pytest.mark.parametrize("seed", range(4))
def test_the_best_result_of_a_small_game_is_the_best_there_is(seed: int, transfers: str) -> None:
    order, options = small(seed, transfers=transfers, columns=1 + seed % 2)
    found = best_result(load(SLUG, seats=1, **options), order)
    start = load(SLUG, **options, seats=1).new_state(draws="manual")
    assert (found.left, found.status) == (everything(start, tuple(order)), "proved")


@settings(max_examples=20)
@given(seed=st.integers(0, 10**6), transfers=st.sampled_from(MANY), auto=st.booleans())
def test_the_best_way_can_be_played(seed: int, transfers: str, auto: bool) -> None:
    order, options = small(seed, top=7, columns=3, transfers=transfers, auto_done=auto)
    found = best_result(load(SLUG, seats=1, **options), order, budget=50)
    state = load(SLUG, **options, seats=1).new_state(draws="manual")
    for number, step in zip(order, found.steps, strict=True):
        state.apply(CHANCE, number)
        play(state, *map(str, step))
    assert state.is_over
    assert state.scores() == [found.left]
    assert found.bound <= found.left


@settings(max_examples=20)
@given(
    seed=st.integers(0, 10**6),
    options=st.fixed_dictionaries(
        {
            "runs": st.integers(1, 3),
            "top": st.sampled_from([4, 7, 16]),
            "columns": st.integers(1, 5),
            "transfers": st.sampled_from(MANY),
        }
    ),
    budget=st.sampled_from([1, 7, 60]),
)
def test_the_search_in_slices_is_the_beam_search_in_a_loop(
    seed: int, options: dict[str, Any], budget: int
) -> None:
    order, options = small(seed, **options)
    variant = load(SLUG, seats=1, **options)
    found = best_result(variant, order, budget)
    assert (found.left, found.bound, found.steps) == reference(variant, order, budget)


def test_a_wider_search_ends_no_worse() -> None:
    order, options = small(28, runs=3, top=16, columns=5)
    variant = load(SLUG, seats=1, **options)
    found = [best_result(variant, order, budget).left for budget in (50, 100, 300)]
    assert found == sorted(found, reverse=True)


def test_when_all_is_called_nothing_more_can_be_taken() -> None:
    """Not even where a seat left a tile that it could have taken."""
    state = played_out(1, greedy=False, seats=1, runs=1, top=4, columns=2)
    left = state.scores()[0]
    found = best_from(state.variant, state.fields, 0, [])
    assert (found.left, found.bound, found.steps) == (left, left, ())


@settings(max_examples=20)
@given(seed=st.integers(0, 10**6), after=st.integers(0, 30))
def test_no_game_ends_below_its_bound(seed: int, after: int) -> None:
    state = played_out(seed, seats=1)
    order = [action for actor, action in state.history if actor == CHANCE]
    middle = load(SLUG, seats=1).new_state(draws="manual")
    for actor, action in state.history:
        if middle.fields.calls == after and actor == CHANCE:
            break
        middle.apply(actor, action)
    found = best_from(state.variant, middle.fields, 0, order[after:], budget=1)
    assert found.bound <= state.scores()[0]
    assert len(found.steps) == 48 - after


@settings(max_examples=20)
@given(seed=st.integers(0, 10**6), after=st.integers(3, 6))
def test_no_way_on_ends_below_the_bound(seed: int, after: int) -> None:
    order, options = small(seed)
    state, random = load(SLUG, seats=1, **options).new_state(draws="manual"), Random(seed)
    for number in order[:after]:
        state.apply(CHANCE, number)
        while state.turn == (0,):
            state.apply(0, random.choice(state.legal_actions(0)))
    found = best_from(state.variant, state.fields, 0, order[after:], budget=1)
    assert found.bound <= everything(state, tuple(order[after:]))


def test_which_of_two_equal_tiles_goes_first_decides_what_can_follow() -> None:
    text = (
        "view 0 caller house calls 37 called 0 left 0.1.0.0.3.1.2.0.1.0.1.1.1.0.0.0; A done "
        "4.4.1:8.8.6.12.9.8.6/16.14.16.13.15.16/14.7.4/14.13.12.11.9.11.10/15.15.10.10.3"
    )
    state = load(SLUG, seats=1).from_text(text)
    found = best_from(state.variant, state.fields, 0, [6, 11, 5, 13, 7, 12, 5, 7, 9, 5, 2])
    assert (found.left, found.bound, found.status) == (0, 0, "proved")


@pytest.mark.parametrize("at", range(0, 300, 15))
def test_no_board_that_can_be_completed_has_a_bound_above_none(at: int) -> None:
    puzzle = puzzles_of(GAME)[at]
    state = load(SLUG, **OPTIONS).from_text(puzzle.position)
    order = [int(text.split()[1]) for text in puzzle.draws]
    assert best_from(state.variant, state.fields, 0, order, budget=1).bound == 0


def test_a_full_game_is_solved_and_completed() -> None:
    order = [action for actor, action in played_out(3, seats=1).history if actor == CHANCE]
    found = best_result(load(SLUG, seats=1), order)
    assert (found.left, found.bound, found.status) == (0, 0, "proved")
    assert line(load(SLUG), order, found.steps).scores == [0]


def test_what_no_order_of_play_can_avoid_is_proved_and_the_rest_is_said_to_be_found() -> None:
    buried = best_result(load(SLUG, seats=1, runs=1, top=4, columns=1), [2, 3, 4, 1])
    assert (buried.left, buried.bound, buried.status) == (3, 3, "proved")
    order = [action for actor, action in played_out(3, seats=1).history if actor == CHANCE]
    found = best_result(load(SLUG, seats=1, columns=1), order, budget=1)
    assert found.status == "best found"
    assert found.bound < found.left


# -- falling behind ------------------------------------------------------------------------------------------


def game_of(seed: int, **options: Any) -> tuple[GameRecord, list[int]]:
    """A game of two, tiles put anywhere."""
    state = played_out(seed, seats=2, runs=2, top=4, columns=1, **options)
    return state.record(), [action for actor, action in state.history if actor == CHANCE]


@pytest.mark.parametrize("seed", range(4))
def test_the_call_at_which_a_player_fell_behind(seed: int) -> None:
    record, order = game_of(seed)
    for seat in range(2):
        fall = behind(record, seat)
        ends = best_ends(record, seat, order)
        assert (fall is None) == (ends[0] == ends[-1])
        if fall is not None:
            assert fall.call == next(call for call, end in enumerate(ends) if end > ends[0])
            assert fall.number == order[fall.call - 1]
            assert (fall.before.left, fall.after.left) == (ends[fall.call - 1], ends[fall.call])


def best_ends(record: GameRecord, seat: int, order: list[int]) -> list[int]:
    """The best end from the position before each call, and the end itself."""
    state = load(SLUG, **record.options).new_state(draws="manual")
    found: list[int] = []
    for actor, action in record.entries:
        if actor == CHANCE:
            rest = order[len(found) :]
            found.append(everything(alone(state.variant, state.fields, seat, rest), tuple(rest)))
        state.apply(actor, action)
    return [*found, state.scores()[seat]]


def test_a_drawn_caller_is_no_call() -> None:
    state = played_out(5, seats=2, runs=1, top=4, columns=1, caller="random")
    fall = behind(state.record(), 0)
    assert fall is None or fall.call <= 4
