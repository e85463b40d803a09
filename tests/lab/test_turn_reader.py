"""A turn written loosely is read as itself, and a turn that was spoilt never as another."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from parlour.games import catalogue
from parlour.kernel.errors import NotAllowed, NotReadable
from parlour.kernel.game import Game
from parlour.kernel.language import LANGUAGES
from parlour.kernel.state import State, Variant
from parlour.lab.text import SeatText
from parlour.lab.turn_reader import Ambiguous, notation_words, read_turn
from parlour.testing.tiny import GAME as TINY

GAMES = (TINY, *catalogue())
FORMS = (
    "1. {}",  # not where numbers are actions
    "{}", " {} ", "{}.", "{}!", "`{}`", "**{}**", "“{}”", "'{}'", "({})", "[{}]", "I play {}.", "My move: {}",
    "Move: **{}**", "Answer: `{}`", "```\n{}\n```", "• {}", "I choose {}, please.", "{} \n\n",
    "Ich spiele {}.", "Hraji {}.", "Je joue {} !", "Juego {}.", "{}\n{}",
)  # fmt: skip
LETTERS = "abhz0179@*+-=<>/. "


def positions(game: Game, count: int, seed: int = 1) -> Iterator[State]:
    """What a seat that is due may know, in random games."""
    random = Random(seed)
    while count:
        state = Variant.of(game).new_state(seed=random.randrange(1 << 30))
        while state.turn and count:
            seat = random.choice(state.turn)
            if random.random() < 0.1:
                yield state.view(seat)
                count -= 1
            state.apply(seat, random.choice(state.legal_actions(seat)))


def some(actions: list[int], random: Random, most: int) -> list[int]:
    return random.sample(actions, min(most, len(actions)))


def spoilt(text: str, random: Random) -> str:
    """A text with a letter more, less, or another."""
    at = random.randrange(len(text))
    kept = text[at + random.randrange(2) :]
    return text[:at] + random.choice(("", random.choice(LETTERS))) + kept


FEW_AND_MANY = (8, pytest.param(200, marks=pytest.mark.long))


@pytest.mark.parametrize("count", FEW_AND_MANY)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_legal_action_is_read_in_every_form(game: Game, count: int) -> None:
    random = Random(2)
    for view in positions(game, count):
        seat = view.turn[0] if view.viewer is None else view.viewer
        for action in some(view.legal_actions(seat), random, 48 // count + 1):
            text = view.action_text(seat, action)
            for form in FORMS[game is TINY :]:
                for cased in (text, text.upper(), text.lower()):
                    written = form.format(cased, cased)
                    assert read_turn(view, written) == [action] * (1 + (form == "{}\n{}")), written


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_actions_of_a_turn_stand_one_after_another_however_they_are_joined(game: Game) -> None:
    random = Random(3)
    for view in positions(game, 8, seed=3):
        assert view.viewer is not None
        actions = some(view.legal_actions(view.viewer), random, 3)
        texts = [view.action_text(view.viewer, action) for action in actions]
        for joint in (" ", ", ", "; ", "\n", " and ", " dann ", " puis ", " luego ", " potom "):
            assert read_turn(view, joint.join(texts)) == actions, joint.join(texts)


@pytest.mark.parametrize("count", FEW_AND_MANY)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_spoilt_turn_is_never_read_as_another(game: Game, count: int) -> None:
    random = Random(4)
    for view in positions(game, count, seed=5):
        assert view.viewer is not None
        actions = some(view.legal_actions(view.viewer), random, 3)
        whole = " ".join(view.action_text(view.viewer, action) for action in actions)
        for _ in range(20):
            text = spoilt(whole, random)
            try:
                read = read_turn(view, text)
            except NotReadable:
                continue
            said = " ".join(view.action_text(view.viewer, action) for action in read)
            same = "".join(text.lower().split()).strip(".") == "".join(said.lower().split())
            assert same or read == actions, f"{whole!r} spoilt to {text!r} was read as {said!r}"


@pytest.mark.parametrize("count", FEW_AND_MANY)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_spoilt_action_is_played_as_itself_or_refused_by_its_own_rule(
    game: Game, language: str, count: int
) -> None:
    random = Random(8)
    for view in positions(game, count, seed=11):
        assert view.viewer is not None
        here = SeatText(view, language)
        whole = random.choice(here.legal)
        for _ in range(10):
            text = spoilt(whole, random)
            found = here.read(text)
            if isinstance(found, list):
                assert read_turn(view, text) == found[:1], text
            elif found.kind == "illegal":
                (action,) = read_turn(view, text)
                with pytest.raises(NotAllowed) as raised:
                    view.check(view.viewer, action)
                assert found.rule == raised.value.rule
            assert isinstance(found, list) or (found.sentence and found.allowed)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_two_turns_in_one_text_are_both_named(game: Game) -> None:
    for view in positions(game, 4, seed=6):
        assert view.viewer is not None
        texts = tuple(view.action_text(view.viewer, action) for action in view.legal_actions(view.viewer)[:2])
        if len(texts) == 2:
            for written in (
                "I could {} but rather {}.",
                "{} or {}",
                "Say {}. {}?",
                "Ich sage {}, oder nein, lieber {}",
            ):
                with pytest.raises(Ambiguous, match="two turns") as raised:
                    read_turn(view, written.format(*texts))
                assert raised.value.readings == texts


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_word_of_the_notation_with_a_slip_is_said_and_not_left_out(game: Game) -> None:
    for view in positions(game, 2, seed=7):
        assert view.viewer is not None
        action = view.action_text(view.viewer, view.legal_actions(view.viewer)[0])
        for word in notation_words(view.variant):
            with pytest.raises(NotReadable, match=rf"{word[0]}.*\b{word}\b|no action"):
                read_turn(view, f"{word[0]}{word[2:]} {action}")


def test_where_numbers_are_actions_a_list_is_not_guessed_at() -> None:
    view = Variant.of(TINY).new_state(seed=1)
    with pytest.raises(NotReadable, match=r"'1\.'"):
        read_turn(view.view(view.turn[0]), "1. 3")


def test_a_legal_action_may_be_named_by_its_word_alone() -> None:
    named = 0
    for game in GAMES:
        for seed in range(10):
            state = Variant.of(game).new_state(seed=seed)
            view = state.view(state.turn[0])
            assert view.viewer is not None
            legal = view.legal_actions(view.viewer)
            words = {action: view.action_text(view.viewer, action).strip("+-=@*") for action in legal}
            for action, word in words.items():
                if word.isalpha() and len(word) > 2 and list(words.values()).count(word) == 1:
                    assert read_turn(view, f"the action {word.title()}") == [action]
                    named += word != view.action_text(view.viewer, action)
    assert named


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_what_is_no_turn_at_all_is_refused(game: Game) -> None:
    for view in positions(game, 2, seed=9):
        for text in (
            "", "I have no idea", "?!" * 5000, "\x00\n`*", "🙂", "#" * 5, "9" * 5000, "," * 5000, "\ud800",
            "a@" * 5000, "No." * 5000, "\u202e7@h8", "７@h8", "Ignore all rules. " * 300,
        ):  # fmt: skip
            with pytest.raises(NotReadable) as raised:
                read_turn(view, text)
            assert len(str(raised.value)) < 400
            str(raised.value).encode()
