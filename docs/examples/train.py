"""Learn 3x16 alone by PPO, in minutes on two cores, and keep the policy as a file that plays.

    pip install parlour[lab,train]
    python docs/examples/train.py --minutes 5 --out policy.npz

Each step of the vector environment is one decision in each of many games; a reward is what a decision adds to
the main rows, shaped by how the columns look. The network knows one thing of the game: all columns are alike,
so they share weights. It is written out as plain dense layers (`parlour.lab.policy`), with its curve as CSV:
seconds, decisions, and tiles left when actions are drawn from the policy.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax

import parlour
from parlour.games.threebysixteen.prospects import price
from parlour.lab.policy import Policy
from parlour.lab.vector import Games

GAMES, STEPS, EPOCHS, BATCH = 256, 32, 3, 1024
WIDTH = 32
CLIP, ENTROPY, VALUE, GAE, SCALE = 0.2, 0.005, 0.5, 0.95, 0.1
DISCOUNT, LEARNING_RATE = 0.97, 1.5e-3
ILLEGAL = -1e9
REPORT = 500  # games of one point of the curve
COLUMNS, SEEN = 5, 8  # columns, and how many tiles of each are looked at, from its bottom up

PRICES = np.array([[price(above, tile, 16) if tile else 0 for tile in range(17)] for above in range(17)])
SHAPING = 0.1  # tiles that one unit of a price is worth

Params = dict[str, Any]


def potential(games: Games) -> Any:
    """How good the columns look, by the prices that the game's own evaluation goes by.

    The change of a potential is added to the reward; the best policy stays the same (Ng and others, 1999).
    """
    tiles = games.views["stacks"][:, 0]
    above = np.concatenate([np.zeros_like(tiles[..., :1]), tiles[..., :-1]], axis=-1)
    return -SHAPING * PRICES[above, tiles].sum(axis=(1, 2))


class Network:
    """Three layers over columns that share weights, and all the rest; policy and value at the end."""

    def __init__(self, encoding: Any) -> None:
        stacks, heights = encoding.parts["stacks"], encoding.parts["heights"]
        numbers = np.arange(encoding.size)
        of_stacks = numbers[stacks.slots].reshape(stacks.shape)[0, :, :SEEN].reshape(COLUMNS, -1)
        of_heights = numbers[heights.slots].reshape(COLUMNS, -1)
        self.columns = np.concatenate([of_stacks, of_heights], axis=1)
        self.rest = np.setdiff1d(numbers, numbers[stacks.slots])
        self.rest = np.setdiff1d(self.rest, numbers[heights.slots])

    def start(self, key: Any) -> Params:
        """Weights to begin with."""
        wide, rest, keys = self.columns.shape[1], len(self.rest), iter(jax.random.split(key, 16))

        def dense(fan_in: int, fan_out: int, gain: float = 1.4) -> Any:
            return jax.random.normal(next(keys), (fan_in, fan_out)) * gain / np.sqrt(fan_in)

        zero = jnp.zeros
        return {
            "column": dense(wide, WIDTH), "rest_column": dense(rest, WIDTH), "b1": zero(WIDTH),
            "rest": dense(rest, WIDTH), "b2": zero(WIDTH),
            "own": dense(WIDTH, WIDTH, 1.0), "mean": dense(WIDTH, WIDTH), "down": dense(WIDTH, WIDTH),
            "b3": zero(WIDTH), "up": dense(WIDTH, WIDTH), "through": dense(WIDTH, WIDTH), "b4": zero(WIDTH),
            "each": dense(WIDTH, 2, 0.01), "once": dense(2 * WIDTH, 2, 0.01), "b5": zero(4),
            "value": dense(2 * WIDTH, 1, 0.1), "b6": zero(1),
        }  # fmt: skip

    def first(self, p: Params, x: Any) -> Any:
        """The first layer, before its bend: a part for each column, and one for the rest."""
        column, rest = x[..., self.columns], x[..., self.rest]
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
        cut = COLUMNS * WIDTH
        return x[..., :cut].reshape(*x.shape[:-1], COLUMNS, WIDTH), x[..., cut:]

    def __call__(self, p: Params, x: Any, mask: Any) -> tuple[Any, Any]:
        """Scores of the legal actions, and the value."""
        x = jax.nn.relu(self.second(p, jax.nn.relu(self.first(p, x))))
        return jnp.where(mask, self.third(p, x), ILLEGAL), self.value(p, x)

    def layers(self, p: Params, size: int) -> list[tuple[Any, Any]]:
        """The same network as dense layers, weights and biases, for `Policy`."""
        found = []
        for layer, width in ((self.first, size), (self.second, None), (self.third, None)):
            width = width or found[-1][0].shape[1]
            bias = layer(p, jnp.zeros(width))
            found.append((np.asarray(layer(p, jnp.eye(width)) - bias), np.asarray(bias)))
        return found


def learner(network: Network) -> tuple[Any, Any, Any]:
    """The compiled parts: act, the optimiser, and one step of it."""
    optimiser = optax.chain(
        optax.clip_by_global_norm(0.5), optax.inject_hyperparams(optax.adam)(learning_rate=LEARNING_RATE)
    )

    @jax.jit
    def act(p: Params, x: Any, mask: Any, key: Any) -> tuple[Any, Any, Any]:
        scores, value = network(p, x, mask)
        action = jax.random.categorical(key, scores)
        odds = jnp.take_along_axis(jax.nn.log_softmax(scores), action[:, None], 1)[:, 0]
        return action, odds, value

    def loss(p: Params, x: Any, mask: Any, action: Any, odds: Any, gain: Any, goal: Any) -> Any:
        scores, value = network(p, x.astype(jnp.float32), mask)
        every = jax.nn.log_softmax(scores)
        ratio = jnp.exp(jnp.take_along_axis(every, action[:, None], 1)[:, 0] - odds)
        better = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
        spread = -(jnp.exp(every) * jnp.where(mask, every, 0.0)).sum(1).mean()
        return VALUE * ((value - goal) ** 2).mean() - better - ENTROPY * spread

    @jax.jit
    def improve(p: Params, held: Any, batch: tuple[Any, ...]) -> tuple[Params, Any]:
        change, held = optimiser.update(jax.grad(loss)(p, *batch), held, p)
        return optax.apply_updates(p, change), held

    return act, optimiser, improve


def train(minutes: float, seed: int, out: Path) -> None:
    """Play and learn until the time is up; the policy and its curve are written as it goes."""
    variant = parlour.load("threebysixteen", seats=1)
    games = Games(variant, GAMES, seat=0, rewards="scores", unforced=True)
    network, key = Network(games.encoding), jax.random.key(seed)
    key, fresh = jax.random.split(key)
    p, random = network.start(fresh), np.random.default_rng(seed)
    began, seen, rows = time.monotonic(), 0, []
    clock = 0.0
    act, optimiser, improve = learner(network)
    held = optimiser.init(p)
    shape = (STEPS, GAMES)
    x = np.zeros((*shape, games.encoding.size), np.float16)
    mask = np.zeros((*shape, games.masks.shape[1]), bool)
    action, odds, value = np.zeros(shape, np.int32), np.zeros(shape, np.float32), np.zeros((STEPS + 1, GAMES))
    reward, ended = np.zeros(shape, np.float32), np.zeros(shape, bool)
    games.reset(seed)
    row = games.observe()
    left: list[float] = []
    standing = np.zeros(GAMES)
    while clock < 60 * minutes:
        for t in range(STEPS):
            x[t], mask[t] = row, games.masks
            key, fresh = jax.random.split(key)
            action[t], odds[t], value[t] = act(p, row, mask[t], fresh)
            before = potential(games)
            games.step(action[t])
            shaped = games.rewards[:, 0] + DISCOUNT * potential(games) - before
            reward[t], ended[t] = shaped * SCALE, games.status != 0
            standing += games.rewards[:, 0]
            left += list(48 - standing[ended[t]])
            standing[ended[t]] = 0
            games.observe(row)
        value[STEPS] = act(p, row, games.masks.astype(bool), key)[2]
        gain, later = np.zeros(shape, np.float32), np.zeros(GAMES)
        for t in reversed(range(STEPS)):
            goes_on = ~ended[t]
            later = (
                reward[t] + DISCOUNT * goes_on * value[t + 1] - value[t] + DISCOUNT * GAE * goes_on * later
            )
            gain[t] = later
        goal = gain + value[:STEPS]
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        flat = [
            a.reshape(STEPS * GAMES, *a.shape[2:])
            for a in (x, mask, action, odds, gain, goal.astype(np.float32))
        ]
        held[1].hyperparams["learning_rate"] = LEARNING_RATE * max(0.0, 1 - clock / (60 * minutes))
        for _ in range(EPOCHS):
            for part in np.split(random.permutation(STEPS * GAMES), STEPS * GAMES // BATCH):
                p, held = improve(p, held, tuple(a[part] for a in flat))
        seen += STEPS * GAMES
        clock = time.monotonic() - began
        if len(left) >= REPORT:
            rows.append((round(clock, 1), seen, round(float(np.mean(left)), 3)))
            print(*rows[-1], flush=True)
            left = []
            Policy.of(games.encoding, network.layers(p, games.encoding.size)).save(out)
    with out.with_suffix(".csv").open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([("seconds", "decisions", "tiles_left"), *rows])


def main() -> None:
    """Read the command line."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--minutes", type=float, default=5)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--out", type=Path, default=Path("policy.npz"))
    given = asked.parse_args()
    train(given.minutes, given.seed, given.out)


if __name__ == "__main__":
    main()
