"""The command `parlour`: serve, play in a terminal, inspect games and records.

Exit codes: 0 success; 1 an invalid record, or damaged data; 2 something that does not exist or cannot be
written; 130 interrupted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup
from typer.main import get_group

from parlour.cli.screen import print_error, print_line
from parlour.cli.streams import give_up_output, use_any_encoding
from parlour.kernel.errors import BadRecord, ParlourError
from parlour.kernel.language import LANGUAGES, SOURCE, known, speak
from parlour.kernel.message import HOUSE
from parlour.server.settings import refuse_unknown

BROKEN_RECORD: Final = 1
WRONG_USE: Final = 2
INTERRUPTED: Final = 130


class Commands(TyperGroup):
    """The group of all commands, which imports and builds each on first use."""

    def list_commands(self, context: Any) -> list[str]:
        """Return the names of the commands, in order."""
        return list(COMMANDS)

    def get_command(self, context: Any, name: str) -> Any:
        """Return a command, or None; an unknown name builds all, so that a similar one can be suggested."""
        for command in [name] if name in COMMANDS else COMMANDS:
            if command not in self.commands:
                self.commands[command] = _made(command)
        return self.commands.get(name)


def _made(name: str) -> Any:
    """Build a command from its function, or from the `Typer` of its own commands."""
    alone = typer.Typer(add_completion=False, rich_markup_mode=None)
    command = COMMANDS[name]()
    if isinstance(command, typer.Typer):
        alone.add_typer(command, name=name)
    else:
        alone.command(name)(command)
    return get_group(alone).commands[name]


app = typer.Typer(
    cls=Commands,
    add_completion=False,
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Number board games: a server for browsers, and the same games in the terminal.",
)


def _print_version(asked: bool) -> None:
    if asked:
        from parlour import __version__

        print_line(f"parlour {__version__}")
        raise typer.Exit


def _written(context: typer.Context, name: str) -> bool:
    """Whether a parameter was given on the command line, whatever its value."""
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


def _module(name: str) -> Any:
    return import_module(f"{__name__}.{name}")


COMMANDS: Final[dict[str, Callable[[], Any]]] = {
    "serve": lambda: serve,
    "play": lambda: _module("play").play,
    "games": lambda: _module("games").games,
    "show": lambda: _module("show").show,
    "replay": lambda: _module("replay").replay,
    "study": lambda: _module("study").study,
    "arena": lambda: _module("arena").arena,
    "report": lambda: _module("report").report,
    "mcp": lambda: _module("mcp").mcp,
    "cite": lambda: _module("cite").cite,
    "bench": lambda: _module("bench").bench,
    "facts": lambda: _module("facts").facts,
    "puzzle": lambda: _module("puzzle").puzzle,
    "puzzles": lambda: _module("puzzles").puzzles,
    "new": lambda: _module("kit").new,
    "check": lambda: _module("kit").check,
    "make": lambda: _module("kit").make,
    "dev": lambda: _module("kit").dev,
    "check-data": lambda: _module("data").check_data,
    "backup": lambda: _module("data").backup,
    "export": lambda: _module("export").app,
    "admin": lambda: _module("admin").app,
}
"""Each command's function, or the `Typer` of its own commands: imported when it is called, or listed."""


def _language() -> str:
    """The language of the terminal: `PARLOUR_LANGUAGE`, else the language of its locale, else English.

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
        print_error(str(error))
        sys.exit(BROKEN_RECORD)
    except ParlourError as error:
        print_error(str(error))
        sys.exit(WRONG_USE)
    except OSError as error:  # standard output cannot be written, as on a full disk
        give_up_output()
        print_error(str(HOUSE("cli-cannot-print", why=error.strerror or str(error))))
        sys.exit(WRONG_USE)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
