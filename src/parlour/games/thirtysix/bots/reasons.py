"""Why a move is advised: counters that leave the reserve, and what it leaves to the next player.

Searches weigh a move by how many counters it changes the lead (`leaf.promise`); so do these sentences.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.games.thirtysix.bots.leaf import crossed, promise
from parlour.games.thirtysix.locales import say
from parlour.games.thirtysix.notation.words import COLOUR_WORDS, SEATS
from parlour.games.thirtysix.rules.flow import destinations, reserve_size
from parlour.games.thirtysix.state import GIVE, MOVING, SQUARES
from parlour.kernel.message import Words
from parlour.kernel.state import State


def reasons(view: State, run: Sequence[int]) -> list[Words]:
    """What speaks for a turn."""
    seat, before, after = view.viewer, view.fields, view.copy()
    assert seat is not None
    for action in run:
        after.apply(seat, action)
    if int(after.fields.winner) == seat:
        return [say("why-wins")]
    said: list[Words] = []
    if int(before.phase) == MOVING and run[0] < SQUARES:
        said += _moved(before, seat, run[0])
    elif run[0] >= GIVE:
        left = int(reserve_size(after.fields, seat))
        said.append(say("why-gives", count=left))
    if said and not after.is_over:
        said += _left_to_the_next(after)
    return said


def _moved(before: Any, seat: int, square: int) -> list[Words]:
    said: list[Words] = []
    colour = int(before.colour[square])
    if int(before.reserve[seat, colour]):
        said.append(say("why-sows", colour=COLOUR_WORDS[colour], count=int(reserve_size(before, seat)) - 1))
    through = int(before.gate[int(before.pawn[seat])]) == square
    pawns = 0 if through else int(crossed(before, seat, square))
    if pawns:
        said.append(say("why-crosses", count=pawns))
    return said


def _left_to_the_next(after: State) -> list[Words]:
    """That the next player can neither sow nor cross a pawn, where that is so."""
    (other,) = after.turn
    if other == after.viewer or int(after.fields.phase) != MOVING:
        return []
    goals = int(destinations(after.fields, other))
    if any(promise(after.fields, other, square) > 0 for square in range(SQUARES) if goals >> square & 1):
        return []
    return [say("why-blocks", seat=SEATS[other])]
