"""`parlour facts`: a game in numbers."""

from __future__ import annotations

import pytest

from parlour.kernel.state import Variant
from parlour.lab.facts import facts
from parlour.testing.tiny import GAME
from tests.commands import Run


def test_a_game_is_shown_in_numbers(run: Run) -> None:
    done = run("facts", "tiny", "--games", "20", "-o", "seats=3")
    assert done.code == 0, done.err
    rows = dict(line.rstrip().split(maxsplit=1) for line in done.out.splitlines() if line.strip())
    assert rows["seats"] == "3"
    assert rows["record"] == f"{GAME.dtype.itemsize} bytes"
    assert "a game (" in rows["decisions"]
    assert "% of wins (" in done.out


@pytest.mark.parametrize(
    ("said", "named"),
    [(["nosuch"], "nosuch"), (["tiny", "--level", "genius"], "genius"), (["tiny", "-o", "seats=9"], "seats")],
)
def test_what_does_not_exist_is_named(run: Run, said: list[str], named: str) -> None:
    done = run("facts", *said, "--games", "2")
    assert done.code == 2
    assert named in done.err


def test_numbers_belong_together() -> None:
    variant = Variant.of(GAME)
    found = facts(variant, games=40, seed=3)
    mean, least, most = found.decisions
    assert least <= mean <= most <= GAME.max_turns(variant.options)
    assert 1 <= found.choices[0] <= found.choices[1] <= GAME.max_legal
    assert found.tree <= most * max(1.0, found.choices[1])
    assert found.first.low <= found.first.value <= found.first.high
    assert list(found.counts) == sorted(found.counts)
    assert found == facts(variant, games=40, seed=3)
    assert found != facts(variant, games=40, seed=4)
