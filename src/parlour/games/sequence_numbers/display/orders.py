"""What hints tell people to do, in the imperative."""

from __future__ import annotations

from typing import Any

from parlour.games.sequence_numbers.display.log import discarded, played_card
from parlour.games.sequence_numbers.locales import say
from parlour.games.sequence_numbers.notation import cell_name
from parlour.games.sequence_numbers.notation.words import line_name, side_name, sum_of
from parlour.games.sequence_numbers.rules import numbers as at
from parlour.kernel.message import Words
from parlour.kernel.state import Variant


def instruction(variant: Variant, before: Any, seat: int, action: int) -> Words:
    """One action: "play 9 + 3 on c5, the 12"."""
    if action >= at.line_first(before):
        return say("do-count", line=line_name(before, action - int(at.line_first(before))))
    if action >= at.forfeit_first(before):
        card = action - int(at.forfeit_first(before)) + 1
        return say("do-give-up", card=sum_of(variant, card, discarded(before, card)))
    if action >= at.pass_number(before):
        return (say("do-pass"), say("do-draw"), say("do-leave"))[action - int(at.pass_number(before))]
    card, copy = played_card(before, action)
    if action >= at.dead_first(before):
        return say("do-turn-in", card=sum_of(variant, card, copy))
    cell = action % int(at.cells(before))
    name = cell_name(before, cell)
    if action >= at.minus_first(before):
        return say("do-take", owner=side_name(before, int(before.owner[cell]) - 1), cell=name)
    return say("do-play", card=sum_of(variant, card, copy), cell=name)
