"""Scenes, lines of the log, previews and instructions in words, so that tests can say what a person reads."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from parlour.display import saying
from parlour.display.contract import display_of
from parlour.display.reading import Reader, mismatch_in_numbers
from parlour.kernel.errors import Refusal
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
    found: T = msgspec.convert(msgspec.to_builtins(thing, enc_hook=hook(language)), type(thing))
    return found


def instructed(state: State, *texts: str) -> str:
    """What a hint tells the seat to act to do, its actions given in the game's notation."""
    (seat,) = state.turn
    run = [state.parse(seat, text) for text in texts]
    return into(orders(state.view(seat), run), SOURCE)


def mismatched(state: State, seat: int, action: int, face: int) -> Refusal | None:
    """Why a face that is picked up (its number, -1 for none) does not go where an action leads."""
    game, board = state.game, display_of(state.game).board(state.variant)
    names = {saying.PLACE: tuple(board.place).__getitem__, saying.FACE: lambda k: board.faces[k].name}
    law: Any = game.law
    reader = Reader(catalogue_of(game.package), law.messages, law.reasons.PARAMETERS, names)
    return reader.refusal(mismatch_in_numbers(law.reasons, state.view(seat).fields, seat, action, face))
