"""Sentences about a table as a whole: who won, which options were chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from parlour.kernel.actors import NOBODY
from parlour.kernel.game import POINTS, Game
from parlour.kernel.game_record import GameRecord
from parlour.kernel.message import HOUSE, Words, joined, listed
from parlour.play.names import one_line
from parlour.play.results import Outcome


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
        case "closed":
            return HOUSE("ended-closed")
        case "gave-up" if by:
            return HOUSE("ended-unfinished", name=names[by[0]])
        case "void":
            return HOUSE("ended-void")
        case "time" | "resigned" | "claimed" as ended if by:
            losing = {teams[seat] for seat in by}
            won = [name for name, team in zip(names, teams, strict=True) if team not in losing]
            return _lost(ended, [names[seat] for seat in by], won)
        case why:  # of older records, or other programs
            return HOUSE("stopped", why=one_line(why))


def _verdict(game: Game, outcome: Outcome, names: Sequence[str]) -> Words:
    match outcome.ended:
        case "gave-up":
            return HOUSE("ended-unfinished", name=names[outcome.by])
        case "agreed":
            return HOUSE("ended-agreed")
        case "closed":
            return HOUSE("ended-closed")
        case "void":
            return HOUSE("ended-void-bots") if outcome.by == NOBODY else HOUSE("ended-void")
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
    """A sentence about the seats that lost (by resigning, by time …), and the winners."""
    losers, lost = listed(losing), len(losing)
    if ended == "time":
        sentence = HOUSE("lost-time", losers=losers, lost=lost)
    elif ended == "resigned":
        sentence = HOUSE("lost-resigned", losers=losers, lost=lost)
    else:
        sentence = HOUSE("lost-claimed", losers=losers, lost=lost)
    if won:
        return HOUSE("lost-to", lost=sentence, winners=listed(won), count=len(won))
    return HOUSE("lost-to-nobody", lost=sentence) if lost > 1 else HOUSE("lost-alone", lost=sentence)
