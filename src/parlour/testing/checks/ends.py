"""Games end in time, results are as the facts say, and nothing is lost from the table."""

from __future__ import annotations

import numpy as np

from parlour.kernel import batch
from parlour.kernel.calls import concealed_by
from parlour.kernel.records import records
from parlour.kernel.state import State
from parlour.testing.cases import Case
from parlour.testing.material import hook

ALMOST = 1e-9
ENOUGH = 3000
"""Entries after which an endless game is abandoned."""


def within_the_bound(case: Case, games: int) -> None:
    """Random games end within `max_turns` entries, with returns as stated."""
    states = batch.new_states(case.variant, games, seed=1)
    bound = case.game.max_turns(case.variant.options)
    tally = states.play_out(bound or ENOUGH)
    if bound:
        assert tally.unfinished == 0, f"{tally.unfinished} of {games} games are longer than max_turns says"
    over = states.is_over()
    returns, scores = states.returns()[over], states.scores()[over]
    low, high = case.game.returns_range
    assert (returns >= low - ALMOST).all(), f"returns below {low}"
    assert (returns <= high + ALMOST).all(), f"returns above {high}"
    teams = case.variant.teams
    assert len(teams) == case.variant.seats
    for team in set(teams):
        mates = [seat for seat, other in enumerate(teams) if other == team]
        assert (np.ptp(returns[:, mates], axis=1) < ALMOST).all(), "team mates share the result"
    if len(set(teams)) > 1:
        _zero_sum(returns, teams)
        _better_score_is_better(case, returns, scores)


def _zero_sum(returns: np.ndarray, teams: tuple[int, ...]) -> None:
    assert (np.abs(returns.sum(axis=1)) < 1e-6).all(), "what one wins others lose"


def _better_score_is_better(case: Case, returns: np.ndarray, scores: np.ndarray) -> None:
    """A seat with a higher return never has a worse score than another."""
    sign = 1 if case.game.more_is_better else -1
    for a in range(case.variant.seats):
        for b in range(case.variant.seats):
            ahead = returns[:, a] > returns[:, b] + ALMOST
            assert (sign * scores[ahead, a] >= sign * scores[ahead, b]).all(), "a worse score has won"


def results(state: State) -> None:
    """Returns are zero before the end; scores exist at any time, one a seat."""
    assert len(state.scores()) == state.seats
    assert len(state.returns()) == state.seats
    if not state.is_over:
        assert state.returns() == [0.0] * state.seats
        assert any(state.legal_actions(seat) for seat in range(state.seats)) or state.chance_outcomes()
    else:
        assert all(not state.legal_actions(seat) for seat in range(state.seats))
        assert not state.chance_outcomes()


def material_is_conserved(states: tuple[State, ...]) -> None:
    """Every piece is somewhere, at any time (the game's hook `material`), in deals of the unknown too."""
    count = hook(states[0].game, "material")
    assert count is not None, f"tests/material.py of {states[0].game.slug} has no `material`"
    from parlour.testing.checks.leaks import deals

    by_options: dict[tuple[str, ...], dict[str, int]] = {}
    for state in states:
        options = tuple(state.variant.options_text().values())
        counted = count(state.fields)
        first = by_options.setdefault(options, counted)
        assert counted == first, f"material changed: {counted}, at first {first}"
        rules, dtype = state.game.running, state.game.dtype
        for seat in range(state.seats + 1):
            view = concealed_by(rules, state.fields, seat)
            for full in deals(rules, dtype, view, seat, count=2):
                assert count(full) == first, f"a deal for seat {seat} changes the material: {count(full)}"


def deals_can_be_played_out(state: State, count: int) -> None:
    """From any deal of the unknown the game goes on to its end."""
    from parlour.testing.checks.leaks import deals

    rules, dtype = state.game.running, state.game.dtype
    fields = records(dtype, count * (state.seats + 1))
    at = 0
    for seat in range(state.seats + 1):
        view = concealed_by(rules, state.fields, seat)
        for full in deals(rules, dtype, view, seat, count):
            fields[at] = np.asarray(full)
            at += 1
    bound = state.game.max_turns(state.variant.options)
    left = batch.Batch(state.variant, fields, seed=2, workers=1).play_out(bound or ENOUGH)
    assert not bound or left.unfinished == 0, "a deal of the unknown leads to a game without end"
