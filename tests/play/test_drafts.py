"""Drafts: actions in any order, tried on the seat's own view; nothing is stored, no draw is passed."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.kernel.actors import CHANCE
from parlour.kernel.calls import reveals
from parlour.kernel.compile.twin import STEPPING
from parlour.kernel.game import Game
from parlour.kernel.records import records_of
from parlour.kernel.rng import random as random_record
from parlour.kernel.state import State, Variant
from parlour.kernel.stepping import MOST_POSITIONS
from parlour.play.counts import Count
from parlour.play.draft import Trial, attempt, room_of
from parlour.play.errors import Declined
from parlour.play.table import Table
from parlour.play.turns import LONGEST_RUN
from parlour.search import choose
from parlour.testing.tiny import GAME
from tests.play import revealing
from tests.play.tables import ALL_GAMES, ANNA, BEN, END, a_run, commit, do, find, people, play_out, table_of


def hand(view: State, seat: int) -> list[int]:
    return [action for action in view.legal_actions(seat) if action != END]


def test_an_empty_draft_tells_what_can_be_done() -> None:
    table = table_of()
    trial = table.attempt(0, table.count(0), [])
    assert (trial.order, trial.wrong, trial.closing, trial.closed) == ((), (), None, None)
    assert list(trial.legal) == table.legal(0)
    assert trial.after == trial.before == table.view(0)


def test_the_closing_action_is_tried_to_tell_the_score() -> None:
    table = table_of()
    card = hand(table.view(0), 0)[0]
    trial = table.attempt(0, table.count(0), [card])
    assert (trial.order, trial.closing) == ((card,), END)
    assert END in trial.legal
    assert trial.closed is not None
    assert trial.closed.turn == (1,)
    assert trial.after.turn == (0, 1)


def test_a_draft_takes_an_action_that_reveals_something_and_does_not_play_it() -> None:
    state = Variant.of(revealing.GAME, random_start=False).new_state(seed=3)
    view = state.view(0)
    card, other = hand(view, 0)[0], hand(view, 0)[-1]
    trial = attempt(view, 0, [card])
    assert (trial.order, trial.legal, trial.closed) == ((card,), (), None)
    assert trial.after.to_bytes() == view.to_bytes()
    more = attempt(view, 0, [card, other])
    assert (more.order, [action for action, _ in more.wrong]) == ((card,), [other])
    assert str(more.wrong[0][1].message) == "The turn ends after 1 of these actions; play the last 1 later."


def test_the_closing_action_is_not_tried_where_it_reveals_something() -> None:
    state = Variant.of(GAME, random_start=False).new_state(seed=3)
    for action in (hand(state.view(1), 1)[0], END):
        state.apply(1, action)
    trial = attempt(state.view(0), 0, hand(state.view(0), 0)[:1])
    assert (trial.closing, trial.closed) == (END, None)
    whole = attempt(state.view(0), 0, [*trial.order, END])
    assert whole.after.to_bytes() == trial.after.to_bytes()
    assert (whole.order, whole.legal, whole.wrong) == ((*trial.order, END), (), ())


def test_any_order_will_do() -> None:
    table = table_of()
    run = a_run(table, 0, seed=3)
    trial = table.attempt(0, table.count(0), run[::-1])
    assert sorted(trial.order) == sorted(run)
    assert (trial.order[-1], trial.wrong, trial.legal) == (END, (), ())


def test_what_no_order_allows_comes_back_with_its_refusal() -> None:
    table = table_of()
    view = table.view(0)
    absent = next(value for value in (1, 2, 3) if value not in hand(view, 0))
    card = hand(view, 0)[0]
    trial = table.attempt(0, table.count(0), [absent, card])
    assert trial.order == (card,)
    ((action, why),) = trial.wrong
    assert (action, why.rule) == (absent, "2.2")
    assert trial.legal


def test_nothing_is_stored_and_the_view_stays() -> None:
    table = table_of()
    before = (table.state.n, table.state.position.to_bytes(), table.count(0))
    table.attempt(0, table.count(0), a_run(table, 0))
    assert (table.state.n, table.state.position.to_bytes(), table.count(0)) == before


@pytest.mark.parametrize("game", [*ALL_GAMES, revealing.GAME], ids=lambda game: game.slug)
def test_a_draft_does_not_pass_a_draw(game: Game) -> None:
    table = table_of(*people(min(game.seating.seats)), game=game)
    seat = table.state.due[0]
    trial = table.attempt(seat, table.count(seat), a_run(table, seat))
    assert trial.order
    assert [entry.actor for entry in trial.after.history[len(trial.before.history) :]].count(CHANCE) == 0


def test_a_draft_does_not_pass_what_the_last_to_end_reveals() -> None:
    table = table_of(random_start=False)
    commit(table, 0)
    cards = hand(table.view(1), 1)
    trial = table.attempt(1, table.count(1), [*cards, END, *cards])
    assert trial.after.turn == (1,)
    assert trial.order == (*cards, END)
    assert trial.legal == ()
    assert [(action, why.rule) for action, why in trial.wrong] == [(card, "1.3") for card in cards]


def test_a_draft_knows_no_more_than_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the others hold, the answer to a draft is the same."""
    table = table_of(ANNA, BEN, top=5, random_start=False)
    viewers: list[int | None] = []

    def spied(view: State, seat: int, actions: Sequence[int]) -> Trial:
        viewers.append(view.viewer)
        return attempt(view, seat, actions)

    monkeypatch.setattr("parlour.play.table.attempt", spied)
    cards = hand(table.view(0), 0)
    answer = table.attempt(0, table.count(0), cards)
    assert viewers == [0]
    for seed in range(20):
        dealt = table.view(0).guess(random_record(seed))
        other = attempt(dealt.view(0), 0, cards)
        assert (other.order, other.legal, other.after) == (answer.order, answer.legal, answer.after)


