"""A game with its options fixed (`Variant`), and its record with a friendly API (`State`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from operator import index
from typing import Any, Literal, Protocol

import numpy as np

from parlour.kernel import calls
from parlour.kernel.action import Action, Value, listed
from parlour.kernel.actors import CHANCE, SEAT_DRAW, TABLE
from parlour.kernel.chance import Seeded, Source
from parlour.kernel.entries import Entry, entry, shared
from parlour.kernel.errors import BadOption, BadRecord, NotAllowed, NotReadable
from parlour.kernel.game import Game
from parlour.kernel.game_record import GameRecord
from parlour.kernel.message import HOUSE, Words
from parlour.kernel.options import OptionValue, chosen
from parlour.kernel.records import copied, new_record, record_of
from parlour.kernel.replay import entries_played, is_open, options_of
from parlour.kernel.types import Random


@dataclass(frozen=True, repr=False)
class Variant:
    """A game and the value of each of its options."""

    game: Game
    options: Mapping[str, OptionValue]

    @classmethod
    def of(cls, game: Game, /, **options: object) -> Variant:
        """A game with these options, the others at their defaults; raises `BadOption`."""
        return cls(game, game.option_values(options))

    def __hash__(self) -> int:
        return hash((self.game.slug, self.seats))  # computed with every turn

    def __repr__(self) -> str:
        return f"load({self.game.slug!r}{chosen(self.game.all_options, self.options)})"

    @cached_property
    def seats(self) -> int:
        """The number of seats."""
        return int(self.options["seats"])

    @cached_property
    def teams(self) -> tuple[int, ...]:
        """The team of every seat."""
        return self.game.seating.teams(self.seats, self.options)

    @cached_property
    def in_teams(self) -> bool:
        """Whether some seats play together."""
        return len(set(self.teams)) < self.seats

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """The families of action numbers under these options."""
        return self.game.actions if self.game.actions_of is None else self.game.actions_of(self.options)

    @cached_property
    def claims(self) -> frozenset[int]:
        """The action numbers of all claims (`Action.claim`)."""
        return frozenset(f.first + i for f in self.actions if f.claim for i in range(f.count))

    def action_at(self, name: str, /, **parts: object) -> int:
        """Return the number of an action by its family and the values of its parts; raises `ValueError`.

        >>> from parlour.testing.tiny import GAME
        >>> Variant.of(GAME).action_at("hush", seat=1)
        14
        >>> Variant.of(GAME).action_at("hush", seat=9)
        Traceback (most recent call last):
        ValueError: seat is one of 0 to 2, not 9
        """
        for family in self.actions:
            if family.name == name:
                return family.number(**parts)
        raise ValueError(f"actions are {listed(family.name for family in self.actions)}, not {name!r}")

    def action_parts(self, action: int) -> dict[str, Value]:
        """Return an action's family, as `action`, and the values of its parts; raises `ValueError`.

        >>> from parlour.testing.tiny import GAME
        >>> Variant.of(GAME).action_parts(14)
        {'action': 'hush', 'seat': 1}
        """
        family = self.family(action)
        if family is None:
            raise ValueError(f"actions are numbers below {self.game.action_count} of a family, not {action}")
        return {"action": family.name, **family.parts_of(action)}

    def family(self, action: int) -> Action | None:
        """The family an action number belongs to."""
        return next((family for family in self.actions if action in family), None)

    def options_text(self) -> dict[str, str]:
        """The options as one-line texts, as records carry them."""
        return dict(self._texts)

    @cached_property
    def _texts(self) -> dict[str, str]:
        return {option.name: option.text(self.options[option.name]) for option in self.game.all_options}

    def blank(self) -> np.record:
        """A record with the options and the rules version written, otherwise zero."""
        fields = new_record(self.game.dtype)
        fields.version = self.game.rules_version
        for option in self.game.all_options:
            option.write(fields, self.options[option.name])
        return fields

    @cached_property
    def is_open(self) -> bool:
        """Whether a value that the rules know is open ("random"): drawn before the start."""
        return is_open(self.game, self.options)

    def for_new_games(self) -> Variant:
        """The variant itself; raises `BadOption` for a value that only stored games may have."""
        for option in self.game.all_options:
            if why := option.unfit(self.options[option.name]):
                raise BadOption(option.name, why)
        return self

    def settled(self, source: Seeded) -> Variant:
        """The variant of a new game, with every open value (a random layout) drawn; raises `BadOption`."""
        self.for_new_games()
        below = source.settler()
        values = dict(self.options)
        for option in self.game.all_options:
            values[option.name] = option.settled(values[option.name], below)
        return replace(self, options=values)

    def new_state(
        self,
        seed: int | bytes | None = None,
        draws: Literal["seeded", "manual"] | Source = "seeded",
    ) -> State:
        """A new game with draws from `seed` (random if None), a source, or ("manual") the caller."""
        if isinstance(draws, str) and draws not in ("seeded", "manual"):
            raise ValueError(f'draws must be "seeded", "manual" or a source, not {draws!r}')
        seeded = Seeded(seed)
        source: Source | None = seeded if draws == "seeded" else None if isinstance(draws, str) else draws
        return self.settled(seeded).begin(source=source)

    def begin(self, version: int | None = None, source: Source | None = None) -> State:
        """The position before the first draw, under a version of the rules (default: the newest)."""
        fields = self.blank()
        fields.version = fields.version if version is None else version
        self.game.running.start(fields)
        return State(self, fields, source=source)

    def from_bytes(self, data: bytes) -> State:
        """The state of `State.to_bytes()`; it has no history and no source of draws.

        Length, rules version and options are checked. Everything else is trusted: protect the bytes like the
        program itself, and take untrusted positions as text (`from_text`).
        """
        return State(self, calls.from_bytes(self.game, self.options, data))

    def from_text(self, text: str, version: int | None = None) -> State:
        """The state of `State.text()`, under a version of the rules (default: the newest).

        The text of a seat's view gives that view. Raises `NotReadable`.
        """
        fields = self.blank()
        fields.version = fields.version if version is None else version
        self.game.notation.read_position(fields, text)
        viewer = int(getattr(fields, "viewer", 0)) - 1  # where a game's records say whose they are
        return State(self, fields, viewer=viewer if viewer >= 0 else None)

    def begin_record(self, record: GameRecord) -> State:
        """The position before the first entry of a record, under the record's options and rules version."""
        variant = replace(self, options=options_of(self.game, record))
        if not record.position:
            return variant.begin(record.rules_version)
        try:
            state = variant.from_text(record.position, record.rules_version)
        except NotReadable as error:
            raise BadRecord(HOUSE("record-position", why=error.args[0]), "position") from None
        if state.viewer is not None:
            raise BadRecord(HOUSE("record-view"), "position")
        if not state.is_possible:
            raise BadRecord(HOUSE("record-impossible"), "position")
        return state

    def replay(self, record: GameRecord, upto: int | None = None, source: Seeded | None = None) -> State:
        """The state after a record's entries (the first `upto`), with its history; raises `BadRecord`.

        Every entry is checked by the law, and every draw against the source if one is given. Raises
        `NotReadable` where the record has fewer entries than `upto`.
        """
        count = len(record.entries)
        if upto is not None and not 0 <= upto <= count:
            raise NotReadable(HOUSE("record-shorter", count=count, given=upto))
        state = self.begin_record(record)
        for _ in entries_played(state, record, upto, source):
            pass
        return state


