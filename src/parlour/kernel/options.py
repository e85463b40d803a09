"""Options by name: what may be chosen before a game, as one line of text and in the record."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field, replace
from typing import Any, Final

from parlour.kernel.errors import BadOption
from parlour.kernel.message import HOUSE, Words, joined, listed
from parlour.kernel.printed import AS_PRINTED, OURS, Basis, Preset

LONGEST_VALUE: Final = 2000
"""The most characters of a value: the largest board, deck or layout needs a fraction of it."""
AIDS: Final = "aids"
"""The option that allows asking for help."""
SHOWN: Final = 60
"""Characters of an invalid value that a message quotes."""

OptionValue = bool | int | str
"""An option's value as Python sees it; `Option.text` is the same in one line."""


@dataclass(frozen=True)
class Choice:
    """One allowed value: its text, the number written into the record, its meaning and its basis."""

    text: str
    code: int
    label: Words
    basis: Basis = OURS


@dataclass(frozen=True)
class Option(ABC):
    """One thing to choose before the game; `basis_of` gives the basis of a value.

    Make one with `choice`, `flag`, `whole` or `custom`; the record's field of the same name carries it.

    >>> o = whole("max_skip_rounds", "Rounds of skips that end the game", default=10, low=1, high=50)
    >>> o.read("3"), o.read(3), o.text(3)
    (3, 3, '3')
    >>> o.read("many")
    Traceback (most recent call last):
    parlour.kernel.errors.BadOption: max_skip_rounds must be a whole number from 1 to 50, not 'many'
    """

    name: str
    label: Words
    default: OptionValue
    choices: tuple[Choice, ...] = ()
    """The values with labels: all of them, or those that forms offer."""
    _: KW_ONLY
    serious: OptionValue | None = None
    """The value recommended for serious play, if it is not the default."""
    refused: tuple[tuple[str, Words], ...] = ()
    """Texts that people may try, each with the reason why it is not a value."""
    basis: Basis = OURS
    """The basis of the default, if there are no choices with their own."""
    writer: Callable[[Any, str], None] | None = field(default=None, compare=False)
    """Writes a value's text into the record, if that takes more than a number in the field."""

    def read(self, value: object) -> OptionValue:
        """The canonical value for a Python value or a text; raises `BadOption` naming what is allowed."""
        text = _text_of(value)
        if len(text) > LONGEST_VALUE or "\n" in text:
            raise BadOption(self.name, HOUSE("option-too-long", name=self.name, most=LONGEST_VALUE))
        return self._read(text)

    def text(self, value: OptionValue) -> str:
        """The value in one line of text; `read(text(value)) == value`."""
        return _text_of(value)

    def write(self, record: Any, value: OptionValue) -> None:
        """Put the value into the record's field of the same name."""
        if self.writer is not None:
            self.writer(record, self.text(value))
        else:
            record[self.name] = self._code(value)

    def basis_of(self, value: OptionValue) -> Basis:
        """The basis of a value; a custom value is `ours`.

        >>> from parlour.kernel.printed import printed
        >>> whole("target", "Tropes that win", default=3, low=1, high=3, basis=printed(24)).basis_of(3)
        Basis(kind='printed', sentences=(24,))
        """
        text = self.opened(self.text(value))
        for choice in self.choices:
            if choice.text == text:
                return choice.basis
        return self.basis if text == self.text(self.default) else OURS

    @property
    def as_printed(self) -> tuple[str, ...]:
        """The texts of the values that the printed text states; empty if it is silent."""
        stated = tuple(choice.text for choice in self.choices if choice.basis.kind == "printed")
        return stated or ((self.text(self.default),) if self.basis.kind == "printed" else ())

    def settled(self, value: OptionValue, below: Callable[[int], int]) -> OptionValue:
        """A definite value for an open one ("random"), drawn before the start with `below(n)`."""
        return value

    def unfit(self, value: OptionValue) -> Words:
        """Why no new game may have a value that older games may have; "" for any other."""
        return ""

    def opened(self, text: str) -> str:
        """The named value that a numbered one was drawn for: `designed` for `designed 5`."""
        name, _, number = text.rpartition(" ")
        return name if number.isdigit() and name in {choice.text for choice in self.choices} else text

    @property
    def in_record(self) -> bool:
        """Whether the rules know the value; others only change what is seen, or what help is given."""
        return self.writer is not no_field

    def allowed(self) -> Words:
        """The allowed values in words, for messages and documentation."""
        return listed([choice.text for choice in self.choices], "or")

    @abstractmethod
    def _read(self, text: str) -> OptionValue:
        """Parse one line of text."""

    def _code(self, value: OptionValue) -> int:
        return int(value)

    def _refused(self, text: str) -> BadOption:
        said = HOUSE("option-refused", name=self.name, allowed=self.allowed(), given=repr(text[:SHOWN]))
        return BadOption(
            self.name, joined([said, *(why for refused, why in self.refused if refused == text)], ": ")
        )


