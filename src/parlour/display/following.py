"""The changes by entries for a seat, in numbers: steps, then the facts of the scene that differ.

    how many steps there are
    for each step      whom it is about, how many numbers its line has, these (`display.saying`),
                       and how many numbers its changes of pieces have
    for each of these  of a piece that has gone 0 and its id; of another the end of its row, after which all
                       is `USUAL`, plus `KNOWN` if it was there before, then with its id there; and the row,
                       without its id and plus `NEXT` if that is one more than the id told before
    for each kind of fact that differs      its tag (`SENTENCE`, `STATUS`, … of `display.saying`), how many
                                            numbers follow, and all facts of this kind as they are now

`display.news` reads it, and `web/src/table/narrate/update_decoder.ts` in the browser.
"""

from __future__ import annotations

from typing import Any, Final

from parlour.display.differences import GONE, NEW, WAS, differences
from parlour.display.hooks.between import between as between
from parlour.display.hooks.pieces import pieces as pieces
from parlour.display.hooks.telling import ending as ending
from parlour.display.hooks.telling import instruction as instruction
from parlour.display.hooks.telling import preview as preview
from parlour.display.hooks.telling import scene as scene
from parlour.display.hooks.telling import tell as tell
from parlour.display.rows import COLUMNS, FACE, ID, PLACE, USUAL
from parlour.display.saying import MARK, PANEL, SEAT, SEAT_COLOUR, STATUS
from parlour.kernel.actors import CHANCE, NOBODY, SEAT_DRAW
from parlour.kernel.compile.decorators import compiled, copy_record
from parlour.kernel.types import Array, Record

SENTENCE: Final = 0
"""Takes the place of a tag for the beginning of a scene."""
CHANGE: Final = WAS + 1
"""Columns of a changed piece."""
KNOWN, NEXT = 10, 20
"""Added to the end of a row whose piece was there before, or has the next id."""
VIEWS: Final = 3
"""Views of pieces that `write_step` needs room for: before, in the middle, after."""


@compiled
def write_changes(  # noqa: PLR0913  # exported to pages, which hand over arrays
    records: Array,
    entries: Array,
    viewers: Array,
    backs: Array,
    general: Array,
    rows: Array,
    changed: Array,
    scenes: Array,
    out: Array,
) -> int:
    """Write all that entries change for each of some viewers, after how many numbers that is for each.

    `entries` are rows of an actor and the action as each seat and the spectator know it, or as the one viewer
    does. `records` are what the viewer may know before the first entry and after each, or where there are
    several the blocks of `kernel.stepping`; and room for one more. `rows` and `changed` are as in
    `write_step`; `scenes` is room for two. Returns how many numbers there are.
    """
    last, views = len(entries), 1
    if entries.shape[1] > 2:  # of several, after a position
        views = entries.shape[1]
    spare, room, n = records[len(records) - 1], len(scenes) // 2, len(viewers)
    for which in range(len(viewers)):
        seat, mine, m = int(viewers[which]), out[n:], 1
        own = 0 if views == 1 else 1 + seat
        mine[0] = 0
        for k in range(last):
            before, after = records[k * views + own], records[(k + 1) * views + own]
            copy_record(before, spare)
            actor, action = int(entries[k, 0]), int(entries[k, max(own, 1)])
            m = write_step(before, spare, actor, action, after, seat, backs, general, rows, changed, mine, m)
        first, now = records[own], records[last * views + own]
        out[which] = write_facts(first, now, seat, scenes[:room], scenes[room:], mine, m)
        n += out[which]
    return n


