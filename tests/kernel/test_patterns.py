"""Catalogues as data: what is made of them here, and what the client's build makes of its own."""

from __future__ import annotations

import json
import subprocess
from typing import Final

import pytest

import hatch_build
from parlour.games import catalogue
from parlour.kernel.language import LANGUAGES
from parlour.kernel.message import HOUSE, catalogue_of
from parlour.kernel.patterns import names_of, patterns
from tests.sources import ROOT

WEB: Final = ROOT / "web"
COMPILE: Final = """
import { readFileSync } from 'node:fs';
import { compiled } from './scripts/fluent.mjs';
const [file] = process.argv.slice(1);
console.log(JSON.stringify(compiled(readFileSync(file, 'utf8'))));
"""


@pytest.mark.skipif(not (WEB / "node_modules").exists(), reason="the client's packages are not installed")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_build_of_the_client_compiles_catalogues_alike(language: str) -> None:
    for folder in (HOUSE.folder, *(catalogue_of(game.package).folder for game in catalogue())):
        _, env = hatch_build.npm_command()
        command = ["node", "--input-type=module", "-e", COMPILE, str(folder / f"{language}.ftl")]
        done = subprocess.run(command, cwd=WEB, env=env, capture_output=True, text=True, check=True)
        assert json.loads(done.stdout) == patterns(folder.parent, language, names_of(folder.parent))
