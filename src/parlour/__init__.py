"""Parlour: number board games to play, study and simulate.

>>> import parlour
>>> parlour.CHANCE, parlour.TABLE
(-1, -2)
"""

from __future__ import annotations

from importlib.metadata import version

from parlour.games import catalogue, load
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
from parlour.kernel.game_record import GameRecord
from parlour.kernel.state import State, Variant

__version__ = version("parlour")

__all__ = [
    "CHANCE",
    "TABLE",
    "BadOption",
    "BadRecord",
    "Game",
    "GameRecord",
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
]