@dataclass(frozen=True)
class ChoiceOption(Option):
    """One of several named values."""

    def _read(self, text: str) -> OptionValue:
        if text not in {choice.text for choice in self.choices}:
            raise self._refused(text)
        return text

    def _code(self, value: OptionValue) -> int:
        return next(choice.code for choice in self.choices if choice.text == self.text(value))


@dataclass(frozen=True)
class FlagOption(ChoiceOption):
    """Yes or no."""

    def _read(self, text: str) -> OptionValue:
        return super()._read(text) == "true"


@dataclass(frozen=True, kw_only=True)
class WholeOption(Option):
    """A whole number in a range (inclusive)."""

    low: int
    high: int

    def _read(self, text: str) -> OptionValue:
        digits = text.removeprefix("-")
        if digits.isascii() and digits.isdigit() and len(digits) < 10 and self.low <= int(text) <= self.high:
            return int(text)
        raise self._refused(text)

    def allowed(self) -> Words:
        """The range in words."""
        return HOUSE("whole-number", low=str(self.low), high=str(self.high))


@dataclass(frozen=True, kw_only=True)
class CustomOption(Option):
    """A free text (a board, a deck, a layout); `choices` are presets."""

    reader: Callable[[str], OptionValue] = field(compare=False)
    settle: Callable[[str, Callable[[int], int]], str] | None = field(default=None, compare=False)
    outdated: Callable[[str], Words] | None = field(default=None, compare=False)

    def _read(self, text: str) -> OptionValue:
        return self.reader(text)

    def settled(self, value: OptionValue, below: Callable[[int], int]) -> OptionValue:
        """What `settle` draws for the value."""
        return value if self.settle is None else self.settle(self.text(value), below)

    def unfit(self, value: OptionValue) -> Words:
        """Why no new game may have the value, by `outdated`; "" for any other."""
        return "" if self.outdated is None else self.outdated(self.text(value))


