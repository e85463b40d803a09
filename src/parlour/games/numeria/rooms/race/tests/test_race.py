"""The puzzle race of Numeria, rule by rule; draws and solutions that depend on no seat."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import CHANCE, NotReadable, State, load
from parlour.display.show import scene_of
from parlour.games.numeria import GAME as NUMERIA
from parlour.games.numeria.notation.tropes import tropes_made
from parlour.games.numeria.puzzles import ONE, OPTIONS, judge
from parlour.games.numeria.rooms.race import GAME, max_turns
from parlour.games.numeria.rooms.race.rules import wanted
from parlour.games.numeria.rooms.race.state import BOARDS, BOOK, GOES_ON
from parlour.games.numeria.state import PASS
from parlour.games.numeria.state.geometry import SQUARES
from parlour.kernel.actors import TABLE
from parlour.kernel.puzzle import puzzles_of
from parlour.kernel.race import SHOW
from parlour.testing.races import check_draws_depend_on_no_seat, draw, run_through
from parlour.testing.words import in_words, refused, said

SLUG = GAME.slug


def new() -> State:
    """A race whose draws are the test's own."""
    return load(SLUG).new_state(draws="manual")


def drawn(puzzle: int = 1) -> State:
    """A race in which a puzzle is drawn, of whichever part."""
    return draw(new(), puzzle)


# -- 1: the book ---------------------------------------------------------------------------------------------


def test_1_1_the_puzzles_are_those_of_the_book_from_easy_to_hard() -> None:
    book = puzzles_of(NUMERIA)
    assert len(book) == BOOK == 300
    assert [one.rating for one in book] == sorted(one.rating for one in book)
    for number, puzzle in enumerate(book, 1):
        start = load("numeria", **OPTIONS).from_text(puzzle.position)
        state = drawn(number)
        assert state.fields.board.tolist() == start.fields.board.tolist()
        solution = start.parse(start.turn[0], puzzle.solution[0][0])
        assert wanted(state.fields) == solution
        assert start.legal_actions(start.turn[0]) == state.legal_actions(0)[:-1]


@pytest.mark.parametrize("number", [1, 60, 140, 200])
def test_1_1_exactly_one_move_makes_a_trope(number: int) -> None:
    assert puzzles_of(NUMERIA)[number - 1].kind == ONE
    state = drawn(number)
    moves = [action for action in state.legal_actions(0) if action != PASS]
    made = [move for move in moves if tropes_made(state.fields, *divmod(move, SQUARES))]
    assert made == [wanted(state.fields)]


def test_1_2_what_is_asked_is_said() -> None:
    last = int(GOES_ON.nonzero()[0][0]) + 1
    asked = [str(in_words(scene_of(drawn(number), 0)).sentence) for number in (1, last)]
    assert asked[0] == "Make a trope with one move. Exactly one move does it."
    assert asked[1].startswith("Make a trope so that another one stays for your next move")


def test_1_2_of_those_that_go_on_the_book_says_that_the_move_is_right() -> None:
    number = int(GOES_ON.nonzero()[0][0]) + 1
    puzzle = puzzles_of(NUMERIA)[number - 1]
    start = load("numeria", **OPTIONS).from_text(puzzle.position)
    after = start.copy()
    after.enter(start.turn[0], wanted(drawn(number).fields))
    assert judge(puzzle, start, after, 1).outcome == "open"


def test_1_3_tropes_are_those_as_printed() -> None:
    assert int(new().fields.primes) == 1
    assert load(SLUG).from_text(new().text()).fields.tobytes() == new().fields.tobytes()


# -- 2: the draw ---------------------------------------------------------------------------------------------


def test_2_1_each_puzzle_comes_from_the_next_part_of_the_book() -> None:
    state = new()
    assert refused(state, "e4-e5") == ("2.1", "The puzzle is still to be drawn.")
    for part in range(10):
        possible = state.chance_outcomes()
        assert [k for k, _ in possible] == list(range(30 * part + 1, 30 * part + 31))
        assert {str(odds) for _, odds in possible} == {"1/30"}
        state.apply(CHANCE, possible[part][0])
        state.apply(0, PASS)
        state.apply(CHANCE, SHOW)
    assert state.is_over


def test_2_2_the_tiles_are_laid_whatever_lay_there() -> None:
    state = drawn(1)
    state.apply(0, state.legal_actions(0)[0])
    state.apply(CHANCE, SHOW)
    state.apply(CHANCE, 31)
    assert state.fields.board.tolist() == BOARDS[30].tolist()


# -- 3: a turn -----------------------------------------------------------------------------------------------


def test_3_1_and_3_2_a_tile_slides_or_jumps() -> None:
    state = drawn(1)
    assert refused(state, "e1-e2")[0] == "3.1"
    assert refused(state, "b3-b3")[0] == "3.2"
    assert state.legal_actions(0)[-1] == PASS


