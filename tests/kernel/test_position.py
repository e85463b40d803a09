"""The codec of positions: what it writes reads back, and what it cannot read it says."""

from __future__ import annotations

import numpy as np
import pytest

from parlour.kernel.errors import NotReadable
from parlour.kernel.position import PositionCodec
from parlour.kernel.records import new_record

RECORD = np.dtype(
    [
        ("seats", np.uint8), ("turn", np.int8), ("open", np.bool_), ("wide", np.uint64),
        ("board", np.int16, (2, 3)), ("spare", np.uint8, (3,)),
    ]
)  # fmt: skip
CODEC = PositionCodec(RECORD, apart=("seats",), bounds={"turn": (-1, 3)})


def test_every_field_that_is_not_zero_is_written_options_apart() -> None:
    state = new_record(RECORD)
    state.seats, state.turn, state.open, state.wide = 2, -1, True, 2**63
    state.board = [[0, 7, 7], [7, 0, -2]]
    text = CODEC.text(state)
    assert text == f"turn=-1 open=1 wide={2**63} board=1-3:7,5:-2"
    again = new_record(RECORD)
    again.seats = 2
    CODEC.read(again, text)
    assert again.tobytes() == state.tobytes()


def test_fields_that_are_not_named_are_zero_and_options_stay() -> None:
    state = new_record(RECORD)
    state.seats, state.turn, state.board = 2, 3, 5
    CODEC.read(state, "turn=1")
    assert (int(state.seats), int(state.turn), int(np.sum(state.board))) == (2, 1, 0)
    CODEC.read(state, "-")
    assert CODEC.text(state) == "-"


def test_a_single_number_may_be_written_as_a_pair() -> None:
    state = new_record(RECORD)
    CODEC.read(state, "turn=0:2")
    assert int(state.turn) == 2


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "a position is empty"),
        ("nothing", "“nothing” is not part of a position"),
        ("board=", "is not part of a position"),
        ("turn=1.5", "is not part of a position"),
        ("seats=3", "there is no field “seats”; the fields are turn, open, wide, board"),
        ("spare=0:1", "there is no field “spare”"),
        ("turn=1 turn=1", "turn is given twice"),
        ("turn=4", "turn: 4 is not between -1 and 3"),
        ("wide=-1", "wide: -1 is not between 0 and"),
        ("open=2", "open: 2 is not between 0 and 1"),
        ("board=5", "board takes pairs"),
        ("board=6:1", "board=6:1: its indices are 0 to 5"),
        ("board=3-2:1", "its indices are 0 to 5"),
        ("board=1:40000", "board: 40000 is not between -32768 and 32767"),
        ("turn=1:1", "its indices are 0 to 0"),
    ],
)
def test_what_is_not_readable_is_said_and_changes_nothing(text: str, why: str) -> None:
    state = new_record(RECORD)
    state.turn = 2
    before = state.tobytes()
    with pytest.raises(NotReadable, match=why):
        CODEC.read(state, text)
    assert state.tobytes() == before
