"""Records: written, read, replayed, verified; refused, naming the entry, when anything in them is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import parlour
from parlour.kernel import game_record as records
from parlour.kernel.actors import CHANCE, TABLE
from parlour.kernel.chance import Seeded
from parlour.kernel.errors import BadRecord, NotReadable
from parlour.kernel.game_record import GameRecord
from parlour.kernel.state import State, Variant
from parlour.kernel.verify import verify
from parlour.testing.tiny import GAME
from tests.games import some_game

VARIANT = Variant.of(GAME, seats=3, jokers="two", bonus="random")


def played(seed: int = 5, steps: int = 1000) -> State:
    """A game with a referee's call in it."""
    random = Random(seed)
    state = VARIANT.new_state(seed=seed)
    while not state.is_over and len(state.history) < steps:
        if len(state.history) == 10:
            state.apply(TABLE, state.legal_actions(TABLE)[0])
        seat = random.choice(state.turn)
        state.apply(seat, random.choice(state.legal_actions(seat)))
    return state


def changed(**facts: Any) -> GameRecord:
    return msgspec.structs.replace(played().record(), **facts)


def refusal(record: GameRecord) -> str:
    with pytest.raises(BadRecord) as refused:
        verify(VARIANT, record)
    assert len(str(refused.value)) < 500
    return str(refused.value)


def test_a_record_says_all_that_a_replay_needs() -> None:
    state = played()
    document = json.loads(state.record(seats=["Ada", "Bo", "Cy"], started="2026-01-01").json())
    assert document["format"] == "parlour-record-2"
    assert document["options"]["bonus"] in {"1", "2", "3"}
    assert document["over"] is True
    assert document["commitment"] == Seeded(bytes.fromhex(document["seed"])).commitment
    assert [TABLE, 13] in document["entries"]
    assert verify(Variant.of(GAME), records.read(json.dumps(document))) == state


def test_what_one_seat_sees_is_read_as_its_view_and_begins_no_record() -> None:
    state = Variant.of(some_game()).new_state(seed=5)
    view = state.view(1)
    read = view.variant.from_text(view.text())
    assert (read, read.viewer) == (view, 1)
    with pytest.raises(BadRecord, match="begins from a whole position"):
        view.variant.begin_record(msgspec.structs.replace(state.record(), position=view.text()))


def test_a_position_that_cannot_be_reached_begins_no_record() -> None:
    record = played(steps=9).record()
    state = VARIANT.replay(record)
    assert VARIANT.begin_record(msgspec.structs.replace(record, position=state.text(), entries=[])) == state
    state.fields.held[0] += 1  # a card that is in no hand
    with pytest.raises(BadRecord, match="cannot be reached"):
        VARIANT.begin_record(msgspec.structs.replace(record, position=state.text()))


def test_records_are_read_by_what_is_public(tmp_path: Path) -> None:
    game = parlour.catalogue()[0]
    state = parlour.load(game.slug).new_state(seed=5)
    file = tmp_path / "game.json"
    file.write_text(state.record().json(), encoding="utf-8")
    record = parlour.read_record(file.read_bytes())
    assert isinstance(record, parlour.GameRecord)
    assert parlour.load(record.game).replay(record) == state
    with pytest.raises(parlour.BadRecord):
        parlour.read_record("{}")


def test_a_game_resumes_from_its_record_and_branches() -> None:
    state = played(steps=14)
    record = records.read(state.record().json())
    assert not record.over
    for upto in (0, 3, 14):
        assert VARIANT.replay(record, upto).history == state.history[:upto]
    branch = VARIANT.replay(record, upto=12)
    branch.settle(Seeded(8))
    assert branch.turn


@pytest.mark.parametrize("beyond", [-1, 1])
def test_a_replay_up_to_an_entry_that_is_none_is_refused(beyond: int) -> None:
    state = Variant.of(GAME, seats=2).new_state(seed=7)
    record = state.record()
    count = len(record.entries)
    upto = beyond if beyond < 0 else count + beyond
    assert len(state.variant.replay(record, upto=count).history) == count
    with pytest.raises(NotReadable, match=f"{count} entries.*{upto}"):
        state.variant.replay(record, upto=upto)


def test_another_draw_is_named_with_what_the_seed_gives() -> None:
    record = played().record()
    for number, (actor, action) in enumerate(record.entries):
        if actor == CHANCE and number > 0:
            before = VARIANT.replay(record, upto=number)
            for other in {k for k, _ in before.chance_outcomes()} - {action}:
                entries = [*record.entries[:number], (CHANCE, other), *record.entries[number + 1 :]]
                assert f"entry {number}: {other} was drawn, the seed gives {action}" in refusal(
                    changed(entries=entries)
                )


