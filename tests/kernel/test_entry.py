"""Compiled functions called by the bytes of records: the same answers, whatever a record lies on."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
import pytest
from numba import types

from parlour.kernel.compile import entry
from parlour.kernel.compile.packages import CONTRACT
from parlour.kernel.compile.twin import contract_signatures
from parlour.kernel.records import copied, new_record, record_of, records
from parlour.kernel.state import Variant
from parlour.testing.tiny import GAME


@pytest.fixture(scope="module")
def running() -> Any:
    twin = GAME.compiled.twin(compiled=True)
    return twin.entries(CONTRACT, contract_signatures(GAME.dtype))


def begun() -> np.record:
    variant = Variant(GAME, GAME.option_values({"seats": 2}))
    state = variant.new_state(seed=3)
    return state.fields


def test_functions_take_the_bytes_of_records(running: Any) -> None:
    fields = begun()
    assert entry.bytes_of(fields).tobytes() == fields.tobytes()
    assert running.turn(fields) == GAME.rules.turn(fields)
    signatures = running.turn_in.signatures
    assert signatures == [(types.uint8[::1],)], "nothing else has been compiled"


def one_of_many(data: bytes) -> np.record:
    many = records(GAME.dtype, 3)
    many[1] = np.frombuffer(data, GAME.dtype)[0]
    made: np.record = many[1]
    return made


def inside_bytes(data: bytes) -> np.record:
    among = np.frombuffer(bytearray(bytes(len(data)) + data), np.uint8)
    made: np.record = np.ndarray(2, begun().dtype, among)[1]
    return made


def alone(data: bytes) -> np.record:
    made: np.record = records(GAME.dtype, 1)[0]
    entry_of: Any = made
    for name in GAME.dtype.names or ():
        entry_of[name] = record_of(GAME.dtype, data)[name]
    return made


@pytest.mark.parametrize("place", [one_of_many, inside_bytes, alone, copied])
def test_records_of_any_kind_are_played_in_place(running: Any, place: Any) -> None:
    fields = begun()
    given = place(fields if place is copied else fields.tobytes())
    seat = next(seat for seat in range(2) if int(GAME.rules.turn(fields)) >> seat & 1)
    out = np.zeros(GAME.max_legal, np.int32)
    assert running.legal(given, seat, out)
    action = int(out[0])
    GAME.rules.play(fields, seat, action)
    running.play(given, seat, action)
    assert given.tobytes() == fields.tobytes()
    plain, fast = new_record(GAME.dtype), new_record(GAME.dtype)
    GAME.rules.conceal(fields, seat, plain)
    running.conceal(given, seat, fast)
    assert fast.tobytes() == plain.tobytes()


def test_another_layout_is_another_module(running: Any) -> None:
    signature = {"turn": (numba.from_dtype(GAME.dtype),)}
    other = np.dtype([*GAME.dtype.descr[:-1], ("more", np.int8)])
    assert entry.entries("rules", signature, GAME.dtype) != entry.entries("rules", signature, other)


def test_nothing_is_kept_to_link_what_python_calls(running: Any) -> None:
    assert all(made.library._shared_module is None for made in running.play_in.overloads.values())
