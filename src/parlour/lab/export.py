"""Finished games as arrays: observations, legal actions, actions and rewards of each seat.

One row for each decision of each game. A file is an `.npz`, or Parquet by its suffix (pyarrow).

- `game`, `step`: which game, and the number of the entry in its record
- `seat`: who decided
- `observation`: the flat row of what the seat saw (`lab.encoding`); or with `fields`, an array a field
- `mask`: legal actions, bit by bit: `numpy.unpackbits(mask, axis=1, count=action_count)`
- `action`: what was played
- `reward`: what the seat earned from here to its next decision, or the end
- `outcome`: the seat's return at the end
- `last`: whether it was the seat's last decision
- `side`: the seat's team
- `bot`, `bot_seed`: the level that decided, and what its own choices came from, where the record says
- `draws`: the seed of the draws, where the record has it
- `visits`, `value`: of the turn that the action belongs to, where a search chose it in the arena: simulations
  through the position after it, and the mean return of the seat in them; else 0 and NaN

`about` (JSON) gives game, options and encoding. Unfinished games are left out.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.games import find
from parlour.kernel.errors import ParlourError
from parlour.kernel.game_record import GameRecord, Identity, document_text
from parlour.kernel.record_text import read_any
from parlour.kernel.records import records
from parlour.kernel.state import State, Variant
from parlour.lab import walk
from parlour.lab.encoding import Encoding
from parlour.lab.policy import digest_of
from parlour.lab.sitting import Observation, Rewards, chosen
from parlour.search.turn import Thought

FORMAT: Final = "parlour-games-1"
LOOPS: Final = "parlour.lab.walk"
BITS: Final = walk.BITS
BYTES_A_FILE: Final = 256 << 20
"""Uncompressed bytes of arrays after which the next numbered file begins."""

Arrays = dict[str, NDArray[Any]]
Thoughts = Mapping[int, Thought]
"""The evaluations by searches, by the number of an entry."""
NONE: Final[Thoughts] = MappingProxyType({})
UNKNOWN: Final = Thought(0, float("nan"))


class Writer:
    """Writes the decisions of finished games of one variant, in numbered files if there are many.

    >>> import tempfile
    >>> from parlour.testing.tiny import GAME
    >>> state = Variant.of(GAME, seats=2).new_state(seed=7)
    >>> while not state.is_over:
    ...     state.apply(state.turn[0], state.legal_actions(state.turn[0])[0])
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     with Writer(Path(folder, "games.npz"), state.variant) as writer:
    ...         _ = writer.add(state)
    ...     arrays = read(Path(folder, "games.npz"))
    >>> arrays["action"].shape == arrays["reward"].shape == (writer.rows,)
    True
    """

    def __init__(
        self,
        path: Path,
        variant: Variant,
        *,
        observation: Observation = "flat",
        rewards: Rewards = "returns",
        bytes_a_file: int = BYTES_A_FILE,
    ) -> None:
        """`path` ends in `.npz` or `.parquet`; when it is full, `name-1.npz`, `name-2.npz` … follow."""
        if path.suffix not in (".npz", ".parquet"):
            raise ParlourError(
                f"games are written as .npz or .parquet, not as {path.suffix or 'a file without end'}"
            )
        self.path, self.variant = path, variant
        self.encoding = Encoding(variant)
        self.games, self.rows = 0, 0
        self.files: list[Path] = []
        self._flat = chosen(observation, Observation, "observation") == "flat"
        self._rewards: Rewards = chosen(rewards, Rewards, "rewards")
        self._most = bytes_a_file
        self._held: list[Arrays] = []
        self._bytes_held = 0

    def __enter__(self) -> Writer:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is None:
            self.close()

    def add(self, game: State | GameRecord, thoughts: Thoughts = NONE) -> bool:
        """Add a game with its searches' evaluations; returns False and adds nothing if it is not over."""
        record = game if isinstance(game, GameRecord) else game.record()
        arrays = decisions(self.variant, record, self.encoding, rewards=self._rewards, flat=self._flat)
        if arrays is None:
            return False
        of_turns = [thoughts.get(step, UNKNOWN) for step in arrays["step"].tolist()]
        arrays["visits"] = np.array([thought.visits for thought in of_turns], np.int32)
        arrays["value"] = np.array([thought.value for thought in of_turns], np.float32)
        arrays["game"] = np.full(len(arrays["action"]), self.games, np.int32)
        self._held.append(arrays)
        self._bytes_held += sum(array.nbytes for array in arrays.values())
        self.rows += len(arrays["action"])
        self.games += 1
        if self._bytes_held >= self._most:
            self._flush()
        return True

    def close(self) -> None:
        """Write buffered rows."""
        if self._held or not self.files:
            self._flush()

    def _flush(self) -> None:
        number = len(self.files)
        path = self.path if number == 0 else self.path.with_stem(f"{self.path.stem}-{number}")
        names = self._held[0] if self._held else {}
        arrays = {name: np.concatenate([held[name] for held in self._held]) for name in names}
        about = {
            "format": FORMAT,
            "game": self.variant.game.slug,
            "options": self.variant.options_text(),
            "rules_version": self.variant.game.rules_version,
            "action_count": self.variant.game.action_count,
            "encoding": digest_of(self.encoding),
            "rewards": self._rewards,
        }
        write(path, arrays, about)
        self.files.append(path)
        self._held, self._bytes_held = [], 0


