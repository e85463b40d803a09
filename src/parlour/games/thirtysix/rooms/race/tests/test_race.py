"""The puzzle race of 36, rule by rule; draws and solutions that depend on no seat."""

from __future__ import annotations

import random
import re
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import CHANCE, NotReadable, State, load
from parlour.display.show import scene_of
from parlour.games.thirtysix import GAME as THIRTYSIX
from parlour.games.thirtysix.puzzles import OPTIONS, judge
from parlour.games.thirtysix.rooms.race import GAME, max_turns
from parlour.games.thirtysix.rooms.race.rules import solving_gift, solving_move
from parlour.games.thirtysix.rooms.race.state import BOOK, COLOURS_OF, NO_GIFT, TURNS, WINS_IN
from parlour.games.thirtysix.state import COLOUR, GIVE, GIVING, PASS
from parlour.kernel.actors import TABLE
from parlour.kernel.puzzle import Puzzle, puzzles_of
from parlour.kernel.race import SHOW
from parlour.testing.races import check_draws_depend_on_no_seat, draw, run_through
from parlour.testing.words import in_words, refused, said

SLUG = GAME.slug
WITH_GIFT = int((TURNS[:, 1] != NO_GIFT).nonzero()[0][0]) + 1
"""The first puzzle that is solved with a gift."""


def new() -> State:
    """A race whose draws are the test's own."""
    return load(SLUG).new_state(draws="manual")


def drawn(puzzle: int) -> State:
    """A race in which a puzzle is drawn, of whichever part."""
    return draw(new(), puzzle)


def solving(state: State) -> int:
    """The action of the turn that is right; it may be none that is legal, after another move."""
    right = solving_gift if int(state.fields.phase) == GIVING else solving_move
    return int(right(state.fields))


def solve(state: State) -> State:
    """The seat plays the turn that is right."""
    state.apply(0, solving_move(state.fields))
    if int(state.fields.phase) == GIVING:
        state.apply(0, solving_gift(state.fields))
    return state


def in_the_book(number: int) -> tuple[Puzzle, State]:
    """A puzzle as it stands in the book, with its position."""
    puzzle = puzzles_of(THIRTYSIX)[number - 1]
    return puzzle, load("thirtysix", **OPTIONS).from_text(puzzle.position)


# -- 1: the book ---------------------------------------------------------------------------------------------


def test_1_1_the_puzzles_are_those_of_the_book_from_easy_to_hard() -> None:
    book = puzzles_of(THIRTYSIX)
    assert len(book) == BOOK == 300
    assert [one.rating for one in book] == sorted(one.rating for one in book)


@pytest.mark.parametrize("number", range(1, BOOK + 1, 23))
def test_1_1_a_puzzle_lies_as_in_the_book(number: int) -> None:
    puzzle, start = in_the_book(number)
    seat, state = start.turn[0], drawn(number)
    for name in ("tile", "turn", "colour", "gate", "counters"):
        assert state.fields[name].tolist() == start.fields[name].tolist()
    for name in ("chosen", "pawn", "reserve"):
        assert state.fields[name][:2].tolist() == [start.fields[name][k].tolist() for k in (seat, 1 - seat)]
    assert [action for action in state.legal_actions(0) if action != PASS] == start.legal_actions(seat)
    for text in puzzle.solution[0]:
        action = start.parse(seat, text)
        assert state.parse(0, text) == action
        state.apply(0, action)
        start.enter(seat, action)
    assert int(state.fields.right) == 1
    assert int(state.fields.counters) == int(start.fields.counters)


@pytest.mark.parametrize("number", [1, 40, 80, 118])
def test_1_2_exactly_one_turn_does_it(number: int) -> None:
    puzzle, start = in_the_book(number)
    assert WINS_IN[number - 1] <= 2
    seat, right = start.turn[0], []
    for move in start.legal_actions(seat):
        moved = start.copy()
        moved.enter(seat, move)
        gifts = moved.legal_actions(seat) if moved.turn == (seat,) else [NO_GIFT]
        for gift in gifts:
            after = moved.copy()
            if gift != NO_GIFT:
                after.enter(seat, gift)
            if judge(puzzle, start, after, 1).outcome != "failed":
                right.append([move, gift])
    assert right == [TURNS[number - 1].tolist()]


def test_1_3_the_board_is_the_square_with_all_gates() -> None:
    fields = load("thirtysix", **OPTIONS).new_state(draws="manual").fields
    for name in ("tiles", "layout", "gates", "laid_tile", "seats", "give_order"):
        assert new().fields[name].tolist() == fields[name].tolist()
    assert load(SLUG).from_text(new().text()).to_bytes() == new().to_bytes()


