"""The rules of a game as the API serves them; `display.rules_page` makes the page."""

from __future__ import annotations

from functools import cache

from parlour.display.rules_page import rules_page as page_of
from parlour.games import find
from parlour.server.schema.responses import Heading, Rules


@cache
def rules_page(slug: str) -> Rules:
    """The rules of a game; raises `UnknownGame`."""
    game = find(slug)
    page = page_of(game)
    return Rules(page.title or game.title, page.html, [Heading(*chapter) for chapter in page.contents])
