"""A seat's own board as a game for one: what its bots think about at a table of several.

Everybody works on the same calls, and nobody can do anything to another's board (2.1, 4.1): no choice, not
even the caller's, changes what is called. So a seat's actions decide its own tiles left and nothing else. A
game for one has no others to play out, and its return tells a complete board from two tiles left from ten,
where a win or a loss says only which of two boards was better.

What is lost is the eye on the others near the end, when a safe end may win or a bold one be needed.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from parlour.games.threebysixteen.state import NOBODY
from parlour.kernel.actors import SEAT_DRAW
from parlour.kernel.state import Entry, State, Variant

OF_A_SEAT: Final = (
    "holding", "done", "rows", "stacks", "heights", "shown_rows", "shown_stacks", "shown_heights",
)  # fmt: skip
"""Fields with an entry a seat."""
OF_THE_CALLS: Final = ("calls", "called", "left")
HOUSE: Final = "house"
FIRST: Final = 0
VARIANTS: Final = 64


def narrow(view: State) -> State:
    """The view of the same board, calls and history in a game for one, where the viewing seat is the first.

    >>> from parlour.games.threebysixteen import GAME
    >>> view = Variant.of(GAME, seats=3).new_state(seed=7).view(2)
    >>> narrow(view).text() == Variant.of(GAME, seats=1, caller="house").new_state(seed=7).view(0).text()
    True
    """
    assert view.viewer is not None
    if view.seats == 1:
        return view
    variant = _for_one(view.variant)
    fields = variant.blank()
    for name in OF_THE_CALLS:
        fields[name] = view.fields[name]
    for name in OF_A_SEAT:
        fields[name][FIRST] = view.fields[name][view.viewer]
    fields.calling = NOBODY
    fields.viewer = FIRST + 1
    alone = State(variant, fields, viewer=FIRST)
    for actor, action in view.history:
        if actor == view.viewer:
            alone.history.append(Entry(FIRST, action))
        elif actor < 0 and action < SEAT_DRAW:
            alone.history.append(Entry(actor, action))
    return alone


@lru_cache(VARIANTS)
def _for_one(variant: Variant) -> Variant:
    """The options of a game for one, called by the house so that no caller is drawn."""
    texts = {**variant.options_text(), "seats": "1", "caller": HOUSE}
    return Variant.of(variant.game, **texts)
