"""What a game's rules say and find natively, and the same asked of its WebAssembly modules (`steps.mjs`)."""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from itertools import count, islice
from math import ceil, lcm
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

import hatch_build
import parlour
from parlour.browser.manifest import manifest_of
from parlour.browser.npm import write
from parlour.display.compile import load_display
from parlour.display.contract import display_of
from parlour.kernel.actors import CHANCE, OVER, TABLE, seats_in
from parlour.kernel.errors import BadOption
from parlour.kernel.game import Game
from parlour.kernel.records import records
from parlour.kernel.state import State, Variant
from parlour.search.advice.game_study import judged
from parlour.search.advice.hints import Effort, advise
from parlour.search.advice.odds import odds
from parlour.search.levels import choose, level_named, strength_of
from parlour.search.tree.compile import load_search
from parlour.search.tree.search import Search
from parlour.search.turn import Strength, searched_turn
from parlour.testing.cases import values
from parlour.testing.tiny import GAME as TINY
from tests.browser.wasm_digest import Played, digest

STEPS: Final = Path(__file__).with_name("steps.mjs")
COMPARED: Final = 60
"""Simulations for the worth of a run."""
GLUE: Final = Path(parlour.__file__).parent / "browser" / "package"
SETS: Final = 20
SIMULATIONS: Final = 400
SLIP: Final = 0.2
EFFORT: Final = 900
MASTER_SETS: Final = 10
POSITIONS: Final = int(os.environ.get("PARLOUR_POSITIONS", "10"))
"""In which the strongest level's turn is compared, with all its work."""
TRIES: Final = 400
LONG: Final = 100
"""Entries after which the best of a few actions is played: without a limit a game at random hardly ends."""
FEW: Final = 32
ENDLESS: Final = 1500
"""Entries of a game that never ends: without a limit pieces may wander where they can do nothing more."""
CALLED: Final = 0.05
"""The share of entries that are the referee's, where there are any."""


def node(*arguments: str) -> Any:
    """What a program says in JSON."""
    _, env = hatch_build.npm_command()
    command = ["node", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def in_node(game: Game, sets: Sequence[dict[str, Any]], folder: Path) -> list[Any]:
    """The answers of a game's modules in Node."""
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
    known = msgspec.to_builtins(manifest_of(variant, {}))
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


def random_game(variant: Variant, seed: int) -> Played:
    """A game to its end, at random at first; empty where it never ends."""
    game, chosen = variant.game, random.Random(seed)
    rules = load_display(game).rules
    longest = max(game.max_legal, game.max_outcomes)
    numbers, weights = np.zeros(longest, np.int32), np.zeros(longest, np.int64)
    scores, sign = np.zeros(variant.seats, np.int32), 1 if game.more_is_better else -1
    both = records(game.dtype, 2)
    data = np.asarray(both).view(np.uint8).reshape(2, -1)
    both[0] = np.asarray(variant.blank())
    state, after = both[0], both[1]
    rules.start(state)

    def lead(action: int) -> int:
        data[1] = data[0]
        rules.play(after, actor, action)
        rules.scores(after, scores)
        return sign * int(scores[actor])

    entries: Played = []
    while (due := int(rules.turn(state))) != OVER:
        if len(entries) == ENDLESS:
            return []
        calls = int(rules.legal(state, TABLE, numbers)) if chosen.random() < CALLED else 0
        actor = CHANCE if due == CHANCE else TABLE if calls else chosen.choice(seats_in(due))
        if due == CHANCE:
            ways = numbers[: rules.chance(state, numbers, weights)].tolist()
        else:
            ways = numbers[: rules.legal(state, actor, numbers)].tolist()
        some = chosen.sample(ways, min(FEW, len(ways)))
        action = max(some, key=lead) if actor >= 0 and len(entries) >= LONG else some[0]
        rules.play(state, actor, action)
        entries.append((actor, action))
    return entries


def every_state(game: Game) -> tuple[list[Any], list[list[str]]]:
    """200 games to their ends (40 of the tiny one) to ask about, and digests of what is said natively.

    They are under `SETS` sets of options, or all, with each number of seats.
    """
    sets, digests = [], []
    each = ceil((40 if game is TINY else 200) / len(game.seating.seats))
    for seats in game.seating.seats:
        variants = option_sets(game, seats, SETS)
        for k, variant in enumerate(variants):
            played = filter(None, (random_game(variant, seed) for seed in count(k, len(variants))))
            games = list(islice(played, len(range(k, each, len(variants)))))
            sets.append({"manifest": manifest(variant), "games": games})
            digests.append([digest(variant, entries) for entries in games])
    return sets, digests


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
    def solver_effort(self) -> int:
        """The solver's part, as counted."""
        return self.counted


def master(game: Game) -> Unhurried:
    """The strongest level without its clock."""
    strength = strength_of(level_named("master"), game)
    return Unhurried(
        strength.simulations, slip=strength.slip, solve=strength.solve, counted=strength.solver_effort
    )


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
    turns = judged(final, Effort(how, how.seconds, COMPARED), seed)
    found = [{name: value for name, value in asdict(one).items() if name != "run"} for one in turns]
    return {"entries": final.history, **_asked(seed, how)}, _plain(found)


def _plain(found: Any) -> Any:
    """As it comes back from JSON."""
    return json.loads(json.dumps(found))


def _asked(seed: int, how: Unhurried) -> dict[str, Any]:
    strength = {"simulations": how.simulations, "slip": how.slip, "effort": how.solver_effort}
    return {"seed": seed, "how": strength, "simulations": COMPARED}


def masters(game: Game, positions: int) -> tuple[list[Any], list[Any]]:
    """The strongest level's turns to ask for, and what is played natively.

    The positions are of all numbers of seats and several sets of options.
    """
    load_search(game)
    how = master(game)
    variants = [one for seats in game.seating.seats for one in option_sets(game, seats, MASTER_SETS)]
    sets, turns = [], []
    for k, variant in enumerate(variants):
        seeds = range(*(positions * at // len(variants) for at in (k, k + 1)))
        if seeds:
            thoughts = [turn(variant, seed, 8 * (seed % 10), how) for seed in seeds]
            sets.append({"manifest": manifest(variant), "turns": [one[0] for one in thoughts]})
            turns.append([one[1] for one in thoughts])
    return sets, turns


def thoughts(game: Game) -> tuple[list[Any], list[Any]]:
    """Searches and turns with slips to ask for, and what is found natively: trees, and what is played."""
    load_search(game)
    how = Unhurried(SIMULATIONS, slip=SLIP, counted=EFFORT)
    sets, found = [], []
    for seats in game.seating.seats:
        for variant in option_sets(game, seats, 2):
            searches = [search(variant, seed, SIMULATIONS) for seed in range(3)]
            turns = [turn(variant, seed, 12 * seed, how) for seed in range(8)]
            asked = {"searches": [one[0] for one in searches], "turns": [one[0] for one in turns]}
            sets.append({"manifest": manifest(variant), **asked})
            found.append({"found": [one[1] for one in searches], "turns": [one[1] for one in turns]})
    return sets, found


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
