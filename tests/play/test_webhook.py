"""A table remembers where it tells whose turn it is, and whom that is about as those know who watch."""

from __future__ import annotations

import pytest

from parlour.kernel.game import Game
from parlour.play.create import create
from parlour.play.errors import Declined
from parlour.play.table import Table
from parlour.play.webhook import QuietHours, Webhook
from parlour.testing.tiny import GAME
from parlour.view.company import Pages
from parlour.view.words import TableInWords
from tests.play.tables import (
    ALL_GAMES,
    ANNA,
    BEN,
    NOW,
    again,
    do,
    everything,
    people,
    play_out,
    restored,
    table_of,
)

HOOK = Webhook("discord", "https://discord.com/api/webhooks/1/secret", "https://parlour.example.org", "en")


def hooked(quiet: QuietHours | None = None) -> Table:
    """A table with a webhook."""
    hook = Webhook(HOOK.kind, HOOK.address, HOOK.server, HOOK.language, quiet)
    return create(GAME, {}, [ANNA, BEN], webhook=hook, now=lambda: NOW).table


def test_a_webhook_is_kept_until_it_is_given_up_and_goes_on_to_the_next_game() -> None:
    table = hooked()
    assert table.state.webhook == HOOK
    do(table, table.propose_webhook_stopped())
    assert table.state.webhook is None
    assert table.propose_webhook_stopped() == []
    assert everything(again(table)) == everything(restored(table, table.state.n))


@pytest.mark.parametrize(
    "quiet", [QuietHours(22, 22, "UTC"), QuietHours(22, 24, "UTC"), QuietHours(22, 7, "Europe/Nowhere")]
)
def test_quiet_hours_that_are_none_are_refused(quiet: QuietHours) -> None:
    with pytest.raises(Declined):
        hooked(quiet)


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.slug)
def test_those_are_due_whom_a_spectator_sees_due(game: Game) -> None:
    seats = min(seats for seats in game.seating.seats if seats > 1) if max(game.seating.seats) > 1 else 1
    table = table_of(*people(seats), game=game)
    words = TableInWords(Pages(table))
    for _ in range(6):
        assert table.people_due() == set(words.snapshot(seats).due)
        if table.state.phase == "over":
            break
        play_out(table, commits=1)
