"""Bots against each other: mirror pairs of games (`kernel.pairs`), on every core.

>>> from parlour.search.arena.matches import Contender, pair
>>> from parlour.testing.tiny import GAME
>>> found = pair(Variant.of(GAME, seats=2), Contender("greedy"), Contender("random"), seed=1)
>>> len(found.games), 0 <= found.share <= 1
(2, True)
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import multiprocessing
import sys
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, replace
from itertools import count
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from queue import SimpleQueue
from types import MappingProxyType, ModuleType
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

import numpy as np

from parlour.kernel.batch import cores
from parlour.kernel.compile.isolation import keep_children_safe
from parlour.kernel.errors import NotAllowed, ParlourError
from parlour.kernel.game import Game
from parlour.kernel.game_record import GameRecord
from parlour.kernel.pairs import TURNS, seating, share_of_game, share_of_pair
from parlour.kernel.results import share_win
from parlour.kernel.state import State, Variant
from parlour.search.arena.elo import Interval, difference, share_of
from parlour.search.levels import Fault, GivenUp, choose, identity_of, level_asked, level_named
from parlour.search.tree.compile import load_search
from parlour.search.turn import Memory, Thought

Bot = Callable[[State, int], Sequence[int]]
"""A custom bot: maps a view and a seed to a run of actions."""

Spread = Callable[[Variant, "Contender", "Contender", Iterable[int], bool], Generator["GamePair"]]
"""Plays the pairs of many seeds elsewhere, and yields them in the order of the seeds."""

SEAT_SEEDS: Final = 64
SIDE_SEEDS: Final = 32
"""Seeds of a seat that its second contender does not share with the first, so that a bot can play itself."""
ENTRIES_A_SEED: Final = 1 << 20
AHEAD_A_WORKER: Final = 16
"""Pairs queued per process: none is idle, and memory is bounded."""
CLOSING_SECONDS: Final = 5.0
"""Seconds that a process without a task has for closing its players."""
MOST_REPEATS: Final = 100
"""Pairs in a row that have been played before, after which no further distinct game is expected."""


@dataclass(frozen=True)
class Contender:
    """A contender: a level, a level with its own strength, or a function by name.

    `master`, `master:effort=0.1`, `master:simulations=500,seconds=0.2`, `mybots:clever` (a function
    `clever(view, seed)` that gives a run of actions).
    """

    text: str
    folder: Path | None = None
    """The folder where a module that is not installed is searched; not for its imports."""
    label: str = ""
    """The contender's name in results, where two contenders have the same text."""

    @property
    def name(self) -> str:
        """The contender's name in results."""
        return self.label or self.text

    def player(self, game: Game) -> Callable[[State, int, Memory], Sequence[int]]:
        """The function that chooses this contender's runs; raises `ParlourError` for an unknown name.

        It may follow whole games (`FollowsGames`).
        """
        if self.is_function:
            name, _, function = self.text.partition(":")
            bot = self._function(name, function)
            return lambda view, seed, memory: bot(view, seed)
        level_asked(self.text)
        return lambda view, seed, memory: choose(view, self.text, seed, memory)

    @property
    def is_function(self) -> bool:
        """Whether it is a function by name."""
        _, _, function = self.text.partition(":")
        return bool(function) and "=" not in function

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
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


class Forfeit(NamedTuple):
    """Why a game ended early: a contender raised an error, or returned what is no legal turn."""

    side: int
    reason: str
    fault: Fault = "crash"


@runtime_checkable
class FollowsGames(Protocol):
    """A contender's player that is told when a game begins and ends, not only what to play."""

    def begin(self, state: State, seats: Sequence[int], seed: int) -> None:
        """Begin a game; `state` is played on as the game goes on.

        For each seat, the player may use only what that seat may know of it.
        """
        ...

    def end(self, forfeit: Forfeit | None) -> Any:
        """End a game; return what is to be stored with its record."""
        ...

    def close(self) -> None:
        """Close the player; no further game begins."""
        ...


class Lost(NamedTuple):
    """A game that is lost from its `turn`-th turn on; that turn is not asked for again."""

    turn: int
    forfeit: Forfeit


