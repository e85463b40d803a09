"""The rules of a game as text for programs: those under its options, with positions drawn in letters."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from markdown_it import MarkdownIt

from parlour.display.rule_conditions import FOLDED, fold, kept, marked
from parlour.display.rules_page import KEY, captioned, options_of
from parlour.kernel.state import Variant

SIGNS: Final = re.compile(r"\s*\[(?:[PRDH]|S\d+|O:[^\]]*)\]")
"""Matches the signs of rules' origins and options, which nobody needs during a game."""
MARKDOWN: Final = MarkdownIt("commonmark")

DRAWING: Final = "\ue004"
"""A placeholder for a drawing, in which nothing is taken for a sign."""

Spell = Callable[[str, Mapping[str, str]], str]
"""Draws a position with options in letters."""


def rules_text(variant: Variant, language: str) -> str:
    """The rules of a game in a language: what holds under the variant's options, in Markdown."""
    book = variant.game.book(language).read_text(encoding="utf-8")

    def spell(position: str, options: Mapping[str, str]) -> str:
        return Variant.of(variant.game, **options).from_text(" ".join(position.split())).drawing()

    return text_of(book, variant.options_text(), spell)


def text_of(book: str, options: Mapping[str, str], spell: Spell) -> str:
    r"""A book as text: rules of which no word holds are left out, with the positions below them.

    >>> book = "1.1 <!-- x=1 -->One.<!-- -->\n\n```position\n1\n```\nA one.\n\n1.2 Roll. [H]"
    >>> book += "\n\n```position\n2\n```"
    >>> text_of(book, {"x": "2"}, lambda position, options: "[H]")
    '1.2 Roll.\n\n```\n[H]\n```\n'
    """
    marked_book = marked(book, options)
    lines: list[str | None] = [*marked_book.split("\n")]
    drawings = list[str]()
    tokens = MARKDOWN.parse(marked_book)
    captioned(tokens)
    fold(tokens)
    for token in tokens:
        if token.map is None or token.nesting < 0:
            continue
        first, end = token.map
        if FOLDED in str(token.attrGet("class")) or (token.type == "inline" and KEY in token.content):
            lines[first:end] = [None] * (end - first)
        elif token.type == "fence" and (given := options_of(token)) is not None:
            after = first + token.content.count("\n") + 2
            lines[first:after] = [f"```\n{DRAWING}\n```", *[None] * (after - first - 1)]
            drawings.append(spell(token.content, given).rstrip())
    text = plain("\n".join(line for line in lines if line is not None))
    drawn = iter(drawings)
    close = re.sub(r"\n{3,}", "\n\n", text).strip()
    return re.sub(DRAWING, lambda _: next(drawn), close) + "\n"


def plain(text: str) -> str:
    """The words of a marked book that hold, without signs of where rules come from."""
    return SIGNS.sub("", kept(text))
