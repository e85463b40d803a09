"""The options of a game as a table on the rules page: what each value means and rests on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter

from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE, Words, joined
from parlour.kernel.options import Option
from parlour.kernel.printed import Basis


def option_chapter(game: Game) -> str:
    """A chapter in Markdown: the presets, then every option's values with their bases."""
    presets = "".join(f"- **{preset.label}.** {preset.about}\n" for preset in game.presets)
    offered = f"{HOUSE('presets-offered')}\n\n{presets}\n" if presets else ""
    heads = (HOUSE("column-option"), HOUSE("column-value"), HOUSE("column-basis"))
    lines = [f"| {' | '.join(map(str, heads))} |", "|---|---|---|"]
    for option in game.all_options:
        for place, (basis, values) in enumerate(groupby(values_of(option), itemgetter(1))):
            meant = "\N{NO-BREAK SPACE}· ".join(str(value) for value, _ in values)
            lines.append(f"| {option.label if place == 0 else ''} | {meant} | {in_words(game, basis)} |")
    begins = f"## {HOUSE('options-and-presets')}\n\n{offered}{HOUSE('usual-first')}\n\n"
    return begins + "\n".join(lines) + "\n"


def values_of(option: Option) -> Iterator[tuple[Words, Basis]]:
    """The named values in words, the default first, with their bases."""
    default = option.text(option.default)
    words = {choice.text: choice.label for choice in option.choices}
    yield words.get(default, default), option.basis_of(option.default)
    yield from ((choice.label, choice.basis) for choice in option.choices if choice.text != default)


def in_words(game: Game, basis: Basis) -> Words:
    """A basis with the sentences it names: `as printed, S4: “…”`."""
    if not basis.sentences:
        return basis.words
    said = joined(game.printed[number - 1].words for number in basis.sentences)
    return HOUSE("basis-quoted", basis=basis.words, said=said)
