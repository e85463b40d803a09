"""Sentences about a table as a whole: who won, which options were chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from parlour.kernel.game import POINTS, Game
from parlour.kernel.game_record import GameRecord
from parlour.kernel.message import HOUSE, Message, Words, joined, listed
from parlour.kernel.options import Option
from parlour.kernel.state import Variant
from parlour.play.names import one_line
from parlour.play.results import Outcome

EVERYBODYS = ("seats",)
"""Options that are visible from the seats themselves."""
FORMS: Final = {"zero": 0, "one": 1, "few": 3, "other": 5}
"""A whole number of each plural category that a language of ours has, and 0.

Languages count 0 as one or as many; English words, where they stand in, do not follow the reader's.
"""


def options_in_words(game: Game, chosen: Mapping[str, str]) -> list[tuple[Words, Words]]:
    """Non-default options: label and value, in words.

    A table older than an option has its default.
    """
    return [
        (option.label, _value(option, chosen[option.name]))
        for option in game.all_options
        if option.name not in EVERYBODYS
        and option.opened(chosen.get(option.name, option.text(option.default))) != option.text(option.default)
    ]


def _value(option: Option, text: str) -> Words:
    return next((choice.label for choice in option.choices if choice.text == option.opened(text)), text)


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


def score_in_words(score: int, game: Game) -> Words:
    """A score with its name."""
    if game.counted is not None:
        return game.counted(score)
    if game.score_name == POINTS:
        return HOUSE("points-counted", count=score)
    first, _, rest = str(game.score_name).partition(" ")
    if score == 1:
        first = first.removesuffix("s")
    return " ".join(filter(None, [str(score), first, rest]))


def ending(game: Game, outcome: Outcome, names: Sequence[str], why: Words) -> Words:
    """How the game ended, in one or two sentences; `why` is the game's own reason."""
    return joined([_verdict(game, outcome, names), why])


def stopped(record: GameRecord, names: Sequence[str], teams: Sequence[int]) -> Words:
    """Why a record stops before the end of its game; names and teams are those of its seats.

    >>> ended = {"ended": "resigned", "ended_by": [0]}
    >>> record = GameRecord(game="tiny", rules_version=1, options={}, entries=[], **ended)
    >>> str(stopped(record, ["Anna", "Ben"], [0, 1]))
    'Anna resigned: Ben wins.'
    """
    by = [seat for seat in record.ended_by if 0 <= seat < len(names)]
    match record.ended:
        case "":
            return HOUSE("record-ends")
        case "agreed":
            return HOUSE("ended-agreed")
        case "gave-up" if by:
            return HOUSE("ended-unfinished", name=names[by[0]])
        case "time" | "resigned" | "claimed" as ended if by:
            losing = {teams[seat] for seat in by}
            won = [name for name, team in zip(names, teams, strict=True) if team not in losing]
            return _lost(ended, [names[seat] for seat in by], won)
        case why:  # as older records have it, and other programs
            return HOUSE("stopped", why=one_line(why))


def _verdict(game: Game, outcome: Outcome, names: Sequence[str]) -> Words:
    match outcome.ended:
        case "gave-up":
            return HOUSE("ended-unfinished", name=names[outcome.by])
        case "agreed":
            return HOUSE("ended-agreed")
        case "time" | "resigned" | "claimed" as ended:
            losing = [names[seat] for seat in (outcome.by, *outcome.together)]
            return _lost(ended, losing, [names[seat] for seat in outcome.leaders])
    leaders = outcome.leaders or range(len(names))
    who, count = listed([names[seat] for seat in leaders]), len(leaders)
    scores = {outcome.scores[seat] for seat in leaders}
    score = score_in_words(max(scores), game)
    match outcome.verdict:
        case "won":
            return HOUSE("wins", who=who, count=count, score=score)
        case "shared":
            return HOUSE("shared-at", who=who, score=score) if len(scores) == 1 else HOUSE("shared", who=who)
        case "drawn" if count == len(names):
            return HOUSE("drawn-all-at", score=score) if len(scores) == 1 else HOUSE("drawn-all")
        case "drawn":
            return HOUSE("drawn-at", who=who, score=score) if len(scores) == 1 else HOUSE("drawn", who=who)
        case _:
            return HOUSE("ends-alone", who=who, score=score)


def _lost(ended: Literal["time", "resigned", "claimed"], losing: Sequence[str], won: Sequence[str]) -> Words:
    """Who lost by what they did or did not do, and who won by that."""
    losers, lost = listed(losing), len(losing)
    if ended == "time":
        said = HOUSE("lost-time", losers=losers, lost=lost)
    elif ended == "resigned":
        said = HOUSE("lost-resigned", losers=losers, lost=lost)
    else:
        said = HOUSE("lost-claimed", losers=losers, lost=lost)
    if won:
        return HOUSE("lost-to", lost=said, winners=listed(won), count=len(won))
    return HOUSE("lost-to-nobody", lost=said) if lost > 1 else HOUSE("lost-alone", lost=said)
