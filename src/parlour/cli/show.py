"""`parlour show`: a position, from a record or its notation."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour.cli.arguments import (
    MOST_SEED,
    STANDARD_INPUT,
    Options,
    Preset,
    names_in,
    options,
    record_in,
    save,
    writable,
)
from parlour.cli.screen import print_line, show_table
from parlour.display.show import looked_at, painted
from parlour.games import load
from parlour.kernel.errors import BadOption, NotReadable
from parlour.kernel.language import naming_players
from parlour.kernel.message import HOUSE
from parlour.kernel.state import State, Variant
from parlour.kit.places import find


def show(  # noqa: PLR0913  # options of a command
    what: Annotated[str, typer.Argument(metavar="RECORD|GAME", help="A record's file, or a game.")],
    position: Annotated[
        str | None, typer.Argument(help="For a game: a position's line of text; without it, a new game.")
    ] = None,
    preset: Preset = None,
    option: Options = None,
    at: Annotated[int | None, typer.Option(min=0, help="For a record: after this many entries.")] = None,
    seat: Annotated[int | None, typer.Option(min=0, help="Look from this seat.")] = None,
    seed: Annotated[
        int, typer.Option(min=0, max=MOST_SEED, help="For a new game: the seed of its draws.")
    ] = 0,
    svg: Annotated[Path | None, typer.Option(help="Write a picture to this file instead.")] = None,
) -> None:
    """Show a position as text, or write it as a picture."""
    if Path(what).is_file() or what == STANDARD_INPUT:
        if position is not None or preset or option:
            raise BadOption("position", HOUSE("cli-record-brings"))
        state, names = _of_record(what, at)
    else:
        state, names = _of_game(what, position, options(option, preset), at, seed), []
    if seat is not None:
        state.view(seat)  # raises, listing the seats, if this is none
    if svg is not None:
        writable(svg)
        save(svg, painted(state, seat).encode())
        print_line(HOUSE("cli-written", file=str(svg)))
        return
    board, scene = looked_at(state, seat)
    with naming_players(names):
        show_table(state.game, board, scene, names, [due for due in state.turn if due >= 0])
    print_line(state.text(), "dim")


def _of_record(file: str, at: int | None) -> tuple[State, list[str]]:
    record = record_in(file)
    game = find(record.game)
    state = Variant.of(game, **record.options).replay(record, at)
    return state, names_in(record, state.seats)


def _of_game(name: str, position: str | None, chosen: dict[str, str], at: int | None, seed: int) -> State:
    looks_like_a_file = "/" in name or name.endswith(".json")
    if looks_like_a_file:
        raise NotReadable(HOUSE("cli-no-file", file=name))
    if at is not None:
        raise BadOption("at", HOUSE("cli-at-counts"))
    variant = load(name, **chosen)
    return variant.new_state(seed) if position is None else variant.from_text(position)
