"""Triolet: tokens in rows and columns, two to at most fifteen, three to exactly fifteen."""

from __future__ import annotations

from typing import Final

from parlour.games.triolet.locales import say
from parlour.games.triolet.notation.words import ACTIONS
from parlour.games.triolet.options import OPTIONS, PRESETS, check, limits, max_turns
from parlour.games.triolet.state import FIELDS, KINDS, MOST_LEGAL
from parlour.kernel.game import Game, Seating
from parlour.kernel.printed import printed

GAME: Final = Game(
    package=__name__,
    slug="triolet",
    title=say("title"),
    credit=say("credit"),
    summary=say("summary"),
    ease=70,
    seating=Seating((2, 3, 4), basis=printed(3)),
    options=OPTIONS,
    presets=PRESETS,
    fields=FIELDS,
    limits=limits,
    actions=ACTIONS,
    max_legal=MOST_LEGAL,
    max_outcomes=KINDS,
    max_turns=max_turns,
    rules_version=1,
    names=("three2fifteen",),
    hidden=True,
    auto_close="auto_end",
    check=check,
)
