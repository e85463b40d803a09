"""The options a game is tested with: the defaults, and sets that cover each value of each option."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from typing import Final

from parlour.kernel.errors import BadOption
from parlour.kernel.game import Game
from parlour.kernel.options import Option, OptionValue, WholeOption
from parlour.kernel.state import Variant
from parlour.testing.material import hook

LABEL: Final = 24
MOST_COMPANIONS: Final = 2
"""The most other options that may have to change before a value is allowed."""


@dataclass(frozen=True)
class Case:
    """A game with options to test it with; the label names what differs from the defaults."""

    variant: Variant
    label: str

    @property
    def game(self) -> Game:
        """The game."""
        return self.variant.game

    def __str__(self) -> str:
        return f"{self.game.slug}[{self.label}]"


@dataclass(frozen=True)
class OldCase(Case):
    """A case under an older version of the rules."""

    def __str__(self) -> str:
        return f"{self.game.slug}-v{self.game.rules_version}[{self.label}]"


def editions(game: Game) -> tuple[Game, ...]:
    """The game as each version of its rules has it, the newest first: its states begin under that version."""
    older = range(game.rules_version - 1, 0, -1)
    return (game, *(replace(game, rules_version=version) for version in older))


def all_cases(game: Game) -> tuple[Case, ...]:
    """The cases of every version of the rules."""
    old = (OldCase(case.variant, case.label) for edition in editions(game)[1:] for case in cases(edition))
    return (*cases(game), *old)


def values(game: Game, option: Option) -> list[OptionValue]:
    """The values of an option that the suite uses, the default first."""
    values: list[OptionValue] = [option.default]
    if option.choices:
        values += [option.read(choice.text) for choice in option.choices]
    elif isinstance(option, WholeOption):
        values += [option.low, option.high]
    if option.serious is not None:
        values.append(option.serious)
    further = hook(game, "option_values")
    if further is not None:
        values += [option.read(text) for text in further().get(option.name, [])]
    unique: list[OptionValue] = []
    for value in values:
        if not any(value is other or (value == other and type(value) is type(other)) for other in unique):
            unique.append(value)
    return unique


@cache
def cases(game: Game) -> tuple[Case, ...]:
    """The defaults, then few sets that cover every value; `AssertionError` for a value never allowed."""
    table = {option.name: values(game, option) for option in game.all_options}
    open_values = [(name, value) for name, values in table.items() for value in values]
    variants = [
        _together(game, {name: values[turn % len(values)] for name, values in table.items()})
        for turn in range(max(len(values) for values in table.values()))
    ]
    for name, value in open_values:
        if not any(_has(variant, name, value) for variant in variants):
            variants.append(_alone(game, name, value, table))
    unique = {tuple(variant.options_text().items()): variant for variant in variants}
    return tuple(Case(variant, _label(variant)) for variant in unique.values())


def _has(variant: Variant, name: str, value: OptionValue) -> bool:
    option = next(option for option in variant.game.all_options if option.name == name)
    return option.text(variant.options[name]) == option.text(value)


def _together(game: Game, preferred: Mapping[str, OptionValue]) -> Variant:
    """Return a variant with as many of the wanted values as are compatible, in their order."""
    chosen: dict[str, OptionValue] = {}
    for name, value in preferred.items():
        if _allowed(game, {**chosen, name: value}) is not None:
            chosen[name] = value
    return Variant.of(game, **chosen)


def _alone(game: Game, name: str, value: OptionValue, table: Mapping[str, list[OptionValue]]) -> Variant:
    """A set of options with the value and as few other changes as it needs."""
    for others in _companions({n: v for n, v in table.items() if n != name}):
        variant = _allowed(game, {**others, name: value})
        if variant is not None:
            return variant
    raise AssertionError(f"{game.slug}: {name}={value} is refused with all the other options")


def _companions(table: Mapping[str, list[OptionValue]]) -> Iterator[dict[str, OptionValue]]:
    singles = [(name, value) for name, values in table.items() for value in values[1:]]
    for count in range(MOST_COMPANIONS + 1):
        for some in combinations(singles, count):
            if len({name for name, _ in some}) == count:
                yield dict(some)


def _allowed(game: Game, options: Mapping[str, OptionValue]) -> Variant | None:
    try:
        return Variant.of(game, **options)
    except BadOption:
        return None


def _label(variant: Variant) -> str:
    usual = Variant.of(variant.game).options_text()
    other = [f"{n}={v}" for n, v in variant.options_text().items() if v != usual[n]]
    return (
        ",".join(option if len(option) < LABEL else f"{option[: LABEL - 3]}..." for option in other)
        or "defaults"
    )
