"""The tiny game by rules whose scores mean something only once few cards are left to draw."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from parlour.kernel.game import Game
from parlour.testing.tiny import GAME as TINY
from tests.play.late import rules

GAME: Final[Game] = replace(TINY, slug="late", rules=rules)
