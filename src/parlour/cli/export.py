"""`parlour export`: finished games as arrays for learners, a game as WebAssembly for other programs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour.browser.npm import write as write_wasm
from parlour.browser.parts import Part
from parlour.cli.arguments import Options, options, writable
from parlour.cli.data import Data, Database, place_of
from parlour.cli.screen import print_line
from parlour.games import load
from parlour.kernel.message import HOUSE
from parlour.lab.export import export as write
from parlour.lab.sitting import Observation, Rewards


def records(
    files: Annotated[
        list[Path], typer.Argument(help="Records: a file each, or .jsonl with one a line.", exists=True)
    ],
    out: Annotated[Path, typer.Option(help="The file to write: .npz, or .parquet.")],
    fields: Annotated[
        bool, typer.Option("--fields", help="Observations as an array a field, not as flat rows.")
    ] = False,
    scores: Annotated[
        bool, typer.Option("--scores", help="Rewards are changes of a seat's score, not the result.")
    ] = False,
) -> None:
    """Write observations, legal actions, actions and rewards of finished games."""
    writable(out)
    observation: Observation = "fields" if fields else "flat"
    rewards: Rewards = "scores" if scores else "returns"
    done = write(files, out, observation=observation, rewards=rewards)
    written = ", ".join(map(str, done.files))
    games = "one game" if done.games == 1 else f"{done.games} games"
    print_line(f"{done.rows} decisions of {games}: {written}")


def games(
    out: Annotated[Path, typer.Option(help="The file to write: .jsonl, a record a line.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Write the finished games of a data folder or database as records, the players' names left out."""
    from parlour.server.storage.finished import finished_games

    writable(out)
    count = 0
    with out.open("w", encoding="utf-8", newline="\n") as lines:
        for record in finished_games(place_of(data, database)):
            lines.write(f"{record.json()}\n")
            count += 1
    print_line(HOUSE("cli-games-written", count=count, file=str(out)))


def wasm(
    game: Annotated[str, typer.Argument(help="The game's name, as `parlour games` lists it.")],
    out: Annotated[Path, typer.Option(help="The folder to write.")],
    option: Options = None,
) -> None:
    """Write a game's rules and tree search as WebAssembly, in the form of an npm package."""
    variant = load(game, **options(option))
    folder = write_wasm(variant, out)
    sizes = [f"{part} {(folder / f'{part}.wasm').stat().st_size / 1000:.0f} kB" for part in Part]
    print_line(f"{variant.game.title}: {', '.join(sizes)} in {folder}")


app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    help="Finished games as records or arrays, a game's rules as WebAssembly.",
)
app.command("records")(records)
app.command("games")(games)
app.command("wasm")(wasm)
