"""What a seat may know, and what it can say of the rest."""

from __future__ import annotations

from parlour.games.triolet.record import TrioletState
from parlour.games.triolet.state import (
    DRAW_DUE,
    HAND,
    HIDDEN_DRAW,
    HIDDEN_SWAP,
    JOKER,
    KINDS,
    MOST_SEATS,
    PASS,
    SIZE,
    STARTER_DUE,
    SWAP,
    SWAP_JOKER,
    SWAP_ONE,
    VALUES,
)
from parlour.kernel.actors import CHANCE
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.rng import below
from parlour.kernel.types import Random


@compiled
def drawer(state: TrioletState) -> int:
    """The seat that draws next: the first with fewer than three tokens."""
    seat = 0
    while int(state.held[seat]) == HAND:
        seat += 1
    return seat


@compiled
def knows(state: TrioletState, seat: int) -> bool:
    """Whether this state knows the hand of a seat."""
    return int(state.viewer) == 0 or int(state.viewer) == seat + 1


@compiled
def swapped_kind(action: int) -> int:
    """The kind of token that a swap puts back, or -1 for another action."""
    if SWAP <= action < PASS:
        return action - SWAP
    if action == SWAP_JOKER:
        return JOKER
    return -1


@compiled
def seen(state: TrioletState, actor: int, action: int, seat: int) -> int:
    """What a seat is told: draws and swaps of others are told without their token."""
    if actor == CHANCE:
        if int(state.stage) == STARTER_DUE or drawer(state) == seat:
            return action
        return HIDDEN_DRAW
    if actor != seat and swapped_kind(action) >= 0:
        return HIDDEN_SWAP
    return action


# -- what a seat knows of the bag ----------------------------------------------------------------------


@compiled
def remember_return(state: TrioletState, seat: int, kind: int) -> None:
    """A seat that puts a token back knows that it is in the bag."""
    state.returned[seat, kind] += 1


@compiled
def forget_returns(state: TrioletState, seat: int) -> None:
    """The others' knowledge of the bag ends when a seat draws."""
    for other in range(MOST_SEATS):
        if other != seat:
            for kind in range(KINDS):
                state.returned[other, kind] = 0


@compiled
def remember_draw(state: TrioletState, seat: int, kind: int) -> None:
    """A token that a seat draws is, for all it knows, the one of this kind that it put back."""
    if int(state.barred) == kind + 1:  # it only comes back when the bag holds nothing else
        state.returned[seat, kind] = state.bag_size
    elif int(state.returned[seat, kind]) > 0:
        state.returned[seat, kind] -= 1
    state.barred = 0


# -- the view ------------------------------------------------------------------------------------------


@compiled
def conceal_board(state: TrioletState, out: TrioletState) -> None:
    """The board and all that follows from it."""
    out.tokens = state.tokens
    board, seen = state.board, out.board  # looked up once: plain Python takes its time over a record's fields
    fits, known = state.fits, out.fits
    for y in range(SIZE):
        out.reach[y] = state.reach[y]
        for x in range(SIZE):
            seen[y, x] = board[y, x]
            known[y, x] = fits[y, x]
    for value in range(VALUES):
        out.room[value] = state.room[value]


@compiled
def conceal_turn(state: TrioletState, out: TrioletState) -> None:
    """Whose turn it is and how far it has come."""
    out.stage = state.stage
    out.ending = state.ending
    out.mover = state.mover
    out.extra = state.extra
    out.placed = state.placed
    for i in range(HAND):
        out.draft[i] = state.draft[i]
    out.swapped = state.swapped
    out.opened = state.opened
    out.skips = state.skips
    out.passes = state.passes


@compiled
def conceal_options(state: TrioletState, out: TrioletState) -> None:
    """The options, and the version of the rules."""
    out.version = state.version
    out.seats = state.seats
    out.jokers = state.jokers
    out.stuck = state.stuck
    out.repeat_rule = state.repeat_rule
    out.finish = state.finish
    out.finish_bonus = state.finish_bonus
    out.opening_square = state.opening_square
    out.max_skip_rounds = state.max_skip_rounds
    out.ties = state.ties
    out.auto_end = state.auto_end
    out.gaps = state.gaps


@compiled
def conceal(state: TrioletState, seat: int, out: TrioletState) -> None:
    """Copy what a seat may know: of the tokens off the board its own hand, and how many lie where."""
    out.viewer = seat + 1
    conceal_options(state, out)
    conceal_board(state, out)
    conceal_turn(state, out)
    out.bag_size = state.bag_size
    for other in range(MOST_SEATS):
        out.scores[other] = state.scores[other]
        out.held[other] = state.held[other]
    for kind in range(KINDS):
        unseen = int(state.bag[kind])
        for other in range(int(state.seats)):
            if other == seat:
                out.hands[seat, kind] = state.hands[seat, kind]
                out.returned[seat, kind] = state.returned[seat, kind]
            else:
                unseen += int(state.hands[other, kind])
        out.bag[kind] = unseen
    if int(state.stage) == DRAW_DUE and drawer(state) == seat:
        out.barred = state.barred


# -- the guess -----------------------------------------------------------------------------------------


@compiled
def certain(state: TrioletState, seat: int, kind: int) -> int:
    """How many of the unseen tokens of a kind the seat knows to be in the bag; a spectator knows of none."""
    if seat >= int(state.seats):
        return 0
    return int(state.returned[seat, kind])


@compiled
def pick_loose(state: TrioletState, seat: int, random: Random) -> int:
    """A kind at random among the unseen tokens that may be anywhere."""
    loose = 0
    for kind in range(KINDS):
        loose += int(state.bag[kind]) - certain(state, seat, kind)
    left = below(random, loose)
    kind = 0
    while left >= int(state.bag[kind]) - certain(state, seat, kind):
        left -= int(state.bag[kind]) - certain(state, seat, kind)
        kind += 1
    return kind


@compiled
def guess(state: TrioletState, seat: int, random: Random) -> None:
    """Deal the unseen tokens to the other hands and the bag, those that the seat put back to the bag.

    What the others in turn know of the bag is not guessed, but for the token that one of them swaps just now.
    """
    for other in range(int(state.seats)):
        if other != seat:
            for _ in range(int(state.held[other])):
                kind = pick_loose(state, seat, random)
                state.bag[kind] -= 1
                state.hands[other, kind] += 1
    pending = int(state.stage) == DRAW_DUE and int(state.swapped) > 0 and int(state.stuck) == SWAP_ONE
    if pending and drawer(state) != seat:
        kind = pick_loose(state, seat, random)
        state.barred = kind + 1
        remember_return(state, drawer(state), kind)
    state.viewer = 0
