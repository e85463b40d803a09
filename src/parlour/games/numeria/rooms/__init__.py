"""The puzzle race: the same puzzles for everybody."""

from __future__ import annotations

from typing import Final

from parlour.games.numeria.rooms.race import GAME as RACE
from parlour.kernel.game import Room

ROOMS: Final = (Room(RACE),)
