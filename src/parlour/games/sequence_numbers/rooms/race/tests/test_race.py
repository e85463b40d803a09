"""The puzzle race of Sequence Numbers, rule by rule; draws and solutions that depend on no seat."""

from __future__ import annotations

import random
import re
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import CHANCE, BadOption, NotReadable, State, load
from parlour.display.contract import display_of
from parlour.display.show import scene_of
from parlour.games.sequence_numbers import GAME as SEQUENCE_NUMBERS
from parlour.games.sequence_numbers.puzzles import OPTIONS, judge
from parlour.games.sequence_numbers.rooms.race import GAME, max_turns
from parlour.games.sequence_numbers.rooms.race.rules import wanted
from parlour.games.sequence_numbers.rooms.race.state import BOOK, GIVE_UP, HANDS, OWNERS, SPOTS_OF
from parlour.kernel.actors import TABLE
from parlour.kernel.puzzle import Puzzle, puzzles_of
from parlour.kernel.race import PUZZLES, SHOW
from parlour.testing.races import check_draws_depend_on_no_seat, draw, run_through
from parlour.testing.words import in_words, mismatched, refused, said

SLUG = GAME.slug


def new(**options: str) -> State:
    """A race whose draws are the test's own."""
    return load(SLUG, **options).new_state(draws="manual")


def drawn(puzzle: int = 1, **options: str) -> State:
    """A race in which a puzzle is drawn, of whichever part."""
    return draw(new(**options), puzzle)


def in_the_book(number: int) -> tuple[Puzzle, State]:
    """A puzzle as it stands in the book, with its position."""
    puzzle = puzzles_of(SEQUENCE_NUMBERS)[number - 1]
    return puzzle, load("sequence_numbers", **OPTIONS).from_text(puzzle.position)


# -- 1: the book, 2: the board and the cards -----------------------------------------------------------------


def test_1_1_the_puzzles_are_those_of_the_book_from_easy_to_hard() -> None:
    book = puzzles_of(SEQUENCE_NUMBERS)
    assert len(book) == BOOK == 200
    assert [one.rating for one in book] == sorted(one.rating for one in book)
    for number in range(1, BOOK + 1):
        _, start = in_the_book(number)
        assert start.turn == (0,)
        assert OWNERS[number - 1].tolist() == start.fields.owner.tolist()
        assert HANDS[number - 1].tolist() == start.fields.hand[0].tolist()


@pytest.mark.parametrize("number", range(1, BOOK + 1, 23))
def test_1_2_exactly_one_play_makes_two_sequences(number: int) -> None:
    puzzle, start = in_the_book(number)
    state = drawn(number)
    plays = [action for action in state.legal_actions(0) if action != GIVE_UP]
    assert plays == [action for action in start.legal_actions(0) if action < 100]
    right = []
    for action in plays:
        after = start.copy()
        after.enter(0, action)
        if judge(puzzle, start, after, 1).outcome == "solved":
            right.append(action)
    assert right == [wanted(state.fields)] == [start.parse(0, puzzle.solution[0][0])]


def test_1_3_there_is_no_sequence_yet() -> None:
    for number in range(1, BOOK + 1):
        fields = in_the_book(number)[1].fields
        assert not fields.scored.any()
        assert not fields.locked.any()


def test_2_1_the_board_is_that_of_ten_rows() -> None:
    fields = load("sequence_numbers", **OPTIONS).new_state(draws="manual").fields
    for name in ("rows", "cols", "numbers", "printed", "spots", "copies", "shared_chips"):
        assert new().fields[name].tolist() == fields[name].tolist(), name
    assert load(SLUG).from_text(new().text()).to_bytes() == new().to_bytes()
    assert SPOTS_OF[0].tolist() == [0, 0]


def test_2_2_five_cards_with_sums_which_everybody_sees() -> None:
    assert (HANDS > 0).all()
    assert (HANDS <= 48).all()
    state = drawn(7)
    for seat in range(state.seats + 1):
        assert state.view(seat).fields.hand.tolist() == state.fields.hand.tolist()
        held = [piece for piece in scene_of(state, seat).pieces if piece.place == "hand0"]
        assert len(held) == 5
        assert all("." in piece.face for piece in held)


def printed(state: State) -> list[str]:
    """What is printed on the cards of the hand."""
    faces = display_of(GAME).board(state.variant).face
    return [faces[piece.face].text for piece in scene_of(state, 0).pieces if piece.place == "hand0"]


