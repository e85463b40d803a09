"""Parlour: number board games to play, study and simulate.

>>> import parlour
>>> parlour.CHANCE, parlour.TABLE
(-1, -2)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from parlour.games import catalogue, load, read_record
from parlour.kernel.actors import CHANCE, TABLE
from parlour.kernel.chance import Seeded, Tape
from parlour.kernel.errors import (
    BadOption,
    BadRecord,
    NotAllowed,
    NotReadable,
    ParlourError,
    Refusal,
    UnknownGame,
)
from parlour.kernel.game import Game
from parlour.kernel.game_record import Branch, Comment, GameRecord, Identity
from parlour.kernel.state import Drawing, State, Variant, draw_with

if TYPE_CHECKING:
    __version__: str
else:

    def __getattr__(name: str) -> Any:
        """Look the version up once it is asked for, since that takes as long as a quarter of the rest."""
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib.metadata import PackageNotFoundError, version

        try:
            return version("parlour")
        except PackageNotFoundError:  # its sources were put on the path, not installed
            return "0+unknown"


def _show() -> Drawing:
    from parlour.display import show  # only once something is drawn

    return show


draw_with(_show)

__all__ = [
    "CHANCE",
    "TABLE",
    "BadOption",
    "BadRecord",
    "Branch",
    "Comment",
    "Game",
    "GameRecord",
    "Identity",
    "NotAllowed",
    "NotReadable",
    "ParlourError",
    "Refusal",
    "Seeded",
    "State",
    "Tape",
    "UnknownGame",
    "Variant",
    "catalogue",
    "load",
    "read_record",
]
