"""The rules of a game as a page: its RULES.md as safe HTML, positions drawn where it writes them.

A fence marked `position` holds a position in the game's notation; what follows the word are options
(`position seats=3`). It becomes a drawing. Raw HTML in the text is shown, not taken.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from html import escape
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from parlour.games import find
from parlour.kernel.game import Game
from parlour.server.documents import Heading, Rules
from parlour.table.svg import board_svg

FENCE: Final = "position"
MARGIN: Final = 1.0
FILE: Final = "RULES.md"


@cache
def rules_page(slug: str) -> Rules:
    """The rules of a game; raises `UnknownGame`."""
    game = find(slug)
    text = files(game.rules.__package__ or "").joinpath(FILE).read_text(encoding="utf-8")
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(text)
    title, contents = headings(tokens)
    markdown.add_render_rule("fence", lambda _, tokens, i, *rest: fence(game, tokens[i]))
    html = str(markdown.renderer.render(tokens, markdown.options, {}))
    return Rules(title or game.title, html, contents)


def headings(tokens: Sequence[Token]) -> tuple[str, list[Heading]]:
    """The title, and the headings below it; each heading gets an id to jump to."""
    title, found = "", list[Heading]()
    for token, inline in pairwise(tokens):
        if token.type == "heading_open":
            if token.tag == "h1":
                title = inline.content
                continue
            name = anchor(inline.content)
            token.attrSet("id", name)
            if token.tag == "h2":
                found.append(Heading(name, inline.content))
    return title, found


def anchor(text: str) -> str:
    """A heading as an id.

    >>> anchor("3. A turn, or two")
    'rule-3-a-turn-or-two'
    """
    return "rule-" + re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def fence(game: Game, token: Token) -> str:
    """A drawing of a position, or code as it is."""
    kind, *options = token.info.split() or [""]
    if kind != FENCE:
        return f"<pre><code>{escape(token.content)}</code></pre>\n"
    return f'<figure class="position">{drawing(game, token.content.strip(), options)}</figure>\n'


def drawing(game: Game, position: str, options: Sequence[str]) -> str:
    """A position as SVG for a page that has the styles of drawings already."""
    assert game.table is not None
    given: dict[str, Any] = dict(option.split("=", 1) for option in options)
    variant = game.with_options(**given)
    state = variant.from_text(" ".join(position.split()))
    seat = state.point_of_view(None)
    scene = game.table.scene(variant, state.view(seat).fields, seat)
    svg = board_svg(game.table.board(variant), scene, part=MARGIN)
    svg = re.sub(r"<style>.*?</style>", "", svg, flags=re.DOTALL)
    return svg.replace('class="drawn-auto"', 'class="drawn"', 1)
