"""The published tests that every game passes, and a tiny game to try things on.

A package with a game of its own runs the whole suite with one file of two lines:

    from parlour.testing.suite import *
    GAMES = (my_game.GAME,)

The suite needs pytest. What a game adds for it lies in `tests/material.py` of its folder
(`parlour.testing.material`).
"""
