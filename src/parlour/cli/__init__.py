"""The command `parlour`: serve, play in a terminal, inspect games and records.

Exit codes: 0 success; 1 an invalid record, or damaged data; 2 something that does not exist or cannot be
written; 130 interrupted.
"""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer

from parlour import __version__
from parlour.cli import (
    admin,
    arena,
    bench,
    cite,
    data,
    export,
    facts,
    games,
    kit,
    mcp,
    play,
    puzzles,
    replay,
    report,
    show,
    solve,
    study,
)
from parlour.cli.screen import complain, say
from parlour.cli.streams import give_up_output, use_any_encoding
from parlour.kernel.errors import BadRecord, ParlourError
from parlour.kernel.language import LANGUAGES, SOURCE, known, speak
from parlour.kernel.message import HOUSE
from parlour.server.settings import refuse_unknown

BROKEN_RECORD: Final = 1
WRONG_USE: Final = 2
INTERRUPTED: Final = 130

app = typer.Typer(
    add_completion=False,
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Number board games: a server for browsers, and the same games in the terminal.",
)


def _print_version(asked: bool) -> None:
    if asked:
        say(f"parlour {__version__}")
        raise typer.Exit


def _written(context: typer.Context, name: str) -> bool:
    """Whether a parameter stands on the command line, whatever its value."""
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


@app.callback(invoke_without_command=True)
def serve(  # noqa: PLR0913  # options of a command
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_print_version, help="Print the version.")
    ] = False,
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="Port; 0 for any free one.")] = None,
    data: Annotated[Path | None, typer.Option(help="Folder that keeps the tables.")] = None,
    store: Annotated[
        str | None, typer.Option(help="PostgreSQL database that keeps them instead: postgresql://…")
    ] = None,
    patience: Annotated[
        int | None,
        typer.Option(min=0, help="Seconds that tables without a clock wait for a turn; 0: forever."),
    ] = None,
    policy: Annotated[
        list[Path] | None, typer.Option(help="A trained policy's file, to be chosen for seats like a level.")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=cmd:…", help="A program of yours, to be chosen for seats like a level."),
    ] = None,
) -> None:
    """Serve Parlour to browsers, and print its address; what `parlour` does without a command."""
    command = context.invoked_subcommand
    if command is not None:
        misplaced = next(filter(partial(_written, context), context.params), None)
        if misplaced is not None:
            raise typer.BadParameter(
                str(HOUSE("cli-after-serve", command=command)), param_hint=f"--{misplaced}"
            )
        return
    from parlour.lab.policy import seat_at_tables
    from parlour.lab.programs import seat_program
    from parlour.server import serve as run

    for path in policy or ():
        seat_at_tables(path)
    for text in bot or ():
        seat_program(text)
    run(host, port, data, store=store, patience=patience)


app.command("serve")(serve)
app.command("play")(play.play)
app.command("games")(games.games)
app.command("show")(show.show)
app.command("replay")(replay.replay)
app.command("study")(study.study)
app.command("arena")(arena.arena)
app.command("report")(report.report)
app.command("mcp")(mcp.mcp)
app.command("cite")(cite.cite)
app.command("bench")(bench.bench)
app.command("facts")(facts.facts)
app.command("puzzle")(solve.puzzle)
app.command("puzzles")(puzzles.puzzles)
app.add_typer(export.app, name="export")
app.add_typer(admin.app, name="admin")
app.command("new")(kit.new)
app.command("check")(kit.check)
app.command("make")(kit.make)
app.command("dev")(kit.dev)
app.command("check-data")(data.check_data)
app.command("backup")(data.backup)


def _language() -> str:
    """What the terminal speaks: `PARLOUR_LANGUAGE`, else the language of its locale, else English.

    Raises `ParlourError` if `PARLOUR_LANGUAGE` names a language without catalogues.
    """
    asked = os.environ.get("PARLOUR_LANGUAGE", "")
    if asked and not known(asked):
        raise ParlourError(f"PARLOUR_LANGUAGE must be {' or '.join(LANGUAGES)}, not {asked!r}")
    named = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return known(asked or next(filter(None, named), "")) or SOURCE


def main() -> None:
    """Run the command line; exits with a code."""
    use_any_encoding()
    try:
        speak(_language())
        refuse_unknown()
        app(prog_name="parlour")
    except BadRecord as error:
        complain(str(error))
        sys.exit(BROKEN_RECORD)
    except ParlourError as error:
        complain(str(error))
        sys.exit(WRONG_USE)
    except OSError as error:  # of standard output, on a disk that is full
        give_up_output()
        complain(str(HOUSE("cli-cannot-print", why=error.strerror or str(error))))
        sys.exit(WRONG_USE)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
