"""Programs in the arena: played by lines of JSON, and forfeiting in every way there is; kept and reported."""

from __future__ import annotations

import json
import os
import re
import sys
import time
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from parlour.cli.arena import contenders
from parlour.games import catalogue, find
from parlour.kernel.errors import NotReadable, ParlourError
from parlour.kernel.game import Game
from parlour.kernel.game_record import read
from parlour.kernel.language import LANGUAGES
from parlour.kernel.state import Variant
from parlour.lab.programs import Account, Limits, ProgramContender, ProgramProcess
from parlour.lab.report import tally_of, write
from parlour.lab.transcripts import FORFEIT, keep, kept
from parlour.search.arena.matches import Contender, Match, match, pair
from parlour.search.levels import GivenUp
from parlour.testing.tiny import GAME as TINY
from tests.commands import in_process
from tests.games import some_game
from tests.sources import ROOT

PAGE = ROOT / "docs/reference/lab/programs.md"
EXAMPLE = ROOT / "docs/examples/model.py"
QUICK = Limits(seconds=20, retries=2)
TWO = Variant.of(TINY, seats=2)

ECHO = """
import json, os, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "turn":
        {}
        sys.stdout.flush()
"""
LEGAL = 'print(json.dumps({"turn": message["legal"][0], "tokens": 7, "cost": 0.5}))'


def program(folder: Path, act: str = LEGAL, name: str = "model.py") -> str:
    """A program that does something when it is asked for a turn, as a contender's text."""
    (folder / name).write_text(ECHO.format(act), encoding="utf-8")
    return f"cmd:{sys.executable} {folder / name}"


def played(text: str, limits: Limits = QUICK, variant: Variant = TWO, seed: int = 1) -> Match:
    """A pair of games of a program against a random player."""
    bots = ProgramContender(text, limits=limits), Contender("random")
    return Match(variant, (bots[0].name, bots[1].name), [pair(variant, *bots, seed, keep=True)])


def account(found: Match, game: int = 0) -> Account:
    """What the program was asked in a game, and answered."""
    (kept,) = [each for each in found.pairs[0].games[game].accounts if each is not None]
    assert isinstance(kept, Account)
    return kept


def test_the_example_of_the_page_is_the_script_and_no_longer_than_promised() -> None:
    (block,) = re.findall(r"```py\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert block == EXAMPLE.read_text(encoding="utf-8")
    assert len(block.splitlines()) <= 30


def test_a_stranger_plays_the_example_and_reads_its_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game, parlour = some_game(), in_process(monkeypatch, capsys)
    monkeypatch.chdir(tmp_path)
    bots = f"mine=cmd:{sys.executable} {EXAMPLE}", "greedy", "random"
    done = parlour("arena", game.slug, *bots, "--games", "2", "--workers", "1", "--transcripts", "games")
    assert done.code == 0, done.err
    told = parlour("report", "games")
    assert told.code == 0, told.err
    report = tmp_path / told.out.strip()
    page = report.read_text(encoding="utf-8")
    assert {"mine", "greedy", "random"} <= set(re.findall(r"<td>(\w+)</td>", page))
    links = re.findall(r'href="([^"]+)"', page)
    assert len(links) == 2 * 6
    assert all((report.parent / link).is_file() for link in links)
    for link in links:
        if link.endswith(".json"):
            record = read((report.parent / link).read_bytes())
            assert find(record.game).slug == game.slug
            assert set(record.seats) <= {"mine", "greedy", "random"}
            kinds = {name: player.kind for name, player in zip(record.seats, record.players, strict=True)}
            assert all(kind == ("program" if name == "mine" else "bot") for name, kind in kinds.items())
            replayed = Variant.of(game, **record.options).replay(record)
            assert replayed.is_over
    assert "https:" not in page
    assert "http:" not in page


@pytest.mark.parametrize("game", [TINY, some_game(hidden=True)], ids=lambda game: game.slug)
def test_games_are_played_to_their_ends(game: Game, tmp_path: Path) -> None:
    variant = Variant.of(game, seats=2)
    found = played(program(tmp_path), variant=variant)
    assert [each.forfeit for each in found.pairs[0].games] == [None, None]
    told = account(found)
    assert all(attempt.played and attempt.refusal is None for attempt in told.attempts)
    assert {(attempt.tokens, attempt.cost) for attempt in told.attempts} == {(7, 0.5)}
    own = found.pairs[0].games[0]
    assert len(told.attempts) == own.turns[0]
    seats = {seat for seat, side in enumerate(own.sides) if side == 0}
    assert {attempt.seat for attempt in told.attempts} == seats


@pytest.mark.long
@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.slug)
def test_the_example_plays_every_game_in_every_language(game: Game) -> None:
    mine = ProgramContender(f"cmd:{sys.executable} {EXAMPLE}", limits=Limits(languages=tuple(LANGUAGES)))
    variant = Variant.of(game)
    last = list(match(variant, mine, Contender("random"), 10, seed=1, workers=1, keep=True))[-1]
    games = [each for pair in last.pairs for each in pair.games]
    assert [each.forfeit for each in games] == [None] * 10
    assert {each.accounts[0].language for each in games} == set(LANGUAGES)


