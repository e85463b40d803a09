"""Why an action of Sequence Numbers is refused: one function a rule, as a person would object."""

from __future__ import annotations

from typing import Any

from parlour.games.sequence_numbers import rules
from parlour.games.sequence_numbers.locales import say
from parlour.games.sequence_numbers.notation import cell_name
from parlour.games.sequence_numbers.notation.words import SEATS
from parlour.games.sequence_numbers.rules import actions, cards, lines
from parlour.games.sequence_numbers.rules import numbers as at
from parlour.games.sequence_numbers.state import DIRECTIONS, ENDED, FREE, LENGTH, PICKING, REFEREE
from parlour.kernel.actors import CHANCE, TABLE
from parlour.kernel.errors import Refusal
from parlour.kernel.message import Message


def why_not(state: Any, seat: int, action: int) -> Refusal | None:
    """None where `legal` lists the action; else the rule that forbids it."""
    if seat == TABLE:
        return calling(state, action)
    for law in (
        over,
        due,
        own_view,
        unknown,
        forfeiting,
        picking,
        owing,
        covered,
        holding,
        minus,
        dead,
        passing,
    ):
        refusal = law(state, seat, action)
        if refusal is not None:
            return refusal
    return None


def over(state: Any, seat: int, action: int) -> Refusal | None:
    """8: the game ends at once."""
    if int(state.phase) == ENDED:
        return Refusal("8.1", say("over"))
    return None


def calling(state: Any, action: int) -> Refusal | None:
    """7.2: the referee's calls."""
    team = action - at.call_first(state)
    if int(state.phase) == ENDED:
        return Refusal("8.1", say("over"))
    if int(state.table_talk) != REFEREE or int(state.seats) <= at.sides(state):
        return Refusal("7.2", say("no-calls"))
    if not 0 <= team < at.sides(state):
        return Refusal("7.2", say("call-names-team", teams=int(at.sides(state))))
    if rules.turn(state) == CHANCE or int(state.phase) == PICKING or any(state.forfeit):
        return Refusal("7.2", say("call-between"))
    if actions.team_cards(state, team) == 0:
        return Refusal("7.1", say("team-holds-none", team=team + 1))
    return None


def due(state: Any, seat: int, action: int) -> Refusal | None:
    """3.2: clockwise, one after the other."""
    now = rules.turn(state)
    if now == CHANCE:
        return Refusal("3.1", say("drawing"))
    if not 0 <= seat < int(state.seats) or not now >> seat & 1:
        if action == at.draw_number(state):
            return Refusal("5.3", say("nothing-owed"))
        return Refusal("3.2", say("not-your-turn", seat=_awaited(state)))
    return None


def _awaited(state: Any) -> str:
    """The seat that the game waits for: to give up a card, or to play."""
    giving = [seat for seat in range(int(state.seats)) if state.forfeit[seat]]
    return SEATS[giving[0] if giving else int(state.mover)]


def own_view(state: Any, seat: int, action: int) -> Refusal | None:
    """9: nobody looks into another hand."""
    if state.viewer and int(state.viewer) != seat + 1:
        return Refusal("9.1", say("not-shown"))
    return None


def unknown(state: Any, seat: int, action: int) -> Refusal | None:
    """4: the actions have numbers; those of calls are the referee's."""
    last = at.line_first(state) + DIRECTIONS * at.cells(state)
    if not 0 <= action < last or at.call_first(state) <= action < at.line_first(state):
        return Refusal("4.1", say("no-such-turn"))
    return None


def forfeiting(state: Any, seat: int, action: int) -> Refusal | None:
    """7.1: a card called for is given up first, and only then."""
    giving = at.forfeit_first(state) <= action < at.call_first(state)
    if state.forfeit[seat] and not giving:
        return Refusal("7.1", say("give-up-first"))
    if giving and not state.forfeit[seat]:
        return Refusal("7.1", say("not-called"))
    if giving and not cards.holds(state, seat, action - at.forfeit_first(state) + 1):
        return Refusal("7.1", _not_held(state, action - at.forfeit_first(state) + 1))
    return None


