"""The page of rules: anchors, captions, signs of origin, and nothing unsafe."""

from __future__ import annotations

import re

import pytest

from parlour import catalogue
from parlour.display.rules_page import page, rules_page
from parlour.kernel.game import Game
from tests.display.drawings import check

GAMES = [game for game in catalogue() if game.display is not None and (game.folder / "RULES.md").is_file()]


def drawn(position: str, options: dict[str, str]) -> str:
    return f"<svg>{position}|{options}</svg>"


def html(text: str) -> str:
    return page(text, drawn).html


def test_a_rule_has_its_number_as_anchor_and_a_link_to_itself() -> None:
    page = html("3.10 Roll.\n\n3.11 Stop.")
    assert '<p id="rule-3.10"><a class="rule-number" href="#rule-3.10">3.10</a> Roll.</p>' in page
    assert '<p id="rule-3.11">' in page


def test_chapters_make_the_contents_and_sections_do_not() -> None:
    made = page("# Dice\n\n## 1. Start\n\n### Before\n\n## Odds and ends\n", drawn)
    assert made.title == "Dice"
    assert made.contents == [("rule-1", "1. Start"), ("odds-and-ends", "Odds and ends")]
    assert '<h3 id="before">' in made.html


def test_rules_that_a_text_names_are_linked_and_other_numbers_not() -> None:
    page = html("1.1 See 1.2, (1.2) and 7.5.\n\n1.2 As 1.1.2 says, 1.20 apart.")
    assert page.count('href="#rule-1.2">1.2</a>') == 3
    assert "and 7.5." in page
    assert "As 1.1.2 says, 1.20 apart" in page


def test_the_paragraph_right_under_a_position_is_its_caption() -> None:
    page = html("```position seats=3\nturn A | board\n```\nA **board** [H].\n\nNot a caption.")
    assert "<figure class=\"position\"><svg>turn A | board|{'seats': '3'}</svg><figcaption>" in page
    assert '<figcaption>A <strong>board</strong><span class="rule-source"> <abbr' in page
    assert "<p>Not a caption.</p>" in page


def test_a_paragraph_after_a_blank_line_is_none() -> None:
    assert "figcaption" not in html("```position\nturn A\n```\n\nText.")


def test_origins_and_options_are_spelled_out() -> None:
    page = html("1.1 Roll [S9] twice. [R] [O: dice = 1 | 2]")
    assert '<abbr class="rule-sign" title="sentence 9 of the printed text">S9</abbr>' in page
    assert '<abbr class="rule-sign" title="our reading of an unclear sentence">R</abbr>' in page
    assert '<span class="rule-option">option dice = 1 | 2</span>' in page


def test_an_option_with_code_on_two_lines_is_one_sign() -> None:
    page = html("1.1 Roll. [O: dice = 1 | your own, such as\n`1,2*3`] Stop.")
    assert '<span class="rule-option">option dice = 1 | your own, such as 1,2*3</span>' in page
    assert "[" not in page


def test_html_in_a_text_is_shown_and_not_taken() -> None:
    page = html(
        "1.1 A <script>alert(1)</script> [x](javascript:alert(1)) <img src=x onerror=y>.\n\n<b>bold</b>"
    )
    assert "<script" not in page
    assert "<img" not in page
    assert 'href="javascript' not in page
    assert "&lt;b&gt;bold&lt;/b&gt;" in page


def test_options_and_captions_are_escaped() -> None:
    page = html("[O: a = <x>] text\n\n```\n<code>\n```\n\n```position\np\n```\n<i>caption</i>")
    assert "option a = &lt;x&gt;" in page
    assert "<pre><code>&lt;code&gt;" in page
    assert "<i>" not in page


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_game_has_a_page_with_all_its_drawings(game: Game) -> None:
    page = rules_page(game)
    text = (game.folder / "RULES.md").read_text(encoding="utf-8")
    assert page.title
    assert page.contents
    short = 3 if game.printed else page.short.count("<figure")
    assert page.html.count("<figure") == text.count("```position") - short
    assert page.short.count("<figure") == short, "the rules in short have three pictures"
    for part in (page.short + page.html).split("<figure")[1:]:
        root = check(part[part.index("<svg") : part.index("</svg>") + len("</svg>")])
        assert root.get("class") == "drawn"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_nothing_is_said_twice(game: Game) -> None:
    page = rules_page(game)
    short, first = (
        set(re.findall(r"\w{5,}", re.sub("<svg.*?</svg>|<[^>]*>", "", part, flags=re.DOTALL)))
        for part in (page.short, page.html.partition("</p>")[0])
    )
    assert len(short & first) < 4, "the rules in short have told what the game is"
    for option in re.split("<tr>\n<td>(?=[^<])", page.html)[1:]:
        bases = re.findall("<td>([^<]*“[^<]*)</td>\n</tr>", option)
        assert len(set(bases)) == len(bases)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_hidden_signs_leave_no_space_before_a_full_stop(game: Game) -> None:
    shown = re.sub(r'<span class="rule-source">.*?</span>(?:</span>)?', "", rules_page(game).html)
    text = re.sub(r"<svg.*?</svg>|<[^>]+>", "", shown, flags=re.DOTALL)
    assert re.findall(r".{20}\s[.,;:](?=\s)", text) == []


