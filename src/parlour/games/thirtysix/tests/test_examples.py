"""The acceptance examples, each named by the rule it pins."""

from __future__ import annotations

import pytest

import parlour
from parlour.display.telling import ending
from parlour.games.thirtysix import GAME
from parlour.games.thirtysix.state import MOST_IDLE, TILE_CORNERS
from parlour.games.thirtysix.tests.helpers import (
    A_SEAT,
    B_SEAT,
    C_SEAT,
    B,
    G,
    R,
    game,
    moving,
    played,
    reserve,
    squares,
)
from parlour.kernel.errors import NotReadable

PASS = 36
RED, GREEN, BLUE = 37, 38, 39
GIVE_RED, GIVE_BLUE = 40, 42


def test_2_3_the_last_of_three_chooses_first() -> None:
    state = game(seats=3)
    assert (state.turn, state.legal_actions(C_SEAT)) == ((C_SEAT,), [RED, GREEN, BLUE])
    state.apply(C_SEAT, GREEN)
    assert (state.turn, state.legal_actions(B_SEAT)) == ((B_SEAT,), [RED, BLUE])
    state.apply(B_SEAT, RED)
    assert (state.turn, state.legal_actions(A_SEAT)) == ((A_SEAT,), [BLUE])
    state.apply(A_SEAT, BLUE)
    assert list(state.fields.chosen) == [B, R, G]


def test_2_3_the_second_of_two_chooses_first() -> None:
    state = game()
    assert state.turn == (B_SEAT,)
    state.apply(B_SEAT, BLUE)
    assert state.legal_actions(A_SEAT) == [RED, GREEN]


def test_2_4_2_5_the_pawn_starts_on_its_colour_and_no_counter_goes_with_it() -> None:
    state = played(game(), RED, BLUE)
    blue = [6, 9, 10, 12, 15, 16, 18, 24, 31, 32, 33, 34]
    assert state.legal_actions(A_SEAT) == blue
    state.apply(A_SEAT, 6)
    assert squares(state) == set()
    assert reserve(state, A_SEAT) == (0, 0, 12)


def test_4_1_a_pawn_moves_straight_or_through_a_gate() -> None:
    state = moving({0: (R, 0), 1: (B, 9)})
    assert state.legal_actions(A_SEAT) == [1, 2, 3, 4, 5, 6, 7, 12, 18, 24, 30]


def test_4_3_4_4_a_counter_is_sown_where_the_pawn_comes_to_and_the_square_left_is_empty() -> None:
    state = played(moving({0: (R, 0), 1: (B, 9)}), 4)
    assert squares(state) == {4}
    assert reserve(state, A_SEAT) == (11, 0, 0)
    assert 0 in _squares_free(state)


def _squares_free(state: parlour.State) -> set[int]:
    return set(range(36)) - squares(state) - {int(pawn) for pawn in state.fields.pawn[: state.seats]}


def test_4_3_nothing_is_sown_without_a_counter_of_the_colour() -> None:
    state = played(moving({0: (R, 0), 1: (B, 9)}), 7)
    assert squares(state) == set()
    assert reserve(state, A_SEAT) == (12, 0, 0)


def test_4_1_diagonals_need_a_gate() -> None:
    state = moving({0: (R, 1), 1: (B, 9)})
    assert not {6, 8} & set(state.legal_actions(A_SEAT))
    with pytest.raises(parlour.NotAllowed, match=r"a2 is in no straight line with b1\. \(rule 4.1\)"):
        state.apply(A_SEAT, 6)


def test_4_2_a_move_passes_over_counters_and_ends_on_an_empty_square() -> None:
    state = moving({0: (R, 0), 1: (B, 9)}, counters=[1, 2, 3])
    assert 4 in state.legal_actions(A_SEAT)
    assert not {1, 2, 3} & set(state.legal_actions(A_SEAT))


def test_4_5_whoever_crosses_a_pawn_gives_a_counter() -> None:
    state = moving({0: (R, 0), 1: (B, 12)})
    with pytest.raises(parlour.NotAllowed, match="A pawn stands on a3"):
        state.apply(A_SEAT, 12)
    state.apply(A_SEAT, 18)
    assert (state.turn, state.legal_actions(A_SEAT)) == ((A_SEAT,), [GIVE_RED])
    state.apply(A_SEAT, GIVE_RED)
    assert (reserve(state, A_SEAT), reserve(state, B_SEAT)) == ((11, 0, 0), (1, 0, 12))
    assert state.turn == (B_SEAT,)


def test_4_5_the_counter_is_sown_before_the_gift() -> None:
    state = played(moving({0: (R, 3), 1: (B, 9)}, {0: (2, 0, 1)}), 33)
    assert 33 in squares(state)
    assert state.legal_actions(A_SEAT) == [GIVE_RED]


