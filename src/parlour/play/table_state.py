"""The state of a table: plain facts that `play.apply` changes, and what follows from them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Final, Self

from parlour.kernel.actors import CHANCE, NOBODY
from parlour.kernel.chance import Seeded, commitment_to
from parlour.kernel.errors import NotReadable
from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE, Words
from parlour.kernel.state import State, Variant
from parlour.play.clock import Clocks
from parlour.play.counts import Counts
from parlour.play.errors import DamagedLog, Declined, NewerRules
from parlour.play.events import BotTookOver, Created, Event, PlayerReturned, QuestionAsked
from parlour.play.frames import Frames, Span
from parlour.play.results import Outcome, outcome
from parlour.play.seating import Chair
from parlour.play.tokens import holder_of
from parlour.play.types import Ending, Phase
from parlour.play.webhook import Webhook

_first: Final = lru_cache(256)(lambda variant: variant)


def _shared(variant: Variant) -> Variant:
    """The shared copy of an equal variant, so that values cached by variant are found by identity."""
    first: Variant = _first(variant)
    return first if first.game is variant.game else variant


def _beginning(variant: Variant, created: Created) -> State:
    """The position before the first entry; raises `DamagedLog` where it cannot be read."""
    position = created.origin.position if created.origin else ""
    if not position:
        return variant.begin(created.rules_version)
    try:
        return variant.from_text(position, created.rules_version)
    except NotReadable as error:
        raise DamagedLog(f"the position that the game began from cannot be read: {error}") from None


@dataclass(eq=False)
class TableState:
    """One game, from its creation to its rematch, after the last of its events."""

    game: Game
    created: Created
    variant: Variant
    frames: Frames
    """The frames of the game: secret."""
    counts: Counts
    clocks: Clocks | None
    events: list[Event]
    told_at: list[int]
    """When each seat, and the spectators last, were told of anything, in seconds since 1970.

    Hidden actions of others do not count: their times would reveal them.
    """
    chairs: list[Chair]
    contributions: list[str]
    """Each seat's contribution to the seed of the draws; "" for none."""
    contributions_ahead: list[str]
    """Each seat's contribution to the seed of the rematch."""
    creator: int
    """The creator's seat; `NOBODY` once they have left."""
    questions: list[int]
    """The number of requests of each seat."""
    absences: list[int]
    """How often a bot has stood in for each seat."""
    invite: str
    """The current code of the invite link."""
    ready: set[int] = field(default_factory=set)
    """Seats whose holders have said that they are ready."""
    phase: Phase = "waiting"
    ended: Ending = "rules"
    ended_by: int = NOBODY
    ended_with: tuple[int, ...] = ()
    """Seats that ran out of time at the same moment."""
    asking: set[int] = field(default_factory=set)
    """Seats that want another game."""
    next: str = ""
    """The table of the rematch, once it exists."""
    lines: int = 0
    """The number of chat lines of seated players."""
    watchers_lines: int = 0
    has_chat: bool = True
    """Whether the host of the server lets people chat here."""
    question: QuestionAsked | None = None
    """The open request, which some have not answered yet."""
    agreed: set[int] = field(default_factory=set)
    """The seats that have agreed to the open request."""
    declined: set[QuestionAsked] = field(default_factory=set)
    """Requests declined since somebody played."""
    settled: set[int] = field(default_factory=set)
    """Events of play that ended an open request."""
    taken_back: set[int] = field(default_factory=set)
    """Events whose entries are taken back."""
    helped: set[int] = field(default_factory=set)
    """Seats that have asked for help since their last turn."""
    nudged: dict[int, float] = field(default_factory=dict)
    """When seats were reminded of their current turn."""
    waiting_since: dict[int, float] = field(default_factory=dict)
    """The people's seats that the game waits for, and since when."""
    warned: set[int] = field(default_factory=set)
    """The seats that the table itself has reminded."""
    warnings: int = 0
    webhook_stopped: bool = False
    """Whether its webhook has been given up."""
    paused: bool = False
    """Whether the clock of an event is paused."""
    sealed: bool = False
    """Whether others still play with the same draws, so that nothing may reveal them."""
    outages: Sequence[tuple[float, float]] = ()
    """Periods in which no server was up, in order; set by the server, not part of the events."""
    _source: tuple[list[str], Seeded] | None = field(default=None, repr=False, compare=False)
    """The source of all draws, and the contributions that it is made from."""

    @classmethod
    def begin(cls, game: Game, first: Event) -> Self:
        """A table after its first event; `game` is the one that it names."""
        created = first.payload
        if not isinstance(created, Created) or first.n != 1 or created.game != game.slug:
            raise DamagedLog(f"the first event of a table of {game.slug!r} is its creation")
        if not 1 <= created.rules_version <= game.rules_version:
            raise NewerRules(
                HOUSE("newer-rules", game=game.title, version=created.rules_version, known=game.rules_version)
            )
        variant = _shared(Variant.of(game, **created.options))
        seats = variant.seats
        return cls(
            game=game,
            created=created,
            variant=variant,
            frames=Frames(_beginning(variant, created)),
            counts=Counts(seats + 1, len(created.origin.entries) if created.origin else 0),
            clocks=None if created.clock is None else Clocks(created.clock, seats),
            events=[first],
            told_at=[first.at] * (seats + 1),
            chairs=list(created.chairs),
            contributions=list(created.contributions) or [""] * seats,
            contributions_ahead=[""] * seats,
            creator=created.host,
            questions=[0] * seats,
            absences=[0] * seats,
            invite=created.invite,
            sealed=created.pair is not None and created.pair.sealed,
        )

    @property
    def of_teams(self) -> bool:
        """Whether it is a game of a meeting of teams."""
        return self.created.pair is not None and self.created.pair.sealed

    @property
    def id(self) -> str:
        """The table's id in addresses; anyone who has it may watch."""
        return self.created.table

    @property
    def n(self) -> int:
        """The number of the last event."""
        return self.events[-1].n

    @property
    def position(self) -> State:
        """The full state of the game: secret."""
        return self.frames.state

    @property
    def seats(self) -> int:
        """The number of seats; also used as a spectator's seat number."""
        return self.variant.seats

    @property
    def entries(self) -> int:
        """How many entries (actions and draws) the game has so far."""
        return self.frames.count

    @property
    def given(self) -> tuple[tuple[int, int], ...]:
        """The entries taken over from another game, if any."""
        return self.created.origin.entries if self.created.origin else ()

    @property
    def options_text(self) -> dict[str, str]:
        """The options as one-line texts."""
        return self.variant.options_text()

    def outage_since(self, time: float) -> float:
        """Seconds of downtime since a time."""
        total = 0.0
        for begin, end in reversed(self.outages):
            if end <= time:
                break
            total += end - max(begin, time)
        return total

    @property
    def outage(self) -> float:
        """Seconds of downtime since the last event, which the clocks do not take into account yet."""
        return self.outage_since(self.events[-1].time)

    # -- draws -----------------------------------------------------------------------------------------------

    @property
    def source(self) -> Seeded:
        """The secret source of all draws, once the game has started."""
        if self._source is None or self._source[0] != self.contributions:
            self._source = list(self.contributions), self.created.source(self.contributions)
        return self._source[1]

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret: public from the start."""
        return commitment_to(bytes.fromhex(self.created.secret))

    @property
    def seed(self) -> str:
        """The seed of the draws once the game is over, in hex; empty before, and where it never began."""
        hidden = self.phase != "over" or self.sealed or self.open_seats
        return "" if hidden else self.source.secret.hex()

    @property
    def awaits(self) -> bool:
        """Whether the start waits for the creator's contribution to the seed."""
        return self.created.contributes and self.creator != NOBODY and not self.contributions[self.creator]

    # -- seats -----------------------------------------------------------------------------------------------

    @property
    def open_seats(self) -> tuple[int, ...]:
        """Seats without a holder."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.kind == "open")

    @property
    def webhook(self) -> Webhook | None:
        """The channel that is notified of turns, unless it was given up."""
        return None if self.webhook_stopped else self.created.webhook

    @property
    def asks_ready(self) -> bool:
        """Whether people must say before the start that they are ready.

        A clock that runs at once must not run against somebody who waits elsewhere for others to come.
        """
        clock = self.created.clock
        by_link = any(chair.kind == "open" for chair in self.created.chairs)
        return by_link and clock is not None and clock.kind != "days"

    @property
    def unready(self) -> frozenset[int]:
        """The seated people who are not ready yet; programs always are."""
        if not self.asks_ready:
            return frozenset()
        return frozenset([seat for seat in self.people if not self.chairs[seat].program]) - self.ready

    @property
    def people(self) -> tuple[int, ...]:
        """Seats that people (or outside programs, by a token) hold."""
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"])

    @property
    def host(self) -> int:
        """The creator's seat while a person holds it, else the first person's; `NOBODY` without people."""
        people = self.people
        return self.creator if self.creator in people else next(iter(people), NOBODY)

    def shuts_out(self, seat: int) -> bool:
        """Whether a viewer may not see the table: a spectator of a table that is closed to spectators."""
        shut = self.phase != "over" or self.sealed
        return seat == self.seats and self.created.watching == "closed" and shut

    @property
    def shut_code(self) -> str:
        """The code of the refusal for viewers shut out: `invited` while an invitation gives a seat."""
        return "invited" if self.open_seats else "doors"

    @property
    def shut_words(self) -> Words:
        """The sentence for viewers shut out; at a member's table, also for members who were removed."""
        if self.of_teams:
            return HOUSE("doors-closed-meeting")
        return HOUSE("doors-closed-event") if self.created.event else HOUSE("doors-closed")

    def seat_of(self, token: str) -> int | None:
        """The seat that a secret token holds now, or None."""
        return self.seat_held_by(holder_of(token))

    def seat_held_by(self, holder: str) -> int | None:
        """The seat that the token with this hash holds now, or None.

        How long it takes tells of hashes alone, from which no token can be recovered.
        """
        for seat, chair in enumerate(self.chairs):
            if chair.holder and chair.holder == holder:
                return seat
        return None

    # -- who is due ------------------------------------------------------------------------------------------

    @property
    def due(self) -> tuple[int, ...]:
        """The seats to act now; none before the start and after the end."""
        return self.frames.now.choices.due if self.phase == "playing" else ()

    @property
    def bots_due(self) -> tuple[int, ...]:
        """The seats to act now that are held by the server's bots.

        Bots with a claim (`play.claims`) come first and alone, as claims lapse.
        """
        bots = tuple([seat for seat in self.due if self.chairs[seat].kind == "bot"])
        return bots and (tuple(seat for seat in bots if not self.waits_for(seat)) or bots)

    def waits_for(self, seat: int) -> bool:
        """Whether the game waits for a seat that is due."""
        of = self.game.waited_for
        return of is None or len(self.due) == 1 or bool(of(self.position.fields) >> seat & 1)

    @property
    def waited_for(self) -> tuple[int, ...]:
        """The seats of people that the game waits for: their clocks run."""
        return tuple(
            [seat for seat in self.due if self.chairs[seat].kind == "person" and self.waits_for(seat)]
        )

    def ends_turn(self, span: Span) -> bool:
        """Whether another seat was due after an event of play, something was drawn, or it closed the turn."""
        running = self.game.running
        played = self.position.history[span.first : span.last]
        before, after = (self.frames.at(entry).fields for entry in (span.first, span.last))
        closing = any(actor == CHANCE or action in self.game.closing for actor, action in played)
        return closing or int(running.turn(before)) != int(running.turn(after))

    # -- the end ---------------------------------------------------------------------------------------------

    @property
    def is_void(self) -> bool:
        """Whether a game that ends now decides nothing, because a side of people has not had a turn yet.

        A game that ends by its rules decides nothing either if bots stood in for a side at each of its turns.
        In a round of an event, a member who does not come has lost.
        """
        teams = self.variant.teams
        if len(set(teams)) == 1 or self.created.pair:
            return False
        sides = {team for team, chair in zip(teams, self.chairs, strict=True) if chair.holder}
        idle = self._without_turn(sides, self._by_people())
        if self.phase == "over" and self.ended == "rules":
            return idle != self._without_turn(idle, self.frames.spans)
        return bool(idle)

    def _without_turn(self, sides: Collection[int], spans: Iterable[Span]) -> set[int]:
        """Find the sides that ended no turn in any of these spans; stops once there are none left."""
        idle, teams = set(sides), self.variant.teams
        for span in spans:
            if not idle:
                break
            if span.seat != NOBODY and teams[span.seat] in idle and self.ends_turn(span):
                idle.discard(teams[span.seat])
        return idle

    def _by_people(self) -> Iterator[Span]:
        """Find the spans that people played themselves, without a bot standing in for them."""
        span_of = {span.n: span for span in self.frames.spans}
        away = set[int]()
        for event in self.events:
            if isinstance(event.payload, BotTookOver):
                away.add(event.seat)
            elif isinstance(event.payload, PlayerReturned):
                away.discard(event.seat)
            elif event.n in span_of and event.seat not in away:
                yield span_of[event.n]

    @property
    def result(self) -> Outcome | None:
        """Scores, returns, ranking and score history, once the game is over."""
        return self._outcome if self.phase == "over" else None

    @cached_property
    def _outcome(self) -> Outcome:
        return outcome(
            self.position,
            self.frames,
            "void" if self.ended == "rules" and self.is_void else self.ended,
            self.ended_by,
            self.ended_with,
            tie_replays=self.tie_replays,
        )

    @property
    def tie_replays(self) -> bool:
        """Whether the series replays this game if several sides are level at the top."""
        series = self.created.series
        return series is not None and series.replays < self.game.replay_ties

    @property
    def is_timed(self) -> bool:
        """Whether seats have a clock, or others need not wait for them forever."""
        return self.clocks is not None or self.created.patience > 0

    @property
    def starter_set(self) -> bool:
        """Whether the series sets the starter in place of a draw."""
        series = self.created.series
        return series is not None and series.starter != NOBODY

    @property
    def wants_rematch(self) -> bool:
        """Whether a rematch is due: all people have asked for it, or the second game of a pair follows."""
        if self.phase != "over" or self.next:
            return False
        pair = self.created.pair
        return not (pair.turned or pair.sealed) if pair else self.asking >= set(self.people) > set()

    @property
    def waits_to_open(self) -> bool:
        """Whether a game of a meeting of teams is over, and sealed until the other one is over too."""
        return self.of_teams and self.phase == "over" and self.sealed

    # -- checks ----------------------------------------------------------------------------------------------

    def must_sit(self, seat: int) -> None:
        """Decline a request that only seated people may make."""
        if not 0 <= seat < self.seats or self.chairs[seat].kind == "open":
            raise Declined("not-seated", HOUSE("seated-only"))

    def must_play(self) -> None:
        """Decline a request that is possible only during a game."""
        if self.phase != "playing":
            early = self.phase == "waiting"
            raise Declined("stopped", HOUSE("not-started") if early else HOUSE("game-over"))

    def must_be_over(self) -> None:
        """Decline a request that is possible only after a game."""
        if self.phase != "over" or self.sealed:
            raise Declined("closed", HOUSE("when-meeting-over") if self.of_teams else HOUSE("when-over"))
