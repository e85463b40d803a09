"""The words of a rule book that apply at a table, by its options.

A book marks words that hold only with some values of an option by comments, which readers of Markdown do not
show: `<!-- stuck=swap_one -->words<!-- -->`, `<!-- seats!=2 -->words<!-- -->`, `<!-- gates=nine|three -->…`,
`<!-- seats!=2 & teams=3 -->…` where both must hold. A value may go on after a space (a seed).
Words between two such cases, "; or ", are marked `<!-- ? -->; or <!-- -->`: shown only where both are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, cast

from markdown_it.token import Token

MARK: Final = re.compile(r"<!--\s*(?:(\w+!?=[^>]*?)|(\?))?\s*-->")
_CASE: Final = re.compile(r"(\w+)(!?=)(.*)")
OFF, END, ON = "\ue000", "\ue001", "\ue002"
"""Placeholders for marks in rendered Markdown: words that do not apply, their end, words that do."""
_WHOLLY_OFF: Final = re.compile(rf"(?:\d+(?:\.\d+)*\s+)?(?:{OFF}[^{END}]*{END}\s*|\[[^\]]*\]\s*)+")
FOLDED: Final = "rule-off"
CAPITAL: Final = "\ue003"
_HIDDEN: Final = re.compile(f"{OFF}[^{END}]*{END}")
_CAPITAL: Final = re.compile(f"{CAPITAL}(.)")
_BEGUN: Final = re.compile(
    rf"((?:[.:!?][\w”“»)]*{END}?|^[\d.]+)\s+(?:\[[^\]]*\]{END}?\s*)*(?:{OFF}[^{END}]*{END}\s*)+){ON}(\w)",
    re.MULTILINE,
)
"""Words that hold, at the beginning of a sentence that loses others: they get a capital letter."""


def conditions(text: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The options that a book's marks name, each with the values.

    >>> list(conditions("1.1 <!-- stuck=swap_one|pass_only -->Words.<!-- -->"))
    [('stuck', ('swap_one', 'pass_only'))]
    """
    for cases, _ in MARK.findall(text):
        for name, _, values in _cases(cases):
            yield name, values


def _cases(cases: str) -> Iterator[tuple[str, bool, tuple[str, ...]]]:
    """The options of a mark, whether the values are those wanted, and the values."""
    for case in cases.split("&") if cases else ():
        name, equals, values = cast("re.Match[str]", _CASE.fullmatch(" ".join(case.split()))).groups()
        yield name, equals == "=", tuple(values.split("|"))


def holds(cases: str, options: Mapping[str, str]) -> bool:
    """Whether a mark's words apply; with an unknown option they all do.

    >>> holds("seats!=2 & deck=plain", {"seats": "4", "deck": "plain 7"}), holds("seats=2", {})
    (True, True)
    """
    return all(
        name not in options or any(f"{options[name]} ".startswith(f"{value} ") for value in values) == equal
        for name, equal, values in _cases(cases)
    )


def marked(text: str, options: Mapping[str, str]) -> str:
    """A book with its marks as letters that Markdown leaves alone.

    >>> marked("a <!-- x=1 -->b<!-- --> c", {"x": "2"}) == f"a {OFF}b{END} c"
    True
    """

    def sign(match: re.Match[str]) -> str:
        cases, between = match.groups()
        if between:
            return OFF
        if not cases:
            return END
        return ON if holds(cases, options) else OFF

    return _BEGUN.sub(rf"\1{ON}{CAPITAL}\2{END}", MARK.sub(sign, text))


def kept(text: str) -> str:
    """The words of a marked book that hold.

    >>> book = "1.1 <!-- x=1 -->One<!-- --><!-- ? -->; or <!-- --><!-- x=2 -->two<!-- -->."
    >>> kept(marked(book, {"x": "2"}))
    '1.1 Two.'
    """
    holding = _HIDDEN.sub("", text)
    return _CAPITAL.sub(lambda match: match[1].upper(), holding).replace(ON, "").replace(END, "")


def fold(tokens: Sequence[Token]) -> None:
    """Give rules of which no word holds a class; the figures below them too, and headings of nothing else."""
    off = False
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            off = False
        elif token.type == "paragraph_open":
            off = _WHOLLY_OFF.fullmatch(tokens[at + 1].content) is not None
        if off and token.type in ("paragraph_open", "fence"):
            token.attrJoin("class", FOLDED)
    heads = [at for at, token in enumerate(tokens) if token.type == "heading_open"]
    for at, end in pairwise([*heads, len(tokens)]):
        below = [token for token in tokens[at + 3 : end] if token.level == 0 and token.nesting >= 0]
        if below and all(token.attrGet("class") == FOLDED for token in below):
            tokens[at].attrJoin("class", FOLDED)


def spans(text: str) -> str:
    """Escaped text with its signs as elements."""
    text = text.replace(OFF, f'<span class="{FOLDED}">').replace(END, "</span>")
    return text.replace(ON + CAPITAL, '<span><span class="rule-begun">').replace(ON, "<span>")
