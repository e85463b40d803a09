"""What the suite of every game asks of this one: where the tiles are, and what can be called."""

from __future__ import annotations

from typing import Any

from parlour.kernel.actors import SEAT_DRAW


def material(state: Any) -> dict[str, int]:
    """Every seat has its copies of each number: to come, in hand, in a column or in a row."""
    found = {}
    for seat in range(int(state.seats)):
        for number in range(1, int(state.top) + 1):
            count = int(state.left[number]) + int((state.stacks[seat] == number).sum())
            count += sum(1 for end in state.rows[seat, : int(state.runs)] if end >= number)
            if state.holding[seat] and state.called == number:
                count += 1
            found[f"{'ABCD'[seat]} {number}"] = count
    return found


def draws(state: Any) -> dict[int, int]:
    """The caller; else what is not on the first board yet, copy by copy."""
    if state.caller_due:
        return {SEAT_DRAW + seat: 1 for seat in range(int(state.seats))}
    on_board = [end for end in state.rows[0, : int(state.runs)] for end in range(1, int(end) + 1)]
    on_board += [int(number) for column in state.stacks[0] for number in column]
    return {number: int(state.runs) - on_board.count(number) for number in range(1, int(state.top) + 1)}


def fixed_options() -> dict[int, dict[str, str]]:
    """What sentences of the printed text say of options, read apart from the options themselves."""
    return {
        3: {"tiebreak": "race"},
        4: {"runs": "3", "top": "16"},
        5: {"caller": "0|1|2|3|random"},
        10: {"columns": "5"},
        17: {"transfers": "free"},
        20: {"tiebreak": "race"},
    }
