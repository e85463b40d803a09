"""Actions and positions of 3x16 as one line of text, both ways.

Actions: `@c` places the called tile in column c, `c*` takes the bottom tile of column c, `start` and `done`;
calls are `call 7`, the caller drawn `caller B`. A position reads

    view 0 caller A calls 5 called 12 left 3.3…; A due+tile 3.0.0:9.4/12///; B done …
"""

from __future__ import annotations

import re

from parlour.games.threebysixteen.locales import say
from parlour.games.threebysixteen.notation.words import COLUMNS, SEATS
from parlour.games.threebysixteen.record import ThreebysixteenState
from parlour.games.threebysixteen.state import DONE, HIDDEN_MOVE, NOBODY, PLACE, START, TAKE
from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.errors import NotReadable
from parlour.kernel.types import Array

WORDS = {START: "start", DONE: "done", HIDDEN_MOVE: "(hidden)"}


def action_text(state: ThreebysixteenState, actor: int, action: int) -> str:
    """The action in one line.

    >>> action_text(None, 0, 2), action_text(None, 0, 6), action_text(None, 0, 11), action_text(None, -1, 7)
    ('@c', 'b*', 'done', 'call 7')
    """
    if actor == CHANCE:
        return f"caller {SEATS[action - SEAT_DRAW]}" if action >= SEAT_DRAW else f"call {action}"
    if action in WORDS:
        return WORDS[action]
    if PLACE <= action < TAKE:
        return f"@{COLUMNS[action - PLACE]}"
    if TAKE <= action < START:
        return f"{COLUMNS[action - TAKE]}*"
    return f"#{action}"


def read_action(state: ThreebysixteenState, actor: int, text: str) -> int:
    """The number of an action's text; raises `NotReadable`."""
    wanted = text.strip()
    if actor == CHANCE:
        if match := re.fullmatch(r"call (\d{1,3})", wanted):
            return int(match[1])
        if match := re.fullmatch(r"caller ([A-D])", wanted):
            return SEAT_DRAW + SEATS.index(match[1])
        raise NotReadable(say("read-draw", text=repr(text)))
    for number, word in WORDS.items():
        if wanted.lower() == word:
            return number
    if match := re.fullmatch(r"@([a-eA-E])", wanted):
        return PLACE + COLUMNS.index(match[1].lower())
    if match := re.fullmatch(r"([a-eA-E])\*", wanted):
        return TAKE + COLUMNS.index(match[1].lower())
    if match := re.fullmatch(r"#(-?\d{1,6})", wanted):
        return int(match[1])
    raise NotReadable(say("read-action", text=repr(text)))


def position_text(state: ThreebysixteenState) -> str:
    """The whole position, options apart, in one line; empty columns and rows are written too."""
    caller = "lot" if state.caller_due else "house" if state.calling == NOBODY else SEATS[int(state.calling)]
    left = ".".join(str(int(state.left[n])) for n in range(1, int(state.top) + 1))
    calls = f"calls {int(state.calls)} called {int(state.called)}"
    head = f"view {int(state.viewer)} caller {caller} {calls} left {left}"
    return "; ".join([head, *(_seat_text(state, seat) for seat in range(int(state.seats)))])


def _seat_text(state: ThreebysixteenState, seat: int) -> str:
    hand = "done" if state.done[seat] else "due"
    if state.holding[seat]:
        hand += "+tile"
    now = _board_text(state, state.rows[seat], state.stacks[seat], state.heights[seat])
    shown = _board_text(state, state.shown_rows[seat], state.shown_stacks[seat], state.shown_heights[seat])
    return f"{SEATS[seat]} {hand} {now}" + ("" if shown == now else f" shown {shown}")


def _board_text(state: ThreebysixteenState, rows: Array, columns: Array, heights: Array) -> str:
    ends = ".".join(str(int(rows[row])) for row in range(int(state.runs)))
    stacks = (".".join(str(int(v)) for v in columns[c][: int(heights[c])]) for c in range(int(state.columns)))
    return f"{ends}:{'/'.join(stacks)}"


_HEAD = re.compile(
    r"view (?P<view>\d) caller (?P<caller>lot|house|[A-D]) calls (?P<calls>\d{1,2}) "
    r"called (?P<called>\d{1,2}) left (?P<left>[\d.]{1,60})"
)
_BOARD = r"[\d.]{1,10}:[\d./]{0,400}"
_SEAT = re.compile(
    rf"(?P<seat>[A-D]) (?P<hand>done|due)(?P<tile>\+tile)? (?P<now>{_BOARD})(?: shown (?P<shown>{_BOARD}))?"
)


