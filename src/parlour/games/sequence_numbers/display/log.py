"""What is told of each entry: cards played, chips put and taken, sequences, cards drawn and given up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.display.scene import LogLine
from parlour.games.sequence_numbers.notation import cell_name
from parlour.games.sequence_numbers.notation.words import line_name, listed, side_name, sum_of
from parlour.games.sequence_numbers.rules import numbers as at
from parlour.games.sequence_numbers.rules.lines import cell_on
from parlour.games.sequence_numbers.state import DEALING, LENGTH, LOT_DUE, NOBODY
from parlour.kernel.actors import CHANCE, SEAT_DRAW, TABLE
from parlour.kernel.state import Variant


def tell(variant: Variant, before: Any, actor: int, action: int, after: Any, seat: int) -> LogLine | None:
    """One line for one entry, as a seat knows it; a draw is told to the one who draws."""
    if actor == CHANCE:
        return _told_draw(variant, before, action, after, seat)
    if actor == TABLE:
        team = side_name(before, action - int(at.call_first(before)))
        return LogLine(f"{team} is called for table talk: each of them gives up a card")
    if action >= at.line_first(before):
        lines = [action - int(at.line_first(before))]
        return LogLine(f"counted {spelled_lines(before, lines)}", 1, places=cells_of(before, lines))
    if action >= at.forfeit_first(before):
        card = action - int(at.forfeit_first(before)) + 1
        return LogLine(f"gave up {sum_of(variant, card, discarded(before, card))}")
    if action >= at.pass_number(before):
        words = ("passed: no card can be played", "drew the card owed", "left the card owed")
        return LogLine(words[action - int(at.pass_number(before))])
    return _told_play(variant, before, action, after)


def _told_play(variant: Variant, before: Any, action: int, after: Any) -> LogLine:
    """A card played: on its number, anywhere, against a chip; or turned in."""
    card, copy = played_card(before, action)
    sum_ = sum_of(variant, card, copy)
    if action >= at.dead_first(before):
        return LogLine(f"turned in {sum_}, which is dead: both its cells are covered")
    cell = action % int(at.cells(before))
    name, number = cell_name(before, cell), int(before.printed[cell])
    if action >= at.minus_first(before):
        owner = side_name(before, int(before.owner[cell]) - 1)
        return LogLine(f"took {owner}'s chip from {name}, the {number}, with Minus", places=(name,))
    what = f"{sum_} = {number} on {name}" if card <= int(before.numbers) else f"Plus on {name}, the {number}"
    lines = made(after) if int(after.scored.sum()) > int(before.scored.sum()) else []
    parts = tuple(f"{line_name(after, line)} is a sequence" for line in lines)
    places = cells_of(after, lines) if lines else (name,)
    return LogLine(f"played {what}", len(lines) or None, parts, places)


def _told_draw(variant: Variant, before: Any, action: int, after: Any, seat: int) -> LogLine | None:
    """Who begins; a seat's own cards; and that the discards are shuffled."""
    if int(before.phase) == LOT_DUE:
        return LogLine("begins, drawn by lot") if action >= SEAT_DRAW else None
    drawer = int(before.drawing)
    shuffled = int(after.reshuffles) > int(before.reshuffles)
    if drawer == seat and drawer != NOBODY and int(before.phase) == DEALING:
        if int(after.hand_size[seat]) < at.dealt(before):
            return None
        cards = [int(card) for card in after.hand[seat] if card]
        return LogLine(f"Your hand is {listed([_in_hand(variant, cards, k) for k in range(len(cards))])}")
    words = []
    if drawer == seat and action > 0:
        copy = discarded(before, action) + [int(card) for card in before.hand[seat]].count(action)
        words.append(f"You drew {sum_of(variant, action, copy)}")
    if shuffled:
        words.append("The deck is empty: the discards are shuffled")
    return LogLine(". ".join(words)) if words else None


def _in_hand(variant: Variant, cards: Sequence[int], k: int) -> str:
    return sum_of(variant, cards[k], list(cards[:k]).count(cards[k]))


# -- what happened -------------------------------------------------------------------------------------------


def discarded(fields: Any, card: int) -> int:
    """How many cards of a kind lie on the discard piles: the copies before the first in a hand."""
    return sum(int(fields.pile[seat, card]) for seat in range(int(fields.seats)))


def played_card(before: Any, action: int) -> tuple[int, int]:
    """The card of a PLACE, PLUS, MINUS or DEAD, and which copy of it."""
    if action < at.plus_first(before):
        card = int(before.printed[action])
    elif action < at.minus_first(before):
        card = int(at.plus_card(before))
    elif action < at.dead_first(before):
        card = int(at.minus_card(before))
    else:
        card = action - int(at.dead_first(before)) + 1
    return card, discarded(before, card)


def made(fields: Any) -> list[int]:
    """The sequences through the chip that was put last."""
    cell = int(fields.last_cell)
    if cell < 0 or not fields.owner[cell]:
        return []
    side = int(fields.owner[cell]) - 1
    lines = [int(fields.lines[side, k]) for k in range(int(fields.scored[side]))]
    return [line for line in lines if cell in {int(cell_on(fields, line, k)) for k in range(LENGTH)}]


def cells_of(fields: Any, lines: Sequence[int]) -> tuple[str, ...]:
    """The names of the cells of lines, each once."""
    cells = dict.fromkeys(int(cell_on(fields, line, k)) for line in lines for k in range(LENGTH))
    return tuple(cell_name(fields, cell) for cell in cells)


def spelled_lines(fields: Any, lines: Sequence[int]) -> str:
    """Lines by their ends."""
    return listed([line_name(fields, line) for line in lines])
