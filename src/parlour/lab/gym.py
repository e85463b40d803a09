"""Gymnasium environments: one seat of a game against bots, alone, or thousands of games at once.

Importing this module registers `parlour/<game>-v2` for every game found:

>>> import gymnasium
>>> import parlour.lab.gym
>>> all(f"parlour/{name}-v2" in gymnasium.registry for name in parlour.lab.gym.NAMES)
True

An observation shows what the seat knows. Legal actions are in `info["action_mask"]` and `action_masks()`; an
illegal one ends the game with a reward of -1 and its reason in `info["illegal"]`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from parlour.games import catalogue
from parlour.kernel.state import Variant
from parlour.lab import loops, vector
from parlour.lab.opponents import BOT_SEEDS, Bot, bots_of, run_of
from parlour.lab.pictures import FRAMES_A_SECOND, MODES, rendered
from parlour.lab.sitting import VERSION, Illegal, Observation, Rewards, Sitting, chosen, variant_of
from parlour.lab.spaces import observation_space

NAMES: Final = tuple(game.slug for game in catalogue())


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game; bots play the others. A game of one seat is played alone.

    `seat`: a number, or "random" for one drawn at each reset. `opponents`: a bot for all the others, or one
    for each seat. Other settings as in `parlour.lab.zoo`, and the game's options.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": FRAMES_A_SECOND}  # noqa: RUF012 # theirs

    def __init__(
        self,
        game: str | Variant,
        *,
        seat: int | Literal["random"] = 0,
        opponents: Bot | Mapping[int, Bot] = "random",
        observation: Observation = "flat",
        rewards: Rewards = "returns",
        illegal: Illegal = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.sitting = Sitting(variant_of(game, options), rewards=rewards, observation=observation)
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render_mode must be {' or '.join(MODES)}, not {render_mode!r}")
        if seat != "random" and seat not in range(self.sitting.seats):
            raise ValueError(f"seat must be 0 to {self.sitting.seats - 1} or 'random', not {seat!r}")
        self.render_mode = render_mode
        self.illegal: Illegal = chosen(illegal, Illegal, "illegal")
        self._wanted: int | Literal["random"] = "random" if seat == "random" else int(seat)
        self.opponents = bots_of(opponents, self.sitting.seats, None if seat == "random" else int(seat))
        self.observation_space = observation_space(self.sitting.encoding, observation)
        self.action_space = spaces.Discrete(self.sitting.variant.game.action_count)
        self.seat = 0
        self._lost = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A new game, up to the seat's first decision."""
        super().reset(seed=seed)
        self._lost = False
        choice = self._wanted
        while True:
            self.seat = int(self.np_random.integers(self.sitting.seats)) if choice == "random" else choice
            self.sitting.start(int(self.np_random.integers(vector.WORD >> 1)))
            self._others()
            if not self.sitting.over:
                return self._seen()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The seat acts, then the others until it is due again; returns its total reward.

        Once the game has ended, nothing happens until `reset`.
        """
        if self._over:
            seen, info = self._seen()
            return seen, 0.0, True, False, info
        refusal = self.sitting.why_not(self.seat, action)
        if refusal is None:
            earned = float(self.sitting.play(self.seat, action)[self.seat]) + self._others()
        elif self.illegal == "raise":
            raise refusal
        else:
            earned = loops.LOST if self.illegal == "lose" else 0.0
        self._lost = refusal is not None and self.illegal == "lose"
        seen, info = self._seen()
        if refusal is not None:
            info["illegal"] = str(refusal)
        if self.render_mode == "human":
            self.render()
        return seen, earned, self._over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The action mask, under the name that sb3-contrib expects."""
        return self._mask().astype(np.bool_)

    def render(self) -> Any:
        """The table as the seat sees it: text, printed text, or pixels, by `render_mode`."""
        return rendered(self.sitting.state, self.render_mode, self.seat)

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        return self.sitting.observe(self.seat), {"action_mask": self._mask()}

    @property
    def _over(self) -> bool:
        return self._lost or self.sitting.over

    def _mask(self) -> NDArray[np.int8]:
        mask = self.sitting.mask(self.seat)
        if self._over:
            mask[:] = 0
            mask[loops.DUMMY] = 1
        return mask

    def _others(self) -> float:
        """The other seats act until this one is due; returns its reward."""
        earned = 0.0
        while (due := self.sitting.due) and self.seat not in due:
            view, seed = self.sitting.state.view(due[0]), int(self.np_random.integers(BOT_SEEDS))
            for action in run_of(self.opponents[due[0]], view, seed):
                earned += float(self.sitting.play(due[0], action)[self.seat])
        return earned


