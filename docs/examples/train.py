"""Learn 3x16 alone by PPO, in minutes on two cores, and keep the policy as a file that plays.

    pip install parlour[lab,train]
    python docs/examples/train.py --out learner.npz

Each step of the vector environment is one decision in each of many games; a reward is what a decision adds to
the main rows, shaped by how the columns look. At first it watches: it learns to play, and to tell what is
still to come, from a simple player that goes by the prices of the game's own evaluation, as the greedy bot
does. Then it plays and improves by itself. The network knows one thing of the game: all columns are alike, so
they share weights. It is written out as plain dense layers (`parlour.lab.policy`), with its curve as CSV:
seconds of processor time, decisions, tiles left and boards completed when actions are drawn from the policy.
"""

from __future__ import annotations

import argparse
import csv
import time
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax

import parlour
from parlour.games.threebysixteen.prospects import price
from parlour.games.threebysixteen.state import DONE, MAX_COLUMNS, MAX_TILES, MAX_TOP, TAKE
from parlour.lab.policy import Policy
from parlour.lab.vector import Games

GAMES, STEPS, EPOCHS, BATCH = 512, 32, 2, 1024
ROUND = GAMES * STEPS  # decisions between two improvements
WATCHED = 24  # rounds of watching
SLIPS = 0.1  # how often the simple player plays anything, so that more is seen than its own games
WIDTH = 32
CLIP, ENTROPY, VALUE, GAE, DISCOUNT, SCALE = 0.2, 0.003, 0.5, 0.9, 0.99, 0.2
LEARNING_RATE, LONGEST_GRADIENT = 2e-3, 0.5
ILLEGAL = -1e9
REPORT = 2000  # games of one point of the curve
FRESH = 10_000  # seeds from here on are for training; those before are left for trying it out
SEEN = 6  # tiles of each column that are looked at, from its bottom up
UNSEEN = ("stacks", "heights", "calling", "lot_due")  # in the columns' part, or of no use alone

PRICES = np.array(
    [
        [price(above, tile, MAX_TOP) if tile else 0 for tile in range(MAX_TOP + 1)]
        for above in range(MAX_TOP + 1)
    ]
)
SHAPING = 0.1  # tiles that one unit of a price is worth

Params = dict[str, Any]


def potential(games: Games) -> Any:
    """How good the columns look, by the prices that the game's own evaluation goes by.

    The change of a potential is added to the reward; the best policy stays the same (Ng and others, 1999).
    """
    tiles = games.views["stacks"][:, 0]
    above = np.concatenate([np.zeros_like(tiles[..., :1]), tiles[..., :-1]], axis=-1)
    return -SHAPING * PRICES[above, tiles].sum(axis=(1, 2))


def simple(games: Games) -> Any:
    """What the simple player does: take what can be taken, else the cheapest column."""
    tiles, heights = games.views["stacks"][:, 0], games.views["heights"][:, 0].astype(int)
    lowest = np.take_along_axis(tiles, np.maximum(heights - 1, 0)[..., None], 2)[..., 0]
    bottom = np.where(heights > 0, lowest, 0)
    worth = np.zeros(games.masks.shape)
    worth[:, :TAKE] = -PRICES[bottom, games.views["called"].astype(int)[:, None]]
    worth[:, TAKE:DONE] = 1
    worth[:, DONE] = -1
    return np.where(games.masks, worth, ILLEGAL).argmax(1)


