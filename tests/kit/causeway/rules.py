"""The rules of Causeway; numbers in brackets are those of RULES.md."""

from __future__ import annotations

from typing import Any

from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.results import share_win
from parlour.kernel.rng import below
from tests.kit.causeway.state import (
    DEAL,
    DRAW,
    HAND,
    HIDDEN_TILE,
    LAID,
    LEFT,
    PASS,
    PLAY,
    RIGHT,
    YARD,
)


@compiled
def high(tile: int) -> int:
    """The greater number of a tile: tiles are 0-0, 1-0, 1-1, 2-0 and so on (1.1)."""
    number = 0
    while (number + 1) * (number + 2) // 2 <= tile:
        number += 1
    return number


@compiled
def low(tile: int) -> int:
    """The lesser number."""
    number = high(tile)
    return tile - number * (number + 1) // 2


@compiled
def tiles(state: Any) -> int:
    """How many there are (1.1)."""
    return (int(state.top) + 1) * (int(state.top) + 2) // 2


@compiled
def start(state: Any) -> None:
    """The first deal (1.2)."""
    state.deal = 1
    state.yard = tiles(state)


@compiled
def turn(state: Any) -> int:
    """Tiles come by chance (1.2, 2.3); else one seat is due (2.1, 3.3)."""
    if int(state.open) == 1:
        return OVER if int(state.deal) == int(state.deals) else 1 << int(state.due)
    if int(state.drawing) == 1 or int(state.dealt) < HAND * int(state.seats):
        return CHANCE
    return 1 << int(state.due)


@compiled
def drawer(state: Any) -> int:
    """The seat that a tile comes to: whole hands in the order of seats (1.2)."""
    return int(state.due) if int(state.drawing) == 1 else int(state.dealt) // HAND


@compiled
def fits(state: Any, tile: int, arm: int) -> int:
    """Whether a tile may be laid at an arm's end; the first one begins the right arm (2.2)."""
    if int(state.length[RIGHT]) == 0:
        return 1 if arm == RIGHT else 0
    end = int(state.ends[arm])
    return 1 if high(tile) == end or low(tile) == end else 0


@compiled
def legal(state: Any, seat: int, out: Any) -> int:
    """Tiles that fit (2.2), then a draw (2.3) or a pass (2.4); after a deal the next one (3.3)."""
    due = turn(state)
    if seat < 0 or due == CHANCE or due & (1 << seat) == 0:
        return 0
    if int(state.open) == 1:
        out[0] = DEAL
        return 1
    count = 0
    for tile in range(tiles(state)):
        if int(state.where[tile]) == 1 + seat:
            for arm in range(2):
                if fits(state, tile, arm) == 1:
                    out[count] = PLAY + 2 * tile + arm
                    count += 1
    out[count] = DRAW if int(state.yard) > 0 else PASS
    return count + 1


@compiled
def chance(state: Any, out: Any, weights: Any) -> int:
    """Each tile of the boneyard comes with equal odds (1.2, 2.3)."""
    count = 0
    for tile in range(tiles(state)):
        if int(state.where[tile]) == YARD:
            out[count] = tile
            weights[count] = 1
            count += 1
    return count