class Progress:
    """The progress of a pair's games, in shared memory that outlives the process that plays them."""

    NUMBERS: Final = 3
    NONE: Final = -1

    def __init__(self, numbers: Any, lost: Mapping[int, Lost] = MappingProxyType({})) -> None:
        """`numbers`: the game of the pair, its turns, whose turn it is; `lost`: games to be given up."""
        self._numbers = numbers
        self._lost = lost

    @property
    def game(self) -> int:
        """The game, 0 or 1; `NONE` before the first."""
        return int(self._numbers[0])

    @property
    def turn(self) -> int:
        """The number of its turns so far, the present one included."""
        return int(self._numbers[1])

    @property
    def side(self) -> int:
        """Whose turn it is."""
        return int(self._numbers[2])

    def reset(self) -> None:
        """Before the first game."""
        self._numbers[:] = [self.NONE, 0, 0]

    def begin(self, game: int) -> None:
        """A game begins."""
        self._numbers[:2] = [game, 0]

    def next_turn(self, side: int) -> Forfeit | None:
        """A side is to act; returns why the game is lost instead, if it is."""
        self._numbers[1:] = [self.turn + 1, side]
        lost = self._lost.get(self.game)
        return lost.forfeit if lost is not None and self.turn >= lost.turn else None

    @property
    def forfeit(self) -> Forfeit | None:
        """Why the present game is lost, however it goes on."""
        lost = self._lost.get(self.game)
        return None if lost is None else lost.forfeit


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
    forfeit: Forfeit | None = None
    """If the game was not played to its end: who lost it, and why. Scores are those of the last position."""
    accounts: tuple[Any, ...] = (None, None)
    """What each contender's player kept of the game (`FollowsGames.end`)."""
    thoughts: Mapping[int, Thought] = field(default_factory=dict)
    """What searches thought of the turn that an entry of the record belongs to, by its number."""

    @property
    def share(self) -> float:
        """The first contender's: 1 won, 1/2 drawn, 0 lost, by the mean return of its seats."""
        return share_of_game(self.returns, self.sides)


@dataclass(frozen=True, slots=True)
class GamePair:
    """A mirror pair (`kernel.pairs`); with one seat, a game of each side on the same draws."""

    games: tuple[PlayedGame, PlayedGame]

    def without_records(self) -> GamePair:
        """The pair without the records of its games, and what players kept of them."""
        one, other = (replace(game, record=None, accounts=(None, None), thoughts={}) for game in self.games)
        return GamePair((one, other))

    @property
    def share(self) -> float:
        """The first contender's share of both games."""
        one, other = self.games
        if len(one.sides) > 1:
            return share_of_pair(one.share, other.share)
        if (one.forfeit is None) != (other.forfeit is None):
            return float(one.forfeit is None)
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

    def drop_records(self) -> None:
        """Drop the records of the last pair, once they are used: there may be millions."""
        self.pairs[-1] = self.pairs[-1].without_records()

    def counts(self) -> tuple[int, int, int]:
        """Games won, drawn and lost by the first; with one seat: better, equal and worse results.

        Games that were forfeited are counted by `forfeits` alone.
        """
        for pair in self.pairs[self._told :]:
            played = [game for game in pair.games if game.forfeit is None]
            if self.variant.seats == 1:
                shares = [pair.share] if len(played) == len(pair.games) else []
            else:
                shares = [game.share for game in played]
            for place, share in enumerate((1.0, 0.5, 0.0)):
                self._counts[place] += shares.count(share)
        self._told = len(self.pairs)
        won, drawn, lost = self._counts
        return won, drawn, lost

    def forfeits(self, side: int) -> list[tuple[int, Forfeit]]:
        """The seeds of the games that a contender has forfeited, each with the reason."""
        games = [game for pair in self.pairs for game in pair.games]
        given_up = [(game.seed, game.forfeit) for game in games if game.forfeit is not None]
        return [(seed, forfeit) for seed, forfeit in given_up if forfeit.side == side]

    def seconds_a_turn(self) -> tuple[float, float]:
        """The mean thinking time of each."""
        games = [game for pair in self.pairs for game in pair.games]
        spent = [sum(game.seconds[side] for game in games) for side in (0, 1)]
        turns = [sum(game.turns[side] for game in games) for side in (0, 1)]
        return spent[0] / max(1, turns[0]), spent[1] / max(1, turns[1])


