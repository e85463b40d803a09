"""Many states at once: the same for the same seed, any number of workers, compiled or not."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np
import pytest

from parlour.kernel import batch
from parlour.kernel.actors import CHANCE, NOBODY, TABLE
from parlour.kernel.batch.workers import FastestOf, Piece, Workers
from parlour.kernel.compile.twin import compiling
from parlour.kernel.errors import NotAllowed
from parlour.kernel.state import Variant
from parlour.testing.tiny import GAME
from parlour.testing.tiny.state import END

VARIANT = Variant.of(GAME, seats=3, top=5, jokers="two")


@pytest.fixture
def compiler_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_COMPILE", "0")
    assert not compiling()


def final_bytes(workers: int, n: int = 300) -> bytes:
    states = batch.new_states(VARIANT, n, seed=9, workers=workers)
    tally = states.play_out()
    assert tally.unfinished == 0
    assert tally.actions + tally.draws > 20 * n
    return states.fields.tobytes() + states.randoms.tobytes()


def test_the_number_of_workers_changes_nothing() -> None:
    assert final_bytes(1) == final_bytes(2) == final_bytes(7)


@pytest.mark.usefixtures("compiler_off")
def test_with_the_compiler_off_it_gives_the_same_bytes() -> None:
    plain = batch.new_states(VARIANT, 30, seed=9, workers=1)
    assert "parlour_plain" in plain._loops.__name__
    plain.play_out()
    fast = batch.new_states(VARIANT, 30, seed=9, workers=1)
    fast._loops = GAME.compiled.twin(compiled=True).loops
    fast.play_out()
    assert plain.fields.tobytes() == fast.fields.tobytes()


def test_workers_that_are_quicker_are_found_for_each_kind_of_work(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    used: list[int] = []

    class Slowed(Workers):
        """Threads of which more take longer while `looking`, and less long otherwise."""

        def each(self, work: Callable[..., object], pieces: Iterable[Piece]) -> None:
            nonlocal now
            now += self.workers if looking else 1 / self.workers
            used.append(self.workers)
            super().each(work, pieces)

    monkeypatch.setattr(batch, "Workers", Slowed)
    monkeypatch.setattr(batch, "perf_counter", lambda: now)
    monkeypatch.setattr(batch, "cores", lambda: 3)
    looking = False
    states, tries = batch.new_states(VARIANT, 200, seed=9), 2 * FastestOf.ROUNDS
    assert used == [3, 3], "all cores, until something else is known to be quicker"
    for looking, best in ((True, 1), (False, 3)):
        used.clear()
        for _ in range(tries + 5):
            _ = states.turns() if looking else states.actors()
        assert used[:tries] == [3, 1] * FastestOf.ROUNDS
        assert used[tries:] == [best] * 5
    used.clear()
    batch.new_states(VARIANT, 8)
    batch.new_states(VARIANT, 200, workers=2)
    assert used == [1, 1, 2, 2]


def test_another_seed_gives_other_games_and_each_state_its_own() -> None:
    finals = [batch.new_states(VARIANT, 50, seed=seed) for seed in (1, 2)]
    assert finals[0].fields.tobytes() != finals[1].fields.tobytes()
    assert len({finals[0][i].to_bytes() for i in range(50)}) > 40


def test_the_first_states_of_a_larger_batch_are_those_of_a_smaller() -> None:
    small, large = (batch.new_states(VARIANT, n, seed=3) for n in (5, 40))
    for states in (small, large):
        states.play_out()
    assert small.fields.tobytes() == large.fields[:5].tobytes()


def test_steps_agree_with_the_shell() -> None:
    """Each state stepped as an array element and as a `State`; draws are copied over."""
    states = batch.new_states(VARIANT, 20, seed=4)
    shells = [states[i] for i in range(len(states))]
    generator = np.random.default_rng(1)
    for _ in range(200):
        seats = states.actors()
        rows, counts = states.legal()
        mask = states.legal_mask()
        for i, state in enumerate(shells):
            wanted = state.legal_actions(int(seats[i])) if seats[i] >= 0 else []
            assert rows[i, : counts[i]].tolist() == wanted == np.flatnonzero(mask[i]).tolist()
            assert bool(states.is_over()[i]) == state.is_over
        if (seats < 0).all():
            break
        chosen = np.array([rows[i, generator.integers(max(1, counts[i]))] for i in range(20)], np.int32)
        states.step(chosen)
        for i, state in enumerate(shells):
            if seats[i] >= 0:
                state.apply(int(seats[i]), int(chosen[i]))
                while state.turn == (CHANCE,):
                    drawn = _drawn(state.fields, states.fields[i])
                    state.apply(CHANCE, drawn)
            assert state.to_bytes() == states.fields[i].tobytes()
    assert states.is_over().all()
    assert states.returns().tolist() == [state.returns() for state in shells]
    assert states.scores().tolist() == [state.scores() for state in shells]
    views = states.views(np.full(20, 1, np.int32))
    assert views.tobytes() == b"".join(state.view(1).to_bytes() for state in shells)


def _drawn(before: np.record, after: np.record) -> int:
    """A card that the next seat to draw holds afterwards and not yet."""
    seat = next(s for s in range(3) if before.held[s] < 2)
    return int(np.flatnonzero(after.hands[seat] > before.hands[seat])[0])


def test_an_illegal_action_is_refused_and_no_state_changes() -> None:
    states = batch.new_states(VARIANT, 8, seed=5)
    before = states.fields.tobytes()
    actions = states.legal()[0][:, 0].copy()
    actions[6] = END
    with pytest.raises(NotAllowed, match="At least one card"):
        states.step(actions)
    assert states.fields.tobytes() == before
    with pytest.raises(ValueError, match="one action, a whole number, for each of the 8 states"):
        states.step(actions[:3])
    with pytest.raises(ValueError, match="not float64"):
        states.step(actions + 0.5)  # type: ignore[arg-type] # it is wrong
    for wrong in (np.full(8, 3), np.full(8, -3), np.zeros(3), np.zeros((8, 1))):
        for ask in (states.legal, states.legal_mask, lambda seats: states.step(actions, seats)):
            with pytest.raises(ValueError, match="one seat"):
                ask(wrong.astype(np.int32))


def test_the_referee_calls_in_a_batch_too() -> None:
    states = batch.new_states(VARIANT, 3, seed=5)
    table = np.array([TABLE, NOBODY, TABLE], np.int32)
    rows, counts = states.legal(table)
    assert counts.tolist() == [3, 0, 3]
    states.step(rows[:, 0], table)
    assert states.scores()[:, 0].tolist() == [-1, 0, -1]


def test_nobody_plays_where_nobody_is_due() -> None:
    states = batch.new_states(VARIANT, 4, seed=5)
    states.play_out()
    before = states.fields.tobytes()
    assert states.actors().tolist() == [NOBODY] * 4
    states.step(np.zeros(4, np.int32))
    assert states.fields.tobytes() == before
    assert not states.legal_mask().any()


def test_open_values_are_drawn_for_each_game() -> None:
    states = batch.new_states(Variant.of(GAME, bonus="random"), 40, seed=6)
    assert set(states.fields.bonus.tolist()) == {1, 2, 3}
    again = batch.new_states(Variant.of(GAME, bonus="random"), 40, seed=6)
    assert again.fields.tobytes() == states.fields.tobytes()


def test_a_play_out_stops_at_its_bound() -> None:
    states = batch.new_states(VARIANT, 10, seed=5)
    tally = states.play_out(bound=3)
    assert tally == (30, 0, 10)


def test_an_empty_batch_does_nothing() -> None:
    assert batch.new_states(VARIANT, 0).play_out() == (0, 0, 0)
