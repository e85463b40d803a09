"""No leaks: what a seat is shown depends only on what it may know.

Two ways to change what a seat cannot know, and to see whether its view changes:

- `redeal`: conceal, redeal the unknown (`guess`), look again;
- `pairs`: play two real games side by side that differ only in draws and actions hidden from the seat.

`mutants` proves that these checks work: a `conceal` that copies one hidden field too many must be caught.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np

from parlour.display.contract import PieceRows, display_of
from parlour.display.rows import COLUMNS, ID
from parlour.display.telling import scene
from parlour.kernel.actors import CHANCE, OVER, TABLE, seats_in
from parlour.kernel.calls import concealed_by, reveals
from parlour.kernel.fields import ONE_SEAT, Field
from parlour.kernel.game import Game
from parlour.kernel.records import new_record
from parlour.kernel.rng import random as generator
from parlour.kernel.state import State
from parlour.testing.cases import Case

Rules = Any


MOST_ENTRIES = 400
"""Entries after which a pair of games is abandoned."""
MOST_ASKED = 600
"""With more actions than this, a pair of games chooses among a subset, the same in both."""


UNWRITTEN = -(2**31)
"""Fills rows, so that unwritten numbers show."""


class Leak(AssertionError):
    """What a seat is shown depends on something that it may not know."""


def duplicate(dtype: np.dtype[Any], fields: Any) -> Any:
    """A record with the same content."""
    record = new_record(dtype)
    np.copyto(np.asarray(record), np.asarray(fields))
    return record


def deals(rules: Rules, dtype: np.dtype[Any], view: Any, seat: int, count: int, seed: int = 1) -> list[Any]:
    """Full states that agree with a view."""
    random = generator(seed)
    deals = []
    for _ in range(count):
        full = duplicate(dtype, view)
        rules.guess(full, seat, random)
        deals.append(full)
    return deals


def legal(rules: Rules, game: Game, fields: Any, seat: int) -> bytes:
    """The legal actions of a seat, as bytes."""
    out = np.zeros(game.max_legal, np.int32)
    return out[: int(rules.legal(fields, seat, out))].tobytes()


def redeal(rules: Rules, state: State, seat: int, count: int, seed: int = 1) -> None:
    """Redeal the unknown: turn, view, legal actions, scene and what the seat is told do not change."""
    game, dtype = state.game, state.game.dtype
    view = concealed_by(rules, state.fields, seat)
    look = view.tobytes()
    if int(rules.turn(view)) != int(rules.turn(state.fields)):
        raise Leak(f"whose turn it is differs in the view of seat {seat}")
    actors = [seat, TABLE] if seat < state.seats else [TABLE]
    for other in deals(rules, dtype, view, seat, count, seed):
        if int(rules.turn(other)) != int(rules.turn(state.fields)):
            raise Leak(f"whose turn it is depends on what seat {seat} does not know")
        again = concealed_by(rules, other, seat)
        if again.tobytes() != look:
            raise Leak(f"seat {seat} sees {changed(view, again)} change when the unknown is dealt anew")
        for actor in actors:
            lists = {legal(rules, game, fields, actor) for fields in (state.fields, view, other)}
            if len(lists) > 1:
                raise Leak(f"the legal actions of {actor} depend on what seat {seat} does not know")
        _events(rules, state, other, seat)
    if game.display is not None:
        display = display_of(game)
        described, rows = scene(state.variant, view, seat), pieces(display.pieces, view, seat)
        again = duplicate(dtype, view)
        if described != scene(state.variant, again, seat) or rows != pieces(display.pieces, again, seat):
            raise Leak(f"the scene of seat {seat} does not follow from its view")
        if view.tobytes() != look:
            raise Leak(f"drawing the pieces of seat {seat} changes its view")


def shown_as_listed(rules: Rules, state: State) -> None:
    """What `conceal` shows each seat of a field is what the game's list of fields says (`kernel.fields`)."""
    seats = range(state.seats + 1)
    views = [concealed_by(rules, state.fields, seat) for seat in seats]
    for field in state.game.fields.all:
        shown = [np.asarray(view[field.name]) for view in views]
        for seat in seats:
            if not _as_listed(field, state, shown[seat], seat):
                raise Leak(
                    f"`conceal` gives seat {seat} {shown[seat].tolist()} of {field.name}, which its list "
                    f"shows to {field.shown_to or 'nobody'}: {state.fields[field.name].tolist()}"
                )
        if field.shown_to == ONE_SEAT and sum(map(np.any, shown)) > 1:
            raise Leak(f"`conceal` gives several seats {field.name}, which its list shows to one")