def decisions(
    variant: Variant,
    record: GameRecord,
    encoding: Encoding,
    *,
    rewards: Rewards = "returns",
    flat: bool = True,
) -> Arrays | None:
    """The decisions of a record as arrays; None if it is not over. Raises what replaying raises."""
    if not record.over:
        return None
    variant.game.compiled.load_rules()
    walked = _walked(variant, record, rewards)
    if walked is None:
        return None
    seats = walked.seats
    arrays: Arrays = {
        "step": walked.steps,
        "seat": seats.astype(np.int8),
        "mask": walked.masks,
        "action": walked.actions,
        "reward": walked.rewards,
        "outcome": walked.outcome[seats],
        "last": walked.last,
        "side": np.array(variant.teams, np.int8)[seats],
        "draws": np.full(len(seats), record.seed),
    }
    players = [*record.players, *(Identity() for _ in range(variant.seats - len(record.players)))]
    arrays["bot"] = np.array([player.level for player in players])[seats]
    arrays["bot_seed"] = np.array([player.seed for player in players])[seats]
    if flat:
        arrays["observation"] = encoding.flats(walked.views, seats)
    else:
        many = encoding.many_fields(walked.views, seats)
        arrays |= {f"observation.{name}": column for name, column in many.items()}
    return arrays


class _Walked(NamedTuple):
    """The decisions of a record, a row each, and the result."""

    views: NDArray[Any]
    masks: NDArray[np.uint8]
    steps: NDArray[np.int32]
    seats: NDArray[np.int32]
    actions: NDArray[np.int32]
    rewards: NDArray[np.float32]
    last: NDArray[np.bool_]
    outcome: NDArray[np.float32]


