"""Hints, odds and the study after the game: right where the truth is known, from what a seat may know."""

from __future__ import annotations

from fractions import Fraction
from types import SimpleNamespace

import pytest

from parlour.games import catalogue
from parlour.kernel.errors import BadRecord
from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE, begun
from parlour.kernel.orders import orders, texts
from parlour.kernel.rng import random as generator
from parlour.kernel.state import State, Variant
from parlour.kernel.study import NOWHERE
from parlour.search import choose
from parlour.search.advice import game_study, hints
from parlour.search.advice.game_study import effort_of, judged, parts_of, spans_of
from parlour.search.advice.hints import Hint, hint, reasons, wins_in_100
from parlour.search.advice.odds import draws_go_on, odds
from parlour.search.advice.table_aids import HINT, ODDS, aids_of, answer_of_odds
from parlour.search.players.plain import greedy_run
from parlour.search.tree import compile
from parlour.search.turn import Strength, Turn
from parlour.testing.tiny import GAME as TINY
from parlour.testing.words import in_words
from tests.search.heap import GAME as HEAP
from tests.search.solved_heap import GAME as SOLVED_HEAP


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    for game in (TINY, HEAP):
        compile.load_search(game)


def tiny(seed: int = 7, seats: int = 2) -> State:
    return Variant.of(TINY, seats=seats, random_start=False, top=5).new_state(seed=seed)


def heap(stones: int, **options: object) -> State:
    return Variant.of(HEAP, stones=stones, **options).new_state(seed=3)


def over(state: State, level: str = "random") -> State:
    """The game played to its end."""
    while not state.is_over:
        seat = state.turn[0]
        for action in choose(state.view(seat), level, len(state.history)):
            state.apply(seat, action)
    return state


# -- hints ---------------------------------------------------------------------------------------------------


def test_a_hint_is_the_winning_move_and_says_what_it_wins() -> None:
    found = hint(heap(10).view(0), seconds=0.5)
    assert found.run == (2,)
    assert "wins about 100 of 100" in str(found.sentence)
    assert "Next best:" in str(found.sentence)


def solved_by(first: int, other: int = 0) -> Hint:
    """A hint at a heap of ten whose game itself says what to take and the next best; taking two wins."""
    compile.load_search(SOLVED_HEAP)
    return hint(Variant.of(SOLVED_HEAP, stones=10).new_state(seed=3).view(0), 10 * other + first, seconds=0.5)


def test_beside_a_solvers_move_stands_its_next_best() -> None:
    found = solved_by(2, 1)
    assert found.run == (2,)
    assert "Next best: 1, with 100 fewer." in str(found.sentence)
    assert "About as good: 1." in str(solved_by(3, 1).sentence), "both lose"


def test_nothing_is_said_beside_a_solvers_move_that_is_not_known() -> None:
    alone = solved_by(2)
    against = solved_by(1, 2)  # the search finds the other one better
    for found in (alone, against):
        assert "wins about" in str(found.sentence)
        assert "Next best" not in str(found.sentence)
        assert "as good" not in str(found.sentence)


def test_a_hint_uses_the_words_of_the_table() -> None:
    view = tiny().view(0)
    found = hint(view, seconds=0.3)
    laid = ", ".join(texts(view, found.run))
    assert str(found.sentence).startswith(f"A strong bot's turn: {laid}."), (
        "the tiny game has no instructions"
    )
    assert found.run[-1] in TINY.closing


