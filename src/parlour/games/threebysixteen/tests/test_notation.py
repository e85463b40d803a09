"""Actions and positions as text, both ways, and what cannot be read."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import CHANCE, NotReadable, load
from parlour.games.threebysixteen import notation
from parlour.games.threebysixteen.state import ACTIONS
from parlour.games.threebysixteen.tests.helpers import SLUG
from parlour.kernel.actors import SEAT_DRAW

START = "view 0 caller A calls 0 called 0 left 3.3.3.3.3.3.3.3.3.3.3.3.3.3.3.3"
NOTHING = "0.0.0:////"

UNREAD: Any = None
"""In place of a record: these texts do not depend on it."""


def test_every_action_and_draw_has_a_text_of_its_own() -> None:
    for actor, actions in (
        (0, range(-1, ACTIONS)),
        (CHANCE, [*range(1, 17), *range(SEAT_DRAW, SEAT_DRAW + 4)]),
    ):
        texts = [notation.action_text(UNREAD, actor, action) for action in actions]
        assert len(set(texts)) == len(texts)
        assert [notation.read_action(UNREAD, actor, text) for text in texts] == list(actions)


@pytest.mark.parametrize(
    ("text", "action"), [("@C", 2), ("E*", 9), (" Start ", 10), ("DONE", 11), ("#40", 40)]
)
def test_letters_and_spaces_may_be_any(text: str, action: int) -> None:
    assert notation.read_action(UNREAD, 0, text) == action


@pytest.mark.parametrize("text", ["", "@f", "f*", "a", "*a", "start 1", "call 7", "#"])
def test_what_is_no_action_is_not_readable(text: str) -> None:
    with pytest.raises(NotReadable, match="is not an action"):
        notation.read_action(UNREAD, 0, text)


@pytest.mark.parametrize("text", ["", "7", "call", "call x", "caller E", "start"])
def test_what_is_no_draw_is_not_readable(text: str) -> None:
    with pytest.raises(NotReadable, match="is not a draw"):
        notation.read_action(UNREAD, CHANCE, text)


def test_a_position_in_one_line() -> None:
    left = "2.3.2.3.3.3.3.3.2.3.3.3.3.3.3.3"
    text = (
        f"view 2 caller house calls 3 called 9 left {left}; "
        "A due+tile 1.0.0:3////; B done 1.0.0:3.9//// shown 1.0.0:3////"
    )
    assert load(SLUG, caller="house").from_text(text).text() == text


@pytest.mark.parametrize(
    "text",
    [
        f"{START}; A due {NOTHING}",
        f"{START}; A due {NOTHING}; C due {NOTHING}",
        f"{START}; A due 0.0:////; B due {NOTHING}",
        f"{START}; A due 0.0.0:///; B due {NOTHING}",
        f"{START}; A due 0.0.17:////; B due {NOTHING}",
        f"{START}; A due 0.0.0:17////; B due {NOTHING}",
        f"{START}; A due 0.0.0:{'.'.join(['2'] * 49)}////; B due {NOTHING}",
        f"{START.replace('left 3', 'left 4')}; A due {NOTHING}; B due {NOTHING}",
        f"{START.replace('caller A', 'caller C')}; A due {NOTHING}; B due {NOTHING}",
        f"{START.replace('calls 0', 'calls 49')}; A due {NOTHING}; B due {NOTHING}",
        f"{START.replace('called 0', 'called 17')}; A due {NOTHING}; B due {NOTHING}",
        f"{START.replace('view 0', 'view 4')}; A due {NOTHING}; B due {NOTHING}",
        f"{START.replace('calls 0', 'calls 1')}; A due {NOTHING}; B due {NOTHING}",
        f"{START}; A due+tile {NOTHING}; B due {NOTHING}",
        f"{START}; A due 0.0.0:0////; B due {NOTHING}",
        f"{START}; A due 0.0.0:2////; B due {NOTHING}",
        f"{START}; A due 0.1.0:////; B due {NOTHING}",
        f"{START}; A due {NOTHING} shown 0.0.0:2////; B due {NOTHING}",
        *(f"{START}; A due {NOTHING}; B due 0.0.0:{'/'.join(['.'.join(['9'] * n)] * 5)}" for n in (9, 40)),
    ],
)
def test_what_is_no_position_is_not_readable(text: str) -> None:
    with pytest.raises(NotReadable):
        load(SLUG).from_text(text)
