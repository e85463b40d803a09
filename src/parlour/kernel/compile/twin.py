"""The compiled twin of a game: the same sources as a generated package, where `@compiled` compiles.

Its package lies in the cache and is named by a hash of its sources (`kernel.compile.packages`). A game's
`compiled` (`kernel.compile.compiled`) has its twins, and knows what of them is ready.
With `PARLOUR_COMPILE=0` a package `parlour_plain_…` takes its place: the same sources, nothing compiled.

    python -m parlour.kernel.compile <package>     compiles into the cache
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Mapping
from types import MappingProxyType, ModuleType
from typing import Any, Final, Protocol

import numpy as np

from parlour.kernel.compile import entry
from parlour.kernel.compile.failures import compilable
from parlour.kernel.compile.packages import CONTRACT, Packages, defaults, load
from parlour.kernel.compile.sources import ModuleSource, collect_sources
from parlour.kernel.errors import ParlourError
from parlour.kernel.records import records
from parlour.kernel.rng import RANDOM

LOOPS: Final = "parlour.kernel.batch.loops"
STEPPING: Final = "parlour.kernel.stepping"


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
        """The functions of `kernel.rules`."""

    @property
    def dtype(self) -> np.dtype[Any]:
        """The layout of its record."""


_NOTHING: Final[Mapping[str, str]] = MappingProxyType({})
_lock = threading.RLock()


def compiling() -> bool:
    """Whether twins compile: unless `PARLOUR_COMPILE` is 0. Raises `ParlourError` if it is not 0 or 1."""
    switch = os.environ.get("PARLOUR_COMPILE") or "1"
    if switch not in ("0", "1"):
        raise ParlourError(f"PARLOUR_COMPILE must be 0 or 1, not {switch!r}")
    return switch == "1"


class Twin:
    """The rules of a game, and loops bound to them, as modules of a generated package."""

    def __init__(self, game: HasRules, *, compiled: bool) -> None:
        self.game = game
        self.compiled = compiled
        home = game.rules.__name__
        self._bind = {CONTRACT: home}
        self._packages = Packages(game.slug, home, compiled)
        with _lock:
            self._defaults = defaults(game.rules)
            base = collect_sources((home, LOOPS, *self._defaults.values()), self._bind)
            self.package = self._packages.make(base, {})
        self._own = frozenset(base)
        self.rules = load(self.package, home)
        self.loops = load(self.package, LOOPS)
        self._modules: dict[tuple[str, tuple[tuple[str, str], ...]], ModuleType] = {}

    def module(self, name: str, bind: Mapping[str, str] = _NOTHING) -> ModuleType:
        """A module of loops over rules, bound to this game, such as `"parlour.search.tree.thinking"`.

        It gets a package of its own on top of the twin's, so that the rules are compiled once. `bind` puts
        modules in the place of others, as the game's rules are put in the place of the contract:
        `{"parlour.search.hooks.estimate": "parlour.games.….bots.leaf"}`.
        """
        key = (name, tuple(sorted(bind.items())))
        with _lock:
            if key not in self._modules:
                if name in self._own and not bind:
                    self._modules[key] = load(self.package, name)
                else:
                    sources = collect_sources((name,), {**self._bind, **bind})
                    upper = {module: text for module, text in sources.items() if module not in self._own}
                    self._modules[key] = load(self._upper(upper, bind), name)
            return self._modules[key]

    def entries(
        self, name: str, signatures: Mapping[str, tuple[Any, ...]], bind: Mapping[str, str] = _NOTHING
    ) -> ModuleType:
        """Functions of a module, compiled to be called from Python with records (`compile.entry`).

        `bind` is that of `module`.
        """
        import numba
        from numba import types

        state, data = numba.from_dtype(self.game.dtype), types.uint8[::1]
        with _lock:
            sources = collect_sources((name, entry.NAME), {**self._bind, **bind})
            upper = {module: text for module, text in sources.items() if module not in self._own}
            text = entry.entries(name, signatures, self.game.dtype)
            upper[f"{name}_entries"] = ModuleSource(text, "")
            package = self._upper(upper, bind)
            vars(load(package, entry.NAME))["LAYOUT"] = self.game.dtype
            entries = load(package, f"{name}_entries")
            for function, kinds in signatures.items():
                argument_types = tuple(data if kind in (state, state[::1]) else kind for kind in kinds)
                called = getattr(entries, f"{function}_in")
                called.compile(argument_types)
                _forget_bitcode(called)
        return entries

    def _upper(self, sources: Mapping[str, ModuleSource], bind: Mapping[str, str]) -> str:
        """A package on top of the twin's."""
        return self._packages.make(sources, bind, self.package, self._own)

    def function(self, name: str) -> Any:
        """A function of the contract, compiled; raises `NotCompiled` if it is missing or not marked."""
        module = load(self.package, self._defaults[name]) if name in self._defaults else self.rules
        return compilable(module, name)

    def warm(self, *names: str) -> float:
        """Compile, or load from the cache, playouts; `names`: further modules.

        A module's own `warm(states, randoms)` calls its loops on no states. Returns the seconds it took.
        """
        began = time.perf_counter()
        for module in (self.loops, *(self.module(name) for name in names)):
            module.warm(records(self.game.dtype, 0), records(RANDOM, 0))
        return time.perf_counter() - began


def _forget_bitcode(function: Any) -> None:
    """Free what numba keeps of a loaded function to link it into others, 400 kB: Python alone calls it."""
    for overload in function.overloads.values():
        overload.library._shared_module = None


def contract_signatures(dtype: np.dtype[Any]) -> dict[str, tuple[Any, ...]]:
    """The types of the arguments of each function of `kernel.rules`, for numba."""
    import numba
    from numba import types

    state, random = numba.from_dtype(dtype), numba.from_dtype(RANDOM)
    int64 = types.int64
    numbers, weights, values = types.int32[::1], types.int64[::1], types.float64[::1]
    return {
        "turn": (state,),
        "legal": (state, int64, numbers),
        "play": (state, int64, int64),
        "chance": (state, numbers, weights),
        "seen": (state, int64, int64, int64),
        "conceal": (state, int64, state),
        "scores": (state, numbers),
        "scored": (state,),
        "returns": (state, values),
        "start": (state,),
        "guess": (state, int64, random),
        "reveals": (state, int64, int64),
    }


def stepping_signatures(dtype: np.dtype[Any]) -> dict[str, tuple[Any, ...]]:
    """The types of the arguments of each function of `kernel.stepping`, for numba."""
    import numba
    from numba import types

    state, int64 = numba.from_dtype(dtype), types.int64
    numbers = types.int32[::1]
    return {
        "run": (state[::1], types.uint8[::1], types.int64[::1], numbers),
        "observe": (state[::1], int64, numbers),
        "turns": (state[::1], int64, numbers, numbers),
        "arrange": (state[::1], int64, numbers, numbers),
    }
