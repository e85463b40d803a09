"""The list of a record's fields: what follows from it, and that `conceal` is held to it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from parlour.games import catalogue
from parlour.kernel.calls import concealed_by
from parlour.kernel.features import bits, count, kind
from parlour.kernel.fields import ALL, OWNER, Field, Fields, options
from parlour.kernel.game import Game
from parlour.kernel.records import in_order
from parlour.kernel.state import State
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


def empties(rules: Any, name: str) -> Any:
    """The rules with a `conceal` that leaves a field out."""

    def conceal(state: Any, seat: int, out: Any) -> None:
        rules.conceal(state, seat, out)
        out[name] = np.zeros_like(out[name])

    return SimpleNamespace(**{**vars(rules), "conceal": conceal})


def remembered(rules: Any) -> Any:
    """The rules with a `conceal` that works out each view once."""
    known: dict[tuple[bytes, int], Any] = {}

    def conceal(state: Any, seat: int, out: Any) -> None:
        key = state.tobytes(), seat
        if key not in known:
            known[key] = concealed_by(rules, state, seat)
        np.copyto(np.asarray(out), np.asarray(known[key]))

    return SimpleNamespace(**{**vars(rules), "conceal": conceal})


def views(rules: Any, state: State) -> list[bytes]:
    """What each seat and a spectator see."""
    return [concealed_by(rules, state.fields, seat).tobytes() for seat in range(state.seats + 1)]


def look_at_all(rules: Any, states: list[State] = STATES) -> None:
    for state in states:
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
        ({"feature": count("deck", "", 1), "instead": 1}, "nobody is shown anything instead"),
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
    with pytest.raises(Leak):
        look_at_all(empties(GAME.rules, name))


def test_observations_begin_with_the_fields_that_lead() -> None:
    left, top = Field(count("left", "", 9)), Field(count("top", "", 9))
    fields = Fields(*options("seats"), left, top, leading=("top",))
    assert [feature.field for feature in fields.features] == ["top", "seats", "left"]
    assert fields.dtype.names == ("seats", "left", "top")


def test_a_record_has_its_usual_numbers_where_they_hold_what_is_said() -> None:
    fields = Fields(Field(count("left", "", 99)), Field(bits("free", "", 30)), usual=np.int8, layout=in_order)
    assert [fields.dtype[name] for name in ("left", "free")] == [np.dtype(np.int8), np.dtype(np.uint32)]


@pytest.mark.parametrize("game", catalogue(), ids=[game.slug for game in catalogue()])
def test_views_of_every_game_that_differ_from_its_list_are_noticed(game: Game) -> None:
    """Where others may be shown an older copy instead, the list cannot tell when; the leak checks can."""
    states = [state for case in cases(game)[:4] for state in positions(case, 8)]
    rules = remembered(game.rules)
    for one in game.fields.all:
        mutants = [empties(rules, one.name)]
        if one.instead is None:
            mutants.append(shows(rules, one.name))
        for mutant in [] if one.pool else mutants:
            changed = [state for state in states if views(mutant, state) != views(rules, state)]
            if changed:
                with pytest.raises(Leak):
                    look_at_all(mutant, changed)
