"""The rules of a game as the API serves them; `table.rules_page` makes the page."""

from __future__ import annotations

from functools import cache

from parlour.games import find
from parlour.server.documents import Heading, Rules
from parlour.table.rules_page import rules_page as page_of


@cache
def rules_page(slug: str) -> Rules:
    """The rules of a game; raises `UnknownGame`."""
    game = find(slug)
    page = page_of(game)
    return Rules(page.title or game.title, page.html, [Heading(*chapter) for chapter in page.contents])
