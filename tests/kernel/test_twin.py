"""Twins: found compiled by a second process, rebuilt when a source changes, safe to build twice at once."""

from __future__ import annotations

import ast
import importlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from copy import copy
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import parlour
from parlour.games import catalogue
from parlour.kernel import batch
from parlour.kernel.compile import __main__ as command
from parlour.kernel.compile import packages
from parlour.kernel.compile.cached import NotCached
from parlour.kernel.compile.compiled import Part, Readiness
from parlour.kernel.compile.sources import code_only, collect_sources, rewrite_imports, widen_ints
from parlour.kernel.compile.twin import Twin, compiling
from parlour.kernel.game import Game
from parlour.kernel.solving import record_hash
from parlour.kernel.state import Variant
from parlour.testing.tiny import GAME, rules
from parlour.testing.tiny.state import END

SOURCES = Path(parlour.__file__).parent
TURNS = 80
"""Played of each game: in plain Python a whole one may take a minute."""
BREAKING = "\f\v\x1c\x1d\x1e\x85\u2028\u2029"
"""What `splitlines` takes for the end of a line and Python does not."""
PROBE = """
import json, time
from parlour.testing.tiny import GAME
made = GAME.compiled.twin()
made.warm()
function = made.loops.play_outs
print(json.dumps([made.package, sum(function.stats.cache_hits.values()),
                  sum(function.stats.cache_misses.values()), made.loops.below.__module__]))
"""
NAME = """
import json
from parlour.testing.tiny import GAME
print(json.dumps([GAME.compiled.twin().package]))
"""


NAMES = """
import sys
from parlour.kernel.compile.twin import Twin
from parlour.testing.tiny import GAME
for asked in sys.stdin:
    print(Twin(GAME, compiled=True).package, flush=True)
"""
"""A name for each line, of the sources as they are then."""