def value(text: str) -> int:
    """What a sum makes."""
    a, sign, b = re.split(r"([+\N{MINUS SIGN}\N{MULTIPLICATION SIGN}])", text)
    return {"+": int(a) + int(b), "\N{MULTIPLICATION SIGN}": int(a) * int(b)}.get(sign, int(a) - int(b))


@pytest.mark.parametrize("deck", ["designed 1", "to 20 3", "times 8"])
def test_2_3_a_card_shows_a_sum_of_the_deck_without_its_answer(deck: str) -> None:
    state = drawn(1, deck=deck)
    sums = printed(state)
    assert [value(text) for text in sums] == HANDS[0].tolist()
    assert len(set(sums)) == 5
    if deck == "to 20 3":
        assert all(min(map(int, re.findall(r"\d+", text))) <= 20 for text in sums)
    with_answers = printed(drawn(1, deck=deck, answers="true"))
    assert with_answers == [f"{text}={number}" for text, number in zip(sums, HANDS[0], strict=True)]


def test_2_3_a_card_goes_where_its_sum_leads() -> None:
    state = drawn(1)
    play = state.legal_actions(0)[0]
    faces = [face.id for face in display_of(GAME).board(state.variant).faces]
    held = [piece.face for piece in scene_of(state, 0).pieces if piece.place == "hand0"]
    refused = [mismatched(state, 0, play, faces.index(card)) is not None for card in held]
    assert refused == [number != int(state.fields.printed[play]) for number in HANDS[0]]
    assert refused.count(False) == 1


def test_2_3_a_deck_that_does_not_fit_the_board_is_refused() -> None:
    with pytest.raises(BadOption, match="deck: "):
        load(SLUG, deck="1+0,7-6")


# -- 3: the draw ---------------------------------------------------------------------------------------------


def test_3_1_each_puzzle_comes_from_the_next_part_of_the_book() -> None:
    state = new()
    assert refused(state, "b2") == ("3.1", "The puzzle is still to be drawn.")
    for part in range(PUZZLES):
        possible = state.chance_outcomes()
        assert [k for k, _ in possible] == list(range(20 * part + 1, 20 * part + 21))
        assert {odds for _, odds in possible} == {Fraction(1, 20)}
        state.apply(CHANCE, possible[part][0])
        state.apply(0, GIVE_UP)
        state.apply(CHANCE, SHOW)
    assert state.is_over


def test_3_2_all_lies_as_the_puzzle_has_it_whatever_lay_there() -> None:
    one, other = drawn(1), drawn(1)
    one.apply(0, one.legal_actions(0)[0])
    other.apply(0, GIVE_UP)
    for state in (one, other):
        state.apply(CHANCE, SHOW)
        state.apply(CHANCE, 21)
    one.fields.solved = other.fields.solved
    assert one.to_bytes() == other.to_bytes() == drawn(21).to_bytes()


# -- 4: a turn, 5: the play ----------------------------------------------------------------------------------


def test_4_1_it_is_for_one_and_one_card() -> None:
    state = drawn(1)
    refusals = [GAME.law.why_not(state.fields, seat, GIVE_UP) for seat in (1, TABLE)]
    assert [refusal.rule for refusal in refusals if refusal] == ["4.1", "4.1"]
    state.apply(0, wanted(state.fields))
    assert state.turn == (CHANCE,)


def test_4_2_a_card_or_giving_up_and_nothing_else() -> None:
    state = drawn(1)
    for text in ("+b2", "-b2", "dead 18", "draw"):
        assert refused(state, text)[0] == "4.2"
    assert GAME.event is not None
    assert GAME.event.away(state.fields, state.legal_actions(0)) == GIVE_UP == state.parse(0, "give up")
    state.apply(0, GIVE_UP)
    state.apply(CHANCE, SHOW)
    assert state.scores() == [0]


def test_5_1_sequences_are_those_of_the_game() -> None:
    puzzle, start = in_the_book(12)
    state = drawn(12)
    state.apply(0, wanted(state.fields))
    state.apply(CHANCE, SHOW)
    start.enter(0, start.parse(0, puzzle.solution[0][0]))
    for name in ("owner", "locked", "scored", "lines", "last_cell"):
        assert state.fields[name].tolist() == start.fields[name].tolist(), name


def test_5_2_a_card_leaves_the_hand_for_a_chip_on_its_number() -> None:
    state = drawn(1)
    number = int(state.fields.hand[0, 0])
    cell = next(int(cell) for cell in SPOTS_OF[number] if state.fields.owner[cell] == 0)
    covered = int(np.flatnonzero(OWNERS[0])[0])
    assert refused(state, f"#{covered}")[0] == "5.2"
    assert refused(state, "a1") == ("5.2", "a1 is a free corner; it counts for everybody and takes no chip.")
    missing = next(n for n in range(1, 49) if n not in HANDS[0] and not OWNERS[0][SPOTS_OF[n]].any())
    assert refused(state, f"#{int(SPOTS_OF[missing][0])}")[0] == "5.2"
    state.apply(0, cell)
    assert int(state.fields.owner[cell]) == 1
    assert sorted([*state.fields.hand[0].tolist(), number]) == sorted([0, *HANDS[0].tolist()])


