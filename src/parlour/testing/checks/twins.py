"""Plain and compiled rules give the same bytes at every step."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.display.compile import following_of, load_display, plain_following
from parlour.display.contract import display_of
from parlour.display.following import CHANGE, VIEWS
from parlour.display.functions import TELLING_ROOM
from parlour.display.rows import COLUMNS
from parlour.kernel.actors import CHANCE, OVER, TABLE
from parlour.kernel.calls import concealed, legal_actions, reveals, scored
from parlour.kernel.game import Game
from parlour.kernel.records import copied
from parlour.kernel.rng import random as generator
from parlour.kernel.state import State
from parlour.testing.cases import Case
from parlour.testing.checks.leaks import duplicate, pieces
from parlour.testing.walks import walk

FACES = 2000
"""More than any board has."""


def side_by_side(case: Case, seed: int, every: int = 1) -> int:
    """Walk through one game with the plain and the compiled rules, comparing all results at every step.

    `every`: how often the dearer questions (legal lists, views, guesses) are asked. Returns the steps.
    """
    game = case.game
    twin = load_display(game)
    plain, fast = game.rules, game.compiled.rules.now or twin.rules
    drawn: Any = following_of(game) if game.display is not None else None
    fields: Any = None
    length = 0
    for number, state in enumerate(walk(case.variant, seed)):
        if fields is None:
            fields = state.variant.blank()
            fast.start(fields)
        else:
            entry = state.history[-1]
            fast.play(fields, entry.actor, entry.action)
        assert fields.tobytes() == state.to_bytes(), (
            f"after entry {number} {state.history[-1:]} plain and compiled differ in "
            f"{_differing(fields, state.fields)}"
        )
        assert int(plain.turn(fields)) == int(fast.turn(fields)), f"turn differs after entry {number}"
        if number % every == 0:
            same_answers(case.game, plain, fast, state)
            if drawn is not None:
                same_pieces(case.game, drawn, state)
                same_telling(case.game, drawn, state)
        length += 1
    return length


def fields_have_their_own_names(game: Game) -> None:
    """No field is called as something a plain record has by itself (`put`, `size`), which would hide it."""
    hidden = [name for name in game.dtype.names or () if hasattr(np.record, name)]
    assert not hidden, f"plain records mean something else by these names: {hidden}"
    assert game.dtype.itemsize == sum(game.dtype[name].itemsize for name in game.dtype.names or ()), (
        "gaps between fields hold bytes that nobody writes"
    )


def fields_are_aligned(game: Game) -> None:
    """Each field lies at a multiple of its number's size, in an array of states too, as CUDA devices ask.

    Wide fields first, and bytes last, and the record's length comes out right by filling up with a few bytes.
    """
    fields: Any = game.dtype.fields or {}
    sizes = {name: kind.base.itemsize for name, (kind, *_) in fields.items()}
    wrong = [name for name, (_, offset, *_) in fields.items() if offset % sizes[name]]
    assert not wrong, f"put wide fields first: {wrong} are not at multiples of their size"
    widest = max(sizes.values())
    assert game.dtype.itemsize % widest == 0, f"{game.dtype.itemsize} bytes are no multiple of {widest}"


def same_answers(game: Game, plain: Any, fast: Any, state: State) -> None:
    """Every function of the contract gives the same result for a state."""
    answers = [answer(game, rules, state) for rules in (plain, fast)]
    for name in answers[0]:
        assert answers[0][name] == answers[1][name], f"plain and compiled `{name}` differ in {state.text()}"


def same_pieces(game: Game, fast: Any, state: State) -> None:
    """Every seat sees the same rows of pieces."""
    plain = display_of(game).pieces
    for seat in range(state.seats + 1):
        view = concealed(game, state.fields, seat)
        rows = [pieces(module, view, seat) for module in (plain, fast)]
        assert rows[0] == rows[1], f"plain and compiled pieces of seat {seat} differ in {state.text()}"


def same_telling(game: Game, fast: Any, state: State) -> None:
    """Every seat is told the same, in numbers, of the position and of what it might play."""
    plain: Any = plain_following(game)
    for seat in range(state.seats + 1):
        view = concealed(game, state.fields, seat)
        said = [told(module, game, view, seat) for module in (plain, fast)]
        assert said[0] == said[1], f"plain and compiled telling of seat {seat} differ in {state.text()}"


def told(telling: Any, game: Game, view: Any, seat: int) -> list[bytes]:
    """What a display writes of a position, of one action, and of its draft."""
    out, said = np.zeros(4 * TELLING_ROOM, np.int32), []

    def take(count: int) -> None:
        said.append(out[: int(count)].tobytes())

    take(telling.scene(view, seat, out))
    take(telling.ending(view, out))
    legal = legal_actions(game, view, seat) if seat < int(view.seats) else []
    for action in legal[:: len(legal) // 3 + 1]:
        after, copies = copied(view), [copied(view), copied(view)]
        game.rules.play(after, seat, action)
        take(telling.tell(view, seat, action, after, seat, out))
        take(telling.preview(*copies, np.array([action], np.int32), after, seat, out))
        take(telling.instruction(view, seat, action, out))
        for changed in (after, view):
            take(followed(telling, game, view, action, changed, seat, out))
    return said


def followed(telling: Any, game: Game, view: Any, action: int, after: Any, seat: int, out: Any) -> int:
    """What `display.following` writes of an action."""
    most = display_of(game).pieces.MOST_PIECES
    rows, changed = np.zeros((VIEWS * most, COLUMNS), np.int32), np.zeros((2 * most, CHANGE), np.int32)
    old, new = np.zeros((2, TELLING_ROOM), np.int32)
    backs, general = np.zeros(FACES, np.uint8), np.full(FACES, -1, np.int32)
    out[0] = 0
    n = telling.write_step(
        view, copied(view), seat, action, after, seat, backs, general, rows, changed, out, 1
    )
    return int(telling.write_facts(view, after, seat, old, new, out, n))


def answer(game: Game, rules: Any, state: State) -> dict[str, bytes]:
    """The results of the rules for a state, function by function, as bytes."""
    fields, seats = duplicate(game.dtype, state.fields), state.seats
    said: dict[str, bytes] = {}
    numbers, weights = np.zeros(game.max_legal, np.int32), np.zeros(game.max_outcomes, np.int64)
    actions: list[tuple[int, int]] = []
    for seat in (*range(seats), TABLE):
        count = int(rules.legal(fields, seat, numbers))
        said[f"legal {seat}"] = numbers[:count].tobytes()
        actions += [(seat, int(action)) for action in numbers[:count:7]]
    if int(rules.turn(fields)) == CHANCE:
        outcomes = np.zeros(game.max_outcomes, np.int32)
        count = int(rules.chance(fields, outcomes, weights))
        said["chance"] = outcomes[:count].tobytes() + weights[:count].tobytes()
        actions += [(CHANCE, int(k)) for k in outcomes[:count]]
    if int(rules.turn(fields)) == OVER:
        values = np.zeros(seats, np.float64)
        rules.returns(fields, values)
        said["returns"] = np.round(values, 12).tobytes()
    scores = np.zeros(seats, np.int32)
    rules.scores(fields, scores)
    said["scores"] = scores.tobytes()
    said["scored"] = bytes([scored(rules, fields)])
    said["state"] = fields.tobytes()
    said["seen"] = repr(
        [int(rules.seen(fields, actor, a, seat)) for actor, a in actions for seat in range(seats + 1)]
    ).encode()
    said["reveals"] = bytes([reveals(rules, fields, *entry) for entry in actions if entry[0] >= 0])
    for seat in range(seats + 1):
        view = duplicate(game.dtype, np.zeros((), game.dtype))
        rules.conceal(fields, seat, view)
        said[f"conceal {seat}"] = view.tobytes()
        rules.guess(view, seat, generator(seat + 1))
        said[f"guess {seat}"] = view.tobytes()
    return said


def _differing(one: Any, other: Any) -> list[str]:
    return [name for name in one.dtype.names or () if not np.array_equal(one[name], other[name])]