def probe(tree: Path, cache: Path, source: str = PROBE, **env: str) -> list[object]:
    """Run a program on a copy of the package, with a cache of its own."""
    ended = subprocess.run(
        [sys.executable, "-c", source],
        env={**environment(tree, cache), **env},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ended.returncode == 0, ended.stderr
    found: list[object] = json.loads(ended.stdout.splitlines()[-1])
    return found


def environment(tree: Path, cache: Path) -> dict[str, str]:
    """What a program on a copy of the package, with a cache of its own, finds around it."""
    here = {"PYTHONPATH": str(tree), "PARLOUR_CACHE": str(cache), "PARLOUR_COMPILE": "1"}
    return {**os.environ, **here}


@contextmanager
def naming(tree: Path, cache: Path) -> Iterator[Callable[[], str]]:
    """What asks another process for the twin's name; its sources are read each time."""
    with subprocess.Popen(
        [sys.executable, "-c", NAMES],
        env=environment(tree, cache),
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        asked, told = process.stdin, process.stdout
        assert asked
        assert told

        def name() -> str:
            asked.write("\n")
            asked.flush()
            return told.readline().strip()

        yield name


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the tiny game needs of the package."""
    root = tmp_path_factory.mktemp("tree")
    for part in ("kernel", "display", "testing"):
        shutil.copytree(SOURCES / part, root / "parlour" / part, ignore=shutil.ignore_patterns("__pycache__"))
    (root / "parlour" / "__init__.py").touch()
    return root


@pytest.mark.long
def test_a_second_process_finds_machine_code_and_not_after_a_change_in_another_file(
    tree: Path, tmp_path: Path
) -> None:
    """The generator's `pick` is called through two files: numba's own cache would not notice the change."""
    first, hits, misses, _ = probe(tree, tmp_path)
    assert (hits, misses) == (0, 1)
    second, hits, misses, _ = probe(tree, tmp_path)
    assert second == first
    assert (hits, misses) == (1, 0)

    helper = tree / "parlour" / "kernel" / "rng.py"
    text = helper.read_text()
    helper.write_text(
        text.replace("_MIX_B: Final = np.uint64(0x85EBCA6B)", "_MIX_B: Final = np.uint64(0x85EBCA6D)")
    )
    try:
        third, hits, misses, _ = probe(tree, tmp_path)
    finally:
        helper.write_text(text)
    assert third != first
    assert (hits, misses) == (0, 1)


def test_the_name_of_a_twin_covers_all_it_is_made_of(tree: Path, tmp_path: Path) -> None:
    """Another source file, another game, the compiler switched off: each has another name; prose has not."""
    (first,) = probe(tree, tmp_path, NAME)
    assert str(first).startswith("parlour_twin_tiny_")
    (plain,) = probe(tree, tmp_path, NAME, PARLOUR_COMPILE="0")
    assert str(plain).startswith("parlour_plain_tiny_")
    with naming(tree, tmp_path) as name:
        assert name() == first
        every_source_is_named(tree, name)


def every_source_is_named(tree: Path, name: Callable[[], str]) -> None:
    """Assert that code of each source of a twin changes its name, and prose does not."""
    first = name()
    files = ("testing/tiny/state.py", "kernel/actors.py", "kernel/batch/loops.py", "testing/tiny/rules.py")
    texts = {tree / "parlour" / file: (tree / "parlour" / file).read_text() for file in files}
    for path, text in texts.items():
        path.write_text(text.replace('"""', '"""So to say: ', 1) + "# a word\n")
    law = tree / "parlour/testing/tiny/law/reasons.py"
    law.write_text(law.read_text() + "# not part of the twin\n")
    assert name() == first
    for path, text in texts.items():
        path.write_text(text + "WORD = 1\n")
        assert name() not in (first, ""), path
        path.write_text(text)


def test_many_makers_at_once_make_one_whole_package(tree: Path, tmp_path: Path) -> None:
    with ThreadPoolExecutor(4) as pool:
        made = [str(name) for (name,) in pool.map(lambda _: probe(tree, tmp_path, NAME), range(4))]
    assert len(set(made)) == 1
    assert [path.name for path in tmp_path.iterdir()] == [made[0]]
    parts = sorted(p.relative_to(tmp_path / made[0]).as_posix() for p in tmp_path.rglob("rules.py"))
    assert parts == ["parlour/kernel/rules.py", "parlour/testing/tiny/rules.py"]


def test_twins_nobody_used_for_long_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path))
    names = ["parlour_plain_tiny_0000", "parlour_plain_tiny_1111", "parlour_plain_other_0000", ".making-x"]
    for name in names:
        (tmp_path / name).mkdir()
        (tmp_path / name / "used").touch()
    long_ago = time.time() - (packages.KEEP_DAYS + 1) * packages.DAY
    for name in (names[0], names[2], names[3]):
        os.utime(tmp_path / name / "used", (long_ago, long_ago))
    made = Twin(GAME, compiled=False)
    assert {path.name for path in tmp_path.iterdir()} == {made.package, names[1], names[2]}


def test_a_cache_that_cannot_be_written_is_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    monkeypatch.setenv("PARLOUR_CACHE", "")  # which is set to the private one, and here set back
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    monkeypatch.setattr(sys, "platform", "linux")
    private = packages.cache_folder()
    assert private.is_dir()
    assert private == packages.cache_folder()
    assert "cannot be written" in caplog.text
    monkeypatch.setenv("PARLOUR_CACHE", str(blocked))
    with pytest.raises(OSError, match="file"):
        packages.cache_folder()


@pytest.mark.parametrize("end", ["pass", "os._exit(1)", "os.kill(os.getpid(), signal.SIGTERM)"])
def test_the_folder_in_place_of_the_cache_goes_with_its_process(tmp_path: Path, end: str) -> None:
    """Also where another process still writes there for a moment."""
    code = (
        "import os, signal, subprocess, sys; from parlour.kernel.compile.packages import cache_folder\n"
        "folder = cache_folder(); (folder / 'twin').mkdir()\n"
        "late = 'import os, sys, time; time.sleep(0.5); os.makedirs(sys.argv[1])'\n"
        f"subprocess.Popen([sys.executable, '-c', late, str(folder / 'late')])\n{end}\n"
    )
    blocked = tmp_path / "file"
    blocked.touch()
    (tmp_path / "temporary").mkdir()
    environment = {**os.environ, "XDG_CACHE_HOME": str(blocked), "TMPDIR": str(tmp_path / "temporary")}
    environment.pop("PARLOUR_CACHE", None)
    subprocess.run([sys.executable, "-c", code], env=environment, check=False)
    time.sleep(0.6)
    until = time.monotonic() + 20
    while left := list((tmp_path / "temporary").iterdir()):
        assert time.monotonic() < until, left
        time.sleep(0.1)


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled yet, though others of this process may have compiled it."""
    monkeypatch.setattr(GAME.compiled, "rules", Part())
    monkeypatch.setattr(GAME.compiled, "stepping", Part())


@pytest.mark.usefixtures("cold")
def test_states_run_plain_rules_until_the_twin_is_ready() -> None:
    assert GAME.running is rules
    state = Variant.of(GAME).new_state(seed=1)
    state.apply(0, state.legal_actions(0)[0])
    GAME.compiled.load_rules()
    if not compiling():
        assert GAME.running is rules
        return
    assert GAME.running is GAME.compiled.rules.now is not rules
    assert GAME.compiled.stepping_now is GAME.compiled.stepping.now
    state.apply(0, END)
    assert state.history[-1].action == END


@pytest.mark.usefixtures("cold")
def test_the_switch_leaves_plain_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_COMPILE", "0")
    made = GAME.compiled.load_rules()
    assert not made.compiled
    assert GAME.running is rules
    assert type(made.rules.turn).__name__ == "function"


def test_plain_rules_run_without_what_compiles() -> None:
    """Numba takes as long to import as all else that a game needs for its first position."""
    code = (
        "import sys\nfrom parlour.testing.tiny import GAME\n"
        "GAME.compiled.twin(compiled=False)\nprint('numba' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


@pytest.mark.usefixtures("cold")
def test_what_fails_says_where_and_why_and_leaves_plain_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_COMPILE", "1")
    monkeypatch.setattr(GAME.compiled.twin().rules, "seen", lambda state: 0)
    part = GAME.compiled.rules
    with pytest.raises(TypeError):
        GAME.compiled.load_rules()
    assert part.readiness is Readiness.FAILED
    assert part.failure == "parlour/testing/tiny/rules.py: `seen` is not marked @compiled"
    assert GAME.running is rules


@pytest.mark.usefixtures("cold")
def test_what_the_cache_lacks_stays_cold_where_nothing_is_to_be_compiled() -> None:
    part = Part[str]()

    def lacking() -> str:
        raise NotCached

    with pytest.raises(NotCached):
        part.load(lacking)
    assert part.readiness is Readiness.COLD


def test_games_that_share_rules_and_differ_otherwise_are_compiled_apart() -> None:
    other = replace(GAME, bots=None)
    assert other.compiled is not GAME.compiled
    assert copy(GAME).compiled is GAME.compiled


def test_a_function_without_its_mark_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    twin = GAME.compiled.twin(compiled=True)
    monkeypatch.setattr(twin.rules, "seen", lambda state: 0)
    with pytest.raises(TypeError, match=r"testing/tiny/rules\.py: `seen` is not marked @compiled"):
        twin.function("seen")


def test_the_command_compiles_a_game_by_its_package(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["parlour.testing.tiny"]) == 0
    assert capsys.readouterr().out.startswith(GAME.compiled.twin().package)
    assert command.main([]) == 2


def test_a_module_of_loops_gets_a_package_on_top_of_the_twin() -> None:
    """Here the loops' sister for CUDA, which imports them: rules and loops are not copied again."""
    twin = GAME.compiled.twin()
    assert twin.module("parlour.kernel.batch.loops") is twin.loops
    upper = twin.module("parlour.kernel.batch.cuda_loops")
    assert not upper.__name__.startswith(twin.package)
    assert upper.play_out is twin.loops.play_out
    assert twin.module("parlour.kernel.batch.cuda_loops") is upper


# -- what the copies say -------------------------------------------------------------------------------------


DEEPENING = """
from {}.parlour.kernel.compile.decorators import compiled

@compiled
def down(n):
    return n if n == 0 else n + down(n - 1)

@compiled
def deepening(most):
    depth = 1
    total = 0
    while depth < most:
        total += down(depth)
        depth += 1
    return total
"""


def test_a_number_written_in_a_call_makes_no_version_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where one is lost, as by an interrupted start, a process that finds the other one crashes."""
    twin = GAME.compiled.twin(compiled=True)
    (tmp_path / "counting_down.py").write_text(DEEPENING.format(twin.package), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    module = importlib.import_module("counting_down")
    assert module.deepening(4) == 1 + 3 + 6
    assert len(module.down.callee.signatures) == 1


def test_a_closure_follows_imports_but_those_for_types_only() -> None:
    sources = collect_sources(("parlour.testing.tiny.rules",), {})
    assert "parlour.kernel.results" in sources
    assert "parlour.testing.tiny.law" not in sources
    assert "parlour.server.services" not in collect_sources(("parlour.server.metrics",), {})
    bound = collect_sources(
        ("parlour.kernel.batch.loops",), {"parlour.kernel.rules": "parlour.testing.tiny.rules"}
    )
    assert bound["parlour.kernel.rules"].text == ""
    assert "parlour.testing.tiny.state" in bound


def test_a_missing_source_is_named() -> None:
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        collect_sources(("parlour.no_such_module",), {})


def test_a_record_has_the_same_hash_compiled_and_plain() -> None:
    compiled = GAME.compiled.twin(compiled=True).module("parlour.kernel.solving").record_hash
    found = set()
    for seed in range(5):
        fields = Variant.of(GAME).new_state(seed=seed).fields
        digest = int(record_hash(fields))
        assert int(compiled(fields)) == digest
        found.add((digest, fields.tobytes()))
    assert len(found) == len({digest for digest, _ in found}) > 1


def test_spaces_and_blank_lines_in_a_text_are_code() -> None:
    text = "X = '''a{}\n{}b{}'''  # why\n"
    code = {
        code_only(text.format(*gaps)) for gaps in (("", "", ""), (" ", "", ""), ("", "\n", ""), ("", "", " "))
    }
    assert len(code) == 4
    assert code_only(text.format("", "", "").replace("# why", "")) in code


def test_code_is_what_is_left_without_prose() -> None:
    prose = [
        "'A módule.'",
        "X = 1  # why",
        "'An attribute.'",
        "",
        "def f(á='#'):  # mark",
        "    'É.'; return [",
        "    '# kept']",
    ]
    code = ["X = 1", "def f(á='#'):", "    ; return [", "    '# kept']"]
    assert code_only("\n".join(prose)) == "\n".join(code)


@given(st.text(BREAKING, min_size=1, max_size=5), st.integers(0, 9))
def test_signs_that_break_no_line_hide_no_code(signs: str, number: int) -> None:
    """Whatever stands in prose above, all code is left, and what is rewritten is where it was."""
    source = f"""'''{signs}
{signs}'''
from parlour.kernel.rng import below  # {signs}
\f
@compiled
def f(x):
    '{signs}'
    return int(x) + {number}
"""
    source += "".join(f"A{k} = {number}\n'{k}'\n" for k in range(12))
    code = code_only(source)
    assert f"    return int(x) + {number}\nA0 = {number}" in code
    assert [line for line in code.split("\n") if line.startswith("A")] == [
        f"A{k} = {number}" for k in range(12)
    ]
    assert f"from t.parlour.kernel.rng import below  # {signs}\n" in rewrite_imports(
        source, "parlour", "t.{}".format
    )
    before, mark, _ = source.partition("@compiled")
    wide = widen_ints(source)
    assert wide.startswith(before + mark)
    assert f"    return _int64(x) + {number}\n" in wide


def test_imports_are_moved_and_lines_stay() -> None:
    source = "\n".join(
        [
            "from __future__ import annotations",
            "import numpy as np",
            "from parlour.kernel.rng import (",
            "    below,",
            ")",
            "from .state import TOP",
            "from . import state",
            "'é'; from .state import END",
            "if TYPE_CHECKING:",
            "    from parlour.kernel.game import Game",
        ]
    )
    package = "parlour.testing.tiny"
    moved = rewrite_imports(source, package, lambda name: f"t.{name}" if name.startswith("parlour") else name)
    assert moved.split("\n") == [
        "from __future__ import annotations",
        "import numpy as np",
        "from t.parlour.kernel.rng import (",
        "    below,",
        ")",
        "from t.parlour.testing.tiny.state import TOP",
        "from t.parlour.testing.tiny import state",
        "'é'; from t.parlour.testing.tiny.state import END",
        "if TYPE_CHECKING:",
        "    from parlour.kernel.game import Game",
    ]
    with pytest.raises(ImportError, match="from … import"):
        rewrite_imports("import parlour.kernel.rng", "parlour", lambda name: f"t.{name}")


def test_whole_numbers_are_signed_in_compiled_functions_only() -> None:
    source = """@compiled
def f(x: int):
    "é"; return int(x.é) + int(int(x.b))

def g(x):
    return int(x)
"""
    wide = widen_ints(source)
    ast.parse(wide)
    assert wide.split("\n")[2] == '    "é"; return _int64(x.é) + _int64(_int64(x.b))'
    assert wide.split("\n")[5] == "    return int(x)"
    assert widen_ints("@inlined\ndef f(x):\n    return int(x)\n").split("\n")[2] == "    return _int64(x)"
    assert widen_ints("def g(x):\n    return int(x)\n") == "def g(x):\n    return int(x)\n"


@pytest.mark.parametrize("game", catalogue(), ids=lambda game: str(game.slug))
def test_a_plain_twin_plays_the_very_games_that_a_compiled_one_does(game: Game) -> None:
    played = []
    for compiled in (True, False):
        states = batch.new_states(Variant.of(game), 2, seed=3, workers=1)
        loops = game.compiled.twin(compiled=compiled).loops
        loops.play_outs(states.fields, states.randoms, TURNS, *states._scratch())
        played.append((states.fields.tobytes(), states.randoms.tobytes()))
    assert played[0] == played[1]


def test_threads_parse_sources_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """CPython 3.11 mixes their trees up where the garbage collector lets a second thread in."""
    inside, most = list[str](), list[int]()
    parse = ast.parse

    def slow(source: str) -> ast.Module:
        inside.append(source)
        most.append(len(inside))
        time.sleep(0.002)
        inside.remove(source)
        return parse(source)

    monkeypatch.setattr(ast, "parse", slow)
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(code_only, [f"number = {n}" for n in range(40)]))
    assert len(most) == 40
    assert max(most) == 1
