"""The rules of the tiny game; numbers in brackets are those of RULES.md."""

from __future__ import annotations

from parlour.kernel.actors import CHANCE, OVER, SEAT_DRAW, TABLE
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.results import share_win
from parlour.kernel.rng import below, pick
from parlour.kernel.types import Array, Random
from parlour.testing.tiny.record import TinyState
from parlour.testing.tiny.state import (  # fmt: skip
    COPIES,
    END,
    FIRST_SCORES,
    HAND,
    HIDDEN_CARD,
    HIDDEN_PUT,
    HUSH,
    JOKER,
    KINDS,
    MOST_PUT,
    NO_JOKER_AS_BONUS,
    PUT,
    PUT_JOKER,
)


@compiled
def start(state: TinyState) -> None:
    """A full bag (1.1)."""
    for value in range(1, int(state.top) + 1):
        state.bag[value] = COPIES
    state.bag[JOKER] = state.jokers
    state.left = COPIES * int(state.top) + int(state.jokers)
    state.starter_due = state.random_start


@compiled
def drawer(state: TinyState) -> int:
    """The seat whose hand is filled next, or -1 (1.3)."""
    if int(state.left) > 0:
        for seat in range(int(state.seats)):
            if int(state.held[seat]) < HAND:
                return seat
    return -1


@compiled
def anyone_due(state: TinyState) -> int:
    """The seats that have not ended their turn, as a bit mask."""
    mask = 0
    for seat in range(int(state.seats)):
        if int(state.due[seat]) == 1:
            mask |= 1 << seat
    return mask


@compiled
def turn(state: TinyState) -> int:
    """All who have not ended their turn are due together (2.1)."""
    if int(state.starter_due) == 1:
        return CHANCE
    mask = anyone_due(state)
    if mask == 0 and drawer(state) >= 0:
        return CHANCE
    return mask


@compiled
def barred(state: TinyState) -> int:
    """The value that no joker is laid as, or 0; version 1 of the rules has none (2.2)."""
    if int(state.version) >= NO_JOKER_AS_BONUS and int(state.bonus) <= int(state.top):
        return int(state.bonus)
    return 0


@compiled
def legal(state: TinyState, seat: int, out: Array) -> int:
    """Cards of the hand, then the end of the turn (2.2 to 2.4); the table may hush each once (3.1)."""
    count = 0
    mask = turn(state)
    if seat == TABLE:
        if mask != CHANCE and mask != OVER:
            for other in range(int(state.seats)):
                if int(state.hushed[other]) == 0:
                    out[count] = HUSH + other
                    count += 1
        return count
    if mask == CHANCE or mask & (1 << seat) == 0:
        return 0
    if int(state.laid[seat]) < MOST_PUT:
        for value in range(1, int(state.top) + 1):
            if int(state.hands[seat, value]) > 0:
                out[count] = PUT + value
                count += 1
        if int(state.hands[seat, JOKER]) > 0:
            for value in range(1, int(state.top) + 1):
                if value != barred(state):
                    out[count] = PUT_JOKER + value
                    count += 1
    if int(state.laid[seat]) > 0:
        out[count] = END
        count += 1
    return count


@compiled
def chance(state: TinyState, out: Array, weights: Array) -> int:
    """Each seat is as likely to begin (1.2); each card of the bag comes with equal odds (1.3)."""
    count = 0
    if int(state.starter_due) == 1:
        for seat in range(int(state.seats)):
            out[count] = SEAT_DRAW + seat
            weights[count] = 1
            count += 1
        return count
    for kind in range(KINDS):
        if int(state.bag[kind]) > 0:
            out[count] = kind
            weights[count] = state.bag[kind]
            count += 1
    return count


@compiled
def play(state: TinyState, actor: int, action: int) -> None:
    """One card drawn or laid, one turn ended, one call of the table."""
    if actor == CHANCE and action >= SEAT_DRAW:
        state.first = action - SEAT_DRAW
        state.starter_due = 0
    elif actor == CHANCE:
        seat = drawer(state)
        state.bag[action] -= 1
        state.left -= 1
        state.hands[seat, action] += 1
        state.held[seat] += 1
        if drawer(state) < 0:
            begin(state)
    elif actor == TABLE:
        state.hushed[action - HUSH] = 1
        state.points[action - HUSH] -= 1
    elif action == END:
        state.due[actor] = 0
        if anyone_due(state) == 0:
            settle(state)
            if drawer(state) < 0:
                begin(state)
    else:
        lay(state, actor, action)


