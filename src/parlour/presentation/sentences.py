"""Sentences about a table as a whole: who won, which options were chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from parlour.kernel.game import Game
from parlour.kernel.options import Option
from parlour.kernel.state import Variant
from parlour.play.results import Outcome

EVERYBODYS = ("seats",)
"""Options that are visible from the seats themselves."""


LOST: Final = {"time": "had no time left", "resigned": "gave up", "claimed": "did not move in time"}


def options_in_words(game: Game, chosen: Mapping[str, str]) -> list[tuple[str, str]]:
    """Non-default options: label and value, in words.

    A table older than an option has its default.
    """
    return [
        (option.label, _value(option, chosen[option.name]))
        for option in game.all_options
        if option.name not in EVERYBODYS
        and option.opened(chosen.get(option.name, option.text(option.default))) != option.text(option.default)
    ]


def _value(option: Option, text: str) -> str:
    return next((choice.label for choice in option.choices if choice.text == option.opened(text)), text)


def call_label(variant: Variant, action: int) -> str:
    """What a referee's call is about, in words."""
    family = variant.family(action)
    return "" if family is None else family.label or family.name.replace("_", " ").capitalize()


def listed(names: Sequence[str]) -> str:
    """Names joined for a sentence.

    >>> listed(["Anna", "Ben", "Cleo"])
    'Anna, Ben and Cleo'
    """
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


def figure(score: int, name: str) -> str:
    """A score with its name, in the singular if it is 1.

    >>> figure(12, "points"), figure(1, "tiles left")
    ('12 points', '1 tile left')
    """
    first, _, rest = name.partition(" ")
    if score == 1:
        first = first.removesuffix("s")
    return " ".join(filter(None, [str(score), first, rest]))


def ending(game: Game, outcome: Outcome, names: Sequence[str], why: str) -> str:
    """How the game ended, in one or two sentences; `why` is the game's own reason."""
    return " ".join(filter(None, [_verdict(game, outcome, names), why]))


def stopped(why: str) -> str:
    """Why a record stops before the end of its game.

    >>> stopped("Anna gave up")
    'The game stopped here: Anna gave up.'
    """
    return f"The game stopped here: {why}." if why else "The record ends here; the game was not over."


def _verdict(game: Game, outcome: Outcome, names: Sequence[str]) -> str:
    match outcome.ended:
        case "gave-up":
            return f"{names[outcome.by]} gave up, so the game stays unfinished."
        case "agreed":
            return "All agreed to end the game here; it stays unfinished."
        case "time" | "resigned" | "claimed":
            won = [names[seat] for seat, value in enumerate(outcome.returns) if value > 0]
            verb = "wins" if len(won) == 1 else "win"
            lost = LOST[outcome.ended]
            losers = listed([names[seat] for seat in (outcome.by, *outcome.together)])
            won_by = f": {listed(won)} {verb}" if won else ": nobody wins" if outcome.together else ""
            return f"{losers} {lost}{won_by}."
    best = outcome.ranking[0]
    score = figure(outcome.scores[best[0]], game.score_name)
    who = listed([names[seat] for seat in best])
    if len(names) == 1:
        return f"{who} {'wins' if outcome.returns[0] >= game.returns_range[1] else 'ends'} with {score}."
    if len(set(outcome.returns)) == 1:
        return f"Nobody wins: all are level{f' with {score}' if len(outcome.ranking) == 1 else ''}."
    return f"{who} {'win' if len(best) > 1 else 'wins'} with {score}."
