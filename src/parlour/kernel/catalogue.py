"""Catalogues in Project Fluent's format (`en.ftl`, `cs.ftl` …), compiled to Python on first use.

A compiled file is a generated package in the cache (`kernel.compile.packages`), named by a hash of its text:
compiling takes a third of a second, importing a few milliseconds.
"""

from __future__ import annotations

import re
from ast import unparse
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

import fluent_compiler
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from fluent_compiler.types import FluentInt

from parlour.kernel.compile.packages import cache_folder, load, prune, put, touch
from parlour.kernel.digest import digest
from parlour.kernel.language import PSEUDO, SOURCE

ACCENTED: Final = str.maketrans(
    "abcdeghiklnoprstuvwyzACDEGHIKLNORSTUWYZ", "áƀçđéĝĥíķĺñóƥŕšţúṽŵýžÁÇĐÉĜĤÍĶĹÑÓŔŠŢÚŴÝŽ"
)
LONGER: Final = 0.4
MOST_SAID: Final = 10_000
"""Rendered messages that a catalogue caches: scenes repeat most of them."""
MOST_PARSED: Final = 16
"""Parsed catalogues that are cached; a syntax tree takes half a megabyte at most."""
WORD: Final = re.compile(r"[A-Za-z]+")
MESSAGES: Final = (ast.Message, ast.Term)
PREFIX: Final = "parlour_words"
HEAD: Final = """\
from babel import Locale
from babel.plural import to_python
from fluent_compiler.builtins import *
from fluent_compiler.runtime import *

locale = Locale.parse({locale!r})

def plural_form_for_number(number, form=to_python(locale.plural_form)):
    try:
        return form(number)
    except TypeError:
        return None

"""
"""The head of a generated module: the imports of the functions that Fluent compiles."""

Said = Callable[[Mapping[str, Any], list[Any]], str]
"""A message with its parameters in words; errors are added to the list."""


class Number(FluentInt):
    """A whole number written by its digits alone; scores and counts have no separators."""

    def format(self, locale: Any) -> str:
        """The digits."""
        return int.__repr__(self)


@cache
def number(value: int) -> Number:
    """A number as Fluent takes it, cached: plurals need more than its digits."""
    return Number(value)


Given = tuple[tuple[str, Any], ...]
"""The names and values of a message's parameters."""


def formatter(folder: Path, language: str) -> Callable[[str, Given], str]:
    """Return what renders a folder's messages in a language; missing ones are rendered in English."""
    sayings = functions(folder, language)

    @lru_cache(MOST_SAID)
    def said(name: str, given: Given) -> str:
        if name not in sayings:
            return name
        arguments = {key: number(value) if isinstance(value, int) else value for key, value in given}
        return sayings[name](arguments, [])

    return said


def functions(folder: Path, language: str) -> Mapping[str, Said]:
    """The messages of `resource` by their names, from the cache if they are there."""
    texts = text(folder, language), text(folder, SOURCE)
    name = f"{PREFIX}_{digest(fluent_compiler.__version__, HEAD, language, *texts)}"
    package = cache_folder() / name
    if not package.exists():
        put(package, lambda making: _write(making, folder, language))
        prune(package.parent, PREFIX)
    touch(package)
    messages: Mapping[str, Said] = load(name, "messages").MESSAGES
    return messages


def _write(making: Path, folder: Path, language: str) -> None:
    python = compiled(FluentSerializer().serialize(resource(folder, language)), language)
    names = ", ".join(f"{name!r}: {function.__name__}" for name, function in python.message_functions.items())
    head = HEAD.format(locale=locale_of(language))
    source = f"{head}{unparse(python.module_ast)}\n\nMESSAGES = {{{names}}}\n"
    (making / "messages.py").write_text(source, encoding="utf-8")


def compiled(read: str, language: str) -> Any:
    """The text of a catalogue, compiled by Fluent, with its `errors`."""
    from fluent_compiler.compiler import compile_messages  # not imported where everything is cached
    from fluent_compiler.resource import FtlResource

    return compile_messages(locale_of(language), [FtlResource.from_string(read)], use_isolating=False)


def locale_of(language: str) -> str:
    """The locale whose plurals and numbers a language has."""
    return SOURCE if language == PSEUDO else language


def text(folder: Path, language: str) -> str:
    """A language's file; the pseudo-language's is made from the English one. Empty where there is none."""
    path = folder / f"{locale_of(language)}.ftl"
    if not path.is_file():
        return ""
    read = path.read_text(encoding="utf-8")
    return pseudo(read) if language == PSEUDO else read


def resource(folder: Path, language: str) -> ast.Resource:
    """A language's messages, with English ones for those that it lacks."""
    translated = parsed(text(folder, language))
    if locale_of(language) == SOURCE:
        return translated
    translated_names = {
        (type(entry), entry.id.name) for entry in translated.body if isinstance(entry, MESSAGES)
    }
    lacking = [
        _Exact().visit(entry.clone())
        for entry in parsed(text(folder, SOURCE)).body
        if isinstance(entry, MESSAGES) and (type(entry), entry.id.name) not in translated_names
    ]
    return ast.Resource([*translated.body, *lacking])


@lru_cache(MOST_PARSED)
def parsed(read: str) -> ast.Resource:
    """Parse a catalogue's text; the tree is shared, so copy what you change."""
    return FluentParser(with_spans=False).parse(read)


class _Exact(Transformer):
    """Makes English plurals work in every locale: their form `one` becomes the number 1."""

    def visit_Variant(self, node: ast.Variant) -> ast.Variant:  # noqa: N802 # Fluent's own name
        if isinstance(node.key, ast.Identifier) and node.key.name == "one" and not node.default:
            node.key = ast.NumberLiteral("1")
        return self.generic_visit(node)


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
