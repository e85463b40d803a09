"""The kit: names of new games, what is written, what is found stale; in an empty folder and in a checkout."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from parlour.games import catalogue, everything
from parlour.kernel.compile.isolation import module_command
from parlour.kernel.game import Game
from parlour.kernel.language import speaking
from parlour.kit import message_numbers, record_types
from parlour.kit.check import steps
from parlour.kit.generated import files as generated
from parlour.kit.generated import stale
from parlour.kit.kinds import Kind
from parlour.kit.new import PACKAGE, TEMPLATES, renamed
from parlour.testing.browsers import missing
from parlour.testing.tiny import GAME as TINY
from tests.sources import ROOT, files

SHAPE = {"RULES.md", "display", "law", "locales", "tests"} | {
    f"{name}.py" for name in ("__init__", "rules", "notation", "state", "record", "options")
}
every_kind = pytest.mark.parametrize("kind", Kind)


HERE = Path(__file__).parent
"""Left out of the copy, since it names the new game."""
HEAVY = {("web", "tests"), *(("tests", name) for name in ("cli", "e2e", "mcp", "server"))}


def parlour(
    folder: Path, *words: str, sources: Path = ROOT / "src", **settings: str
) -> subprocess.CompletedProcess[str]:
    """`parlour` run in a folder, as another process."""
    path = os.pathsep.join(map(str, (sources, folder)))
    return subprocess.run(
        [sys.executable, "-m", "parlour", *words],
        cwd=folder, env=os.environ | settings | {"PYTHONPATH": path},
        capture_output=True, text=True, check=False,
    )  # fmt: skip


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Kind], Path]:
    """A folder with a new game of a kind as `parlour new` wrote it, once for all tests: they take copies."""

    @cache
    def folder(kind: Kind) -> Path:
        folder = tmp_path_factory.mktemp(kind)
        done = parlour(folder, "new", "quux", "--like", kind, "--title", " Quux ")
        assert done.returncode == 0, done.stderr
        assert 'quux = "quux:GAME"' in done.stdout
        return folder

    return folder


def copied(folder: Path, target: Path) -> Path:
    """A copy of a new game's folder, to be changed."""
    return shutil.copytree(folder, target, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)


@every_kind
def test_a_template_has_the_shape_of_a_game_and_speaks_english_alone(kind: Kind) -> None:
    template = TEMPLATES / kind
    assert {path.name for path in template.iterdir()} - {"__pycache__"} == SHAPE
    assert [path.name for path in template.rglob("*.ftl")] == ["en.ftl"]


@every_kind
def test_the_imports_of_a_new_game_are_sorted_where_there_is_no_ruff(tmp_path: Path, kind: Kind) -> None:
    shutil.copytree(TEMPLATES / kind, tmp_path / "quux", ignore=shutil.ignore_patterns("__pycache__"))
    for path in (tmp_path / "quux").rglob("*.py"):
        path.write_text(renamed(path.read_text(), f"{PACKAGE}.{kind}", "quux", "Quux", "quux"))
    command = module_command("ruff", "check", "--isolated", "--select", "I", str(tmp_path))
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@every_kind
def test_a_new_game_plays_and_its_generated_files_are_current(
    written: Callable[[Kind], Path], tmp_path: Path, kind: Kind
) -> None:
    copied(written(kind), tmp_path)
    assert 'quux = "quux:GAME"' in (tmp_path / "pyproject.toml").read_text()
    folder = tmp_path / "quux"
    assert {path.name for path in folder.iterdir()} - {"__pycache__"} == SHAPE
    assert (folder / "RULES.md").read_text().startswith("# Quux\n")
    for path in folder.rglob("*.*"):
        if path.suffix != ".pyc":
            assert not {PACKAGE, "Newgame", "newgame"} & set(path.read_text().split()), path
    assert json.loads((folder / "display/picture.json").read_bytes())["game"] == "quux"
    assert (folder / "tests/golden.txt").is_file()
    assert parlour(tmp_path, "make", "--check", "quux").returncode == 0


def test_a_stale_file_is_named_and_made_anew(written: Callable[[Kind], Path], tmp_path: Path) -> None:
    copied(written(Kind.board), tmp_path)
    golden = tmp_path / "quux/tests/golden.txt"
    golden.write_text(golden.read_text() + "more\n")
    done = parlour(tmp_path, "make", "--check", "quux")
    assert (done.returncode, done.stdout.split()) == (1, ["stale:", str(golden)])
    done = parlour(tmp_path, "make", "quux")
    assert done.stdout.split() == ["written:", str(golden)]


@pytest.mark.parametrize("game", [TINY, *everything()], ids=str)
def test_the_types_of_a_record_are_those_of_its_dtype(game: Game) -> None:
    assert record_types.path(game).read_text(encoding="utf-8") == record_types.written(game)