@pytest.mark.parametrize("entry", [(0, 99), (7, 0), (-3, 0), (CHANCE, 77), (TABLE, 0), (0, -(2**31))])
def test_an_entry_that_is_not_allowed_is_named(entry: tuple[int, int]) -> None:
    entries = list(played().record().entries)
    entries[12] = entry
    assert refusal(changed(entries=entries)).startswith(f"entry 12 {entry} is not allowed")


def test_entries_left_out_or_added_are_noticed() -> None:
    entries = list(played().record().entries)
    assert refusal(changed(entries=entries[:-1]))
    assert refusal(changed(entries=[]))
    assert refusal(changed(entries=entries[1:]))
    assert f"entry {len(entries)} (0, 0)" in refusal(changed(entries=[*entries, (0, 0)]))
    assert "a game has at most" in refusal(changed(entries=[*entries, *[(0, 0)] * 100]))


def test_wrong_results_are_noticed() -> None:
    scores, returns = played().scores(), played().returns()
    assert "scores" in refusal(changed(scores=[scores[0] + 1, *scores[1:]]))
    assert "returns" in refusal(changed(returns=[-value for value in returns]))
    assert "returns" in refusal(changed(returns=returns[:1]))
    assert "returns" in refusal(changed(returns=[float("nan")] * 3))
    assert "whether the game is over" in refusal(changed(over=False))


def test_the_seed_is_held_against_the_commitment() -> None:
    assert "no seed" in refusal(changed(seed=""))
    for wrong in ("zz" * 32, "00" * 31, " 0" * 32, "AB" * 32):
        assert "64 hex digits" in refusal(changed(seed=wrong))
    assert "commitment" in refusal(changed(seed="00" * 32))
    assert "the seed gives" in refusal(changed(seed="00" * 32, commitment=""))


def test_records_of_other_games_versions_and_options_are_refused() -> None:
    assert "not of “tiny”" in refusal(changed(game="x" * 5000))
    for version in (0, -1, GAME.rules_version + 1):
        assert "version" in refusal(changed(rules_version=version))
    options = played().record().options
    for wrong in ({"seats": "9"}, {"nonsense": "1"}, {"self": "1"}, {"top": "x" * 9000}):
        assert "options" in refusal(changed(options={**options, **wrong}))
    assert "open" in refusal(changed(options={**options, "bonus": "random"}))


@pytest.mark.parametrize(
    "document",
    [
        b"",
        b"[]",
        b"\xff\xfe",
        b"{" * 100_000,
        b'{"game": 3}',
        b'{"format": "other", "game": "tiny", "rules_version": 1, "options": {}, "entries": []}',
        b'{"game": "tiny", "rules_version": 1, "options": {}, "entries": [[0]]}',
        b'{"game": "tiny", "rules_version": 1, "options": {}, "entries": [[0, 1.5]]}',
        b'{"game": "tiny", "rules_version": 1, "options": {}, "entries": [[0, 99999999999]]}',
        b'{"game": "tiny", "rules_version": 1, "options": {"a": 1}, "entries": []}',
        b'{"game": "tiny", "rules_version": 1, "options": {}, "entries": ['
        + b"[0,0]," * 3_000_000
        + b"[0,0]]}",
    ],
    ids=lambda document: document[:40].decode("latin-1"),
)
def test_what_is_no_record_is_refused(document: bytes) -> None:
    with pytest.raises(BadRecord, match="not a record"):
        records.read(document)


def test_too_many_entries_or_too_long_texts_are_refused() -> None:
    for wrong in (
        {"entries": [(0, 0)] * (records.MOST_ENTRIES + 1)},
        {"seats": ["x" * (records.LONGEST_TEXT + 1)]},
        {"seats": ["x"] * (records.MOST_SEATS + 1)},
        {"options": {str(n): "" for n in range(records.MOST_OPTIONS + 1)}},
    ):
        with pytest.raises(BadRecord, match="not a record"):
            records.read(changed(**wrong).json())


@given(
    st.binary() | st.text() | st.recursive(st.none() | st.integers() | st.text(), st.lists).map(json.dumps)
)
def test_nothing_breaks_the_reader(document: bytes | str) -> None:
    with pytest.raises(BadRecord):
        records.read(document)


@given(st.data())
def test_a_record_with_one_entry_changed_never_verifies_unnoticed(data: st.DataObject) -> None:
    """Another legal choice of a seat is another game, and then its draws, its end or its result differ."""
    record = played().record()
    at = data.draw(st.integers(0, len(record.entries) - 1))
    entry = data.draw(st.tuples(st.integers(-3, 4), st.integers(-2, 20)))
    entries = [*record.entries[:at], entry, *record.entries[at + 1 :]]
    try:
        final = verify(VARIANT, changed(entries=entries))
    except BadRecord:
        return
    assert entries == record.entries or final.history != played().history
