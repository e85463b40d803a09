"""The text drawing says what the record says."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings

from parlour import State
from parlour.games.thirtysix import GAME
from parlour.games.thirtysix.display.drawing import LETTERS
from parlour.games.thirtysix.notation.words import FILES
from parlour.games.thirtysix.rules.flow import taken
from parlour.games.thirtysix.rules.laying import square_of
from parlour.games.thirtysix.state import CHOOSING, COLOURS, CORNERS, COUNTERS, NOWHERE, TILES
from parlour.testing.drawn import cells, parts, walks


@settings(max_examples=12)
@given(walks(GAME))
def test_the_drawing_reads_back_to_the_record(looks: Iterator[tuple[State, int]]) -> None:
    for state, seat in looks:
        fields, shown = state.fields, parts(state.drawing(seat))
        assert cells(shown[""]) == drawn(state)
        for one in range(state.seats):
            title = "Your reserve" if one == seat else f"Reserve {'ABC'[one]}"
            counters = "".join(shown.get(title, [])).replace(" ", "")
            free = int(fields.phase) == CHOOSING and int(fields.chosen[one]) == NOWHERE
            held = [
                COUNTERS if free and not taken(fields, colour) else int(fields.reserve[one, colour])
                for colour in range(COLOURS)
            ]
            assert counters == "".join(letter * count for letter, count in zip(LETTERS, held, strict=True))


def drawn(state: State) -> dict[str, str]:
    """The board by the names of squares, with the gates behind the upper left squares of their tiles."""
    fields = state.fields
    found = dict[str, str]()
    for slot in range(TILES):
        x, y = (int(origin) for origin in fields.layout[slot])
        laid = slot < int(fields.slot)
        for corner in range(CORNERS):
            square = int(square_of(fields, slot, corner))
            name = f"{FILES[x + corner % 2]}{y + corner // 2 + 1}"
            if not laid:
                found[name] = "·"
                continue
            letter = LETTERS[int(fields.colour[square])]
            found[name] = letter if int(fields.counters) >> square & 1 else letter.lower()
            for one in range(state.seats):
                if int(fields.pawn[one]) == square:
                    found[name] += f"({LETTERS[int(fields.chosen[one])]})"
        if laid and int(fields.gates) >> int(fields.tile[slot]) & 1:
            found[f"{FILES[x]}{y + 1}>"] = "\\/"[int(fields.turn[slot]) % 2]
    return found
