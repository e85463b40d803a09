"""The compiled parts of a game: each is cold, compiling, ready, or failed for a reason.

Plain functions serve until a part is ready. A part is loaded here and now, which blocks, or begun in the
background, by a process that compiles into the cache and a thread that loads the result: numba holds the
interpreter's lock while it compiles, so a thread alone would stop everybody. Display and search have recipes
of their own (`display.compile`, `search.tree.compile`), puzzles in `kernel.puzzle`.
"""

from __future__ import annotations

import logging
import subprocess
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from threading import RLock, Thread, current_thread
from types import ModuleType
from typing import Any, Final, Generic, TypeVar

from parlour.kernel.compile.cached import NotCached
from parlour.kernel.compile.failures import reason_of
from parlour.kernel.compile.packages import CONTRACT
from parlour.kernel.compile.twin import (
    STEPPING,
    HasRules,
    Twin,
    compiling,
    contract_signatures,
    stepping_signatures,
)

SAID: Final = 2000
"""The most characters kept of the output of a process that failed."""

Made = TypeVar("Made")

_log = logging.getLogger(__name__)


class Readiness(Enum):
    """The state of a part."""

    COLD = "cold"
    COMPILING = "compiling"
    READY = "ready"
    """Loaded here, or in the cache for processes that load it."""
    FAILED = "failed"


class Part(Generic[Made]):
    """A compiled part of a game.

    >>> part = Part[str]()
    >>> part.readiness.value, part.now
    ('cold', None)
    >>> part.load(lambda: "made"), part.readiness.value, part.now
    ('made', 'ready', 'made')
    """

    def __init__(self) -> None:
        self.readiness = Readiness.COLD
        self.failure = ""
        """Why compiling failed, with file and function where they are known."""
        self.now: Made | None = None
        """The part, once it is loaded in this process."""
        self._lock = RLock()
        self._background: Thread | None = None

    @property
    def ready(self) -> bool:
        """Whether it is loaded here, or in the cache for processes that load it."""
        return self.readiness is Readiness.READY

    def load(self, recipe: Callable[[], Made]) -> Made:
        """Compile it, or load it from the cache, once; blocks. Raises what the recipe raises."""
        begun = self._background
        if begun is not None and begun is not current_thread():
            begun.join()
        with self._lock:
            if self.now is None:
                if not self.ready:
                    self.readiness = Readiness.COMPILING
                try:
                    self.now = recipe()
                except NotCached:
                    self.readiness = Readiness.COLD
                    raise
                except Exception as error:
                    self._fail(reason_of(error))
                    raise
                self.readiness = Readiness.READY
            return self.now

    def begin(self, command: Sequence[str], recipe: Callable[[], Made]) -> None:
        """Compile it in a process of its own, then load it in a thread; does nothing where it was begun."""
        with self._lock:
            if self.now is None and self._background is None:
                self._background = Thread(target=self._compile, args=(command, recipe), daemon=True)
                self._background.start()

    def note_cached(self) -> None:
        """Note that another process has compiled it into the cache."""
        self.readiness = Readiness.READY

    def _compile(self, command: Sequence[str], recipe: Callable[[], Made]) -> None:
        self.readiness = Readiness.COMPILING
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
        if done.returncode:
            self._fail(done.stderr[-SAID:])
            _log.warning("compiling failed: %s", self.failure)
        else:
            self.load(recipe)

    def _fail(self, reason: str) -> None:
        self.readiness, self.failure = Readiness.FAILED, reason


class Compiled:
    """The compiled parts of one game."""

    def __init__(self, game: HasRules) -> None:
        self._game = game
        self._lock = RLock()
        self._twins: dict[bool, Twin] = {}
        self.rules = Part[ModuleType]()
        """The functions of `kernel.rules`."""
        self.stepping = Part[ModuleType]()
        """`kernel.stepping`, bound to the rules."""
        self.display = Part[ModuleType]()
        """`display.following`, bound to the display."""
        self.search = Part[ModuleType]()
        """`search.tree.thinking`, bound to rules and hooks."""
        self.puzzles = Part[Mapping[str, Any]]()
        """The modules that puzzles need, by name."""

    def twin(self, *, compiled: bool | None = None) -> Twin:
        """The game's sources as a generated package, whose functions compile when called.

        With `compiled=False` nothing ever compiles there, as by default where `PARLOUR_COMPILE` is 0.
        """
        is_compiling = compiling() if compiled is None else compiled
        with self._lock:
            if is_compiling not in self._twins:
                self._twins[is_compiling] = Twin(self._game, compiled=is_compiling)
            return self._twins[is_compiling]

    def load_rules(self) -> Twin:
        """Compile what states and tables run, or load it from the cache; blocks."""
        twin = self.twin()
        if twin.compiled:
            self.stepping.load(lambda: twin.entries(STEPPING, stepping_signatures(self._game.dtype)))
            self.rules.load(lambda: _rules(twin))
        return twin

    @property
    def stepping_now(self) -> ModuleType:
        """`kernel.stepping`: compiled if it is ready, plain until then."""
        return self.stepping.now or self.twin(compiled=False).module(STEPPING)


def _rules(twin: Twin) -> ModuleType:
    signatures = contract_signatures(twin.game.dtype)
    for name in signatures:
        twin.function(name)  # says which is missing, or not marked
    return twin.entries(CONTRACT, signatures)
