"""The text drawing says what the record says."""

from __future__ import annotations

import operator
import re
from collections.abc import Iterator

from hypothesis import given, settings

from parlour import State
from parlour.games.sequence_numbers import GAME
from parlour.games.sequence_numbers.display.drawing import side_sign
from parlour.games.sequence_numbers.notation import cell_name
from parlour.games.sequence_numbers.state import SPECIAL_CARDS
from parlour.testing.drawn import cells, parts, walks

OPERATORS = {"+": operator.add, "−": operator.sub, "×": operator.mul}
ROMAN = {"1": "I", "2": "II", "3": "III"}


def number(card: str, numbers: int) -> int:
    """The number of a card that is drawn as its sum, or Plus or Minus; 0 for a back."""
    if card == "▒":
        return 0
    if card in ("Plus", "Minus"):
        return numbers + 1 + (card == "Minus")
    match = re.fullmatch(r"(\d+)([+−×])(\d+)(?:=(\d+))?", card)
    assert match, card
    return int(OPERATORS[match[2]](int(match[1]), int(match[3])))


def discards(drawing: str) -> dict[str, str]:
    """What lies on the piles of those owners that are shown."""
    found = dict[str, str]()
    for owners, tops in re.findall(r"^Discards\n(.*)\n(.*)$", drawing, re.MULTILINE):
        found |= zip(owners.split(), tops.split(), strict=True)
    return found


@settings(max_examples=15)
@given(walks(GAME))
def test_the_drawing_reads_back_to_the_record(looks: Iterator[tuple[State, int]]) -> None:
    for state, seat in looks:
        drawing = state.drawing(seat)
        fields, shown = state.view(seat).fields, parts(drawing)
        expected = {}
        for cell in range(int(fields.rows) * int(fields.cols)):
            text = str(fields.printed[cell] or "★")
            if side := int(fields.owner[cell]):
                sign = side_sign(state.variant, side - 1)
                chip = ROMAN.get(sign, sign)
                text += f"[{chip}]" if fields.locked[cell] else chip
            expected[cell_name(fields, cell)] = text
        assert {place: text.rstrip("!") for place, text in cells(shown[""]).items()} == expected
        numbers = int(fields.numbers)
        kinds = numbers + SPECIAL_CARDS
        for one in range(state.seats):
            title = "Your hand" if one == seat else f"Hand {'ABCDEF'[one]}"
            cards = " ".join(shown.get(title, [])).split()
            assert len(cards) == int(fields.hand_size[one]) + int(fields.has_aside[one])
            assert [card.endswith("#") for card in cards].count(True) == (fields.aside[one] > 0)
            held = [(int(card) - 1) % kinds + 1 for card in fields.hand[one] if card]
            held += [(int(fields.aside[one]) - 1) % kinds + 1] if fields.aside[one] else []
            assert sorted(filter(None, (number(card.rstrip("#x"), numbers) for card in cards))) == sorted(
                held
            )
            top = discards(drawing).get("ABCDEF"[one], "-")
            assert (0 if top == "-" else number(top, numbers)) == (
                (int(fields.top[one]) - 1) % kinds + 1 if fields.top[one] else 0
            )
