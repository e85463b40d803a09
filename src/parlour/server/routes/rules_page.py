"""The rules of a game as the API serves them; `display.rules_page` makes the page."""

from __future__ import annotations

from functools import cache

from parlour.display.rules_page import rules_page as page_of
from parlour.games import find
from parlour.kernel.language import SOURCE, spoken
from parlour.server.schema.responses import Heading, Rules


def rules_page(slug: str) -> Rules:
    """The rules of a game in the language spoken now; raises `UnknownGame`."""
    return _rules_page(slug, spoken())


@cache
def _rules_page(slug: str, language: str) -> Rules:
    game = find(slug)
    page = page_of(game)
    written = language if game.book(language) != game.book(SOURCE) else SOURCE
    contents = [Heading(*chapter) for chapter in page.contents]
    return Rules(page.title or str(game.title), written, page.html, contents)
