"""`parlour new`, `parlour check`, `parlour make`: write a game, check all of it, make its generated files."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Annotated

import typer

from parlour.cli.screen import complain, say
from parlour.games import catalogue
from parlour.kit.kinds import Kind

Slug = Annotated[str, typer.Argument(metavar="SLUG", help="A game's name.")]

OUTSIDE = """To find it everywhere, install the package once: pip install -e .
A game of another package registers under the entry point group parlour.games; in pyproject.toml that is
  [project.entry-points."parlour.games"]
  {slug} = "{slug}:GAME\""""


def new(
    slug: Annotated[str, typer.Argument(metavar="SLUG", help="Its name: small letters, digits and _.")],
    like: Annotated[
        Kind, typer.Option(help="What it begins as: the kind of game that it is to be.")
    ] = Kind.BOARD,
    title: Annotated[str, typer.Option(help="Its title; without, made from the name.")] = "",
) -> None:
    """Write a new game that plays at once: among ours in a source checkout, else as a package here."""
    from parlour.kit.new import new as write
    from parlour.kit.places import checkout

    folder = write(slug, title, like)
    say(f"Written: {folder}")
    if checkout() is None:
        say(OUTSIDE.format(slug=slug))
    say(f"parlour play {slug} plays it, parlour check {slug} checks all of it. Begin with its RULES.md.")


def check(
    game: Slug,
    everything: Annotated[bool, typer.Option("--all", help="Long and browser tests too.")] = False,
    k: Annotated[str, typer.Option("-k", help="Only the tests that match, as in pytest.")] = "",
) -> None:
    """Run all checks of one game; exit code 1 if any fails."""
    if importlib.util.find_spec("pytest") is None:
        complain("The checks need pytest: pip install pytest")
        raise typer.Exit(2)
    from parlour.kit.check import check as run
    from parlour.kit.places import load

    if not run(load(game), say, everything=everything, k=k):
        raise typer.Exit(1)


def make(
    games: Annotated[list[str] | None, typer.Argument(help="Games; without, all of them.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Only say what is stale.")] = False,
) -> None:
    """Make the generated files of games: golden playthrough, counts, pictures, pages."""
    from parlour.kit import generated
    from parlour.kit.places import load, locate

    done = dict[Path, None]()
    for where in filter(None, map(locate, games or ())) if not check else ():
        done |= dict.fromkeys(generated.write_all(generated.message_files(*where)))
    for game in map(load, games) if games else catalogue():
        done |= dict.fromkeys(generated.stale(game) if check else generated.write(game))
    for path in done:
        say(f"{'stale' if check else 'written'}: {path}")
    if not done:
        say("Everything is current.")
    if check and done:
        raise typer.Exit(1)
