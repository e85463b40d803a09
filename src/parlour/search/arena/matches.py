"""Bots against each other: pairs of games on the same draws with sides swapped, on every core.

>>> from parlour.search.arena.matches import Contender, pair
>>> from parlour.testing.tiny import GAME
>>> found = pair(Variant.of(GAME, seats=2), Contender("greedy"), Contender("random"), seed=1)
>>> len(found.games), 0 <= found.share <= 1
(2, True)
"""

from __future__ import annotations

import importlib
import importlib.util
import multiprocessing
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from parlour.kernel.batch import cores
from parlour.kernel.compile.isolation import keep_children_safe
from parlour.kernel.compile.twin import prepare
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.game_record import GameRecord
from parlour.kernel.state import State, Variant
from parlour.search.arena.elo import Interval, difference, share_of
from parlour.search.levels import choose, level_named, strength_of
from parlour.search.tree.compile import prepare_search
from parlour.search.turn import Memory, Strength, searched_run

Bot = Callable[[State, int], Sequence[int]]
"""A custom bot: maps a view and a seed to a run of actions."""

Spread = Callable[[Variant, "Contender", "Contender", Sequence[int], bool], Iterator["GamePair"]]
"""Plays the pairs of many seeds elsewhere, and yields them in the order of the seeds."""

SEAT_SEEDS: Final = 64
ENTRIES_A_SEED: Final = 1 << 20
AHEAD_A_WORKER: Final = 16
"""Pairs queued per process: none is idle, and memory is bounded."""


@dataclass(frozen=True)
class Contender:
    """A contender: a level, a level with its own strength, or a function by name.

    `master`, `master:simulations=500,seconds=0.2`, `mybots:clever` (a function `clever(view, seed)` that
    gives a run of actions).
    """

    text: str
    folder: Path | None = None
    """The folder where a module that is not installed is searched; not for its imports."""

    def player(self, game: Game) -> Callable[[State, int, Memory], Sequence[int]]:
        """The function that chooses this contender's runs; raises `ParlourError` for an unknown name."""
        name, _, more = self.text.partition(":")
        if more and "=" not in more:
            bot = self._function(name, more)
            return lambda view, seed, memory: bot(view, seed)
        level = level_named(name)
        if not more:
            return lambda view, seed, memory: choose(view, name, seed, memory)
        if level.strength is None:
            raise ParlourError(f"{name} does not search, so it has no strength to change")
        strength = _changed(strength_of(level, game), more)
        return lambda view, seed, memory: searched_run(view, seed, strength, memory)

    @property
    def searches(self) -> bool:
        """Whether it may search, so that the search must be compiled."""
        name, _, more = self.text.partition(":")
        return bool(more) or level_named(name).strength is not None

    def _function(self, module: str, name: str) -> Bot:
        try:
            bot: Bot = getattr(_module(module, self.folder), name)
        except (ImportError, AttributeError) as error:
            raise ParlourError(f"there is no bot {module}:{name} ({error})") from None
        return bot


def _module(name: str, folder: Path | None) -> ModuleType:
    """An installed module, else a file of that name in a folder."""
    file = None if folder is None else folder / f"{name}.py"
    if file is None or not name.isidentifier() or not file.is_file() or importlib.util.find_spec(name):
        return importlib.import_module(name)
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    made = sys.modules[name] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(made)
    except BaseException:
        del sys.modules[name]
        raise
    return made


def _changed(strength: Strength, text: str) -> Strength:
    """A strength with some values changed.

    >>> _changed(Strength(100), "simulations=5,slip=0.5").slip
    0.5
    """
    changes: dict[str, Any] = {}
    for part in text.split(","):
        name, _, value = part.partition("=")
        if name not in vars(strength):
            raise ParlourError(f"a strength has {', '.join(vars(strength))}, and no {name!r}")
        try:
            kind = type(vars(strength)[name])
            changes[name] = value == "true" if kind is bool else kind(value)
        except ValueError:
            raise ParlourError(f"{name} is a number, not {value!r}") from None
    return replace(strength, **changes)


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One game: seating (0: the first contender) and result."""

    seed: int
    sides: tuple[int, ...]
    returns: tuple[float, ...]
    scores: tuple[int, ...]
    entries: int
    seconds: tuple[float, float]
    """Total thinking time of each contender."""
    turns: tuple[int, int]
    record: GameRecord | None = None
    """The whole game, if records were requested."""

    @property
    def share(self) -> float:
        """The first contender's: 1 won, 1/2 drawn, 0 lost, by the mean return of its seats."""
        mine, other = (self._mean(side) for side in (0, 1))
        return 0.5 if abs(mine - other) < 1e-9 else float(mine > other)

    def _mean(self, side: int) -> float:
        seats = [value for value, who in zip(self.returns, self.sides, strict=True) if who == side]
        return sum(seats) / len(seats)


@dataclass(frozen=True, slots=True)
class GamePair:
    """Two games on the same draws, with sides swapped; with one seat, the same draws for each."""

    games: tuple[PlayedGame, PlayedGame]

    @property
    def share(self) -> float:
        """The first contender's share of both games."""
        one, other = self.games
        if len(one.sides) > 1:
            return (one.share + other.share) / 2
        mine, theirs = one.returns[0], other.returns[0]
        return 0.5 if mine == theirs else float(mine > theirs)


