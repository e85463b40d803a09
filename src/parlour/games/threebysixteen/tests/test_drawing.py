"""The text drawing says what the record says."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings

from parlour import State
from parlour.games.threebysixteen import GAME
from parlour.games.threebysixteen.notation.words import COLUMNS, SEATS
from parlour.testing.drawn import columns, parts, walks


@settings(max_examples=20)
@given(walks(GAME))
def test_the_drawing_reads_back_to_the_record(looks: Iterator[tuple[State, int]]) -> None:
    for state, seat in looks:
        fields, shown = state.view(seat).fields, parts(state.drawing(seat))
        runs, count = int(fields.runs), int(fields.columns)
        for one in range(state.seats):
            lines = shown["Your board" if one == seat else f"Board {SEATS[one]}"]
            rows = [line.split() for line in lines[:runs]]
            assert rows == [
                [str(k + 1), *map(str, range(1, int(fields.rows[one, k]) + 1))]
                if fields.rows[one, k]
                else [str(k + 1), "·"]
                for k in range(runs)
            ]
            stacks = columns(lines[runs:])
            assert {name: [tile.rstrip("?") for tile in tiles] for name, tiles in stacks.items()} == {
                COLUMNS[k]: [str(tile) for tile in fields.stacks[one, k, : int(fields.heights[one, k])]]
                for k in range(count)
            }
            hand = shown.get("Your hand" if one == seat else f"Hand {SEATS[one]}")
            held = fields.holding[one] and (state.is_over or not fields.done[one])
            assert hand == ([str(int(fields.called))] if held else None)
