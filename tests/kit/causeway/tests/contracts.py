"""What this folder hands over, as the types of its callers, for mypy to compare."""

from __future__ import annotations

from parlour.display.contract import Display
from parlour.testing.material import CountsDraws, CountsMaterial
from tests.kit.causeway import display
from tests.kit.causeway.tests import material

DISPLAY: Display = display
MATERIAL: tuple[CountsMaterial, CountsDraws] = (material, material)
