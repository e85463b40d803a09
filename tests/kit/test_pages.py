"""What the check says of a game's page where touching it drafts nothing."""

from __future__ import annotations

from unittest.mock import Mock

import pytest

from parlour.kernel.state import Variant
from parlour.testing.checks import pages
from parlour.testing.tiny import GAME


def test_what_the_page_shows_is_said_where_nothing_is_drafted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page of another version of Parlour, say, which asks to be loaded again."""
    monkeypatch.setattr(pages, "PATIENCE", 0.0)
    page = Mock()
    page.evaluate.return_value = []
    page.inner_text.return_value = "There is\na newer version."
    state = Variant.of(GAME).new_state(seed=1)
    seat = state.turn[0]
    state.apply(seat, state.legal_actions(seat)[0])
    touched = pages.TouchedPage(page, "table", state, seat)
    touched.troubles.append("TypeError: x is undefined")
    with pytest.raises(AssertionError, match=r"the page shows: There is a newer version\. TypeError: x is"):
        touched.drafts(state.legal_actions(seat)[-1])  # a button
