"""A game as a value: facts first, then the functions its folder hands over."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Literal

import numpy as np

from parlour.kernel.action import Action
from parlour.kernel.compile.compiled import Compiled
from parlour.kernel.compile.sources import compiled_module, source_of
from parlour.kernel.contracts import Law, Notation
from parlour.kernel.errors import BadOption
from parlour.kernel.event_form import EventForm
from parlour.kernel.features import Feature
from parlour.kernel.fields import Fields
from parlour.kernel.game_record import GameRecord
from parlour.kernel.hindsight_contract import HindsightResult
from parlour.kernel.lesson import Lesson
from parlour.kernel.message import FOLDER, HOUSE, SOME, Message, Words
from parlour.kernel.options import SHOWN, Choice, Option, OptionValue, aids_option, read_all
from parlour.kernel.printed import OURS, PRESET, Basis, Preset, PrintedSentence, sentences_of
from parlour.kernel.study import Study

TWO: Final = 2
POINTS: Final = HOUSE("points", count=SOME)
UNLISTED: Final = Fields()
BY_NAME: Final[Any] = object()
"""The default of a part that is looked up by its name in the game's package."""
PARTS: Final = ("rules", "law", "notation")
OPTIONAL_PARTS: Final = {"display": None, "bots": None, "puzzles": None, "lesson": None, "rooms": ()}
"""Optional parts, each with its value in games whose package lacks it."""
VALUES: Final = ("lesson", "rooms")
"""Parts that are a constant of their module (`lesson.LESSON`), not the module itself."""


def one_team_a_seat(seats: int, options: Mapping[str, OptionValue]) -> tuple[int, ...]:
    """Every seat plays for itself.

    >>> one_team_a_seat(3, {})
    (0, 1, 2)
    """
    return tuple(range(seats))


@dataclass(frozen=True)
class Seating:
    """How many may sit, and who plays with whom.

    `teams(seats, options)` gives the team of every seat; team mates share the result. `refused` are
    numbers of players that people may ask for though the game does not support them, each with the reason.

    >>> Seating((2, 4), refused=((3, "three cannot make two teams"),)).option().read(3)
    Traceback (most recent call last):
    parlour.kernel.errors.BadOption: seats must be 2 or 4, not '3': three cannot make two teams
    """

    seats: tuple[int, ...]
    teams: Callable[[int, Mapping[str, OptionValue]], tuple[int, ...]] = one_team_a_seat
    refused: tuple[tuple[int, Words], ...] = ()
    basis: Basis = OURS
    """What these numbers rest on."""
    players: int = 0
    """The number of players in the rules where it exceeds the seats, as in a puzzle of a game for two."""

    def option(self) -> Option:
        """The option `seats`, the same in every game."""
        words = tuple(Choice(str(n), n, HOUSE("players", count=n), self.basis) for n in self.seats)
        default = 2 if 2 in self.seats else self.seats[0]
        refused = tuple((str(n), why) for n, why in self.refused)
        return SeatsOption(
            "seats", HOUSE("option-seats"), default, words, refused=refused, players=self.players
        )


@dataclass(frozen=True, kw_only=True)
class SeatsOption(Option):
    """The number of seats."""

    players: int = 0

    def write(self, record: Any, value: OptionValue) -> None:
        """Put the number of players into the record."""
        record[self.name] = self.players or value

    def _read(self, text: str) -> OptionValue:
        if text in {choice.text for choice in self.choices}:
            return int(text)
        raise self._refused(text)


@dataclass(frozen=True)
class Reference:
    """A table of facts for a reference page; a search there looks for whole words in the rows."""

    title: Words
    columns: tuple[Words, ...]
    rows: tuple[tuple[Words, ...], ...]
    about: Words = ""
    """What the rows have in common, in a sentence."""


def no_references(options: Mapping[str, OptionValue]) -> tuple[Reference, ...]:
    """Nothing to look up.

    >>> no_references({})
    ()
    """
    return ()


