"""What this folder hands over, as the types of its callers, for mypy to compare."""

from __future__ import annotations

from typing import Protocol

from parlour.display.contract import Instructs, MovesTwice
from parlour.games.numeria import bots, display
from parlour.games.numeria.tests import material
from parlour.search.contract import (
    Cuts,
    Estimates,
    GivesReasons,
    RollsOut,
    SetsLevels,
    SetsSearch,
    Solves,
    Weighs,
)
from parlour.testing.material import CountsDraws, CountsMaterial, FixesOptions


class Bots(
    Cuts,
    Estimates,
    GivesReasons,
    RollsOut,
    SetsLevels,
    SetsSearch,
    Solves,
    Weighs,
    Protocol,
):
    """What bots know of this game."""


DISPLAY: tuple[Instructs, MovesTwice] = (display, display.pieces)
BOTS: Bots = bots
MATERIAL: tuple[CountsMaterial, FixesOptions, CountsDraws] = (material, material, material)
