"""Texts are fixed points: text -> action -> text, text -> position -> text, bytes -> state -> bytes."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import numpy as np

from parlour.display.contract import display_of
from parlour.kernel.actors import CHANCE, OVER, TABLE, seats_in
from parlour.kernel.calls import concealed_by
from parlour.kernel.errors import NotReadable
from parlour.kernel.game import Game
from parlour.kernel.records import copied
from parlour.kernel.state import State, Variant
from parlour.testing.cases import Case
from parlour.testing.checks.leaks import pieces, possible

SPOILED = 4
"""Spoiled texts of each position that are tried."""
PLAYED_ON = 6
"""Entries that are played from a position that was read."""
NO_ACTION = ("", " ", "?!", "\n", "-1", "0" * 50, "é", "end end", "a1b2c3d4", "\x00")


def options(case: Case) -> None:
    """The options' texts give the same options."""
    texts = case.variant.options_text()
    again = Variant.of(case.game, **texts)
    assert again.options == case.variant.options, "options changed on the way through their texts"
    assert again.options_text() == texts
    assert all("\n" not in text for text in texts.values()), "an option's text is one line"


def entries(state: State) -> list[tuple[int, int]]:
    """All possible entries: actions of each seat, calls of the table, draws."""
    entries = [(seat, action) for seat in range(state.seats) for action in state.legal_actions(seat)]
    entries += [(TABLE, action) for action in state.legal_actions(TABLE)]
    return entries + [(CHANCE, k) for k, _ in state.chance_outcomes()]


def actions(state: State) -> None:
    """Every action and draw that is possible has one line of text, its own, that reads back."""
    texts: dict[tuple[int, str], int] = {}
    for actor, action in entries(state):
        text = state.action_text(actor, action)
        assert text, f"action {action} of {actor} has no text"
        assert text == text.strip(), f"{text!r} has spaces about it"
        assert "\n" not in text, f"{text!r} is more than a line"
        assert not {",", "|"} & set(text), f"{text!r} holds what separates actions in records"
        read = state.parse(actor, text)
        assert read == action, f"{text!r} of {actor} is action {action} but reads as {read}"
        assert state.action_text(actor, read) == text
        other = texts.setdefault((actor, text), action)
        assert other == action, f"{text!r} is both {other} and {action}"


def hidden_actions(state: State) -> None:
    """The stand-in by which a seat knows a hidden action has a text too, read on the seat's view."""
    for seat in range(state.seats + 1):
        view = state.view(seat)
        for actor, action in entries(state):
            seen = int(case_seen(state, actor, action, seat))
            assert seen < 0 or seen == action, f"seat {seat} is told {seen} for {action}"
            text = view.action_text(actor, seen)
            assert text, f"seat {seat} has no text for {seen}"
            assert "\n" not in text
            assert (actor != seat and actor != TABLE) or seen == action, "a seat knows what it does itself"


def case_seen(state: State, actor: int, action: int, seat: int) -> int:
    """An action as a seat knows it."""
    return int(state.game.running.seen(state.fields, actor, action, seat))


def position(state: State) -> None:
    """The position's text and its bytes give the same position."""
    text = state.text()
    assert "\n" not in text, "a position is one line"
    assert state.is_possible, f"what a game has come to is called impossible: {text!r}"
    again = state.variant.from_text(text)
    assert again.text() == text, f"the text changed: {again.text()!r}, was {text!r}"
    assert again.to_bytes() == state.to_bytes(), f"a field is lost on the way through {text!r}"
    back = state.variant.from_bytes(state.to_bytes())
    assert back.to_bytes() == state.to_bytes()


def unreadable(state: State, random: Random) -> None:
    """Nonsense is `NotReadable`, or is read as something; no other error comes out."""
    for actor in (*range(state.seats), CHANCE, TABLE):
        possible = [state.action_text(a, k) for a, k in entries(state)[:8]]
        for text in (*NO_ACTION, *(spoiled(text, random) for text in possible)):
            try:
                action = state.parse(actor, text)
            except NotReadable:
                continue
            assert isinstance(action, int), f"{text!r} reads as {action!r}"
    position = state.text()
    for text in (
        "",
        "?",
        position[:-1],
        position + " ",
        *(spoiled(position, random) for _ in range(SPOILED)),
    ):
        try:
            read = state.variant.from_text(text)
        except NotReadable:
            continue
        assert state.variant.from_text(read.text()).to_bytes() == read.to_bytes()
        if read.is_possible:
            sound(read, random)


def sound(state: State, random: Random) -> None:
    """The plain rules show a position that was read, and play on from it: nothing in it points out of bounds.

    Compiled rules check no bounds, and a record from outside begins from any position that can be read.
    """
    game, seats = state.game, state.seats
    if state.viewer is not None:
        seen_by(game, state.fields, state.viewer)
        return
    rules, fields = game.rules, copied(state.fields)
    for _ in range(PLAYED_ON):
        for seat in range(seats + 1):
            seen_by(game, concealed_by(rules, fields, seat), seat)
        due = int(rules.turn(fields))
        if due == OVER:
            break
        actor = CHANCE if due == CHANCE else random.choice(seats_in(due))
        assert actor < seats, f"seat {actor} of {seats} is due in {state.text()}"
        actions = possible(rules, game, fields, actor)
        assert actions, f"{actor} is due and has nothing to choose in {state.text()}"
        rules.play(fields, actor, random.choice(actions))


def seen_by(game: Game, view: Any, seat: int) -> None:
    """A seat's own record gives its pieces and the scores."""
    if game.display is not None:
        pieces(display_of(game).pieces, view, seat)
    game.rules.scores(view, np.zeros(int(view.seats), np.int32))


def spoiled(text: str, random: Random) -> str:
    """The text with a character changed or left out, a part in another's place, or a part many times."""
    at = random.randrange(len(text))
    parts = re.split(r"([^\w?*]+)", text)
    one, other = (2 * random.randrange(len(parts) // 2 + 1) for _ in range(2))
    between = parts[max(one - 1, 0)] or " "
    return random.choice(
        (
            text[:at] + random.choice("09az-*.,/= ?é") + text[at + 1 :],
            text[:at] + text[at + 1 :],
            "".join([*parts[:one], parts[other], *parts[one + 1 :]]),
            "".join([*parts[:one], *(parts[one] + between) * random.choice((1, 60)), *parts[one:]]),
        )
    )
