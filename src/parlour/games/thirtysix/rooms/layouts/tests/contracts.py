"""What this folder hands over, as the types of its callers, for mypy to compare."""

from __future__ import annotations

from parlour.display.contract import Display
from parlour.games.thirtysix.rooms.layouts import display
from parlour.games.thirtysix.rooms.layouts.tests import material
from parlour.testing.material import CountsMaterial

DISPLAY: Display = display
MATERIAL: tuple[CountsMaterial] = (material,)