@pytest.mark.parametrize("game", [TINY, *everything()], ids=str)
def test_the_messages_told_in_numbers_are_those_of_the_code_and_the_catalogue(game: Game) -> None:
    for vocabulary in message_numbers.vocabularies(game.folder, game.package):
        assert vocabulary.path.read_text(encoding="utf-8") == message_numbers.written(vocabulary)


@pytest.mark.parametrize(
    ("kind", "was", "becomes"),
    [
        (Kind.board, "SIZE: Final = 4", "SIZE: Final = 7"),
        (Kind.hand, "TOP: Final = 13", "TOP: Final = 60"),
        (Kind.dice, "SIDES: Final = 6", "SIDES: Final = 12"),
        (Kind.sheet, "BOXES: Final = 8", "BOXES: Final = 12"),
    ],
)
def test_the_notation_of_a_template_reads_what_it_writes_in_another_size(
    written: Callable[[Kind], Path], tmp_path: Path, kind: Kind, was: str, becomes: str
) -> None:
    """An author changes the size first, and meets no text that is only right of the template's."""
    copied(written(kind), tmp_path)
    constants = tmp_path / "quux/state.py"
    assert constants.read_text().count(was) == 1
    constants.write_text(constants.read_text().replace(was, becomes))
    program = """
import doctest
from parlour.kernel.actors import CHANCE
from parlour.kernel.state import Variant
from quux import GAME, notation
assert doctest.testmod(notation).failed == 0
state = Variant.of(GAME, seats=2).begin()
while not state.is_over:
    actor = state.turn[0]
    if actor == CHANCE:
        actions = [action for action, _ in state.chance_outcomes()]
    else:
        actions = state.legal_actions(actor)
    for action in actions:
        assert state.parse(actor, state.action_text(actor, action)) == action
    state.apply(actor, actions[-1])
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path, env=os.environ | {"PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(tmp_path)))},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


ADDED = """
from quux.display.messages import M


def more(state: Any) -> tuple[int, ...]:
    return M.taken, M.makes_more
"""


def test_a_new_message_needs_the_code_and_the_catalogue_alone(
    written: Callable[[Kind], Path], tmp_path: Path
) -> None:
    copied(written(Kind.board), tmp_path)
    folder = tmp_path / "quux"
    (folder / "display/more.py").write_text(ADDED)
    done = parlour(tmp_path, "make", "quux")
    assert done.returncode == 2
    assert "has no message 'makes-more', which the code names" in done.stderr

    english = folder / "locales/en.ftl"
    english.write_text(english.read_text() + "makes-more = { $winner } and { $count } more\n")
    messages = folder / "display/messages.py"
    before = messages.read_text()
    done = parlour(tmp_path, "make", "quux")
    assert (done.returncode, done.stdout.split()) == (0, ["written:", str(messages)])
    first, last = "their-turn", "taken{cell} makes-more{winner count}"
    assert " ".join(messages.read_text().split()).count(f"{first} {last}") == 1
    (folder / "display/more.py").unlink()
    assert parlour(tmp_path, "make", "quux").returncode == 0
    assert messages.read_text() == before

    telling = folder / "display/telling.py"
    telling.write_text(telling.read_text() + "\n\nBOTH: Final = (M.full, M.makes_more)\n")
    done = parlour(tmp_path, "make", "quux")
    assert (done.returncode, done.stdout.split()) == (0, ["written:", str(messages)]), done.stderr


@pytest.mark.parametrize(
    ("slug", "why"),
    [
        ("Two", "'Two' is no slug"),
        ("2x", "'2x' is no slug"),
        ("a__b", "'a__b' is no slug"),
        ("../a", "is no slug"),
        ("a" * 33, "at most 32 characters"),
        ("class", "is a word of Python"),
        ("there", "is there already"),
        ("numpy", "is a Python package already"),
    ],
)
def test_a_name_that_cannot_be_is_refused(
    slug: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from parlour.kit.new import BadSlug, new

    monkeypatch.chdir(tmp_path)
    (tmp_path / "there").mkdir()
    with pytest.raises(BadSlug, match=why):
        new(slug)
    assert {path.name for path in tmp_path.iterdir()} == {"there"}


def test_a_name_of_another_game_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from parlour.games import catalogue
    from parlour.kit.new import BadSlug, new

    monkeypatch.chdir(tmp_path)
    for game in catalogue():
        with pytest.raises(BadSlug, match=f"is a name of {game.title}"):
            new(game.slug)


def test_the_check_says_what_mends_lint_and_format() -> None:
    mended_by = {step.name: step.mended_by for step in steps(TINY)}
    assert mended_by["lint"] == f"ruff check --fix {TINY.folder}"
    assert mended_by["format"] == f"ruff format {TINY.folder}"


@pytest.mark.long
@every_kind
def test_every_kind_passes_the_check_as_it_is_made(tmp_path: Path, kind: Kind) -> None:
    assert parlour(tmp_path, "new", "quux", "--like", kind).returncode == 0
    done = parlour(tmp_path, "check", "quux")
    ends = "everything that ran holds; not all could run" if missing() else "everything holds"
    assert done.stdout.endswith(f"Quux: {ends}.\n"), done.stdout
    assert "  long tests              left out; --all runs them\n" in done.stdout


PLACES = "    places = grid(columns, rows)\n"
ONE_ON_ANOTHER = """    first, second, *others = grid(columns, rows)
    places = (replace(first, x=second.x), second, *others)