def play(
    variant: Variant,
    players: Sequence[Any],
    sides: Sequence[int],
    seed: int,
    keep: bool = False,
    progress: Progress | None = None,
) -> PlayedGame:
    """One game; a function of the seed if the contenders are. `keep`: with its record.

    A contender that raises an error, or whose turn is empty or not legal, forfeits the game; so does one that
    ends the process (`progress`).
    """
    state = variant.new_state(seed=seed)
    memories = [Memory() for _ in sides]
    thoughts = dict[int, Thought]()
    seconds, turns = [0.0, 0.0], [0, 0]
    forfeit = None
    for side, player in enumerate(players):
        if isinstance(player, FollowsGames):
            player.begin(state, [seat for seat, own in enumerate(sides) if own == side], seed)
    while forfeit is None and not state.is_over:
        seat = state.turn[0]
        side = sides[seat]
        if progress is not None and (forfeit := progress.next_turn(side)):
            break
        view, before, memory = state.view(seat), len(state.history), memories[seat]
        bot_seed = seed * ENTRIES_A_SEED + before * SEAT_SEEDS + side * SIDE_SEEDS + seat
        memory.thought = None
        began = time.perf_counter()
        turns[side] += 1
        try:
            try:
                run = players[side](view, bot_seed, memory)
            finally:
                seconds[side] += time.perf_counter() - began
            _take_turn(state, seat, run)
        except (Exception, SystemExit) as error:
            forfeit = Forfeit(side, _reason(error), _fault(error))
        if memory.thought is not None:
            entries = enumerate(state.history[before:], before)
            thoughts |= {n: memory.thought for n, (actor, _) in entries if actor == seat}
    if progress is not None:  # bots need not play the same twice
        forfeit = progress.forfeit or forfeit
    accounts = [player.end(forfeit) if isinstance(player, FollowsGames) else None for player in players]
    return PlayedGame(
        seed,
        tuple(sides),
        tuple(state.returns() if forfeit is None else _forfeited(variant, sides, forfeit.side)),
        tuple(state.scores()),
        len(state.history),
        (seconds[0], seconds[1]),
        (turns[0], turns[1]),
        state.record() if keep else None,
        forfeit,
        tuple(accounts),
        thoughts if keep else {},
    )


def _take_turn(state: State, seat: int, run: Sequence[int] | None) -> None:
    """Play a contender's turn; raises an error where it is none."""
    if run is None or len(run) == 0:
        raise ValueError("its turn has no action")
    for action in run:
        state.apply(seat, action)


def _reason(error: BaseException) -> str:
    """What a contender did wrong, on one line."""
    reason = str(error) if isinstance(error, GivenUp) else f"{type(error).__name__}: {error}"
    return reason.splitlines()[0]


def _fault(error: BaseException) -> Fault:
    if isinstance(error, GivenUp):
        return error.fault
    return "illegal" if isinstance(error, NotAllowed) else "crash"


def _forfeited(variant: Variant, sides: Sequence[int], loser: int) -> list[float]:
    """The returns of a game that one side has forfeited: the other's seats share the win."""
    if len(sides) == 1:
        return [variant.game.returns_range[0]]
    standings = np.array([float(side == loser) for side in sides])
    share_win(standings, len(sides))
    return [float(value) for value in standings]


def pair(variant: Variant, one: Contender, other: Contender, seed: int, keep: bool = False) -> GamePair:
    """Both games of a seed; `keep`: with their records."""
    with playing(variant.game, one, other) as players:
        return pair_of(variant, players, seed, keep)


@contextmanager
def playing(game: Game, *contenders: Contender) -> Iterator[list[Any]]:
    """The contenders' players, closed afterwards."""
    players = [contender.player(game) for contender in contenders]
    try:
        yield players
    finally:
        for player in players:
            if isinstance(player, FollowsGames):
                player.close()


def pair_of(
    variant: Variant, players: Sequence[Any], seed: int, keep: bool = False, progress: Progress | None = None
) -> GamePair:
    """Both games of a seed between two contenders' players; `keep`: with their records."""
    both = []
    for number, turned in enumerate(TURNS):
        if progress is not None:
            progress.begin(number)
        both.append(play(variant, players, seating(variant.teams, turned=turned), seed, keep, progress))
    return GamePair((both[0], both[1]))


def prepare_for(game: Game, *contenders: Contender) -> None:
    """Compile, or load, what the contenders need."""
    if any(contender.searches for contender in contenders):
        load_search(game)
    else:
        game.compiled.load_rules()


def match(  # noqa: PLR0913  # named by keyword
    variant: Variant,
    one: Contender,
    other: Contender,
    games: int,
    *,
    seed: int = 1,
    workers: int | None = None,
    keep: bool = False,
    distinct: bool = False,
    spread: Spread | None = None,
) -> Iterator[Match]:
    """Play `games` games (in pairs), yielding the match after each pair.

    Seeds are `seed`, `seed + 1`, … for the pairs. Processes share the work; one worker works in this process
    unless a contender is a function; `spread` distributes it in another way. Pairs always come in the order
    of their seeds. `keep`: games with their records. `distinct`: a pair in which a game is played again, draw
    by draw and action by action, does not count, and another seed takes its place; the match is shorter if no
    further game seems to be new.
    """
    for name, count_asked in (("games", games), ("workers", 1 if workers is None else workers)):
        if count_asked < 1:
            raise ParlourError(f"{name} must be a whole number from 1, not {count_asked}")
    one.player(variant.game), other.player(variant.game)  # complain before anything is compiled
    result = Match(variant, (one.name, other.name))
    wanted = (games + 1) // 2
    seeds: Iterable[int] = count(seed) if distinct else range(seed, seed + wanted)
    with_records = keep or distinct
    if spread is not None:
        pairs = spread(variant, one, other, seeds, with_records)
    else:
        prepare_for(variant.game, one, other)
        pairs = _pairs(variant, one, other, seeds, min(workers or cores(), wanted), with_records)
    played: set[bytes] = set()
    repeats = 0
    with closing(pairs):
        for done in pairs:
            digests = {_digest(game.record) for game in done.games if game.record and distinct}
            if distinct and (len(digests) < len(done.games) or digests & played):
                repeats += 1
                if repeats < MOST_REPEATS:
                    continue
                if not result.pairs:
                    raise ParlourError(f"{repeats} pairs in a row were one game played twice")
                return
            played |= digests
            repeats = 0
            for game in done.games if keep else ():
                _sign(game, (one, other), variant.game)
            result.pairs.append(done if keep else done.without_records())
            yield result
            if len(result.pairs) == wanted:
                return


