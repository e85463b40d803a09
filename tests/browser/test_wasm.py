"""The same rules and the same search in WebAssembly: every function on every state, and whole trees."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.browser.build import together
from parlour.browser.manifest import manifest_of
from parlour.browser.modules import built
from parlour.browser.npm import CODE, README, write
from parlour.browser.parts import Part, layout_of
from parlour.games import catalogue, find
from parlour.kernel.errors import BadOption
from parlour.kernel.game import Game
from parlour.kernel.options import CustomOption
from parlour.kernel.state import Variant
from parlour.search import turn
from parlour.search.advice import game_study
from parlour.search.advice.game_study import spans_of
from parlour.search.advice.hindsight import in_hindsight
from parlour.search.advice.odds import draws_go_on
from parlour.search.tree.compile import load_search
from parlour.testing.cases import editions
from parlour.testing.tiny import GAME as TINY
from tests.browser.wasm_digest import digest
from tests.browser.wasm_steps import (
    SIMULATIONS,
    Unhurried,
    advice,
    every_state,
    finished,
    in_node,
    likely,
    manifest,
    masters,
    node,
    option_sets,
    plain_turn,
    random_game,
    study,
    thoughts,
)
from tests.commands import in_process
from tests.sources import ROOT

ROOM_GAMES = 2
every_game = pytest.mark.parametrize(
    "game",
    [TINY, *(pytest.param(game, marks=pytest.mark.long) for game in catalogue())],
    ids=lambda game: game.slug,
)
"""All but the tiny one take half a minute to compile where the cache has none."""


@every_game
def test_every_function_says_the_same_of_every_state(game: Game, tmp_path: Path) -> None:
    sets, digests = every_state(game)
    assert [answer["digests"] for answer in in_node(game, sets, tmp_path)] == digests


@pytest.mark.long
@pytest.mark.parametrize(
    "room", [room.game for game in catalogue() for room in game.rooms], ids=lambda game: game.slug
)
def test_every_function_of_a_room_says_the_same(room: Game, tmp_path: Path) -> None:
    (variant,) = option_sets(room, 1, 1)
    games = [random_game(variant, seed) for seed in range(ROOM_GAMES)]
    (answer,) = in_node(room, [{"manifest": manifest(variant), "games": games}], tmp_path)
    assert answer["digests"] == [digest(variant, entries) for entries in games]


@pytest.mark.long
@pytest.mark.parametrize("edition", [old for game in catalogue() for old in editions(game)[1:]], ids=str)
def test_a_game_of_older_rules_is_replayed_by_the_newest_module(edition: Game, tmp_path: Path) -> None:
    sets, digests = [], []
    for seats in edition.seating.seats:
        (variant,) = option_sets(edition, seats, 1)
        (newest,) = option_sets(find(edition.slug), seats, 1)
        games = [random_game(variant, seed) for seed in range(ROOM_GAMES)]
        sets.append({"manifest": manifest(newest), "games": games, "version": edition.rules_version})
        digests.append([digest(variant, entries) for entries in games])
    assert [answer["digests"] for answer in in_node(find(edition.slug), sets, tmp_path)] == digests


@every_game
def test_a_search_grows_the_same_tree_and_a_turn_is_the_same(game: Game, tmp_path: Path) -> None:
    sets, found = thoughts(game)
    answers = in_node(game, sets, tmp_path)
    assert [{name: answer[name] for name in ("found", "turns")} for answer in answers] == found


@every_game
def test_the_master_plays_the_same_turn(game: Game, tmp_path: Path) -> None:
    """With all its simulations; `tests/e2e` asks in Chromium."""
    sets, turns = masters(game, 3)
    assert [answer["turns"] for answer in in_node(game, sets, tmp_path)] == turns


@every_game
def test_bots_that_do_not_search_play_the_same_turns(game: Game, tmp_path: Path) -> None:
    """Ties are broken by the same draws."""
    sets, turns = [], []
    for seats in game.seating.seats:
        for variant in option_sets(game, seats, 2):
            made = [
                plain_turn(variant, seed, 9 * seed, level)
                for level in ("random", "greedy")
                for seed in range(5)
            ]
            sets.append({"manifest": manifest(variant), "plays": [one[0] for one in made]})
            turns.append([one[1] for one in made])
    assert [answer["plays"] for answer in in_node(game, sets, tmp_path)] == turns


@every_game
def test_the_same_is_advised_and_judged(game: Game, tmp_path: Path) -> None:
    """Hints under several sets of options, and the study of a game."""
    load_search(game)
    how, quick = Unhurried(SIMULATIONS // 4, counted=100), Unhurried(SIMULATIONS // 20, counted=20)
    sets: list[Any] = []
    hints: list[Any] = []
    studies: list[Any] = []
    for seats in game.seating.seats[:2]:
        for variant in option_sets(game, seats, 2):
            made = [advice(variant, seed, 9 * seed, how) for seed in range(3)]
            asked: dict[str, Any] = {"manifest": manifest(variant), "hints": [one[0] for one in made]}
            hints.append([one[1] for one in made])
            studies.append([])
            if not sets:
                document, turns = study(variant, 1, quick)
                asked["studies"] = [document]
                studies[-1].append(turns)
            sets.append(asked)
    answers = in_node(game, sets, tmp_path)
    assert [answer["hints"] for answer in answers] == hints
    assert [answer["studies"] for answer in answers] == studies


def test_turns_are_parted_alike_where_something_is_revealed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the rules say, for no game of ours lets a seat go on after it without a draw."""
    load_search(TINY)
    (variant,) = option_sets(TINY, 2, 1)
    whole = spans_of(finished(variant, 1))
    first = next(first for first, end, _ in whole if end - first > 1)
    shows = finished(variant, 1).history[first].action
    for module in (game_study, turn):
        monkeypatch.setattr(module, "reveals", lambda rules, fields, seat, action: action == shows)
    document, turns = study(variant, 1, Unhurried(SIMULATIONS // 20, counted=20))
    assert [first, first + 1] in [[one["first"], one["end"]] for one in turns]
    asked = {"manifest": manifest(variant), "studies": [{**document, "shows": shows}]}
    (answer,) = in_node(TINY, [asked], tmp_path)
    assert answer["studies"] == [turns]


@every_game
def test_the_odds_of_the_next_draw_are_the_same(game: Game, tmp_path: Path) -> None:
    sets, found = [], []
    for seats in game.seating.seats:
        for variant in option_sets(game, seats, 2):
            made = [likely(variant, seed, 7 * seed) for seed in range(6)] if draws_go_on(game) else []
            sets.append({"manifest": manifest(variant), "draws": [one[0] for one in made]})
            found.append([one[1] for one in made])
    assert [answer["draws"] for answer in in_node(game, sets, tmp_path)] == found


@pytest.mark.long
@pytest.mark.parametrize("game", [game for game in catalogue() if game.hindsight], ids=lambda game: game.slug)
def test_an_own_study_finds_the_same_hindsight(game: Game, tmp_path: Path) -> None:
    """Random games under several sets of options, small ones most of the time."""
    sets: list[Any] = []
    found: list[Any] = []
    for seats in game.seating.seats[:2]:
        for variant in option_sets(game, seats, 4):
            finals = [finished(variant, seed) for seed in range(2)]
            sets.append({"manifest": manifest(variant), "finished": [final.history for final in finals]})
            looked = [in_hindsight(final, 1) for final in finals]
            found.append([msgspec.to_builtins(one) for one in looked])
    assert [answer["hindsight"] for answer in in_node(game, sets, tmp_path)] == found


def test_the_docs_show_what_a_package_says() -> None:
    (code,) = re.findall(r"```js\n.*?```\n", README, re.DOTALL)
    shown = (ROOT / "docs/reference/lab/index.md").read_text(encoding="utf-8")
    (name,) = re.findall(r"from '(parlour-\w+)'", shown)
    assert code.format(name=name) in shown


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


def test_each_module_has_what_its_callers_need_and_no_more(tmp_path: Path) -> None:
    folder = write(Variant.of(TINY), tmp_path / "package")
    exports = {part: set(found) for part, found in json.loads((folder / "exports.json").read_text()).items()}
    speaks, thinks = exports["speaks"], exports["thinks"]
    assert speaks & thinks == {
        "start", "turn", "legal", "chance", "play", "returns", "scored", "scores", "conceal", "seen",
        "reveals",
    }  # fmt: skip
    assert {"pieces", "scene", "steps", "preview", "turns", "judge", "rank"} <= speaks
    assert {"guess", "simulate", "think", "random_run", "greedy_run", "odds"} <= thinks
    manifest = json.loads((folder / "manifest.json").read_text())
    assert manifest["layout"] == layout_of(TINY)
    assert manifest["modules"] == {"speaks": "speaks.wasm", "thinks": "thinks.wasm"}


def test_an_option_still_to_be_drawn_must_be_given_a_value() -> None:
    variant = next(
        variant
        for game in catalogue()
        for option in game.options
        if isinstance(option, CustomOption)
        for value in option.choices
        if (variant := Variant.of(game, **{option.name: value.text})).is_open
    )
    with pytest.raises(BadOption, match="must be given a value"):
        manifest_of(variant, {})


def test_what_webassembly_lacks_is_named() -> None:
    """A function of the C library in compiled code is refused with its caller, in a process of its own."""
    program = """
from parlour.browser.target import install
install()
import math, numba
from parlour.browser.exports import compiled_exports
for lacking in (math.erf, math.exp):
    @numba.njit
    def deep(x):
        return lacking(x)
    @numba.njit
    def shallow(x):
        return deep(x) + 1
    try:
        compiled_exports({"f": (shallow, (numba.types.float64,))})
    except TypeError as error:
        print(str(error).partition(";")[0])
"""
    done = subprocess.run([sys.executable, "-P", "-c", program], capture_output=True, text=True, check=True)
    named = [f"__main__.py, in `deep`: WebAssembly has no {lacking}" for lacking in ("erf", "exp")]
    assert done.stdout.splitlines() == named


def test_the_module_that_speaks_is_compiled_small() -> None:
    """A page waits for it, and asks it for one thing at a time."""
    program = """
from parlour.browser import build
from parlour.browser.parts import Part
from parlour.browser.target import install
from parlour.testing.tiny import GAME
install()
print(len(build.compiled_exports(build.exports_of(GAME, Part.SPEAKS), small=False)))
"""
    done = subprocess.run([sys.executable, "-P", "-c", program], capture_output=True, text=True, check=True)
    assert len(built(TINY, Part.SPEAKS).wasm) < 0.9 * int(done.stdout)


def test_two_exports_have_two_names() -> None:
    with pytest.raises(ValueError, match="exported twice: turn"):
        together([{"turn": (None, ())}, {"turn": (None, ())}])


@pytest.mark.long
def test_the_command_writes_a_package(tmp_path: Path) -> None:
    game = catalogue()[0]
    words = ["export", "wasm", game.slug, "--out", str(tmp_path / "package")]
    command = [sys.executable, "-P", "-m", "parlour", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    made = {path.name for path in (tmp_path / "package").iterdir()}
    assert made == {
        *CODE, "speaks.wasm", "thinks.wasm", "manifest.json", "exports.json", "board.json", "package.json",
        "README.md",
    }  # fmt: skip
    assert json.loads((tmp_path / "package" / "manifest.json").read_text())["game"] == game.slug


def test_the_command_names_the_games_that_it_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done = in_process(monkeypatch, capsys)("export", "wasm", "no-such-game", "--out", str(tmp_path))
    assert done.code == 2
    assert catalogue()[0].slug in done.out + done.err