@pytest.mark.parametrize("code", ["stale", "not-due", "unreadable", "limit"])
def test_drafts_are_declined_like_commits(code: str) -> None:
    table = table_of()
    seat, on, actions = 0, table.count(0), [1]
    if code == "stale":
        on = Count(on.cut, on.n + 1)
    elif code == "not-due":
        do(table, table.propose_play(0, on, a_run(table, 0)))
        on = table.count(0)
    elif code == "unreadable":
        actions = [GAME.action_count]
    else:
        actions = [1] * (LONGEST_RUN + 1)
    with pytest.raises(Declined) as refused:
        table.attempt(seat, on, actions)
    assert refused.value.code == code


def of_few(game: Game) -> Table:
    """A table with the fewest people."""
    count = min(game.seating.seats)
    return table_of(*people(count), game=game, seats=count)


def turns(table: Table, most: int, dice: random.Random) -> Iterator[tuple[int, list[int]]]:
    """Turns at random: a seat that is due, and the run that it plays after this."""
    for _ in range(most):
        if table.state.phase != "playing":
            break
        seat = dice.choice(table.state.due)
        run = choose(table.view(seat), "random", dice.randrange(1000))
        yield seat, run
        do(table, table.propose_play(seat, table.count(seat), run))


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: str(game.slug))
def test_every_turn_is_found_again_from_its_parts_in_any_order(game: Game) -> None:
    table, dice = of_few(game), random.Random(5)
    for seat, run in turns(table, 8, dice):
        mixed = dice.sample(run, len(run))
        trial = attempt(table.view(seat), seat, mixed)
        assert trial.wrong == (), (run, mixed)
        assert sorted(trial.order) == sorted(run)
        state = table.view(seat)
        for action in trial.order:
            if not reveals(game.running, state.fields, seat, action):
                state.apply(seat, action)
        assert state == trial.after


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: str(game.slug))
def test_what_cannot_follow_a_whole_turn_is_refused_in_its_place(game: Game) -> None:
    """Nobody is told that it is somebody else's turn while they compose their own."""
    table, dice = of_few(game), random.Random(3)
    for seat, run in turns(table, 12, dice):
        state, allowed = table.view(seat), set[int]()
        for action in run:
            before = state.copy()
            allowed |= set(state.legal_actions(seat))
            state.apply(seat, action)
        if state.turn != before.turn and action not in game.closing:
            other = dice.choice(sorted(set(range(game.action_count)) - allowed))
            trial = attempt(table.view(seat), seat, [*run, other])
            assert trial.wrong == ((other, game.law.why_not(before.fields, seat, other)),)


@cache
def begun(slug: str) -> Table:
    """A game after a few commits."""
    return play_out(of_few(find(slug)), commits=3)


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: str(game.slug))
@settings(max_examples=12)
@given(data=st.data())
def test_a_hostile_draft_is_answered(game: Game, data: st.DataObject) -> None:
    table = begun(game.slug)
    seat = table.state.due[0]
    numbers = st.one_of(st.sampled_from(table.legal(seat)), st.integers(0, game.action_count - 1))
    actions = data.draw(st.lists(numbers, max_size=LONGEST_RUN))
    trial = attempt(table.view(seat), seat, actions)
    assert sorted([*trial.order, *(action for action, _ in trial.wrong)]) == sorted(actions)
    assert all(why.sentence for _, why in trial.wrong)


def test_the_search_for_an_order_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nine actions are always legal and a tenth never, no order of them takes all."""
    plain = GAME.compiled.twin(compiled=False).module(STEPPING)
    looked = 0

    def legal(_view: Any, _seat: int, out: Any) -> int:
        nonlocal looked
        looked += 1
        out[:9] = range(9)
        return 9

    monkeypatch.setattr(plain, "legal", legal)
    monkeypatch.setattr(plain, "turn", lambda _: 1)
    monkeypatch.setattr(plain, "play", lambda *_: None)
    monkeypatch.setattr(plain, "reveals", lambda *_: False)
    asked = np.array([*range(9), 15], np.int32)
    views = records_of(GAME.dtype, bytes((len(asked) + 1) * GAME.dtype.itemsize))
    numbers = np.zeros(room_of(GAME, len(asked)), np.int32)
    assert plain.arrange(views, 0, asked, numbers) == 9
    assert numbers[:9].tolist() == list(range(9))
    assert looked == MOST_POSITIONS  # the last is not gone on from, and what follows the run is listed
