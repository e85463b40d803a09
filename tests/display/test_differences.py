"""The difference between two scenes: exact, small, and told as movements."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from parlour.display.scene import Change, Piece
from parlour.testing.changes import apply, diff

PLACES = ("h8", "h9", "hand0", "hand1", "bag")
FACES = ("1", "2", "joker", "joker.2", "back")
BACKS = {"back"}

pieces = st.lists(
    st.builds(
        Piece,
        id=st.sampled_from([f"p{i}" for i in range(9)]),
        place=st.sampled_from(PLACES),
        face=st.sampled_from(FACES),
        order=st.integers(0, 3),
        turn=st.integers(0, 3),
        owner=st.integers(-1, 2),
        mark=st.sampled_from([None, "last", "draft"]),
    ),
    unique_by=lambda piece: piece.id,
    max_size=9,
)


def ordered(found: list[Piece]) -> list[Piece]:
    return sorted(found, key=lambda piece: piece.id)


@given(pieces, pieces)
def test_applying_the_difference_gives_exactly_the_new_scene(before: list[Piece], after: list[Piece]) -> None:
    assert apply(before, diff(before, after, BACKS)) == ordered(after)


@given(pieces, pieces)
def test_each_piece_is_named_once_and_none_that_stayed_as_it_was(
    before: list[Piece], after: list[Piece]
) -> None:
    changes = diff(before, after, BACKS)
    same = {piece.id for piece in before if piece in after}
    assert len({change.id for change in changes}) == len(changes)
    assert not same & {change.id for change in changes}
    assert not same & {change.was for change in changes}


@given(pieces, pieces)
def test_a_piece_carries_on_at_most_once_and_only_one_that_is_gone(
    before: list[Piece], after: list[Piece]
) -> None:
    carried = [change.was for change in diff(before, after, BACKS) if change.was]
    assert len(set(carried)) == len(carried)
    assert set(carried) <= {piece.id for piece in before} - {piece.id for piece in after}


@given(pieces)
def test_nothing_changed_is_no_change(same: list[Piece]) -> None:
    assert diff(same, same, BACKS) == []


def test_a_token_moves_from_the_hand_to_the_board() -> None:
    before = [Piece("hand0.7.0", "hand0", "7"), Piece("hand0.7.1", "hand0", "7", 1)]
    after = [Piece("hand0.7.0", "hand0", "7"), Piece("h8", "h8", "7")]
    assert diff(before, after) == [Change("h8", "h8", "7", was="hand0.7.1")]


def test_what_was_face_down_in_a_hand_is_what_comes_to_the_board() -> None:
    before = [Piece("hand1.back.0", "hand1", "back"), Piece("hand1.back.1", "hand1", "back", 1)]
    after = [Piece("hand1.back.0", "hand1", "back"), Piece("h8", "h8", "7")]
    assert diff(before, after, BACKS) == [Change("h8", "h8", "7", was="hand1.back.1")]


def test_the_same_face_is_a_surer_sign_than_a_back() -> None:
    before = [Piece("a", "hand1", "back"), Piece("b", "hand0", "7")]
    after = [Piece("h8", "h8", "7")]
    assert diff(before, after, BACKS) == [Change("h8", "h8", "7", was="b"), Change("a", "")]


def test_a_card_is_turned_over_where_it_lies() -> None:
    before = [Piece("x", "hand0", "back"), Piece("y", "pile", "back")]
    after = [Piece("z", "pile", "9")]
    assert diff(before, after, BACKS) == [Change("z", "pile", "9", was="y"), Change("x", "")]


def test_a_joker_takes_a_form() -> None:
    before = [Piece("hand0.3.0", "hand0", "3"), Piece("hand0.joker.0", "hand0", "joker", 1)]
    after = [Piece("hand0.3.0", "hand0", "3"), Piece("h8", "h8", "joker.12")]
    assert diff(before, after) == [Change("h8", "h8", "joker.12", was="hand0.joker.0")]


def test_a_token_put_back_and_another_drawn_are_two_tokens() -> None:
    before, after = [Piece("hand0.7.0", "hand0", "7")], [Piece("hand0.3.0", "hand0", "3")]
    assert diff(before, after) == [Change("hand0.3.0", "hand0", "3"), Change("hand0.7.0", "")]


def test_a_change_is_a_short_list_on_the_wire() -> None:
    change = Change("h8", "h8", "7", was="hand0.7.1")
    assert msgspec.json.encode(change) == b'["h8","h8","7",0,0,-1,"","hand0.7.1",0,0]'
