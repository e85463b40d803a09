"""Answers of the HTTP API for pages that play a game by themselves."""

from __future__ import annotations

from parlour.kernel.message import Words
from parlour.server.schema.responses import AidInfo, ResponseBody


class LocalTable(ResponseBody):
    """A game as a page needs it to play it by itself, as in `Snapshot`; seats may ask for `aids` in turn."""

    game: str
    title: Words
    board: Words
    options: list[tuple[Words, Words]]
    score_name: Words
    score_forms: dict[str, Words]
    more_is_better: bool
    shares_wins: bool
    draws_starter: bool
    """Whether the seat drawn before everything else is the one that begins."""
    aids: list[AidInfo]


class TableEntries(ResponseBody):
    """What was played at a table of open information; nothing at others."""

    rules_version: int
    entries: list[list[int]]
    """Pairs of who and what: an action of a seat, or an outcome of chance."""
