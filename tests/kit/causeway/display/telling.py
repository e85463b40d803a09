"""What is told, as numbers (`display.saying`): scenes, the log, what a draft would do."""

from __future__ import annotations

from typing import Any, Final

from parlour.display.saying import COUNTER, FACE, GAIN, NOTHING, SEAT, STATUS, WORDS, Parameters, say
from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.compile.decorators import compiled
from tests.kit.causeway.display.messages import M
from tests.kit.causeway.notation import ARMS
from tests.kit.causeway.rules import drawer, tiles, turn
from tests.kit.causeway.state import DEAL, DRAW, HIDDEN_TILE, LAID, PASS

PARAMETERS: Final[Parameters] = {"tile": FACE, "arm": ARMS, "done": WORDS}


@compiled
def scene(state: Any, seat: int, out: Any) -> int:
    """Say whose turn it is, the scores, and how far the deal has come."""
    n = say(
        out,
        _sentence(state, turn(state), seat, out),
        STATUS,
        M.status,
        int(state.deal),
        int(state.deals),
        int(state.yard),
    )
    for one in range(int(state.seats)):
        n = say(out, n, SEAT, int(state.points[one]))
        n = say(out, n, COUNTER, int(state.held[one]), M.in_hand)
    return n


@compiled
def _sentence(state: Any, due: int, seat: int, out: Any) -> int:
    if due == OVER:
        return say(out, 0, M.all_over)
    if due == CHANCE:
        return say(out, 0, M.dealing)
    own = due >> seat & 1
    if state.open:
        return say(out, 0, M.deal_again if own else M.deal_over)
    if not own:
        return say(out, 0, M.others)
    return say(out, 0, M.lay_or_draw if state.yard else M.lay_or_pass)


@compiled
def tell(before: Any, actor: int, action: int, after: Any, seat: int, out: Any) -> int:
    """Tell of tiles laid and drawn, and what a deal scored."""
    if actor == CHANCE:
        mine = action != HIDDEN_TILE and before.drawing and drawer(before) == seat
        return say(out, 0, M.you_draw, action) if mine else 0
    n = _done(action, out, say(out, 0, M.turned_up) if after.open else 0)
    gain = int(after.points[actor]) - int(before.points[actor])
    return say(out, n, GAIN, gain) if after.open and gain else n


@compiled
def _done(action: int, out: Any, n: int) -> int:
    if action == DRAW:
        return say(out, n, M.draws)
    if action == PASS:
        return say(out, n, M.passes)
    if action == DEAL:
        return say(out, n, M.deals)
    return say(out, n, M.lays, action // 2, action % 2)


@compiled
def preview(state: Any, other: Any, actions: Any, after: Any, seat: int, out: Any) -> int:
    """Foretell where the tile goes."""
    action = int(actions[len(actions) - 1])
    if action == DRAW:
        return say(out, say(out, 0, M.button_draw), NOTHING)
    if action == PASS:
        return say(out, say(out, 0, M.button_pass), NOTHING)
    if action == DEAL:
        return say(out, say(out, 0, M.button_deal), NOTHING)
    return say(out, say(out, 0, M.button_lay, action // 2), M.goes, action // 2, action % 2)


@compiled
def ending(state: Any, out: Any) -> int:
    """Say that all deals are played, the one way to end."""
    laid = 0
    for tile in range(tiles(state)):
        laid += int(state.where[tile] == LAID)
    return say(out, 0, M.all_deals, int(state.deals), laid)


@compiled
def instruction(state: Any, seat: int, action: int, out: Any) -> int:
    """Say nothing of what to do: hints are in the game's notation."""
    return say(out, 0, NOTHING)
