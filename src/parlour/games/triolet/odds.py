"""The draws: what may come out of the bag, and how likely, for one who sees all and for one who does not."""

from __future__ import annotations

from typing import Any

from parlour.games.triolet.hidden import certain
from parlour.games.triolet.state import HAND, KINDS, LOT_DUE, PLAYING
from parlour.kernel.actors import LOT
from parlour.kernel.compiled import compiled


@compiled
def lot(state: Any, out: Any, weights: Any) -> int:
    """Who starts: every seat alike."""
    for seat in range(int(state.seats)):
        out[seat] = LOT + seat
        weights[seat] = 1
    return int(state.seats)


@compiled
def bag_odds(state: Any, out: Any, weights: Any) -> int:
    """From the bag itself. A token just swapped does not come back while the bag holds another kind."""
    barred = int(state.barred) - 1
    count = 0
    for kind in range(KINDS):
        if kind != barred and int(state.bag[kind]) > 0:
            out[count] = kind
            weights[count] = state.bag[kind]
            count += 1
    if count == 0:
        out[0] = barred
        weights[0] = 1
        count = 1
    return count


@compiled
def choose(n: int, k: int) -> int:
    """The binomial coefficient, for small numbers."""
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


@compiled
def barred_odds(state: Any, out: Any, weights: Any) -> int:
    """For the seat that swapped one token: it comes back only if the rest of the bag is all of its kind.

    The rest of the bag is some `rest` of the `unseen` tokens, every choice alike.
    """
    barred = int(state.barred) - 1
    same = int(state.bag[barred]) - 1
    unseen = -1
    for kind in range(KINDS):
        unseen += int(state.bag[kind])
    rest = int(state.bag_size) - 1
    bags = 1  # how many bags there can be, and how many of them hold nothing else; only the ratio counts
    bags_of_same = 0
    if rest <= same:
        bags = choose(unseen, rest)
        bags_of_same = choose(same, rest)
    others = unseen - same
    count = 0
    for kind in range(KINDS):
        weight = (bags - bags_of_same) * int(state.bag[kind])
        if kind == barred:
            weight = bags_of_same * max(others, 1)
        if weight > 0:
            out[count] = kind
            weights[count] = weight
            count += 1
    return count


@compiled
def draw_kind(state: Any, i: int, draws: int, last: int) -> int:
    """The kind of draw `i` of `draws`, of which the last one is only supposed."""
    if i == draws - 1:
        return last
    return int(state.drawn[i]) - 1


@compiled
def ways_to_draw(state: Any, seat: int, draws: int, last: int) -> int:
    """How likely a row of draws is for a seat that put tokens back: a whole number, for comparison only.

    Each draw took either a token the seat knows to have been in the bag, or a loose one, which was in the bag
    with the chance `loose in the bag / loose`. All such histories are added up.
    """
    sure = 0
    unseen = draws - 1
    for kind in range(KINDS):
        sure += certain(state, seat, kind)
        unseen += int(state.bag[kind])
    loose = unseen - sure
    loose_in_bag = int(state.bag_size) + draws - 1 - sure
    total = 0
    for history in range(1 << draws):  # bit i: draw i took a token put back
        ways = 1
        taken = 0  # loose tokens so far
        for i in range(draws):
            kind = draw_kind(state, i, draws, last)
            there = certain(state, seat, kind)
            own = history >> i & 1
            if own == 0:
                there = int(state.bag[kind]) - there
                ways *= loose_in_bag - taken
                taken += 1
            for earlier in range(draws - 1):
                if draw_kind(state, earlier, draws, last) == kind:
                    if own == 0:
                        there += 1  # `bag` no longer counts it
                    if earlier < i and history >> earlier & 1 == own:
                        there -= 1
            ways *= max(there, 0)
        for i in range(taken, draws):
            ways *= loose - i
        total += ways
    return total


@compiled
def view_odds(state: Any, out: Any, weights: Any) -> int:
    """What a seat can expect.

    Of the unseen tokens each is as likely as any other to come next, but for those it knows to be in the bag.
    """
    seat = int(state.viewer) - 1
    if int(state.barred) != 0:
        return barred_odds(state, out, weights)
    draws = 1
    while draws <= HAND and int(state.drawn[draws - 1]) != 0:
        draws += 1
    sure = 0
    for kind in range(KINDS):
        sure += certain(state, seat, kind)
    count = 0
    for kind in range(KINDS):
        weight = int(state.bag[kind])
        if sure > 0 and weight > 0:
            weight = ways_to_draw(state, seat, draws, kind)
        if weight > 0:
            out[count] = kind
            weights[count] = weight
            count += 1
    return count


@compiled
def chance(state: Any, out: Any, weights: Any) -> int:
    """The outcomes of the draw now due, ascending, and their weights."""
    if int(state.ending) != 0 or int(state.stage) == PLAYING:
        return 0
    if int(state.stage) == LOT_DUE:
        return lot(state, out, weights)
    if int(state.viewer) != 0:
        return view_odds(state, out, weights)
    return bag_odds(state, out, weights)
