"""A host's finished games as records without names; and what is cited of one."""

from __future__ import annotations

import gzip
from pathlib import Path

import tests
from parlour.cli.cite import facts
from parlour.games import find, read_record
from parlour.kernel.state import Variant
from parlour.kernel.verify import check
from parlour.search.levels import identity_of
from parlour.server.storage.finished import finished_games
from parlour.server.storage.sqlite import FILE
from tests.commands import Run


def test_finished_games_are_exported_without_names(parlour: Run, tmp_path: Path) -> None:
    old = Path(tests.__file__).parent / "old_data" / f"{FILE}.gz"
    (tmp_path / FILE).write_bytes(gzip.decompress(old.read_bytes()))
    out = tmp_path / "games.jsonl"
    done = parlour("export", "games", "--data", str(tmp_path), "--out", str(out))
    assert done.code == 0, done.err
    lines = out.read_text(encoding="utf-8").splitlines()
    assert f"{len(lines)} finished games" in done.out
    records = [read_record(line) for line in lines]
    assert len(records) == 5
    assert [record.entries for record in finished_games(tmp_path / FILE)] == [r.entries for r in records]
    for record in records:
        assert record.seats == []
        assert {player.kind for player in record.players} <= {"person", "bot"}
        assert all(player.level for player in record.players if player.kind == "bot")
        variant = Variant.of(find(record.game), **record.options)
        assert check(variant, record).history == [tuple(entry) for entry in record.entries]
        assert read_record(record.text()) == record


def test_what_is_cited_identifies_a_game() -> None:
    game = find("36")
    state = Variant.of(game, seats=2).new_state(seed=7)
    state.apply(state.turn[0], state.legal_actions(state.turn[0])[0])
    known = dict(facts(game, state.record()))
    assert known["seed"] == state.record().seed
    assert len(known["rules-digest"]) == 16
    assert known["options"].startswith("seats=2, ")
    state.apply(state.turn[0], state.legal_actions(state.turn[0])[0])
    assert dict(facts(game, state.record()))["entries"] != known["entries"]


def test_the_code_of_bots_is_cited_once_in_the_line_of_each() -> None:
    game = find("36")
    record = Variant.of(game, seats=2).new_state(seed=7).record()
    record.players = [identity_of("keen:effort=0.5", game), identity_of("greedy", game)]
    digests = {name: said for name, said in facts(game, record) if "digest " in said or "-digest" in name}
    assert digests.keys() == {"rules-digest", "player A", "player B", "entries"}
    assert all(f"digest {record.players[seat].digest}" in digests[f"player {'AB'[seat]}"] for seat in (0, 1))
