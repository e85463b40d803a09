"""Scenes, lines of the log, previews and instructions in words, so that tests can say what a person reads."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
import pytest

from parlour.display import saying, telling
from parlour.display.contract import display_of
from parlour.display.reading import Reader, mismatch_in_numbers
from parlour.display.scene import LogLine
from parlour.kernel.errors import NotAllowed, Refusal
from parlour.kernel.language import SOURCE
from parlour.kernel.message import catalogue_of, hook, into
from parlour.kernel.orders import orders
from parlour.kernel.state import State

T = TypeVar("T")


def in_words(thing: T, language: str = SOURCE) -> T:
    """Return a copy of something with every message in it put into words.

    >>> from parlour.display.scene import LogLine
    >>> from parlour.kernel.message import HOUSE
    >>> in_words(LogLine(HOUSE("log-back"))).text, in_words(None)
    ('is back.', None)
    """
    worded: T = msgspec.convert(msgspec.to_builtins(thing, enc_hook=hook(language)), type(thing))
    return worded


def instructed(state: State, *texts: str) -> str:
    """A hint's instruction for the seat to act, whose actions are given in the game's notation."""
    (seat,) = state.turn
    run = [state.parse(seat, text) for text in texts]
    return into(orders(state.view(seat), run), SOURCE)


def refused(state: State, action: int | str, seat: int | None = None) -> tuple[str, str]:
    """The rule and the sentence that refuse an action, which leaves the state as it was.

    The action is a number, or a text in the game's notation; the seat the one to act, or seat 0.
    """
    by = max(min(state.turn, default=0), 0) if seat is None else seat
    before = state.to_bytes()
    with pytest.raises(NotAllowed) as caught:
        state.apply(by, state.parse(by, action) if isinstance(action, str) else action)
    assert state.to_bytes() == before
    return caught.value.rule, caught.value.sentence


def told(state: State, actor: int, action: int | str, seat: int = 0) -> LogLine | None:
    """Play one entry, a number or a text in the game's notation; its line in the log of a seat."""
    before = state.view(seat)
    state.apply(actor, state.parse(actor, action) if isinstance(action, str) else action)
    after = state.view(seat)
    line = telling.tell(state.variant, before.fields, actor, after.history[-1].action, after.fields, seat)
    return in_words(line)


def said(state: State, actor: int, action: int | str, seat: int = 0) -> str:
    """Play one entry as `told` does; the text of its line, empty without one."""
    line = told(state, actor, action, seat)
    return "" if line is None else str(line.text)


def mismatched(state: State, seat: int, action: int, face: int) -> Refusal | None:
    """Why a face that is picked up (its number, -1 for none) does not go where an action leads."""
    game, board = state.game, display_of(state.game).board(state.variant)
    names = {saying.PLACE: tuple(board.place).__getitem__, saying.FACE: lambda k: board.faces[k].name}
    law: Any = game.law
    reader = Reader(catalogue_of(game.package), law.messages, law.reasons.PARAMETERS, names)
    return reader.refusal(mismatch_in_numbers(law.reasons, state.view(seat).fields, seat, action, face))
