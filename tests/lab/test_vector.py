"""Thousands of games at once: step for step the plain rules, the same games whatever the workers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bench.connect_four import GAME as CONNECT_FOUR
from parlour.games import catalogue
from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.batch.workers import FastestOf
from parlour.kernel.calls import concealed
from parlour.kernel.game import Game
from parlour.kernel.rng import below, pick
from parlour.kernel.state import Variant
from parlour.lab import loops
from parlour.lab.encoding import Encoding
from parlour.lab.vector import Games
from parlour.testing.tiny import GAME

GAMES = (GAME, CONNECT_FOUR, *catalogue())
N = 40  # more than two pieces, not all alike
STEPS = 60
ENDS = 3
AT_MOST = 2000

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))


def usual(game: Game) -> Variant:
    return Variant.of(game)


def stepped(games: Games, seed: int, steps: int = STEPS) -> Games:
    random = np.random.default_rng(seed)
    games.reset(seed)
    for _ in range(steps):
        games.step(games.random_legal(random))
    return games


@every_game
def test_what_is_told_is_what_the_rules_say(game: Game) -> None:
    variant = usual(game)
    games, encoding, random = Games(variant, N), Encoding(variant), np.random.default_rng(3)
    games.reset(3)
    rules, out = game.running, np.zeros(game.max_legal, np.int32)
    for _ in range(STEPS):
        flat = games.observe()
        for i in range(0, N, 5):
            seat = int(games.acting[i])
            assert int(rules.turn(games.states[i])) >> seat & 1
            count = int(rules.legal(games.states[i], seat, out))
            assert games.listed[i, : games.counts[i]].tolist() == out[:count].tolist()
            assert games.masks[i].nonzero()[0].tolist() == out[:count].tolist()
            view = concealed(variant.game, games.states[i], seat)
            assert games.views[i].tobytes() == view.tobytes()
            np.testing.assert_array_equal(flat[i], encoding.flat(view, seat))
        games.step(games.random_legal(random))


class Plainly:
    """One step of one game by the plain, uncompiled rules."""

    def __init__(self, games: Games, i: int) -> None:
        self.games, self.rules = games, games.variant.game.rules
        self.state, self.random = games.states[i : i + 1].copy()[0], games._randoms[i : i + 1].copy()[0]
        self.seat = int(games.acting[i])
        self.final: Any = None

    def play(self, number: int) -> list[float]:
        """The action, its draws, and a new game where it was the last; what every seat has earned."""
        earned = np.zeros(self.games.variant.seats)
        self.rules.play(self.state, self.seat, number)
        self._draw()
        if self.rules.turn(self.state) == OVER:
            self.rules.returns(self.state, earned)
            self.final = self._seen(self.seat)
            blanks = self.games._blanks
            np.copyto(np.asarray(self.state), np.asarray(blanks[below(self.random, len(blanks))]))
            self.rules.start(self.state)
            self._draw()
        due = int(self.rules.turn(self.state))
        self.seat = (due & -due).bit_length() - 1
        return earned.tolist()

    def legal(self) -> list[int]:
        out = np.zeros(self.games.variant.game.max_legal, np.int32)
        count = int(self.rules.legal(self.state, self.seat, out))
        return [int(number) for number in out[:count]]

    def observed(self) -> Any:
        return self._seen(self.seat)

    def _seen(self, seat: int) -> Any:
        view = np.zeros(1, self.games.variant.game.dtype).view(np.recarray)
        self.rules.conceal(self.state, seat, view[0])
        return self.games.encoding.flat(view[0], seat)

    def _draw(self) -> None:
        game = self.games.variant.game
        outcomes, weights = np.zeros(game.max_outcomes, np.int32), np.zeros(game.max_outcomes, np.int64)
        while self.rules.turn(self.state) == CHANCE:
            count = int(self.rules.chance(self.state, outcomes, weights))
            self.rules.play(self.state, CHANCE, int(outcomes[pick(self.random, weights, count)]))


@every_game
def test_step_for_step_it_is_the_plain_rules(game: Game) -> None:
    games, random = Games(usual(game), N), np.random.default_rng(11)
    games.reset(11)
    rows = games.observe()
    ends = 0
    for step in range(AT_MOST):
        before = [Plainly(games, i) for i in range(N)]
        numbers = games.random_legal(random)
        games.step(numbers, rows)
        ended = np.flatnonzero(games.status)
        for i in map(int, {step % N, *ended}):
            plain = before[i]
            np.testing.assert_allclose(games.rewards[i], plain.play(int(numbers[i])), atol=1e-6)
            assert games.states[i].tobytes() == plain.state.tobytes()
            assert games._randoms[i].tobytes() == plain.random.tobytes()
            assert games.acting[i] == plain.seat
            assert games.listed[i, : games.counts[i]].tolist() == plain.legal()
            assert games.masks[i].nonzero()[0].tolist() == sorted(plain.legal())
            np.testing.assert_array_equal(rows[i], plain.observed())
            assert (games.status[i] == loops.ENDED) == (plain.final is not None)
            if plain.final is not None:
                np.testing.assert_array_equal(games.last_observations(np.array([i]))[0], plain.final)
                ends += 1
        if ends >= ENDS and step >= STEPS:
            return
    pytest.fail("too few games ended")


def test_observations_go_into_what_is_given() -> None:
    games = Games(Variant.of(GAME), N)
    games.reset(3)
    wanted = games.observe()
    rows: list[Any] = [np.ones(wanted.shape), np.ones((N, 2 * wanted.shape[1]), np.float32)[:, ::2]]
    for made in rows:  # the wrong type, and rows that do not lie together
        assert games.observe(made) is made
        np.testing.assert_array_equal(made, wanted)
        games.step(games.first_legal(), made)
        wanted = games.observe()
        np.testing.assert_array_equal(made, wanted)
    with pytest.raises(ValueError, match="rows of shape"):
        games.observe(np.zeros((N, 1), np.float32))


@every_game
def test_workers_change_nothing(game: Game) -> None:
    one = stepped(Games(usual(game), N, workers=1), seed=5)
    for workers in (2, 5):
        more = stepped(Games(usual(game), N, workers=workers), seed=5)
        assert one.states.tobytes() == more.states.tobytes()
        np.testing.assert_array_equal(one.rewards, more.rewards)
        assert one.views.tobytes() == more.views.tobytes()
        np.testing.assert_array_equal(one.observe(), more.observe())
    assert stepped(Games(usual(game), N, workers=1), seed=6).states.tobytes() != one.states.tobytes()


@every_game
def test_rewards_are_those_of_the_game_that_ended(game: Game) -> None:
    games = Games(usual(game), N, same_step=False)
    random = np.random.default_rng(1)
    games.reset(1)
    out = np.zeros(games.variant.seats)
    seen = 0
    for _ in range(3000):
        games.step(games.random_legal(random))
        for i in map(int, np.flatnonzero(games.status == loops.ENDED)):
            assert int(game.running.turn(games.states[i])) == OVER
            out[:] = 0
            game.running.returns(games.states[i], out)
            np.testing.assert_allclose(games.rewards[i], out, atol=1e-6)
            assert games.masks[i].nonzero()[0].tolist() == [loops.DUMMY]
            seen += 1
        assert not games.rewards[games.status == loops.GOING].any()
        if seen >= N:
            break
    assert seen
    assert games.finished == seen


@every_game
def test_scores_add_up_to_what_the_games_have_scored(game: Game) -> None:
    games = Games(usual(game), N, rewards="scores", same_step=False)
    random = np.random.default_rng(2)
    games.reset(2)
    begin = np.zeros((N, games.variant.seats), np.int32)
    for i in range(N):
        game.running.scores(games.states[i], begin[i])
    earned, going = np.zeros(begin.shape), np.ones(N, bool)
    for _ in range(STEPS):
        games.step(games.random_legal(random))
        earned[going] += games.rewards[going]
        going &= games.status == loops.GOING
        now = np.zeros(games.variant.seats, np.int32)
        for i in map(int, np.flatnonzero(going)):
            game.running.scores(games.states[i], now)
            sign = 1 if game.more_is_better else -1
            np.testing.assert_allclose(earned[i], sign * (now - begin[i]))


def test_a_game_that_ended_begins_anew_in_the_same_step_or_the_next() -> None:
    variant = Variant.of(GAME, seats=2)
    for same_step in (True, False):
        games = Games(variant, N, same_step=same_step)
        games.reset(4)
        ended = np.zeros(N, bool)
        for _ in range(STEPS):
            before = games.states.copy()
            games.step(games.first_legal())
            over = games.status == loops.ENDED
            if same_step:
                assert games.masks.any(axis=1).all()
            else:
                assert (games.masks[over].sum(axis=1) == 1).all(), "a mask is never empty"
                assert games.masks[over, loops.DUMMY].all()
                assert games.masks[ended].any(axis=1).all(), "the step after the last begins a new game"
                assert not games.rewards[ended].any()
                assert (before[ended] != games.states[ended]).all()
            ended = over
        assert games.finished > N


def test_games_that_are_over_may_wait_for_their_reset() -> None:
    games = Games(Variant.of(GAME, seats=2), N, same_step=None)
    games.reset(4)
    while not games.status.all():
        games.step(games.first_legal())
    assert games.finished == N
    over = games.states.copy()
    games.step(games.first_legal())
    assert (games.states == over).all()
    assert games.finished == N
    assert not games.rewards.any()
    some = np.arange(N) % 3 == 0
    games.reset(5, some)
    assert (games.status == np.where(some, loops.GOING, loops.ENDED)).all()
    assert (games.states == over).tolist() == (~some).tolist()
    again = Games(Variant.of(GAME, seats=2), N, same_step=None)
    again.reset(5)
    assert (again.states[some] == games.states[some]).all(), "a seed makes the same games, all or some"


def test_a_seed_of_its_own_makes_the_same_game_wherever_it_stands() -> None:
    games = Games(Variant.of(GAME, seats=2), 4)
    games.reset([7, 8, 7, 8])
    assert games.states[0] == games.states[2] != games.states[1] == games.states[3]
    games.reset([None, 8, None, None], np.array([False, True, False, False]))
    assert games.states[1] == games.states[3]
    with pytest.raises(ValueError, match="each of the 4 games"):
        games.reset([1, 2])
    with pytest.raises(ValueError, match="4 booleans"):
        games.reset(1, np.ones(3, np.bool_))
    with pytest.raises(ValueError, match="begins all"):
        Games(Variant.of(GAME, seats=2), 4).reset(1, np.ones(4, np.bool_))


def test_the_workers_that_are_quickest_are_found_by_trying_both(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.lab.vector.cores", lambda: 3)
    games = Games(Variant.of(GAME, seats=2), 200)
    games.reset(1)
    tried = set()
    for _ in range(2 * FastestOf.ROUNDS):
        tried.add(games.workers)
        games.step(games.first_legal())
    assert tried == {1, 3}
    assert games.workers in tried
    assert Games(Variant.of(GAME, seats=2), 8).workers == 1
    assert Games(Variant.of(GAME, seats=2), 200, workers=3).workers == 3


def test_the_choice_whose_best_time_is_the_best_is_taken_and_asked_again() -> None:
    fastest = FastestOf(2)
    for times in ((3.0, 2.0), (1.0, 4.0)):  # the second time the other way round
        while fastest.is_trial:
            first = fastest.choice == 0 and len(fastest._times) == 0
            fastest.record(times[fastest.choice] + 9 * first)
        assert fastest.choice == int(times[1] < times[0])
        for _ in range(FastestOf.ANEW):
            if fastest.is_trial:
                fastest.record(times[fastest.choice])
                break


def test_a_learner_acts_for_its_own_seat_only() -> None:
    variant = Variant.of(GAME, seats=3)
    games = Games(variant, N, seat=1)
    games.reset(4)
    for _ in range(STEPS):
        assert (games.acting == 1).all()
        games.step(games.first_legal())
        assert (games.actors == 1).all()
    drawn = Games(variant, 200, seat="random")
    drawn.reset(4)
    assert set(drawn.acting.tolist()) == {0, 1, 2}
    with pytest.raises(ValueError, match="seat must be 0 to 2"):
        Games(variant, N, seat=3)


def test_an_illegal_action_ends_the_game_with_a_loss() -> None:
    games = Games(Variant.of(GAME, seats=2, random_start=False), N, same_step=False)
    games.reset(1)
    numbers = games.first_legal()
    numbers[3] = GAME.closing[0]  # nothing is laid yet
    games.step(numbers)
    assert games.status[3] == loops.ILLEGAL
    assert games.rewards[3].tolist() == [-1.0, 0.0]
    assert (np.delete(games.status, 3) == loops.GOING).all()


def test_long_games_are_cut_off() -> None:
    games = Games(Variant.of(GAME, seats=2, top=5), N, max_steps=3)
    games.reset(1)
    for step in range(1, 7):
        games.step(games.first_legal())
        assert (games.status == (loops.CUT if step % 3 == 0 else loops.GOING)).all()
    assert games.finished == 2 * N


def test_what_an_option_leaves_open_is_drawn_for_the_games() -> None:
    games = Games(Variant.of(GAME, bonus="random"), N)
    games.reset(1)
    assert set(games.states["bonus"].tolist()) == {1, 2, 3}


def test_plain_loops_give_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    variant = Variant.of(GAME, seats=3, jokers="two")
    compiled = stepped(Games(variant, N, workers=1), seed=8)
    monkeypatch.setenv("PARLOUR_COMPILE", "0")
    plain = Games(variant, N, workers=1)
    assert not plain.encoding.twin.compiled
    assert stepped(plain, seed=8).states.tobytes() == compiled.states.tobytes()
    np.testing.assert_allclose(plain.rewards, compiled.rewards, atol=1e-6)
    np.testing.assert_array_equal(plain.observe(), compiled.observe())


@pytest.mark.parametrize("actions", [np.zeros(N + 1, np.int64), np.zeros(N), np.zeros(N, bool), ["0"] * N])
def test_one_action_for_each_game_is_needed(actions: Any) -> None:
    games = Games(Variant.of(GAME), N)
    games.reset(1)
    with pytest.raises(ValueError, match=f"a whole number, for each of the {N} games"):
        games.step(actions)


def test_nothing_is_stepped_or_seen_before_the_first_reset() -> None:
    games = Games(Variant.of(GAME), N)
    for ask in (lambda: games.step(np.zeros(N, np.int64)), games.observe, lambda: games.views):
        with pytest.raises(RuntimeError, match="call reset first"):
            ask()


@pytest.mark.parametrize(
    "wrong", [{"max_steps": 0}, {"max_steps": 1.5}, {"workers": -1}, {"same_step": "no"}]
)
def test_a_wrong_setting_is_named(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=f"{next(iter(wrong))} must be"):
        Games(Variant.of(GAME), N, **wrong)
    with pytest.raises(ValueError, match="n must be a whole number from 1, not 0"):
        Games(Variant.of(GAME), 0)


def test_seeds_are_whole_numbers_in_lists_and_arrays_alike() -> None:
    games = Games(Variant.of(GAME), N)
    games.reset(list(range(N)))
    begun = games.states.tobytes()
    games.reset(np.arange(N))
    assert games.states.tobytes() == begun
    listed: Any = list(np.arange(N))
    games.reset(listed)
    assert games.states.tobytes() == begun
    for wrong in (1.5, "7", [0.5] * N):
        with pytest.raises(TypeError, match="a seed is a whole number, or a list"):
            games.reset(wrong)  # type: ignore[arg-type] # it is wrong


def test_what_is_forced_is_not_asked_for_unless_wanted() -> None:
    variant = Variant.of(GAME, seats=2)
    asked, unasked = Games(variant, N), Games(variant, N, unforced=True)
    forced = 0
    for games in (asked, unasked):
        games.reset(9)
        for _ in range(STEPS):
            games.step(games.first_legal())
            forced += int((games.counts == 1).sum()) if games is asked else 0
            assert games is asked or (games.counts > 1).all()
    assert forced
    assert unasked.finished > asked.finished
