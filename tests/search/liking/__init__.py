"""The tiny game whose bots like one kind of card to be laid."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from parlour.kernel.game import Game
from parlour.testing.tiny import GAME as TINY
from tests.search.liking import bots

GAME: Final[Game] = replace(TINY, slug="liking", bots=bots)
