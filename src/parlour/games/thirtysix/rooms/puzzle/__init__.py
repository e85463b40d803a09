"""The border puzzle of 36: lay the nine tiles in a square so that all borders match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from parlour.games.thirtysix.locales import say
from parlour.games.thirtysix.rooms.puzzle.bots.aids import HINT
from parlour.games.thirtysix.rooms.puzzle.rules import matched
from parlour.games.thirtysix.rooms.puzzle.state import (
    ACTIONS,
    CELLS,
    EDGES,
    GIVE_UP,
    LAY,
    MOST_CHANGES,
    REMOVE,
    STATE,
    TURN,
    UNDO,
)
from parlour.games.thirtysix.state import CORNERS, TILES
from parlour.kernel.action import Action
from parlour.kernel.event_form import EventForm
from parlour.kernel.game import Game, Seating
from parlour.kernel.message import SOME
from parlour.kernel.options import OptionValue

FOR_SOLVING: Final = 12
"""Points of an event for whoever solves the puzzle, besides those for its borders."""


def points(fields: Any) -> int:
    """What counts at an event: a point for each border that matches, and more where all do (2.5)."""
    count = matched(fields)
    return count + FOR_SOLVING if count == EDGES else count


def max_turns(options: Mapping[str, OptionValue]) -> int:
    """Each change may be taken back; then it is given up (2.4)."""
    return 2 * MOST_CHANGES + 1


GAME = Game(
    package=__name__,
    slug="thirtysix_puzzle",
    title=say("puzzle-title"),
    names=("36-puzzle",),
    credit=say("puzzle-credit"),
    summary=say("puzzle-summary"),
    seating=Seating((1,)),
    draws_first=True,
    options=(),
    dtype=STATE,
    actions=(
        Action("lay", LAY, {"tile": range(TILES), "turn": range(CORNERS), "cell": range(CELLS)}),
        Action("remove", REMOVE, {"cell": range(CELLS)}),
        Action("turn", TURN, {"tile": range(TILES)}),
        Action("undo", UNDO),
        Action("give up", GIVE_UP),
    ),
    max_legal=ACTIONS,
    max_outcomes=1,
    max_turns=max_turns,
    rules_version=1,
    aids=(HINT,),
    score_name=say("changes", count=SOME),
    counted=lambda score: say("changes-counted", count=score),
    more_is_better=False,
    event=EventForm(
        away=lambda fields, legal: GIVE_UP,
        best=lambda fields: EDGES + FOR_SOLVING,
        points=points,
        is_shared=False,
    ),
)
