"""PettingZoo environments of every game, AEC and Parallel.

>>> from parlour.lab import zoo
>>> from parlour.testing.tiny import GAME
>>> env = zoo.env(Variant.of(GAME, seats=2, random_start=False))
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, info = env.last()
...     over = terminated or truncated
...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
>>> env.agents
[]

Agents are `player_0`, `player_1`, … by seat. In the AEC environment the lowest seat due acts; if several are
due together, none sees what the others did meanwhile. In the Parallel environment all seats due act on the
same position, in seat order; actions of other seats are ignored.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from parlour.kernel.errors import NotAllowed
from parlour.kernel.state import Variant
from parlour.lab.loops import LOST
from parlour.lab.pictures import FRAMES_A_SECOND, MODES, rendered
from parlour.lab.sitting import (
    VERSION,
    Illegal,
    Observation,
    Rewards,
    Sitting,
    at_least_one,
    chosen,
    variant_of,
)
from parlour.lab.spaces import masked_space, observation_space

Agent = str
Seen = dict[str, Any]


def env(game: str | Variant, **settings: Any) -> AECEnv[Agent, Seen, int]:
    """The AEC environment of a game, in PettingZoo's usual wrappers; settings as in `AEC`.

    >>> env("no such game")
    Traceback (most recent call last):
    parlour.kernel.errors.UnknownGame: no game is called “no such game”; ...
    """
    environment: AECEnv[Agent, Seen, int] = AEC(game, **settings)
    environment = wrappers.AssertOutOfBoundsWrapper(environment)
    return wrappers.OrderEnforcingWrapper(environment)


def parallel_env(game: str | Variant, **settings: Any) -> Parallel:
    """The Parallel environment of a game; settings as in `Parallel`, and the game's options."""
    return Parallel(game, **settings)


class _Shared:
    """What both kinds of environments share: agents, spaces, observations, rendering."""

    metadata: dict[str, Any]
    agents: list[Agent]
    possible_agents: list[Agent]
    render_mode: str | None

    def __init__(
        self,
        game: str | Variant,
        *,
        observation: Observation = "flat",
        rewards: Rewards = "returns",
        illegal: Illegal = "lose",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render_mode must be {' or '.join(MODES)}, not {render_mode!r}")
        self.sitting = Sitting(variant_of(game, options), rewards=rewards, observation=observation)
        self.render_mode = render_mode
        self.illegal: Illegal = chosen(illegal, Illegal, "illegal")
        self.max_cycles = None if max_cycles is None else at_least_one(max_cycles, "max_cycles")
        self.metadata = {
            "name": f"parlour_{self.sitting.variant.game.slug}_v{VERSION}",
            "render_modes": list(MODES),
            "render_fps": FRAMES_A_SECOND,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.sitting.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = self.sitting.variant.game.action_count
        space = observation_space(self.sitting.encoding, observation)
        self.observation_spaces = {agent: masked_space(space, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.state_space = spaces.Box(0, 255, (self.sitting.encoding.dtype.itemsize,), np.uint8)

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        """What an agent observes: `observation`, and the `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Discrete:
        """The game's action numbers over all options."""
        return self.action_spaces[agent]

    def observe(self, agent: Agent) -> Seen:
        """What an agent observes now."""
        seat = self._seat[agent]
        return {"observation": self.sitting.observe(seat), "action_mask": self.sitting.mask(seat)}

    def state(self) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """The whole record, hidden parts included, as bytes: for centralised training."""
        return np.frombuffer(self.sitting.state.to_bytes(), np.uint8).copy()

    def render(self) -> Any:
        """The table as the seat to act sees it: text, printed text, or pixels, by `render_mode`."""
        return rendered(self.sitting.state, self.render_mode)

    def close(self) -> None:
        """Nothing to release."""

    def _play(self, agent: Agent, action: int, rewards: dict[Agent, float], infos: dict[Agent, Any]) -> bool:
        """Play an action and accumulate rewards; True if it was illegal and ended the game."""
        seat = self._seat[agent]
        try:
            earned = self.sitting.play(seat, action)
        except NotAllowed as refusal:
            if self.illegal == "raise":
                raise
            infos[agent]["illegal"] = str(refusal)
            if self.illegal == "lose":
                rewards[agent] += LOST
            return self.illegal == "lose"
        for other in self.agents:
            rewards[other] += float(earned[self._seat[other]])
        return False


class AEC(_Shared, AECEnv[Agent, Seen, int]):
    """One seat after another; `env()` puts the usual wrappers round it.

    `observation`: "flat" or "fields". `rewards`: "returns" or "scores". `illegal`: "lose", "ignore" or
    "raise". `max_cycles`: the game is truncated after this many actions per seat, on average. Any other
    setting is an option of the game.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. `options` are ignored: a game's options belong to the environment."""
        self.sitting.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._actions = 0
        self._next()

    def step(self, action: int | None) -> None:
        """The selected agent acts; a terminated agent steps with None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is not through needs an action"
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos = {agent: {} for agent in self.agents}
        lost = self._play(agent, action, self.rewards, self.infos)
        self._actions += 1
        if lost or self.sitting.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self._actions >= self.max_cycles * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._next()
        if self.render_mode == "human":
            self.render()

    def _next(self) -> None:
        due = self.sitting.due
        if due and not any(self.truncations.values()) and not any(self.terminations.values()):
            self.agent_selection = self.possible_agents[due[0]]
        else:
            self.agent_selection = self.agents[0]


class Parallel(_Shared, ParallelEnv[Agent, Seen, int]):
    """All seats that are due act together. Settings as in `AEC`; `max_cycles` counts steps."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Seen], dict[Agent, dict[str, Any]]]:
        """Begin a new game; return what every agent observes."""
        self.sitting.start(seed)
        self.agents = self.possible_agents[:]
        self._steps = 0
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[Agent, int]
    ) -> tuple[
        dict[Agent, Seen],
        dict[Agent, float],
        dict[Agent, bool],
        dict[Agent, bool],
        dict[Agent, dict[str, Any]],
    ]:
        """All seats due act, in seat order; a `ValueError` before anybody acts if one has no action.

        After the end there are no agents, and nothing happens, as PettingZoo has it.
        """
        if not self.agents:
            return {}, {}, {}, {}, {}
        due = [self.possible_agents[seat] for seat in self.sitting.due]
        if missing := [agent for agent in due if agent not in actions]:
            raise ValueError(f"{', '.join(due)} must act; there is no action of {', '.join(missing)}")
        rewards = dict.fromkeys(self.agents, 0.0)
        infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        lost = False
        for seat in self.sitting.due:
            agent = self.possible_agents[seat]
            if not lost and seat in self.sitting.due:  # an earlier seat's action may have ended the turn
                lost = self._play(agent, actions[agent], rewards, infos)
        self._steps += 1
        over = lost or self.sitting.over
        cut = not over and self.max_cycles is not None and self._steps >= self.max_cycles
        seen = {agent: self.observe(agent) for agent in self.agents}
        ended = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, *ended, infos
