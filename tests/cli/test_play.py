"""`parlour play`: a whole game at the keyboard, drafts and refusals, the curtain, resigning."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from parlour.display.show import looked_at
from parlour.display.text import area_text
from parlour.games import catalogue, find
from parlour.kernel.game_record import GameRecord, read
from parlour.kernel.message import HOUSE, Words, into
from parlour.kernel.state import Variant
from parlour.kernel.verify import verify
from parlour.search import levels
from parlour.testing.tiny import GAME
from tests.commands import Run
from tests.games import cool

ANY_CARD = "1\n2\n3\n4\n5\n\n"
"""Lays the lowest card there is, or is refused, and confirms."""
ALONE = ("play", "tiny", "--seed", "5", "-o", "random_start=false")
TWO = (*ALONE, "--seat", "Anna", "--seat", "Ben")


def test_a_whole_game_against_a_bot(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = run(*ALONE, "-o", "top=5", "--record", str(file), typed=ANY_CARD * 20)
    assert done.code == 0, done.err
    assert "All 10 cards are out." in done.out
    assert f"Seed of the draws: {5:064x}" in done.out
    record = read(file.read_bytes())
    assert record.over
    assert record.seats == ["Player A", "Pica B"]
    assert record.commitment in done.out
    assert verify(Variant.of(GAME), record).is_over


def test_a_name_is_neither_markup_nor_a_command(run: Run) -> None:
    done = run(*ALONE, "--seat", "Eve [/x]\x1b]0;t\x07", "--seat", "[red]Ben", typed=ANY_CARD * 20)
    assert done.code == 0, done.err
    assert "Eve [/x]" in done.out
    assert "[red]Ben> " in done.out
    assert not set("\x1b\x07") & set(done.out)


def test_a_bot_waits_for_its_search_and_says_so_once(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    cool(monkeypatch, "search", GAME)
    monkeypatch.setattr("parlour.cli.evening.begin_search", lambda game: None)
    done = run(*ALONE, "-o", "top=3", "--seat", "bot:novice", "--seat", "bot:novice")
    assert done.out.count("Getting ready to think; the first time this takes up to a minute.") == 1


def test_no_level_plays_as_greedy_does(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cool(monkeypatch, "search", GAME)

    def entries(level: str, seed: int) -> object:
        file = tmp_path / "game.json"
        bots = ("--seat", f"bot:{level}", "--seat", "bot:random", "--record", str(file))
        done = run("play", "tiny", "--seed", str(seed), "-o", "top=3", *bots)
        assert done.code == 0, done.err
        return read(file.read_bytes()).entries

    greedy = [entries("greedy", seed) for seed in range(4)]
    for level in levels():
        if level.strength:
            assert [entries(level.name, seed) for seed in range(4)] != greedy, level.name


def test_the_same_seed_is_the_same_game(run: Run) -> None:
    assert run(*ALONE, typed=ANY_CARD * 20).out == run(*ALONE, typed=ANY_CARD * 20).out


def test_a_refusal_names_its_rule_and_the_draft_stays(run: Run) -> None:
    done = run(*ALONE, typed="end\n")
    assert "end: At least one card is to be laid. (rule 2.4)" in done.out
    assert done.out.count("Cards laid") <= 2


def test_what_is_no_action_is_told_from_what_is_not_allowed(run: Run) -> None:
    done = run(*ALONE, typed="seven\n")
    assert (
        "'seven' is not an action; examples are 2, *2, end, hush 1, draw 3, first 0. Type ? for help."
        in done.out
    )


def hand_of_the_first(seed: int) -> list[str]:
    state = Variant.of(GAME, random_start=False).new_state(seed=seed)
    return [str(action) for action in state.legal_actions(0)]


def test_a_draft_is_shown_with_what_it_would_do_and_can_be_taken_back(run: Run) -> None:
    first, second = hand_of_the_first(5)
    done = run(*ALONE, typed=f"{first}\n{second}\nundo\nclear\n{second}, {first}\nlegal\n\n")
    both = f"Enter: Lay {int(first) + int(second)}"
    draft = [line for line in done.out.splitlines() if line.startswith("Enter: Lay")]
    assert draft == [f"Enter: Lay {first}", both, f"Enter: Lay {first}", both]
    assert "\nPlayer A> end\n" in done.out
    assert "• Player A laid 2 cards" in done.out


def test_another_action_takes_the_place_of_one_that_ends_the_turn_by_what_it_reveals(run: Run) -> None:
    state = Variant.of(GAME, random_start=False).new_state(seed=4)
    first, second = map(str, state.legal_actions(1))
    last = ("--seed", "4", "--seat", "bot:random", "--seat", "Ben")
    done = run(*ALONE, *last, typed=f"{first}\nend\n{second}\nend\n{second}\n\n")
    said = [line for line in done.out.splitlines() if line.startswith("Enter: Lay") or "(rule" in line]
    one, both = f"Enter: Lay {first}", f"Enter: Lay {int(first) + int(second)}"
    refused = f"Ben> {second}: 2 cards are laid; there may not be more. (rule 2.3)"
    assert said == [one, one, both, both, refused]
    assert "laid 2 cards" in done.out.partition(refused)[2]


def test_several_actions_may_stand_in_a_line(run: Run) -> None:
    first, second = hand_of_the_first(5)
    for between in (" ", ", ", ";"):
        done = run(*ALONE, typed=f"{first}{between}{second}\n")
        assert f"Enter: Lay {int(first) + int(second)}" in done.out


def test_help_rules_and_the_board_are_at_hand(run: Run) -> None:
    done = run(*ALONE, typed="?\nrule 2.4\nrule 9.9\nrule\nboard\n\n")
    assert "takes the last action of the draft back" in done.out
    assert "2.4 End your turn when at least one is laid." in done.out
    assert "There is no rule 9.9." in done.out
    assert "There is nothing to confirm yet." in done.out
    assert done.out.count("Lay one or two cards.") >= 2


def test_nobody_sees_anothers_hand(run: Run) -> None:
    done = run(*TWO, typed=("\n" + ANY_CARD) * 6)
    sections = done.out.split(", it is your turn. Press Enter when nobody else is looking. ")
    assert len(sections) > 3
    assert sections[0].rstrip().endswith("Anna")
    hands = 0
    for before, section in pairwise(sections):
        other = "Ben" if before.rstrip().endswith("Anna") else "Anna"
        for line in section.splitlines():
            if line.startswith("Hand of "):  # the other's; one's own is "Your hand"
                assert set(line.removeprefix(f"Hand of {other}: ").split()) == {"▒"}
                hands += 1
    assert hands > 3


def test_who_leaves_gives_the_game_up(run: Run, tmp_path: Path) -> None:
    for typed in ("quit\n", "q\n", ""):
        file = tmp_path / "given-up.json"
        done = run(*TWO, "--record", str(file), typed="\n" + typed)
        assert done.code == 0
        assert "before everybody had had a turn: the game does not count" in done.out
        assert read(file.read_bytes()).ended == "void"


def test_of_three_who_quits_gives_up_alone(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "on.json"
    three = (*ALONE, "--seat", "Anna", "--seat", "Ben", "--seat", "Cleo")
    done = run(*three, "--record", str(file), typed="\nquit\n" + ("\n" + ANY_CARD) * 12)
    assert done.code == 0, done.err
    assert done.out.count("• Anna got up; a bot plays on.") == 2, "Ben and Cleo are told, once each"
    assert "Anna, it is your turn" not in done.out.split("• Anna got up", 1)[1]
    assert "• Anna laid" in done.out
    assert "A bot made every turn of somebody who never came" in done.out
    assert read(file.read_bytes()).over


def test_when_the_last_person_quits_nobody_is_left_to_play_for(run: Run) -> None:
    three = (*ALONE, "--seat", "Anna", "--seat", "bot", "--seat", "Cleo")
    done = run(*three, typed="\nquit\n\nquit\n")
    assert done.code == 0, done.err
    assert "• Anna got up; a bot plays on." in done.out
    assert "Cleo resigned, so the game stays unfinished." in done.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("play", "chess"), "no game is called “chess”; there are tiny"),
        (("play", "tiny", "-o", "top=9"), "top must be a whole number from 3 to 5, not '9'"),
        (("play", "tiny", "-o", "top"), "an option is written name=value, not “top”"),
        (("play", "tiny", "-o", "top=3", "-o", "top=4"), "the option top is given twice"),
        (("play", "tiny", "-o", "hat=3"), "there is no option 'hat'; the options are seats, top, jokers"),
        (
            ("play", "tiny", "-o", "seats=3", "-s", "Anna", "-s", "Ben"),
            "2 seats are named, but the game is for 3",
        ),
        (("play", "tiny", "-s", "Anna", "-s", "Anna"), "a name of their own"),
        (("play", "tiny", "-s", "Anna", "-s", "bot:deep"), "Bots play at random, greedy, novice"),
        (("play", "tiny", "--record", "/no/such/folder/x"), "there is no folder /no/such/folder"),
    ],
)
def test_what_does_not_exist_is_named(run: Run, arguments: tuple[str, ...], message: str) -> None:
    done = run(*arguments)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("parlour: ")
    assert message in done.err


def test_bots_may_play_among_themselves(run: Run) -> None:
    done = run("play", "tiny", "-s", "bot", "-s", "bot:random", "-s", "bot:greedy")
    assert done.code == 0
    assert "All 6 cards are out." in done.out


@pytest.mark.parametrize("slug", [game.slug for game in catalogue()])
def test_every_game_can_be_begun(real: Run, slug: str) -> None:
    done = real("play", slug, "--seed", "1", typed="legal\nquit\n")
    assert done.code == 0, done.err
    assert "the game does not count" in done.out


def boards(record: GameRecord, seat: int) -> list[str]:
    """The boards as a seat sees them where a record ends."""
    state = Variant.of(find(record.game), **record.options).replay(record)
    board, scene = looked_at(state, seat)
    assert scene.pieces
    return [
        "\n".join(area_text(board, area, scene)) for area in board.areas if area.role in ("board", "seat")
    ]


@pytest.fixture(scope="module")
def compiled_rules() -> None:
    """Whole games are played and replayed by compiled rules."""
    for game in catalogue():
        game.compiled.load_rules()


@pytest.mark.usefixtures("compiled_rules")
@pytest.mark.parametrize("slug", [game.slug for game in catalogue()])
@pytest.mark.parametrize("typed", ["", "quit\n"])
def test_the_last_table_is_shown_with_its_pieces(real: Run, tmp_path: Path, slug: str, typed: str) -> None:
    file = tmp_path / "game.json"
    who = ("-s", "Anna", "-s", "bot:random") if typed else ("-s", "bot:random", "-s", "bot:random")
    done = real("play", slug, "--seed", "3", *who, "--record", str(file), typed=typed)
    assert done.code == 0, done.err
    record = read(file.read_bytes())
    last = boards(record, 0 if typed else 2)
    assert last
    told = real("replay", str(file), *(("--seat", "0") if typed else ()))
    for shown in (done.out, told.out):
        assert [board for board in last if board not in shown] == []


@pytest.mark.usefixtures("compiled_rules")
def test_a_terminal_calls_players_by_their_names(real: Run, tmp_path: Path) -> None:
    """No letter of a seat stands beside the names of players in what is told."""
    for game in catalogue():
        file = tmp_path / "game.json"
        seats = [one for name in ("Zoe", "Yan")[: max(game.seating.seats)] for one in ("-s", name)]
        played = real("play", game.slug, "--seed", "2", *seats, "--record", str(file), typed="\nquit\n")
        assert played.code == 0, played.err
        state = Variant.of(game, seats=2).new_state(seed=2)
        pick = Random(1)
        while not state.is_over:
            seat = pick.choice(state.turn)
            state.apply(seat, pick.choice(state.legal_actions(seat)))
        file.write_text(state.record(seats=["Zoe", "Yan"]).json(), encoding="utf-8")
        told = real("replay", str(file))
        assert told.code == 0, told.err
        for line in (played.out + told.out).splitlines():
            if line.startswith("• ") or re.match(r" *\d+\. | {2,}[A-Z] \w+ (the|took)", line):
                assert not re.search(r"(?<![\w§])[AB](?:'s| (?:calls|put|took|begins))\b", line), line


def test_how_a_game_ended_is_said_once(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = run(*ALONE, "--record", str(file), typed=ANY_CARD * 20)
    told = run("replay", str(file))
    assert [shown.out.count("All 6 cards are out.") for shown in (done, told)] == [1, 1]
    done = run(*TWO, "--record", str(file), typed="\nquit\n")
    told = run("replay", str(file))
    ends = [shown.out.partition("Ended before")[0].splitlines()[-2] for shown in (done, told)]
    assert ends == ["2 in the bag"] * 2, "nobody is asked for a turn any more"


@pytest.mark.parametrize("language", ["cs", "de"])
def test_a_terminal_speaks_the_language_of_its_player(
    real: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """What is refused and why, what can be typed, how it ends: nothing is in English."""
    monkeypatch.setenv("PARLOUR_LANGUAGE", language)
    game = next(game for game in catalogue() if not game.needs_curtain and game.seating.seats == (2,))
    state = Variant.of(game, **game.presets[0].options).new_state(seed=5)
    seat = state.turn[0]
    wrong = next(action for action in range(game.action_count) if action not in state.legal_actions(seat))
    refusal = game.law.why_not(state.fields, seat, wrong)
    assert refusal is not None
    done = real(
        *("play", game.slug, "--seed", "5", "--seat", "Anna", "--seat", "Ben"),
        typed=f"{state.action_text(seat, wrong)}\n?\nrule 9.9\n\nquit\n",
    )
    assert done.code == 0, done.err
    said: list[Words] = [HOUSE("by-rule", sentence=refusal.message, rule=refusal.rule)]
    said += [HOUSE("cli-undo"), HOUSE("cli-no-rule", number="9.9"), HOUSE("cli-nothing-to-confirm")]
    said += [HOUSE("cli-seed", seed=f"{5:064x}"), game.title]
    for words in said:
        assert into(words, language) in done.out
    for english in ("Type", "There is", "wins", "Enter alone", "Seed of"):
        assert english not in done.out


def test_a_whole_turn_is_told_in_czech(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_LANGUAGE", "cs")
    first, second = hand_of_the_first(5)
    done = run(*ALONE, typed=f"end\nseven\n{first}\n{second}\n1\nlegal\n\n")
    said = (
        "• Pica B vykládá 2 karty",
        "v balíčku: 2 · Vyložte jednu nebo dvě karty.",
        "end: Vyložte aspoň jednu kartu. (pravidlo 2.4)",
        "'seven' není tah; pište třeba 2, *2, end, hush 1, draw 3, first 0. Nápovědu vypíše ?.",
        f"Enter: Vyložit {first}",
        f"Enter: Vyložit {int(first) + int(second)}",
        "1: V tahu se vykládá nejvýš tolik karet: 2. (pravidlo 2.3)",
        "• Hráč A vykládá 2 karty",
    )
    rest = done.out
    for words in said:
        _, found, rest = rest.partition(words)
        assert found, f"{words!r} is not said, or not in this order:\n{done.out}"
    english = {"laid", "lay", "cards", "hand", "your", "turn", "rule", "bag", "type", "the", "is", "of"}
    assert not english & set(done.out.lower().split())
