"""After the game: who stood to win after each turn, where it was lost, and what was luck.

For each turn a search from its player's view finds the best run; the run played and the best one are then
evaluated by equal searches from the same view. The difference is lost by decision. Between two turns the
expectation changes without a decision: by draws, which is luck, or, if nothing was drawn, because the next
player knows other things and searches err; that is listed separately as the rest.
The four parts add up to the result.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from parlour.kernel.actors import CHANCE
from parlour.kernel.calls import reveals
from parlour.kernel.errors import BadRecord
from parlour.kernel.game import Game
from parlour.kernel.game_record import GameRecord
from parlour.kernel.message import HOUSE, Words
from parlour.kernel.orders import orders
from parlour.kernel.state import State, Variant
from parlour.kernel.study import NOWHERE, Finding, LineOfPlay, Study
from parlour.search.advice.hindsight import in_hindsight
from parlour.search.advice.hints import LEVEL, Effort, describe, wins_in_100, worth
from parlour.search.levels import level_named, strength_of
from parlour.search.tree.compile import load_search
from parlour.search.turn import MILLISECONDS, Memory, searched_run

SHARE: Final = 0.1
"""The usual effort for a turn and for each of the two runs compared, as a share of the strongest level's."""
UNTIMED: Final = 86_400.0
"""Seconds that no search reaches: the number of simulations alone ends it."""
TOLD: Final = 3
"""Turns reported per seat, the costliest first."""
WORTH_TELLING: Final = 0.06
"""The least loss in expected returns that is reported."""
Values = tuple[float, ...]
"""One expected return per seat."""


@dataclass(frozen=True)
class StudiedTurn:
    """A run of one seat, from entry `first` to before `end`, with its evaluation."""

    seat: int
    first: int
    end: int
    run: tuple[int, ...]
    best: tuple[int, ...]
    before: Values
    """The expectation with the best run."""
    after: Values
    """The expectation with the run played."""

    @property
    def loss(self) -> float:
        """What the run cost its player."""
        return max(0.0, self.before[self.seat] - self.after[self.seat])


@dataclass(frozen=True)
class Parts:
    """The parts of a seat's result, which add up to its return.

    `decisions` has one part for each seat's decisions, its own and the others'.
    """

    start: float
    decisions: Values
    luck: float
    rest: float

    @property
    def total(self) -> float:
        """The return."""
        return self.start + sum(self.decisions) + self.luck + self.rest


def study(game: Game, record: GameRecord, effort: float = 1.0) -> Study:
    """Study a finished record: by the game's own study, else by search.

    `effort` is how many times as hard as usual it searches; no clock decides, so it always finds the same.
    Raises `BadRecord` if the record does not replay or is not finished.
    """
    final = Variant.of(game, **record.options).replay(record)
    if not final.is_over:
        raise BadRecord(HOUSE("study-unfinished"))
    if game.hindsight is not None:
        return game.hindsight.study(game, record, in_hindsight(final, effort))
    load_search(final.game)
    return in_words(final, judged(final, effort_of(game, effort)))


def effort_of(game: Game, effort: float) -> Effort:
    """How hard to think about each turn, at `effort` times the usual effort."""
    strength = strength_of(level_named(LEVEL), game).scaled(effort * SHARE)
    solver_seconds = strength.solver_effort / MILLISECONDS
    counted = replace(strength, seconds=UNTIMED, solver_seconds=solver_seconds)
    return Effort(counted, UNTIMED, strength.simulations)


def in_words(final: State, turns: Sequence[StudiedTurn]) -> Study:
    """The study that follows from the evaluated turns of a finished game."""
    findings = [*_losses(final, turns), *_split(final, turns)]
    return Study(_summary(final, turns), tuple(findings), expected_returns(final, turns))


def judged(final: State, effort: Effort, seed: int = 0) -> list[StudiedTurn]:
    """Every turn of a finished game, evaluated with an effort.

    Browsers do the same (`browser/package/advice.mjs`).
    """
    state = final.variant.new_state(draws="manual")
    turns: list[StudiedTurn] = []
    for first, end, seat in spans_of(final):
        while len(state.history) < first:
            state.enter(*final.history[len(state.history)])
        view = state.view(seat)
        run = tuple(entry.action for entry in final.history[first:end])
        best = run
        if len(view.legal_actions(seat)) > 1:
            best = tuple(searched_run(view, seed + first, effort.turn, Memory()))
        how = seed + first, effort.seconds, effort.simulations
        after = tuple(worth(view, run, *how))
        before = after if best == run else tuple(worth(view, best, *how))
        if before[seat] < after[seat]:
            best, before = run, after  # the player did better
        turns.append(StudiedTurn(seat, first, end, run, best, before, after))
    return turns


