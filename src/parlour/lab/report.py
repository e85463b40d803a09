"""A report on the games that an arena has stored (`lab.transcripts`): pages of HTML, without a script."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Final

from parlour.games import find
from parlour.kernel.errors import NotReadable, ParlourError, UnknownGame
from parlour.kernel.game_record import GameRecord
from parlour.kernel.language import LANGUAGES
from parlour.kernel.message import HOUSE
from parlour.lab.programs import Attempt
from parlour.lab.transcripts import Transcript, kept
from parlour.search.arena.elo import Interval, difference, ladder

NAME: Final = "report.html"
FAULTS: Final = ("crash", "illegal", "unreadable", "time")
MOST_RULES: Final = 12
"""Rules listed for a program: those it broke most."""
STYLE: Final = """
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; margin: 1rem 0 }
th, td { border-bottom: 1px solid #8888; padding: 0.25rem 0.75rem; text-align: left; vertical-align: top }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums }
pre { overflow-x: auto; background: #8881; padding: 0.75rem; line-height: 1.25 }
summary { cursor: pointer }
.refused { border-left: 0.25rem solid #c33; padding-left: 0.75rem }
"""


@dataclass
class Tally:
    """A report's figures for one contender."""

    won: int = 0
    drawn: int = 0
    lost: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    turns: int = 0
    tokens: int = 0
    cost: float = 0.0
    attempts: Counter[str] = field(default_factory=Counter)
    """Attempts at turns, by language."""
    refused: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Refused attempts, by language and kind."""
    rules: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    """How often each rule was broken, by language."""
    example: dict[str, str] = field(default_factory=dict)
    """For each rule, the sentence of one refusal."""


def write(folder: Path) -> Path:
    """Write the report, and a page for every game, into the folder of the games; returns its path."""
    games = list(kept(folder))
    if not games:
        raise ParlourError(f"there are no games in {folder}; `parlour arena --transcripts` keeps them")
    try:
        for transcript, record in games:
            (folder / f"{transcript.identity}.html").write_text(
                game_page(transcript, record), encoding="utf-8"
            )
        report = folder / NAME
        report.write_text(report_page(games), encoding="utf-8")
    except OSError as error:
        why = error.strerror or str(error)
        raise NotReadable(HOUSE("cli-cannot-write", file=str(folder), why=why)) from None
    return report


def tally_of(games: Iterable[tuple[Transcript, GameRecord]]) -> dict[str, Tally]:
    """The figures of each contender, by name."""
    tallies: dict[str, Tally] = defaultdict(Tally)
    for transcript, _ in games:
        for side, name in enumerate(transcript.names):
            own = tallies[name]
            share = transcript.share if side == 0 else 1 - transcript.share
            if transcript.forfeited_by == side:
                own.faults[str(transcript.fault)] += 1
            elif transcript.forfeited_by < 0 and len(transcript.sides) > 1:
                own.won += share == 1
                own.drawn += share == 0.5
                own.lost += share == 0
            own.seconds += transcript.seconds[side]
            own.turns += transcript.turns[side]
            account = transcript.accounts[side]
            for attempt in account.attempts if account is not None else ():
                assert account is not None
                _add(own, account.language, attempt)
    return dict(tallies)


def _add(tally: Tally, language: str, attempt: Attempt) -> None:
    tally.tokens += attempt.tokens
    tally.cost += attempt.cost
    tally.attempts[language] += 1
    if attempt.refusal is not None:
        tally.refused[language, attempt.refusal.kind] += 1
        if rule := attempt.refusal.rule:
            tally.rules[rule][language] += 1
            tally.example.setdefault(rule, attempt.refusal.sentence)


def shares(games: Iterable[tuple[Transcript, GameRecord]]) -> dict[tuple[str, str], list[float]]:
    """The first contender's share of each pair of games on the same draws, by the names of both."""
    pairs: dict[tuple[str, str], dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for transcript, _ in games:
        pairs[transcript.names][transcript.seed].append(transcript.share)
    return {names: [sum(both) / len(both) for both in by_seed.values()] for names, by_seed in pairs.items()}


def report_page(games: Sequence[tuple[Transcript, GameRecord]]) -> str:
    """The report as a page."""
    tallies, record = tally_of(games), games[0][1]
    body = [
        f"<h1>{escape(_title(record))}: {', '.join(map(escape, tallies))}</h1>",
        f"<p>{len(games)} games, {_options(record)}. Elo counts a forfeited game as lost; won, drawn and lost"
        " do not count it.</p>",
        "<h2>Who</h2>",
        _table(
            ("Player", "Won", "Drawn", "Lost", *(f"Forfeited: {fault}" for fault in FAULTS),
             "Seconds a turn", "Tokens", "Cost"),
            [
                (
                    name, tally.won, tally.drawn, tally.lost, *(tally.faults[fault] for fault in FAULTS),
                    f"{tally.seconds / max(1, tally.turns):.2f}",
                    tally.tokens or "", f"{tally.cost:.4f}" if tally.cost else "",
                )
                for name, tally in tallies.items()
            ],
        ),
        *_elo(shares(games)),
    ]  # fmt: skip
    for name, tally in tallies.items():
        if tally.attempts:
            body += _program(name, tally)
    body += ["<h2>Games</h2>", _games(games)]
    return _page(f"{_title(record)}: a report", body)


def _title(record: GameRecord) -> str:
    """The game's title; its slug where the game is not installed."""
    try:
        return str(find(record.game).title)
    except UnknownGame:
        return record.game


def _options(record: GameRecord) -> str:
    options = ", ".join(f"{name}={value}" for name, value in record.options.items())
    return escape(f"{options}; rules version {record.rules_version}")


def _elo(shares: Mapping[tuple[str, str], Sequence[float]]) -> Iterator[str]:
    """The ratings of all contenders, or the difference between two, with 95 % intervals."""
    if len(shares) > 1:
        rated = ladder(shares)
        rows = sorted(rated.items(), key=lambda row: -row[1].value)
    else:
        rows = [(f"{names[0]} over {names[1]}", difference(results)) for names, results in shares.items()]
    yield "<h2>Elo</h2>"
    yield _table(
        ("", "Elo", "95 %"), [(name, f"{estimate.value:+.0f}", _range(estimate)) for name, estimate in rows]
    )


def _range(interval: Interval) -> str:
    return f"{interval.low:+.0f} to {interval.high:+.0f}"


def _program(name: str, tally: Tally) -> Iterator[str]:
    """A program's refused turns, by rule and by language."""
    spoken = sorted(tally.attempts)
    kinds = ("illegal", "unreadable", "ambiguous")
    yield f"<h2>{escape(name)}</h2>"
    yield _table(
        ("Language", "Attempts", *map(str.capitalize, kinds)),
        [
            (
                LANGUAGES.get(language, language),
                tally.attempts[language],
                *(tally.refused[language, kind] for kind in kinds),
            )
            for language in spoken
        ],
    )
    most = sorted(tally.rules, key=lambda rule: -tally.rules[rule].total())[:MOST_RULES]
    if most:
        yield "<h3>Rules broken most</h3>"
        yield _table(
            ("Rule", "Times", *(LANGUAGES.get(language, language) for language in spoken), "For example"),
            [
                (
                    rule,
                    tally.rules[rule].total(),
                    *(tally.rules[rule][language] for language in spoken),
                    tally.example[rule],
                )
                for rule in most
            ],
        )


def _games(games: Sequence[tuple[Transcript, GameRecord]]) -> str:
    rows = []
    for transcript, record in sorted(games, key=lambda game: (game[0].names, game[0].seed, game[0].sides)):
        seats = ", ".join(transcript.names[side] for side in transcript.sides)
        how = f"{transcript.names[transcript.forfeited_by]}: {transcript.fault}" if transcript.fault else ""
        name = transcript.identity
        links = f'<a href="{name}.html">turns</a>, <a href="{name}.json">record</a>'
        cells = "".join(
            f"<td>{escape(str(cell))}</td>" for cell in (transcript.seed, seats, record.scores, how)
        )
        rows.append(f"<tr>{cells}<td>{links}</td></tr>")
    head = "".join(f"<th>{heading}</th>" for heading in ("Seed", "Seats", "Scores", "Forfeited", "Replay"))
    return f"<table><tr>{head}</tr>{''.join(rows)}</table>"


def game_page(transcript: Transcript, record: GameRecord) -> str:
    """One game as a page: every attempt at a turn with the board, the answer and the refusal."""
    seats = ", ".join(transcript.names[side] for side in transcript.sides)
    body = [
        f"<h1>{escape(_title(record))}, seed {transcript.seed}</h1>",
        f"<p>{escape(seats)}. Scores: {escape(str(record.scores))}. {escape(transcript.reason)}</p>",
        f'<p><a href="{NAME}">Report</a>. The game replays with'
        f" <code>parlour replay {transcript.identity}.json</code>.</p>",
    ]
    for side, account in enumerate(transcript.accounts):
        if account is not None:
            body.append(f"<h2>{escape(transcript.names[side])}</h2>")
            body += [_attempt(number, attempt) for number, attempt in enumerate(account.attempts, 1)]
    return _page(f"{transcript.identity}", body)


def _attempt(number: int, attempt: Attempt) -> str:
    refusal = attempt.refusal
    came = " ".join(attempt.played) if refusal is None else f"{refusal.kind} {refusal.rule}"
    parts = [f"<pre>{escape(attempt.board)}</pre>"]
    parts += [f"<p>{escape(line)}</p>" for line in attempt.news]
    if attempt.prompt:
        parts.append(f"<details><summary>Prompt</summary><pre>{escape(attempt.prompt)}</pre></details>")
    parts.append(f"<p>Answer:</p><pre>{escape(attempt.answer or attempt.fault)}</pre>")
    if refusal is not None:
        parts.append(f"<p>{escape(refusal.sentence)}</p>")
    mark = ' class="refused"' if refusal is not None or attempt.fault else ""
    heading = f"<summary>{number}. {escape(came or attempt.fault)}</summary>"
    return f"<details{mark}>{heading}{''.join(parts)}</details>"


def _table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table of text and numbers."""
    heads = "".join(f"<th>{escape(heading)}</th>" for heading in head)
    lines = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in rows)
    return f"<table><tr>{heads}</tr>{lines}</table>"


def _cell(value: object) -> str:
    number = isinstance(value, int | float)
    return f'<td class="number">{value}</td>' if number else f"<td>{escape(str(value))}</td>"


def _page(title: str, body: Iterable[str]) -> str:
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
        f"<body>{''.join(body)}</body></html>\n"
    )
