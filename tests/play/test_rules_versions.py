"""A table goes on by the rules it was made with; rules newer than the program's are refused in a sentence."""

from __future__ import annotations

from dataclasses import replace

import pytest

from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.kernel.verify import verify
from parlour.play.errors import Declined, NewerRules
from parlour.play.events import Created, Event
from parlour.play.rematch import rematch
from parlour.play.resume_from import resume_from
from parlour.play.table import Table
from parlour.testing.cases import editions
from parlour.testing.tiny import GAME
from parlour.testing.tiny.state import PUT_JOKER
from tests.play.tables import ANNA, BEN, NOW, SECRET, do, find, people, play_out, restored, table_of

FIRST = editions(GAME)[-1]
"""The tiny game as version 1 had it: a joker may be laid as the bonus card's value."""
BONUS = 2
AS_BONUS = PUT_JOKER + BONUS


def of_version(table: Table, version: int) -> list[Event]:
    """The table's log as a program with this version of the rules would have written it."""
    first = table.state.events[0]
    facts = {name: getattr(table.state.created, name) for name in Created.__struct_fields__}
    return [Event(1, first.at, Created(**{**facts, "rules_version": version})), *table.state.events[1:]]


@pytest.mark.parametrize("game", [GAME, *catalogue()], ids=lambda game: game.slug)
def test_newer_rules_are_refused_in_a_sentence(game: Game) -> None:
    table = table_of(*people(game.seating.seats[0]), game=game)
    newer = of_version(table, game.rules_version + 1)
    with pytest.raises(NewerRules, match=f"version {game.rules_version + 1} of the rules of {game.title}"):
        Table.resume(newer, lambda slug: game, lambda: NOW)
    with pytest.raises(NewerRules):
        Table.resume(of_version(table, 0), lambda slug: game, lambda: NOW)


def test_a_table_of_older_rules_keeps_their_version() -> None:
    table = table_of()
    later = replace(GAME, rules_version=GAME.rules_version + 1)
    resumed = Table.resume(table.state.events, lambda slug: later, lambda: NOW)
    assert int(resumed.state.position.fields.version) == GAME.rules_version
    assert resumed.state.variant.blank().version == later.rules_version


def with_a_joker(game: Game) -> Table:
    """A table where seat 0 holds a joker at the start."""
    for seed in range(100):
        secret = seed.to_bytes(32, "big")
        table = table_of(game=game, secret=secret, jokers="two", bonus=str(BONUS), random_start=False)
        if table.state.position.fields.hands[0, 0]:
            return table
    raise AssertionError("no joker was dealt")


def test_a_stored_table_goes_on_by_the_rules_it_was_made_with() -> None:
    stored = with_a_joker(FIRST)
    table = Table.resume(stored.state.events, find, lambda: NOW)
    assert table.state.game.rules_version == 2
    assert AS_BONUS in table.legal(0)
    do(table, table.propose_play(0, table.count(0), [AS_BONUS]))
    assert int(table.state.position.fields.total[0]) == BONUS
    restart = restored(table, table.state.n - 1)
    assert restart.state.position.to_bytes() == table.state.position.to_bytes()
    record = play_out(restart).record()
    assert record.rules_version == 1
    assert verify(Variant.of(GAME), record).scores() == record.scores


def test_a_new_table_plays_by_the_newest_rules() -> None:
    table = with_a_joker(GAME)
    assert table.state.created.rules_version == 2
    assert AS_BONUS not in table.legal(0)
    with pytest.raises(Declined) as refused:
        table.propose_play(0, table.count(0), [AS_BONUS])
    assert refused.value.rule == "2.2"


def test_a_rematch_is_by_the_newest_rules_and_what_goes_on_from_a_game_by_that_games() -> None:
    table = play_out(Table.resume(with_a_joker(FIRST).state.events, find, lambda: NOW))
    gone_on = resume_from(GAME, table.record(), 4, (ANNA, BEN), secret=SECRET, now=lambda: NOW).table
    assert AS_BONUS in gone_on.legal(0)
    for seat in table.state.people:
        do(table, table.propose_again(seat))
    again = rematch(table).table
    assert (again.state.created.rules_version, int(again.state.position.fields.version)) == (2, 2)