def _as_listed(field: Field, state: State, shown: Any, seat: int) -> bool:
    """Whether a seat is shown of a field what its list says, whatever other seats are shown."""
    full = np.asarray(state.fields[field.name])
    match field.shown_to:
        case "all":
            return np.array_equal(shown, full)
        case "its viewer":
            return int(shown) == seat + 1
        case "one seat":
            return not shown.any() or (seat < state.seats and np.array_equal(shown, full))
        case "owner":
            return all(
                np.array_equal(row, full[other])
                if other == seat < state.seats
                else any(np.array_equal(row, allowed) for allowed in _instead(field, state, other))
                for other, row in enumerate(shown)
            )
        case _:
            return not shown.any() or (field.pool and bool((shown >= full).all()))


def _instead(field: Field, state: State, other: int) -> list[Any]:
    """The rows that others may be shown of a seat; an empty one where the list says nothing."""
    own = np.asarray(state.fields[field.name][other])
    if field.instead is None or other >= state.seats:
        return [np.zeros_like(own)]
    older = state.fields[field.instead][other] if isinstance(field.instead, str) else field.instead
    return [own, np.full_like(own, older)]


def pieces(module: PieceRows, view: Any, seat: int) -> bytes:
    """The rows that a seat sees, in memory that held something else before."""
    out = np.full((module.MOST_PIECES, COLUMNS), UNWRITTEN, np.int32)
    rows = out[: module.pieces(view, seat, out)]
    if (rows == UNWRITTEN).any() or len(set(rows[:, ID].tolist())) < len(rows):
        raise AssertionError(f"the pieces of seat {seat} are written in part, or two have one id")
    return rows.tobytes()


