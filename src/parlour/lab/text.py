"""Games in text: for language models, and for programs in other languages.

>>> from parlour.lab import text
>>> from parlour.testing.tiny import GAME
>>> env = text.env(Variant.of(GAME), seat=0, opponents="random")
>>> env.reset(seed=7)
>>> while not env.over:
...     answer = env.step(f"I play {env.legal[0]}.")
>>> -1.0 <= env.reward <= 1.0, answer.refusal
(True, None)

A player reads `rules`, `notation`, `board`, `news` and `legal`, and writes a whole turn. It is read
forgivingly (`lab.turn_reader`); a refusal names the rule, says why in the player's language, and what is
allowed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal, Self

import numpy as np

from parlour.display.rules_text import rules_text
from parlour.display.show import in_one_line
from parlour.display.telling import tell
from parlour.kernel.errors import NotAllowed, NotReadable
from parlour.kernel.language import LANGUAGES, SOURCE, naming_players, speaking
from parlour.kernel.message import HOUSE, PlayerName, joined, listed
from parlour.kernel.orders import texts
from parlour.kernel.state import State, Variant
from parlour.lab.opponents import BOT_SEEDS, Bot, bots_of, run_of
from parlour.lab.sitting import at_least_one, chosen, variant_of
from parlour.lab.turn_reader import Ambiguous, read_turn
from parlour.play.draft import attempt
from parlour.play.errors import Declined
from parlour.play.names import one_line
from parlour.search import choose

OnFail = Literal["forfeit", "random", "first"]
"""What happens when all attempts at a turn were refused: the game is lost, or an action is played instead."""
Kind = Literal["illegal", "unreadable", "ambiguous"]

MOST_ALLOWED: Final = 40
"""Actions that a refusal lists, at most."""


@dataclass(frozen=True)
class Refusal:
    """Why a turn was not played; the game is as it was."""

    kind: Kind
    rule: str
    """The number of the rule in the rule book; empty where nothing could be read."""
    sentence: str
    allowed: tuple[str, ...]
    """Actions that are legal now, up to 40 of them."""


@dataclass(frozen=True)
class Answer:
    """The result of a turn."""

    played: tuple[str, ...]
    """The actions, as the notation writes them; empty if the turn was refused."""
    refusal: Refusal | None
    reward: float
    """What the seat has won (1) or lost (-1) with it, once the game is over; 0 before."""
    over: bool


class SeatText:
    """What one seat reads and writes at one moment, from its view alone.

    >>> from parlour.testing.tiny import GAME
    >>> view = Variant.of(GAME, random_start=False).new_state(seed=1).view(0)
    >>> here = SeatText(view)
    >>> here.read(f"My turn: {here.legal[0]}!"), here.read("9z").kind
    ([2, 12], 'unreadable')
    """

    def __init__(self, view: State, language: str = SOURCE, names: Sequence[str] = ()) -> None:
        assert view.viewer is not None
        self.view = view
        self.seat: int = view.viewer
        self.language = language
        self._names = [one_line(name) for name in names]

    @property
    def board(self) -> str:
        """What the seat sees, with coordinates; the last line is the position, for `Variant.from_text`."""
        with self.speaking():
            return f"{self.view.drawing(self.seat)}\n{self.view.text()}\n"

    @property
    def legal(self) -> list[str]:
        """The actions that a turn may begin with, as the notation writes them; none when it is not due."""
        return [self.view.action_text(self.seat, action) for action in self.view.legal_actions(self.seat)]

    @property
    def notation(self) -> str:
        """How a turn is written, with an action of every kind, and one that is legal now."""
        with self.speaking():
            kinds = [kind for kind in self.view.variant.actions if not kind.label]  # calls are no turns
            forms = [self.view.action_text(self.seat, kind.first + kind.count // 2) for kind in kinds]
            lines = [str(HOUSE("turn-written")), str(HOUSE("turn-forms", forms=", ".join(forms)))]
            if legal := self.legal:
                lines.append(str(HOUSE("turn-example", example=legal[0])))
            return "\n".join(lines)

    def news(self, before: Any, actor: int, action: int, after: Any) -> str | None:
        """The line on an entry, as the seat knows it, between two concealed records; None if it has none."""
        with self.speaking():
            line = tell(self.view.variant, before, actor, action, after, self.seat)
            if line is None:
                return None
            player = [PlayerName(actor)] if actor >= 0 else []
            return str(joined([*player, in_one_line(line)]))

    def read(self, text: str) -> list[int] | Refusal:
        """The actions of the turn in a text, the closing one included, or why it cannot be played."""
        with self.speaking():
            try:
                return self._run(text)
            except Ambiguous as error:
                return self.refused("ambiguous", "", str(error))
            except (NotReadable, Declined) as error:
                return self.refused("unreadable", "", str(error))
            except NotAllowed as error:
                return self.refused("illegal", error.rule, error.sentence)

    def _run(self, text: str) -> list[int]:
        view, seat = self.view, self.seat
        if seat not in view.turn:
            names = [PlayerName(other) for other in view.turn]
            others = HOUSE("others-turn", names=listed(names), count=len(names))
            raise NotAllowed("turn", others if names else HOUSE("nobodys-turn"))
        trial = attempt(view, seat, read_turn(view, text))
        if trial.wrong:
            action, why = trial.wrong[0]
            said = HOUSE("turn-refused", action=view.action_text(seat, action), why=why.message)
            raise NotAllowed(why.rule, said)
        closing = [] if trial.closing is None else [trial.closing]
        return [*trial.order, *closing]

    def texts(self, run: Sequence[int]) -> list[str]:
        """The actions of a turn, one after another, as the notation writes them."""
        return texts(self.view, run)

    def refused(self, kind: Kind, rule: str, sentence: str) -> Refusal:
        """A refusal, with what is allowed instead."""
        return Refusal(kind, rule, sentence, tuple(self.legal[:MOST_ALLOWED]))

    @contextmanager
    def speaking(self) -> Iterator[None]:
        """Render in the seat's language, with the players' names."""
        with speaking(self.language), naming_players(self._names):
            yield


def rules_of(variant: Variant, language: str = SOURCE) -> str:
    """The rule book of a game in a language: what holds under the variant's options, its positions drawn."""
    with speaking(language):
        return rules_text(variant, language)


