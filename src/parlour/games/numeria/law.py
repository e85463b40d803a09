"""Why an action of Numeria is refused: one function a rule, in the order in which a person would object."""

from __future__ import annotations

from typing import Any

from parlour.games.numeria import rules
from parlour.games.numeria.notation.words import SEATS, line_name, square_name
from parlour.games.numeria.rules.actions import any_move, destinations
from parlour.games.numeria.rules.lines import is_made
from parlour.games.numeria.state import ACTIONS, DIAGONAL, ENDED, PASS, TAKE, TAKING
from parlour.games.numeria.state.geometry import LINES, SIDE, SQUARES
from parlour.kernel.errors import Refusal


def why_not(state: Any, seat: int, action: int) -> Refusal | None:
    """None where `legal` lists the action; else the rule that forbids it."""
    for law in (over, not_due, unknown, choosing, taking, passing, moving):
        refusal = law(state, seat, action)
        if refusal is not None:
            return refusal
    return None


def over(state: Any, seat: int, action: int) -> Refusal | None:
    """4: the game ends at once."""
    if int(state.phase) == ENDED:
        return Refusal("4.1", "The game is over.")
    return None


def not_due(state: Any, seat: int, action: int) -> Refusal | None:
    """3: one player at a time."""
    if rules.turn(state) <= 0:
        return Refusal("1.2", "The board is still being filled.")
    if seat != int(state.mover) or (state.viewer and int(state.viewer) != seat + 1):
        return Refusal("3.1", f"It is the turn of player {SEATS[int(state.mover)]}.")
    return None


def unknown(state: Any, seat: int, action: int) -> Refusal | None:
    """3: the actions have numbers."""
    if not 0 <= action < ACTIONS:
        return Refusal(
            "3.1", "A turn is a move of a tile, a choice between tropes, or a pass; that was none of these."
        )
    return None


def choosing(state: Any, seat: int, action: int) -> Refusal | None:
    """3.4: of several tropes made, one is chosen before anything else."""
    if int(state.phase) == TAKING and action < TAKE:
        return Refusal("3.4", "You have made several tropes: say first which one you take.")
    return None


def taking(state: Any, seat: int, action: int) -> Refusal | None:
    """3.3 and 3.4: only tropes that the last move made, and only by choice between several."""
    if action < TAKE:
        return None
    line = action - TAKE
    name = line_name(line)
    if int(state.phase) != TAKING:
        return Refusal("3.4", "There is no choice between tropes now; a single one is taken by itself.")
    if not is_made(state, line, int(state.last_to)):
        goal = square_name(int(state.last_to))
        if int(state.last_to) not in LINES[line]:
            return Refusal("3.3", f"The line {name} does not go through {goal}, where your tile came to lie.")
        numbers = ", ".join(str(int(state.board[square]) or "nothing") for square in LINES[line])
        return Refusal("2.1", f"On {name} lie {numbers}: no trope.")
    return None


def passing(state: Any, seat: int, action: int) -> Refusal | None:
    """3.5: whether one may pass is agreed before the game."""
    if action == PASS and not state.passing and any_move(state):
        return Refusal("3.5", "At this table a player moves as long as any tile can.")
    return None


def moving(state: Any, seat: int, action: int) -> Refusal | None:
    """3.1 and 3.2: a tile slides like a queen or jumps over single tiles, to an empty square."""
    if action >= PASS:
        return None
    home, goal = action // SQUARES, action % SQUARES
    here, there = square_name(home), square_name(goal)
    if state.board[home] == 0:
        return Refusal("3.1", f"There is no tile on {here}.")
    if home == goal:
        return Refusal("3.2", f"A move has to end on another square than {here}.")
    if state.board[goal]:
        return Refusal("3.1", f"{there} is taken by the {int(state.board[goal])}.")
    if not destinations(state, home) >> goal & 1:
        return _no_way(state, home, goal)
    return None


def _no_way(state: Any, home: int, goal: int) -> Refusal:
    tile, here, there = int(state.board[home]), square_name(home), square_name(goal)
    dx, dy = goal % SIDE - home % SIDE, goal // SIDE - home // SIDE
    jumps = "diagonal jumps" if int(state.jump_dirs) == DIAGONAL else "jumps"
    if dx and dy and abs(dx) != abs(dy):
        return Refusal("3.1", f"{there} is in no straight line with {here}, and no {jumps} lead there.")
    steps = max(abs(dx), abs(dy))
    way = [home + k * (SIDE * (dy // steps) + dx // steps) for k in range(1, steps)]
    block = next((square for square in way if state.board[square]), None)
    if block is None:
        return Refusal("3.1", f"The {tile} cannot get from {here} to {there}.")
    number = int(state.board[block])
    return Refusal(
        "3.2",
        f"The {number} on {square_name(block)} is in the way, and no {jumps} lead from {here} to {there}.",
    )