@compiled
def play(state: Any, actor: int, action: int) -> None:
    """A tile comes, is laid, or not; a deal begins."""
    if actor == CHANCE:
        come(state, action)
    elif action == DEAL:
        deal_again(state)
    elif action == DRAW:
        state.drawing = 1
    elif action == PASS:
        state.passes += 1
        if int(state.passes) == int(state.seats):
            settle(state)
        else:
            pass_on(state)
    else:
        lay(state, actor, (action - PLAY) // 2, (action - PLAY) % 2)


@compiled
def come(state: Any, tile: int) -> None:
    """A tile from the boneyard to a hand (1.2, 2.3)."""
    seat = drawer(state)
    state.where[tile] = 1 + seat
    state.held[seat] += 1
    state.yard -= 1
    if int(state.drawing) == 1:
        state.drawing = 0
    else:
        state.dealt += 1


@compiled
def pass_on(state: Any) -> None:
    """The next seat is due (2.1)."""
    state.due = (int(state.due) + 1) % int(state.seats)


@compiled
def lay(state: Any, seat: int, tile: int, arm: int) -> None:
    """A tile at an end of the line; its other number is the end now (2.2)."""
    if int(state.length[RIGHT]) == 0:
        state.ends[LEFT] = low(tile)
        state.ends[RIGHT] = high(tile)
    elif high(tile) == int(state.ends[arm]):
        state.ends[arm] = low(tile)
    else:
        state.ends[arm] = high(tile)
    state.line[arm, int(state.length[arm])] = 1 + tile
    state.length[arm] += 1
    state.where[tile] = LAID
    state.latest = 1 + tile
    state.passes = 0
    state.held[seat] -= 1
    if int(state.held[seat]) == 0:
        settle(state)
    else:
        pass_on(state)


@compiled
def pips(state: Any, seat: int) -> int:
    """What a hand counts (3.2)."""
    count = 0
    for tile in range(tiles(state)):
        if int(state.where[tile]) == 1 + seat:
            count += high(tile) + low(tile)
    return count


@compiled
def settle(state: Any) -> None:
    """Hands are turned up; who has the fewest pips scores the difference to each other hand (3.1, 3.2)."""
    best = 0
    for seat in range(1, int(state.seats)):
        if pips(state, seat) < pips(state, best):
            best = seat
    for seat in range(int(state.seats)):
        state.points[best] += pips(state, seat) - pips(state, best)
    state.open = 1
    state.due = best


@compiled
def deal_again(state: Any) -> None:
    """All tiles are shuffled; the next seat begins (3.3)."""
    for tile in range(tiles(state)):
        state.where[tile] = YARD
    for arm in range(2):
        for at in range(int(state.length[arm])):
            state.line[arm, at] = 0
        state.length[arm] = 0
        state.ends[arm] = 0
    for seat in range(int(state.seats)):
        state.held[seat] = 0
    state.due = int(state.deal) % int(state.seats)
    state.deal += 1
    state.dealt = 0
    state.open = 0
    state.passes = 0
    state.latest = 0
    state.yard = tiles(state)


@compiled
def returns(state: Any, out: Any) -> None:
    """Most points win (4.1)."""
    for seat in range(int(state.seats)):
        out[seat] = -int(state.points[seat])
    share_win(out, int(state.seats))


@compiled
def scores(state: Any, out: Any) -> None:
    """Points."""
    for seat in range(int(state.seats)):
        out[seat] = int(state.points[seat])


@compiled
def conceal(state: Any, seat: int, out: Any) -> None:
    """The line, the own hand and all counts; all hands while they are turned up (5.1)."""
    out.version = state.version
    out.seats = state.seats
    out.top = state.top
    out.deals = state.deals
    out.deal = state.deal
    out.dealt = state.dealt
    out.drawing = state.drawing
    out.open = state.open
    out.due = state.due
    out.passes = state.passes
    out.yard = state.yard
    out.latest = state.latest
    for tile in range(tiles(state)):
        here = int(state.where[tile])
        if here == LAID or here == 1 + seat or int(state.open) == 1:
            out.where[tile] = here
    for other in range(int(state.seats)):
        out.held[other] = state.held[other]
        out.points[other] = state.points[other]
    for arm in range(2):
        out.length[arm] = state.length[arm]
        out.ends[arm] = state.ends[arm]
        for at in range(int(state.length[arm])):
            out.line[arm, at] = state.line[arm, at]


@compiled
def seen(state: Any, actor: int, action: int, seat: int) -> int:
    """Tiles that come to others are hidden (5.1)."""
    return HIDDEN_TILE if actor == CHANCE and drawer(state) != seat else action


@compiled
def guess(state: Any, seat: int, random: Any) -> None:
    """Unseen tiles to the others' hands, in their numbers."""
    for other in range(int(state.seats)):
        missing = int(state.held[other])
        unseen = 0
        for tile in range(tiles(state)):
            if int(state.where[tile]) == 1 + other:
                missing -= 1
            elif int(state.where[tile]) == YARD:
                unseen += 1
        for _ in range(missing):
            at = below(random, unseen)
            unseen -= 1
            for tile in range(tiles(state)):
                if int(state.where[tile]) == YARD:
                    if at == 0:
                        state.where[tile] = 1 + other
                    at -= 1


@compiled
def reveals(state: Any, seat: int, action: int) -> bool:
    """Hands are turned up by the last tile of a hand, and by the last pass in a row (3.1)."""
    if action == PASS:
        return int(state.passes) + 1 == int(state.seats)
    return action < DRAW and int(state.held[seat]) == 1