@dataclass(frozen=True)
class Answer:
    """What an aid says, and the actions it is about, for showing them on the table."""

    sentence: Words
    actions: tuple[int, ...] = ()
    rows: tuple[tuple[Words, Words], ...] = ()
    """Details shown as a table below the sentence: things, and how many or how likely they are."""
    run: tuple[int, ...] = ()
    """The actions of an advised turn, in order."""
    reasons: tuple[Words, ...] = ()
    """Arguments for the advised turn."""


@dataclass(frozen=True)
class Advice:
    """A turn that a search advises, and the best turn that begins with another action."""

    run: tuple[int, ...]
    value: float = 0.0
    """The seat's expected return after the advised turn."""
    other: tuple[int, ...] = ()
    """The alternative turn; empty if it is unknown."""
    other_value: float = 0.0


@dataclass(frozen=True)
class Aid:
    """A question that a player may ask in turn; `answer` looks at a record concealed for the seat."""

    name: str
    label: Words
    """The text of its button: "Any trope in one move?"."""
    about: Words
    answer: Callable[[Any, int], Answer]
    searched: bool = False
    """Whether a search answers it, the better the longer it runs."""
    module: str = ""
    """The module whose compiled `answer` gives the answer in numbers to browsers; empty if there is none."""


@dataclass(frozen=True)
class Hindsight:
    """A game's own search in hindsight (`kernel.hindsight_contract`), which browsers run too.

    `effort` is the default effort of the search; beyond `most` its results do not improve. `alone` are the
    options that make a game of one seat, in which a seat's line of play is shown. Results are worded by the
    messages `kernel.hindsight_contract.SENTENCES` of the game's catalogue.
    """

    module: str
    effort: int
    most: int
    alone: Mapping[str, str]
    study: Callable[[Game, GameRecord, HindsightResult], Study]
    """Puts the results for the record of a finished game into words and lines of play."""


def no_value(fields: Any) -> str:
    """The value of a room that is played for its own sake.

    >>> no_value(None)
    ''
    """
    return ""


@dataclass(frozen=True)
class Room:
    """A game of one seat beside another game (a puzzle, an editor), played on the same table page.

    A puzzle is played for its own sake. The end of an editor gives the value of an option of the game it
    belongs to: `option` is the option's name, and `value` gives the text of its value from a record of a room
    that is over, or "" if it was left without one.
    """

    game: Game
    option: str = ""
    value: Callable[[Any], str] = field(default=no_value, compare=False)


