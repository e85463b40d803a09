"""Numbers as text: what is written is read back, compiled or not, in printable characters."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.display.compile import prepare_display, spell_now
from parlour.display.saying import TAGS
from parlour.display.spelling import LARGER, LEAST, LONGEST, spell
from parlour.kernel.compile.twin import compiling
from parlour.presentation.number_text import read, written
from parlour.testing.tiny import GAME

MOST = 2**31 - 1
some_numbers = st.lists(
    st.one_of(
        st.integers(TAGS, MOST),
        st.integers(TAGS, TAGS + 20),
        st.integers(LEAST - 2, LARGER + 2),
        st.integers(2400, 2600),
    )
)


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    assert prepare_display(GAME).compiled == compiling() == (spell_now() is not spell)


@given(some_numbers)
def test_what_is_written_is_read_back(numbers: list[int]) -> None:
    text = written(numbers)
    assert read(text) == numbers
    assert len(text) <= LONGEST * len(numbers)
    assert set(text) <= set(map(chr, range(ord("#"), ord("~") + 1)))


@given(some_numbers)
def test_the_plain_function_writes_the_same(numbers: list[int]) -> None:
    out = bytearray(LONGEST * len(numbers))
    assert bytes(out[: spell(numbers, out)]).decode() == written(numbers)
