"""Changed bytes lead from one record to the next."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.view.changes import changed, changes


@given(st.data(), st.integers(0, 1500))
def test_they_lead_from_any_record_to_any_other(data: st.DataObject, size: int) -> None:
    before = data.draw(st.binary(min_size=size, max_size=size))
    after = bytearray(before)
    for at, value in data.draw(
        st.dictionaries(st.integers(0, max(0, size - 1)), st.integers(0, 255))
    ).items():
        after[at : at + 1] = bytes([value])[: size - at]
    encoded = changes(before, bytes(after))
    assert changed(before, encoded) == after
    assert bool(encoded) == (before != after)
    differing = sum(a != b for a, b in zip(before, after, strict=True))
    assert len(encoded) <= 2 * differing + 2 * (size // 256)


def test_changes_of_a_longer_record_are_refused() -> None:
    with pytest.raises(ValueError, match="another record than one of 3 bytes"):
        changed(b"abc", changes(b"abcdef", b"abcdXX"))
