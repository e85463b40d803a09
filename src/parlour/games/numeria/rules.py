"""The rules of Numeria, as plain functions on one record. Numbers in comments are those of RULES.md.

Sets of squares are 64-bit masks, used only by shifting and testing single bits, so that the sign of the highest
bit never matters.
"""

from __future__ import annotations

from typing import Any

from parlour.games.numeria.state import (
    CENTRE,
    CORNERS,
    DIAGONAL,
    ENDED,
    FILLED,
    FIRST_RANDOM,
    FILLING,
    IS_DIAGONAL,
    LENGTH,
    LINES,
    LOT_DUE,
    LOWEST_BIT,
    MAX_PILE,
    MAX_RESHUFFLES,
    MOST_THROUGH,
    MOVING,
    NEXT,
    NOWHERE,
    PASS,
    RESHUFFLE,
    SEATS,
    SIDE,
    SQUARES,
    TAKE,
    TAKE_ALL,
    TAKING,
    THROUGH,
    TILES,
)
from parlour.games.numeria.tropes import ALWAYS, CODES, CONDITIONS, ONLY_PRINTED, RADIX
from parlour.kernel.actors import CHANCE, LOT, OVER
from parlour.kernel.compiled import compiled
from parlour.kernel.results import share_win

DIRECTIONS = len(IS_DIAGONAL)
CODE_COUNT = len(CODES)
LINE_COUNT = len(LINES)
CORNER_COUNT = len(CORNERS)
ROW_MASK = (1 << SIDE) - 1


@compiled
def start(state: Any) -> None:
    """An empty board; who begins may be drawn (1.3)."""
    state.last_from = NOWHERE
    state.last_to = NOWHERE
    if int(state.first) == FIRST_RANDOM:
        state.phase = LOT_DUE
    else:
        state.mover = state.first
        state.phase = FILLING


@compiled
def turn(state: Any) -> int:
    """Chance fills the board, then one seat at a time."""
    phase = int(state.phase)
    if phase == ENDED:
        return OVER
    if phase == LOT_DUE or phase == FILLING:
        return CHANCE
    return 1 << int(state.mover)


@compiled
def chance(state: Any, out: Any, weights: Any) -> int:
    """The lot; then every tile not dealt yet; then one of the four in the centre for each corner (1.2)."""
    count = 0
    if int(state.phase) == LOT_DUE:
        for seat in range(SEATS):
            out[count] = LOT + seat
            weights[count] = 1
            count += 1
        return count
    dealing = int(state.dealt) < TILES
    for tile in range(1, TILES + 1):
        if dealing != on_board(state, tile, dealing):
            out[count] = tile
            weights[count] = 1
            count += 1
    return count


@compiled
def on_board(state: Any, tile: int, anywhere: bool) -> bool:
    """Whether a tile lies on the board, or (not `anywhere`) on one of its four central squares."""
    if anywhere:
        for square in range(SQUARES):
            if int(state.board[square]) == tile:
                return True
        return False
    for k in range(CORNER_COUNT):
        if int(state.board[CENTRE[k]]) == tile:
            return True
    return False


@compiled
def slides(state: Any, origin: int, home: int) -> int:
    """Where a tile slides from `origin` like a queen, its own square `home` counting as empty (3.1)."""
    mask = 0
    for direction in range(DIRECTIONS):
        square = int(NEXT[origin, direction])
        while square != NOWHERE and (state.board[square] == 0 or square == home):
            mask |= 1 << square
            square = int(NEXT[square, direction])
    return mask


@compiled
def first_of(mask: int) -> int:
    """The lowest square of a mask that is not empty."""
    row = 0
    while mask >> (SIDE * row) & ROW_MASK == 0:
        row += 1
    return SIDE * row + int(LOWEST_BIT[mask >> (SIDE * row) & ROW_MASK])


@compiled
def jumps(state: Any, origins: int, home: int) -> int:
    """Where a tile gets from any of `origins` by one or more jumps over single tiles (3.2)."""
    reached = 0
    todo = origins
    done = 0
    only_diagonal = int(state.jump_dirs) == DIAGONAL
    while todo != 0:
        origin = first_of(todo)
        todo ^= 1 << origin
        done |= 1 << origin
        for direction in range(DIRECTIONS):
            if only_diagonal and not IS_DIAGONAL[direction]:
                continue
            over = int(NEXT[origin, direction])
            if over == NOWHERE or over == home or state.board[over] == 0:
                continue
            square = int(NEXT[over, direction])
            if square == NOWHERE or (state.board[square] != 0 and square != home):
                continue
            reached |= 1 << square
            if done >> square & 1 == 0:
                todo |= 1 << square
    return reached