class Network:
    """Three layers over columns that share weights, and all the rest; policy and value at the end."""

    def __init__(self, encoding: Any) -> None:
        stacks, heights = encoding.parts["stacks"], encoding.parts["heights"]
        numbers = np.arange(encoding.size)
        of_stacks = numbers[stacks.slots].reshape(stacks.shape)[0, :, :SEEN].reshape(MAX_COLUMNS, -1)
        of_heights = numbers[heights.slots].reshape(MAX_COLUMNS, -1)
        of_each = np.concatenate([of_stacks, of_heights], axis=1)
        rest = np.concatenate(
            [numbers[part.slots] for name, part in encoding.parts.items() if name not in UNSEEN]
        )
        self.size, self.wide, self.rest = encoding.size, of_each.shape[1], len(rest)
        self.looks_at = np.concatenate([of_each.reshape(-1), rest])  # numbers of the flat observation

    def start(self, key: Any) -> Params:
        """Weights to begin with."""
        keys = iter(jax.random.split(key, 16))

        def dense(fan_in: int, fan_out: int, gain: float = 1.4) -> Any:
            return jax.random.normal(next(keys), (fan_in, fan_out)) * gain / np.sqrt(fan_in)

        zero = jnp.zeros
        return {
            "column": dense(self.wide, WIDTH), "rest_column": dense(self.rest, WIDTH), "b1": zero(WIDTH),
            "rest": dense(self.rest, WIDTH), "b2": zero(WIDTH),
            "own": dense(WIDTH, WIDTH, 1.0), "mean": dense(WIDTH, WIDTH), "down": dense(WIDTH, WIDTH),
            "b3": zero(WIDTH), "up": dense(WIDTH, WIDTH), "through": dense(WIDTH, WIDTH), "b4": zero(WIDTH),
            "each": dense(WIDTH, 2, 0.01), "once": dense(2 * WIDTH, 2, 0.01), "b5": zero(4),
            "value": dense(2 * WIDTH, 1, 0.1), "b6": zero(1),
        }  # fmt: skip

    def first(self, p: Params, x: Any) -> Any:
        """The first layer, before its bend: a part for each column, and one for the rest."""
        cut = MAX_COLUMNS * self.wide
        column, rest = x[..., :cut].reshape(*x.shape[:-1], MAX_COLUMNS, self.wide), x[..., cut:]
        each = column @ p["column"] + (rest @ p["rest_column"])[..., None, :] + p["b1"]
        return self.joined(each, rest @ p["rest"] + p["b2"])

    def second(self, p: Params, x: Any) -> Any:
        """The second layer: columns hear of each other by their mean."""
        each, whole = self.parted(x)
        mean = each.mean(axis=-2)
        own = each @ p["own"] + (mean @ p["mean"] + whole @ p["down"])[..., None, :] + p["b3"]
        return self.joined(own, mean @ p["up"] + whole @ p["through"] + p["b4"])

    def third(self, p: Params, x: Any) -> Any:
        """Scores of the actions."""
        each, whole = self.parted(x)
        placed, taken = jnp.moveaxis(each @ p["each"] + p["b5"][:2], -1, 0)
        once = jnp.concatenate([each.mean(axis=-2), whole], -1) @ p["once"] + p["b5"][2:]
        return jnp.concatenate([placed, taken, once], -1)  # PLACE, TAKE, START, DONE

    def value(self, p: Params, x: Any) -> Any:
        """What is still to come."""
        each, whole = self.parted(x)
        return (jnp.concatenate([each.mean(axis=-2), whole], -1) @ p["value"] + p["b6"])[..., 0]

    def joined(self, each: Any, whole: Any) -> Any:
        """Parts of columns and of the rest, as one row."""
        return jnp.concatenate([each.reshape(*each.shape[:-2], -1), whole], -1)

    def parted(self, x: Any) -> tuple[Any, Any]:
        """The other way round."""
        cut = MAX_COLUMNS * WIDTH
        return x[..., :cut].reshape(*x.shape[:-1], MAX_COLUMNS, WIDTH), x[..., cut:]

    def __call__(self, p: Params, x: Any, mask: Any) -> tuple[Any, Any]:
        """Scores of the legal actions, and the value; `x` is what the network looks at."""
        x = jax.nn.relu(self.second(p, jax.nn.relu(self.first(p, x))))
        return jnp.where(mask, self.third(p, x), ILLEGAL), self.value(p, x)

    def layers(self, p: Params) -> list[tuple[Any, Any]]:
        """The same network as dense layers over the whole observation, weights and biases, for `Policy`."""
        found = []
        for layer in (self.first, self.second, self.third):
            width = found[-1][0].shape[1] if found else len(self.looks_at)
            bias = layer(p, jnp.zeros(width))
            found.append((np.asarray(layer(p, jnp.eye(width)) - bias), np.asarray(bias)))
        whole = np.zeros((self.size, found[0][0].shape[1]), np.float32)
        whole[self.looks_at] = found[0][0]
        return [(whole, found[0][1]), *found[1:]]


class Learner:
    """The weights, and the compiled functions that use and improve them."""

    def __init__(self, network: Network, seed: int, rounds: int) -> None:
        self.network = network
        self.key = jax.random.key(seed)
        self.weights = network.start(self.fresh_key())
        falling = optax.linear_schedule(
            LEARNING_RATE, 0.0, max(1, rounds - WATCHED) * EPOCHS * ROUND // BATCH
        )
        self._watching, self._playing = (
            optax.chain(optax.clip_by_global_norm(LONGEST_GRADIENT), optax.adam(rate))
            for rate in (LEARNING_RATE, falling)
        )
        self._held = {True: self._watching.init(self.weights), False: self._playing.init(self.weights)}

    def fresh_key(self) -> Any:
        """A key for what is left to chance."""
        self.key, fresh = jax.random.split(self.key)
        return fresh

    @partial(jax.jit, static_argnums=0)
    def _act(self, p: Params, x: Any, mask: Any, key: Any) -> tuple[Any, Any, Any]:
        scores, value = self.network(p, x, mask)
        action = jax.random.categorical(key, scores)
        return action, log_odds(scores, action), value

    def act(self, x: Any, mask: Any) -> tuple[Any, Any, Any]:
        """Actions drawn from the policy, the logarithms of their odds, and the values."""
        return self._act(self.weights, x, mask, self.fresh_key())  # type: ignore[no-any-return] # compiled

    def loss(self, p: Params, batch: tuple[Any, ...], entropy: Any, watching: bool) -> Any:
        """Of the policy (clipped as in PPO, or against what was watched) and of the value together."""
        x, mask, action, odds, gain, goal = batch
        scores, value = self.network(p, x, mask)
        of_value = VALUE * ((value - goal) ** 2).mean()
        now = log_odds(scores, action)
        if watching:
            return of_value - now.mean()
        ratio = jnp.exp(now - odds)
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        better = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
        every = jax.nn.log_softmax(scores)
        spread = -(jnp.exp(every) * jnp.where(mask, every, 0.0)).sum(1).mean()
        return of_value - better - entropy * spread

    @partial(jax.jit, static_argnums=(0, 6))
    def _improve(
        self, p: Params, held: Any, key: Any, seen: Any, entropy: Any, watching: bool
    ) -> tuple[Params, Any]:
        optimiser = self._watching if watching else self._playing

        def one(now: Any, part: Any) -> tuple[Any, None]:
            p, held = now
            batch = tuple(array[part] for array in seen)
            change, held = optimiser.update(jax.grad(self.loss)(p, batch, entropy, watching), held, p)
            return (optax.apply_updates(p, change), held), None

        def epoch(now: Any, key: Any) -> tuple[Any, None]:
            return jax.lax.scan(one, now, jax.random.permutation(key, ROUND).reshape(-1, BATCH))

        (p, held), _ = jax.lax.scan(epoch, (p, held), jax.random.split(key, EPOCHS))
        return p, held

    def improve(self, seen: Any, entropy: float, watching: bool) -> None:
        """Some epochs over a round's decisions."""
        done = self._improve(self.weights, self._held[watching], self.fresh_key(), seen, entropy, watching)
        # JAX may read the caller's arrays where they lie, and the caller goes on to write into them
        self.weights, self._held[watching] = jax.block_until_ready(done)


