"""Arranging the tiles of 36: an editor whose result is a value of the option `layout`."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.thirtysix.locales import say
from parlour.games.thirtysix.rooms.layouts.state import (
    ACTIONS,
    BEGIN,
    CHOOSE,
    DONE,
    DRAW,
    LEAVE,
    MOST_CHANGES,
    MOVE,
    NAMES,
    ORIGINS,
    STATE,
    TURN,
    UNDO,
)
from parlour.games.thirtysix.state import TILES
from parlour.kernel.action import Action
from parlour.kernel.game import Game, Seating
from parlour.kernel.message import SOME
from parlour.kernel.options import OptionValue


def max_turns(options: Mapping[str, OptionValue]) -> int:
    """Each change may be taken back; then it ends (3.3)."""
    return 2 * MOST_CHANGES + 1


GAME = Game(
    package=__name__,
    slug="thirtysix_layouts",
    title=say("arrange-title"),
    names=("36-layouts",),
    credit=say("arrange-credit"),
    summary=say("arrange-summary"),
    seating=Seating((1,)),
    draws_first=True,
    options=(),
    dtype=STATE,
    actions=(
        Action("move", MOVE, {"tile": range(TILES), "y": range(ORIGINS), "x": range(ORIGINS)}),
        Action("turn", TURN, {"tile": range(TILES)}),
        Action("begin", BEGIN, {"layout": NAMES}),
        Action("choose tiles", CHOOSE),
        Action("draw tiles", DRAW),
        Action("undo", UNDO),
        Action("done", DONE, closing=True),
        Action("leave", LEAVE),
    ),
    max_legal=ACTIONS,
    max_outcomes=1,
    max_turns=max_turns,
    rules_version=1,
    score_name=say("changes", count=SOME),
    counted=lambda score: say("changes-counted", count=score),
    more_is_better=False,
)
