"""The acceptance examples of the rules, each a board, a move, and what comes of it."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.games.numeria.rules.tropes import kinds_of, list_of
from parlour.games.numeria.state import TILES
from parlour.games.numeria.tests.helpers import goals, lay, legal, pile, play, set_up, tiles
from parlour.testing.words import refused

MIDDLE = {f"{file}{row}" for file in "bcdefg" for row in "234567"}
CENTRE = {"d4", "e4", "d5", "e5"}
CORNERS = {"a1", "h1", "a8", "h8"}


@pytest.mark.parametrize("seed", range(4))
def test_1_2_the_middle_is_filled_and_the_centre_goes_to_the_corners(seed: int) -> None:
    state = set_up(seed)
    assert set(tiles(state)) == MIDDLE - CENTRE | CORNERS
    assert sorted(tiles(state).values()) == list(range(1, TILES + 1))
    assert len(legal(state) - {"pass"}) == 228
    assert "pass" in legal(state)


def test_3_1_a_corner_tile_slides_along_the_rim_only() -> None:
    rim = {f"a{row}" for row in range(2, 8)} | {f"{file}1" for file in "bcdefg"}
    assert goals(set_up(), "a1") == rim


def test_3_2_the_tile_on_d3_slides_and_jumps() -> None:
    assert goals(set_up(), "d3") == {"d4", "d5", "e4"} | {"b1", "d1", "f1", "h3"}


def test_3_2_the_tile_on_c3_slides_and_jumps() -> None:
    assert goals(set_up(), "c3") == {"d4", "e5"} | {"a3", "a5", "c1", "e1"}


def test_3_3_a_trope_made_is_taken() -> None:
    state = play(lay("b3=4 c3=7 d3=10 e8=13"), "e8-e3")
    assert tiles(state) == {}
    assert pile(state) == [(4, 7, 10, 13)]
    assert state.scores() == [1, 0]
    assert state.turn == (1,)


def test_2_1_a_falling_line_is_the_same_trope() -> None:
    assert pile(play(lay("b3=13 c3=10 d3=7 e8=4"), "e8-e3")) == [(4, 7, 10, 13)]


@pytest.mark.parametrize(
    ("board", "move"),
    [
        ("b3=2 c3=3 d3=1 e8=4", "e8-e3"),
        ("b3=1 c3=2 d3=3 f8=4", "f8-f3"),
        ("b3=1 c3=2 d3=3 d8=4", "d8-d4"),
    ],
    ids=["out of order", "a gap", "bent"],
)
def test_2_1_four_in_a_straight_line_without_a_gap_in_order(board: str, move: str) -> None:
    state = play(lay(board), move)
    assert len(tiles(state)) == 4
    assert state.scores() == [0, 0]


def test_2_1_diagonals_count() -> None:
    assert pile(play(lay("b2=1 c3=4 d4=9 e8=16"), "e8-e5")) == [(1, 4, 9, 16)]


@pytest.mark.parametrize(("primes", "scores"), [("as_printed", [1, 0]), ("strict", [0, 0])])
def test_2_3_the_printed_prime_run(primes: str, scores: list[int]) -> None:
    assert play(lay("b3=23 c3=29 d3=31 e8=33", primes=primes), "e8-e3").scores() == scores


@pytest.mark.parametrize(("printed", "kinds"), [(True, ("prime", "Fibonacci")), (False, ("Fibonacci",))])
def test_2_3_and_2_5_one_two_three_five_counts_once_either_way(printed: bool, kinds: tuple[str, ...]) -> None:
    option = "as_printed" if printed else "strict"
    state = play(lay("b3=1 c3=2 d3=3 e8=5", primes=option), "e8-e3")
    assert state.scores() == [1, 0]
    assert kinds_of((1, 2, 3, 5), printed, False) == kinds


@pytest.mark.parametrize(("power", "scores"), [("one_base", [0, 0]), ("geometric", [1, 0])])
def test_2_4_powers_of_one_number_or_any_factor(power: str, scores: list[int]) -> None:
    assert play(lay("b3=3 c3=6 d3=12 e8=24", power=power), "e8-e3").scores() == scores
    assert play(lay("b3=1 c3=3 d3=9 e8=27", power=power), "e8-e3").scores() == [1, 0]


def test_3_4_of_two_in_one_line_the_player_chooses() -> None:
    state = play(lay("b3=1 c3=2 d3=3 f3=5 e8=4"), "e8-e3")
    assert state.turn == (0,)
    assert legal(state) == {"take b3-e3", "take c3-f3"}
    play(state, "take b3-e3")
    assert tiles(state) == {"f3": 5}
    assert pile(state) == [(1, 2, 3, 4)]
    assert state.turn == (1,)


def test_3_4_of_two_that_cross_the_player_chooses() -> None:
    state = play(lay("b4=1 c4=2 d4=3 e3=5 e2=6 e1=7 e8=4"), "e8-e4")
    assert legal(state) == {"take b4-e4", "take e1-e4"}
    assert tiles(play(state, "take e1-e4")) == {"b4": 1, "c4": 2, "d4": 3}


def test_3_2_jumps_follow_each_other() -> None:
    state = lay("a1=9 b1=5 d1=6")
    slid = {"a2", "a3", "a4", "a5", "a6", "a7", "a8", "b2", "c3", "d4", "e5", "f6", "g7", "h8"}
    assert goals(state, "a1") == slid | {"c1", "e1"}


def test_3_2_no_jump_onto_a_tile() -> None:
    assert not goals(lay("a1=9 b2=5 c3=6"), "a1") & {"b2", "c3", "d4"}


def test_3_2_no_jump_over_a_distance() -> None:
    row = {square for square in goals(lay("a1=9 c1=5"), "a1") if square.endswith("1")}
    assert row == {"b1"}


def test_3_2_a_circle_of_jumps_is_no_move() -> None:
    state = lay("d4=9 e4=1 e5=2 d5=3 f5=4 e6=5")
    assert {"f4", "f6", "d6"} <= goals(state, "d4")
    assert refused(state, "d4-d4") == ("3.2", "A move has to end on a square other than d4.")


def test_3_2_nothing_is_captured() -> None:
    assert tiles(play(lay("a1=9 b1=5 d1=6"), "a1-e1")) == {"b1": 5, "d1": 6, "e1": 9}


def test_4_1_the_third_trope_wins_at_once() -> None:
    state = lay("b3=4 c3=7 d3=10 e8=13 h8=1")
    state.fields.collected[:] = (2, 2)
    play(state, "e8-e3")
    assert state.is_over
    assert state.scores() == [3, 2]
    assert state.returns() == [1.0, -1.0]


@pytest.mark.parametrize(("collected", "returns"), [((1, 0), [1.0, -1.0]), ((1, 1), [0.0, 0.0])])
def test_4_2_two_passes_end_the_game_and_4_4_more_tropes_win(
    collected: tuple[int, int], returns: list[float]
) -> None:
    state = lay("a1=1")
    state.fields.collected[:] = collected
    play(state, "pass", "pass")
    assert state.is_over
    assert state.returns() == returns


def test_3_5_passing_can_be_ruled_out() -> None:
    state = lay("a1=1", passing="never")
    assert "pass" not in legal(state)
    assert refused(state, "pass") == ("3.5", "At this table a player moves as long as any tile can.")


def test_4_3_two_hundred_quiet_turns_end_the_game() -> None:
    state = lay("a1=1")
    state.fields.collected[:] = (1, 2)
    for _ in range(50):
        play(state, "a1-a2", "a2-a3", "a3-a2", "a2-a1")
    assert state.is_over
    assert state.returns() == [-1.0, 1.0]


def test_3_3_what_lies_there_counts_only_when_a_move_makes_it() -> None:
    state = lay("b3=1 c3=2 d3=3 e3=4 a8=20 h8=30")
    play(state, "a8-a7", "h8-h7")
    assert state.scores() == [0, 0]
    play(state, "e3-e4", "a7-a8")
    assert play(state, "e4-e3").scores() == [1, 0]


def test_2_2_the_list_of_tropes() -> None:
    assert len(list_of(True, False)) == 253
    assert len(list_of(False, False)) == 252
    kinds = Counter(kind for kinds in list_of(True, False).values() for kind in kinds)
    assert kinds == {
        "consecutive": 33,
        "multiples": 41,
        "irregular": 124,
        "plus 1 plus 2 plus 3": 30,
        "prime": 10,
        "power": 4,
        "squares": 3,
        "triangular": 5,
        "Fibonacci": 5,
    }
