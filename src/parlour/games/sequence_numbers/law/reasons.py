"""Why an action is refused, in numbers: one function a rule, as a person would object."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import COLUMN, END, FACE, NUMBER, PLAYER, TOGETHER, WORDS, Parameters, say
from parlour.games.sequence_numbers.display.pieces import copy_to_play, face_of, number_on
from parlour.games.sequence_numbers.law.messages import M
from parlour.games.sequence_numbers.record import SequenceNumbersState
from parlour.games.sequence_numbers.rules import actions, cards, lines
from parlour.games.sequence_numbers.rules import numbers as at
from parlour.games.sequence_numbers.rules.flow import turn
from parlour.games.sequence_numbers.state import DIRECTIONS, ENDED, FREE, LENGTH, PICKING, REFEREE
from parlour.kernel.actors import CHANCE, TABLE
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

PARAMETERS: Final[Parameters] = {"seat": PLAYER, "cell": WORDS, "sum": FACE}


@compiled
def why_not(state: SequenceNumbersState, seat: int, action: int, out: Array) -> int:
    """The rule that forbids an action, and why; nothing where `legal` lists it."""
    if seat == TABLE:
        return calling(state, action, out)
    return (
        over(state, out)
        or due(state, seat, action, out)
        or own_view(state, seat, out)
        or unknown(state, action, out)
        or forfeiting(state, seat, action, out)
        or picking(state, seat, action, out)
        or owing(state, seat, action, out)
        or covered(state, action, out)
        or holding(state, seat, action, out)
        or minus(state, seat, action, out)
        or dead(state, action, out)
        or passing(state, seat, action, out)
    )


@compiled
def mismatch(state: SequenceNumbersState, seat: int, action: int, face: int, out: Array) -> int:
    """2.3 and 5.2: a card goes where its sum leads; without a card, the one of the hand that leads there."""
    if not 0 <= action < at.cells(state) or not lines.is_open(state, action):
        return 0
    number = int(state.printed[action])
    if face >= 0:
        wrong = number_on(state, face) not in (0, number)
        return say(out, 0, 2, 3, M.wrong_sum, face, number) if wrong else 0
    if not cards.holds(state, seat, number):
        return 0
    fitting = face_of(state, number, copy_to_play(state, seat, number))
    return say(out, 0, 5, 2, M.choose_sum, fitting, number)


@compiled
def over(state: SequenceNumbersState, out: Array) -> int:
    """8: the game ends at once."""
    return say(out, 0, 8, 1, M.over) if int(state.phase) == ENDED else 0


@compiled
def calling(state: SequenceNumbersState, action: int, out: Array) -> int:
    """7.2: the referee's calls."""
    if int(state.phase) == ENDED:
        return over(state, out)
    team, sides = action - int(at.call_first(state)), int(at.sides(state))
    if int(state.table_talk) != REFEREE or int(state.seats) <= sides:
        return say(out, 0, 7, 2, M.no_calls)
    if not 0 <= team < sides:
        return say(out, 0, 7, 2, M.call_names_team, sides)
    if turn(state) == CHANCE or int(state.phase) == PICKING or _giving(state) >= 0:
        return say(out, 0, 7, 2, M.call_between)
    if actions.team_cards(state, team) == 0:
        return say(out, 0, 7, 1, M.team_holds_none, team + 1)
    return 0


@compiled
def due(state: SequenceNumbersState, seat: int, action: int, out: Array) -> int:
    """3.2: clockwise, one after the other."""
    now = int(turn(state))
    if now == CHANCE:
        return say(out, 0, 3, 1, M.drawing)
    if 0 <= seat < int(state.seats) and now >> seat & 1:
        return 0
    if action == at.draw_number(state):
        return say(out, 0, 5, 3, M.nothing_owed)
    return say(out, 0, 3, 2, M.not_your_turn, _awaited(state))


@compiled
def _giving(state: SequenceNumbersState) -> int:
    """The first seat that has to give up a card, or -1."""
    for seat in range(int(state.seats)):
        if int(state.forfeit[seat]):
            return seat
    return -1


@compiled
def _awaited(state: SequenceNumbersState) -> int:
    """The seat that the game waits for: to give up a card, or to play."""
    giving = _giving(state)
    return giving if giving >= 0 else int(state.mover)


@compiled
def own_view(state: SequenceNumbersState, seat: int, out: Array) -> int:
    """9: nobody looks into another hand."""
    return 0 if int(state.viewer) in (0, seat + 1) else say(out, 0, 9, 1, M.not_shown)


@compiled
def unknown(state: SequenceNumbersState, action: int, out: Array) -> int:
    """4: the actions have numbers; those of calls are the referee's."""
    calls, first = int(at.call_first(state)), int(at.line_first(state))
    if not 0 <= action < first + DIRECTIONS * int(at.cells(state)) or calls <= action < first:
        return say(out, 0, 4, 1, M.no_such_turn)
    return 0


@compiled
def forfeiting(state: SequenceNumbersState, seat: int, action: int, out: Array) -> int:
    """7.1: a card called for is given up first, and only then."""
    card = action - int(at.forfeit_first(state)) + 1
    giving = card > 0 and action < at.call_first(state)
    if int(state.forfeit[seat]) and not giving:
        return say(out, 0, 7, 1, M.give_up_first)
    if giving and not int(state.forfeit[seat]):
        return say(out, 0, 7, 1, M.not_called)
    if giving and not cards.holds(state, seat, card):
        return _not_held(state, card, out, say(out, 0, 7, 1))
    return 0


