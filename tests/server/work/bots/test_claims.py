"""Bots in turn leave people time for what they may take, and go on when it is taken or the time is over."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from parlour.play.claims import Patience
from tests.games import game_with_claims
from tests.server.people import Person, serving, visiting

pytestmark = pytest.mark.anyio

HERE, AWAY = 1.5, 4.0
BOT = {"kind": "bot", "level": "random"}


async def seconds_until_the_bot_plays(tmp_path: Path, *, takes: bool, stays: bool = True) -> float:
    """How long after a person's play the bot in turn plays."""
    variant = game_with_claims()
    options = {name: text for name, text in variant.options_text().items() if name != "seats"}
    with serving(tmp_path) as served:
        served.services.bots.patience = Patience(HERE, AWAY)
        async with visiting(served.url) as site:
            table, _, tokens = await site.make(
                {"kind": "me", "name": "Anna"}, BOT, BOT, game=variant.game, options=options
            )
            async with Person(served.url, table, tokens[0]) as anna:
                await anna.play(anna.legal[:1])
                begun = time.monotonic()
                while not set(anna.legal) & variant.claims:
                    await anna.hear()
                if takes:
                    await anna.play([action for action in anna.legal if action in variant.claims])
                if not stays:
                    await anna.go()
                while not any(line.seat == 1 for line in (await site.look(table)).log):
                    await asyncio.sleep(0.05)
                return time.monotonic() - begun


async def test_a_bot_plays_when_a_person_has_taken_it(tmp_path: Path) -> None:
    assert await seconds_until_the_bot_plays(tmp_path, takes=True) < HERE


async def test_a_bot_plays_at_last_when_a_person_here_takes_nothing(tmp_path: Path) -> None:
    assert HERE <= await seconds_until_the_bot_plays(tmp_path, takes=False) < AWAY


async def test_a_bot_waits_longer_for_a_person_who_is_away(tmp_path: Path) -> None:
    assert await seconds_until_the_bot_plays(tmp_path, takes=False, stays=False) >= AWAY
