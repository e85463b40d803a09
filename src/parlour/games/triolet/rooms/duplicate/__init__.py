"""Triolet duplicate: the best play is laid for everybody, each scores what they found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from parlour.games.triolet.locales import say
from parlour.games.triolet.notation.words import ACTIONS
from parlour.games.triolet.options import OPTIONS as OPTIONS_OF_ALL
from parlour.games.triolet.rooms.duplicate.state import ENTRIES_OF_A_TURN, FIELDS
from parlour.games.triolet.state import END, KINDS, MOST_LEGAL, PASS, TOKENS
from parlour.kernel.event_form import EventForm
from parlour.kernel.game import Game, Seating
from parlour.kernel.options import Choice, OptionValue, choice, usual
from parlour.kernel.printed import Preset

OPTIONS: Final = (
    next(option for option in OPTIONS_OF_ALL if option.name == "jokers"),
    choice(
        "opening_square",
        say("option-square"),
        Choice("not_alone", 1, say("square-not-alone")),
        Choice("allowed", 0, say("square-allowed")),
    ),
)
PRESETS: Final = (
    usual(),
    Preset("jokers", say("duplicate-jokers"), say("duplicate-jokers-about"), {"jokers": "2"}),
)


def max_turns(options: Mapping[str, OptionValue]) -> int:
    """A bound on the entries of a game (6.1): each turn lays a token at least."""
    return ENTRIES_OF_A_TURN * (TOKENS + int(options["jokers"]))


def away(fields: Any, legal: Sequence[int]) -> int:
    """A seat that is away passes (3.11), or ends the play that it has begun (3.10)."""
    return next((action for action in (PASS, END) if action in legal), legal[0])


GAME: Final = Game(
    package=__name__,
    slug="triolet_duplicate",
    title=say("duplicate-title"),
    credit=say("duplicate-credit"),
    summary=say("duplicate-summary"),
    seating=Seating((1,)),
    options=OPTIONS,
    presets=PRESETS,
    fields=FIELDS,
    actions=ACTIONS,
    max_legal=MOST_LEGAL,
    max_outcomes=KINDS,
    max_turns=max_turns,
    rules_version=1,
    event=EventForm(away, best=lambda fields: int(fields.best_total)),
)
