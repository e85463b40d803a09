"""Games in text: played to their ends, refused with reasons, in every language, with nothing hidden in it."""

from __future__ import annotations

import json
from random import Random

import pytest

from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.language import LANGUAGES
from parlour.kernel.rng import random as generator
from parlour.kernel.state import Variant
from parlour.lab import text
from parlour.search import choose
from parlour.testing.tiny import GAME as TINY

GAMES = (TINY, *catalogue())


def written(table: text.Table, seat: int, random: Random, level: str = "random") -> str:
    """The turn of a bot, as the notation writes it."""
    view = table.state.view(seat)
    run = choose(view, level, random.randrange(1 << 30))
    return " ".join(view.action_text(seat, action) for action in run)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_game_is_played_to_its_end_through_text_alone(game: Game) -> None:
    random, language = Random(1), list(LANGUAGES)
    table = text.Table(Variant.of(game), seed=5, language=random.choice(language))
    while not table.over:
        seat = random.choice(table.due)
        assert table.board(seat)
        assert all(table.news(seat))
        assert table.play(seat, f"I play: {written(table, seat, random)}.") is None
    assert sum(table.state.returns()) == pytest.approx(0, abs=2)
    assert not table.due


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_line_below_the_board_reads_back(game: Game) -> None:
    random = Random(2)
    table = text.Table(Variant.of(game), seed=6)
    for _ in range(6):
        if table.over:
            break
        seat = table.due[0]
        line = table.board(seat).rstrip().rpartition("\n")[2]
        assert table.variant.from_text(line).to_bytes() == table.state.view(seat).to_bytes()
        table.play(seat, written(table, seat, random))


@pytest.mark.parametrize("game", [game for game in GAMES if game.hidden], ids=lambda game: game.slug)
def test_nothing_a_seat_reads_depends_on_what_it_cannot_know(game: Game) -> None:
    random = Random(3)
    table = text.Table(Variant.of(game), seed=7)
    for turn in range(8):
        if table.over:
            break
        seat = table.due[0]
        read = [table.board(seat), table.legal(seat), table.notation(seat)]
        whole = table.state
        for world in range(3):
            table.state = whole.view(seat).guess(generator(world))
            assert [table.board(seat), table.legal(seat), table.notation(seat)] == read, turn
        table.state = whole
        table.play(seat, written(table, seat, random))


def test_news_are_told_once_and_say_only_what_the_seat_may_know() -> None:
    table = text.Table("sequence_numbers", seats=2, seed=1, names=("Anna", "Ben"))
    first, other = table.due[0], 1 - table.due[0]
    table.news(first), table.news(other)
    table.play(first, table.legal(first)[0])
    mine, theirs = table.news(first), table.news(other)
    assert mine != theirs  # the card drawn
    assert not table.news(first)
    assert all(name in theirs[0] for name in (("Anna", "Ben")[first],))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_rule_reason_and_what_is_allowed_in_the_players_language(language: str) -> None:
    table = text.Table("triolet", seats=2, seed=1, language=language)
    seat = table.due[0]
    before = table.state.to_bytes()
    refusals = [table.play(seat, written) for written in ("15@a1", "7@zz", "swap 7 or pass")]
    assert [refusal and refusal.kind for refusal in refusals] == ["illegal", "unreadable", "ambiguous"]
    illegal = refusals[0]
    assert illegal is not None
    assert illegal.rule[0].isdigit()
    assert illegal.allowed == tuple(table.legal(seat)[:40])
    assert len({str(refusal.sentence) for refusal in refusals if refusal}) == 3
    assert table.state.to_bytes() == before
    others = table.play(1 - seat, "pass")
    assert others == text.Refusal("illegal", "turn", others.sentence if others else "", ())


def test_the_rules_are_those_under_the_options() -> None:
    plain, other = text.Table("numeria").rules, text.Table("numeria", passing="never").rules
    assert "<!--" not in plain
    assert "[S1" not in plain
    assert plain != other


@pytest.mark.parametrize(("on_fail", "over"), [("forfeit", True), ("random", False), ("first", False)])
def test_after_so_many_refusals_the_turn_is_lost_or_played_for_the_seat(
    on_fail: text.OnFail, over: bool
) -> None:
    env = text.env("thirtysix", seats=2, opponents="random", retries=2, on_fail=on_fail)
    env.reset(seed=1)
    first = env.step("nonsense 12")
    assert (first.over, env.attempts, first.refusal and first.refusal.kind) == (False, 1, "unreadable")
    second = env.step("more nonsense 13")
    assert second.over is over
    assert bool(second.played) is not over
    assert env.attempts == 0
    assert second.reward == (-1.0 if over else 0.0)
    assert env.step(env.legal[0] if env.legal else "pass").over is over


def test_a_seed_makes_the_whole_game_and_json_says_what_the_seat_reads() -> None:
    def facts(seed: int) -> list[dict[str, object]]:
        env, seen = text.env("threebysixteen", seats=2, opponents="greedy", legal=False), []
        env.reset(seed=seed)
        for _ in range(3):
            seen.append(json.loads(env.to_json()))
            env.step(env.table.legal(0)[0])
        return seen

    assert facts(4) == facts(4) != facts(5)
    assert set(facts(4)[0]) >= {
        "board",
        "news",
        "legal",
        "due",
        "scores",
        "over",
        "attempts",
        "refusal",
        "reward",
    }
    assert facts(4)[0]["legal"] == []


def test_settings_that_do_not_fit_are_named() -> None:
    for settings, said in (
        ({"seat": 5}, "seat must be 0 to 1"),
        ({"language": "tlh"}, "language must be en"),
        ({"retries": 0}, "retries must be a whole number from 1"),
        ({"on_fail": "cry"}, "on_fail must be"),
    ):
        with pytest.raises(ValueError, match=said):
            text.env("triolet", seats=2, **settings)


@pytest.mark.long
@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.slug)
def test_all_presets_are_played_to_their_ends_by_greedy_players_through_text(game: Game) -> None:
    random = Random(9)
    for preset in game.presets:
        table = text.Table(Variant.of(game, **preset.options), seed=random.randrange(1 << 30))
        while not table.over:
            seat = random.choice(table.due)
            assert table.play(seat, written(table, seat, random, "greedy")) is None
