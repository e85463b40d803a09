"""Records whose fields are attributes."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from parlour.kernel.records import copied, new_record, record_of

POINT = np.dtype([("x", np.int16), ("kind", np.int8), ("cells", np.uint8, (3,))])


def point() -> Any:
    return record_of(POINT, np.array([(7, 3, (1, 2, 4))], POINT).tobytes())


def test_fields_are_read_and_written_as_attributes() -> None:
    made = point()
    made.x = -2
    made.cells[1] = 9
    assert (int(made.x), made.cells.tolist(), int(made["kind"])) == (-2, [1, 9, 4], 3)
    assert not any(new_record(POINT).tobytes())


def test_a_name_that_is_no_field_is_refused() -> None:
    with pytest.raises(AttributeError):
        point().y = 1
    with pytest.raises(AttributeError):
        point().y  # noqa: B018  # reading it is what is tested


def pickled(one: Any) -> Any:
    return pickle.loads(pickle.dumps(one))  # noqa: S301  # made here


@pytest.mark.parametrize("again", [copied, copy.copy, copy.deepcopy, pickled])
def test_copies_are_records_of_their_own(again: Any) -> None:
    made = point()
    other = again(made)
    assert other == made
    other.x, other.cells[0] = 1, 8
    assert (int(made.x), int(made.cells[0]), int(other.x), int(other.cells[0])) == (7, 1, 1, 8)


def test_all_records_of_a_layout_have_one_dtype() -> None:
    other = np.dtype([("x", np.int16), ("kind", np.int8), ("cells", np.uint8, (3,))])
    assert point().dtype is new_record(other).dtype
    assert point().dtype == POINT


def test_records_within_records_have_attributes_too() -> None:
    pair = new_record(np.dtype([("first", POINT), ("second", POINT)]))
    pair.second.x = 4
    assert int(pair.second.x) == 4


@pytest.mark.parametrize("name", ["round", "size", "item"])
def test_no_field_is_called_as_an_attribute_of_every_record(name: str) -> None:
    """Plain code would read the attribute, compiled code the field."""
    with pytest.raises(ValueError, match=f"'{name}'"):
        new_record(np.dtype([("seats", np.int8), (name, np.int8)]))
