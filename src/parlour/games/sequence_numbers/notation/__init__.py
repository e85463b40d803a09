r"""Actions and positions of Sequence Numbers as one line of text, both ways.

Cells are columns a, b … from the left and rows 1, 2 … from the top. Actions: `b2` (a card of its number),
`+b2` (Plus), `-b2` (Minus), `dead 12`, `pass`, `draw`, `waive`, `forfeit 12` (or plus, minus), `talk 1` (a
call on team 1), `line b2>` (count the line from b2 to the right; also v down, / down-left, \ down-right).
Draws: `card 12`, `card 12b` (the second card of 12), `card plus`, `card ?` (somebody else's), `first B`.
"""

from __future__ import annotations

import re

from parlour.games.sequence_numbers.locales import say
from parlour.games.sequence_numbers.notation.position import position_text, read_position
from parlour.games.sequence_numbers.record import SequenceNumbersState
from parlour.games.sequence_numbers.rules import numbers as at
from parlour.games.sequence_numbers.rules.hidden import draws_of_each
from parlour.games.sequence_numbers.state import DIRECTIONS, HIDDEN_CARD
from parlour.kernel.actors import CHANCE, SEAT_DRAW, TABLE
from parlour.kernel.errors import NotReadable

__all__ = ["action_text", "card_name", "cell_name", "position_text", "read_action", "read_position"]

COLUMNS = "abcdefghij"
SEATS = "ABCDEF"
WAYS = ">/v\\"
COPIES = ("", "b", "c", "d")
PLUS_WORD, MINUS_WORD = "plus", "minus"


def cell_name(state: SequenceNumbersState, cell: int) -> str:
    """Column and row of a cell."""
    return column_and_row(int(state.cols), cell)


def column_and_row(cols: int, cell: int) -> str:
    """The name of a cell on a board of `cols` columns.

    >>> column_and_row(10, 10)
    'a2'
    """
    return f"{COLUMNS[cell % cols]}{cell // cols + 1}"


def card_name(state: SequenceNumbersState, card: int) -> str:
    """A card by its number, or plus or minus."""
    if card == at.plus_card(state):
        return PLUS_WORD
    return MINUS_WORD if card == at.minus_card(state) else str(card)


def _drawn_text(state: SequenceNumbersState, drawn: int) -> str:
    """A letter tells the further cards of a number from the first."""
    copy = int(at.copy_drawn(state, drawn))
    if not 0 <= copy < len(COPIES):
        return f"#{drawn}"
    return f"card {card_name(state, at.card_drawn(state, drawn))}{COPIES[copy]}"


def action_text(state: SequenceNumbersState, actor: int, action: int) -> str:
    """The action in one line."""
    if actor == CHANCE:
        if action >= SEAT_DRAW:
            return f"first {SEATS[action - SEAT_DRAW]}"
        return "card ?" if action == HIDDEN_CARD else _drawn_text(state, action)
    if actor == TABLE:
        return f"talk {action - at.call_first(state) + 1}"
    if not 0 <= action < at.line_first(state) + DIRECTIONS * at.cells(state):
        return f"#{action}"
    if action < at.dead_first(state):
        kind, cell = divmod(action, at.cells(state))
        return ("", "+", "-")[kind] + cell_name(state, cell)
    if action < at.pass_number(state):
        return f"dead {action - at.dead_first(state) + 1}"
    if action < at.forfeit_first(state):
        return ("pass", "draw", "waive")[action - at.pass_number(state)]
    if action < at.call_first(state):
        return f"forfeit {card_name(state, action - at.forfeit_first(state) + 1)}"
    if action < at.line_first(state):
        return f"#{action}"
    cell, direction = divmod(action - at.line_first(state), DIRECTIONS)
    return f"line {cell_name(state, cell)}{WAYS[direction]}"


def read_action(state: SequenceNumbersState, actor: int, text: str) -> int:
    """The number of an action's text; raises `NotReadable`."""
    wanted = text.strip()
    if actor == CHANCE:
        return _read_draw(state, wanted)
    wanted = wanted.lower()
    if actor == TABLE and (match := re.fullmatch(r"talk ([1-3])", wanted)):
        return at.call_first(state) + int(match[1]) - 1
    plain = {"pass": at.pass_number(state), "draw": at.draw_number(state), "waive": at.waive_number(state)}
    if wanted in plain:
        return plain[wanted]
    if match := re.fullmatch(r"([+-]?)([a-j]\d{1,2})", wanted):
        first = {"": 0, "+": at.plus_first(state), "-": at.minus_first(state)}[match[1]]
        return first + _read_cell(state, match[2])
    if match := re.fullmatch(r"dead (\d{1,3})", wanted):
        return at.dead_first(state) + int(match[1]) - 1
    if match := re.fullmatch(r"forfeit (\w{1,5})", wanted):
        return at.forfeit_first(state) + _read_card(state, match[1]) - 1
    if match := re.fullmatch(r"line ([a-j]\d{1,2})([>/v\\])", wanted):
        return at.line_first(state) + DIRECTIONS * _read_cell(state, match[1]) + WAYS.index(match[2])
    if match := re.fullmatch(r"#(-?\d{1,6})", wanted):
        return int(match[1])
    raise NotReadable(say("read-action", text=repr(text)))


def _read_cell(state: SequenceNumbersState, name: str) -> int:
    col, row = COLUMNS.index(name[0]), int(name[1:]) - 1
    if not (col < int(state.cols) and 0 <= row < int(state.rows)):
        raise NotReadable(say("read-cell", text=repr(name)))
    return int(state.cols) * row + col


def _read_card(state: SequenceNumbersState, name: str) -> int:
    if name == PLUS_WORD:
        return int(at.plus_card(state))
    if name == MINUS_WORD:
        return int(at.minus_card(state))
    if name.isascii() and name.isdigit() and 1 <= int(name) <= int(state.numbers):
        return int(name)
    raise NotReadable(say("read-card", text=repr(name), numbers=int(state.numbers)))


def _read_draw(state: SequenceNumbersState, text: str) -> int:
    if match := re.fullmatch(r"first ([A-F])", text):
        return SEAT_DRAW + SEATS.index(match[1])
    if text == "card ?":
        return HIDDEN_CARD
    if match := re.fullmatch(r"card (\w{1,5}?)([b-d]?)", text):
        card, copy = _read_card(state, match[1]), COPIES.index(match[2])
        if copy == 0 or (at.is_sum(state, card) and copy < draws_of_each(state)):
            return card + copy * int(at.minus_card(state))
    raise NotReadable(say("read-draw", text=repr(text)))
