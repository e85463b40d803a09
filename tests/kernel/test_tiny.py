"""The published suite, on the tiny game: it holds what games must hold, and so the suite can be trusted."""

from __future__ import annotations

from parlour.testing.suite import *  # noqa: F403  # its tests become the tests of this module
from parlour.testing.tiny import GAME

GAMES = (GAME,)