class State:
    """A position, its history, and the source of its draws.

    A view (`state.view(seat)`) and a state from bytes have no source: they stop when a draw is due.
    """

    def __init__(
        self,
        variant: Variant,
        fields: np.record,
        *,
        source: Source | None = None,
        viewer: int | None = None,
    ) -> None:
        self.variant = variant
        self.game = variant.game
        self.fields = fields
        self.viewer = viewer
        self.history: list[Entry] = []
        self._seen: list[tuple[int, ...]] = []  # per entry, the action as each seat and the spectator know it
        self._source = source
        self.draws_made = 0
        if source is not None:
            self.settle(source)

    # -- whose turn ------------------------------------------------------------------------------------------

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats to act; `(CHANCE,)` if the caller is to choose a draw; `()` when the game is over."""
        return calls.turn(self.game, self.fields)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.turn == ()

    @property
    def is_possible(self) -> bool:
        """Whether what the fields say belongs together (`Notation.is_possible`), of a whole position.

        >>> from parlour.testing.tiny import GAME
        >>> tiny = Variant.of(GAME)
        >>> tiny.new_state(seed=1).is_possible, tiny.from_text("left=1").is_possible
        (True, False)
        """
        possible = getattr(self.game.notation, "is_possible", None)
        return possible is None or possible(self.fields)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.variant.seats

    def legal_actions(self, seat: int) -> list[int]:
        """The legal action numbers of a seat (or of `TABLE`), ascending; empty when it is not due."""
        self._mine(seat)
        return calls.legal_actions(self.game, self.fields, seat)

    def claim(self, seat: int) -> int | None:
        """The action by which a seat takes now what it would lose when others go on, if there is one."""
        claims = self.variant.claims
        return (
            next((action for action in self.legal_actions(seat) if action in claims), None)
            if claims
            else None
        )

    def chance_outcomes(self) -> list[tuple[int, Fraction]]:
        """The outcomes of the pending draw with their exact probabilities; empty if there is none.

        On a view: that seat's odds.
        """
        return calls.odds(*self.draws())

    # -- changes ---------------------------------------------------------------------------------------------

    def apply(self, actor: int, action: int) -> None:
        """Play an action, a draw (`CHANCE`) or a referee's call (`TABLE`).

        Raises `NotAllowed` with the rule and a sentence, leaving the state unchanged. Draws that a source
        provides follow at once.
        """
        actor, action = index(actor), index(action)
        self.check(actor, action)
        self.enter(actor, action)
        if self._source is not None:
            self.settle(self._source)

    def check(self, actor: int, action: int) -> None:
        """Raise `NotAllowed` if `apply` would; change nothing."""
        if actor != CHANCE:
            self._mine(actor)
        calls.check(self.game, self.fields, actor, action)

    def enter(self, actor: int, action: int) -> None:
        """Play an entry that is known to be legal, without asking the law; no draws follow."""
        rules, fields = self.game.running, self.fields
        if self.viewer is None:
            seats = range(self.variant.seats + 1)
            seen = tuple([int(rules.seen(fields, actor, action, seat)) for seat in seats])
            self._seen.append(shared(seen))
        rules.play(fields, actor, action)
        self.history.append(entry(actor, action))
        if actor == CHANCE and action < SEAT_DRAW:
            self.draws_made += 1

    def adopt(self, entries: Sequence[Entry], seen: Sequence[tuple[int, ...]], fields: np.record) -> None:
        """Advance by played entries to their position, `fields`; `seen` is as `seen_by_all` returns it."""
        self.fields = fields
        self.history += entries
        self._seen += seen
        self.draws_made += sum([actor == CHANCE and action < SEAT_DRAW for actor, action in entries])

    def settle(self, source: Source) -> None:
        """Play the pending draws from a source other than the state's own."""
        while int(self.game.running.turn(self.fields)) == CHANCE:
            self.enter(CHANCE, self.drawn_by(source))

    def drawn_by(self, source: Source) -> int:
        """The outcome that a source gives for the pending draw."""
        return source.draw(self.draws_made, *self.draws())

    def draws(self) -> tuple[list[int], list[int]]:
        """The outcomes of the pending draw and their integer weights; empty if there is none."""
        return calls.draws(self.game, self.fields)

    def _mine(self, seat: int) -> None:
        if not (seat == TABLE or 0 <= seat < self.seats):
            raise NotAllowed("seat", HOUSE("no-seat", seat=seat, last=self.seats - 1))
        if self.viewer is not None and seat != self.viewer:
            raise NotAllowed("view", HOUSE("view-of-one", seat=self.viewer))

    # -- results ---------------------------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """One number per seat at the end (1 won, -1 lost, 0 tied, between for shared wins); zeros before."""
        return calls.returns(self.game, self.fields, self.seats)

    def scores(self) -> list[int]:
        """The game's own scores, one per seat, at any time."""
        return calls.scores(self.game, self.fields, self.seats)

    # -- what a seat may know --------------------------------------------------------------------------------

    def view(self, seat: int) -> State:
        """What a seat may know, as a state; the number of seats stands for a spectator."""
        if not 0 <= seat <= self.seats:
            raise NotAllowed("seat", HOUSE("no-seat-to-look", seat=seat, last=self.seats))
        if self.viewer is not None:
            if seat != self.viewer:
                self._mine(seat)
            return self.copy()
        view = State(self.variant, calls.concealed(self.game, self.fields, seat), viewer=seat)
        view.history = [Entry(e.actor, s[seat]) for e, s in zip(self.history, self._seen, strict=True)]
        view.draws_made = self.draws_made
        return view

    def seen_by(self, seat: int, since: int = 0) -> list[Entry]:
        """The history from entry `since` on, as a seat knows it."""
        if self.viewer is not None:
            return self.history[since:]
        pairs = zip(self.history[since:], self._seen[since:], strict=True)
        return [Entry(entry.actor, seen[seat]) for entry, seen in pairs]

    def seen_by_all(self, first: int = 0, last: int | None = None) -> list[tuple[int, ...]]:
        """Per entry from `first` to before `last`, the action as each seat and the spectator know it."""
        return self._seen[first:last]

    def remember(self, history: list[Entry], seen: list[tuple[int, ...]]) -> None:
        """Adopt a history; `seen` is that of `seen_by_all`."""
        self.history, self._seen = history, seen
        self.draws_made = sum(actor == CHANCE and action < SEAT_DRAW for actor, action in history)

    def guess(self, random: Random) -> State:
        """On a view: a full state consistent with it, the unknown dealt at random (`kernel.rng`)."""
        if self.viewer is None:
            return self.copy()
        return State(self.variant, calls.guessed(self.game, self.fields, self.viewer, random))

    # -- text ------------------------------------------------------------------------------------------------

    def action_text(self, actor: int, action: int) -> str:
        """An action in one line; `parse` reads it back."""
        return self.game.notation.action_text(self.fields, actor, action)

    def parse(self, actor: int, text: str) -> int:
        """The number of an action's text, legal or not; raises `NotReadable`."""
        return self.game.notation.read_action(self.fields, actor, text)

    def text(self) -> str:
        """The position in one line; `Variant.from_text` reads it back."""
        return self.game.notation.position_text(self.fields)

    def __str__(self) -> str:
        return self.drawing()

    def __repr__(self) -> str:
        return f"<State of {self.game.slug}: turn {self.turn}, {len(self.history)} entries>"

    def _repr_svg_(self) -> str | None:
        return self.svg()

    def drawing(self, seat: int | None = None) -> str:
        """The table as text, as a seat sees it; the position's notation for a game without a display."""
        return self.text() if self.game.display is None else drawing().spelled(self, seat)

    def svg(self, seat: int | None = None) -> str | None:
        """The table as an SVG document, as a seat sees it; None for a game without a display."""
        return None if self.game.display is None else drawing().painted(self, seat)

    def scene(self, seat: int | None = None) -> Any:
        """The table as a seat sees it: `display.scene.Scene`.

        The seat defaults to the viewer, else the first to act, else the spectator.
        """
        if self.game.display is None:
            raise NotReadable(HOUSE("no-table-to-see", game=self.game.title))
        if seat is None:
            due = [actor for actor in self.turn if actor >= 0]
            seat = self.viewer if self.viewer is not None else next(iter(due), self.seats)
        return drawing().scene_of(self, seat)

    # -- copies ----------------------------------------------------------------------------------------------

    def copy(self) -> State:
        """An independent copy with the same history and source of draws."""
        other = object.__new__(State)
        other.__dict__.update(self.__dict__)
        other.fields = copied(self.fields)
        other.history = list(self.history)
        other._seen = list(self._seen)
        other._source = None if self._source is None else self._source.copy()
        return other

    __copy__ = copy

    def before(self, entry: int, fields: np.record) -> State:
        """The state before an entry of its history, whose record is `fields`; a source repeats its draws."""
        other = self.copy()
        other.fields = fields
        del other.history[entry:], other._seen[entry:]
        other.draws_made = sum(actor == CHANCE and action < SEAT_DRAW for actor, action in other.history)
        return other

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "fields": self.to_bytes()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.fields = record_of(self.game.dtype, state["fields"])

    def to_bytes(self) -> bytes:
        """The record as bytes; equal positions with equal options have equal bytes."""
        return self.fields.tobytes()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game is other.game and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash((self.game.slug, self.to_bytes()))

    def record(self, **facts: Any) -> GameRecord:
        """The game so far as a record; a view has none."""
        if self.viewer is not None:
            raise NotAllowed("view", HOUSE("view-no-record"))
        record = GameRecord(
            game=self.game.slug,
            rules_version=int(self.fields.version),
            options=self.variant.options_text(),
            entries=[(entry.actor, entry.action) for entry in self.history],
            scores=self.scores(),
            returns=self.returns(),
            over=self.is_over,
            **facts,
        )
        if isinstance(self._source, Seeded) and not record.seed:
            record.seed = self._source.secret.hex()
            record.commitment = self._source.commitment
        return record


class Drawing(Protocol):
    """How tables of games with a display look, and what is said of them."""

    def scene_of(self, state: State, seat: int) -> Any:
        """What a seat sees (`display.scene.Scene`)."""
        ...

    def painted(self, state: State, seat: int | None = None) -> str:
        """The table as an SVG document, as a seat sees it."""
        ...

    def spelled(self, state: State, seat: int | None = None) -> str:
        """The table as text, as a seat sees it."""
        ...

    def instruction(self, view: State, action: int) -> Words:
        """What the viewer is to do, in the imperative; "" where the game has no words for it."""
        ...

    def line(self, view: State, action: int, after: State) -> Words:
        """The line of the log for an action of the viewer; "" where there is none."""
        ...

    def reasons(self, view: State, run: Sequence[int], after: State) -> tuple[Words, ...]:
        """The game's own arguments for a run of actions of the viewer."""
        ...


_drawing: list[Callable[[], Drawing]] = []


def draw_with(fetch: Callable[[], Drawing]) -> None:
    """Set what draws and describes states; the kernel itself draws nothing."""
    _drawing[:] = [fetch]


def drawing() -> Drawing:
    """What draws and describes states."""
    return _drawing[0]()
