"""3x16 (Ravensburger, 1973): three rows from 1 to 16, five columns to wait in."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.threebysixteen.bots.study_report import HINDSIGHT
from parlour.games.threebysixteen.locales import say
from parlour.games.threebysixteen.notation.words import COLUMNS
from parlour.games.threebysixteen.options import OPTIONS, PRESETS, check, limits, max_turns
from parlour.games.threebysixteen.record import ThreebysixteenState
from parlour.games.threebysixteen.state import (
    ACTIONS,
    DONE,
    FIELDS,
    MAX_TOP,
    PLACE,
    START,
    TAKE,
)
from parlour.kernel.action import Action
from parlour.kernel.event_form import EventForm
from parlour.kernel.game import Game, Seating
from parlour.kernel.message import SOME
from parlour.kernel.printed import HOUSE


def away(fields: ThreebysixteenState, legal: Sequence[int]) -> int:
    """A seat that is away starts a row or puts the tile into the shortest column, and is done."""
    for action in (DONE, START):
        if action in legal:
            return action
    columns = [action for action in legal if action < TAKE]
    return min(columns, key=lambda action: int(fields.heights[0, action - PLACE]), default=legal[0])


GAME = Game(
    package=__name__,
    slug="threebysixteen",
    title="3x16",
    names=("3x16", "3×16"),
    credit=say("credit"),
    summary=say("summary"),
    ease=90,
    seating=Seating((1, 2, 3, 4), basis=HOUSE),
    options=OPTIONS,
    presets=PRESETS,
    fields=FIELDS,
    limits=limits,
    actions=(
        Action("place", PLACE, {"column": tuple(COLUMNS)}),
        Action("take", TAKE, {"column": tuple(COLUMNS)}),
        Action("start", START),
        Action("done", DONE, closing=True),
    ),
    max_legal=ACTIONS,
    max_outcomes=MAX_TOP,
    max_turns=max_turns,
    rules_version=1,
    check=check,
    hindsight=HINDSIGHT,
    hidden=True,
    curtain=False,
    draws_starter=False,
    score_name=say("tiles-left", count=SOME),
    counted=lambda score: say("left", count=score),
    more_is_better=False,
    event=EventForm(away, is_shared=False),
)
