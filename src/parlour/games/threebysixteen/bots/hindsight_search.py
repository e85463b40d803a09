"""What a board can still reach when the calls to come are known, searched in slices.

A beam search is tried from narrow to wide, one step of `beam_search` a slice. A beam that left nothing out
proves its end. `kernel.hindsight_contract` says what its callers expect.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.games.threebysixteen.bots.beam_search import (
    BOUND_WEIGHT,
    COVERED_WEIGHT,
    DEEPEST,
    NO_CALL,
    Beam,
    expand,
    rank_all,
)
from parlour.games.threebysixteen.bots.bounds import lower_bound
from parlour.games.threebysixteen.bots.single_board import (
    BOARD,
    NOT_PUT,
    SIZES,
    copy_board,
    left_over,
)
from parlour.games.threebysixteen.bots.solo_view import narrow
from parlour.games.threebysixteen.record import ThreebysixteenState
from parlour.games.threebysixteen.rules.flow import play
from parlour.games.threebysixteen.state import (
    CALLER_HOUSE,
    DONE,
    MAX_COLUMNS,
    MAX_RUNS,
    MAX_TILES,
    MAX_TOP,
    NOBODY,
    PLACE,
    START,
    STATE,
    TAKE,
    TRANSFERS_FREE,
)
from parlour.kernel.actors import CHANCE
from parlour.kernel.compile.decorators import compiled, copy_record
from parlour.kernel.types import Array

MOST_KEPT: Final = 16_000
"""Positions kept after each call, at most: what a phone has memory for."""
CHILDREN: Final = 12
"""Capacity for positions after a step, per position before it."""
SLOTS_EACH: Final = 4
"""Places in the table of positions met, at least, per position that there is room for."""
MOST_SLOTS: Final = 1 << (SLOTS_EACH * CHILDREN * MOST_KEPT - 1).bit_length()
SCRATCH: Final = MAX_TOP + 2
STEPS: Final = MAX_TILES + 1
"""One for each call, and one before the first."""
HALVES: Final = 2.0
"""Ranks are whole halves."""
RANKS: Final = int(HALVES * (BOUND_WEIGHT + 1 + COVERED_WEIGHT) * MAX_TILES) + 1
WIDTHS: Final = (1, 50, 300, 2000, 4000, 8000)
"""Beams are tried from narrow to wide, up to the effort; the narrowest always finds an end."""

WAY: Final = np.dtype(
    [("parent", np.int32), ("column", np.int8), ("taken", np.int8), ("takes", np.int8, (MAX_TILES,))]
)
"""How a position that was kept came about, by the names of `single_board.BOARD`."""

WORK: Final = np.dtype(
    [
        # what is found (kernel.hindsight_contract)
        ("found", np.int64),
        ("cost", np.int64),  # tiles left
        ("bound", np.int64),
        ("length", np.int64),
        ("way", np.int32, (3 * MAX_TILES,)),
        # where the search stands
        ("over", np.int64),
        ("calls", np.int64),
        ("early", np.int64),  # whether tiles can be taken before the first call: 1 or 0
        ("effort", np.int64),
        ("width", np.int64),  # positions kept after each call
        ("step", np.int64),
        ("kept", np.int64),
        ("whole", np.int64),  # whether nothing was left out so far
        ("sizes", SIZES, (1,)),
        ("order", np.int64, (MAX_TILES,)),
        ("free", np.int64, (SCRATCH,)),
        ("scratch", np.int64, (3, SCRATCH)),
        ("states", STATE, (2,)),  # the board alone at the beginning, and on the way
        ("boards", BOARD, (MOST_KEPT + 1,)),  # those kept; the last is where all begins
        ("trials", BOARD, (DEEPEST + 1,)),
        ("children", BOARD, (CHILDREN * MOST_KEPT,)),
        ("sorted", np.int32, (CHILDREN * MOST_KEPT,)),
        ("heads", np.int32, (RANKS + 1,)),
        ("table", np.uint64, (MOST_SLOTS,)),
        ("ways", WAY, (STEPS, MOST_KEPT)),
        ("best", WAY, (STEPS,)),  # the way to the best end
    ]
)
"""The memory of a search: 117 MB, of which a narrow one touches little."""


# -- the contract --------------------------------------------------------------------------------------------


@compiled
def begin(work: Any, state: ThreebysixteenState, seat: int, draws: Array, effort: int) -> None:
    """Begin with a seat's board as it stands between two steps; `effort` is the widest beam."""
    copy_record(state, work.states[0])
    leave_alone(work.states[0], seat, draws)
    work.calls = draws.shape[0]
    for call in range(draws.shape[0]):
        work.order[call] = draws[call]
    set_out(work, work.states[0], work.sizes[0], work.boards[MOST_KEPT])
    work.early = 0
    if int(work.sizes[0].transfers) == TRANSFERS_FREE and draws.shape[0] > 0:
        work.early = 1
    count_free(work, 0)
    work.found = 0
    work.over = 0
    work.length = 0
    work.cost = int(state.runs) * int(state.top) + 1
    work.bound = lower_bound(
        work.boards[MOST_KEPT], work.free, work.sizes[0], work.scratch[0], work.scratch[1], work.scratch[2]
    )
    work.effort = min(effort, MOST_KEPT)
    begin_beam(work, WIDTHS[0])
    if draws.shape[0] == 0:
        work.found = 1
        work.over = 1
        work.cost = left_over(work.boards[MOST_KEPT], work.sizes[0])
        work.bound = work.cost


