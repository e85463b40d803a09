"""The golden playthrough of a game: one whole game as text, with every seat's view, in `tests/golden.txt`.

`parlour make <slug>` writes it; a test plays it again and compares. A change of behaviour
shows as a difference that people can read. A game whose preset “As printed” is not its usual one has one of
that preset too, `tests/golden_as_printed.txt`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from parlour.kernel.actors import CHANCE, TABLE
from parlour.kernel.chance import Seeded
from parlour.kernel.game import Game
from parlour.kernel.printed import AS_PRINTED, PRESET
from parlour.kernel.state import State, Variant

SEED: Final = 7
PICTURES: Final = 12
"""How often the position and all views are written out; otherwise a digest of them is."""
DIGITS: Final = 12
MOST_ENTRIES: Final = 2000
"""Entries after which the text stops."""
MOST_LISTED: Final = 40
NAMES: Final = {CHANCE: "chance", TABLE: "table"}


def path(game: Game, name: str = "") -> Path:
    """The file of a playthrough: by default, of the newest rules and the usual options.

    `name` is an older version of the rules, whose playthrough is never rewritten, or a preset.
    """
    return game.folder / "tests" / (f"golden_{name}.txt" if name else "golden.txt")


def presets(game: Game) -> tuple[str, ...]:
    """The presets that have a playthrough of their own."""
    return tuple(preset.name for preset in game.presets if preset.name == AS_PRINTED and preset.options)


def playthrough(game: Game, preset: str = "") -> str:
    """The text: one random game with the default options, or those of a preset, and a fixed seed."""
    variant = Variant.of(game, **({PRESET: preset} if preset else {}))
    length = len(_played(variant).history)
    every = max(1, length // PICTURES)
    state = variant.new_state(seed=SEED, draws="manual")
    lines = [
        f"{game.title}, rules version {game.rules_version}: one random game from seed {SEED}.",
        f"Written by `parlour make {game.slug}`.",
        "Each entry: its number, who, what, and a digest of the position and all views after it.",
        "",
        *(f"{name}={text}" for name, text in state.variant.options_text().items()),
        "",
        *picture(state),
    ]
    choices = Seeded(SEED)
    while not state.is_over and len(state.history) < MOST_ENTRIES:
        actor, action = choose(state, choices)
        before = state.copy()
        state.apply(actor, action)
        number = len(state.history)
        lines.append(f"{number} {who(actor)}: {before.action_text(actor, action)}  {digest(state)}")
        lines += told(before, actor, action)
        if number % every == 0 or state.is_over:
            lines += picture(state)
    return "\n".join(lines) + "\n"


def choose(state: State, choices: Seeded) -> tuple[int, int]:
    """The next entry: the draw of the seed, or any legal action of the lowest seat due."""
    number = len(state.history)
    if state.turn == (CHANCE,):
        return CHANCE, choices.draw(number, *state.draws())
    seat = state.turn[0]
    legal = state.legal_actions(seat)
    return seat, legal[choices.below("golden", number, len(legal))]


def picture(state: State) -> Iterator[str]:
    """The position, every seat's view, legal actions and scores."""
    yield f"    position    {state.text()}"
    for seat in range(state.seats):
        yield f"    seat {seat} sees {state.view(seat).text()}"
    yield f"    others see  {state.view(state.seats).text()}"
    for seat in state.turn:
        if seat != CHANCE:
            legal = [state.action_text(seat, action) for action in state.legal_actions(seat)]
            more = f" and {len(legal) - MOST_LISTED} more" if len(legal) > MOST_LISTED else ""
            yield f"    seat {seat} may   {', '.join(legal[:MOST_LISTED])}{more}"
    scores = ", ".join(map(str, state.scores()))
    results = f"; returns {', '.join(f'{value:g}' for value in state.returns())}" if state.is_over else ""
    yield f"    scores      {scores}{results}"


def told(before: State, actor: int, action: int) -> Iterator[str]:
    """An entry as seats know it, where they do not know all of it."""
    texts: dict[str, list[str]] = {}
    for seat in range(before.seats + 1):
        seen = int(before.game.running.seen(before.fields, actor, action, seat))
        if seen != action:
            text = before.view(seat).action_text(actor, seen)
            texts.setdefault(text, []).append(f"seat {seat}" if seat < before.seats else "others")
    return (f"    {', '.join(names)}: {text}" for text, names in texts.items())


def digest(state: State) -> str:
    """A digest of the position and all views."""
    texts = [state.text(), *(state.view(seat).text() for seat in range(state.seats + 1))]
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:DIGITS]


def who(actor: int) -> str:
    """An actor in a word."""
    return NAMES.get(actor, f"seat {actor}")


def _played(variant: Variant) -> State:
    state = variant.new_state(seed=SEED, draws="manual")
    choices = Seeded(SEED)
    while not state.is_over and len(state.history) < MOST_ENTRIES:
        state.apply(*choose(state, choices))
    return state


def agrees(game: Game, *, newest: bool = True, preset: str = "") -> None:
    """The playthrough is there and the game still plays like that."""
    file = path(game, preset if newest else str(game.rules_version))
    how = f"write it: parlour make {game.slug}" if newest else "keep the golden.txt of that version"
    assert file.is_file(), f"{file} is missing: {how}"
    old, new = file.read_text(encoding="utf-8").splitlines(), playthrough(game, preset).splitlines()
    for number, (was, now) in enumerate(zip(old, new, strict=False), 1):
        assert was == now, f"{file.name}:{number} says\n{was}\nand the game now\n{now}"
    assert len(old) == len(new), f"{file.name} has {len(old)} lines, the game now {len(new)}"
