"""Rules and options beyond the acceptance examples, and what holds in every game."""

from __future__ import annotations

import itertools
import re
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import CHANCE, BadOption, State, load
from parlour.games.numeria import GAME, rules
from parlour.games.numeria.notation.words import line_name, square_name
from parlour.games.numeria.rules.actions import any_move, destinations
from parlour.games.numeria.rules.lines import any_trope
from parlour.games.numeria.rules.tropes import EVERY, KINDS, list_of
from parlour.games.numeria.state import CENTRE, ENDED, MAX_LEGAL, MOST_QUIET, STATE
from parlour.games.numeria.state.geometry import LINE_COUNT, LINES
from parlour.games.numeria.tests import reference
from parlour.games.numeria.tests.helpers import (
    RULES,
    SLUG,
    goals,
    lay,
    legal,
    pile,
    plain_board,
    play,
    rule_numbers,
    set_up,
    tiles,
    wandered,
)
from parlour.kernel.actors import SEAT_DRAW
from parlour.kernel.errors import NotReadable

moves = st.fixed_dictionaries(
    {
        "jump_dirs": st.sampled_from(["8", "diagonal"]),
        "combine": st.booleans(),
        "multi": st.sampled_from(["choose_one", "all"]),
        "passing": st.sampled_from(["allowed", "never"]),
    }
)


# -- 1 -------------------------------------------------------------------------------------------------------


def test_1_1_two_play_with_thirty_six_tiles_that_belong_to_nobody() -> None:
    with pytest.raises(BadOption, match="seats must be 2"):
        load(SLUG, seats=3)
    one, other = set_up(), set_up()
    other.fields.mover = 1
    assert legal(one) == legal(other)


def test_1_2_and_6_4_the_tiles_are_laid_one_by_one_each_alike() -> None:
    state = load(SLUG, first="0").new_state(draws="manual")
    for number, square in enumerate([f"{f}{r}" for r in "234567" for f in "bcdefg"]):
        odds = state.chance_outcomes()
        assert {odd for _, odd in odds} == {Fraction(1, 36 - number)}
        state.apply(CHANCE, odds[-1][0])
        assert square in tiles(state)
    centre = {tiles(state)[square] for square in ("d4", "e4", "d5", "e5")}
    for corner in ("a1", "h1", "a8", "h8"):
        odds = state.chance_outcomes()
        assert {tile for tile, _ in odds} == centre
        tile = min(centre)
        state.apply(CHANCE, tile)
        centre.remove(tile)
        assert tiles(state)[corner] == tile
    assert state.turn == (0,)


def test_1_3_who_begins_is_drawn_by_lot() -> None:
    state = load(SLUG).new_state(draws="manual")
    assert state.chance_outcomes() == [(SEAT_DRAW, Fraction(1, 2)), (SEAT_DRAW + 1, Fraction(1, 2))]
    state.apply(CHANCE, SEAT_DRAW + 1)
    while state.turn == (CHANCE,):
        state.apply(CHANCE, state.chance_outcomes()[0][0])
    assert state.turn == (1,)


def laid_in_order(state: State) -> None:
    """Lay the tiles in ascending order, which is full of tropes, and those of the centre likewise."""
    for tile in range(1, 37):
        rules.play(state.fields, CHANCE, tile)
    for tile in sorted(int(state.fields.board[square]) for square in CENTRE):
        rules.play(state.fields, CHANCE, tile)


def test_1_4_a_trope_that_lies_there_stays_or_the_tiles_are_laid_again() -> None:
    state = load(SLUG, first="0").new_state(draws="manual")
    laid_in_order(state)
    assert state.turn == (0,)
    assert any_trope(state.fields)
    again = load(SLUG, first="0", setup_tropes="reshuffle").new_state(draws="manual")
    for _ in range(20):
        laid_in_order(again)
        assert again.turn == (CHANCE,)
        assert tiles(again) == {}
    laid_in_order(again)
    assert again.turn == (0,)  # twenty times are enough


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("primes", "true"),
        ("target", 0),
        ("target", 4),
        ("no_trope_limit", 50),
        ("jump_dirs", "4"),
        ("first", "1"),
    ],
)
def test_bad_options_are_refused_by_name(name: str, value: object) -> None:
    with pytest.raises(BadOption, match=name):
        load(SLUG, **{name: value})


