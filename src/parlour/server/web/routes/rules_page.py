"""The rules of a game as the API serves them; `display.rules_page` makes the page."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from parlour.display.rules_page import rules_page as page_of
from parlour.games import find
from parlour.kernel.language import SOURCE, spoken
from parlour.wire.http.responses import Heading, Rules

KEPT: Final = 60
"""The most pages cached, one for each game, language and set of options."""


def rules_page(slug: str, options: Mapping[str, str] | None = None) -> Rules:
    """The rules of a game in the language spoken now, for a table with some options; raises `UnknownGame`."""
    return _rules_page(slug, spoken(), None if options is None else tuple(options.items()))


@lru_cache(KEPT)
def _rules_page(slug: str, language: str, options: tuple[tuple[str, str], ...] | None) -> Rules:
    game = find(slug)
    page = page_of(game, None if options is None else dict(options))
    written = language if game.book(language) != game.book(SOURCE) else SOURCE
    contents = [Heading(*chapter) for chapter in page.contents]
    return Rules(page.title or str(game.title), written, page.html, contents, page.short)
