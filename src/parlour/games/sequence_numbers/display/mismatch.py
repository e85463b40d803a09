"""Says why a card does not fit a cell: its sum does not make the cell's number."""

from __future__ import annotations

from parlour.games.sequence_numbers.display import drawing, telling
from parlour.games.sequence_numbers.locales import say
from parlour.games.sequence_numbers.notation.words import sum_of
from parlour.games.sequence_numbers.record import SequenceNumbersState
from parlour.games.sequence_numbers.rules import numbers as at
from parlour.games.sequence_numbers.state import FREE
from parlour.kernel.errors import Refusal
from parlour.kernel.state import Variant


def mismatch(
    variant: Variant, fields: SequenceNumbersState, face: str, action: int, seat: int
) -> Refusal | None:
    """A card that does not make a cell's number; without a card, the one of the hand that would, if any."""
    cells = int(at.cells(fields))
    number = int(fields.printed[action % cells]) if action < cells else FREE
    if number == FREE or fields.owner[action]:
        return None  # the law has the reason
    if face:
        shown = drawing.board(variant).face.get(face)
        if shown is None or not shown.name:
            return None
        return Refusal("2.3", say("wrong-sum", sum=shown.name, number=number))
    if number not in fields.hand[seat]:
        return None
    fitting = sum_of(variant, number, telling.copy_to_play(fields, seat, number))
    return Refusal("5.2", say("choose-sum", sum=fitting, number=number))
