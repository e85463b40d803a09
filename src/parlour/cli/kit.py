"""`parlour new`, `check`, `make`, `dev`: write a game, check it, make its files, serve it meanwhile."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Annotated

import typer

from parlour.cli.screen import print_error, print_line
from parlour.games import catalogue
from parlour.kernel.errors import UnknownGame
from parlour.kit.kinds import Kind

Slug = Annotated[str, typer.Argument(metavar="SLUG", help="A game's name.")]

OUTSIDE = """parlour dev serves it while you write. To find it everywhere: pip install -e .
A game of another package registers under the entry point group parlour.games; in pyproject.toml that is
  [project.entry-points."parlour.games"]
  {slug} = "{slug}:GAME\""""


def new(
    slug: Annotated[
        str, typer.Argument(metavar="SLUG", help="The game's name: small letters, digits and _.")
    ],
    like: Annotated[Kind, typer.Option(help="The kind of game to begin with.")] = Kind.board,
    title: Annotated[str, typer.Option(help="Its title; by default made from the name.")] = "",
) -> None:
    """Write a new game that plays at once: among ours in a source checkout, else as a package here."""
    from parlour.kit.new import new as write
    from parlour.kit.places import checkout

    folder = write(slug, title, like)
    print_line(f"Written: {folder}")
    if checkout() is None:
        print_line(OUTSIDE.format(slug=slug))
    print_line(
        f"parlour play {slug} plays it, parlour check {slug} checks all of it. Begin with its RULES.md."
    )


def check(
    game: Slug,
    everything: Annotated[
        bool, typer.Option("--all", help="Long tests too, in a checkout those of browsers.")
    ] = False,
    k: Annotated[str, typer.Option("-k", help="Only the tests that match, as in pytest.")] = "",
) -> None:
    """Run all checks of one game; exit code 1 if any fails."""
    if importlib.util.find_spec("pytest") is None:
        print_error("The checks need pytest: pip install pytest")
        raise typer.Exit(2)
    from parlour.kit.check import check as run
    from parlour.kit.places import find

    if not run(find(game), print_line, everything=everything, k=k):
        raise typer.Exit(1)


def make(
    games: Annotated[list[str] | None, typer.Argument(help="Games; by default all of them.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Only say what is stale.")] = False,
) -> None:
    """Make the generated files of games: golden playthrough, counts, pictures, pages."""
    from parlour.kit import generated
    from parlour.kit.places import find, locate

    done = dict[Path, None]()
    for where in filter(None, map(locate, games or ())) if not check else ():
        done |= dict.fromkeys(generated.write_all(generated.message_files(*where)))
    for game in map(find, games) if games else catalogue():
        done |= dict.fromkeys(generated.stale(game) if check else generated.write(game))
    for path in done:
        print_line(f"{'stale' if check else 'written'}: {path}")
    if not done:
        print_line("Everything is current.")
    if check and done:
        raise typer.Exit(1)


def dev(
    game: Annotated[str, typer.Argument(metavar="SLUG", help="A game; by default that of this folder.")] = "",
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="Port; 0 for any free one.")] = None,
    data: Annotated[Path | None, typer.Option(help="Folder that keeps the tables.")] = None,
) -> None:
    """Install the package of this folder in place and serve it; restart after each change that compiles."""
    from parlour.kit.dev import serve
    from parlour.kit.install import PROJECT, install
    from parlour.kit.places import checkout, locate

    here = Path.cwd()
    if checkout() is None and (here / PROJECT).is_file():
        games = install(here)
        print_line(f"Installed in place: {here}")
        game = game or games[0]
    where = locate(game)
    if where is None:
        raise UnknownGame(f"there is no game {game!r} here; parlour new writes one")
    options = {"--host": host, "--port": port, "--data": data}
    arguments = [str(argument) for pair in options.items() if pair[1] is not None for argument in pair]
    serve(game, where[0], arguments, print_line)
