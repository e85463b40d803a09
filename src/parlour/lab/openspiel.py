"""Every game as a game of OpenSpiel: `parlour_<game>`, its options as parameters, its draws as chance nodes.

Importing this module registers them:

>>> import pyspiel
>>> import parlour.lab.openspiel
>>> {f"parlour_{name}" for name in parlour.lab.openspiel.NAMES} <= set(pyspiel.registered_names())
True

If several seats are due together, the lowest acts first, and nobody's information reveals what the others did
meanwhile. The outcomes of a draw are numbered from 0 in the order of the rules, so there are no more numbers
than a draw has outcomes. The parameter `horizon` truncates games after that many actions and draws, with
returns of 0; the default is the bound of the rules, or `ENDLESS` if the options set none. Open options (a
random layout) are drawn once, the same for every game with the same parameters.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from parlour.games import catalogue
from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.calls import concealed
from parlour.kernel.chance import Seeded
from parlour.kernel.game import Game
from parlour.kernel.message import into
from parlour.kernel.options import OptionValue
from parlour.kernel.rng import random as random_record
from parlour.kernel.state import State, Variant
from parlour.lab.encoding import Encoding

PREFIX: Final = "parlour_"
HORIZON: Final = "horizon"
ENDLESS: Final = 10_000
"""The horizon of a game whose options do not bound its length."""
NAMES: Final = tuple(game.slug for game in catalogue())
ENTRY: Final = 3
"""Numbers per history entry in an information state: presence, actor, action."""
SETTLING: Final = Seeded(0)
SEEDS: Final = 1 << 53
"""The number of seeds that a float in [0, 1] can distinguish."""

Type = pyspiel.GameType
Parameters = dict[str, OptionValue]


def written(value: OptionValue) -> OptionValue:
    """An option's value as a parameter: text that OpenSpiel would parse as a number or boolean is quoted.

    >>> written("8"), written("diagonal"), written(8), read("'8'")
    ("'8'", 'diagonal', 8, '8')
    """
    if isinstance(value, str) and (
        value in ("True", "False") or value.lstrip("-").replace(".", "").isdigit()
    ):
        return f"'{value}'"
    return value


def read(value: OptionValue) -> OptionValue:
    """The value of a parameter."""
    return value.strip("'") if isinstance(value, str) else value


def type_of(variant: Variant) -> Any:
    """OpenSpiel's description of a game under these options."""
    game, seats = variant.game, variant.seats
    secret = game.hidden and seats > 1
    defaults: Parameters = {option.name: written(option.default) for option in game.all_options}
    return Type(
        short_name=PREFIX + game.slug,
        long_name=into(game.title, "en"),
        dynamics=Type.Dynamics.SEQUENTIAL,
        chance_mode=Type.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            Type.Information.IMPERFECT_INFORMATION if secret else Type.Information.PERFECT_INFORMATION
        ),
        utility=Type.Utility.ZERO_SUM if seats > 1 else Type.Utility.GENERAL_SUM,
        reward_model=Type.RewardModel.TERMINAL,
        max_num_players=max(game.seating.seats),
        min_num_players=min(game.seating.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={**defaults, HORIZON: 0},
    )


class SpielGame(pyspiel.Game):
    """One game with its options."""

    def __init__(self, game: Game, parameters: Parameters) -> None:
        game.compiled.load_rules()
        options = {name: read(value) for name, value in parameters.items()}
        horizon = int(options.pop(HORIZON, 0))
        if horizon < 0:
            raise ValueError(
                f"{HORIZON} must be a whole number from 1, or 0 for the rules' own, not {horizon}"
            )
        self.variant = Variant.of(game, **options).settled(SETTLING)
        self.encoding = Encoding(self.variant)
        self.first = self.variant.new_state(draws="manual")
        self.horizon = horizon or game.max_turns(self.variant.options) or ENDLESS
        low, high = game.returns_range
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=max(game.max_outcomes, *game.seating.seats),
            num_players=self.variant.seats,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0 if self.variant.seats > 1 else None,
            max_game_length=self.horizon,
        )
        super().__init__(type_of(self.variant), info, {n: written(read(v)) for n, v in parameters.items()})

    def max_chance_nodes_in_history(self) -> int:
        """No more draws than entries."""
        return self.horizon

    def new_initial_state(self) -> SpielState:
        """The game before its first draw."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """What a player knows, by default without its history."""
        if params:
            raise ValueError(f"observers of {self.variant.game.title} take no parameters, not {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class PlayedState:
    """The Parlour state behind an OpenSpiel state; copying it costs one copy of the record."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> PlayedState:
        return PlayedState(self.state.copy())


