"""The rules of Newgame; numbers in brackets are those of RULES.md."""

from __future__ import annotations

from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.results import share_win
from parlour.kernel.types import Array, Random

from parlour.kit.templates.dice.record import NewgameState
from parlour.kit.templates.dice.state import GOAL, LOSES, ROLL, ROUNDS, SIDES, STOP


@compiled
def start(state: NewgameState) -> None:
    """Nobody has points, and seat 0 begins (1.1): all is zero already."""


@compiled
def is_won(state: NewgameState) -> bool:
    """Whether somebody has enough points (3.1)."""
    best = 0
    for seat in range(int(state.seats)):
        best = max(best, int(state.points[seat]))
    return best >= GOAL


@compiled
def turn(state: NewgameState) -> int:
    """The die while it rolls, else one seat at a time (2.1), until the end (3.1)."""
    if int(state.rolling) == 1:
        return CHANCE
    if is_won(state) or int(state.turns) == ROUNDS * int(state.seats):
        return OVER
    return 1 << int(state.mover)


@compiled
def enough(state: NewgameState) -> bool:
    """Whether the turn has brought enough to win (2.5)."""
    return int(state.points[int(state.mover)]) + int(state.brought) >= GOAL


@compiled
def legal(state: NewgameState, seat: int, out: Array) -> int:
    """Roll (2.1) or stop (2.4)."""
    count = 0
    if seat >= 0 and turn(state) == 1 << seat:
        if not enough(state):
            out[count] = ROLL
            count += 1
        if int(state.brought) > 0:
            out[count] = STOP
            count += 1
    return count


@compiled
def chance(state: NewgameState, out: Array, weights: Array) -> int:
    """Each side of the die with equal odds (1.2)."""
    for k in range(SIDES):
        out[k] = 1 + k
        weights[k] = 1
    return SIDES


@compiled
def play(state: NewgameState, actor: int, action: int) -> None:
    """Roll the die, take its number, or stop."""
    if actor == CHANCE:
        state.rolling = 0
        state.die = action
        if action == LOSES:
            end_turn(state)
        else:
            state.brought += action
    elif action == ROLL:
        state.rolling = 1
    else:
        state.points[actor] += state.brought
        end_turn(state)


@compiled
def end_turn(state: NewgameState) -> None:
    """Pass the turn to the next seat in order (2.1)."""
    state.brought = 0
    state.die = 0
    state.turns += 1
    state.mover = (int(state.mover) + 1) % int(state.seats)


@compiled
def returns(state: NewgameState, out: Array) -> None:
    """Most points win (3.2)."""
    for seat in range(int(state.seats)):
        out[seat] = -int(state.points[seat])
    share_win(out, int(state.seats))


@compiled
def scores(state: NewgameState, out: Array) -> None:
    """The points of each seat."""
    for seat in range(int(state.seats)):
        out[seat] = int(state.points[seat])


@compiled
def conceal(state: NewgameState, seat: int, out: NewgameState) -> None:
    """Everything is visible."""
    out.version = state.version
    out.seats = state.seats
    out.mover = state.mover
    out.turns = state.turns
    out.rolling = state.rolling
    out.die = state.die
    out.brought = state.brought
    for other in range(int(state.seats)):
        out.points[other] = state.points[other]


@compiled
def seen(state: NewgameState, actor: int, action: int, seat: int) -> int:
    """Everybody sees every action and every roll."""
    return action


@compiled
def guess(state: NewgameState, seat: int, random: Random) -> None:
    """Nothing is unknown."""
