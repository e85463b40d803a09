"""What the tests of duplicate share: positions from pictures, the best play in words."""

from __future__ import annotations

from parlour import CHANCE, State, load
from parlour.games.triolet.rooms.duplicate import GAME
from parlour.games.triolet.tests.helpers import tokens

SLUG = GAME.slug


def new(**options: object) -> State:
    """A game whose draws are the test's own."""
    return load(SLUG, **options).new_state(draws="manual")


def lay(picture: str, hand: str, more: str = "", **options: object) -> State:
    """The position of a picture, with a hand; the rest of the tokens lies in the bag."""
    parts = [f"hands A {hand}", f"board {' '.join(tokens(picture))}", *([more] if more else [])]
    return load(SLUG, **options).from_text(" | ".join(parts))


def do(state: State, *texts: str) -> State:
    """The seat plays these."""
    for text in texts:
        state.apply(0, state.parse(0, text))
    return state


def draw(state: State, *texts: str) -> State:
    """These are drawn, or laid for everybody."""
    for text in texts:
        state.apply(CHANCE, state.parse(CHANCE, text))
    return state


def outcomes(state: State) -> dict[str, str]:
    """What may be drawn, with the odds."""
    return {state.action_text(CHANCE, k): str(odds) for k, odds in state.chance_outcomes()}


def best(state: State) -> str:
    """What is laid for everybody after the seat has passed."""
    passed = do(state.copy(), "pass")
    ((text, odds),) = outcomes(passed).items()
    assert odds == "1"
    return text.removeprefix("lay ")
