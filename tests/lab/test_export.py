"""Games as arrays: what they say of a game, in both kinds of files, many and whole."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random

import numpy as np
import pytest

from parlour.games import catalogue
from parlour.kernel.calls import concealed
from parlour.kernel.errors import BadRecord, ParlourError
from parlour.kernel.game import Game
from parlour.kernel.game_record import GameRecord, Identity
from parlour.kernel.state import State, Variant
from parlour.lab import export
from parlour.lab.encoding import Encoding
from parlour.lab.export import Writer
from parlour.lab.sitting import Observation, Rewards
from parlour.search.arena.matches import Contender, pair
from parlour.testing.tiny import GAME

GAMES = (GAME, *catalogue())
ENDS = [".npz", ".parquet"]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))


@pytest.fixture(autouse=True, scope="module")
def compiled_rules() -> None:
    for game in GAMES:
        game.compiled.load_rules()


@cache
def played(variant: Variant, seed: int, most: int = 10_000) -> State:
    state, random = variant.new_state(seed=seed), Random(seed)
    while not state.is_over and len(state.history) < most:
        seat = random.choice(state.turn)
        state.apply(seat, random.choice(state.legal_actions(seat)))
    return state


def written(path: Path, variant: Variant, seeds: range, **settings: object) -> Writer:
    with Writer(path, variant, **settings) as writer:  # type: ignore[arg-type] # handed through
        for seed in seeds:
            assert writer.add(played(variant, seed).record())
    return writer


@every_game
@pytest.mark.parametrize("end", ENDS)
def test_rows_are_the_decisions_of_the_games(game: Game, end: str, tmp_path: Path) -> None:
    variant, encoding = Variant.of(game), Encoding(Variant.of(game))
    path = tmp_path / f"games{end}"
    writer = written(path, variant, range(2))
    arrays = export.read(path)
    about = json.loads(str(arrays["about"]))
    assert (about["game"], about["action_count"]) == (game.slug, game.action_count)
    assert writer.rows == len(arrays["action"])
    masks = np.unpackbits(arrays["mask"], axis=1, count=game.action_count)
    for number in range(2):
        record = played(variant, number).record()
        state = variant.replay(record)
        again = variant.new_state(seed=number, draws="manual")
        rows = iter(np.flatnonzero(arrays["game"] == number))
        for step, (actor, action) in enumerate(record.entries):
            if actor >= 0:
                row = next(rows)
                assert (arrays["step"][row], arrays["seat"][row], arrays["action"][row]) == (
                    step,
                    actor,
                    action,
                )
                assert masks[row].nonzero()[0].tolist() == again.legal_actions(actor)
                flat = encoding.flat(concealed(variant.game, again.fields, actor), actor)
                np.testing.assert_array_equal(arrays["observation"][row], flat)
                assert arrays["outcome"][row] == pytest.approx(state.returns()[actor])
            again.enter(actor, action)
        assert next(rows, None) is None


@every_game
@pytest.mark.parametrize("rewards", ["returns", "scores"])
def test_rewards_add_up_to_what_a_seat_got(game: Game, rewards: str, tmp_path: Path) -> None:
    variant = Variant.of(game)
    written(tmp_path / "games.npz", variant, range(3), rewards=rewards)
    arrays = export.read(tmp_path / "games.npz")
    sign = 1 if game.more_is_better else -1
    for number in range(3):
        state = played(variant, number)
        for seat in range(state.seats):
            own = (arrays["game"] == number) & (arrays["seat"] == seat)
            if not own.any():
                continue
            total = float(arrays["reward"][own].sum())
            if rewards == "returns":
                assert total == pytest.approx(state.returns()[seat])
                assert not arrays["reward"][own & ~arrays["last"]].any()
            assert arrays["last"][own].tolist() == [False] * (own.sum() - 1) + [True]
        if rewards == "scores" and state.scores() != [0] * state.seats and game is GAME:
            earned = [
                float(arrays["reward"][(arrays["game"] == number) & (arrays["seat"] == s)].sum())
                for s in range(state.seats)
            ]
            assert earned == [sign * score for score in state.scores()]


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("observation", ["flat", "fields"])
def test_fields_come_back_in_their_shapes(end: str, observation: Observation, tmp_path: Path) -> None:
    variant = Variant.of(GAME, seats=3)
    writer = written(tmp_path / f"games{end}", variant, range(2), observation=observation)
    arrays = export.read(tmp_path / f"games{end}")
    encoding = Encoding(variant)
    if observation == "flat":
        assert arrays["observation"].shape == (writer.rows, encoding.size)
        assert arrays["observation"].dtype == np.float32
    for name, entry in encoding.entries.items():
        if observation == "fields":
            assert arrays[f"observation.{name}"].shape == (writer.rows, *entry.shape)
            assert arrays[f"observation.{name}"].dtype == entry.dtype


def test_many_games_fill_numbered_files(tmp_path: Path) -> None:
    variant = Variant.of(GAME, seats=2)
    writer = written(tmp_path / "games.npz", variant, range(20), bytes_a_file=10_000)
    assert len(writer.files) > 2
    assert [path.name for path in writer.files[:2]] == ["games.npz", "games-1.npz"]
    parts = [export.read(path) for path in writer.files]
    assert sum(len(part["action"]) for part in parts) == writer.rows
    assert np.unique(np.concatenate([part["game"] for part in parts])).tolist() == list(range(20))


def test_a_game_that_is_not_over_is_left_out(tmp_path: Path) -> None:
    variant = Variant.of(GAME, seats=2)
    with Writer(tmp_path / "games.npz", variant) as writer:
        assert not writer.add(played(variant, 1, most=6).record())
    assert writer.games == 0
    assert list(export.read(tmp_path / "games.npz")) == ["about"]


def test_records_in_files_are_exported(tmp_path: Path) -> None:
    game = catalogue()[0]
    found: list[GameRecord] = [played(Variant.of(game), seed).record() for seed in range(3)]
    (tmp_path / "one.json").write_text(found[0].json(), encoding="utf-8")
    (tmp_path / "more.jsonl").write_bytes("\n".join(record.json() for record in found[1:]).encode())
    paths = [tmp_path / "one.json", tmp_path / "more.jsonl"]
    done = export.export(paths, tmp_path / "out.npz", observation="flat", rewards="returns")
    assert done.games == 3
    other = played(Variant.of(catalogue()[1]), 1).record()
    (tmp_path / "other.json").write_text(other.json(), encoding="utf-8")
    with pytest.raises(ParlourError, match="different games"):
        export.export(
            [*paths, tmp_path / "other.json"], tmp_path / "no.npz", observation="flat", rewards="returns"
        )
    with pytest.raises(ParlourError, match="no record"):
        export.export([], tmp_path / "no.npz", observation="flat", rewards="returns")


def test_an_entry_that_is_not_allowed_is_named() -> None:
    variant = Variant.of(GAME, seats=2)
    record = played(variant, 3).record()
    number = next(k for k, (actor, _) in enumerate(record.entries) if actor >= 0)
    record.entries[number] = (record.entries[number][0], GAME.action_count)
    with pytest.raises(BadRecord, match=f"entry {number} "):
        export.decisions(variant, record, Encoding(variant))


@pytest.mark.parametrize("rewards", ["returns", "scores"])
def test_plain_rules_give_the_same_arrays(rewards: Rewards, monkeypatch: pytest.MonkeyPatch) -> None:
    variant, encoding = Variant.of(GAME, seats=3), Encoding(Variant.of(GAME, seats=3))
    record = played(variant, 5).record()
    compiled = export.decisions(variant, record, encoding, rewards=rewards)
    monkeypatch.setenv("PARLOUR_COMPILE", "0")
    plain = export.decisions(variant, record, encoding, rewards=rewards)
    assert compiled is not None
    assert plain is not None
    assert list(compiled) == list(plain)
    for name, array in compiled.items():
        np.testing.assert_array_equal(array, plain[name])


def test_a_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ParlourError, match=r"as \.npz or \.parquet, not as \.csv"):
        Writer(tmp_path / "games.csv", Variant.of(GAME))


def test_rows_say_who_decided_and_where_the_draws_came_from(tmp_path: Path) -> None:
    variant = Variant.of(GAME, seats=2)
    record = played(variant, 3).record()
    record.players = [Identity(kind="bot", level="keen", seed="7"), Identity(kind="person")]
    with Writer(tmp_path / "games.npz", variant) as writer:
        writer.add(record)
        writer.add(played(variant, 4).record())
    arrays = export.read(tmp_path / "games.npz")
    mine = (arrays["game"] == 0) & (arrays["seat"] == 0)
    assert set(arrays["bot"][mine]) == {"keen"}
    assert set(arrays["bot_seed"][mine]) == {"7"}
    assert set(arrays["bot"][~mine]) == {""}
    assert set(arrays["draws"][arrays["game"] == 0]) == {record.seed}
    assert (arrays["side"] == arrays["seat"]).all()


def test_rows_of_the_arena_say_what_a_search_thought(tmp_path: Path) -> None:
    variant = Variant.of(GAME, seats=2)
    simulations = 60
    searching = Contender(f"keen:simulations={simulations},seconds=60")
    games = pair(variant, searching, Contender("random"), seed=5, keep=True).games
    with Writer(tmp_path / "games.npz", variant) as writer:
        for game in games:
            assert game.record is not None
            writer.add(game.record, game.thoughts)
    arrays = export.read(tmp_path / "games.npz")
    sides = np.array([game.sides for game in games])[arrays["game"], arrays["seat"]]
    visits, value = arrays["visits"], arrays["value"]
    assert (visits[sides == 1] == 0).all()
    assert (np.isnan(value) == (visits == 0)).all()
    thought = visits > 0
    assert thought.sum() > len(games)
    assert (visits[thought] <= 2 * simulations).all()
    assert (np.abs(value[thought]) <= 1).all()
    final = thought & arrays["last"] & (arrays["outcome"] == 1)
    assert value[final].mean() > value[thought & ~final].mean(), "who is about to win knows"
    assert games[0].thoughts
    assert not pair(variant, searching, Contender("random"), seed=5).games[0].thoughts
