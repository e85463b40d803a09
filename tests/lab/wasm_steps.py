"""What a game's rules say and find natively, and the same asked of its WebAssembly module (`steps.mjs`)."""

from __future__ import annotations

import hashlib
import json
import random
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from math import lcm
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

import hatch_build
import parlour
from parlour.display.compile import differences_now, prepare_display
from parlour.display.contract import display_of
from parlour.display.following import CHANGE
from parlour.display.news import Follower
from parlour.display.pieces import draw, reader_of
from parlour.display.reading import LAW_ROOM
from parlour.display.rows import COLUMNS
from parlour.display.telling import teller_of, told
from parlour.kernel.actors import CHANCE, OVER, TABLE, seats_in
from parlour.kernel.calls import concealed
from parlour.kernel.errors import BadOption
from parlour.kernel.game import Game
from parlour.kernel.records import copied, records
from parlour.kernel.rng import RANDOM, reseed
from parlour.kernel.state import Entry, State, Variant
from parlour.kernel.study import Budget
from parlour.lab.wasm import write
from parlour.search.advice.game_study import judged
from parlour.search.advice.hints import Effort, advise
from parlour.search.advice.odds import odds
from parlour.search.levels import choose, level_named, strength_of
from parlour.search.tree.compile import prepare_search
from parlour.search.tree.search import Search
from parlour.search.tree.wasm import built, variant_manifest
from parlour.search.turn import Strength, searched_turn
from parlour.testing.cases import values

STEPS: Final = Path(__file__).with_name("steps.mjs")
COMPARED: Final = 60
"""Simulations for the worth of a run."""
GLUE: Final = Path(parlour.__file__).parent / "lab" / "wasm_package" / "game.mjs"
MASTER_SETS: Final = 10
TRIES: Final = 400
LONGEST: Final = 600
"""Entries after which a game at random is left: without certain rules some hardly ever end."""
NEAR: Final = (-64, -1, 5, 225)
"""From a legal action to others that the law is asked about."""

Played = list[tuple[int, int]]


