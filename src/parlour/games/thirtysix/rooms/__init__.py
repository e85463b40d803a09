"""The border puzzle, the puzzle race, and the arranging of layouts."""

from __future__ import annotations

from typing import Final

from parlour.games.thirtysix.rooms.layouts import GAME as LAYOUTS
from parlour.games.thirtysix.rooms.layouts.display.drawing import value
from parlour.games.thirtysix.rooms.puzzle import GAME as PUZZLE
from parlour.games.thirtysix.rooms.race import GAME as RACE
from parlour.kernel.game import Room

ROOMS: Final = (Room(PUZZLE), Room(RACE), Room(LAYOUTS, "layout", value))
