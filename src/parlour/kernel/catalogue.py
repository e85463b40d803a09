"""Catalogues in Project Fluent's format (`en.ftl`, `cs.ftl` …), compiled to Python when they are needed."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from fluent_compiler.bundle import FluentBundle
from fluent_compiler.types import FluentInt

from parlour.kernel.language import PSEUDO, SOURCE

ACCENTED: Final = str.maketrans(
    "abcdeghiklnoprstuvwyzACDEGHIKLNORSTUWYZ", "áƀçđéĝĥíķĺñóƥŕšţúṽŵýžÁÇĐÉĜĤÍĶĹÑÓŔŠŢÚŴÝŽ"
)
LONGER: Final = 0.4
MOST_SAID: Final = 10_000
"""Messages of one catalogue kept in words: scenes say most of them again and again."""
WORD: Final = re.compile(r"[A-Za-z]+")


class Number(FluentInt):
    """A whole number written by its digits alone; scores and counts have no separators."""

    def format(self, locale: Any) -> str:
        """The digits."""
        return int.__repr__(self)


@cache
def number(value: int) -> Number:
    """A number as Fluent takes it, made once: plurals need more than its digits."""
    return Number(value)


Given = tuple[tuple[str, Any], ...]
"""The names and values of a message's parameters."""


def formatter(folder: Path, language: str) -> Callable[[str, Given], str]:
    """What puts messages of a folder into words of a language; English stands in for what it lacks."""
    bundles = [bundle(folder, language)] if text(folder, language) else []
    if language != SOURCE:
        bundles.append(bundle(folder, SOURCE))

    @lru_cache(MOST_SAID)
    def said(name: str, given: Given) -> str:
        arguments = {key: number(value) if isinstance(value, int) else value for key, value in given}
        for one in bundles:
            if one.has_message(name):
                words: str = one.format(name, arguments)[0]
                return words
        return name

    return said


@cache
def bundle(folder: Path, language: str) -> FluentBundle:
    """The messages of one language."""
    locale = SOURCE if language == PSEUDO else language
    return FluentBundle.from_string(locale, text(folder, language), use_isolating=False)


def text(folder: Path, language: str) -> str:
    """A language's file; the pseudo-language's is made from the English one. Empty where there is none."""
    path = folder / f"{SOURCE if language == PSEUDO else language}.ftl"
    if not path.is_file():
        return ""
    read = path.read_text(encoding="utf-8")
    return pseudo(read) if language == PSEUDO else read


def pseudo(source: str) -> str:
    """A catalogue in the pseudo-language.

    >>> print(pseudo("drawn = { $count } cards drawn"), end="")
    drawn = { $count } çáŕđš~~ đŕáŵñ~~
    """
    resource = FluentParser().parse(source)
    return FluentSerializer().serialize(_Accents().visit(resource))


class _Accents(Transformer):
    """Gives each text accents, and makes it longer."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 # Fluent's own name
        return ast.TextElement(accented(node.value))


def accented(text: str) -> str:
    """A text in the pseudo-language.

    >>> accented("cards drawn")
    'çáŕđš~~ đŕáŵñ~~'
    """
    return WORD.sub(lambda word: word[0].translate(ACCENTED) + "~" * round(len(word[0]) * LONGER), text)