def test_4_5_or_the_gift_before_it_by_option() -> None:
    state = played(moving({0: (R, 3), 1: (B, 9)}, {0: (2, 0, 1)}, give_order="before"), 33)
    assert squares(state) == set()
    assert state.legal_actions(A_SEAT) == [GIVE_RED, GIVE_BLUE]
    state.apply(A_SEAT, GIVE_RED)
    assert (squares(state), reserve(state, A_SEAT)) == ({33}, (1, 0, 0))


def test_5_1_the_last_counter_sown_wins_and_nothing_is_given() -> None:
    state = played(moving({0: (R, 3), 1: (B, 9)}, {0: (0, 0, 1)}), 33)
    assert state.is_over
    assert state.returns() == [1.0, -1.0]
    assert reserve(state, B_SEAT) == (0, 0, 12)


def test_5_1_the_last_counter_given_wins_too() -> None:
    state = played(moving({0: (R, 0), 1: (B, 12)}, {0: (1, 0, 0)}), 18, GIVE_RED)
    assert state.is_over
    assert state.returns() == [1.0, -1.0]
    assert reserve(state, B_SEAT) == (1, 0, 12)


def test_4_5_two_pawns_crossed_are_two_gifts_the_nearest_first() -> None:
    state = played(moving({0: (R, 0), 1: (B, 24), 2: (G, 12)}, {0: (3, 0, 0)}), 30)
    assert [int(seat) for seat in state.fields.owed] == [C_SEAT, B_SEAT]
    played(state, GIVE_RED)
    assert reserve(state, C_SEAT) == (1, 12, 0)
    played(state, GIVE_RED)
    assert reserve(state, B_SEAT) == (1, 0, 12)
    assert (state.turn, reserve(state, A_SEAT)) == ((B_SEAT,), (1, 0, 0))


def test_5_1_the_first_of_two_gifts_can_win() -> None:
    state = played(moving({0: (R, 0), 1: (B, 12), 2: (G, 24)}, {0: (1, 0, 0)}), 30, GIVE_RED)
    assert state.is_over
    assert (reserve(state, B_SEAT), reserve(state, C_SEAT)) == ((1, 0, 12), (0, 12, 0))
    assert state.returns() == [1.0, -0.5, -0.5]


def test_4_6_only_who_cannot_move_passes() -> None:
    stuck = moving({0: (R, 0), 1: (B, 9)}, counters=[1, 2, 3, 4, 5, 6, 7, 12, 18, 24, 30])
    assert stuck.legal_actions(A_SEAT) == [PASS]
    free = moving({0: (R, 0), 1: (B, 9)})
    with pytest.raises(parlour.NotAllowed, match=r"You can move to 11 squares.*rule 4.6"):
        free.apply(A_SEAT, PASS)


@pytest.mark.parametrize(("reserves", "returns"), [((2, 1), [-1.0, 1.0]), ((1, 1), [0.0, 0.0])])
def test_5_2_5_4_all_pass_and_the_fewest_counters_win_or_tie(
    reserves: tuple[int, int], returns: list[float]
) -> None:
    full = set(range(36)) - {0, 9}
    state = moving({0: (R, 0), 1: (B, 9)}, {0: (reserves[0], 0, 0), 1: (0, 0, reserves[1])}, full)
    played(state, PASS, PASS)
    assert state.is_over
    assert state.returns() == returns
    assert str(ending(state.variant, state.fields)) == "Nobody can move any more."


def test_5_3_thirty_six_turns_without_a_counter_end_the_game() -> None:
    state = moving({0: (R, 5), 1: (B, 21)}, {0: (0, 0, 1), 1: (1, 0, 0)})
    for _ in range(9):
        assert not state.is_over
        played(state, 11, 22, 5, 21)  # a blue counter over green and red, a red one over green
    assert state.is_over
    assert (squares(state), state.returns()) == (set(), [0.0, 0.0])


def test_5_3_without_a_limit_idle_turns_are_counted_no_further_than_the_record_can() -> None:
    state = moving({0: (R, 5), 1: (B, 21)}, {0: (0, 0, 1), 1: (1, 0, 0)}, idle_limit="off")
    state.fields.idle = MOST_IDLE - 2
    plain = state.copy().fields
    for seat, square in ((0, 11), (1, 22), (0, 5), (1, 21)):
        played(state, square)
        GAME.rules.play(plain, seat, square)
        assert state.variant.from_text(state.text()).to_bytes() == state.to_bytes() == plain.tobytes()
    assert int(state.fields.idle) == MOST_IDLE
    with pytest.raises(NotReadable):
        state.variant.from_text(state.text().replace(str(MOST_IDLE), str(MOST_IDLE + 1)))


