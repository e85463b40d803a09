"""What one seat may ask of the others in the middle of a game, and what follows when they agree.

- `call`: a referee's call against another team. The creator of the table decides; when it is the creator
  who raises it, it counts at once. It is an entry of the record like any other.
- `takeback`: to take back one's own last turn and all that was played since. All people must agree. Draws
  stay committed: the same ones come again, so whoever takes a turn back may know what comes after it.
- `stand-in`: that a bot plays on for somebody who is away. Everybody else must agree.
- `stop`: to end the game unfinished. All people must agree.

Bots agree to everything. One question is open at a time; play goes on meanwhile. Who asked may withdraw it,
by answering no. What was declined may be asked again when somebody has played.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import Final

import numpy as np

from parlour.kernel.actors import CHANCE, TABLE
from parlour.kernel.errors import NotAllowed
from parlour.play import events as happening
from parlour.play.errors import Declined
from parlour.play.events import Asked, Event, Payload
from parlour.play.table_state import TableState
from parlour.play.timeline import Span
from parlour.play.types import NOBODY, RequestKind

CALLS_KEPT: Final = 4
"""Entries before which the possible calls are kept: those before and after the last events."""
MOST_QUESTIONS: Final = 60
"""How often one seat may ask for something at one table."""


class Questions(TableState):
    """A table's questions."""

    @cached_property
    def _calls(self) -> dict[tuple[int, int], list[int]]:
        return {}

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats whose answer to the open question is still to come."""
        asked = self.question
        return () if asked is None else tuple(sorted(self._asked_of(asked) - self.agreed))

    def calls(self, seat: int, entry: int | None = None) -> list[int]:
        """The referee's calls that a seat may raise now, as action numbers: those against other teams.

        They are what a spectator could name, so that they tell nothing hidden. `entry`: what it could raise
        before that entry.
        """
        if self.phase == "waiting" or not 0 <= seat < self.seats or self.ended != "rules":
            return []
        mine = self.variant.teams[seat]
        found = self._public_calls(self.entries if entry is None else entry)
        return [action for action in found if self.team_called(action) != mine]

    def team_called(self, action: int) -> int:
        """The team that a referee's call is about."""
        family = self.variant.family(action)
        return NOBODY if family is None else action - family.first

    def propose_ask(
        self, seat: int, about: RequestKind, what: int = NOBODY, level: str = "", away: Collection[int] = ()
    ) -> list[Event]:
        """Ask for something; it happens at once where nobody else has a say.

        `what` is the action of a call, or the seat of somebody among those who are `away`, for whom a bot of
        `level` is to play.
        """
        self.must_sit(seat)
        self.must_play()
        if self.chairs[seat].kind != "person":
            raise Declined("not-seated", "Only people ask at a table.")
        if self.question is not None:
            raise Declined("closed", "Something else is asked just now; answer that first.")
        if self.questions[seat] >= MOST_QUESTIONS:
            raise Declined("limit", f"One asks at most {MOST_QUESTIONS} times at a table.")
        asked = self._question(seat, about, what, level, away)
        if asked in self.declined:
            raise Declined("closed", "That was declined; it can be asked again when somebody has played.")
        return self.numbered(asked, *([] if self._asked_of(asked) else [self._effect(asked)]))

    def propose_answer(self, seat: int, yes: bool) -> list[Event]:
        """Agree or decline; what was asked happens with the last agreement."""
        asked = self.question
        if asked is None:
            raise Declined("closed", "Nothing is asked just now.")
        if seat == asked.seat:
            if yes:
                raise Declined("closed", "The others are asked.")
            return self.numbered(happening.Answered(seat, False))
        if seat not in self._asked_of(asked):
            raise Declined("not-seated", "Others are asked about that.")
        if seat in self.agreed:
            if yes:
                return []
            raise Declined("closed", "You have agreed already.")
        answered = happening.Answered(seat, yes)
        last = yes and not self._asked_of(asked) - self.agreed - {seat}
        return self.numbered(answered, *([self._effect(asked)] if last else []))

    # -- what is asked ---------------------------------------------------------------------------------------

    def _question(self, seat: int, about: RequestKind, what: int, level: str, away: Collection[int]) -> Asked:
        """The question, once it makes sense."""
        match about:
            case "call":
                if what not in self.calls(seat):
                    raise Declined("rule", "There is no such call for your side to raise now.")
                return Asked(seat, about, what)
            case "takeback":
                return Asked(seat, about, self._first_of_last_turn(seat))
            case "stop":
                return Asked(seat, about)
            case "stand-in":
                if not 0 <= what < self.seats or what == seat or self.chairs[what].kind != "person":
                    raise Declined("not-seated", "Only another person's seat can be played on by a bot.")
                if what not in away:
                    raise Declined("closed", f"{self.chairs[what].name} is not away long enough for that.")
                return Asked(seat, about, what, level)

    def _asked_of(self, asked: Asked) -> frozenset[int]:
        """Whose agreement it needs, the asker's apart."""
        others = frozenset(self.people) - {asked.seat}
        if asked.about == "call":
            return self._referee(asked) - {asked.seat}
        return others - {asked.what} if asked.about == "stand-in" else others

    def _referee(self, asked: Asked) -> frozenset[int]:
        """The creator; where no person is that any more, somebody of a third side, else of the called one."""
        if self.creator in self.people:
            return frozenset({self.creator})
        teams, called = self.variant.teams, self.team_called(asked.what)
        others = [seat for seat in self.people if teams[seat] != teams[asked.seat]]
        fair = [seat for seat in others if teams[seat] != called]
        return frozenset((fair or others)[:1])

    def _first_of_last_turn(self, seat: int) -> int:
        """The event with which the last turn of a seat began."""
        spans = self.timeline.spans
        at = max((i for i, span in enumerate(spans) if span.seat == seat), default=None)
        if at is None:
            raise Declined("closed", "You have played nothing yet that could be taken back.")
        while at > 0 and spans[at - 1].seat == seat and not self._ended_turn(spans[at - 1]):
            at -= 1
        return spans[at].n

    def _ended_turn(self, span: Span) -> bool:
        """Whether somebody else was due after an event, or something was drawn, or it closed the turn."""
        running = self.game.running
        played = self.state.history[span.first : span.last]
        before, after = self.timeline.fields(span.first), self.timeline.fields(span.last)
        closing = any(actor == CHANCE or action in self.game.closing for actor, action in played)
        return closing or int(running.turn(before)) != int(running.turn(after))

    # -- what follows ----------------------------------------------------------------------------------------

    def _effect(self, asked: Asked) -> Payload:
        match asked.about:
            case "call":
                return happening.Called(asked.seat, self._called(asked.what))
            case "takeback":
                return happening.TakenBack(asked.seat, asked.what)
            case "stop":
                return happening.Abandoned(NOBODY)
            case "stand-in":
                return happening.BotTookOver(asked.what, asked.level, "away")

    def _called(self, action: int) -> tuple[tuple[int, int], ...]:
        """The entries of a call, with the draws that follow; raises `Declined` when it is too late for it."""
        after = self.state.copy()
        try:
            after.check(TABLE, action)
        except NotAllowed as error:
            raise Declined("rule", error.sentence, error.rule) from None
        after.enter(TABLE, action)
        after.settle(self.source)
        return tuple((entry.actor, entry.action) for entry in after.history[self.entries :])

    def _public_calls(self, entry: int) -> list[int]:
        """What the table may call before an entry, worked out once for all seats."""
        key = (len(self.taken_back), entry)
        if key not in self._calls:
            while len(self._calls) >= CALLS_KEPT:
                del self._calls[next(iter(self._calls))]
            self._calls[key] = self._calls_before(entry)
        return self._calls[key]

    def _calls_before(self, entry: int) -> list[int]:
        out = np.zeros(self.game.max_legal, np.int32)
        seen = self.timeline.concealed(entry, self.seats)
        count = int(self.game.running.legal(seen, TABLE, out))
        return [int(action) for action in out[:count]]
