"""Lines of a log as bytes: a tenth of the memory, and what the store keeps of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from parlour.display.news import Numbers
from parlour.display.scene import LogLine
from parlour.kernel.message import packed as packed_words
from parlour.kernel.message import unpacked as unpacked_words
from parlour.wire.parts import NumberedLine


class PackedLine(
    msgspec.Struct, frozen=True, array_like=True, omit_defaults=True, forbid_unknown_fields=True
):
    """A line of a seat's log."""

    n: int
    seat: int
    text: Any
    """The line in the game's numbers, or its text as `kernel.message.packed` has it."""
    gain: int | None = None
    parts: list[Any] = []
    places: list[str] = []


NO_LINES: Final = msgspec.msgpack.encode([])
_raw: Final = msgspec.msgpack.Decoder(list[msgspec.Raw])
_lines: Final = msgspec.msgpack.Decoder(list[PackedLine])


def line(n: int, seat: int, told: LogLine | Numbers) -> PackedLine:
    """One line, of event `n`, about a seat."""
    if not isinstance(told, LogLine):
        return PackedLine(n, seat, told)
    parts = [packed_words(part) for part in told.parts]
    return PackedLine(n, seat, packed_words(told.text), told.gain, parts, list(told.places))


def extended(packed: bytes, lines: Iterable[PackedLine]) -> bytes:
    """Packed lines and some more."""
    return msgspec.msgpack.encode([*_raw.decode(packed), *lines])


def unpacked(packed: bytes) -> list[PackedLine]:
    """The lines one by one."""
    return _lines.decode(packed)


def in_words(line: PackedLine, read: Callable[[Numbers], LogLine]) -> NumberedLine:
    """A line as it was; `read` puts a game's numbers into words."""
    if isinstance(line.text, list | tuple) and isinstance(line.text[0], int):
        return NumberedLine(line.n, line.seat, read(tuple(line.text)))
    parts = tuple(unpacked_words(part) for part in line.parts)
    told = LogLine(unpacked_words(line.text), line.gain, parts, tuple(line.places))
    return NumberedLine(line.n, line.seat, told)
