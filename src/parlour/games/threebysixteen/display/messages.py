"""The messages that are told, as numbers: `M.complete`; `parlour make` writes this."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.saying import FIRST

MESSAGES: Final = """
    complete note-done still-to-come status{call calls} status-before{calls} caller-due calling
    others-put{number} others-still-put{number} start-row put-down{number} nothing-to-take tile-in{number
    column} choose-tile{*tiles} may-take{*tiles} begins-calling call-house{number} call-by{seat number}
    row-complete{number} put{who number column} started{who} straight{who number} took{who *numbers} kept{who}
    button-done draft{*step *rest} left{count} could-take{*tiles} not-over all-called{calls} rows-decide
    first-complete{seat} do-end do-start do-take{number column} do-put{number column} why-starts
    why-takes{*numbers count left} why-done why-follows{number} why-empty{column} why-next{number above}
    why-equal{number before} why-below{number above} why-covers{above}
"""
"""By their names in the catalogue, with their parameters; `*` marks words."""


class Messages(NamedTuple):
    """The number of each message."""

    complete: int
    note_done: int
    still_to_come: int
    status: int
    status_before: int
    caller_due: int
    calling: int
    others_put: int
    others_still_put: int
    start_row: int
    put_down: int
    nothing_to_take: int
    tile_in: int
    choose_tile: int
    may_take: int
    begins_calling: int
    call_house: int
    call_by: int
    row_complete: int
    put: int
    started: int
    straight: int
    took: int
    kept: int
    button_done: int
    draft: int
    left: int
    could_take: int
    not_over: int
    all_called: int
    rows_decide: int
    first_complete: int
    do_end: int
    do_start: int
    do_take: int
    do_put: int
    why_starts: int
    why_takes: int
    why_done: int
    why_follows: int
    why_empty: int
    why_next: int
    why_equal: int
    why_below: int
    why_covers: int


M: Final = Messages._make(range(FIRST, FIRST + 45))
