"""The tiny game by rules of which every card that is laid reveals something, while its seat stays due."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from parlour.kernel.game import Game
from parlour.testing.tiny import GAME as TINY
from tests.play.revealing import rules

GAME: Final[Game] = replace(TINY, slug="revealing", rules=rules)
