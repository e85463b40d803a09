"""The flow of a game: who is due, what an action does, how it ends. The contract is `kernel.rules`."""

from __future__ import annotations

from parlour.games.triolet.record import TrioletState
from parlour.games.triolet.rules.board import put, survey
from parlour.games.triolet.rules.hidden import (
    drawer,
    forget_returns,
    knows,
    remember_draw,
    remember_return,
    swapped_kind,
)
from parlour.games.triolet.rules.scoring import (
    all_played,
    covers_repeat,
    left_in_other_hands,
    play_points,
    unplayed,
)
from parlour.games.triolet.state import (
    ALL_PASSED,
    ALL_PLAYED,
    CELLS,
    COPIES,
    DEAD_BOARD,
    DRAW_DUE,
    END,
    FIRST_OUT,
    FIRST_SEAT,
    HAND,
    JOKER,
    MOST_SKIPS,
    NO_LIMIT,
    PASS,
    PLACE_JOKER,
    PLAYING,
    RUNNING,
    SIZE,
    SKIP_LIMIT,
    STARTER_DUE,
    SWAP_ONE,
    TOKENS,
    VALUES,
    WENT_OUT,
)
from parlour.kernel.actors import CHANCE, OVER, SEAT_DRAW
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array


@compiled
def start(state: TrioletState) -> None:
    """An empty board and a full bag; the first player is still to be drawn."""
    fill_bag(state)
    survey(state)
    state.stage = STARTER_DUE


@compiled
def fill_bag(state: TrioletState) -> None:
    """Put all tokens into the bag."""
    for value in range(VALUES):
        state.bag[value] = COPIES[value]
    state.bag[JOKER] = state.jokers
    state.bag_size = TOKENS + int(state.jokers)


@compiled
def turn(state: TrioletState) -> int:
    """The one seat to act as a bit mask, or a draw, or the end."""
    if int(state.ending) != RUNNING:
        return OVER
    if int(state.stage) != PLAYING:
        return CHANCE
    return 1 << int(state.mover)


@compiled
def play(state: TrioletState, actor: int, action: int) -> None:
    """Draw, place, end, swap or pass."""
    if actor == CHANCE:
        if int(state.stage) == STARTER_DUE:
            state.mover = action - SEAT_DRAW
            state.stage = DRAW_DUE
        else:
            draw_token(state, action)
    elif action == END:
        if int(state.swapped) > 0:
            skip(state, False)
        else:
            end_play(state, actor)
    elif action == PASS:
        skip(state, True)
    elif swapped_kind(action) >= 0:
        swap(state, actor, swapped_kind(action))
    else:
        place_by(state, actor, action)


