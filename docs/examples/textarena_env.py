"""A game as a TextArena environment: any number of models play it against each other by text.

    pip install "textarena>=0.7,<0.8"
    python docs/examples/textarena_env.py triolet --seed 7

plays a game between agents that mostly name a legal action and sometimes nothing of sense; put
`textarena.agents` in their place. Tried with TextArena 0.7.4.
"""

from __future__ import annotations

import argparse
import random
from typing import Any

import textarena
from textarena import GAME_ID, Message, ObservationType

from parlour.lab import text

ATTEMPTS = 3
"""Tries at a turn before the game is lost by it."""


class ParlourEnv(textarena.Env):
    """A game with the seats that its options say; each player reads what its seat may know."""

    def __init__(self, game: str, language: str = "en", **options: Any) -> None:
        self.game, self.language, self.options = game, language, options

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Begin a game for that many players; `seed` makes all draws."""
        options = self.options | {"seats": num_players}
        self.table = text.Table(self.game, seed=seed, language=self.language, **options)
        self.state = textarena.State(num_players, seed)
        roles = {player: f"Player {player}" for player in range(num_players)}
        self.state.standard_resets(player_prompt_function=self._prompt, role_mapping=roles)
        self.refused = 0
        self._ask()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Play the turn in the text of whose turn it is; whether the game is over, and what was wrong."""
        player = self.state.current_player_id
        refusal = self.table.play(player, action)
        self.refused = 0 if refusal is None else self.refused + 1
        if refusal is not None:
            self._say(player, refusal.sentence, ObservationType.GAME_ADMIN)
            self.state.step_info = {"reason": refusal.sentence, "rule": refusal.rule}
            if self.refused == ATTEMPTS:
                self.state.game_info[player]["invalid_move"] = True
                self._end({other: -1 if other == player else 0 for other in range(self.state.num_players)})
        else:
            self.state.game_info[player]["turn_count"] += 1
        if self.table.over:
            self._end(dict(enumerate(self.table.state.returns())))
        elif not self.state.done:
            self._ask()
        over, info = self.state.step()
        return bool(over), dict(info)

    def _ask(self) -> None:
        """Tell whose turn it is now what has happened, and what may be played."""
        player = self.table.due[0]
        self.state.current_player_id = player
        for line in self.table.news(player):
            self._say(player, line, ObservationType.GAME_ACTION_DESCRIPTION)
        self._say(player, self.table.board(player), ObservationType.GAME_BOARD)
        self._say(player, self.table.notation(player), ObservationType.GAME_MESSAGE)

    def _prompt(self, player_id: int, game_state: dict[str, Any] | None) -> str:
        return self.table.rules

    def _say(self, player: int, message: str, kind: ObservationType) -> None:
        self.state.add_observation(message, kind, from_id=GAME_ID, to_id=player)

    def _end(self, rewards: dict[int, float]) -> None:
        self.state.rewards, self.state.done = rewards, True


def anybody(env: ParlourEnv, observation: list[Message], chance: random.Random) -> str:
    """An agent of no intelligence, which reads its turn from the list of legal ones."""
    if chance.random() < 0.1:
        return "I have no idea."
    return f"I play {chance.choice(env.table.legal(env.state.current_player_id))}."


def main() -> None:
    """Play one game, and print what each player got for it."""
    parser = argparse.ArgumentParser(description="Play a game between two agents of TextArena.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    env, chance, over = ParlourEnv(wanted.game), random.Random(wanted.seed), False
    env.reset(wanted.players, wanted.seed)
    while not over:
        _, observation = env.get_observation()
        over, _ = env.step(anybody(env, observation, chance))
    rewards, about = env.close()
    for player, reward in rewards.items():
        print(f"player {player}: {reward:+g} after {about[player]['turn_count']} turns")


if __name__ == "__main__":
    main()
