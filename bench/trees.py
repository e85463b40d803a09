"""Tree search on our own games: simulations a second, and what a tree takes in memory.

python -m bench.trees                  only look; `yardstick` has the table in its section
"""

from __future__ import annotations

from typing import Final

from bench.measure import alternate, on_one_core
from bench.report import table
from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.state import State, Variant
from parlour.search.tree.arrays import bytes_a_node
from parlour.search.tree.compile import load_search
from parlour.search.tree.search import Search

SIMULATIONS: Final = 4000
SEED: Final = 5
HEAD: Final = (
    "Game", "Simulations a second", "Bytes a state", "Bytes a place for a node",
    "Bytes of a tree, a node", "Nodes a simulation",
)  # fmt: skip
TEXT: Final = f"""Tree search in our own games, default options, from the first decision of the game of seed
{SEED}: a fresh tree of {SIMULATIONS:,} simulations each, playouts, weights and estimates as each game's
insight has them, one core, the median of the rounds. Children lie side by side in blocks of places, some of
them free: a tree takes somewhat more for each of its nodes than one place.
"""


def first_decision(game: Game) -> State:
    """What the seat sees that acts first."""
    state = Variant.of(game).new_state(seed=SEED)
    return state.view(state.turn[0])


def measured(game: Game) -> tuple[str, ...]:
    """One line of the table."""
    load_search(game)
    view = first_decision(game)
    (rates,) = alternate([lambda: Search(view, seed=SEED).run(simulations=SIMULATIONS)])
    search = Search(view, seed=SEED)
    done = search.run(simulations=SIMULATIONS)
    search.rest()
    return (
        str(game.title),
        f"{rates.median:,.0f}",
        f"{game.dtype.itemsize:,}",
        str(bytes_a_node(view.seats)),
        f"{search.size / search.nodes:.0f}",
        f"{search.nodes / done:.2f}",
    )


def trees() -> str:
    """What was done, and the table."""
    return f"{TEXT}\n{table(HEAD, [measured(game) for game in catalogue()])}"


if __name__ == "__main__":
    on_one_core()
    print(trees())
