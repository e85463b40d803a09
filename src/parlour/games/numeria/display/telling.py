"""What is told, as numbers (`display.saying`): scenes, ways, tropes and their kinds, drafts, hints."""

from __future__ import annotations

from typing import Any, Final

from parlour.display.saying import (
    ABSENT,
    AND,
    END,
    GAIN,
    HINT,
    NUMBER,
    OR,
    PART,
    PLACE,
    PLACE_SHOWN,
    SEAT,
    SPACED,
    STATUS,
    WORDS,
    Parameters,
    say,
)
from parlour.games.numeria.display.messages import M
from parlour.games.numeria.display.pieces import numbers_in, place_of
from parlour.games.numeria.display.ways import is_slide, path
from parlour.games.numeria.record import NumeriaState
from parlour.games.numeria.rules.actions import any_move
from parlour.games.numeria.rules.flow import turn
from parlour.games.numeria.rules.lines import kinds_of, made_through
from parlour.games.numeria.rules.tropes import RADIX
from parlour.games.numeria.state import DEALS, ENDED, FILLING, PASS, SEATS, STARTER_DUE, TAKE, TAKING, TILES
from parlour.games.numeria.state.geometry import LENGTH, LINES, MOST_THROUGH, NOWHERE, SQUARES, THROUGH
from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

OTHER, YOU = range(2)
"""A move is told after the name of who made it, or to the player who reads it."""
PARAMETERS: Final[Parameters] = {
    **dict.fromkeys(("home", "goal"), PLACE),
    "who": ("other", "you"),
    **dict.fromkeys(("between", "kinds", "move", "moves", "numbers", "trope", "tropes"), WORDS),
}

KINDS: Final = (
    *(M.kind_consecutive, M.kind_multiples, M.kind_irregular, M.kind_plus_123, M.kind_prime),
    *(M.kind_power, M.kind_square, M.kind_triangular, M.kind_fibonacci),
)
"""In the order of `rules.tropes.NAMED`."""
LATE: Final = 2
"""Quiet turns are announced once this fraction of the allowed ones has passed: one part in this many."""
WAY: Final = 4096
"""Beyond all that is told: scratch for the squares of a way."""


# -- the scene ---------------------------------------------------------------------------------------------


@compiled
def scene(state: NumeriaState, seat: int, out: Array) -> int:
    """The table as a seat sees it; everything is open."""
    n, quiet, limit = _sentence(state, seat, out), int(state.quiet), int(state.no_trope_limit)
    for one in range(SEATS):
        n = say(out, n, SEAT, int(state.collected[one]))
    n = say(out, n, STATUS)
    if limit and LATE * quiet > limit:
        return say(out, n, M.status_quiet, quiet, limit)
    return say(out, n, M.status_target, int(state.target))


@compiled
def _sentence(state: NumeriaState, seat: int, out: Array) -> int:
    phase, own = int(state.phase), turn(state) == 1 << seat
    if phase == ENDED:
        return ending(state, out)
    if phase == STARTER_DUE or phase == FILLING:
        return say(out, 0, M.starter_due if phase == STARTER_DUE else M.filling)
    if phase == TAKING:
        n = say(out, 0, M.choose if own else M.choosing)
        return made_at(state, int(state.last_to), OR, out, n)
    if not own:
        return say(out, 0, M.others_move)
    if not any_move(state):
        return say(out, 0, M.must_pass)
    return say(out, 0, M.move_or_end if int(state.passes) else M.move)


# -- the log -----------------------------------------------------------------------------------------------


@compiled
def tell(before: NumeriaState, actor: int, action: int, after: NumeriaState, seat: int, out: Array) -> int:
    """One line for one entry; the tiles are told once the last one lies."""
    if actor == CHANCE:
        if action >= SEAT_DRAW or int(before.dealt) + 1 < DEALS:
            return 0
        return say(out, 0, M.laid_again if int(after.reshuffles) > int(before.reshuffles) else M.laid)
    if action == PASS:
        return say(out, 0, M.passed)
    if action < TAKE:
        return _told_move(before, actor, action, after, out)
    n = say(out, _taken(before, actor, after, out, say(out, 0, M.chose)), GAIN, 1)
    for k in range(LENGTH):
        n = say(out, n, PLACE_SHOWN, place_of(int(LINES[action - TAKE, k])))
    return n


@compiled
def _told_move(before: NumeriaState, actor: int, action: int, after: NumeriaState, out: Array) -> int:
    home, goal, way, shown = action // SQUARES, action % SQUARES, out[WAY:], 0
    several, made, count = int(after.phase) == TAKING, made_through(after, goal), 0
    for k in range(MOST_THROUGH):
        count += made >> k & 1
    n = moved(before, action, OTHER, out, say(out, 0, M.made_several) if several else 0)
    n = say(out, n, count) if several else n
    for k in range(path(before, home, goal, way)):
        n, shown = _shown(int(way[k]), out, n, shown)
    first, last = int(before.collected[actor]), int(after.collected[actor])
    for trope in range(first, last):
        numbers = numbers_in(after, actor, trope)
        n = spelled(before, numbers, out, say(out, n, PART, M.makes))
        for k in range(MOST_THROUGH):
            line = int(THROUGH[goal, k])
            if line != NOWHERE and numbers_on(before, line) ^ 1 | 1 << int(before.board[home]) == numbers:
                for i in range(LENGTH):
                    n, shown = _shown(int(LINES[line, i]), out, n, shown)
    return say(out, n, GAIN, last - first) if last > first else n