@dataclass
class Match:
    """All pairs of two contenders."""

    variant: Variant
    names: tuple[str, str]
    pairs: list[GamePair] = field(default_factory=list)
    _told: int = 0
    """Pairs already counted in `_counts`, so that each new pair is counted once."""
    _counts: list[int] = field(default_factory=lambda: [0, 0, 0])

    @property
    def shares(self) -> list[float]:
        """One per pair."""
        return [pair.share for pair in self.pairs]

    @property
    def share(self) -> Interval:
        """The first contender's share of all games."""
        return share_of(self.shares)

    @property
    def elo(self) -> Interval:
        """Its Elo over the second."""
        return difference(self.shares)

    def hand_over(self, take: Callable[[GameRecord], object]) -> None:
        """Hand over the records of the last pair and drop them: there may be millions."""
        games = self.pairs[-1].games
        for game in games:
            if game.record is not None:
                take(game.record)
        one, other = (replace(game, record=None) for game in games)
        self.pairs[-1] = GamePair((one, other))

    def counts(self) -> tuple[int, int, int]:
        """Games won, drawn and lost by the first; with one seat: better, equal and worse results."""
        for pair in self.pairs[self._told :]:
            shares = [pair.share] if self.variant.seats == 1 else [game.share for game in pair.games]
            for place, share in enumerate((1.0, 0.5, 0.0)):
                self._counts[place] += shares.count(share)
        self._told = len(self.pairs)
        won, drawn, lost = self._counts
        return won, drawn, lost

    def seconds_a_turn(self) -> tuple[float, float]:
        """The mean thinking time of each."""
        games = [game for pair in self.pairs for game in pair.games]
        spent = [sum(game.seconds[side] for game in games) for side in (0, 1)]
        turns = [sum(game.turns[side] for game in games) for side in (0, 1)]
        return spent[0] / max(1, turns[0]), spent[1] / max(1, turns[1])


def sides_of(variant: Variant, turned: bool) -> tuple[int, ...]:
    """The seating: sides alternate by team; `turned` swaps them."""
    return tuple((team + turned) % 2 for team in variant.teams)


def play(
    variant: Variant, players: Sequence[Any], sides: Sequence[int], seed: int, keep: bool = False
) -> PlayedGame:
    """One game; a function of the seed if the contenders are. `keep`: with its record."""
    state = variant.new_state(seed=seed)
    memories = [Memory() for _ in sides]
    seconds, turns = [0.0, 0.0], [0, 0]
    while not state.is_over:
        seat = state.turn[0]
        side = sides[seat]
        view = state.view(seat)
        began = time.perf_counter()
        run = players[side](
            view, seed * ENTRIES_A_SEED + len(state.history) * SEAT_SEEDS + seat, memories[seat]
        )
        seconds[side] += time.perf_counter() - began
        turns[side] += 1
        for action in run:
            state.apply(seat, action)
    return PlayedGame(
        seed,
        tuple(sides),
        tuple(state.returns()),
        tuple(state.scores()),
        len(state.history),
        (seconds[0], seconds[1]),
        (turns[0], turns[1]),
        state.record() if keep else None,
    )


def pair(variant: Variant, one: Contender, other: Contender, seed: int, keep: bool = False) -> GamePair:
    """Both games of a seed; `keep`: with their records."""
    players = [one.player(variant.game), other.player(variant.game)]
    if variant.seats == 1:
        return GamePair((play(variant, players, (0,), seed, keep), play(variant, players, (1,), seed, keep)))
    first, second = (
        play(variant, players, sides_of(variant, turned), seed, keep) for turned in (False, True)
    )
    return GamePair((first, second))


def prepare_for(game: Game, *contenders: Contender) -> None:
    """Compile, or load, what the contenders need."""
    if any(contender.searches for contender in contenders):
        prepare_search(game)
    else:
        prepare(game)


def match(
    variant: Variant,
    one: Contender,
    other: Contender,
    games: int,
    *,
    seed: int = 1,
    workers: int | None = None,
    keep: bool = False,
    spread: Spread | None = None,
) -> Iterator[Match]:
    """Play `games` games (in pairs), yielding the match after each pair.

    Seeds are `seed`, `seed + 1`, … for the pairs. Processes share the work; one worker works in this process;
    `spread` distributes it in another way. Pairs always come in the order of their seeds. `keep`: games with
    their records.
    """
    one.player(variant.game), other.player(variant.game)  # complain before anything is compiled
    found = Match(variant, (one.text, other.text))
    seeds = range(seed, seed + (games + 1) // 2)
    if spread is not None:
        for done in spread(variant, one, other, seeds, keep):
            found.pairs.append(done)
            yield found
        return
    prepare_for(variant.game, one, other)
    count = min(workers or cores(), len(seeds))
    if count == 1:
        for one_seed in seeds:
            found.pairs.append(pair(variant, one, other, one_seed, keep))
            yield found
        return
    keep_children_safe()
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(count, context, prepare_for, (variant.game, one, other)) as pool:
        try:
            waiting: deque[Future[GamePair]] = deque()
            for one_seed in seeds:
                waiting.append(pool.submit(pair, variant, one, other, one_seed, keep))
                if len(waiting) >= AHEAD_A_WORKER * count:
                    found.pairs.append(waiting.popleft().result())
                    yield found
            while waiting:
                found.pairs.append(waiting.popleft().result())
                yield found
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
