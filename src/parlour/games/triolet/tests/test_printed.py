"""What the printed text fixes, read from it apart from the options, against the preset “As printed”."""

from __future__ import annotations

from typing import Final

from parlour.games.triolet import GAME
from parlour.testing.fidelity import departures

FIXED: Final = {
    3: {"seats": "2|3|4"},
    7: {"auto_end": "true|false"},
    23: {"repeat": "may"},
    25: {"finish": "all_played", "finish_bonus": "false"},
}
"""Sentence -> option -> the values that it allows."""


def test_as_printed_follows_every_sentence_that_fixes_an_option() -> None:
    assert departures(GAME, FIXED) == []