# -- 6: the solution, 7: the end -----------------------------------------------------------------------------


def test_6_1_the_solution_is_shown_from_the_same_position() -> None:
    right, other = drawn(1), drawn(1)
    right.apply(0, wanted(right.fields))
    other.apply(0, next(a for a in other.legal_actions(0) if a != wanted(other.fields)))
    assert refused(other, "give up") == ("6.1", "The solution is still to be shown.")
    assert dict(other.chance_outcomes()) == {SHOW: Fraction(1)}
    assert not right.fields.locked.any(), "whether a play is right is not seen before"
    for state in (right, other):
        state.apply(CHANCE, SHOW)
        lit = [piece for piece in scene_of(state, 0).pieces if piece.mark == "found"]
        assert len(lit) == int(state.fields.locked.sum()) >= 8
    for name in ("owner", "locked", "hand", "scored", "lines"):
        assert right.fields[name].tolist() == other.fields[name].tolist(), name


def test_6_2_a_point_for_whoever_has_found_it() -> None:
    state = drawn(1)
    state.apply(0, wanted(state.fields))
    assert state.scores() == [0]
    state.apply(CHANCE, SHOW)
    assert state.scores() == [1]


def race(solved: int) -> State:
    """A race in which so many puzzles are solved."""
    return run_through(new(), lambda state: state.apply(0, wanted(state.fields)), solved)


def test_7_1_and_7_2_the_result_is_the_share_solved() -> None:
    assert race(10).returns() == [1.0]
    assert race(7).returns() == [pytest.approx(-0.3)]
    assert str(in_words(scene_of(race(7), 0)).sentence) == "7 of 10 puzzles solved."


def test_7_3_nobody_acts_after_the_end() -> None:
    assert refused(race(0), "give up") == ("7.3", "The race is over.")


# -- 8: facts ------------------------------------------------------------------------------------------------


def test_8_1_a_race_has_30_entries() -> None:
    assert len(race(3).history) == max_turns(load(SLUG).options) == 30


@settings(max_examples=15)
@given(st.integers(0, 10**6), st.randoms(use_true_random=False))
def test_8_2_what_is_drawn_and_shown_depends_on_no_seat(seed: int, choose: random.Random) -> None:
    """Whoever plays at random has the draws and boards of whoever gives up, never more than the best."""
    one, other = (load(SLUG).new_state(seed=seed) for _ in range(2))
    check_draws_depend_on_no_seat(
        one, other, lambda state: wanted(state.fields), ("owner", "hand", "locked", "puzzle"), choose
    )


def test_8_3_the_first_version() -> None:
    assert GAME.rules_version == 1


# -- what is told, and positions -----------------------------------------------------------------------------


def test_puzzles_answers_and_solutions_are_said() -> None:
    state = new(deck="designed 1")
    assert said(state, CHANCE, 1) == "Puzzle 1"
    assert str(in_words(scene_of(state, 0)).sentence).startswith("Make two sequences at once with one card.")
    assert said(state, 0, wanted(state.fields)) == "played 7 + 11 = 18 on h7"
    assert said(state, CHANCE, SHOW) == "Solved: 7 + 11 = 18 on h7"
    assert said(state, CHANCE, 21) == "Puzzle 2"
    assert said(state, 0, GIVE_UP) == "gave up"
    assert said(state, CHANCE, SHOW).startswith("The solution: ")
    assert str(in_words(scene_of(state, 0)).status) == "puzzle 3 of 10"


@pytest.mark.parametrize(
    "race",
    ["puzzle=21 stage=1", "puzzle=1 stage=1 solved=1", "puzzle=1 right=1", "stage=1", "puzzle=1", "no"],
)
def test_races_that_cannot_be_are_refused(race: str) -> None:
    position = drawn(1).text().partition(" | ")[2]
    with pytest.raises(NotReadable):
        load(SLUG).from_text(f"{race} | {position}")


def test_positions_are_read_again_and_hands_come_in_order() -> None:
    text = drawn(1).text()
    assert load(SLUG).from_text(text).text() == text
    with pytest.raises(NotReadable):
        load(SLUG).from_text(text.replace("hand=0:18", "hand=0:40"))