@compiled
def destinations(state: Any, home: int) -> int:
    """Mask of where the tile on a square may go; never back to its own square (3.1, 3.2)."""
    slid = slides(state, home, home)
    jumped = jumps(state, 1 << home, home)
    mask = slid | jumped
    if state.combine != 0:
        mask |= jumps(state, slid, home)
        rest = jumped
        while rest != 0:
            square = first_of(rest)
            rest ^= 1 << square
            mask |= slides(state, square, home)
    if mask >> home & 1:
        mask ^= 1 << home
    return mask


@compiled
def legal(state: Any, seat: int, out: Any) -> int:
    """Moves from-to, PASS where allowed, or the choice between tropes just made (3)."""
    if turn(state) <= 0 or seat != int(state.mover) or (state.viewer != 0 and int(state.viewer) != seat + 1):
        return 0
    count = 0
    if int(state.phase) == TAKING:
        for line in range(LINE_COUNT):
            if is_made(state, line, int(state.last_to)):
                out[count] = TAKE + line
                count += 1
        return count
    for home in range(SQUARES):
        if state.board[home] == 0:
            continue
        mask = destinations(state, home)
        for row in range(SIDE):
            bits = mask >> (SIDE * row) & ROW_MASK
            while bits != 0:
                out[count] = SQUARES * home + SIDE * row + int(LOWEST_BIT[bits])
                count += 1
                bits &= bits - 1
    if state.passing != 0 or count == 0:
        out[count] = PASS
        count += 1
    return count


@compiled
def is_trope(state: Any, a: int, b: int, c: int, d: int) -> bool:
    """Whether four ascending numbers are a trope under the options (2)."""
    code = ((a * RADIX + b) * RADIX + c) * RADIX + d
    low = 0
    high = CODE_COUNT
    while low < high:
        middle = (low + high) // 2
        if int(CODES[middle]) < code:
            low = middle + 1
        else:
            high = middle
    if low == CODE_COUNT or int(CODES[low]) != code:
        return False
    condition = int(CONDITIONS[low])
    if condition == ALWAYS:
        return True
    if condition == ONLY_PRINTED:
        return state.primes != 0
    return state.power != 0


@compiled
def spells_trope(state: Any, line: int) -> bool:
    """Whether the four tiles of a line, read one way or the other, are a trope (2.1)."""
    a = int(state.board[LINES[line, 0]])
    b = int(state.board[LINES[line, 1]])
    c = int(state.board[LINES[line, 2]])
    d = int(state.board[LINES[line, 3]])
    if a == 0 or b == 0 or c == 0 or d == 0:
        return False
    if a < b and b < c and c < d:
        return is_trope(state, a, b, c, d)
    if a > b and b > c and c > d:
        return is_trope(state, d, c, b, a)
    return False


@compiled
def is_made(state: Any, line: int, square: int) -> bool:
    """Whether a line goes through the square moved to and spells a trope (3.3)."""
    for k in range(LENGTH):
        if int(LINES[line, k]) == square:
            return spells_trope(state, line)
    return False


