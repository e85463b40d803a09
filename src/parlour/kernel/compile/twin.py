"""The compiled twin of a game: the same sources as a generated package, where `@compiled` compiles.

A twin is a folder in the cache (`PARLOUR_CACHE`, else the user's cache folder), named by a hash of all the
sources in it, of Python, numpy, numba and the processor:

    parlour_twin_<slug>_<hash>/
        parlour/kernel/rng.py, actors.py, …      copies, imports of `parlour` moved to this package
        parlour/kernel/rules.py                  `from … import start, turn, …`: the game's rules
        parlour/kernel/batch/loops.py              loops over rules, now bound to this game
        parlour/games/<slug>/rules.py, state.py
        __pycache__ …                            numba's cache: a second process finds machine code

With `PARLOUR_COMPILE=0` a package `parlour_plain_…` takes its place: the same sources, nothing compiled.

    python -m parlour.kernel.compile.twin <slug or package>     compiles into the cache
"""

from __future__ import annotations

import hashlib
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
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Any, Final, Protocol

import numpy as np

from parlour.kernel.compile.decorators import TWIN
from parlour.kernel.compile.isolation import module_command, whose_to_write
from parlour.kernel.compile.sources import Source, closure, rebound, widened
from parlour.kernel.rng import RANDOM

PLAIN: Final = "parlour_plain_"
CONTRACT: Final = "parlour.kernel.rules"
LOOPS: Final = "parlour.kernel.batch.loops"
FUNCTIONS: Final = (
    "start", "turn", "legal", "chance", "play", "returns", "scores", "conceal", "seen", "guess",
)  # fmt: skip
"""What every game's rules hand over (`kernel.rules`)."""

HASH_DIGITS: Final = 16
GENERATOR: Final = "3"  # raise when the way twins are written changes
KEEP_DAYS: Final = 30
DAY: Final = 86_400.0


class HasRules(Protocol):
    """What a twin needs of a game."""

    @property
    def slug(self) -> str:
        """The name of its folder."""

    @property
    def package(self) -> str:
        """The name of its package."""

    @property
    def rules(self) -> ModuleType:
        """The ten functions of `kernel.rules`."""

    @property
    def dtype(self) -> np.dtype[Any]:
        """The layout of its record."""


_NOTHING: Final[Mapping[str, str]] = MappingProxyType({})
_log = logging.getLogger(__name__)
_lock = threading.RLock()
_twins: dict[tuple[str, bool], Twin] = {}
_ready: dict[str, Twin] = {}


def compiling() -> bool:
    """Whether twins compile: unless `PARLOUR_COMPILE` is 0."""
    return os.environ.get("PARLOUR_COMPILE", "1") != "0"


def cache_folder() -> Path:
    """Where twins lie; made if need be. A private temporary one where we cannot write, or others can."""
    given = os.environ.get("PARLOUR_CACHE")
    if given:
        folder = Path(given)
    elif sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "parlour" / "cache"
    elif sys.platform == "darwin":
        folder = Path.home() / "Library" / "Caches" / "parlour"
    else:
        folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "parlour"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.TemporaryFile(dir=folder):
            pass
        folder = folder.resolve()
        why = whose_to_write(folder)
    except OSError as error:
        if given:
            raise
        _log.warning("the cache folder %s cannot be written (%s); compiled rules are not kept", folder, error)
        return _temporary()
    if why:
        if not _private:
            _log.warning("the cache folder %s is not used: %s; compiled rules are not kept", folder, why)
        return _temporary()
    return folder


_private: list[Path] = []


def _temporary() -> Path:
    if not _private:
        _private.append(Path(tempfile.mkdtemp(prefix="parlour-")))
    return _private[0]


