"""The presets, against the printed sentences; what is refused with a reason."""

from __future__ import annotations

import pytest

from parlour.games.threebysixteen import GAME
from parlour.kernel.errors import BadOption
from parlour.kernel.state import Variant


def test_the_usual_game_is_as_printed() -> None:
    assert dict(GAME.preset("as_printed").options) == {}


def test_3_2_a_race_to_be_first_is_refused_with_the_reason() -> None:
    with pytest.raises(BadOption, match="not 'race': no board can be complete before the last call"):
        Variant.of(GAME, tiebreak="race")
