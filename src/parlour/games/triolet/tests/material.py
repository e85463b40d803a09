"""What the suite of every game asks of this one: where its tokens are, and what a draw can be."""

from __future__ import annotations

from typing import Any

from parlour.games.triolet.notation.words import kind_name
from parlour.games.triolet.state import JOKER, KINDS, STARTER_DUE, VALUES
from parlour.kernel.actors import SEAT_DRAW


def material(state: Any) -> dict[str, int]:
    """The tokens of each kind, in the bag, in the hands and on the board."""
    found = {kind_name(kind): int(state.bag[kind]) + int(sum(state.hands[:, kind])) for kind in range(KINDS)}
    for content in state.board.flat:
        if content:
            found[kind_name(JOKER if content > VALUES else int(content) - 1)] += 1
    return found


def draws(state: Any) -> dict[int, int]:
    """Who begins; else, token by token, what may come out of the bag."""
    if state.stage == STARTER_DUE:
        return {SEAT_DRAW + seat: 1 for seat in range(int(state.seats))}
    bag = [kind for kind in range(KINDS) for _ in range(int(state.bag[kind]))]
    another = [kind for kind in bag if kind + 1 != state.barred]
    possible = another or bag
    return {kind: possible.count(kind) for kind in possible}


def fixed_options() -> dict[int, dict[str, str]]:
    """What sentences of the printed text say of options, read apart from the options themselves."""
    return {
        3: {"seats": "2|3|4"},
        8: {"opening_square": "allowed", "gaps": "allowed"},
        9: {"opening_square": "allowed", "gaps": "allowed"},
        23: {"repeat": "may"},
        25: {"finish": "all_played", "finish_bonus": "false", "max_skip_rounds": "no limit"},
    }