class Twin:
    """The rules of a game, and loops bound to them, as modules of a generated package."""

    def __init__(self, game: HasRules, *, compiled: bool) -> None:
        self.game = game
        self.compiled = compiled
        self._home = game.rules.__name__
        self._bind = {CONTRACT: self._home}
        with _lock:
            base = closure((self._home, LOOPS), self._bind)
            self.package = self._package(base, {})
        self._own = frozenset(base)
        self.rules = self._import(self.package, self._home)
        self.loops = self._import(self.package, LOOPS)
        self._modules: dict[tuple[str, tuple[tuple[str, str], ...]], ModuleType] = {}

    def module(self, name: str, bind: Mapping[str, str] = _NOTHING) -> ModuleType:
        """A module of loops over rules, bound to this game, such as `"parlour.search.tree.simulate"`.

        It gets a package of its own on top of the twin's, so that the rules are compiled once. `bind` puts
        modules in the place of others, as the game's rules are put in the place of the contract:
        `{"parlour.search.help": "parlour.games.….insight"}`.
        """
        key = (name, tuple(sorted(bind.items())))
        with _lock:
            if key not in self._modules:
                if name in self._own and not bind:
                    self._modules[key] = self._import(self.package, name)
                else:
                    found = closure((name,), {**self._bind, **bind})
                    upper = {module: text for module, text in found.items() if module not in self._own}
                    self._modules[key] = self._import(self._package(upper, bind, self.package), name)
            return self._modules[key]

    def warm(self, *names: str) -> float:
        """Compile, or load from the cache, what the shell and play-outs need; `names`: further modules.

        A module's own `warm(states, randoms)` calls its loops on no states. Returns the seconds it took.
        """
        began = time.perf_counter()
        if self.compiled:
            for name, signature in _signatures(self.game.dtype).items():
                function = getattr(self.rules, name)
                if not hasattr(function, "compile"):
                    raise TypeError(f"`{name}` in the rules of {self.game.slug} is not marked @compiled")
                function.compile(signature)
        for module in (self.loops, *(self.module(name) for name in names)):
            module.warm(records(self.game.dtype, 0), records(RANDOM, 0))
        return time.perf_counter() - began

    # -- the generated package -------------------------------------------------------------------------------

    def _package(self, sources: Mapping[str, Source], bind: Mapping[str, str], below: str = "") -> str:
        digest = hashlib.sha256()
        for fact in (*_circumstances(self.compiled), below, self._home, *sorted(map(str, bind.items()))):
            digest.update(fact.encode() + b"\0")
        for module in sorted(sources):
            digest.update(module.encode() + b"\0" + sources[module].text.encode() + b"\0")
        slug = self.game.slug
        name = f"{TWIN if self.compiled else PLAIN}{slug}_{digest.hexdigest()[:HASH_DIGITS]}"
        folder = cache_folder() / name
        if not (folder / "__init__.py").is_file():
            self._write(folder, name, sources, bind, below)
            _prune(folder.parent, name.rpartition("_")[0])
        _touch(folder)
        return name

    def _write(
        self, folder: Path, name: str, sources: Mapping[str, Source], bind: Mapping[str, str], below: str
    ) -> None:
        tops = {module.partition(".")[0] for module in (*sources, self._home)}

        def place(module: str) -> str:
            if module.partition(".")[0] not in tops:
                return module
            return f"{name if module in sources or not below else below}.{module}"

        replaced = {**self._bind, **bind}
        making = Path(tempfile.mkdtemp(prefix=".making-", dir=folder.parent))
        try:
            for module, source in sources.items():
                if module in replaced:
                    text = self._stand_in(module, place(replaced[module]), replaced[module])
                else:
                    text = rebound(source.text, source.package, place)
                    if self.compiled:  # Python's own numbers are signed, and wide enough for any shift
                        text = widened(text)
                path = making.joinpath(*module.split(".")).with_suffix(".py")
                if any(other.startswith(module + ".") for other in sources):
                    path = path.with_suffix("") / "__init__.py"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
            for inner in [making, *(path for path in making.rglob("*") if path.is_dir())]:
                (inner / "__init__.py").touch()
            try:
                making.rename(folder)
            except OSError:
                if not (folder / "__init__.py").is_file():
                    raise  # else another process was quicker, with the same content
        finally:
            shutil.rmtree(making, ignore_errors=True)

    def _stand_in(self, module: str, there: str, name: str) -> str:
        if module == CONTRACT:
            return f"from {there} import {', '.join(FUNCTIONS)}\n"
        given = importlib.import_module(name)
        names = [n for n, value in vars(given).items() if getattr(value, "__module__", "") == name]
        return f"from {there} import {', '.join(names)}\n"

    def _import(self, package: str, module: str) -> ModuleType:
        with _lock:
            if package not in sys.modules:
                folder = cache_folder() / package
                spec = importlib.util.spec_from_file_location(
                    package, folder / "__init__.py", submodule_search_locations=[str(folder)]
                )
                assert spec is not None
                assert spec.loader is not None
                made = importlib.util.module_from_spec(spec)
                sys.modules[package] = made
                spec.loader.exec_module(made)
            return importlib.import_module(f"{package}.{module}")


