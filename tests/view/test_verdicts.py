"""What a game came to and why it ended never contradict each other, however it ended."""

from __future__ import annotations

import re
from typing import Final

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.display import telling
from parlour.kernel import batch
from parlour.kernel.errors import BadOption
from parlour.kernel.game import Game
from parlour.kernel.language import LANGUAGES
from parlour.kernel.message import Words, into
from parlour.kernel.results import share_win
from parlour.kernel.state import Variant
from parlour.play.results import LOST, UNFINISHED, Outcome, decide, lost_by
from parlour.play.types import Ending
from parlour.testing.cases import cases
from parlour.view.sentences import ending, score_in_words
from tests.play.tables import ALL_GAMES

PLAYED: Final = 6
"""Random games at each table."""
ENOUGH: Final = 3000
"""Entries after which an endless game is left."""
NAMES: Final = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")
SAID: Final = {"won": "win", "shared": "share the win", "drawn": "draw", "lost": "nobody wins"}
JUDGING: Final = re.compile(
    r"\b(wins?|won|lose|lost|ties?|tied|draw|share|level|first|most|fewest|ahead)\b", re.IGNORECASE
)
BREAKS_A_TIE: Final = "comes first"


def tables(game: Game) -> list[Variant]:
    """The games that the suite plays, with every number of seats."""
    found = [case.variant for case in cases(game)]
    for seats in range(2, len(NAMES) + 1):
        try:
            found.append(Variant.of(game, seats=seats))
        except BadOption:
            continue
    return found


def agrees(game: Game, outcome: Outcome, why: Words = "") -> None:
    """The sentence names who leads and nobody else, and says of them what the verdict is."""
    names = NAMES[: len(outcome.scores)]
    said = str(ending(game, outcome, names, ""))
    named = {name for name in names if name in said}
    leaders = {names[seat] for seat in outcome.leaders}
    judged = {verdict for verdict, words in SAID.items() if re.search(rf"\b{words}s?\b", said)}
    if outcome.verdict == "unfinished":
        assert not judged, said
    elif len(names) == 1:
        assert ("wins" in said) == (outcome.verdict == "won"), said
    elif outcome.ended in LOST:
        losers = {names[seat] for seat in (outcome.by, *outcome.together)}
        assert named == leaders | losers, said
        assert ("nobody wins" in said) == (not leaders), said
    elif outcome.verdict == "drawn" and len(leaders) == len(names):
        assert not named, said
        assert said.startswith("A draw: "), said
    else:
        assert named == leaders, said
        assert SAID[outcome.verdict] in said, said
        assert ("draw" in said) == (outcome.verdict == "drawn"), said
        assert ("share" in said) == (outcome.verdict == "shared"), said
    for language in LANGUAGES:
        told = into(ending(game, outcome, names, ""), language)
        assert {name for name in names if name in told} == named, told
    if why:
        best = {outcome.scores[seat] for seat in outcome.leaders}
        tie_broken = any(
            score in best for seat, score in enumerate(outcome.scores) if seat not in outcome.leaders
        )
        told = str(why)
        assert told.endswith("."), told
        assert not any(name in told for name in names), told
        assert tie_broken == (BREAKS_A_TIE in told), f"{said} {told}"
        assert tie_broken or not JUDGING.search(told), f"{said} {told}"
        assert str(score_in_words(max(outcome.scores), game)) not in told, f"{said} {told}"


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.slug)
def test_verdict_and_reason_of_games_played_out_agree(game: Game) -> None:
    for variant in tables(game):
        played = batch.new_states(variant, PLAYED, seed=1)
        played.play_out(game.max_turns(variant.options) or ENOUGH)
        ended = zip(played.is_over(), played.fields, played.scores(), played.returns(), strict=True)
        for over, fields, scores, returns in ended:
            if over:
                outcome = decide(variant, scores.tolist(), returns.tolist())
                agrees(game, outcome, telling.ending(variant, fields))


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.slug)
@given(data=st.data())
def test_verdict_and_sentence_of_any_result_agree(game: Game, data: st.DataObject) -> None:
    variant = data.draw(st.sampled_from(tables(game)))
    seats, teams = variant.seats, variant.teams
    points = data.draw(st.lists(st.integers(0, 3), min_size=seats, max_size=seats))
    scores = [points[team] for team in teams]
    returns = np.array([-score if game.more_is_better else score for score in scores], float)
    if seats > 1:
        share_win(returns, seats)
    endings: list[Ending] = ["rules", *LOST, *UNFINISHED]
    ended = data.draw(st.sampled_from(endings)) if seats > 1 else "rules"
    by, *together = data.draw(st.lists(st.sampled_from(range(seats)), min_size=1, max_size=2, unique=True))
    if ended in LOST:
        returns = np.array(lost_by((by, *together), variant.new_state(seed=1)))
    replays = data.draw(st.booleans())
    lost = (by, tuple(together)) if ended != "rules" else (-1, ())
    agrees(game, decide(variant, scores, list(returns), (), ended, *lost, tie_replays=replays))
