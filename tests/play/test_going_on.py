"""Tables whose games go on from the middle of another one: the same beginning, then their own way."""

from __future__ import annotations

import msgspec
import pytest

from parlour.kernel.errors import BadRecord
from parlour.kernel.game import Game
from parlour.kernel.game_record import GameRecord, read
from parlour.kernel.options import AIDS
from parlour.kernel.state import Variant
from parlour.kernel.verify import verify
from parlour.play.create import Made
from parlour.play.errors import Declined
from parlour.play.events import Origin
from parlour.play.rematch import rematch
from parlour.play.resume_from import resume_from
from parlour.play.seating import Plan
from parlour.testing.tiny import GAME
from tests.play.tables import (
    ALL_GAMES,
    ANNA,
    BEN,
    END,
    NOW,
    SECRET,
    again,
    commit,
    do,
    facts,
    people,
    play_out,
    table_of,
)

OTHER = bytes(reversed(range(32)))
BOT = Plan("bot", level="random")


def played(game: Game, seats: int | None = None) -> GameRecord:
    """A game that people have played to its end, or far enough."""
    count = seats or Variant.of(game).seats
    table = play_out(table_of(*people(count), game=game), commits=120)
    if table.state.phase == "playing":
        do(table, table.propose_leave(0))
        if table.state.phase == "playing":
            do(table, table.propose_leave(1))
    return read(table.record().json())


def gone_on(record: GameRecord, entries: int, *plans: Plan, game: Game = GAME, secret: bytes = OTHER) -> Made:
    return resume_from(
        game,
        record,
        entries,
        plans,
        table="elsewhere",
        levels=("random", "greedy"),
        secret=secret,
        now=lambda: NOW,
    )


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.slug)
def test_a_game_goes_on_as_it_stood_and_its_record_holds(game: Game) -> None:
    record = played(game)
    seats = Variant.of(game, **record.options).seats
    entries = len(record.entries) // 2
    before = Variant.of(game).replay(record, entries)
    table = gone_on(record, entries, *people(seats), game=game).table
    assert table.state.phase == "playing"
    assert list(table.state.position.history[:entries]) == list(before.history)
    assert all(actor == -1 for actor, _ in table.state.position.history[entries:])  # draws that were due
    if len(table.state.position.history) == entries:
        for seat in range(seats + 1):
            assert table.view(seat).to_bytes() == before.view(seat).to_bytes()
            assert table.view(seat).history == before.view(seat).history
    assert table.state.variant.options[AIDS]
    commit(table, table.state.due[0])
    play_out(table, seed=3, commits=20)
    assert facts(again(table)) == facts(table)
    if table.state.phase == "playing":
        do(table, table.propose_leave(table.state.people[0]))
    its = read(table.record().json())
    assert (its.given, its.origin) == (entries, "elsewhere")
    assert its.entries[:entries] == record.entries[:entries]
    assert verify(Variant.of(game), its).to_bytes() == table.state.position.to_bytes()


def test_the_draws_after_it_are_its_own_and_fixed_beforehand() -> None:
    record = played(GAME, 2)
    entries = 4
    tables = [gone_on(record, entries, ANNA, BEN, secret=bytes([n] * 32)).table for n in range(8)]
    for table in tables:
        play_out(table)
    assert len({table.state.commitment for table in tables}) == len(tables)
    assert len({tuple(table.state.position.history[:entries]) for table in tables}) == 1
    courses = {tuple(table.state.position.history): table for table in tables}
    assert len(courses) > 1
    one, two = list(courses.values())[:2]
    own = one.record()
    assert verify(Variant.of(GAME), own).is_over
    for changed in ({"seed": two.state.seed, "commitment": ""}, {"given": 0}):
        with pytest.raises(BadRecord, match="was drawn, the seed gives"):
            verify(Variant.of(GAME), msgspec.structs.replace(own, **changed))


