"""The levels of bots, and the function that chooses a move for any of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from parlour.kernel.compile.sources import code_only
from parlour.kernel.digest import digest
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.game_record import Identity
from parlour.kernel.message import HOUSE, Words, listed
from parlour.kernel.state import State
from parlour.search.players.plain import greedy_run, random_run
from parlour.search.turn import BadStrength, Memory, Strength, searched_run, until_revealed

UNTIL_READY: Final = "greedy"
"""The level at which a server's bots play until searches are compiled."""


class UnknownLevel(ParlourError, ValueError):
    """No level of bots has this name; the message lists those that there are."""


Fault = Literal["crash", "illegal", "unreadable", "time"]
"""How a game was forfeited: by an error or the end of a program, a turn that the rules do not allow, one that
could not be read, or no answer in time."""


class GivenUp(Exception):
    """Raised by a bot that cannot go on, so that it forfeits the game."""

    def __init__(self, fault: Fault, reason: str) -> None:
        super().__init__(reason)
        self.fault: Fault = fault


Player = Callable[[State, int], list[int]]
"""Chooses a run from a view, with a seed for random choices."""


@dataclass(frozen=True)
class Level:
    """A level of bots: its name in the API, and two lines for people.

    It either has its own `player`, or searches with a `strength`, which a game's bots may tune.
    """

    name: str
    label: Words
    about: Words
    player: Player | None = None
    strength: Strength | None = None
    is_program: bool = False
    """Whether `player` waits for a program: it takes none of our processor's time, and raises `GivenUp` where
    it forfeits the game."""


LEVELS: Final = (
    Level("random", HOUSE("level-random"), HOUSE("level-random-about"), random_run),
    Level("greedy", HOUSE("level-greedy"), HOUSE("level-greedy-about"), greedy_run),
    Level(
        "novice",
        HOUSE("level-novice"),
        HOUSE("level-novice-about"),
        strength=Strength(100, slip=0.25, solve=False),
    ),
    Level(
        "casual",
        HOUSE("level-casual"),
        HOUSE("level-casual-about"),
        strength=Strength(200, slip=0.1, solve=False),
    ),
    Level(
        "keen",
        HOUSE("level-keen"),
        HOUSE("level-keen-about"),
        strength=Strength(400, solve=False),
    ),
    Level(
        "strong",
        HOUSE("level-strong"),
        HOUSE("level-strong-about"),
        strength=Strength(2500, 0.7),
    ),
    Level(
        "master",
        HOUSE("level-master"),
        HOUSE("level-master-about"),
        strength=Strength(40_000, 1.9),
    ),
)


_added: dict[str, Level] = {}


def add_level(level: Level) -> None:
    """Register a custom bot (a trained policy) as a level; its name must be new.

    >>> add_level(Level("mine", "Mine", "Plays any turn.", random_run))
    >>> levels()[-1].name
    'mine'
    >>> remove_level("mine")
    """
    if any(level.name == existing.name for existing in LEVELS):
        raise ParlourError(f"there is a level {level.name!r} already")
    _added[level.name] = level


def remove_level(name: str) -> None:
    """Unregister an added level."""
    _added.pop(name, None)


def levels() -> tuple[Level, ...]:
    """All levels: two plain players, then those that search, from weak to strong, then those added."""
    return (*LEVELS, *_added.values())


def level_named(name: str) -> Level:
    """The level with a name; raises `UnknownLevel`."""
    for level in levels():
        if level.name == name:
            return level
    raise UnknownLevel(
        HOUSE("no-such-level", known=listed([level.name for level in levels()], "or"), given=name)
    )


def level_asked(text: str) -> tuple[Level, str]:
    """The level of a text such as `master` or `master:effort=0.1`, and what it changes of its strength.

    Raises `UnknownLevel`, and `BadStrength` for a setting that no strength has or that is out of range, and
    for any setting of a level that does not search.

    >>> level, changes = level_asked("master:effort=0.1")
    >>> level.name, changes
    ('master', 'effort=0.1')
    """
    name, colon, changes = text.partition(":")
    level = level_named(name)
    if colon and level.strength is None:
        raise BadStrength(f"{name} does not search, so it has no strength to change")
    if colon:
        assert level.strength is not None
        level.strength.changed(changes)
    return level, changes


def identity_of(text: str, game: Game, seed: str = "") -> Identity:
    """Return the player that a record names for a text: a level such as `master:effort=0.1`, else a program.

    >>> from parlour.testing.tiny import GAME
    >>> player = identity_of("keen:effort=0.5", GAME, seed="7")
    >>> player.kind, player.level, player.settings, player.seed, len(player.digest)
    ('bot', 'keen', 'effort=0.5', '7', 16)
    >>> identity_of("cmd:./mine", GAME).kind
    'program'
    """
    try:
        level, changes = level_asked(text)
    except (UnknownLevel, BadStrength):
        return Identity(kind="program", level=text, seed=seed)
    own = "" if level.strength is None else repr(strength_of(level, game, changes))
    played_by = digest(level.name, own, _code_of(game))
    return Identity(kind="bot", level=level.name, settings=changes, seed=seed, digest=played_by)


@cache
def _code_of(game: Game) -> str:
    """Return a digest of the code that decides what a game's bots play: the searches and the whole game."""
    folders = (Path(__file__).parent, game.folder)
    paths = [path for folder in folders for path in sorted(folder.rglob("*.py")) if "tests" not in path.parts]
    return digest(*(code_only(path.read_text(encoding="utf-8")) for path in paths))


def strength_of(level: Level, game: Game, changes: str = "") -> Strength:
    """The strength of a level at a game: the game's own `STRENGTHS`, else the default; then `changes`."""
    assert level.strength is not None
    tuned: Mapping[str, Mapping[str, Any]] = getattr(game.bots, "STRENGTHS", {})
    strength = Strength(**{**vars(level.strength), **tuned.get(level.name, {})})
    return strength.changed(changes) if changes else strength


def plays_as(game: Game, level: str) -> str:
    """The level at which a bot plays until the search of its game is compiled; empty once it is."""
    named = next((known_level for known_level in levels() if known_level.name == level), None)
    searches = named is not None and named.player is None
    return UNTIL_READY if searches and not game.compiled.search.ready else ""


def choose(
    view: State,
    level: str,
    seed: int,
    memory: Memory | None = None,
    stop: Callable[[], bool] = lambda: False,
    *,
    wait: bool = True,
) -> list[int]:
    """What a bot of a level plays: actions of the viewing seat up to the next draw, reveal or change of turn.

    `view` is a seat's view (`State.view`), so no bot can see more; it is not changed. `level` is a name, or a
    name with settings changed: `master:effort=0.1`. The same view and seed give the same run. A `memory`,
    which belongs to one seat of one game, reuses earlier results. `stop` ends the search early. The first
    turn that searches waits until the search is compiled (up to a minute, a second from the cache); without
    `wait` it is greedy until then. Raises `ParlourError` for an unknown level, a full state, or a seat not
    due.
    """
    if view.viewer is None:
        raise ParlourError("a bot gets a seat's view, never the full state")
    if view.viewer not in view.turn:
        raise ParlourError(f"seat {view.viewer} is not due")
    asked_level, changes = level_asked(level)
    claim = view.claim(view.viewer)
    if claim is not None:
        return [claim]
    if asked_level.player is not None:
        run = asked_level.player(view, seed)
        return until_revealed(view, run)
    return searched_run(view, seed, strength_of(asked_level, view.game, changes), memory, stop, wait=wait)
