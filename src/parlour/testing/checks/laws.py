"""The readable law and the fast rules say the same, for every action number and every actor."""

from __future__ import annotations

from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any

from parlour.display.telling import preview
from parlour.kernel import open_information
from parlour.kernel.actors import CHANCE, OVER, TABLE, seats_in
from parlour.kernel.calls import concealed, reveals
from parlour.kernel.errors import NotAllowed, Refusal
from parlour.kernel.records import copied
from parlour.kernel.state import State

Rules = Any

BEYOND = 3
"""The count of numbers below the first action and after the last that are tried too."""
SPARSE = 7
"""For actors that may do nothing, one action in this many is tried, in each position another."""


def legal_lists(state: State) -> None:
    """Legal actions come ascending, within bounds, and exactly for the seats that are due."""
    game = state.game
    due = state.turn
    for seat in (*range(state.seats), TABLE):
        legal = state.legal_actions(seat)
        assert legal == sorted(set(legal)), f"the legal actions of {seat} are not ascending: {legal}"
        assert len(legal) <= game.max_legal, f"{len(legal)} legal actions, max_legal says {game.max_legal}"
        for action in legal:
            assert state.variant.family(action) is not None, f"action {action} belongs to no family"
        if seat != TABLE:
            assert bool(legal) == (seat in due), f"seat {seat}: {len(legal)} legal actions, due are {due}"
    mask = int(game.running.turn(state.fields))
    assert mask in (CHANCE, OVER) or 0 < mask < 1 << state.seats, f"turn says {mask}"
    assert state.is_over == (mask == OVER)


def agree(state: State, rules: frozenset[str]) -> None:
    """`why_not` is None exactly where `legal` lists the action; every refusal names a rule of RULES.md."""
    law = state.game.law
    before = state.to_bytes()
    refusals = set[Refusal]()  # thousands are equal
    for seat in (*range(state.seats), TABLE):
        legal = set(state.legal_actions(seat))
        step = 1 if legal else SPARSE
        for action in range(len(state.history) % step - BEYOND, state.game.action_count + BEYOND, step):
            refusal = law.why_not(state.fields, seat, action)
            assert (refusal is None) == (action in legal), (
                f"seat {seat}, action {action}: legal is {action in legal}, the law says {refusal}"
            )
            if refusal is not None:
                refusals.add(refusal)
    for refusal in refusals:
        assert refusal.rule in rules, f"no rule {refusal.rule} in RULES.md ({refusal.sentence})"
        assert refusal.sentence[:1].strip(), "a refusal is a sentence"
        assert refusal.sentence[-1] in ".!?", f"a refusal is a whole sentence: {refusal.sentence!r}"
    assert state.to_bytes() == before, "the law changed the state"


def drafts_of_nothing(state: State) -> None:
    """A draft of which nothing is allowed has a preview, or none."""
    if state.game.display is None:
        return
    for seat in seats_in(max(0, int(state.game.running.turn(state.fields)))):
        view = state.view(seat).fields
        previewed = preview(state.variant, view, [], view, seat)
        assert previewed is None or previewed.button


def refusals_keep_the_state(state: State) -> None:
    """`apply` raises for an illegal action, and changes neither state nor history."""
    before, length = state.to_bytes(), len(state.history)
    for seat in (*range(state.seats), TABLE):
        legal = set(state.legal_actions(seat))
        refused = next(k for k in range(-1, state.game.action_count + 1) if k not in legal)
        _refused(state, seat, refused)
    possible = {k for k, _ in state.chance_outcomes()}
    _refused(state, CHANCE, next(k for k in range(-1, state.game.max_outcomes + 1) if k not in possible))
    for nobody in (state.seats, -3):
        _refused(state, nobody, 0)
    assert state.to_bytes() == before, "a refused action changed the state"
    assert len(state.history) == length


def _refused(state: State, actor: int, action: int) -> None:
    try:
        state.apply(actor, action)
    except NotAllowed as error:
        if not error.sentence:
            raise AssertionError("a refusal says why") from error
    else:
        raise AssertionError(f"action {action} of {actor} was played")


def every_legal_action_plays(state: State) -> None:
    """Each legal action, call and draw can be played, and changes the state."""
    entries = [(s, a) for s in (*range(state.seats), TABLE) for a in state.legal_actions(s)]
    entries += [(CHANCE, k) for k, _ in state.chance_outcomes()]
    for actor, action in entries:
        after = state.copy()
        after.apply(actor, action)
        assert after.to_bytes() != state.to_bytes(), f"action {action} of {actor} changed nothing"
        assert len(after.history) == len(state.history) + 1


def silent(rules: Rules) -> Rules:
    """The rules with a `reveals` that always says no."""
    return SimpleNamespace(**{**vars(rules), "reveals": open_information.reveals})


def foreseen(rules: Rules, states: Iterable[State]) -> None:
    """The check `own_actions_on_a_view` of several states."""
    for state in states:
        own_actions_on_a_view(rules, state)


def own_actions_on_a_view(rules: Rules, state: State) -> None:
    """A seat's own action played on its view gives its view after it, before any draw, unless it `reveals`.

    Whether it does follows from the view alone.
    """
    game = state.game
    for seat in seats_in(max(0, int(rules.turn(state.fields)))):
        view = concealed(game, state.fields, seat)
        for action in sample(state.legal_actions(seat)):
            revealed = reveals(rules, state.fields, seat, action)
            assert revealed == reveals(rules, view, seat, action), (
                f"whether action {action} reveals something depends on what seat {seat} does not know"
            )
            if revealed:
                continue
            pending, after = copied(view), copied(state.fields)
            rules.play(pending, seat, action)
            rules.play(after, seat, action)
            view_after = concealed(game, after, seat)
            assert pending.tobytes() == view_after.tobytes(), (
                f"action {action} on the view of seat {seat} gives another view; does it reveal something?"
            )


def sample(actions: list[int], most: int = 12) -> list[int]:
    """A few of many actions, evenly."""
    return actions[:: max(1, len(actions) // most)]
