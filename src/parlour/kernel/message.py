"""What is said to people: the name of a message and its parameters, put into words late, by their language.

    say = Catalogue(__package__)            # of the files in its folder `locales`
    say("played", sum="9 + 3", cell="b2")   # a message: `played` of `en.ftl` with $sum and $cell

Rules, law and displays make messages; whoever shows one puts it into words, with `str` in the language spoken
here and now, or with `into` in a given one. A message can be compared, hashed, pickled and stored.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec

from parlour.kernel.language import naming, players_named, spoken

FOLDER: Final = "locales"
ENDS: Final = (".", "!", "?", "…")
SOME: Final = 3
"""How many things a heading speaks of, where a message has a form for each number."""


class Late:
    """Something that is put into words late."""

    __slots__ = ()

    def into(self, language: str) -> str:
        """The words, in a language."""
        raise NotImplementedError

    def _key(self) -> tuple[Any, ...]:
        raise NotImplementedError

    def __str__(self) -> str:
        return self.into(spoken())

    def __eq__(self, other: object) -> bool:
        return self is other or (type(self) is type(other) and self._key() == other._key())

    def __hash__(self) -> int:
        return hash(self._key())


IN_SCHEMAS: Final = "x-words"
"""The key of JSON Schemas for text that is sent as a `Named` to clients that ask for names."""

if TYPE_CHECKING:
    Words = str | Late
else:
    Words = Annotated[str, msgspec.Meta(extra_json_schema={IN_SCHEMAS: True})]
"""A message, or text that needs no translation: a name, notation. On the wire it is text, whatever it was."""

Parameter = int | str | Late


class Catalogue:
    """The messages of a package, in all languages that its folder `locales` has a file of."""

    def __init__(self, package: str) -> None:
        self.package = package
        self._formats: dict[str, Callable[[str, tuple[tuple[str, Any], ...]], str]] = {}
        self._plain: dict[str, Message] = {}
        """The messages without parameters said so far: one each."""

    def __call__(self, name: str, /, **parameters: Parameter) -> Message:
        """A message by its name."""
        if parameters:
            return Message(self, name, parameters)
        return self._plain.get(name) or self._plain.setdefault(name, Message(self, name, {}))

    def now(self, name: str, /, **parameters: Parameter) -> str:
        """A message in words right away, for boards, which are drawn for one language."""
        return str(self(name, **parameters))

    def __reduce__(self) -> tuple[Callable[[str], Catalogue], tuple[str]]:
        return catalogue, (self.package,)

    @property
    def folder(self) -> Path:
        """The folder of the languages' files."""
        return Path(sys.modules[self.package].__file__ or "").parent / FOLDER

    def prepared(self, language: str) -> bool:
        """Whether a language's messages are compiled."""
        return language in self._formats

    def prepare(self, language: str) -> None:
        """Compile a language's messages or load them from the cache, unless they are there."""
        if not self.prepared(language):
            from parlour.kernel.catalogue import formatter  # Fluent is loaded when somebody reads something

            self._formats[language] = formatter(self.folder, language)

    def format(self, name: str, parameters: Mapping[str, Parameter], language: str) -> str:
        """A message in a language; in English, where that language lacks it."""
        if language not in self._formats:
            self.prepare(language)
        spoken_parameters = [
            (key, value.into(language) if isinstance(value, Late) else value)
            for key, value in parameters.items()
        ]
        return self._formats[language](name, tuple(spoken_parameters))


_made: Final[dict[str, Catalogue]] = {}


def catalogue(package: str) -> Catalogue:
    """The catalogue of a package, made once; its folder `locales` may name itself."""
    name = package.removesuffix(f".{FOLDER}")
    return _made.get(name) or _made.setdefault(name, Catalogue(name))


def catalogue_of(package: str) -> Catalogue:
    """The catalogue of a package, or of the nearest one above it: a room speaks with that of its game."""
    while not (Catalogue(package).folder / "en.ftl").is_file():
        package = package.rpartition(".")[0]
    return catalogue(package)


