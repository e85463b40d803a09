"""Why an action of Numeria is refused: one function a rule, in the order in which a person would object."""

from __future__ import annotations

from typing import Any

from parlour.games.numeria import rules
from parlour.games.numeria.locales import say
from parlour.games.numeria.notation.words import SEATS, line_name, square_name
from parlour.games.numeria.rules.actions import any_move, destinations
from parlour.games.numeria.rules.lines import is_made
from parlour.games.numeria.state import ACTIONS, DIAGONAL, ENDED, PASS, TAKE, TAKING
from parlour.games.numeria.state.geometry import LINES, SIDE, SQUARES
from parlour.kernel.errors import Refusal
from parlour.kernel.message import joined


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
        return Refusal("4.1", say("over"))
    return None


def not_due(state: Any, seat: int, action: int) -> Refusal | None:
    """3: one player at a time."""
    if rules.turn(state) <= 0:
        return Refusal("1.2", say("being-filled"))
    if seat != int(state.mover) or (state.viewer and int(state.viewer) != seat + 1):
        return Refusal("3.1", say("not-your-turn", seat=SEATS[int(state.mover)]))
    return None


def unknown(state: Any, seat: int, action: int) -> Refusal | None:
    """3: the actions have numbers."""
    if not 0 <= action < ACTIONS:
        return Refusal("3.1", say("no-such-turn"))
    return None


def choosing(state: Any, seat: int, action: int) -> Refusal | None:
    """3.4: of several tropes made, one is chosen before anything else."""
    if int(state.phase) == TAKING and action < TAKE:
        return Refusal("3.4", say("say-which"))
    return None


def taking(state: Any, seat: int, action: int) -> Refusal | None:
    """3.3 and 3.4: only tropes that the last move made, and only by choice between several."""
    if action < TAKE:
        return None
    line = action - TAKE
    name = line_name(line)
    if int(state.phase) != TAKING:
        return Refusal("3.4", say("no-choice"))
    if not is_made(state, line, int(state.last_to)):
        goal = square_name(int(state.last_to))
        if int(state.last_to) not in LINES[line]:
            return Refusal("3.3", say("not-through", line=name, goal=goal))
        tiles = [int(state.board[square]) for square in LINES[line]]
        numbers = joined([str(tile) if tile else say("nothing") for tile in tiles], ", ")
        return Refusal("2.1", say("no-trope", line=name, numbers=numbers))
    return None


def passing(state: Any, seat: int, action: int) -> Refusal | None:
    """3.5: whether one may pass is agreed before the game."""
    if action == PASS and not state.passing and any_move(state):
        return Refusal("3.5", say("tile-can-move"))
    return None


def moving(state: Any, seat: int, action: int) -> Refusal | None:
    """3.1 and 3.2: a tile slides like a queen or jumps over single tiles, to an empty square."""
    if action >= PASS:
        return None
    home, goal = action // SQUARES, action % SQUARES
    here, there = square_name(home), square_name(goal)
    if state.board[home] == 0:
        return Refusal("3.1", say("no-tile", square=here))
    if home == goal:
        return Refusal("3.2", say("same-square", square=here))
    if state.board[goal]:
        return Refusal("3.1", say("taken", square=there, tile=int(state.board[goal])))
    if not destinations(state, home) >> goal & 1:
        return _no_way(state, home, goal)
    return None


def _no_way(state: Any, home: int, goal: int) -> Refusal:
    tile, here, there = int(state.board[home]), square_name(home), square_name(goal)
    dx, dy = goal % SIDE - home % SIDE, goal // SIDE - home // SIDE
    jumps = "diagonal" if int(state.jump_dirs) == DIAGONAL else "all"
    if dx and dy and abs(dx) != abs(dy):
        return Refusal("3.1", say("not-in-line", home=here, goal=there, jumps=jumps))
    steps = max(abs(dx), abs(dy))
    way = [home + k * (SIDE * (dy // steps) + dx // steps) for k in range(1, steps)]
    block = next((square for square in way if state.board[square]), None)
    if block is None:
        return Refusal("3.1", say("no-way", tile=tile, home=here, goal=there))
    number, square = int(state.board[block]), square_name(block)
    return Refusal("3.2", say("in-the-way", tile=number, square=square, home=here, goal=there, jumps=jumps))
