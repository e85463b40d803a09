"""The published suite, on the yardstick of the benchmarks: what is measured is a whole game."""

from __future__ import annotations

from bench.connect_four import GAME
from parlour.testing.suite import *  # noqa: F403  # its tests become the tests of this module

GAMES = (GAME,)