def test_a_refused_answer_is_asked_for_again_with_the_reason(tmp_path: Path) -> None:
    act = (
        'print(json.dumps({"turn": "9z"}) if message["refusal"] is None'
        ' else json.dumps({"turn": message["refusal"]["allowed"][0]}))'
    )
    told = account(played(program(tmp_path, act)))
    first, second = told.attempts[:2]
    assert first.refusal is not None
    assert first.refusal.kind == "unreadable"
    assert first.refusal.allowed[0] in second.answer
    assert second.played


FAULTS: list[tuple[str, str, str]] = [
    ("print('no json at all')", "unreadable", "2 attempts at a turn were refused"),
    ("print('{\"turn\": 7}')", "unreadable", "2 attempts at a turn were refused"),
    ("print('[' * 200_000)", "unreadable", "2 attempts at a turn were refused"),
    ('print(json.dumps({"turn": "9z"}))', "unreadable", "2 attempts at a turn were refused"),
    ("time.sleep(60)", "time", "it did not answer in time"),
    ("sys.exit(3)", "crash", "its program ended with exit code 3"),
    ("sys.exit('out of ideas')", "crash", "its program ended with exit code 1: out of ideas"),
    ("os.kill(os.getpid(), 9)", "crash", "its program ended by signal 9"),
    ("os.close(1)", "crash", "its program closed its output"),
    ("sys.exit('\\x1b[31mred\\a')", "crash", "its program ended with exit code 1: [31mred"),
    ("os.write(2, b'x' * 9_000_000 + bytes([10]) + b'so much'); sys.exit(1)", "crash", ": so much"),
    ("os.write(2, bytes([255])); sys.exit(1)", "crash", ": \N{REPLACEMENT CHARACTER}"),
    ("print('x' * 9_000_000)", "unreadable", "2 attempts at a turn were refused"),
    ("os.write(1, b'\\0\\xff\\xfe' * 100 + bytes([10]))", "unreadable", "2 attempts at a turn were refused"),
    (
        "print(json.dumps({'turn': '\\ud800', 'prompt': '\\udfff'}))",
        "unreadable",
        "2 attempts at a turn were",
    ),
    ("print('{\"turn\": \"7' + '7' * 5000 + '\", \"tokens\": 1e999}')", "unreadable", "2 attempts at a turn"),
    ('while True: print(\'{"turn": "", "id": -1}\')', "time", "it did not answer in time"),
    ("while True: os.write(1, b'x' * 65536)", "time", "it did not answer in time"),
]


@pytest.mark.parametrize(("act", "fault", "reason"), FAULTS)
def test_a_fault_forfeits_the_game_and_is_counted_apart(
    act: str, fault: str, reason: str, tmp_path: Path
) -> None:
    limits = Limits(seconds=0.6 if fault == "time" else 20, retries=2)
    found = played(program(tmp_path, act), limits)
    for game in found.pairs[0].games:
        keep(tmp_path / "games", found.names, game)
    assert write(tmp_path / "games").exists()
    forfeits = found.forfeits(0)
    assert [each.fault for _, each in forfeits] == [fault] * 2
    assert reason in forfeits[0][1].reason
    assert found.counts() == (0, 0, 0)
    assert found.share.value == 0.0
    told = account(found)
    assert told.attempts
    assert all(attempt.fault or attempt.refusal for attempt in told.attempts)


def test_illegal_turns_forfeit_as_such(tmp_path: Path) -> None:
    game = some_game(hidden=False)
    variant = Variant.of(game, seats=2)
    view = next(
        state.view(state.turn[0])
        for state in (variant.new_state(seed=seed) for seed in count())
        if len(state.legal_actions(state.turn[0])) > 1
    )
    seat = view.turn[0]
    never = next(
        text
        for action in reversed(range(game.action_count))
        if action not in view.legal_actions(seat)
        and view.parse(seat, text := view.action_text(seat, action)) == action
        and text[0] != "#"
    )
    act = f'print(json.dumps({{"turn": {never!r}}}) if {never!r} not in message["legal"] else "")'
    found = played(program(tmp_path, act), variant=variant)
    kinds = {attempt.refusal.kind for attempt in account(found).attempts if attempt.refusal}
    assert "illegal" in kinds
    assert {each.fault for _, each in found.forfeits(0)} == {"illegal"}


def test_a_program_that_fails_in_one_game_plays_the_next_ones(tmp_path: Path) -> None:
    act = f'sys.exit(5) if message["game"] == 1 else {LEGAL}'
    bots = ProgramContender(program(tmp_path, act), limits=QUICK), Contender("random")
    last = list(match(TWO, *bots, 6, seed=1, workers=1))[-1]
    faults = [game.forfeit and game.forfeit.fault for pair in last.pairs for game in pair.games]
    assert faults == ["crash", None, None, None, None, None]


