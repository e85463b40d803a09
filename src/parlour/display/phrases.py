"""A game's messages as data, for clients that render its numbers themselves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from importlib import import_module
from itertools import chain
from typing import Any, Final

import msgspec

from parlour.display.saying import WORDS, Parameters, entries
from parlour.kernel.game import Game
from parlour.kernel.hindsight_contract import SENTENCES
from parlour.kernel.message import HOUSE, Message, catalogue_of
from parlour.kernel.patterns import names_in, patterns

LISTS: Final = ("list-and", "list-or")
HELP: Final = (
    "hint-turn", "hint-do", "hint-then", "hint-wins", "hint-next-best", "hint-as-good",
    "odds-unknown", "odds-now", "odds-after", "odds-many", "odds-row", "odds-row-each", "percent",
)  # fmt: skip
STUDY: Final = (
    "study-cost", "study-better", "study-parts", "study-method", "study-even", "study-costliest",
)  # fmt: skip
BESIDES: Final = ("points-counted", "too-many-ways", "by-rule")
TOLD_AT_TABLES: Final = (
    "How a game ends",
    "The log, besides the play; a player's name stands before these",
    "What is not possible at a table, and why",
    "What the server answers when it does not do something",
)
"""Headings of the house's messages that pages get by name (`wire.parts.Said`)."""
PHRASES_KEPT: Final = 64


class Phrases(msgspec.Struct, frozen=True):
    """The messages of a game in a language (`display.saying`)."""

    language: str
    messages: str
    """The messages' names with their parameters, in the order of their numbers."""
    parameters: dict[str, int | list[str]]
    """Parameters that are not plain numbers: the code of a notation, or names to choose from."""
    patterns: dict[str, Any]
    """The messages' patterns by name (`kernel.patterns`)."""


@lru_cache(PHRASES_KEPT)
def phrases(package: str, language: str) -> Phrases:
    """The messages of the display in a game's package, in a language."""
    messages, telling = (import_module(f"{package}.display.{name}") for name in ("messages", "telling"))
    return _phrases(package, language, messages.MESSAGES, telling.PARAMETERS, LISTS)


@lru_cache(PHRASES_KEPT)
def phrases_alone(package: str, language: str) -> Phrases:
    """Further messages of pages: the law's reasons, hints, odds, studies, and messages sent by name."""
    game: Game = import_module(package).GAME
    law: Any = game.law
    at_tables = chain.from_iterable(names_in(HOUSE.folder.parent, heading) for heading in TOLD_AT_TABLES)
    house = (*LISTS, *HELP, *STUDY, *BESIDES, *at_tables)
    own = [*(SENTENCES if game.hindsight else ()), *_counting(game)]
    return _phrases(package, language, law.messages.MESSAGES, law.reasons.PARAMETERS, house, own)


def _counting(game: Game) -> Iterator[str]:
    """The names of the game's messages that say a number of its scores."""
    counted = game.counted(2) if game.counted else ""
    if isinstance(counted, Message):
        yield counted.name


def _phrases(
    package: str,
    language: str,
    messages: str,
    parameters: Parameters,
    house: Iterable[str],
    own: Iterable[str] = (),
) -> Phrases:
    names = [*(name for name, _ in entries(messages)), *own]
    phrases = patterns(HOUSE.folder.parent, language, house)
    if names:
        phrases |= patterns(catalogue_of(package).folder.parent, language, names)
    return Phrases(language, messages, kinds(parameters), phrases)


def kinds(parameters: Parameters) -> dict[str, int | list[str]]:
    """Return the kinds of parameters as a client needs them: words are marked in the messages themselves."""
    return {
        name: kind if isinstance(kind, int) else list(kind)
        for name, kind in parameters.items()
        if kind != WORDS
    }
