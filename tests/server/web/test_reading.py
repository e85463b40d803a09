"""What does not fit is refused, whatever it is, and its place is named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.kernel.language import LANGUAGES, speaking
from parlour.server.web.errors import HttpProblem
from parlour.server.web.reading import converted
from parlour.wire.http.requests import ClockPlan, ContributionSent, NewTable, PuzzleCalls, SeatPlan

FIELDS = (
    *(name for kind in (NewTable, SeatPlan, ClockPlan) for name in kind.__struct_fields__),
    *(
        "a - at `key` in `$.options",
        "a` - at `$.seats[0].name",
        "x` - at `$.options[...]",
        "",
        "a`",
        "\n",
        ".",
    ),
)
VALUES = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text()
JSON = st.recursive(
    VALUES | st.sampled_from(FIELDS),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(FIELDS), inner, max_size=4),
    max_leaves=12,
)
GOOD: dict[str, Any] = {"game": "chess", "seats": [{"kind": "me"}]}


def fault_of(document: Any, kind: type[msgspec.Struct] = NewTable) -> HttpProblem | None:
    """Why a document is refused, if it is."""
    try:
        converted(document, kind)
    except HttpProblem as error:
        return error
    return None


@given(document=JSON, more=st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=3))
def test_whatever_is_sent_fits_or_is_refused_with_its_place(document: Any, more: dict[str, Any]) -> None:
    for sent in (document, {**GOOD, **more}, {**GOOD, "seats": [more]}, {**GOOD, "options": more}):
        error = fault_of(sent)
        assert error is None or error.status == 422
        assert error is None or str(error.problem.sentence).endswith(".")
        assert error is None or error.problem.field or not isinstance(sent, dict) or "" in sent


@given(call=st.lists(JSON, max_size=6) | st.tuples(st.just("scene"), JSON, JSON, JSON, JSON))
def test_whatever_is_called_fits_or_is_refused_with_its_place(call: Sequence[Any]) -> None:
    refused = fault_of({"calls": [list(call)]}, PuzzleCalls)
    assert refused is None or (refused.problem.field or "").startswith("calls.0")


def test_a_place_of_a_call_is_counted() -> None:
    refused = fault_of({"calls": [["changes", 0, -1, [], {}]]}, PuzzleCalls)
    assert refused
    assert refused.problem.field == "calls.0.4"


@pytest.mark.parametrize(
    "name",
    [
        "a - at `key` in `$.options",
        "a - at `$.game",
        "a` - at `$.seats[0].name",
        "x` - at `$.options[...]",
        "seats[0]",
    ],
)
def test_the_name_of_an_unknown_field_is_no_path(name: str) -> None:
    error = fault_of({**GOOD, name: 1})
    assert error is not None
    assert error.problem.field == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_missing_or_unknown_is_said_in_every_language(language: str) -> None:
    with speaking(language):
        for document in ({}, {**GOOD, "colour": 1}, {**GOOD, "visibility": "dark"}):
            error = fault_of(document)
            assert error is not None
            assert error.problem.field in str(error.problem.sentence)
            assert "Expected" not in str(error.problem.sentence)


@pytest.mark.parametrize("end", ["", "\n"])
def test_a_last_newline_is_no_part_of_a_contribution(end: str) -> None:
    for contribution in ("", "0" * 64):
        sent = {"token": "", "contribution": contribution + end}
        if end:
            with pytest.raises(HttpProblem):
                converted(sent, ContributionSent)
        else:
            assert converted(sent, ContributionSent).contribution == contribution
