"""Learn 3x16 alone from nothing, in minutes on two cores, and keep the policy as a file that plays.

    pip install parlour[lab,train]
    python docs/examples/train.py --out learner.npz

First a critic learns: a board plays alone by the hundred thousand, and learns from how it ends what a board
is worth after an action (temporal differences, `train_weights.py`). Then an actor
learns from it: it plays in the vector environment, and of each of its decisions the critic says what every
legal action would be worth (imitation on the states of one's own play: Ross and others, 2011). The actor sees
the plain observation alone, and knows one thing of the game: all columns are alike, so they share weights. It
is written out as plain dense layers (`parlour.lab.policy`), with its curve as CSV: seconds of processor time,
decisions, tiles left and boards completed when the best-scored action is played.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax
from td_loops import COMPLETE, LEFT, workspace
from train_weights import FULL, TD_LOOPS, trained

import parlour
from parlour.games.threebysixteen.bots.single_board import SIZES
from parlour.games.threebysixteen.state import DONE, MAX_COLUMNS, MAX_TILES
from parlour.kernel.records import records
from parlour.lab.policy import Policy
from parlour.lab.vector import Games

BOARDS = 600_000  # games that the critic learns from
TILES = 1.0  # what all tiles left cost beside a complete board's 1
SHARPNESS = 0.03  # an action worth less by this is advised a third as often
GAMES = 512  # played at a time
STEPS, BATCH = 32, 256  # steps of each game between two improvements, which go through them in batches
SHOWN = 8  # rounds in which the critic's advice is played, later the actor's own actions
MEASURED = 12  # rounds before the curve begins: no game is left that the critic began
WIDTH = 64
LEARNING_RATE, LONGEST_GRADIENT = 2e-3, 0.5
ILLEGAL = -1e9
REPORT = 2000  # games of one point of the curve
FRESH = 10_000  # seeds from here on are for training; those before are left for trying it out
SEEN = 8  # tiles of each column that are looked at, from its bottom up
UNSEEN = ("stacks", "heights", "calling", "caller_due")  # in the columns' part, or of no use alone

Params = dict[str, Any]


def told(completed: float) -> None:
    """How the critic comes along."""
    print(f"critic: {completed:.3f} of its last games completed", file=sys.stderr, flush=True)


class Critic:
    """What boards are worth, learned by playing."""

    def __init__(self, games: Games, boards: int, seed: int) -> None:
        self._loops = games.encoding.twin.module(TD_LOOPS)
        self._net = trained(self._loops, boards, seed, report=told)
        self._workspace, self._flat, sizes = workspace(), np.array(FULL, np.int64), records(SIZES, 1)
        sizes.runs, sizes.top, sizes.columns = FULL
        self._sizes = sizes[0]
        self._outputs = np.zeros((*games.masks.shape, 2))

    def advice(self, games: Games) -> Any:
        """How often each action should be played: by its worth, and nothing is ended that could go on."""
        self._loops.judge(
            self._net, self._workspace, games.views, games.masks, self._flat, self._sizes, self._outputs
        )
        worth = self._outputs[..., COMPLETE] - TILES * self._outputs[..., LEFT]
        worth[:, DONE] = ILLEGAL
        worth = np.where(games.masks, worth, ILLEGAL)
        odds = np.exp((worth - worth.max(1, keepdims=True)) / SHARPNESS)
        return odds / odds.sum(1, keepdims=True)


class Network:
    """Three layers over columns that share weights, and all the rest."""

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

    def joined(self, each: Any, whole: Any) -> Any:
        """Parts of columns and of the rest, as one row."""
        return jnp.concatenate([each.reshape(*each.shape[:-2], -1), whole], -1)

    def parted(self, x: Any) -> tuple[Any, Any]:
        """The other way round."""
        cut = MAX_COLUMNS * WIDTH
        return x[..., :cut].reshape(*x.shape[:-1], MAX_COLUMNS, WIDTH), x[..., cut:]

    def __call__(self, p: Params, x: Any, mask: Any) -> Any:
        """Scores of the legal actions; `x` is what the network looks at."""
        x = jax.nn.relu(self.second(p, jax.nn.relu(self.first(p, x))))
        return jnp.where(mask, self.third(p, x), ILLEGAL)

    def layers(self, p: Params) -> list[tuple[Any, Any]]:
        """The same network as dense layers over the whole observation, weights and biases, for `Policy`."""
        found: list[tuple[Any, Any]] = []
        for layer in (self.first, self.second, self.third):
            width = found[-1][0].shape[1] if found else len(self.looks_at)
            bias = layer(p, jnp.zeros(width))
            found.append((np.asarray(layer(p, jnp.eye(width)) - bias), np.asarray(bias)))
        whole = np.zeros((self.size, found[0][0].shape[1]), np.float32)
        whole[self.looks_at] = found[0][0]
        return [(whole, found[0][1]), *found[1:]]


class Actor:
    """The weights, and the compiled functions that use and improve them."""

    def __init__(self, network: Network, seed: int, batches: int) -> None:
        """`batches`: how many there will be in all, over which the learning rate falls to nothing."""
        self.network = network
        self.key = jax.random.key(seed)
        self.weights = network.start(self.fresh_key())
        falling = optax.cosine_decay_schedule(LEARNING_RATE, batches)
        self._optimiser = optax.chain(optax.clip_by_global_norm(LONGEST_GRADIENT), optax.adam(falling))
        self._held = self._optimiser.init(self.weights)

    def fresh_key(self) -> Any:
        """A key for what is left to chance."""
        self.key, fresh = jax.random.split(self.key)
        return fresh

    @partial(jax.jit, static_argnums=0)
    def _act(self, p: Params, x: Any, mask: Any) -> Any:
        return self.network(p, x, mask).argmax(1)

    def act(self, x: Any, mask: Any) -> Any:
        """The best-scored actions; calls are chance enough."""
        return np.asarray(self._act(self.weights, x, mask))

    def loss(self, p: Params, x: Any, mask: Any, advice: Any) -> Any:
        """How far the policy is from the advice (cross entropy)."""
        every = jax.nn.log_softmax(self.network(p, x, mask))
        return -(advice * jnp.where(mask, every, 0.0)).sum(1).mean()

    @partial(jax.jit, static_argnums=0)
    def _improve(self, p: Params, held: Any, key: Any, seen: Any) -> tuple[Params, Any]:
        def one(now: Any, part: Any) -> tuple[Any, None]:
            p, held = now
            grad = jax.grad(self.loss)(p, *(array[part] for array in seen))
            change, held = self._optimiser.update(grad, held, p)
            return (optax.apply_updates(p, change), held), None

        order = jax.random.permutation(key, len(seen[0])).reshape(-1, BATCH)
        (p, held), _ = jax.lax.scan(one, (p, held), order)
        return p, held

    def improve(self, *seen: Any) -> None:
        """Once over a round's decisions: what was seen, what was legal, what the critic advised."""
        done = self._improve(self.weights, self._held, self.fresh_key(), seen)
        # JAX may read the caller's arrays where they lie, and the caller goes on to write into them
        self.weights, self._held = jax.block_until_ready(done)  # type: ignore[no-untyped-call] # of JAX


