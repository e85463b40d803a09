"""What the printed text fixes, read from it apart from the options, against the preset “As printed”."""

from __future__ import annotations

from typing import Final

from parlour.games.threebysixteen import GAME
from parlour.testing.fidelity import departures

FIXED: Final = {
    4: {"runs": "3", "top": "16"},
    5: {"caller": "0|1|2|3|random"},
    10: {"columns": "5"},
    17: {"transfers": "free"},
}
"""Sentence -> option -> the values that it allows."""


def test_as_printed_follows_every_sentence_that_fixes_an_option() -> None:
    assert departures(GAME, FIXED) == []
