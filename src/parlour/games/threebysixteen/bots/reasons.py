"""Why a step is advised: tiles that go to the rows, and what the tile put down lies below.

They are the features that searches weigh (`value_network`, `bounds.price`): a tile's neighbour in its column,
what it covers, and how far the rows have come.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.games.threebysixteen.locales import say
from parlour.games.threebysixteen.notation.words import COLUMNS
from parlour.games.threebysixteen.rules.board import any_to_take, bottom, row_for, tiles_left
from parlour.games.threebysixteen.state import DONE, PLACE, START, TAKE
from parlour.kernel.message import Words, listed
from parlour.kernel.state import State


def reasons(view: State, run: Sequence[int]) -> list[Words]:
    """What speaks for a step."""
    seat, state, said, taken = view.viewer, view.copy(), list[Words](), list[Words]()
    assert seat is not None
    for action in run:
        if action == START:
            said.append(say("why-starts"))
        elif TAKE <= action < START:
            taken.append(str(int(bottom(state.fields, seat, action - TAKE))))
        elif action < TAKE:
            said += _put(state.fields, seat, action - PLACE)
        if action != DONE:
            state.apply(seat, action)
    if taken:
        left = int(tiles_left(state.fields, seat))
        said.append(say("why-takes", numbers=listed(taken), count=len(taken), left=left))
    elif run[-1] == DONE and len(run) == 1 and not any_to_take(state.fields, seat):
        said.append(say("why-done"))
    return said


def _put(fields: Any, seat: int, column: int) -> list[Words]:
    """Where the called tile lies well: it goes on at once, or waits below what must wait longer."""
    number, above, name = int(fields.called), int(bottom(fields, seat, column)), COLUMNS[column]
    if row_for(fields, seat, number) >= 0:
        return [say("why-follows", number=number)]
    if above == 0:
        return [say("why-empty", column=name)]
    if above == number + 1:
        return [say("why-next", number=number, above=above)]
    if above == number:
        return [say("why-equal", number=number, before=number - 1)]
    if above > number:
        return [say("why-below", number=number, above=above)]
    bottoms = [int(bottom(fields, seat, other)) for other in range(int(fields.columns))]
    if 0 < min(bottoms) and max(bottoms) < number:
        return [say("why-covers", above=above)]
    return []
