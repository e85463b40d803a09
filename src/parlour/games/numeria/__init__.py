"""Numeria (Lloyd Krassner, Warp Spawn Games, 2011): line up four numbers that belong together."""

from __future__ import annotations

from parlour.games.numeria.bots.aids import ANY_TROPE, references
from parlour.games.numeria.locales import say
from parlour.games.numeria.notation.words import SQUARE_NAMES, line_name
from parlour.games.numeria.options import OPTIONS, PRESETS, limits, max_turns
from parlour.games.numeria.state import (
    FIELDS,
    MAX_LEGAL,
    PASS,
    TAKE,
    TILES,
)
from parlour.games.numeria.state.geometry import LINE_COUNT
from parlour.kernel.action import Action
from parlour.kernel.game import Game, Seating
from parlour.kernel.message import SOME
from parlour.kernel.printed import printed

GAME = Game(
    package=__name__,
    slug="numeria",
    title=say("title"),
    credit=say("credit"),
    summary=say("summary"),
    ease=40,
    seating=Seating((2,), basis=printed(1)),
    options=OPTIONS,
    presets=PRESETS,
    fields=FIELDS,
    limits=limits,
    actions=(
        Action("move", 0, {"start": SQUARE_NAMES, "goal": SQUARE_NAMES}),
        Action("pass", PASS),
        Action("take", TAKE, {"line": tuple(map(line_name, range(LINE_COUNT)))}),
    ),
    max_legal=MAX_LEGAL,
    max_outcomes=TILES,
    max_turns=max_turns,
    rules_version=1,
    references=references,
    aids=(ANY_TROPE,),
    score_name=say("tropes", count=SOME),
    counted=lambda score: say("score", count=score),
    shares_wins=False,
)
