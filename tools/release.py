"""Builds a release and tries it: what `python3 run.py release` runs.

    python -m tools.release [--tag]

Wheel and sdist go into `dist`. The wheel is installed into an empty environment, in which it must be
imported, play every game, and serve one that a program plays to its end; the sdist must give the same wheel.
With `--tag` the commit is tagged then, if the changelog is ready for it.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
import tomllib
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from json import dumps, loads
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
DIST: Final = ROOT / "dist"
BOT: Final = ROOT / "docs/examples/bot.py"
OPEN: Final = re.compile(r"https?://\S+")
GAMES: Final = """
import json, parlour
bounds = {g.slug: g.max_turns(parlour.Variant.of(g, seats=2).options) or 10**9 for g in parlour.catalogue()}
print(json.dumps(sorted(bounds, key=bounds.get)))
"""
"""A program that prints the slugs of the games, the shortest first."""
PATIENCE: Final = 120
"""Seconds within which a server says where it is, and a bot has played to the end."""


class NotReady(Exception):
    """Nothing can be released; the message, printed as it is, says why."""


def version() -> str:
    """The version that the sources state."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return str(tomllib.loads(text)["project"]["version"])


def run(*command: str | Path, folder: Path, **environment: str) -> str:
    """Run a command and return what it prints; raises `NotReady` with what it complains about."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | environment
    done = subprocess.run(
        list(map(str, command)), cwd=folder, env=env, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise NotReady(
            f"`{' '.join(map(str, command))}` ended with {done.returncode}:\n{done.stdout}{done.stderr}"
        )
    return done.stdout


def say(text: str) -> None:
    """Print one line of progress."""
    print(text, flush=True)


def build(out: Path) -> tuple[Path, Path]:
    """Build wheel and sdist; returns where they are."""
    run(sys.executable, "-m", "hatchling", "build", "-d", out, folder=ROOT)
    return out / f"parlour-{version()}-py3-none-any.whl", out / f"parlour-{version()}.tar.gz"


def empty(folder: Path, wheel: Path) -> Path:
    """Make an empty environment with the wheel and what it depends on; returns the folder of its programs."""
    run(sys.executable, "-m", "venv", folder, folder=folder.parent)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    run(
        programs / "python",
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        wheel,
        folder=folder,
    )
    return programs


@contextmanager
def served(programs: Path, folder: Path) -> Iterator[str]:
    """Serve from the environment; yields the address."""
    data = folder / "data"
    command = [str(programs / "parlour"), "serve", "--port", "0", "--data", str(data)]
    with (folder / "served.txt").open("w+") as said:
        server = subprocess.Popen(
            command,
            cwd=folder,
            stdout=said,
            stderr=subprocess.STDOUT,
            env={**os.environ, "PARLOUR_BOT_PACE": "0"},
        )
        try:
            until = time.monotonic() + PATIENCE
            while not (found := OPEN.search((folder / "served.txt").read_text(encoding="utf-8"))):
                if server.poll() is not None or time.monotonic() > until:
                    raise NotReady(
                        f"it does not serve:\n{(folder / 'served.txt').read_text(encoding='utf-8')}"
                    )
                time.sleep(0.1)
            yield found[0]
        finally:
            server.terminate()
            server.wait(PATIENCE)


def asked(address: str, body: Any = None) -> Any:
    """Send a request to an address of the server, with a JSON body if given; returns the answer's text."""
    data = None if body is None else dumps(body).encode()
    request = urllib.request.Request(address, data, {"content-type": "application/json"})  # noqa: S310 # ours
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 # our own server's
        return answer.read().decode()


def tried(wheel: Path, folder: Path) -> None:
    """Install a wheel into an empty environment and use it as people would; raises `NotReady`."""
    programs = empty(folder / "environment", wheel)
    python, parlour = programs / "python", programs / "parlour"
    said = run(parlour, "--version", folder=folder).split()[-1]
    if said != version():
        raise NotReady(f"it says that it is {said}")
    slugs = loads(run(python, "-c", GAMES, folder=folder))
    say(f"  it is imported, and has {len(slugs)} games")
    for slug in slugs:
        run(
            parlour, "arena", slug, "random", "random", "--games", "2", "--workers", "1", folder=folder,
            PARLOUR_COMPILE="0",
        )  # fmt: skip
    say("  all of them play")
    with served(programs, folder) as address:  # the shortest game is enough
        if "<html" not in asked(f"{address}/"):
            raise NotReady("it serves no page")
        plan = {"game": slugs[0], "seats": [{"kind": "bot", "level": "random"}, {"kind": "link"}]}
        invite = loads(asked(f"{address}/api/v1/tables", plan))["invite"]
        over = run(python, BOT, f"{address}/j/{invite}", folder=folder)
        say(f"  it serves a game that a program plays to its end: {over.strip()}")


def same_wheel(sdist: Path, wheel: Path, folder: Path) -> None:
    """Build a wheel from the sdist; raises `NotReady` unless it has all files that the wheel has."""
    run(sys.executable, "-m", "tarfile", "-e", sdist, folder, folder=folder)
    (source,) = folder.iterdir()
    built = folder / "built"
    run(
        sys.executable,
        "-m",
        "hatchling",
        "build",
        "-t",
        "wheel",
        "-d",
        built,
        folder=source,
        PARLOUR_MODULES="0",
    )
    lacking = sorted(names(wheel) - names(built / wheel.name))
    if lacking:
        raise NotReady(f"the sdist lacks {', '.join(lacking)}")


def names(wheel: Path) -> set[str]:
    """The files of a wheel except the modules for browsers, which are compiled anew everywhere."""
    with zipfile.ZipFile(wheel) as files:
        return {name for name in files.namelist() if not name.startswith("parlour/modules/")}


def tag() -> None:
    """Tag the commit; raises `NotReady` if changes are uncommitted, or missing from the changelog."""
    name = version()
    if run("git", "status", "--porcelain", folder=ROOT):
        raise NotReady("not everything is committed")
    if f"\n## {name}\n" not in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"):
        raise NotReady(f"CHANGELOG.md has no {name}: towncrier build --version {name}")
    if [path.name for path in (ROOT / "changes").iterdir()] != ["README.md"]:
        raise NotReady(f"changes/ has lines that are in no version: towncrier build --version {name}")
    run("git", "tag", "--annotate", f"v{name}", "--message", f"Parlour {name}", folder=ROOT)


def main(arguments: list[str]) -> int:
    """Build and try a release, and tag it with `--tag`; returns the exit code."""
    if arguments not in ([], ["--tag"]):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        say(f"Building Parlour {version()} (the games' modules for browsers take minutes)")
        wheel, sdist = build(DIST)
        with tempfile.TemporaryDirectory() as name:
            say("Trying the wheel in an empty environment")
            tried(wheel, Path(name))
        with tempfile.TemporaryDirectory() as name:
            same_wheel(sdist, wheel, Path(name))
        say(f"  {wheel}\n  {sdist}")
        if arguments:
            tag()
            say(f"Tagged v{version()}")
        else:
            say("Not tagged: --tag does that")
    except NotReady as error:
        print(f"Not released: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