@compiled
def begin(state: TinyState) -> None:
    """A new round for all who hold a card, if they are two or more (2.1, 4.1)."""
    holders = 0
    for seat in range(int(state.seats)):
        if int(state.held[seat]) > 0:
            holders += 1
    for seat in range(int(state.seats)):
        if holders > 1 and int(state.held[seat]) > 0:
            state.due[seat] = 1


@compiled
def lay(state: TinyState, seat: int, action: int) -> None:
    """A card, face down; a joker is worth what it is said to be (2.2)."""
    kind = action - PUT
    value = kind
    if action >= PUT_JOKER:
        kind = JOKER
        value = action - PUT_JOKER
    state.hands[seat, kind] -= 1
    state.held[seat] -= 1
    state.down[seat, kind] += 1
    state.laid[seat] += 1
    state.total[seat] += value


@compiled
def settle(state: TinyState) -> None:
    """The highest sum scores, and one more with the bonus card (2.5, 2.6); the cards are out of the game."""
    best = -1
    best_sum = 0
    level = 0
    for step in range(int(state.seats)):
        seat = (int(state.first) + step) % int(state.seats)
        total = int(state.total[seat])
        if total > best_sum:
            best, best_sum, level = seat, total, 1
        elif total == best_sum:
            level += 1
    if best >= 0 and (level == 1 or int(state.ties) == FIRST_SCORES):
        state.points[best] += 1
        if int(state.bonus) > 0 and int(state.down[best, int(state.bonus)]) > 0:
            state.points[best] += 1
    for seat in range(int(state.seats)):
        for kind in range(KINDS):
            state.out[kind] += state.down[seat, kind]
            state.down[seat, kind] = 0
        state.total[seat] = 0
        state.laid[seat] = 0


@compiled
def returns(state: TinyState, out: Array) -> None:
    """Most points win (4.2)."""
    for seat in range(int(state.seats)):
        out[seat] = -int(state.points[seat])
    share_win(out, int(state.seats))


@compiled
def scores(state: TinyState, out: Array) -> None:
    """Points."""
    for seat in range(int(state.seats)):
        out[seat] = int(state.points[seat])


@compiled
def conceal(state: TinyState, seat: int, out: TinyState) -> None:
    """Own cards, what is out and all counts (5.1); the rest is one heap of unseen cards."""
    out.version = state.version
    out.seats = state.seats
    out.top = state.top
    out.jokers = state.jokers
    out.ties = state.ties
    out.random_start = state.random_start
    out.bonus = state.bonus
    out.starter_due = state.starter_due
    out.first = state.first
    out.left = state.left
    for kind in range(KINDS):
        out.out[kind] = state.out[kind]
        out.bag[kind] = state.bag[kind]
    for other in range(int(state.seats)):
        out.held[other] = state.held[other]
        out.laid[other] = state.laid[other]
        out.due[other] = state.due[other]
        out.hushed[other] = state.hushed[other]
        out.points[other] = state.points[other]
        if other == seat:
            out.total[other] = state.total[other]
        for kind in range(KINDS):
            if other == seat:
                out.hands[other, kind] = state.hands[other, kind]
                out.down[other, kind] = state.down[other, kind]
            else:
                out.bag[kind] += state.hands[other, kind] + state.down[other, kind]


@compiled
def seen(state: TinyState, actor: int, action: int, seat: int) -> int:
    """Others' cards are hidden; the ends of their turns, who starts, and calls are not (5.1)."""
    if actor == CHANCE and action < SEAT_DRAW and drawer(state) != seat:
        return HIDDEN_CARD
    if actor >= 0 and actor != seat and action != END:
        return HIDDEN_PUT
    return action


@compiled
def joker_value(state: TinyState, random: Random) -> int:
    """What a joker may have been laid as."""
    if barred(state) == 0:
        return 1 + below(random, int(state.top))
    value = 1 + below(random, int(state.top) - 1)
    return value + 1 if value >= barred(state) else value


@compiled
def guess(state: TinyState, seat: int, random: Random) -> None:
    """Unseen cards to the others' hands and laid cards, in their numbers."""
    for other in range(int(state.seats)):
        if other != seat:
            for _ in range(int(state.held[other])):
                kind = pick(random, state.bag, KINDS)
                state.bag[kind] -= 1
                state.hands[other, kind] += 1
            for _ in range(int(state.laid[other])):
                kind = pick(random, state.bag, KINDS)
                state.bag[kind] -= 1
                state.down[other, kind] += 1
                if kind == JOKER:
                    state.total[other] += joker_value(state, random)
                else:
                    state.total[other] += kind


@compiled
def reveals(state: TinyState, seat: int, action: int) -> bool:
    """The last who ends turns up the cards of all (2.5)."""
    return action == END and anyone_due(state) == 1 << seat