def read_position(state: ThreebysixteenState, text: str) -> None:
    """Fill a record that holds the options from `position_text`; raises `NotReadable`."""
    head_text, *seat_texts = text.strip().split("; ")
    head = _HEAD.fullmatch(head_text)
    seats, top, tiles = int(state.seats), int(state.top), int(state.runs) * int(state.top)
    if head is None or len(seat_texts) != seats or head["caller"] in SEATS[seats:]:
        raise NotReadable(say("read-position", text=repr(text), seats=seats))
    if int(head["view"]) > seats + 1 or int(head["calls"]) > tiles or int(head["called"]) > top:
        raise NotReadable(say("read-beyond", text=repr(head_text), seats=seats, calls=tiles, top=top))
    state.viewer = int(head["view"])
    state.caller_due = head["caller"] == "lot"
    state.calling = SEATS.index(head["caller"]) if head["caller"] in SEATS else NOBODY
    state.calls, state.called = int(head["calls"]), int(head["called"])
    state.left[1 : top + 1] = _numbers(head["left"], top, int(state.runs))
    for seat, seat_text in enumerate(seat_texts):
        match = _SEAT.fullmatch(seat_text)
        if match is None or match["seat"] != SEATS[seat]:
            raise NotReadable(say("read-board", text=repr(seat_text), seat=SEATS[seat]))
        state.done[seat] = match["hand"] == "done"
        state.holding[seat] = match["tile"] is not None
        now = match["now"]
        _read_board(state, now, state.rows[seat], state.stacks[seat], state.heights[seat])
        _read_board(
            state,
            match["shown"] or now,
            state.shown_rows[seat],
            state.shown_stacks[seat],
            state.shown_heights[seat],
        )
        if not _has_room(state, seat):
            raise NotReadable(say("read-board", text=repr(seat_text), seat=SEATS[seat]))
    if int(state.calls) + int(state.left.sum()) != tiles:
        raise NotReadable(say("read-beyond", text=repr(head_text), seats=seats, calls=tiles, top=top))


def _has_room(state: ThreebysixteenState, seat: int) -> bool:
    """Whether no number is on a seat's board, in its hand and still to be called more often than there is."""
    held = int(state.holding[seat])
    if held and not int(state.called):
        return False
    now = _tiles(state.rows[seat], state.stacks[seat], state.heights[seat]) + [int(state.called)] * held
    shown = _tiles(state.shown_rows[seat], state.shown_stacks[seat], state.shown_heights[seat])
    for there in (now, shown):
        if 0 in there or any(there.count(n) + int(state.left[n]) > int(state.runs) for n in there):
            return False
    return True


def _tiles(rows: Array, columns: Array, heights: Array) -> list[int]:
    """All tiles of a board."""
    in_rows = [n for row in rows for n in range(1, int(row) + 1)]
    stacks = zip(columns, heights, strict=True)
    return in_rows + [int(n) for column, height in stacks for n in column[: int(height)]]


def _read_board(state: ThreebysixteenState, text: str, rows: Array, columns: Array, heights: Array) -> None:
    ends, _, stacks = text.partition(":")
    rows[: int(state.runs)] = _numbers(ends, int(state.runs), int(state.top))
    parts = stacks.split("/")
    if len(parts) != int(state.columns):
        columns_ = int(state.columns)
        raise NotReadable(say("read-columns", text=repr(text), given=len(parts), columns=columns_))
    for column, part in enumerate(parts):
        numbers = _numbers(part, part.count(".") + 1, int(state.top)) if part else []
        if len(numbers) > int(state.runs) * int(state.top):
            raise NotReadable(say("read-too-long", column=COLUMNS[column], text=repr(text)))
        columns[column, : len(numbers)] = numbers
        heights[column] = len(numbers)


def _numbers(text: str, count: int, highest: int) -> list[int]:
    parts = text.split(".")
    if len(parts) != count or not all(part.isdigit() and int(part) <= highest for part in parts):
        raise NotReadable(say("read-numbers", text=repr(text), count=count, highest=highest))
    return [int(part) for part in parts]
