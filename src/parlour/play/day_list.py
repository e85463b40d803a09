"""The list of a day: an event without a host, one board, for games whose daily task is a whole game.

Its window is the day (UTC), which its code names; anybody may join with a name. Its draws are not those of
the day's challenge, which every page has, as whoever plays that first would know them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Final

from parlour.kernel.game import Game
from parlour.kernel.puzzle import book_of
from parlour.play.clock import DAY, SHORTEST, WINDOW, Clock
from parlour.play.create import Made
from parlour.play.event_board import Board, create_event
from parlour.play.event_table import FIXED, MOST_MEMBERS
from parlour.play.events import EventFacts
from parlour.play.season import Season
from parlour.play.steady_clock import seconds

KEPT: Final = 14 * DAY
"""Seconds after the start of its day for which a list is stored."""
CODE: Final = re.compile(r"(\d{4}-\d\d-\d\d)-([a-z0-9_]+)")


def has_list(game: Game) -> bool:
    """Whether a game has lists of days."""
    return game.event is not None and hasattr(game.puzzles, "daily")


def code_of(slug: str, day: date) -> str:
    """The code with which people join a list.

    >>> code_of("some", date(2026, 11, 29))
    '2026-11-29-some'
    """
    return f"{day.isoformat()}-{slug}"


def is_list(code: str) -> bool:
    """Whether a code is that of a list.

    >>> is_list("2026-11-29-some"), is_list("abc123")
    (True, False)
    """
    return CODE.fullmatch(code) is not None


def list_of(code: str, today: date) -> str:
    """The game whose list of today has this code; empty for any other code.

    >>> list_of("2026-11-29-some", date(2026, 11, 29)), list_of("2026-11-28-some", date(2026, 11, 29))
    ('some', '')
    """
    parts = CODE.fullmatch(code)
    return parts[2] if parts and code == code_of(parts[2], today) else ""


def lists_of(slug: str) -> str:
    """The season of a game's lists.

    >>> lists_of("some")
    'days-some'
    """
    return f"days-{slug}"


def today_of(now: float) -> date:
    """The day (UTC) of a time in seconds since 1970.

    >>> today_of(1_700_000_000).isoformat()
    '2023-11-14'
    """
    return datetime.fromtimestamp(now, UTC).date()


def create_list(game: Game, now: Callable[[], float] = seconds) -> Made:
    """Create today's list, already begun; nobody has its key."""
    day, book = today_of(now()), book_of(game)
    assert book is not None
    new = create_event(
        game,
        {name: value for name, value in book.OPTIONS.items() if name not in FIXED},
        EventFacts(
            f"{game.title} · {day.isoformat()}",
            boards=1,
            most=MOST_MEMBERS,
            season=Season(lists_of(game.slug), "places"),
        ),
        Clock(WINDOW, max(SHORTEST, int(DAY - now() % DAY))),
        code=code_of(game.slug, day),
        now=now,
    )
    assert isinstance(new.table, Board)
    begun = new.table.propose_begin()
    for event in begun:
        new.table.fold(event)
    return replace(new, events=(*new.events, *begun), tokens={})
