"""A table as messages: what each seat is told of it, worked out from concealed positions alone.

A snapshot shows the table at one moment, updates tell the steps between two. Both are made of the same parts,
so a snapshot with the updates after it gives what a later snapshot gives.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Final

from parlour.kernel.actors import CHANCE, LOT
from parlour.kernel.errors import ParlourError
from parlour.play import events as happening
from parlour.play.draft import Trial
from parlour.play.events import NOBODY, Event
from parlour.play.table import Table
from parlour.server.camera import Camera, steps_of
from parlour.server.messages import (
    Chat,
    ChatLine,
    Draft,
    Line,
    Next,
    Player,
    Players,
    Result,
    Snapshot,
    Step,
    ToClient,
    Update,
    Wrong,
)
from parlour.server.words import ending, options_in_words
from parlour.table.scene import Told

WAITING: Final = "The game starts when all seats are taken."
LONGEST_CATCH_UP: Final = 40
"""Events after which a snapshot is cheaper than the updates."""


class Presenter:
    """Tells the seats of one table what happens there; keeps what every seat's next message needs again."""

    def __init__(self, table: Table) -> None:
        self.table = table
        everybody = range(table.seats + 1)
        self._cameras = [
            Camera(table.variant, seat, partial(table.look, seat), partial(table.seen, seat))
            for seat in everybody
        ]
        self.board = self._cameras[table.seats].board
        self._logs: list[list[Line]] = [[] for _ in everybody]
        self._logged = [0 for _ in everybody]

    def snapshot(self, seat: int, here: Collection[int] = ()) -> Snapshot:
        """The whole table as a seat sees it (the number of seats: a spectator).

        `here` are the seats a browser is connected for.
        """
        table = self.table
        moment = self._cameras[seat].moment(table.entries)
        scene = moment.scene
        waiting, playing = table.phase == "waiting", table.phase == "playing"
        return Snapshot(
            n=table.n,
            v=table.version(seat),
            table=table.id,
            game=table.game.slug,
            title=table.game.title,
            phase=table.phase,
            seat=seat,
            players=self._players(here),
            options=options_in_words(table.game, table.created.asked),
            board=self.board.hash,
            commitment=table.commitment,
            hidden=table.game.needs_curtain,
            invite=table.created.invite if waiting and seat < table.seats else "",
            pieces=list(scene.pieces),
            seats=list(scene.seats),
            sentence=WAITING if waiting else scene.sentence,
            status=scene.status,
            marks=scene.marks,
            panels=list(scene.panels),
            due=moment.due if playing else [],
            legal=steps_of(moment.legal) if playing else [],
            log=list(self._log(seat)),
            chat=[_chat_line(event) for event in table.events if event.kind == "said"],
            result=self.result(),
            next=table.next,
            lot=NOBODY if waiting else self._lot(seat),
        )

    def updates(self, seat: int, since: int, here: Collection[int] = ()) -> list[ToClient]:
        """What a seat is to be told after event `since`: one message an event, or a snapshot instead of many.

        Events that the seat can notice nothing of are left out.
        """
        table = self.table
        if not max(1, table.n - LONGEST_CATCH_UP) <= since <= table.n:
            return [self.snapshot(seat, here)]
        messages = (self._message(seat, event, here) for event in table.events[since:])
        return [message for message in messages if message is not None]

    def draft(self, request: int, seat: int, trial: Trial) -> Draft:
        """The answer to a draft: the table with the draft on it, and what it would do."""
        camera = self._cameras[seat]
        before, last = trial.before.fields, (trial.closed or trial.after).fields
        return Draft(
            id=request,
            v=self.table.version(seat),
            actions=list(trial.order),
            changes=camera.drafted(before, trial.after.fields),
            legal=steps_of(trial.legal),
            preview=camera.preview(before, trial.order, last),
            wrong=[Wrong(action, why.rule, why.sentence) for action, why in trial.wrong],
        )

    def players(self, here: Collection[int] = ()) -> Players:
        """Who holds the seats, and who is there."""
        return Players(self.table.n, self.table.phase, self._players(here))

    def result(self) -> Result | None:
        """How the game ended, once it has."""
        table = self.table
        outcome = table.result
        if outcome is None:
            return None
        names = [chair.name for chair in table.chairs]
        why = "" if outcome.abandoned_by != NOBODY else self._cameras[table.seats].why_over(table.entries)
        return Result(
            scores=list(outcome.scores),
            returns=list(outcome.returns),
            ranking=[list(group) for group in outcome.ranking],
            sentence=ending(table.game, outcome, names, why),
            curve=[list(points) for points in outcome.curve],
            seed=table.seed,
            commitment=table.commitment,
            abandoned_by=outcome.abandoned_by,
        )

    # -- one event -------------------------------------------------------------------------------------------

    def _message(self, seat: int, event: Event, here: Collection[int]) -> ToClient | None:
        table = self.table
        match event.what:
            case happening.Said():
                return Chat(_chat_line(event))
            case happening.Next(following):
                return Next(following)
            case happening.Started() | happening.Played():
                return self._update(seat, event)
            case happening.Abandoned(quitter):
                steps = [Step(quitter, told=GAVE_UP)]
                v = table.version(seat, event.n)
                return Update(event.n, v, steps, due=[], legal=[], result=self.result())
            case _:
                return Players(event.n, table.phase, self._players(here))

    def _update(self, seat: int, event: Event) -> Update | None:
        """What an event that plays has changed for a seat; None if that is nothing."""
        table, camera = self.table, self._cameras[seat]
        span = table.span(event.n)
        v = table.version(seat, event.n)
        starts = isinstance(event.what, happening.Started)
        ends = self._ends(event.n)
        if not (starts or ends) and v == table.version(seat, event.n - 1):
            steps = camera.steps(span.first, span.last)
            return Update(event.n, v, steps) if steps else None
        update = camera.update(event.n, v, span.first, span.last)
        if starts:  # before it, the page said that seats are open
            moment = camera.moment(span.last)
            update.sentence = moment.scene.sentence
            update.due, update.legal = moment.due, steps_of(moment.legal)
            update.lot = self._lot(seat)
        if ends:
            update.steps.append(Step(NOBODY, told=Told(camera.why_over(span.last))))
            update.result = self.result()
        return update

    def _ends(self, n: int) -> bool:
        """Whether the rules ended the game with event `n`."""
        return self.table.state.is_over and self.table.span(n).last == self.table.entries

    def _lot(self, seat: int) -> int:
        """The seat that the lot drew before everything else to begin, if it did."""
        if not self.table.game.lot_begins:
            return NOBODY
        for actor, action in self.table.seen(seat, 0, 1):
            if actor == CHANCE and action >= LOT:
                return action - LOT
        return NOBODY

    # -- the log and the people ------------------------------------------------------------------------------

    def _log(self, seat: int) -> list[Line]:
        """The log as a seat knows it; lines once worked out are kept."""
        log, camera = self._logs[seat], self._cameras[seat]
        for event in self.table.events[self._logged[seat] :]:
            if isinstance(event.what, happening.Abandoned):
                log.append(Line(event.n, event.seat, GAVE_UP))
            elif isinstance(event.what, happening.Started | happening.Played):
                span = self.table.span(event.n)
                log += [Line(event.n, actor, told) for actor, told in camera.told(span.first, span.last)]
                if self._ends(event.n):
                    log.append(Line(event.n, NOBODY, Told(camera.why_over(span.last))))
        self._logged[seat] = len(self.table.events)
        return log

    def _players(self, here: Collection[int]) -> list[Player]:
        table = self.table
        teams = table.variant.teams
        in_teams = len(set(teams)) < len(teams)
        return [
            Player(
                kind=chair.kind,
                name=chair.name,
                level=chair.level,
                here=chair.kind == "bot" or seat in here,
                team=teams[seat] if in_teams else NOBODY,
                again=seat in table.asking,
            )
            for seat, chair in enumerate(table.chairs)
        ]


GAVE_UP: Final = Told("gave the game up.")


def _chat_line(event: Event) -> ChatLine:
    said = event.what
    if not isinstance(said, happening.Said):
        raise ParlourError(f"event {event.n} is no chat")
    return ChatLine(event.n, said.seat, said.name, said.text, event.at)
