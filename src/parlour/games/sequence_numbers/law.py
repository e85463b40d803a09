"""Why an action of Sequence Numbers is refused: one function a rule, as a person would object."""

from __future__ import annotations

from typing import Any

from parlour.games.sequence_numbers import rules
from parlour.games.sequence_numbers.notation import card_name, cell_name
from parlour.games.sequence_numbers.notation.words import SEATS
from parlour.games.sequence_numbers.rules import actions, cards, lines
from parlour.games.sequence_numbers.rules import numbers as at
from parlour.games.sequence_numbers.state import DIRECTIONS, ENDED, FREE, LENGTH, PICKING, REFEREE
from parlour.kernel.actors import CHANCE, TABLE
from parlour.kernel.errors import Refusal


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
        return Refusal("8.1", "The game is over.")
    return None


def calling(state: Any, action: int) -> Refusal | None:
    """7.2: the referee's calls."""
    team = action - at.call_first(state)
    if int(state.phase) == ENDED:
        return Refusal("8.1", "The game is over.")
    if int(state.table_talk) != REFEREE or int(state.seats) <= at.sides(state):
        return Refusal("7.2", "Table talk is not called at this table.")
    if not 0 <= team < at.sides(state):
        return Refusal("7.2", f"A call names a team, 1 to {at.sides(state)}.")
    if rules.turn(state) == CHANCE or int(state.phase) == PICKING or any(state.forfeit):
        return Refusal("7.2", "A call comes between two actions; wait until this one is done.")
    if actions.team_cards(state, team) == 0:
        return Refusal("7.1", f"Team {team + 1} holds no cards that it could give up.")
    return None


def due(state: Any, seat: int, action: int) -> Refusal | None:
    """3.2: clockwise, one after the other."""
    now = rules.turn(state)
    if now == CHANCE:
        return Refusal("3.1", "A card is being drawn.")
    if not 0 <= seat < int(state.seats) or not now >> seat & 1:
        if action == at.draw_number(state):
            return Refusal(
                "5.3", "You have no card to draw: it was not owed, or the next player has drawn first."
            )
        return Refusal("3.2", f"It is not your turn; {_awaited(state)} is to act.")
    return None


def _awaited(state: Any) -> str:
    """The seat that the game waits for: to give up a card, or to play."""
    giving = [seat for seat in range(int(state.seats)) if state.forfeit[seat]]
    return SEATS[giving[0] if giving else int(state.mover)]


def own_view(state: Any, seat: int, action: int) -> Refusal | None:
    """9: nobody looks into another hand."""
    if state.viewer and int(state.viewer) != seat + 1:
        return Refusal("9.1", "Another player's cards are not shown.")
    return None


def unknown(state: Any, seat: int, action: int) -> Refusal | None:
    """4: the actions have numbers; those of calls are the referee's."""
    last = at.line_first(state) + DIRECTIONS * at.cells(state)
    if not 0 <= action < last or at.call_first(state) <= action < at.line_first(state):
        return Refusal("4.1", "A turn is a card played or turned in, or a pass; that was none of these.")
    return None


def forfeiting(state: Any, seat: int, action: int) -> Refusal | None:
    """7.1: a card called for is given up first, and only then."""
    giving = at.forfeit_first(state) <= action < at.call_first(state)
    if state.forfeit[seat] and not giving:
        return Refusal("7.1", "Your team was called for table talk: give up a card first.")
    if giving and not state.forfeit[seat]:
        return Refusal("7.1", "A card is only given up after a call for table talk.")
    if giving and not cards.holds(state, seat, action - at.forfeit_first(state) + 1):
        return Refusal("7.1", f"You hold no {card_name(state, action - at.forfeit_first(state) + 1)}.")
    return None


def picking(state: Any, seat: int, action: int) -> Refusal | None:
    """6.5: where several lines could count, the player says which."""
    line = action - at.line_first(state)
    if int(state.phase) != PICKING:
        return Refusal("6.5", "There is no choice between lines now.") if line >= 0 else None
    if state.forfeit[seat]:
        return None
    if line < 0:
        return Refusal("6.5", "Say first which line of five counts.")
    side, cell, direction = at.side_of(state, seat), int(state.last_cell), line % DIRECTIONS
    if all(lines.candidate(state, side, cell, direction, back) != line for back in range(LENGTH)):
        return Refusal("6.5", "That is no line of five of yours through the chip you have just put down.")
    return None


def owing(state: Any, seat: int, action: int) -> Refusal | None:
    """5.3: a card is drawn for a play, while nobody behind has drawn."""
    if action in (at.draw_number(state), at.waive_number(state)):
        if not state.owed[seat]:
            return Refusal(
                "5.3", "You have no card to draw: it was not owed, or the next player has drawn first."
            )
        if action == at.draw_number(state) and not state.deck_size:
            return Refusal("5.4", "There is no card left to draw.")
    elif seat != int(state.mover) and not state.forfeit[seat]:
        return Refusal("3.2", f"{_awaited(state)} is to play now; you may only draw the card you are owed.")
    return None


def _cell_of(state: Any, action: int) -> int:
    return action % int(at.cells(state))


def covered(state: Any, seat: int, action: int) -> Refusal | None:
    """5.2: a chip goes to an open cell, and a free corner is none."""
    if action >= at.minus_first(state):
        return None
    cell = _cell_of(state, action)
    name = cell_name(state, cell)
    if int(state.printed[cell]) == FREE:
        return Refusal("5.2", f"{name} is a free corner; it counts for everybody and takes no chip.")
    if state.owner[cell]:
        return Refusal("5.2", f"The {int(state.printed[cell])} on {name} is covered already.")
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
        word = (
            f"card that makes {card}"
            if card <= int(state.numbers)
            else f"{card_name(state, card).title()} card"
        )
        return Refusal("5.2", f"You hold no {word}.")
    return None


def minus(state: Any, seat: int, action: int) -> Refusal | None:
    """5.2 and 6.3: Minus takes an opponent's chip that is in no sequence."""
    if not at.minus_first(state) <= action < at.dead_first(state):
        return None
    cell = _cell_of(state, action)
    name, owner = cell_name(state, cell), int(state.owner[cell])
    if not owner:
        return Refusal("5.2", f"There is no chip on {name} to take.")
    if owner == at.side_of(state, seat) + 1:
        return Refusal("5.2", f"The chip on {name} is your own; Minus takes an opponent's.")
    if state.locked[cell]:
        return Refusal("6.3", f"The chip on {name} is part of a sequence and cannot be taken.")
    return None


def dead(state: Any, seat: int, action: int) -> Refusal | None:
    """5.1: one dead card a turn, and only a dead one."""
    if not at.dead_first(state) <= action < at.pass_number(state):
        return None
    number = action - at.dead_first(state) + 1
    if not actions.is_dead(state, number):
        free = lines.open_cells(state, number)
        where = "one cell" if free == 1 else "both cells"
        return Refusal(
            "5.1", f"The card is not dead: {where} of the {number} {'is' if free == 1 else 'are'} open."
        )
    if state.dead_used:
        return Refusal("5.1", "Only one dead card a turn can be turned in.")
    return None


def passing(state: Any, seat: int, action: int) -> Refusal | None:
    """5.2: nobody passes who can play."""
    if action != at.pass_number(state):
        return None
    if _can_play(state, seat):
        return Refusal("5.2", "You can play a card, and passing is only for those who cannot.")
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