def train(boards: int, decisions: int, count: int, seed: int, out: Path) -> None:
    """Learn the critic, then the actor from it; the policy and its curve are written as it goes."""
    games = Games(parlour.load("threebysixteen", seats=1), count, seat=0, rewards="scores", unforced=True)
    critic, network = Critic(games, boards, seed), Network(games.encoding)
    a_round = STEPS * count  # decisions between two improvements
    rounds = max(MEASURED + 1, decisions // a_round)
    actor = Actor(network, seed, rounds * a_round // BATCH)
    shape, actions = (STEPS, count), games.masks.shape[1]
    x = np.zeros((*shape, len(network.looks_at)), np.float32)
    mask, advice = np.zeros((*shape, actions), bool), np.zeros((*shape, actions), np.float32)
    games.reset(FRESH + seed)
    standing, left, curve = np.zeros(count), [], []
    for number in range(rounds):
        for t in range(STEPS):
            x[t], mask[t] = games.observe()[:, network.looks_at], games.masks
            advice[t] = critic.advice(games)
            games.step(advice[t].argmax(1) if number < SHOWN else actor.act(x[t], mask[t]))
            ended = games.status != 0
            standing += games.rewards[:, 0]
            left += list(MAX_TILES - standing[ended])
            standing[ended] = 0
        actor.improve(*(array.reshape(a_round, -1) for array in (x, mask, advice)))
        if number < MEASURED:
            left = []
        if len(left) >= REPORT or number == rounds - 1:
            tiles = np.array(left)
            points = [round(float(f), 3) for f in (tiles.mean(), (tiles == 0).mean())] if left else ["", ""]
            curve.append((round(time.process_time(), 1), (number + 1) * a_round, *points))
            print(*curve[-1], flush=True)
            left = []
            Policy.of(games.encoding, network.layers(actor.weights)).save(out)
            with out.with_suffix(".csv").open("w", newline="", encoding="utf-8") as file:
                csv.writer(file).writerows([("seconds", "decisions", "tiles_left", "completed"), *curve])


def main() -> None:
    """Read the command line."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--boards", type=float, default=BOARDS)
    asked.add_argument("--decisions", type=float, default=7e6)
    asked.add_argument("--games", type=int, default=GAMES, help=f"at a time, a multiple of {BATCH // STEPS}")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--out", type=Path, default=Path("learner.npz"))
    given = asked.parse_args()
    if given.games < 1 or given.games * STEPS % BATCH:
        asked.error(f"--games must be a multiple of {BATCH // STEPS}, not {given.games}")
    train(int(given.boards), int(given.decisions), given.games, given.seed, given.out)


if __name__ == "__main__":
    main()