@dataclass(frozen=True, kw_only=True, repr=False)
class Game:
    """Everything the house knows of a game.

    The first section is what every game has; all that follows is optional, or found by its name in the game's
    `package`. The functions' contracts are in `kernel.rules` and `kernel.contracts`.
    """

    # -- facts that every game states ------------------------------------------------------------------------

    package: str
    """The name of the folder's package."""
    slug: str
    title: Words
    credit: Words
    summary: Words
    seating: Seating
    options: tuple[Option, ...]
    fields: Fields = field(default=UNLISTED, compare=False)
    """The fields of the record."""
    actions: tuple[Action, ...]
    max_legal: int
    """The most legal actions one seat can have at once: the size of `out`."""
    max_outcomes: int
    """The most outcomes of one draw."""
    rules_version: int

    max_turns: Callable[[Mapping[str, OptionValue]], int]
    """A bound on the entries of one game (actions and draws), as RULES.md states it; 0: there is none."""

    # -- facts that differ from the usual --------------------------------------------------------------------

    names: tuple[str, ...] = ()
    """Further names the game answers to."""
    ease: int = 50
    """How easily a newcomer plays it, from 0 to 100: lists begin with the easiest game."""
    hidden: bool = False
    """Whether a seat ever knows what others do not."""
    draws_first: bool = False
    """Whether all draws come before the first turn."""
    curtain: bool = True
    """Whether seats on one device are kept from each other's hands; not worth it where everybody acts at the
    same time, each on an open board."""
    draws_starter: bool = True
    """Whether the player drawn at random before everything else is the one who starts."""
    presets: tuple[Preset, ...] = ()
    """Sets of options with names. The first is what people are offered; programs begin with the defaults."""
    score_name: Words = POINTS
    """What scores are; a message that has a form for each `$count` of them is said with `SOME`."""
    counted: Callable[[int], Words] | None = field(default=None, compare=False)
    """A score with its name: "3 points"."""
    more_is_better: bool = True
    returns_range: tuple[float, float] = (-1.0, 1.0)
    auto_close: str = ""
    """The flag among the options that lets a table close a turn when closing is all that is left to do."""
    shares_wins: bool = True
    """Whether those who are level at the top share the win; else the game is a draw between them."""
    replay_ties: int = 0
    """How often a drawn game of a series is played again before it counts as shared."""
    time_up: Literal["", "loses", "stand-in"] = ""
    """What happens to a seat that runs out of time: it loses the game, or a bot plays on for it. By default,
    the first with one or two seats, the second with more, as the others would be left without a game."""
    dtype: np.dtype[Any] = field(default=np.dtype([]))
    """The record of a game without a list of its fields."""
    limits: Callable[[Mapping[str, OptionValue]], Mapping[str, int]] = field(
        default=lambda options: {}, compare=False
    )
    """The largest values of amounts, where options keep them below the bounds that `fields` give."""

    # -- functions for games that need them ------------------------------------------------------------------

    check: Callable[[Mapping[str, OptionValue]], None] = field(default=lambda options: None, compare=False)
    """Refuses combinations of options, with `BadOption`."""
    actions_of: Callable[[Mapping[str, OptionValue]], tuple[Action, ...]] | None = field(
        default=None, compare=False
    )
    """The families of action numbers, in games whose options change them; by default `actions`."""
    waited_for: Callable[[Any], int] | None = field(default=None, compare=False)
    """On a record: the bit mask of those due seats that the game waits for, by default all. The clocks of the
    others are paused."""
    uncovers: Callable[[Any, int, int], bool] | None = field(default=None, compare=False)
    """On the record before an action, with its seat and number: whether the seat shows the others what it
    alone knew (which of two like cards it discards). There, and where the rules say `reveals`, what a seat
    sees may depend on what it could not know; nowhere else, as the leak checks hold."""

    # -- what else a folder may hand over --------------------------------------------------------------------

    references: Callable[[Mapping[str, OptionValue]], tuple[Reference, ...]] = field(
        default=no_references, compare=False
    )
    """Tables of facts under the options, for a reference page."""
    aids: tuple[Aid, ...] = field(default=(), compare=False)
    """Questions that players may ask at a table whose option `aids` allows it."""
    hindsight: Hindsight | None = field(default=None, compare=False)
    """The game's own study of finished games; by default they are studied by the search common to all
    games."""
    event: EventForm | None = field(default=None, compare=False)
    """How the game is played as an event, with one seat; None if it is not."""

    # -- what is found by its name in the package -----------------------------------------------------------

    rules: ModuleType = field(default=BY_NAME, compare=False)
    """The functions of `kernel.rules`."""
    law: Law = field(default=BY_NAME, compare=False)
    notation: Notation = field(default=BY_NAME, compare=False)
    display: ModuleType | None = field(default=BY_NAME, compare=False)
    """How a table looks (fetch it by `display.contract.display_of`); without, the game is played in text."""
    bots: ModuleType | None = field(default=BY_NAME, compare=False)
    """What bots know of the game (`kernel.contracts`, `search.hooks`)."""
    puzzles: ModuleType | None = field(default=BY_NAME, compare=False)
    """Puzzles: what they ask, and how turns are judged (`kernel.puzzle`)."""
    lesson: Lesson | None = field(default=BY_NAME, compare=False)
    """The lesson for newcomers (`kernel.lesson`): `LESSON` of the module `lesson`."""
    rooms: tuple[Room, ...] = field(default=BY_NAME, compare=False)
    """Further one-seat games, puzzles and editors of an option's value: `ROOMS` of the module `rooms`."""

    compiled: Compiled = field(init=False, compare=False)
    """The parts of the game that are compiled, each once it is ready."""

    def __post_init__(self) -> None:
        if self.fields.all:
            object.__setattr__(self, "dtype", self.fields.dtype)
        for name in (*PARTS, *OPTIONAL_PARTS):
            if getattr(self, name) is BY_NAME:
                object.__setattr__(self, name, self._part(name))
        object.__setattr__(self, "compiled", Compiled(self))

    def _part(self, name: str) -> object:
        """Look a part up by its name in the package; an optional part that it lacks has its default."""
        module = f"{self.package}.{name}"
        if name in OPTIONAL_PARTS and source_of(module) is None:
            return OPTIONAL_PARTS[name]
        part = import_module(module)
        return getattr(part, name.upper()) if name in VALUES else part

    @property
    def features(self) -> tuple[Feature, ...]:
        """What each field of the record means to a learner; nothing where no list of fields says it."""
        return self.fields.features

    def score_unit(self, score: int) -> Words:
        """The unit of a score, in the form for that number: "point" or "points"."""
        match self.score_name:
            case Message(catalogue=said_in, name=name, parameters={"count": _}):
                return said_in(name, count=score)
        return self.score_name

    @property
    def plays_pairs(self) -> bool:
        """Whether it is a game of two, of which a mirror pair can be played (`kernel.pairs`)."""
        return TWO in self.seating.seats

    @property
    def pairs_in_teams(self) -> bool:
        """Whether a mirror pair takes two people a side, one for each of its games.

        A player of both would know in one game what is hidden in the other, or drawn there after the first
        turn.
        """
        return self.hidden or not self.draws_first

    @property
    def needs_curtain(self) -> bool:
        """Whether a curtain comes down between seats on one device."""
        return self.hidden and self.curtain

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """Pickled as the name of its package, since it holds modules."""
        return _of_package, (self.package,)

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self  # immutable

    def __repr__(self) -> str:
        return f"Game({self.slug!r})"

    @property
    def folder(self) -> Path:
        """The game's folder, which holds RULES.md."""
        file = sys.modules[self.package].__file__
        assert file is not None
        return Path(file).parent

    def book(self, language: str) -> Path:
        """The rules in a language, `locales/RULES.cs.md`; the English ones where there are none."""
        translated = self.folder / FOLDER / f"RULES.{language}.md"
        return translated if translated.is_file() else self.folder / "RULES.md"

    @property
    def running(self) -> ModuleType:
        """The rules that states run: the compiled ones as soon as they are ready."""
        return self.compiled.rules.now or self.rules

    @property
    def law_module(self) -> str:
        """The name of the law's module that says in numbers why an action is refused."""
        return f"{self.package}.law.reasons"

    @property
    def reasons_module(self) -> str:
        """The name of the bots' module that says in numbers what speaks for a turn, if compiled."""
        return compiled_module(self.bots, "reasons")

    @cached_property
    def all_options(self) -> tuple[Option, ...]:
        """`seats`, the game's own options, and `aids`: whether help may be asked for."""
        return (self.seating.option(), *self.options, aids_option())

    @cached_property
    def printed(self) -> tuple[PrintedSentence, ...]:
        """The sentences of the printed text, in our own words; empty for a game without one."""
        return sentences_of(self.folder)

    def preset(self, name: str) -> Preset:
        """The preset with a name; raises `BadOption` naming those available."""
        for preset in self.presets:
            if preset.name == name:
                return preset
        names = ", ".join(preset.name for preset in self.presets) or "none"
        raise BadOption(
            PRESET, HOUSE("preset-unknown", name=repr(name[:SHOWN]), game=self.title, known=names)
        )

    @cached_property
    def action_count(self) -> int:
        """The number of action numbers over all options."""
        return max(family.first + family.count for family in self.actions)

    @cached_property
    def closing(self) -> tuple[int, ...]:
        """The action numbers that close a turn of several parts."""
        return tuple(f.first + i for f in self.actions if f.closing for i in range(f.count))

    def option_values(self, chosen: Mapping[str, object]) -> dict[str, OptionValue]:
        """The value of every option; raises `BadOption`.

        `preset` names a set of options to start from; those given explicitly override it.
        """
        if PRESET in chosen:
            named = self.preset(str(chosen[PRESET])).options
            chosen = {**named, **{name: value for name, value in chosen.items() if name != PRESET}}
        values = read_all(self.all_options, chosen)
        self.check(values)
        return values


def _of_package(name: str) -> Game:
    game: Game = import_module(name).GAME
    return game
