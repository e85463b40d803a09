"""What hints tell people to do, in the imperative."""

from __future__ import annotations

from typing import Any

from parlour.games.numeria.display.log import numbers_on, spelled, via
from parlour.games.numeria.display.ways import is_slide, path
from parlour.games.numeria.locales import say
from parlour.games.numeria.notation.words import square_name
from parlour.games.numeria.state import PASS, TAKE
from parlour.games.numeria.state.geometry import SQUARES
from parlour.kernel.message import Words
from parlour.kernel.state import Variant


def instruction(variant: Variant, before: Any, seat: int, action: int) -> Words:
    """One action: "jump with the 7 from e8 via e6 to e4"."""
    if action == PASS:
        return say("do-pass")
    if action >= TAKE:
        return say("do-take", trope=spelled(before, numbers_on(before, action - TAKE)))
    way = path(before, *divmod(action, SQUARES))
    tile, home, goal = int(before.board[way[0]]), square_name(way[0]), square_name(way[-1])
    if is_slide(before, way):
        return say("do-slide", tile=tile, home=home, goal=goal)
    if len(way) == 2:
        return say("do-jump", tile=tile, home=home, goal=goal)
    return say("do-jump-via", tile=tile, home=home, between=via(way), goal=goal)
