"""Observations: what they hold, that they stay within bounds, and that they tell no more than a view."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from parlour.games import catalogue
from parlour.kernel import features
from parlour.kernel.actors import NOBODY
from parlour.kernel.calls import concealed
from parlour.kernel.features import BITS, COUNT, KIND, RANK, SEAT, TEAM
from parlour.kernel.game import Game
from parlour.kernel.records import SPARE
from parlour.kernel.rng import random
from parlour.kernel.state import State, Variant
from parlour.lab.encoding import Encoding
from parlour.testing.cases import Case, cases
from parlour.testing.tiny import GAME
from parlour.testing.walks import positions

GAMES = (GAME, *catalogue())
CASES = [case for game in GAMES for case in cases(game)]
POSITIONS = 20
TOGETHER = 9
"""Views that are encoded at once."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
every_case = pytest.mark.parametrize("case", CASES, ids=str)


@pytest.fixture(autouse=True, scope="module")
def compiled_rules() -> None:
    for game in GAMES:
        game.compiled.load_rules()


def looks(case: Case) -> Iterator[tuple[State, int]]:
    """Positions of random games, each from every seat and the spectator's chair."""
    for state in positions(case, POSITIONS):
        for seat in range(state.seats + 1):
            yield state, seat


@every_game
def test_every_field_of_a_record_is_told_of_once(game: Game) -> None:
    told = [feature.field for feature in game.features]
    if told:
        assert len(set(told)) == len(told)
        assert {*told, SPARE} == {*(game.dtype.names or ()), SPARE}
    assert all(f.about.endswith(".") for f in game.features if f.kind != features.FIXED)


@every_case
def test_values_stay_within_the_bounds_that_are_documented(case: Case) -> None:
    encoding = Encoding(case.variant)
    for state, seat in looks(case):
        found = encoding.fields(concealed(case.game, state.fields, seat), seat)
        assert found.keys() == encoding.entries.keys()
        for name, value in found.items():
            entry = encoding.entries[name]
            assert value.shape == entry.shape
            assert value.dtype == entry.dtype
            if value.size:
                assert entry.low <= value.min(), (name, value.min())
                assert value.max() <= entry.high, (name, value.max())


@every_case
def test_the_flat_row_says_what_the_dictionary_says(case: Case) -> None:
    encoding = Encoding(case.variant)
    for state, seat in looks(case):
        view = concealed(case.game, state.fields, seat)
        found, row = encoding.fields(view, seat), encoding.flat(view, seat)
        assert row.shape == (encoding.size,)
        for name, channels in encoding.split(row).items():
            np.testing.assert_allclose(channels, expected(encoding, found, name), atol=1e-6, err_msg=name)


def expected(encoding: Encoding, found: dict[str, NDArray[Any]], name: str) -> NDArray[Any]:
    """A feature's part of the flat row, computed from the dictionary in plain NumPy."""
    feature = encoding.entries[name].feature
    values = found[name].astype(np.int64)
    there = np.ones(values.shape, bool)
    if feature.length:
        lengths = found[feature.length].astype(np.int64)[..., None]
        index = lengths - 1 - np.arange(feature.last)
        there = index >= 0
        values = np.take_along_axis(values, np.maximum(index, 0), axis=-1)
    if feature.kind == COUNT:
        shares = values / max(1, abs(feature.low), abs(feature.high))
        shown: NDArray[Any] = np.where(there, shares, 0.0)
        return shown[..., None]
    first, last = feature.low, feature.high
    if feature.kind == SEAT:
        first, last = 0, encoding.seats - 1
    if feature.kind == TEAM:
        last = first + max(encoding.variant.teams)
    channels = np.arange(first, last + 1)
    if feature.kind == RANK:
        bars: NDArray[Any] = values[..., None] >= np.arange(feature.low + 1, feature.high + 1)
        return (bars & there[..., None]).astype(float)
    if feature.kind == BITS:
        found_bits: NDArray[Any] = values[..., None] >> channels & 1
        return found_bits.astype(float)
    assert feature.kind in (KIND, SEAT, TEAM)
    one_hot: NDArray[Any] = (values[..., None] == channels) & there[..., None]
    return one_hot.astype(float)


@every_case
def test_many_views_are_encoded_as_each_by_itself(case: Case) -> None:
    encoding, mixed = Encoding(case.variant), list(looks(case))
    Random(1).shuffle(mixed)
    for at in range(0, len(mixed), TOGETHER):
        batch = mixed[at : at + TOGETHER]
        viewers = np.array([seat for _, seat in batch], np.int32)
        views = [concealed(case.game, state.fields, seat) for state, seat in batch]
        records = np.array([np.asarray(view) for view in views], encoding.dtype)
        rows, fields = encoding.flats(records, viewers), encoding.many_fields(records, viewers)
        for number, (view, (_, seat)) in enumerate(zip(views, batch, strict=True)):
            assert rows[number].tobytes() == encoding.flat(view, seat).tobytes()
            for name, values in encoding.fields(view, seat).items():
                assert fields[name][number].tobytes() == values.tobytes(), name
        room = np.full(rows.shape, np.nan, np.float32)
        assert encoding.flats(records[::-1], viewers[::-1], room) is room
        assert room[::-1].tobytes() == rows.tobytes()


