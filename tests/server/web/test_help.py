"""TableExtras tables, over real HTTP: facts, aids, rooms and what they come to, studies."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

import msgspec
import pytest

from parlour.games import catalogue, everything, home_of
from parlour.kernel.chance import Seeded
from parlour.kernel.errors import BadOption
from parlour.kernel.game import Aid, Game, Reference, Room
from parlour.kernel.options import AIDS, OptionValue
from parlour.kernel.state import Variant
from parlour.search.advice.table_aids import aids_of
from parlour.testing.words import in_words
from parlour.wire.http.responses import Facts, Rules, TableExtras
from parlour.wire.to_client import Accepted
from tests.server.people import Person, Site

pytestmark = pytest.mark.anyio

ME = {"kind": "me", "name": "Anna"}
WITH_FACTS = [game for game in catalogue() if game.references(Variant.of(game).options)]
WITH_AIDS = [game for game in everything() if game.display and (game.aids or not home_of(game.slug))]
WITH_STUDY = [game for game in catalogue() if game.hindsight is not None]
ROOMS = [(game, room) for game in catalogue() for room in game.rooms]


def aids(game: Game) -> tuple[Aid, ...]:
    """The questions at a table: in rooms only the game's own."""
    return game.aids if home_of(game.slug) else aids_of(Variant.of(game))


def named(game: Game) -> str:
    return game.slug


def seats_of(game: Game) -> list[dict[str, str]]:
    count = Variant.of(game).seats
    return [ME, *({"kind": "here", "name": f"Guest {k}"} for k in range(1, count))]


async def beside(site: Site, table: str) -> TableExtras:
    got = await site.get(f"tables/{table}/beside")
    assert got.status_code == 200, got.text
    return msgspec.json.decode(got.content, type=TableExtras)


def test_there_is_one_of_each_to_try() -> None:
    assert WITH_FACTS
    assert WITH_AIDS
    assert WITH_STUDY
    assert {bool(room.option) for _, room in ROOMS} == {True, False}


# -- facts -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", WITH_FACTS, ids=named)
async def test_facts_are_those_of_the_options(site: Site, game: Game) -> None:
    printed = msgspec.json.decode((await site.get(f"games/{game.slug}/facts")).content, type=Facts)
    assert (printed.game, printed.title, printed.options) == (game.slug, str(game.title), [])
    expected = looked_up(game, Variant.of(game).options)
    assert [table.title for table in printed.tables] == [table.title for table in expected]
    assert [tuple(map(tuple, table.rows)) for table in printed.tables] == [table.rows for table in expected]
    for name, value in differing(game):
        got = await site.get(f"games/{game.slug}/facts?option={name}={value}")
        decoded = msgspec.json.decode(got.content, type=Facts)
        asked = Variant.of(game, **{name: value})
        expected = looked_up(game, asked.options)
        assert [table.title for table in decoded.tables] == [table.title for table in expected]
        assert len(decoded.options) == 1
        table, _, _ = await site.make(*seats_of(game), game=game, options={AIDS: "true", name: value})
        of_table = msgspec.json.decode((await site.get(f"tables/{table}/facts")).content, type=Facts)
        drawn = [looked_up(game, asked.settled(Seeded(seed)).options) for seed in range(100)]
        assert [tuple(map(tuple, one.rows)) for one in of_table.tables] in [
            [one.rows for one in tables] for tables in drawn
        ]
        assert (of_table.options, of_table.title) == (decoded.options, decoded.title)
        assert (await beside(site, table)).facts


def looked_up(game: Game, options: Mapping[str, OptionValue]) -> list[Reference]:
    """The tables of facts, in words."""
    return [in_words(reference) for reference in game.references(options)]


def differing(game: Game) -> list[tuple[str, str]]:
    """Single options that change what there is to look up."""
    usual = game.references(Variant.of(game).options)
    found = []
    for option in game.options:
        for choice in option.choices:
            with suppress(BadOption):  # a value that needs others
                if game.references(Variant.of(game, **{option.name: choice.text}).options) != usual:
                    found.append((option.name, choice.text))
    return found


@pytest.mark.parametrize("game", WITH_FACTS, ids=named)
async def test_facts_are_asked_for_with_several_options(site: Site, game: Game) -> None:
    given = "&".join(f"option={option.name}={option.text(option.default)}" for option in game.options)
    got = await site.get(f"games/{game.slug}/facts?{given}")
    assert msgspec.json.decode(got.content, type=Facts).options == []


