"""Thousands of games at once: the rules of one, the same games whatever the workers, no step lost."""

from __future__ import annotations

import numpy as np
import pytest

from parlour.games import catalogue
from parlour.kernel import twin
from parlour.kernel.actors import OVER
from parlour.kernel.game import Game
from parlour.kernel.variant import Variant
from parlour.lab import loops
from parlour.lab.encoding import Encoding, concealed
from parlour.lab.vector import LOOPS, Games
from parlour.testing.tiny import GAME

GAMES = (GAME, *catalogue())
N = 24
STEPS = 60

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))


def usual(game: Game) -> Variant:
    return game.with_options()


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
            view = concealed(variant, games.states[i], seat)
            assert games.views[i].tobytes() == view.tobytes()
            np.testing.assert_array_equal(flat[i], encoding.flat(view, seat))
        games.step(games.random_legal(random))


@every_game
def test_workers_change_nothing(game: Game) -> None:
    one = stepped(Games(usual(game), N, workers=1), seed=5)
    two = stepped(Games(usual(game), N, workers=2), seed=5)
    assert one.states.tobytes() == two.states.tobytes()
    np.testing.assert_array_equal(one.rewards, two.rewards)
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
            assert not games.masks[i].any()
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
    variant = GAME.with_options(seats=2)
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
                assert not games.masks[over].any()
                assert games.masks[ended].any(axis=1).all(), "the step after the last begins a new game"
                assert not games.rewards[ended].any()
                assert (before[ended] != games.states[ended]).all()
            ended = over
        assert games.finished > N


def test_a_learner_acts_for_its_own_seat_only() -> None:
    variant = GAME.with_options(seats=3)
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
    games = Games(GAME.with_options(seats=2, lot=False), N, same_step=False)
    games.reset(1)
    numbers = games.first_legal()
    numbers[3] = GAME.closing[0]  # nothing is laid yet
    games.step(numbers)
    assert games.status[3] == loops.ILLEGAL
    assert games.rewards[3].tolist() == [-1.0, 0.0]
    assert (np.delete(games.status, 3) == loops.GOING).all()


def test_long_games_are_cut_off() -> None:
    games = Games(GAME.with_options(seats=2, top=5), N, max_steps=3)
    games.reset(1)
    for step in range(1, 7):
        games.step(games.first_legal())
        assert (games.status == (loops.CUT if step % 3 == 0 else loops.GOING)).all()
    assert games.finished == 2 * N


def test_what_an_option_leaves_open_is_drawn_for_the_games() -> None:
    games = Games(GAME.with_options(bonus="random"), N)
    games.reset(1)
    assert set(games.states["bonus"].tolist()) == {1, 2, 3}


def test_plain_loops_give_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    variant = GAME.with_options(seats=3, jokers="two")
    compiled = stepped(Games(variant, N, workers=1), seed=8)
    plain = Games(variant, N, workers=1)
    plain._loops = twin.twin(GAME, compiled=False).module(LOOPS)
    assert stepped(plain, seed=8).states.tobytes() == compiled.states.tobytes()
    np.testing.assert_allclose(plain.rewards, compiled.rewards, atol=1e-6)


def test_one_action_for_each_game_is_needed() -> None:
    games = Games(GAME.with_options(), N)
    games.reset(1)
    with pytest.raises(ValueError, match=f"each of the {N} games"):
        games.step(np.zeros(N + 1, np.int64))


def test_what_is_forced_is_not_asked_for_unless_wanted() -> None:
    variant = GAME.with_options(seats=2)
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
