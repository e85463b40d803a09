"""A trained policy as a file: dense layers over the flat observation, playable with NumPy alone.

A file is an `.npz` with, for each layer k, `weights_k` (inputs, outputs) and `biases_k`; `relu` lies between
layers; the last gives one score per action number. `about` (JSON) gives game, options and encoding.

>>> from parlour.testing.tiny import GAME
>>> encoding = Encoding(Variant.of(GAME, seats=2, random_start=False))
>>> layer = np.zeros((encoding.size, GAME.action_count)), np.arange(GAME.action_count)
>>> policy = Policy.of(encoding, [layer])
>>> view = Variant.of(GAME, seats=2, random_start=False).new_state(seed=7).view(0)
>>> run = policy(view, seed=1)
>>> all(view.apply(0, action) is None for action in run)
True
"""

from __future__ import annotations

import hashlib
import json
import zipfile
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from parlour.games import find
from parlour.kernel.calls import reveals
from parlour.kernel.errors import ParlourError
from parlour.kernel.records import copied
from parlour.kernel.state import State, Variant
from parlour.lab.encoding import Encoding
from parlour.search.levels import Level, add_level
from parlour.search.players.plain import greedy_run
from parlour.search.tree.thinking import LONGEST_RUN

FORMAT: Final = "parlour-policy-1"
DIGITS: Final = 16

MATRIX: Final = 2
MALFORMED: Final = (
    OSError, ValueError, KeyError, TypeError, EOFError, NotImplementedError, MemoryError, RuntimeError,
    zipfile.BadZipFile, zlib.error, msgspec.DecodeError,
)  # fmt: skip
"""What NumPy and zipfile raise for files that are not an archive of arrays, or a broken one."""


class _Sandbox:
    """One seat's legal actions and their effects on copies of its record, without history.

    A run ends when it closes the turn or reveals something, or when anything but the seat's own next action
    follows.
    """

    def __init__(self, view: State) -> None:
        assert view.viewer is not None
        self.seat: int = view.viewer
        self.rules = view.game.running
        self._due = int(self.rules.turn(view.fields))
        self._closing = frozenset(view.game.closing)
        self._out = np.zeros(view.game.max_legal, np.int32)

    def legal(self, fields: np.record) -> list[int]:
        """The legal actions, ascending."""
        count = int(self.rules.legal(fields, self.seat, self._out))
        return [int(action) for action in self._out[:count]]

    def after(self, fields: np.record, action: int) -> np.record:
        """A new record, with the action played."""
        played = copied(fields)
        self.rules.play(played, self.seat, action)
        return played

    def over(self, fields: np.record, action: int, after: np.record) -> bool:
        """Whether a run ends with an action that leads from one record to another."""
        ends = action in self._closing or int(self.rules.turn(after)) != self._due
        return ends or reveals(self.rules, fields, self.seat, action)


class About(msgspec.Struct, frozen=True):
    """The description in a file."""

    format: str
    game: str
    options: dict[str, str]
    encoding: str


Layer = tuple[NDArray[np.float32], NDArray[np.float32]]