@compiled
def picking(state: SequenceNumbersState, seat: int, action: int, out: Array) -> int:
    """6.5: where several lines could count, the player says which."""
    line = action - int(at.line_first(state))
    if int(state.phase) != PICKING:
        return say(out, 0, 6, 5, M.no_choice) if line >= 0 else 0
    if int(state.forfeit[seat]):
        return 0
    if line < 0:
        return say(out, 0, 6, 5, M.say_which_line)
    side, cell, direction = int(at.side_of(state, seat)), int(state.last_cell), line % DIRECTIONS
    for back in range(LENGTH):
        if lines.candidate(state, side, cell, direction, back) == line:
            return 0
    return say(out, 0, 6, 5, M.no_line_of_yours)


@compiled
def owing(state: SequenceNumbersState, seat: int, action: int, out: Array) -> int:
    """5.3: a card is drawn for a play, while nobody behind has drawn."""
    if action == at.draw_number(state) or action == at.waive_number(state):
        if not int(state.owed[seat]):
            return say(out, 0, 5, 3, M.nothing_owed)
        if action == at.draw_number(state) and not int(state.deck_size):
            return say(out, 0, 5, 4, M.deck_empty)
    elif seat != int(state.mover) and not int(state.forfeit[seat]):
        return say(out, 0, 3, 2, M.only_draw, _awaited(state))
    return 0


@compiled
def covered(state: SequenceNumbersState, action: int, out: Array) -> int:
    """5.2: a chip goes to an open cell, and a free corner is none."""
    if action >= at.minus_first(state):
        return 0
    cell = action % int(at.cells(state))
    number = int(state.printed[cell])
    if number == FREE:
        return _cell(state, cell, out, say(out, 0, 5, 2, M.corner))
    if int(state.owner[cell]):
        return _cell(state, cell, out, say(out, 0, 5, 2, M.covered, number))
    return 0


@compiled
def holding(state: SequenceNumbersState, seat: int, action: int, out: Array) -> int:
    """5.2: a play needs its card."""
    if action >= at.pass_number(state):
        return 0
    if action < at.plus_first(state):
        card = int(state.printed[action % int(at.cells(state))])
    elif action < at.minus_first(state):
        card = int(at.plus_card(state))
    elif action < at.dead_first(state):
        card = int(at.minus_card(state))
    else:
        card = action - int(at.dead_first(state)) + 1
    return 0 if cards.holds(state, seat, card) else _not_held(state, card, out, say(out, 0, 5, 2))


@compiled
def minus(state: SequenceNumbersState, seat: int, action: int, out: Array) -> int:
    """5.2 and 6.3: Minus takes an opponent's chip that is in no sequence."""
    if not at.minus_first(state) <= action < at.dead_first(state):
        return 0
    cell = action % int(at.cells(state))
    owner = int(state.owner[cell])
    if not owner:
        return _cell(state, cell, out, say(out, 0, 5, 2, M.no_chip))
    if owner == int(at.side_of(state, seat)) + 1:
        return _cell(state, cell, out, say(out, 0, 5, 2, M.own_chip))
    if int(state.locked[cell]):
        return _cell(state, cell, out, say(out, 0, 6, 3, M.locked_chip))
    return 0


@compiled
def dead(state: SequenceNumbersState, action: int, out: Array) -> int:
    """5.1: one dead card a turn, and only a dead one."""
    if not at.dead_first(state) <= action < at.pass_number(state):
        return 0
    number = action - int(at.dead_first(state)) + 1
    if not actions.is_dead(state, number):
        return say(out, 0, 5, 1, M.not_dead, number, lines.open_cells(state, number))
    return say(out, 0, 5, 1, M.one_dead_card) if int(state.dead_used) else 0


@compiled
def passing(state: SequenceNumbersState, seat: int, action: int, out: Array) -> int:
    """5.2: nobody passes who can play."""
    if action == at.pass_number(state) and _can_play(state, seat):
        return say(out, 0, 5, 2, M.can_play)
    return 0


@compiled
def _can_play(state: SequenceNumbersState, seat: int) -> bool:
    for cell in range(int(at.cells(state))):
        if lines.is_open(state, cell):
            number = int(state.printed[cell])
            if cards.holds(state, seat, number) or cards.holds(state, seat, at.plus_card(state)):
                return True
        elif cards.holds(state, seat, at.minus_card(state)) and actions.is_opponent_chip(state, seat, cell):
            return True
    return False


@compiled
def _not_held(state: SequenceNumbersState, card: int, out: Array, n: int) -> int:
    if card == at.plus_card(state):
        return say(out, n, M.no_plus)
    return say(out, n, M.no_minus) if card == at.minus_card(state) else say(out, n, M.no_card, card)


@compiled
def _cell(state: SequenceNumbersState, cell: int, out: Array, n: int) -> int:
    """The name of a cell: its column and row."""
    cols = int(state.cols)
    return say(out, say(out, n, TOGETHER, COLUMN, cell % cols, NUMBER, cell // cols + 1), END)
