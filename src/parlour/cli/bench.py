"""`parlour bench`: how fast this machine plays the games."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich.table import Table

from parlour.cli.screen import out, print_error, print_line
from parlour.games import catalogue
from parlour.kernel.compile.twin import compiling
from parlour.kit.places import find
from parlour.lab.speed import SECONDS, Speed, speed

MOST_SECONDS: Final = 60.0
UNITS: Final = ((" G", 1e9), (" M", 1e6), (" k", 1e3), ("", 1.0))
COLUMNS: Final = (
    "game", "actions/s", "games/s", "cores", "search/s", "state", "node", "ready",
)  # fmt: skip
LEGEND: Final = """\
Seconds are of processor time, so other work on this machine changes little.
actions/s   random play on one core: legal list, choice, action, draws
games/s     the same, in whole games
cores       how many times as many actions/s on all {cores} cores, if they do nothing else
search/s    simulations of the tree search from the first decision, on one core
state, node bytes of one state, and of one node of a search's tree
ready       compiling rules and search, or finding them compiled; nobody's move waits for it"""


def bench(
    games: Annotated[list[str] | None, typer.Argument(help="Games; all if none is named.")] = None,
    seconds: Annotated[
        float, typer.Option(min=0.01, max=MOST_SECONDS, help="Seconds of processor time of each measurement.")
    ] = SECONDS,
) -> None:
    """Measure how fast this machine plays: random games and tree search."""
    measured = [find(name) for name in games] if games else list(catalogue())
    if not compiling():
        print_error("PARLOUR_COMPILE=0 switches compiling off: this is the speed of plain Python")
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    for name in COLUMNS:
        table.add_column(name, justify="left" if name == "game" else "right", no_wrap=True)
    cores = 1
    for game in measured:
        with out.status(f"{game.title}: compiling where need be, then playing…"):
            speeds = speed(game, seconds)
        cores = speeds.cores
        table.add_row(*line(str(game.title), speeds))
    out.print(table)
    print_line("")
    print_line(LEGEND.format(cores=cores), "dim")


def line(title: str, speeds: Speed) -> tuple[str, ...]:
    """One game's row.

    >>> line("Tiny", Speed(0.25, 2.04e6, 101_000, 3.8e6, 2, 250_000, 68, 48))
    ('Tiny', '2.04 M', '101 k', '1.9x', '250 k', '68 B', '48 B', '0.2 s')
    """
    return (
        title,
        short(speeds.actions),
        short(speeds.games),
        f"{speeds.actions_all / speeds.actions:.1f}x",
        short(speeds.simulations),
        f"{speeds.state_bytes} B",
        f"{speeds.node_bytes} B",
        f"{speeds.ready:.1f} s",
    )


def short(number: float) -> str:
    """A number to three digits.

    >>> [short(number) for number in (0.0, 7.251, 999.4, 1_234, 56_789, 999_900, 1.5e9)]
    ['0', '7.25', '999', '1.23 k', '56.8 k', '1,000 k', '1.50 G']
    """
    for unit, size in UNITS:
        if number >= size:
            scaled = number / size
            return f"{scaled:,.{2 if scaled < 10 else 1 if scaled < 100 else 0}f}{unit}"
    return f"{number:.3g}"