def test_nothing_is_taken_back_behind_its_beginning() -> None:
    record = played(GAME, 2)
    before = Variant.of(GAME).replay(record, 8)
    table = gone_on(record, 8, ANNA, BOT).table
    begun = list(table.state.position.history)
    assert begun[:8] == list(before.history)
    while 0 not in table.state.due:
        commit(table, 1)
    with pytest.raises(Declined, match="nothing yet"):
        table.propose_ask(0, "takeback")
    at = table.state.entries
    commit(table, 0)
    do(table, table.propose_ask(0, "takeback"))
    assert table.state.entries == at
    assert facts(again(table)) == facts(table)


def test_a_game_that_waits_for_somebody_goes_on_when_all_sit() -> None:
    record = played(GAME, 2)
    table = gone_on(record, 8, ANNA, Plan("link")).table
    assert (table.state.phase, table.state.entries) == ("waiting", 0)
    _, events = table.propose_sit(table.state.created.invite, "Ben", "x" * 64)
    do(table, events)
    assert table.state.phase == "playing"
    assert list(table.state.position.history[:8]) == [tuple(entry) for entry in record.entries[:8]]
    assert facts(again(table)) == facts(table)


def test_another_game_goes_on_from_there_once_more() -> None:
    record = played(GAME, 2)
    table = play_out(gone_on(record, 8, ANNA, BEN).table)
    for seat in table.state.people:
        do(table, table.propose_again(seat))
    new = rematch(table)
    assert new.table.state.created.origin == Origin(tuple(record.entries[:8]), "elsewhere")
    assert new.table.state.position.history[:8] == table.state.position.history[:8]
    assert new.table.state.commitment != table.state.commitment


def test_a_game_that_went_on_may_be_gone_on_from() -> None:
    record = played(GAME, 2)
    first = play_out(gone_on(record, 8, ANNA, BEN).table)
    its = first.record()
    table = play_out(gone_on(its, 12, ANNA, BEN, secret=SECRET).table)
    assert table.record().given == 12
    assert verify(Variant.of(GAME), table.record()).is_over


def test_what_cannot_be_gone_on_from_is_declined() -> None:
    record = played(GAME, 2)
    length = len(record.entries)
    for entries, code in ((length, "closed"), (length + 1, "unreadable"), (-1, "unreadable")):
        with pytest.raises(Declined) as declined:
            gone_on(record, entries, ANNA, BEN)
        assert declined.value.code == code
    for plans in ([ANNA], [ANNA, BEN, BOT], [ANNA, ANNA], [ANNA, Plan("bot", level="wizard")]):
        with pytest.raises(Declined) as declined:
            gone_on(record, 8, *plans)
        assert declined.value.code == "unreadable"


def test_a_beginning_that_breaks_a_rule_is_refused_before_it_touches_a_table() -> None:
    record = played(GAME, 2)
    at = next(i for i, (actor, _) in enumerate(record.entries) if actor >= 0)
    record.entries[at] = (record.entries[at][0], END)
    with pytest.raises(BadRecord, match=f"entry {at} .* is not allowed"):
        gone_on(record, at + 1, ANNA, BEN)
    with pytest.raises(BadRecord, match="cannot be given"):
        gone_on(msgspec.structs.replace(record, given=10**5), 1, ANNA, BEN)
    with pytest.raises(BadRecord, match=r"version .* of the rules"):
        gone_on(msgspec.structs.replace(record, rules_version=99), 1, ANNA, BEN)


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.slug)
def test_a_record_that_begins_from_a_position_is_played_on(game: Game) -> None:
    state = Variant.of(game).new_state(7)
    for n in range(6):
        seat = state.turn[0]
        state.apply(seat, state.legal_actions(seat)[n % len(state.legal_actions(seat))])
    position = state.text()
    begun = state.variant.from_text(position)
    record = msgspec.structs.replace(state.record(), position=position, entries=[], seed="", commitment="")
    table = gone_on(record, 0, *people(state.seats), game=game).table
    assert table.state.frames.at(0).fields.tobytes() == begun.fields.tobytes()
    assert table.state.phase == "playing"
    commit(table, table.state.due[0])
    if table.state.phase == "playing":
        do(table, table.propose_leave(0))
        if table.state.phase == "playing":
            do(table, table.propose_leave(1))
    kept = read(table.record().json())
    assert kept.position == position
    assert verify(Variant.of(game), kept).to_bytes() == table.state.position.to_bytes()
    assert facts(again(table)) == facts(table)
