"""What this folder hands over, as the types of its callers, for mypy to compare."""

from __future__ import annotations

from typing import Protocol

from parlour.display.contract import Instructs
from parlour.games.sequence_numbers import bots, display
from parlour.games.sequence_numbers.tests import material
from parlour.search.contract import (
    Cuts,
    Estimates,
    Evaluates,
    GivesReasons,
    RollsOut,
    SetsLevels,
    SetsSearch,
    Solves,
    Weighs,
)
from parlour.testing.material import CountsDraws, CountsMaterial, FixesOptions, OffersValues


class Bots(
    Cuts,
    Estimates,
    Evaluates,
    GivesReasons,
    RollsOut,
    SetsLevels,
    SetsSearch,
    Solves,
    Weighs,
    Protocol,
):
    """What bots know of this game."""


DISPLAY: Instructs = display
BOTS: Bots = bots
MATERIAL: tuple[CountsMaterial, FixesOptions, CountsDraws, OffersValues] = (
    material,
    material,
    material,
    material,
)
