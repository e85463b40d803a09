"""What `parlour` imports as it starts: itself, and of its commands the one that is called."""

from __future__ import annotations

import subprocess
import sys

from parlour.cli import COMMANDS
from tests.commands import Run

CALLED = """
import sys
from parlour.cli import main
sys.argv[1:] = ["cite", "--help"]
try:
    main()
except SystemExit:
    print(*sorted(name for name in sys.modules if name.startswith("parlour.cli.")))
    costly = ("parlour.search.arena", "parlour.lab", "parlour.view")
    print(*sys.modules.keys() & set(costly))
"""


def test_a_command_is_imported_when_it_is_called() -> None:
    done = subprocess.run([sys.executable, "-c", CALLED], capture_output=True, text=True, check=True)
    *_, commands, costly = done.stdout.splitlines()
    assert commands.split() == [f"parlour.cli.{name}" for name in ("arguments", "cite", "screen", "streams")]
    assert not costly


def test_help_lists_each_of_them_with_its_sentence(run: Run) -> None:
    listed = run("--help").out.partition("Commands:")[2].splitlines()
    assert [line.split()[0] for line in listed if line.strip()] == list(COMMANDS)
    assert all(len(line.split()) > 1 for line in listed if line.strip())


def test_a_misspelt_one_is_told_which_is_meant(run: Run) -> None:
    done = run("arnea")
    assert done.code == 2
    assert "'arena'" in done.err
