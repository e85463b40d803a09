"""Compiled functions called from Python by the bytes of records.

numba spends some microseconds on each structured record that it is handed, more than most rules take, and a
fraction of one on an array of bytes. So a generated module has each function twice: compiled, with records as
their bytes (`record_in`), and in plain Python, which finds the bytes of a record made by `kernel.records` and
calls the former. Any other record is copied into one and back.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from parlour.kernel.compile.decorators import TWIN

NAME: Final = __name__
BYTE: Final = np.dtype(np.uint8)

LAYOUT: Any = None
"""The dtype of records, which the twin writes here before anything is compiled."""

if __name__.startswith(TWIN):
    import numba

    def _typed(typing: Any, data: Any) -> Any:
        kind = numba.from_dtype(LAYOUT)

        def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            array = context.make_array(signature.args[0])(context, builder, values[0])
            return builder.bitcast(array.data, context.get_value_type(kind))

        return kind(data), generate

    def _several(typing: Any, data: Any) -> Any:
        kind = numba.types.Array(numba.from_dtype(LAYOUT), 1, "C")

        def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            data = context.make_array(signature.args[0])(context, builder, values[0])
            array = context.make_array(kind)(context, builder)
            size = context.get_constant(numba.types.intp, LAYOUT.itemsize)
            start = builder.bitcast(data.data, array.data.type)
            shape, strides = [builder.udiv(data.nitems, size)], [size]
            populate: Any = numba.np.arrayobj.populate_array
            populate(array, start, shape, strides, size, data.meminfo, data.parent)
            return array._getvalue()

        return kind(data), generate

    record_in: Any = numba.extending.intrinsic(_typed)
    records_in: Any = numba.extending.intrinsic(_several)


def bytes_of(record: Any) -> Any:
    """The bytes of a record, shared; raises `AttributeError` if they are not an array of their own."""
    data = record.base.base
    if data.dtype is not BYTE or data.size != record.nbytes:
        raise AttributeError("base")
    return data


def bytes_of_all(records: Any) -> Any:
    """Return the bytes of records that `kernel.records.records_of` has made, without a copy."""
    data = records.base
    if data.dtype is not BYTE or data.size != records.nbytes:
        raise AttributeError("base")
    return data


def by_copies(function: Any, at_records: tuple[int, ...], arguments: tuple[Any, ...]) -> Any:
    """Call a function by the bytes of copies of some arguments, and give these what they have become.

    `wanted`: which of the arguments are records, or arrays of them.
    """
    places = {k: np.asarray(arguments[k]) for k in at_records}
    copies = {k: np.frombuffer(bytearray(place.tobytes()), BYTE) for k, place in places.items()}
    result = function(*(copies.get(k, argument) for k, argument in enumerate(arguments)))
    for k, place in places.items():
        place[...] = copies[k].view(place.dtype).reshape(place.shape)
    return result


def entries(module: str, signatures: Mapping[str, tuple[Any, ...]], layout: np.dtype[Any]) -> str:
    """The source of a module that calls functions of another by the bytes of their records of a layout."""
    import numba

    state = numba.from_dtype(layout)
    ways = {state: ("bytes_of", "record_in"), state[::1]: ("bytes_of_all", "records_in")}
    lines = [
        f"LAYOUT = {(str(layout), layout.itemsize)!r}",  # so that another layout makes another package
        "from parlour.kernel.compile.decorators import compiled",
        f"from {NAME} import by_copies, bytes_of, bytes_of_all, record_in, records_in",
        *(f"from {module} import {name} as _{name}" for name in signatures),
    ]
    for name, kinds in signatures.items():
        arguments = {f"a{k}": ways.get(kind) for k, kind in enumerate(kinds)}
        everything = ", ".join(arguments)
        at_records = tuple(k for k, way in enumerate(arguments.values()) if way)
        by_bytes, records = (
            ", ".join(f"{way[k]}({argument})" if way else argument for argument, way in arguments.items())
            for k in range(2)
        )
        lines += [
            "@compiled",
            f"def {name}_in({everything}):",
            f"    return _{name}({records})",
            f"def {name}({everything}):",
            "    try:",
            f"        return {name}_in({by_bytes})",
            "    except AttributeError:",
            f"        return by_copies({name}_in, {at_records}, ({everything},))",
        ]
    return "\n".join([*lines, ""])
