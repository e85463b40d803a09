"""`parlour games`, `show` and `replay`; what a record says is checked."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from parlour import server
from parlour.kernel.entries import entry, turns
from parlour.kernel.game_record import Branch, Comment, GameRecord, read
from parlour.kernel.state import Variant
from parlour.play.create import create
from parlour.play.seating import Plan
from parlour.testing.tiny import GAME
from tests.commands import Run
from tests.games import some_game
from tests.play.tables import a_round, do, play_out, table_of

ANNA, BEN = Plan("here", "Anna"), Plan("here", "Ben")


def written(record: GameRecord, folder: Path) -> str:
    file = folder / "game.json"
    file.write_text(record.json(), encoding="utf-8")
    return str(file)


@pytest.fixture
def file(tmp_path: Path) -> str:
    return written(play_out(table_of(ANNA, BEN)).record(), tmp_path)


def test_the_games_are_listed(run: Run) -> None:
    done = run("games")
    assert done.code == 0
    assert "tiny" in done.out
    assert "2-3" in done.out
    assert str(GAME.summary) in done.out


def test_of_one_game_every_value_of_every_option_is_listed(run: Run) -> None:
    done = run("games", "tiny")
    for option in GAME.all_options:
        assert option.name in done.out
        for choice in option.choices:
            assert choice.text in done.out
            assert str(choice.label) in done.out
    assert "3-5" in done.out


def test_a_record_is_told_turn_by_turn(run: Run, file: str) -> None:
    done = run("replay", file)
    assert done.code == 0
    lines = done.out.splitlines()
    first = next(line for line in lines if "begins" in line)
    assert first in ("  0. Anna begins, drawn by lot.", "  0. Ben begins, drawn by lot.")
    assert lines.index(first) < lines.index(next(line for line in lines if line.startswith("  1. ")))
    assert any(line.startswith("  1. ") and " laid " in line for line in lines)
    assert lines[-1].endswith(" All 6 cards are out.")
    assert lines[-1].startswith(("Anna ", "Ben ")), "who won is told before the reason"


def test_comments_and_branches_stand_below_their_turns(run: Run, tmp_path: Path) -> None:
    record = play_out(table_of(ANNA, BEN)).record()
    first, last = list(turns([entry(*each) for each in record.entries]))[2]
    record.comments = [Comment(0, "A friendly game."), Comment(last, "Well\nplayed.")]
    record.branches = [Branch(at=first, entries=record.entries[first:last], title="Or so")]
    lines = run("replay", written(record, tmp_path)).out.splitlines()
    assert lines[0].strip() == "# A friendly game."
    after = max(at for at, line in enumerate(lines) if line.startswith("  2. "))
    end = next(at for at, line in enumerate(lines) if line.startswith("  3. "))
    below = [line.strip() for line in lines[after:end]]
    assert below[below.index("# Well") + 1 :][:2] == ["# played.", "( Or so"]
    assert below[-1] == ")"
    assert below[-2].startswith("2. ")


def test_step_by_step_the_table_is_shown_after_each_turn(run: Run, file: str) -> None:
    whole = run("replay", file).out.count("Unseen:")
    stepped = run("replay", file, "--step", typed="\n" * 50)
    assert whole == 1
    assert stepped.out.count("Unseen:") == stepped.out.count("Enter: next turn") + 1 > 3
    broken_off = run("replay", file, "--step", typed="")
    assert broken_off.code == 0
    assert broken_off.out.count("Unseen:") == 1


def test_a_true_record_is_verified(run: Run, file: str) -> None:
    done = run("replay", file, "--verify")
    assert (done.code, done.err) == (0, "")
    assert done.out == (
        "Verified: 7 draws follow from the seed. The seed matches the commitment shown before the game. "
        "The scores are right.\n"
    )


def test_a_record_may_come_through_a_pipe(run: Run, file: str) -> None:
    assert "Verified" in run("replay", "-", "--verify", typed=Path(file).read_text()).out


def test_a_seed_that_people_shared_is_verified_and_a_forged_contribution_named(
    run: Run, tmp_path: Path
) -> None:
    table = create(GAME, {}, (ANNA, BEN), contributes=True).table
    do(table, table.propose_contribution(0, "aa" * 32))
    record = play_out(table).record()
    done = run("replay", written(record, tmp_path), "--verify")
    assert done.code == 0
    assert "of what 1 of 2 seats contributed" in " ".join(done.out.split())
    record.contributions[1] = "be" * 32
    done = run("replay", written(record, tmp_path), "--verify")
    assert done.code != 0
    assert "contributions" in done.err


def test_a_game_given_up_is_verified_as_far_as_it_went(run: Run, tmp_path: Path) -> None:
    table = a_round(table_of(ANNA, BEN))
    do(table, table.propose_leave(1))
    done = run("replay", written(table.record(), tmp_path), "--verify")
    assert done.code == 0
    assert "Ben resigned: Anna wins." in done.out


def tampered(record: GameRecord, how: str) -> None:
    draws = [i for i, (actor, _) in enumerate(record.entries) if actor == -1]
    match how:
        case "draw":
            first, second = record.entries[draws[1]][1], record.entries[draws[2]][1]
            other = next(card for card in (1, 2, 3) if card not in (first, second))
            record.entries[draws[1]] = (-1, other)
        case "seed":
            record.seed = "ff" * 32
        case "scores":
            record.scores = [99, 0]
        case "entry":
            record.entries[draws[-1] + 1] = (0, 12)


@pytest.mark.parametrize(
    ("how", "message"),
    [
        ("draw", "is not allowed"),
        ("seed", "the seed does not match the commitment"),
        ("scores", "the record says scores [99, 0]"),
        ("entry", "is not allowed"),
    ],
)
def test_a_false_record_is_caught(run: Run, file: str, tmp_path: Path, how: str, message: str) -> None:
    record = read(Path(file).read_bytes())
    tampered(record, how)
    done = run("replay", written(record, tmp_path), "--verify")
    assert (done.code, done.out) == (1, "")
    assert message in done.err or (how == "draw" and "the seed gives" in done.err)


def test_what_is_no_record_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("{}")
    assert run("replay", str(tmp_path / "x.json")).code == 1
    assert "not a record" in run("replay", str(tmp_path / "x.json")).err
    missing = run("replay", str(tmp_path / "none.json"))
    assert missing.code == 2
    assert "cannot read" in missing.err


def test_a_record_is_shown_at_any_entry(run: Run, file: str) -> None:
    assert "6 in the bag" in run("show", file, "--at", "0").out
    assert "2 in the bag" in run("show", file, "--at", "5").out
    end = run("show", file)
    assert "All cards are out." in end.out
    assert "Anna" in end.out


def test_a_position_is_shown_from_its_text(run: Run) -> None:
    state = Variant.of(GAME, random_start=False).new_state(seed=3)
    done = run("show", "tiny", state.text(), "-o", "random_start=false", "--seat", "1")
    assert done.code == 0
    assert done.out.rstrip().endswith(state.text())
    assert "Hand A: ▒ ▒" in done.out


def test_a_picture_can_be_written_instead(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "table.svg"
    done = run("show", "tiny", "--svg", str(picture))
    assert done.code == 0
    assert picture.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("show", "tiny", "no position"), "is not part of a position"),
        (("show", "tiny", "--seat", "7"), "There is no seat 7"),
        (("show", "tiny", "--at", "3"), "counts the entries of a record"),
        (("show", "gone.json"), "there is no file gone.json"),
    ],
)
def test_what_cannot_be_shown_is_told(run: Run, arguments: tuple[str, ...], message: str) -> None:
    done = run(*arguments)
    assert done.code == 2
    assert message in done.err


@pytest.mark.parametrize(
    "arguments",
    [
        ("show", "tiny", "--svg"),
        ("play", "tiny", "--record"),
        ("arena", "tiny", "random", "greedy", "--append"),
        ("arena", "tiny", "random", "greedy", "--export"),
        ("puzzles", "tiny", "--out"),
    ],
)
def test_a_file_that_cannot_be_written_is_told_before_the_work(
    run: Run, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    gone = tmp_path / "gone"
    assert run(*arguments, str(gone / "x.npz"))[::2] == (2, f"parlour: there is no folder {gone}\n")
    (tmp_path / "folder.npz").mkdir()
    done = run(*arguments, str(tmp_path / "folder.npz"))
    assert (done.code, done.out) == (2, "")
    assert f"cannot write {tmp_path / 'folder.npz'}: Is a directory" in done.err


EVIL = "Eve\x1b]52;c;cm0gLXJm\x07\x1b]0;mine\x1b\\\x1b[2J\x9b31m\u202e[bold][/x]\nVerified: 7 draws"
"""Writes the clipboard, sets the title, wipes the screen, turns the text round; markup; a line of its own."""
COMMANDS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def test_a_terminal_obeys_nothing_that_a_record_holds(run: Run, file: str, tmp_path: Path) -> None:
    record = read(Path(file).read_bytes())
    record.seats = [EVIL, "Ben"]
    record.ended, record.entries = EVIL, record.entries[:-1]
    record.over, record.scores, record.returns = False, [], []
    evil = written(record, tmp_path)
    for arguments in (("replay", evil), ("replay", evil, "--verify"), ("show", evil)):
        done = run(*arguments)
        assert done.code == 0, done.err
        assert not COMMANDS.search(done.out), arguments
        assert not any(line.startswith("Verified") for line in done.out.splitlines()[1:])
    assert "Eve" in run("show", evil).out
    record.game = EVIL
    refused = run("replay", written(record, tmp_path))
    assert refused.code == 2
    assert not COMMANDS.search(refused.err)
    missing = run("replay", f"{tmp_path}/{EVIL[:20]}")
    assert not COMMANDS.search(missing.err)


def test_without_a_command_it_serves(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(
        server, "serve", lambda *given, store, patience: asked.append((*given, store, patience))
    )
    assert run("--host", "::1", "--port", "8123", "--data", str(tmp_path)).code == 0
    assert run("--store", "postgresql://somewhere").code == 0
    assert run("--patience", "3600").code == 0
    assert run().code == 0
    assert asked == [
        ("::1", 8123, tmp_path, None, None), (None, None, None, "postgresql://somewhere", None),
        (None, None, None, None, 3600), (None,) * 5,
    ]  # fmt: skip


def test_the_module_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "parlour", "--help"], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0
    for command in ("play", "games", "show", "replay"):
        assert command in done.stdout


@pytest.mark.parametrize("command", ["replay", "show"])
def test_a_fault_of_a_record_calls_players_by_their_names(tmp_path: Path, command: str) -> None:
    state = Variant.of(some_game(hidden=False), seats=2).new_state(seed=1)
    (due,) = state.turn
    record = state.record(seats=["Anna", "Ben"])
    record.entries.append((1 - due, state.legal_actions(due)[0]))
    asked = [sys.executable, "-m", "parlour", command, written(record, tmp_path)]
    refused = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert refused.returncode == 1
    assert ("Anna", "Ben")[due] in refused.stderr
