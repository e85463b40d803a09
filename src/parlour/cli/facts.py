"""`parlour facts`: what kind of game a game is, in numbers."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich.table import Table

from parlour.cli.arguments import MOST_SEED, Options, Preset, options
from parlour.cli.screen import out
from parlour.kernel.state import Variant
from parlour.kit.places import find
from parlour.lab.facts import Facts
from parlour.lab.facts import facts as measure
from parlour.search.levels import level_asked

MOST_GAMES: Final = 100_000


def facts(
    game: Annotated[str, typer.Argument(help="The game's name, as `parlour games` lists it.")],
    option: Options = None,
    preset: Preset = None,
    games: Annotated[int, typer.Option(min=2, max=MOST_GAMES, help="Games to play.")] = 200,
    level: Annotated[str, typer.Option(help="The bots' level.")] = "random",
    seed: Annotated[int, typer.Option(min=0, max=MOST_SEED, help="The seed of draws and bots.")] = 0,
) -> None:
    """Count decisions, branching, tree size, the first seat's share and sequences of a game."""
    level_asked(level)
    variant = Variant.of(find(game), **options(option, preset))
    with out.status(f"{variant.game.title}: playing…"):
        numbers = measure(variant, games, level, seed)
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for name, value in rows(variant, numbers):
        table.add_row(name, value)
    out.print(table)


def rows(variant: Variant, numbers: Facts) -> list[tuple[str, str]]:
    """The rows of the table: names and values."""
    game = variant.game
    bound = game.max_turns(variant.options)
    mean, least, most = numbers.decisions
    choices, widest = numbers.choices
    first = numbers.first
    return [
        ("seats", str(variant.seats)),
        ("information", "hidden" if game.hidden else "open"),
        ("actions", f"{game.action_count:,} numbers, at most {game.max_legal:,} legal at once"),
        ("record", f"{game.dtype.itemsize:,} bytes"),
        ("entries", f"at most {bound:,}" if bound else "without a bound"),
        ("games played", f"{len(numbers.games):,}"),
        ("decisions", f"{mean:.1f} a game ({least} to {most})"),
        ("draws", f"{numbers.draws:.1f} a game"),
        ("legal actions", f"{choices:.1f} at a decision, at most {widest:,}; one only: {numbers.forced:.0%}"),
        ("tree", f"10^{numbers.tree:.1f}, by the choices of these games"),
        *([("first to act", f"{first.value:.1%} of wins ({first.low:.1%} to {first.high:.1%})")]
          if variant.seats > 1 else []),
        ("sequences", ", ".join(f"{count:,}" for count in numbers.counts)),
    ]  # fmt: skip