def test_answers_that_were_not_asked_for_are_not_taken_for_the_next_one(tmp_path: Path) -> None:
    late = 'print(json.dumps({"turn": "9z", "id": message["id"]}))'
    named = 'print(json.dumps({"turn": message["legal"][0], "id": message["id"]}))'
    game = played(program(tmp_path, f"{named}; {late}"))
    assert game.forfeits(0) == []


def test_several_processes_leave_no_program_behind(tmp_path: Path) -> None:
    (tmp_path / "pids").mkdir()
    note = f'open(f"{tmp_path}/pids/{{os.getpid()}}", "w").close(); {LEGAL}'
    bots = ProgramContender(program(tmp_path, note), limits=QUICK), Contender("random")
    last = list(match(TWO, *bots, 8, seed=1, workers=2))[-1]
    assert last.forfeits(0) == []
    pids = [int(path.name) for path in (tmp_path / "pids").iterdir()]
    assert pids
    for pid in pids:
        for _ in range(100):
            if not Path(f"/proc/{pid}").exists():
                break
            time.sleep(0.05)
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


@pytest.mark.skipif(os.name != "posix", reason="groups of processes are there on POSIX alone")
def test_a_script_around_a_program_is_ended_with_it(tmp_path: Path) -> None:
    script = tmp_path / "model"
    script.write_text("#!/bin/sh\nsleep 600 &\necho $! > child\nwait\n", encoding="utf-8")
    script.chmod(0o755)
    with pytest.raises(GivenUp, match="in time"):
        ProgramProcess("./model", tmp_path).ask({"t": "turn", "id": 1}, time.monotonic() + 2)
    child = int((tmp_path / "child").read_text(encoding="utf-8"))
    for _ in range(100):
        try:
            os.kill(child, 0)
        except ProcessLookupError:
            return
        state = Path(f"/proc/{child}/stat")
        if state.exists() and state.read_text(encoding="utf-8").rpartition(")")[2].split()[0] == "Z":
            return  # nobody has asked yet how it ended
        time.sleep(0.05)
    pytest.fail("the child goes on")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("cmd:", "there is no program ''"),
        ("cmd:./no-such-program", "there is no program './no-such-program'"),
        ("cmd:'open", "cannot be read"),
    ],
)
def test_what_is_no_program_is_named_before_anything_is_played(text: str, complaint: str) -> None:
    (one,) = contenders([text])
    with pytest.raises(ParlourError, match=complaint):
        one.player(TINY)


def test_a_file_that_cannot_be_started_forfeits(tmp_path: Path) -> None:
    (tmp_path / "model").write_text("no program", encoding="utf-8")
    with pytest.raises(GivenUp, match="cannot be started"):
        ProgramProcess("./model", tmp_path).ask({"t": "turn", "id": 1}, time.monotonic() + 5)


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"seconds": 0}, "seconds"),
        ({"seconds": float("inf")}, "seconds"),
        ({"retries": 0}, "retries"),
        ({"languages": ("tlh",)}, "language"),
    ],
)
def test_limits_out_of_range_are_named(given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Limits(**given)


def test_a_kept_game_lies_where_the_same_game_lies_again(tmp_path: Path) -> None:
    names = ("mine", "random")
    for _ in range(2):
        for game in played(program(tmp_path)).pairs[0].games:
            keep(tmp_path / "games", names, game)
    found = list(kept(tmp_path / "games"))
    assert len(found) in (2, 3, 4)  # the program plays the same; two games of a pair may be one game
    for transcript, record in found:
        assert transcript.identity
        assert record.ended == ""
        assert {record.seats[seat] for seat in range(2)} == set(names)


def test_a_report_counts_what_was_refused_by_rule_and_language(tmp_path: Path) -> None:
    act = 'print("nonsense")'
    for language in ("en", "cs"):
        limits = Limits(seconds=20, retries=3, languages=(language,))
        for game in played(program(tmp_path, act), limits, seed=len(language)).pairs[0].games:
            record = game.record
            assert record is not None
            keep(tmp_path / language, ("<b>mine</b>", "random"), game)
    games = [each for language in ("en", "cs") for each in kept(tmp_path / language)]
    assert {record.ended for _, record in games} == {FORFEIT}
    tally = tally_of(games)["<b>mine</b>"]
    assert tally.faults == {"unreadable": len(games)}
    assert tally.refused == {
        ("en", "unreadable"): 3 * len(games) // 2,
        ("cs", "unreadable"): 3 * len(games) // 2,
    }
    page = write(tmp_path / "en").read_text(encoding="utf-8")
    assert "&lt;b&gt;mine" in page
    assert "<b>mine" not in page


def test_a_folder_without_games_or_with_a_damaged_one_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ParlourError, match="there are no games in"):
        write(tmp_path)
    (tmp_path / "x.transcript.json").write_text(json.dumps({"format": "other"}), encoding="utf-8")
    with pytest.raises(NotReadable, match=r"x\.transcript\.json"):
        write(tmp_path)
