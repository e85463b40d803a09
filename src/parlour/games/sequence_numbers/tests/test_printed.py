"""What the printed text fixes, read from it apart from the options, against the preset “As printed”."""

from __future__ import annotations

from typing import Final

from parlour.games.sequence_numbers import GAME
from parlour.testing.fidelity import departures

FIXED: Final = {
    4: {"sequences_to_win": "by table"},
    5: {"sequences_to_win": "by table"},
    15: {"teams": "2"},
    22: {"first": "0"},
    37: {"draw": "manual"},
    38: {"draw": "manual"},
    39: {"table_talk": "referee"},
    40: {"table_talk": "referee"},
    43: {"shared_chips": "1|4"},
}
"""Sentence -> option -> the values that it allows."""


def test_as_printed_follows_every_sentence_that_fixes_an_option() -> None:
    assert departures(GAME, FIXED) == []