def test_3_3_one_may_give_up() -> None:
    state = drawn(1)
    assert GAME.law.why_not(state.fields, 0, PASS + 1).rule == "3.3"  # type: ignore[union-attr]  # it is refused
    assert GAME.event is not None
    assert GAME.event.away(state.fields, state.legal_actions(0)) == PASS == state.parse(0, "give up")
    state.apply(0, PASS)
    state.apply(CHANCE, SHOW)
    assert state.scores() == [0]


def test_3_4_it_is_for_one_and_one_move() -> None:
    state = drawn(1)
    refusals = [GAME.law.why_not(state.fields, seat, PASS) for seat in (1, TABLE)]
    assert [refusal.rule for refusal in refusals if refusal] == ["3.4", "3.4"]
    state.apply(0, wanted(state.fields))
    assert state.turn == (CHANCE,)


# -- 4: the solution, 5: the end -----------------------------------------------------------------------------


def test_4_1_the_solution_is_shown_from_the_same_position() -> None:
    state = drawn(1)
    state.apply(0, state.legal_actions(0)[0])
    assert refused(state, "give up") == ("4.1", "The solution is still to be shown.")
    assert dict(state.chance_outcomes()) == {SHOW: Fraction(1)}
    state.apply(CHANCE, SHOW)
    expected = BOARDS[0].copy()
    home, goal = divmod(wanted(state.fields), SQUARES)
    expected[goal], expected[home] = expected[home], 0
    assert state.fields.board.tolist() == expected.tolist()
    lit = [piece for piece in scene_of(state, 0).pieces if piece.mark]
    assert len(lit) == 4


def test_4_1_a_trope_found_is_not_lit_before() -> None:
    state = drawn(1)
    state.apply(0, wanted(state.fields))
    assert not [piece for piece in scene_of(state, 0).pieces if piece.mark]


def test_4_2_a_point_for_whoever_has_found_it() -> None:
    state = drawn(1)
    state.apply(0, wanted(state.fields))
    assert state.scores() == [0]
    state.apply(CHANCE, SHOW)
    assert state.scores() == [1]


def race(solved: int) -> State:
    """A race in which so many puzzles are solved."""
    return run_through(new(), lambda state: state.apply(0, wanted(state.fields)), solved)


def test_5_1_and_5_2_the_result_is_the_share_solved() -> None:
    assert race(10).returns() == [1.0]
    assert race(7).returns() == [pytest.approx(-0.3)]
    assert str(in_words(scene_of(race(7), 0)).sentence) == "7 of 10 puzzles solved."


def test_5_3_nobody_acts_after_the_end() -> None:
    assert refused(race(0), "give up") == ("5.3", "The game is over.")


# -- 6: facts ------------------------------------------------------------------------------------------------


def test_6_1_a_race_has_30_entries() -> None:
    assert len(race(3).history) == max_turns(load(SLUG).options) == 30


@settings(max_examples=15)
@given(st.integers(0, 10**6), st.randoms(use_true_random=False))
def test_6_2_what_is_drawn_and_shown_depends_on_no_seat(seed: int, choose: random.Random) -> None:
    """Whoever plays at random has the draws and boards of whoever gives up, never more than the best."""
    one, other = (load(SLUG).new_state(seed=seed) for _ in range(2))
    check_draws_depend_on_no_seat(one, other, lambda state: wanted(state.fields), ("board", "puzzle"), choose)


def test_6_3_the_first_version() -> None:
    assert GAME.rules_version == 1


# -- what is told, and positions -----------------------------------------------------------------------------


def test_puzzles_answers_and_solutions_are_said() -> None:
    state = new()
    assert said(state, CHANCE, 1) == "Puzzle 1"
    assert said(state, 0, state.parse(0, "c5-d5")) == "moved the 30 from c5 to d5"
    assert said(state, CHANCE, SHOW) == "Solved: move the 30 from c5 to d5"
    assert said(state, CHANCE, 31) == "Puzzle 2"
    assert said(state, 0, PASS) == "gave up"
    assert said(state, CHANCE, SHOW).startswith("The solution: ")
    assert str(in_words(scene_of(state, 0)).status) == "puzzle 3 of 10"


@pytest.mark.parametrize(
    "race",
    [
        "puzzle=31 stage=1",
        "puzzle=1 stage=1 solved=1",
        "puzzle=1 right=1",
        "stage=1",
        "puzzle=1",
        "no",
    ],
)
def test_positions_that_cannot_be_are_refused(race: str) -> None:
    board = drawn(1).text().partition(" | ")[2]
    with pytest.raises(NotReadable):
        load(SLUG).from_text(f"{race} | {board}")
