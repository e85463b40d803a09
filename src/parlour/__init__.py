"""Parlour: number board games to play, study and simulate.

>>> import parlour
>>> parlour.CHANCE, parlour.TABLE
(-1, -2)
"""

from __future__ import annotations

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
from parlour.kernel.record import Record
from parlour.kernel.state import State
from parlour.kernel.variant import Variant


def _painted(state: State, seat: int | None) -> str:
    from parlour.display.show import painted  # when a picture is asked for, so that the import stays quick

    return painted(state, seat)


def _spelled(state: State, seat: int | None) -> str:
    from parlour.display.show import spelled

    return spelled(state, seat)


State.painter = _painted
State.speller = _spelled

__all__ = [
    "CHANCE",
    "TABLE",
    "BadOption",
    "BadRecord",
    "Game",
    "NotAllowed",
    "NotReadable",
    "ParlourError",
    "Record",
    "Refusal",
    "Seeded",
    "State",
    "Tape",
    "UnknownGame",
    "Variant",
    "catalogue",
    "load",
]
