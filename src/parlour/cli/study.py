"""`parlour study`: what was possible in a finished game, and where it was lost."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer

from parlour.cli.arguments import names_in, record_in
from parlour.cli.screen import out, print_line
from parlour.kernel.game_record import GameRecord
from parlour.kernel.language import naming_players
from parlour.kernel.state import Variant
from parlour.kernel.study import NOWHERE, Finding, LineOfPlay, Study, wins_of_100
from parlour.kit.places import find
from parlour.search.advice.game_study import study as study_record


def study(
    file: Annotated[str, typer.Argument(help="A record's file, or - for standard input.")],
    effort: Annotated[
        float, typer.Option(min=0.01, max=100, help="How many times as hard as usual to search.")
    ] = 1.0,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print it as JSON, with lines of play as records.")
    ] = False,
) -> None:
    """Study a finished game: who stood to win, and which turns cost most."""
    record = record_in(file)
    game = find(record.game)
    variant = Variant.of(game, **record.options)
    names = names_in(record, variant.seats)
    with naming_players(names):
        result = study_record(game, record, effort)
        if as_json:
            text = msgspec.json.encode(_document(record, variant, names, result))
            out.print(msgspec.json.format(text, indent=2).decode())
            return
        for finding in result.findings:
            subject = "" if finding.seat == NOWHERE else f"{names[finding.seat]}: "
            print_line(f"{subject}{finding.sentence}")
        print_line(result.summary, "bold")


def _document(record: GameRecord, variant: Variant, names: list[str], result: Study) -> dict[str, Any]:
    """A study for other programs; entries count from 0, and -1 stands for the whole game."""
    return {
        "game": record.game,
        "players": names,
        "summary": str(result.summary),
        "findings": [_finding(finding) for finding in result.findings],
        "expected_returns": result.expected_returns,
        "chances": [
            [wins_of_100(value, variant.teams, seat) for value in points]
            for seat, points in enumerate(result.expected_returns)
        ],
    }


def _finding(finding: Finding) -> dict[str, Any]:
    return {
        "sentence": str(finding.sentence),
        "status": finding.status,
        "seat": finding.seat,
        "entry": finding.entry,
        "lines": [_line(line) for line in finding.lines],
    }


def _line(line: LineOfPlay) -> dict[str, Any]:
    return {"title": str(line.title), "at": line.at, "record": msgspec.to_builtins(line.record)}
