"""Actions and positions of duplicate as one line of text, both ways: those of Triolet, and the best play.

| text | action |
|---|---|
| `7@h8`, `*7@h8`, `end`, `pass`, `draw 7` | as in Triolet |
| `lay h8 across 7 *3` | the best play is laid: a 7 on h8, then a joker for 3; `lay` will do |
| `lay h8 down 7` | the line may also run down; tokens that lie there already are passed over |

A position has the parts of one of Triolet's, and `best 46` for the points of the best plays so far.
"""

from __future__ import annotations

import re
from typing import Any, Final

from parlour.games.triolet import notation
from parlour.games.triolet.locales import say
from parlour.games.triolet.notation.position import READERS, count_of, one, parts, read_parts, written
from parlour.games.triolet.notation.words import CELL, JOKER_SIGN, NUMBER, cell_name
from parlour.games.triolet.rooms.duplicate.record import TrioletDuplicateState
from parlour.games.triolet.rooms.duplicate.rules.best_play import (
    best_play,
    best_points,
    first_cell,
    step,
    token,
)
from parlour.games.triolet.rooms.duplicate.state import LAY, LAYING
from parlour.games.triolet.rules.actions import can_place
from parlour.games.triolet.state import HAND, VALUES
from parlour.kernel.actors import CHANCE
from parlour.kernel.errors import NotReadable

STAGES: Final = ("play", "lay", "draw", "redraw")
TAKEN_OVER: Final = ("view", "over", "board", "draft", "hands", "bag", "bagsize", "scores")
"""The parts that positions have in common with those of Triolet."""
BEST: Final = "lay"
"""Read, it need not say what is laid: the position does."""
_BEST: Final = re.compile(rf"{BEST}( {CELL} (across|down)( \*?({NUMBER}))+)?")


def action_text(state: TrioletDuplicateState, actor: int, action: int) -> str:
    """The action, draw or best play in one line; a number that means nothing as `#` and itself.

    >>> action_text(None, 0, 1687), action_text(None, CHANCE, 7)
    ('7@h8', 'draw 7')
    """
    if actor != CHANCE or action != LAY:
        return notation.action_text(state, actor, action)
    return f"{BEST} {play_text(best_play(state))}" if int(state.stage) == LAYING else BEST


def play_text(number: int) -> str:
    """A play by its number: the first cell, the way, the tokens in order.

    >>> play_text(4034316)
    'h8 across 7 *3'
    """
    tokens = [_token_text(content) for k in range(HAND) if (content := token(number, k))]
    return " ".join((cell_name(first_cell(number)), "across" if step(number) == 1 else "down", *tokens))


def _token_text(content: int) -> str:
    return str(content - 1) if content <= VALUES else f"{JOKER_SIGN}{content - 1 - VALUES}"


def read_action(state: TrioletDuplicateState, actor: int, text: str) -> int:
    """The number of an action's text, legal or not; raises `NotReadable`.

    >>> read_action(None, CHANCE, "lay h8 across 7 *3"), read_action(None, 0, "7@h8")
    (17, 1687)
    """
    if actor == CHANCE and _BEST.fullmatch(" ".join(text.lower().split())):
        return LAY
    return notation.read_action(state, actor, text)


def position_text(state: TrioletDuplicateState) -> str:
    """The whole position in one line; what is zero is left out."""
    taken_over = [part for part in parts(state, STAGES) if part[0] in _READERS]
    return written((*taken_over, ("best", str(int(state.best_total)))))


def read_position(state: TrioletDuplicateState, text: str) -> None:
    """Fill a record that holds the options from a position's text; raises `NotReadable` naming the part."""
    read_parts(state, text, _READERS)
    most = int(state.best_total)
    if int(state.stage) == LAYING:
        if not can_place(state, 0):
            raise NotReadable(say("read-no-play"))
        most += best_points(state)  # the turn's play counts already, its best one does not yet
    if not 0 <= int(state.scores[0]) <= most:
        raise NotReadable(say("read-score", score=int(state.scores[0]), best=most))


def _read_stage(state: Any, words: list[str]) -> None:
    state.stage = STAGES.index(one(words))


_READERS: Final = {
    **{name: READERS[name] for name in TAKEN_OVER},
    "stage": _read_stage,
    "best": count_of("best_total"),
}
