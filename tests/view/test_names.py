"""Who sits at a table is called by name in what a game tells."""

from __future__ import annotations

import msgspec
import pytest

from parlour.display import saying
from parlour.display.reading import Reader
from parlour.kernel.language import naming_players
from parlour.kernel.message import HOUSE, PlayerName, encoder, listed, packed, unpacked
from parlour.server.tables.connection import MessageFormat, encoded
from parlour.wire.to_client import Refused


class Seated:
    """A vocabulary of one message."""

    MESSAGES = "player-at{letter}"


def test_what_is_told_of_a_player_has_the_name_where_names_are_known() -> None:
    words = Reader(HOUSE, Seated(), {"letter": saying.PLAYER}).words(iter((saying.FIRST, 1)))
    assert str(words) == "Player B"
    with naming_players(["Anna", "Ben"]):
        assert str(words) == "Player Ben"
        assert str(listed([PlayerName(0), PlayerName(1)])) == "Anna and Ben"
    assert str(words) == "Player B"


def test_a_name_goes_through_storage_as_the_seat() -> None:
    words = HOUSE("player-at", letter=PlayerName(1))
    assert unpacked(packed(words)) == words
    with naming_players(["Anna", "Ben"]):
        assert str(unpacked(packed(words))) == "Player Ben"


@pytest.mark.parametrize("stream", [False, True])
def test_a_message_to_a_table_names_its_players(stream: bool) -> None:
    message = Refused("rule", HOUSE("player-at", letter=PlayerName(1)))
    sent = msgspec.json.decode(encoded(message, MessageFormat(compact=stream), ["Anna", "Ben"]))
    assert sent["sentence"] == "Player Ben"
    assert b"Player B" in encoder("en").encode(message)