@compiled
def place_by(state: TrioletState, seat: int, action: int) -> None:
    """Lay the token that an action of placing names, or the joker with the value that it names."""
    if action < END:
        place(state, seat, action // CELLS, 1 + action // CELLS, action % CELLS)
    else:
        number = action - PLACE_JOKER
        place(state, seat, JOKER, 1 + VALUES + number // CELLS, number % CELLS)


# -- draws ---------------------------------------------------------------------------------------------


@compiled
def draw_token(state: TrioletState, kind: int) -> None:
    """The seat that lacks tokens takes one from the bag."""
    seat = drawer(state)
    state.held[seat] += 1
    state.bag_size -= 1
    if knows(state, seat):
        state.hands[seat, kind] += 1
        state.bag[kind] -= 1
        if int(state.swapped) > 0:
            remember_draw(state, seat, kind)
    forget_returns(state, seat)
    if int(state.held[seat]) == HAND or int(state.bag_size) == 0:
        state.swapped = 0
        call_draws(state)


@compiled
def call_draws(state: TrioletState) -> None:
    """Let tokens be drawn while the bag has some and a hand lacks some; then play goes on."""
    state.stage = PLAYING
    if int(state.bag_size) > 0:
        for seat in range(int(state.seats)):
            if int(state.held[seat]) < HAND:
                state.stage = DRAW_DUE


# -- a play --------------------------------------------------------------------------------------------


@compiled
def place(state: TrioletState, seat: int, kind: int, content: int, cell: int) -> None:
    """Lay a token on the board, as part of the play that `draft` lists in ascending order."""
    state.hands[seat, kind] -= 1
    state.held[seat] -= 1
    put(state, cell // SIZE, cell % SIZE, content)
    i = int(state.placed)
    while i > 0 and int(state.draft[i - 1]) > cell:
        state.draft[i] = state.draft[i - 1]
        i -= 1
    state.draft[i] = cell
    state.placed += 1


@compiled
def forget_draft(state: TrioletState) -> None:
    """Begin no play, or end the one that is begun."""
    state.placed = 0
    for i in range(HAND):
        state.draft[i] = 0


@compiled
def end_play(state: TrioletState, seat: int) -> None:
    """Score the play, then see how the game goes on."""
    state.scores[seat] += play_points(state)
    again = covers_repeat(state)
    forget_draft(state)
    state.skips = 0
    state.passes = 0
    has_tokens = int(state.held[seat]) > 0 or int(state.bag_size) > 0
    if int(state.finish) == FIRST_OUT and not has_tokens:
        if int(state.finish_bonus) == 1:
            state.scores[seat] += left_in_other_hands(state, seat)
        finish(state, WENT_OUT)
    elif all_played(state):
        finish(state, ALL_PLAYED)
    elif is_dead(state):
        finish(state, DEAD_BOARD)
    else:
        if again and has_tokens:
            state.extra = 1
        else:
            pass_turn(state)
        call_draws(state)


@compiled
def is_dead(state: TrioletState) -> bool:
    """Whether no token off the board fits anywhere."""
    for value in range(VALUES):
        if int(state.room[value]) > 0 and (unplayed(state, value) > 0 or unplayed(state, JOKER) > 0):
            return False
    return True


@compiled
def pass_turn(state: TrioletState) -> None:
    """The next seat that has or will have tokens is to play."""
    seats = int(state.seats)
    state.extra = 0
    if int(state.opened) < seats:
        state.opened += 1
    seat = (int(state.mover) + 1) % seats
    while int(state.held[seat]) == 0 and int(state.bag_size) == 0:
        seat = (seat + 1) % seats
    state.mover = seat


# -- a turn without a play -----------------------------------------------------------------------------


@compiled
def swap(state: TrioletState, seat: int, kind: int) -> None:
    """Put a token back. Where that is the whole exchange, the turn is over, and another kind is drawn."""
    state.hands[seat, kind] -= 1
    state.held[seat] -= 1
    state.bag[kind] += 1
    state.bag_size += 1
    state.swapped += 1
    remember_return(state, seat, kind)
    if int(state.stuck) == SWAP_ONE:
        state.barred = kind + 1
        skip(state, False)


@compiled
def skip(state: TrioletState, passed: bool) -> None:
    """End a turn, or an extra play, in which nothing was placed."""
    if int(state.extra) == 0:  # a turn that began with a play is no skip
        state.skips = min(int(state.skips) + 1, MOST_SKIPS)
        if passed:
            state.passes += 1
        else:
            state.passes = 0
    if passed and int(state.passes) >= seats_with_tokens(state):
        finish(state, ALL_PASSED)
    elif is_limited(state) and int(state.skips) >= int(state.max_skip_rounds) * int(state.seats):
        finish(state, SKIP_LIMIT)
    else:
        pass_turn(state)
        call_draws(state)


@compiled
def is_limited(state: TrioletState) -> bool:
    """Whether enough rounds without a token placed end the game (7.7)."""
    return int(state.max_skip_rounds) != NO_LIMIT


@compiled
def seats_with_tokens(state: TrioletState) -> int:
    """How many seats still hold tokens."""
    count = 0
    for seat in range(int(state.seats)):
        if int(state.held[seat]) > 0:
            count += 1
    return count


# -- the end -------------------------------------------------------------------------------------------


@compiled
def finish(state: TrioletState, ending: int) -> None:
    """The game is over; nothing is drawn any more."""
    state.ending = ending
    state.extra = 0
    state.swapped = 0
    state.barred = 0


@compiled
def scores(state: TrioletState, out: Array) -> None:
    """The points of every seat."""
    for seat in range(int(state.seats)):
        out[seat] = state.scores[seat]


@compiled
def returns(state: TrioletState, out: Array) -> None:
    """The highest score wins; those level at the top share the win, or the first seat has it (7.2)."""
    seats = int(state.seats)
    best = int(state.scores[0])
    for seat in range(seats):
        best = max(best, int(state.scores[seat]))
    winners = 0
    last = seats  # the seats before it win, if their score is the best
    for seat in range(seats):
        if int(state.scores[seat]) == best and seat < last:
            winners += 1
            if int(state.ties) == FIRST_SEAT:
                last = seat + 1
    for seat in range(seats):
        if int(state.scores[seat]) == best and seat < last:
            out[seat] = (seats / winners - 1.0) / (seats - 1.0)
        else:
            out[seat] = -1.0 / (seats - 1.0)
