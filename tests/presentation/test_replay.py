"""Finished games for stepping through: everything open, one update for each turn."""

from __future__ import annotations

from dataclasses import replace as changed

import pytest

from parlour.display.board import Board
from parlour.display.contract import display_of
from parlour.display.scene import Piece
from parlour.kernel.errors import BadRecord
from parlour.kernel.game_record import GameRecord, read
from parlour.kernel.state import State, Variant
from parlour.play.seating import Plan
from parlour.presentation.replay import replay, retold
from parlour.testing.changes import apply
from parlour.testing.tiny import GAME
from parlour.wire.to_client import Snapshot, Update
from tests.play.tables import ANNA, BEN, CLEO, END, do, play_out, table_of

ANY = Variant.of(GAME)


def stepped(record: GameRecord, seat: int | None = None) -> tuple[Snapshot, list[Update], Board]:
    """A record's replay in its parts."""
    found = replay(ANY, record, seat)
    board = display_of(GAME).board(Variant.of(GAME, **record.options))
    assert board.hash in str(found.board)
    return found.snapshot, found.updates, board


def lying(pieces: list[Piece], updates: list[Update]) -> list[Piece]:
    for update in updates:
        for step in update.steps:
            pieces = apply(pieces, step.changes)
    return pieces


def test_stepping_to_the_end_gives_the_end() -> None:
    table = play_out(table_of(ANNA, BEN, CLEO, top=5, jokers="two"))
    record = read(table.record().to_json())
    before, updates, board = stepped(record)
    assert board.hash in str(before.board)
    assert before.pieces == []
    assert [player.name for player in before.players] == ["Anna", "Ben", "Cleo"]
    assert lying(list(before.pieces), updates) == []
    last = updates[-1].result
    outcome = table.state.result
    assert last is not None
    assert outcome is not None
    assert (last.scores, last.seed) == (list(outcome.scores), record.seed)
    assert [list(points) for points in outcome.score_history] == last.score_history


def test_the_scores_begin_where_they_mean_something() -> None:
    """As in the score history of the end: both leave out what comes before."""
    record = play_out(table_of(ANNA, BEN, random_start=False, top=5)).record()
    late = changed(GAME, scored=lambda fields: int(fields.left) < 6)
    never = changed(GAME, scored=lambda fields: False)
    whole, cut, none = (replay(Variant.of(game), record) for game in (GAME, late, never))
    assert (whole.scored, none.scored) == (0, len(none.entries))
    _, played = retold(ANY, record)
    begun = [int(played.fields(entry).left) < 6 for entry in cut.entries]
    assert begun.index(True) == cut.scored > 0


def test_a_record_is_played_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    record = play_out(table_of(ANNA, BEN)).record()
    entered: list[int] = []
    enter = State.enter

    def counted(state: State, actor: int, action: int) -> None:
        entered.append(action)
        enter(state, actor, action)

    monkeypatch.setattr(State, "enter", counted)
    replay(ANY, record, foreign=True)
    assert entered == [action for _, action in record.entries]


def test_every_hand_is_open() -> None:
    table = play_out(table_of(ANNA, BEN, random_start=False))
    before, updates, _ = stepped(table.record())
    dealt = lying(list(before.pieces), updates[:1])
    assert {piece.place for piece in dealt} == {"hand0", "hand1"}
    assert "back" not in {piece.face for piece in dealt}


def test_each_turn_is_one_update() -> None:
    table = play_out(table_of(ANNA, BEN, random_start=False))
    _, updates, _ = stepped(table.record())
    ends = [entry for entry in table.state.position.history if entry.action == END]
    assert len(updates) == 1 + len(ends)
    assert all(update.legal is None for update in updates)
    assert [update.n for update in updates] == list(range(1, len(updates) + 1))


def test_a_seat_may_be_looked_from() -> None:
    table = play_out(table_of(ANNA, BEN))
    assert stepped(table.record(), 1)[0].seat == 1
    assert stepped(table.record())[0].seat == 2


def test_a_game_given_up_says_so() -> None:
    table = table_of(ANNA, Plan("here", "Ben"))
    do(table, table.propose_leave(1))
    _, updates, _ = stepped(table.record())
    assert updates[-1].result is not None
    assert str(updates[-1].result.sentence) == "Ben resigned: Anna wins."


def test_a_record_without_names_or_entries_still_stands() -> None:
    record = play_out(table_of(ANNA, BEN)).record()
    record.seats, record.entries, record.over = [], [], False
    before, updates, _ = stepped(record)
    assert [player.name for player in before.players] == ["Player A", "Player B"]
    assert len(updates) == 1
    assert updates[0].result is not None
    assert str(updates[0].result.sentence) == "The record ends here; the game was not over."


def test_a_record_that_breaks_a_rule_is_refused() -> None:
    record = play_out(table_of(ANNA, BEN)).record()
    at = next(i for i, (actor, _) in enumerate(record.entries) if actor >= 0)
    record.entries[at] = (record.entries[at][0], END)
    with pytest.raises(BadRecord, match=f"entry {at} .* is not allowed: At least one card"):
        stepped(record)


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
def test_what_a_record_from_a_file_claims_has_to_be_true(field: str, lie: object) -> None:
    record = play_out(table_of(ANNA, BEN)).record()
    replay(ANY, record, foreign=True)
    if field == "seed":
        record.commitment = ""
    setattr(record, field, lie)
    with pytest.raises(BadRecord) as refused:
        replay(ANY, record, foreign=True)
    assert refused.value.field == field


def test_other_draws_than_those_of_the_seed_are_found_out() -> None:
    record, other = (play_out(table_of(ANNA, BEN, secret=bytes([n]) * 32)).record() for n in (1, 2))
    assert record.entries != other.entries
    record.entries, record.scores, record.returns = other.entries, [], []
    with pytest.raises(BadRecord, match="the seed gives") as refused:
        replay(ANY, record, foreign=True)
    assert refused.value.field == "seed"
