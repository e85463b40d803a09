"""Positions of a game: what is forgotten is the same when it is asked for again."""

from __future__ import annotations

from tests.play.tables import people, play_out, table_of


def test_a_table_that_rests_keeps_the_position_now_and_finds_all_others_again() -> None:
    table = play_out(table_of(*people(2)), seed=1)
    timeline, entries = table.state.timeline, table.state.entries

    def everything() -> list[tuple[bytes, object]]:
        each = range(entries + 1)
        return [(timeline.fields(n).tobytes(), timeline.moment(n)[1:]) for n in each]

    before = everything()
    now = timeline.now
    timeline.rest()
    assert not any((timeline._recent, timeline._moments, timeline._runs))
    assert timeline.now is now
    assert everything() == before
