"""The current language: that of the reader, while something is put into words for them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

SOURCE: Final = "en"
"""The language that catalogues are written in first."""
LANGUAGES: Final = {SOURCE: "English", "cs": "Čeština", "de": "Deutsch", "fr": "Français", "es": "Español"}
"""The languages with catalogues: by tag, the name that each has for itself."""
PSEUDO: Final = "en-XA"
"""English with accents and two fifths longer: text without accents is in no catalogue."""

_spoken = ContextVar("language", default=SOURCE)
_naming = ContextVar("names", default=False)
_players = ContextVar[tuple[str, ...]]("players", default=())


def spoken() -> str:
    """The language spoken here and now."""
    return _spoken.get()


def speak(language: str) -> None:
    """Speak a language from now on, in this task or thread."""
    _spoken.set(language)


def naming() -> bool:
    """Whether the reader wants the names of messages as well."""
    return _naming.get()


def name_messages(wanted: bool) -> None:
    """Give the names of messages as well from now on, in this task or thread."""
    _naming.set(wanted)


def players_named() -> tuple[str, ...]:
    """The names of the players of the current table; empty where seats are called by their letters."""
    return _players.get()


def call_players(names: Iterable[str]) -> None:
    """Call seats by the names of their players from now on, in this task or thread."""
    _players.set(tuple(names))


class naming_players:  # noqa: N801  # read as a verb, as those of contextlib; each message is sent in one
    """Call seats by the names of their players within a block.

    >>> with naming_players(["Anna", "Ben"]):
    ...     players_named()
    ('Anna', 'Ben')
    """

    def __init__(self, names: Iterable[str]) -> None:
        self._names = tuple(names)

    def __enter__(self) -> None:
        self._before = _players.set(self._names)

    def __exit__(self, *_: object) -> None:
        _players.reset(self._before)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language within a block.

    >>> with speaking("cs"):
    ...     spoken()
    'cs'
    >>> spoken()
    'en'
    """
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)


def known(tag: str) -> str:
    """The language of a tag; empty where there are no catalogues of it.

    >>> known("cs-CZ"), known("de_AT.UTF-8"), known("en-XA"), known("tlh")
    ('cs', 'de', 'en-XA', '')
    """
    if tag.lower() == PSEUDO.lower():
        return PSEUDO
    short = tag[:2].lower()
    return short if short in LANGUAGES and not tag[2:3].isalnum() else ""


def negotiated(accepted: str) -> str:
    """The language to answer in, by what `Accept-Language` asks for.

    >>> negotiated("fi, cs-CZ;q=0.5, de;q=0.8"), negotiated(""), negotiated("*, de;q=0")
    ('de', 'en', 'en')
    """
    weighted = []
    for part in accepted.split(","):
        tag, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality or 1)
        except ValueError:
            weight = 0.0
        if weight > 0 and known(tag):
            weighted.append((weight, known(tag)))
    return max(weighted, key=lambda pair: pair[0], default=(1.0, SOURCE))[1]
