"""What a folder provides can be called as its callers do: parameters have the same names and types."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from parlour.display.contract import (
    Draws,
    FindsMismatches,
    Instructs,
    MovesTwice,
    PieceRows,
    RefusalReasons,
    Telling,
    display_of,
)
from parlour.kernel.contracts import Law, Notation
from parlour.kernel.game import Game
from parlour.search.contract import OFFERS
from parlour.testing import material


def fits(game: Game) -> None:
    """Each module has what its contract requires, and whatever optional parts it has fit the contract."""
    for module, needed, offered in (
        (game.law, (Law,), ()),
        (import_module(game.law_module), (RefusalReasons,), (FindsMismatches,)),
        (game.notation, (Notation,), ()),
        *_of_display(game),
        (game.bots, (), OFFERS),
        (
            material.of(game),
            (material.CountsMaterial,),
            (material.CountsDraws, material.FixesOptions, material.OffersValues),
        ),
    ):
        if module is None:
            continue
        for contract in (*needed, *offered):
            for name, stated in _functions(contract):
                function = getattr(module, name, None)
                assert function is not None or contract in offered, f"{module} has no `{name}`"
                assert function is None or _alike(function, stated), (
                    f"`{name}` of {module} is {inspect.signature(function)}, "
                    f"{contract.__name__} says {inspect.signature(stated)}"
                )


def _of_display(game: Game) -> Iterator[tuple[object, tuple[type, ...], tuple[type, ...]]]:
    """Each module of a display, with its required and its optional parts."""
    if game.display is not None:
        display = display_of(game)
        yield display.drawing, (Draws,), ()
        yield display.pieces, (PieceRows,), (MovesTwice,)
        yield display.telling, (Telling,), (Instructs,)


def _functions(contract: type) -> Iterator[tuple[str, Callable[..., Any]]]:
    """The functions of a contract; its constants are left to mypy."""
    for name, function in vars(contract).items():
        if inspect.isfunction(function) and not name.startswith("_"):
            yield name, function


def _alike(function: Callable[..., Any], contract: Callable[..., Any]) -> bool:
    """Whether the parameters have the types of the contract, and the names where callers may use them."""
    mine = list(inspect.signature(function).parameters.values())
    stated = list(inspect.signature(contract).parameters.values())[1:]
    return len(mine) == len(stated) and all(
        other.annotation in (one.annotation, "Any")
        and (other.kind is other.POSITIONAL_ONLY or one.name == other.name)
        for one, other in zip(mine, stated, strict=True)
    )
