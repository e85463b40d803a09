"""What several seats see alike is computed once, from nothing but what it is given."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from parlour.display.shared import KEPT, forget, shared
from parlour.kernel.records import new_record

LAYOUT = np.dtype([("board", np.int8, (3,)), ("mover", np.int8), ("viewer", np.int8)])


def position(board: tuple[int, ...], mover: int = 0, viewer: int = 0) -> np.record:
    fields = new_record(LAYOUT)
    fields.board[:], fields.mover, fields.viewer = board, mover, viewer
    return fields


def test_what_depends_on_some_fields_is_made_once_for_all_records_that_have_them_alike() -> None:
    @shared("board")
    def taken(fields: Any, times: int) -> list[int]:
        return [content * times for content in fields.board.tolist()]

    found = taken(position((1, 2, 3)), 2)
    assert found == [2, 4, 6]
    assert taken(position((1, 2, 3), mover=1, viewer=2), 2) is found
    assert taken(position((1, 2, 3)), 3) == [3, 6, 9]
    assert taken(position((3, 2, 1)), 2) == [6, 4, 2]
    forget()
    assert taken(position((1, 2, 3)), 2) is not found


def test_a_field_that_is_not_named_cannot_be_read() -> None:
    @shared("board")
    def careless(fields: Any) -> int:
        return int(fields.mover)

    with pytest.raises(AttributeError):
        careless(position((1, 2, 3)))


def test_whole_records_are_the_same_to_all_viewers_and_name_none() -> None:
    @shared()
    def told(before: Any, after: Any) -> tuple[int, int, int]:
        return int(before.mover), int(after.mover), int(after.viewer)

    found = told(position((0, 0, 0)), position((1, 0, 0), mover=1, viewer=1))
    assert found == (0, 1, 0)
    assert told(position((0, 0, 0), viewer=2), position((1, 0, 0), mover=1, viewer=2)) is found
    assert told(position((0, 0, 0)), position((1, 0, 0), mover=2)) == (0, 2, 0)


def test_no_more_than_a_few_results_are_kept() -> None:
    calls = []

    @shared("mover")
    def counted(fields: Any, number: int) -> None:
        calls.append(number)

    for number in (*range(KEPT), KEPT - 1, KEPT, 0):
        counted(position((0, 0, 0)), number)
    assert calls == [*range(KEPT), KEPT, 0]
