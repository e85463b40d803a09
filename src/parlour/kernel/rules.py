"""The functions of a game's `rules.py`, with their contract; `scored` and `reveals` may be left out.

This module is the contract, and the place the loops over rules (`batch`, tree search) import them from: in a
twin (`kernel.compile.twin`) it is replaced by the game's own rules. All are `@compiled`, allocate nothing,
raise nothing and read no global that changes. `state` is one NumPy record of the game's dtype.
"""

from __future__ import annotations

from parlour.kernel.types import Array, Random, Record


def start(state: Record) -> None:
    """Lay out the position before any draw, for the options already written in `state`."""
    raise NotImplementedError


def turn(state: Record) -> int:
    """Who must act: a bit mask of seats, or `CHANCE`, or `OVER`."""
    raise NotImplementedError


def legal(state: Record, seat: int, out: Array) -> int:
    """Write the legal action numbers of `seat` into `out`, ascending; return how many.

    There are none when the seat is not due. `seat` may be `TABLE`: the referee's calls possible now.
    """
    raise NotImplementedError


def chance(state: Record, out: Array, weights: Array) -> int:
    """At a draw: write the outcomes, ascending, and their integer weights; return how many.

    On a concealed state the weights are that seat's odds.
    """
    raise NotImplementedError


def play(state: Record, actor: int, action: int) -> None:
    """Change the state; the actor is a seat, `CHANCE` or `TABLE`. Illegal input is undefined here."""
    raise NotImplementedError


def returns(state: Record, out: Array) -> None:
    """At the end, write one number a seat: (n/k - 1)/(n - 1) for each of k winners, -1/(n - 1) else."""
    raise NotImplementedError


def scores(state: Record, out: Array) -> None:
    """Write the game's own scores, one a seat, at any time."""
    raise NotImplementedError


def scored(state: Record) -> bool:
    """Whether scores mean something yet; left out by games whose scores do from the beginning."""
    raise NotImplementedError


def conceal(state: Record, seat: int, out: Record) -> None:
    """Copy what `seat` may know, field by field, into `out`, which is all zero; `seats` is the spectator."""
    raise NotImplementedError


def seen(state: Record, actor: int, action: int, seat: int) -> int:
    """What `seat` is told of an action about to be played on `state`: its number, or a negative stand-in."""
    raise NotImplementedError


def guess(state: Record, seat: int, random: Random) -> None:
    """On a state concealed for `seat`, deal the unknown at random, in place."""
    raise NotImplementedError


def reveals(state: Record, seat: int, action: int) -> bool:
    """Whether an action of a seat makes known what others chose in secret (tiles laid face down turn up).

    A run of actions ends there: wherever this is false, the action played on the seat's concealed record
    gives the seat's concealed record after it. It must not depend on what the seat does not know. Left out by
    games without such actions.
    """
    raise NotImplementedError
