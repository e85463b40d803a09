"""`parlour games`: the list of games, and the options of one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer
from rich.table import Table

from parlour.cli.screen import out, print_line
from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE, Words
from parlour.kernel.options import CustomOption, Option, WholeOption
from parlour.kernel.printed import OURS
from parlour.kit.places import find


def games(
    game: Annotated[str | None, typer.Argument(help="A game, to see its options.")] = None,
) -> None:
    """List the games, or all options of one."""
    if game is None:
        _all(catalogue())
    else:
        _one(find(game))


def _all(games: tuple[Game, ...]) -> None:
    table = _plain_table(HOUSE("cli-game"), HOUSE("cli-title"), HOUSE("option-seats"), HOUSE("cli-in-short"))
    for game in games:
        table.add_row(game.slug, str(game.title), _numbers(game.seating.seats), str(game.summary))
    out.print(table)
    print_line(HOUSE("cli-games-more"), "dim")


def _one(game: Game) -> None:
    print_line(f"{game.title}, {game.credit}", "bold")
    print_line(game.summary)
    if game.names:
        print_line(HOUSE("cli-also-called", names=", ".join(game.names)))
    out.print()
    table = _plain_table(HOUSE("column-option"), HOUSE("column-value"), HOUSE("cli-meaning"))
    for option in game.all_options:
        for number, (value, meaning, basis) in enumerate(_values(option)):
            table.add_row(option.name if number == 0 else "", value, f"{meaning} ({basis})")
    out.print(table)
    if game.presets:
        out.print()
        sets = _plain_table("--preset", HOUSE("cli-preset"), HOUSE("cli-options"))
        for preset in game.presets:
            chosen = " ".join(f"{name}={value}" for name, value in preset.options.items())
            sets.add_row(preset.name, f"{preset.label}. {preset.about}", chosen)
        out.print(sets)


def _values(option: Option) -> Iterator[tuple[str, Words, Words]]:
    """Every value with its meaning and basis, the default first."""
    default = option.text(option.default)
    words = {choice.text: choice.label for choice in option.choices}
    first = f"{option.label}: {words[default]}" if default in words else option.label
    yield default, first, option.basis_of(option.default).words
    yield from (
        (choice.text, choice.label, choice.basis.words) for choice in option.choices if choice.text != default
    )
    if isinstance(option, CustomOption):
        yield "…", HOUSE("cli-own-value"), OURS.words
    elif isinstance(option, WholeOption):
        yield f"{option.low}-{option.high}", HOUSE("cli-any-of-these"), OURS.words


def _plain_table(*columns: Words) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 3, 0, 0))
    for column in columns:
        table.add_column(str(column), overflow="fold")
    return table


def _numbers(seats: tuple[int, ...]) -> str:
    """Numbers of players, runs shortened.

    >>> _numbers((2, 3, 4)), _numbers((2, 3, 4, 6)), _numbers((1,))
    ('2-4', '2-4, 6', '1')
    """
    runs: list[list[int]] = []
    for seat in seats:
        if runs and runs[-1][-1] == seat - 1:
            runs[-1].append(seat)
        else:
            runs.append([seat])
    return ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
