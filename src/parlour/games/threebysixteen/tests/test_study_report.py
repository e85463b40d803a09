"""The study in its general form: sentences that hold, lines that replay."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import load
from parlour.games.threebysixteen import GAME
from parlour.games.threebysixteen.bots.hindsight import best_result, line
from parlour.games.threebysixteen.tests.helpers import SLUG, behind, played_out
from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.errors import BadRecord
from parlour.kernel.study import NOWHERE, Study
from parlour.search.advice.game_study import study

SMALL: dict[str, Any] = {"runs": 2, "top": 5, "columns": 2}
LEAST = 0.001


def studied(seed: int, **options: Any) -> Study:
    return study(GAME, played_out(seed, **{**SMALL, **options}).record(), 1.0)


def test_3_2_a_race_is_studied_though_one_had_the_last_tile_in_hand() -> None:
    sizes: dict[str, Any] = {"seats": 2, "runs": 1, "top": 4, "columns": 3, "tiebreak": "race"}
    games = (played_out(seed, **sizes) for seed in range(50))
    state = next(state for state in games if state.fields.holding.any())
    loser = list(state.fields.holding).index(1)
    sentences = {finding.seat: str(finding.sentence) for finding in study(GAME, state.record(), 1.0).findings}
    assert sentences[1 - loser] == "Ended with no tiles left: the best there was."
    assert sentences[loser].startswith("Fell behind on call 4,")


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", [1, 2])
def test_the_best_way_and_each_ones_fall_can_be_stepped_through(seed: int, seats: int) -> None:
    state = played_out(seed, seats=seats, **SMALL)
    order = [action for actor, action in state.history if actor == CHANCE and action < SEAT_DRAW]
    best = best_result(load(SLUG, seats=1, **SMALL), order)
    found = study(GAME, state.record(seats=["Anna", "Ben"][:seats]), 1.0)
    of_all, *of_seats = found.findings
    assert (of_all.seat, of_all.status, len(of_seats)) == (NOWHERE, best.status, seats)
    assert of_all.lines[0].record.scores == [best.left]
    for seat, finding in enumerate(of_seats):
        assert finding.seat == seat
        fall = behind(state.record(), seat)
        if fall is None:
            assert state.scores()[seat] <= best.left
            assert "the best there was" in str(finding.sentence)
            continue
        assert f"on call {fall.call}, the {fall.number}:" in str(finding.sentence)
        assert state.record().entries[finding.entry] == (CHANCE, fall.number)
        (line,) = finding.lines
        assert line.record.entries[line.at] == (CHANCE, fall.number)
        assert line.record.seats == ["Anna", "Ben"][seat : seat + 1]
        assert load(SLUG).replay(line.record).scores() == [fall.before.left]


def test_the_way_on_begins_as_the_player_played() -> None:
    finding = next(one for seed in range(9) for one in studied(seed, seats=1).findings[1:] if one.lines)
    (line,) = finding.lines
    assert line.at > 0
    assert line.record.entries[: line.at][0][0] == CHANCE


def test_no_player_did_better_than_what_is_said_to_be_the_best() -> None:
    state = played_out(0, seats=1, runs=3, top=16, columns=5)
    order = [action for actor, action in state.history if actor == CHANCE and action < SEAT_DRAW]
    best = best_result(load(SLUG, seats=1, runs=3, top=16, columns=5), order)
    well_played = line(state.variant, order, best.steps)
    hasty = study(GAME, well_played, LEAST)
    assert hasty.findings[0].lines[0].record.scores == [best.left]
    assert "the best there was" in str(hasty.findings[1].sentence)


def test_nobody_knows_the_calls_of_a_game_that_was_left() -> None:
    with pytest.raises(BadRecord, match="not played to its end"):
        study(GAME, load(SLUG, seats=1).new_state(seed=1).record(), 1.0)
