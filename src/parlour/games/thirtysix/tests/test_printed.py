"""What the printed text fixes, read from it apart from the options, against the preset “As printed”."""

from __future__ import annotations

from typing import Final

from parlour.games.thirtysix import GAME
from parlour.testing.fidelity import departures

FIXED: Final = {
    1: {"seats": "2|3"},
    2: {"layout": "square"},
    3: {"tiles": "printed"},
    8: {"gates": "nine|three"},
    9: {"first": "random"},
    21: {"give_order": "after"},
}
"""Sentence -> option -> the values that it allows."""


def test_as_printed_follows_every_sentence_that_fixes_an_option() -> None:
    assert departures(GAME, FIXED) == []
