"""`parlour arena`: bots against each other, with Elo and its intervals."""

from __future__ import annotations

import contextlib
import datetime
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from parlour.cli.arguments import MOST_SEED, Options, Preset, options, writable
from parlour.cli.screen import err, out, print_line
from parlour.kernel.errors import ParlourError
from parlour.kernel.language import SOURCE
from parlour.kernel.state import Variant
from parlour.kit.places import find
from parlour.lab.cluster import on_ray
from parlour.lab.export import Writer
from parlour.lab.programs import RETRIES, SECONDS, Limits, ProgramContender, named_program
from parlour.lab.sitting import Observation, Rewards
from parlour.lab.transcripts import keep as keep_transcript
from parlour.search.arena.elo import Interval, ladder
from parlour.search.arena.matches import Contender, Match, PlayedGame, Spread, match
from parlour.search.levels import Fault

PLOT_WIDTH: Final = 48
FAULTS: Final[dict[Fault, str]] = {
    "crash": "a crash",
    "illegal": "illegal turns",
    "unreadable": "unreadable turns",
    "time": "time",
}
Taker = Callable[[tuple[str, str], PlayedGame], object]
"""A callback that gets the names of two contenders and their game, as soon as it is over."""
HEADING: Final = "## Arena"


def arena(  # noqa: PLR0913  # options of a command
    game: Annotated[str, typer.Argument(help="The game; `parlour games` lists them.")],
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT BOT…",
            help="Levels (`master`), levels changed (`master:effort=0.1`) or functions (`module:name`,"
            " of an installed module or of `module.py` in the current folder), or programs (`cmd:./model`,"
            " `NAME=cmd:./model`).",
        ),
    ],
    games: Annotated[
        int, typer.Option(min=2, help="Games for each two bots, in pairs with sides changed.")
    ] = 100,
    preset: Preset = None,
    option: Options = None,
    seed: Annotated[int, typer.Option(min=0, max=MOST_SEED, help="Seed of the first pair.")] = 1,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; default: one a core.")] = None,
    distinct: Annotated[
        bool,
        typer.Option("--distinct", help="Do not count games that were played before, move by move."),
    ] = False,
    ray: Annotated[
        bool, typer.Option("--ray", help="Play on Ray: here, or on the cluster of RAY_ADDRESS.")
    ] = False,
    export: Annotated[
        Path | None, typer.Option(help="Write every game's decisions as arrays, to .npz or .parquet.")
    ] = None,
    fields: Annotated[
        bool, typer.Option("--fields", help="Export observations as an array a field, not as flat rows.")
    ] = False,
    scores: Annotated[
        bool, typer.Option("--scores", help="Exported rewards are changes of a seat's score, not the result.")
    ] = False,
    seconds: Annotated[
        float, typer.Option(min=0.001, help="Seconds that a program has for a turn.")
    ] = SECONDS,
    retries: Annotated[int, typer.Option(min=1, help="Attempts that a program has at a turn.")] = RETRIES,
    language: Annotated[
        list[str] | None,
        typer.Option(
            help="The languages in which programs are asked; of several, pairs of games take turns."
        ),
    ] = None,
    transcripts: Annotated[
        Path | None,
        typer.Option(help="Folder for every game: its record, and what programs read and wrote."),
    ] = None,
    append: Annotated[
        Path | None, typer.Option(help="Append the results to this Markdown file, as a table of its own.")
    ] = None,
) -> None:
    """Let bots play each other, every pair of those named, and print their Elo."""
    if len(bots) < 2:
        raise ParlourError("an arena needs two bots or more")
    try:
        limits = Limits(seconds, retries, tuple(language or (SOURCE,)))
    except ValueError as error:
        raise ParlourError(str(error)) from None
    writable(export)
    writable(append)
    variant = Variant.of(find(game), **options(option, preset))
    with contextlib.ExitStack() as at_the_end:
        takers: list[Taker] = []
        if transcripts is not None:
            takers.append(partial(keep_transcript, transcripts))
        if export is not None:
            observation: Observation = "fields" if fields else "flat"
            rewards: Rewards = "scores" if scores else "returns"
            writer = Writer(export, variant, observation=observation, rewards=rewards)
            add = at_the_end.enter_context(writer).add
            takers.append(lambda names, game: game.record and add(game.record, game.thoughts))
        spread = on_ray if ray else None
        matches = [
            _one(variant, first, second, games, seed, workers, distinct, spread, takers)
            for first, second in combinations(contenders(bots, limits), 2)
        ]
    lines = [row(result) for result in matches]
    _print_table(lines)
    given_up = [line for result in matches for line in forfeits(result)]
    for line in given_up:
        print_line(line)
    rated = ladder({result.names: result.shares for result in matches}) if len(matches) > 1 else {}
    if rated:
        plot(rated)
    else:
        plot({f"{matches[0].names[0]} over {matches[0].names[1]}": matches[0].elo})
    if append is not None:
        append_to(append, variant, lines, games, seed, given_up)


def contenders(bots: Sequence[str], limits: Limits | None = None) -> list[Contender]:
    """The bots of a command; those named more than once are numbered. `limits` are those of programs.

    >>> [contender.name for contender in contenders(["keen", "greedy", "keen"])]
    ['keen', 'greedy', 'keen (2)']
    >>> [(each.name, each.text) for each in contenders(["mine=cmd:python model.py"])]
    [('mine', 'cmd:python model.py')]
    """
    lineup: list[Contender] = []
    for k, bot in enumerate(bots):
        name, command = named_program(bot)
        times = list(bots[:k]).count(bot)
        label = f"{name} ({times + 1})" if times else name
        if command:
            lineup.append(ProgramContender(command, Path.cwd(), label, limits or Limits()))
        else:
            lineup.append(Contender(bot, Path.cwd(), label))
    return lineup


