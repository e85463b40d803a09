"""Duplicate: the game for one, or for everybody with the same tokens."""

from __future__ import annotations

from typing import Final

from parlour.games.triolet.rooms.duplicate import GAME as DUPLICATE
from parlour.kernel.game import Room

ROOMS: Final = (Room(DUPLICATE),)
