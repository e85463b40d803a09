"""`parlour report`: the games that an arena has stored, as pages."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour.cli.screen import print_line
from parlour.lab.report import write


def report(
    folder: Annotated[Path, typer.Argument(help="A folder written by `parlour arena --transcripts`.")],
) -> None:
    """Write who won, which rules programs broke most, and a page for every game, into the folder."""
    print_line(f"{write(folder)}")
