"""The published tests that every game passes, and a tiny game to try things on.

A package with a game of its own runs the whole suite with one file of two lines:

    from parlour.testing.suite import *
    GAMES = (my_game.GAME,)

The suite needs pytest. A game's own hooks for it are in `tests/material.py` of its
folder (`parlour.testing.material`).
"""