def _walked(variant: Variant, record: GameRecord, rewards: Rewards) -> _Walked | None:
    """A replayed record with an observation at each decision; None if it does not end."""
    game = variant.game
    fields = variant.begin_record(record).fields
    entries: NDArray[np.int32] = np.array(record.entries, np.int32).reshape(-1, 2)
    own = np.flatnonzero(entries[:, 0] >= 0)
    views = records(game.dtype, len(own))
    masks = np.zeros((len(own), -(-game.action_count // BITS)), np.uint8)
    earned, last = np.zeros(len(own), np.float32), np.zeros(len(own), np.bool_)
    latest = np.full(variant.seats, walk.NO_ROW, np.int32)
    points = np.zeros((2, variant.seats), np.int32)
    loops: Any = game.compiled.twin().module(LOOPS)
    sign = 0 if rewards == "returns" else 1 if game.more_is_better else -1
    done = loops.walk(
        fields, entries, variant.seats, sign,
        walk.DecisionRows(views, masks, earned, last),
        walk.WalkScratch(
            latest, points[0], points[1],
            np.zeros(game.max_legal, np.int32), np.zeros(game.max_outcomes, np.int32),
            np.zeros(game.max_outcomes, np.int64),
        ),
    )  # fmt: skip
    if done < len(entries):
        variant.replay(record)  # raises the fault, naming the entry
        raise AssertionError(f"the law allows entry {done} of a record, the rules do not")
    outcome = np.zeros(variant.seats, np.float64)
    if not loops.result(fields, outcome):
        return None
    if sign == 0:
        decided = latest != walk.NO_ROW
        earned[latest[decided]] = outcome[decided]
    acted = entries[own]
    return _Walked(
        views, masks, own.astype(np.int32), np.ascontiguousarray(acted[:, 0]),
        np.ascontiguousarray(acted[:, 1]), earned, last, outcome.astype(np.float32),
    )  # fmt: skip


# -- files ---------------------------------------------------------------------------------------------------


def write(path: Path, arrays: Arrays, about: dict[str, Any]) -> None:
    """Write arrays of equal length into one file, with their description."""
    if path.suffix == ".npz":
        np.savez_compressed(path, about=np.array(json.dumps(about)), **arrays)  # type: ignore[arg-type] # arrays
        return
    arrow, parquet = _arrow()
    columns = {}
    shapes = {}
    for name, array in arrays.items():
        shapes[name] = list(array.shape[1:])
        flat = arrow.array(np.ascontiguousarray(array).reshape(-1))
        size = int(np.prod(array.shape[1:]))
        columns[name] = flat if array.ndim == 1 else arrow.FixedSizeListArray.from_arrays(flat, size)
    table = arrow.table(columns).replace_schema_metadata({"about": json.dumps({**about, "shapes": shapes})})
    parquet.write_table(table, path, compression="zstd")


def read(path: Path) -> Arrays:
    """The arrays of a file, of either kind, and `about` as a text."""
    if path.suffix == ".npz":
        with np.load(path, allow_pickle=False) as file:
            return {name: file[name] for name in file.files}
    _, parquet = _arrow()
    table = parquet.read_table(path)
    about = json.loads(table.schema.metadata[b"about"])
    arrays: Arrays = {"about": np.array(json.dumps({k: v for k, v in about.items() if k != "shapes"}))}
    for name, shape in about["shapes"].items():
        column = table.column(name).combine_chunks()
        values = column if not shape else column.flatten()
        arrays[name] = values.to_numpy(zero_copy_only=False).reshape(-1, *shape)
    return arrays


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise ParlourError("Parquet needs pyarrow: pip install parlour[lab]; .npz does without") from None
    return pyarrow, parquet


def records_in(paths: Iterable[Path]) -> Iterator[GameRecord]:
    """The records of files: one in either form, or in `.jsonl` one a line."""
    for path in paths:
        text = document_text(path.read_bytes())
        for document in filter(str.strip, text.split("\n") if path.suffix == ".jsonl" else [text]):
            yield read_any(document, find)


def export(paths: Iterable[Path], out: Path, *, observation: Observation, rewards: Rewards) -> Writer:
    """Write the finished games of record files into `out`; they must be of one game with the same options."""
    writer: Writer | None = None
    for record in records_in(paths):
        variant = Variant.of(find(record.game), **record.options)
        if writer is None:
            writer = Writer(out, variant, observation=observation, rewards=rewards)
        elif variant != writer.variant:
            raise ParlourError(
                "the records are of different games or options; export each kind into a file of its own"
            )
        writer.add(record)
    if writer is None:
        raise ParlourError("there is no record to export")
    writer.close()
    return writer
