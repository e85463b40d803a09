"""`parlour export`: finished games as arrays for learners."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour.cli.screen import say
from parlour.lab.export import export as write
from parlour.lab.sitting import Observation, Rewards


def export(
    records: Annotated[
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
    """Write what each seat saw, might do, did and earned in finished games."""
    observation: Observation = "fields" if fields else "flat"
    rewards: Rewards = "scores" if scores else "returns"
    done = write(records, out, observation=observation, rewards=rewards)
    files = ", ".join(map(str, done.files))
    games = "one game" if done.games == 1 else f"{done.games} games"
    say(f"{done.rows} decisions of {games}: {files}")