def test_a_figure_of_a_part_has_each_coordinate_once() -> None:
    parts = [
        svg
        for game in GAMES
        for svg in re.findall(r"<svg.*?</svg>", rules_page(game).html, re.DOTALL)
        if "<clipPath" in svg
    ]
    assert parts
    for svg in parts:
        x, y, w, h = map(
            float, re.findall(r'<clipPath.*?x="(.+?)" y="(.+?)" width="(.+?)" height="(.+?)"', svg)[0]
        )
        own = re.findall(r'<text class="name" x="(.+?)" y="(.+?)"', svg)
        assert own
        assert not [at for at in own if x < float(at[0]) < x + w and y < float(at[1]) < y + h]


ROLLS = """1.1 [O: dice = 1 | 2] <!-- dice=1 -->One is rolled [R]<!-- --><!-- ? -->;
or <!-- --><!-- dice=2 -->both are<!-- -->. Stop.

1.2 <!-- dice=2 -->*Both* are added.<!-- --> [H]

```position
2 dice
```

1.3 <!-- dice!=3 -->Go on.<!-- -->
"""


def seen(text: str, **options: str) -> str:
    """What is read where other options are folded."""
    made = page(text, drawn, options=options).html
    made = re.sub(r'<(h2|p|figure)[^>]*class="[^"]*rule-off.*?</\1>', "", made, flags=re.DOTALL)
    made = re.sub(r'<span class="rule-source">.*?</span>(?:</span>)?', "", made)
    made = re.sub(r'<span class="rule-off">.*?</span>', "", made, flags=re.DOTALL)
    made = re.sub(r'<span class="rule-begun">(.)</span>', lambda found: found[1].upper(), made)
    return " ".join(re.sub(r"<[^>]+>", "", made).split())


def test_what_does_not_hold_at_a_table_is_folded_with_its_figures() -> None:
    assert seen(ROLLS, dice="1") == "1.1 One is rolled. Stop. 1.3 Go on."
    assert seen(ROLLS, dice="2") == "1.1 Both are. Stop. 1.2 Both are added. 2 dice|{} 1.3 Go on."
    assert seen(ROLLS, dice="3") == "1.1 . Stop."


def test_a_chapter_of_which_nothing_holds_is_folded_with_its_heading() -> None:
    more = "## 2. More\n\n2.1 <!-- dice=2 -->Twice.<!-- -->\n\n```position\np\n```\nTwo dice."
    text = f"## 1. Dice\n\n1.1 Roll.\n\n{more}\n\n## 3. End\n\n3.1 Stop."
    assert seen(text, dice="1") == "1. Dice 1.1 Roll. 3. End 3.1 Stop."
    titles = [[title for _, title in page(text, drawn, options={"dice": dice}).contents] for dice in "12"]
    assert titles == [["1. Dice", "3. End"], ["1. Dice", "2. More", "3. End"]]


def test_of_options_that_are_not_known_everything_holds() -> None:
    assert seen(ROLLS) == "1.1 One is rolledboth are. Stop. 1.2 Both are added. 2 dice|{} 1.3 Go on."


def test_the_first_chapter_without_a_number_is_the_rules_in_short() -> None:
    made = page("# Dice\n\n## In short\n\nRoll.\n\n## 1. Start\n\n1.1 Sit.", drawn)
    assert "<p>Roll.</p>" in made.short
    assert "Roll." not in made.html
    assert made.contents == [("rule-1", "1. Start")]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_no_figure_names_its_columns_twice(game: Game) -> None:
    """What a part shows of a board are whole places; names in the drawing's own margin are cut off."""
    page = rules_page(game)
    for figure in (page.short + page.html).split("<figure")[1:]:
        clip = re.search(r'<clipPath[^>]*><rect class="felt" x="([\d.-]+)" y="([\d.-]+)"', figure)
        before, _, inside = figure.partition("</clipPath>")
        if clip is None or 'class="soft"' not in before:
            continue
        own = re.findall(r'<text class="soft" x="([\d.-]+)" y="([\d.-]+)"[^>]*>[a-z0-9]{1,2}<', inside)
        assert all(float(x) < float(clip[1]) or float(y) < float(clip[2]) for x, y in own)