def _text_of(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def no_field(record: Any, text: str) -> None:
    """The writer of an option that is no part of the rules: the record carries no field of its name."""


def choice(
    name: str,
    label: Words,
    *choices: Choice,
    serious: str | None = None,
    writer: Callable[[Any, str], None] | None = None,
) -> Option:
    """A choice between named values, the default first."""
    return ChoiceOption(name, label, choices[0].text, choices, serious=serious, writer=writer)


def flag(
    name: str,
    label: Words,
    *,
    default: bool,
    yes: Words,
    no: Words,
    yes_basis: Basis = OURS,
    no_basis: Basis = OURS,
) -> Option:
    """Yes or no, each with a label and a basis."""
    both = (Choice("true", 1, yes, yes_basis), Choice("false", 0, no, no_basis))
    return FlagOption(name, label, default, both if default else both[::-1])


def whole(name: str, label: Words, *, default: int, low: int, high: int, basis: Basis = OURS) -> Option:
    """A whole number in a range (inclusive); `basis` is the default's."""
    return WholeOption(name, label, default, low=low, high=high, basis=basis)


def custom(  # noqa: PLR0913  # named by keyword
    name: str,
    label: Words,
    *,
    default: OptionValue,
    reader: Callable[[str], OptionValue],
    writer: Callable[[Any, str], None],
    presets: tuple[Choice, ...] = (),
    settle: Callable[[str, Callable[[int], int]], str] | None = None,
    outdated: Callable[[str], Words] | None = None,
) -> Option:
    """A free text value (a board, a deck, a layout).

    `reader` checks a text and returns its canonical form, or raises `BadOption`; `writer` writes it into the
    record; forms offer `presets`; `settle` draws an open value, and refuses none. `outdated` says why a value
    that was allowed once, so that stored games have it, is refused for new ones ("" for any other).
    """
    return CustomOption(
        name, label, default, presets, reader=reader, writer=writer, settle=settle, outdated=outdated
    )


def whole_or(
    name: str, label: Words, *, default: int, low: int, high: int, basis: Basis, other: Choice
) -> Option:
    """A whole number in a range (inclusive), or one word: `no limit`; `basis` is the default's.

    >>> from parlour.kernel.printed import HOUSE as BY_HOUSE
    >>> endless = Choice("no limit", 0, "as often as it takes")
    >>> o = whole_or("rounds", "Rounds", default=3, low=1, high=9, basis=BY_HOUSE, other=endless)
    >>> o.read(7), o.read("no limit")
    ('7', 'no limit')
    >>> o.read("10")
    Traceback (most recent call last):
    parlour.kernel.errors.BadOption: rounds must be no limit or a whole number from 1 to 9, not '10'
    """
    number = WholeOption(name, label, default, low=low, high=high)

    def read(text: str) -> OptionValue:
        if text == other.text:
            return text
        try:
            return number.text(number.read(text))
        except BadOption:
            allowed = listed([other.text, number.allowed()], "or")
            said = HOUSE("option-refused", name=name, allowed=allowed, given=repr(text[:SHOWN]))
            raise BadOption(name, said) from None

    def write(record: Any, text: str) -> None:
        record[name] = other.code if text == other.text else int(text)

    first = Choice(str(default), default, str(default), basis)
    return custom(name, label, default=first.text, reader=read, writer=write, presets=(first, other))


def aids_option() -> Option:
    """The switch for help at a table. It is not part of the rules, so the record has no field for it.

    >>> aids_option().read("false")
    False
    """
    option = flag(
        AIDS, HOUSE("option-aids"), default=True, yes=HOUSE("aids-given"), no=HOUSE("aids-not-given")
    )
    return replace(option, writer=no_field, serious=False)


def as_printed(options: Sequence[Option]) -> Preset:
    """The preset that plays everything as the printed text states it."""
    chosen_ = {
        option.name: option.as_printed[0]
        for option in options
        if option.as_printed and option.text(option.default) not in option.as_printed
    }
    return Preset(AS_PRINTED, HOUSE("preset-as-printed"), HOUSE("preset-as-printed-about"), chosen_)


def usual() -> Preset:
    """Return the preset with all defaults, offered first where “As printed” asks for something else."""
    return Preset("usual", HOUSE("preset-usual"), HOUSE("preset-usual-about"))


def read_all(options: tuple[Option, ...], values: Mapping[str, object]) -> dict[str, OptionValue]:
    """Every option with its value: the given ones, checked, and defaults for the rest."""
    by_name = {option.name: option for option in options}
    for name in values:
        if name not in by_name:
            raise BadOption(name, HOUSE("option-unknown", name=repr(name[:SHOWN]), known=", ".join(by_name)))
    return {name: option.read(values.get(name, option.default)) for name, option in by_name.items()}


def chosen(options: Sequence[Option], values: Mapping[str, OptionValue]) -> str:
    """The non-default values, as further arguments of a call.

    >>> chosen((flag("aids", "Help", default=True, yes="is given", no="is not"),), {"aids": False})
    ", aids='false'"
    """
    texts = [(option, option.text(values[option.name])) for option in options]
    return "".join(
        f", {option.name}={text if text.isdecimal() else repr(text)}"
        for option, text in texts
        if text != option.text(option.default)
    )
