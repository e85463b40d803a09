"""`parlour check-data` finds every kind of damage, says which table has it, and changes nothing."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tests
from parlour.cli.data import check_data
from parlour.games import catalogue, find
from parlour.kernel.errors import ParlourError
from parlour.play.checkpoint import FORMAT, Checkpoint, checkpoint
from parlour.play.table import Table
from parlour.server.storage.sqlite import FILE, SqliteStore
from parlour.server.storage.store import Store
from parlour.server.tables.listing import summary_of
from parlour.server.tables.reader import TableReader
from parlour.server.tables.uptime import Uptime
from parlour.view.company import as_named, unread
from tests.commands import Run
from tests.games import some_game
from tests.play.test_checkpoints import changed_row, evening

GAMES = tuple(game for game in catalogue() if 2 in game.seating.seats)
Damage = Callable[[sqlite3.Connection, str], object]


async def keep(store: Store, table: Table, upto: int = 3) -> str:
    """Store a table with a checkpoint, as a server does; its code."""
    await store.append(summary_of(table), table.state.events)
    before = Table.resume(table.state.events[:-upto], lambda slug: table.state.game)
    await store.keep_checkpoint(table.state.id, before.state.n, checkpoint(before.state))
    return table.state.id


def filled(folder: Path, tables: list[Table]) -> list[str]:
    """A data folder with tables; their codes."""

    async def fill() -> list[str]:
        store = SqliteStore(folder)
        codes = [await keep(store, table) for table in tables]
        await store.close()
        return codes

    return asyncio.run(fill())


# -- what can be damaged -------------------------------------------------------------------------------------


def a_missing_event(c: sqlite3.Connection, table: str) -> None:
    c.execute("DELETE FROM events WHERE tbl = ? AND n = 5", (table,))


def an_event_that_is_none(c: sqlite3.Connection, table: str) -> None:
    c.execute("UPDATE events SET what = substr(what, 1, 9) WHERE tbl = ? AND n = 4", (table,))


def another_seat_in_the_row(c: sqlite3.Connection, table: str) -> None:
    c.execute("UPDATE events SET seat = 7 WHERE tbl = ? AND n = 4", (table,))


def changed(c: sqlite3.Connection, table: str, kind: str, change: Callable[[Any], object]) -> None:
    """Change the last event of a kind."""
    n, text = c.execute(
        "SELECT n, what FROM events WHERE tbl = ? AND kind = ? ORDER BY n DESC", (table, kind)
    ).fetchone()
    what = json.loads(text)
    change(what)
    c.execute("UPDATE events SET what = ? WHERE tbl = ? AND n = ?", (json.dumps(what), table, n))


def an_impossible_action(c: sqlite3.Connection, table: str) -> None:
    changed(c, table, "played", lambda what: what["entries"].insert(0, [what["seat"], 999_999]))


def a_seat_that_is_none(c: sqlite3.Connection, table: str) -> None:
    c.execute("DELETE FROM checkpoints WHERE tbl = ?", (table,))
    n = c.execute("SELECT max(n) FROM events WHERE tbl = ?", (table,)).fetchone()[0]
    what = {"kind": "back", "seat": 44}
    c.execute("INSERT INTO events VALUES (?, ?, 'back', 44, 0, ?)", (table, n + 1, json.dumps(what)))


def another_secret(c: sqlite3.Connection, table: str) -> None:
    changed(c, table, "created", lambda what: what.update(secret="5" * 64))


def a_secret_that_is_none(c: sqlite3.Connection, table: str) -> None:
    changed(c, table, "created", lambda what: what.update(secret="no secret"))


def another_tables_log(c: sqlite3.Connection, table: str) -> None:
    changed(c, table, "created", lambda what: what.update(table="other"))


def a_missing_card(c: sqlite3.Connection, table: str) -> None:
    c.execute("DELETE FROM cards WHERE tbl = ?", (table,))


def a_card_that_is_none(c: sqlite3.Connection, table: str) -> None:
    c.execute("UPDATE cards SET card = '{}' WHERE tbl = ?", (table,))


def another_phase_on_the_card(c: sqlite3.Connection, table: str) -> None:
    c.execute("UPDATE cards SET card = replace(card, '\"playing\"', '\"over\"') WHERE tbl = ?", (table,))


def a_missing_log(c: sqlite3.Connection, table: str) -> None:
    c.execute("DELETE FROM events WHERE tbl = ?", (table,))


def row_of(c: sqlite3.Connection, table: str) -> bytes:
    return bytes(c.execute("SELECT row FROM checkpoints WHERE tbl = ?", (table,)).fetchone()[0])


def put_row(c: sqlite3.Connection, table: str, row: bytes) -> None:
    c.execute("UPDATE checkpoints SET row = ? WHERE tbl = ?", (row, table))


def a_changed_byte_in_the_checkpoint(c: sqlite3.Connection, table: str) -> None:
    row = bytearray(row_of(c, table))
    row[200] ^= 1
    put_row(c, table, bytes(row))


def a_checkpoint_that_is_none(c: sqlite3.Connection, table: str) -> None:
    put_row(c, table, b"\xc1")


def another_fold(c: sqlite3.Connection, table: str) -> None:
    put_row(c, table, changed_row(FORMAT, row_of(c, table), Checkpoint, seen=[]))


def a_checkpoint_of_another_log(c: sqlite3.Connection, table: str) -> None:
    put_row(c, table, changed_row(FORMAT, row_of(c, table), Checkpoint, log=b"0" * 16))


def a_checkpoint_of_text(c: sqlite3.Connection, table: str) -> None:
    c.execute("UPDATE checkpoints SET row = 'none' WHERE tbl = ?", (table,))


def another_type(c: sqlite3.Connection, table: str) -> None:
    """One bit: its bytes are read as text, which they are not."""
    c.execute("UPDATE checkpoints SET row = CAST(row AS TEXT) WHERE tbl = ?", (table,))


DAMAGES: dict[Damage, str] = {
    a_missing_event: "event 5 is missing",
    an_event_that_is_none: "event 4 cannot be read",
    another_seat_in_the_row: "of seat 7",
    an_impossible_action: "is not possible there",
    a_seat_that_is_none: "its log cannot be folded",
    another_secret: " gives ",
    a_secret_that_is_none: "its record does not hold",
    another_tables_log: "its log is that of table other",
    a_missing_card: "its card is missing",
    a_card_that_is_none: "its card cannot be read",
    another_phase_on_the_card: "its card is of another phase",
    a_missing_log: "its log is missing",
    a_changed_byte_in_the_checkpoint: "its checkpoint is damaged",
    a_checkpoint_that_is_none: "its checkpoint cannot be read",
    another_fold: "its checkpoint differs from its log's fold in seen",
    a_checkpoint_of_another_log: "its checkpoint is of another log",
    a_checkpoint_of_text: "its checkpoint cannot be read",
}


def test_each_kind_of_damage_is_named_with_its_table(parlour: Run, tmp_path: Path) -> None:
    game = some_game()
    tables = [evening(game, seed) for seed in range(len(DAMAGES) + 1)]
    assert {table.state.phase for table in tables} == {"playing"}
    whole, *codes = filled(tmp_path, tables)
    with sqlite3.connect(tmp_path / FILE) as connection:
        for damage, code in zip(DAMAGES, codes, strict=True):
            damage(connection, code)
    connection.close()
    before = (tmp_path / FILE).read_bytes()
    done = parlour("check-data", "--data", str(tmp_path))
    assert done.code == 1, done.err
    for (damage, sentence), code in zip(DAMAGES.items(), codes, strict=True):
        lines = [line for line in done.out.splitlines() if code in line]
        assert any(sentence in line for line in lines), (damage, lines)
    assert whole not in done.out
    assert f"{len(DAMAGES)} tables damaged; take the last backup that is whole." in done.out
    assert (tmp_path / FILE).read_bytes() == before


def test_a_damaged_checkpoint_loses_nothing(parlour: Run, tmp_path: Path) -> None:
    remade = [
        a_changed_byte_in_the_checkpoint,
        a_checkpoint_of_another_log,
        a_checkpoint_of_text,
        another_type,
    ]
    codes = filled(tmp_path, [evening(some_game(), seed) for seed in range(len(remade))])
    with sqlite3.connect(tmp_path / FILE) as connection:
        for damage, code in zip(remade, codes, strict=True):
            damage(connection, code)
    connection.close()
    done = parlour("check-data", "--data", str(tmp_path))
    assert done.code == 1, done.err
    assert done.out.endswith("only checkpoints, which the server makes anew: nothing is lost.\n")

    async def read_again() -> list[str]:
        store = SqliteStore(tmp_path)
        try:
            reader = TableReader(store, find, Uptime(lambda: 0.0), 0.0, as_named, unread)
            return [(await reader.read(code))[0].table.state.id for code in codes]
        finally:
            await store.close()

    assert asyncio.run(read_again()) == codes


def test_whole_data_of_every_game_have_no_fault(parlour: Run, tmp_path: Path) -> None:
    filled(tmp_path, [evening(game, seed) for game in GAMES for seed in (1, 2)])
    done = parlour("check-data", "--data", str(tmp_path))
    assert done.code == 0, done.out + done.err
    assert "No fault found." in done.out
    assert f"tables {2 * len(GAMES)}," in done.out


def test_data_of_an_older_parlour_have_no_fault(parlour: Run, tmp_path: Path) -> None:
    old = Path(tests.__file__).parent / "old_data" / f"{FILE}.gz"
    (tmp_path / FILE).write_bytes(gzip.decompress(old.read_bytes()))
    done = parlour("check-data", "--data", str(tmp_path))
    assert done.code == 0, done.out + done.err


def test_a_damaged_page_is_found(parlour: Run, tmp_path: Path) -> None:
    random = Random(1)
    filled(tmp_path, [evening(some_game(), seed) for seed in range(3)])
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    connection.close()
    data = bytearray((tmp_path / FILE).read_bytes())
    data[4096 * 4 : 4096 * 5] = random.randbytes(4096)
    (tmp_path / FILE).write_bytes(data)
    done = parlour("check-data", "--data", str(tmp_path))
    assert done.code == 1, done.out + done.err
    assert "Damaged: " in done.out
    assert "Traceback" not in done.err


def test_a_file_that_is_no_database_is_damaged(parlour: Run, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a database" * 500)
    done = parlour("check-data", "--data", str(tmp_path))
    assert done.code == 1, done.out + done.err
    assert "file is not a database" in done.out


def test_tables_that_this_program_cannot_open_are_listed_as_not_checked(parlour: Run, tmp_path: Path) -> None:
    newer, elsewhere = filled(tmp_path, [evening(some_game(), seed) for seed in (1, 2)])
    with sqlite3.connect(tmp_path / FILE) as connection:
        changed(connection, newer, "created", lambda what: what.update(rules_version=99))
        changed(connection, elsewhere, "created", lambda what: what.update(game="elsewhere"))
    connection.close()
    done = parlour("check-data", "--data", str(tmp_path))
    assert done.code == 0, done.out + done.err
    for code in (newer, elsewhere):
        assert f"Not checked: table {code}" in done.out


def test_what_cannot_be_checked_is_said_in_a_sentence(parlour: Run) -> None:
    done = parlour("check-data", "--data", "/nowhere")
    assert done.code == 2, done.out + done.err
    assert "there are no data" in done.err
    assert len(done.err.strip().splitlines()) == 1


def test_a_database_is_left_to_its_own_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_STORE", "postgresql://x")
    with pytest.raises(ParlourError, match="pg_amcheck"):
        check_data()