@pytest.mark.parametrize(
    ("part", "other"),
    [
        ("view 0", "view 4"),
        ("turn A", "turn C"),
        ("first A", "first C"),
        ("won -", "won C"),
        ("owed -", "owed C"),
        ("phase 4", "phase 1"),
        ("phase 4", "phase 2"),
        ("phase 4", "phase 3"),
        ("phase 4", "phase 5"),
        ("; A red a1 0", "; A red a1 13"),
        ("; A red a1 0.0", "; A red a1 0.12"),
        ("; A red a1 0.0.1", "; A red a1 0.0.0"),
        ("; A red a1", "; A red -"),
        ("; A red", "; A -"),
    ],
)
def test_what_cannot_be_at_a_table_is_not_readable(part: str, other: str) -> None:
    state = moving({0: (R, 0), 1: (B, 21)}, {0: (0, 0, 1), 1: (0, 1, 0)})
    assert state.variant.from_text(state.text()).to_bytes() == state.to_bytes()
    assert part in state.text()
    with pytest.raises(NotReadable):
        state.variant.from_text(state.text().replace(part, other))


def test_colours_are_chosen_and_pawns_placed_in_their_order() -> None:
    state = game()
    for action in (BLUE, RED, 0):
        played(state, action)
        assert state.variant.from_text(state.text()).to_bytes() == state.to_bytes()
        turn, other = ("turn A", "turn B") if state.turn == (A_SEAT,) else ("turn B", "turn A")
        with pytest.raises(NotReadable):
            state.variant.from_text(state.text().replace(turn, other))


def test_4_3_the_own_colour_counts_for_nothing_without_its_counters() -> None:
    state = played(moving({0: (R, 0), 1: (B, 9)}, {0: (0, 0, 3)}), 1)
    assert (squares(state), reserve(state, A_SEAT)) == (set(), (0, 0, 3))


def test_4_3_a_counter_received_is_sown_like_any_other() -> None:
    state = moving({0: (R, 0), 1: (B, 12)})
    played(state, 18, GIVE_RED)
    assert reserve(state, B_SEAT) == (1, 0, 12)
    state.apply(B_SEAT, 0)
    assert (0 in squares(state), reserve(state, B_SEAT)) == (True, (0, 0, 12))


def test_8_2_a_move_goes_over_a_hole() -> None:
    state = game(layout="ring")
    fields = state.fields
    for draw in range(9):
        state.apply(parlour.CHANCE, 4 * draw)
    at = {(int(fields.x[s]), int(fields.y[s])): s for s in range(36)}
    fields.phase, fields.mover = 4, 0
    fields.chosen[:2], fields.pawn[:2] = (R, B), (at[1, 2], at[0, 0])
    reached = {(int(fields.x[s]), int(fields.y[s])) for s in state.legal_actions(A_SEAT) if fields.y[s] == 2}
    assert {(4, 2), (5, 2), (6, 2), (7, 2)} <= reached
    assert not {(2, 2), (3, 2)} & set(at)


def test_1_2_1_3_1_4_nine_different_tiles_twelve_squares_a_colour_one_gate_each() -> None:
    turned = {min(tile[k:] + tile[:k] for k in range(4)) for tile in TILE_CORNERS}
    assert len(turned) == 9
    assert {letter: "".join(TILE_CORNERS).count(letter) for letter in "RGB"} == {"R": 12, "G": 12, "B": 12}
    state = game()
    gates = {(s, int(g)) for s, g in enumerate(state.fields.gate) if s < g}
    assert gates == {(0, 7), (2, 9), (4, 11), (13, 18), (14, 21), (16, 23), (24, 31), (26, 33), (28, 35)}


@pytest.mark.parametrize(
    ("layout", "fault"),
    [
        ("0,0 2,0 4,0 0,2 2,2 4,2 0,4 2,4 6,4", "a group of its own"),
        ("0,0 2,0 4,0 0,2 2,2 4,2 0,4 2,4 6,6", "a group of its own"),
        ("0,0 1,1 4,0 0,2 2,2 4,2 0,4 2,4 4,4", "overlap"),
    ],
)
def test_8_1_a_layout_that_falls_apart_or_overlaps_is_refused(layout: str, fault: str) -> None:
    with pytest.raises(parlour.BadOption, match=fault):
        parlour.load("thirtysix", layout=layout)


def test_counters_are_shown_from_when_every_seat_has_a_colour() -> None:
    state = parlour.load("thirtysix", seats=2).new_state(seed=3)
    scored = state.game.rules.scored
    told = []
    for _ in range(4):
        told.append((scored(state.fields), min(state.scores())))
        seat = state.turn[0]
        state.apply(seat, state.legal_actions(seat)[0])
    assert told[0] == (False, 0)
    assert all(ready == (least > 0) for ready, least in told)
    assert told[-1][0]


def test_10_2_the_idle_turns_that_end_a_game_are_the_most_that_observations_reckon_with() -> None:
    for limit, bound in (("36", 36), ("5", 5)):
        state = parlour.load("thirtysix", idle_limit=limit).new_state(seed=1)
        most = GAME.limits(state.variant.options)["idle"]
        assert most == bound
        while not state.is_over:
            assert state.fields.idle <= most
            state.apply(state.turn[0], state.legal_actions(state.turn[0])[0])
    assert "idle" not in GAME.limits(parlour.load("thirtysix", idle_limit="off").options)
    layout = GAME.limits(parlour.load("thirtysix", layout="cross").options)
    assert (layout["x"], layout["y"]) == (9, 9)
