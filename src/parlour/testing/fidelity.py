"""docs/fidelity.md: which rule of RULES.md carries out which sentence of the printed text."""

from __future__ import annotations

from typing import Final

from parlour.kernel.game import Game
from parlour.testing.checks.rulebook import claims, rules, sentences

HEAD: Final = """# Fidelity

Which rule carries out which sentence of a game's printed text. The sentences are counted in their order (S1,
S2, …) as the game's RULES.md says; the printed texts themselves are their authors'. Written by
`parlour make` from the marks in RULES.md; a test checks that no sentence is left out
and that each rule is named by a test of the game.
"""


def page(games: tuple[Game, ...]) -> str:
    """The whole page."""
    return "\n".join([HEAD, *(part(game) for game in games)])


def part(game: Game) -> str:
    """One game's table."""
    found = claims(game)
    lines = [f"## {game.title}", ""]
    lines += [
        f"{sentences(game)} sentences, {len(rules(game))} rules.",
        "",
        "| Sentence | Rules |",
        "|---|---|",
    ]
    lines += [f"| S{number} | {', '.join(found[number])} |" for number in sorted(found)]
    return "\n".join(lines) + "\n"
