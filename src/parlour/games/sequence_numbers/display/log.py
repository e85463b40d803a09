"""What is told of each entry: cards played, chips put and taken, sequences, cards drawn and given up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.display.scene import LogLine
from parlour.games.sequence_numbers.locales import say
from parlour.games.sequence_numbers.notation import cell_name
from parlour.games.sequence_numbers.notation.words import line_name, side_name, sum_of
from parlour.games.sequence_numbers.rules import numbers as at
from parlour.games.sequence_numbers.rules.lines import cell_on
from parlour.games.sequence_numbers.state import DEALING, LENGTH, NOBODY, STARTER_DUE
from parlour.kernel.actors import CHANCE, SEAT_DRAW, TABLE
from parlour.kernel.message import Words, joined, listed
from parlour.kernel.state import Variant


def tell(variant: Variant, before: Any, actor: int, action: int, after: Any, seat: int) -> LogLine | None:
    """One line for one entry, as a seat knows it; a draw is told to the one who draws."""
    if actor == CHANCE:
        return _told_draw(variant, before, action, after, seat)
    if actor == TABLE:
        team = side_name(before, action - int(at.call_first(before)))
        return LogLine(say("called", team=team))
    if action >= at.line_first(before):
        lines = [action - int(at.line_first(before))]
        return LogLine(say("counted", lines=spelled_lines(before, lines)), 1, places=cells_of(before, lines))
    if action >= at.forfeit_first(before):
        card = action - int(at.forfeit_first(before)) + 1
        return LogLine(say("gave-up", card=sum_of(variant, card, discarded(before, card))))
    if action >= at.pass_number(before):
        return LogLine(
            (say("passed"), say("drew-owed"), say("left-owed"))[action - int(at.pass_number(before))]
        )
    return _told_play(variant, before, action, after)


def _told_play(variant: Variant, before: Any, action: int, after: Any) -> LogLine:
    """A card played: on its number, anywhere, against a chip; or turned in."""
    card, copy = played_card(before, action)
    sum_ = sum_of(variant, card, copy)
    if action >= at.dead_first(before):
        return LogLine(say("turned-in", card=sum_))
    cell = action % int(at.cells(before))
    name, number = cell_name(before, cell), int(before.printed[cell])
    if action >= at.minus_first(before):
        owner = side_name(before, int(before.owner[cell]) - 1)
        return LogLine(say("took", owner=owner, cell=name, number=number), places=(name,))
    if card <= int(before.numbers):
        played = say("played", sum=sum_, number=number, cell=name)
    else:
        played = say("played-plus", number=number, cell=name)
    lines = made(after) if int(after.scored.sum()) > int(before.scored.sum()) else []
    parts = tuple(say("is-sequence", line=line_name(after, line)) for line in lines)
    places = cells_of(after, lines) if lines else (name,)
    return LogLine(played, len(lines) or None, parts, places)


def _told_draw(variant: Variant, before: Any, action: int, after: Any, seat: int) -> LogLine | None:
    """Who begins; a seat's own cards; and that the discards are shuffled."""
    if int(before.phase) == STARTER_DUE:
        return LogLine(say("begins")) if action >= SEAT_DRAW else None
    drawer = int(before.drawing)
    shuffled = int(after.reshuffles) > int(before.reshuffles)
    if drawer == seat and drawer != NOBODY and int(before.phase) == DEALING:
        if int(after.hand_size[seat]) < at.dealt(before):
            return None
        cards = [int(card) for card in after.hand[seat] if card]
        return LogLine(
            say("your-hand", cards=listed([_in_hand(variant, cards, k) for k in range(len(cards))]))
        )
    words: list[Words] = []
    if drawer == seat and action > 0:
        copy = discarded(before, action) + [int(card) for card in before.hand[seat]].count(action)
        words.append(say("you-drew", card=sum_of(variant, action, copy)))
    if shuffled:
        words.append(say("shuffled"))
    return LogLine(joined(words, ". ")) if words else None


def _in_hand(variant: Variant, cards: Sequence[int], k: int) -> Words:
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


def spelled_lines(fields: Any, lines: Sequence[int]) -> Words:
    """Lines by their ends."""
    return listed([line_name(fields, line) for line in lines])