def log_odds(scores: Any, action: Any) -> Any:
    """The logarithm of each action's odds."""
    return jnp.take_along_axis(jax.nn.log_softmax(scores), action[:, None], 1)[:, 0]


def gains(reward: Any, value: Any, ended: Any) -> Any:
    """How much better each decision was than expected (generalised advantage estimation)."""
    found, later = np.zeros_like(reward), np.zeros(reward.shape[1], np.float32)
    for t in reversed(range(len(reward))):
        goes_on = ~ended[t]
        now = reward[t] + DISCOUNT * goes_on * value[t + 1] - value[t]
        found[t] = later = now + DISCOUNT * GAE * goes_on * later
    return found


def train(decisions: int, seed: int, out: Path) -> None:
    """Watch, then play and learn; the policy and its curve are written as it goes."""
    games = Games(parlour.load("threebysixteen", seats=1), GAMES, seat=0, rewards="scores", unforced=True)
    rounds = max(WATCHED + 1, decisions // ROUND)
    network = Network(games.encoding)
    learner, random = Learner(network, seed, rounds), np.random.default_rng(seed)
    shape = STEPS, GAMES
    x = np.zeros((*shape, len(network.looks_at)), np.float32)
    mask = np.zeros((*shape, games.masks.shape[1]), bool)
    action, odds, value = np.zeros(shape, np.int32), np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    reward, ended = np.zeros(shape, np.float32), np.zeros(shape, bool)
    games.reset(FRESH + seed)
    row, looks = games.observe(), potential(games)
    standing, left, curve = np.zeros(GAMES), [], []
    for number in range(rounds):
        watching = number < WATCHED
        for t in range(STEPS):
            x[t], mask[t] = row[:, network.looks_at], games.masks
            action[t], odds[t], value[t] = learner.act(x[t], mask[t])
            played = action[t]
            if watching:
                action[t] = simple(games)
                played = np.where(random.random(GAMES) < SLIPS, games.random_legal(random), action[t])
            games.step(played)
            before, looks = looks, potential(games)
            reward[t] = SCALE * (games.rewards[:, 0] + DISCOUNT * looks - before)
            ended[t] = games.status != 0
            standing += games.rewards[:, 0]
            left += list(MAX_TILES - standing[ended[t]])
            standing[ended[t]] = 0
            games.observe(row)
        last = learner.act(row[:, network.looks_at], games.masks.astype(bool))[2]
        gain = gains(reward, np.concatenate([value, last[None]]), ended)
        seen = [a.reshape(ROUND, *a.shape[2:]) for a in (x, mask, action, odds, gain, gain + value)]
        learner.improve(tuple(seen), ENTROPY * (1 - number / rounds), watching)
        if watching:
            left = []
        if len(left) >= REPORT or number == rounds - 1:
            tiles = np.array(left)
            points = [round(float(f), 3) for f in (tiles.mean(), (tiles == 0).mean())] if left else ["", ""]
            curve.append((round(time.process_time(), 1), (number + 1) * ROUND, *points))
            print(*curve[-1], flush=True)
            left = []
            Policy.of(games.encoding, network.layers(learner.weights)).save(out)
            with out.with_suffix(".csv").open("w", newline="", encoding="utf-8") as file:
                csv.writer(file).writerows([("seconds", "decisions", "tiles_left", "completed"), *curve])


def main() -> None:
    """Read the command line."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--decisions", type=float, default=16e6)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--out", type=Path, default=Path("learner.npz"))
    given = asked.parse_args()
    train(int(given.decisions), given.seed, given.out)


if __name__ == "__main__":
    main()
