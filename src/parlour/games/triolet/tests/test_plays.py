"""Whole plays: step by step one reaches exactly what trying everything finds, and it scores as it should."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.display import telling
from parlour.games.triolet import rules
from parlour.games.triolet.rules.scoring import play_points
from parlour.games.triolet.state import END, FREE_SWAP, JOKER, MOST_LEGAL, PLACE_JOKER, SIZE, VALUES
from parlour.games.triolet.tests import reference
from parlour.games.triolet.tests.helpers import EVERY_OPTION, played, played_to_a_turn
from parlour.kernel.message import Message
from parlour.kernel.records import copied

OPTIONS = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in EVERY_OPTION.items()})


def plays_by_steps(state: Any, seat: int) -> dict[reference.Play, Any]:
    """Every play that placing one token after another reaches, with the record before it ends."""
    found: dict[reference.Play, Any] = {}
    out = np.zeros(MOST_LEGAL, np.int32)
    numbers = [int(number) for number in out[: rules.legal(state, seat, out)]]
    if state.placed:
        assert numbers, "nobody is trapped in a play"
        if END in numbers:
            found[play_of(state)] = state
    for number in numbers:
        if number < END or PLACE_JOKER <= number < PLACE_JOKER + END:
            after = copied(state)
            rules.play(after, seat, number)
            found |= plays_by_steps(after, seat)
    return found


def play_of(state: Any) -> reference.Play:
    cells = [divmod(int(cell), SIZE) for cell in state.draft[: int(state.placed)]]
    contents = [(y, x, int(state.board[y, x]) - 1) for y, x in cells]
    return frozenset(((x, y), content % VALUES, content >= VALUES) for y, x, content in contents)


def plays_by_trying(state: Any, seat: int) -> set[reference.Play]:
    hand = [value for value in range(VALUES) for _ in range(int(state.hands[seat, value]))]
    board = reference.board_of(state)
    plays = reference.whole_plays(board, hand, int(state.hands[seat, JOKER]), gaps=bool(state.gaps))
    return {play for play in plays if square_allowed(state, board, play)}


def square_allowed(state: Any, board: reference.Board, play: reference.Play) -> bool:
    after = {**board, **{cell: reference.Token(value, value) for cell, value, _ in play}}
    if state.opening_square == 1:
        return not reference.lone_square(after)
    if state.opening_square == 2 and state.opened < state.seats:
        return reference.small_squares(after) == reference.small_squares(board)
    return True


@settings(max_examples=50)
@given(OPTIONS, st.integers(0, 10**6), st.integers(0, 120))
def test_3_10_steps_reach_every_play_and_5_they_score_as_they_should(
    options: dict[str, object], seed: int, steps: int
) -> None:
    state = played_to_a_turn(options, seed, steps)
    if state.is_over:
        return
    (seat,) = state.turn
    by_steps = plays_by_steps(state.fields, seat)
    assert by_steps.keys() == plays_by_trying(state.fields, seat)
    for play, before_end in by_steps.items():
        joker_used = any(by_joker for _, _, by_joker in play)
        expected = reference.score(reference.board_of(before_end), [cell for cell, _, _ in play], joker_used)
        assert play_points(before_end) == expected


@settings(max_examples=50)
@given(OPTIONS, st.integers(0, 10**6), st.integers(0, 120))
def test_3_12_a_play_is_possible_where_a_token_fits(
    options: dict[str, object], seed: int, steps: int
) -> None:
    state = played_to_a_turn(options, seed, steps)
    if state.is_over:
        return
    (seat,) = state.turn
    legal = [state.action_text(seat, number) for number in state.legal_actions(seat)]
    stuck = not plays_by_trying(state.fields, seat)
    assert stuck == (not any("@" in text for text in legal))
    if state.fields.stuck != FREE_SWAP and not stuck:
        assert not any(text.startswith("swap") for text in legal)


@settings(max_examples=12)
@given(OPTIONS, st.booleans(), st.integers(0, 10**6))
def test_5_the_parts_told_add_up_to_what_is_scored(
    options: dict[str, object], bonus: bool, seed: int
) -> None:
    state = played({**options, "finish_bonus": bonus and options["finish"] == "first_out"}, seed, 0)
    choose = random.Random(seed)
    while not state.is_over:
        (seat,) = state.turn
        action = choose.choice(state.legal_actions(seat))
        fields, before = state.copy().fields, state.scores()[seat]
        state.apply(seat, action)
        told = telling.tell(state.variant, fields, seat, action, state.fields, seat)
        parts = [part for part in told.parts if isinstance(part, Message)] if told is not None else []
        assert state.scores()[seat] - before == sum(int(str(part.parameters["points"])) for part in parts)