@compiled
def _shown(square: int, out: Array, n: int, shown: int) -> Any:
    """Show a square, unless it is one of those shown."""
    if not shown >> square & 1:
        n = say(out, n, PLACE_SHOWN, place_of(square))
    return n, shown | 1 << square


# -- moves and tropes ----------------------------------------------------------------------------------------


@compiled
def moved(state: NumeriaState, action: int, who: int, out: Array, n: int) -> int:
    """A move: "moved the 7 from e8 to e3" (`YOU`: "You move …"; of nobody, `ABSENT`: "move …")."""
    home, goal, way, order = action // SQUARES, action % SQUARES, out[WAY:], who == ABSENT
    tile, here, there = int(state.board[home]), place_of(home), place_of(goal)
    if is_slide(state, home, goal):
        return say(out, n, M.do_slide if order else M.slid, who, tile, here, there)
    length = path(state, home, goal, way)
    if length == 2:
        return say(out, n, M.do_jump if order else M.jumped, who, tile, here, there)
    n = say(out, say(out, n, M.do_jump_via if order else M.jumped_via, who, tile, here), AND)
    for k in range(1, length - 1):
        n = say(out, n, PLACE, place_of(int(way[k])))
    return say(out, say(out, n, END), there)


@compiled
def made_at(state: NumeriaState, goal: int, joint: int, out: Array, n: int) -> int:
    """The tropes through a square that was moved to."""
    n = say(out, n, joint)
    made = made_through(state, goal)
    for k in range(MOST_THROUGH):
        if made >> k & 1:
            n = spelled(state, numbers_on(state, int(THROUGH[goal, k])), out, n)
    return say(out, n, END)


@compiled
def _taken(before: NumeriaState, seat: int, after: NumeriaState, out: Array, n: int) -> int:
    """The tropes that a seat has since taken."""
    n = say(out, n, AND)
    for trope in range(int(before.collected[seat]), int(after.collected[seat])):
        n = spelled(after, numbers_in(after, seat, trope), out, n)
    return say(out, n, END)


@compiled
def numbers_on(state: NumeriaState, line: int) -> int:
    """The numbers on a line, as a set; an empty square is 0."""
    found = 0
    for k in range(LENGTH):
        found |= 1 << int(state.board[LINES[line, k]])
    return found


@compiled
def spelled(state: NumeriaState, numbers: int, out: Array, n: int) -> int:
    """A trope with its kinds: "4 7 10 13 (irregular)"."""
    n, code = say(out, n, M.spelled, SPACED), 0
    for number in range(1, TILES + 1):
        if numbers >> number & 1:
            n, code = say(out, n, NUMBER, number), code * RADIX + number
    n, kinds = say(out, say(out, n, END), AND), kinds_of(state, code)
    for k in range(len(KINDS)):
        if kinds >> k & 1:
            n = say(out, n, KINDS[k])
    return say(out, n, END)


# -- the draft ---------------------------------------------------------------------------------------------


@compiled
def preview(
    state: NumeriaState, other: NumeriaState, actions: Array, after: NumeriaState, seat: int, out: Array
) -> int:
    """What a draft would do: the move, its way, and the tropes it makes."""
    first, gain = int(actions[0]), int(after.collected[seat]) - int(state.collected[seat])
    if first == PASS:
        n = say(out, say(out, say(out, 0, M.button_pass), SPACED), M.you_pass)
        return say(out, say(out, n, M.ends_game) if int(state.passes) else n, END)
    if int(after.phase) == TAKING:
        n = moved(state, first, YOU, out, say(out, say(out, 0, M.button_choose), M.draft_choose))
        return made_at(after, int(after.last_to), AND, out, n)
    if not gain:
        n = say(out, say(out, 0, M.button_move, place_of(first % SQUARES)), M.draft_move)
        return moved(state, first, YOU, out, n)
    if int(actions[-1]) >= TAKE:
        n = say(out, say(out, 0, M.button_take_it), M.you_take)
    else:
        n = moved(state, first, YOU, out, say(out, say(out, 0, M.button_take, gain), M.draft_take))
    n = say(out, _taken(state, seat, after, out, n), GAIN, gain)
    return say(out, n, HINT, M.you_win) if int(after.phase) == ENDED else n


# -- the end, and hints --------------------------------------------------------------------------------------


@compiled
def ending(state: NumeriaState, out: Array) -> int:
    """Why the game ended, in plain words."""
    if int(state.phase) != ENDED:
        return say(out, 0, M.not_over)
    for seat in range(SEATS):
        count = int(state.collected[seat])
        if count >= int(state.target):
            return spelled(state, numbers_in(state, seat, count - 1), out, say(out, 0, M.last_taken))
    if int(state.passes) == SEATS:
        return say(out, 0, M.both_passed)
    return say(out, 0, M.too_quiet, int(state.quiet))


@compiled
def instruction(state: NumeriaState, seat: int, action: int, out: Array) -> int:
    """What to do, in the imperative: "jump with the 7 from e8 via e6 to e4"."""
    if action == PASS:
        return say(out, 0, M.do_pass)
    if action < TAKE:
        return moved(state, action, ABSENT, out, 0)
    return spelled(state, numbers_on(state, action - TAKE), out, say(out, 0, M.do_take))