def picking(state: Any, seat: int, action: int) -> Refusal | None:
    """6.5: where several lines could count, the player says which."""
    line = action - at.line_first(state)
    if int(state.phase) != PICKING:
        return Refusal("6.5", say("no-choice")) if line >= 0 else None
    if state.forfeit[seat]:
        return None
    if line < 0:
        return Refusal("6.5", say("say-which-line"))
    side, cell, direction = at.side_of(state, seat), int(state.last_cell), line % DIRECTIONS
    if all(lines.candidate(state, side, cell, direction, back) != line for back in range(LENGTH)):
        return Refusal("6.5", say("no-line-of-yours"))
    return None


def owing(state: Any, seat: int, action: int) -> Refusal | None:
    """5.3: a card is drawn for a play, while nobody behind has drawn."""
    if action in (at.draw_number(state), at.waive_number(state)):
        if not state.owed[seat]:
            return Refusal("5.3", say("nothing-owed"))
        if action == at.draw_number(state) and not state.deck_size:
            return Refusal("5.4", say("deck-empty"))
    elif seat != int(state.mover) and not state.forfeit[seat]:
        return Refusal("3.2", say("only-draw", seat=_awaited(state)))
    return None


def _not_held(state: Any, card: int) -> Message:
    if card == at.plus_card(state):
        return say("no-plus")
    return say("no-minus") if card == at.minus_card(state) else say("no-card", number=card)


def _cell_of(state: Any, action: int) -> int:
    return action % int(at.cells(state))


def covered(state: Any, seat: int, action: int) -> Refusal | None:
    """5.2: a chip goes to an open cell, and a free corner is none."""
    if action >= at.minus_first(state):
        return None
    cell = _cell_of(state, action)
    name = cell_name(state, cell)
    if int(state.printed[cell]) == FREE:
        return Refusal("5.2", say("corner", cell=name))
    if state.owner[cell]:
        return Refusal("5.2", say("covered", number=int(state.printed[cell]), cell=name))
    return None


def holding(state: Any, seat: int, action: int) -> Refusal | None:
    """5.2: a play needs its card."""
    if action < at.plus_first(state):
        card = int(state.printed[_cell_of(state, action)])
    elif action < at.minus_first(state):
        card = at.plus_card(state)
    elif action < at.dead_first(state):
        card = at.minus_card(state)
    elif action < at.pass_number(state):
        card = action - at.dead_first(state) + 1
    else:
        return None
    if not cards.holds(state, seat, card):
        return Refusal("5.2", _not_held(state, card))
    return None


def minus(state: Any, seat: int, action: int) -> Refusal | None:
    """5.2 and 6.3: Minus takes an opponent's chip that is in no sequence."""
    if not at.minus_first(state) <= action < at.dead_first(state):
        return None
    cell = _cell_of(state, action)
    name, owner = cell_name(state, cell), int(state.owner[cell])
    if not owner:
        return Refusal("5.2", say("no-chip", cell=name))
    if owner == at.side_of(state, seat) + 1:
        return Refusal("5.2", say("own-chip", cell=name))
    if state.locked[cell]:
        return Refusal("6.3", say("locked-chip", cell=name))
    return None


def dead(state: Any, seat: int, action: int) -> Refusal | None:
    """5.1: one dead card a turn, and only a dead one."""
    if not at.dead_first(state) <= action < at.pass_number(state):
        return None
    number = action - at.dead_first(state) + 1
    if not actions.is_dead(state, number):
        free = lines.open_cells(state, number)
        return Refusal("5.1", say("not-dead", number=number, open=free))
    if state.dead_used:
        return Refusal("5.1", say("one-dead-card"))
    return None


def passing(state: Any, seat: int, action: int) -> Refusal | None:
    """5.2: nobody passes who can play."""
    if action != at.pass_number(state):
        return None
    if _can_play(state, seat):
        return Refusal("5.2", say("can-play"))
    return None


def _can_play(state: Any, seat: int) -> bool:
    total = int(at.cells(state))
    for cell in range(total):
        if lines.is_open(state, cell):
            number = int(state.printed[cell])
            if cards.holds(state, seat, number) or cards.holds(state, seat, at.plus_card(state)):
                return True
        elif cards.holds(state, seat, at.minus_card(state)) and actions.is_opponent_chip(state, seat, cell):
            return True
    return False
