"""A game in numbers: decisions, branching, the size of its tree, and the advantage of acting first."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import log10
from statistics import mean
from typing import Final, NamedTuple

from parlour.kernel.actors import CHANCE
from parlour.kernel.perft import sequences
from parlour.kernel.state import State, Variant
from parlour.search import choose
from parlour.search.arena.elo import Interval, share_of

MOST_ENTRIES: Final = 20_000
"""Entries after which a game without a bound is cut off."""
DEEPEST: Final = 6
ENOUGH: Final = 20_000
"""Sequences are counted up to this many, or up to the length `DEEPEST`."""


class Played(NamedTuple):
    """One game."""

    choices: tuple[int, ...]
    """The number of legal actions at each decision."""
    draws: int
    first: float
    """The share of the win that the seat, or team, that decided first has."""


@dataclass(frozen=True)
class Facts:
    """Numbers of a game under fixed options, from games between bots of one level."""

    games: tuple[Played, ...]
    counts: tuple[int, ...]
    """Sequences of 1, 2, 3 … entries from the first decision of a game."""

    @property
    def decisions(self) -> tuple[float, int, int]:
        """The decisions of a game: their mean, least and most."""
        lengths = [len(game.choices) for game in self.games]
        return mean(lengths), min(lengths), max(lengths)

    @property
    def draws(self) -> float:
        """The mean number of draws in a game."""
        return mean(game.draws for game in self.games)

    @property
    def choices(self) -> tuple[float, int]:
        """The number of legal actions at a decision: mean, and most."""
        return mean(self._every_choice), max(self._every_choice)

    @property
    def forced(self) -> float:
        """The share of decisions with one legal action."""
        return self._every_choice.count(1) / len(self._every_choice)

    @cached_property
    def _every_choice(self) -> list[int]:
        return [count for game in self.games for count in game.choices]

    @property
    def tree(self) -> float:
        """The decimal logarithm of the tree's size: the mean over games of the product of their choices."""
        return mean(sum(map(log10, game.choices)) for game in self.games)

    @property
    def first(self) -> Interval:
        """The first player's share of the wins; a shared win counts for its part."""
        return share_of([game.first for game in self.games])


def facts(variant: Variant, games: int = 200, level: str = "random", seed: int = 0) -> Facts:
    """Play games between bots of a level and count; open options are drawn anew for each game.

    >>> from parlour.testing.tiny import GAME
    >>> numbers = facts(Variant.of(GAME), games=20)
    >>> numbers.decisions[1] <= numbers.decisions[0] <= numbers.decisions[2], numbers.counts[0]
    (True, 4)
    """
    variant.game.compiled.load_rules()
    start = variant.new_state(seed=seed)
    return Facts(tuple(_play(variant, level, seed + n) for n in range(games)), tuple(_counts(start)))


def _play(variant: Variant, level: str, seed: int) -> Played:
    state, choices = variant.new_state(seed=seed), list[int]()
    while state.turn and len(state.history) < MOST_ENTRIES:
        seat = state.turn[0]
        for action in choose(state.view(seat), level, seed + len(state.history)):
            choices.append(len(state.legal_actions(seat)))
            state.apply(seat, action)
    return Played(tuple(choices), sum(entry.actor == CHANCE for entry in state.history), _first(state))


def _first(state: State) -> float:
    """The share of the win of the seat, or team, that decided first."""
    began = next(entry.actor for entry in state.history if entry.actor >= 0)
    returns = state.returns()
    winners = [seat for seat, gained in enumerate(returns) if gained == max(returns)]
    teams = state.variant.teams
    return sum(teams[seat] == teams[began] for seat in winners) / len(winners)


def _counts(start: State) -> list[int]:
    counts = list[int]()
    while len(counts) < DEEPEST and (not counts or counts[-1] < ENOUGH):
        counts.append(sequences(start.game, start.fields, len(counts) + 1))
    return counts
