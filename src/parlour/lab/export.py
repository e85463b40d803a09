"""Finished games as arrays: what each seat saw, what it might have done, what it did, what that earned it.

One row for each decision of each game. A file is an `.npz`, or Parquet where its name ends so (pyarrow).

| array | of a row |
|---|---|
| `game`, `step` | which game, and the number of the entry in its record |
| `seat` | who decided |
| `observation` | the flat row of what the seat saw (`lab.encoding`); or with `fields`, an array a field |
| `mask` | legal actions, bit by bit: `numpy.unpackbits(mask, axis=1, count=action_count)` |
| `action` | what was played |
| `reward` | what the seat earned from here to its next decision, or the end |
| `outcome` | the seat's return at the end |
| `last` | whether it was the seat's last decision |

`about` says in JSON which game, options and encoding. Games that are not over are left out.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from parlour.games import find
from parlour.kernel import record as records_of
from parlour.kernel.actors import CHANCE, TABLE
from parlour.kernel.errors import ParlourError
from parlour.kernel.record import Record
from parlour.kernel.state import State
from parlour.kernel.twin import prepare, records
from parlour.kernel.variant import Variant
from parlour.lab.encoding import Encoding
from parlour.lab.policy import print_of
from parlour.lab.sitting import Observation, Rewards, chosen

FORMAT: Final = "parlour-games-1"
ROWS_A_FILE: Final = 200_000
"""Rows after which a numbered file is full and the next begins."""

Arrays = dict[str, NDArray[Any]]


class Writer:
    """Takes finished games of one variant and writes their decisions, in numbered files where they are many.

    >>> import tempfile
    >>> from parlour.testing.tiny import GAME
    >>> state = GAME.with_options(seats=2).new_state(seed=7)
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
        rows_a_file: int = ROWS_A_FILE,
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
        self._most = rows_a_file
        self._held: list[Arrays] = []
        self._rows_held = 0

    def __enter__(self) -> Writer:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is None:
            self.close()

    def add(self, game: State | Record) -> bool:
        """Take a game; False, and nothing taken, where it is not over."""
        record = game if isinstance(game, Record) else game.record()
        found = decisions(self.variant, record, self.encoding, rewards=self._rewards, flat=self._flat)
        if found is None:
            return False
        found["game"] = np.full(len(found["action"]), self.games, np.int32)
        self._held.append(found)
        self._rows_held += len(found["action"])
        self.rows += len(found["action"])
        self.games += 1
        if self._rows_held >= self._most:
            self._flush()
        return True

    def close(self) -> None:
        """Write what is still held."""
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
            "encoding": print_of(self.encoding),
            "rewards": self._rewards,
        }
        write(path, arrays, about)
        self.files.append(path)
        self._held, self._rows_held = [], 0


def decisions(
    variant: Variant, record: Record, encoding: Encoding, *, rewards: Rewards = "returns", flat: bool = True
) -> Arrays | None:
    """The decisions of a record as arrays; None where it is not over. Raises what replaying raises."""
    if not record.over:
        return None
    prepare(variant.game)
    walk = _Walk(variant, record, rewards)
    if not walk.state.is_over:
        return None
    views, seats = walk.views, np.array(walk.seats, np.int32)
    found: Arrays = {
        "step": np.array(walk.steps, np.int32),
        "seat": seats.astype(np.int8),
        "mask": np.packbits(walk.masks, axis=1),
        "action": np.array(walk.actions, np.int32),
        "reward": np.array(walk.rewards, np.float32),
        "outcome": np.array(walk.state.returns(), np.float32)[seats],
        "last": np.array(walk.last, np.bool_),
    }
    if flat:
        found["observation"] = encoding.flats(views, seats)
    else:
        each = [encoding.fields(view, int(seat)) for view, seat in zip(views, seats, strict=True)]
        for name, entry in encoding.entries.items():
            column = [one[name] for one in each]
            found[f"observation.{name}"] = np.array(column, entry.dtype).reshape(len(each), *entry.shape)
    return found


class _Walk:
    """A record played again, with a look at each decision."""

    def __init__(self, variant: Variant, record: Record, rewards: Rewards) -> None:
        self._game, self._scored = variant.game, rewards == "scores"
        self._sign = 1 if variant.game.more_is_better else -1
        self.state = records_of.replay(variant, record, upto=0)
        own = [entry for entry in record.entries if entry[0] not in (CHANCE, TABLE)]
        self.views = records(variant.game.dtype, len(own))
        self.masks: NDArray[np.bool_] = np.zeros((len(own), variant.game.action_count), np.bool_)
        self.steps: list[int] = []
        self.seats: list[int] = []
        self.actions: list[int] = []
        self.rewards: list[float] = []
        self.last: list[bool] = []
        self._row_of: dict[int, int] = {}
        for number, (actor, action) in enumerate(record.entries):
            self._entry(number, actor, action)
        if not self._scored:
            for seat, row in self._row_of.items():
                self.rewards[row] = self.state.returns()[seat]

    def _entry(self, number: int, actor: int, action: int) -> None:
        self.state.check(actor, action)
        before = self.state.scores() if self._scored else []
        if actor not in (CHANCE, TABLE):
            row = len(self.actions)
            self._game.running.conceal(self.state.fields, actor, self.views[row])
            self.masks[row, self.state.legal_actions(actor)] = True
            self.steps.append(number)
            self.seats.append(actor)
            self.actions.append(action)
            self.rewards.append(0.0)
            self.last.append(True)
            if actor in self._row_of:
                self.last[self._row_of[actor]] = False
            self._row_of[actor] = row
        self.state.enter(actor, action)
        if self._scored:
            after = self.state.scores()
            for seat, row in self._row_of.items():
                self.rewards[row] += self._sign * (after[seat] - before[seat])


# -- files ---------------------------------------------------------------------------------------------------


def write(path: Path, arrays: Arrays, about: dict[str, Any]) -> None:
    """Write arrays of as many rows each into one file, with what they are about."""
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
    found: Arrays = {"about": np.array(json.dumps({k: v for k, v in about.items() if k != "shapes"}))}
    for name, shape in about["shapes"].items():
        column = table.column(name).combine_chunks()
        values = column if not shape else column.flatten()
        found[name] = values.to_numpy(zero_copy_only=False).reshape(-1, *shape)
    return found


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise ParlourError("Parquet needs pyarrow: pip install parlour[lab]; .npz does without") from None
    return pyarrow, parquet


def records_in(paths: Iterable[Path]) -> Iterator[Record]:
    """The records of files: one as JSON, or one a line."""
    for path in paths:
        text = path.read_text(encoding="utf-8")
        for document in text.splitlines() if path.suffix == ".jsonl" else [text]:
            if document.strip():
                yield records_of.read(document)


def export(paths: Iterable[Path], out: Path, *, observation: Observation, rewards: Rewards) -> Writer:
    """Write the finished games of record files into `out`; they must be of one game with the same options."""
    writer: Writer | None = None
    for record in records_in(paths):
        variant = find(record.game).with_options(**record.options)
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