def _sign(game: PlayedGame, contenders: Sequence[Contender], rules: Game) -> None:
    """Write the players into the record of a game."""
    if game.record is not None:
        texts = [contenders[side].text for side in game.sides]
        game.record.players = [identity_of(text, rules, str(game.seed)) for text in texts]


def _digest(record: GameRecord) -> bytes:
    """The identity of a game: its options, draws and actions."""
    return hashlib.sha256(repr((record.options, record.entries)).encode()).digest()


def _pairs(
    variant: Variant, one: Contender, other: Contender, seeds: Iterable[int], workers: int, keep: bool
) -> Generator[GamePair]:
    """The pairs of many seeds in their order, played by this process or by several.

    Functions never play in this process, since they might end it.
    """
    if workers == 1 and not (one.is_function or other.is_function):
        with playing(variant.game, one, other) as players:
            for seed in seeds:
                yield pair_of(variant, players, seed, keep)
        return
    keep_children_safe()
    processes = [_PairProcess(variant, one, other, keep) for _ in range(workers)]
    idle = SimpleQueue[_PairProcess]()
    for process in processes:
        idle.put(process)

    def played(seed: int) -> GamePair:
        process = idle.get()
        try:
            return process.pair(seed)
        finally:
            idle.put(process)

    with ThreadPoolExecutor(workers) as pool:  # a thread waits for each process
        try:
            waiting: deque[Future[GamePair]] = deque()
            for seed in seeds:
                waiting.append(pool.submit(played, seed))
                if len(waiting) >= AHEAD_A_WORKER * workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.end()


class _PairProcess:
    """A process that plays pairs. A contender that ends it forfeits the game, and it is started anew."""

    def __init__(self, variant: Variant, one: Contender, other: Contender, keep: bool) -> None:
        self._asked = variant, one, other, keep
        self._context = multiprocessing.get_context("spawn")
        self._progress = self._context.RawArray("q", Progress.NUMBERS)
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._over = False
        self._asked_for = False
        """Whether it plays just now."""

    def pair(self, seed: int) -> GamePair:
        """Both games of a seed."""
        lost: dict[int, Lost] = {}
        while True:
            process, line = self._running()
            self._asked_for = True
            try:
                line.send((seed, lost))
                answer: GamePair | Exception = line.recv()
                self._asked_for = False
            except (EOFError, OSError):
                process.join()
                line.close()
                self._process = None
                where = Progress(self._progress)
                if self._over or where.game == Progress.NONE:
                    raise ParlourError(f"a process of the arena ended {_how(process)}") from None
                forfeit = Forfeit(where.side, f"its process ended {_how(process)}")
                lost[where.game] = Lost(where.turn, forfeit)
                continue
            if isinstance(answer, Exception):
                raise answer
            return answer

    def _running(self) -> tuple[BaseProcess, Connection]:
        if self._process is None or self._line is None:
            Progress(self._progress).reset()
            self._line, theirs = self._context.Pipe()
            self._process = self._context.Process(
                target=_play_pairs, args=(theirs, self._progress, *self._asked)
            )
            self._process.start()
            theirs.close()
        return self._process, self._line

    def end(self) -> None:
        """End the process; an idle one has time to close its players."""
        self._over = True
        if self._process is not None:
            if self._line is not None and not self._asked_for:
                self._line.close()
                self._process.join(CLOSING_SECONDS)
            self._process.terminate()
            self._process.join()


def _how(process: BaseProcess) -> str:
    code = process.exitcode or 0
    return f"by signal {-code}" if code < 0 else f"with exit code {code}"


def _play_pairs(
    line: Connection, progress: Any, variant: Variant, one: Contender, other: Contender, keep: bool
) -> None:
    """Play the requested pairs, until the connection is closed."""
    prepare_for(variant.game, one, other)
    with playing(variant.game, one, other) as players:
        while True:
            try:
                seed, lost = line.recv()
            except EOFError:
                return
            try:
                line.send(pair_of(variant, players, seed, keep, Progress(progress, lost)))
            except Exception as error:
                line.send(error)
