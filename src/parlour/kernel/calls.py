"""A game's rules called on one record, with arrays of the right size and plain Python values back."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from parlour.kernel import open_information, results
from parlour.kernel.actors import CHANCE, seats_in
from parlour.kernel.errors import NotAllowed, NotReadable
from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE, Words
from parlour.kernel.options import OptionValue
from parlour.kernel.records import copied, new_record, record_of
from parlour.kernel.types import Random


def turn(game: Game, fields: np.record) -> tuple[int, ...]:
    """The seats to act; `(CHANCE,)` before a draw; `()` when the game is over."""
    mask = int(game.running.turn(fields))
    return (CHANCE,) if mask == CHANCE else seats_in(mask)


def legal_actions(game: Game, fields: np.record, seat: int) -> list[int]:
    """The legal action numbers of a seat (or of `TABLE`), ascending."""
    out = np.empty(game.max_legal, np.int32)
    count = int(game.running.legal(fields, seat, out))
    listed: list[int] = out[:count].tolist()
    return listed


def draws(game: Game, fields: np.record) -> tuple[list[int], list[int]]:
    """The outcomes of the pending draw and their integer weights; empty if there is none."""
    return outcomes(game, fields) if int(game.running.turn(fields)) == CHANCE else ([], [])


def reveals(rules: Any, fields: Any, seat: int, action: int) -> bool:
    """Whether an action of a seat makes known what others chose in secret (`kernel.rules.reveals`).

    `rules` are a game's, plain or `running`.
    """
    said = getattr(rules, "reveals", open_information.reveals)
    return bool(said(fields, seat, action))


def scored(rules: Any, fields: Any) -> bool:
    """Whether scores mean something yet (`kernel.rules.scored`); `rules` are a game's, plain or `running`."""
    return bool(getattr(rules, "scored", results.scored)(fields))


def outcomes(game: Game, fields: np.record) -> tuple[list[int], list[int]]:
    """Outcomes and weights of the pending draw."""
    out = np.empty(game.max_outcomes, np.int32)
    weights = np.empty(game.max_outcomes, np.int64)
    count = int(game.running.chance(fields, out, weights))
    return out[:count].tolist(), weights[:count].tolist()


def odds(drawn: list[int], weights: list[int]) -> list[tuple[int, Fraction]]:
    """The outcomes of a draw with their exact probabilities."""
    total = sum(weights)
    return [(k, Fraction(w, total)) for k, w in zip(drawn, weights, strict=True)]


def returns(game: Game, fields: np.record, seats: int) -> list[float]:
    """One number per seat once the game is over; zeros before."""
    out = np.zeros(seats, np.float64)
    if not turn(game, fields):
        game.running.returns(fields, out)
    return [float(value) for value in out]


def scores(game: Game, fields: np.record, seats: int) -> list[int]:
    """The game's own scores, one per seat."""
    out = np.zeros(seats, np.int32)
    game.running.scores(fields, out)
    return [int(value) for value in out]


def concealed(game: Game, fields: np.record, seat: int) -> np.record:
    """A new record with what a seat may know."""
    return concealed_by(game.running, fields, seat)


def concealed_by(rules: Any, fields: np.record, seat: int) -> np.record:
    """A new record with what a seat may know by these rules."""
    out = new_record(fields.dtype)
    rules.conceal(fields, seat, out)
    return out


def guessed(game: Game, fields: np.record, seat: int, random: Random) -> np.record:
    """A new full record consistent with a seat's concealed one, the unknown dealt at random."""
    out = copied(fields)
    game.running.guess(out, seat, random)
    return out


def from_bytes(game: Game, options: Mapping[str, OptionValue], data: bytes) -> np.record:
    """The record with these bytes; raises `NotReadable` unless they are of this game with these options."""
    if len(data) != game.dtype.itemsize:
        raise NotReadable(HOUSE("state-bytes", game=game.title))
    fields = record_of(game.dtype, data)
    if not 1 <= int(fields.version) <= game.rules_version:
        raise NotReadable(HOUSE("state-bytes", game=game.title))
    for option in game.all_options:
        option.write(fields, options[option.name])
    if fields.tobytes() != data:
        raise NotReadable(HOUSE("state-bytes", game=game.title))
    return fields


def check(game: Game, fields: np.record, actor: int, action: int) -> None:
    """Raise `NotAllowed`, with the rule and a sentence, if the actor may not do this; change nothing."""
    if actor == CHANCE:
        possible, _ = draws(game, fields)
        if action not in possible:
            raise NotAllowed("draw", _no_such_draw(action, possible))
        return
    # An action that the compiled rules list is legal; asking them is far quicker than asking the law.
    if game.running is not game.rules and action in legal_actions(game, fields, actor):
        return
    refusal = game.law.why_not(fields, actor, action)
    if refusal is not None:
        raise NotAllowed(refusal.rule, refusal.message)


def _no_such_draw(action: int, possible: list[int]) -> Words:
    if not possible:
        return HOUSE("no-draw-due")
    return HOUSE("no-such-draw", action=action, known=", ".join(map(str, possible)))