def node(*arguments: str) -> Any:
    """What a program says in JSON."""
    _, env = hatch_build.npm_command()
    command = ["node", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def in_node(game: Game, sets: Sequence[dict[str, Any]], folder: Path) -> list[Any]:
    """The answers of a game's module in Node."""
    write(Variant.of(game).settled(parlour.Seeded(0)), folder)
    asked = folder / "asked.json"
    asked.write_text(json.dumps(sets))
    answered: list[Any] = node(str(STEPS), str(folder), str(asked))
    return answered


def option_sets(game: Game, seats: int, most: int) -> list[Variant]:
    """The defaults, then different sets of options drawn at random from all values that the suite uses."""
    chosen = random.Random(seats)
    open_values = {option.name: values(game, option) for option in game.options}
    found: dict[str, Variant] = {}
    for attempt in range(TRIES):
        drawn = {name: chosen.choice(some) for name, some in open_values.items()} if attempt else {}
        with suppress(BadOption):
            variant = Variant.of(game, seats=seats, **drawn).settled(parlour.Seeded(attempt))
            found.setdefault(repr(variant.options_text()), variant)
        if len(found) == most:
            break
    return list(found.values())


def manifest(variant: Variant) -> Any:
    """What a module's caller must know of a variant, and the faces of its board."""
    faces = display_of(variant.game).board(variant).faces
    known = msgspec.to_builtins(variant_manifest(variant, built(variant.game)))
    return {**known, "faces": [{"id": face.id, "back": face.back} for face in faces]}


def position(variant: Variant, seed: int, steps: int) -> State:
    """A position after some random actions, none of which ends the game."""
    chosen = random.Random(seed)
    state = variant.new_state(seed=seed)
    for _ in range(steps):
        seat = chosen.choice(state.turn)
        before = state.copy()
        state.apply(seat, chosen.choice(state.legal_actions(seat)))
        if state.is_over:
            return before
    return state


def random_game(variant: Variant, seed: int) -> tuple[Played, str]:
    """A game at random, with a digest of what every function says of every state, as in `steps.mjs`."""
    rules = prepare_display(variant.game).rules
    made, seats = hashlib.sha256(), variant.seats
    longest = max(variant.game.max_legal, variant.game.max_outcomes)
    numbers, weights = np.zeros(longest, np.int32), np.zeros(longest, np.int64)
    array, chance = records(variant.game.dtype, 2), records(RANDOM, 1)
    array[0] = np.asarray(variant.blank())
    view_bytes = np.asarray(array).view(np.uint8).reshape(2, -1)[1]
    state, view, source = array[0], array[1], chance[0]
    rules.start(state)
    scores, returns = np.zeros(seats, np.int32), np.zeros(seats, np.float64)
    entries: Played = []
    chosen = random.Random(seed)
    reader = reader_of(display_of(variant.game).board(variant))
    follower = Follower(variant, teller_of(variant), reader, seats)

    while True:
        number, due = len(entries), int(rules.turn(state))
        last = due == OVER or number == LONGEST
        parts = [state.tobytes()]
        rules.scores(state, scores)
        said = [due, *scores.tolist()]
        actor, action = _any_entry(rules, state, due, numbers, weights, chosen)
        for seat in (TABLE, *range(seats)):
            ways = int(rules.legal(state, seat, numbers))
            said += [ways, *numbers[:ways].tolist()]
        for seat in range(seats + 1):
            view_bytes[:] = 0
            rules.conceal(state, seat, view)
            parts.append(view.tobytes())
            said += np.frombuffer(draw(variant.game, view, seat), np.int32).tolist()
            said += told(variant.game, "scene", view, seat)
            if not last:
                said.append(rules.seen(state, actor, action, seat))
            if due > 0 and seat < seats:
                reseed(source, np.uint64(number))
                rules.guess(view, seat, source)
                parts += [view.tobytes(), source.tobytes()]
        if due == CHANCE:
            ways = rules.chance(state, numbers, weights)
            said += [*numbers[:ways].tolist(), *weights[:ways].tolist()]
        if due == OVER:
            rules.returns(state, returns)
            parts.append(returns.tobytes())
        made.update(b"".join(parts) + np.array(said, np.int32).tobytes())
        if last:
            return entries, made.hexdigest()
        before, own = (concealed(variant.game, state, seat) for seat in (seats, max(actor, 0)))
        seen = rules.seen(state, actor, action, seats)
        rules.play(state, actor, action)
        after = concealed(variant.game, state, seats)
        news = follower._in_numbers([before, after], [Entry(actor, seen)])  # where a game makes words, too
        moved = _changes(variant, before, after)
        made.update(np.array([*news, *moved, *told(variant.game, "ending", after)], np.int32).tobytes())
        if actor >= 0:
            then, copies = concealed(variant.game, state, actor), (copied(own), copied(own))
            drafted = told(variant.game, "preview", *copies, np.array([action], np.int32), then, actor)
            advised = told(variant.game, "instruction", own, actor, action)
            made.update(np.array([*drafted, *advised], np.int32).tobytes())
        if variant.game.law_module and actor >= 0:
            made.update(_refused(variant.game, own, actor, action))
        entries.append((actor, action))


def _changes(variant: Variant, before: Any, after: Any) -> list[int]:
    """What turns the pieces of one view into those of another."""
    reader, seats = reader_of(display_of(variant.game).board(variant)), variant.seats
    views = (np.frombuffer(draw(variant.game, one, seats), np.int32) for one in (before, after))
    old, new = (rows.reshape(-1, COLUMNS) for rows in views)
    out = np.empty((len(old) + len(new), CHANGE), np.int32)
    count = differences_now()(old, new, reader.backs, reader.general, out)
    found: list[int] = out[:count].flatten().tolist()
    return found


def _refused(game: Game, own: Any, actor: int, action: int) -> bytes:
    """Why actions near one are refused, if they are."""
    law: Any = game.law
    out, said = np.empty(LAW_ROOM, np.int32), b""
    for step in NEAR:
        said += out[: law.grounds.why_not(own, actor, action + step, out)].tobytes()
    return said


def _any_entry(
    rules: Any, state: Any, due: int, numbers: Any, weights: Any, chosen: random.Random
) -> tuple[int, int]:
    """An actor and one of its actions, at random; two zeros when the game is over."""
    if due == OVER:
        return 0, 0
    actor = CHANCE if due == CHANCE else chosen.choice(seats_in(due))
    ways = rules.chance(state, numbers, weights) if due == CHANCE else rules.legal(state, actor, numbers)
    return actor, int(numbers[chosen.randrange(ways)])


def search(variant: Variant, seed: int, simulations: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """A search to ask for, and what it finds natively: its lines, and a digest of its tree with all sums."""
    state = position(variant, seed, 20)
    seat = state.turn[0]
    made = Search(state.view(seat), seed=seed, threads=1)
    ran = made.run(simulations=simulations)
    lines = [[line.action, line.visits, list(line.values), line.proved] for line in made.lines()]
    (tree,) = made._trees  # its bytes are what is compared
    assert tree is not None
    nodes = tree.nodes[: tree.used].tobytes() + tree.values[: tree.used].tobytes()
    whole = hashlib.sha256(tree.facts.tobytes() + nodes).hexdigest()
    asked = {"entries": state.history, "seat": seat, "simulations": simulations, "seed": seed}
    return asked, {"ran": ran, "lines": lines, "tree": whole}


@dataclass(frozen=True)
class Unhurried(Strength):
    """A strength whose clock never decides: its work is counted."""

    seconds: float = 3600.0
    counted: int = 0
    """The solver's part."""

    @property
    def effort(self) -> int:
        """The solver's part, as counted."""
        return self.counted


def master(game: Game) -> Unhurried:
    """The strongest level without its clock."""
    known = strength_of(level_named("master"), game)
    return Unhurried(known.simulations, slip=known.slip, solve=known.solve, counted=known.effort)


def advice(variant: Variant, seed: int, steps: int, how: Unhurried) -> tuple[dict[str, Any], Any]:
    """A hint to ask for, and what is advised natively."""
    state = position(variant, seed, steps)
    seat = state.turn[-1]
    found = advise(state.view(seat), seed, Effort(how, how.seconds, COMPARED))
    return {"entries": state.history, "seat": seat, **_asked(seed, how)}, _plain(asdict(found))


def likely(variant: Variant, seed: int, steps: int) -> tuple[dict[str, Any], Any]:
    """A position whose next draw is asked about, and the odds that are found natively, in lowest terms."""
    state = position(variant, seed, steps)
    seat = state.turn[-1]
    found = odds(state.view(seat))
    whole = lcm(*(chance.denominator for _, chance in found.outcomes))
    outcomes = [[text, int(chance * whole)] for text, chance in found.outcomes]
    return {"entries": state.history, "seat": seat}, [outcomes, list(found.after)]


def finished(variant: Variant, seed: int) -> State:
    """A game at random to its end."""
    chosen, final = random.Random(seed), variant.new_state(seed=seed)
    while not final.is_over:
        seat = chosen.choice(final.turn)
        final.apply(seat, chosen.choice(final.legal_actions(seat)))
    return final


def study(variant: Variant, seed: int, how: Unhurried) -> tuple[dict[str, Any], Any]:
    """A game at random whose study is asked for, and its turns as judged natively."""
    final = finished(variant, seed)
    turns = judged(final, Budget(), seed=seed, effort=Effort(how, how.seconds, COMPARED))
    found = [{name: value for name, value in asdict(one).items() if name != "run"} for one in turns]
    return {"entries": final.history, **_asked(seed, how)}, _plain(found)


def _plain(found: Any) -> Any:
    """As it comes back from JSON."""
    return json.loads(json.dumps(found))


def _asked(seed: int, how: Unhurried) -> dict[str, Any]:
    strength = {"simulations": how.simulations, "slip": how.slip, "effort": how.effort}
    return {"seed": seed, "how": strength, "simulations": COMPARED}


def masters(game: Game, share: int, count: int, each: int) -> tuple[list[Any], list[Any]]:
    """The strongest level's turns to ask for with a share of its work, and what is played natively.

    There are `each` positions of `count` variants, over all numbers of seats and several sets of options.
    """
    prepare_search(game)
    how = master(game)
    how = replace(how, simulations=how.simulations // share, counted=how.counted // share)
    variants = [one for seats in game.seating.seats for one in option_sets(game, seats, MASTER_SETS)]
    sets, turns = [], []
    for k in range(count):
        variant = variants[k * len(variants) // count]
        thoughts = [turn(variant, seed, 8 * (seed % 10), how) for seed in range(k * each, (k + 1) * each)]
        sets.append({"manifest": manifest(variant), "turns": [one[0] for one in thoughts]})
        turns.append([one[1] for one in thoughts])
    return sets, turns


def plain_turn(variant: Variant, seed: int, steps: int, level: str) -> tuple[dict[str, Any], list[int]]:
    """A turn of a bot that does not search to ask for, and what it plays natively."""
    state = position(variant, seed, steps)
    seat = state.turn[-1]
    asked = {"entries": state.history, "seat": seat, "level": level, "seed": seed}
    return asked, choose(state.view(seat), level, seed)


def turn(variant: Variant, seed: int, steps: int, how: Unhurried) -> tuple[dict[str, Any], list[Any]]:
    """A whole turn to ask for, with slips and the game's solver, and what is played natively."""
    state = position(variant, seed, steps)
    seat = state.turn[-1]
    found = searched_turn(state.view(seat), seed, how)
    asked = {"entries": state.history, "seat": seat, **_asked(seed, how)}
    return asked, [found.run, found.searched, -1 if found.second is None else found.second]