def twin(game: HasRules, *, compiled: bool | None = None) -> Twin:
    """The twin of a game, made if need be; a function compiles (or comes from the cache) when called."""
    wanted = compiling() if compiled is None else compiled
    with _lock:
        key = (game.rules.__name__, wanted)
        if key not in _twins:
            _twins[key] = Twin(game, compiled=wanted)
        return _twins[key]


# -- readiness: the shell runs plain rules until the twin is compiled ----------------------------------------


def rules_now(game: HasRules) -> ModuleType:
    """The compiled rules if they are ready, the plain ones until then."""
    found = _ready.get(game.rules.__name__)
    return game.rules if found is None else found.rules


def prepare(game: HasRules, *names: str) -> Twin:
    """Compile what is commonly needed, here and now; every `State` of the game runs it from now on."""
    made = twin(game)
    made.warm(*names)
    if made.compiled:
        _ready[game.rules.__name__] = made
    return made


def prepare_in_background(
    game: HasRules, *names: str, done: Callable[[Twin], None] = lambda twin: None
) -> threading.Thread | None:
    """The same without a pause: a process compiles into the cache, a thread loads. None when switched off.

    numba holds the interpreter's lock while it compiles, so a thread alone would stop everybody.
    """
    if not compiling():
        return None

    def work() -> None:
        ended = subprocess.run(
            warm_command(game, *names), stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )
        if ended.returncode:
            _log.warning("compiling %s failed; its plain rules go on: %s", game.slug, ended.stderr[-2000:])
            return
        done(prepare(game, *names))

    thread = threading.Thread(target=work, name=f"twin of {game.slug}", daemon=True)
    thread.start()
    return thread


def warm_command(game: HasRules, *names: str) -> list[str]:
    """The command that compiles a game into the cache in a process of its own."""
    return module_command("parlour.kernel.compile.twin", game.rules.__name__.rpartition(".")[0], *names)


def records(dtype: np.dtype[Any], n: int) -> np.recarray[Any, Any]:
    """`n` zeroed records whose elements plain code can read and change by attribute."""
    return np.zeros(n, dtype).view(np.recarray)


# -- what the name of a twin covers, and how long it stays ---------------------------------------------------


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


def _signatures(dtype: np.dtype[Any]) -> dict[str, tuple[Any, ...]]:
    import numba
    from numba import types

    state, random = numba.from_dtype(dtype), numba.from_dtype(RANDOM)
    whole = types.int64
    numbers, weights, values = types.int32[::1], types.int64[::1], types.float64[::1]
    return {
        "turn": (state,),
        "legal": (state, whole, numbers),
        "play": (state, whole, whole),
        "chance": (state, numbers, weights),
        "seen": (state, whole, whole, whole),
        "conceal": (state, whole, state),
        "scores": (state, numbers),
        "returns": (state, values),
        "start": (state,),
        "guess": (state, whole, random),
    }


def _touch(folder: Path) -> None:
    """Note that a twin is in use, at most once a day."""
    stamp = folder / "used"
    try:
        if not stamp.exists() or time.time() - stamp.stat().st_mtime > DAY:
            stamp.touch()
    except OSError:
        pass  # a cache that cannot be written still serves


def _prune(folder: Path, prefix: str) -> None:
    """Remove twins of the same game that nobody used for `KEEP_DAYS`, and what broken-off processes left."""
    for old in [*folder.glob(f"{prefix}_*"), *folder.glob(".making-*")]:
        stamp = old / "used" if (old / "used").exists() else old
        try:
            if time.time() - stamp.stat().st_mtime > KEEP_DAYS * DAY:
                shutil.rmtree(old, ignore_errors=True)
        except OSError:
            continue  # gone already


def main(argv: list[str]) -> int:
    """Compile one game (its slug, or its package's name) and further modules into the cache."""
    if not argv or argv[0].startswith("-"):
        print(__doc__)
        return 2
    name = argv[0] if "." in argv[0] else f"parlour.games.{argv[0]}"
    game: HasRules = importlib.import_module(name).GAME
    made = importlib.import_module("parlour.kernel.compile.twin").twin(game)
    print(f"{made.package}: {made.warm(*argv[1:]):.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
