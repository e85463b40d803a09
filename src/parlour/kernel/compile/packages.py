"""Generated packages: where they are stored, what their names hash, how they are written, loaded and removed.

    parlour_twin_<slug>_<hash>/
        parlour/kernel/rng.py, actors.py, …      copies, imports of `parlour` moved to this package
        parlour/kernel/rules.py                  `from … import start, turn, …`: the game's rules
        parlour/kernel/batch/loops.py            loops over rules, now bound to this game
        parlour/games/<slug>/rules/, state.py
        __pycache__ …                            numba's cache: a second process finds machine code

They are kept in the cache (`PARLOUR_CACHE`, else the user's cache folder); the hash covers the code of all
sources in the package (prose in them does not count), Python, numpy, numba and the processor.
"""

from __future__ import annotations

import importlib
import importlib.util
import logging
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Final, NamedTuple

import numpy as np

from parlour.kernel.compile.decorators import TWIN
from parlour.kernel.compile.isolation import code_command, whose_to_write
from parlour.kernel.compile.sources import ModuleSource, code_only, rewrite_imports, widen_ints
from parlour.kernel.digest import digest

PLAIN: Final = "parlour_plain_"
CONTRACT: Final = "parlour.kernel.rules"
FUNCTIONS: Final = (
    "start", "turn", "legal", "chance", "play", "returns", "scores", "conceal", "seen", "guess",
)  # fmt: skip
"""What every game's rules provide (`kernel.rules`)."""
DEFAULTS: Final[Mapping[str, str]] = MappingProxyType(
    {"reveals": "parlour.kernel.open_information", "scored": "parlour.kernel.results"}
)
"""Functions that rules may leave out, each with the module of its default."""

GENERATOR: Final = "5"  # raise when the way packages are written changes
KEEP_DAYS: Final = 30
DAY: Final = 86_400.0

_log = logging.getLogger(__name__)
_lock = threading.RLock()


def cache_folder() -> Path:
    """The folder of twins, created if missing; a private temporary one if this one is unsafe or read-only."""
    named = os.environ.get("PARLOUR_CACHE")
    try:
        folder = Path(named) if named else _usual_cache_folder()
    except RuntimeError as error:  # neither the environment nor the system names a home
        if not _private:
            _log.warning("there is no folder for the cache (%s); compiled rules are not kept", error)
        return _temporary()
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.TemporaryFile(dir=folder):
            pass
        folder = folder.resolve()
        why = whose_to_write(folder)
    except OSError as error:
        if named:
            raise
        _log.warning("the cache folder %s cannot be written (%s); compiled rules are not kept", folder, error)
        return _temporary()
    if why:
        if not _private:
            _log.warning("the cache folder %s is not used: %s; compiled rules are not kept", folder, why)
        return _temporary()
    return folder


def _usual_cache_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "parlour" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "parlour"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "parlour"


_private: list[Path] = []
REMOVER: Final = """
import shutil, signal, sys, time
from pathlib import Path
signal.signal(signal.SIGTERM, signal.SIG_IGN)  # which all processes of a service get together
sys.stdin.buffer.read()
gone = 0
for _ in range(600):
    shutil.rmtree(sys.argv[1], ignore_errors=True)
    gone = 0 if Path(sys.argv[1]).exists() else gone + 1
    if gone == 10:
        break
    time.sleep(0.2)
"""
"""Waits for the end of its standard input, then removes a folder, also while others still write there."""


def _temporary() -> Path:
    """A folder for this process and its children.

    A process removes it when this one has ended, even by a signal that calls nothing registered `atexit`.
    """
    if not _private:
        folder = tempfile.mkdtemp(prefix="parlour-")
        reading, _ = os.pipe()  # the other end is closed when this process has ended
        remover = subprocess.Popen(code_command(REMOVER, folder), stdin=reading, start_new_session=True)
        remover.returncode = 0  # it outlives this process, which does not wait for it
        os.close(reading)
        os.environ["PARLOUR_CACHE"] = folder
        _private.append(Path(folder))
    return _private[0]


