"""Actions and positions of Causeway as one line of text."""

from __future__ import annotations

import re
from typing import Any, Final

from parlour.kernel.actors import CHANCE
from parlour.kernel.errors import NotReadable
from parlour.kernel.position import PositionCodec
from tests.kit.causeway.options import OPTION_FIELDS
from tests.kit.causeway.rules import high, low
from tests.kit.causeway.state import DEAL, DRAW, HIDDEN_TILE, PASS, STATE, TOP

CODEC: Final = PositionCodec(STATE, apart=OPTION_FIELDS)
position_text, read_position = CODEC.text, CODEC.read

WORDS: Final = {DRAW: "draw", PASS: "pass", DEAL: "deal", HIDDEN_TILE: "tile ?"}
ARMS: Final = ("left", "right")


def name(tile: int) -> str:
    """A tile by its numbers: 6-4."""
    return f"{high(tile)}-{low(tile)}"


def action_text(state: Any, actor: int, action: int) -> str:
    """`6-4 left`, `draw`, `pass`, `deal`; `tile 6-4` comes, `tile ?` to somebody else."""
    if action in WORDS:
        return WORDS[action]
    if actor == CHANCE:
        return f"tile {name(action)}"
    return f"{name(action // 2)} {ARMS[action % 2]}"


def read_action(state: Any, actor: int, text: str) -> int:
    """The number of a text; raises `NotReadable`."""
    for action, word in WORDS.items():
        if text == word:
            return action
    found = re.fullmatch(r"(?:([0-6])-([0-6]) (left|right)|tile ([0-6])-([0-6]))", text)
    if found is None:
        raise NotReadable(f"{text!r} is not an action; examples are 6-4 left, draw, pass, deal, tile 6-4")
    more, less = (int(one) for one in found.groups() if one and one not in ARMS)
    if less > more or more > TOP:
        raise NotReadable(f"{text!r}: there is no tile {more}-{less}")
    tile = more * (more + 1) // 2 + less
    return tile if found[4] else 2 * tile + ARMS.index(found[3])
