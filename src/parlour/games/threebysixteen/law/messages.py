"""The messages that are told, as numbers: `M.over`; `parlour make` writes this."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.saying import FIRST

MESSAGES: Final = """
    over{calls} race-over{seat} only-players{seats} not-shown not-called-next not-called-first
    step-finished{number} no-such-action columns-only{columns} say-which put-already{number} one-starts
    only-called-one{number} started-already put-first-here{number} column-empty{column} follows-none{number
    column} follows-not{number column *ends} put-first{number}
"""
"""By their names in the catalogue, with their parameters; `*` marks words."""


class Messages(NamedTuple):
    """The number of each message."""

    over: int
    race_over: int
    only_players: int
    not_shown: int
    not_called_next: int
    not_called_first: int
    step_finished: int
    no_such_action: int
    columns_only: int
    say_which: int
    put_already: int
    one_starts: int
    only_called_one: int
    started_already: int
    put_first_here: int
    column_empty: int
    follows_none: int
    follows_not: int
    put_first: int


M: Final = Messages._make(range(FIRST, FIRST + 19))