class Packages(NamedTuple):
    """Writes the packages of one game: its slug, its rules module, and whether its twin compiles."""

    slug: str
    home: str
    compiled: bool

    def make(
        self,
        sources: Mapping[str, ModuleSource],
        bind: Mapping[str, str],
        below: str = "",
        own: Collection[str] = (),
    ) -> str:
        """The name of the package with these sources, written if it does not exist.

        `bind` replaces modules by others; `own` are modules of the package `below` that are imported from it.
        """
        facts = [*_circumstances(self.compiled), below, self.home, *sorted(map(str, bind.items()))]
        for module in sorted(sources):
            facts += module, code_only(sources[module].text)
        name = f"{TWIN if self.compiled else PLAIN}{self.slug}_{digest(*facts)}"
        folder = cache_folder() / name
        if not (folder / "__init__.py").is_file():
            self._write(folder, name, sources, bind, dict.fromkeys(own, below) | dict.fromkeys(sources, name))
            prune(folder.parent, name.rpartition("_")[0])
        touch(folder)
        return name

    def _write(
        self,
        folder: Path,
        name: str,
        sources: Mapping[str, ModuleSource],
        bind: Mapping[str, str],
        packages: Mapping[str, str],
    ) -> None:
        def place(module: str) -> str:
            return f"{packages[module]}.{module}" if module in packages else module

        replaced = {CONTRACT: self.home, **bind}

        def write(making: Path) -> None:
            for module, source in sources.items():
                if module in replaced:
                    text = _stand_in(module, replaced[module], place)
                else:
                    text = rewrite_imports(source.text, source.package, place)
                    if self.compiled:  # Python's own numbers are signed, and wide enough for any shift
                        text = widen_ints(text)
                path = making.joinpath(*module.split(".")).with_suffix(".py")
                if any(other.startswith(module + ".") for other in sources):
                    path = path.with_suffix("") / "__init__.py"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")

        put(folder, write)


def put(folder: Path, write: Callable[[Path], None]) -> None:
    """Make a package: `write` writes it into a folder, which takes its place at once and whole."""
    making = Path(tempfile.mkdtemp(prefix=".making-", dir=folder.parent))
    try:
        write(making)
        for inner in [making, *(path for path in making.rglob("*") if path.is_dir())]:
            (inner / "__init__.py").touch()
        try:
            making.rename(folder)
        except OSError:
            if not (folder / "__init__.py").is_file():
                raise  # else another process was first, with the same content
    finally:
        shutil.rmtree(making, ignore_errors=True)


def _stand_in(module: str, name: str, place: Callable[[str], str]) -> str:
    rules = importlib.import_module(name)
    if module == CONTRACT:
        left_out = defaults(rules)
        names = [*FUNCTIONS, *(function for function in DEFAULTS if function not in left_out)]
        lines = [f"from {place(default)} import {function}" for function, default in left_out.items()]
        return "\n".join([f"from {place(name)} import {', '.join(names)}", *lines, ""])
    names = [n for n, value in vars(rules).items() if getattr(value, "__module__", "") == name]
    return f"from {place(name)} import {', '.join(names)}\n"


def defaults(rules: ModuleType) -> dict[str, str]:
    """The functions that a game's rules leave out, each with the module of its default."""
    return {name: module for name, module in DEFAULTS.items() if not hasattr(rules, name)}


def load(package: str, module: str) -> ModuleType:
    """Import a module of a generated package."""
    with _lock:
        if package not in sys.modules:
            folder = cache_folder() / package
            spec = importlib.util.spec_from_file_location(
                package, folder / "__init__.py", submodule_search_locations=[str(folder)]
            )
            assert spec is not None
            assert spec.loader is not None
            loaded = importlib.util.module_from_spec(spec)
            sys.modules[package] = loaded
            spec.loader.exec_module(loaded)
        return importlib.import_module(f"{package}.{module}")


def _circumstances(compiled: bool) -> tuple[str, ...]:
    facts = [GENERATOR, sys.version, np.__version__, sys.implementation.cache_tag or "", platform.machine()]
    if compiled:
        import llvmlite
        import llvmlite.binding
        import numba

        facts += [numba.__version__, llvmlite.__version__]
        facts += [getattr(numba.config, "CPU_NAME", None) or llvmlite.binding.get_host_cpu_name()]
        facts += [str(getattr(numba.config, "CPU_FEATURES", None))]
        facts += [llvmlite.binding.get_host_cpu_features().flatten()]
    return tuple(facts)


def touch(folder: Path) -> None:
    """Record that a twin is in use, at most once a day."""
    stamp = folder / "used"
    try:
        if not stamp.exists() or time.time() - stamp.stat().st_mtime > DAY:
            stamp.touch()
    except OSError:
        pass  # a read-only cache still works


def prune(folder: Path, prefix: str) -> None:
    """Remove twins of the game unused for `KEEP_DAYS`, and leftovers of interrupted processes."""
    for old in [*folder.glob(f"{prefix}_*"), *folder.glob(".making-*")]:
        stamp = old / "used" if (old / "used").exists() else old
        try:
            if time.time() - stamp.stat().st_mtime > KEEP_DAYS * DAY:
                shutil.rmtree(old, ignore_errors=True)
        except OSError:
            continue  # already gone