def known_language(language: str) -> str:
    """The language, if there are catalogues for it; else a `ValueError` listing those."""
    if language not in LANGUAGES:
        raise ValueError(f"language must be {', '.join(LANGUAGES)}, not {language!r}")
    return language


class Table:
    """A game at which every seat reads and writes text.

    >>> from parlour.testing.tiny import GAME
    >>> table = Table(Variant.of(GAME, random_start=False), seed=1, language="de")
    >>> table.due
    (0, 1)
    >>> table.play(0, "9z").kind
    'unreadable'
    """

    def __init__(
        self,
        game: str | Variant,
        *,
        seed: int | None = None,
        language: str = SOURCE,
        names: Sequence[str] = (),
        **options: Any,
    ) -> None:
        """`seed` makes all draws; `language` is one of `parlour.kernel.language.LANGUAGES`."""
        self._take(variant_of(game, options).new_state(seed=seed), known_language(language), names)

    @classmethod
    def of(cls, state: State, language: str = SOURCE, names: Sequence[str] = ()) -> Self:
        """A table for a game that is played elsewhere; `state`, its full state, changes as it is played."""
        table = object.__new__(cls)
        table._take(state, known_language(language), names)
        return table

    def _take(self, state: State, language: str, names: Sequence[str]) -> None:
        self.language = language
        self.names = list(names)
        self.state = state
        self.variant = state.variant
        """The game under its options, those that were left open drawn."""
        self._heard = [self.variant.begin(int(state.fields.version))] * (self.variant.seats + 1)
        """For each seat, the position after the last entry that it was told."""

    @property
    def due(self) -> tuple[int, ...]:
        """The seats to play; several where all choose at once, none when the game is over."""
        return self.state.turn

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.is_over

    # -- what a seat reads -----------------------------------------------------------------------------------

    @property
    def rules(self) -> str:
        """The rule book in the table's language: what holds under its options, in Markdown."""
        return rules_of(self.variant, self.language)

    def board(self, seat: int) -> str:
        """What a seat sees, drawn with coordinates; the last line is the position in the game's notation.

        `Variant.from_text` reads that line back.
        """
        return self._of(seat).board

    def news(self, seat: int) -> list[str]:
        """What has happened since the seat was told last, as it may know it, a line each."""
        here, at, history = self._of(seat), self._heard[seat].copy(), self.state.history
        lines = list[str]()
        for actor, action in history[len(at.history) :]:
            before = at.view(seat).fields
            at.enter(actor, action)
            seen = at.seen_by(seat, len(at.history) - 1)[0]
            line = here.news(before, actor, seen.action, at.view(seat).fields)
            if line is not None:
                lines.append(line)
        self._heard[seat] = at
        return lines

    def legal(self, seat: int) -> list[str]:
        """The actions that a seat may begin its turn with, as the notation writes them."""
        return self._of(seat).legal

    def notation(self, seat: int) -> str:
        """How a turn is written, with one that is legal now."""
        return self._of(seat).notation

    def facts(self, seat: int) -> dict[str, Any]:
        """What a seat reads, by name: `board`, `news`, `legal`, `scores`, `due`, `over`."""
        return {
            "game": self.variant.game.slug,
            "seat": seat,
            "due": list(self.due),
            "over": self.over,
            "scores": self.state.scores(),
            "board": self.board(seat),
            "news": self.news(seat),
            "legal": self.legal(seat) if seat in self.due else [],
        }

    def to_json(self, seat: int) -> str:
        """What a seat reads (`facts`), as JSON."""
        return json.dumps(self.facts(seat), ensure_ascii=False)

    # -- what a seat writes ----------------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> Refusal | None:
        """Play the turn in a text, or say why not: then nothing is played.

        The closing action need not be written. Where the turn goes on after it, the seat stays due.
        """
        run = self.read(seat, text)
        if isinstance(run, Refusal):
            return run
        self.play_run(seat, run)
        return None

    def read(self, seat: int, text: str) -> list[int] | Refusal:
        """The actions of the turn in a text, the closing one included, or why it would not be played."""
        return self._of(seat).read(text)

    def play_run(self, seat: int, run: Sequence[int]) -> None:
        """Play actions by their numbers; raises `NotAllowed`."""
        for action in run:
            self.state.apply(seat, action)

    def _of(self, seat: int) -> SeatText:
        return SeatText(self.state.view(seat), self.language, self.names)


