"""What a seat may know: all boards as they stood at the call, and who is done."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour import CHANCE, State, load
from parlour.games.threebysixteen.state import DONE, HIDDEN_MOVE
from parlour.games.threebysixteen.tests.helpers import EMPTY, SLUG, board, play, played_out, table
from parlour.kernel import calls
from parlour.kernel.entries import Entry
from parlour.kernel.rng import random

B_SEAT = 1
SPECTATOR = 2


def test_4_1_all_boards_lie_open_between_steps() -> None:
    state = table([EMPTY] * 2, 7)
    for seat, column in enumerate(("@a", "@b")):
        play(state, column, "done", seat=seat)
    for seat in range(3):
        view = state.view(seat)
        assert [board(view, other) for other in range(2)] == ["0.0.0:7////", "0.0.0:/7///"]
        assert dict(view.chance_outcomes()) == dict(state.chance_outcomes())


def test_4_2_what_others_do_with_a_number_shows_when_all_are_done() -> None:
    state = table(["3.0.0:4////"] * 2, 7)
    play(state, "a*", "@a", seat=B_SEAT)
    for seat in (0, SPECTATOR):
        assert board(state.view(seat), B_SEAT) == "3.0.0:4////"
    assert board(state.view(B_SEAT), B_SEAT) == "4.0.0:7////"
    play(state, "done", seat=B_SEAT)
    assert board(state.view(0), B_SEAT) == "3.0.0:4////"
    assert state.view(0).turn == (0,)
    play(state, "@c", "done", seat=0)
    assert board(state.view(0), B_SEAT) == "4.0.0:7////"


def test_4_2_others_moves_are_told_as_moves_only() -> None:
    state = table([EMPTY] * 2, 7)
    play(state, "@c", "done", seat=B_SEAT)
    assert state.view(0).history == [Entry(B_SEAT, HIDDEN_MOVE), Entry(B_SEAT, DONE)]
    assert state.view(B_SEAT).history == [Entry(B_SEAT, 2), Entry(B_SEAT, DONE)]


def test_4_2_an_open_step_hides_nothing() -> None:
    state = table([EMPTY] * 2, 7, open_step=True)
    play(state, "@c", seat=B_SEAT)
    assert board(state.view(0), B_SEAT) == "0.0.0://7//"
    assert state.view(0).history == [Entry(B_SEAT, 2)]


def test_4_2_a_view_says_nothing_of_others_before_they_are_done() -> None:
    waiting, busy = (table([EMPTY] * 2, 7) for _ in range(2))
    play(busy, "@c", seat=B_SEAT)
    assert busy.view(0).to_bytes() == waiting.view(0).to_bytes()
    assert busy.view(SPECTATOR).to_bytes() == waiting.view(SPECTATOR).to_bytes()


@given(seed=st.integers(0, 2**32), transfers=st.sampled_from(["free", "after", "forced"]))
def test_a_guess_gives_those_who_are_done_a_finished_step(seed: int, transfers: str) -> None:
    state = load(SLUG, seats=3, transfers=transfers).new_state(seed=seed)
    for seat in (1, 2):
        while seat in state.turn:
            state.apply(seat, state.legal_actions(seat)[seed % len(state.legal_actions(seat))])
    full = state.view(0).guess(random(seed))
    assert full.turn == (0,)
    assert not full.fields.holding[1:3].any()
    assert full.view(0).to_bytes() == state.view(0).to_bytes()


@given(seed=st.integers(0, 2**32), transfers=st.sampled_from(["free", "after", "forced"]))
def test_3_2_in_a_race_those_who_are_done_are_guessed_to_have_tiles_left(seed: int, transfers: str) -> None:
    """With forced transfers it is b's 4 that was taken: a's would have let the 3 and all others follow."""
    sizes = {"runs": 2, "top": 5, "columns": 3}
    state = table(["2.2:3.4/5.5.4/"] * 3, 3, transfers=transfers, tiebreak="race", **sizes)
    for seat in (1, 2):
        play(state, "@c", *([] if transfers == "forced" else ["c*"]), "b*", "done", seat=seat)
    full = state.view(0).guess(random(seed))
    assert full.turn == (0,)
    assert all(full.scores()[1:])
    assert full.view(0).to_bytes() == state.view(0).to_bytes()


def test_3_2_a_race_that_is_over_hides_nothing() -> None:
    state = table(["16.16.14:15////"] * 3, 16, tiebreak="race")
    play(state, "@c", seat=2)
    play(state, "@b", "a*", "b*", seat=1)
    for seat in range(4):
        view = state.view(seat)
        assert [board(view, other) for other in range(3)] == [board(state, other) for other in range(3)]
        assert list(view.fields.holding) == list(state.fields.holding) == [1, 0, 0, 0]
        assert view.is_over
        assert view.returns() == state.returns()


@pytest.mark.parametrize("seats", [1, 4])
def test_a_finished_game_hides_nothing(seats: int) -> None:
    state = played_out(2, seats=seats)
    for seat in range(seats + 1):
        view = state.view(seat)
        assert [board(view, other) for other in range(seats)] == [
            board(state, other) for other in range(seats)
        ]
    assert sum(actor == CHANCE for actor, _ in state.history) == 48


def reveals(state: State, seat: int, action: int) -> bool:
    return calls.reveals(state.game.running, state.view(seat).fields, seat, action)


def test_4_2_the_last_done_reveals_what_all_put_in_secret() -> None:
    state = table([EMPTY] * 2, 7)
    play(state, "@a", seat=B_SEAT)
    assert not reveals(state, B_SEAT, DONE)
    play(state, "done", seat=B_SEAT)
    play(state, "@b", seat=0)
    assert reveals(state, 0, DONE)
    alone, open_step = table([EMPTY], 7), table([EMPTY] * 2, 7, open_step=True)
    play(open_step, "@a", "done", seat=B_SEAT)
    for state in (alone, open_step):
        play(state, "@a", seat=0)
        assert not reveals(state, 0, DONE)


@given(
    seed=st.integers(0, 2**32),
    transfers=st.sampled_from(["free", "after", "forced"]),
    columns=st.integers(1, 5),
    auto_done=st.booleans(),
    tiebreak=st.sampled_from(["shared", "race"]),
)
def test_4_2_the_action_that_ends_a_step_or_a_race_reveals(seed: int, **options: object) -> None:
    options |= {"top": 4}
    state = load(SLUG, seats=3, **options).new_state(seed=seed, draws="manual")
    chosen = Random(seed)
    while not state.is_over:
        if state.turn == (CHANCE,):
            state.apply(CHANCE, chosen.choice(state.chance_outcomes())[0])
            continue
        seat = chosen.choice(state.turn)
        for action in state.legal_actions(seat):
            after = state.copy()
            after.apply(seat, action)
            assert reveals(state, seat, action) == (after.turn in ((), (CHANCE,)))
        state.apply(seat, chosen.choice(state.legal_actions(seat)))
