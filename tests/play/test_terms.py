"""What will be played is changed in the waiting room, with the consent of those who have sat down."""

from __future__ import annotations

import pytest

from parlour.kernel.errors import BadOption
from parlour.play.clock import Clock
from parlour.play.create import create
from parlour.play.errors import Declined
from parlour.play.events import Terms
from parlour.play.series import SeriesPlan
from parlour.play.table import Table
from parlour.play.terms import fewer_seats, terms_of
from parlour.play.tokens import holder_of
from parlour.play.types import Visibility
from parlour.testing.tiny import GAME
from tests.play.tables import ANNA, LINK, NOW, again, do, everything, play_out, restored, table_of

TIMED = Clock("fischer", 60, 5)


def sit(table: Table, name: str, *, program: bool = False) -> None:
    """Somebody sits down by the invite."""
    do(table, table.propose_sit(table.state.invite, name, holder_of(name), program=program)[1])


def wanted(visibility: Visibility = "link", clock: Clock | None = None, **options: str) -> Terms:
    """Terms that differ from the usual ones."""
    return Terms(tuple(options.items()), visibility, clock)


def test_a_host_alone_changes_rules_time_and_who_finds_the_table() -> None:
    table = table_of(ANNA, LINK)
    do(table, table.propose_terms(0, wanted("open", TIMED, jokers="two")))
    state = table.state
    assert (state.created.visibility, state.created.clock) == ("open", TIMED)
    assert state.options_text["jokers"] == "two"
    assert state.asks_ready
    assert table.propose_terms(0, terms_of(state)) == []
    sit(table, "Ben")
    do(table, table.propose_ready(0))
    do(table, table.propose_ready(1))
    assert state.phase == "playing"
    play_out(table, commits=4)
    assert everything(again(table)) == everything(restored(table, state.n))


def test_seats_are_added_and_open_ones_go() -> None:
    table = table_of(ANNA, LINK)
    do(table, table.propose_terms(0, wanted(seats="3")))
    assert [chair.kind for chair in table.state.chairs] == ["person", "open", "open"]
    do(table, table.propose_swap(0, 0, 2))
    do(table, table.propose_terms(2, wanted(seats="2")))
    assert ([chair.kind for chair in table.state.chairs], table.state.host) == (["open", "person"], 1)
    sit(table, "Ben")
    assert table.state.phase == "playing"
    assert everything(again(table)) == everything(restored(table, table.state.n))


def test_people_who_have_sat_down_are_asked() -> None:
    table = table_of(ANNA, LINK, LINK)
    sit(table, "Ben")
    do(table, table.propose_terms(0, wanted(jokers="two")))
    assert table.state.question is not None
    assert table.state.options_text["jokers"] != "two"
    with pytest.raises(Declined, match="being asked"):
        table.propose_terms(0, wanted("open"))
    do(table, table.propose_answer(1, True))
    assert table.state.options_text["jokers"] == "two"
    assert table.state.question is None
    assert everything(again(table)) == everything(restored(table, table.state.n))


def test_what_was_declined_or_asked_of_others_does_not_hold() -> None:
    table = table_of(ANNA, LINK, LINK)
    sit(table, "Ben")
    do(table, table.propose_terms(0, wanted(jokers="two")))
    do(table, table.propose_answer(1, False))
    assert table.state.options_text["jokers"] != "two"
    do(table, table.propose_terms(0, wanted("open")))
    do(table, table.propose_leave(1))
    assert table.state.question is None
    assert table.state.created.visibility == "link"


def test_programs_are_not_asked() -> None:
    table = table_of(ANNA, LINK, LINK)
    sit(table, "Model", program=True)
    do(table, table.propose_terms(0, wanted(jokers="two")))
    assert table.state.options_text["jokers"] == "two"


def test_only_the_host_may_before_the_start_and_within_the_rules() -> None:
    table = table_of(ANNA, LINK, LINK)
    sit(table, "Ben")
    with pytest.raises(Declined, match="Only the host"):
        table.propose_terms(1, wanted("open"))
    with pytest.raises(BadOption, match="jokers"):
        table.propose_terms(0, wanted(jokers="many"))
    with pytest.raises(Declined):
        table.propose_terms(0, wanted(clock=Clock("turn", -1)))
    with pytest.raises(BadOption, match="seats"):
        table.propose_terms(0, wanted(seats="9"))
    sit(table, "Cleo")
    with pytest.raises(Declined, match="started"):
        table.propose_terms(0, wanted("open"))


def test_those_who_are_there_begin_without_the_rest() -> None:
    table = table_of(ANNA, LINK, LINK)
    sit(table, "Ben")
    do(table, table.propose_swap(0, 1, 2))
    assert 2 in fewer_seats(table.state)
    do(table, table.propose_start_with_fewer(0))
    assert (table.state.phase, [chair.name for chair in table.state.chairs]) == ("playing", ["Anna", "Ben"])
    play_out(table, commits=2)
    assert everything(again(table)) == everything(restored(table, table.state.n))


def test_a_live_clock_still_waits_for_all_to_be_ready() -> None:
    table = create(GAME, {}, (ANNA, LINK, LINK), clock=TIMED, now=lambda: NOW).table
    sit(table, "Ben")
    do(table, table.propose_ready(1))
    do(table, table.propose_start_with_fewer(0))
    assert table.state.unready == {0}
    do(table, table.propose_ready(0))
    assert table.state.phase == "playing"


def test_a_series_keeps_its_rules_and_may_have_another_clock() -> None:
    table = create(GAME, {}, (ANNA, LINK, LINK), series=SeriesPlan("games", 3), now=lambda: NOW).table
    assert fewer_seats(table.state) == []
    with pytest.raises(Declined, match="series"):
        table.propose_terms(0, wanted(jokers="two"))
    with pytest.raises(Declined, match="cannot be played by 1"):
        table.propose_start_with_fewer(0)
    do(table, table.propose_terms(0, Terms(terms_of(table.state).options, "link", TIMED)))
    assert table.state.created.clock == TIMED
