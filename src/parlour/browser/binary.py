"""Makes a WebAssembly module from an object file of LLVM for wasm32.

The code of a single object already has its final indices, with its data from address 0 on. Only exports are
missing: they are read from the symbol table and added.

Source: the WebAssembly specification, "Binary Format", and the tool conventions' "Linking".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

HEADER: Final = b"\0asm\1\0\0\0"
CUSTOM, IMPORT, EXPORT = 0, 2, 7
IMPORTED_TABLE, IMPORTED_GLOBAL = 1, 3
ORDER: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 10, 11)
"""The order of a module's sections, by kind."""
LINKING_VERSION: Final = 2
SYMBOL_TABLE: Final = 8
FUNCTION, DATA, GLOBAL, TAG, TABLE = 0, 1, 2, 4, 5
UNDEFINED, NAMED = 0x10, 0x40
SEVEN_BITS: Final = 0x7F
MORE: Final = 0x80


class ByteReader:
    """Reads numbers and names from bytes, one after another."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data, self.at = data, at

    def byte(self) -> int:
        """Read the next byte."""
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        """Read an unsigned LEB128 number."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & SEVEN_BITS) << shift
            shift += 7
            if byte < MORE:
                return value

    def take(self, size: int) -> bytes:
        """Read the next `size` bytes."""
        self.at += size
        return self.data[self.at - size : self.at]

    def name(self) -> str:
        """Read a name, which follows its length."""
        return self.take(self.number()).decode()


def encoded(n: int) -> bytes:
    """Encode an unsigned number as LEB128.

    >>> encoded(300).hex()
    'ac02'
    """
    out = bytearray()
    while n >= MORE:
        out.append(n & SEVEN_BITS | MORE)
        n >>= 7
    return bytes([*out, n])


def sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    """The sections of a module or object, each with its kind."""
    reader = ByteReader(data, len(HEADER))
    while reader.at < len(data):
        kind = reader.byte()
        yield kind, reader.take(reader.number())


def defined_functions(linking: bytes) -> dict[str, int]:
    """Name -> index of each function that an object defines, from the body of its `linking` section."""
    reader = ByteReader(linking)
    version = reader.number()
    if version != LINKING_VERSION:
        raise ValueError(f"object files have linking version {LINKING_VERSION}, this one {version}")
    indices: dict[str, int] = {}
    while reader.at < len(linking):
        kind = reader.byte()
        size = reader.number()
        end = reader.at + size
        if kind == SYMBOL_TABLE:
            for _ in range(reader.number()):
                indices.update(_symbol(reader))
        reader.at = end
    return indices


def _symbol(reader: ByteReader) -> Iterator[tuple[str, int]]:
    """Read one symbol; yields it if it is a defined function."""
    kind, flags = reader.byte(), reader.number()
    defined = not flags & UNDEFINED
    if kind in (FUNCTION, GLOBAL, TAG, TABLE):
        index = reader.number()
        if defined or flags & NAMED:
            name = reader.name()
            if kind == FUNCTION and defined:
                yield name, index
    elif kind == DATA:
        reader.name()
        if defined:  # segment, offset, size
            for _ in range(3):
                reader.number()
    else:
        reader.number()


def imported_functions(obj: bytes) -> list[str]:
    """The functions that an object calls and does not define."""
    names = []
    for section, body in sections(obj):
        if section == IMPORT:
            reader = ByteReader(body)
            for _ in range(reader.number()):
                _, name, kind = reader.name(), reader.name(), reader.byte()
                if kind == FUNCTION:
                    reader.number()  # its type
                    names.append(name)
                else:
                    _skip_import(reader, kind)
    return names


def _skip_import(reader: ByteReader, kind: int) -> None:
    """Read over an object's description of a table, a memory or a global that it imports."""
    if kind == IMPORTED_GLOBAL:
        reader.take(2)  # its type, and whether it changes
        return
    if kind == IMPORTED_TABLE:
        reader.byte()  # its type
    for _ in range(2 if reader.byte() & 1 else 1):  # the least size, and the most if there is one
        reader.number()


def module_of(obj: bytes, exports: Iterable[str]) -> bytes:
    """Make a module with these exports, which imports `env.__linear_memory` and `env.__stack_pointer`."""
    if obj[: len(HEADER)] != HEADER:
        raise ValueError("this is no WebAssembly object")
    bodies: list[tuple[int, bytes]] = []
    functions: dict[str, int] = {}
    for kind, body in sections(obj):
        if kind != CUSTOM:
            bodies.append((kind, body))
        elif (reader := ByteReader(body)).name() == "linking":
            functions = defined_functions(body[reader.at :])
    names = list(exports)
    entries = b"".join(
        encoded(len(name)) + name.encode() + bytes([FUNCTION]) + encoded(functions[name]) for name in names
    )
    bodies.append((EXPORT, encoded(len(names)) + entries))
    bodies.sort(key=lambda section: ORDER.index(section[0]))
    return HEADER + b"".join(bytes([kind]) + encoded(len(body)) + body for kind, body in bodies)
