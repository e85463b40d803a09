"""36 (Néstor Romeral Andrés, nestorgames): sow counters on a board of nine tiles with gates."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.thirtysix.locales import say
from parlour.games.thirtysix.notation.words import COLOUR_WORDS
from parlour.games.thirtysix.options import OPTIONS, PRESETS, check, limits
from parlour.games.thirtysix.state import (
    ACTIONS,
    COLOUR,
    CORNERS,
    FIELDS,
    GIVE,
    MOVE,
    PASS,
    SQUARES,
    TILES,
)
from parlour.kernel.action import Action
from parlour.kernel.game import Game, Seating
from parlour.kernel.message import SOME
from parlour.kernel.options import OptionValue
from parlour.kernel.printed import printed

SETUP_ENTRIES = 1 + TILES + 2 * 3


def max_turns(options: Mapping[str, OptionValue]) -> int:
    """Each counter is sown once, `idle_limit` turns apart at most, each turn with a gift or two (10.2).

    Without a limit there is no bound: 0.
    """
    limit = options["idle_limit"]
    if limit == "off":
        return 0
    return SETUP_ENTRIES + SQUARES * (int(limit) + 1) * int(options["seats"])


GAME = Game(
    package=__name__,
    slug="thirtysix",
    title="36",
    names=("36",),
    credit=say("credit"),
    summary=say("summary"),
    ease=60,
    draws_first=True,
    seating=Seating((2, 3), basis=printed(1)),
    options=OPTIONS,
    presets=PRESETS,
    fields=FIELDS,
    limits=limits,
    actions=(
        Action("move", MOVE, {"square": range(SQUARES)}),
        Action("pass", PASS),
        Action("colour", COLOUR, {"colour": COLOUR_WORDS}),
        Action("give", GIVE, {"colour": COLOUR_WORDS}),
    ),
    max_legal=ACTIONS,
    max_outcomes=TILES * CORNERS,
    max_turns=max_turns,
    rules_version=1,
    check=check,
    score_name=say("counters-left", count=SOME),
    counted=lambda score: say("score", count=score),
    replay_ties=10,
    more_is_better=False,
)
