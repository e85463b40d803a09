"""The result, in a sentence."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

from parlour.display.game_words import score_forms
from parlour.kernel.language import LANGUAGES
from parlour.kernel.message import SOME, Catalogue, into
from parlour.kernel.state import Variant
from parlour.play.results import Outcome, decide
from parlour.testing.tiny import GAME
from parlour.view.company import Pages
from parlour.view.sentences import ending
from parlour.view.words import TableInWords
from tests.play.tables import ANNA, LINK, do, table_of

NAMES = ["Anna", "Ben", "Cleo"]


def ended(scores: list[int], returns: list[float], abandoned_by: int = -1) -> Outcome:
    variant = Variant.of(GAME, seats=max(2, len(scores)))
    return decide(variant, scores, returns, (), "rules" if abandoned_by < 0 else "gave-up", abandoned_by)


@pytest.mark.parametrize(
    ("scores", "returns", "sentence"),
    [
        ([3, 1, 0], [1, -0.5, -0.5], "Anna wins with 3 points. All out."),
        ([1, 0, 0], [1, -0.5, -0.5], "Anna wins with 1 point. All out."),
        ([1249, 0, 0], [1, -0.5, -0.5], "Anna wins with 1,249 points. All out."),
        ([1, 3, 3], [-0.5, 0.25, 0.25], "Ben and Cleo share the win, each with 3 points. All out."),
        ([2, 2, 2], [0, 0, 0], "Anna, Ben and Cleo share the win, each with 2 points. All out."),
        ([4, 2, 1], [0, 0, 0], "Anna, Ben and Cleo share the win. All out."),
    ],
)
def test_winners_are_named_with_their_score(scores: list[int], returns: list[float], sentence: str) -> None:
    assert str(ending(GAME, ended(scores, returns), NAMES, "All out.")) == sentence


def test_alone_one_wins_or_not() -> None:
    assert str(ending(GAME, ended([0], [1.0]), ["Anna"], "")) == "Anna wins with 0 points."
    assert str(ending(GAME, ended([9], [-0.2]), ["Anna"], "")) == "Anna ends with 9 points."
    less = replace(GAME, score_name="tiles left")
    assert str(ending(less, ended([1], [-0.2]), ["Anna"], "")) == "Anna ends with 1 tile left."


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ["points", "point", "points", "points"]),
        ("cs", ["bodů", "bod", "body", "bodů"]),
        ("fr", ["point", "point", "points", "points"]),
    ],
)
def test_the_name_of_scores_has_the_forms_of_its_language(language: str, forms: list[str]) -> None:
    assert [into(name, language) for name in score_forms(GAME).values()] == forms


WINS = "wins = { $count ->\n    [one] win\n   *[other] wins\n }\n"


def test_english_words_keep_their_forms_for_readers_of_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "english_words_for_tests"
    (package / "locales").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "locales/en.ftl").write_text(WINS, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    import_module(package.name)
    english = replace(GAME, score_name=Catalogue(package.name)("wins", count=SOME))
    for language in LANGUAGES:
        forms = {form: into(name, language) for form, name in score_forms(english).items()}
        assert forms == {"zero": "wins", "one": "win", "few": "wins", "other": "wins"}, language


def test_who_gave_up_is_named() -> None:
    assert str(ending(GAME, ended([3, 1, 0], [0, 0, 0], 1), NAMES, "")) == (
        "Ben resigned, so the game stays unfinished."
    )


def test_standing_up_before_the_start_is_no_resignation() -> None:
    table = table_of(ANNA, LINK)
    do(table, table.propose_leave(0))
    shown = TableInWords(Pages(table)).snapshot(0, here=set())
    assert shown.result is not None
    assert str(shown.result.sentence) == "Anna stood up before the game began; nothing was played."
    assert not shown.result.seed
    assert [str(line.told.text) for line in shown.log] == ["stood up before the game began."]


def test_a_waiting_table_that_the_host_of_the_server_closes_says_so() -> None:
    table = table_of(ANNA, LINK)
    do(table, table.propose_close())
    shown = TableInWords(Pages(table)).snapshot(0, here=set())
    assert shown.result is not None
    assert str(shown.result.sentence).startswith("The host of this server closed the table")