@compiled
def search(work: Any) -> bool:
    """One step of the present beam."""
    if work.over != 0:
        return True
    step = int(work.step)
    called = step + 1 - int(work.early)
    count_free(work, called)
    number = NO_CALL
    if called > 0:
        number = int(work.order[called - 1])
    room = CHILDREN * int(work.width)
    slots = 1
    while slots < SLOTS_EACH * room:
        slots *= 2
    for at in range(slots):
        work.table[at] = np.uint64(0)
    sizes = work.sizes[0]
    beam = Beam(work.children[:room], work.table[:slots], work.trials, work.scratch)
    count = expand(work.boards, int(work.kept), number, work.free, sizes, int(work.cost) - 1, beam)
    if count == room or count > int(work.width):
        work.whole = 0
    rank_all(work.children, count, work.order[: int(work.calls)], called, sizes, work.trials[0])
    keep_best(work, count)
    work.step = step + 1
    if count == 0:
        end_beam(work)
    elif step + 1 == int(work.calls) + int(work.early):
        note_best(work)
        end_beam(work)
    return int(work.over) != 0


@compiled
def spell(work: Any) -> None:
    """The best way as actions, tried on the board alone."""
    copy_record(work.states[0], work.states[1])
    work.length = 0
    early = int(work.early)
    for call in range(int(work.calls)):
        play(work.states[1], CHANCE, int(work.order[call]))
        if call == 0 and early != 0:
            act_takes(work, work.best[0])
        step = work.best[call + early]
        if int(step.column) == NOT_PUT:
            act(work, START)
        else:
            act(work, PLACE + int(step.column))
        act_takes(work, step)
        if int(work.states[1].done[0]) == 0:
            act(work, DONE)


# -- at the beginning ----------------------------------------------------------------------------------------


@compiled
def leave_alone(state: ThreebysixteenState, seat: int, draws: Array) -> None:
    """Make a position between two steps a game alone on a seat's board, with only these calls to come."""
    narrow(state, seat)
    state.viewer = 0
    state.caller = CALLER_HOUSE
    state.calling = NOBODY
    state.called = 0
    state.calls = int(state.runs) * int(state.top) - draws.shape[0]
    for number in range(MAX_TOP + 1):
        state.left[number] = 0
    for call in range(draws.shape[0]):
        state.left[int(draws[call])] += 1


