"""Finished games as pages get them: the record, and what it does not say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from parlour.kernel.errors import BadRecord
from parlour.kernel.game_record import GameRecord, read
from parlour.kernel.state import State, Variant
from parlour.play.seating import Plan
from parlour.testing.tiny import GAME
from parlour.view.company import Pages
from parlour.view.finished_game import of_record, of_table
from parlour.view.words import TableInWords
from parlour.wire.http.responses import FinishedGame
from parlour.wire.parts import Result
from tests.play.tables import ANNA, BEN, CLEO, END, a_round, do, play_out, table_of

ANY = Variant.of(GAME)


def opened(record: GameRecord) -> FinishedGame:
    """What a page gets of a record."""
    return of_record(ANY, record)


def result_of(game: FinishedGame) -> Result:
    assert game.last.result is not None
    return game.last.result


def test_a_record_tells_how_its_game_ended() -> None:
    table = play_out(table_of(ANNA, BEN, CLEO, top=5, jokers="two"))
    record = read(table.record().json())
    game = opened(record)
    outcome = table.state.result
    assert outcome is not None
    assert game.record == record
    assert [player.name for player in game.last.players] == ["Anna", "Ben", "Cleo"]
    result = result_of(game)
    assert (result.scores, result.seed) == (list(outcome.scores), record.seed)
    assert result.score_history == [list(points) for points in outcome.score_history]


def test_a_table_and_its_record_say_the_same() -> None:
    table = play_out(table_of(ANNA, BEN))
    record = table.record()
    there = of_table(record, TableInWords(Pages(table)).snapshot(table.state.seats, log=False))
    here = opened(record)
    assert str(there.begins) == str(here.begins) == "begins, drawn by lot."
    assert (there.last.log, there.last.chat) == ([], [])
    said: list[Mapping[str, Any]] = [
        {
            "sentence": str(result_of(game).sentence),
            "scores": result_of(game).scores,
            "board": str(game.last.board),
            "starter": game.last.starter,
            "pieces": game.last.pieces,
        }
        for game in (there, here)
    ]
    assert said[0] == said[1]


def test_a_record_is_played_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    record = play_out(table_of(ANNA, BEN)).record()
    entered: list[int] = []
    enter = State.enter

    def counted(state: State, actor: int, action: int) -> None:
        entered.append(action)
        enter(state, actor, action)

    monkeypatch.setattr(State, "enter", counted)
    opened(record)
    assert entered == [action for _, action in record.entries]


def test_a_game_given_up_says_so() -> None:
    table = a_round(table_of(ANNA, Plan("here", "Ben")))
    do(table, table.propose_leave(1))
    assert str(result_of(opened(table.record())).sentence) == "Ben resigned: Anna wins."


def test_a_game_that_ended_before_everybody_had_played_says_that_it_does_not_count() -> None:
    table = table_of(ANNA, Plan("here", "Ben"))
    do(table, table.propose_leave(1))
    result = result_of(opened(table.record()))
    assert (str(result.sentence), result.verdict, result.ended) == (
        "Ended before everybody had had a turn: the game does not count.", "unfinished", "void",
    )  # fmt: skip


def test_a_record_without_names_or_entries_still_stands() -> None:
    record = GameRecord(game=GAME.slug, rules_version=GAME.rules_version, options={}, entries=[])
    game = opened(record)
    assert [player.name for player in game.last.players] == ["Player A", "Player B"]
    assert str(result_of(game).sentence) == "The record ends here; the game was not over."


def test_a_record_that_breaks_a_rule_is_refused() -> None:
    record = play_out(table_of(ANNA, BEN)).record()
    at = next(i for i, (actor, _) in enumerate(record.entries) if actor >= 0)
    record.entries[at] = (record.entries[at][0], END)
    with pytest.raises(BadRecord, match=f"entry {at} .* is not allowed: At least one card"):
        opened(record)


@pytest.mark.parametrize(
    ("field", "lie"),
    [
        ("scores", [999, 0]),
        ("returns", [0.5, 0.25]),
        ("over", False),
        ("seed", "00" * 32),
        ("seed", "no seed"),
        ("commitment", "11" * 32),
    ],
)
def test_what_a_record_claims_has_to_be_true(field: str, lie: object) -> None:
    record = play_out(table_of(ANNA, BEN)).record()
    opened(record)
    if field == "seed":
        record.commitment = ""
    setattr(record, field, lie)
    with pytest.raises(BadRecord) as refused:
        opened(record)
    assert refused.value.field == field


def test_other_draws_than_those_of_the_seed_are_found_out() -> None:
    record, other = (play_out(table_of(ANNA, BEN, secret=bytes([n]) * 32)).record() for n in (1, 2))
    assert record.entries != other.entries
    record.entries, record.scores, record.returns = other.entries, [], []
    with pytest.raises(BadRecord, match="the seed gives") as refused:
        opened(record)
    assert refused.value.field == "seed"