@dataclass(frozen=True)
class Policy:
    """A bot: `policy(view, seed)` returns a run of actions, the best-scored legal one at each step."""

    game: str
    options: dict[str, str]
    encoding: str
    """The digest of the encoding."""
    layers: tuple[Layer, ...]
    _known: dict[tuple[tuple[str, str], ...], tuple[Encoding, NDArray[np.intp] | None]] = field(
        default_factory=dict, compare=False, repr=False
    )

    @classmethod
    def of(cls, encoding: Encoding, layers: Sequence[tuple[NDArray[Any], NDArray[Any]]]) -> Policy:
        """A policy trained on these observations; raises `ParlourError` if sizes do not match."""
        variant = encoding.variant
        numbers = all(w.dtype.kind in "fiu" and w.ndim == MATRIX and b.dtype.kind in "fiu" for w, b in layers)
        checked = tuple((w.astype(np.float32), b.astype(np.float32)) for w, b in layers) if numbers else ()
        ends = [encoding.size, *(w.shape[1] for w, _ in checked)]
        fits = all(
            w.shape[0] == size and b.shape == w.shape[1:] and np.isfinite(w).all() and np.isfinite(b).all()
            for size, (w, b) in zip(ends, checked, strict=False)
        )
        if not checked or not fits or ends[-1] != variant.game.action_count:
            raise ParlourError(
                f"layers must lead from {encoding.size} numbers to {variant.game.action_count} actions"
            )
        return cls(variant.game.slug, variant.options_text(), digest_of(encoding), checked)

    def save(self, path: Path) -> None:
        """Write the file."""
        about = {"format": FORMAT, "game": self.game, "options": self.options, "encoding": self.encoding}
        arrays = {f"weights_{k}": w for k, (w, _) in enumerate(self.layers)}
        arrays |= {f"biases_{k}": b for k, (_, b) in enumerate(self.layers)}
        np.savez_compressed(path, about=np.array(json.dumps(about)), **arrays)  # type: ignore[arg-type] # arrays

    @classmethod
    def load(cls, path: Path) -> Policy:
        """Read a file; raises `ParlourError` if it is not a policy, or of another version of the game."""
        try:
            with path.open("rb") as data, np.load(data, allow_pickle=False) as file:
                about = msgspec.json.decode(str(file["about"]), type=About)
                count = sum(name.startswith("weights_") for name in file.files)
                layers = [(file[f"weights_{k}"], file[f"biases_{k}"]) for k in range(count)]
        except MALFORMED as error:
            raise ParlourError(f"{path} is no policy: {str(error) or type(error).__name__}") from None
        if about.format != FORMAT:
            raise ParlourError(f"{path} is no policy of the format {FORMAT}")
        try:
            policy = cls.of(Encoding(Variant.of(find(about.game), **about.options)), layers)
        except (ParlourError, TypeError) as error:
            raise ParlourError(f"{path} is no policy: {error}") from None
        if policy.encoding != about.encoding:
            raise ParlourError(f"{path} was trained on other observations of {about.game} than these")
        return policy

    def scores(self, row: NDArray[np.float32]) -> NDArray[np.float32]:
        """One score per action number, for a flat observation (or many)."""
        for k, (weights, biases) in enumerate(self.layers):
            row = row @ weights + biases
            if k < len(self.layers) - 1:
                row = np.maximum(row, 0)
        return row

    def __call__(self, view: State, seed: int) -> list[int]:
        """A run of actions of the viewing seat; deterministic, so the seed is ignored."""
        sandbox, fields = _Sandbox(view), view.fields
        if not self.fits(view):
            raise ParlourError(f"this policy for {self.game} does not see a table like this one")
        encoding, own = self._eyes(view)
        run: list[int] = []
        while len(run) < LONGEST_RUN:
            legal = sandbox.legal(fields)
            scores = self.scores(encoding.flat(fields, sandbox.seat)[own])[legal]
            run.append(legal[int(np.argmax(scores))])
            before, fields = fields, sandbox.after(fields, run[-1])
            if sandbox.over(before, run[-1], fields):
                break
        return run

    def fits(self, view: State) -> bool:
        """Whether it can play here: its game, and a table that shows everything it was trained on.

        At a larger table it observes its own part and as many others as it was trained with.
        """
        return view.game.slug == self.game and self._eyes(view)[1] is not None

    def _eyes(self, view: State) -> tuple[Encoding, NDArray[np.intp] | None]:
        """The table's encoding, and which of its numbers the policy uses."""
        key = tuple(view.variant.options_text().items())
        if key not in self._known:
            own = Encoding(Variant.of(view.game, **self.options))
            wide = Encoding(view.variant, own.features)
            self._known[key] = wide, own.within(wide)
        return self._known[key]


def seat_at_tables(path: Path) -> Level:
    """Register a policy file as a level, named like the file.

    It knows one game; in others, and at tables with fewer seats than it knows, it plays greedily.
    """
    policy = Policy.load(path)
    title = find(policy.game).title

    def player(view: State, seed: int) -> list[int]:
        return policy(view, seed) if policy.fits(view) else greedy_run(view, seed)

    seats = int(policy.options["seats"])
    where = "alone" if seats == 1 else f"at a table of {seats}"
    about = f"A trained policy that learned {title} {where}; plays other games greedily."
    level = Level(path.stem, path.stem.replace("-", " ").capitalize(), about, player)
    add_level(level)
    return level


def digest_of(encoding: Encoding) -> str:
    """A short hash of what each number of flat observations means, bounds of amounts included.

    >>> from parlour.testing.tiny import GAME
    >>> two, three = (digest_of(Encoding(Variant.of(GAME, seats=n))) for n in (2, 3))
    >>> two == three
    False
    """
    facts = [
        (name, part.slots.start, part.shape, part.feature.kind, part.feature.low, part.feature.high)
        for name, part in encoding.parts.items()
    ]
    return hashlib.sha256(repr((encoding.variant.game.slug, facts)).encode()).hexdigest()[:DIGITS]