@compiled
def set_out(work: Any, state: ThreebysixteenState, sizes: Any, board: Any) -> None:
    """The sizes and the board to begin with."""
    sizes.runs = state.runs
    sizes.top = state.top
    sizes.columns = state.columns
    sizes.transfers = state.transfers
    for row in range(MAX_RUNS):
        board.rows[row] = state.rows[0, row]
    for column in range(MAX_COLUMNS):
        board.heights[column] = state.heights[0, column]
        for at in range(MAX_TILES):
            board.stacks[column, at] = state.stacks[0, column, at]
    board.parent = 0
    board.column = NOT_PUT
    board.taken = 0


@compiled
def count_free(work: Any, called: int) -> None:
    """By number, the tiles still to be called after a number of calls."""
    for number in range(SCRATCH):
        work.free[number] = 0
    for call in range(called, int(work.calls)):
        work.free[int(work.order[call])] += 1


# -- beams ---------------------------------------------------------------------------------------------------


@compiled
def begin_beam(work: Any, width: int) -> None:
    """Begin at the first position with a width."""
    copy_board(work.boards[MOST_KEPT], work.boards[0], work.sizes[0])
    work.kept = 1
    work.width = width
    work.step = 0
    work.whole = 1


@compiled
def end_beam(work: Any) -> None:
    """Go on with the next width, unless nothing better can be found."""
    if work.whole != 0:
        work.bound = work.cost
    if int(work.cost) <= int(work.bound) or int(work.width) == int(work.effort):
        work.over = 1
        return
    for width in WIDTHS:
        if width > int(work.width):
            begin_beam(work, min(width, int(work.effort)))
            return
    begin_beam(work, int(work.effort))


@compiled
def keep_best(work: Any, count: int) -> None:
    """Keep the best children, those of a rank as they came, and note how they came about."""
    sort(work, count)
    kept = min(count, int(work.width))
    for at in range(kept):
        board = work.children[int(work.sorted[at])]
        copy_board(board, work.boards[at], work.sizes[0])
        note(board, work.ways[int(work.step), at])
    work.kept = kept


@compiled
def sort(work: Any, count: int) -> None:
    """Sort children by their rank: counted, so that equal ones keep their order."""
    for rank in range(RANKS + 1):
        work.heads[rank] = 0
    for child in range(count):
        work.heads[int(HALVES * work.children[child].rank) + 1] += 1
    for rank in range(RANKS):
        work.heads[rank + 1] += work.heads[rank]
    for child in range(count):
        rank = int(HALVES * work.children[child].rank)
        work.sorted[int(work.heads[rank])] = child
        work.heads[rank] += 1


@compiled
def note(board: Any, way: Any) -> None:
    """How a position came about."""
    way.parent = board.parent
    way.column = board.column
    way.taken = board.taken
    for at in range(int(board.taken)):
        way.takes[at] = board.takes[at]


@compiled
def note_best(work: Any) -> None:
    """The best of the last positions, the first of equals, and its steps, if no better end is known."""
    best = 0
    cost = left_over(work.boards[0], work.sizes[0])
    for at in range(1, int(work.kept)):
        left = left_over(work.boards[at], work.sizes[0])
        if left < cost:
            best = at
            cost = left
    if cost >= int(work.cost):  # bounds are not exact: a wider beam may end worse
        return
    work.found = 1
    work.cost = cost
    for step in range(int(work.step) - 1, -1, -1):
        copy_record(work.ways[step, best], work.best[step])
        best = int(work.ways[step, best].parent)


# -- a way as actions ----------------------------------------------------------------------------------------


@compiled
def act_takes(work: Any, step: Any) -> None:
    """The takes of a step."""
    for at in range(int(step.taken)):
        act(work, TAKE + int(step.takes[at]))


@compiled
def act(work: Any, action: int) -> None:
    """One action, noted and played."""
    work.way[int(work.length)] = action
    work.length += 1
    play(work.states[1], 0, action)


def warm(states: Any, randoms: Any) -> None:
    """Have it compiled, by a game of one row of two tiles."""
    states[0].runs, states[0].top, states[0].columns, states[0].seats = 1, 2, 1, 1
    work = np.zeros(1, WORK).view(np.recarray)[0]
    begin(work, states[0], 0, np.array([1, 2], np.int32), WIDTHS[0])
    while not search(work):
        pass
    spell(work)