class SeatVectorEnv(VectorEnv[NDArray[np.float32], NDArray[np.int64], NDArray[Any]]):
    """Thousands of games stepped in one compiled call (`lab.vector`); other seats play at random.

    `seat`: a number, "random", or "any": then every seat decides in turn (`info["seat"]`), for self-play. The
    reward is the acting seat's; `info["rewards"]` has all of them. A finished game restarts in the next step,
    with `autoreset_mode=AutoresetMode.SAME_STEP` in the same step, with `DISABLED` on reset. The mask of a
    finished game has only action 0 set, and any action is ignored.
    """

    def __init__(  # noqa: PLR0913  # named by keyword
        self,
        game: str | Variant,
        num_envs: int = 1,
        *,
        seat: vector.SeatChoice = 0,
        rewards: Rewards = "returns",
        max_steps: int | None = None,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        unforced: bool = False,
        copy: bool = True,
        workers: int | None = None,
        **options: Any,
    ) -> None:
        """`copy=False`: returned arrays are overwritten by the next step, which is faster.

        `unforced`: forced actions (the only legal one) are played automatically.
        """
        try:
            autoreset_mode = AutoresetMode(autoreset_mode)
        except ValueError:
            modes = " or ".join(map(str, AutoresetMode))
            raise ValueError(f"autoreset_mode must be {modes}, not {autoreset_mode!r}") from None
        self._same = autoreset_mode == AutoresetMode.SAME_STEP
        self.games = vector.Games(
            variant_of(game, options),
            num_envs,
            seat=seat,
            rewards=rewards,
            max_steps=max_steps,
            same_step=None if autoreset_mode == AutoresetMode.DISABLED else self._same,
            unforced=unforced,
            workers=workers,
        )
        self.metadata = {"autoreset_mode": autoreset_mode, "render_modes": []}
        self.num_envs = num_envs
        self.copy = copy
        self._kept: NDArray[np.float32] | None = None
        self.single_observation_space = observation_space(self.games.encoding, "flat")
        self.single_action_space = spaces.Discrete(self.games.variant.game.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """New games, everywhere or where `options["reset_mask"]` says so.

        A single seed covers all games. A list has one per game: the same seed gives the same game; None draws
        one.
        """
        which = None if options is None else options.get("reset_mask")
        if which is not None and not (isinstance(which, np.ndarray) and which.dtype == np.bool_):
            raise TypeError(f"options['reset_mask'] must be a NumPy array of truth values, not {which!r}")
        if which is not None and not which.any():
            raise ValueError("options['reset_mask'] must name at least one game")
        several = list(seed) if isinstance(seed, list | tuple | np.ndarray) else None
        if self._np_random is None or (several is None and seed is not None):
            self._np_random = np.random.default_rng(None if several is not None else seed)  # type: ignore[arg-type] # a number
        if several is None:
            self.games.reset(self._fresh(), which)
        else:
            self.games.reset(
                [self._fresh() if game_seed is None else int(game_seed) for game_seed in several], which
            )
        return self.games.observe(self._rows()), self._info()

    def _fresh(self) -> int:
        assert self._np_random is not None
        return int(self._np_random.integers(vector.WORD >> 1))

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.float32], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One action in each game."""
        games = self.games
        observations = self._rows()
        games.step(actions, observations)
        info = self._info()
        over = (games.status == loops.ENDED) | (games.status == loops.ILLEGAL)
        cut = games.status == loops.CUT
        if self._same and (over | cut).any():
            info |= self._final(over | cut)
        rewards = games.rewards[np.arange(self.num_envs), games.actors].astype(np.float64)
        return observations, rewards, over, cut, info

    def _rows(self) -> NDArray[np.float32]:
        """The output array of observations: new rows, or always the same."""
        if self._kept is None or self.copy:
            self._kept = np.empty((self.num_envs, self.games.encoding.size), np.float32)
        return self._kept

    def _info(self) -> dict[str, Any]:
        games = self.games
        info: dict[str, NDArray[Any]] = {
            "action_mask": games.masks,
            "seat": games.acting,
            "rewards": games.rewards,
        }
        return {name: value.copy() for name, value in info.items()} if self.copy else info

    def _final(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """The final observations of games that ended in this step, in Gymnasium's format."""
        games, observations = self.games, np.full(self.num_envs, None, object)
        which = np.flatnonzero(ended)
        for i, row in zip(which, games.last_observations(which), strict=True):
            observations[i] = row
        masks = np.zeros_like(games.masks)
        masks[which, loops.DUMMY] = 1
        finals: dict[str, NDArray[Any]] = {
            "action_mask": masks,
            "seat": games.actors.copy(),
            "rewards": games.rewards.copy(),
        }
        info: dict[str, Any] = {}
        for name, value in finals.items():
            value[~ended] = 0
            info |= {name: value, f"_{name}": ended.copy()}
        return {
            "final_obs": observations, "_final_obs": ended.copy(),
            "final_info": info, "_final_info": ended.copy(),
        }  # fmt: skip


def register() -> None:
    """Register the environments with Gymnasium."""
    for name in NAMES:
        identifier = f"parlour/{name}-v{VERSION}"
        if identifier not in gymnasium.registry:
            gymnasium.register(
                identifier,
                entry_point="parlour.lab.gym:SeatEnv",
                vector_entry_point="parlour.lab.gym:SeatVectorEnv",
                kwargs={"game": name},
            )


register()
