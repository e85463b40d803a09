"""Rule books in other languages: rule for rule the English one, with its marks, options and positions."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import Final

import pytest

from parlour import catalogue
from parlour.display.rule_conditions import conditions, kept, marked
from parlour.display.rules_page import rules_page
from parlour.games import everything
from parlour.kernel.game import Game
from parlour.kernel.language import LANGUAGES, SOURCE, speaking
from parlour.kernel.options import WholeOption
from parlour.kernel.state import Variant

BOOKS: Final = [
    pytest.param(game, language, id=f"{game.slug}-{language}")
    for game in everything()
    for language in LANGUAGES
    if language != SOURCE and game.book(language) != game.book(SOURCE)
]
NUMBER: Final = re.compile(r"(?<=\n\n)(?:## )?(\d+(?:\.\d+)+|(?<=## )\d+)\.? ")
MARK: Final = re.compile(r"\[([PRDH]|S\d+|O:[^\]]*)\]")
FENCE: Final = re.compile(r"^```position.*?^```$", re.MULTILINE | re.DOTALL)
each_book = pytest.mark.parametrize(("game", "language"), BOOKS)


def written(game: Game, language: str) -> str:
    return game.book(language).read_text(encoding="utf-8")


def by_rule(text: str) -> dict[str, str]:
    """Number of a chapter or rule -> its text; what stands above the first one is under the empty number."""
    above, *parts = NUMBER.split(FENCE.sub("", text))
    return {"": above, **dict(zip(parts[::2], parts[1::2], strict=True))}


def mark(game: Game, found: str) -> str:
    """A mark without the words in it that are translated: of an option that there is, its name and values."""
    if not found.startswith("O:"):
        return found
    name, _, values = (part.strip() for part in " ".join(found[2:].split()).partition("="))
    option = {option.name: option for option in game.all_options}.get(name)
    if option is None:
        return "O:"
    known = {choice.text for choice in option.choices} | {option.text(option.default)}
    heads = (part.split(",")[0].strip() for part in values.split("|"))
    kept = [head for head in heads if head in known or head.isdigit()]
    return f"O: {name} = {' | '.join(kept)}"


@cache
def shown(game: Game, language: str) -> str:
    with speaking(language):
        page = rules_page(game)
        return page.short + page.html


def test_a_language_with_a_book_has_all() -> None:
    books = Counter(param.values[1] for param in BOOKS)
    assert set(books.values()) == {len(everything())}


@each_book
def test_a_book_has_the_same_rules_in_the_same_order(game: Game, language: str) -> None:
    numbers = NUMBER.findall(FENCE.sub("", written(game, SOURCE)))
    assert NUMBER.findall(FENCE.sub("", written(game, language))) == numbers
    assert len(set(numbers)) == len(numbers) > (20 if game.printed else 10)


@each_book
def test_every_rule_of_a_book_has_the_same_marks(game: Game, language: str) -> None:
    ours, theirs = by_rule(written(game, SOURCE)), by_rule(written(game, language))
    for number, text in ours.items():
        wanted = Counter(mark(game, found) for found in MARK.findall(text))
        assert Counter(mark(game, found) for found in MARK.findall(theirs[number])) == wanted, number


@each_book
def test_a_book_shows_the_same_positions(game: Game, language: str) -> None:
    positions = FENCE.findall(written(game, SOURCE))
    assert FENCE.findall(written(game, language)) == positions
    figures = re.findall(r'<figure class="position(?: rule-off)?"><svg', shown(game, language))
    assert len(figures) == len(positions)


@each_book
def test_the_page_of_a_book_has_every_rule_mark_and_caption(game: Game, language: str) -> None:
    made, ours = shown(game, language), shown(game, SOURCE)
    for part in ('<a class="rule-number"', "rule-sign", "<figcaption>", "<li>", "<tr>"):
        assert made.count(part) == ours.count(part), part
    assert made.count("rule-option") >= ours.count("rule-option")
    assert made.count('<p class="rule-key">') == ours.count('<p class="rule-key">') == bool(game.printed)


@each_book
def test_a_book_names_the_same_rules(game: Game, language: str) -> None:
    links = re.compile(r'href="#(rule-[\d.]+)"')
    assert Counter(links.findall(shown(game, language))) == Counter(links.findall(shown(game, SOURCE)))


@each_book
def test_no_paragraph_of_a_book_is_left_in_english(game: Game, language: str) -> None:
    source = {part for part in written(game, SOURCE).split("\n\n") if len(part.split()) > 3}
    left = [part for part in written(game, language).split("\n\n") if part in source and "```" not in part]
    assert left == []


@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.slug)
def test_folded_words_are_about_options_that_there_are(game: Game) -> None:
    by_name = {option.name: option for option in game.all_options}
    found = list(conditions(written(game, SOURCE)))
    assert len(found) > 2 or not game.printed
    for name, values in found:
        assert all(by_name[name].text(by_name[name].read(value)) == value for value in values), name


@each_book
def test_a_book_folds_the_same_words(game: Game, language: str) -> None:
    ours, theirs = by_rule(written(game, SOURCE)), by_rule(written(game, language))
    for number, text in ours.items():
        assert list(conditions(theirs[number])) == list(conditions(text)), number
        assert theirs[number].count("<!--") == text.count("<!--"), number
        assert 2 * len(re.findall("<!-- -->", text)) == text.count("<!--"), number


FIRST: Final = "\ue100"
"""Stands for a rule's number in a text without signs."""
SMALL: Final = "a-zß-öø-ÿčďěňřšťůž"
ODD: Final = re.compile(
    rf"[^.…][.:]\s+[.,;:]|(?<=[\w)]) [.,](?!\.)|{FIRST}[.,;:]|(?:[^.]\.\s|{FIRST})[{SMALL}](?![).])"
)
"""Ends and beginnings of sentences as they are where too much or too little is folded."""


@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.slug)
def test_a_rule_that_names_an_option_folds_by_it(game: Game) -> None:
    """So that at a table nobody reads what holds at another."""
    known = {option.name for option in game.all_options}
    for number, text in by_rule(written(game, SOURCE)).items():
        signs = {re.split(r"[\s=]", found[2:].strip())[0] for found in MARK.findall(text) if found[0] == "O"}
        assert signs & known <= {name for name, _ in conditions(text)}, number


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", everything(), ids=lambda game: game.slug)
def test_what_is_left_of_a_rule_reads_as_sentences(game: Game, language: str) -> None:
    """At every value of every option that a book names, alone."""
    text = FENCE.sub("", written(game, language))
    named = {name for name, _ in conditions(text)}
    usual = Variant.of(game).options_text()
    for option in game.all_options:
        if option.name not in named:
            continue
        whole = (option.low, option.high) if isinstance(option, WholeOption) else ()
        for value in {*(choice.text for choice in option.choices), *map(str, whole), usual[option.name]}:
            for number, rule in by_rule(kept(marked(text, {**usual, option.name: value}))).items():
                said = " ".join(re.sub(rf"\s*{MARK.pattern}", "", rule).split())
                odd = ODD.search(FIRST + said) if number.count(".") == 1 and said else None
                assert odd is None, (option.name, value, number, said)