# -- 2: the draw ---------------------------------------------------------------------------------------------


def test_2_1_each_puzzle_comes_from_the_next_part_of_the_book() -> None:
    state = new()
    assert refused(state, "#3") == ("2.1", "The puzzle is still to be drawn.")
    for part in range(10):
        possible = state.chance_outcomes()
        assert [k for k, _ in possible] == list(range(30 * part + 1, 30 * part + 31))
        assert {odds for _, odds in possible} == {Fraction(1, 30)}
        state.apply(CHANCE, possible[part][0])
        state.apply(0, PASS)
        state.apply(CHANCE, SHOW)
    assert state.is_over


def test_2_2_all_lies_as_the_puzzle_has_it_whatever_lay_there() -> None:
    one, other = drawn(1), drawn(1)
    one.apply(0, one.legal_actions(0)[0])
    other.apply(0, PASS)
    for state in (one, other):
        state.apply(CHANCE, SHOW)
        state.apply(CHANCE, 31)
    one.fields.solved = other.fields.solved
    assert one.to_bytes() == other.to_bytes()


# -- 3: a turn, 4: moving, sowing and giving -----------------------------------------------------------------


def test_3_1_it_is_for_one_and_one_turn() -> None:
    state = drawn(1)
    refusals = [GAME.law.why_not(state.fields, seat, PASS) for seat in (1, TABLE)]
    assert [refusal.rule for refusal in refusals if refusal] == ["3.1", "3.1"]
    assert solve(state).turn == (CHANCE,)


def test_3_2_the_move_then_the_gift_or_giving_up() -> None:
    state = drawn(WITH_GIFT)
    assert refused(state, "+red") == ("3.2", "It is time to move the pawn.")
    assert refused(state, "=red")[0] == "3.2"
    assert GAME.law.why_not(state.fields, 0, COLOUR).rule == "3.2"  # type: ignore[union-attr]  # it is refused
    state.apply(0, solving_move(state.fields))
    assert refused(state, f"#{solving_move(state.fields)}")[0] == "3.2"
    assert GAME.event is not None
    assert GAME.event.away(state.fields, state.legal_actions(0)) == PASS == state.parse(0, "give up")
    state.apply(0, PASS)
    state.apply(CHANCE, SHOW)
    assert state.scores() == [0]


def test_4_1_to_4_3_the_pawn_moves_as_in_the_game() -> None:
    state = drawn(1)
    fields = state.fields
    assert refused(state, f"#{int(fields.pawn[0])}")[0] == "4.1"
    assert refused(state, f"#{int(fields.pawn[1])}")[0] == "4.2"
    lying = next(square for square in range(36) if int(fields.counters) >> square & 1)
    assert refused(state, f"#{lying}")[0] == "4.2"
    sown = next(
        move
        for move in state.legal_actions(0)
        if move < PASS and int(fields.reserve[0, int(fields.colour[move])]) > 0
    )
    held = int(fields.reserve[0].sum())
    state.apply(0, sown)
    assert int(state.fields.counters) >> sown & 1
    assert int(state.fields.reserve[0].sum()) == held - 1


def test_4_4_and_4_5_who_crosses_gives_a_counter_that_is_there() -> None:
    state = drawn(WITH_GIFT)
    state.apply(0, solving_move(state.fields))
    assert int(state.fields.phase) == GIVING
    possible = [GIVE + colour for colour in range(3) if state.fields.reserve[0, colour]]
    assert state.legal_actions(0) == [PASS, *possible]
    missing = next(colour for colour in range(3) if not state.fields.reserve[0, colour])
    assert refused(state, f"#{GIVE + missing}")[0] == "4.5"


# -- 5: the solution, 6: the end -----------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, WITH_GIFT])
def test_5_1_the_solution_is_shown_from_the_same_position(number: int) -> None:
    right, given_up = solve(drawn(number)), drawn(number)
    given_up.apply(0, PASS)
    assert refused(given_up, "give up") == ("5.1", "The solution is still to be shown.")
    assert dict(given_up.chance_outcomes()) == {SHOW: Fraction(1)}
    played = right.copy()
    for state in (right, given_up):
        state.apply(CHANCE, SHOW)
    for name in ("counters", "pawn", "reserve"):
        assert given_up.fields[name].tolist() == right.fields[name].tolist() == played.fields[name].tolist()


