"""The heap with a solver of its own."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from parlour.kernel.game import Game
from tests.search import heap
from tests.search.heap import solver

GAME: Final[Game] = replace(heap.GAME, bots=solver)
