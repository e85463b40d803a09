#!/usr/bin/env python3
"""Set everything up and start it.

    python3 run.py          serves Parlour and prints the address   [--host H] [--port P] [--data FOLDER]
    python3 run.py test     every check and test   [--long], or what pytest takes: a path, -k NAME
                            (--long: those that take longer too, with the tools of research)
    python3 run.py docs     builds the documentation site and says where it is
    python3 run.py release  builds wheel and sdist and tries them in an empty environment   [--tag]
    python3 run.py setup    only sets up   [--test: and the tools of tests; --lab: of research]

Needs Python 3.11 and the standard library. What it installs goes into .venv beside this file, from the locked
lists in requirements/; a second start finds nothing to do.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
PYTHON = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")
STAMP = VENV / "parlour-setup.json"
CLIENT = ROOT / "src/parlour/static/index.html"
WEB = ROOT / "web"
WEB_GENERATED = ("node_modules", "fonts")  # in web/, made by the build
WEB_SHARED = "src/parlour/browser/package"
PACKAGE = "package without client" if os.environ.get("PARLOUR_SKIP_WEB") else "package"
OLDEST_PYTHON = (3, 11)
PROGRAMS = {"play": "parlour", "test": "tools.check", "docs": "tools.site", "release": "tools.release"}
WITH_TOOLS = ("test", "docs", "release")  # these need the tools of tests
NO_PIP = """This Python has neither pip nor ensurepip, so nothing can be installed with it.
On Debian and Ubuntu:  sudo apt-get install python3-pip
Elsewhere, install pip for {python} and start again."""


class SetupError(Exception):
    """Set-up cannot go on; the text says why and what to do."""


def say(text: str, end: str = "\n") -> None:
    """Print to standard error, so that a pipe gets only the program's output."""
    print(text, end=end, file=sys.stderr, flush=True)


def web_sources(folder: Path) -> Iterator[Path]:
    """Every source file of the browser client."""
    for entry in os.scandir(folder):
        if entry.is_dir():
            if not (folder == WEB and entry.name in WEB_GENERATED):
                yield from web_sources(Path(entry.path))
        else:
            yield Path(entry.path)


def files_of(part: str) -> list[Path]:
    """The files that decide whether a part of the set-up is current."""
    if part == PACKAGE:
        return [
            ROOT / "pyproject.toml",
            ROOT / "hatch_build.py",
            *sorted(web_sources(WEB)),
            *sorted((ROOT / WEB_SHARED).glob("*")),
        ]
    return [ROOT / "requirements" / f"{part}.txt"]


def stamp(files: Iterable[Path]) -> str:
    """A digest of names, sizes and times: cheap, and changed by every edit."""
    facts = [(str(f.relative_to(ROOT)), f.stat().st_size, f.stat().st_mtime_ns) for f in files]
    return hashlib.sha256(repr(facts).encode()).hexdigest()


def content(files: Iterable[Path]) -> str:
    """A digest of names and bytes: slower, but unchanged by a checkout that only touches the times."""
    digest = hashlib.sha256()
    for f in files:
        digest.update(f"{f.relative_to(ROOT)}\0".encode() + hashlib.sha256(f.read_bytes()).digest())
    return digest.hexdigest()


class Done:
    """What has been set up, remembered in a file of the virtual environment."""

    def __init__(self) -> None:
        try:
            self.parts: dict[str, list[str]] = json.loads(STAMP.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            self.parts = {}

    def has(self, part: str) -> bool:
        """Whether a part is set up from the current state of its files."""
        seen_stamp, seen_content = self.parts.get(part, ["", ""])
        if part == "package" and not CLIENT.is_file():
            return False
        files = files_of(part)
        if seen_stamp == stamp(files):
            return True
        if seen_content == content(files):
            self.add(part)
            return True
        return False

    def add(self, part: str) -> None:
        """Remember a part as set up."""
        files = files_of(part)
        self.parts[part] = [stamp(files), content(files)]
        STAMP.write_text(json.dumps(self.parts, indent=1), encoding="utf-8")


def work(what: str, command: list[str], **settings: str) -> None:
    """Run one command of the set-up and print its time; its output is shown only if it fails."""
    say(f"  {what} ... ", end="")
    began = time.monotonic()
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **settings},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        say("failed")
        say(done.stdout.decode(errors="replace").rstrip())
        raise SetupError(f"`{' '.join(command)}` ended with {done.returncode}; its messages are above.")
    say(f"{time.monotonic() - began:.1f} s")


def made_here() -> bool:
    """Whether the virtual environment was made where it is; one moved or copied here names another folder."""
    try:
        lines = (VENV / "pyvenv.cfg").read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return False
    return any(line.startswith("command = ") and line.endswith(f" {VENV}") for line in lines)