@compiled
def write_step(  # noqa: PLR0913  # exported to pages, which hand over arrays
    before: Record,
    spare: Record,
    actor: int,
    action: int,
    after: Record,
    seat: int,
    backs: Array,
    general: Array,
    rows: Array,
    changed: Array,
    out: Array,
    n: int,
) -> int:
    """Write the steps of an entry after `n` numbers, counted in `out[0]`; return how many numbers there are.

    The records are what the seat may know, `action` what it is told of the action; `spare` is a copy of
    `before`. `rows` and `changed` have room for the pieces of `VIEWS` views.
    """
    most = len(rows) // VIEWS
    start, middle, end = rows[:most], rows[most : 2 * most], rows[2 * most :]
    m0, m2 = pieces(before, seat, start), pieces(after, seat, end)
    length = tell(before, actor, action, after, seat, out[n + 2 :])
    m1 = between(spare, actor, action, after, seat, middle)
    if m1 > 0:
        moved = differences(start[:m0], middle[:m1], backs, general, changed)
        n = _step(out, n, actor, action, length, changed, moved)
        length = 0
        moved = differences(middle[:m1], end[:m2], backs, general, changed)
    else:
        moved = differences(start[:m0], end[:m2], backs, general, changed)
    return _step(out, n, actor, action, length, changed, moved)


@compiled
def _step(out: Array, n: int, actor: int, action: int, length: int, changed: Array, moved: int) -> int:
    """Write a step, whose line is there already, unless nothing is in it."""
    if length == 0 and moved == 0:
        return n
    out[0] += 1
    out[n] = subject(actor, action)
    out[n + 1] = length
    n += 2 + length
    start = n
    n += 1
    last = -1
    for k in range(moved):
        n = _change(out, n, changed[k], last)
        last = changed[k, ID]
    out[start] = n - start - 1
    return n


@compiled
def _change(out: Array, n: int, row: Any, last: int) -> int:
    """Write a changed piece after that of another id."""
    if row[WAS] == GONE:
        out[n], out[n + 1] = 0, row[ID]
        return n + 2
    end = COLUMNS
    while end > FACE and row[end - 1] == USUAL[end - 1]:
        end -= 1
    out[n] = end
    at = n + 1
    if row[WAS] != NEW:
        out[n] += KNOWN
        out[at] = row[WAS]
        at += 1
    if row[ID] == last + 1:
        out[n] += NEXT
    else:
        out[at] = row[ID]
        at += 1
    for column in range(PLACE, end):
        out[at] = row[column]
        at += 1
    return at


@compiled
def subject(actor: int, action: int) -> int:
    """The seat that an entry is about: its actor, the seat drawn to begin, or nobody.

    >>> subject(1, 7), subject(CHANCE, 7), subject(CHANCE, SEAT_DRAW + 2)
    (1, -1, 2)
    """
    if actor == CHANCE and action >= SEAT_DRAW:
        return action - SEAT_DRAW
    return max(actor, NOBODY)


@compiled
def write_facts(before: Record, after: Record, seat: int, old: Array, new: Array, out: Array, n: int) -> int:
    """Write the facts of a scene that differ after `n` numbers; return how many numbers there are.

    `old` and `new` have room for a scene each.
    """
    had, has = scene(before, seat, old), scene(after, seat, new)
    for kind in (SENTENCE, STATUS, MARK, SEAT, PANEL):
        count = _facts(new, has, kind, out, n + 2)
        if count != _facts(old, had, kind, new, has) or _differ(out, n + 2, new, has, count):
            out[n] = kind
            out[n + 1] = count
            n += 2 + count
    return n


@compiled
def seat_colours(state: Record, seat: int, out: Array) -> int:
    """Write the colours that a scene tells of its seats; return how many."""
    n, length = 0, scene(state, seat, out)
    for k in range(length):
        if out[k] == SEAT_COLOUR:
            out[n] = out[k + 1]
            n += 1
    return n


@compiled
def _facts(told: Array, length: int, kind: int, out: Array, n: int) -> int:
    """Copy what a scene tells of a kind after `n` numbers; return how many numbers it has."""
    inside = kind == SENTENCE
    count = 0
    for k in range(length):
        if told[k] <= PANEL:
            inside = told[k] == kind
        if inside:
            out[n + count] = told[k]
            count += 1
    return count


@compiled
def _differ(some: Array, at: int, others: Array, there: int, count: int) -> bool:
    for k in range(count):  # noqa: SIM110 # numba compiles no generators
        if some[at + k] != others[there + k]:
            return True
    return False