class Env:
    """One seat of a table against bots; settings as in `env`."""

    def __init__(
        self,
        game: str | Variant,
        *,
        seat: int = 0,
        opponents: Bot | Mapping[int, Bot] = "greedy",
        language: str = SOURCE,
        legal: bool = True,
        retries: int = 3,
        on_fail: OnFail = "forfeit",
        **options: Any,
    ) -> None:
        self.variant = variant_of(game, options)
        seats = range(self.variant.seats)
        if seat not in seats:
            raise ValueError(f"seat must be 0 to {seats[-1]}, not {seat!r}")
        self.seat = seat
        self.language = language
        self.retries = at_least_one(retries, "retries")
        self.on_fail: OnFail = chosen(on_fail, OnFail, "on_fail")
        self._shows_legal = legal
        self._bots = bots_of(opponents, self.variant.seats, seat)
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """Begin a new game, and let the others play up to this seat's first turn."""
        self._random = np.random.default_rng(seed)
        self.table = Table(self.variant, seed=int(self._random.integers(BOT_SEEDS)), language=self.language)
        self.attempts = 0
        """Attempts at this turn that were refused."""
        self.refusal: Refusal | None = None
        """Why the last attempt was refused; None if it was played."""
        self.reward = 0.0
        self._forfeited = False
        self._others()

    @property
    def over(self) -> bool:
        """Whether the game has ended, or was forfeited."""
        return self._forfeited or self.table.over

    @property
    def rules(self) -> str:
        """The rule book: what holds under the options of this game, in Markdown."""
        return self.table.rules

    @property
    def notation(self) -> str:
        """How a turn is written, with one that is legal now."""
        return self.table.notation(self.seat)

    @property
    def board(self) -> str:
        """What the seat sees, drawn with coordinates, and the position as a line that can be read back."""
        return self.table.board(self.seat)

    @property
    def news(self) -> list[str]:
        """What has happened since it was asked for last, as the seat may know it."""
        return self.table.news(self.seat)

    @property
    def legal(self) -> list[str]:
        """The actions that a turn may begin with; none where the environment was made with `legal=False`."""
        return self.table.legal(self.seat) if self._shows_legal and not self.over else []

    def to_json(self) -> str:
        """All that the seat reads before a turn, as JSON."""
        facts = self.table.facts(self.seat) | {
            "legal": self.legal,
            "over": self.over,
            "attempts": self.attempts,
            "reward": self.reward,
            "refusal": None if self.refusal is None else asdict(self.refusal),
        }
        return json.dumps(facts, ensure_ascii=False)

    def step(self, text: str) -> Answer:
        """Play a turn that was written as text, then let the others play until the seat is due again.

        A refused turn may be written anew; after `retries` refusals in a row `on_fail` happens.
        """
        if self.over:
            return Answer((), None, 0.0, over=True)
        before = len(self.table.state.history)
        self.refusal = self.table.play(self.seat, text)
        if self.refusal is None:
            self.attempts = 0
        else:
            self.attempts += 1
            if self.attempts < self.retries:
                return Answer((), self.refusal, 0.0, over=False)
            self.attempts = 0
            self._fail()
        state = self.table.state
        played = [
            state.action_text(actor, action) for actor, action in state.history[before:] if actor == self.seat
        ]
        if not self._forfeited:
            self._others()
        if self.over:
            low = self.variant.game.returns_range[0]
            self.reward = low if self._forfeited else float(self.table.state.returns()[self.seat])
        return Answer(tuple(played), self.refusal, self.reward, self.over)

    def _fail(self) -> None:
        if self.on_fail == "forfeit":
            self._forfeited = True
            return
        view = self.table.state.view(self.seat)
        random = self.on_fail == "random"
        run = choose(view, "random", self._seed()) if random else view.legal_actions(self.seat)[:1]
        self.table.play_run(self.seat, run)

    def _others(self) -> None:
        table = self.table
        while table.due and self.seat not in table.due:
            other = table.due[0]
            table.play_run(other, run_of(self._bots[other], table.state.view(other), self._seed()))

    def _seed(self) -> int:
        return int(self._random.integers(BOT_SEEDS))


def table(game: str | Variant, **settings: Any) -> Table:
    """Make a table of text for all seats: self-play, or several models against each other.

    `seed` makes all draws. `language`: one of en, cs, de, fr, es. `names`: of the players. Everything else is
    an option of the game.

    >>> from parlour.testing.tiny import GAME
    >>> table(Variant.of(GAME, seats=2), seed=1).due
    (0, 1)
    """
    return Table(game, **settings)


def env(game: str | Variant, **settings: Any) -> Env:
    """Make an environment of text for one seat of a game.

    `seat`: its number. `opponents`: a level by name, a function, or one for each other seat. `language`: one
    of en, cs, de, fr, es. `legal`: whether legal actions are listed. `retries`: attempts at a turn before
    `on_fail` ("forfeit", "random" or "first"). Everything else is an option of the game.

    >>> from parlour.testing.tiny import GAME
    >>> env(Variant.of(GAME), on_fail="cry")
    Traceback (most recent call last):
    ValueError: on_fail must be 'forfeit' or 'random' or 'first', not 'cry'
    """
    return Env(game, **settings)