def test_a_hint_tells_people_what_to_do_one_thing_after_the_other_and_why(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawing = SimpleNamespace(
        instruction=lambda view, action: f"lay {view.fields.hands[view.viewer].sum()}",
        reasons=lambda view, run, after: (f"{len(run)} actions, {after.fields.laid[view.viewer]} cards",),
    )
    monkeypatch.setattr("parlour.kernel.state._drawing", [lambda: drawing])
    view = tiny().view(0)
    run = [*view.legal_actions(0)[:2], *TINY.closing]
    assert str(orders(view, run)) == "lay 2, then lay 1", "ending the turn goes without saying"
    assert reasons(view, run) == ("3 actions, 2 cards",)
    assert str(HOUSE("hint-do", play=begun(orders(view, run)))) == "Lay 2, then lay 1."


def test_hints_tell_nothing_of_hidden_hands() -> None:
    """Two worlds with one view get the same odds; what a hint is given is the view."""
    view = tiny().view(0)
    worlds = [view.guess(generator(seed)).view(0) for seed in range(4)]
    assert len({odds(world) for world in worlds}) == 1


def test_wins_of_shared_returns() -> None:
    assert [wins_in_100(value, 3) for value in (-0.5, 0.0, 1.0)] == [0, 33, 100]


# -- odds ----------------------------------------------------------------------------------------------------


def test_odds_of_the_draw_that_is_due_are_its_weights() -> None:
    state = Variant.of(HEAP, stones=9, die=True).new_state(draws="manual")
    assert odds(state.view(0)).outcomes == (
        ("1", Fraction(1, 4)),
        ("2", Fraction(1, 2)),
        ("3", Fraction(1, 4)),
    )


def test_odds_of_the_next_draw_come_after_the_turn() -> None:
    found = odds(heap(9, die=True).view(0))
    assert [chance for _, chance in found.outcomes] == [Fraction(1, 4), Fraction(1, 2), Fraction(1, 4)]
    told = in_words(answer_of_odds(heap(9, die=True).view(0)))
    assert told.sentence == "The odds of the next draw, from what you may know."
    assert told.rows == (("2", "2 in 4 (50.0%)"), ("1, 3", "1 in 4 each (25.0%)"))


def test_odds_count_what_the_seat_does_not_see() -> None:
    """Of six cards one is drawn: its owner counts five, the others all six."""
    state = Variant.of(TINY, seats=2, random_start=False, top=3).new_state(draws="manual")
    state.apply(-1, 1)
    assert [chance for _, chance in odds(state.view(0)).outcomes] == [
        Fraction(1, 5),
        Fraction(2, 5),
        Fraction(2, 5),
    ]
    assert [chance for _, chance in odds(state.view(1)).outcomes] == [Fraction(1, 3)] * 3


def test_odds_that_hang_on_what_others_hold_are_not_told() -> None:
    """Cards that others are about to lay open count too, and nobody knows them."""
    assert odds(tiny().view(0)).outcomes == ()
    assert "cannot know" in str(answer_of_odds(tiny().view(0)).sentence)


def test_where_nothing_is_drawn_any_more_nobody_is_offered_odds() -> None:
    assert not draws_go_on(HEAP)
    assert [aid.name for aid in aids_of(Variant.of(HEAP))] == [HINT]
    assert [aid.name for aid in aids_of(Variant.of(TINY))] == [HINT, ODDS]
    assert odds(heap(9).view(0)).outcomes == ()


@pytest.fixture
def greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints advise the greedy player's turn: the searches of all games take minutes to compile."""

    def turn(view: State, seed: int, strength: Strength, avoid: int = 0) -> Turn:
        return Turn(greedy_run(view, seed), searched=False, second=None)

    monkeypatch.setattr(hints, "searched_turn", turn)
    monkeypatch.setattr(hints, "worth", lambda view, *_: [0.0] * view.seats)


@pytest.mark.usefixtures("greedy")
@pytest.mark.parametrize("game", catalogue(), ids=lambda game: str(game.slug))
def test_aids_answer_from_a_record_as_a_seat_sees_it(game: Game) -> None:
    state = Variant.of(game).new_state(seed=2)
    seat = state.turn[0]
    view = state.view(seat)
    for aid in aids_of(state.variant):
        answer = aid.answer(view.fields, seat)
        assert answer.sentence
        if aid.name == HINT:
            assert answer.actions
        assert set(answer.actions) <= set(view.legal_actions(seat))


# -- after the game ------------------------------------------------------------------------------------------

EFFORT = 0.25


def blunder() -> State:
    """Seat 0 could win a heap of six by taking two, takes one, and loses."""
    state = heap(6)
    for seat, action in ((0, 1), (1, 1), (0, 1), (1, 3)):
        state.apply(seat, action)
    return state


def test_the_turn_that_lost_the_game_is_found_with_the_better_move() -> None:
    final = blunder()
    study = game_study.study(HEAP, final.record(), EFFORT)
    worst = next(finding for finding in study.findings if finding.seat == 0)
    assert worst.entry == 0
    assert "This cost about 100 wins in 100" in str(worst.sentence)
    line = worst.lines[0]
    assert line.record.entries[0] == (0, 2)
    assert line.at == 0
    assert Variant.of(HEAP, **line.record.options).replay(line.record).turn == (1,)


def test_the_curve_has_a_point_before_the_first_entry_and_after_each() -> None:
    final = blunder()
    study = game_study.study(HEAP, final.record(), EFFORT)
    assert [len(points) for points in study.expected_returns] == [len(final.history) + 1] * 2
    assert study.expected_returns[0][0] == pytest.approx(1.0)
    assert study.expected_returns[0][1] == pytest.approx(-1.0)
    assert [points[-1] for points in study.expected_returns] == final.returns()


def test_luck_and_decisions_add_up_to_the_result() -> None:
    final = over(Variant.of(HEAP, stones=14, die=True).new_state(seed=5))
    turns = judged(final, effort_of(HEAP, EFFORT))
    for seat in (0, 1):
        parts = parts_of(final, turns, seat)
        assert parts.total == pytest.approx(final.returns()[seat])
        assert parts.decisions[seat] <= 0
        assert parts.decisions[1 - seat] >= 0
    study = game_study.study(HEAP, final.record(), EFFORT)
    assert study.findings[-1].sentence == HOUSE("study-method")
    assert study.findings[-1].seat == NOWHERE
    assert sum("by the luck of the draw" in str(finding.sentence) for finding in study.findings) == 2


def test_without_draws_there_is_no_talk_of_luck() -> None:
    study = game_study.study(HEAP, blunder().record(), EFFORT)
    assert not any("luck" in str(finding.sentence) for finding in study.findings)


def test_runs_are_parted_where_others_act_and_where_they_close() -> None:
    final = over(tiny(seats=3))
    spans = list(spans_of(final))
    for first, end, seat in spans:
        assert {entry.actor for entry in final.history[first:end]} == {seat}
    covered = {at for first, end, _ in spans for at in range(first, end)}
    assert covered == {at for at, entry in enumerate(final.history) if entry.actor >= 0}


def test_runs_are_parted_where_something_is_revealed(monkeypatch: pytest.MonkeyPatch) -> None:
    final = over(tiny())
    ends = [end for _, end, _ in spans_of(final)]
    first, _, _ = next(span for span in spans_of(final) if span[1] - span[0] > 1)
    shows = final.history[first].action
    monkeypatch.setattr(game_study, "reveals", lambda rules, fields, seat, action: action == shows)
    assert first + 1 not in ends
    assert first + 1 in [end for _, end, _ in spans_of(final)]


def test_an_unfinished_game_is_not_judged() -> None:
    with pytest.raises(BadRecord, match="not played to its end"):
        game_study.study(HEAP, heap(6).record(), EFFORT)
