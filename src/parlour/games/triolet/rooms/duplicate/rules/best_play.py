"""The best play there is: every play of the hand is tried, and the rules of ties decide among equals.

A rank is one number: the points (4.2), whether the jokers are spared (4.3), how many tokens (4.4), and the
number of the play (4.5, 4.6), one behind the other. The best play has the highest rank.
"""

from __future__ import annotations

from typing import Final

from parlour.games.triolet.record import TrioletState
from parlour.games.triolet.rooms.duplicate.state import ACROSS, CONTENTS, DOWN, PLAYS, TOKENS_OF_A_PLAY
from parlour.games.triolet.rules.actions import is_alone, jokers_placed, square_allows
from parlour.games.triolet.rules.board import filled, fitting
from parlour.games.triolet.rules.laying import ENDS, lay, next_cell, unlay
from parlour.games.triolet.rules.scoring import play_points
from parlour.games.triolet.state import CELLS, HAND, JOKER, KINDS, SIZE, VALUES
from parlour.kernel.compile.decorators import compiled

SEAT: Final = 0
NO_PLAY: Final = 0
"""Below the rank of any play."""
TOKEN_RANK: Final = PLAYS
JOKER_RANK: Final = TOKEN_RANK * (HAND + 1)
POINT_RANK: Final = JOKER_RANK * 2


@compiled
def best_play(state: TrioletState) -> int:
    """The number of the best play of the hand, which has one."""
    return PLAYS - 1 - best_rank(state) % PLAYS


@compiled
def best_points(state: TrioletState) -> int:
    """The points of the best play of the hand."""
    return best_rank(state) // POINT_RANK


@compiled
def best_rank(state: TrioletState) -> int:
    """The highest rank of a play; `NO_PLAY` where nothing fits."""
    best = NO_PLAY
    for kind in range(KINDS):
        if int(state.hands[SEAT, kind]) == 0:
            continue
        for value in range(lowest(kind), highest(kind) + 1):
            if int(state.room[value]) == 0:
                continue
            for cell in range(CELLS):
                y = cell // SIZE
                x = cell % SIZE
                if int(state.fits[y, x]) >> value & 1 and square_allows(state, SEAT, kind, value, y, x):
                    lay(state, SEAT, kind, content_of(kind, value), cell)
                    best = max(best, best_from(state))
                    unlay(state, SEAT, kind, cell)
    return best


@compiled
def best_from(state: TrioletState) -> int:
    """The highest rank of the play laid, or of one that goes on from it."""
    best = rank(state)
    if int(state.placed) == HAND:
        return best
    for kind in range(KINDS):
        if not can_follow(state, kind):
            continue
        for value in range(lowest(kind), highest(kind) + 1):
            for end in range(ENDS):
                cell = next_cell(state, end)
                if follows(state, kind, value, cell):
                    lay(state, SEAT, kind, content_of(kind, value), cell)
                    best = max(best, best_from(state))
                    unlay(state, SEAT, kind, cell)
    return best


@compiled
def lowest(kind: int) -> int:
    """The lowest value that a token of a kind may show."""
    return 0 if kind == JOKER else kind


@compiled
def highest(kind: int) -> int:
    """The highest value that a token of a kind may show."""
    return VALUES - 1 if kind == JOKER else kind


@compiled
def content_of(kind: int, value: int) -> int:
    """What a cell holds with a token of a kind that shows a value."""
    return 1 + value + (VALUES if kind == JOKER else 0)


@compiled
def can_follow(state: TrioletState, kind: int) -> bool:
    """Whether the hand has a token of a kind that may be the next of a play; one joker is the most."""
    return int(state.hands[SEAT, kind]) > 0 and (kind != JOKER or jokers_placed(state) == 0)


@compiled
def follows(state: TrioletState, kind: int, value: int, cell: int) -> bool:
    """Whether a token may go to an end of the play's line."""
    if cell < 0:
        return False
    y = cell // SIZE
    x = cell % SIZE
    return fitting(state, y, x) >> value & 1 == 1 and square_allows(state, SEAT, kind, value, y, x)


@compiled
def rank(state: TrioletState) -> int:
    """The rank of the play laid; `NO_PLAY` where it may not end as it is."""
    if is_alone(state):
        return NO_PLAY
    spared = 0 if jokers_placed(state) > 0 else 1
    place = PLAYS - 1 - number_of(state)
    return play_points(state) * POINT_RANK + spared * JOKER_RANK + int(state.placed) * TOKEN_RANK + place


@compiled
def number_of(state: TrioletState) -> int:
    """The number of the play that is laid now."""
    first = int(state.draft[0])
    way = ACROSS if first // SIZE == int(state.draft[int(state.placed) - 1]) // SIZE else DOWN
    tokens = 0
    for k in range(HAND):
        tokens *= CONTENTS
        if k < int(state.placed):
            cell = int(state.draft[k])
            tokens += int(state.board[cell // SIZE, cell % SIZE])
    return (way * CELLS + first) * TOKENS_OF_A_PLAY + tokens


# -- reading a play from its number --------------------------------------------------------------------


@compiled
def first_cell(number: int) -> int:
    """The cell that its first token goes to."""
    return number // TOKENS_OF_A_PLAY % CELLS


@compiled
def step(number: int) -> int:
    """From one cell of its line to the next."""
    return 1 if number // TOKENS_OF_A_PLAY < CELLS else SIZE


@compiled
def token(number: int, k: int) -> int:
    """What its k-th token makes a cell hold; 0 where it has no more."""
    tokens = number % TOKENS_OF_A_PLAY
    for _ in range(HAND - 1 - k):
        tokens //= CONTENTS
    return tokens % CONTENTS


@compiled
def next_empty(state: TrioletState, cell: int, number: int) -> int:
    """The first empty cell of its line from a cell on."""
    while filled(state, cell // SIZE, cell % SIZE):
        cell += step(number)
    return cell