async def test_facts_that_are_not_there_are_problems(site: Site) -> None:
    game = WITH_FACTS[0]
    none = next(game for game in catalogue() if game not in WITH_FACTS and game.display is not None)
    got = await site.get(f"games/{none.slug}/facts")
    assert msgspec.json.decode(got.content, type=Facts).tables == []
    assert (await site.get("games/nonsense/facts")).status_code == 404
    wrong = await site.get(f"games/{game.slug}/facts?option=nonsense=1")
    assert (wrong.status_code, wrong.json()["code"]) == (409, "option")
    assert (await site.get("tables/nonsense/facts")).status_code == 404


# -- aids --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", WITH_AIDS, ids=named)
async def test_a_table_says_which_aids_it_allows(site: Site, game: Game) -> None:
    table, _, _ = await site.make(*seats_of(game), game=game, options={AIDS: "true"})
    offered = (await beside(site, table)).aids
    assert [(one.name, one.label) for one in offered] == [(aid.name, str(aid.label)) for aid in aids(game)]
    assert [one.searched for one in offered] == [aid.searched for aid in aids(game)]


@pytest.mark.parametrize("game", WITH_AIDS, ids=named)
async def test_a_serious_table_gives_no_help(site: Site, game: Game) -> None:
    table, _, _ = await site.make(*seats_of(game), game=game, options={AIDS: "false"})
    assert (await beside(site, table)).aids == []


# -- rooms -------------------------------------------------------------------------------------------------


async def test_rooms_are_offered_with_their_game_and_not_beside_it(site: Site) -> None:
    listed = (await site.get("games")).json()
    slugs = {one["slug"] for one in listed}
    for game, room in ROOMS:
        (info,) = [one for one in listed if one["slug"] == game.slug]
        (offered,) = [one for one in info["rooms"] if one["slug"] == room.game.slug]
        assert [option["name"] for option in offered["options"]] == [
            option.name for option in room.game.all_options
        ]
        assert [preset["name"] for preset in offered["presets"]] == [
            preset.name for preset in room.game.presets
        ]
        assert room.game.slug not in slugs
        assert (await site.get(f"games/{room.game.slug}/rules")).status_code == 200
        assert (await site.get(f"games/{room.game.slug}/picture.svg")).status_code == 200


FORESEEN = [(game, room) for game, room in ROOMS if room.option or room.game.aids]
"""Rooms that end well whatever is drawn: at once, or by hints."""


def finished(room: Room) -> list[int]:
    """Actions that finish a room well: hints where there are any, else what closes it at once."""
    state = Variant.of(room.game).new_state()
    while not state.is_over:
        aid = next(iter(room.game.aids), None)
        state.apply(0, aid.answer(state.view(0).fields, 0).actions[0] if aid else room.game.closing[0])
    assert state.returns() == [1.0]
    return [entry.action for entry in state.history]


@pytest.mark.parametrize(("game", "room"), FORESEEN, ids=lambda one: getattr(one, "slug", ""))
async def test_a_room_is_played_like_a_game_and_gives_what_it_came_to(
    site: Site, game: Game, room: Room
) -> None:
    table, _, tokens = await site.make(ME, game=room.game)
    assert (await beside(site, table)).home == game.slug
    async with Person(site.url, table, tokens[0]) as anna:
        for action in finished(room):
            answer = await anna.play([action])
            assert isinstance(answer, Accepted)
        assert anna.phase == "over"
    gift = (await beside(site, table)).gift
    if not room.option:
        assert gift is None
        return
    assert gift is not None
    assert (gift.game, gift.option) == (game.slug, room.option)
    made, _, tokens = await site.make(*seats_of(game), game=game, options={gift.option: gift.value})
    assert (await site.look(made, tokens[0])).phase == "playing"
    replay = await site.get(f"tables/{table}/replay")
    assert replay.status_code == 200


def test_home_is_known_of_rooms_alone() -> None:
    for game, room in ROOMS:
        assert home_of(room.game.slug) == (game, room)
        assert home_of(game.slug) is None


# -- rules -------------------------------------------------------------------------------------------------


async def test_the_rules_of_a_table_fold_what_its_options_do_not_say(site: Site) -> None:
    game, option, value = next(
        (game, option, choice.text)
        for game in catalogue()
        for option in game.options
        for choice in option.choices
        if f"<!-- {option.name}={choice.text} -->" in (game.folder / "RULES.md").read_text("utf-8")
        and choice.text != option.text(Variant.of(game).options[option.name])
    )
    folded = []
    for options in ({}, {option.name: value}):
        table, _, _ = await site.make(*seats_of(game), game=game, options=options)
        got = await site.get(f"tables/{table}/rules")
        assert got.status_code == 200, got.text
        rules = msgspec.json.decode(got.content, type=Rules)
        assert rules.short.count("<figure") == 3
        folded.append(rules.html.count("rule-off"))
    assert folded[0] != folded[1] != 0
