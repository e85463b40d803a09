"""What does not compile is named: its file, its function and why; what packages mark is compiled."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import pytest

from parlour.games import catalogue
from parlour.kernel.compile.decorators import TWIN
from parlour.kernel.compile.failures import NotCompiled, compilable, reason_of
from parlour.kernel.compile.packages import Packages, load
from parlour.kernel.compile.sources import collect_sources
from parlour.kernel.game import Game
from tests.packages import english_only

SOURCE = """\
import numba
import numpy as np

jit = numba.njit(error_model="numpy", _nrt=False)


def plain(n):
    return n


@jit
def inner(n):
    return {}


@jit
def outer(n):
    return inner(n) + 1
"""


@pytest.fixture
def module_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Makes a twin whose function `inner` returns something."""
    package = f"{TWIN}{tmp_path.name.rpartition('_')[2]}"
    (tmp_path / package / "part").mkdir(parents=True)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.syspath_prepend(tmp_path / package)

    def make(returned: str) -> ModuleType:
        (tmp_path / package / "part" / "rules.py").write_text(SOURCE.format(returned), encoding="utf-8")
        importlib.invalidate_caches()
        for name in (f"{package}.part.rules", f"{package}.part", package):
            sys.modules.pop(name, None)
        return importlib.import_module(f"{package}.part.rules")

    return make


@pytest.mark.parametrize(
    ("returned", "where", "why"),
    [
        ("plain(n)", "part/rules.py, line 13, in `inner`: ", "Untyped global name 'plain'"),
        ("int(str(n))", "part/rules.py, line 13, in `inner`: ", "No implementation of function"),
        ("np.zeros(n)[0]", "part/rules.py, line 13, in `inner`: ", "No implementation of function"),
        ("n.nothing", "part/rules.py, line 13, in `inner`: ", "Unknown attribute 'nothing'"),
        ("np.nothing(n)", "part/rules.py, in `inner`: ", "AttributeError: module 'numpy' has no attribute"),
    ],
)
def test_the_function_that_does_not_compile_is_named(
    returned: str, where: str, why: str, module_of: Any
) -> None:
    module = module_of(returned)
    with pytest.raises(Exception) as failed:  # noqa: PT011 # numba raises many kinds
        module.outer.compile((numba.types.int64,))
    assert reason_of(failed.value).startswith(where + why)
    assert "\n" not in reason_of(failed.value)


def test_a_function_that_is_missing_or_not_marked_is_named(module_of: Any) -> None:
    module = module_of("n")
    assert compilable(module, "inner") is module.inner
    with pytest.raises(NotCompiled, match=r"part/rules\.py: `plain` is not marked @compiled"):
        compilable(module, "plain")
    with pytest.raises(NotCompiled, match=r"part/rules\.py: `nothing` is missing"):
        compilable(module, "nothing")
    assert reason_of(OSError("no room")) == "OSError: no room"


def parts_of(game: Game) -> dict[str, tuple[str, ...]]:
    """The modules of a game that are compiled apart from its rules, with functions of each."""
    told = {game.law_module: ("why_not",), game.reasons_module: ("why",)}
    asked = {aid.module: ("answer",) for aid in game.aids}
    looked = {game.hindsight.module: ("begin", "search", "spell")} if game.hindsight else {}
    return {name: functions for name, functions in {**told, **asked, **looked}.items() if name}


@pytest.mark.parametrize("game", catalogue(), ids=str)
def test_what_a_package_marks_is_compiled(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slug = english_only(game, tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    copy: Game = importlib.import_module(slug).GAME
    made = copy.compiled.twin(compiled=True)
    for name, functions in parts_of(copy).items():
        assert name.startswith(slug)
        for function in functions:
            compilable(made.module(name), function)


def test_functions_that_several_packages_share_are_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A third package is followed once a module of it marks its functions, others beside it too."""
    monkeypatch.syspath_prepend(tmp_path)
    for name, text in {
        "shared_lines/numbers.py": "FIVE = 5\n",
        "shared_lines/lines.py": (
            "from parlour.kernel.compile.decorators import compiled\n"
            "from shared_lines.numbers import FIVE\n"
            "@compiled\ndef five():\n    return FIVE\n"
        ),
        "one_game/rules.py": (
            "from os import path\n"
            "from shared_lines import numbers\n"
            "from parlour.kernel.compile.decorators import compiled\n"
            "from shared_lines.lines import five\n"
            "@compiled\ndef ten():\n    return five() + five()\n"
        ),
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    home = "one_game.rules"
    sources = collect_sources((home,), {})
    assert {"shared_lines.lines", "shared_lines.numbers"} < sources.keys()
    assert "os" not in sources
    module = load(Packages("one_game", home, compiled=True).make(sources, {}), home)
    assert module.ten() == 10
    assert module.ten.signatures
    assert module.numbers.__name__.startswith(TWIN)


@pytest.mark.long
@pytest.mark.parametrize(
    ("part", "kind", "function"), [("speaks", "law_module", "why_not"), ("thinks", "reasons_module", "why")]
)
def test_what_does_not_compile_for_browsers_is_named_with_its_module(
    part: str, kind: str, function: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other module of the game compiles; `parlour check` runs this command."""
    game = next(game for game in catalogue() if game.reasons_module)
    slug = english_only(game, tmp_path)
    module: str = getattr(game, kind)
    file = tmp_path / f"{module.replace(game.package, slug).replace('.', '/')}.py"
    text = file.read_text(encoding="utf-8")
    before, head, rest = text.partition(f"def {function}(")
    signature, colon, body = rest.partition(":\n")
    plain = "def plainly(n: int) -> int:\n    return n\n"
    broken = f"{before}{head}{signature}{colon}    plainly(0)\n{body}\n\n{plain}"
    file.write_text(broken, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *sys.path]))
    done = subprocess.run(
        [sys.executable, "-P", "-m", "parlour.browser.modules", slug],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    line = broken[: broken.index("plainly(0)")].count("\n") + 1
    where = f"{file.relative_to(tmp_path).as_posix()}, line {line}, in `{function}`"
    (said,) = done.stdout.splitlines()
    assert f"the module that {part}: {where}: Untyped global name 'plainly'" in said
