"""A host's own program at a table: it plays like a level, and forfeits a game in which it fails."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from parlour.games import catalogue
from parlour.kernel.errors import ParlourError
from parlour.kernel.language import LANGUAGES
from parlour.kernel.message import HOUSE
from parlour.lab.programs import Limits, seat_program
from parlour.search.levels import levels, remove_level
from parlour.view.event_log import FORFEITS, STANDS_IN
from parlour.wire.to_client import Snapshot
from tests.games import some_game
from tests.lab.test_programs import LEGAL, program
from tests.server.people import Person, Site, serving, visiting

pytestmark = pytest.mark.anyio

TWO = some_game(hidden=False)
THREE = next(game for game in catalogue() if 3 in game.seating.seats and game.display is not None)
Offer = Callable[..., None]


@pytest.fixture
def offer(tmp_path: Path) -> Iterator[Offer]:
    """Offers a program that does something when it is asked for a turn, as the level "mine"."""

    def seat(act: str, limits: Limits | None = None) -> None:
        seat_program(f"mine={program(tmp_path, act)}", limits)

    yield seat
    remove_level("mine")


async def played(site: Site, seats: int, turns: int = 10**6) -> Snapshot:
    """A game of Anna and programs, as far as it went."""
    game = TWO if seats == 2 else THREE
    bots = [{"kind": "bot", "level": "mine"}] * (seats - 1)
    table, _, tokens = await site.make({"kind": "me", "name": "Anna"}, *bots, game=game)
    async with Person(site.url, table, tokens[0]) as anna:
        await anna.play_on(Random(1), turns)
    return await site.look(table, tokens[0])


async def test_it_is_a_level_that_plays_to_the_end(offer: Offer, tmp_path: Path) -> None:
    offer(LEGAL)
    with serving(tmp_path / "data") as served:
        async with visiting(served.url) as site:
            listed = (await site.get("levels")).json()
            assert [level["name"] for level in listed][-1] == "mine"
            end = await played(site, 2)
    assert end.result is not None
    assert (end.phase, end.result.ended, end.players[1].level) == ("over", "rules", "mine")


@pytest.mark.parametrize(
    ("act", "fault", "seconds"),
    [("sys.exit(3)", "failed", 20), ("print('nothing')", "failed", 20), ("time.sleep(60)", "late", 0.5)],
)
async def test_between_two_a_program_that_fails_ends_the_game_and_the_log_says_so(
    act: str, fault: str, seconds: float, offer: Offer, tmp_path: Path
) -> None:
    offer(act, Limits(seconds=seconds, retries=2))
    with serving(tmp_path / "data") as served:
        async with visiting(served.url) as site:
            end = await played(site, 2)
    assert end.result is not None
    assert (end.phase, end.result.ended_by) == ("over", 1)
    verdict = {"resigned": "won", "void": "unfinished"}  # nobody wins where the person has not played yet
    assert verdict[end.result.ended] == end.result.verdict
    assert str(FORFEITS[fault]) in [str(line.told.text) for line in end.log]


async def test_among_more_a_bot_plays_on_for_it(offer: Offer, tmp_path: Path) -> None:
    offer("sys.exit(3)")
    with serving(tmp_path / "data") as served:
        async with visiting(served.url) as site:
            found = await played(site, 3, turns=6)
            assert found.phase != "waiting"
            assert {player.level for player in found.players[1:]} == {served.services.hub.stand_in}
            assert not any(player.stands_in for player in found.players)
    assert str(STANDS_IN["failed"]) in [str(line.told.text) for line in found.log]


@pytest.mark.parametrize("text", ["./model", "cmd:./model", "=cmd:x", "two words=cmd:x", f"{'x' * 25}=cmd:x"])
def test_a_program_without_a_fitting_name_is_refused(text: str) -> None:
    with pytest.raises(ParlourError, match="bot"):
        seat_program(text)


def test_a_name_that_a_level_has_is_refused() -> None:
    with pytest.raises(ParlourError, match="there is a level 'keen' already"):
        seat_program(f"keen=cmd:{sys.executable} -c pass")
    assert "keen" in [level.name for level in levels()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_described_in_every_language(language: str) -> None:
    assert HOUSE("level-program-about").into(language)


@pytest.mark.parametrize(
    ("bot", "complaint"),
    [("nonsense", "a bot of your own is NAME=cmd:COMMAND"), ("mine=cmd:./nowhere", "there is no program")],
)
def test_the_command_says_what_is_wrong_with_a_bot(bot: str, complaint: str) -> None:
    command = [sys.executable, "-m", "parlour", "serve", "--port", "0", "--bot", bot]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert complaint in done.stderr
