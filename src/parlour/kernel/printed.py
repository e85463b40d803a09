"""A game's printed text sentence by sentence, the basis of each option's value, and presets.

A game keeps the sentences of its text in `locales/printed.txt`, one a line: its number, the sentence in our
own words, and in brackets how it is implemented if not simply as written: `[R]` by a reading, `[H]` by a
house rule, `[O: draw=manual]` by an option's value that is not the usual one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from parlour.kernel import message
from parlour.kernel.language import PSEUDO, SOURCE
from parlour.kernel.message import Late, Words, joined, listed

Kind = Literal["printed", "reading", "original", "house", "ours"]

WORDS: Final[Mapping[Kind, Words]] = {
    "printed": message.HOUSE("basis-printed"),
    "reading": message.HOUSE("basis-reading"),
    "original": message.HOUSE("basis-original"),
    "house": message.HOUSE("basis-house"),
    "ours": message.HOUSE("basis-ours"),
}
"""The name of each kind of basis."""

AS_PRINTED: Final = "as_printed"
"""The preset that plays everything as the printed text states it."""
PRESET: Final = "preset"
"""The name among the options that asks for a preset."""

FILE: Final = f"{message.FOLDER}/printed.txt"
_LINE: Final = re.compile(r"(\d+) ([^\[\]]+?)(?: \[([RH]|O: (\w+)=([^\]]+))\])?")


@dataclass(frozen=True)
class Basis:
    """The basis of an option's value.

    `printed`: a sentence states it. `reading`: a sentence is unclear, and this is one interpretation.
    `original`: the author's own program or page has it, where the text is silent or differs. `house`:
    the text is silent, and the game needs a rule. `ours`: an addition that the text does not ask for.
    """

    kind: Kind
    sentences: tuple[int, ...] = ()

    @property
    def words(self) -> Words:
        """The basis in words: `as printed, S37 and S38`.

        >>> str(printed(37, 38).words), str(HOUSE.words)
        ('as printed, S37 and S38', 'house rule')
        """
        kind = WORDS[self.kind]
        return (
            joined([kind, listed([f"S{number}" for number in self.sentences])], ", ")
            if self.sentences
            else kind
        )


def printed(*sentences: int) -> Basis:
    """Stated by these sentences of the text."""
    return Basis("printed", sentences)


def reading(*sentences: int) -> Basis:
    """An interpretation of these sentences, which are unclear."""
    return Basis("reading", sentences)


ORIGINAL: Final = Basis("original")
HOUSE: Final = Basis("house")
OURS: Final = Basis("ours")


@dataclass(frozen=True)
class Preset:
    """A named set of options; what it leaves out has its default."""

    name: str
    label: Words
    about: Words
    """What the preset gives, in a sentence."""
    options: Mapping[str, str] = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class PrintedSentence:
    """A sentence of a printed text in our own words, and how it is implemented."""

    number: int
    words: Words
    status: Literal["as printed", "reading", "house", "option"] = "as printed"
    option: str = ""
    """The option and value that implement it, for the status `option`."""
    value: str = ""


def sentences_in(text: str) -> tuple[PrintedSentence, ...]:
    """The sentences of a `printed.txt`; raises `ValueError` naming a bad or misplaced line.

    >>> sentences_in("1 Take a card. [O: draw=manual]")
    (PrintedSentence(number=1, words='Take a card.', status='option', option='draw', value='manual'),)
    >>> sentences_in("2 Take a card.")
    Traceback (most recent call last):
    ValueError: sentence 1 is expected, not '2 Take a card.'
    """
    sentences = []
    for number, line in enumerate(text.splitlines(), 1):
        match = _LINE.fullmatch(line)
        if match is None or int(match[1]) != number:
            raise ValueError(f"sentence {number} is expected, not {line!r}")
        if match[4]:
            sentences.append(PrintedSentence(number, match[2], "option", match[4], match[5]))
        else:
            mark = match[3]
            sentences.append(
                PrintedSentence(
                    number, match[2], "reading" if mark == "R" else "house" if mark == "H" else "as printed"
                )
            )
    return tuple(sentences)


def sentences_of(folder: Path) -> tuple[PrintedSentence, ...]:
    """The sentences of a game's printed text; empty if it has none."""
    path = folder / FILE
    sentences = sentences_in(path.read_text(encoding="utf-8")) if path.is_file() else ()
    return tuple(
        replace(sentence, words=Translated(folder, sentence.number, str(sentence.words)))
        for sentence in sentences
    )


class Translated(Late):
    """A sentence in our words, in the languages that have a translation of it (`printed.cs.txt`)."""

    __slots__ = ("english", "folder", "number")

    def __init__(self, folder: Path, number: int, english: str) -> None:
        self.folder = folder
        self.number = number
        self.english = english

    def into(self, language: str) -> str:
        """The words, in a language; in English where it has none."""
        if language == PSEUDO:
            from parlour.kernel.catalogue import accented  # Fluent is loaded when somebody reads something

            return accented(self.english)
        return translations(self.folder, language).get(self.number, self.english)

    def is_in(self, language: str) -> bool:
        """Whether there are words in a language."""
        return language in (SOURCE, PSEUDO) or self.number in translations(self.folder, language)

    def _key(self) -> tuple[Any, ...]:
        return self.folder, self.number


def told_in(sentence: PrintedSentence, language: str) -> bool:
    """Whether a sentence has words in a language."""
    return not isinstance(sentence.words, Translated) or sentence.words.is_in(language)


@cache
def translations(folder: Path, language: str) -> Mapping[int, str]:
    """The sentences translated into a language, by number."""
    path = folder / message.FOLDER / f"printed.{language}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return {int(number): words for number, _, words in (line.partition(" ") for line in lines)}
