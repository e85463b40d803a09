"""The published suite, on a game written from the kit alone."""

from __future__ import annotations

from parlour.testing.suite import *  # noqa: F403  # its tests become the tests of this module
from tests.kit.causeway import GAME

GAMES = (GAME,)
