"""What is told, as numbers (`display.saying`): scenes, the log, what a draft would do, hints."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import (
    AND,
    COUNTER,
    END,
    HINT,
    NOTE,
    PART,
    PLACE,
    PLACE_SHOWN,
    PLAYER,
    SEAT,
    SEAT_COLOUR,
    SPACED,
    STATUS,
    WORDS,
    Parameters,
    say,
)
from parlour.games.thirtysix.display.messages import M
from parlour.games.thirtysix.display.pieces import place_of
from parlour.games.thirtysix.notation.words import COLOUR_WORDS
from parlour.games.thirtysix.record import ThirtysixState
from parlour.games.thirtysix.rules.flow import crossed_after, destinations, reserve_size, turn
from parlour.games.thirtysix.state import (
    CHOOSING,
    COLOUR,
    COLOURS,
    COUNTERS,
    ENDED,
    GIVE,
    GIVE_BEFORE,
    GIVING,
    LAYING,
    NOWHERE,
    PASS,
    PLACING,
    SQUARES,
    STARTER_DUE,
    TILES,
)
from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

PARAMETERS: Final[Parameters] = {
    **dict.fromkeys(("square", "start"), PLACE),
    **dict.fromkeys(("colour", "player"), COLOUR_WORDS),
    "seat": PLAYER,
    **dict.fromkeys(("left", "pawns", "turn"), WORDS),
}

PLACED: Final = (M.placed, M.none)
SOWS: Final = (M.sows, M.sows_none)
"""Messages of a counter that a move brings, and of none."""

FIRST_SEAT_COLOUR: Final = 1
"""The seat colour of the player of red, the first colour, among vermilion, green and blue."""


# -- the scene ---------------------------------------------------------------------------------------------


@compiled
def scene(state: ThirtysixState, seat: int, out: Array) -> int:
    """The table as a seat sees it; everything is open."""
    n = _sentence(state, seat, out)
    for one in range(int(state.seats)):
        chosen = int(state.chosen[one])
        n = say(out, n, SEAT, COUNTERS if chosen == NOWHERE else reserve_size(state, one))
        for colour in range(COLOURS):
            count = int(state.reserve[one, colour])
            if count:
                n = say(out, say(out, n, COUNTER, count), M.held, colour, count)
        if chosen != NOWHERE:
            n = say(out, say(out, n, NOTE), M.note_plays, chosen)
            n = say(out, n, SEAT_COLOUR, (chosen + FIRST_SEAT_COLOUR) % COLOURS)
        else:
            n = say(out, n, SEAT_COLOUR, COLOURS + one)  # a colour that nobody plays
    idle, limit = int(state.idle), int(state.idle_limit)
    if limit and idle > limit // 2:
        n = say(out, say(out, n, STATUS), M.status_idle, idle, limit)
    return n


@compiled
def _sentence(state: ThirtysixState, seat: int, out: Array) -> int:
    phase = int(state.phase)
    if phase == ENDED:
        return ending(state, out)
    if phase == STARTER_DUE or phase == LAYING:
        return say(out, 0, M.starter_due if phase == STARTER_DUE else M.laying)
    own = turn(state) == 1 << seat
    if phase == CHOOSING:
        return say(out, 0, M.choose if own else M.others_choose)
    if phase == PLACING:
        return say(out, 0, M.place if own else M.others_place)
    if phase == GIVING:
        return say(out, 0, M.give if own else M.others_give)
    if not own:
        return say(out, 0, M.others_move)
    return say(out, 0, M.move if destinations(state, seat) else M.must_pass)


# -- the log -----------------------------------------------------------------------------------------------


@compiled
def tell(
    before: ThirtysixState, actor: int, action: int, after: ThirtysixState, seat: int, out: Array
) -> int:
    """One line for one entry; tiles are told once the last one lies."""
    if actor == CHANCE:
        return say(out, 0, M.laid) if action < SEAT_DRAW and int(after.slot) == TILES else 0
    if action == PASS:
        return say(out, 0, M.passed)
    if action >= GIVE:
        other = int(before.owed[0])
        n = say(out, 0, M.gave, int(before.chosen[other]), action - GIVE)
        n = say(out, n, PLACE_SHOWN, place_of(before, int(before.pawn[other])))
        return _told_rest(before, actor, after, out, say(out, n, PART))
    if action >= COLOUR:
        return say(out, 0, M.plays, action - COLOUR)
    if int(before.phase) == PLACING:
        return say(out, say(out, 0, M.put, place_of(before, action)), PLACE_SHOWN, place_of(before, action))
    return _told_move(before, actor, action, after, out)


@compiled
def _told_rest(before: ThirtysixState, seat: int, after: ThirtysixState, out: Array, n: int) -> int:
    """What a gift leaves of the reserve, and the counter that is placed after the last one."""
    later = int(before.give_order) == GIVE_BEFORE and int(after.phase) != GIVING
    if later and (int(after.counters) != int(before.counters) or reserve_size(after, seat)):
        return _sown(before, seat, int(before.pawn[seat]), after, out, n, PLACED)
    return say(out, n, M.score, reserve_size(after, seat))


@compiled
def _told_move(before: ThirtysixState, seat: int, square: int, after: ThirtysixState, out: Array) -> int:
    here, there = place_of(before, int(before.pawn[seat])), place_of(before, square)
    n = say(out, 0, M.through, there) if _is_gate(before, seat, square) else say(out, 0, M.moved, here, there)
    n = say(out, say(out, n, PLACE_SHOWN, here), PLACE_SHOWN, there)
    if not _gives_first(after):
        n = _sown(before, seat, square, after, out, say(out, n, PART), PLACED)
    return _crossed(before, seat, square, out, n, PART, M.crossed)


@compiled
def _gives_first(state: ThirtysixState) -> bool:
    """Whether a counter is given away before one is placed."""
    return int(state.phase) == GIVING and int(state.give_order) == GIVE_BEFORE


@compiled
def _is_gate(before: ThirtysixState, seat: int, square: int) -> bool:
    return int(before.gate[int(before.pawn[seat])]) == square


@compiled
def _sown(
    before: ThirtysixState,
    seat: int,
    square: int,
    after: ThirtysixState,
    out: Array,
    n: int,
    messages: tuple[int, int],
) -> int:
    """Whether a move brings a counter, by one of two messages."""
    some, none = messages
    colour = int(before.colour[square])
    if int(after.counters) >> square & 1:
        return say(out, say(out, n, some, colour), M.score, reserve_size(after, seat))
    return say(out, n, none, colour)


@compiled
def _crossed(
    before: ThirtysixState, seat: int, square: int, out: Array, n: int, tag: int, message: int
) -> int:
    """A message about the pawns that a straight move crosses, nearest first, after a tag; or nothing."""
    home = int(before.pawn[seat])
    begun = then = say(out, say(out, say(out, n, tag), message), AND) if tag else say(out, n, message, AND)
    for steps in range(1, 0 if _is_gate(before, seat, square) else SQUARES):
        for other in range(int(before.seats)):
            if other != seat and crossed_after(before, home, square, other) == steps:
                then = say(out, then, M.crossed_pawn, int(before.chosen[other]))
    return say(out, then, END) if then > begun else n


# -- the draft ---------------------------------------------------------------------------------------------


@compiled
def preview(
    state: ThirtysixState, other: ThirtysixState, actions: Array, after: ThirtysixState, seat: int, out: Array
) -> int:
    """What a draft would do."""
    first = int(actions[0])
    if first == PASS:
        return say(out, say(out, 0, M.button_pass), M.cannot_move)
    if first >= GIVE:
        n = say(out, say(out, say(out, 0, M.button_give, first - GIVE), SPACED), M.gives, first - GIVE)
        if int(after.counters) != int(state.counters):
            n = _sown(state, seat, int(state.pawn[seat]), after, out, n, SOWS)
        n = say(out, n, END)
        return say(out, n, HINT, M.you_win) if int(after.winner) == seat else n
    if first >= COLOUR:
        return say(out, say(out, 0, M.button_play, first - COLOUR), M.takes, first - COLOUR)
    if int(state.phase) == PLACING:
        return say(out, say(out, 0, M.button_put, place_of(state, first)), M.puts_no_counter)
    n = say(out, say(out, 0, M.button_move, place_of(state, first)), SPACED)
    if not _gives_first(after):
        n = _sown(state, seat, first, after, out, n, SOWS)
    n = say(out, _crossed(state, seat, first, out, n, 0, M.crosses), END)
    if int(after.winner) == seat:
        return say(out, n, HINT, M.you_win)
    if _gives_first(after):
        return say(out, n, HINT, M.give_first_then_place)
    return say(out, n, HINT, M.then_give) if int(after.phase) == GIVING else n


# -- the end, and hints --------------------------------------------------------------------------------------


@compiled
def ending(state: ThirtysixState, out: Array) -> int:
    """Why the game ended, in plain words."""
    if int(state.phase) != ENDED:
        return say(out, 0, M.not_over)
    if int(state.winner) != NOWHERE:
        return say(out, 0, M.reserve_empty, int(state.chosen[int(state.winner)]))
    if int(state.passes) == int(state.seats):
        return say(out, 0, M.nobody_moves)
    return say(out, 0, M.idle, int(state.idle))


@compiled
def instruction(state: ThirtysixState, seat: int, action: int, out: Array) -> int:
    """What to do, in the imperative: "move your pawn to e3"."""
    if action == PASS:
        return say(out, 0, M.do_pass)
    if action >= GIVE:
        return say(out, 0, M.do_give, action - GIVE)
    if action >= COLOUR:
        return say(out, 0, M.do_choose, action - COLOUR)
    if int(state.phase) == PLACING:
        return say(out, 0, M.do_put, place_of(state, action))
    return say(out, 0, M.do_through if _is_gate(state, seat, action) else M.do_move, place_of(state, action))
