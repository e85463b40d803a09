"""Reading a turn that was written loosely: forgiving in form, strict in meaning.

Case, quotes, brackets, a sentence around the turn, commas or words between its actions do not matter. A text
is unreadable where something in it looks like an action and is none, and where it has two turns.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from parlour.kernel.errors import NotReadable
from parlour.kernel.message import HOUSE
from parlour.kernel.state import State, Variant

MOST_WORDS: Final = 4
"""The most words of one action."""
MOST_LETTERS: Final = 4000
"""The most letters of a text that are read; the rest of a longer one is not looked at."""
MOST_SHOWN: Final = 60
"""The most letters of a text that a refusal quotes."""
SMALL_FAMILY: Final = 16
"""Words of a notation are taken from all actions of a family of this size, else from its first and last."""
QUOTES: Final = "\"'`“”„‚‘’«»()[]{}.,;:!?…"
LONG_WORD: Final = 3
"""The length from which a word is not taken for a misspelt action."""
BETWEEN: Final = frozenset(("and", "then", "und", "dann", "et", "puis", "y", "luego", "potom", "pak"))
"""Words between the actions of a turn."""
STOPS: Final = (".", "!", "?", "…")
"""The ends of sentences, which end a turn too."""
EITHER: Final = frozenset(("or", "oder", "ou", "o", "nebo"))
"""Words between two turns."""
FRAME: Final = re.compile(r"(\*\*|__|<)(?=\S)(.*\S)(?:\*\*|__|>)")
LIST_NUMBER: Final = re.compile(r"\d+[.)]")
PROSE: Final = re.compile(r"[^\W\d_]{2,}(?:[-'’][^\W\d_]+)*|I|I['’][^\W\d_]+")


class Ambiguous(NotReadable):
    """A text with more than one turn in it; `readings` are these turns, as the notation writes them."""

    def __init__(self, readings: Sequence[str]) -> None:
        super().__init__(HOUSE("turn-twice", first=readings[0], other=readings[1]))
        self.readings = tuple(readings)


def read_turn(view: State, text: str) -> list[int]:
    """Return the actions of the one turn in a text, legal or not, in the order in which they are written.

    `view` is what the seat that plays may know. Raises `NotReadable` where there is no turn, or something
    that looks like an action and is none, and `Ambiguous` where there are two turns.

    >>> from parlour.testing.tiny import GAME
    >>> view = Variant.of(GAME, random_start=False).new_state(seed=1).view(0)
    >>> read_turn(view, "My move: **3**, then `end`!") == read_turn(view, "3 end")
    True
    """
    turns = list(_turns(view, text[:MOST_LETTERS]))
    readings = list(dict.fromkeys(map(tuple, turns)))
    if len(readings) > 1:
        raise Ambiguous([_written(view, reading) for reading in readings])
    if not readings:
        view.parse(_seat(view), _cut(text))  # its error says how an action is written
        raise NotReadable(HOUSE("turn-missing"))
    return list(readings[0])


def _turns(view: State, text: str) -> Iterator[list[int]]:
    """The runs of actions in a text with nothing but separators between them."""
    turn: list[int] = []
    prose: list[str] = []
    words = [word for line in text.splitlines() for word in _words(view, line)]
    at = 0
    while at < len(words):
        match = _action(view, words, at)
        if match is not None:
            action, at = match
            _check_prose(view, prose)
            if prose and turn:
                yield turn
                turn = []
            turn.append(action)
            prose = []
            if words[at - 1].endswith(STOPS):
                yield turn
                turn = []
            continue
        word = _bare(words[at])
        inside = turn and not prose and at + 1 < len(words) and _action(view, words, at + 1)
        if inside and word.lower() in EITHER:
            yield turn
            turn = []
        elif word and not (inside and word.lower() in BETWEEN):
            prose.append(word)
        elif not word and words[at].strip(QUOTES):
            prose.append(words[at])  # signs alone
        at += 1
    _check_prose(view, prose)
    if turn:
        yield turn


def _check_prose(view: State, words: Sequence[str]) -> None:
    """Raise `NotReadable` for words that look like an action and are none.

    These are a word with signs or digits, a word of the notation or nearly one, and short words alone.
    """
    for word in words:
        if not PROSE.fullmatch(word) or word.lower() in notation_words(view.variant):
            raise NotReadable(HOUSE("turn-word", word=repr(_cut(word))))
        if like := _nearly(view, word.lower()):
            raise NotReadable(HOUSE("turn-nearly", word=repr(_cut(word)), like=repr(like)))
    if words and all(len(word) < LONG_WORD for word in words):
        raise NotReadable(HOUSE("turn-word", word=repr(_cut(words[0]))))


def _words(view: State, line: str) -> list[str]:
    """The words of a line, without the number of an item of a list, unless that could be an action."""
    words = line.replace(",", " , ").replace(";", " ; ").split()
    if len(words) > 1 and LIST_NUMBER.fullmatch(words[0]):
        if _action(view, [words[0][:-1]], 0) is not None:
            raise NotReadable(HOUSE("turn-word", word=repr(_cut(words[0]))))
        return words[1:]
    return words[1:] if words[:1] == ["•"] else words


def _action(view: State, words: Sequence[str], at: int) -> tuple[int, int] | None:
    """The action that begins at a word, the longest there is, and where it ends."""
    if not words[at].strip(QUOTES):
        return None
    for end in range(min(at + MOST_WORDS, len(words)), at, -1):
        written = " ".join(words[at:end])
        for form in (written, _bare(written)):
            try:
                return view.parse(_seat(view), form), end
            except NotReadable:
                continue
    named = _named(view, _bare(words[at]).lower())
    return None if named is None else (named, at + 1)


def _cut(text: str) -> str:
    """A text, or the beginning of one that is too long to be repeated."""
    return text if len(text) <= MOST_SHOWN else f"{text[: MOST_SHOWN - 1]}…"


def _bare(text: str) -> str:
    """A text without quotes, brackets and full stops around it, nor Markdown's.

    >>> [_bare(text) for text in ("`7@h8`.", "**7@h8**", "*7@h8", "<pass>", "line b2>")]
    ['7@h8', '7@h8', '*7@h8', 'pass', 'line b2>']
    """
    bare = text.strip(QUOTES)
    inside = FRAME.fullmatch(bare)
    return inside[2].strip(QUOTES) if inside else bare


def _named(view: State, word: str) -> int | None:
    """The legal action whose text without signs is this word; raises `Ambiguous` if there are two."""
    if not word.isalpha():
        return None
    legal = view.legal_actions(_seat(view))
    texts = {action: view.action_text(_seat(view), action) for action in legal}
    matching = [action for action, text in texts.items() if re.sub(r"\W", "", text).lower() == word]
    if len(matching) > 1:
        raise Ambiguous([texts[action] for action in matching])
    return matching[0] if matching else None


def _nearly(view: State, word: str) -> str:
    """The word of the notation that a word was probably meant to be, "" if none: one letter away."""
    return next(
        (notation_word for notation_word in notation_words(view.variant) if _one_apart(word, notation_word)),
        "",
    )


@lru_cache(64)
def notation_words(variant: Variant) -> frozenset[str]:
    """The words of three and more letters that a game writes actions with, in lower case."""
    view = variant.begin()
    numbers = [
        number
        for family in variant.actions
        for number in (
            range(family.first, family.first + family.count)
            if family.count <= SMALL_FAMILY
            else (family.first, family.first + family.count - 1)
        )
    ]
    texts = " ".join(view.action_text(0, number) for number in numbers)
    return frozenset(word.lower() for word in re.findall(r"[^\W\d_]{3,}", texts))


def _one_apart(word: str, other: str) -> bool:
    """Whether one letter more, less or other, or two swapped, make one word of another.

    >>> [_one_apart("swap", other) for other in ("swp", "swaps", "swop", "sawp", "swap", "stop")]
    [True, True, True, True, False, False]
    """
    if word == other or abs(len(word) - len(other)) > 1:
        return False
    short, long = sorted((word, other), key=len)
    first = next((k for k, (a, b) in enumerate(zip(short, long, strict=False)) if a != b), len(short))
    if len(short) < len(long):
        return short[first:] == long[first + 1 :]
    swapped = short[first + 1 : first + 2] + short[first : first + 1] + short[first + 2 :]
    return short[first + 1 :] == long[first + 1 :] or swapped == long[first:]


def _written(view: State, actions: Sequence[int]) -> str:
    return " ".join(view.action_text(_seat(view), action) for action in actions)


def _seat(view: State) -> int:
    assert view.viewer is not None
    return view.viewer
