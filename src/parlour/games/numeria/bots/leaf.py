"""What the tree search is told (`parlour.search.hooks`): tropes first, and how a position stands."""

from __future__ import annotations

from typing import Final

from parlour.games.numeria.bots.one_move_tropes import completing, holds, only_gap
from parlour.games.numeria.record import NumeriaState
from parlour.games.numeria.rules.actions import destinations
from parlour.games.numeria.rules.lines import tiles_there
from parlour.games.numeria.state import ENDED, MOVING, PASS, TAKING
from parlour.games.numeria.state.geometry import LINE_COUNT, LINES, NOWHERE, SQUARES
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.reals import tanh
from parlour.kernel.rng import below
from parlour.kernel.types import Array, Random

TROPE: Final = 60.0
"""The weight of a move that makes a trope, beside 1 of any other."""
PASSING: Final = 0.5
STEEPNESS: Final = 0.75
"""How much a trope ahead is worth, before the end is near."""
AT_HAND: Final = 0.8
"""The share of a trope that counts for one that the seat to move can make at once."""
SURE: Final = 0.97
"""What it is worth to be about to make the last trope."""
LOOK_ON: Final = 4
"""Moves played on from a new leaf."""


@compiled
def weigh(state: NumeriaState, seat: int, actions: Array, count: int, out: Array) -> None:
    """A trope at once outweighs all else."""
    for k in range(count):
        out[k] = 1.0
        if int(actions[k]) == PASS:
            out[k] = PASSING
    if int(state.phase) != MOVING:
        return
    there = tiles_there(state)
    for line in range(LINE_COUNT):
        gap = only_gap(state, line)
        if gap == NOWHERE:
            continue
        numbers = completing(state, line, gap, there)
        if numbers == 0:
            continue
        for home in range(SQUARES):
            number = int(state.board[home])
            if number != 0 and numbers >> number & 1 and not holds(line, home):
                k = position(actions, count, SQUARES * home + int(LINES[line, gap]))
                if k != NOWHERE:
                    out[k] = TROPE


@compiled
def position(actions: Array, count: int, action: int) -> int:
    """Where an action stands in an ascending list, or NOWHERE."""
    low = 0
    high = count
    while low < high:
        middle = (low + high) // 2
        if int(actions[middle]) < action:
            low = middle + 1
        else:
            high = middle
    if low < count and int(actions[low]) == action:
        return low
    return NOWHERE


@compiled
def first_trope(state: NumeriaState) -> int:
    """A move that makes a trope, as its action number, or NOWHERE."""
    there = tiles_there(state)
    for line in range(LINE_COUNT):
        gap = only_gap(state, line)
        if gap == NOWHERE:
            continue
        numbers = completing(state, line, gap, there)
        if numbers == 0:
            continue
        goal = int(LINES[line, gap])
        for home in range(SQUARES):
            number = int(state.board[home])
            if number != 0 and numbers >> number & 1 and not holds(line, home):
                if destinations(state, home) >> goal & 1:
                    return SQUARES * home + goal
    return NOWHERE


@compiled
def rollout(state: NumeriaState, seat: int, actions: Array, count: int, random: Random) -> int:
    """A trope if there is one, else any move."""
    if int(state.phase) == MOVING:
        action = first_trope(state)
        if action != NOWHERE:
            return position(actions, count, action)
    return below(random, count)


@compiled
def horizon(state: NumeriaState) -> int:
    """A few moves on, so that what was just left to the other is punished."""
    return LOOK_ON


@compiled
def estimate(state: NumeriaState, out: Array) -> None:
    """By the tropes collected, and the one that can be made at once."""
    mover = int(state.mover)
    target = int(state.target)
    lead = float(int(state.collected[0]) - int(state.collected[1]))
    value = 0.0
    at_hand = int(state.phase) == TAKING
    if int(state.phase) == MOVING:
        at_hand = first_trope(state) != NOWHERE
    if at_hand:
        if int(state.collected[mover]) + 1 >= target:
            value = SURE if mover == 0 else -SURE
        elif mover == 0:
            lead += AT_HAND
        else:
            lead -= AT_HAND
    if value == 0.0 and int(state.phase) != ENDED:
        value = tanh(STEEPNESS * lead)
    out[0] = value
    out[1] = -value
