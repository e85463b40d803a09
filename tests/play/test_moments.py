"""Moments: in one call what the rules say one by one, compiled or not, in every game."""

from __future__ import annotations

from array import array
from itertools import cycle
from random import Random

import pytest

from parlour.kernel.actors import CHANCE, TABLE
from parlour.kernel.calls import legal_actions
from parlour.kernel.chance import Seeded
from parlour.kernel.compile.compiled import Part
from parlour.kernel.entries import Entry
from parlour.kernel.game import Game
from parlour.kernel.state import State, Variant
from parlour.play.moment import Moment, observed, run_on
from tests.play.tables import ALL_GAMES

ENTRIES = 60

every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.slug)
either_way = pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.long)])


def runs_as(game: Game, compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let moments run a game's compiled or its plain rules."""
    monkeypatch.setenv("PARLOUR_COMPILE", str(int(compiled)))
    if compiled:
        game.compiled.load_rules()
    else:
        monkeypatch.setattr(game.compiled, "stepping", Part())
    assert compiled == hasattr(game.compiled.stepping_now, "run_in")


def said(state: State) -> Moment:
    """What the rules say of a position, one by one."""
    seats, turn = range(state.seats), state.turn
    views = [state.view(seat) for seat in (*seats, state.seats)]
    able = [array("i", views[seat].legal_actions(seat) if seat in turn else ()).tobytes() for seat in seats]
    calls = legal_actions(state.game, views[-1].fields, TABLE)
    seen = b"".join(view.to_bytes() for view in views)
    due = tuple(seat for seat in turn if seat != CHANCE)
    return Moment(state.game, state.to_bytes(), seen, turn, due, (*able, b""), tuple(calls))


@every_game
@either_way
def test_a_moment_is_what_the_rules_say(game: Game, compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    runs_as(game, compiled, monkeypatch)
    for seats in game.seating.seats:
        chosen = Random(seats)
        state = Variant.of(game, seats=seats).new_state(seed=seats, draws="manual")
        now, entries, seen = observed(game, seats, state.to_bytes()), list[Entry](), list[tuple[int, ...]]()
        for _ in range(ENTRIES):
            assert now == said(state)
            if state.is_over:
                break
            actor = chosen.choice(state.turn)
            able = now.legal(actor) if actor >= 0 else tuple(state.draws()[0])
            action = chosen.choice(able)
            run = run_on(now, [(actor, action)])
            now, entries, seen = run.last, entries + run.entries, seen + run.seen
            state.apply(actor, action)
        assert (entries, seen) == (state.history, state.seen_by_all())


@every_game
@either_way
def test_a_run_draws_as_the_source_does_and_knows_each_position(
    game: Game, compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs_as(game, compiled, monkeypatch)
    for seats in game.seating.seats if compiled else game.seating.seats[-1:]:
        source, chosen = Seeded(seats), Random(seats)
        state = Variant.of(game, seats=seats).new_state(draws="manual")
        state.settle(source)
        for ahead, _ in zip(cycle(range(4)), range(ENTRIES), strict=False):
            if state.is_over:
                break
            now, first = observed(game, seats, state.to_bytes()), len(state.history)
            seat = chosen.choice(state.turn)
            action = chosen.choice(now.legal(seat))
            hashes = source.hashes(state.draws_made, ahead)
            state.apply(seat, action)
            moments_then = [now, said(state)]
            while state.turn == (CHANCE,) and len(moments_then) < 2 + ahead:
                state.apply(CHANCE, state.drawn_by(source))
                moments_then.append(said(state))
            run = run_on(now, [(seat, action)], alone=True, random=hashes)
            assert run.entries == state.history[first:]
            assert run.seen == state.seen_by_all(first)
            assert [run.moment(n) for n in range(len(moments_then))] == moments_then
            state.settle(source)


@every_game
@either_way
def test_a_run_ends_before_what_is_not_possible(
    game: Game, compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs_as(game, compiled, monkeypatch)
    state = Variant.of(game).new_state(seed=1)
    now = observed(game, state.seats, state.to_bytes())
    seat = state.turn[0]
    able = now.legal(seat)
    forbidden = next(action for action in range(game.action_count) if action not in able)
    for actor, action in [(seat, forbidden), (state.seats, able[0]), (CHANCE, 0), (TABLE, able[0]), (-3, 0)]:
        run = run_on(now, [(actor, action)])
        assert (run.entries, run.seen, run.last) == ([], [], now)
        assert run_on(now, [(seat, able[0]), (actor, action)]).entries in ([(seat, able[0])], [])


@every_game
@either_way
def test_nothing_follows_a_commit_that_goes_past_its_end(
    game: Game, compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else draws would stand in the place of the actions that were not played."""
    runs_as(game, compiled, monkeypatch)
    source, chosen = Seeded(1), Random(1)
    state = Variant.of(game).new_state(seed=1)
    for _ in range(ENTRIES):
        if state.is_over:
            break
        now, seat = observed(game, state.seats, state.to_bytes()), state.turn[0]
        actions = [(seat, chosen.choice(now.legal(seat)))] * 4
        run = run_on(now, actions, alone=True, closing=game.closing, random=source.hashes(0, 3))
        again = run_on(now, actions[: len(run.entries)])
        assert (run.entries, run.last) == (again.entries, again.last)
        assert run.entries == actions[: len(run.entries)]
        state.apply(*actions[0])
