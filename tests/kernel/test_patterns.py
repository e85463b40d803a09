"""Catalogues as data: what is made of them here, and what the client's build makes of its own."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Final

import pytest

import hatch_build
from parlour.games import catalogue
from parlour.kernel.language import LANGUAGES, SOURCE
from parlour.kernel.message import FOLDER, HOUSE, catalogue_of
from parlour.kernel.patterns import names_of, patterns
from tests.sources import ROOT

WEB: Final = ROOT / "web"
COMPILE: Final = """
import { readFileSync } from 'node:fs';
import { compiled } from './scripts/fluent.mjs';
const files = process.argv.slice(1);
console.log(JSON.stringify(files.map((file) => compiled(readFileSync(file, 'utf8')))));
"""


@pytest.mark.skipif(not (WEB / "node_modules").exists(), reason="the client's packages are not installed")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_build_of_the_client_compiles_catalogues_alike(language: str) -> None:
    _, env = hatch_build.npm_command()
    folders = [HOUSE.folder, *(catalogue_of(game.package).folder for game in catalogue())]
    files = [str(folder / f"{language}.ftl") for folder in folders]
    command = ["node", "--input-type=module", "-e", COMPILE, *files]
    done = subprocess.run(command, cwd=WEB, env=env, capture_output=True, text=True, check=True)
    for folder, compiled in zip(folders, json.loads(done.stdout), strict=True):
        assert compiled == patterns(folder.parent, language, names_of(folder.parent))


def test_english_stands_in_as_it_counts_and_stays_as_it_is(tmp_path: Path) -> None:
    """In English `one` is the number 1, in Czech too where English stands in."""
    folder = tmp_path / FOLDER
    folder.mkdir()
    (folder / "en.ftl").write_text("cards = { $n ->\n    [one] a card\n   *[other] cards\n}\n")
    (folder / "cs.ftl").write_text("hand = ruka\n")
    for _ in range(2):
        assert patterns(tmp_path, "cs", ["cards"]) == {"cards": [["n", {"1": "a card"}, "cards"]]}
        assert patterns(tmp_path, SOURCE, ["cards"]) == {"cards": [["n", {"one": "a card"}, "cards"]]}