"""


@pytest.mark.long
@pytest.mark.browser
def test_check_touches_the_page_and_finds_a_place_beneath_another(tmp_path: Path) -> None:
    if lacking := missing():
        pytest.skip(lacking)
    assert parlour(tmp_path, "new", "quux").returncode == 0
    drawing = tmp_path / "quux/display/drawing.py"
    text = drawing.read_text()
    assert text.count(PLACES) == 1
    text = text.replace(PLACES, ONE_ON_ANOTHER)
    drawing.write_text(text.replace("from typing", "from msgspec.structs import replace\nfrom typing"))
    done = parlour(tmp_path, "check", "quux", "-k", "drafts_that_very_action")
    assert done.returncode == 1
    assert "a1, action 0 of seat 0: touching ('a1',) drafted [1]" in done.stdout


@pytest.mark.long
def test_check_says_that_no_browser_is_there_and_does_not_call_the_run_whole(tmp_path: Path) -> None:
    assert parlour(tmp_path, "new", "quux").returncode == 0
    done = parlour(tmp_path, "check", "quux", "-k", "drafts_that_very_action", PARLOUR_CHROMIUM="/nowhere")
    assert done.returncode == 0
    assert "skipped: the page was not touched" in done.stdout
    assert done.stdout.splitlines()[-1] == "Quux: everything that ran holds; not all could run."


@pytest.mark.long
def test_check_says_what_does_not_hold(tmp_path: Path) -> None:
    assert parlour(tmp_path, "new", "quux").returncode == 0
    done = parlour(tmp_path, "check", "quux", "-k", "test_2_1 or every_rule")
    assert done.returncode == 0, done.stdout
    assert done.stdout.splitlines()[-1] == "Quux: everything holds."

    rules = tmp_path / "quux/RULES.md"
    rules.write_text(rules.read_text() + "\n4.2 Nobody tests this.\n")
    done = parlour(tmp_path, "check", "quux", "-k", "test_2_1 or every_rule")
    assert done.returncode == 1
    assert "no test of quux names these rules: 4.2" in done.stdout
    assert done.stdout.splitlines()[-1] == "Quux: something does not hold."
    assert "generated files         holds" in done.stdout
    assert "mends what it can" not in done.stdout

    options = tmp_path / "quux/options.py"
    options.write_text(options.read_text().replace("from typing", "import os\nfrom typing") + "\n\n\n")
    done = parlour(tmp_path, "check", "quux", "-k", "test_2_1")
    for command in ("check --fix", "format"):
        assert f"`ruff {command} {tmp_path / 'quux'}` mends what it can.\n" in done.stdout


@pytest.mark.long
def test_a_game_in_a_checkout_brings_all_its_pages(tmp_path: Path) -> None:
    for path in files():
        target = tmp_path / path.relative_to(ROOT)
        if path.relative_to(ROOT).parts[:2] not in HEAVY and path.parent != HERE:
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)
    fonts = "src/parlour/display/svg/fonts"
    shutil.copytree(ROOT / fonts, tmp_path / fonts, dirs_exist_ok=True)
    for data in (ROOT / "src/parlour/games").rglob("*.npz"):
        shutil.copy(data, tmp_path / data.relative_to(ROOT))
    sources = tmp_path / "src"
    done = parlour(tmp_path, "new", "quux", sources=sources)
    assert done.returncode == 0, done.stderr
    assert (sources / "parlour/games/quux/rules.py").is_file()
    for page in ("docs/reference/lab/quux.md", "docs/figures/quux.svg"):
        assert (tmp_path / page).is_file()
    for page in ("docs/reference/lab/index.md", "docs/explanation/fidelity.md", "docs/reference/games.md"):
        assert "Quux" in (tmp_path / page).read_text()
    done = parlour(tmp_path, "check", "quux", "-k", "law or house or page or current", sources=sources)
    ends = "Quux: everything that ran holds; not all could run.\n"  # there is no checkout's git
    assert done.stdout.endswith(ends), done.stdout[-3000:]
    assert done.stdout.count(" holds  ") == 8


def test_generated_files_are_english_whatever_is_spoken() -> None:
    with speaking("cs"):
        assert stale(catalogue()[0]) == []


@pytest.mark.parametrize("game", everything(), ids=lambda game: game.slug)
def test_what_is_made_of_a_game_is_kept(game: Game) -> None:
    assert [made.path.name for made in generated(game) if not made.path.is_file()] == []
