"""The questions that people may ask at every table: for a hint, and for the odds of the next draw."""

from __future__ import annotations

from fractions import Fraction
from math import lcm
from typing import Any, Final

from parlour.kernel.aids import Aid, Answer
from parlour.kernel.state import State
from parlour.kernel.variant import Variant
from parlour.search.hints import hint, texts
from parlour.search.odds import draws_go_on, odds

HINT: Final = "hint"
ODDS: Final = "odds"


def aids_of(variant: Variant) -> tuple[Aid, ...]:
    """The aids of a table: its game's own, a hint, and the odds where something is drawn while playing."""

    def hinted(fields: Any, seat: int) -> Answer:
        view = State(variant, fields, viewer=seat)
        found, legal = hint(view), set(view.legal_actions(seat))
        return Answer(found.sentence, tuple(action for action in found.run if action in legal))

    def told_odds(fields: Any, seat: int) -> Answer:
        return Answer(odds_in_words(State(variant, fields, viewer=seat)))

    general = [Aid(HINT, "Hint", "Says what a strong bot would do now, and why.", hinted)]
    if draws_go_on(variant.game):
        about = "Says how likely each outcome of the next draw is, from what you may know."
        general.append(Aid(ODDS, "Odds of the next draw", about, told_odds))
    return (*variant.game.aids, *general)


def odds_in_words(view: State) -> str:
    """The odds of the next draw in a sentence, the likely outcomes first."""
    found = odds(view)
    if not found.outcomes:
        return "Others act before anything is drawn, on what you cannot know."
    whole = lcm(*(chance.denominator for _, chance in found.outcomes))
    by_chance: dict[Fraction, list[str]] = {}
    for text, chance in sorted(found.outcomes, key=lambda outcome: -outcome[1]):
        by_chance.setdefault(chance, []).append(text)
    parts = []
    for chance, names in by_chance.items():
        each = " each" if len(names) > 1 else ""
        parts.append(f"{', '.join(names)}: {chance * whole}/{whole} ({float(chance):.1%}{each})")
    after = f" after {', '.join(texts(view, found.after))}" if found.after else ""
    return f"Next draw{after}: {'; '.join(parts)}."
