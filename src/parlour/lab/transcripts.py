"""Games of an arena, stored in a folder: the record of each, and the dialogue with programs.

`ID.json` is a game record, which replays; `ID.transcript.json` is beside it. The identity is a digest of the
game, its players and its draws, so a game that is played again has the same files.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from parlour.kernel.errors import NotReadable, ParlourError
from parlour.kernel.game_record import GameRecord, read
from parlour.kernel.message import HOUSE
from parlour.lab.programs import Account
from parlour.search.arena.matches import PlayedGame
from parlour.search.levels import Fault

FORMAT: Final = "parlour-transcript-1"
ENDING: Final = ".transcript.json"
FORFEIT: Final = "forfeit"
"""The value of a record's `ended` for a forfeited game."""
DIGITS: Final = 16


class Transcript(msgspec.Struct, frozen=True, kw_only=True):
    """What is stored of one game beside its record."""

    format: str = FORMAT
    identity: str
    names: tuple[str, str]
    """The contenders."""
    sides: tuple[int, ...]
    """For each seat, which of the two had it."""
    seed: int
    share: float
    """The first contender's share of the game: 1 won, 1/2 drawn, 0 lost."""
    seconds: tuple[float, float]
    turns: tuple[int, int]
    forfeited_by: int = -1
    """0 or 1: the contender that forfeited the game."""
    fault: Fault | None = None
    reason: str = ""
    accounts: tuple[Account | None, Account | None] = (None, None)
    """The dialogue with each contender that is a program."""


def identity(record: GameRecord, names: Sequence[str], seed: int) -> str:
    """A digest of a game: its rules, options, players, and all that was played and drawn."""
    facts = (
        record.game,
        record.rules_version,
        record.options,
        record.entries,
        record.seats,
        tuple(names),
        seed,
    )
    return hashlib.sha256(repr(facts).encode()).hexdigest()[:DIGITS]


def keep(folder: Path, names: tuple[str, str], game: PlayedGame) -> str:
    """Write a game with its record into a folder; returns its identity. Raises `NotReadable`."""
    record = game.record
    if record is None:
        raise ParlourError("a game without a record cannot be kept")
    lost = game.forfeit
    record = msgspec.structs.replace(
        record,
        seats=[names[side] for side in game.sides],
        returns=list(game.returns),
        ended="" if lost is None else FORFEIT,
        ended_by=[] if lost is None else [seat for seat, side in enumerate(game.sides) if side == lost.side],
    )
    game_id = identity(record, names, game.seed)
    transcript = Transcript(
        identity=game_id,
        names=names,
        sides=game.sides,
        seed=game.seed,
        share=game.share,
        seconds=game.seconds,
        turns=game.turns,
        forfeited_by=-1 if lost is None else lost.side,
        fault=None if lost is None else lost.fault,
        reason="" if lost is None else lost.reason,
        accounts=game.accounts,
    )
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{game_id}.json").write_text(record.json(), encoding="utf-8")
        (folder / f"{game_id}{ENDING}").write_bytes(msgspec.json.encode(transcript))
    except OSError as error:
        why = error.strerror or str(error)
        raise NotReadable(HOUSE("cli-cannot-write", file=str(folder), why=why)) from None
    return game_id


def kept(folder: Path) -> Iterator[tuple[Transcript, GameRecord]]:
    """The games of a folder, by identity; raises `NotReadable` for a file that is none."""
    for path in sorted(folder.glob(f"*{ENDING}")):
        try:
            transcript = msgspec.json.decode(path.read_bytes(), type=Transcript)
            record = read(path.with_name(f"{transcript.identity}.json").read_bytes())
        except OSError as error:
            why = error.strerror or str(error)
            raise NotReadable(HOUSE("cli-cannot-read", file=str(path), why=why)) from None
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise NotReadable(HOUSE("cli-cannot-read", file=str(path), why=str(error))) from None
        yield transcript, record
