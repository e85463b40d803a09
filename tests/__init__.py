"""Tests of everything that is not about one game."""
