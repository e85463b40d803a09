"""What this folder hands over, as the types of its callers, for mypy to compare."""

from __future__ import annotations

from typing import Protocol

from parlour.display.contract import Instructs
from parlour.games.threebysixteen import bots, display
from parlour.games.threebysixteen.bots import look_back
from parlour.games.threebysixteen.tests import material
from parlour.kernel.looking_back import Searches
from parlour.search.contract import Evaluates, GivesReasons, Narrows, RollsOut, SetsLevels, SetsSearch, Weighs
from parlour.testing.material import CountsDraws, CountsMaterial, FixesOptions


class Bots(Evaluates, Narrows, GivesReasons, RollsOut, SetsLevels, SetsSearch, Weighs, Protocol):
    """What bots know of this game."""


DISPLAY: Instructs = display
BOTS: Bots = bots
LOOKS_BACK: Searches = look_back
MATERIAL: tuple[CountsMaterial, FixesOptions, CountsDraws] = (material, material, material)
