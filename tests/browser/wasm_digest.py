"""What every function says natively of every state of a game, digested as in `steps.mjs`."""

from __future__ import annotations

import hashlib
from importlib import import_module
from typing import Any, Final

import msgspec
import numpy as np

from parlour.display.compile import differences_now, load_display
from parlour.display.contract import display_of
from parlour.display.following import CHANGE
from parlour.display.functions import TELLING_ROOM
from parlour.display.news import Follower
from parlour.display.pieces import draw, reader_of
from parlour.display.reading import mismatch_in_numbers, refusal_in_numbers
from parlour.display.rows import COLUMNS
from parlour.display.telling import encode, teller_of
from parlour.kernel.actors import CHANCE, OVER, TABLE
from parlour.kernel.calls import concealed, legal_actions, reveals, scored
from parlour.kernel.compile.twin import Twin
from parlour.kernel.game import Game
from parlour.kernel.records import copied, records, records_of
from parlour.kernel.rng import RANDOM, reseed
from parlour.kernel.state import Variant
from parlour.play.draft import room_of
from parlour.play.results import decide

SELDOM: Final = 20
"""Entries from one question to an aid to the next."""
NEAR: Final = (-64, -1, 5, 225)
"""From a legal action to others, of which the law is asked about one after each entry."""

Played = list[tuple[int, int]]


def digest(variant: Variant, entries: Played) -> str:
    """Of what every function says of every state of a whole game, as in `steps.mjs`."""
    game, seats = variant.game, variant.seats
    twin = load_display(game)
    rules, begun, run = twin.rules, copied(variant.blank()), list[int]()
    made = hashlib.sha256()
    longest = max(game.max_legal, game.max_outcomes)
    numbers, weights = np.zeros(longest, np.int32), np.zeros(longest, np.int64)
    array, chance = records(game.dtype, 2), records(RANDOM, 1)
    array[0] = np.asarray(variant.blank())
    view_bytes = np.asarray(array).view(np.uint8).reshape(2, -1)[1]
    state, view, source = array[0], array[1], chance[0]
    rules.start(state)
    scores, returns = np.zeros(seats, np.int32), np.zeros(seats, np.float64)
    reader = reader_of(display_of(game).board(variant))
    follower = Follower(variant, teller_of(variant), reader)

    for number, entry in enumerate([*entries, None]):
        due = int(rules.turn(state))
        parts = [state.tobytes()]
        rules.scores(state, scores)
        said = [due, int(scored(rules, state)), *scores.tolist()]
        for seat in (TABLE, *range(seats)):
            ways = int(rules.legal(state, seat, numbers))
            said += [ways, *numbers[:ways].tolist()]
        for seat in range(seats + 1):
            view_bytes[:] = 0
            rules.conceal(state, seat, view)
            parts.append(view.tobytes())
            said += np.frombuffer(draw(game, view, seat), np.int32).tolist()
            said += encode(game, "scene", view, seat)
            if entry:
                said.append(rules.seen(state, *entry, seat))
            if due > 0 and seat < seats:
                reseed(source, np.uint64(number))
                rules.guess(view, seat, source)
                parts += [view.tobytes(), source.tobytes()]
        if due == CHANCE:
            ways = rules.chance(state, numbers, weights)
            said += [*numbers[:ways].tolist(), *weights[:ways].tolist()]
        if due == OVER:
            rules.returns(state, returns)
            came = decide(variant, scores.tolist(), returns.tolist())
            outcome = [came.verdict, came.leaders, came.ranking]
            parts += [returns.tobytes(), msgspec.json.encode(outcome)]
        made.update(b"".join(parts) + np.array(said, np.int32).tobytes())
        if not entry:
            break
        actor, action = entry
        before, own = (concealed(game, state, seat) for seat in (seats, max(actor, 0)))
        seen = rules.seen(state, actor, action, seats)
        rules.play(state, actor, action)
        after = concealed(game, state, seats)
        told_of = np.array([(actor, seen)], np.int32)
        news = follower.numbers([seats], before.tobytes() + after.tobytes(), told_of)[0]
        moved = _changes(variant, before, after)
        made.update(np.array([*news, *moved, *encode(game, "ending", after)], np.int32).tobytes())
        if actor >= 0:
            then, copies = concealed(game, state, actor), (copied(own), copied(own))
            drafted = encode(game, "preview", *copies, np.array([action], np.int32), then, actor)
            advised = [*encode(game, "instruction", own, actor, action), reveals(rules, own, actor, action)]
            goes_on = run and number and actor == entries[number - 1][0] and run[-1] not in game.closing
            run, begun = ([*run, action], begun) if goes_on else ([action], own)
            spoken = _reasons(game, twin, begun, run, actor)
            ordered = _arranged(game, own, actor, action)
            made.update(np.array([*drafted, *advised, *ordered, *spoken], np.int32).tobytes())
        if actor >= 0:
            near = action + NEAR[number % len(NEAR)]
            face = number % (len(display_of(game).board(variant).faces) + 1) - 1
            made.update(_refused(game, own, actor, near, face))
        if number % SELDOM == 0 and actor >= 0:
            made.update(_answered(game, own, actor))
    points = np.zeros((len(entries) + 1) * seats, np.int32)
    array[0] = np.asarray(variant.blank())
    rules.start(array[0])
    ways = game.compiled.stepping_now.turns(array[:1], seats, np.array(entries, np.int32).ravel(), points)
    made.update(np.ascontiguousarray(points[: ways * seats].reshape(-1, seats).T).tobytes())
    return made.hexdigest()


