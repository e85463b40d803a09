"""The list of a record's fields: what follows from it, and that `conceal` is held to it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from parlour.kernel.features import count, kind
from parlour.kernel.fields import ALL, OWNER, Field, Fields, options
from parlour.testing.cases import cases
from parlour.testing.checks.leaks import Leak, shown_as_listed, shows
from parlour.testing.tiny import GAME
from parlour.testing.walks import positions

STATES = [state for case in cases(GAME) for state in positions(case, 40)]
VARYING = [
    one
    for one in GAME.fields.all
    if len({np.asarray(state.fields[one.name]).tobytes() for state in STATES}) > 1
]


def look_at_all(rules: Any) -> None:
    for state in STATES:
        shown_as_listed(rules, state)


def test_a_list_makes_the_record_its_features_and_the_bounds_of_positions() -> None:
    fields = Fields(
        *options("version", "seats"),
        Field(kind("board", "", 3), (9,), ALL),
        Field(count("points", "", 900, -900, by_seat=True), (4,), ALL),
    )
    assert fields.dtype.names == ("points", "version", "seats", "board", "spare")
    assert fields.dtype["points"].base == np.int16
    assert fields.options == ("version", "seats")
    assert fields.bounds == {"board": (0, 3), "points": (-900, 900)}
    assert [feature.field for feature in fields.features] == ["version", "seats", "board", "points"]


def test_a_field_of_which_nothing_is_said_is_hidden() -> None:
    assert Field(count("deck", "", 1)).shown_to == ""


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"feature": count("hand", "", 1), "shape": (4,), "shown_to": OWNER}, "no row for each seat"),
        ({"feature": count("deck", "", 1), "shown_to": ALL, "pool": True}, "is a pool"),
    ],
)
def test_what_cannot_be_shown_so_is_refused(said: dict[str, Any], why: str) -> None:
    with pytest.raises(TypeError, match=why):
        Field(**said)


@pytest.mark.parametrize("name", [one.name for one in VARYING if one.shown_to != ALL and not one.pool])
def test_a_view_with_a_hidden_field_is_noticed(name: str) -> None:
    with pytest.raises(Leak, match=f" of {name}, which its list shows to"):
        look_at_all(shows(GAME.rules, name))


@pytest.mark.parametrize("name", [one.name for one in VARYING if not one.pool])
def test_a_view_without_a_field_that_is_shown_is_noticed(name: str) -> None:
    def conceal(state: Any, seat: int, out: Any) -> None:
        GAME.rules.conceal(state, seat, out)
        out[name] = np.zeros_like(out[name])

    rules = SimpleNamespace(**{**vars(GAME.rules), "conceal": conceal})
    with pytest.raises(Leak):
        look_at_all(rules)
