"""The text drawing says what the record says."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings

from parlour import State
from parlour.games.numeria import GAME
from parlour.games.numeria.notation.words import SEATS, square_name
from parlour.games.numeria.state import MAX_PILE
from parlour.games.numeria.state.geometry import LENGTH, SQUARES
from parlour.testing.drawn import cells, parts, walks


@settings(max_examples=6)
@given(walks(GAME))
def test_the_drawing_reads_back_to_the_record(looks: Iterator[tuple[State, int]]) -> None:
    for state, seat in looks:
        fields, shown = state.fields, parts(state.drawing(seat))
        board = {place: number.rstrip("!") for place, number in cells(shown[""]).items()}
        assert board == {square_name(k): str(fields.board[k] or "·") for k in range(SQUARES)}
        piles = {letter: list[str]() for letter in SEATS}
        owner = ""
        for line in shown.get("Tropes", []):
            first, *rest = line.split()
            owner = first if first in piles else owner
            piles[owner] += rest if first in piles else [first, *rest]
        for one, letter in enumerate(SEATS):
            count = min(int(fields.collected[one]), MAX_PILE) * LENGTH
            numbers = [number.rstrip("!") for number in piles[letter]]
            assert numbers == [str(number) for number in fields.piles[one].flat[:count]]
