"""The same rules and the same search in WebAssembly: every function on every state, and whole trees."""

from __future__ import annotations

import hashlib
import json
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import hatch_build
import parlour
from parlour.games import catalogue
from parlour.kernel.actors import CHANCE, OVER, TABLE
from parlour.kernel.compile.twin import prepare
from parlour.kernel.errors import BadOption
from parlour.kernel.game import Game
from parlour.kernel.options import CustomOption
from parlour.kernel.records import records
from parlour.kernel.state import Variant
from parlour.lab.wasm import write
from parlour.search.tree.compile import prepare_search
from parlour.search.tree.search import Search
from parlour.search.tree.wasm import WasmModule, variant_manifest
from parlour.search.tree.wasm_build import Manifest
from parlour.search.turn import Strength, searched_turn
from parlour.testing.tiny import GAME as TINY

HERE = Path(__file__).parent
GAMES = 6
SEARCHES = 3
SIMULATIONS = 400
TURNS = 8
SLIP = 0.2
SECONDS = 600.0
SAYING_LITTLE = Manifest(1, "", 1, 8, 8, False, CHANCE, OVER, TABLE, 1000, {}, {}, {}, {}, [])


def node(*arguments: str) -> Any:
    """What a program says in JSON."""
    _, env = hatch_build.npm_command()
    command = ["node", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def digest(rules: Any, variant: Variant, entries: list[tuple[int, int]]) -> str:
    """The digest that `steps.mjs` makes, natively."""
    made, seats = hashlib.sha256(), variant.seats
    longest = max(variant.game.max_legal, variant.game.max_outcomes)
    numbers, weights = np.zeros(longest, np.int32), np.zeros(longest, np.int64)
    array = records(variant.game.dtype, 2)
    array[0] = np.asarray(variant.blank())
    state, view = array[0], array[1]
    rules.start(state)

    def note(*values: object) -> None:
        made.update((",".join(map(str, values)) + ";").encode())

    for actor, action in [*entries, (None, None)]:
        made.update(state.tobytes())
        due = int(rules.turn(state))
        note(due)
        scores = np.zeros(seats, np.int32)
        rules.scores(state, scores)
        note(*scores)
        note(*numbers[: rules.legal(state, TABLE, numbers)])
        for seat in range(seats + 1):
            if seat < seats:
                note(*numbers[: rules.legal(state, seat, numbers)])
            np.asarray(array).view(np.uint8).reshape(2, -1)[1] = 0
            rules.conceal(state, seat, view)
            made.update(view.tobytes())
            if actor is not None:
                note(rules.seen(state, actor, action, seat))
        if due == CHANCE:
            count = rules.chance(state, numbers, weights)
            note(*(n for pair in zip(numbers[:count], weights[:count], strict=True) for n in pair))
        if due == OVER:
            returns = np.zeros(seats, np.float64)
            rules.returns(state, returns)
            made.update(returns.tobytes())
        if actor is not None:
            rules.play(state, actor, action)
    return made.hexdigest()


def played(variant: Variant, seed: int) -> list[tuple[int, int]]:
    """The entries of a game played at random."""
    chosen = random.Random(seed)
    state = variant.new_state(seed=seed)
    while not state.is_over:
        seat = chosen.choice(state.turn)
        state.apply(seat, chosen.choice(state.legal_actions(seat)))
    return [(actor, action) for actor, action in state.history]


def midgame(variant: Variant, seed: int, steps: int = 20) -> parlour.State:
    """A position after some random actions."""
    chosen = random.Random(seed)
    state = variant.new_state(seed=seed)
    for _ in range(steps):
        seat = chosen.choice(state.turn)
        before = state.copy()
        state.apply(seat, chosen.choice(state.legal_actions(seat)))
        if state.is_over:
            return before
    return state


def searched(variant: Variant, seed: int) -> dict[str, Any]:
    """A position in mid-game with what a native search of it finds."""
    state = midgame(variant, seed)
    seat = state.turn[0]
    search = Search(state.view(seat), seed=seed, threads=1)
    ran = search.run(simulations=SIMULATIONS)
    lines = [[line.action, line.visits, list(line.values), line.proved] for line in search.lines()]
    found = {"ran": ran, "lines": lines}
    asked = {"entries": state.history, "seat": seat, "simulations": SIMULATIONS, "seed": seed}
    return {"asked": asked, "found": found}


def thought_about(variant: Variant, seed: int) -> dict[str, Any]:
    """A position with the whole turn that a bot plays there, with slips and its game's solver."""
    state = midgame(variant, seed, 12 * seed)
    seat = state.turn[-1]
    strength = Strength(SIMULATIONS, SECONDS, SLIP)
    turn = searched_turn(state.view(seat), seed, strength)
    asked = {
        "entries": state.history,
        "seat": seat,
        "seed": seed,
        "how": {"simulations": SIMULATIONS, "slip": SLIP, "effort": strength.effort},
    }
    return {"asked": asked, "found": [turn.run, turn.searched, -1 if turn.second is None else turn.second]}


@pytest.mark.parametrize(
    "game",
    [TINY, *(pytest.param(game, marks=pytest.mark.long) for game in catalogue())],
    ids=lambda game: game.slug,
)
def test_a_game_says_and_finds_the_same_in_webassembly(game: Game, tmp_path: Path) -> None:
    rules = prepare(game).rules
    prepare_search(game)
    seats = game.seating.seats
    for count in {seats[0], 2 if 2 in seats else seats[0], seats[-1]}:
        variant = Variant.of(game, seats=count)
        if variant.is_open:
            variant = variant.settled(parlour.Seeded(3))
        games = [played(variant, seed) for seed in range(GAMES)]
        searches = [searched(variant, seed) for seed in range(SEARCHES)]
        turns = [thought_about(variant, seed) for seed in range(TURNS)]
        folder = write(variant, tmp_path / f"{game.slug}-{count}")
        steps = tmp_path / "steps.json"
        asked = {"searches": [s["asked"] for s in searches], "turns": [t["asked"] for t in turns]}
        steps.write_text(json.dumps({"games": games, **asked}))
        got = node(str(HERE / "steps.mjs"), str(folder), str(steps))
        assert got["digests"] == [digest(rules, variant, entries) for entries in games]
        assert got["found"] == [s["found"] for s in searches]
        assert got["turns"] == [t["found"] for t in turns]


def test_a_package_plays_a_game_by_its_readme(tmp_path: Path) -> None:
    variant = Variant.of(TINY)
    folder = write(variant, tmp_path / "package")
    code = re.findall(r"```js\n(.*?)```", (folder / "README.md").read_text(), re.DOTALL)[0]
    code = code.replace(f"'parlour-{TINY.slug}'", "'./index.mjs'")
    (folder / "play.mjs").write_text(
        re.sub(r"console.log\((.*), (.*)\);", r"console.log(JSON.stringify([\1, \2]));", code)
    )
    scores, returns = node(str(folder / "play.mjs"))
    assert len(scores) == len(returns) == variant.seats
    assert json.loads((folder / "package.json").read_text())["types"] == "index.d.mts"


def test_an_option_still_to_be_drawn_must_be_given_a_value() -> None:
    variant = next(
        variant
        for game in catalogue()
        for option in game.options
        if isinstance(option, CustomOption)
        for value in option.choices
        if (variant := Variant.of(game, **{option.name: value.text})).is_open
    )
    module = WasmModule(b"", msgspec.json.encode(SAYING_LITTLE))
    with pytest.raises(BadOption, match="must be given a value"):
        variant_manifest(variant, module)


def test_what_webassembly_lacks_is_named(tmp_path: Path) -> None:
    """A function of the C library in compiled code is refused by name, in a process of its own."""
    program = """
from parlour.kernel.compile.wasm.target import install
install()
import math, numba
from parlour.kernel.compile.wasm.exports import build
try:
    build({"f": (numba.njit(lambda x: math.erf(x)), (numba.types.float64,))})
except ValueError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-P", "-c", program], capture_output=True, text=True, check=True)
    assert "WebAssembly has no erf" in done.stdout


def test_the_command_writes_a_package(tmp_path: Path) -> None:
    slug = catalogue()[0].slug
    command = [
        sys.executable,
        "-P",
        "-m",
        "parlour",
        "export",
        "wasm",
        "no-such-game",
        "--out",
        str(tmp_path),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert slug in done.stdout + done.stderr
