"""What bots keep between turns: their own alone, and within a bound."""

from __future__ import annotations

from parlour.kernel.state import State, Variant
from parlour.search import Memory
from parlour.search.turn import TurnSearch
from parlour.server.work.bots.memory import BotMemories, MemoryKey
from parlour.testing.tiny import GAME

SIMULATIONS = 20
PLENTY = 1 << 30
ITS = MemoryKey("table", 0, "master")


def view() -> State:
    return Variant.of(GAME, random_start=False).new_state(seed=1).view(0)


def thought() -> Memory:
    """A memory of a search."""
    memory = Memory()
    memory.search = TurnSearch(view(), seed=1, compiled=False)
    memory.search.run(SIMULATIONS)
    return memory


def test_a_bot_gets_back_what_it_gave_once() -> None:
    memories, memory = BotMemories(PLENTY), thought()
    memories.give(ITS, memory)
    assert (len(memories.kept), memories.kept.size) == (1, memory.size)
    assert memories.take(ITS) is memory
    assert (len(memories.kept), memories.kept.size) == (0, 0)
    assert memories.take(ITS).search is None  # somebody has it


def test_no_table_seat_or_level_shares_with_another() -> None:
    memories = BotMemories(PLENTY)
    memories.give(ITS, thought())
    for other in (ITS._replace(table="other"), ITS._replace(seat=1), ITS._replace(level="strong")):
        assert memories.take(other).search is None


def test_over_the_bound_the_oldest_go() -> None:
    kept = [thought() for _ in range(5)]
    for memory in kept:
        memory.rest()
    memories = BotMemories(3 * kept[0].size)
    for table, memory in enumerate(kept):
        memories.give(ITS._replace(table=str(table)), memory)
        assert memories.kept.size <= 3 * kept[0].size
    found = [memories.take(ITS._replace(table=str(table))) is memory for table, memory in enumerate(kept)]
    assert found[-2:] == [True, True]
    assert not any(found[:2])
    assert (len(memories.kept), memories.kept.size) == (0, 0)


def test_one_that_is_larger_than_the_bound_is_not_kept() -> None:
    memories = BotMemories(10)
    memories.give(ITS, thought())
    assert (len(memories.kept), memories.kept.size) == (0, 0)


def test_who_has_not_searched_has_nothing_to_keep() -> None:
    memories = BotMemories(PLENTY)
    memories.give(ITS, Memory())
    assert len(memories.kept) == 0


def test_at_rest_a_tree_knows_the_same_in_less_memory() -> None:
    search = TurnSearch(view(), seed=1, compiled=False)
    search.run(SIMULATIONS)
    lines, size = search.lines(), search.size
    search.rest()
    assert search.size < size
    assert search.lines() == lines
    grown = TurnSearch(view(), seed=1, compiled=False)
    grown.run(SIMULATIONS)
    assert (search.run(SIMULATIONS), grown.run(SIMULATIONS)) == (SIMULATIONS, SIMULATIONS)
    assert search.lines() == grown.lines()