def catalogues() -> list[Catalogue]:
    """All catalogues of what has been imported."""
    return list(_made.values())


HOUSE: Final = catalogue("parlour")
"""The catalogue of everything that is not about one game."""


class Message(Late):
    """The name of a message in a catalogue, and its parameters.

    >>> HOUSE("players", count=3).into("cs"), str(HOUSE("players", count=1))
    ('3 hráči', 'one player')
    """

    __slots__ = ("catalogue", "name", "parameters")

    def __init__(self, catalogue: Catalogue, name: str, parameters: Mapping[str, Parameter]) -> None:
        self.catalogue = catalogue
        self.name = name
        self.parameters = parameters

    def into(self, language: str) -> str:
        """The words, in a language."""
        return self.catalogue.format(self.name, self.parameters, language)

    def _key(self) -> tuple[Any, ...]:
        return (self.catalogue.package, self.name, *self.parameters.items())

    def __repr__(self) -> str:
        parameters = "".join(f", {key}={value!r}" for key, value in self.parameters.items())
        return f"say({self.name!r}{parameters})"


class PlayerName(Late):
    """Who sits at a seat, by name; by the seat's letter where no names are known (`naming_players`).

    >>> str(PlayerName(1))
    'B'
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def into(self, language: str) -> str:
        """The name, the same in every language."""
        names = players_named()
        return names[self.seat] if self.seat < len(names) else chr(ord("A") + self.seat)

    def _key(self) -> tuple[Any, ...]:
        return (self.seat,)

    def __repr__(self) -> str:
        return f"player({self.seat})"


class Listed(Late):
    """A list of things within a sentence."""

    __slots__ = ("items", "joint")

    def __init__(self, items: Sequence[Words], joint: Literal["and", "or"]) -> None:
        self.items = tuple(items)
        self.joint = joint

    def into(self, language: str) -> str:
        """The words, in a language."""
        said = [into(item, language) for item in self.items]
        if len(said) < 2:
            return "".join(said)
        some, last = ", ".join(said[:-1]), said[-1]
        both = HOUSE("list-and", some=some, last=last)
        either = HOUSE("list-or", some=some, last=last)
        return (both if self.joint == "and" else either).into(language)

    def _key(self) -> tuple[Any, ...]:
        return self.joint, self.items

    def __repr__(self) -> str:
        return f"listed({self.items!r}, {self.joint!r})"


class Sentence(Late):
    """Words with a capital letter at the beginning and a full stop at the end, in any language."""

    __slots__ = ("words",)

    def __init__(self, words: Words) -> None:
        self.words = words

    def into(self, language: str) -> str:
        """The words, in a language."""
        said = into(self.words, language)
        return f"{said[:1].upper()}{said[1:]}{'' if said.endswith(ENDS) else '.'}"

    def _key(self) -> tuple[Any, ...]:
        return (self.words,)

    def __repr__(self) -> str:
        return f"sentence({self.words!r})"


class Joined(Late):
    """Several texts, one after the other."""

    __slots__ = ("between", "items")

    def __init__(self, items: Sequence[Words], between: str) -> None:
        self.items = tuple(items)
        self.between = between

    def into(self, language: str) -> str:
        """The words, in a language."""
        return self.between.join(into(item, language) for item in self.items)

    def _key(self) -> tuple[Any, ...]:
        return self.between, self.items

    def __repr__(self) -> str:
        return f"joined({self.items!r}, {self.between!r})"


class Begun(Late):
    """Words as the beginning of a sentence: with a capital letter."""

    __slots__ = ("words",)

    def __init__(self, words: Words) -> None:
        self.words = words

    def into(self, language: str) -> str:
        """The words, in a language."""
        said = into(self.words, language)
        return said[:1].upper() + said[1:]

    def _key(self) -> tuple[Any, ...]:
        return (self.words,)

    def __repr__(self) -> str:
        return f"begun({self.words!r})"


def begun(words: Words) -> Words:
    """Words as the beginning of a sentence.

    >>> str(begun(HOUSE("players", count=1)))
    'One player'
    """
    return Begun(words)


def listed(items: Sequence[Words], joint: Literal["and", "or"] = "and") -> Words:
    """Join things to a list within a sentence.

    >>> str(listed(["a1", "b2", "c3"])), listed(["a1", "b2"], "or").into("de"), listed(["a1"])
    ('a1, b2 and c3', 'a1 oder b2', 'a1')
    """
    return items[0] if len(items) == 1 else Listed(items, joint)


def joined(items: Iterable[Words], between: str = " ") -> Words:
    """Join texts, leaving out empty ones.

    >>> joined(["a", "", "b"]), joined([])
    ('a b', '')
    """
    texts = [item for item in items if item != ""]
    if all(isinstance(item, str) for item in texts):
        return between.join(map(str, texts))
    return texts[0] if len(texts) == 1 else Joined(texts, between)


def sentence(words: Words) -> Words:
    """Words as a sentence.

    >>> str(sentence("there is no such thing"))
    'There is no such thing.'
    """
    return Sentence(words)


def into(words: Words, language: str) -> str:
    """A message, or a text as it is, in a language."""
    return words.into(language) if isinstance(words, Late) else words


# -- as data -----------------------------------------------------------------------------------------------


class Named(msgspec.Struct):
    """Words for those who asked for names too: the text, and what `packed` gives."""

    text: str
    message: list[Any]


@cache
def encoder(language: str, named: bool = False) -> msgspec.json.Encoder:
    """Writes JSON for somebody who reads this language: every message in it is put into words.

    `named`: for a program, which gets a `Named` in place of each text that is a message.
    """
    return msgspec.json.Encoder(enc_hook=hook(language, named))


def hook(language: str, named: bool = False) -> Callable[[Any], Any]:
    """Return msgspec's `enc_hook`, which encodes messages."""

    def put(thing: Any) -> Any:
        if not isinstance(thing, Late):
            raise TypeError(f"{type(thing).__name__} is nothing to be sent")
        return thing.into(language)

    def put_named(thing: Any) -> Any:
        words, name = put(thing), packed(thing)
        return Named(words, name) if isinstance(name, list) else words

    return put_named if named else put