def _one(  # noqa: PLR0913  # the parts of a match
    variant: Variant, first: Contender, second: Contender, games: int, seed: int, workers: int | None,
    distinct: bool, spread: Spread | None, takers: Sequence[Taker],
) -> Match:  # fmt: skip
    with Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
    ) as progress:
        names = f"{first.name} : {second.name}"
        task = progress.add_task(names, total=(games + 1) // 2)
        last: Match | None = None
        for last in match(
            variant, first, second, games,
            seed=seed, workers=workers, keep=bool(takers), distinct=distinct, spread=spread,
        ):  # fmt: skip
            if takers:
                for game in last.pairs[-1].games:
                    for take in takers:
                        take(last.names, game)
                last.drop_records()
            won, drawn, lost = last.counts()
            progress.update(task, advance=1, description=f"{names}  {won}-{drawn}-{lost}")
    assert last is not None
    if 2 * len(last.pairs) < games:
        print_line(f"{names}: no more than {2 * len(last.pairs)} distinct games were found")
    return last


HEAD: Final = (
    "Bots", "Won", "Drawn", "Lost", "Forfeited", "Share, % (95 %)", "Elo (95 %)", "Seconds a turn",
)  # fmt: skip


def row(result: Match) -> tuple[str, ...]:
    """One match as a line of the table."""
    won, drawn, lost = result.counts()
    share, elo, seconds = result.share, result.elo, result.seconds_a_turn()
    return (
        " : ".join(result.names),
        str(won),
        str(drawn),
        str(lost),
        " : ".join(str(len(result.forfeits(side))) for side in (0, 1)),
        f"{100 * share.value:.1f} ({100 * share.low:.1f} to {100 * share.high:.1f})",
        f"{elo.value:+.0f} ({elo.low:+.0f} to {elo.high:+.0f})",
        f"{seconds[0]:.3f} : {seconds[1]:.3f}",
    )


def forfeits(result: Match) -> list[str]:
    """A sentence on each bot that has forfeited games."""
    sentences = []
    for side, name in enumerate(result.names):
        if games := result.forfeits(side):
            seed, first = games[0]
            number = f"{len(games)} games" if len(games) > 1 else "a game"
            faults = Counter(forfeit.fault for _, forfeit in games)
            reasons = ", ".join(f"{count} by {FAULTS[fault]}" for fault, count in faults.most_common())
            sentences.append(
                f"{name} forfeited {number} ({reasons}); the first, of seed {seed}: {first.reason}"
            )
    return sentences


def _print_table(lines: Sequence[Sequence[str]]) -> None:
    shown = Table()
    for name in HEAD:
        shown.add_column(name, justify="left" if name == HEAD[0] else "right")
    for line in lines:
        shown.add_row(*line)
    out.print(shown)


def plot(rated: dict[str, Interval]) -> None:
    """Print ratings on one scale: the interval as a line, the estimate as a dot."""
    low, high = min(x.low for x in rated.values()), max(x.high for x in rated.values())
    width = max(map(len, rated))
    for name, interval in sorted(rated.items(), key=lambda rating: -rating[1].value):
        print_line(f"{name:>{width}} {bar(interval, low, high)} {interval.value:+.0f}")
    print_line(f"{'Elo':>{width}} {low:<+{PLOT_WIDTH // 2}.0f}{high:>+{PLOT_WIDTH - PLOT_WIDTH // 2}.0f}")


def bar(interval: Interval, low: float, high: float) -> str:
    """Draw an interval as one line of the plot.

    >>> bar(Interval(50, 0, 100), 0, 100).strip().count("─") > 40
    True
    """
    span = (high - low) or 1.0
    at = [round((x - low) / span * (PLOT_WIDTH - 1)) for x in (interval.low, interval.value, interval.high)]
    signs = ["─" if at[0] <= k <= at[2] else " " for k in range(PLOT_WIDTH)]
    signs[at[1]] = "●"
    return "".join(signs)


def append_to(
    file: Path, variant: Variant, lines: Sequence[Sequence[str]], games: int, seed: int,
    given_up: Sequence[str] = (),
) -> None:  # fmt: skip
    """Append the results to a Markdown file, with what is needed to reproduce them, and the forfeits."""
    old = file.read_text(encoding="utf-8") if file.exists() else ""
    text = "" if HEADING in old else f"\n{HEADING}\n"
    usual = Variant.of(variant.game).options_text()
    changed = [f"{k}={v}" for k, v in variant.options_text().items() if usual[k] != v]
    day = datetime.datetime.now(datetime.UTC).date().isoformat()
    options = ", ".join(changed) or "the default options"
    text += f"\n{variant.game.title}, {options}; {games} games each, seeds from {seed}; {day}.\n\n"
    text += f"| {' | '.join(HEAD)} |\n|---|{'---:|' * (len(HEAD) - 1)}\n"
    text += "".join(f"| {' | '.join(line)} |\n" for line in lines)
    text += "".join(f"\n{line}.\n" for line in given_up)
    with file.open("a", encoding="utf-8") as out_file:
        out_file.write(text)
