"""The rules of a game as a page: RULES.md as safe HTML, every rule with an anchor, its positions drawn.

A fence marked `position` holds a position in the game's notation, and options after that word (````
```position seats=3 ````); a paragraph directly below is its caption. The drawings rely on the theme's classes
(`drawings.css`). HTML in the text is escaped. A first chapter without a number is the rules in short; words
marked for other options than the table's are folded (`rule_conditions`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from html import escape
from itertools import pairwise
from types import MappingProxyType
from typing import Final, NamedTuple, cast

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

from parlour.display.contract import display_of
from parlour.display.option_table import option_chapter
from parlour.display.rule_conditions import FOLDED, fold, marked, spans
from parlour.display.svg.board import board_svg
from parlour.kernel.game import Game
from parlour.kernel.language import spoken
from parlour.kernel.message import HOUSE
from parlour.kernel.printed import told_in
from parlour.kernel.state import Variant

POSITION: Final = "position"
MARGIN: Final = 1.0
"""Places shown round the pieces of a position."""

_RULE: Final = re.compile(r"(\d+(?:\.\d+)+)\s+")
_CHAPTER: Final = re.compile(r"(\d+)\.\s+")
_NUMBER: Final = re.compile(r"(?<![\w.])\d+(?:\.\d+)+(?![\w])")
_ROW: Final = re.compile(r"(?<![\w.])\d+(?: \d+){2,}(?![\w.]\d)")
"""Numbers side by side, such as `1 2 3 5`: kept together, with more room between them."""
_SIGN_AHEAD: Final = re.compile(r"(?<=[^\n])\n *(?=\[(?:[PRDH]|S\d+|O:[^\]]*)\])")
"""A line's end before a sign: the space belongs to the sign, and goes with it."""
_OPTION: Final = re.compile(r"\[O:[^\]]*\]")
_SIGN: Final = re.compile(r"\s?\[([PRDH]|S\d+|O:[^\]]*)\]")
KEY: Final = "`[O: "
"""The text by which the paragraph that explains the signs is recognised, in every language."""
_STYLE: Final = re.compile(r"<style>.*?</style>", re.DOTALL)
_MEANINGS: Final = {
    "P": HOUSE("sign-program"),
    "R": HOUSE("sign-reading"),
    "D": HOUSE("sign-designed"),
    "H": HOUSE("sign-house"),
}

Draw = Callable[[str, dict[str, str]], str]
"""Draws a position with options as SVG."""


class Page(NamedTuple):
    """A page of rules: its title, safe HTML, and the chapters as (anchor, title)."""

    title: str
    html: str
    contents: list[tuple[str, str]]
    short: str = ""
    """The rules in short, as HTML; "" in a book without them."""


def rules_page(game: Game, options: Mapping[str, str] | None = None) -> Page:
    """The rules of a game, with drawings of its positions, and its options with their bases.

    Words about other options than these are folded; without any, than those that a new table is offered with.
    """
    if options is None:
        first = game.presets[0].options if game.presets else {}
        offered = Variant.of(game, **first).options_text()
        options = {name: text for name, text in offered.items() if name != "seats"}
    text = game.book(spoken()).read_text(encoding="utf-8")
    sentences = {
        f"S{sentence.number}": str(sentence.words) for sentence in game.printed if told_in(sentence, spoken())
    }
    return page(
        f"{text}\n{option_chapter(game)}",
        lambda position, options: drawn(game, position, options),
        sentences,
        options,
    )


def drawn(game: Game, position: str, options: dict[str, str]) -> str:
    """A position as SVG for a page that has the theme's classes already."""
    variant = Variant.of(game, **options)
    scene = variant.from_text(" ".join(position.split())).scene()
    label = str(HOUSE("position", text=" ".join(position.split())))
    svg = board_svg(display_of(game).board(variant), scene, part=MARGIN, label=label)
    return _STYLE.sub("", svg).replace('class="drawn-auto"', 'class="drawn"', 1)


NONE: Final[Mapping[str, str]] = MappingProxyType({})


def page(
    text: str, draw: Draw, sentences: Mapping[str, str] = NONE, options: Mapping[str, str] = NONE
) -> Page:
    r"""A text of rules as a page; `sentences` resolve marks such as S9, `options` those of `rule_conditions`.

    >>> made = page("# Dice\n\n## 1. Start\n\n1.1 Roll. [H]\n", lambda position, options: "")
    >>> made.title, made.contents
    ('Dice', [('rule-1', '1. Start')])
    >>> print(made.html)
    <h1>Dice</h1>
    <h2 id="rule-1">1. Start</h2>
    <p id="rule-1.1"><a class="rule-number" href="#rule-1.1">1.1</a> Roll.<span class="rule-source"> <abbr
    class="rule-sign" title="a house rule, where the text is silent">H</abbr></span></p>
    <BLANKLINE>
    """
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    renderer = cast("RendererHTML", markdown.renderer)
    tokens = markdown.parse(marked(_OPTION.sub(_in_one_piece, _SIGN_AHEAD.sub(" ", text)), options))
    captioned(tokens)
    fold(tokens)
    title, contents = _headed(tokens)
    rules = _numbered(tokens)

    def fence(_: object, tokens: Sequence[Token], i: int, *rest: object) -> str:
        caption = renderer.renderInline(tokens[i].children or [], markdown.options, {})
        return _fence(tokens[i], draw, caption)

    markdown.add_render_rule("fence", fence)
    markdown.add_render_rule("text", lambda _, tokens, i, *rest: _signed(tokens[i].content, rules, sentences))
    short = _short(tokens)
    rest = [*tokens[: short.start], *tokens[short.stop :]]
    anchors = {token.attrGet("id") for token in tokens[short]}
    return Page(
        title,
        str(renderer.render(rest, markdown.options, {})),
        [chapter for chapter in contents if chapter[0] not in anchors],
        str(renderer.render(list(tokens[short]), markdown.options, {})),
    )