@compiled
def play(state: Any, actor: int, action: int) -> None:
    """One draw of the set-up, or one action of the seat to move."""
    if actor == CHANCE:
        if int(state.phase) == LOT_DUE:
            state.mover = action - LOT
            state.phase = FILLING
        else:
            deal(state, action)
    elif action == PASS:
        state.passes += 1
        state.quiet += 1
        end_turn(state)
    elif action >= TAKE:
        collect(state, actor, action - TAKE)
        lift(state, action - TAKE)
        end_turn(state)
    else:
        move(state, actor, action // SQUARES, action % SQUARES)


@compiled
def deal(state: Any, tile: int) -> None:
    """A tile to the next of the middle squares; at last the four central ones to the corners (1.2)."""
    dealt = int(state.dealt)
    if dealt < TILES:
        state.board[FILLED[dealt]] = tile
    else:
        for k in range(CORNER_COUNT):
            if int(state.board[CENTRE[k]]) == tile:
                state.board[CENTRE[k]] = 0
        state.board[CORNERS[dealt - TILES]] = tile
    state.dealt = dealt + 1
    if int(state.dealt) < TILES + CORNER_COUNT:
        return
    state.phase = MOVING
    if int(state.setup_tropes) == RESHUFFLE and int(state.reshuffles) < MAX_RESHUFFLES and any_trope(state):
        state.reshuffles += 1
        state.dealt = 0
        state.phase = FILLING
        for square in range(SQUARES):
            state.board[square] = 0


@compiled
def any_trope(state: Any) -> bool:
    """Whether any line spells a trope."""
    for line in range(LINE_COUNT):
        if spells_trope(state, line):
            return True
    return False


@compiled
def move(state: Any, seat: int, home: int, goal: int) -> None:
    """The tile goes; one trope made is taken at once, several are chosen from (3.3, 3.4)."""
    state.board[goal] = state.board[home]
    state.board[home] = 0
    state.last_from = home
    state.last_to = goal
    state.passes = 0
    state.quiet += 1
    made = 0
    first = NOWHERE
    for k in range(MOST_THROUGH):
        line = int(THROUGH[goal, k])
        if line != NOWHERE and spells_trope(state, line):
            made += 1
            if first == NOWHERE:
                first = line
    if made == 0:
        end_turn(state)
    elif made == 1:
        collect(state, seat, first)
        lift(state, first)
        end_turn(state)
    elif int(state.multi) == TAKE_ALL:
        take_all(state, seat, goal)
        end_turn(state)
    else:
        state.phase = TAKING


@compiled
def take_all(state: Any, seat: int, goal: int) -> None:
    """Every trope made counts, then all their tiles leave the board (3.4)."""
    lines = 0  # by position among the lines through the square: they are found before any tile is lifted
    for k in range(MOST_THROUGH):
        line = int(THROUGH[goal, k])
        if line != NOWHERE and spells_trope(state, line):
            lines |= 1 << k
            collect(state, seat, line)
    for k in range(MOST_THROUGH):
        if lines >> k & 1:
            lift(state, int(THROUGH[goal, k]))


@compiled
def collect(state: Any, seat: int, line: int) -> None:
    """Add a line's numbers, ascending, to a seat's pile."""
    count = int(state.collected[seat])
    backwards = int(state.board[LINES[line, 0]]) > int(state.board[LINES[line, 1]])
    for k in range(LENGTH):
        at = LENGTH - 1 - k if backwards else k
        if count < MAX_PILE:
            state.piles[seat, count, k] = state.board[LINES[line, at]]
    state.collected[seat] = count + 1
    state.quiet = 0


@compiled
def lift(state: Any, line: int) -> None:
    """Take the tiles of a line off the board."""
    for k in range(LENGTH):
        state.board[LINES[line, k]] = 0


@compiled
def end_turn(state: Any) -> None:
    """Three tropes win; two passes or too many quiet turns end the game (4)."""
    limit = int(state.no_trope_limit)
    won = int(state.collected[int(state.mover)]) >= int(state.target)
    if won or int(state.passes) == SEATS or (limit > 0 and int(state.quiet) >= limit):
        state.phase = ENDED
    else:
        state.phase = MOVING
        state.mover = 1 - int(state.mover)


@compiled
def returns(state: Any, out: Any) -> None:
    """More tropes win; equal is a draw (4.1, 4.3)."""
    for seat in range(SEATS):
        out[seat] = -int(state.collected[seat])
    share_win(out, SEATS)


@compiled
def scores(state: Any, out: Any) -> None:
    """Tropes collected."""
    for seat in range(SEATS):
        out[seat] = int(state.collected[seat])


@compiled
def conceal(state: Any, seat: int, out: Any) -> None:
    """Everything lies open (5)."""
    out.version = state.version
    out.seats = state.seats
    out.first = state.first
    out.setup_tropes = state.setup_tropes
    out.primes = state.primes
    out.power = state.power
    out.jump_dirs = state.jump_dirs
    out.combine = state.combine
    out.multi = state.multi
    out.target = state.target
    out.passing = state.passing
    out.no_trope_limit = state.no_trope_limit
    out.viewer = seat + 1
    out.phase = state.phase
    out.dealt = state.dealt
    out.reshuffles = state.reshuffles
    out.mover = state.mover
    for square in range(SQUARES):
        out.board[square] = state.board[square]
    out.last_from = state.last_from
    out.last_to = state.last_to
    for other in range(SEATS):
        out.collected[other] = state.collected[other]
        for k in range(MAX_PILE):
            for at in range(LENGTH):
                out.piles[other, k, at] = state.piles[other, k, at]
    out.passes = state.passes
    out.quiet = state.quiet


@compiled
def seen(state: Any, actor: int, action: int, seat: int) -> int:
    """Everything is seen."""
    return action


@compiled
def guess(state: Any, seat: int, random: Any) -> None:
    """Nothing is unknown."""
    state.viewer = 0