@every_case
def test_an_observation_stays_the_same_when_the_unknown_is_dealt_anew(case: Case) -> None:
    encoding, dealt = Encoding(case.variant), random(5)
    rules = case.game.running
    for state, seat in looks(case):
        view = concealed(case.game, state.fields, seat)
        guessed = concealed(case.game, state.fields, seat)
        rules.guess(guessed, seat, dealt)
        again = concealed(case.game, guessed, seat)
        np.testing.assert_array_equal(encoding.flat(view, seat), encoding.flat(again, seat))


@every_game
def test_plain_and_compiled_encoders_agree(game: Game) -> None:
    case = cases(game)[0]
    encoding = Encoding(case.variant)
    plain = game.compiled.twin(compiled=False).module("parlour.lab.encode")
    for state, seat in list(looks(case))[::5]:
        view = concealed(case.game, state.fields, seat)
        row = np.zeros((1, encoding.size), np.float32)
        raw = np.asarray(view).reshape(1).view(np.uint8).reshape(1, -1)
        plain.encode_all(raw, encoding.table, np.array([seat], np.int32), encoding.teams, row)
        np.testing.assert_array_equal(row[0], encoding.flat(view, seat))


def test_seats_are_counted_from_the_one_that_looks() -> None:
    variant = Variant.of(GAME, seats=3)
    encoding = Encoding(variant)
    record = variant.blank()
    record.first = 2
    record.points[:] = (5, 6, 7)
    assert [int(encoding.fields(record, seat)["first"]) for seat in range(4)] == [2, 1, 0, 2]
    assert encoding.fields(record, 1)["points"].tolist() == [6, 7, 5]
    record.first = 200
    assert int(encoding.fields(record, 1)["first"]) == NOBODY
    assert not encoding.split(encoding.flat(record, 1))["first"].any()


def test_a_game_without_features_is_taken_as_amounts() -> None:
    from dataclasses import replace

    from parlour.kernel.fields import Fields

    bare = replace(GAME, fields=Fields())
    encoding = Encoding(Variant.of(bare, seats=2))
    assert "hands" in encoding.entries
    assert "seats" not in encoding.entries
    assert {feature.kind for feature in encoding.features} == {COUNT}
    row = encoding.flat(Variant.of(bare, seats=2).new_state(seed=1).view(0).fields, 0)
    assert (np.abs(row) <= 1).all()
    assert row.any()


@every_game
def test_no_amount_is_a_share_of_what_its_type_can_hold(game: Game) -> None:
    """Else what ends a game after 36 turns would never be seen to grow."""
    encoding = Encoding(Variant.of(game))
    amounts = [feature for feature in encoding.features if feature.kind == COUNT]
    assert amounts
    for feature in amounts:
        assert feature.high < np.iinfo(encoding.dtype[feature.field].base).max, feature.field


def test_an_amount_is_a_share_of_its_bound_under_the_options() -> None:
    variant = Variant.of(GAME, seats=2, top=3)
    record = variant.blank()
    record.out[:] = 2
    record.total[0] = 6
    shown = Encoding(variant).split(Encoding(variant).flat(record, 0))
    assert shown["total"][0, 0] == 1.0


@every_case
def test_a_record_that_shows_too_much_is_refused(case: Case) -> None:
    encoding, hidden = Encoding(case.variant), case.game.hidden and case.variant.seats > 1
    told = 0
    for state in positions(case, POSITIONS):
        for seat in range(state.seats):
            views = [concealed(case.game, state.fields, other) for other in range(state.seats + 1)]
            encoding.flat(views[seat], seat)
            encoding.flat(views[-1], seat)
            guess = state.view(seat).guess(random(3)).fields
            others = [one for k, one in enumerate(views[:-1]) if k != seat]
            for record in (state.fields, guess, *others):
                if not hidden or record.tobytes() in (views[seat].tobytes(), views[-1].tobytes()):
                    continue
                for look in (encoding.flat, encoding.fields):
                    with pytest.raises(ValueError, match=f"the record shows what seat {seat} may not know"):
                        look(record, seat)
                told += 1
    assert (told > 0) == hidden


def test_what_is_no_record_and_no_seat_is_refused() -> None:
    encoding = Encoding(Variant.of(GAME, seats=2))
    view: Any = Variant.of(GAME, seats=2).new_state(seed=1).view(0)
    other: Any = Variant.of(catalogue()[0]).new_state(seed=1).view(0).fields
    for look in (encoding.flat, encoding.fields):
        for wrong in (view, other):
            with pytest.raises(TypeError, match="a record of tiny, such as"):
                look(wrong, 0)
        for seat in (-1, 3):
            with pytest.raises(ValueError, match="seat must be 0 to 2, the last for a spectator"):
                look(view.fields, seat)