class SpielState(pyspiel.State):
    """A position. Its only data is `play`, which OpenSpiel copies and pickles."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play = PlayedState(game.first.copy())

    def current_player(self) -> int:
        """The lowest seat due, chance, or nobody."""
        due = () if self._is_cut() else self.play.state.turn
        if not due:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if due[0] == CHANCE else due[0]

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.state.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the draw, numbered from 0, with their odds."""
        return [(k, float(odds)) for k, (_, odds) in enumerate(self.play.state.chance_outcomes())]

    def _apply_action(self, action: int) -> None:
        if self.is_terminal():
            raise ValueError("the game is over: nobody acts")
        if self.is_chance_node():
            self.play.state.enter(CHANCE, self._outcome(action))
        else:
            self.play.state.apply(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.play.state.action_text(CHANCE, self._outcome(action))
        return self.play.state.action_text(player, action)

    def _to_struct(self) -> dict[str, Any]:
        """Return the fields of the record, as `to_struct()` and `to_json()` give them."""
        return _struct(self.play.state)

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        """Return the fields of the record as a player knows them: what is hidden is zero."""
        return _struct(self.play.state.view(player))

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        """Return the name and parts of an action; of an outcome its number and text."""
        if player == pyspiel.PlayerId.CHANCE:
            return {"outcome": action, "text": self._action_to_string(player, action)}
        return dict(self.play.state.variant.action_parts(action))

    def _struct_to_actions(self, struct: dict[str, Any]) -> list[int]:
        """Return the number of a struct's action or outcome; raises `ValueError` for anything else."""
        if "outcome" in struct:
            return [int(struct["outcome"])]
        parts = dict(struct)
        return [self.play.state.variant.action_at(str(parts.pop("action", "")), **parts)]

    def _outcome(self, number: int) -> int:
        """The rules' own number of an outcome."""
        outcomes = self.play.state.draws()[0]
        if not 0 <= number < len(outcomes):
            raise ValueError(f"the draw has outcomes 0 to {len(outcomes) - 1}, not {number}")
        return outcomes[number]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state indistinguishable to a player, with the unknown dealt at random (`rules.guess`).

        `sampler` gives numbers from 0 to 1. The new state's history is the player's.
        """
        full = self.play.state
        view = full.view(player)
        dealt = view.guess(random_record(int(sampler() * SEEDS)))
        dealt.history = list(view.history)
        dealt._seen = [(entry.action,) * (full.seats + 1) for entry in view.history]
        resampled: SpielState = self.clone()
        resampled.play = PlayedState(dealt)
        return resampled

    def is_terminal(self) -> bool:
        """Whether the game is over or truncated."""
        return self._is_cut() or self.play.state.is_over

    def _is_cut(self) -> bool:
        game: SpielGame = self.get_game()
        return len(self.play.state.history) >= game.horizon and not self.play.state.is_over

    def returns(self) -> list[float]:
        """One number per seat at the end; zeros before, and if truncated."""
        return self.play.state.returns()

    def __str__(self) -> str:
        return self.play.state.text()


def _struct(state: State) -> dict[str, Any]:
    """Return the fields of a record as lists and numbers."""
    fields = state.fields
    return {name: np.asarray(fields[name]).tolist() for name in fields.dtype.names or ()}


class Observer:
    """Observations in OpenSpiel's form: a tensor with named parts, and a string.

    The tensor's parts: the viewer, the flat observation, and with perfect recall the history as the player
    knows it. Without private information the observation is a spectator's; without public information only
    what a spectator cannot see is left.
    """

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self._game, self._encoding = game, game.encoding
        self._public = bool(kind.public_info)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = bool(kind.perfect_recall)
        seats, size = game.variant.seats, game.encoding.size
        history = (game.horizon, ENTRY) if self._recalls and self._public else (0, ENTRY)
        self.tensor: NDArray[np.float32] = np.zeros(seats + size + history[0] * ENTRY, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {
            "player": self.tensor[:seats],
            "observation": self.tensor[seats : seats + size],
        }
        if history[0]:
            self.dict["history"] = self.tensor[seats + size :].reshape(history)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what a player knows."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        self.dict["observation"][:] = self._row(state.play.state, player)
        if "history" in self.dict:
            self._write_history(state.play.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the observation in words: position or private part, and history."""
        full = state.play.state
        if not self._public:
            return self._secrets(full, player) if self._private else ""
        viewer = player if self._private else full.seats
        view = State(full.variant, concealed(full.game, full.fields, viewer), viewer=viewer)
        said = f"{player} {view.text()}" if self._private else view.text()
        if self._recalls:
            said += " | " + " ".join(f"{e.actor}:{e.action}" for e in full.seen_by(viewer))
        return said

    def _row(self, full: State, player: int) -> NDArray[np.float32]:
        """The flat observation, or the requested part."""
        encoding, spectator = self._encoding, full.seats
        open_to_all = concealed(full.game, full.fields, spectator)
        if not self._private:
            return encoding.flat(open_to_all, player) if self._public else np.zeros(encoding.size, np.float32)
        view = concealed(full.game, full.fields, player)
        row = encoding.flat(view, player)
        if not self._public:
            for name, part in encoding.parts.items():
                if np.array_equal(view[name], open_to_all[name]):
                    row[part.slots] = 0
        return row

    def _secrets(self, full: State, player: int) -> str:
        """The fields that look different to a player and to a spectator."""
        view = concealed(full.game, full.fields, player)
        open_to_all = concealed(full.game, full.fields, full.seats)
        return " ".join(
            f"{name}={np.asarray(view[name]).tolist()}"
            for name in self._encoding.entries
            if not np.array_equal(view[name], open_to_all[name])
        ).replace(", ", ",")

    def _write_history(self, full: State, player: int) -> None:
        actors = full.seats - CHANCE  # seats and chance
        most = max(full.game.max_outcomes, full.game.action_count)
        viewer = player if self._private else full.seats
        entries = full.seen_by(viewer)
        if entries:
            history = np.array(entries, np.float32)
            rows = self.dict["history"][: len(entries)]
            rows[:, 0] = 1
            rows[:, 1] = (history[:, 0] - CHANCE) / actors
            rows[:, 2] = np.where(history[:, 1] < SEAT_DRAW, history[:, 1], history[:, 1] - SEAT_DRAW) / most


def register(game: Game) -> None:
    """Register a game with OpenSpiel, if it is not registered yet."""
    if PREFIX + game.slug in pyspiel.registered_names():
        return

    def create(parameters: Parameters) -> SpielGame:
        return SpielGame(game, parameters)

    ctypes.pythonapi.Py_IncRef(ctypes.py_object(create))  # OpenSpiel releases it after Python has shut down
    pyspiel.register_game(type_of(Variant.of(game)), create)


for _game in catalogue():
    register(_game)
