"""The text drawing says what the record says."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings

from parlour import State
from parlour.games.triolet import GAME
from parlour.games.triolet.notation.words import JOKER_SIGN, cell_name
from parlour.games.triolet.state import CELLS, JOKER, KINDS, SIZE, VALUES
from parlour.testing.drawn import cells, parts, walks

SPACES = {"·", "×2", "×3", "↻", "★", "★?"}


def token(content: int) -> str:
    """What lies in a cell, as it is drawn; nothing in an empty one."""
    if content == 0:
        return ""
    return str(content - 1) if content <= VALUES else f"{JOKER_SIGN}{content - 1 - VALUES}"


@settings(max_examples=6)
@given(walks(GAME))
def test_the_drawing_reads_back_to_the_record(looks: Iterator[tuple[State, int]]) -> None:
    for state, seat in looks:
        fields, shown = state.view(seat).fields, parts(state.drawing(seat))
        board = {place: "" if sign in SPACES else sign for place, sign in cells(shown[""]).items()}
        drafted = {int(cell) for cell in fields.draft[: int(fields.placed)]}
        assert board == {
            cell_name(cell): token(int(fields.board[cell // SIZE, cell % SIZE])) + "+" * (cell in drafted)
            for cell in range(CELLS)
        }
        for one in range(state.seats):
            title = "Your hand" if one == seat else f"Hand {'ABCD'[one]}"
            held = [kind for kind in range(KINDS) for _ in range(int(fields.hands[one, kind]))]
            signs = [JOKER_SIGN if kind == JOKER else str(kind) for kind in held]
            signs += ["▒"] * (int(fields.held[one]) - len(signs))
            assert " ".join(shown.get(title, [])).split() == signs
