"""`parlour check-data` and `parlour backup`: the integrity of a server's data, and a copy of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from parlour.cli.screen import print_line
from parlour.kernel.errors import ParlourError

if TYPE_CHECKING:
    from parlour.server.settings import Settings
    from parlour.server.storage.check_data import Report

DAMAGED: Final = 1
MOST_SHOWN: Final = 200
"""The most sentences of one kind that are printed."""

Data = Annotated[Path | None, typer.Option(help="Folder that keeps the tables, or a backup's file.")]
Database = Annotated[
    str | None, typer.Option("--database", "--store", help="PostgreSQL database: postgresql://…")
]


def check_data(data: Data = None) -> None:
    """Check everything in a data folder: the file, each table's log, its draws, its checkpoint.

    Nothing is changed, and a server may be running. Exit code 1 if something is damaged.
    """
    from parlour.server.storage.check_data import check_file

    settings = _settings(data, None)
    if settings.store:
        raise ParlourError("a PostgreSQL database is checked by its own program: pg_amcheck DATABASE")
    report = check_file(_file(settings))
    _tell(report)
    if report.faults:
        raise typer.Exit(DAMAGED)


def backup(
    file: Annotated[Path, typer.Argument(help="The new file.")], data: Data = None, database: Database = None
) -> None:
    """Copy the data folder's tables to a new file; a server may be running.

    The file holds secret seeds, so only its owner can read it. To use it, put it into a data folder as
    parlour.sqlite3.
    """
    from parlour.server.storage.backup import back_up

    settings = _settings(data, database)
    if settings.store:
        raise ParlourError(
            "a PostgreSQL database is backed up by its own program, into a file for you alone:"
            " (umask 077; pg_dump --schema=parlour --format=custom --file=FILE DATABASE)"
        )
    back_up(_file(settings), file)
    print_line(f"{file} holds all tables as of now ({file.stat().st_size:,} bytes).")


def _settings(data: Path | None, database: str | None) -> Settings:
    from parlour.server.settings import BadSetting, Settings
    from parlour.server.storage.postgresql import SCHEMES

    if data is not None and database is not None:
        raise BadSetting("a data folder or a database, not both")
    settings = Settings.load(data=data, store="" if data is not None else database)
    if settings.store and not settings.store.startswith(SCHEMES):
        raise BadSetting(f"a database is an address {' or '.join(SCHEMES)}…, not {settings.store[:20]!r}")
    return settings


def place_of(data: Path | None, database: str | None) -> Path | str:
    """The address of a database if given, else the file with the tables: `data` itself, or in that folder."""
    settings = _settings(data, database)
    return settings.store or _file(settings)


def _file(settings: Settings) -> Path:
    from parlour.server.storage.sqlite import FILE

    return settings.data if settings.data.is_file() else settings.data / FILE


def _tell(report: Report) -> None:
    print_line(
        f"Checked {report.place}: tables {report.tables:,}, events {report.events:,},"
        f" checkpoints {report.checkpoints:,}."
    )
    for title, entries in (("Not checked", report.not_checked), ("Damaged", report.faults)):
        for table, sentence in entries[:MOST_SHOWN]:
            print_line(f"{title}: {f'table {table}: ' if table else ''}{sentence}")
        if len(entries) > MOST_SHOWN:
            print_line(f"… and {len(entries) - MOST_SHOWN:,} more.")
    damaged = {table for table, _ in report.faults if table}
    count = f"{len(report.faults):,} faults, {len(damaged):,} tables damaged"
    if not report.faults:
        print_line("No fault found.")
    elif report.loses_nothing:
        print_line(f"{count}; only checkpoints, which the server makes anew: nothing is lost.")
    else:
        print_line(f"{count}; take the last backup that is whole.")
