"""A game as an OpenEnv environment: trainers of language models reset and step it over a socket.

    pip install "openenv-core>=0.3,<0.4"
    python docs/examples/openenv_server.py thirtysix --port 8001

serves one seat against a bot, a game for each client that connects; `--try` plays one by OpenEnv's own client
and ends. Tried with openenv-core 0.3.0, whose server logs an error when a client has gone.
"""

from __future__ import annotations

import argparse
import threading
import time
from typing import Any

import uvicorn
from openenv.core import GenericEnvClient
from openenv.core.env_server import Action, Environment, Observation, State, create_fastapi_app

from parlour.lab import text


class Turn(Action):
    """A turn, as a model writes it."""

    text: str


class Seen(Observation):
    """What the seat reads before its turn."""

    rules: str = ""
    """The rule book, at the beginning."""
    notation: str
    board: str
    news: list[str]
    legal: list[str]
    refusal: str = ""
    """Why the last turn was not played; it may be written anew."""


class ParlourEnvironment(Environment[Turn, Seen, State]):
    """One seat of a game against bots; the reward comes at the end, from -1 to 1."""

    SUPPORTS_CONCURRENT_SESSIONS = True

    def __init__(self, game: str, opponent: str) -> None:
        super().__init__()
        self.env = text.env(game, opponents=opponent)
        self.turns = State()

    def reset(self, seed: int | None = None, episode_id: str | None = None, **_: Any) -> Seen:
        """Begin a game; `seed` makes all draws."""
        self.env.reset(seed)
        self.turns = State(episode_id=episode_id, step_count=0)
        return self._seen(rules=self.env.rules)

    def step(self, action: Turn, **_: Any) -> Seen:
        """Play a turn, and let the bots play until the seat is due again."""
        answer = self.env.step(action.text)
        self.turns.step_count += 1
        refusal = "" if answer.refusal is None else answer.refusal.sentence
        return self._seen(done=answer.over, reward=answer.reward, refusal=refusal)

    @property
    def state(self) -> State:
        """The episode, and how many turns were sent."""
        return self.turns

    def _seen(self, **told: Any) -> Seen:
        env = self.env
        return Seen(notation=env.notation, board=env.board, news=env.news, legal=env.legal, **told)


def play(port: int) -> None:
    """Play a game by OpenEnv's client, always the first legal action."""
    with GenericEnvClient(base_url=f"ws://127.0.0.1:{port}").sync() as client:
        told = client.reset(seed=7)
        while not told.done:
            told = client.step({"text": f"I play {told.observation['legal'][0]}."})
        print(f"reward {told.reward:+g} after {client.state()['step_count']} turns")


def main() -> None:
    """Serve a game, or try it."""
    parser = argparse.ArgumentParser(description="Serve a game to OpenEnv's clients.")
    parser.add_argument("game")
    parser.add_argument("--opponent", default="greedy", help="a level of the game's bots")
    parser.add_argument("--port", type=int, default=8001)
    parser.add_argument("--clients", type=int, default=64)
    parser.add_argument("--try", action="store_true", dest="tried", help="play one game and end")
    wanted = parser.parse_args()
    app = create_fastapi_app(
        lambda: ParlourEnvironment(wanted.game, wanted.opponent),
        Turn,
        Seen,
        max_concurrent_envs=wanted.clients,
    )
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=wanted.port, log_level="warning"))
    if not wanted.tried:
        server.run()
        return
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.05)
    try:
        play(wanted.port)
    finally:
        server.should_exit = True
        thread.join()


if __name__ == "__main__":
    main()
