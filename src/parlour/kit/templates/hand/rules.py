"""The rules of Newgame; numbers in brackets are those of RULES.md."""

from __future__ import annotations

from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.results import share_win
from parlour.kernel.rng import pick
from parlour.kernel.types import Array, Random

from parlour.kit.templates.hand.record import NewgameState
from parlour.kit.templates.hand.state import HAND, HIDDEN_CARD, KINDS, NONE, TOP


@compiled
def start(state: NewgameState) -> None:
    """A full deck (1.1)."""
    for value in range(1, KINDS):
        state.deck[value] = 1


@compiled
def receiver(state: NewgameState) -> int:
    """The seat that the next card is dealt to; there is none when all are dealt (1.2)."""
    return int(state.dealt) // HAND


@compiled
def cards_left(state: NewgameState) -> int:
    """Cards in all hands together."""
    cards = 0
    for seat in range(int(state.seats)):
        cards += int(state.held[seat])
    return cards


@compiled
def turn(state: NewgameState) -> int:
    """First the deal (1.2), then one seat at a time (2.2), until all cards are laid (3.1)."""
    if receiver(state) < int(state.seats):
        return CHANCE
    if cards_left(state) == 0:
        return OVER
    return 1 << int(state.mover)


@compiled
def legal(state: NewgameState, seat: int, out: Array) -> int:
    """Every card of the hand (2.2)."""
    count = 0
    if seat >= 0 and turn(state) == 1 << seat:
        for value in range(1, KINDS):
            if int(state.hands[seat, value]) > 0:
                out[count] = value
                count += 1
    return count


@compiled
def chance(state: NewgameState, out: Array, weights: Array) -> int:
    """Each card of the deck with equal odds (1.2)."""
    count = 0
    for value in range(1, KINDS):
        if int(state.deck[value]) > 0:
            out[count] = value
            weights[count] = state.deck[value]
            count += 1
    return count


@compiled
def play(state: NewgameState, actor: int, action: int) -> None:
    """Deal a card, or lay one."""
    if actor == CHANCE:
        seat = receiver(state)
        state.deck[action] -= 1
        state.hands[seat, action] += 1
        state.held[seat] += 1
        state.dealt += 1
        return
    state.hands[actor, action] -= 1
    state.held[actor] -= 1
    state.laid[actor] = action
    state.mover = (actor + 1) % int(state.seats)
    if int(state.laid[int(state.mover)]) != NONE:
        settle(state)


@compiled
def settle(state: NewgameState) -> None:
    """The highest card wins the round and leads the next (2.1, 2.3)."""
    best = 0
    for seat in range(int(state.seats)):
        if int(state.laid[seat]) > int(state.laid[best]):
            best = seat
    state.points[best] += 1
    state.mover = best
    for seat in range(int(state.seats)):
        state.out[int(state.laid[seat])] = 1
        state.laid[seat] = NONE


@compiled
def returns(state: NewgameState, out: Array) -> None:
    """Most points win (3.2)."""
    for seat in range(int(state.seats)):
        out[seat] = -int(state.points[seat])
    share_win(out, int(state.seats))


@compiled
def scores(state: NewgameState, out: Array) -> None:
    """The points of each seat."""
    for seat in range(int(state.seats)):
        out[seat] = int(state.points[seat])


@compiled
def conceal(state: NewgameState, seat: int, out: NewgameState) -> None:
    """Show own cards and all that is open (4.1); the rest is one heap of unseen cards."""
    out.version = state.version
    out.seats = state.seats
    out.mover = state.mover
    out.dealt = state.dealt
    for value in range(KINDS):
        out.deck[value] = state.deck[value]
        out.out[value] = state.out[value]
    for other in range(int(state.seats)):
        out.held[other] = state.held[other]
        out.laid[other] = state.laid[other]
        out.points[other] = state.points[other]
        for value in range(KINDS):
            if other == seat:
                out.hands[other, value] = state.hands[other, value]
            else:
                out.deck[value] += state.hands[other, value]


@compiled
def seen(state: NewgameState, actor: int, action: int, seat: int) -> int:
    """A card dealt is seen by its receiver alone (1.2); cards are laid face up (2.2)."""
    if actor == CHANCE and receiver(state) != seat:
        return HIDDEN_CARD
    return action


@compiled
def guess(state: NewgameState, seat: int, random: Random) -> None:
    """Deal unseen cards into the others' hands, to each as many as it has."""
    for other in range(int(state.seats)):
        if other != seat:
            for _ in range(int(state.held[other])):
                value = pick(random, state.deck, TOP + 1)
                state.deck[value] -= 1
                state.hands[other, value] += 1