def venv_works() -> bool:
    """Whether the Python of the virtual environment starts; after an upgrade of Python it may not."""
    try:
        return subprocess.run([PYTHON, "-c", ""], check=False, capture_output=True).returncode == 0
    except OSError:
        return False


def make_venv() -> None:
    """Make the virtual environment without pip in it: quicker, and Debian's bare python3 can do it."""
    import venv

    say("  making .venv")
    if VENV.is_symlink():
        VENV.unlink()  # else the environment that it links to would be emptied
    venv.EnvBuilder(clear=True, with_pip=False, symlinks=not WINDOWS).create(VENV)


def pip() -> list[str]:
    """A pip that installs into the virtual environment: the host's (22.3 or newer), else one inside it."""
    host = getattr(sys, "_base_executable", sys.executable)
    outside = [host, "-m", "pip", "--python", str(PYTHON)]
    inside = [str(PYTHON), "-m", "pip"]
    for command in (outside, inside):
        if subprocess.run([*command, "--version"], capture_output=True, check=False).returncode == 0:
            return command
    if subprocess.run([PYTHON, "-m", "ensurepip"], capture_output=True, check=False).returncode:
        raise SetupError(NO_PIP.format(python=host))
    return inside


def install(part: str) -> None:
    """Install one part: a locked list of packages, or Parlour itself with its browser client."""
    command = [*pip(), "install", "--disable-pip-version-check", "--no-input", "--progress-bar=off", "-q"]
    if part == PACKAGE:
        work(
            "installing Parlour and building its browser client",
            [*command, "--no-deps", "-e", str(ROOT)],
            PARLOUR_MODULES="0",  # else the build would want all of Parlour's packages once more
        )
    else:
        locked = ROOT / "requirements" / f"{part}.txt"
        count = locked.read_text(encoding="utf-8").count("==")
        work(
            f"installing up to {count} packages ({locked.name})",
            [*command, "--require-hashes", "-r", str(locked)],
        )


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Make a second set-up of the same folder wait until this one is done."""
    if WINDOWS:
        yield
        return
    import fcntl

    with Path(__file__).open(encoding="utf-8") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def setup(*extra: str) -> None:
    """Bring the virtual environment up to date: run-time packages, Parlour, and the extra lists named."""
    wanted = ("lock", *extra, PACKAGE)
    if PYTHON.exists() and made_here() and all(map(Done().has, wanted)):
        return
    with alone():
        began = time.monotonic()
        fresh = not (made_here() and venv_works())
        say(
            "Setting up Parlour; this first time takes about half a minute."
            if fresh
            else "Updating the set-up."
        )
        if fresh:
            make_venv()
        done = Done()
        for part in wanted:
            if not done.has(part):
                install(part)
                done.add(part)
        say(f"Ready after {time.monotonic() - began:.1f} s.")


def setup_for_long_tests() -> None:
    """Install what only long tests need; if that fails, these are skipped by name and all others run."""
    try:
        setup("test", "lab")
    except SetupError as error:
        say(f"\n{error}\nThe tests of training and of Ray are skipped; all others run.")


def become(command: list[str]) -> int:
    """Replace this process by another program; on Windows, run it and return its exit code."""
    os.chdir(ROOT)
    if not WINDOWS:  # where exec would return to the shell at once and leave the program running
        os.execv(command[0], command)
    return subprocess.run(command, check=False).returncode


def main(arguments: list[str]) -> int:
    """Run the command named by the first argument; without one, serve."""
    if sys.version_info < OLDEST_PYTHON:
        say(f"Parlour needs Python 3.11 or newer; this is {sys.version.split()[0]} ({sys.executable}).")
        return 2
    verb, rest = (
        (arguments[0], arguments[1:]) if arguments[:1] and arguments[0][0] != "-" else ("play", arguments)
    )
    if verb not in ("setup", *PROGRAMS) or arguments[:1] in (["-h"], ["--help"]):
        say(__doc__ or "")
        return 0 if verb == "play" else 2
    try:
        setup(
            *(["test"] if verb in WITH_TOOLS or "--test" in rest else []),
            *(["lab"] if verb == "setup" and "--lab" in rest else []),
        )
        if verb == "test" and "--long" in rest:
            setup_for_long_tests()
    except SetupError as error:
        say(f"\nSet-up stopped. {error}")
        return 1
    except KeyboardInterrupt:
        say("\nSet-up was interrupted; the next start goes on from here.")
        return 130
    if verb == "setup":
        return 0
    return become([str(PYTHON), "-m", PROGRAMS[verb], *rest])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
