"""The page of every game for researchers, generated from the game.

`parlour make` writes them to docs/reference/lab; a test checks that they are current.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from parlour.games import catalogue
from parlour.kernel.action import Action, span
from parlour.kernel.features import BITS, COUNT, KIND, RANK, SEAT, TEAM
from parlour.kernel.game import Game
from parlour.kernel.options import CustomOption, Option, WholeOption
from parlour.kernel.state import Variant
from parlour.lab.encoding import ArraySpec, Encoding
from parlour.lab.sitting import VERSION
from parlour.search.levels import LEVELS, Level, strength_of

LINKS: Final = ("<!-- pages: parlour make -->\n", "<!-- end of pages -->\n")
"""The links to the other pages are between these lines of the first page."""
READ_AS: Final = {
    COUNT: "amount",
    RANK: "rank",
    KIND: "kind",
    BITS: "set of bits",
    SEAT: "seat",
    TEAM: "side",
}

PAGE: Final = """# {title}

{credit}. {summary}

Written by `parlour make {slug}` from the game itself; the words used here are explained in
[the laboratory's page](index.md).

```python
import gymnasium, parlour.lab.gym
from parlour.lab import zoo

env = gymnasium.make("parlour/{slug}-v{version}")  # one seat against bots
envs = gymnasium.make_vec("parlour/{slug}-v{version}", num_envs=1024)
aec, parallel = zoo.env("{slug}"), zoo.parallel_env("{slug}")
```

## Observation

{secrecy} With the default options (seats: {seats}) the flat row has {size} numbers, the record {bytes} bytes.

{observation}

## Actions

`Discrete({actions})`: {moves}; at most {legal} are legal at once.

{families}

{example}

## Rewards

`returns` (the default): {returns}
`scores`: what the seat's own {score} changed by, at once{sign}.

## Termination

{termination}

## Bots

What thinks at each level, for a turn at most. With `effort`, as in `master:effort=0.1`, all of it is scaled
together; simulations are those of the tree search for the first action of a turn.{solver}

{levels}

## Options

The first value is the default; behind each stands what it rests on. Options are given by name, to every kind
of environment; `preset` (not in OpenSpiel) takes a set of them by name{presets}.

{options}

## Version history

| Environment | Rules | What changed |
|---|---|---|
| v{version} | {rules} | {changed}Opponents that search do so from the first turn on, and are not greedy. |
| v1 | 1 | The first. |
"""
COUNTED_BY_SIDE: Final = "Sides are counted from the own. "


def page(game: Game) -> str:
    """The page of one game."""
    variant = Variant.of(game)
    encoding = Encoding(variant)
    return PAGE.format(
        title=game.title,
        credit=game.credit,
        summary=game.summary,
        slug=game.slug,
        version=VERSION,
        secrecy=(
            "A seat sees what a person in it would: the rest is hidden or counted in pools."
            if game.hidden
            else "Everything is open."
        ),
        seats=variant.seats,
        size=encoding.size,
        bytes=game.dtype.itemsize,
        observation=table(
            ("Field", "Shape", "Type", "From", "To", "Read as", "In the flat row", "What it says"),
            (_field(encoding, name, entry) for name, entry in encoding.entries.items()),
        ),
        actions=game.action_count,
        legal=game.max_legal,
        moves=(
            "the same numbers under all options"
            if game.actions_of is None
            else "options move the numbers; these are those of the default ones"
        ),
        families=table(
            ("Family", "Numbers", "Number", "Parts", ""),
            map(_family, game.actions),
        ),
        example=_example(variant),
        returns=_returns(game),
        score=game.score_name,
        sign="" if game.more_is_better else ", as a loss: fewer is better",
        termination=_termination(game),
        solver=_solver(game),
        levels=table(
            ("Level", "Simulations", "The game's own solver", "Seconds", "Turns at random"),
            (_level(level, game) for level in LEVELS),
        ),
        options=table(("Option", "Values", "About"), map(_option, game.all_options)),
        rules=game.rules_version,
        changed=COUNTED_BY_SIDE if any(f.kind == TEAM for f in game.features) else "",
        presets=_presets(game),
    )


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table.

    >>> print(table(("A", "B"), [("1", "2")]))
    | A | B |
    |---|---|
    | 1 | 2 |
    """
    lines = [head, *rows]
    written = [f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |" for row in lines]
    return "\n".join([written[0], "|" + "---|" * len(head), *written[1:]])


def _field(encoding: Encoding, name: str, entry: ArraySpec) -> tuple[str, ...]:
    part = encoding.parts[name]
    shape = " × ".join(map(str, entry.shape)) or "1"
    kind = READ_AS[entry.feature.kind]
    if entry.feature.length:
        kind += f", the last {entry.feature.last} of the list"
    about = entry.feature.about or "-"
    if entry.feature.by_seat:
        about += " By seat, the own first."
    if entry.feature.by_team:
        about += " By side, the own first."
    low, high = (f"2^{v.bit_length()} - 1" if v > 1 << 20 else str(v) for v in (entry.low, entry.high))
    slots = _span(part.slots.start, part.slots.stop - part.slots.start)
    return name, shape, entry.dtype.name, low, high, kind, slots, about


def _span(first: int, count: int) -> str:
    """Numbers from the first on.

    >>> _span(3, 1), _span(3, 4)
    ('3', '3-6')
    """
    return str(first) if count == 1 else f"{first}-{first + count - 1}"


def _family(family: Action) -> tuple[str, ...]:
    parts = "; ".join(f"{name}: {span(allowed)}" for name, allowed in family.parts.items())
    closing = "closes a turn" if family.closing else ""
    return f"`{family.name}`", _span(family.first, family.count), f"`{family.formula()}`", parts, closing


def _example(variant: Variant) -> str:
    """Show how an action of the largest family is named and numbered."""
    family = max(variant.actions, key=lambda f: f.count)
    number = family.first + family.count // 2
    parts = family.parts_of(number)
    named = "".join(f", {name}={value!r}" for name, value in parts.items())
    code = f"""import parlour

variant = parlour.load({variant.game.slug!r})
assert variant.action_at({family.name!r}{named}) == {number}
assert variant.action_parts({number}) == {variant.action_parts(number)}
"""
    return (
        "A part counts by its place among its values, from 0:\n\n```python\n" + code.replace("'", '"') + "```"
    )


def _returns(game: Game) -> str:
    """Who wins, by the first line of the docstring of the rules' function, and the returns for that."""
    low, high = game.returns_range
    winner = _first_line(game.rules.returns)
    gives = (
        "With n seats, each of k winners gets (n/k - 1)/(n - 1), each other seat -1/(n - 1): 1 and -1 where "
        "one of two wins; where all win, all get 0. Team mates win together."
    )
    return f"the result at the end. {winner} {gives} From {low:g} to {high:g}."


def _first_line(function: Callable[..., object]) -> str:
    """The first line of a function's docstring."""
    return (function.__doc__ or "").splitlines()[0]


def _termination(game: Game) -> str:
    bound = game.max_turns(Variant.of(game).options)
    ends = "A game ends as its rules say; `truncated` only where `max_cycles` or `max_steps` cuts it off."
    if bound == 0:
        return f"{ends} With the default options the rules set no bound on its length."
    return f"{ends} With the default options it has at most {bound:,} entries, draws included."


def _solver(game: Game) -> str:
    """What the game's own solver finds, in the first line of its docstring."""
    solve = getattr(game.bots, "solve", None)
    if solve is None:
        return ""
    return f"\nWhere the game's own solver is asked, it goes first, and finds: {_first_line(solve)}"


def _level(level: Level, game: Game) -> tuple[str, ...]:
    """A level's row of the table of bots."""
    name = f"`{level.name}`"
    if level.strength is None:
        return name, "-", "-", "-", "all" if level.name == "random" else "-"
    strength = strength_of(level, game)
    solves = strength.solver_effort > 0 and hasattr(game.bots, "solve")
    solver = f"{strength.solver_effort:,} ms" if solves else "-"
    slips = f"{100 * strength.slip:g} %" if strength.slip else "-"
    return name, f"{strength.simulations:,}", solver, f"{strength.seconds:g}", slips


def _presets(game: Game) -> str:
    if not game.presets:
        return ", where a game has any"
    return ": " + ", ".join(f"`{preset.name}` ({preset.label})" for preset in game.presets)


def _option(option: Option) -> tuple[str, str, str]:
    words = {choice.text: f"{choice.label}; {choice.basis.words}" for choice in option.choices}
    if not words:
        words = {option.text(option.default): str(option.basis.words)}
    values = dict.fromkeys([option.text(option.default), *words])
    shown = [f"`{text}`" + (f" ({words[text]})" if text in words else "") for text in values]
    if isinstance(option, CustomOption):
        shown.append("or a custom text")
    elif isinstance(option, WholeOption):
        shown.append(f"{option.low} to {option.high}")
    return f"`{option.name}`", "; ".join(shown), str(option.label)


def with_links(text: str) -> str:
    """The text of the first page with links to the pages of all games."""
    begin, end = LINKS
    before, _, rest = text.partition(begin)
    links = ",\n".join(f"[{game.title}]({game.slug}.md)" for game in catalogue())
    return f"{before}{begin}{links}\n{end}{rest.partition(end)[2]}"
