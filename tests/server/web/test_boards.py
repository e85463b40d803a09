"""A board is drawn at any time from its address alone, on whatever process; browsers keep it for ever."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import msgspec
import pytest

from parlour.display.contract import display_of
from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.server.web.game_info import find_playable, playable
from parlour.server.web.routes.games import variant_of
from parlour.server.work.boards import Boards, drawn
from parlour.server.work.threads import Threads
from parlour.view.board_address import BoardAddress
from parlour.wire.http.responses import FinishedGame, LocalTable
from tests.games import some_game
from tests.server.people import Site, serving, visiting

pytestmark = pytest.mark.anyio

ME, LINK = {"kind": "me", "name": "Anna"}, {"kind": "link"}


def variants(game: Game) -> list[Variant]:
    """The game as printed, and with each choice of each option that goes with the printed rest."""
    found = [Variant.of(game)]
    for option in game.all_options:
        for choice in option.choices:
            try:
                found.append(Variant.of(game, **{option.name: choice.text}))
            except ValueError:  # a choice that needs another
                continue
    return found


def variant_at(address: str) -> Variant:
    """The variant that an address speaks of."""
    asked = parse_qs(urlsplit(address).query)
    return variant_of(find_playable(asked["game"][0]), asked.get("option", []))


@pytest.mark.parametrize("game", playable(), ids=lambda game: game.slug)
def test_an_address_says_all_that_a_board_is_drawn_from(game: Game) -> None:
    for variant in variants(game):
        board = display_of(game).board(variant)
        address = str(BoardAddress(variant))
        assert drawn(variant_at(address)) == (board.hash, board.json)
        assert urlsplit(address).path == f"/api/v1/boards/{board.hash}"


async def test_a_board_is_kept_by_browsers_for_ever(site: Site) -> None:
    table, _, _ = await site.make(ME, LINK)
    address = site.url + str((await site.look(table)).board)
    got = await site.http.get(address)
    assert got.headers["cache-control"].endswith("immutable")
    assert (await site.http.get(address, headers={"if-none-match": got.headers["etag"]})).status_code == 304
    assert (await site.get(f"tables/{table}/board")).content == got.content


async def test_a_board_of_another_drawing_is_given_and_not_kept(site: Site) -> None:
    """A page that was opened before an update asks by the old hash."""
    got = await site.get(f"boards/0123456789abcdef?game={some_game().slug}")
    assert (got.status_code, got.headers["cache-control"]) == (200, "no-cache")


async def test_what_has_no_board_is_said(site: Site) -> None:
    assert (await site.get("boards/0123456789abcdef?game=nothing")).status_code == 404
    got = await site.get(f"boards/0123456789abcdef?game={some_game().slug}&option=nothing=1")
    assert (got.status_code, got.json()["field"]) == (409, "options.nothing")


async def test_another_process_has_the_board_of_a_table_and_of_a_replay(site: Site, tmp_path: Path) -> None:
    state = Variant.of(some_game()).new_state(seed=3)
    got = await site.post("records", msgspec.to_builtins(state.record()))
    game = msgspec.json.decode(got.content, type=FinishedGame)
    table, _, _ = await site.make(ME, LINK)
    with serving(tmp_path) as another:
        async with visiting(another.url) as there:
            for address in (str((await site.look(table)).board), str(game.last.board)):
                here = (await site.http.get(site.url + address)).content
                got = await there.http.get(there.url + address)
                assert (got.status_code, got.content) == (200, here)


async def test_boards_that_others_ask_for_take_nobody_s_board_away() -> None:
    ours, *others = [Variant.of(game) for game in playable()]
    boards = Boards(Threads(), most_bytes=1)
    first = await boards.of(ours)
    for variant in others:
        await boards.of(variant)
    assert await boards.of(ours) == first


@pytest.mark.parametrize("game", playable(), ids=lambda game: game.slug)
async def test_a_page_that_plays_by_itself_is_told_its_board(site: Site, game: Game) -> None:
    seats = {"option": f"seats={max(game.seating.seats)}"} if len(game.seating.seats) > 1 else {}
    got = await site.http.get(f"{site.url}/api/v1/games/{game.slug}/local", params=seats)
    decoded = msgspec.json.decode(got.content, type=LocalTable)
    variant = variant_at(str(decoded.board))
    assert not variant.is_open
    assert (variant.game, variant.seats) == (game, max(game.seating.seats))
    assert str(decoded.board) == str(BoardAddress(variant))
    assert (await site.http.get(site.url + str(decoded.board))).status_code == 200
