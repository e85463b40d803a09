"""Races through a book of puzzles: what is drawn from it, and a book that has changed."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.fields import Fields
from parlour.kernel.race import (
    PUZZLES,
    SEAT,
    SHOW,
    race_answered,
    race_drawn,
    race_draws,
    race_fields,
    race_shown,
    read_book,
    returns,
    scores,
    turn,
)
from parlour.kernel.records import new_record


@given(st.integers(PUZZLES, 500), st.data())
def test_every_puzzle_is_harder_than_the_one_before(book: int, data: st.DataObject) -> None:
    state = new_record(Fields(*race_fields(book)).dtype)
    out, weights = np.zeros(book, np.int32), np.zeros(book, np.int64)
    puzzles, solved = [], 0
    while turn(state) != OVER:
        assert turn(state) == CHANCE
        count = race_draws(state, book, out, weights)
        possible = out[:count].tolist()
        assert count == book // PUZZLES
        assert set(weights[:count].tolist()) == {1}
        puzzles.append(data.draw(st.sampled_from(possible)))
        race_drawn(state, puzzles[-1])
        assert turn(state) == 1 << SEAT
        right = data.draw(st.booleans())
        race_answered(state, right)
        solved += right
        assert (race_draws(state, book, out, weights), int(out[0])) == (1, SHOW)
        race_shown(state)
    assert puzzles == sorted(set(puzzles))
    assert len(puzzles) == PUZZLES
    assert 1 <= puzzles[0] <= puzzles[-1] <= book
    result = np.zeros(1)
    scores(state, result)
    assert result[SEAT] == solved
    returns(state, result)
    assert result[SEAT] == (1 if solved == PUZZLES else pytest.approx(solved / PUZZLES - 1))


def test_a_book_that_has_changed_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "a_game_with_a_book"
    (folder / "puzzles").mkdir(parents=True)
    (folder / "__init__.py").touch()
    book = b'{"kind":"one"}\n{"kind":"two"}\n'
    (folder / "puzzles" / "puzzles.jsonl").write_bytes(book)
    monkeypatch.syspath_prepend(tmp_path)
    read = read_book(folder.name, sha256(book).hexdigest())
    assert [one["kind"] for one in read] == ["one", "two"]
    with pytest.raises(ValueError, match=r"has another book, [0-9a-f]{64}: .* new rules_version"):
        read_book(folder.name, "0" * 64)
