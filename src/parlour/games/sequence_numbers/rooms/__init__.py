"""The puzzle race: the same hands and boards for everybody."""

from __future__ import annotations

from typing import Final

from parlour.games.sequence_numbers.rooms.race import GAME as RACE
from parlour.kernel.game import Room

ROOMS: Final = (Room(RACE),)
