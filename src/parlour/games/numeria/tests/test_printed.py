"""What the printed text fixes, read from it apart from the options, against the preset “As printed”."""

from __future__ import annotations

from typing import Final

from parlour.games.numeria import GAME
from parlour.testing.fidelity import departures

FIXED: Final = {
    1: {"seats": "2"},
    14: {"primes": "as_printed"},
    15: {"power": "one_base"},
    20: {"passing": "allowed"},
    21: {"combine": "false"},
    22: {"jump_dirs": "8"},
    23: {"multi": "choose_one"},
    24: {"target": "3"},
}
"""Sentence -> option -> the values that it allows."""


def test_as_printed_follows_every_sentence_that_fixes_an_option() -> None:
    assert departures(GAME, FIXED) == []
