"""Free options of every game: a text is refused where it is given, or a game begins with it."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import parlour
from parlour.games import everything
from parlour.kernel.errors import BadOption
from parlour.kernel.game import Game
from parlour.kernel.options import CustomOption
from parlour.testing import material

CUSTOM = [
    (game, option) for game in everything() for option in game.all_options if isinstance(option, CustomOption)
]
DIGITS = "0129²٣３"
"""Of these some are digits to `str.isdigit` and some to `int`."""


def known_texts(game: Game, option: CustomOption) -> list[str]:
    """Values that the option has, mostly spelt out: names leave little to be mistaken."""
    offers = material.hook(game, "option_values")
    return [option.text(option.default), *(2 * offers().get(option.name, []) if offers else ())]


@pytest.mark.parametrize(("game", "option"), CUSTOM, ids=[f"{game.slug} {o.name}" for game, o in CUSTOM])
@given(st.data())
@settings(max_examples=200, suppress_health_check=[HealthCheck.too_slow])
def test_a_text_is_refused_at_once_or_a_game_begins_with_it(
    game: Game, option: CustomOption, data: st.DataObject
) -> None:
    text = data.draw(st.sampled_from([*known_texts(game, option), ""]))
    places = [at for at, sign in enumerate(text) if sign.isdigit()] or [len(text)]
    for _ in range(data.draw(st.integers(0, 2))):
        at = data.draw(st.sampled_from(places) | st.integers(0, len(text)))
        put = data.draw(st.sampled_from(DIGITS) | st.sampled_from(" -,/+*R"))
        text = text[:at] + put + text[at + data.draw(st.integers(0, 1)) :]
    try:
        variant = parlour.load(game.slug, **{option.name: text})
    except BadOption:
        return
    state = variant.new_state(seed=1)
    assert not state.variant.is_open
    again = parlour.load(game.slug, **variant.options_text())
    assert again.options == variant.options