def spans_of(final: State) -> Iterator[tuple[int, int, int]]:
    """First entry, entry after the last, and seat of every run of a game, without draws and calls.

    A run ends with an action that reveals something: what follows is chosen with that knowledge.
    """
    first, game, state = 0, final.game, final.variant.new_state(draws="manual")
    for at, (actor, action) in enumerate(final.history):
        last = actor < 0 or action in game.closing or reveals(game.running, state.fields, actor, action)
        state.enter(actor, action)
        if not last:
            last = at + 1 == len(final.history) or final.history[at + 1].actor != actor
        if last:
            if actor >= 0:
                yield first, at + 1, actor
            first = at + 1


def expected_returns(final: State, turns: Sequence[StudiedTurn]) -> tuple[Values, ...]:
    """Each seat's expected return before the first entry and after each one."""
    now = turns[0].before if turns else tuple(final.returns())
    points = [now] * (len(final.history) + 1)
    for k, turn in enumerate(turns):
        following = turns[k + 1].first if k + 1 < len(turns) else len(final.history)
        for at in range(turn.first, turn.end):
            points[at] = turn.before
        for at in range(turn.end, following):
            points[at] = turn.after
    points[-1] = tuple(final.returns())
    return tuple(tuple(point[seat] for point in points) for seat in range(final.seats))


def parts_of(final: State, turns: Sequence[StudiedTurn], seat: int) -> Parts:
    """The parts of a seat's result."""
    decisions = [0.0] * final.seats
    luck = rest = 0.0
    for k, turn in enumerate(turns):
        decisions[turn.seat] += turn.after[seat] - turn.before[seat]
        last = k + 1 == len(turns)
        following = tuple(final.returns()) if last else turns[k + 1].before
        until = len(final.history) if last else turns[k + 1].first
        change = following[seat] - turn.after[seat]
        if any(entry.actor == CHANCE for entry in final.history[turn.end : until]):
            luck += change
        else:
            rest += change
    return Parts(turns[0].before[seat], tuple(decisions), luck, rest)


# -- in words ------------------------------------------------------------------------------------------------


def _losses(final: State, turns: Sequence[StudiedTurn]) -> Iterator[Finding]:
    """The costliest turns of each seat, each with the better run to look at."""
    for seat in range(final.seats):
        mine = [turn for turn in turns if turn.seat == seat and turn.loss >= WORTH_TELLING]
        for turn in sorted(mine, key=lambda turn: -turn.loss)[:TOLD]:
            before = _at(final, turn.first)
            lost = _hundredths(turn.loss, final.seats)
            better = orders(before.view(seat), turn.best)
            was = describe(before.view(seat), turn.run)
            sentence = HOUSE("study-cost", wins=lost, played=was, better=better)
            for action in turn.best:
                before.enter(seat, action)
            line = LineOfPlay(HOUSE("study-better"), before.record(), turn.first)
            yield Finding(sentence, "estimated", seat, turn.first, (line,))


def _split(final: State, turns: Sequence[StudiedTurn]) -> Iterator[Finding]:
    """Luck and decisions of each seat, if anything was drawn between turns."""
    if not turns or final.seats == 1:
        return
    if not any(entry.actor == CHANCE for entry in final.history[turns[0].first :]):
        return
    for seat in range(final.seats):
        parts = parts_of(final, turns, seat)
        own = parts.decisions[seat]
        others = sum(parts.decisions) - own
        said = HOUSE(
            "study-parts",
            luck=_signed(parts.luck, final.seats),
            own=_signed(own, final.seats),
            others=_signed(others, final.seats),
            rest=_signed(parts.rest, final.seats),
        )
        yield Finding(said, "estimated", seat)
    yield Finding(HOUSE("study-method"), "estimated", NOWHERE)


def _summary(final: State, turns: Sequence[StudiedTurn]) -> Words:
    """The turn that cost most."""
    costly = max(turns, key=lambda turn: turn.loss, default=None)
    if costly is None or costly.loss < WORTH_TELLING:
        return HOUSE("study-even")
    lost = _hundredths(costly.loss, final.seats)
    return HOUSE("study-costliest", turns=len(turns), wins=lost)


def _at(final: State, entry: int) -> State:
    """The game before an entry."""
    state = final.variant.new_state(draws="manual")
    for done in final.history[:entry]:
        state.enter(*done)
    return state


def _hundredths(change: float, seats: int) -> int:
    """A change of the expected return as wins in 100."""
    return wins_in_100(change, seats) - wins_in_100(0.0, seats)


def _signed(change: float, seats: int) -> str:
    return f"{_hundredths(change, seats):+}".replace("-", "−")
