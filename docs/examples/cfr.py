"""Counterfactual regret minimisation of OpenSpiel on a board of 3x16 so small that its whole tree is walked.

    python docs/examples/cfr.py --iterations 20

Two players, one set of numbers 1 to 3, two columns. Prints how much a best response would gain on the average
policy; it goes to 0.
"""

from __future__ import annotations

import argparse
from typing import Any

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import parlour.lab.openspiel  # noqa: F401 # registers the games

OPTIONS = {"seats": 2, "runs": 1, "columns": 2}


def main() -> None:
    """Solve, and say how far it has come."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--iterations", type=int, default=20)
    asked.add_argument("--every", type=int, default=5)
    asked.add_argument("--top", type=int, default=3, help="the highest number")
    given = asked.parse_args()
    game: Any = pyspiel.load_game("parlour_threebysixteen", {**OPTIONS, "top": given.top})
    solver: Any = cfr.CFRPlusSolver(game)
    for iteration in range(1, given.iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration == 1 or iteration % given.every == 0:
            gain = exploitability.nash_conv(game, solver.average_policy())
            print(f"{iteration:4} {gain:.6f}")


if __name__ == "__main__":
    main()
