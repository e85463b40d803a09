"""A checkpoint with the events after it gives the table that all its events give; any other is ignored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games import catalogue
from parlour.kernel.frames import Frame
from parlour.kernel.game import Game
from parlour.play.apply import apply
from parlour.play.checkpoint import FORMAT, Checkpoint, StoredFacts, checkpoint, packed, restore, unpacked
from parlour.play.clock import Clock
from parlour.play.create import create
from parlour.play.events import Event
from parlour.play.rematch import rematch
from parlour.play.requests import waiting_for
from parlour.play.seating import Plan
from parlour.play.series import SeriesPlan
from parlour.play.table import Table
from parlour.play.table_state import TableState
from parlour.play.tokens import holder_of
from parlour.testing.tiny import GAME
from tests.play.tables import (
    ANNA,
    BEN,
    NOW,
    SECRET,
    commit,
    do,
    everything,
    find,
    made,
    play_out,
    restored,
    table_of,
)  # fmt: skip
from tests.play.test_clocks import Time

GAMES = (GAME, *catalogue())


def evening(game: Game, seed: int) -> Table:
    """A table with chat, a reminder, a turn taken back, a stand-in, a series and a clock."""
    time = Time()
    seats = max(seats for seats in game.seating.seats if seats <= 3)
    plans = [Plan("me", "Anna"), Plan("link"), Plan("here", "Cleo")][:seats]
    secret = seed.to_bytes(32, "big")
    series = SeriesPlan("games", 3) if seats > 1 else None
    table = create(
        game, {}, plans, clock=Clock("fischer", 3600, 5), series=series, secret=secret, now=time
    ).table
    if seats > 1:
        do(table, table.propose_sit(table.state.created.invite, "Ben", holder_of("b"))[1])
        for seat in range(seats):
            do(table, table.propose_ready(seat))
    do(table, table.propose_chat(0, "Good luck!"))
    for n in range(4):
        time.pass_by(3.7)
        if table.state.phase == "playing":
            commit(table, table.state.due[n % len(table.state.due)], seed + n)
    do(table, table.propose_chat(seats, "Hello", "Dora"))
    if table.state.phase == "playing" and seats > 1:
        asker = next(span.seat for span in reversed(table.state.frames.spans) if span.seat >= 0)
        do(table, table.propose_ask(asker, "takeback"))
        for seat in waiting_for(table.state):
            do(table, table.propose_answer(seat, True))
        reminded = table.state.due[0]
        do(table, table.propose_nudge((reminded + 1) % seats, reminded))
        if seats > 2:
            do(table, table.propose_leave(2, "random"))
            do(table, table.propose_back(2))
        do(table, table.propose_ask(0, "stop"))
    return play_out(table, seed, commits=4)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_checkpoint_gives_what_the_whole_log_gives(game: Game) -> None:
    table = evening(game, seed=5)
    whole = everything(Table.resume(table.state.events, find, lambda: NOW))
    for n in (1, 2, table.state.n // 2, table.state.n - 2, table.state.n):
        assert everything(restored(table, n)) == whole, n


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**16), cut=st.integers(0, 2**16))
def test_whatever_is_played_a_checkpoint_is_the_fold(seed: int, cut: int) -> None:
    table = evening(GAME, seed)
    whole = everything(Table.resume(table.state.events, find, lambda: NOW))
    assert everything(restored(table, 1 + cut % table.state.n)) == whole


def test_a_game_that_is_over_and_its_rematch_come_back_too() -> None:
    table = play_out(table_of(ANNA, BEN))
    for seat in (0, 1):
        do(table, table.propose_again(seat))
    following = rematch(table).table
    do(table, table.propose_next(following.state.id))
    for one in (table, following):
        assert everything(restored(one, one.state.n)) == everything(
            Table.resume(one.state.events, find, lambda: NOW)
        )
    assert restored(table, table.state.n).state.result == table.state.result


def fresh(table: Table, game: Game = GAME) -> Table:
    """The table as it was created, to be restored."""
    return Table(game, table.state.events[0], lambda: NOW)


def a_table() -> Table:
    return play_out(table_of(ANNA, BEN), commits=2)


def changed_row(kind: bytes, data: bytes, row: type[msgspec.Struct], **facts: object) -> bytes:
    """A stored row that is whole, but says something else."""
    kept = unpacked(kind, data, msgspec.msgpack.Decoder(row))
    assert kept is not None
    return packed(kind, msgspec.structs.replace(kept, **facts))


def changed(data: bytes, **facts: object) -> bytes:
    """A checkpoint that is whole, but says something else."""
    return changed_row(FORMAT, data, Checkpoint, **facts)


FOREIGN: dict[str, Callable[[bytes], bytes]] = {
    "nothing": lambda data: b"",
    "cut off": lambda data: data[:-1],
    "one bit": lambda data: data[:-9] + bytes([data[-9] ^ 1]) + data[-8:],
    "another format": lambda data: data.replace(b"checkpoint-3", b"checkpoint-2", 1),
    "whole, but another format": lambda data: packed(b"parlour-checkpoint-4\n", Later(3)),
    "other fields": lambda data: packed(FORMAT, Later(3)),
    "a pickle": lambda data: b"cbuiltins\nexit\n(tR.",
    "other rules": lambda data: changed(data, rules=(1, 99)),
    "another layout": lambda data: changed(data, layout="0"),
    "another log": lambda data: changed(data, log=b"0" * 16),
    "a longer log": lambda data: changed(data, n=999),
    "a short record": lambda data: changed(data, fields=b"\0"),
    "of fewer entries": lambda data: changed(data, seen=[]),
}


class Later(msgspec.Struct):
    """A row written by a later version of the program."""

    new: int


@pytest.mark.parametrize("kind", FOREIGN)
def test_a_wrong_or_foreign_checkpoint_is_ignored(kind: str) -> None:
    table = a_table()
    data = FOREIGN[kind](checkpoint(table.state))
    made = fresh(table)
    before = everything(made)
    assert not restore(made.state, table.state.events, data)
    assert everything(made) == before
    whole = everything(Table.resume(table.state.events, find, lambda: NOW))
    assert everything(Table.resume(table.state.events, find, lambda: NOW, data)) == whole


def test_a_checkpoint_of_another_table_is_ignored() -> None:
    one, other = a_table(), play_out(table_of(ANNA, BEN, secret=SECRET[::-1]), commits=4)
    assert not restore(fresh(one).state, one.state.events, checkpoint(other.state))


def test_rules_that_rose_since_make_the_fold_anew() -> None:
    table = a_table()
    assert restore(fresh(table).state, table.state.events, checkpoint(table.state))
    assert not restore(
        fresh(table, replace(GAME, rules_version=99)).state, table.state.events, checkpoint(table.state)
    )


def test_only_the_tail_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = a_table()
    data = checkpoint(table.state)
    commit(table, table.state.due[0])
    folded: list[int] = []

    def counted(table: TableState, event: Event, proposed: Sequence[Frame] = ()) -> None:
        assert not proposed
        folded.append(event.n)
        apply(table, event)

    monkeypatch.setattr("parlour.play.table.apply", counted)
    Table.resume(table.state.events, find, lambda: NOW, data)
    assert folded == [table.state.n]


def test_every_field_of_a_table_is_in_a_checkpoint_or_follows_from_the_first_event() -> None:
    table = made(ANNA, BEN).table
    first = {"created", "game", "variant", "events"}
    parts = {"frames", "counts", "clocks"}
    worked_out = {"outages", "_outcome", "options_text", "_source"}
    of_events = {"paused"}  # which have no checkpoints
    facts = set(StoredFacts.__struct_fields__)
    assert set(vars(table.state)) - worked_out - of_events == first | parts | facts