def to_json(thing: Any) -> bytes:
    """A thing as JSON, in the language spoken here and now."""
    return encoder(spoken(), naming()).encode(thing)


def packed(words: Words) -> Any:
    """Words as plain values, to be stored or sent with all that they are about.

    >>> packed(HOUSE("players", count=3)), packed("b2")
    (['parlour', 'players', {'count': 3}], 'b2')
    """
    match words:
        case Message():
            parameters = {k: packed(v) if isinstance(v, Late) else v for k, v in words.parameters.items()}
            return [words.catalogue.package, words.name, parameters]
        case Listed():
            return [words.joint, list(map(packed, words.items))]
        case Sentence():
            return ["sentence", packed(words.words)]
        case Joined():
            return ["join", words.between, list(map(packed, words.items))]
        case Begun():
            return ["begin", packed(words.words)]
        case PlayerName():
            return ["player", words.seat]
        case _:
            return words


def unpacked(stored: Any) -> Words:
    """What `packed` gave, as words again.

    >>> str(unpacked(packed(listed([HOUSE("players", count=3), "b2"]))))
    '3 players and b2'
    """
    match stored:
        case [str(package), str(name), dict(given)]:
            return Message(catalogue(package), name, {k: _unpacked(v) for k, v in given.items()})
        case ["and" | "or" as joint, list(items)]:
            return Listed([unpacked(item) for item in items], joint)
        case ["sentence", said]:
            return Sentence(unpacked(said))
        case ["join", str(between), list(items)]:
            return Joined([unpacked(item) for item in items], between)
        case ["begin", said]:
            return Begun(unpacked(said))
        case ["player", int(seat)]:
            return PlayerName(seat)
        case _:
            return str(stored)


def _unpacked(stored: Any) -> Parameter:
    return stored if isinstance(stored, int) else unpacked(stored)
