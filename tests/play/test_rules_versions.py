"""A table goes on by the rules it was made with; rules newer than the program's are refused in a sentence."""

from __future__ import annotations

from dataclasses import replace

import pytest

from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.play.errors import NewerRules
from parlour.play.events import Created, Event
from parlour.play.table import Table
from parlour.testing.tiny import GAME
from tests.play.tables import NOW, people, table_of


def of_version(table: Table, version: int) -> list[Event]:
    """The table's log, as a program with this version of the rules would have written it."""
    first = table.events[0]
    facts = {name: getattr(table.created, name) for name in Created.__struct_fields__}
    return [Event(1, first.at, Created(**{**facts, "rules_version": version})), *table.events[1:]]


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
    found = Table.resume(table.events, lambda slug: later, lambda: NOW)
    assert int(found.state.fields.version) == GAME.rules_version
    assert found.variant.blank().version == later.rules_version
