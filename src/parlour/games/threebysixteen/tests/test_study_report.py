"""The study in its general form: sentences that hold, lines that replay."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import load
from parlour.games.threebysixteen import GAME
from parlour.games.threebysixteen.bots.hindsight import best_result, line
from parlour.games.threebysixteen.bots.study_report import LOOK_BACK, study
from parlour.games.threebysixteen.tests.helpers import SLUG, behind, played_out
from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.errors import BadRecord
from parlour.kernel.look_back import look_back
from parlour.kernel.looking_back import Fall, LookedBack, Way, unproved
from parlour.kernel.study import NOWHERE, Budget, Study

SMALL: dict[str, Any] = {"runs": 2, "top": 5, "columns": 2}


def studied(seed: int, **options: Any) -> Study:
    return study(GAME, played_out(seed, **{**SMALL, **options}).record(), Budget())


def test_the_game_hands_its_study_over() -> None:
    assert GAME.study is study
    assert GAME.look_back is LOOK_BACK


@pytest.mark.parametrize("seed", range(3))
def test_what_was_found_elsewhere_is_told_the_same(seed: int) -> None:
    state = played_out(seed, seats=2, **SMALL)
    found = look_back(state, LOOK_BACK.effort)
    record = state.record()
    assert told(LOOK_BACK.word(GAME, record, found)) == told(study(GAME, record, Budget()))


def told(found: Study) -> list[Any]:
    """The sentences, and where their lines lead."""
    return [
        (str(one.sentence), one.status, *(line.record.entries for line in one.lines))
        for one in found.findings
    ]


def test_3_2_a_race_is_studied_though_one_had_the_last_tile_in_hand() -> None:
    sizes: dict[str, Any] = {"seats": 2, "runs": 1, "top": 4, "columns": 3, "tiebreak": "race"}
    games = (played_out(seed, **sizes) for seed in range(50))
    state = next(state for state in games if state.fields.holding.any())
    loser = list(state.fields.holding).index(1)
    said = {one.seat: str(one.sentence) for one in study(GAME, state.record(), Budget()).findings}
    assert said[1 - loser] == "Ended with no tiles left: the best there was."
    assert said[loser].startswith("Fell behind on call 4,")


def test_ways_found_elsewhere_are_played_and_their_bounds_not_believed() -> None:
    state = played_out(3, seats=1, columns=2)
    found = look_back(state, 50)
    found.best.bound = found.falls[0].before.bound = found.falls[0].after.bound = 48
    record = state.record()
    assert [one.status for one in LOOK_BACK.word(GAME, record, found).findings] == ["proved"] * 2
    claimed = LOOK_BACK.word(GAME, record, unproved(found)).findings
    assert [one.status for one in claimed] == ["best found"] * 2
    (fall,) = found.falls
    for falls in (
        [fall, fall],
        [Fall(1, fall.draw, fall.before, fall.after)],
        [Fall(0, 0, fall.before, fall.after)],
        [Fall(0, 49, fall.before, fall.after)],
        [Fall(0, fall.draw, fall.after, fall.before)],
        [Fall(0, fall.draw, fall.before, Way([]))],
        [Fall(0, fall.draw, fall.before, Way([-7] * 100))],
    ):
        with pytest.raises(BadRecord, match="not about this game"):
            LOOK_BACK.word(GAME, record, LookedBack(found.best, falls))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", [1, 2])
def test_the_best_way_and_each_ones_fall_can_be_stepped_through(seed: int, seats: int) -> None:
    state = played_out(seed, seats=seats, **SMALL)
    order = [action for actor, action in state.history if actor == CHANCE and action < SEAT_DRAW]
    best = best_result(load(SLUG, seats=1, **SMALL), order)
    found = study(GAME, state.record(seats=["Anna", "Ben"][:seats]), Budget())
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


def test_time_that_runs_out_leaves_a_way_and_its_bound_but_not_the_fall() -> None:
    record = next(
        state.record()
        for state in (played_out(seed, seats=1, **SMALL) for seed in range(9))
        if behind(state.record(), 0)
    )
    assert study(GAME, record, Budget()).findings[1].lines
    short = study(GAME, record, Budget(0.0))
    assert short.findings[0].lines
    assert short.findings[0].status in ("proved", "best found")
    assert not short.findings[1].lines
    assert "no time" in str(short.findings[1].sentence)


def test_no_player_did_better_than_what_is_said_to_be_the_best() -> None:
    state = played_out(0, seats=1, runs=3, top=16, columns=5)
    order = [action for actor, action in state.history if actor == CHANCE and action < SEAT_DRAW]
    best = best_result(load(SLUG, seats=1, runs=3, top=16, columns=5), order)
    well_played = line(state.variant, order, best.steps)
    hasty = study(GAME, well_played, Budget(0.0))
    assert hasty.findings[0].lines[0].record.scores == [best.left]
    assert "the best there was" in str(hasty.findings[1].sentence)


def test_nobody_knows_the_calls_of_a_game_that_was_left() -> None:
    with pytest.raises(BadRecord, match="not played to its end"):
        study(GAME, load(SLUG, seats=1).new_state(seed=1).record(), Budget())