# -- 2 -------------------------------------------------------------------------------------------------------


def test_2_1_there_are_130_lines() -> None:
    assert LINE_COUNT == 130
    assert line_name(0) == "a1-d1"
    for line in LINES:
        files, ranks = [int(q) % 8 for q in line], [int(q) // 8 for q in line]
        steps = {
            (b - a, d - c)
            for (a, b), (c, d) in zip(itertools.pairwise(files), itertools.pairwise(ranks), strict=True)
        }
        assert len(steps) == 1
        assert steps <= {(1, 0), (0, 1), (1, 1), (-1, 1)}


@pytest.mark.parametrize(
    ("printed", "geometric"), [(True, False), (False, False), (True, True), (False, True)]
)
def test_2_2_to_2_4_the_tropes_are_those_of_their_definitions(printed: bool, geometric: bool) -> None:
    found = set(list_of(printed, geometric))
    assert found == {
        numbers
        for numbers in itertools.combinations(range(1, 37), 4)
        if reference.is_trope(numbers, strict=not printed, geometric=geometric)
    }


def test_2_5_two_tropes_are_of_two_kinds() -> None:
    both = {trope: kinds for trope, kinds in list_of(True, False).items() if len(kinds) > 1}
    assert both == {(1, 2, 3, 5): ("prime", "Fibonacci"), (2, 3, 5, 8): ("plus 1 plus 2 plus 3", "Fibonacci")}
    assert all(kind in KINDS for kinds in EVERY.values() for kind in kinds)


# -- 3 -------------------------------------------------------------------------------------------------------


@settings(max_examples=25)
@given(options=moves, seed=st.integers(0, 10**6), steps=st.integers(0, 30))
def test_3_1_and_3_2_tiles_go_where_the_rules_say(options: dict[str, object], seed: int, steps: int) -> None:
    state = wandered(seed, steps, **options)
    board = plain_board(state)
    for x, y in board:
        wanted = reference.destinations(
            board, (x, y), diagonal=options["jump_dirs"] == "diagonal", combine=bool(options["combine"])
        )
        reached = destinations(state.fields, 8 * y + x)
        assert {(q % 8, q // 8) for q in range(64) if reached >> q & 1} == wanted


def test_3_2_jumps_can_be_diagonal_only() -> None:
    assert goals(lay("a1=9 b1=5 b2=6", jump_dirs="diagonal"), "a1") == {
        *(f"a{row}" for row in range(2, 9)),
        "c3",
    }


def test_3_2_a_slide_and_jumps_can_be_combined() -> None:
    board = "a1=9 e4=5 e8=1"
    assert "f4" not in goals(lay(board), "a1")
    assert "f4" in goals(lay(board, combine=True), "a1")  # to d4, then over e4


def test_3_4_all_at_once_each_counts() -> None:
    state = play(lay("b3=1 c3=2 d3=3 f3=5 e8=4 h8=30", multi="all"), "e8-e3")
    assert tiles(state) == {"h8": 30}
    assert pile(state) == [(1, 2, 3, 4), (2, 3, 4, 5)]
    assert state.turn == (1,)


def test_3_4_all_at_once_can_go_beyond_the_tropes_that_win() -> None:
    state = play(lay("b3=1 c3=2 d3=3 f3=5 e8=4", multi="all", target=1), "e8-e3")
    assert state.is_over
    assert state.scores() == [2, 0]


def test_3_5_who_cannot_move_passes_in_any_case() -> None:
    everywhere = " ".join(f"{file}{row}={1}" for file in "abcdefgh" for row in range(1, 9))
    state = lay(everywhere, passing="never")
    assert not any_move(state.fields)
    assert legal(state) == {"pass"}


# -- 4 and 5 -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("limit", "turns"), [("200", 200), ("100", 100)])
def test_4_3_quiet_turns_are_counted_passes_too(limit: str, turns: int) -> None:
    state = lay("a1=1 h8=2", no_trope_limit=limit)
    for turn in range(turns):
        assert not state.is_over
        play(state, "pass" if turn % 2 else "a1-a2" if turn % 4 == 0 else "a2-a1")
    assert state.is_over
    assert GAME.limits(state.variant.options)["quiet"] == int(state.fields.quiet), "as observations reckon"


def test_4_3_without_a_limit_the_game_goes_on() -> None:
    state = lay("a1=1", no_trope_limit="off")
    for _ in range(300):
        play(state, "a1-a2", "a2-a1")
    assert not state.is_over
    assert GAME.max_turns({"no_trope_limit": "off"}) == 0


def test_4_3_without_a_limit_quiet_turns_are_counted_no_further_than_the_record_can() -> None:
    state = lay("a1=1 h8=2", no_trope_limit="off")
    state.fields.quiet = MOST_QUIET - 3
    plain = state.copy().fields
    for turn, text in enumerate(("a1-a2", "a2-a1", "pass", "a1-a2", "pass")):
        GAME.rules.play(plain, turn % 2, state.parse(turn % 2, text))
        play(state, text)
        assert state.variant.from_text(state.text()).to_bytes() == state.to_bytes() == plain.tobytes()
    assert int(state.fields.quiet) == MOST_QUIET
    with pytest.raises(NotReadable):
        state.variant.from_text(state.text().replace(str(MOST_QUIET), str(MOST_QUIET + 1)))


def test_4_2_a_move_between_two_passes_starts_the_count_anew() -> None:
    assert not play(lay("a1=1"), "pass", "a1-a2", "pass").is_over


@settings(max_examples=10)
@given(options=moves, seed=st.integers(0, 10**6))
def test_5_1_everything_lies_open(options: dict[str, object], seed: int) -> None:
    state = wandered(seed, 30, **options)
    for seat in range(3):
        view = state.view(seat)
        assert view.fields.viewer == seat + 1
        view.fields.viewer = 0
        assert view.to_bytes() == state.to_bytes()


def test_5_2_help_can_be_switched_off() -> None:
    assert load(SLUG).options["aids"] is True
    assert load(SLUG, aids=False).options["aids"] is False
    assert [aid.name for aid in GAME.aids] == ["trope_in_one"]


# -- 6 and 7 -------------------------------------------------------------------------------------------------


def test_6_1_the_bound_on_the_length_of_a_game() -> None:
    usual = dict(load(SLUG).options)
    assert GAME.max_turns(usual) == 1 + 40 + 5 * 201
    assert GAME.max_turns(usual | {"setup_tropes": "reshuffle", "target": 1}) == 1 + 21 * 40 + 201


def test_6_2_nineteen_numbers_can_do_without_a_trope_and_no_number_more_here() -> None:
    free = {1, 2, 5, 7, 9, 10, 14, 16, 17, 19, 20, 26, 27, 29, 30, 31, 34, 35, 36}
    every = [set(trope) for trope in list_of(True, False)]
    assert len(free) == 19
    assert not any(trope <= free for trope in every)
    assert all(any(trope <= free | {more} for trope in every) for more in set(range(1, 37)) - free)


@pytest.mark.parametrize("seed", range(3))
def test_6_3_two_hundred_and_some_moves(seed: int) -> None:
    state = wandered(seed, 80)
    (seat,) = state.turn or (0,)
    count = len(state.legal_actions(seat))
    assert 150 < count < 400 <= MAX_LEGAL or state.fields.phase == ENDED


def test_a_position_takes_little_room() -> None:
    assert STATE.itemsize < 300


def test_7_1_the_diagrams_of_the_rules_are_positions() -> None:
    diagrams = re.findall(r"```position first=0\n(.*)\n```", RULES.read_text(encoding="utf-8"))
    assert len(diagrams) == 6
    states = [load(SLUG, first="0").from_text(diagram) for diagram in diagrams]
    assert [state.text() for state in states] == diagrams
    assert {"c1", "e1", "e3"} <= goals(states[4], "a1")
    assert legal(states[5]) == {"take a3-d3", "take b3-e3"}


def test_7_2_the_history_names_the_version_of_the_rules() -> None:
    text = RULES.read_text(encoding="utf-8")
    assert f"Rules version {GAME.rules_version}." in " ".join(text.split())
    assert f"version {GAME.rules_version} is the first" in text
    assert rule_numbers() == sorted(rule_numbers(), key=lambda rule: [int(part) for part in rule.split(".")])
    assert square_name(0) == "a1"