def _events(rules: Rules, state: State, other: Any, seat: int) -> None:
    """A seat is told alike of every action that is possible in both deals."""
    for actor in (*range(state.seats), TABLE):
        both = set(np.frombuffer(legal(rules, state.game, state.fields, actor), np.int32).tolist())
        both &= set(np.frombuffer(legal(rules, state.game, other, actor), np.int32).tolist())
        for action in sorted(both)[:: max(1, len(both) // 6)]:
            seen = [int(rules.seen(fields, actor, action, seat)) for fields in (state.fields, other)]
            if seen[0] != seen[1]:
                raise Leak(f"seat {seat} is told {seen[0]} or {seen[1]} of action {action} of {actor}")


def changed(one: Any, other: Any) -> str:
    """The names of the fields in which two records differ."""
    names = one.dtype.names or ()
    return ", ".join(name for name in names if not np.array_equal(one[name], other[name]))


# -- pairs of real games -------------------------------------------------------------------------------------


def pairs(rules: Rules, case: Case, seat: int, seed: int) -> int:
    """Play two games that look the same to a seat to the end; how many hidden steps differed.

    Where their views may diverge, or no step is left that looks the same, the second restarts as a copy of
    the first. Views may part only after an action that reveals what was chosen in secret, as the rules say in
    either game, or shows what its seat alone knew (`Game.uncovers`), in both.
    """
    random = Random(seed)
    game, dtype = case.game, case.game.dtype
    one = case.variant.new_state(seed=seed, draws="manual").fields
    two = duplicate(dtype, one)
    differed = 0
    for _ in range(MOST_ENTRIES):
        if int(rules.turn(one)) == OVER:
            break
        step = _same_step(rules, game, one, two, seat, random)
        if step is None:
            two = duplicate(dtype, one)
            continue
        actor, first, second = step
        differed += first != second
        may_part = _may_part(rules, game, (one, two), actor, (first, second), seat)
        rules.play(one, actor, first)
        rules.play(two, actor, second)
        views = [concealed_by(rules, fields, seat) for fields in (one, two)]
        if views[0].tobytes() == views[1].tobytes():
            _same_questions(rules, game, one, two, seat, case.variant.seats)
        elif may_part:
            two = duplicate(dtype, one)
        else:
            raise Leak(
                f"seat {seat} sees {changed(*views)} differ after {first} or {second} of {actor}, told alike"
            )
    return differed


def _may_part(
    rules: Rules, game: Game, both: tuple[Any, Any], actor: int, actions: tuple[int, int], seat: int
) -> bool:
    """Whether two actions may show the seat different things; raises `Leak` where `uncovers` differs."""
    if actor < 0:
        return False
    played = list(zip(both, actions, strict=True))
    if any(reveals(rules, fields, actor, action) for fields, action in played):
        return True
    if game.uncovers is None:
        return False
    first, second = (game.uncovers(fields, actor, action) for fields, action in played)
    if first != second:
        raise Leak(f"whether {actor} uncovers something depends on what seat {seat} does not know")
    return first


def _same_questions(rules: Rules, game: Game, one: Any, two: Any, seat: int, seats: int) -> None:
    if int(rules.turn(one)) != int(rules.turn(two)):
        raise Leak(f"whose turn it is depends on what seat {seat} does not know")
    if seat < seats and legal(rules, game, one, seat) != legal(rules, game, two, seat):
        raise Leak(f"the legal actions of seat {seat} depend on what it does not know")


def _same_step(
    rules: Rules, game: Game, one: Any, two: Any, seat: int, random: Random
) -> tuple[int, int, int] | None:
    """An actor, and for each game an action that the seat is told alike; if possible, two different ones."""
    due = int(rules.turn(one))
    actors = [CHANCE] if due == CHANCE else random.sample(seats_in(due), len(seats_in(due)))
    for actor in actors:
        options = _some([possible(rules, game, fields, actor) for fields in (one, two)], random)
        told: dict[int, list[int]] = {}
        for action in options[1]:
            told.setdefault(int(rules.seen(two, actor, action, seat)), []).append(action)
        firsts = [a for a in options[0] if int(rules.seen(one, actor, a, seat)) in told]
        if firsts:
            first = random.choice(firsts)
            seconds = told[int(rules.seen(one, actor, first, seat))]
            same = random.random() < 0.3 and first in seconds
            return actor, first, first if same else random.choice(seconds)
    return None


def _some(options: list[list[int]], random: Random) -> list[list[int]]:
    """Every n-th action, independent of the list it is in; all if there are few.

    >>> [len(some) for some in _some([list(range(6000)), list(range(10, 40))], Random(1))]
    [600, 3]
    """
    every = max(map(len, options)) // MOST_ASKED
    if every < 2:
        return options
    offset = random.randrange(every)
    return [[action for action in some if action % every == offset] or some for some in options]


def possible(rules: Rules, game: Game, fields: Any, actor: int) -> list[int]:
    """The legal actions of the actor, or the possible draws."""
    out = np.zeros(max(game.max_legal, game.max_outcomes), np.int32)
    if actor == CHANCE:
        count = int(rules.chance(fields, out, np.zeros(game.max_outcomes, np.int64)))
    else:
        count = int(rules.legal(fields, actor, out))
    actions: list[int] = out[:count].tolist()
    return actions


# -- do the checks see? --------------------------------------------------------------------------------------


def mutants(rules: Rules, game: Game, states: tuple[State, ...]) -> Iterator[tuple[str, Rules, list[State]]]:
    """For each field that some view lacks: rules that show it after all, and states where that matters.

    A field that is the same in every state (whose view this is, in games that note that) tells nothing.
    """
    for name in game.dtype.names or ():
        if len({state.fields[name].tobytes() for state in states}) == 1:
            continue
        where = [state for state in states if _hidden_from(rules, state, name)]
        if where:
            yield name, shows(rules, name), where


def shows(rules: Rules, name: str) -> Rules:
    """The rules with a `conceal` that copies one field more."""

    def conceal(state: Any, seat: int, out: Any) -> None:
        rules.conceal(state, seat, out)
        out[name] = state[name]

    return SimpleNamespace(**{**vars(rules), "conceal": conceal})


def _hidden_from(rules: Rules, state: State, name: str) -> list[int]:
    return [
        seat
        for seat in range(state.seats + 1)
        if not np.array_equal(concealed_by(rules, state.fields, seat)[name], state.fields[name])
    ]


def caught(rules: Rules, case_states: list[State], cases: tuple[Case, ...], count: int = 4) -> bool:
    """Whether a redeal or a pair of games notices a leak somewhere."""
    try:
        for state in case_states:
            for seat in range(state.seats + 1):
                redeal(rules, state, seat, count)
        for case in cases:
            for seat in range(case.variant.seats + 1):
                for seed in range(count):
                    pairs(rules, case, seat, seed)
    except Leak:
        return True
    return False
