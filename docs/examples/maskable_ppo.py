"""A policy for one seat of any game, learnt by MaskablePPO of sb3-contrib.

    pip install "sb3-contrib>=2.7,<3"
    python docs/examples/maskable_ppo.py thirtysix --steps 200000 --out policy.zip

prints what it gets against the opponent before and after, on average. Tried with sb3-contrib 2.9.2.
"""

from __future__ import annotations

import argparse

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.env_util import make_vec_env

import parlour.lab.gym  # noqa: F401  # registers the games

GAMES = 8
"""Games that are played side by side to learn from."""


def main() -> None:
    """Learn, and say what it was good for."""
    parser = argparse.ArgumentParser(description="Learn to play one seat of a game.")
    parser.add_argument("game", help="its short name: triolet, thirtysix, …")
    parser.add_argument("--opponent", default="random", help="a level of the game's bots")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=200, help="games of an evaluation")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", default="policy.zip")
    wanted = parser.parse_args()

    def environment() -> gymnasium.Env:
        return gymnasium.make(f"parlour/{wanted.game}-v2", seat="random", opponents=wanted.opponent)

    model = MaskablePPO(
        "MlpPolicy", make_vec_env(environment, GAMES, seed=wanted.seed), n_steps=128, seed=wanted.seed
    )
    judges = make_vec_env(environment, 1, seed=wanted.seed + 1)
    before, _ = evaluate_policy(model, judges, wanted.games, deterministic=False)
    model.learn(wanted.steps)
    after, _ = evaluate_policy(model, judges, wanted.games, deterministic=False)
    model.save(wanted.out)
    print(f"reward against {wanted.opponent}: {before:+.2f} before, {after:+.2f} after {wanted.steps} steps")


if __name__ == "__main__":
    main()
