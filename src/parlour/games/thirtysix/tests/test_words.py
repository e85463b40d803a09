"""What other languages ask of sentences about counters: plurals, and colours that agree with their nouns."""

from __future__ import annotations

import pytest

from parlour.display import telling
from parlour.games.thirtysix.state import GIVE
from parlour.games.thirtysix.tests.helpers import B, G, R, moving, played
from parlour.kernel.message import into
from parlour.testing.words import instructed


def test_4_5_where_gifts_come_first_the_counter_is_told_with_the_last_one() -> None:
    before = moving({0: (R, 0), 1: (B, 6)}, {0: (12, 0, 0)}, give_order="before")
    after = played(before.copy(), 12)
    line = telling.tell(before.variant, before.fields, 0, 12, after.fields, 0)
    assert line is not None
    assert [str(part) for part in line.parts] == ["crossed the blue pawn"]
    draft = telling.preview(before.variant, before.fields, [12], after.fields, 0)
    assert draft is not None
    assert str(draft.sentence) == "You cross the blue pawn."
    assert str(draft.hint) == (
        "First you give away a counter; then one is placed, if you still have one of its colour."
    )
    (gift,) = after.legal_actions(0)
    placed = played(after.copy(), gift)
    line = telling.tell(before.variant, after.fields, 0, gift, placed.fields, 0)
    assert line is not None
    assert [str(part) for part in line.parts] == ["no blue counter to place"]
    draft = telling.preview(before.variant, after.fields, [gift], placed.fields, 0)
    assert draft is not None
    assert str(draft.sentence) == "One of your red counters goes to the player you crossed."
    crossing = played(moving({0: (R, 0), 1: (B, 6)}, {0: (11, 0, 1)}, give_order="before"), 12)
    placed = played(crossing.copy(), GIVE + R)
    line = telling.tell(before.variant, crossing.fields, 0, GIVE + R, placed.fields, 0)
    assert line is not None
    assert [str(part) for part in line.parts] == ["a blue counter placed, 10 counters left"]
    draft = telling.preview(before.variant, crossing.fields, [GIVE + R], placed.fields, 0)
    assert draft is not None
    assert str(draft.sentence) == (
        "One of your red counters goes to the player you crossed. A blue counter is placed, 10 counters left."
    )


@pytest.mark.parametrize(
    ("language", "moved", "parts"),
    [
        (
            "en",
            "moved from a1 to a4",
            ("no blue counter to place", "crossed the blue pawn and the green pawn"),
        ),
        (
            "cs",
            "táhne z a1 na a4",
            ("žádný modrý žeton k položení", "přeskakuje modrou figurku a zelenou figurku"),
        ),
        (
            "de",
            "zieht von a1 nach a4",
            ("kein blauer Stein zum Legen", "überspringt die blaue Figur und die grüne Figur"),
        ),
        (
            "fr",
            "va de a1 à a4",
            ("pas de jeton bleu à semer", "franchit le pion bleu et le pion vert"),
        ),
        (
            "es",
            "mueve de a1 a a4",
            ("no tiene ninguna ficha azul que sembrar", "pasa sobre el peón azul y el peón verde"),
        ),
    ],
)
def test_4_5_a_crossing_is_told(language: str, moved: str, parts: tuple[str, ...]) -> None:
    before = moving({0: (R, 0), 1: (B, 6), 2: (G, 12)})
    after = played(before.copy(), 18)
    line = telling.tell(before.variant, before.fields, 0, 18, after.fields, 0)
    assert line is not None
    assert into(line.text, language) == moved
    assert tuple(into(part, language) for part in line.parts) == parts


def test_4_5_a_gift_is_told_where_its_taker_stands() -> None:
    before = played(moving({0: (R, 0), 1: (B, 6), 2: (G, 12)}), 18)
    (gift, *_) = before.legal_actions(0)
    line = telling.tell(before.variant, before.fields, 0, gift, played(before.copy(), gift).fields, 0)
    assert line is not None
    assert line.places == ("a2",)


@pytest.mark.parametrize(
    ("left", "czech", "german", "french", "spanish"),
    [
        (1, "1 modrý", "1 blauer", "1 bleu", "1 azul"),
        (3, "3 modré", "3 blaue", "3 bleus", "3 azules"),
        (7, "7 modrých", "7 blaue", "7 bleus", "7 azules"),
    ],
)
def test_2_4_counters_held_are_counted(left: int, czech: str, german: str, french: str, spanish: str) -> None:
    state = moving({0: (B, 6), 1: (R, 0)}, reserves={0: (0, 0, left)})
    (counter,) = telling.scene(state.variant, state.fields, 0).seats[0].counters
    assert f"{counter.value} {into(counter.label, 'cs')}" == czech
    assert f"{counter.value} {into(counter.label, 'de')}" == german
    assert f"{counter.value} {into(counter.label, 'fr')}" == french
    assert f"{counter.value} {into(counter.label, 'es')}" == spanish


def test_a_hint_says_where_to_go_and_what_to_give() -> None:
    state = moving({0: (R, 0), 1: (B, 6), 2: (G, 12)})
    assert instructed(state, "a4", "+red") == "move your pawn to a4, then give a red counter"
