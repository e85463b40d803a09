"""What this folder hands over, as the types of its callers, for mypy to compare."""

from __future__ import annotations

from parlour.display.contract import Display
from parlour.games.thirtysix.rooms.puzzle import display
from parlour.games.thirtysix.rooms.puzzle.tests import material
from parlour.testing.material import CountsMaterial

DISPLAY: Display = display
MATERIAL: tuple[CountsMaterial] = (material,)
