"""The draws: what may come out of the bag, and how likely, for one who sees all and for one who does not."""

from __future__ import annotations

from parlour.games.triolet.record import TrioletState
from parlour.games.triolet.rules.hidden import certain
from parlour.games.triolet.state import KINDS, PLAYING, STARTER_DUE
from parlour.kernel.actors import SEAT_DRAW
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array


@compiled
def starter_draw(state: TrioletState, out: Array, weights: Array) -> int:
    """Who starts: every seat alike."""
    for seat in range(int(state.seats)):
        out[seat] = SEAT_DRAW + seat
        weights[seat] = 1
    return int(state.seats)


@compiled
def bag_odds(state: TrioletState, out: Array, weights: Array) -> int:
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
def barred_odds(state: TrioletState, out: Array, weights: Array) -> int:
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
def view_odds(state: TrioletState, out: Array, weights: Array) -> int:
    """For a seat that sees its own hand: `certain` tokens are in the bag, each of the others perhaps.

    A token that may be anywhere is in the bag with the chance `loose in the bag / loose`; and of those in the
    bag each is as likely to come next as any other.
    """
    seat = int(state.viewer) - 1
    if int(state.barred) != 0:
        return barred_odds(state, out, weights)
    sure = 0
    unseen = 0
    for kind in range(KINDS):
        sure += certain(state, seat, kind)
        unseen += int(state.bag[kind])
    loose = unseen - sure
    loose_in_bag = int(state.bag_size) - sure
    count = 0
    for kind in range(KINDS):
        weight = int(state.bag[kind])
        if sure > 0:
            known = certain(state, seat, kind)
            weight = known * max(loose, 1) + (weight - known) * loose_in_bag
        if weight > 0:
            out[count] = kind
            weights[count] = weight
            count += 1
    return count


@compiled
def chance(state: TrioletState, out: Array, weights: Array) -> int:
    """The outcomes of the draw now due, ascending, and their weights."""
    if int(state.ending) != 0 or int(state.stage) == PLAYING:
        return 0
    if int(state.stage) == STARTER_DUE:
        return starter_draw(state, out, weights)
    if int(state.viewer) != 0:
        return view_odds(state, out, weights)
    return bag_odds(state, out, weights)
