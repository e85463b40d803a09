"""Lines of a log as bytes: a tenth of the memory, and what the store keeps of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from parlour.display.scene import LogLine
from parlour.kernel.message import packed as packed_words
from parlour.kernel.message import unpacked as unpacked_words
from parlour.presentation.message_parts import NumberedLine


class PackedLine(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A line of a seat's log."""

    n: int
    seat: int
    text: Any
    """As `kernel.message.packed` has it."""
    gain: int | None
    parts: list[Any]
    places: list[str]


NO_LINES: Final = msgspec.msgpack.encode([])
_raw: Final = msgspec.msgpack.Decoder(list[msgspec.Raw])
_lines: Final = msgspec.msgpack.Decoder(list[PackedLine])


def extended(packed: bytes, lines: Iterable[NumberedLine]) -> bytes:
    """Packed lines and some more."""
    return msgspec.msgpack.encode([*_raw.decode(packed), *map(_packed, lines)])


def unpacked(packed: bytes) -> list[NumberedLine]:
    """The lines as they were."""
    return [_line(line) for line in _lines.decode(packed)]


def _packed(line: NumberedLine) -> PackedLine:
    told = line.told
    parts = [packed_words(part) for part in told.parts]
    return PackedLine(line.n, line.seat, packed_words(told.text), told.gain, parts, list(told.places))


def _line(line: PackedLine) -> NumberedLine:
    parts = tuple(unpacked_words(part) for part in line.parts)
    told = LogLine(unpacked_words(line.text), line.gain, parts, tuple(line.places))
    return NumberedLine(line.n, line.seat, told)
