"""The colours that players wear at the table are those that they play."""

from __future__ import annotations

from itertools import permutations

import pytest

from parlour.display import telling
from parlour.display.svg import theme
from parlour.games.thirtysix.state import COLOURS
from parlour.games.thirtysix.tests.helpers import B, G, R, moving


def strongest(seat_colour: int) -> int:
    """Whether there is most red, green or blue in the chips of a seat."""
    chip = theme.colour(f"chip-{seat_colour}", "light")
    return max(range(COLOURS), key=lambda part: chip[1 + 2 * part : 3 + 2 * part])


@pytest.mark.parametrize("played", [*permutations((R, G, B))])
def test_who_plays_a_colour_wears_it(played: tuple[int, ...]) -> None:
    state = moving({seat: (colour, seat) for seat, colour in enumerate(played)})
    seats = telling.scene(state.variant, state.fields, 0).seats
    assert tuple(strongest(seat.colour) for seat in seats) == played
