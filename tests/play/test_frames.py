"""Frames: in one call what the rules say one by one, in every game; those forgotten are found again."""

from __future__ import annotations

from array import array
from itertools import cycle
from random import Random

import pytest

from parlour.kernel.actors import CHANCE, TABLE
from parlour.kernel.calls import legal_actions
from parlour.kernel.chance import Seeded
from parlour.kernel.compile.compiled import Part
from parlour.kernel.frames import Choices, Frame, frame_of, play_on
from parlour.kernel.game import Game
from parlour.kernel.state import State, Variant
from tests.play.tables import ALL_GAMES, again, do, people, play_out, table_of

ENTRIES = 60
COMMITS = 12

every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.slug)
either_way = pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.long)])


def runs_as(game: Game, compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let frames run a game's compiled or its plain rules."""
    monkeypatch.setenv("PARLOUR_COMPILE", str(int(compiled)))
    if compiled:
        game.compiled.load_rules()
    else:
        monkeypatch.setattr(game.compiled, "stepping", Part())
    assert compiled == hasattr(game.compiled.stepping_now, "run_in")


def said(state: State) -> tuple[bytes, Choices]:
    """What the rules say of a position, one by one."""
    seats, turn = range(state.seats), state.turn
    views = [state.view(seat) for seat in (*seats, state.seats)]
    able = [array("i", views[seat].legal_actions(seat) if seat in turn else ()).tobytes() for seat in seats]
    calls = legal_actions(state.game, views[-1].fields, TABLE)
    records = b"".join(one.to_bytes() for one in (state, *views))
    due = tuple(seat for seat in turn if seat != CHANCE)
    return records, Choices(turn, due, (*able, b""), tuple(calls))


def entries(frames: list[Frame]) -> list[tuple[int, int]]:
    """The entries that frames have been played by."""
    return [frame.entry for frame in frames]


def shown(frame: Frame) -> tuple[bytes, Choices]:
    """What a frame knows of its position."""
    return b"".join(frame.records), frame.choices


@every_game
@either_way
def test_a_frame_is_what_the_rules_say(game: Game, compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    runs_as(game, compiled, monkeypatch)
    for seats in game.seating.seats:
        chosen = Random(seats)
        state = Variant.of(game, seats=seats).new_state(seed=seats, draws="manual")
        now, frames = frame_of(game, seats, state.to_bytes()), list[Frame]()
        for _ in range(ENTRIES):
            assert shown(now) == said(state)
            if state.is_over:
                break
            actor = chosen.choice(state.turn)
            able = now.legal(actor) if actor >= 0 else tuple(state.draws()[0])
            action = chosen.choice(able)
            (now,) = play_on(now, [(actor, action)])
            frames.append(now)
            state.apply(actor, action)
        assert entries(frames) == state.history
        assert [frame.seen for frame in frames] == state.seen_by_all()


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
            now, first = frame_of(game, seats, state.to_bytes()), len(state.history)
            seat = chosen.choice(state.turn)
            action = chosen.choice(now.legal(seat))
            hashes = source.hashes(state.draws_made, ahead)
            state.apply(seat, action)
            then = [said(state)]
            while state.turn == (CHANCE,) and len(then) < 1 + ahead:
                state.apply(CHANCE, state.drawn_by(source))
                then.append(said(state))
            frames = play_on(now, [(seat, action)], alone=True, random=hashes)
            assert entries(frames) == state.history[first:]
            assert [frame.seen for frame in frames] == state.seen_by_all(first)
            assert list(map(shown, frames)) == then
            state.settle(source)


@every_game
@either_way
def test_a_run_ends_before_what_is_not_possible(
    game: Game, compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs_as(game, compiled, monkeypatch)
    state = Variant.of(game).new_state(seed=1)
    now = frame_of(game, state.seats, state.to_bytes())
    seat = state.turn[0]
    able = now.legal(seat)
    forbidden = next(action for action in range(game.action_count) if action not in able)
    for actor, action in [(seat, forbidden), (state.seats, able[0]), (CHANCE, 0), (TABLE, able[0]), (-3, 0)]:
        assert play_on(now, [(actor, action)]) == []
        assert entries(play_on(now, [(seat, able[0]), (actor, action)])) in ([(seat, able[0])], [])


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
        now, seat = frame_of(game, state.seats, state.to_bytes()), state.turn[0]
        actions = [(seat, chosen.choice(now.legal(seat)))] * 4
        frames = play_on(now, actions, alone=True, closing=game.closing, random=source.hashes(0, 3))
        shorter = play_on(now, actions[: len(frames)])
        assert list(map(shown, frames)) == list(map(shown, shorter))
        assert entries(frames) == actions[: len(frames)]
        state.apply(*actions[0])


@every_game
def test_frames_that_were_forgotten_are_found_again(game: Game) -> None:
    table = play_out(table_of(*people(game.seating.seats[0]), game=game), seed=1, commits=COMMITS)
    frames = table.state.frames
    whole, now, chosen = frames.between(0, frames.count), frames.now, Random(1)
    for n in range(COMMITS):
        if n % 3 == 0:
            frames.rest()
            assert frames.now is now
        first, last = sorted(chosen.choices(range(frames.count + 1), k=2))
        assert list(map(shown, frames.between(first, last))) == list(map(shown, whole[first : last + 1]))
    with pytest.raises(IndexError):
        frames.at(frames.count + 1)


def test_what_was_taken_back_is_found_no_more() -> None:
    table = play_out(table_of(*people(2)), seed=1, commits=COMMITS)
    frames = table.state.frames
    whole = frames.between(0, frames.count)
    for span in reversed(frames.spans[1:]):
        frames.rest()
        frames.rewind(span.n)
        assert (frames.count, frames.now.records) == (span.first, whole[span.first].records)
        assert frames.state.to_bytes() == frames.now.position
        assert list(map(shown, frames.between(0, frames.count))) == list(map(shown, whole[: span.first + 1]))
        with pytest.raises(KeyError):
            frames.span(span.n)


def test_after_a_takeback_the_turns_played_anew_are_found() -> None:
    table = play_out(table_of(*people(2), top=5), seed=1, commits=2)
    frames = table.state.frames
    for seed in range(4):
        frames.rest()
        frames.between(0, frames.count - 1)
        asker = frames.spans[-1].seat
        do(table, table.propose_ask(asker, "takeback"))
        do(table, table.propose_answer(1 - asker, True))
        play_out(table, seed, commits=1)
        fresh = again(table).state.frames
        assert list(map(shown, frames.between(0, frames.count))) == list(
            map(shown, fresh.between(0, fresh.count))
        )
