"""Tests of everything that is not about one game; `tests.suite` runs them all."""
