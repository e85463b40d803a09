"""The names of a game and its options: for pages, which get them with the board, and for lists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from parlour.kernel.game import Game
from parlour.kernel.message import Message, Words
from parlour.kernel.options import Option
from parlour.kernel.state import Variant

EVERYBODYS: Final = ("seats",)
"""Options that are visible from the seats themselves."""
FORMS: Final = {"zero": 0, "one": 1, "few": 3, "other": 5}
"""A whole number of each plural category that a language of ours has, and 0.

Languages count 0 as one or as many; missing words are in English, which has plural categories of its own.
"""


class CallWords(msgspec.Struct, frozen=True, omit_defaults=True):
    """The words of a referee's call."""

    action: int
    label: str
    """The offence: "Table talk"."""
    penalty: str = ""
    """What it costs the team that it is about, in a sentence."""


class OptionWords(msgspec.Struct, frozen=True, omit_defaults=True):
    """The words of an option."""

    name: str
    label: str
    choices: dict[str, str]
    """The labels of its values, by their texts; other values are shown by their text."""


class GameWords(msgspec.Struct, frozen=True, omit_defaults=True):
    """The words of a game with its options, in the language of its board."""

    score_name: str
    """The unit of scores: "points"."""
    score_forms: dict[str, str]
    """`score_name` by the plural category of a number, where it has forms: "point" for "one"."""
    options: tuple[OptionWords, ...]
    calls: tuple[CallWords, ...] = ()
    """The words of the referee's calls."""


def game_words(variant: Variant) -> GameWords:
    """The words for a game with its options, in the language spoken here and now."""
    game = variant.game
    return GameWords(
        score_name=str(game.score_name),
        score_forms={form: str(name) for form, name in score_forms(game).items()},
        options=tuple(
            OptionWords(
                option.name, str(option.label), {choice.text: str(choice.label) for choice in option.choices}
            )
            for option in game.all_options
            if option.name not in EVERYBODYS
        ),
        calls=tuple(
            CallWords(action, str(family.label), str(family.penalty))
            for family in variant.actions
            if family.label
            for action in range(family.first, family.first + family.count)
        ),
    )


def unusual_options(game: Game, chosen: Mapping[str, str]) -> dict[str, str]:
    """The non-default options, as texts; a table older than an option has its default."""
    opened = {
        option.name: option.opened(chosen[option.name])
        for option in game.all_options
        if option.name in chosen and option.name not in EVERYBODYS
    }
    usual = {option.name: option.text(option.default) for option in game.all_options}
    return {name: text for name, text in opened.items() if text != usual[name]}


def options_in_words(game: Game, chosen: Mapping[str, str]) -> list[tuple[Words, Words]]:
    """The non-default options: label and value, in words."""
    options = {option.name: option for option in game.all_options}
    return [
        (options[name].label, _value(options[name], text))
        for name, text in unusual_options(game, chosen).items()
    ]


def _value(option: Option, text: str) -> Words:
    return next((choice.label for choice in option.choices if choice.text == text), text)


def call_label(variant: Variant, action: int) -> Words:
    """What a referee's call is about, in words."""
    family = variant.family(action)
    return "" if family is None else family.label or family.name.replace("_", " ").capitalize()


def call_penalty(variant: Variant, action: int) -> Words:
    """What a referee's call costs the team it is about, in words."""
    family = variant.family(action)
    return "" if family is None else family.penalty


def score_forms(game: Game) -> dict[str, Words]:
    """The name of a number of scores, by its plural category; nothing where the game has one name for all.

    >>> from parlour.testing.tiny import GAME
    >>> {form: str(name) for form, name in score_forms(GAME).items()}
    {'zero': 'points', 'one': 'point', 'few': 'points', 'other': 'points'}
    """
    match game.score_name:
        case Message(parameters={"count": _}):
            return {form: game.score_unit(count) for form, count in FORMS.items()}
    return {}