@pytest.mark.parametrize("number", [1, WITH_GIFT])
def test_5_2_a_point_for_whoever_has_found_it(number: int) -> None:
    state = solve(drawn(number))
    assert state.scores() == [0]
    state.apply(CHANCE, SHOW)
    assert state.scores() == [1]


def test_5_2_another_gift_is_another_turn() -> None:
    several = [number for number, (_, gift) in enumerate(TURNS, 1) if gift != NO_GIFT]
    tried = 0
    for number in several:
        state = drawn(number)
        state.apply(0, solving_move(state.fields))
        others = [gift for gift in state.legal_actions(0) if gift not in (PASS, solving_gift(state.fields))]
        for gift in others[:1]:
            state.apply(0, gift)
            state.apply(CHANCE, SHOW)
            assert state.scores() == [0]
            tried += 1
    assert tried > 0


def race(solved: int) -> State:
    """A race in which so many puzzles are solved."""
    return run_through(new(), solve, solved)


def test_6_1_and_6_2_the_result_is_the_share_solved() -> None:
    assert race(10).returns() == [1.0]
    assert race(7).returns() == [pytest.approx(-0.3)]
    assert str(in_words(scene_of(race(7), 0)).sentence) == "7 of 10 puzzles solved."


def test_6_3_nobody_acts_after_the_end() -> None:
    assert refused(race(0), "give up") == ("6.3", "The race is over.")


# -- 7: facts ------------------------------------------------------------------------------------------------


def test_7_1_a_race_has_at_most_40_entries() -> None:
    assert max_turns(load(SLUG).options) == 40
    assert 30 <= len(race(10).history) <= 40


@settings(max_examples=15)
@given(st.integers(0, 10**6), st.randoms(use_true_random=False))
def test_7_2_what_is_drawn_and_shown_depends_on_no_seat(seed: int, choose: random.Random) -> None:
    """Whoever plays at random has the draws and boards of whoever gives up, never more than the best."""
    one, other = (load(SLUG).new_state(seed=seed) for _ in range(2))
    check_draws_depend_on_no_seat(
        one, other, solving, ("tile", "turn", "pawn", "counters", "reserve", "puzzle"), choose
    )


def test_7_3_the_first_version() -> None:
    assert GAME.rules_version == 1


# -- what is told, and positions -----------------------------------------------------------------------------


def test_puzzles_answers_and_solutions_are_said() -> None:
    state = new()
    assert said(state, CHANCE, 1) == "Puzzle 1"
    scene = in_words(scene_of(state, 0))
    assert str(scene.sentence) == "You play green, and win with this turn. Find it."
    assert str(scene.seats[0].note) == "plays green"
    assert said(state, 0, solving_move(state.fields)).startswith("moved from b1 to b3")
    assert said(state, CHANCE, SHOW) == "Solved: the pawn to b3"
    assert said(state, CHANCE, 31) == "Puzzle 2"
    assert said(state, 0, PASS) == "gave up"
    assert said(state, CHANCE, SHOW).startswith("The solution: ")
    assert str(in_words(scene_of(state, 0)).status) == "puzzle 3 of 10"


def test_what_is_asked_names_colour_and_turns() -> None:
    number = next(
        n
        for n, (wins, colour) in enumerate(zip(WINS_IN, COLOURS_OF[:, 0], strict=True), 1)
        if (wins, colour) == (3, 2)
    )
    sentence = str(in_words(scene_of(drawn(number), 0)).sentence)
    assert sentence.startswith("You play blue, and win within 3 turns, whatever the other player does.")


def test_a_gift_is_told_with_the_solution() -> None:
    state = drawn(WITH_GIFT)
    state.apply(0, solving_move(state.fields))
    assert "give" in str(in_words(scene_of(state, 0)).sentence)
    state.apply(0, PASS)
    assert re.search(r" to \w\d and a (red|green|blue) counter given away$", said(state, CHANCE, SHOW))


@pytest.mark.parametrize(
    "race",
    ["puzzle=31 stage=1", "puzzle=1 stage=1 solved=1", "puzzle=1 right=1", "stage=1", "puzzle=1", "no"],
)
def test_races_that_cannot_be_are_refused(race: str) -> None:
    position = drawn(1).text().partition(" | ")[2]
    with pytest.raises(NotReadable):
        load(SLUG).from_text(f"{race} | {position}")


def test_positions_in_which_nobody_is_due_are_refused() -> None:
    text = drawn(1).text()
    assert load(SLUG).from_text(text).text() == text
    for instead in (text.replace("phase 4", "phase 3"), text.replace("turn A", "turn B")):
        with pytest.raises(NotReadable):
            load(SLUG).from_text(instead)