def _arranged(game: Game, own: Any, actor: int, action: int) -> list[int]:
    """Some actions of a seat in an order in which they are legal, and what may follow."""
    asked = [*legal_actions(game, own, actor)[: len(NEAR)][::-1], action]
    views, n = records_of(game.dtype, own.tobytes() * (len(asked) + 1)), len(asked)
    numbers = np.zeros(room_of(game, n), np.int32)
    count = game.compiled.stepping_now.arrange(views, actor, np.array(asked, np.int32), numbers)
    following = numbers[n + 1 : n + 1 + numbers[n]]
    return [*(asked[k] for k in numbers[:count]), *following.tolist(), *np.asarray(views[count]).tobytes()]


def _changes(variant: Variant, before: Any, after: Any) -> list[int]:
    """What turns the pieces of one view into those of another."""
    reader, seats = reader_of(display_of(variant.game).board(variant)), variant.seats
    views = (np.frombuffer(draw(variant.game, one, seats), np.int32) for one in (before, after))
    old, new = (rows.reshape(-1, COLUMNS) for rows in views)
    out = np.empty((len(old) + len(new), CHANGE), np.int32)
    count = differences_now()(old, new, reader.backs, reader.general, out)
    found: list[int] = out[:count].flatten().tolist()
    return found


def _reasons(game: Game, twin: Twin, begun: Any, run: list[int], actor: int) -> list[int]:
    """What speaks for a run of a view, if its game gives reasons."""
    if not game.reasons_module:
        return []
    after, out = copied(begun), np.empty(TELLING_ROOM, np.int32)
    for action in run:
        twin.rules.play(after, actor, action)
    why = twin.module(game.reasons_module).why
    count = why(copied(begun), copied(begun), np.array(run, np.int32), after, actor, out)
    return [int(number) for number in out[:count]]


def _answered(game: Game, own: Any, actor: int) -> bytes:
    """What the game's own aids answer, if browsers can find it out."""
    out, said = np.empty(TELLING_ROOM, np.int32), b""
    for module in (aid.module for aid in game.aids if aid.module):
        said += out[: import_module(module).answer(copied(own), actor, out)].tobytes()
    return said


def _refused(game: Game, own: Any, actor: int, action: int, face: int) -> bytes:
    """Why an action is refused, if it is, and what does not go together for it."""
    reasons: Any = import_module(game.law_module)
    why = refusal_in_numbers(reasons, own, actor, action)
    return np.array([*why, *mismatch_in_numbers(reasons, own, actor, action, face)], np.int32).tobytes()