def _short(tokens: Sequence[Token]) -> slice:
    """The chapter without a number before all numbered ones; empty if there is none."""
    starts = [at for at, token in enumerate(tokens) if token.type == "heading_open" and token.tag == "h2"]
    if len(starts) < 2 or _CHAPTER.match(tokens[starts[0] + 1].content):  # this chapter and another
        return slice(0, 0)
    numbered = any(_CHAPTER.match(tokens[at + 1].content) for at in starts)
    return slice(starts[0], starts[1]) if numbered else slice(0, 0)


def _in_one_piece(option: re.Match[str]) -> str:
    """The sign of an option without line ends and code, so that it stays one token of text."""
    return " ".join(option[0].replace("`", "").split())


def _headed(tokens: Sequence[Token]) -> tuple[str, list[tuple[str, str]]]:
    """The title and the chapters that are not folded; each heading below the title gets an anchor."""
    title, contents = "", list[tuple[str, str]]()
    for token, inline in pairwise(tokens):
        if token.type != "heading_open":
            continue
        if token.tag == "h1":
            title = inline.content
            continue
        anchor = _anchor(inline.content)
        token.attrSet("id", anchor)
        if token.tag == "h2" and token.attrGet("class") != FOLDED:
            contents.append((anchor, inline.content))
    return title, contents


def _anchor(heading: str) -> str:
    """A heading as an anchor: by its number where it has one.

    >>> _anchor("3. A turn"), _anchor("House rules, in short")
    ('rule-3', 'house-rules-in-short')
    """
    numbered = _CHAPTER.match(heading) or _RULE.match(heading)
    if numbered:
        return f"rule-{numbered[1]}"
    return re.sub(r"[^a-z0-9]+", "-", heading.lower()).strip("-")


def _numbered(tokens: Sequence[Token]) -> frozenset[str]:
    """Give every paragraph that starts with a rule's number an anchor and a link; returns the numbers."""
    rules = set()
    for token, inline in pairwise(tokens):
        if token.type != "paragraph_open" or not inline.children or inline.children[0].type != "text":
            continue
        first = inline.children[0]
        match = _RULE.match(first.content)
        if KEY in inline.content:
            token.attrSet("class", "rule-key")
        if match is None:
            continue
        rules.add(match[1])
        anchor = f"rule-{match[1]}"
        token.attrSet("id", anchor)
        first.content = " " + first.content[match.end() :]
        link = Token("html_inline", "", 0, content=f'<a class="rule-number" href="#{anchor}">{match[1]}</a>')
        inline.children.insert(0, link)
    return frozenset(rules)


def captioned(tokens: list[Token]) -> None:
    """Move the paragraph directly below a position's fence into its token, as the caption."""
    for i in range(len(tokens) - 1, -1, -1):
        fence = tokens[i]
        if fence.type != "fence" or options_of(fence) is None or i + 2 >= len(tokens):
            continue
        after = tokens[i + 1]
        if after.type == "paragraph_open" and after.map and fence.map and after.map[0] == fence.map[1]:
            fence.children = tokens[i + 2].children
            fence.map = [fence.map[0], after.map[1]]
            del tokens[i + 1 : i + 4]


def options_of(fence: Token) -> dict[str, str] | None:
    """The options in the head of a position's fence; None for any other fence."""
    kind, *options = fence.info.split() or [""]
    return dict(option.split("=", 1) for option in options) if kind == POSITION else None


def _fence(token: Token, draw: Draw, caption: str) -> str:
    """A drawing of a position with its caption, or plain code."""
    options = options_of(token)
    if options is None:
        return f"<pre><code>{escape(token.content)}</code></pre>\n"
    picture = draw(token.content.strip(), options)
    below = f"<figcaption>{caption}</figcaption>" if caption else ""
    off = f" {FOLDED}" if FOLDED in str(token.attrGet("class")) else ""
    return f'<figure class="position{off}">{picture}{below}</figure>\n'


def _signed(text: str, rules: frozenset[str], sentences: Mapping[str, str]) -> str:
    """A text, escaped, with tooltips for its marks of origin and links to the rules it names."""
    parts = []
    end = 0
    for match in _SIGN.finditer(text):
        space = " " if match[0][0].isspace() else ""
        sign = f'<span class="rule-source">{space}{_sign(match[1], sentences)}</span>'
        parts += [_linked(text[end : match.start()], rules), sign]
        end = match.end()
    return "".join([*parts, _linked(text[end:], rules)])


def _linked(text: str, rules: frozenset[str]) -> str:
    def link(match: re.Match[str]) -> str:
        number = match[0]
        return f'<a href="#rule-{number}">{number}</a>' if number in rules else number

    in_rows = _ROW.sub(r'<span class="rule-row">\g<0></span>', escape(text))
    return spans(_NUMBER.sub(link, in_rows))


def _sign(sign: str, sentences: Mapping[str, str]) -> str:
    if sign.startswith("O:"):
        return (
            f'<span class="rule-option">{escape(str(HOUSE("sign-option", option=sign[2:].strip())))}</span>'
        )
    meaning = str(_MEANINGS.get(sign) or HOUSE("sign-sentence", number=sign[1:]))
    if sign in sentences:
        meaning += f": {sentences[sign]}"
    return f'<abbr class="rule-sign" title="{escape(meaning)}">{sign}</abbr>'
