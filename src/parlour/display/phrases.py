"""What a game tells in numbers, for clients that make words of it themselves."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from importlib import import_module
from typing import Any, Final

import msgspec

from parlour.display.saying import WORDS, Parameters, entries
from parlour.kernel.game import Game
from parlour.kernel.looking_back import SENTENCES
from parlour.kernel.message import HOUSE, catalogue_of
from parlour.kernel.patterns import patterns

LISTS: Final = ("list-and", "list-or")
HELP: Final = (
    "hint-turn", "hint-do", "hint-then", "hint-wins", "hint-next-best", "hint-as-good",
    "odds-unknown", "odds-now", "odds-after", "odds-row", "odds-row-each", "percent",
)  # fmt: skip
STUDY: Final = (
    "study-cost", "study-better", "study-parts", "study-method", "study-even", "study-costliest",
)  # fmt: skip
PHRASES_KEPT: Final = 64


class Phrases(msgspec.Struct, frozen=True):
    """The messages of a game in a language (`display.saying`)."""

    language: str
    messages: str
    """Their names with their parameters, in the order of their numbers."""
    parameters: dict[str, int | list[str]]
    """Parameters that are no plain numbers: the code of a notation, or names to choose from."""
    patterns: dict[str, Any]
    """The messages by their names, as `kernel.patterns` has them."""


@lru_cache(PHRASES_KEPT)
def phrases(package: str, language: str) -> Phrases:
    """The messages that the display of a game's package tells, in a language."""
    messages, telling = (import_module(f"{package}.display.{name}") for name in ("messages", "telling"))
    return _phrases(package, language, messages.MESSAGES, telling.PARAMETERS, LISTS)


@lru_cache(PHRASES_KEPT)
def phrases_alone(package: str, language: str) -> Phrases:
    """What a page says by itself besides: the law's reasons, hints, odds, studies."""
    game: Game = import_module(package).GAME
    law: Any = game.law
    messages, parameters = (law.messages.MESSAGES, law.grounds.PARAMETERS) if game.law_module else ("", {})
    hindsight = SENTENCES if game.look_back else ()
    return _phrases(package, language, messages, parameters, (*LISTS, *HELP, *STUDY), hindsight)


def _phrases(
    package: str,
    language: str,
    messages: str,
    parameters: Parameters,
    house: Iterable[str],
    own: Iterable[str] = (),
) -> Phrases:
    names = [*(name for name, _ in entries(messages)), *own]
    found = patterns(HOUSE.folder.parent, language, house)
    if names:
        found |= patterns(catalogue_of(package).folder.parent, language, names)
    return Phrases(language, messages, kinds(parameters), found)


def kinds(parameters: Parameters) -> dict[str, int | list[str]]:
    """Return the kinds of parameters as a client needs them: words are marked in the messages themselves."""
    return {
        name: kind if isinstance(kind, int) else list(kind)
        for name, kind in parameters.items()
        if kind != WORDS
    }
